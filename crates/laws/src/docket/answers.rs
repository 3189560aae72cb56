//! Which decisions answer a question. One row for every question: a new one does not compile before
//! it has its row.

use chess::Color;

use super::{Kind, Reply};
use crate::act::{AnnulReason, ClaimRuling, Device, Irregularity, Penalty, StopReason};
use crate::fact::Question;
use crate::{Decision, Provision, Score, Share, Sheets, Table};

/// What answers a question, the most usual first. Whatever it is, it may be let rest, which comes
/// last.
pub(super) fn to(table: &Table, place: u16, question: &Question) -> Vec<Reply> {
    let mut answers = own(table, question);
    if !is_settled_by_no(question) {
        answers.push(Reply::Said(Decision::Dismiss { question: place }));
    }
    answers
}

/// Whether a no is among the answers, or the Laws leave no choice: then nothing is let rest.
const fn is_settled_by_no(question: &Question) -> bool {
    matches!(
        question,
        Question::Stop { .. }
            | Question::Consent
            | Question::ConditionalOffer { .. }
            | Question::Resignation { .. }
            | Question::Absence { .. }
            | Question::TouchBreach { .. }
            | Question::Appeal { .. }
            | Question::NoNormalWin { .. }
            | Question::Increment { .. }
            | Question::NoProgress { .. }
            | Question::SealedMove { .. }
            | Question::Sheets
            | Question::Permission { .. }
    )
}

fn own(table: &Table, question: &Question) -> Vec<Reply> {
    let said = Reply::Said;
    let both = |make: fn(bool) -> Decision| vec![said(make(true)), said(make(false))];
    let claim = |ruling| said(Decision::JudgeClaim { ruling });
    let flag = |of| said(Decision::CallFlag { of });
    let illegal = |of| said(Decision::DeclareIllegal { of });
    match question {
        Question::Stop { by, reason } => {
            let mut answers = match reason {
                StopReason::IllegalMove => vec![illegal(!*by)],
                StopReason::Flag => vec![flag(!*by)],
                StopReason::WrongSetting => vec![Reply::open(Kind::SetClock)],
                StopReason::Displacement => vec![Reply::about(Kind::Penalise, !*by)],
                StopReason::Arbiter | StopReason::Other => {
                    vec![said(Decision::RuleTouch { of: !*by }), illegal(!*by)]
                }
                StopReason::PromotionPiece | StopReason::Sealed => Vec::new(),
            };
            answers.extend(both(|valid| Decision::JudgeStop { valid }));
            answers
        }
        Question::Consent => both(|granted| Decision::ConsentToDraw { granted }),
        Question::ConditionalOffer { .. } => both(|stands| Decision::JudgeOffer { stands }),
        Question::Resignation { .. } => both(|resigned| Decision::JudgeResignation { resigned }),
        Question::Absence { of } => {
            let lost = loss(*of, number(table, Provision::DefaultTime));
            vec![said(lost), Reply::about(Kind::ExcuseLateness, *of)]
        }
        Question::TouchBreach { by } => {
            vec![said(Decision::RuleTouch { of: *by }), claim(ClaimRuling::Rejected)]
        }
        Question::Report { what, of } => report(table, *what, *of),
        Question::Appeal { .. } => both(|granted| Decision::CloseAppeal { granted }),
        Question::Result { signed } => {
            let reason = number(table, Provision::Signatures);
            let ruled = table.verdict().map(|verdict| verdict.score);
            let scores = [Some(*signed), ruled.filter(|ruled| ruled != signed)];
            let set = |score| said(Decision::SetResult { score, reason: reason.clone() });
            scores.into_iter().flatten().map(set).collect()
        }
        Question::Times => vec![said(Decision::Resume), Reply::open(Kind::SetClock)],
        Question::EarlierIllegal { by } | Question::OwnIllegal { by } => vec![illegal(*by)],
        Question::BothFlags => vec![Reply::open(Kind::SetResult)],
        Question::Order { .. } => {
            vec![said(Decision::OrderUnknown), flag(Color::White), flag(Color::Black)]
        }
        Question::SeveralGames { of } => vec![Reply::about(Kind::Penalise, *of)],
        Question::NoNormalWin { .. } => [
            ClaimRuling::Upheld,
            ClaimRuling::Rejected,
            ClaimRuling::Postponed,
            ClaimRuling::PostponedWithTime,
        ]
        .map(claim)
        .into(),
        Question::Increment { .. } => {
            both(|granted| Decision::GrantIncrement { granted, delay: None })
        }
        Question::NoProgress { .. } => {
            [ClaimRuling::Upheld, ClaimRuling::Rejected].map(claim).into()
        }
        Question::Interference { .. } => {
            vec![said(Decision::Annul { reason: AnnulReason::Interference })]
        }
        Question::BoardsDiffer => boards(table),
        Question::EarlyPress { by } => {
            let warned = warning(*by, number(table, Provision::BlindPress));
            vec![said(warned), Reply::about(Kind::Penalise, *by)]
        }
        Question::Envelope => vec![Reply::open(Kind::ConfirmEnvelope)],
        Question::SealedMove { .. } => {
            let means_none = said(Decision::JudgeSealed { meant: None });
            vec![Reply::open(Kind::JudgeSealed), means_none]
        }
        Question::Sheets => vec![Reply::open(Kind::Reconstruct), said(Decision::CountUnknown)],
        Question::Recorder | Question::Edition => Vec::new(),
        Question::Device { of } => {
            let reason = number(table, Provision::DeviceFound);
            vec![said(loss(*of, reason.clone())), said(warning(*of, reason))]
        }
        Question::Permission { of, to } => {
            [true, false].map(|granted| said(Decision::Permit { of: *of, to: *to, granted })).into()
        }
    }
}

/// What can be done about something that was reported.
fn report(table: &Table, what: Irregularity, of: Option<Color>) -> Vec<Reply> {
    let annul = |reason| vec![Reply::Said(Decision::Annul { reason })];
    match (what, of) {
        (Irregularity::WrongSetup, _) => annul(AnnulReason::WrongSetup),
        (Irregularity::ReversedColors, _) => annul(AnnulReason::ReversedColors),
        (Irregularity::TurnedBoard, _) => vec![Reply::Said(Decision::TransferBoard)],
        (Irregularity::WrongSetting | Irregularity::WrongTimes, _) => {
            vec![Reply::open(Kind::SetClock)]
        }
        (Irregularity::BoardsDiffer, _) => boards(table),
        (Irregularity::BrokenSheet, _) => vec![Reply::open(Kind::ReplaceSheet)],
        (Irregularity::Visitor, _) => vec![Reply::open(Kind::Admit), Reply::open(Kind::Expel)],
        (Irregularity::Device | Irregularity::PhoneInVenue, Some(of)) => {
            let found = Decision::DeviceFound { of, device: Device::Phone };
            vec![Reply::Said(found), Reply::about(Kind::Penalise, of)]
        }
        (_, Some(of)) => {
            let warned = warning(of, number(table, Provision::Penalties));
            vec![Reply::Said(warned), Reply::about(Kind::Penalise, of)]
        }
        (_, None) => Vec::new(),
    }
}

/// Boards that differ are made alike with both scoresheets (D.2.9). Those on paper only people see:
/// the arbiter says how far they agree.
fn boards(table: &Table) -> Vec<Reply> {
    let by_sheets = Reply::Said(Decision::CorrectBoards { ply: None });
    let seen = (table.regulations.sheets == Sheets::Digital).then_some(by_sheets);
    seen.into_iter().chain([Reply::open(Kind::CorrectBoards)]).collect()
}

fn warning(of: Color, reason: String) -> Decision {
    Decision::Penalise { of, penalties: vec![Penalty::Warning], reason }
}

fn loss(of: Color, reason: String) -> Decision {
    Decision::DeclareLoss { score: Score::loss(of, Share::Whole), reason }
}

/// The number of the article that decides: a reason that names it has it cited.
fn number(table: &Table, provision: Provision) -> String {
    let cited = table.regulations.book.cite(&[provision]);
    cited.first().map(|article| article.number().to_owned()).unwrap_or_default()
}
