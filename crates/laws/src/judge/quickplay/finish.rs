//! The quickplay finish (Guideline III): an increment asked for, a claim that the opponent does not
//! or cannot win by normal means, and the same where no arbiter is present.

use chess::Color;
use clock::{Bonus, Span};
use winnable::{Budget, Winnability};

use crate::act::{ClaimRuling, NoWin};
use crate::fact::{Audience, Fact, Missing, Note, Question, Refusal};
use crate::judge::endings::lapse_offer;
use crate::judge::flags;
use crate::judge::hearing::Hearing;
use crate::judge::is_playing;
use crate::judge::mating;
use crate::table::now::side;
use crate::table::{Phase, Quickplay};
use crate::{Ground, Mode, Provision, Regulations, Score, Sheets};

/// What the opponent gets for a granted increment and for a rejected claim.
const PRICE: Span = Regulations::QUICKPLAY_PRICE;
/// The increment that can be asked for.
const INCREMENT: Span = Regulations::REQUESTED_BONUS;

/// III.4: the player on move asks for an increment for both, or in 2014 for a delay; it is a draw
/// offer too.
pub(crate) fn request_increment(hearing: &mut Hearing<'_>, delay: bool) {
    let Some(by) = in_short_time(hearing, Provision::IncrementRequest) else { return };
    if by != hearing.now.position.turn() {
        return hearing.refuse(Refusal::NotYourMove, &[Provision::IncrementRequest]);
    }
    if delay && !hearing.regulations().book.edition().delay_on_request {
        return hearing.refuse(Refusal::NotInForce, &[Provision::IncrementRequest]);
    }
    if !hearing.has_arbiter() {
        return hearing.refuse(Refusal::NoArbiter, &[Provision::IncrementRequest]);
    }
    stop(hearing, by, Provision::IncrementRequest);
    let requested = Fact::IncrementRequested { by, delay };
    let provisions = hearing.regulations().increment_provisions();
    hearing.find(requested, &provisions);
    if hearing.now.offer.is_some_and(|offer| offer.by == by) {
        return;
    }
    lapse_offer(hearing);
    hearing.find(Fact::DrawOffered { by, proper: true }, &[Provision::IncrementRequest]);
}

/// The offer in a request was declined: the arbiter decides about the increment.
pub(crate) fn declined(hearing: &mut Hearing<'_>) {
    if let Some(Quickplay::Requested { by, .. }) = hearing.now.quickplay {
        hearing.ask(Question::Increment { by }, &[Provision::IncrementRequest]);
    }
}

/// III.4: the arbiter agrees to the increment, or not. Guideline III ends with it (G82). Where the
/// book knows a delay too, the arbiter may grant the one for the other.
pub(crate) fn grant_increment(hearing: &mut Hearing<'_>, granted: bool, instead: Option<bool>) {
    let Some(Quickplay::Requested { by, delay }) = hearing.now.quickplay else {
        return hearing.lacks(Missing::Request, &[Provision::IncrementRequest]);
    };
    let delay = instead.unwrap_or(delay);
    if granted && delay && !hearing.regulations().book.edition().delay_on_request {
        return hearing.refuse(Refusal::NotInForce, &[Provision::IncrementRequest]);
    }
    if hearing.now.offer.is_some() {
        // The opponent answers the offer first.
        return hearing.refuse(Refusal::TooEarly, &[Provision::IncrementRequest]);
    }
    let provisions = [Provision::IncrementRequest];
    hearing.find(Fact::IncrementDecided { granted, delay }, &provisions);
    hearing.answer(|asked| matches!(asked, Question::Increment { .. }), &provisions);
    if granted {
        let bonus = if delay { Bonus::Delay(INCREMENT) } else { Bonus::Increment(INCREMENT) };
        if let Some(control) = hearing.now.clock.control().with_last_bonus(bonus) {
            hearing.find(Fact::ControlSet { control: Box::new(control) }, &provisions);
        }
        hearing.find(Fact::TimeAdded { to: !by, span: PRICE }, &provisions);
    }
    resume(hearing, Provision::IncrementRequest);
}

/// III.5, III.6.1: a player claims that the opponent does not or cannot win by normal means. It is
/// no draw offer.
pub(crate) fn claim(hearing: &mut Hearing<'_>, ground: NoWin) {
    let referred = !hearing.has_arbiter();
    let provision = if referred { Provision::ClaimUnsupervised } else { Provision::NoNormalWin };
    let Some(by) = in_short_time(hearing, provision) else { return };
    // Where no arbiter is present the claimant need not have the move (G83).
    if !referred && by != hearing.now.position.turn() {
        return hearing.refuse(Refusal::NotYourMove, &[provision]);
    }
    stop(hearing, by, provision);
    if referred {
        refer(hearing, by, ground);
    } else {
        let claimed = Fact::NoNormalWinClaimed { by, ground, referred };
        let provisions = hearing.regulations().quickplay_provisions(provision);
        hearing.find(claimed, &provisions);
    }
    weigh(hearing, !by);
    hearing.ask(Question::NoNormalWin { by }, &[provision]);
}

/// III.6.1: the game ends there, and the claim waits for the arbiter who was named for it. A claim
/// that the opponent does not try needs the scoresheet up to date; without it the claim is not
/// complete, and stays the one that was made.
fn refer(hearing: &mut Hearing<'_>, by: Color, ground: NoWin) {
    let regulations = hearing.regulations();
    let seen = regulations.mode == Mode::Otb && regulations.sheets == Sheets::Digital;
    let behind = seen && usize::from(hearing.now.papers.first_gap(by)) < moves_made(hearing);
    let part = match ground {
        NoWin::NotTrying => Provision::NotTryingShown,
        NoWin::Cannot => Provision::CannotWinShown,
    };
    let mut provisions = regulations.quickplay_provisions(Provision::ClaimUnsupervised);
    provisions.splice(1..1, [Provision::NoArbiterPresent, part]);
    hearing.find(Fact::NoNormalWinClaimed { by, ground, referred: true }, &provisions);
    if behind && ground == NoWin::NotTrying {
        hearing.note(by, Note::SheetBehind, &[Provision::NotTryingShown]);
    }
}

fn moves_made(hearing: &Hearing<'_>) -> usize {
    hearing.plies.len()
}

/// What the program can say of the winning chances of a side: for the arbiter only.
fn weigh(hearing: &mut Hearing<'_>, of: Color) {
    let answer = winnable::winnable(&hearing.now.position, of, &Budget::quick());
    let can_mate = match answer {
        Winnability::Winnable(_) => Some(true),
        Winnability::Unwinnable(_) => Some(false),
        Winnability::Undetermined(_) => None,
    };
    let quiet = hearing.now.position.quiet_plies();
    let weighed = Fact::ChancesWeighed { of, can_mate, quiet };
    hearing.find_for(Audience::Arbiter, weighed, &[Provision::ClaimWeighed]);
}

/// III.6.1.1, III.6.1.2: the opponent verifies what was written down, or refuses to.
pub(crate) fn verify(hearing: &mut Hearing<'_>, agreed: bool) {
    let Some(by) = hearing.player() else { return };
    match hearing.now.quickplay {
        Some(Quickplay::Referred { by: claimant, ground }) if claimant != by => {
            let provision = match ground {
                NoWin::Cannot => Provision::CannotWinShown,
                NoWin::NotTrying => Provision::NotTryingShown,
            };
            hearing.find(Fact::Verified { by, agreed }, &[provision]);
        }
        _ => hearing.lacks(Missing::Claim, &[Provision::ClaimUnsupervised]),
    }
}

/// Whether the arbiter has a claim of Guideline III to decide.
pub(crate) fn waits(hearing: &Hearing<'_>) -> bool {
    matches!(
        hearing.now.quickplay,
        Some(Quickplay::Claimed { .. } | Quickplay::Postponed { .. } | Quickplay::Referred { .. })
    )
}

/// The arbiter decides a claim: III.5.1 to III.5.3, III.6.2.
pub(crate) fn judged(hearing: &mut Hearing<'_>, ruling: ClaimRuling) {
    match hearing.now.quickplay {
        Some(Quickplay::Claimed { by }) => at_once(hearing, by, ruling),
        Some(Quickplay::Postponed { by, compensated, flag }) => {
            later(hearing, by, compensated, flag, ruling);
        }
        Some(Quickplay::Referred { by, .. }) => referred(hearing, by, ruling),
        _ => hearing.lacks(Missing::Claim, &[Provision::NoNormalWin]),
    }
}

fn answer(hearing: &mut Hearing<'_>, provision: Provision) {
    hearing.answer(|asked| matches!(asked, Question::NoNormalWin { .. }), &[provision]);
}

fn draw(hearing: &mut Hearing<'_>, provisions: &[Provision]) {
    lapse_offer(hearing);
    hearing.end(Score::DRAW, Ground::NoNormalWin, provisions);
}

fn at_once(hearing: &mut Hearing<'_>, by: Color, ruling: ClaimRuling) {
    match ruling {
        ClaimRuling::Upheld => draw(hearing, &[Provision::ClaimWeighed, Provision::NoNormalWin]),
        ClaimRuling::Postponed | ClaimRuling::PostponedWithTime => {
            let compensated = ruling == ClaimRuling::PostponedWithTime;
            answer(hearing, Provision::ClaimPostponed);
            let postponed = Fact::ClaimPostponed { by, compensated };
            hearing.find(postponed, &[Provision::ClaimWeighed, Provision::ClaimPostponed]);
            if compensated {
                let added = Fact::TimeAdded { to: !by, span: PRICE };
                hearing.find(added, &[Provision::ClaimPostponed]);
            }
            resume(hearing, Provision::ClaimPostponed);
        }
        ClaimRuling::Rejected => reject(hearing, by, true),
    }
}

/// III.5.3: the claim is rejected and the opponent gets two minutes.
fn reject(hearing: &mut Hearing<'_>, by: Color, pays: bool) {
    answer(hearing, Provision::ClaimRejected);
    let provisions = [Provision::ClaimRejected, Provision::ClaimWeighed];
    hearing.find(Fact::NoNormalWinRejected { by }, &provisions);
    if pays {
        hearing.find(Fact::TimeAdded { to: !by, span: PRICE }, &[Provision::ClaimRejected]);
    }
    resume(hearing, Provision::ClaimRejected);
}

/// A postponed claim is decided: in the course of the game, or after a flag (III.5.2).
fn later(
    hearing: &mut Hearing<'_>,
    by: Color,
    compensated: bool,
    flag: Option<Color>,
    ruling: ClaimRuling,
) {
    match (ruling, flag) {
        (ClaimRuling::Upheld, _) => {
            draw(hearing, &[Provision::ClaimPostponed, Provision::NoNormalWin]);
        }
        (ClaimRuling::Rejected, Some(of)) => {
            answer(hearing, Provision::ClaimPostponed);
            let score = mating::lose(hearing, of, Provision::TimeOverstepped);
            let provisions =
                [Provision::TimeOverstepped, Provision::ClaimPostponed, Provision::FlagCheck];
            lapse_offer(hearing);
            hearing.end(score, Ground::Time, &provisions);
        }
        (ClaimRuling::Rejected, None) => reject(hearing, by, !compensated),
        (ClaimRuling::Postponed | ClaimRuling::PostponedWithTime, _) => {
            hearing.refuse(Refusal::NotAllowed, &[Provision::ClaimPostponed]);
        }
    }
}

/// III.6.2: the arbiter who was named decides. If the claim fails, the claimant, who ended the
/// game, has lost, unless another result is set (G84).
fn referred(hearing: &mut Hearing<'_>, by: Color, ruling: ClaimRuling) {
    match ruling {
        ClaimRuling::Upheld => {
            draw(hearing, &[Provision::ClaimReferred, Provision::ClaimUnsupervised]);
        }
        ClaimRuling::Rejected => {
            lapse_offer(hearing);
            let provisions = [Provision::ClaimReferred, Provision::ClaimUnsupervised];
            hearing.end(Score::win(!by), Ground::NoNormalWin, &provisions);
        }
        ClaimRuling::Postponed | ClaimRuling::PostponedWithTime => {
            hearing.refuse(Refusal::NotAllowed, &[Provision::ClaimReferred]);
        }
    }
}

/// III.5.2: a flag falls while a claim is postponed: it costs nothing before the arbiter has
/// decided the claim (X89).
pub(crate) fn holds_back(hearing: &mut Hearing<'_>, of: Color) -> bool {
    let Some(Quickplay::Postponed { by, flag, .. }) = hearing.now.quickplay else { return false };
    if hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[Provision::ClaimPostponed]);
    }
    if flag.is_none() {
        let asked = Fact::ClaimDue { by, flag: of };
        hearing.find(asked, &[Provision::ClaimPostponed]);
    }
    hearing.ask(Question::NoNormalWin { by }, &[Provision::ClaimPostponed]);
    true
}

/// Play goes on, if nothing else holds it up.
fn resume(hearing: &mut Hearing<'_>, provision: Provision) {
    if hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::Resumed, &[provision]);
    }
}

/// The clocks are stopped for the arbiter, unless the player has done that already (G12).
fn stop(hearing: &mut Hearing<'_>, by: Color, provision: Provision) {
    if hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[provision, Provision::PlayerStops]);
    }
    let stopped = |asked: &Question| matches!(asked, Question::Stop { by: own, .. } if *own == by);
    hearing.answer(stopped, &[provision]);
}

/// The player, if Guideline III is in force and the player has less than two minutes.
fn in_short_time(hearing: &mut Hearing<'_>, provision: Provision) -> Option<Color> {
    let own_stop = |asked: &Question| matches!(asked, Question::Stop { by, .. } if hearing.seat.side() == Some(*by));
    let stopped = hearing.now.phase == Phase::Stopped
        && hearing.now.quickplay.is_none()
        && hearing.now.questions.iter().any(own_stop);
    if !stopped && !is_playing(hearing) {
        return None;
    }
    let by = hearing.player()?;
    let barred = hearing.regulations().bars_quickplay(provision, hearing.now.quickplay);
    if let Some((why, provisions)) = barred {
        hearing.refuse(why, &provisions);
        return None;
    }
    let reading = hearing.now.clock.reading(hearing.at).ok()?;
    let face = reading.face(side(by));
    let short = face.time.is_some_and(Regulations::is_short_time) && face.moves_due.is_none();
    if !short {
        hearing.refuse(Refusal::TooEarly, &[provision]);
        return None;
    }
    if flags::is_down(hearing, by) {
        hearing.refuse(Refusal::TooLate, &[provision]);
        return None;
    }
    Some(by)
}
