//! Who may do what, before anything is asked about the game: the part of the book that governs,
//! and the duties of assistants.

use super::accord;
use super::hearing::Hearing;
use crate::act::{Duty, StopReason};
use crate::fact::Refusal;
use crate::{Act, Provision, Scope, Seat};

/// Whether the act may be heard. If not, it has been refused.
pub(crate) fn is_admitted(hearing: &mut Hearing<'_>, act: &Act) -> bool {
    let governed = match hearing.regulations().scope {
        _ if accord::is_in_force(hearing) => accord::allows(act),
        Scope::Basic => is_basic(act),
        Scope::Competition => true,
    };
    if !governed {
        hearing.refuse(Refusal::NotInForce, &[Provision::Scope]);
        return false;
    }
    if hearing.seat == Seat::Watch && *act != Act::Look {
        hearing.refuse(Refusal::NotYours, &[Provision::ArbiterWatches]);
        return false;
    }
    match (hearing.seat.side(), task_of(act)) {
        (Some(side), Task::Duty(duty, provision)) if hearing.seat.is_assistant() => {
            let approved = hearing.now.players[side].duties.contains(&duty);
            if !approved {
                hearing.refuse(Refusal::NoSuchDuty, &[provision]);
            }
            approved
        }
        (_, Task::OfPlayer) if hearing.seat.is_assistant() => {
            hearing.refuse(Refusal::NoSuchDuty, &[Provision::TellOnlyArbiter]);
            false
        }
        _ => true,
    }
}

/// Whether an act belongs to the basic rules of play (INT.2): no clock, no scoresheet, no claims.
const fn is_basic(act: &Act) -> bool {
    match act {
        Act::Move { .. }
        | Act::Adjust
        | Act::Adjusted
        | Act::Touch { .. }
        | Act::Release { .. }
        | Act::TakeOff { .. }
        | Act::Put { .. }
        | Act::NamePiece { .. }
        | Act::AnnounceCastling { .. }
        | Act::OfferDraw
        | Act::OfferDrawIf { .. }
        | Act::AcceptDraw
        | Act::DeclineDraw
        | Act::Resign
        | Act::DoubtResignation { .. }
        | Act::DenyResignation
        | Act::ClaimIllegal
        | Act::AdmitIllegal
        | Act::Complain { .. }
        | Act::AskRule { .. }
        | Act::Look
        | Act::Decide(_) => true,
        Act::Press { .. }
        | Act::Displace
        | Act::Restored
        | Act::StopClock { .. }
        | Act::ClaimDraw { .. }
        | Act::AnnounceClaim { .. }
        | Act::ClaimFlag
        | Act::OrderUnknown
        | Act::AgreeCorrection
        | Act::Write { .. }
        | Act::SheetComplete
        | Act::RequestSheet
        | Act::ViewRecord
        | Act::Sign { .. }
        | Act::Appeal { .. }
        | Act::ComplainToCommittee { .. }
        | Act::Arrive
        | Act::Leave { .. }
        | Act::AskPermission { .. }
        | Act::Report { .. }
        | Act::AnswerReport { .. }
        | Act::Tip { .. }
        | Act::DemandTwoBoards
        | Act::Announce { .. }
        | Act::Repeat { .. }
        | Act::Copy { .. }
        | Act::AskTimes
        | Act::TellTimes
        | Act::SealEarly
        | Act::Seal { .. }
        | Act::RequestIncrement { .. }
        | Act::ClaimNoNormalWin { .. }
        | Act::Verify { .. }
        | Act::ChooseSide { .. }
        | Act::ReturnClock { .. }
        | Act::PointOutFlag
        | Act::BeginMate
        | Act::ShowMate { .. }
        | Act::ClaimNoProgress { .. }
        | Act::Interfere { .. }
        | Act::DrawLots { .. }
        | Act::DrewByHand
        | Act::Confirm
        | Act::WithdrawOffer
        | Act::TakeBack
        | Act::Restart => false,
    }
}

/// To whom an act belongs.
enum Task {
    /// A player, or an assistant approved for it.
    Duty(Duty, Provision),
    /// A player in person.
    OfPlayer,
    /// Anyone.
    OfAnyone,
}

const fn task_of(act: &Act) -> Task {
    match act {
        Act::Move { .. }
        | Act::Adjust
        | Act::Adjusted
        | Act::Touch { .. }
        | Act::Release { .. }
        | Act::TakeOff { .. }
        | Act::Put { .. }
        | Act::NamePiece { .. }
        | Act::AnnounceCastling { .. }
        | Act::Displace
        | Act::Confirm
        | Act::Restored => Task::Duty(Duty::Move, Provision::MovingAssistant),
        Act::Press { .. } | Act::ReturnClock { .. } => {
            Task::Duty(Duty::Press, Provision::PressingAssistant)
        }
        Act::Write { .. } | Act::SheetComplete | Act::RequestSheet => {
            Task::Duty(Duty::Write, Provision::WritingAssistant)
        }
        Act::Seal { .. } | Act::StopClock { reason: StopReason::Sealed } => {
            Task::Duty(Duty::Seal, Provision::AssistantSeals)
        }
        Act::Announce { .. } | Act::Repeat { .. } => {
            Task::Duty(Duty::Announce, Provision::AssistantAnnounces)
        }
        Act::Copy { .. } => Task::Duty(Duty::Move, Provision::AssistantMoves),
        Act::TellTimes => Task::Duty(Duty::Tell, Provision::AssistantTells),
        Act::ClaimFlag => Task::Duty(Duty::ClaimFlag, Provision::AssistantClaims),
        Act::Complain { .. } => Task::Duty(Duty::ClaimFlag, Provision::AssistantClaims),
        Act::AskRule { .. }
        | Act::Report { .. }
        | Act::Tip { .. }
        | Act::Interfere { .. }
        | Act::DrawLots { .. }
        | Act::Look => Task::OfAnyone,
        Act::Decide(_)
        | Act::StopClock { .. }
        | Act::OfferDraw
        | Act::OfferDrawIf { .. }
        | Act::AcceptDraw
        | Act::DeclineDraw
        | Act::ClaimDraw { .. }
        | Act::AnnounceClaim { .. }
        | Act::Resign
        | Act::DoubtResignation { .. }
        | Act::DenyResignation
        | Act::ClaimIllegal
        | Act::AdmitIllegal
        | Act::OrderUnknown
        | Act::AgreeCorrection
        | Act::ViewRecord
        | Act::Sign { .. }
        | Act::Appeal { .. }
        | Act::ComplainToCommittee { .. }
        | Act::Arrive
        | Act::Leave { .. }
        | Act::AskPermission { .. }
        | Act::AnswerReport { .. }
        | Act::DemandTwoBoards
        | Act::AskTimes
        | Act::SealEarly
        | Act::RequestIncrement { .. }
        | Act::ClaimNoNormalWin { .. }
        | Act::Verify { .. }
        | Act::ChooseSide { .. }
        | Act::PointOutFlag
        | Act::BeginMate
        | Act::ShowMate { .. }
        | Act::ClaimNoProgress { .. }
        | Act::DrewByHand
        | Act::WithdrawOffer
        | Act::TakeBack
        | Act::Restart => Task::OfPlayer,
    }
}
