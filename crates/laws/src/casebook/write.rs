//! Acts and decisions written in the words in which they are read.

use clock::Setting;

use super::facts::word_of;
use crate::Share;
use crate::act::{Act, Decision, Penalty};
use crate::table::Resumption;

impl Act {
    /// The act as a case file has it; moves as two squares.
    #[must_use]
    pub fn to_words(&self) -> String {
        match self {
            Self::Move { m, offer: false } => format!("enter {m}"),
            Self::Move { m, offer: true } => format!("enter {m} (=)"),
            Self::Adjust => "adjust".to_owned(),
            Self::Adjusted => "adjusted".to_owned(),
            Self::Touch { square, together: None } => format!("touch {square}"),
            Self::Touch { square, together: Some(other) } => {
                format!("touch {square} together with {other}")
            }
            Self::Release { from, to, two_hands: false } => format!("release {from} {to}"),
            Self::Release { from, to, two_hands: true } => {
                format!("release {from} {to} with two hands")
            }
            Self::TakeOff { square } => format!("take off {square}"),
            Self::Put { square, piece } => format!("put {piece} on {square}"),
            Self::NamePiece { promoted } => format!("name piece {}", word_of(promoted)),
            Self::AnnounceCastling { rook } => format!("announce castling with {rook}"),
            Self::Displace => "displace".to_owned(),
            Self::Restored => "restored".to_owned(),
            Self::Press { hand: None } => "press".to_owned(),
            Self::Press { hand: Some(hand) } => format!("press with {} hand", word_of(hand)),
            Self::StopClock { reason } => format!("stop clock: {}", word_of(reason)),
            Self::OfferDraw => "offer draw".to_owned(),
            Self::OfferDrawIf { condition } => format!("offer draw if: {condition}"),
            Self::AcceptDraw => "accept draw".to_owned(),
            Self::DeclineDraw => "decline draw".to_owned(),
            Self::ClaimDraw { basis, intended } => {
                let with = intended.map(|m| format!(" with {m}")).unwrap_or_default();
                format!("claim {}{with}", word_of(basis))
            }
            Self::AnnounceClaim { basis, intended } => {
                format!("announce {} with {intended}", word_of(basis))
            }
            Self::Resign => "resign".to_owned(),
            Self::DoubtResignation { of, sign } => {
                format!("doubt resignation of {of}: {}", word_of(sign))
            }
            Self::DenyResignation => "deny resignation".to_owned(),
            Self::ClaimFlag => "claim flag".to_owned(),
            Self::ClaimIllegal => "claim illegal".to_owned(),
            Self::AdmitIllegal => "point out own illegal".to_owned(),
            Self::OrderUnknown => "order unknown".to_owned(),
            Self::Complain { of } => format!("complain of {}", word_of(of)),
            Self::AgreeCorrection => "agree correction".to_owned(),
            Self::Write { text, place: None } => format!("write: {text}"),
            Self::Write { text, place: Some(place) } => format!("write at {place}: {text}"),
            Self::SheetComplete => "sheet complete".to_owned(),
            Self::RequestSheet => "request sheet".to_owned(),
            Self::ViewRecord => "view record".to_owned(),
            Self::Sign { score } => format!("sign {score}"),
            Self::Appeal { text } => format!("appeal: {text}"),
            Self::ComplainToCommittee { text } => format!("complain to committee: {text}"),
            Self::Arrive => "arrive".to_owned(),
            Self::Leave { area } => format!("leave {}", word_of(area)),
            Self::AskPermission { to } => format!("ask permission to {}", word_of(to)),
            Self::AskRule { number } => format!("ask rule {number}"),
            Self::Report { what } => format!("report {}", word_of(what)),
            Self::AnswerReport { what, admitted: true } => format!("own up to {}", word_of(what)),
            Self::AnswerReport { what, admitted: false } => format!("deny {}", word_of(what)),
            Self::Tip { text } => format!("tip: {text}"),
            Self::DemandTwoBoards => "demand two boards".to_owned(),
            Self::Announce { text } => format!("announce: {text}"),
            Self::Repeat { text } => format!("repeat: {text}"),
            Self::Copy { on, m } => format!("copy {m} on board of {on}"),
            Self::AskTimes => "ask times".to_owned(),
            Self::TellTimes => "tell times".to_owned(),
            Self::SealEarly => "seal early".to_owned(),
            Self::Seal { commitment } => format!("seal: {commitment}"),
            Self::RequestIncrement { delay: true } => "request delay".to_owned(),
            Self::RequestIncrement { delay: false } => "request increment".to_owned(),
            Self::ClaimNoNormalWin { ground } => {
                format!("claim no normal win: {}", word_of(ground))
            }
            Self::Verify { agreed: true } => "verify".to_owned(),
            Self::Verify { agreed: false } => "refuse to verify".to_owned(),
            Self::ChooseSide { edge } => format!("choose side {}", word_of(edge)),
            Self::ReturnClock { reason } => format!("return clock: {}", word_of(reason)),
            Self::PointOutFlag => "point out flag".to_owned(),
            Self::BeginMate => "begin mate".to_owned(),
            Self::ShowMate { line } if line.is_empty() => "show no mate".to_owned(),
            Self::ShowMate { line } => {
                let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
                format!("show mate {}", moves.join(" "))
            }
            Self::ClaimNoProgress { ground } => format!("claim no progress: {}", word_of(ground)),
            Self::Interfere { about } => format!("interfere: {}", word_of(about)),
            Self::DrawLots { seed } => format!("draw lots with {seed}"),
            Self::DrewByHand => "drew by hand".to_owned(),
            Self::Confirm => "confirm".to_owned(),
            Self::WithdrawOffer => "withdraw offer".to_owned(),
            Self::TakeBack => "take back".to_owned(),
            Self::Restart => "restart".to_owned(),
            Self::Look => "look".to_owned(),
            Self::Decide(decision) => decision.to_words(),
        }
    }
}

impl Decision {
    /// The decision as a case file has it.
    #[must_use]
    pub fn to_words(&self) -> String {
        let or = |yes: bool, a: &str, b: &str| if yes { a.to_owned() } else { b.to_owned() };
        match self {
            Self::Start => "start".to_owned(),
            Self::PlaceClock { place } => format!("place clock {}", word_of(place)),
            Self::FaceClock { faces } => format!("face clock {}", word_of(faces)),
            Self::PostponeStart { until } => {
                format!("postpone start to {}", clock::Span::millis(until.as_millis()))
            }
            Self::CheckBoard { board } => format!("check board {board}"),
            Self::Pause => "pause".to_owned(),
            Self::Resume => "resume".to_owned(),
            Self::JudgeStop { valid } => format!("judge stop {}", or(*valid, "valid", "not valid")),
            Self::CallFlag { of } => format!("call flag of {of}"),
            Self::CallBothFlags => "call both flags".to_owned(),
            Self::OrderUnknown => "find order unknown".to_owned(),
            Self::RuleTouch { of } => format!("rule touch of {of}"),
            Self::ClassifyTouch { of, unclear: true, .. } => {
                format!("classify touch of {of} as unclear")
            }
            Self::ClassifyTouch { of, accidental, .. } => {
                format!("classify touch of {of} as {}", or(*accidental, "accidental", "deliberate"))
            }
            Self::DeclareIllegal { of } => format!("declare illegal of {of}"),
            Self::NoteIllegalPosition => "note illegal position".to_owned(),
            Self::Restore { ply } => format!("restore ply {ply}"),
            Self::PieceDisplaced { ply } => format!("piece displaced since ply {ply}"),
            Self::SetClock { of, setting, because } => {
                let why = because.map(|because| format!(" because of {}", word_of(&because)));
                format!("set clock of {of} to {}{}", face(setting), why.unwrap_or_default())
            }
            Self::SetControl { control, for_schedule } => {
                format!(
                    "set control {}{}",
                    control.spoken(),
                    or(*for_schedule, " for schedule", "")
                )
            }
            Self::ReplaceClock { white, black } => {
                format!("replace clock White {} Black {}", face(white), face(black))
            }
            Self::ExtraTime { white, black } => format!("extra time White {white} Black {black}"),
            Self::AdjustTime { of, less } => format!("adjust time of {of} less {less}"),
            Self::Annul { reason } => format!("annul: {}", word_of(reason)),
            Self::TransferBoard => "transfer board".to_owned(),
            Self::JudgeClaim { ruling } => format!("judge claim {}", word_of(ruling)),
            Self::ConsentToDraw { granted } => {
                or(*granted, "consent to draw", "refuse consent to draw")
            }
            Self::JudgeOffer { stands } => format!("judge offer {}", or(*stands, "stands", "void")),
            Self::JudgeResignation { resigned } => {
                format!("judge resignation {}", or(*resigned, "meant", "not meant"))
            }
            Self::CountUnknown => "count unknown".to_owned(),
            Self::Reconstruct { moves, official } => {
                format!("reconstruct {moves} moves{}", or(*official, " by an official", ""))
            }
            Self::Penalise { of, penalties, reason } => {
                let penalties: Vec<String> = penalties.iter().map(penalty).collect();
                format!("penalise {of} {}: {reason}", penalties.join(", "))
            }
            Self::DeclareLoss { score, reason } => format!("declare loss {score}: {reason}"),
            Self::DeviceSound { of } => format!("device sound of {of}"),
            Self::DeviceFound { of, device } => format!("device found on {of} {}", word_of(device)),
            Self::Inspect { of, agreed, body } => {
                format!(
                    "inspect {of} {}{}",
                    or(*body, "body ", ""),
                    or(*agreed, "agreed", "refused")
                )
            }
            Self::ApproveAssistant { of, duties } => {
                let duties: Vec<String> = duties.iter().map(word_of).collect();
                format!("approve assistant of {of} to {}", duties.join(" and "))
            }
            Self::Permit { of, to, granted } => {
                format!("{} {of} to {}", or(*granted, "permit", "refuse permission"), word_of(to))
            }
            Self::ExcuseLateness { of, reason } => format!("excuse lateness of {of}: {reason}"),
            Self::Admit { who, granted } => {
                format!("{} {who}", or(*granted, "admit", "refuse entry to"))
            }
            Self::Expel { who } => format!("expel {who}"),
            Self::SetResult { score, reason } => format!("set result {score}: {reason}"),
            Self::Reopen { reason } => format!("reopen: {reason}"),
            Self::Dismiss { question } => format!("dismiss question {question}"),
            Self::CloseAppeal { granted } => or(*granted, "grant appeal", "dismiss appeal"),
            Self::CorrectBoards { ply: Some(ply) } => format!("correct boards to ply {ply}"),
            Self::CorrectBoards { ply: None } => "correct boards".to_owned(),
            Self::SetSession { ends } => {
                format!("set session to {}", clock::Span::millis(ends.as_millis()))
            }
            Self::CallSeal => "call seal".to_owned(),
            Self::ConfirmEnvelope { white, black, resumption } => {
                let Resumption { date, time, place, at } = resumption;
                let at = clock::Span::millis(at.as_millis());
                format!(
                    "confirm envelope {white} and {black}, resumes {date} {time} at {at} in {place}"
                )
            }
            Self::OpenEnvelope { text, proof: None } => format!("open envelope: {text}"),
            Self::OpenEnvelope { text, proof: Some(proof) } => {
                format!("open envelope proved by {proof}: {text}")
            }
            Self::JudgeSealed { meant: Some(m) } => format!("judge sealed as {m}"),
            Self::JudgeSealed { meant: None } => "judge sealed as nothing".to_owned(),
            Self::EnvelopeLost { declared: Some(m) } => format!("envelope lost declared {m}"),
            Self::EnvelopeLost { declared: None } => "envelope lost".to_owned(),
            Self::GrantIncrement { granted: false, .. } => "refuse increment".to_owned(),
            Self::GrantIncrement { delay: None, .. } => "grant increment".to_owned(),
            Self::GrantIncrement { delay: Some(delay), .. } => {
                format!("grant increment as {}", or(*delay, "delay", "increment"))
            }
        }
    }
}

fn face(setting: &Setting) -> String {
    format!("{} moves {} period {}", setting.time, setting.moves, setting.period)
}

fn penalty(penalty: &Penalty) -> String {
    match penalty {
        Penalty::Warning => "warning".to_owned(),
        Penalty::MoreTime(span) => format!("+{span}"),
        Penalty::LessTime(span) => format!("-{span}"),
        Penalty::AllTime => "all-time".to_owned(),
        Penalty::Points(score) => format!("points {score}"),
        Penalty::Loss(Share::None) => "loss 0".to_owned(),
        Penalty::Loss(Share::Half) => "loss ½".to_owned(),
        Penalty::Loss(Share::Whole) => "loss 1".to_owned(),
        Penalty::Fine(cents) => format!("fine {cents}"),
        Penalty::Rounds(rounds) => format!("rounds {rounds}"),
        Penalty::Expulsion => "expulsion".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chess::{Color, Role, Square};
    use clock::{Moment, Span};
    use notation::Language;

    use super::super::acts::{self, Scene};
    use super::super::words::{Words, tags_of, words_of};
    use super::*;
    use crate::act::{
        AnnulReason, Area, Breach, ClaimRuling, ClockPlace, Device, DrawBasis, Duty, Facing,
        Irregularity, NoWin, Permission, PressingHand, Promoted, Sign, StopReason,
    };
    use crate::blitz::{ClockInHand, Edge, NoProgress, Remark, Return};
    use crate::{Book, Regulations, Score, Seat, Table};

    fn each<T: serde::de::DeserializeOwned>() -> Vec<T> {
        let value = |word: &&str| serde_json::from_value((*word).into()).unwrap();
        words_of::<T>().iter().map(value).collect()
    }

    fn acts() -> Vec<Act> {
        let m = "e2e4".parse().unwrap();
        let text = || "two words".to_owned();
        let mut acts = vec![
            Act::Move { m, offer: false },
            Act::Move { m, offer: true },
            Act::Adjust,
            Act::Adjusted,
            Act::Touch { square: Square::G1, together: None },
            Act::Touch { square: Square::G1, together: Some(Square::F6) },
            Act::Release { from: Square::G1, to: Square::F3, two_hands: false },
            Act::Release { from: Square::G1, to: Square::F3, two_hands: true },
            Act::TakeOff { square: Square::D5 },
            Act::Put { square: Square::A8, piece: Role::Queen.of(Color::Black) },
            Act::NamePiece { promoted: Promoted::Knight },
            Act::AnnounceCastling { rook: Square::H1 },
            Act::Displace,
            Act::Restored,
            Act::Press { hand: None },
            Act::Press { hand: Some(PressingHand::Moving) },
            Act::Press { hand: Some(PressingHand::Other) },
            Act::OfferDraw,
            Act::OfferDrawIf { condition: text() },
            Act::AcceptDraw,
            Act::DeclineDraw,
            Act::Resign,
            Act::DoubtResignation { of: Color::Black, sign: Sign::KingLaidDown },
            Act::DenyResignation,
            Act::ClaimFlag,
            Act::ClaimIllegal,
            Act::AdmitIllegal,
            Act::OrderUnknown,
            Act::AgreeCorrection,
            Act::Write { text: "e4 e5".to_owned(), place: None },
            Act::Write { text: "e4 e5".to_owned(), place: Some(12) },
            Act::SheetComplete,
            Act::RequestSheet,
            Act::ViewRecord,
            Act::Sign { score: Score::BOTH_LOSE },
            Act::Appeal { text: text() },
            Act::ComplainToCommittee { text: text() },
            Act::Arrive,
            Act::AskRule { number: "9.6.2".to_owned() },
            Act::Tip { text: text() },
            Act::AnswerReport { what: Irregularity::HandOnClock, admitted: true },
            Act::AnswerReport { what: Irregularity::HandOnClock, admitted: false },
            Act::DemandTwoBoards,
            Act::Announce { text: "Springer Gustav eins Felix drei".to_owned() },
            Act::Repeat { text: "Eva vier".to_owned() },
            Act::Copy { on: Color::Black, m },
            Act::AskTimes,
            Act::TellTimes,
            Act::SealEarly,
            Act::Seal { commitment: "a1b2 c3".to_owned() },
            Act::RequestIncrement { delay: false },
            Act::RequestIncrement { delay: true },
            Act::ClaimNoNormalWin { ground: NoWin::NotTrying },
            Act::Verify { agreed: true },
            Act::Verify { agreed: false },
            Act::PointOutFlag,
            Act::BeginMate,
            Act::ShowMate { line: vec![m, "e7e5".parse().unwrap()] },
            Act::ShowMate { line: Vec::new() },
            Act::DrawLots { seed: 7 },
            Act::DrewByHand,
            Act::Confirm,
            Act::WithdrawOffer,
            Act::TakeBack,
            Act::Restart,
            Act::Look,
        ];
        acts.extend(each::<Edge>().into_iter().map(|edge| Act::ChooseSide { edge }));
        acts.extend(each::<Return>().into_iter().map(|reason| Act::ReturnClock { reason }));
        let grounds = each::<NoProgress>().into_iter();
        acts.extend(grounds.map(|ground| Act::ClaimNoProgress { ground }));
        acts.extend(each::<Remark>().into_iter().map(|about| Act::Interfere { about }));
        for basis in [DrawBasis::Threefold, DrawBasis::FiftyMoves] {
            acts.push(Act::ClaimDraw { basis, intended: None });
            acts.push(Act::ClaimDraw { basis, intended: Some(m) });
            acts.push(Act::AnnounceClaim { basis, intended: m });
        }
        acts.extend(each::<StopReason>().into_iter().map(|reason| Act::StopClock { reason }));
        acts.extend(each::<Breach>().into_iter().map(|of| Act::Complain { of }));
        acts.extend(each::<Area>().into_iter().map(|area| Act::Leave { area }));
        acts.extend(each::<Permission>().into_iter().map(|to| Act::AskPermission { to }));
        acts.extend(each::<Irregularity>().into_iter().map(|what| Act::Report { what }));
        acts
    }

    fn decisions() -> Vec<Decision> {
        let of = Color::Black;
        let reason = || "a reason of its own".to_owned();
        let setting = Setting { time: Span::seconds(238), moves: 12, period: 1 };
        let other = Setting { time: Span::millis(60_500), moves: 11, period: 0 };
        let control = clock::TimeControl::from_spoken("90 min/40 + 30 min + 30 s").unwrap();
        let penalties = vec![
            Penalty::Warning,
            Penalty::MoreTime(Span::minutes(2)),
            Penalty::LessTime(Span::seconds(30)),
            Penalty::AllTime,
            Penalty::Points(Score::DRAW),
            Penalty::Loss(Share::Half),
            Penalty::Fine(5000),
            Penalty::Rounds(2),
            Penalty::Expulsion,
        ];
        let mut all = vec![
            Decision::Start,
            Decision::PostponeStart { until: Moment::from_millis(600_000) },
            Decision::CheckBoard { board: Box::new(chess::Setup::initial()) },
            Decision::Pause,
            Decision::Resume,
            Decision::CallFlag { of },
            Decision::CallBothFlags,
            Decision::OrderUnknown,
            Decision::CorrectBoards { ply: Some(31) },
            Decision::CorrectBoards { ply: None },
            Decision::SetSession { ends: Moment::from_millis(7_200_000) },
            Decision::CallSeal,
            Decision::ConfirmEnvelope {
                white: "Virtanen".to_owned(),
                black: "Korhonen".to_owned(),
                resumption: Resumption {
                    date: "2018-03-10".parse().unwrap(),
                    time: "10:00".to_owned(),
                    place: "a hall".to_owned(),
                    at: Moment::from_millis(36_000_000),
                },
            },
            Decision::OpenEnvelope { text: "41. Kf1".to_owned(), proof: None },
            Decision::OpenEnvelope { text: "Kf1".to_owned(), proof: Some("7f3a".to_owned()) },
            Decision::JudgeSealed { meant: Some("e2e4".parse().unwrap()) },
            Decision::JudgeSealed { meant: None },
            Decision::EnvelopeLost { declared: Some("e2e4".parse().unwrap()) },
            Decision::EnvelopeLost { declared: None },
            Decision::Reopen { reason: reason() },
            Decision::Dismiss { question: 1 },
            Decision::DeclareIllegal { of },
            Decision::NoteIllegalPosition,
            Decision::Restore { ply: 7 },
            Decision::PieceDisplaced { ply: 40 },
            Decision::SetClock { of, setting, because: None },
            Decision::SetClock { of, setting, because: Some(ClockInHand::Request) },
            Decision::PlaceClock { place: ClockPlace::LeftOfWhite },
            Decision::FaceClock { faces: Facing::Right },
            Decision::GrantIncrement { granted: true, delay: Some(true) },
            Decision::GrantIncrement { granted: true, delay: Some(false) },
            Decision::ReplaceClock { white: setting, black: other },
            Decision::ExtraTime { white: Span::seconds(60), black: Span::ZERO },
            Decision::AdjustTime { of, less: Span::minutes(10) },
            Decision::TransferBoard,
            Decision::RuleTouch { of },
            Decision::CountUnknown,
            Decision::Reconstruct { moves: 37, official: true },
            Decision::Penalise { of, penalties, reason: reason() },
            Decision::DeclareLoss { score: Score::win(of), reason: reason() },
            Decision::DeviceSound { of },
            Decision::DeviceFound { of, device: Device::Phone },
            Decision::DeviceFound { of, device: Device::SwitchedOff },
            Decision::Inspect { of, agreed: false, body: true },
            Decision::ClassifyTouch { of, accidental: false, unclear: true },
            Decision::ApproveAssistant { of, duties: each::<Duty>() },
            Decision::ExcuseLateness { of, reason: reason() },
            Decision::Expel { who: "a person in the crowd".to_owned() },
            Decision::SetResult { score: Score::DRAW, reason: reason() },
        ];
        for yes in [true, false] {
            let control = Box::new(control.clone());
            all.extend([
                Decision::JudgeStop { valid: yes },
                Decision::ClassifyTouch { of, accidental: yes, unclear: false },
                Decision::SetControl { control, for_schedule: yes },
                Decision::ConsentToDraw { granted: yes },
                Decision::JudgeOffer { stands: yes },
                Decision::JudgeResignation { resigned: yes },
                Decision::Inspect { of, agreed: yes, body: false },
                Decision::Permit { of, to: Permission::UseDevice, granted: yes },
                Decision::Admit { who: "a parent".to_owned(), granted: yes },
                Decision::CloseAppeal { granted: yes },
                Decision::GrantIncrement { granted: yes, delay: None },
            ]);
        }
        all.extend(each::<AnnulReason>().into_iter().map(|reason| Decision::Annul { reason }));
        all.extend(each::<ClaimRuling>().into_iter().map(|ruling| Decision::JudgeClaim { ruling }));
        all
    }

    #[test]
    fn every_act_is_read_back_from_its_words() {
        let table = Table::open(Regulations::of(Book::Fide2018)).unwrap();
        let at = Moment::ZERO;
        let mut met = BTreeSet::new();
        let decided = decisions().into_iter().map(Act::Decide);
        for act in acts().into_iter().chain(decided) {
            let value = serde_json::to_value(&act).unwrap();
            met.insert(value["act"].as_str().unwrap().to_owned());
            met.extend(value["decision"].as_str().map(str::to_owned));
            let scene =
                Scene { table: &table, seat: Seat::Arbiter, at, language: Language::English };
            let text = act.to_words();
            let mut words = Words::of(&text);
            assert_eq!(acts::read(&mut words, scene).as_ref(), Ok(&vec![act]), "{text}");
            assert!(words.is_empty(), "{text}: {:?}", words.rest());
        }
        for tag in tags_of::<Act>("act").iter().chain(tags_of::<Decision>("decision")) {
            assert!(met.contains(*tag), "no words were tried for {tag}");
        }
    }
}
