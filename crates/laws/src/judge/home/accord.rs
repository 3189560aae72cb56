//! Two people without an arbiter (home rules): what counts is what both agree on.

use crate::act::DrawBasis;
use crate::course::{self, Claimed};
use crate::fact::{Fact, Lapse, Missing, Refusal};
use crate::judge::endings;
use crate::judge::hearing::Hearing;
use crate::judge::{
    by_hand, gesture, going_back, illegal_act, is_playing, on_screen, program_watches, promotion,
};
use crate::{Ground, Mode, Obligation, Provision, Regime, Score};
use chess::{Color, Move};

/// The mover says that the move on the board is made.
pub(crate) fn confirm(hearing: &mut Hearing<'_>) {
    if !hearing.is(Regime::ByAccord) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::ReleasedStays]);
    }
    let Some(by) = by_hand::at_board(hearing) else { return };
    if by != hearing.now.position.turn() {
        return hearing.refuse(Refusal::NotYourMove, &[Provision::TakingTurns]);
    }
    if !is_under_way(hearing) {
        return hearing.lacks(Missing::Move, &[Provision::TakingTurns]);
    }
    take_as_made(hearing, by);
}

/// Whether pieces stand elsewhere than the last move left them.
pub(crate) fn is_under_way(hearing: &Hearing<'_>) -> bool {
    let position = &hearing.now.position;
    hearing.now.hands.as_ref().is_some_and(|hands| !gesture::at_rest(position, hands))
}

/// The move on the board counts, because the mover said so or the opponent replies. An illegal one
/// goes back if it is noticed at once, and stands until somebody notices if not. Says whether the
/// opponent has the move now.
pub(crate) fn take_as_made(hearing: &mut Hearing<'_>, by: Color) -> bool {
    if !keeps_word(hearing, by) {
        return false;
    }
    promotion::as_named(hearing, by);
    let square = hearing.now.position.king(by);
    by_hand::make(hearing, by, square);
    if hearing.now.position.turn() != by {
        return true;
    }
    let board = hearing.now.hands.as_ref().map(|hands| hands.board);
    let after = board.and_then(|board| gesture::aftermath(&hearing.now.position, &board));
    match after {
        Some(after) if !program_watches(hearing) => {
            let irregular = illegal_act::Irregular::read(hearing);
            illegal_act::let_stand(hearing, by, &irregular, after);
            true
        }
        _ => {
            let free = Obligation { moves: Vec::new(), by: Provision::IllegalMove };
            illegal_act::take_back(hearing, by, &free);
            false
        }
    }
}

/// Whether the move on the board is the one that the player announced with a claim, if any was
/// (H-Q16). If not it goes back.
fn keeps_word(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let Some(bound) = hearing.now.bound.clone().filter(|bound| bound.by == by) else { return true };
    let position = &hearing.now.position;
    let made = hearing.now.hands.as_ref().and_then(|hands| gesture::made(position, hands));
    if made.is_some_and(|legal| bound.moves.contains(&legal.to_move())) {
        return true;
    }
    let provisions = [Provision::ThreefoldIntended];
    hearing.refuse(Refusal::Bound, &provisions);
    let ply = u32::try_from(hearing.plies.len()).unwrap_or(u32::MAX);
    hearing.find(Fact::PositionRestored { ply }, &provisions);
    hearing.find(Fact::MovesBound { by, moves: bound.moves }, &provisions);
    false
}

/// An offer is taken back before it is answered.
pub(crate) fn withdraw(hearing: &mut Hearing<'_>) {
    if !hearing.is(Regime::ByAccord) {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::DrawOffer]);
    }
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.now.offer.is_none_or(|offer| offer.by != by) {
        return hearing.lacks(Missing::Offer, &[Provision::Agreement]);
    }
    hearing.find(Fact::OfferLapsed { why: Lapse::Withdrawn }, &[Provision::Agreement]);
}

/// A player wants the last move taken back: it goes back if the other wants it too.
pub(crate) fn take_back(hearing: &mut Hearing<'_>) {
    let Some(by) = with_both(hearing) else { return };
    let Some(ply) = hearing.plies.len().checked_sub(1) else {
        return hearing.lacks(Missing::Move, &[Provision::Scope]);
    };
    let wanted = hearing.now.accord.as_ref().and_then(|accord| accord.takeback);
    if wanted == Some(!by) {
        let ply = u32::try_from(ply).unwrap_or(u32::MAX);
        return hearing.find(Fact::PositionRestored { ply }, &[Provision::Scope]);
    }
    hearing.find(Fact::TakebackWanted { by }, &[Provision::Scope]);
}

/// A player wants to begin anew, as when the pieces stood wrong: so it is if the other wants it too,
/// before both have made ten moves.
pub(crate) fn restart(hearing: &mut Hearing<'_>) {
    let Some(by) = with_both(hearing) else { return };
    let players = &hearing.now.players;
    if players.white.moves.min(players.black.moves) >= 10 {
        return hearing.refuse(Refusal::TooLate, &[Provision::Scope]);
    }
    let wanted = hearing.now.accord.as_ref().and_then(|accord| accord.restart);
    if wanted == Some(!by) {
        return going_back::new_game(hearing, &[Provision::Scope]);
    }
    hearing.find(Fact::RestartWanted { by }, &[Provision::Scope]);
}

/// The player, where two people settle things between them.
fn with_both(hearing: &mut Hearing<'_>) -> Option<Color> {
    if !hearing.is(Regime::ByAccord) {
        hearing.refuse(Refusal::NotInForce, &[Provision::ReleasedStays]);
        return None;
    }
    if !is_playing(hearing) {
        return None;
    }
    hearing.player()
}

/// Draws 4 and 5: on the claim of the side to move, by an announced move only the fourth. A wrong
/// claim costs nothing, but the announced move is played.
pub(crate) fn claim(hearing: &mut Hearing<'_>, basis: DrawBasis, intended: Option<Move>) {
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    let (whole, ground) = match basis {
        DrawBasis::Threefold => (Provision::Threefold, Ground::Threefold),
        DrawBasis::FiftyMoves => (Provision::FiftyMoves, Ground::FiftyMoves),
    };
    if by != hearing.now.position.turn() {
        return hearing.refuse(Refusal::NotYourMove, &[whole]);
    }
    if intended.is_some() && !course::takes_intended(hearing.regulations().book, basis) {
        return hearing.refuse(Refusal::NotInForce, &[whole]);
    }
    let Claimed { right, plies, found, part } = course::claim(hearing, basis, intended);
    hearing.find(Fact::DrawClaimed { by, basis, intended }, &[whole]);
    if right {
        let provisions = [part, whole, Provision::SamePosition];
        let provisions = match basis {
            DrawBasis::Threefold => &provisions[..],
            DrawBasis::FiftyMoves => &provisions[..2],
        };
        hearing.find(Fact::ClaimUpheld { plies, found }, provisions);
        endings::lapse_offer(hearing);
        return hearing.end(Score::DRAW, ground, provisions);
    }
    hearing.find(Fact::ClaimRejected { plies, found }, &[part]);
    let Some(m) = intended else { return };
    match hearing.regulations().mode {
        Mode::Screen => on_screen::on_screen(hearing, m, false),
        Mode::Otb if hearing.now.position.legal(m).is_some() => {
            hearing.find(Fact::MovesBound { by, moves: vec![m] }, &[part]);
        }
        Mode::Otb => {}
    }
}
