//! Words and signs whose meaning is in doubt: an offer of a draw on a condition (9.1.2.1), and what
//! may have been a resignation (5.1.2). The arbiter decides; without one, the
//! player who said or did it.

use chess::Color;

use crate::act::Sign;
use crate::fact::{Audience, Fact, Missing, Note, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, draws, endings, sealing};
use crate::table::Phase;
use crate::{Mode, Provision, Regime, Scope, Seat};

/// A draw is offered on a condition. Nobody can attach one (9.1.2.1): an arbiter says whether the
/// offer stands without it, and where there is none nothing was offered. Two people on their own may
/// agree on what they like.
pub(crate) fn offer_if(hearing: &mut Hearing<'_>, condition: &str) {
    let free = hearing.is(Regime::ByAccord) || hearing.regulations().scope == Scope::Basic;
    if free {
        return draws::offer(hearing);
    }
    if !sealing::is_closed(hearing) && !by_hand::is_on(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.now.offer.is_some() {
        return hearing.refuse(Refusal::OfferStands, &[Provision::DrawOffer]);
    }
    if !hearing.has_arbiter() {
        hearing.refuse(Refusal::Conditional, &[Provision::DrawOffer]);
        return note_condition(hearing, by);
    }
    let condition = condition.to_owned();
    let offered = Fact::DrawOfferedIf { by, condition: condition.clone() };
    hearing.find(offered, &[Provision::DrawOffer]);
    hearing.ask(Question::ConditionalOffer { by, condition }, &[Provision::DrawOffer]);
}

fn note_condition(hearing: &mut Hearing<'_>, by: Color) {
    let provisions = [Provision::DrawOffer, Provision::Distraction];
    hearing.note(by, Note::ConditionalOffer, &provisions);
}

/// The arbiter lets an offer stand without its condition, or not at all.
pub(crate) fn judge_offer(hearing: &mut Hearing<'_>, stands: bool) {
    let offered = hearing.now.questions.iter().find_map(|asked| match asked {
        Question::ConditionalOffer { by, .. } => Some(*by),
        _ => None,
    });
    let Some(by) = offered else {
        return hearing.lacks(Missing::Offer, &[Provision::DrawOffer]);
    };
    let about = |asked: &Question| matches!(asked, Question::ConditionalOffer { .. });
    hearing.answer(about, &[Provision::DrawOffer]);
    if stands {
        draws::make_offer(hearing, by, hearing.now.uncompleted == Some(by));
    } else {
        note_condition(hearing, by);
    }
}

/// The sign that is in doubt, and whose it is.
fn in_doubt(hearing: &Hearing<'_>) -> Option<(Color, Sign)> {
    hearing.now.questions.iter().find_map(|asked| match asked {
        Question::Resignation { of, sign } => Some((*of, *sign)),
        _ => None,
    })
}

/// A player, or the arbiter, has seen what may mean a resignation. Nothing follows from that alone.
pub(crate) fn doubt(hearing: &mut Hearing<'_>, of: Color, sign: Sign) {
    if hearing.seat != Seat::Arbiter && hearing.player().is_none() {
        return;
    }
    if !by_hand::is_on(hearing) {
        return;
    }
    let regulations = hearing.regulations();
    let has_clock = !hearing.is(Regime::ByAccord) && regulations.scope == Scope::Competition;
    if sign == Sign::ClocksStopped && !has_clock {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Scope]);
    }
    if sign != Sign::WalkedAway && regulations.mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if in_doubt(hearing).is_some() {
        return hearing.refuse(Refusal::TooOften, &[Provision::Resignation]);
    }
    if sign == Sign::ClocksStopped && hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[Provision::PlayerStops]);
    }
    let audience = if hearing.has_arbiter() { Audience::Arbiter } else { Audience::Everyone };
    let asked = Fact::Asked { question: Question::Resignation { of, sign } };
    hearing.find_for(audience, asked, &[Provision::Resignation]);
}

/// A player says that it was none: the one who did it, or the opponent, who does not take it for
/// one. An arbiter weighs that; without one the game goes on. A player who did mean it resigns.
pub(crate) fn deny(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    if in_doubt(hearing).is_none() {
        return hearing.lacks(Missing::Question, &[Provision::Resignation]);
    }
    hearing.find(Fact::ResignationDenied { by }, &[Provision::Resignation]);
    if !hearing.has_arbiter() {
        go_on(hearing);
    }
}

/// The arbiter says what it meant.
pub(crate) fn judge_resignation(hearing: &mut Hearing<'_>, resigned: bool) {
    let Some((of, _)) = in_doubt(hearing) else {
        return hearing.lacks(Missing::Question, &[Provision::Resignation]);
    };
    let judged = Fact::ResignationJudged { of, resigned };
    hearing.find(judged, &[Provision::Resignation, Provision::Discretion]);
    if resigned {
        settle(hearing);
        return endings::resigned(hearing, of);
    }
    go_on(hearing);
}

fn settle(hearing: &mut Hearing<'_>) {
    let about = |asked: &Question| matches!(asked, Question::Resignation { .. });
    hearing.answer(about, &[Provision::Resignation]);
}

/// It was not a resignation: the clocks that were stopped for it run again.
fn go_on(hearing: &mut Hearing<'_>) {
    let stopped = in_doubt(hearing).is_some_and(|(_, sign)| sign == Sign::ClocksStopped);
    settle(hearing);
    if stopped && hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::Resumed, &[Provision::Resuming]);
    }
}

/// A move was made: without an arbiter that says well enough that the game goes on.
pub(crate) fn played_on(hearing: &mut Hearing<'_>) {
    if !hearing.now.questions.is_empty() && !hearing.has_arbiter() {
        settle(hearing);
    }
}
