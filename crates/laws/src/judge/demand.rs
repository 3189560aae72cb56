//! An arbiter who acts only when a player demands it (rules 17 to 19 of the Finnish blitz rules).

use chess::Color;

use super::arbiter;
use super::endings::lapse_offer;
use super::hearing::Hearing;
use crate::act::{Irregularity, Penalty};
use crate::fact::{Fact, Question, Refusal};
use crate::table::Phase;
use crate::{Act, Decision, Ground, Provision, Score, Share};

/// Whether the arbiter acts only on demand.
pub(super) fn is_in_force(hearing: &Hearing<'_>) -> bool {
    hearing.has(Provision::OnlyOnDemand)
}

/// Whether nobody is told that an act could not be done: a board that senses the pieces does not say
/// what it thinks of them (18-2).
pub(super) fn hushes(hearing: &Hearing<'_>, act: &Act) -> bool {
    let by_hand = matches!(
        act,
        Act::Adjust
            | Act::Adjusted
            | Act::Touch { .. }
            | Act::Release { .. }
            | Act::TakeOff { .. }
            | Act::Put { .. }
            | Act::AnnounceCastling { .. }
            | Act::Press
    );
    by_hand && is_in_force(hearing)
}

/// Whether a decision may be taken: none about flags and illegal moves (18-2), and about clock and
/// penalties only what a player has asked for (18-1, 19).
pub(super) fn allows(hearing: &mut Hearing<'_>, decision: &Decision) -> bool {
    if !is_in_force(hearing) {
        return true;
    }
    let demanded = hearing.now.phase != Phase::Playing || !hearing.now.questions.is_empty();
    let provision = match decision {
        Decision::CallFlag { .. }
        | Decision::CallBothFlags
        | Decision::DeclareIllegal { .. }
        | Decision::NoteIllegalPosition => Some(Provision::NothingMentioned),
        Decision::RuleTouch { .. } | Decision::Penalise { .. } => Some(Provision::OnlyOnDemand),
        Decision::SetClock { .. }
        | Decision::SetControl { .. }
        | Decision::ExtraTime { .. }
        | Decision::AdjustTime { .. } => Some(Provision::ClockInHand),
        _ => None,
    };
    let never = provision == Some(Provision::NothingMentioned);
    match provision {
        Some(provision) if never || !demanded => {
            hearing.refuse(Refusal::NotDemanded, &[provision, Provision::OnlyOnDemand]);
            false
        }
        _ => true,
    }
}

/// 17: the only penalties within one game are a warning the first time and the loss the second;
/// beyond the game there are others. Says why one is not allowed.
pub(super) fn forbids(hearing: &Hearing<'_>, of: Color, penalty: Penalty) -> Option<Refusal> {
    let warned = hearing.now.players[of].warnings > 0;
    match penalty {
        Penalty::Warning => warned.then_some(Refusal::TooOften),
        Penalty::Loss(_) => (!warned).then_some(Refusal::TooEarly),
        Penalty::Fine(_) | Penalty::Rounds(_) | Penalty::Expulsion => None,
        Penalty::MoreTime(_) | Penalty::LessTime(_) | Penalty::AllTime | Penalty::Points(_) => {
            Some(Refusal::NotInForce)
        }
    }
}

/// A player complains of a breach by the opponent. The arbiter is asked; where there is none the
/// penalty of 17 follows.
pub(super) fn breach(hearing: &mut Hearing<'_>, what: Irregularity, provisions: &[Provision]) {
    let Some(by) = hearing.player() else { return };
    if let Phase::Over(verdict) = hearing.now.phase {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    if hearing.has_arbiter() {
        let asked = Fact::Asked { question: Question::Report { what } };
        return hearing.find_for(crate::Audience::Arbiter, asked, provisions);
    }
    penalise(hearing, !by, provisions);
}

/// A warning the first time (17.a), the game the second (17.b), whatever the breaches were.
pub(super) fn penalise(hearing: &mut Hearing<'_>, of: Color, provisions: &[Provision]) {
    let with = |first: Provision| -> Vec<Provision> {
        [first].into_iter().chain(provisions.iter().copied()).collect()
    };
    if hearing.now.players[of].warnings == 0 {
        let warned = Fact::Penalised { of, penalty: Penalty::Warning };
        return hearing.find(warned, &with(Provision::Warning));
    }
    let lost = Fact::Penalised { of, penalty: Penalty::Loss(Share::Whole) };
    hearing.find(lost, &with(Provision::PenaltyLoss));
    lapse_offer(hearing);
    let articles = hearing.cite(&with(Provision::PenaltyLoss));
    arbiter::conclude(hearing, Score::win(!of), Ground::Arbiter, articles);
}
