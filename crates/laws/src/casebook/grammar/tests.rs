use std::collections::BTreeSet;

use chess::Role;
use clock::Setting;
use notation::Language;

use super::super::acts;
use super::super::words::{tags_of, words_of};
use super::*;
use crate::act::{
    AnnulReason, Area, Breach, ClaimRuling, ClockPlace, Contact, Device, DrawBasis, Duty, Facing,
    Irregularity, NoWin, Penalty, Permission, PressingHand, Promoted, Sign, StopReason,
};
use crate::blitz::{ClockInHand, Edge, NoProgress, Remark, Return};
use crate::table::Resumption;
use crate::{Act, Book, Decision, Regulations, Seat, Share, Table};

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
        Decision::Pause { because: None },
        Decision::Pause { because: Some(ClockInHand::Fault) },
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
        Decision::ReplaceSheet { of },
        Decision::RuleTouch { of },
        Decision::CountUnknown,
        Decision::Reconstruct { moves: 37, official: true },
        Decision::Penalise { of, penalties, reason: reason() },
        Decision::DeclareLoss { score: Score::win(of), reason: reason() },
        Decision::DeviceSound { of },
        Decision::DeviceFound { of, device: Device::Phone },
        Decision::DeviceFound { of, device: Device::SwitchedOff },
        Decision::Inspect { of, agreed: false, body: true },
        Decision::ClassifyTouch { of, was: Contact::Unclear },
        Decision::ClassifyTouch { of, was: Contact::Accidental },
        Decision::ClassifyTouch { of, was: Contact::Deliberate },
        Decision::ApproveAssistant { of, duties: each::<Duty>() },
        Decision::ExcuseLateness { of, reason: reason() },
        Decision::Expel { who: "a person in the crowd".to_owned() },
        Decision::SetResult { score: Score::DRAW, reason: reason() },
    ];
    for yes in [true, false] {
        let control = Box::new(control.clone());
        all.extend([
            Decision::JudgeStop { valid: yes },
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
        let scene = Scene { table: &table, seat: Seat::Arbiter, at, language: Language::English };
        let text = act.to_words();
        let mut words = Words::of(&text);
        assert_eq!(acts::read(&mut words, scene).as_ref(), Ok(&vec![act]), "{text}");
        assert!(words.is_empty(), "{text}: {:?}", words.rest());
    }
    for tag in tags_of::<Act>("act").iter().chain(tags_of::<Decision>("decision")) {
        assert!(met.contains(*tag), "no words were tried for {tag}");
    }
}
