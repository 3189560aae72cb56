//! Positions of unusual kinds are answered within a bound on the positions examined.

extern crate tuomari_winnable as winnable;

mod kinds;

use chess::{Color, Position};
use winnable::{Answer, Budget, Winnability, ask};

use crate::kinds::{Dice, KINDS, unusual};

/// The limit on positions for one answer: about a position of the data files, and a random one.
const KNOWN: u64 = 30_000;
const RANDOM: u64 = 200_000;

fn asked(position: &Position, side: Color, nodes: u64) -> Answer {
    ask(position, side, &Budget::full().nodes(nodes))
}

#[test]
fn what_once_took_long_does_not_any_more() {
    each_has_its_answer(include_str!("../data/unusual.txt"));
}

#[test]
fn the_arguments_decide_what_they_are_about_and_nothing_else() {
    each_has_its_answer(include_str!("../data/arguments.txt"));
}

fn each_has_its_answer(lines: &str) {
    for line in lines.lines() {
        let Some((question, what)) = line.split_once(" ; ") else {
            assert!(line.is_empty() || line.starts_with('#'), "{line}");
            continue;
        };
        let (side, question) = question.split_once(' ').expect("a side");
        let (expected, fen) = question.split_once(' ').expect("an answer and a position");
        let side = match side {
            "white" => Color::White,
            "black" => Color::Black,
            _ => panic!("{line}: no side"),
        };
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let answer = match asked(&position, side, KNOWN).winnability {
            Winnability::Winnable(_) => "winnable",
            Winnability::Unwinnable(_) => "unwinnable",
            Winnability::Undetermined(_) => "open",
        };
        assert_eq!(answer, expected, "{what}: {side}, {fen}");
    }
}

/// Each king stands where it has to, and the side that should mate has to lose a move.
#[test]
fn the_mating_man_loses_a_move_where_its_king_cannot() {
    for fen in [
        "8/8/8/2r5/8/K7/8/k7 b - - 0 1",
        "8/8/8/8/2r5/7K/8/7k b - - 0 1",
        "k1K5/8/7q/8/8/8/8/8 b - - 0 1",
    ] {
        let answer = asked(&fen.parse().expect("a position"), Color::Black, 40);
        assert!(answer.winnability.is_winnable(), "{fen}: {:?}", answer.winnability);
    }
}

#[test]
fn among_locked_pawns_captures_are_tried_before_other_moves() {
    for (fen, side) in [
        ("6k1/pbp5/PpPp1p1p/pPpPpPpP/P1P1PpPp/5PpP/1QK3P1/8 w - - 0 1", Color::White),
        ("8/p5p1/Pp1p1pPp/1PpP1P1P/2PK4/6B1/k7/8 w - - 0 1", Color::White),
        ("6k1/8/3Bp3/3pPp1p/p1pPpPpP/P1P1P1P1/3K4/5R2 b - - 0 1", Color::Black),
    ] {
        let answer = asked(&fen.parse().expect("a position"), side, 200);
        assert!(answer.winnability.is_winnable(), "{fen}: {:?}", answer.winnability);
    }
}

/// `TUOMARI_UNUSUAL` sets how many positions of each kind, `TUOMARI_SEED` which ones.
#[test]
fn unusual_positions_are_answered_for_both_sides() {
    let number = |name| std::env::var(name).ok().and_then(|set| set.parse::<u64>().ok());
    let count = number("TUOMARI_UNUSUAL").unwrap_or(60);
    let mut dice = Dice(number("TUOMARI_SEED").unwrap_or(1));
    let mut open = Vec::new();
    for (name, kind) in KINDS {
        for _ in 0..count {
            let position = unusual(kind, &mut dice);
            for side in Color::ALL {
                let answer = asked(&position, side, RANDOM);
                if let Winnability::Undetermined(_) = answer.winnability {
                    open.push(format!("{name}: {side}, {position}"));
                }
            }
        }
    }
    let asked = 2 * count * KINDS.len() as u64;
    assert!(open.is_empty(), "{} of {asked} not answered: {open:#?}", open.len());
}
