//! Which article of another book treats the same matter, and how alike the two are.

use std::fmt;

use super::{Article, Book};

/// How alike two articles of different books are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
    fn through(self, other: Self) -> Self {
        match (self, other) {
            (Self::Same, likeness) | (likeness, Self::Same) => likeness,
            _ => Self::Untold,
        }
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

/// The book to which the files of the others point.
const HUB: Book = Book::Fide2018;

impl Article {
    /// The articles of another book that treat the same matter, in the order of that book.
    ///
    /// ```
    /// use laws::{Book, Likeness};
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
                // Whoever names the other book directly is not asked about the way over the hub.
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
        read(self.row().remark, HUB)
    }

    /// The articles of another book that the file of this one's book names directly.
    fn named_in(self, other: Book) -> Vec<(Likeness, Self)> {
        let named = self.row().direct.split_once(' ');
        let there = named.filter(|(book, _)| *book == other.name());
        there.map_or_else(Vec::new, |(_, articles)| read(articles, other))
    }
}

/// A sign and the numbers of articles of a book.
fn read(remark: &str, book: Book) -> Vec<(Likeness, Article)> {
    let signs = [('=', Likeness::Same), ('≈', Likeness::Nearly), ('≠', Likeness::Differs)];
    let found = signs.into_iter().find(|(sign, _)| remark.starts_with(*sign));
    let Some((sign, likeness)) = found else { return Vec::new() };
    let numbers = remark.trim_start_matches(sign).split(',').map(str::trim);
    numbers.filter_map(|number| Some((likeness, book.article(number)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_counterpart_that_a_file_names_is_an_article() {
        for book in Book::ALL.into_iter().filter(|book| *book != HUB) {
            for article in book.articles() {
                let remark = article.row().remark;
                let named = match remark {
                    "own" | "gone" => 0,
                    remark => remark.split(',').count(),
                };
                assert_eq!(article.in_hub().len(), named, "{article:?}: {remark:?}");
                let direct = article.row().direct;
                let named = direct.split(',').filter(|number| !number.is_empty()).count();
                let there = Book::ALL.into_iter().map(|book| article.named_in(book).len());
                assert_eq!(there.sum::<usize>(), named, "{article:?}: {direct:?}");
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
