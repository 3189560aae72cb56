//! The player who is accused of something says whether it is so (chapter 11, rule 17 of the Finnish
//! blitz rules).

use chess::Color;

use crate::act::{Device, Irregularity};
use crate::fact::{Audience, Fact, Missing, Question};
use crate::judge::hearing::Hearing;
use crate::judge::{behaviour, demand, going_back};
use crate::table::Phase;
use crate::{Provision, Regime};

/// A player admits or denies what was reported. To an arbiter that is evidence and nothing more.
/// Without one an admission shows what happened, and a denial leaves it at word against word, from
/// which nothing follows.
pub(crate) fn reply(hearing: &mut Hearing<'_>, what: Irregularity, admitted: bool) {
    let Some(by) = hearing.player() else { return };
    let provisions = behaviour::provisions_of(hearing, what);
    let question = Question::Report { what, of: Some(by) };
    if hearing.is(Regime::OnDemand) && !hearing.has_arbiter() {
        return on_demand(hearing, by, &question, admitted, provisions);
    }
    // A player is not told of what the arbiter was told: the answer is the same without a report.
    let audience = hearing.own_audience();
    hearing.find_for(audience, Fact::ReportAnswered { by, what, admitted }, provisions);
    if hearing.has_arbiter() {
        return;
    }
    let was_asked = hearing.now.questions.contains(&question);
    hearing.answer(|asked| *asked == question, provisions);
    if what == Irregularity::ReversedColors && admitted && was_asked {
        return going_back::reversed_for_both(hearing);
    }
    let playing = matches!(hearing.now.phase, Phase::Playing | Phase::Stopped);
    if what == Irregularity::Device && admitted && playing {
        behaviour::device_found(hearing, by, Device::Phone);
    }
}

/// 17: nobody is punished whom no player has accused, and where nobody was appointed nobody without
/// the own admission.
fn on_demand(
    hearing: &mut Hearing<'_>,
    by: Color,
    question: &Question,
    admitted: bool,
    provisions: &[Provision],
) {
    let Question::Report { what, .. } = *question else { return };
    if !hearing.now.questions.contains(question) {
        return hearing.lacks(Missing::Question, &[Provision::OnlyOnDemand]);
    }
    hearing.find(Fact::ReportAnswered { by, what, admitted }, provisions);
    let answered = Fact::Answered { question: question.clone() };
    hearing.find_for(Audience::Arbiter, answered, provisions);
    if admitted {
        demand::penalise(hearing, by, provisions);
    }
}
