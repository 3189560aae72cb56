//! The check that a king's capture ends the game: the other side has no legal move and is not in
//! check.

use chess::{Bare, Bitboard, Color, Role};

use super::claim::{Claim, home};
use super::sets::{BACK_RANKS, ahead, around, attacked, each, lines};
use crate::certificate::LastTake;

/// Whether the capture ends the game, from whichever described position it is made.
///
/// When it is made, everybody else is where the description puts them: the fixed men on their
/// squares, except the captured man, on whose square the king now stands, and except the king
/// itself, which has left its own.
pub(super) fn the_game(claim: &Claim<'_>, bare: &Bare, take: LastTake) -> bool {
    let LastTake { king: taker, square } = take;
    let (us, them) = (taker as usize, !taker as usize);
    let target = 1 << square.index();
    let own = claim.fixed[them] & !target;
    let ours = claim.fixed[us] & !claim.homes[us];
    if claim.fixed[them] & target == 0 || claim.homes[them] == target || may_castle(bare, !taker) {
        return false;
    }
    let mut guarded = 0;
    for fate in &claim.certificate.fates {
        let piece = fate.man.piece;
        let stays = ours & home(fate) != 0;
        if piece.color == taker {
            if stays {
                guarded |= attacked(taker, piece.role, home(fate), !0);
            }
            continue;
        }
        let stuck = match piece.role {
            Role::King => continue,
            _ if home(fate) == target => true,
            // It captures nobody: none of our men stands on a square it attacks, or its set would
            // include that square.
            Role::Pawn => {
                let blocked = own | ours | target;
                home(fate) & BACK_RANKS != 0 || ahead(!taker, home(fate)) & !blocked == 0
            }
            // If it attacks the target, the king cannot capture there.
            role => attacked(!taker, role, home(fate), !0) & !(own | target) == 0,
        };
        if !stuck || fate.stands.0 != home(fate) || fate.may_promote {
            return false;
        }
    }
    let barred = own | guarded | around(target);
    let near = around(target) | target;
    each(claim.kings[them] & !near)
        .all(|king| around(king) & !barred == 0 && !uncovers(claim, taker, king, near))
}

fn may_castle(bare: &Bare, color: Color) -> bool {
    !bare.castling().rooks().is_disjoint(Bitboard::from(color.back_rank()))
}

/// Whether the king, coming from a square in `near`, may uncover a check on `king`.
fn uncovers(claim: &Claim<'_>, taker: Color, king: u64, near: u64) -> bool {
    let fits = |moves: Role, role: Role| role == moves || role == Role::Queen;
    lines(king).any(|(moves, line)| {
        let mut came_from = false;
        for square in line {
            came_from |= square & near & claim.kings[taker as usize] != 0;
            if claim.stop() & square != 0 {
                break;
            }
        }
        let own = claim
            .certificate
            .fates
            .iter()
            .any(|fate| fate.man.piece.color == taker && fits(moves, fate.man.piece.role));
        let made = claim
            .promoted()
            .any(|(color, role, stands)| color == taker && stands != 0 && fits(moves, role));
        came_from && (own || made)
    })
}
