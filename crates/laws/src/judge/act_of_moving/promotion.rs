//! The piece of a promotion: named aloud (4.4.4), and fetched while the clocks stand (6.11.2).

use chess::{Color, Rank, Role, Square};

use crate::act::Promoted;
use crate::fact::{Fact, Missing, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{gesture, is_playing};
use crate::table::Phase;
use crate::{Mode, Provision};

/// The rank from which a pawn of this colour promotes, and the one on which it does.
const fn last_ranks(color: Color) -> [Rank; 2] {
    match color {
        Color::White => [Rank::Seventh, Rank::Eighth],
        Color::Black => [Rank::Second, Rank::First],
    }
}

/// Whether the player to move has a pawn one step from the last rank. More is not asked: whether it
/// may go there is for others to notice.
fn has_pawn(hearing: &Hearing<'_>) -> bool {
    let (board, turn) = (hearing.now.position.board(), hearing.now.position.turn());
    let [seventh, _] = last_ranks(turn);
    let pawn = Role::Pawn.of(turn);
    board.iter().any(|(square, piece)| piece == pawn && square.rank() == seventh)
}

/// A player names the piece. Where pieces are put on the board that decides nothing (4.4.4), and a
/// pawn that was left there is not promoted by it; at home the word will do, for the box may hold no
/// such piece (H-Q15).
pub(crate) fn name(hearing: &mut Hearing<'_>, promoted: Promoted) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if !is_fetching(hearing) && !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player_to_move() else { return };
    let provisions = [Provision::PromotionFinal, Provision::PromotionChoice];
    if !has_pawn(hearing) {
        return hearing.lacks(Missing::Promotion, &provisions);
    }
    hearing.find(Fact::PieceNamed { by, promoted }, &provisions);
}

/// A pawn that stands on the last rank becomes what its player has named.
pub(crate) fn as_named(hearing: &mut Hearing<'_>, by: Color) {
    let Some(hands) = &hearing.now.hands else { return };
    let Some(promoted) = hands.named else { return };
    let Some(legal) = gesture::pawn_left(&hearing.now.position, hands) else { return };
    let square = legal.to();
    let taken = hands.crowded.iter().filter(|(other, _)| *other == square).count();
    let provisions = [Provision::PromotionChoice];
    for _ in 0..=taken {
        hearing.find(Fact::TakenOff { by, square }, &provisions);
    }
    let piece = Role::from(promoted).of(by);
    hearing.find(Fact::Put { by, square, piece }, &provisions);
}

/// The clocks were stopped because the piece is not at hand.
pub(crate) fn fetch(hearing: &mut Hearing<'_>) {
    let by = hearing.now.position.turn();
    if hearing.regulations().mode == Mode::Otb && has_pawn(hearing) {
        hearing.find(Fact::FetchingPiece { by }, &[Provision::PromotionStop]);
    }
}

/// Whether the clocks stand for that.
pub(crate) fn is_fetching(hearing: &Hearing<'_>) -> bool {
    hearing.now.phase == Phase::Stopped
        && hearing.now.hands.as_ref().is_some_and(|hands| hands.fetching)
}

/// The player who promotes while the clocks stand, if this square belongs to that.
pub(crate) fn at_work(hearing: &Hearing<'_>, square: Square) -> Option<Color> {
    let turn = hearing.now.position.turn();
    let so = is_fetching(hearing)
        && hearing.seat.side() == Some(turn)
        && last_ranks(turn).contains(&square.rank());
    so.then_some(turn)
}

/// The promotion is done: the player's clock runs again. An arbiter says so (6.11.3); where there is
/// none it goes without saying.
pub(crate) fn fetched(hearing: &mut Hearing<'_>) {
    if !hearing.has_arbiter() && hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::Resumed, &[Provision::PromotionStop, Provision::Resuming]);
    }
}
