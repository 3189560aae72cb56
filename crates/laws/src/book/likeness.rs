//! Which article of another book treats the same matter, and how alike the two are.

use std::fmt;

use serde::Serialize;

use super::{Article, Book};

/// How alike two articles of different books are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Likeness {
    /// The same in substance.
    Same,
    /// Nearly the same: other words, and hardly ever another outcome.
    Nearly,
    /// An outcome can differ.
    Differs,
    /// Each is unlike the FIDE Laws of 2018 in its own way: nobody has compared the two.
    Untold,
}

impl Likeness {
    /// The likeness of two articles of which each is so like a third.
    pub(super) fn through(self, other: Self) -> Self {
        match (self, other) {
            (Self::Same, likeness) | (likeness, Self::Same) => likeness,
            _ => Self::Untold,
        }
    }

    /// A sign and the numbers of articles: `≈ 9.2.1, 9.2.2`.
    pub(super) fn read(text: &'static str) -> Option<Vec<(Self, &'static str)>> {
        let signs = [('=', Self::Same), ('≈', Self::Nearly), ('≠', Self::Differs)];
        let (sign, likeness) = signs.into_iter().find(|(sign, _)| text.starts_with(*sign))?;
        let numbers = text.trim_start_matches(sign).split(',').map(str::trim);
        Some(numbers.map(|number| (likeness, number)).collect())
    }

    /// A word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Nearly => "nearly",
            Self::Differs => "differs",
            Self::Untold => "untold",
        }
    }
}

impl fmt::Display for Likeness {
    /// The sign that the files of the books use: `=`, `≈`, `≠`; and `?`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Same => "=",
            Self::Nearly => "≈",
            Self::Differs => "≠",
            Self::Untold => "?",
        })
    }
}

/// The book to which the files of the others point, and by whose numbers crate `chess` names the
/// rules that a move breaks.
pub(super) const HUB: Book = Book::Fide2018;

impl Article {
    /// The articles of another book that treat the same matter, in the order of that book.
    ///
    /// ```
    /// use tuomari_laws::{Book, Likeness};
    /// let stalemate = Book::Fide2018.article("5.2.1").ok_or("no stalemate")?;
    /// let [(likeness, at_home)] = stalemate.counterparts(Book::Home)[..] else { Err("several")? };
    /// assert_eq!((likeness, at_home.number()), (Likeness::Same, "Tasapeli 2"));
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn counterparts(self, other: Book) -> Vec<(Likeness, Self)> {
        if other == self.book() {
            return Vec::new();
        }
        if other == HUB {
            return self.in_hub();
        }
        let direct = self.named_in(other);
        let own = if self.book() == HUB { vec![(Likeness::Same, self)] } else { self.in_hub() };
        let mut found: Vec<(Likeness, Self)> = Vec::new();
        for article in other.articles() {
            let theirs = article.named_in(self.book());
            if !direct.is_empty() || !theirs.is_empty() {
                // An article that names the other book directly need not go by way of the hub.
                let named = direct.iter().find(|(_, there)| *there == article);
                let named = named.or_else(|| theirs.iter().find(|(_, there)| *there == self));
                found.extend(named.map(|(likeness, _)| (*likeness, article)));
                continue;
            }
            let shared = article.in_hub().into_iter().filter_map(|(theirs, hub)| {
                let (ours, _) = own.iter().find(|(_, own)| *own == hub)?;
                Some(ours.through(theirs))
            });
            found.extend(shared.min().map(|likeness| (likeness, article)));
        }
        found
    }

    /// The articles of the FIDE Laws of 2018 that the file of this one's book names beside it.
    fn in_hub(self) -> Vec<(Likeness, Self)> {
        find(&self.row().alike, HUB)
    }

    /// The articles of another book that the file of this one's book names directly.
    fn named_in(self, other: Book) -> Vec<(Likeness, Self)> {
        let named = self.row().direct.as_ref().filter(|(book, _)| *book == other.name());
        named.map_or_else(Vec::new, |(_, articles)| find(articles, other))
    }

    /// The article of the book that this one's book is based on which says the same.
    #[cfg(feature = "text")]
    pub(crate) fn origin(self) -> Option<Self> {
        self.book().based_on()?.article(self.row().origin?)
    }
}

fn find(named: &[(Likeness, &str)], book: Book) -> Vec<(Likeness, Article)> {
    named.iter().filter_map(|(likeness, number)| Some((*likeness, book.article(number)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_counterpart_that_a_file_names_is_an_article() {
        for book in Book::ALL.into_iter().filter(|book| *book != HUB) {
            for article in book.articles() {
                let row = article.row();
                assert_eq!(article.in_hub().len(), row.alike.len(), "{article:?}");
                let named = row.direct.as_ref().map_or(0, |(_, articles)| articles.len());
                let there = Book::ALL.into_iter().map(|book| article.named_in(book).len());
                assert_eq!(there.sum::<usize>(), named, "{article:?}");
            }
        }
    }

    #[test]
    fn what_a_file_names_directly_goes_before_the_way_over_the_hub() {
        let there = |book: Book, number: &str, other: Book| {
            let found = book.article(number).unwrap().counterparts(other);
            found.iter().map(|(likeness, there)| format!("{likeness} {there}")).collect::<Vec<_>>()
        };
        let (blitz, home) = (Book::FinnishBlitz2014, Book::Home);
        assert_eq!(there(Book::Fide2014, "A.2", blitz), ["= 6"]);
        assert_eq!(there(blitz, "13.c.2", Book::Fide2014), ["≠ 6.9"]);
        assert_eq!(there(blitz, "13.d-3", home), ["≠ Pelin tavoite 1"]);
    }

    #[test]
    fn counterparts_go_both_ways() {
        for (one, other) in [
            (HUB, Book::Home),
            (Book::Fide2014, Book::FinnishBlitz2014),
            (Book::FinnishBlitz2014, Book::Home),
        ] {
            for article in one.articles() {
                for (likeness, there) in article.counterparts(other) {
                    assert!(there.counterparts(one).contains(&(likeness, article)), "{article:?}");
                }
            }
        }
    }
}
