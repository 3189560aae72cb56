//! Which facts say no more than the act they follow from, or than what follows them.

use crate::fact::{Completion, Event, Fact, Lapse};
use crate::{Act, Contact, Decision};

/// Whether a fact says only that the act was done.
pub(super) fn echoes(act: &Act, fact: &Fact) -> bool {
    match act {
        Act::Move { offer, .. } => match fact {
            Fact::DrawOffered { proper, .. } => *offer && *proper,
            fact => is_of_a_move(fact),
        },
        Act::Touch { .. } => matches!(fact, Fact::Touched { binds: true, .. }),
        Act::Release { .. } => matches!(fact, Fact::Released { .. } | Fact::Touched { .. }),
        Act::TakeOff { .. } => matches!(fact, Fact::TakenOff { .. } | Fact::Touched { .. }),
        Act::Put { .. } => matches!(fact, Fact::Put { .. }),
        Act::NamePiece { .. } => matches!(fact, Fact::PieceNamed { .. }),
        Act::AnnounceCastling { .. } => matches!(fact, Fact::CastlingAnnounced { .. }),
        Act::Adjust => matches!(fact, Fact::Adjusting { .. }),
        Act::Adjusted => matches!(fact, Fact::AdjustingEnded { .. }),
        Act::Displace => matches!(fact, Fact::Displaced { .. }),
        Act::Restored => matches!(fact, Fact::PiecesRestored { .. }),
        Act::Press { .. } => matches!(
            fact,
            Fact::ClockPressed { .. } | Fact::MoveCompleted { how: Completion::Pressed, .. }
        ),
        Act::StopClock { .. } => matches!(fact, Fact::ClocksStopped),
        Act::OfferDraw => matches!(fact, Fact::DrawOffered { proper: true, .. }),
        Act::OfferDrawIf { .. } => matches!(fact, Fact::DrawOfferedIf { .. }),
        Act::DenyResignation => matches!(fact, Fact::ResignationDenied { .. }),
        Act::OrderUnknown => matches!(fact, Fact::OrderDoubted { .. }),
        Act::AdmitIllegal => matches!(fact, Fact::IllegalAdmitted { .. }),
        Act::ComplainToCommittee { .. } => matches!(fact, Fact::CommitteeTold { .. }),
        Act::AnswerReport { .. } => matches!(fact, Fact::ReportAnswered { .. }),
        Act::DeclineDraw => matches!(fact, Fact::OfferLapsed { why: Lapse::Declined }),
        Act::WithdrawOffer => matches!(fact, Fact::OfferLapsed { why: Lapse::Withdrawn }),
        Act::ClaimDraw { .. } | Act::AnnounceClaim { .. } => {
            matches!(fact, Fact::DrawClaimed { .. })
        }
        Act::AgreeCorrection => matches!(fact, Fact::CorrectionAgreed { .. }),
        Act::Write { .. } => matches!(fact, Fact::Written { .. }),
        Act::SheetComplete => matches!(fact, Fact::SheetCompleted { .. }),
        Act::RequestSheet => matches!(fact, Fact::SheetGiven { .. }),
        Act::ViewRecord => matches!(fact, Fact::RecordShown { count: 1, .. }),
        Act::Sign { .. } => matches!(fact, Fact::Signed { .. }),
        Act::Appeal { .. } => matches!(fact, Fact::Appealed { .. }),
        Act::Arrive => matches!(fact, Fact::Arrived { .. }),
        Act::Leave { .. } => matches!(fact, Fact::Left { permitted: true, .. }),
        Act::Tip { .. } => matches!(fact, Fact::Tipped { .. }),
        Act::DemandTwoBoards => matches!(fact, Fact::TwoBoards { .. }),
        Act::Announce { .. } => matches!(fact, Fact::Announced { .. }),
        Act::Repeat { .. } => matches!(fact, Fact::Repeated { agrees: true, .. }),
        Act::Copy { .. } => matches!(fact, Fact::Copied { agrees: true, .. }),
        Act::AskTimes => matches!(fact, Fact::TimesAsked { .. }),
        Act::Seal { .. } => matches!(fact, Fact::SealWritten { .. }),
        Act::RequestIncrement { .. } => matches!(fact, Fact::IncrementRequested { .. }),
        Act::ClaimNoNormalWin { .. } => {
            matches!(fact, Fact::NoNormalWinClaimed { referred: false, .. })
        }
        Act::Verify { .. } => matches!(fact, Fact::Verified { .. }),
        Act::ChooseSide { .. } => matches!(fact, Fact::SideChosen { .. }),
        Act::ReturnClock { .. } => matches!(fact, Fact::ClockStarted { .. }),
        Act::ShowMate { .. } => matches!(fact, Fact::MateShown { forced: true, .. }),
        Act::ClaimNoProgress { .. } => matches!(fact, Fact::NoProgressClaimed { .. }),
        Act::Interfere { .. } => matches!(fact, Fact::Interfered { .. }),
        Act::DrewByHand => matches!(fact, Fact::LotsByHand { .. }),
        Act::TakeBack => matches!(fact, Fact::TakebackWanted { .. }),
        Act::Restart => matches!(fact, Fact::RestartWanted { .. }),
        Act::Decide(decision) => is_decided(decision, fact),
        Act::AcceptDraw
        | Act::Resign
        | Act::DoubtResignation { .. }
        | Act::ClaimFlag
        | Act::ClaimIllegal
        | Act::Complain { .. }
        | Act::AskPermission { .. }
        | Act::AskRule { .. }
        | Act::Report { .. }
        | Act::TellTimes
        | Act::SealEarly
        | Act::PointOutFlag
        | Act::BeginMate
        | Act::DrawLots { .. }
        | Act::Confirm
        | Act::Look => false,
    }
}

/// The same for what the arbiter decides.
fn is_decided(decision: &Decision, fact: &Fact) -> bool {
    match decision {
        Decision::Start => matches!(fact, Fact::Started),
        Decision::PlaceClock { .. } => matches!(fact, Fact::ClockPlaced { .. }),
        Decision::FaceClock { .. } => matches!(fact, Fact::ClockFaced { .. }),
        Decision::OrderUnknown => matches!(fact, Fact::OrderUnknown),
        Decision::PostponeStart { .. } => matches!(fact, Fact::StartPostponed { .. }),
        Decision::Pause { .. } => matches!(fact, Fact::ClocksStopped),
        Decision::Resume => matches!(fact, Fact::Resumed),
        Decision::JudgeStop { .. } => matches!(fact, Fact::StopJudged { .. }),
        Decision::ClassifyTouch { was, .. } => {
            *was != Contact::Unclear && matches!(fact, Fact::TouchClassified { .. })
        }
        Decision::NoteIllegalPosition => matches!(fact, Fact::SymptomNoted),
        Decision::Restore { .. } => matches!(fact, Fact::PositionRestored { .. }),
        Decision::SetClock { .. } => matches!(fact, Fact::ClockSet { .. }),
        Decision::SetControl { .. } => matches!(fact, Fact::ControlSet { .. }),
        Decision::ExtraTime { .. } => matches!(fact, Fact::TimeAdded { .. }),
        Decision::AdjustTime { .. } => matches!(fact, Fact::TimeTaken { .. }),
        Decision::Annul { .. } => matches!(fact, Fact::Annulled | Fact::ClocksStopped),
        Decision::TransferBoard => matches!(fact, Fact::BoardTransferred),
        Decision::ConsentToDraw { .. } => matches!(fact, Fact::Consented { .. }),
        Decision::JudgeResignation { .. } => matches!(fact, Fact::ResignationJudged { .. }),
        Decision::CountUnknown => matches!(fact, Fact::CountUnknown),
        Decision::ReplaceSheet { .. } => matches!(fact, Fact::SheetReplaced { .. }),
        Decision::Reconstruct { .. } => matches!(fact, Fact::Reconstructed { .. }),
        Decision::Penalise { .. } => matches!(fact, Fact::Penalised { .. }),
        Decision::DeviceSound { .. } => matches!(fact, Fact::DeviceSounded { count: 1, .. }),
        Decision::Inspect { .. } => matches!(fact, Fact::Inspected { .. }),
        Decision::ApproveAssistant { .. } => matches!(fact, Fact::AssistantApproved { .. }),
        Decision::Permit { .. } => matches!(fact, Fact::Permitted { .. }),
        Decision::ExcuseLateness { .. } => matches!(fact, Fact::LatenessExcused { .. }),
        Decision::Admit { .. } => matches!(fact, Fact::Admitted { .. }),
        Decision::Expel { .. } => matches!(fact, Fact::Expelled { .. }),
        Decision::Reopen { .. } => matches!(fact, Fact::Reopened),
        Decision::CloseAppeal { .. } => matches!(fact, Fact::AppealClosed { .. }),
        Decision::SetSession { .. } => matches!(fact, Fact::SessionSet { .. }),
        Decision::CallSeal => matches!(fact, Fact::SealingCalled { .. }),
        Decision::OpenEnvelope { .. } => matches!(fact, Fact::EnvelopeOpened { .. }),
        Decision::EnvelopeLost { .. } => matches!(fact, Fact::EnvelopeLost),
        Decision::GrantIncrement { .. } => matches!(fact, Fact::IncrementDecided { .. }),
        Decision::CheckBoard { .. }
        | Decision::CallFlag { .. }
        | Decision::CallBothFlags
        | Decision::RuleTouch { .. }
        | Decision::DeclareIllegal { .. }
        | Decision::PieceDisplaced { .. }
        | Decision::ReplaceClock { .. }
        | Decision::JudgeOffer { .. }
        | Decision::JudgeClaim { .. }
        | Decision::DeclareLoss { .. }
        | Decision::DeviceFound { .. }
        | Decision::SetResult { .. }
        | Decision::Dismiss { .. }
        | Decision::CorrectBoards { .. }
        | Decision::ConfirmEnvelope { .. }
        | Decision::JudgeSealed { .. } => false,
    }
}

/// Whether it belongs to every move that is made and completed.
pub(super) const fn is_of_a_move(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Touched { binds: true, .. }
            | Fact::Released { two_hands: false, .. }
            | Fact::TakenOff { .. }
            | Fact::Put { .. }
            | Fact::CastlingAnnounced { .. }
            | Fact::MoveMade { .. }
            | Fact::ClockPressed { .. }
            | Fact::MoveCompleted { how: Completion::Pressed, .. }
    )
}

/// Whether a fact goes without saying beside what follows it: the end of the game, or clocks that
/// stop again at once.
pub(super) fn is_of_course(fact: &Fact, events: &[Event]) -> bool {
    let with_the_end = matches!(
        fact,
        Fact::ClocksStopped
            | Fact::MoveCompleted { how: Completion::EndedGame | Completion::Claimed, .. }
            | Fact::OfferLapsed { why: Lapse::GameEnded }
    );
    if with_the_end {
        return events.iter().any(|event| matches!(event.fact, Fact::GameEnded { .. }));
    }
    // Which clock goes on is settled, but both wait for the arbiter.
    let starts = |event: &&Event| event.fact != *fact;
    matches!(fact, Fact::ClockStarted { .. })
        && events.iter().skip_while(starts).any(|event| matches!(event.fact, Fact::ClocksStopped))
}
