//! What people say who do not play in the game (rule 20 of the Finnish blitz rules, 12.7).

use chess::Color;

use crate::blitz::Remark;
use crate::fact::{Fact, Question, Refusal};
use crate::judge::going_back;
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::{Provision, Seat};

/// Somebody interferes. The players do so in other words.
pub(crate) fn interfere(hearing: &mut Hearing<'_>, about: Remark) {
    if matches!(hearing.seat, Seat::White | Seat::Black | Seat::Program) {
        return hearing.refuse(Refusal::NotYours, &[Provision::TellOnlyArbiter]);
    }
    hearing.find(Fact::Interfered { about }, &[Provision::TellOnlyArbiter]);
}

/// A claim that follows such a remark may rest on it: then the game is played anew, if the arbiter
/// wants it so; without an arbiter it is (B-Q25). Says whether the claim is not heard for now.
pub(crate) fn prompted(hearing: &mut Hearing<'_>, by: Color, about: Remark) -> bool {
    let said = hearing.now.demands.as_ref().and_then(|demands| demands.remark);
    let going_on = matches!(hearing.now.phase, Phase::Playing | Phase::Stopped);
    if said != Some(about) || !going_on || !hearing.has(Provision::Replay) {
        return false;
    }
    if !hearing.has_arbiter() {
        going_back::new_game(hearing, &[Provision::Replay]);
        return true;
    }
    if hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[Provision::Replay]);
    }
    hearing.ask(Question::Interference { by }, &[Provision::Replay]);
    true
}

/// The arbiter orders a new game because somebody interfered.
pub(crate) fn replay(hearing: &mut Hearing<'_>) {
    if !hearing.has(Provision::Replay) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::TellOnlyArbiter]);
    }
    hearing.answer(|asked| matches!(asked, Question::Interference { .. }), &[Provision::Replay]);
    going_back::new_game(hearing, &[Provision::Replay]);
}
