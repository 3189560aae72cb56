//! The games of the case book.

use laws::casebook::{self, Account, SHELF};
use laws::{Book, Fact, Ground, Mode, Provision, Scope};
use notation::pgn::Outcome;

use crate::record::{Record, difference, is_on_board};

/// The record of a case that is a plain game: legal moves, one after the other, and perhaps a claim
/// or a resignation. What else people do at a table is not in a file.
fn plain(account: &Account) -> Option<Record> {
    let table = account.table.as_ref()?;
    let regulations = &account.regulations;
    // By hand the Finnish blitz rules say nothing unless a player asks.
    let is_told =
        regulations.mode == Mode::Screen || !regulations.book.has(Provision::OnlyOnDemand);
    if regulations.scope != Scope::Competition || !is_told {
        return None;
    }
    let events = account.steps.iter().flat_map(|step| &step.rulings).flat_map(|r| &r.events);
    let is_odd = |fact: &Fact| {
        matches!(
            fact,
            Fact::Reopened
                | Fact::Annulled
                | Fact::IllegalStands { .. }
                | Fact::IllegalCounted { .. }
                | Fact::Signed { .. }
                | Fact::PositionRestored { .. }
                | Fact::PiecesRestored { .. }
        )
    };
    if events.clone().any(|event| is_odd(&event.fact)) {
        return None;
    }
    let moves = table.moves().collect::<Option<Vec<_>>>()?;
    let start = match &table.regulations().start {
        None => chess::Position::initial(),
        Some(setup) => chess::Position::try_from(setup.clone()).ok()?,
    };
    (!moves.is_empty()).then_some(Record { start, moves, termination: None })
}

#[test]
fn every_plain_game_of_the_case_book_ends_as_it_is_judged() {
    let (mut games, mut ended, mut claimed) = (0, 0, 0);
    let (mut books, mut differences) = (Vec::new(), Vec::new());
    for (name, text) in SHELF {
        for case in casebook::read(text).cases {
            for account in case.play_all() {
                let Some(record) = plain(&account) else { continue };
                let book = account.regulations.book;
                let verdict = account.table.as_ref().and_then(laws::Table::verdict);
                games += 1;
                books.push(book);
                let difference = match verdict.map(|verdict| (verdict.ground, verdict.score)) {
                    Some((ground, score)) if is_on_board(ground) => {
                        ended += 1;
                        difference(&record, book, ground, score)
                    }
                    Some((Ground::Threefold | Ground::FiftyMoves, _)) => {
                        claimed += 1;
                        let said = record.said(book, Outcome::WhiteWins);
                        said.claims.is_empty().then(|| format!("{book}: no claim"))
                    }
                    _ => {
                        let said = record.said(book, Outcome::Unknown);
                        let is_same = (said.went_on, said.wrong) == (None, None);
                        (!is_same).then(|| format!("{book}: {said:?}"))
                    }
                };
                differences
                    .extend(difference.map(|what| format!("{name}: {}: {what}", case.heading)));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(games > 700 && ended > 100 && claimed > 40, "{games}, {ended}, {claimed}");
    assert!(Book::ALL.iter().all(|book| books.contains(book)));
}

#[test]
fn a_series_of_eight_plies_draws_by_the_laws_of_2014() {
    let record = |rounds: usize| {
        let series = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 ".repeat(rounds);
        let moves = series.split_whitespace().map(|m| m.parse().unwrap()).collect();
        Record { start: chess::Position::initial(), moves, termination: None }
    };
    let said = record(4).said(Book::Fide2014, Outcome::WhiteWins);
    assert_eq!(said.wrong, Some((Ground::Fivefold, Outcome::Draw)), "Q-06");
    assert_eq!(record(3).said(Book::Fide2014, Outcome::WhiteWins).wrong, None);
}
