//! The result on the scoresheets, and its signatures (8.7).

use chess::Color;

use crate::fact::{Fact, Question, Refusal};
use crate::judge::decisions;
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::{Ground, Provision, Score};

/// 8.7: a player signs the result as written. A result that both have signed stands even if it is
/// wrong; the arbiter hears of it.
pub(crate) fn sign(hearing: &mut Hearing<'_>, score: Score) {
    let Some(by) = hearing.player() else { return };
    if !hearing.regulations().book.edition().signatures {
        return hearing.refuse(Refusal::NotInForce, &[Provision::NoDutyToRecord]);
    }
    let Phase::Over(verdict) = hearing.now.phase else {
        return hearing.refuse(Refusal::TooEarly, &[Provision::Signatures]);
    };
    let players = &hearing.now.players;
    let both = |score| Color::ALL.into_iter().all(|color| players[color].signed == Some(score));
    if players[by].signed.is_some_and(both) {
        return hearing.refuse(Refusal::TooLate, &[Provision::Signatures]);
    }
    if decisions::is_too_much(hearing, score) {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::PointsLimit]);
    }
    hearing.find(Fact::Signed { by, score }, &[Provision::Signatures]);
    if score == verdict.score {
        return;
    }
    if hearing.has_arbiter() {
        hearing.ask(Question::Result { signed: score }, &[Provision::Signatures]);
    }
    if hearing.now.players[!by].signed == Some(score) {
        hearing.end(score, Ground::Signed, &[Provision::Signatures]);
    }
}
