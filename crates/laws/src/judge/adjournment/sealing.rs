//! Sealing a move and adjourning (I.1 to I.4, I.6, I.14).
//!
//! What is in the envelope reaches this crate only as a commitment that shows nothing, and as the
//! text that is told when the envelope is opened. The keeper of the envelope vouches
//! that one belongs to the other.

use chess::{Color, Move};
use clock::Span;

use crate::fact::{Fact, Missing, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{flags, is_playing};
use crate::table::{Phase, Resumption, SealedMove, Stage};
use crate::{Provision, Scope};

/// The stage of the adjournment, if there is one.
pub(crate) fn stage(hearing: &Hearing<'_>) -> Option<Stage> {
    hearing.now.adjournment.as_ref().map(|game| game.stage)
}

/// Whether a sealed move waits to be opened.
pub(crate) fn is_closed(hearing: &Hearing<'_>) -> bool {
    hearing.now.adjournment.as_ref().is_some_and(|game| game.is_closed())
}

/// I.1.1, I.14: the session is over, by the arbiter's clock and not by those of the games, and the
/// player on move is told to seal.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    let over = hearing.now.session_ends.is_some_and(|ends| hearing.at >= ends);
    if over && hearing.now.phase == Phase::Playing && stage(hearing).is_none_or(is_settled) {
        let by = hearing.now.position.turn();
        let called = Fact::SealingCalled { by, charged: Span::ZERO };
        hearing.find(called, &[Provision::Sealing, Provision::SessionLength]);
    }
}

const fn is_settled(stage: Stage) -> bool {
    matches!(stage, Stage::Opened)
}

/// The arbiter tells the player on move to seal (G36).
pub(crate) fn call(hearing: &mut Hearing<'_>) {
    if !is_playing(hearing) {
        return;
    }
    if hearing.regulations().scope == Scope::Basic {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Scope]);
    }
    if stage(hearing).is_some_and(|stage| !is_settled(stage)) {
        return hearing.refuse(Refusal::TooOften, &[Provision::Sealing]);
    }
    let by = hearing.now.position.turn();
    hearing.find(Fact::SealingCalled { by, charged: Span::ZERO }, &[Provision::Sealing]);
}

/// I.14: the arbiter announces when the session ends.
pub(crate) fn set_session(hearing: &mut Hearing<'_>, ends: clock::Moment) {
    if ends <= hearing.at {
        return hearing.refuse(Refusal::OutOfOrder, &[Provision::SessionLength]);
    }
    hearing.find(Fact::SessionSet { ends }, &[Provision::SessionLength]);
}

/// I.1.2: a player on move who wants to seal before the end of the session pays with the rest of it.
pub(crate) fn early(hearing: &mut Hearing<'_>) {
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player_to_move() else { return };
    if stage(hearing).is_some_and(|stage| !is_settled(stage)) {
        return hearing.refuse(Refusal::TooOften, &[Provision::Sealing]);
    }
    let Some(ends) = hearing.now.session_ends else {
        return hearing.lacks(Missing::Session, &[Provision::SealingEarly]);
    };
    let charged = ends.saturating_since(hearing.at);
    if flags::left(hearing, by).is_some_and(|left| charged >= left) {
        return hearing.refuse(Refusal::WouldFlag, &[Provision::SealingEarly]);
    }
    hearing.find(Fact::TimeTaken { from: by, span: charged }, &[Provision::SealingEarly]);
    let provisions = [Provision::SealingEarly, Provision::Sealing];
    hearing.find(Fact::SealingCalled { by, charged }, &provisions);
}

/// I.1.1: the move is written and put into the envelope; until the clocks are stopped it may be
/// changed. I.9.3: so is a reply while the other is absent.
pub(crate) fn seal(hearing: &mut Hearing<'_>, commitment: &str) {
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player_to_move() else { return };
    if hearing.regulations().rated && hearing.regulations().book.edition().sealed_on_paper {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::Sealing]);
    }
    let provision = match &hearing.now.adjournment {
        Some(game) if game.stage == Stage::Called => {
            if matches!(game.sealed, Some(SealedMove::Shown(_))) {
                let provisions = [Provision::Sealing, Provision::ReleasedStays];
                return hearing.refuse(Refusal::AlreadyReleased, &provisions);
            }
            Provision::Sealing
        }
        Some(game) if game.stage == Stage::Opened && !game.present[!by] => Provision::SealedReply,
        _ => return hearing.refuse(Refusal::TooEarly, &[Provision::Sealing]),
    };
    let commitment = commitment.to_owned();
    // Outside rated play the program may keep it, which departs from the letter (V08).
    let departs = hearing.regulations().book.edition().sealed_on_paper;
    let departs = departs.then_some(Provision::UnratedPlay);
    let provisions: Vec<Provision> =
        [provision, Provision::NoWritingAhead].into_iter().chain(departs).collect();
    hearing.find(Fact::SealWritten { by, commitment }, &provisions);
}

/// A move made on the board after the call is the one to be sealed (X85); says whether it was.
pub(crate) fn released(hearing: &mut Hearing<'_>, by: Color, m: Move) -> bool {
    if stage(hearing) != Some(Stage::Called) {
        return false;
    }
    let sealed = hearing.now.adjournment.as_ref().and_then(|game| game.sealed.as_ref());
    if matches!(sealed, Some(SealedMove::Shown(shown)) if *shown != m) {
        hearing.refuse(Refusal::AlreadyReleased, &[Provision::Sealing, Provision::ReleasedStays]);
    } else {
        hearing.find(Fact::MoveToSeal { by, m }, &[Provision::Sealing, Provision::ReleasedStays]);
    }
    true
}

/// I.1.1: stopping the clocks completes the sealing. I.9.3: of a reply, the own clock is stopped and
/// that of the absent player started.
pub(crate) fn stop(hearing: &mut Hearing<'_>) {
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player_to_move() else { return };
    let game = hearing.now.adjournment.as_ref().filter(|game| game.sealed.is_some());
    match game.map(|game| game.stage) {
        Some(Stage::Called) => {
            hearing.find(Fact::ClocksStopped, &[Provision::Sealing]);
            hearing.find(Fact::MoveSealed { by, reply: false }, &[Provision::Sealing]);
            if hearing.has_arbiter() {
                hearing.ask(Question::Envelope, &[Provision::EnvelopeKept]);
            }
        }
        Some(Stage::Opened) => {
            hearing.find(Fact::MoveSealed { by, reply: true }, &[Provision::SealedReply]);
        }
        _ => hearing.lacks(Missing::SealedMove, &[Provision::Sealing]),
    }
}

/// A player presses after choosing a move to be sealed: it is a reply to an absent opponent (I.9.3),
/// or the clocks should have been stopped instead (I.1.1); in both cases a move was chosen (7.5.3).
/// Says whether it was so.
pub(crate) fn pressed(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let chosen = hearing.now.position.turn() == by
        && hearing.now.adjournment.as_ref().is_some_and(|game| game.sealed.is_some());
    match stage(hearing).filter(|_| chosen) {
        Some(Stage::Opened) => stop(hearing),
        Some(Stage::Called) => hearing.refuse(Refusal::NotComplete, &[Provision::Sealing]),
        Some(Stage::Sealed | Stage::Resuming) | None => return false,
    }
    true
}

/// I.2, I.3: the arbiter answers for what stands on the envelope. The position, the times used, the
/// sealer, the number of the move and an open offer are known; the rest must be written.
pub(crate) fn confirm(hearing: &mut Hearing<'_>, white: &str, black: &str, at: &Resumption) {
    if stage(hearing) != Some(Stage::Sealed) {
        return hearing.lacks(Missing::SealedMove, &[Provision::EnvelopeFields]);
    }
    let blank = [white, black, &at.time, &at.place].iter().any(|field| field.trim().is_empty());
    if blank {
        return hearing.refuse(Refusal::NotComplete, &[Provision::EnvelopeFields]);
    }
    if at.at <= hearing.at {
        return hearing.refuse(Refusal::OutOfOrder, &[Provision::EnvelopeFields]);
    }
    let (white, black, resumption) = (white.to_owned(), black.to_owned(), at.clone());
    let confirmed = Fact::EnvelopeConfirmed { white, black, resumption };
    hearing.find(confirmed, &[Provision::EnvelopeFields, Provision::EnvelopeKept]);
    hearing.answer(|asked| *asked == Question::Envelope, &[Provision::EnvelopeKept]);
}
