//! The checker must be able to fail: every kind of statement, said wrongly, is reported.

use std::collections::BTreeSet;

use serde_json::Value;

use super::expect::View;
use super::facts::{Leaf, Wanted, leaves, tag_of};
use super::play::{Account, Step};
use super::{SHELF, read, vocabulary};
use crate::fact::Event;
use crate::{Book, Table};

/// Every account of the case book.
fn accounts() -> impl Iterator<Item = (Book, Account)> {
    let files = SHELF.iter().map(|(_, text)| read(text));
    let cases = files.flat_map(|file| file.cases);
    cases.flat_map(|case| {
        let own = case.books()[0];
        case.play_all().map(|account| (own, account)).collect::<Vec<_>>()
    })
}

/// A value with its name before it, as a case would say it; one that is so or not by its name alone.
fn said(leaf: &Leaf) -> String {
    let key = leaf.key.replace('_', " ");
    match &leaf.value {
        Value::Bool(true) => key,
        Value::Bool(false) => format!("not {key}"),
        Value::String(text) => format!("{key} {}", text.replace('_', " ")),
        value => format!("{key} {value}"),
    }
}

/// The same with another value.
fn changed(leaf: &Leaf) -> Leaf {
    let value = match &leaf.value {
        Value::Bool(so) => Value::Bool(!so),
        Value::Number(number) => Value::from(number.as_u64().unwrap_or_default() + 1),
        Value::String(text) => Value::from(match text.as_str() {
            "white" => "black".to_owned(),
            "black" => "white".to_owned(),
            other => format!("{other}x"),
        }),
        other => other.clone(),
    };
    Leaf { value, ..leaf.clone() }
}

fn is_met(text: &str, event: &Event, table: &Table, step: &Step, own: Book) -> bool {
    let (at, language) = (clock::Moment::ZERO, notation::Language::English);
    let view = View { table, step, own, at, language };
    Wanted::read(text, own).is_ok_and(|wanted| wanted.is(event, view))
}

/// Whether a text is one that people wrote: it may read like other words of the language.
fn is_free(leaf: &Leaf) -> bool {
    matches!(leaf.key.as_str(), "text" | "who" | "reason" | "date" | "commitment" | "control")
}

#[test]
fn every_value_of_every_fact_said_rightly_holds_and_said_wrongly_does_not() {
    let (mut right, mut wrong) = (0, 0);
    let mut missed = BTreeSet::new();
    for (_, account) in accounts() {
        let Some(table) = &account.table else { continue };
        let own = table.regulations().book;
        for step in &account.steps {
            for event in step.rulings.iter().flat_map(|ruling| &ruling.events) {
                let tag = tag_of(&event.fact);
                let all: Vec<Leaf> = leaves(&event.fact);
                for leaf in all.iter().filter(|leaf| !is_free(leaf)) {
                    let text = format!("{tag} {}", said(leaf));
                    if !is_met(&text, event, table, step, own) {
                        missed.insert(format!("does not hold: {text} of {:?}", event.fact));
                    }
                    right += 1;
                    let other = changed(leaf);
                    // Lists may hold the changed value as another of theirs.
                    let twin = |leaf: &Leaf| leaf.key == other.key && leaf.value == other.value;
                    if all.iter().any(twin) {
                        continue;
                    }
                    let text = format!("{tag} {}", said(&other));
                    if is_met(&text, event, table, step, own) {
                        missed.insert(format!("holds: {text} of {:?}", event.fact));
                    }
                    wrong += 1;
                }
            }
        }
    }
    let missed: Vec<_> = missed.into_iter().take(40).collect();
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    assert!(right > 10_000 && wrong > 10_000, "{right} {wrong}");
}

#[test]
fn every_name_of_the_case_books_facts_is_known_to_those_who_deny_them() {
    let known: BTreeSet<String> = vocabulary::known().map(|word| word.replace('_', " ")).collect();
    let mut unknown = BTreeSet::new();
    for (_, account) in accounts() {
        let rulings = account.steps.iter().flat_map(|step| &step.rulings);
        for event in rulings.flat_map(|ruling| &ruling.events) {
            let names = leaves(&event.fact).into_iter().map(|leaf| leaf.key.replace('_', " "));
            unknown.extend(names.filter(|name| !known.contains(name)));
        }
    }
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Something that happens, and statements about it that are wrong, one of each kind.
const WRONG: &[(&str, &[&str])] = &[
    (
        "  mode otb\n  control 90 min\n  moves e4 e5\n  0:10 arbiter pause\n  0:11 arbiter resume\n  \
         0:20 white offer draw\n",
        &[
            "draw offered white proper",
            "draw offered black",
            "draw offered by black",
            "draw offered white not proper by 9.1.1",
            "draw offered white proper by 9.1.2.1",
            "not draw offered",
            "not draw offered white",
            "not draw offered white not proper",
            "not draw offerd white",
            "not draw offered wite",
            "offer stands of black",
            "no offer",
            "black to move",
            "black clock runs",
            "clocks stand",
            "white has 1:29:00",
            "white has 3 moves",
            "white has no offers",
            "white has 1 illegal act",
            "game is stopped",
            "game is over",
            "game waits",
            "game is annulled",
            "must play Nf3",
            "must play",
            "white must play Nf3",
            "black must play Nf3",
            "position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "position",
            "1–0",
            "½–½ by 5.2.3",
            "white is told nothing",
            "black is not told draw offered white",
            "arbiter is not told noted white",
            "white is told noted white improper offer",
            "proposed book home",
            "cannot open",
            "nonsense",
        ],
    ),
    (
        "  control 5+3\n  moves Nf3 Nf6 Ng1 Ng8\n  0:10 white claim threefold with Nf3\n",
        &[
            "time added to white 1:00",
            "time added to black 2:00",
            "time added to black 1:00 by 7.5.5",
            "claim rejected plies 3",
            "draw claimed white fifty moves",
            "draw claimed black threefold",
            "draw claimed white intended g1h3",
            "moves bound white Nh3",
            "must play Nh3",
            "must play Nf3 Nh3",
            "any move",
            "not time added",
            "not time added to black",
            "not time added to black 1:00",
            "claim upheld",
        ],
    ),
    (
        "  control 5+3\n  moves f3 e5 g4\n  0:09 black Qh4\n",
        &[
            "1–0 by 5.1.1",
            "0–1 by 5.1.2",
            "0–1 by 6.2.1.1",
            "game ended 0–1 stalemate",
            "game ended 1–0 checkmate",
            "game goes on",
            "not game ended",
            "not game ended checkmate",
        ],
    ),
    (
        "  book fide-2014\n  control 90 min\n  not announced\n",
        &["cannot open by 5.1.a", "game goes on"],
    ),
    ("  control 5+3\n  moves e4\n", &["no proposed book by 1"]),
];

#[test]
fn every_kind_of_wrong_statement_is_reported() {
    for (scene, statements) in WRONG {
        for statement in *statements {
            let text = format!("a case\n{scene}  then {statement}\n");
            let file = read(&text);
            let faults = file.cases[0].play().faults;
            assert_eq!(faults.len(), 1, "{text}{faults:?}");
        }
    }
}

#[test]
fn moves_that_are_not_made_are_reported_in_every_mode_and_scope() {
    for (scene, moves) in [
        ("", "e4 e5 Ke3"),
        ("  mode otb\n", "e4 e5 Ke3"),
        ("  mode otb\n  observer human\n", "e4 e5 Ke3"),
        ("  mode otb\n  scope basic\n  control none\n", "e4 e5 Ke3"),
    ] {
        let text = format!("a case\n{scene}  moves {moves}\n");
        let faults = read(&text).cases[0].play().faults;
        assert!(
            matches!(&faults[..], [fault] if fault.what.contains("was not made")),
            "{text}{faults:?}"
        );
        let text = format!("a case\n{scene}  moves e4 e5 Nf3 Nc6\n  then move made black b8c6\n");
        assert_eq!(read(&text).cases[0].play().faults, [], "{text}");
    }
}
