//! Opening the way for a blocked pawn.
//!
//! A side with neither queen nor rook needs one, and the pawns that could become one may all be
//! blocked. Then the winner's king captures the man in front of a pawn, or a man of the loser comes
//! to where a pawn captures it, and the winner's own officers step out of the pawn's way; the other
//! side waits meanwhile. Nothing is searched: each side has one thing to do, and if that fails
//! another way is tried.

use chess::{Bitboard, Board, Color, Move, Role, Square, attacks};

use crate::flood;
use crate::meanwhile::{goes_off, king_waits, step_away, waits};
use crate::meeting::{STEPS, Walk, promotions, struck};
use crate::reach::{FILE_A, pawn_strikes, step};
use crate::stage::Stage;

/// The most ways to try.
const WAYS: usize = 6;
/// How many moves a king waits for the other one to go away.
const WAITS: u32 = 4;
/// The most moves of officers that step aside.
const ASIDE: u32 = 4;
/// The most moves of the man that comes to be captured.
const LURE_MOVES: u32 = 4;

/// How a pawn gets past what blocks it.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// The winner's king captures the man in front of the pawn.
    Hunt { pawn: Square, prey: Square },
    /// Only officers of the winner are in the way.
    Step { pawn: Square },
    /// The pawn captures a man that comes to this square.
    Lure { pawn: Square, to: Square },
}

/// Tries the ways for a pawn one after another, until `then` gets what it wants from the resulting
/// position.
pub(crate) fn try_openings(
    stage: &mut Stage<'_>,
    winner: Color,
    left: &mut u64,
    mut then: impl FnMut(&mut Stage<'_>, &mut u64) -> bool,
) -> bool {
    let (board, turn, played) = (*stage.board(), stage.turn(), stage.played());
    let (ways, count) = ways(&board, winner);
    for way in &ways[..count] {
        let is_open = match *way {
            Way::Hunt { pawn, prey } => {
                hunt(stage, winner, prey, left) && step_aside(stage, winner, pawn, left)
            }
            Way::Step { pawn } => step_aside(stage, winner, pawn, left),
            Way::Lure { pawn, to } => lure(stage, winner, pawn, to, left),
        };
        if is_open && then(stage, left) {
            return true;
        }
        stage.rewind(board, turn, played);
    }
    false
}

/// The ways that lead to a promotion, while everybody else stays.
fn ways(board: &Board, winner: Color) -> ([Way; WAYS], usize) {
    let mut ways = [Way::Step { pawn: Square::A1 }; WAYS];
    let mut count = 0;
    let mut add = |way: Way| {
        if count < WAYS {
            ways[count] = way;
            count += 1;
        }
    };
    let occupied = board.occupied().0;
    let enemies = board.color(!winner).0 & !board.role(Role::King).0;
    for pawn in board.live_pawns(winner) {
        let here = 1 << pawn.index();
        for to in Bitboard(pawn_strikes(winner, here) & !occupied) {
            if promotions(winner, to, occupied & !here, enemies).0 != 0 {
                add(Way::Lure { pawn, to });
            }
        }
        let prey = stopper(winner, here, occupied) & enemies;
        if prey != 0
            && promotions(winner, pawn, occupied & !prey, enemies & !prey).0 != 0
            && let Some(prey) = Bitboard(prey).first()
        {
            add(Way::Hunt { pawn, prey });
        }
    }
    // The same once the winner's officers have left the file.
    let officers = officers(board, winner).0;
    for pawn in board.live_pawns(winner) {
        let here = 1 << pawn.index();
        let aside = officers & FILE_A << pawn.file() as u32;
        let stopper = stopper(winner, here, occupied & !aside);
        let prey = stopper & enemies;
        let is_blocked = promotions(winner, pawn, occupied & !prey, enemies & !prey).0 == 0;
        if is_blocked && promotions(winner, pawn, occupied & !prey & !aside, enemies & !prey).0 != 0
        {
            add(match Bitboard(prey).first() {
                Some(prey) => Way::Hunt { pawn, prey },
                None => Way::Step { pawn },
            });
        }
    }
    (ways, count)
}

/// A side's men except king and pawns.
fn officers(board: &Board, color: Color) -> Bitboard {
    board.color(color) - board.role(Role::King) - board.role(Role::Pawn)
}

/// The first man in front of a pawn.
const fn stopper(color: Color, pawn: u64, occupied: u64) -> u64 {
    let mut ahead = step(color, pawn);
    while ahead & !occupied != 0 {
        ahead = step(color, ahead);
    }
    ahead
}

/// The winner's king goes and captures the prey; returns whether it could.
fn hunt(stage: &mut Stage<'_>, winner: Color, prey: Square, left: &mut u64) -> bool {
    let mut waits = WAITS;
    for _ in 0..2 * STEPS {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        if stage.turn() != winner {
            if !step_away(stage, prey, |stage| steps_to_go(stage, winner, prey)) {
                return false;
            }
            continue;
        }
        let king = stage.king(winner);
        let (walk, _) = paths_to(stage, winner, prey);
        let nearer = match walk.steps_to(king) {
            Some(steps) if steps > 0 => attacks::king(king) & Bitboard(walk.within(steps - 1)),
            _ => Bitboard::EMPTY,
        };
        let went = nearer
            .into_iter()
            .find(|to| stage.try_move(Role::King, Move::new(king, *to)).is_some());
        if went == Some(prey) {
            // Out of the pawn's way again.
            let file = Bitboard(FILE_A << prey.file() as u32);
            return step_away(stage, prey, |stage| Some(theirs_on(stage, winner, file)))
                && king_waits(stage, file);
        }
        // Perhaps the other king is in the way and can go.
        if went.is_none() && (waits == 0 || !king_waits(stage, Bitboard::EMPTY)) {
            return false;
        }
        waits -= u32::from(went.is_none());
    }
    false
}

/// The paths of the winner's king to the prey, and the squares on which it would be in check.
fn paths_to(stage: &Stage<'_>, winner: Color, prey: Square) -> (Walk, u64) {
    let board = stage.board();
    let king = stage.king(winner);
    let danger = struck(board, !winner, board.occupied() - Bitboard::from(king))
        | attacks::king(stage.king(!winner)).0;
    let free = !board.occupied().0 & !danger | 1 << king.index();
    (Walk::new(prey, free, STEPS - 1), danger)
}

/// The steps of the winner's king to the prey, unless that is guarded.
fn steps_to_go(stage: &Stage<'_>, winner: Color, prey: Square) -> Option<usize> {
    let (walk, danger) = paths_to(stage, winner, prey);
    if danger >> prey.index() & 1 == 1 { None } else { walk.steps_to(stage.king(winner)) }
}

/// The winner's officers leave the pawn's file, without check, until it can promote; returns whether
/// they could.
fn step_aside(stage: &mut Stage<'_>, winner: Color, pawn: Square, left: &mut u64) -> bool {
    let file = Bitboard(FILE_A << pawn.file() as u32);
    for _ in 0..2 * ASIDE {
        let board = *stage.board();
        let enemies = board.color(!winner) - board.role(Role::King);
        if promotions(winner, pawn, board.occupied().0, enemies.0).0 != 0 {
            return true;
        }
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let went = match stage.turn() == winner {
            true => {
                (officers(&board, winner) & file).into_iter().any(|from| {
                    board.role_on(from).is_some_and(|role| goes_off(stage, role, from, file))
                }) || king_waits(stage, file)
            }
            false => step_away(stage, pawn, |stage| Some(theirs_on(stage, winner, file))),
        };
        if !went {
            return false;
        }
    }
    false
}

/// How many of the loser's men are on these squares.
fn theirs_on(stage: &Stage<'_>, winner: Color, squares: Bitboard) -> usize {
    (stage.board().color(!winner) & squares).len() as usize
}

/// A man of the loser comes and is captured; returns whether it could.
fn lure(stage: &mut Stage<'_>, winner: Color, pawn: Square, to: Square, left: &mut u64) -> bool {
    let Some(mut bait) = bait(stage.board(), winner, to) else { return false };
    for _ in 0..2 * LURE_MOVES {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        if stage.turn() != winner {
            let Some(next) = bring(stage, bait, to) else { return false };
            bait = next;
        } else if bait == to {
            let promotion = (!attacks::PAWN_RANKS.has(to)).then_some(Role::Queen);
            return stage.try_move(Role::Pawn, Move { from: pawn, to, promotion }).is_some();
        } else if !waits(stage, Bitboard::from(to) | Bitboard::from(bait)) {
            return false;
        }
    }
    false
}

/// The officer of the loser that gets to a square in the fewest moves.
fn bait(board: &Board, winner: Color, to: Square) -> Option<Square> {
    let empty = !board.occupied().0;
    let near = |role: Role| {
        let men = board.pieces(role.of(!winner)).0;
        let mut front = 1 << to.index();
        for moves in 1..=LURE_MOVES - 1 {
            front = flood::strikes(role, front, empty);
            if let Some(from) = Bitboard(front & men).first() {
                return Some((moves, from));
            }
            front &= empty;
        }
        None
    };
    let officers = [Role::Rook, Role::Queen, Role::Knight, Role::Bishop];
    officers.into_iter().filter_map(near).min().map(|(_, from)| from)
}

/// Brings the bait one move nearer, without giving check on the way.
fn bring(stage: &mut Stage<'_>, from: Square, to: Square) -> Option<Square> {
    let us = stage.turn();
    let board = *stage.board();
    let role = board.role_on(from)?;
    let occupied = board.occupied() - Bitboard::from(from);
    let reach = attacks::from(role.of(us), from, occupied) - occupied;
    if reach.has(to) {
        return stage.try_move(role, Move::new(from, to)).map(|_| to);
    }
    let checks = attacks::from(role.of(us), stage.king(!us), occupied);
    let mut front = attacks::from(role.of(us), to, occupied) - occupied;
    for _ in 2..LURE_MOVES {
        let way = (reach & front) - checks;
        if !way.is_empty() {
            return way
                .into_iter()
                .find(|way| stage.try_move(role, Move::new(from, *way)).is_some());
        }
        front = Bitboard(flood::strikes(role, front.0, !occupied.0)) - occupied;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    /// The moves that open a way, if nothing more is required.
    fn opened(fen: &str) -> Option<usize> {
        let position: Position = fen.parse().expect("a position");
        let mut stage = Stage::of(&position);
        let mut moves = None;
        let found = try_openings(&mut stage, Color::White, &mut 1_000, |stage, _| {
            moves = Some(stage.played());
            true
        });
        assert_eq!(found, moves.is_some(), "{fen}");
        moves
    }

    #[test]
    fn the_king_takes_what_stops_a_pawn_and_leaves_its_file() {
        // Ke4, Kf4, Kxg4 and a step aside, with four answers.
        assert_eq!(opened("8/8/8/4k3/6p1/3K2P1/8/8 b - - 0 1"), Some(8));
    }

    #[test]
    fn a_rook_comes_to_be_taken() {
        // The rook goes to c4 by way of c8 or d4, and b3 takes it.
        assert!(opened("3r3k/8/8/8/1p6/1P6/7K/8 b - - 0 1").is_some());
    }

    #[test]
    fn officers_step_out_of_their_pawns_way() {
        // The knight leaves e6.
        assert_eq!(opened("7k/8/4N3/4P3/8/8/8/K7 w - - 0 1"), Some(1));
        // The king takes on c5 and leaves the file, and then the bishop leaves it, too.
        assert!(opened("7k/2B5/8/2p5/2P1K3/8/8/8 w - - 0 1").is_some());
    }

    #[test]
    fn a_guarded_man_stays_where_it_is() {
        assert_eq!(opened("8/8/1p6/p7/P7/8/8/K6k b - - 0 1"), None);
    }
}
