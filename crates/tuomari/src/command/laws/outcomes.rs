//! The same events under two books, and two outcomes: what the cases of differences show.

use laws::casebook::{self, Account, Case, SHELF, Step};
use laws::text::{Label, Texts};
use laws::{Audience, Book, Event, Table};
use serde::Serialize;

use super::Manner;
use crate::outcome::Trouble;
use crate::screen::Screen;

/// Whether the cases of a file are about books that decide differently.
fn is_of_differences(file: &str) -> bool {
    file.starts_with("differences/") || file.ends_with("/differences.case")
}

/// Tells what each of two books makes of the cases that are written for both.
pub(super) fn tell(
    (one, other): (Book, Book),
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let mut told = false;
    for (file, text) in SHELF.iter().filter(|(file, _)| is_of_differences(file)) {
        for case in casebook::read(text).cases {
            let books = case.books();
            if !(books.contains(&one) && books.contains(&other)) {
                continue;
            }
            let outcomes = outcomes(&case, [one, other], manner.texts);
            if outcomes[0] == outcomes[1] {
                continue;
            }
            if manner.json {
                let (case, books) = (case.heading.as_str(), [one, other]);
                screen.json(&Pair { file, case, books, outcomes })?;
                continue;
            }
            if !told {
                screen.line("")?;
                screen.line(manner.texts.label(Label::Outcomes))?;
                told = true;
            }
            screen.line(&case.heading)?;
            for (book, outcome) in [one, other].into_iter().zip(&outcomes) {
                let told = if outcome.is_empty() { "–".to_owned() } else { outcome.join("; ") };
                screen.line(format_args!("  {:<18}  {told}", book.name()))?;
            }
        }
    }
    Ok(())
}

/// What each book rules and the other does not, in the last line of both where they part.
fn outcomes(case: &Case, books: [Book; 2], texts: &Texts) -> [Vec<String>; 2] {
    let accounts = books.map(|book| case.play_under(book));
    let facts = |step: &Step| {
        let rulings = step.rulings.iter().flat_map(|ruling| &ruling.events);
        rulings.map(|event| texts.fact(&event.fact, &step.before)).collect::<Vec<_>>()
    };
    let [a, b] = &accounts;
    let parts = a.steps.iter().rev().find_map(|step| {
        let there = b.steps.iter().find(|there| there.line == step.line)?;
        (facts(step) != facts(there)).then_some([step, there])
    });
    let Some([here, there]) = parts else { return accounts.each_ref().map(stand) };
    let alone = |step: &Step, other: &Step| {
        let others = facts(other);
        let events = step.rulings.iter().flat_map(|ruling| &ruling.events);
        let alone = |event: &&Event| {
            event.audience != Audience::Nobody
                && !others.contains(&texts.fact(&event.fact, &step.before))
        };
        events.filter(alone).map(|event| texts.event(event, &step.before)).collect::<Vec<_>>()
    };
    [alone(here, there), alone(there, here)]
}

/// How a case ends, where no line of both parts them: one of them may have no such game.
fn stand(account: &Account) -> Vec<String> {
    let end = |table: &Table| table.verdict().map_or_else(|| "*".to_owned(), |end| end.to_string());
    vec![match &account.table {
        Some(table) => end(table),
        None => Table::open(account.regulations.clone())
            .map_or_else(|cannot| cannot.to_string(), |table| end(&table)),
    }]
}

/// A pair of outcomes for programs.
#[derive(Serialize)]
struct Pair<'a> {
    file: &'a str,
    case: &'a str,
    books: [Book; 2],
    outcomes: [Vec<String>; 2],
}
