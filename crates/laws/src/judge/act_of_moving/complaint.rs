//! Complaints about how a move was made (4.8), and what follows from a breach.

use chess::Color;

use crate::act::{Breach, ClaimRuling};
use crate::fact::{Completion, Fact, IllegalAct, Missing, Note, Question, Refusal};
use crate::judge::by_hand::is_on;
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, demand, earlier_times, endings, going_back, illegal_act, touch};
use crate::table::Phase;
use crate::table::ledger::{Done, Ply};
use crate::{Ground, Mode, Obligation, Provision, Regime};

/// A move that broke 4.3 to 4.7 would end the game: it does so only if the opponent, or the
/// arbiter, lets it pass (5.1.1, 5.2.1). Until then the clocks stand.
pub(crate) fn wait(hearing: &mut Hearing<'_>, by: Color) {
    let provisions = [Provision::TouchMove, Provision::ComplaintInTime];
    hearing.find(Fact::ClocksStopped, &provisions);
    hearing.ask(Question::TouchBreach { by }, &provisions);
}

/// Who made a move that waits for the opponent's word.
fn waiting(hearing: &Hearing<'_>) -> Option<Color> {
    hearing.now.questions.iter().find_map(|question| match question {
        Question::TouchBreach { by } => Some(*by),
        _ => None,
    })
}

fn answer(hearing: &mut Hearing<'_>) {
    let about = |question: &Question| matches!(question, Question::TouchBreach { .. });
    hearing.answer(about, &[Provision::ComplaintInTime]);
}

/// Nobody complained in time: the move ends the game after all. Says whether one waited.
pub(crate) fn waive(hearing: &mut Hearing<'_>) -> bool {
    let Some(mover) = waiting(hearing) else { return false };
    answer(hearing);
    endings::by_move(hearing, mover);
    true
}

/// Whether the one who acts is the player of whose move the opponent may still complain.
pub(crate) fn waits_for_other(hearing: &Hearing<'_>) -> bool {
    waiting(hearing).is_some_and(|mover| hearing.seat.side() == Some(mover))
}

/// The opponent's touch ends the right to complain, and with it the game.
pub(crate) fn waived_by_touch(hearing: &mut Hearing<'_>) -> bool {
    let mover = waiting(hearing);
    mover.is_some_and(|mover| hearing.seat.side() == Some(!mover)) && waive(hearing)
}

/// The arbiter decides whether a breach that waits is to be put right.
pub(crate) fn judged(hearing: &mut Hearing<'_>, ruling: ClaimRuling) {
    let Some(mover) = waiting(hearing) else {
        return hearing.lacks(Missing::Claim, &[Provision::ComplaintInTime]);
    };
    match ruling {
        ClaimRuling::Upheld => rule(hearing, mover),
        ClaimRuling::Rejected => {
            waive(hearing);
        }
        ClaimRuling::Postponed | ClaimRuling::PostponedWithTime => {
            hearing.refuse(Refusal::NotAllowed, &[Provision::ComplaintInTime]);
        }
    }
}

/// 4.8: a player complains, before touching a piece.
pub(crate) fn complain(hearing: &mut Hearing<'_>, of: Breach) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if !taken_up_again(hearing, of) && !is_on(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.now.position.turn() != by {
        return before_the_move(hearing, !by, of);
    }
    if hearing.now.hands.as_ref().is_some_and(|hands| !hands.touched.is_empty()) {
        hearing.refuse(Refusal::RightLost, &[Provision::ComplaintInTime]);
    } else {
        match of {
            Breach::TwoHands => two_hands(hearing, !by),
            Breach::TouchMove | Breach::Adjusting => rule(hearing, !by),
        }
    }
    take_clock_back(hearing, by);
}

/// A player who started the opponent's clock for a demand that is turned down still has the move,
/// and that player's clock runs again (10 of the Finnish blitz rules).
fn take_clock_back(hearing: &mut Hearing<'_>, by: Color) {
    if hearing.has(Provision::ClockReturned)
        && hearing.now.position.turn() == by
        && by_hand::clock_runs_for(hearing, !by)
        && !by_hand::is_uncompleted(hearing, !by)
    {
        hearing.find(Fact::ClockStarted { of: by }, &[Provision::TouchedDemanded]);
    }
}

/// Where nobody waits for the opponent's word a move that ended the game may have broken 4.3 to 4.7:
/// the demand is heard after it too (10 of the Finnish blitz rules).
fn taken_up_again(hearing: &mut Hearing<'_>, of: Breach) -> bool {
    let Phase::Over(verdict) = hearing.now.phase else { return false };
    let on_board = matches!(verdict.ground, Ground::Checkmate | Ground::Stalemate)
        && demand::is_answer(hearing);
    let turn = hearing.now.position.turn();
    let broken = of == Breach::TouchMove
        && hearing.is(Regime::OnDemand)
        && hearing.seat.side() == Some(turn)
        && breach(hearing, !turn).is_some();
    if on_board && broken {
        hearing.find(Fact::Reopened, &[Provision::TouchedDemanded, Provision::Checkmate]);
    }
    on_board && broken
}

/// The opponent has not made the move yet: what it must be is said at once.
fn before_the_move(hearing: &mut Hearing<'_>, by: Color, of: Breach) {
    let used_both = hearing.now.hands.as_ref().is_some_and(|hands| hands.two_hands);
    if of == Breach::TwoHands && used_both {
        return remind(hearing, by);
    }
    let all = hearing.now.position.legal_moves().len();
    let duty = touch::duty_now(hearing).filter(|duty| duty.moves.len() < all);
    match (of, duty) {
        (Breach::TouchMove | Breach::Adjusting, Some(duty)) => {
            let provisions = [duty.by, Provision::TouchMove];
            hearing.find(Fact::MovesBound { by, moves: duty.moves }, &provisions);
        }
        _ => unfounded(hearing, missing(of), &[provision(of)]),
    }
}

/// There is no such breach. A player who says so all the same may disturb the opponent (11.5).
fn unfounded(hearing: &mut Hearing<'_>, what: Missing, provisions: &[Provision]) {
    hearing.lacks(what, provisions);
    if let Some(by) = hearing.seat.side() {
        hearing.note(by, Note::WrongTouchClaim, &[Provision::Distraction]);
    }
}

const fn missing(of: Breach) -> Missing {
    match of {
        Breach::TwoHands => Missing::TwoHands,
        Breach::Adjusting | Breach::TouchMove => Missing::TouchBreach,
    }
}

const fn provision(of: Breach) -> Provision {
    match of {
        Breach::TwoHands => Provision::OneHand,
        Breach::Adjusting => Provision::AnnouncedAdjustment,
        Breach::TouchMove => Provision::TouchMove,
    }
}

/// The last move, if this side made it.
fn last_of<'h>(hearing: &'h Hearing<'_>, by: Color) -> Option<&'h Ply> {
    let index = hearing.plies.len().checked_sub(1)?;
    Some(hearing.plies.get(index)).filter(|ply| ply.by == by)
}

/// 4.1: two hands and no press cost nothing; once pressed it is 7.5.4.
fn two_hands(hearing: &mut Hearing<'_>, by: Color) {
    let Some(ply) = last_of(hearing, by).filter(|ply| ply.two_hands) else {
        return unfounded(hearing, Missing::TwoHands, &[Provision::OneHand]);
    };
    if ply.completed != Some(Completion::Pressed) || !IllegalAct::TwoHands.counts(hearing) {
        return remind(hearing, by);
    }
    let open = |act: &crate::OpenIllegal| act.by == by && act.kind == IllegalAct::TwoHands;
    if hearing.now.illegal.iter().any(|act| open(act) && !act.forgiven) {
        illegal_act::punish(hearing, by, IllegalAct::TwoHands);
    } else {
        unfounded(hearing, Missing::TwoHands, &[Provision::TwoHands]);
    }
}

fn remind(hearing: &mut Hearing<'_>, by: Color) {
    let found = Fact::BreachFound { by, of: Breach::TwoHands };
    hearing.find(found, &[Provision::OneHand]);
    if hearing.is(Regime::OnDemand) {
        return demand::penalise(hearing, by, &[Provision::OneHand]);
    }
    hearing.note(by, Note::TwoHands, &[Provision::OneHand, Provision::Warning]);
}

/// What the last move, made by `by`, had to be, if it was something else.
fn breach(hearing: &Hearing<'_>, by: Color) -> Option<Obligation> {
    let ply = last_of(hearing, by)?;
    let last = hearing.now.hands.as_ref()?.last.as_ref().filter(|last| last.by == by)?;
    let before = hearing.plies.position_after(hearing.start(), hearing.plies.len() - 1);
    match ply.done {
        Done::Move(m) | Done::Barred(m, _) => {
            touch::breach(&before, last.bound.as_ref(), &last.touched, last.castling, m)
        }
        // An illegal move: the piece touched first may be demanded instead of the win.
        Done::Stood(ref after) if hearing.is(Regime::OnDemand) => {
            let first = last.touched.first()?;
            let stayed = after.board.piece_on(first.square) == Some(first.piece);
            let duty = touch::duty(&before, last.bound.as_ref(), &last.touched, last.castling);
            duty.filter(|duty| stayed && !duty.moves.is_empty())
        }
        Done::Stood(_) => None,
    }
}

/// The last move is taken back if it broke 4.3 to 4.7; another is made, and nothing is counted
/// (G41).
pub(crate) fn rule(hearing: &mut Hearing<'_>, by: Color) {
    if !is_on(hearing) {
        return;
    }
    let Some(duty) = breach(hearing, by) else {
        return unfounded(hearing, Missing::TouchBreach, &[Provision::TouchMove]);
    };
    answer(hearing);
    let found = Fact::BreachFound { by, of: Breach::TouchMove };
    let provisions =
        [Provision::TouchedDemanded, duty.by, Provision::TouchMove, Provision::ComplaintInTime];
    hearing.find(found, &provisions);
    let index = hearing.plies.len() - 1;
    let pressed = hearing.plies.get(index).completed == Some(Completion::Pressed);
    let settings = pressed.then(|| earlier_times::before_press(hearing, index)).flatten();
    let ply = u32::try_from(index).unwrap_or(u32::MAX);
    hearing.find(Fact::PositionRestored { ply }, &[duty.by, Provision::RestoredTimes]);
    earlier_times::set(hearing, settings);
    let bound = Fact::MovesBound { by, moves: duty.moves };
    hearing.find(bound, &[duty.by, Provision::TouchMove]);
    going_back::run_again(hearing, by);
}
