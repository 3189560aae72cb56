//! Who may do what, before anything is asked about the game: one row for every act, and another for
//! every decision. A new act or decision does not compile before it has its row.

use super::hearing::Hearing;
use crate::act::{AnnulReason, Duty, StopReason};
use crate::fact::Refusal;
use crate::table::Phase;
use crate::{Act, Decision, Provision, Regime, Scope, Seat};

/// Whether the act may be heard. If not, it has been refused.
pub(crate) fn is_admitted(hearing: &mut Hearing<'_>, act: &Act) -> bool {
    let row = ActRow::of(act);
    let governed = match hearing.regulations().scope {
        _ if hearing.is(Regime::ByAccord) => row.at_home,
        Scope::Basic => row.basic,
        Scope::Competition => true,
    };
    if !governed {
        hearing.refuse(Refusal::NotInForce, &[Provision::Scope]);
        return false;
    }
    if hearing.seat == Seat::Program && *act != Act::Look {
        hearing.refuse(Refusal::NotYours, &[Provision::ArbiterWatches]);
        return false;
    }
    match (hearing.seat.side(), row.whose) {
        (Some(side), Whose::Duty(duty, provision)) if hearing.seat.is_assistant() => {
            let approved = hearing.now.players[side].duties.contains(&duty);
            if !approved {
                hearing.refuse(Refusal::NoSuchDuty, &[provision]);
            }
            approved
        }
        (_, Whose::Player) if hearing.seat.is_assistant() => {
            hearing.refuse(Refusal::NoSuchDuty, &[Provision::TellOnlyArbiter]);
            false
        }
        _ => true,
    }
}

/// Whether an act is part of making a move.
pub(crate) const fn is_of_the_pieces(act: &Act) -> bool {
    ActRow::of(act).moves_pieces
}

/// Whether nobody is told that an act could not be done: where the arbiter acts only on demand, a
/// board that senses the pieces does not say what it thinks of them (18-2).
pub(crate) fn is_hushed(hearing: &Hearing<'_>, act: &Act) -> bool {
    ActRow::of(act).sensed && hearing.is(Regime::OnDemand)
}

/// To whom an act belongs.
#[derive(Clone, Copy)]
enum Whose {
    /// A player, or an assistant approved for it.
    Duty(Duty, Provision),
    /// A player in person.
    Player,
    /// Anyone.
    Anyone,
}

/// Where an act belongs.
#[derive(Clone, Copy)]
struct ActRow {
    whose: Whose,
    /// Whether the basic rules of play know it (INT.2): no clock, no scoresheet, no claims.
    basic: bool,
    /// Whether it belongs to a game without clock, sheet, arbiter and penalties.
    at_home: bool,
    /// Whether it is part of making a move.
    moves_pieces: bool,
    /// Whether a board or clock that senses hands reports it.
    sensed: bool,
}

/// In competitions only, until a row says more.
const fn row(whose: Whose) -> ActRow {
    ActRow { whose, basic: false, at_home: false, moves_pieces: false, sensed: false }
}

const fn duty(duty: Duty, provision: Provision) -> ActRow {
    row(Whose::Duty(duty, provision))
}

const MOVING: ActRow = duty(Duty::Move, Provision::MovingAssistant);
const WRITING: ActRow = duty(Duty::Write, Provision::WritingAssistant);
const PLAYER: ActRow = row(Whose::Player);
const ANYONE: ActRow = row(Whose::Anyone);

impl ActRow {
    const fn basic(self) -> Self {
        Self { basic: true, ..self }
    }

    const fn at_home(self) -> Self {
        Self { at_home: true, ..self }
    }

    const fn moves_pieces(self) -> Self {
        Self { moves_pieces: true, ..self }
    }

    const fn sensed(self) -> Self {
        Self { sensed: true, ..self }
    }

    const fn of(act: &Act) -> Self {
        match act {
            // The pieces.
            Act::Move { .. } => MOVING.basic().at_home().moves_pieces(),
            Act::Touch { .. } | Act::Release { .. } | Act::TakeOff { .. } | Act::Put { .. } => {
                MOVING.basic().at_home().moves_pieces().sensed()
            }
            Act::Adjust | Act::Adjusted | Act::AnnounceCastling { .. } => MOVING.basic().sensed(),
            Act::NamePiece { .. } => MOVING.basic().at_home().sensed(),
            Act::Displace | Act::Restored => MOVING,
            // The clock.
            Act::Press { .. } => duty(Duty::Press, Provision::PressingAssistant).sensed(),
            Act::ReturnClock { .. } => duty(Duty::Press, Provision::PressingAssistant),
            Act::StopClock { reason: StopReason::Sealed } => {
                duty(Duty::Seal, Provision::AssistantSeals)
            }
            Act::StopClock { .. } => PLAYER,
            Act::ClaimFlag => duty(Duty::ClaimFlag, Provision::AssistantClaims),
            Act::OrderUnknown | Act::PointOutFlag => PLAYER,
            // Draws and the end.
            Act::OfferDraw | Act::OfferDrawIf { .. } | Act::AcceptDraw | Act::DeclineDraw => {
                PLAYER.basic().at_home()
            }
            Act::ClaimDraw { .. } | Act::AnnounceClaim { .. } => PLAYER.at_home(),
            Act::Resign | Act::DoubtResignation { .. } | Act::DenyResignation => {
                PLAYER.basic().at_home()
            }
            // Irregularities.
            Act::ClaimIllegal | Act::AdmitIllegal => PLAYER.basic().at_home(),
            Act::Complain { .. } => duty(Duty::ClaimFlag, Provision::AssistantClaims).basic(),
            Act::AgreeCorrection => PLAYER,
            // The record.
            Act::Write { .. } | Act::SheetComplete | Act::RequestSheet => WRITING,
            Act::ViewRecord | Act::Sign { .. } => PLAYER,
            Act::Appeal { .. } | Act::ComplainToCommittee { .. } => PLAYER,
            // Conduct.
            Act::Arrive | Act::Leave { .. } | Act::AskPermission { .. } => PLAYER,
            Act::AskRule { .. } => ANYONE.basic().at_home(),
            Act::Report { .. } | Act::Tip { .. } | Act::Interfere { .. } => ANYONE,
            Act::AnswerReport { .. } => PLAYER,
            // Players who cannot see.
            Act::DemandTwoBoards | Act::AskTimes => PLAYER,
            Act::Announce { .. } | Act::Repeat { .. } => {
                duty(Duty::Announce, Provision::AssistantAnnounces)
            }
            Act::Copy { .. } => duty(Duty::Move, Provision::AssistantMoves),
            Act::TellTimes => duty(Duty::Tell, Provision::AssistantTells),
            // Adjournment.
            Act::SealEarly => PLAYER,
            Act::Seal { .. } => duty(Duty::Seal, Provision::AssistantSeals),
            // The quickplay finish.
            Act::RequestIncrement { .. } | Act::ClaimNoNormalWin { .. } | Act::Verify { .. } => {
                PLAYER
            }
            // Blitz on demand.
            Act::ChooseSide { .. }
            | Act::BeginMate
            | Act::ShowMate { .. }
            | Act::ClaimNoProgress { .. } => PLAYER,
            // At home.
            Act::DrawLots { .. } => ANYONE.at_home(),
            Act::Confirm => MOVING.at_home(),
            Act::DrewByHand | Act::WithdrawOffer | Act::TakeBack | Act::Restart => PLAYER.at_home(),
            // Any time.
            Act::Look => ANYONE.basic().at_home(),
            Act::Decide(decision) => {
                let row = PLAYER.basic();
                if DecisionRow::of(decision).at_home { row.at_home() } else { row }
            }
        }
    }
}

/// Whether the seat may decide this at all: the arbiter may, and where nobody was appointed the
/// players settle between them what a game cannot do without.
pub(crate) fn is_deciders(hearing: &mut Hearing<'_>, decision: &Decision) -> bool {
    let player = matches!(hearing.seat, Seat::White | Seat::Black);
    let by_players = player && !hearing.has_arbiter() && DecisionRow::of(decision).by_players;
    let may = hearing.seat == Seat::Arbiter || by_players;
    if !may {
        hearing.refuse(Refusal::NotYours, &[Provision::ArbiterWatches]);
    }
    may
}

/// Whether a decision may be taken: by an arbiter who acts only on demand, what interferes with the
/// game only when a player has asked for it (18-1), which a game that stands still shows too.
pub(crate) fn may_decide(hearing: &mut Hearing<'_>, decision: &Decision) -> bool {
    if !hearing.is(Regime::OnDemand) {
        return true;
    }
    let demands = hearing.now.demands.as_deref();
    let demanded = hearing.now.phase != Phase::Playing
        || !hearing.now.questions.is_empty()
        || demands.is_some_and(|demands| demands.called);
    let interfered = demands.is_some_and(|demands| demands.interfered);
    match DecisionRow::of(decision).on_demand {
        Leave::Free => true,
        Leave::Demanded(_) if demanded => true,
        Leave::AfterInterference if demanded || interfered => true,
        Leave::Demanded(provision) | Leave::Never(provision) => {
            hearing.refuse(Refusal::NotDemanded, &[provision, Provision::OnlyOnDemand]);
            false
        }
        Leave::AfterInterference => {
            hearing.refuse(Refusal::NotDemanded, &[Provision::OnlyOnDemand]);
            false
        }
    }
}

/// When an arbiter who acts only on demand may take a decision.
#[derive(Clone, Copy)]
enum Leave {
    /// At any time: it does not interfere with the game, or it answers something and is refused by
    /// itself where nothing was asked.
    Free,
    /// When a player has asked for it.
    Demanded(Provision),
    /// The same, or when somebody has interfered: then the game is played anew (20-1).
    AfterInterference,
    /// Never.
    Never(Provision),
}

/// Where a decision belongs.
#[derive(Clone, Copy)]
struct DecisionRow {
    on_demand: Leave,
    /// What is left to an arbiter's seat at home: to begin a game, and to say how one ended that was
    /// not finished.
    at_home: bool,
    /// Whether the players do it themselves where nobody was appointed: to begin, to go on after an
    /// interruption, and to make two boards alike again.
    by_players: bool,
}

const FREE: DecisionRow = DecisionRow { on_demand: Leave::Free, at_home: false, by_players: false };
const ON_DEMAND: DecisionRow = demanded(Provision::OnlyOnDemand);
/// The clock is left alone but in a dispute (19).
const CLOCK: DecisionRow = demanded(Provision::ClockInHand);
/// Nothing is said about flags and illegal moves (18-2).
const UNMENTIONED: DecisionRow =
    DecisionRow { on_demand: Leave::Never(Provision::NothingMentioned), ..FREE };

const fn demanded(provision: Provision) -> DecisionRow {
    DecisionRow { on_demand: Leave::Demanded(provision), ..FREE }
}

impl DecisionRow {
    const fn at_home(self) -> Self {
        Self { at_home: true, ..self }
    }

    const fn by_players(self) -> Self {
        Self { by_players: true, ..self }
    }

    const fn of(decision: &Decision) -> Self {
        match decision {
            // Before the game.
            Decision::Start => FREE.at_home().by_players(),
            Decision::CheckBoard { .. } => FREE.at_home(),
            Decision::PlaceClock { .. }
            | Decision::FaceClock { .. }
            | Decision::PostponeStart { .. } => FREE,
            // The clock. What players ask for by word of mouth the arbiter says.
            Decision::SetClock { because: Some(_), .. } | Decision::Pause { because: Some(_) } => {
                FREE
            }
            Decision::SetClock { .. }
            | Decision::SetControl { .. }
            | Decision::ExtraTime { .. }
            | Decision::AdjustTime { .. } => CLOCK,
            // A faulty clock is replaced in any case (19).
            Decision::ReplaceClock { .. } => FREE,
            Decision::Pause { because: None } => ON_DEMAND,
            Decision::Resume => FREE.at_home().by_players(),
            Decision::JudgeStop { .. } | Decision::OrderUnknown => FREE,
            Decision::CallFlag { .. } | Decision::CallBothFlags => UNMENTIONED,
            // Irregularities.
            Decision::DeclareIllegal { .. } | Decision::NoteIllegalPosition => UNMENTIONED,
            Decision::ClassifyTouch { .. }
            | Decision::RuleTouch { .. }
            | Decision::Restore { .. }
            | Decision::PieceDisplaced { .. }
            | Decision::TransferBoard => ON_DEMAND,
            Decision::Annul { reason: AnnulReason::Interference } => {
                Self { on_demand: Leave::AfterInterference, ..FREE }
            }
            Decision::Annul { .. } => ON_DEMAND,
            // The record. A sheet that no longer works is replaced in any case.
            Decision::ReplaceSheet { .. } => FREE,
            Decision::CountUnknown | Decision::Reconstruct { .. } => ON_DEMAND,
            Decision::CorrectBoards { .. } => ON_DEMAND.by_players(),
            // Claims, offers and appeals are answers.
            Decision::JudgeClaim { .. }
            | Decision::ConsentToDraw { .. }
            | Decision::JudgeOffer { .. }
            | Decision::JudgeResignation { .. }
            | Decision::Dismiss { .. }
            | Decision::CloseAppeal { .. } => FREE,
            // Who may be there, and with what.
            Decision::ApproveAssistant { .. }
            | Decision::Permit { .. }
            | Decision::ExcuseLateness { .. }
            | Decision::Admit { .. }
            | Decision::Expel { .. }
            | Decision::DeviceSound { .. }
            | Decision::DeviceFound { .. }
            | Decision::Inspect { .. } => FREE,
            // Penalties and results.
            Decision::Penalise { .. } | Decision::DeclareLoss { .. } => ON_DEMAND,
            Decision::SetResult { .. } => ON_DEMAND.at_home(),
            Decision::Reopen { .. } => FREE.at_home(),
            // Adjournment and the quickplay finish, which blitz does not have.
            Decision::SetSession { .. }
            | Decision::CallSeal
            | Decision::ConfirmEnvelope { .. }
            | Decision::OpenEnvelope { .. }
            | Decision::JudgeSealed { .. }
            | Decision::EnvelopeLost { .. }
            | Decision::GrantIncrement { .. } => FREE,
        }
    }
}
