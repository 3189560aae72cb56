//! What an organiser may choose, all of it.

use chess::{Color, Position};
use clock::{Moment, Span, TimeControl};
use laws::{
    Agreements, Book, Federation, Judgement, Mode, Observer, Regulations, Sanction, Scope, Scoring,
    Sheets, Supervision, Table,
};

use crate::dice::Dice;

/// Positions from which games begin, not all of them sound.
pub(crate) const STARTS: [&str; 9] = [
    "4k3/P6p/8/3p4/4P3/8/p6P/R3K2R w KQ - 0 1",
    "rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQKRN w GAga - 0 1",
    "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
    "8/8/4k3/8/8/4K3/8/7B w - - 97 120",
    "7k/5Q2/8/8/8/8/8/K7 w - - 148 120",
    "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
    "5k2/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1",
    "k7/8/8/8/8/8/6pp/7K b - - 0 1",
    "r5k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1",
];

/// Time controls of every kind: some are over soon.
pub(crate) const CONTROLS: [&str; 15] = [
    "-",
    "180+2",
    "5400+30",
    "60",
    "30+1",
    "900+10",
    "40/5400+30:1800+30",
    "4/30:20",
    "*60",
    "1500",
    "5400",
    "2/100:4000",
    "300d3",
    "60b2",
    "W90-B60+1",
];

/// Regulations that the Laws allow; those that they do not are thrown again.
pub(crate) fn lawful(dice: &mut Dice) -> (Regulations, Table) {
    loop {
        let regulations = any(dice);
        if let Ok(table) = Table::open(regulations.clone()) {
            return (regulations, table);
        }
    }
}

pub(crate) fn any(dice: &mut Dice) -> Regulations {
    let start = dice.one_in(2).then(|| {
        let start: Position = dice.pick(&STARTS).parse().expect("a position");
        start.to_setup()
    });
    let control: TimeControl = dice.pick(&CONTROLS).parse().expect("a control");
    let starts_at = dice.one_in(3).then(|| Moment::from_millis(dice.roll() % 10_000));
    Regulations {
        mode: dice.pick(&[Mode::Screen, Mode::Otb, Mode::Otb]),
        start,
        control,
        scope: if dice.one_in(8) { Scope::Basic } else { Scope::Competition },
        supervision: dice.pick(&[None, Some(Supervision::Full), Some(Supervision::Limited)]),
        boards_per_arbiter: dice.pick(&[1, 3, 4]),
        recorded: !dice.one_in(4),
        observer: dice.pick(&[Observer::Program, Observer::Human]),
        judgement: dice.pick(&[Judgement::Default, Judgement::Arbiter]),
        federation: dice.pick(&[Federation::Fide, Federation::Finland]),
        rated: dice.one_in(4),
        begins: dice.one_in(4).then(|| "2017-12-31".parse().expect("a date")),
        starts_at,
        default_time: dice.one_in(3).then(|| Span::seconds(dice.roll() % 60)),
        agreements: dice.pick(&[
            Agreements::Free,
            Agreements::NotBefore(3),
            Agreements::WithConsent,
        ]),
        quickplay: dice.pick(&[None, Some(true), Some(false)]),
        phone_ladder: dice.one_in(4).then(|| vec![Sanction::Warning, Sanction::Loss]),
        device_found: dice.pick(&[Sanction::Warning, Sanction::Loss]),
        devices_in_bags: dice.one_in(3),
        sheets: dice.pick(&[Sheets::Paper, Sheets::Digital]),
        disabled: if dice.one_in(4) { vec![Color::Black] } else { Vec::new() },
        report_absence: dice.one_in(3),
        warned_before: if dice.one_in(4) { vec![Color::White; 2] } else { Vec::new() },
        several_games: dice.pick(&[1, 3]),
        mate_begun_within: Span::seconds(dice.roll() % 20),
        mate_shown_within: Span::seconds(dice.roll() % 90),
        flag_answered_within: Span::seconds(dice.roll() % 90),
        scoring: dice
            .pick(&[Scoring { win: 10, draw: 5, loss: 0 }, Scoring { win: 30, draw: 10, loss: 0 }]),
        appeals: !dice.one_in(3),
        fines: if dice.one_in(3) { vec![5000] } else { Vec::new() },
        session_ends: dice.one_in(6).then(|| Moment::from_millis(dice.roll() % 400_000)),
        blind: if dice.one_in(6) { vec![dice.color()] } else { Vec::new() },
        deaf: if dice.one_in(12) { vec![dice.color()] } else { Vec::new() },
        ..Regulations::of(dice.pick(&Book::ALL))
    }
}
