//! Which articles and points the cases show.

use std::collections::BTreeMap;

use super::{Account, Case};
use crate::{Article, Book, Likeness};

/// Where a case stands, and how it shows an article or a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The file of the case.
    pub file: String,
    /// The line of its heading.
    pub line: usize,
    /// The heading.
    pub heading: String,
    /// Whether a ruling of the case cites it; else the case only says that it shows it.
    pub produced: bool,
}

/// What many cases show together.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    shown: BTreeMap<(Book, String), Vec<Shown>>,
    unknown: Vec<String>,
}

impl Coverage {
    /// Adds a case that has been played.
    pub fn add(&mut self, file: &str, case: &Case, account: &Account) {
        let (book, own) = (account.regulations.book, case.books()[0]);
        let mut ids: BTreeMap<(Book, String), bool> = BTreeMap::new();
        for id in case.covers() {
            // A case about the choice of a book may show what another one says of it.
            let mut books = [own].into_iter().chain(Book::ALL);
            match books.find(|book| book.article(id).is_some() || book.point(id).is_some()) {
                Some(found) if book == own => _ = ids.insert((found, id.clone()), false),
                // Under another book it shows what is the same there.
                Some(found) => {
                    let there = found.article(id).map(|article| article.counterparts(book));
                    for (likeness, article) in there.unwrap_or_default() {
                        if likeness <= Likeness::Nearly {
                            ids.insert((book, article.number().to_owned()), false);
                        }
                    }
                }
                None => self.unknown.push(format!("{file}:{}: {own} has no {id}", case.line)),
            }
        }
        for article in cited(account) {
            ids.insert((article.book(), article.number().to_owned()), true);
        }
        for (id, produced) in ids {
            let (file, heading) = (file.to_owned(), case.heading.clone());
            let shown = Shown { file, line: case.line, heading, produced };
            self.shown.entry(id).or_default().push(shown);
        }
    }

    /// The cases that show an article or a point, in the order in which they were added.
    #[must_use]
    pub fn of(&self, book: Book, id: &str) -> &[Shown] {
        self.shown.get(&(book, id.to_owned())).map(Vec::as_slice).unwrap_or_default()
    }

    /// What cases say they show and no book has, each with its place.
    #[must_use]
    pub fn unknown(&self) -> &[String] {
        &self.unknown
    }
}

fn cited(account: &Account) -> impl Iterator<Item = Article> + '_ {
    let rulings = account.steps.iter().flat_map(|step| &step.rulings);
    let events = rulings.flat_map(|ruling| &ruling.events);
    events.flat_map(|event| event.articles.iter().collect::<Vec<_>>())
}
