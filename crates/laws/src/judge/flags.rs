//! Flags: who notices them, and what they cost (6.4, 6.8, 6.9, A.4.3).

use chess::Color;

use super::endings::{cannot_mate, lapse_offer};
use super::hearing::Hearing;
use super::{is_playing, program_watches};
use crate::fact::{Fact, Note, Refusal};
use crate::table::Phase;
use crate::table::now::side;
use crate::{Ground, Provision, Score};

/// The program notices a flag at the instant it falls, where it is the arbiter's eye.
pub(super) fn notice(hearing: &mut Hearing<'_>) {
    if hearing.now.phase != Phase::Playing || !program_watches(hearing) {
        return;
    }
    if let Some(of) = Color::ALL.into_iter().find(|color| is_down(hearing, *color)) {
        overstepped(hearing, of, &[Provision::FlagNoticed]);
    }
}

/// Whether a side's time has run out with moves still to be made in it.
pub(super) fn is_down(hearing: &Hearing<'_>, of: Color) -> bool {
    let reading = hearing.now.clock.reading(hearing.at);
    reading.is_ok_and(|reading| reading.face(side(of)).flag.is_some())
}

/// A player points out the opponent's flag.
pub(super) fn claim(hearing: &mut Hearing<'_>) {
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if !is_down(hearing, !by) {
        hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
        return hearing.note(by, Note::WrongFlagClaim, &[Provision::Distraction]);
    }
    let limited = hearing.regulations().is_limited();
    let by_claim: &[Provision] = if limited {
        &[Provision::FlagNoticed, Provision::TimeClaim]
    } else {
        &[Provision::FlagNoticed]
    };
    overstepped(hearing, !by, by_claim);
}

/// The arbiter calls a flag.
pub(super) fn call(hearing: &mut Hearing<'_>, of: Color) {
    if !is_playing(hearing) {
        return;
    }
    if !is_down(hearing, of) {
        return hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
    }
    overstepped(hearing, of, &[Provision::FlagNoticed, Provision::ArbiterCallsFlag]);
}

/// 6.9: the time is overstepped; a loss, or a draw if the opponent cannot mate.
fn overstepped(hearing: &mut Hearing<'_>, of: Color, noticed: &[Provision]) {
    hearing.find(Fact::FlagFallen { of }, noticed);
    lapse_offer(hearing);
    let score = if cannot_mate(hearing, !of) { Score::DRAW } else { Score::win(!of) };
    hearing.end(score, Ground::Time, &[Provision::TimeOverstepped, Provision::FlagCheck]);
}
