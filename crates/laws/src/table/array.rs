//! The rights to castle that an array gives which was set up wrong and stayed (7-2 of the Finnish
//! blitz rules).

use chess::{Bitboard, Board, Color, File, Rank, Role, Setup, Square};

/// The setup with the rights that its array gives, if it is one: a king on the e-file castles as
/// usual with a rook in its corner, a king and queen that changed places castle as in a mirror, and
/// any other king not at all.
pub(super) fn with_its_castling(mut setup: Setup) -> Setup {
    if !Color::ALL.into_iter().all(|color| is_set_up(&setup.board, color)) {
        return setup;
    }
    let mut rooks = Bitboard::EMPTY;
    for color in Color::ALL {
        let back = |file: File| Square::new(file, color.back_rank());
        let stands =
            |role: Role, file: File| setup.board.piece_on(back(file)) == Some(role.of(color));
        let exchanged = stands(Role::King, File::D) && stands(Role::Queen, File::E);
        setup.mirrored[color] = exchanged;
        for corner in [File::A, File::H] {
            if (exchanged || stands(Role::King, File::E)) && stands(Role::Rook, corner) {
                rooks |= back(corner).into();
            }
        }
    }
    setup.castling_rooks = rooks;
    setup
}

/// Whether a side's sixteen men stand on its first two ranks, the pawns before the others.
fn is_set_up(board: &Board, color: Color) -> bool {
    let second = Bitboard::from(Rank::Second.relative_to(color));
    board.color(color) == second | Bitboard::from(color.back_rank())
        && board.role(Role::Pawn) & board.color(color) == second
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_gives_its_own_rights() {
        for (given, rights) in [
            ("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", "~KQ~kq"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", "~KQkq"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w - - 0 1", "KQkq"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w KQkq - 0 1", "Kkq"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNKQBBNR w KQkq - 0 1", "kq"),
        ] {
            let setup = with_its_castling(given.parse().unwrap());
            assert_eq!(setup.to_string().split(' ').nth(2), Some(rights), "{given}");
        }
    }

    #[test]
    fn a_position_in_the_middle_of_a_game_is_none() {
        let given = "rnbkqbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBKQBNR b - - 0 1";
        let setup: Setup = given.parse().unwrap();
        assert_eq!(with_its_castling(setup.clone()), setup);
    }
}
