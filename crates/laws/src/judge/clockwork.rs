//! Starting, stopping and resuming (6.6, 6.11).

use super::hearing::Hearing;
use super::is_playing;
use crate::Provision;
use crate::fact::{Fact, Refusal};
use crate::table::Phase;

/// 6.6: at the appointed time White's clock is started.
pub(super) fn start(hearing: &mut Hearing<'_>) {
    match hearing.now.phase {
        Phase::Waiting => hearing.find(Fact::Started, &[Provision::Start, Provision::WhiteBegins]),
        Phase::Over(verdict) => hearing.refuse_by(Refusal::GameOver, verdict.articles),
        Phase::Playing | Phase::Stopped | Phase::Annulled => {
            hearing.refuse(Refusal::TooLate, &[Provision::Start]);
        }
    }
}

/// 6.11.1: the arbiter interrupts the game.
pub(super) fn pause(hearing: &mut Hearing<'_>) {
    if is_playing(hearing) {
        hearing.find(Fact::ClocksStopped, &[Provision::Interruption]);
    }
}

/// 6.11.3: the arbiter lets play go on.
pub(super) fn resume(hearing: &mut Hearing<'_>) {
    if hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::Resumed, &[Provision::Resuming]);
    } else {
        hearing.refuse(Refusal::NothingThere, &[Provision::Resuming]);
    }
}
