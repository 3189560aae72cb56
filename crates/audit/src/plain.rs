//! A look at the last position, before anybody searches for mates.
//!
//! Positions in which a side cannot mate have too little material, or a wall of pawns that nobody
//! gets through, or moves that are forced. Where none of these is to be seen the question is not
//! asked: of games that are said to have ended by resignation, by agreement or nobody says how. A
//! dead position of some fourth sort would be passed over; a living one is never called dead. Games
//! lost on time or by an infraction are always asked about.

use chess::{Bitboard, Board, Color, Position, Role};

const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// Fewer pairs of pawns that stop each other leave a king a way through.
const WALL: u32 = 3;

/// Fewer legal moves may all lead to the same end, in so many plies at least.
const FREEDOM: usize = 3;
const AHEAD: u32 = 2;

/// Whether this side has enough to mate with by itself, and nothing seems to stop it.
pub(crate) fn can_mate(position: &Position, side: Color) -> bool {
    is_free(position, AHEAD, |board| is_strong(board, side))
}

/// Whether somebody has enough to mate with, and nothing seems to stop it.
pub(crate) fn is_alive(position: &Position) -> bool {
    is_free(position, AHEAD, |board| Color::ALL.into_iter().any(|side| has_enough(board, side)))
}

fn is_strong(board: &Board, side: Color) -> bool {
    !(board.live_pawns(side) | board.rooks_and_queens(side)).is_empty()
}

/// Whether some mate by these men can be set up on an empty board: by a pawn, a rook or a queen; by
/// two minor pieces; or by one, where a man of the other side takes a square from its king.
fn has_enough(board: &Board, side: Color) -> bool {
    if is_strong(board, side) {
        return true;
    }
    let men = |role: Role, color: Color| board.pieces(role.of(color));
    let knights = men(Role::Knight, side);
    if !knights.is_empty() {
        let helpers = knights.len() > 1 || !men(Role::Bishop, side).is_empty();
        let idle = board.role(Role::Queen) | board.role(Role::King) | board.role(Role::Pawn);
        let theirs = (board.color(!side) - idle) | board.live_pawns(!side);
        return helpers || !theirs.is_empty();
    }
    let bishops = men(Role::Bishop, side);
    let all = board.role(Role::Bishop);
    let is_one_colour = all.is_subset(LIGHT) || all.is_disjoint(LIGHT);
    !bishops.is_empty() && (!is_one_colour || !board.role(Role::Knight).is_empty())
}

/// Whether every pawn has one of the other side before it, and enough of them stop each other to
/// make a wall.
fn is_walled(position: &Position) -> bool {
    let board = position.board();
    let [white, black] = Color::ALL.map(|color| board.pieces(Role::Pawn.of(color)).0);
    let stopped = (white << 8) & black;
    if stopped.count_ones() < WALL {
        return false;
    }
    let (mut ahead, mut behind) = (white, black);
    for _ in 0..6 {
        ahead |= ahead << 8;
        behind |= behind >> 8;
    }
    Bitboard(black).is_subset(Bitboard(ahead)) && Bitboard(white).is_subset(Bitboard(behind))
}

/// Whether the men are enough, and somebody has a choice of moves: now, or, where games are resigned
/// in check, after one of the few moves there are.
fn is_free(position: &Position, ahead: u32, is_enough: impl Fn(&Board) -> bool + Copy) -> bool {
    if !is_enough(position.board()) || is_walled(position) {
        return false;
    }
    position.legal_moves().take(FREEDOM).count() == FREEDOM
        || ahead > 0
            && position.legal_moves().any(|legal| is_free(&legal.play(), ahead - 1, is_enough))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    #[test]
    fn an_ordinary_position_is_alive_for_plain_reasons() {
        assert!(is_alive(&Position::initial()));
        assert!(is_alive(&position("8/8/2p1kpp1/4n2p/4P3/2N2K2/2P3P1/8 w - - 2 42")));
    }

    #[test]
    fn little_material_walls_and_forced_moves_are_looked_into() {
        for fen in [
            "8/8/4k3/8/8/3b4/8/K6B w - - 0 1",
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
            "4k3/8/8/1p2p1p1/1P2P1P1/8/8/R3K3 w - - 0 1",
            "k7/1Q6/8/8/8/8/8/K7 b - - 0 1",
        ] {
            assert!(!is_alive(&position(fen)), "{fen}");
        }
    }

    #[test]
    fn what_is_alive_for_plain_reasons_is_not_proved_dead() {
        let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
        let mut throw = move || {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            dice
        };
        let mut alive = 0;
        for men in ["Nn", "Bn", "Bb", "NN", "BN", "BB", "Np", "Bp", "Nr", "Nq", "Br", "P", "Pp"] {
            for _ in 0..60 {
                let mut board = [b'1'; 64];
                for man in men.bytes().chain(*b"Kk") {
                    board[throw() as usize % 64] = man;
                }
                let ranks: Vec<_> = board.chunks(8).map(String::from_utf8_lossy).collect();
                let turn = if throw() % 2 == 0 { "w" } else { "b" };
                let fen = format!("{} {turn} - - 0 1", ranks.join("/"));
                let Ok(position) = fen.parse::<Position>() else { continue };
                if is_alive(&position) {
                    alive += 1;
                    let life = winnable::dead(&position, &winnable::Budget::quick());
                    assert!(!matches!(life, winnable::Life::Dead(_)), "{fen}");
                }
            }
        }
        assert!(alive > 200, "{alive}");
    }

    #[test]
    fn a_check_with_one_answer_is_no_end_of_the_game() {
        assert!(is_alive(&position("5Qk1/8/4N2p/P1R5/P7/3p1b2/3B1P2/6K1 b - - 0 47")));
        assert!(is_alive(&position("8/2R5/p5Pk/8/1p2B1K1/8/8/8 b - - 1 53")));
    }

    #[test]
    fn one_side_may_be_able_where_the_other_is_not() {
        let position = position("8/8/4k3/8/8/3b4/8/K6R w - - 0 60");
        assert!(can_mate(&position, Color::White));
        assert!(!can_mate(&position, Color::Black));
    }
}
