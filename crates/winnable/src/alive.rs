//! Positions that are alive for an obvious reason, so that no search is needed.
//!
//! In play the question of 5.2.2 is asked after every move, and nearly always the answer is
//! obvious. Two reasons are recognised here, both exact: the moves involved are played and proved
//! legal.
//!
//! - **Both can go back.** If after a move the opponent has a waiting move, and then both the mover
//!   and the opponent can go back, the position before has arisen again: the same men on the same
//!   squares, the same side to move, the same rights. Whatever mate could be reached from the
//!   position before can therefore be reached from the one after; if the first is alive, so is the
//!   second.
//! - **A mate is near.** A helpmate was found without a search.

use chess::{Bare, Bitboard, Board, Color, Move, Position, Role, Square, attacks};

use crate::Helpmate;
use crate::quick::{try_at_once, try_preludes, try_shortest};
use crate::refute::shortage_of;
use crate::stage::Stage;

/// The most waiting moves to try.
const TRIES: usize = 6;
/// The most positions to examine for a mate.
const LOOKED_AT: u64 = 4_000;

/// Whether the position after a legal move leads back to the one before it, so that it is alive if
/// that one is.
///
/// `true` is exact. `false` says nothing: ask [`is_plainly_alive`], then [`dead`](crate::dead). An
/// arbiter who asks after every move knows that the position before was not dead, so the three
/// questions in this order cost next to nothing.
///
/// ```
/// use chess::Position;
/// let before = Position::initial();
/// let m = "g1f3".parse().unwrap();
/// let after = before.legal(m).unwrap().play();
/// assert!(tuomari_winnable::leads_back(&before, m, &after));
/// let m = "e2e4".parse().unwrap();
/// let after = before.legal(m).unwrap().play();
/// assert!(!tuomari_winnable::leads_back(&before, m, &after), "a pawn does not go back");
/// ```
#[must_use]
pub fn leads_back(before: &Position, m: Move, after: &Position) -> bool {
    // A capture or a pawn move resets the count. Castling and moves that lose a castling right
    // change what can be done from the same squares, and so does the chance to capture en passant.
    if after.quiet_plies() == 0
        || before.en_passant().is_some()
        || before.castling() != after.castling()
    {
        return false;
    }
    let (mover, waiter) = (before.turn(), after.turn());
    let (then, now) = (before.board(), after.board());
    let king = before.king(waiter);
    // In an unsound position there may be a check that nobody had to answer.
    if !then.attackers(king, mover, then.occupied()).is_empty() {
        return false;
    }
    let way_back = attacks::between(m.from, m.to) | Bitboard::from(m.from);
    waiting_moves(after).take(TRIES).any(|wait| {
        let moved = Bitboard::from(wait.from) | Bitboard::from(wait.to);
        let king = if wait.from == king { wait.to } else { king };
        // The mover's way back stays free, and so does the waiter's once the mover is back.
        !way_back.has(wait.to)
            && !attacks::between(wait.from, wait.to).has(m.from)
            // The waiting move is legal; so is the mover's return.
            && now.attackers(king, mover, now.occupied() ^ moved).is_empty()
            && is_safe(then, before.king(mover), waiter, wait)
    })
}

/// Whether no man of `enemy` attacks the king after one of them has made this move to an empty
/// square.
fn is_safe(board: &Board, king: Square, enemy: Color, wait: Move) -> bool {
    let occupied = board.occupied() ^ (Bitboard::from(wait.from) | Bitboard::from(wait.to));
    let Some(role) = board.role_on(wait.from) else { return false };
    (board.attackers(king, enemy, occupied) - Bitboard::from(wait.from)).is_empty()
        && !attacks::from(role.of(enemy), wait.to, occupied).has(king)
}

/// Officer moves to empty squares that lose no castling right, possibly illegal; the king's last.
fn waiting_moves(position: &Position) -> impl Iterator<Item = Move> + '_ {
    let board = position.board();
    let us = position.turn();
    let occupied = board.occupied();
    let rooks = position.castling().rooks() & board.color(us);
    let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    roles.into_iter().flat_map(move |role| {
        let piece = role.of(us);
        let is_bound = role == Role::King && !rooks.is_empty();
        let stays = if is_bound { board.pieces(piece) } else { rooks };
        // For other men one move is as good as another; for the king one may be safe and another
        // not.
        let each = if role == Role::King { 8 } else { 1 };
        (board.pieces(piece) - stays).into_iter().flat_map(move |from| {
            let free = attacks::from(piece, from, occupied) - occupied;
            free.into_iter().take(each).map(move |to| Move::new(from, to))
        })
    })
}

/// Whether a mate by either side is so near that it is found without a search.
///
/// `true` is exact: the mate was played out. `false` says nothing: ask [`dead`](crate::dead).
///
/// ```
/// use chess::Position;
/// let open: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse()?;
/// assert!(tuomari_winnable::is_plainly_alive(&open));
/// let locked: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// assert!(!tuomari_winnable::is_plainly_alive(&locked));
/// # Ok::<(), chess::FenError>(())
/// ```
#[must_use]
pub fn is_plainly_alive(position: &Position) -> bool {
    near_mate(position).is_some()
}

/// A mate by either side found without a search, and which side's it is.
///
/// `None` says nothing: ask [`dead`](crate::dead).
///
/// ```
/// use chess::{Color, Position};
/// let (side, mate) = tuomari_winnable::near_mate(&Position::initial()).expect("both can mate");
/// assert!(tuomari_winnable::Helpmate::replay(&Position::initial(), side, mate.moves().to_vec()).is_ok());
/// ```
#[must_use]
pub fn near_mate(position: &Position) -> Option<(Color, Helpmate)> {
    let first = stronger(position);
    let here = Bare::from(position);
    // A side whose men are too few for any mate needs no plans.
    let sides = || [first, !first].into_iter().filter(|side| shortage_of(&here, *side).is_none());
    let mut stage = Stage::of(position);
    let mut left = LOOKED_AT;
    // One side's mate is enough, so the nearest mates of both are tried first.
    for attempt in [try_shortest, try_at_once] {
        for side in sides() {
            if attempt(&mut stage, side, &mut left) {
                return Some((side, stage.performed()?));
            }
        }
    }
    for side in sides() {
        if try_preludes(&mut stage, &here, side, &mut left) {
            return Some((side, stage.performed()?));
        }
    }
    None
}

/// The side with more mating material; if equal, the side to move.
pub(crate) fn stronger(position: &Position) -> Color {
    let board = position.board();
    let strength = |color| {
        let queens = board.pieces(Role::Queen.of(color)).len();
        let rooks = board.pieces(Role::Rook.of(color)).len();
        let own: Bitboard = board.color(color);
        queens * 64 + rooks * 16 + own.len()
    };
    let mover = position.turn();
    if strength(!mover) > strength(mover) { !mover } else { mover }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Life, dead};

    fn after(fen: &str, m: &str) -> (Position, Move, Position) {
        let before: Position = fen.parse().unwrap();
        let m = m.parse().unwrap();
        let after = before.legal(m).unwrap().play();
        (before, m, after)
    }

    /// The same, by playing the moves.
    fn leads_back_played(m: Move, after: &Position) -> bool {
        let back = Move::new(m.to, m.from);
        waiting_moves(after).take(TRIES).any(|wait| {
            let Some(waited) = after.legal(wait).map(|legal| legal.play()) else { return false };
            let Some(returned) = waited.legal(back).map(|legal| legal.play()) else { return false };
            returned.legal(Move::new(wait.to, wait.from)).is_some()
        })
    }

    #[test]
    fn what_leads_back_can_be_played_back() {
        let mut seed = 7_u64;
        let (mut asked, mut led_back) = (0, 0);
        for _ in 0..2_000 {
            let mut position = Position::initial();
            for _ in 0..150 {
                let moves: Vec<_> = position.legal_moves().collect();
                if moves.is_empty() {
                    break;
                }
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                let legal = moves[(seed >> 33) as usize % moves.len()];
                let (m, next) = (legal.to_move(), legal.play());
                let is_reversible = next.quiet_plies() > 0
                    && position.en_passant().is_none()
                    && position.castling() == next.castling();
                if is_reversible {
                    let found = leads_back(&position, m, &next);
                    assert_eq!(found, leads_back_played(m, &next), "{position} {m}");
                    asked += 1;
                    led_back += u32::from(found);
                }
                position = next;
            }
        }
        assert!(asked > 100_000 && led_back * 10 > asked * 9, "{led_back} of {asked}");
    }

    #[test]
    fn a_move_that_gives_up_castling_does_not_lead_back() {
        let (before, m, after) = after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1b1");
        assert!(!leads_back(&before, m, &after));
    }

    #[test]
    fn a_chance_to_take_en_passant_does_not_come_back() {
        let (before, m, after) = after("4k3/8/8/3pP3/8/8/8/N3K1n1 w - d6 0 1", "a1b3");
        assert!(!leads_back(&before, m, &after));
    }

    #[test]
    fn a_king_that_fled_from_check_cannot_go_back_into_it() {
        let (before, m, after) = after("4k3/8/8/8/8/8/4r3/3NK3 w - - 0 1", "e1e2");
        assert!(!leads_back(&before, m, &after));
        let (before, m, after) = self::after("4k3/8/8/8/8/4r3/8/3NK3 w - - 0 1", "e1f1");
        assert!(!leads_back(&before, m, &after));
    }

    #[test]
    fn no_dead_position_is_called_alive() {
        for fen in [
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
            "8/8/8/8/8/8/7b/5k1K w - - 0 1",
            "k7/P7/K7/8/8/8/8/8 b - - 0 1",
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            assert!(matches!(dead(&position, &Budget::full()), Life::Dead(_)), "{fen}");
            assert!(!is_plainly_alive(&position), "{fen}");
        }
    }
}
