//! Decisions that stand for their kind: if none of them is possible, none of the kind is.

use chess::{Color, Setup};
use clock::{Moment, Setting, Span};

use super::Kind;
use crate::act::{AnnulReason, ClaimRuling, ClockPlace, Contact, Device, Duty, Facing, Penalty};
use crate::table::Resumption;
use crate::table::now::side;
use crate::{Date, Decision, Permission, Score, Share, Table};

impl Kind {
    /// Decisions of this kind that differ in whatever the judge might refuse them for.
    pub(super) fn samples(self, table: &Table, at: Moment) -> Vec<Decision> {
        let later = |span| at.checked_add(span).unwrap_or(at);
        let of_each = |make: fn(Color) -> Decision| Color::ALL.into_iter().map(make).collect();
        let plies = u32::try_from(table.moves().len()).unwrap_or(u32::MAX);
        match self {
            Self::Start => vec![Decision::Start],
            Self::CheckBoard => {
                let mut setup: Setup = table.start.to_setup();
                setup.board = *table.start.board();
                vec![Decision::CheckBoard { board: Box::new(setup) }]
            }
            Self::PlaceClock => vec![Decision::PlaceClock { place: ClockPlace::RightOfWhite }],
            Self::FaceClock => vec![Decision::FaceClock { faces: Facing::Left }],
            Self::PostponeStart => {
                vec![Decision::PostponeStart { until: later(Span::minutes(1)) }]
            }
            Self::ExcuseLateness => {
                of_each(|of| Decision::ExcuseLateness { of, reason: String::new() })
            }
            Self::Pause => vec![Decision::Pause { because: None }],
            Self::Resume => vec![Decision::Resume],
            Self::JudgeStop => vec![Decision::JudgeStop { valid: true }],
            Self::CallFlag => of_each(|of| Decision::CallFlag { of }),
            Self::CallBothFlags => vec![Decision::CallBothFlags],
            Self::OrderUnknown => vec![Decision::OrderUnknown],
            Self::CountUnknown => vec![Decision::CountUnknown],
            Self::ReplaceSheet => of_each(|of| Decision::ReplaceSheet { of }),
            Self::Reconstruct => {
                let moves = table.player(Color::White).moves;
                vec![Decision::Reconstruct { moves, official: false }]
            }
            Self::SetClock => {
                let of = Color::White;
                let setting = shown(table, of, at);
                vec![Decision::SetClock { of, setting, because: None }]
            }
            Self::ExtraTime => {
                vec![Decision::ExtraTime { white: Span::minutes(1), black: Span::ZERO }]
            }
            Self::AdjustTime => of_each(|of| Decision::AdjustTime { of, less: Span::seconds(1) }),
            Self::ReplaceClock => {
                let [white, black] = Color::ALL.map(|of| shown(table, of, at));
                vec![Decision::ReplaceClock { white, black }]
            }
            Self::SetControl => {
                let change = |for_schedule| Decision::SetControl {
                    control: Box::new(table.control().clone()),
                    for_schedule,
                };
                [false, true].into_iter().map(change).collect()
            }
            Self::GrantIncrement => {
                vec![Decision::GrantIncrement { granted: false, delay: None }]
            }
            Self::DeclareIllegal => of_each(|of| Decision::DeclareIllegal { of }),
            Self::RuleTouch => of_each(|of| Decision::RuleTouch { of }),
            Self::ClassifyTouch => {
                of_each(|of| Decision::ClassifyTouch { of, was: Contact::Accidental })
            }
            Self::NoteIllegalPosition => vec![Decision::NoteIllegalPosition],
            Self::Restore => vec![Decision::Restore { ply: plies.saturating_sub(1) }],
            Self::PieceDisplaced => vec![Decision::PieceDisplaced { ply: plies.saturating_sub(1) }],
            Self::TransferBoard => vec![Decision::TransferBoard],
            Self::CorrectBoards => vec![Decision::CorrectBoards { ply: None }],
            Self::JudgeClaim => vec![Decision::JudgeClaim { ruling: ClaimRuling::Rejected }],
            Self::ConsentToDraw => vec![Decision::ConsentToDraw { granted: true }],
            Self::JudgeOffer => vec![Decision::JudgeOffer { stands: true }],
            Self::JudgeResignation => vec![Decision::JudgeResignation { resigned: true }],
            Self::CloseAppeal => vec![Decision::CloseAppeal { granted: false }],
            Self::Dismiss => {
                let places = 0..u16::try_from(table.questions().len().max(1)).unwrap_or(u16::MAX);
                places.map(|question| Decision::Dismiss { question }).collect()
            }
            Self::Penalise => of_each(|of| Decision::Penalise {
                of,
                penalties: vec![Penalty::Warning],
                reason: String::new(),
            }),
            Self::DeviceSound => of_each(|of| Decision::DeviceSound { of }),
            Self::DeviceFound => of_each(|of| Decision::DeviceFound { of, device: Device::Phone }),
            Self::Inspect => of_each(|of| Decision::Inspect { of, agreed: true, body: false }),
            Self::Permit => of_each(|of| Decision::Permit {
                of,
                to: Permission::LeavePlayingArea,
                granted: true,
            }),
            Self::ApproveAssistant => {
                of_each(|of| Decision::ApproveAssistant { of, duties: vec![Duty::Move] })
            }
            Self::Admit => vec![Decision::Admit { who: String::new(), granted: true }],
            Self::Expel => vec![Decision::Expel { who: String::new() }],
            Self::SetSession => vec![Decision::SetSession { ends: later(Span::minutes(60)) }],
            Self::CallSeal => vec![Decision::CallSeal],
            Self::ConfirmEnvelope => {
                let filled = || "–".to_owned();
                let at = later(Span::minutes(60));
                let any_day = Date::new(2000, 1, 1).into_iter();
                let confirm = |date| Decision::ConfirmEnvelope {
                    white: filled(),
                    black: filled(),
                    resumption: Resumption { date, time: filled(), place: filled(), at },
                };
                any_day.map(confirm).collect()
            }
            Self::OpenEnvelope => {
                vec![Decision::OpenEnvelope { text: String::new(), proof: None }]
            }
            Self::JudgeSealed => vec![Decision::JudgeSealed { meant: None }],
            Self::EnvelopeLost => vec![Decision::EnvelopeLost { declared: None }],
            Self::DeclareLoss => of_each(|of| Decision::DeclareLoss {
                score: Score::loss(of, Share::Whole),
                reason: String::new(),
            }),
            Self::SetResult => {
                vec![Decision::SetResult { score: Score::DRAW, reason: String::new() }]
            }
            Self::Annul => [
                AnnulReason::WrongSetup,
                AnnulReason::ReversedColors,
                AnnulReason::PositionLost,
                AnnulReason::Interference,
            ]
            .map(|reason| Decision::Annul { reason })
            .into(),
            Self::Reopen => vec![Decision::Reopen { reason: String::new() }],
        }
    }
}

/// A clock set to what it shows.
fn shown(table: &Table, of: Color, at: Moment) -> Setting {
    let unset = Setting { time: Span::ZERO, moves: 0, period: 0 };
    table.reading(at).map_or(unset, |reading| reading.face(side(of)).setting())
}
