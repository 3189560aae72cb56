use std::collections::BTreeSet;

use chess::{ByColor, Color};
use clock::Span;
use fluent_bundle::FluentResource;
use laws::{Area, Device, DrawBasis, IllegalAct, Irregularity, NoWin, Share};

use super::*;
use crate::{Number, Outcome, Points, Refusal};

fn keys(lang: Lang) -> BTreeSet<&'static str> {
    let lines = SOURCES[lang as usize].lines();
    let keys = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    keys.filter_map(|line| Some(line.split_once(" =")?.0)).collect()
}

#[test]
fn every_language_has_the_same_words() {
    let english = keys(Lang::English);
    assert!(english.len() > 200);
    for lang in Lang::ALL {
        assert_eq!(keys(lang), english, "{lang}");
        assert!(FluentResource::try_new(SOURCES[lang as usize].to_owned()).is_ok(), "{lang}");
    }
}

fn incidents() -> Vec<Incident> {
    let of = Color::White;
    let mut all = vec![
        Incident::TouchedPiece { of },
        Incident::IllegalPosition,
        Incident::DeviceSounded { of },
        Incident::Flag { of, can_mate: None, ruling: None },
        Incident::BothFlags { last: None, drawn: None },
        Incident::IncrementRequest {
            of,
            short: None,
            accepted: None,
            moves: None,
            consent: None,
            granted: None,
        },
        Incident::DrawAgreed { moves: None, consent: None },
        Incident::RepeatedOffers { of },
        Incident::Displaced { of },
        Incident::NotArrived { of },
        Incident::NobodyArrived,
        Incident::ClockDefect,
        Incident::Disturbance { extra: None },
        Incident::Other { text: "it rained".into(), of: None },
        Incident::Other { text: "sang".into(), of: Some(of) },
        Incident::Reported { what: Irregularity::WrongSetup, of: None, moves: None },
    ];
    for kind in [IllegalAct::Move, IllegalAct::PawnLeft, IllegalAct::NoMove, IllegalAct::TwoHands] {
        all.push(Incident::Illegal { of: Color::Black, kind, can_mate: None });
    }
    for device in [Device::Phone, Device::Other, Device::SwitchedOff] {
        all.push(Incident::DeviceFound { of, device });
    }
    for basis in [DrawBasis::Threefold, DrawBasis::FiftyMoves] {
        all.push(Incident::Claim { of, basis, correct: None });
    }
    for ground in [NoWin::Cannot, NoWin::NotTrying] {
        all.push(Incident::NoNormalWin { of, ground, short: None, ruling: None });
    }
    for area in [Area::Venue, Area::PlayingArea] {
        all.push(Incident::Left { of, area });
    }
    for what in Irregularity::ALL {
        all.push(Incident::Reported { what, of: Some(of), moves: None });
    }
    all
}

fn steps() -> Vec<Consequence> {
    let (of, span) = (Color::Black, Span::minutes(1));
    let score = laws::Score::new(Share::Half, Share::None);
    let ends = |ground| Consequence::Ends { outcome: Outcome::played(score), ground };
    let mut all: Vec<Consequence> = Ground::ALL.map(ends).to_vec();
    all.extend([
        Consequence::StopClocks,
        Consequence::PositionBack,
        Consequence::TouchedPieceMoves { of },
        Consequence::PawnBecomesQueen { of },
        Consequence::PiecesBack { on_time_of: of },
        Consequence::Counted { of, kind: IllegalAct::Move, count: 1 },
        Consequence::NextLoses { of },
        Consequence::TimeAdded { to: of, span, shown: None, set: None },
        Consequence::TimeTaken { from: of, span, shown: None, set: None },
        Consequence::Warned { of, count: 1 },
        Consequence::Sounded { of, count: 1 },
        Consequence::ClaimWrong { of },
        Consequence::IntendedMovePlayed { of },
        Consequence::ClaimPostponed { of, compensated: false },
        Consequence::IncrementSet { span },
        Consequence::SeveralGames { of, games: 3 },
        Consequence::WaitOneMove,
        Consequence::PlayOn,
        Consequence::MayPenalise { of },
        Consequence::PointsChanged { of, by: Points(-5) },
        Consequence::Fined { of, cents: 2000 },
        Consequence::Excluded { of, rounds: 2 },
        Consequence::Expelled { of },
        Consequence::ReplaceClock,
        Consequence::StartClock { of: Some(of) },
        Consequence::StartClock { of: None },
        Consequence::NewGame,
    ]);
    all
}

fn reasons() -> Vec<Reason> {
    let of = Color::White;
    let text = || "Nf9".to_owned();
    vec![
        Reason::Illegal { text: text(), lapses: true },
        Reason::WrongRecord { text: text() },
        Reason::Stopped { by: Some(of), why: Some(laws::StopReason::Flag) },
        Reason::Stopped { by: None, why: None },
        Reason::Asked { question: laws::Question::Consent },
        Reason::ToDo { todo: Todo::AddTime { span: Span::minutes(2) } },
        Reason::ToDo { todo: Todo::Restart },
        Reason::Flag { of, can_mate: None },
        Reason::BothFlags,
        Reason::Ended { outcome: Outcome::DRAW, ground: None },
        Reason::WrongResult { recorded: text(), right: text() },
        Reason::DefaultTimePassed { of },
        Reason::TimeTrouble { white: Some(Span::seconds(19)), black: None },
        Reason::NextIllegalLoses { of },
        Reason::IllegalPosition,
        Reason::ClaimPostponed { of },
        Reason::RepeatedOffers { of, count: 3 },
        Reason::Claimable { of, basis: DrawBasis::Threefold },
        Reason::Absent { of },
        Reason::Silent,
        Reason::Unsigned { signed: ByColor::default() },
        Reason::ResultMissing,
    ]
}

fn refusals() -> Vec<Refusal> {
    let (player, arbiter) = (Number(3), crate::ArbiterId(1));
    vec![
        Refusal::AlreadyOpen,
        Refusal::NotOpen,
        Refusal::Closed,
        Refusal::NotClosed,
        Refusal::NotYours,
        Refusal::NoSuchArbiter,
        Refusal::LastChief,
        Refusal::NoSuchPlayer,
        Refusal::NoSuchRound,
        Refusal::NoSuchBoard,
        Refusal::NoSuchRuling,
        Refusal::NoSuchAppeal,
        Refusal::NoSuchRoom,
        Refusal::NoName,
        Refusal::Twice { player },
        Refusal::BoardTwice { board: 7 },
        Refusal::DoesNotPlay { player },
        Refusal::WrongRound,
        Refusal::HasBegun,
        Refusal::NotBegun,
        Refusal::HasResult,
        Refusal::NoResult,
        Refusal::NotAllowed,
        Refusal::OtherResult,
        Refusal::NoReason,
        Refusal::Asks { ask: Ask::Consent },
        Refusal::NotInForce,
        Refusal::ClaimOpen,
        Refusal::NotMine,
        Refusal::TakenBy { arbiter },
        Refusal::NothingToDo,
        Refusal::SeenByProgram,
        Refusal::AlreadyUndone,
        Refusal::AlreadyDecided,
        Refusal::RuleAnew,
        Refusal::TooLate,
        Refusal::TablesFixed,
        Refusal::NoAppeals,
        Refusal::WouldFlag,
        Refusal::Unlawful { how: "so".into() },
    ]
}

#[test]
fn everything_is_told_in_every_language_with_all_it_speaks_of() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut said: Vec<Said> = Vec::new();
        said.extend(incidents().iter().map(|it| words.said_incident(it)));
        said.extend(steps().iter().map(|it| words.said_step(it)));
        said.extend(reasons().iter().map(|it| words.said_reason(it)));
        said.extend(reasons().iter().map(|it| words.said_action(&it.action())));
        said.extend(refusals().iter().map(|it| words.said_refusal(it)));
        let by = Color::White;
        let asks = [
            Ask::CanMate { by },
            Ask::IsCorrect,
            Ask::Moves { least: 20 },
            Ask::Consent,
            Ask::Extra,
            Ask::ShortTime { of: by },
            Ask::Accepted { by },
            Ask::Granted,
            Ask::NoNormalWin { by, can_wait: true },
            Ask::LastPeriod,
            Ask::BothFlags,
        ];
        said.extend(asks.iter().map(|it| words.said_ask(it)));
        for (text, errors) in said {
            assert!(errors.is_empty(), "{lang}: {text}: {errors:?}");
            assert!(!text.contains(['{', '$', '_']) && !text.is_empty(), "{lang}: {text}");
            assert!(!keys(lang).contains(&*text), "{lang}: {text} has no words");
        }
        for why in [Why::Over, Why::NotBegun, Why::Running, Why::Stood, Why::OwnReason] {
            assert!(!words.untouched(why).starts_with("why-"), "{lang}");
        }
    }
    let smoked =
        Incident::Reported { what: Irregularity::Smoking, of: Some(Color::Black), moves: None };
    assert_eq!(Words::of(Lang::English).incident(&smoked), "Black: smoking");
    let time =
        Consequence::TimeAdded { to: Color::Black, span: Span::minutes(1), shown: None, set: None };
    assert_eq!(Words::of(Lang::English).step(&time), "Black gets 1:00 more.");
    assert_eq!(Words::of(Lang::Swedish).step(&time), "Svart får 1:00 mer.");
}
