//! Room: positions in which a proof of death cannot be found quickly, so that none is attempted.
//!
//! In play the question of 5.2.2 is asked with [`Budget::quick`](crate::Budget::quick) after every
//! move. A position is then called dead only if for both sides one of the arguments of this crate
//! holds: the pieces, the squares, the lines of a few plies, or a search that finishes within the
//! budget. This module shows for nearly every position with some officers on the board, at the cost
//! of a few attack lookups, that for one side W none of them can hold. The answer of `dead` is then
//! known not to be "dead", and it need not be called. Whether there is a mate is left open.
//!
//! # The argument
//!
//! Let some officers be **roamers**, each with an area: squares that are empty now, plus its own,
//! connected by its moves, no square in two areas. The areas are chosen so that neither king is
//! attacked, whichever square of its area each roamer is on: no other man attacks a king across the
//! squares of roamers, and no area has a square from which its roamer would (computed as if only
//! the other men could block). Then every move of a roamer within its area is legal at any time,
//! because no other roamer is ever in the way and no king is ever in check; and each can be taken
//! back. If both sides have a roamer with two squares, every combination of squares can be reached:
//! whichever side is early moves to and fro. So at least as many positions can be reached as the
//! product of the sizes of the areas. This **family** is larger than the quick budget (see
//! [`MANY`]).
//!
//! - *The pieces*: `shortage` is asked, and a roamer changes no material.
//! - *The squares*: [`woven`](crate::woven) gives a choice of squares that meets all demands of
//!   [`Net`](crate::net), from sets that are smaller than those of [`Reach`](crate::reach). So the
//!   net of W is not torn here. Nor is it anywhere in the family: the present position can be
//!   reached from each of its positions, so the sets computed there contain those computed here
//!   (each begins with a set that has the man's present square in it, a wall there is a wall here,
//!   and every rule gives more for larger sets and fewer walls), and larger sets do not tear a net.
//! - *The lines*: after a move by a roamer and one by the other side's, the position is in the
//!   family.
//! - *The search* continues from every position of the family: its moves capture nothing and move
//!   no pawn, so only the children of the first position are asked for a refutation, and there is
//!   none. It cannot finish with fewer positions than the family has.
//!
//! In check nobody roams, and a chance to capture en passant does not recur. But if a move by an
//! officer or the king that captures nothing leads to such a position, the same holds: the sets
//! computed before the move contain those after it, and the lines and the search contain that move.

use chess::{Bare, Bitboard, Board, Color, Position, Role, Square, attacks};

use crate::flood;
use crate::material::shortage;
use crate::reach::BACK_RANKS;
use crate::woven::is_woven;

/// More positions than a search within a quick budget examines.
const MANY: u64 = 4_096;

/// The most officers that roam.
const ROAMERS: usize = 16;
/// The most moves to try out of check.
const TRIES: usize = 8;
/// How many moves a roamer may be away from its square.
const ROUNDS: u32 = 4;

/// Whether there is so much room that [`dead`](crate::dead) with a [quick budget](crate::Budget::quick)
/// cannot find the position dead.
///
/// `true` is exact: `dead` finds a helpmate or does not finish. `false` says nothing.
///
/// ```
/// use chess::Position;
/// let opening: Position = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3".parse()?;
/// assert!(tuomari_winnable::has_room(&opening));
/// let locked: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// assert!(!tuomari_winnable::has_room(&locked));
/// # Ok::<(), chess::FenError>(())
/// ```
#[must_use]
pub fn has_room(position: &Position) -> bool {
    if !position.is_check() && position.en_passant().is_none() {
        return is_roomy(position);
    }
    let board = position.board();
    let quiet = position.legal_moves().filter(|legal| {
        let m = legal.to_move();
        !board.occupied().has(m.to) && !board.live_pawns(position.turn()).has(m.from)
    });
    quiet.take(TRIES).any(|legal| is_roomy(&legal.play()))
}

/// The same out of check and with nothing to capture en passant.
fn is_roomy(position: &Position) -> bool {
    let board = position.board();
    let kings = Color::ALL.map(|color| position.king(color));
    let Some(roamers) = Roamers::of(position, kings) else { return false };
    if !roamers.are_many(board) {
        return false;
    }
    let bare = Bare::from(position);
    Color::ALL
        .into_iter()
        .any(|winner| shortage(&bare, winner).is_none() && is_woven(board, kings, winner))
}

/// The roamers, the men that stay, and from where each side's roamers would give check, by role.
struct Roamers {
    men: u64,
    fixed: u64,
    checks: [[u64; 6]; 2],
}

impl Roamers {
    /// `None` if a king is attacked whoever moves away.
    fn of(position: &Position, kings: [Square; 2]) -> Option<Self> {
        let board = position.board();
        let occupied = board.occupied();
        let stay = board.role(Role::Pawn) | board.role(Role::King) | position.castling().rooks();
        let mut men = occupied - stay;
        for color in Color::ALL {
            let king = kings[color as usize];
            let fixed = occupied - men;
            let sliders = attacks::rook(king, fixed) & board.rooks_and_queens(!color)
                | attacks::bishop(king, fixed) & board.bishops_and_queens(!color);
            let nearest = attacks::queen(king, occupied);
            // The man nearest to the king stays there.
            for slider in sliders {
                let guard = attacks::between(king, slider) & nearest & men;
                if guard.is_empty() {
                    return None;
                }
                men = men - guard;
            }
        }
        let fixed = occupied - men;
        let mut checks = [[0; 6]; 2];
        for color in Color::ALL {
            let king = kings[color as usize];
            let (rook, bishop) = (attacks::rook(king, fixed).0, attacks::bishop(king, fixed).0);
            let knight = attacks::knight(king).0;
            let near = knight & board.role(Role::Knight).0
                | attacks::king(king).0 & board.role(Role::King).0
                | attacks::pawn(color, king).0 & board.role(Role::Pawn).0 & !BACK_RANKS;
            if near & board.color(!color).0 != 0 {
                return None;
            }
            checks[!color as usize] = [0, knight, bishop, rook, rook | bishop, 0];
        }
        Some(Self { men: men.0, fixed: fixed.0, checks })
    }

    /// Whether their family is larger than a quick budget.
    fn are_many(&self, board: &Board) -> bool {
        let mut free = !(self.fixed | self.men);
        let nobody = Area { role: Role::Pawn, color: Color::White, squares: 0, barred: 0 };
        let mut areas = [nobody; ROAMERS];
        let mut count = 0;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for color in Color::ALL {
                let barred = self.checks[color as usize][role as usize];
                for home in board.pieces(role.of(color)) & Bitboard(self.men) {
                    let squares = Bitboard::from(home).0;
                    if count < ROAMERS {
                        areas[count] = Area { role, color, squares, barred };
                        count += 1;
                    }
                }
            }
        }
        // In turn everybody takes what is free and can be reached with one more move.
        (0..ROUNDS).any(|_| {
            let (mut size, mut roams) = (1_u64, [false; 2]);
            for area in &mut areas[..count] {
                let more = area.next(free);
                area.squares |= more;
                free &= !more;
                size = size.saturating_mul(u64::from(area.squares.count_ones()));
                roams[area.color as usize] |= area.squares.count_ones() > 1;
            }
            size >= MANY && roams == [true; 2]
        })
    }
}

/// The squares of one roamer.
#[derive(Clone, Copy)]
struct Area {
    role: Role,
    color: Color,
    squares: u64,
    /// The squares from which it would give check.
    barred: u64,
}

impl Area {
    /// The free squares that it reaches from its area in one move over free squares.
    fn next(&self, free: u64) -> u64 {
        let allowed = free & !self.barred;
        flood::strikes(self.role, self.squares, allowed | self.squares) & allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    #[test]
    fn many_is_more_than_a_quick_search_looks_at() {
        assert!(MANY > Budget::quick().node_limit());
    }

    #[test]
    fn a_man_between_a_king_and_a_slider_does_not_roam() {
        let position: Position = "4k3/4n3/8/8/4R3/8/8/4K3 w - - 0 1".parse().unwrap();
        let kings = Color::ALL.map(|color| position.king(color));
        let roamers = Roamers::of(&position, kings).unwrap();
        assert_eq!(roamers.men, Bitboard::from(Square::E4).0);
    }

    #[test]
    fn two_men_in_a_line_do_not_both_leave_it() {
        let position: Position = "4k3/4n3/8/4b3/4R3/8/8/4K3 w - - 0 1".parse().unwrap();
        let kings = Color::ALL.map(|color| position.king(color));
        let roamers = Roamers::of(&position, kings).unwrap();
        assert_eq!(roamers.men, Bitboard::from(Square::E4).0 | Bitboard::from(Square::E5).0);
    }
}
