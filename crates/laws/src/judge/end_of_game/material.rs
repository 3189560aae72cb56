//! What pieces can do, whatever the position: enough to force mate (13.c.2 of the Finnish blitz
//! rules), or too few for any mate at all (5.2.2).

use chess::{Bitboard, Board, Color, Position, Rank, Role, Square};
use winnable::Life;

use crate::judge::thought::Thought;

/// The pawns of a side that stand on their last rank: they never move again (rule 11).
fn dead_pawns(board: &Board, side: Color) -> Bitboard {
    board.role(Role::Pawn) & board.color(side) & Bitboard::from(Rank::Eighth.relative_to(side))
}

fn count(board: &Board, side: Color, role: Role) -> u32 {
    (board.role(role) & board.color(side)).len()
}

/// The bishops of a side on light and on dark squares.
fn bishops(board: &Board, side: Color) -> (u32, u32) {
    let all = board.role(Role::Bishop) & board.color(side);
    let light =
        all.into_iter().filter(|square: &Square| square.is_light()).collect::<Bitboard>().len();
    (light, all.len() - light)
}

/// Whether a side has pieces with which mate can be forced on a lone king in general: a queen, a
/// rook, a pawn that lives, bishop and knight, bishops of both colours, or three knights. What the
/// opponent has, and where anything stands, does not matter.
pub(crate) fn suffices(board: &Board, side: Color) -> bool {
    let has = |role: Role| count(board, side, role);
    let live_pawns = has(Role::Pawn) - dead_pawns(board, side).len();
    let (light, dark) = bishops(board, side);
    let knights = has(Role::Knight);
    has(Role::Queen) + has(Role::Rook) + live_pawns > 0
        || (light + dark > 0 && knights > 0)
        || (light > 0 && dark > 0)
        || knights >= 3
}

/// Whether a side has nothing but the king and pawns that are dead.
pub(crate) fn is_bare(board: &Board, side: Color) -> bool {
    board.color(side).len() == 1 + dead_pawns(board, side).len()
}

/// Whether no mate can come about with these pieces: bare kings, one knight, or bishops that all go
/// on squares of one colour. A dead pawn can stand in its own king's way, so then the position is
/// asked too.
pub(crate) fn nobody_can_mate(position: &Position) -> bool {
    let board = position.board();
    let dead = Color::ALL.map(|side| dead_pawns(board, side).len()).iter().sum::<u32>();
    let men = board.occupied().len() - 2 - dead;
    let knights = board.role(Role::Knight).len();
    let [(wl, wd), (bl, bd)] = Color::ALL.map(|side| bishops(board, side));
    let of_one_colour = wl + bl == men || wd + bd == men;
    let too_few = men == 0 || (men == 1 && knights == 1) || of_one_colour;
    let is_dead = || matches!(winnable::dead(position, &Thought::Full.budget()), Life::Dead(_));
    too_few && (dead == 0 || is_dead())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    /// The table of worked detail 3.
    #[test]
    fn what_suffices_is_a_matter_of_the_own_pieces_alone() {
        for (men, enough) in [
            ("", false),
            ("N", false),
            ("B", false),
            ("NN", false),
            ("NNN", true),
            ("BN", true),
            ("R", true),
            ("Q", true),
        ] {
            let fen = format!("k6q/8/8/8/8/8/8/{men}{}K w - - 0 1", 7 - men.len());
            assert_eq!(suffices(position(&fen).board(), Color::White), enough, "{fen}");
        }
        for (fen, enough) in [
            ("k7/8/8/8/8/8/8/B1B4K w - - 0 1", false),
            ("k7/8/8/8/8/8/8/BB5K w - - 0 1", true),
            ("k7/p7/P7/8/8/8/8/7K w - - 0 1", true),
            ("k3P3/8/8/8/8/8/8/N6K w - - 0 1", false),
        ] {
            assert_eq!(suffices(position(fen).board(), Color::White), enough, "{fen}");
        }
    }

    #[test]
    fn a_dead_pawn_alone_mates_nobody_but_may_stand_in_its_kings_way() {
        assert!(nobody_can_mate(&position("k3P3/8/8/8/8/8/8/7K w - - 0 1")));
        assert!(is_bare(position("k3P3/8/8/8/8/8/8/7K w - - 0 1").board(), Color::White));
        assert!(nobody_can_mate(&position("k7/8/8/8/8/8/8/6NK w - - 0 1")));
        assert!(!nobody_can_mate(&position("k7/8/8/8/8/8/8/5NNK w - - 0 1")));
        assert!(!nobody_can_mate(&position("kn6/8/8/8/8/8/8/6NK w - - 0 1")));
        assert!(nobody_can_mate(&position("k1b5/8/8/8/8/8/8/5B1K w - - 0 1")));
    }
}
