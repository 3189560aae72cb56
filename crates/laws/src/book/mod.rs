//! The rule books: every article of every text, what becomes of it, and by which number each
//! book states a provision.

mod article;
mod cite;
mod edition;
mod likeness;
mod point;
mod provision;
mod search;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

#[cfg(feature = "text")]
pub(crate) use article::slug;
pub use article::{Article, Articles};
pub(crate) use edition::{Breaches, Repetition};
pub use likeness::Likeness;
pub use point::{Point, PointFate};
pub use provision::Provision;

/// One of the four rule books.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Book {
    /// The FIDE Laws of Chess in force from 1 January 2018.
    #[serde(rename = "fide-2018")]
    Fide2018,
    /// The FIDE Laws of Chess in force from 1 July 2014.
    #[serde(rename = "fide-2014")]
    Fide2014,
    /// The Finnish national blitz rules of 2014.
    #[serde(rename = "finnish-blitz-2014")]
    FinnishBlitz2014,
    /// The leaflet of a boxed set for the home.
    Home,
}

/// What becomes of an article in the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// The facts known at the table settle it, and a ruling cites it.
    Ruled,
    /// True by construction; the part of the program that embodies it.
    ByType(&'static str),
    /// The arbiter decides; the program records, computes the evidence and proposes.
    Arbiter,
    /// Shown, not enforced.
    Guidance,
}

/// One article as a book has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// The number by which it is cited.
    pub number: &'static str,
    /// What becomes of it.
    pub fate: Fate,
    /// What it is about: a definition, an act, the clock and so on.
    pub kind: &'static str,
    /// What the print says where it differs, or the counterpart in the FIDE Laws of 2018.
    pub remark: &'static str,
    /// Counterparts in another book, where the way over the FIDE Laws of 2018 does not lead there.
    pub direct: &'static str,
    /// The part of the book it stands in, as `Chapter 9: the drawn game`.
    pub section: &'static str,
}

impl Book {
    /// All books, the newest FIDE Laws first.
    pub const ALL: [Self; 4] = [Self::Fide2018, Self::Fide2014, Self::FinnishBlitz2014, Self::Home];

    /// The name by which files and commands call the book.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fide2018 => "fide-2018",
            Self::Fide2014 => "fide-2014",
            Self::FinnishBlitz2014 => "finnish-blitz-2014",
            Self::Home => "home",
        }
    }

    /// Every article in the order of the book.
    #[must_use]
    pub fn rows(self) -> &'static [Row] {
        &ROWS[self as usize]
    }

    /// Every article in the order of the book, to be cited.
    pub fn articles(self) -> impl Iterator<Item = Article> {
        (0..self.rows().len()).map(move |row| Article::new(self, row))
    }

    /// The article with this number.
    #[must_use]
    pub fn article(self, number: &str) -> Option<Article> {
        let row = self.rows().iter().position(|row| row.number == number)?;
        Some(Article::new(self, row))
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBook(pub String);

impl fmt::Display for UnknownBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no rule book; there are", self.0)?;
        for book in Book::ALL {
            write!(f, " {book}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownBook {}

impl FromStr for Book {
    type Err = UnknownBook;

    fn from_str(text: &str) -> Result<Self, UnknownBook> {
        let found = Self::ALL.into_iter().find(|book| book.name() == text);
        found.ok_or_else(|| UnknownBook(text.to_owned()))
    }
}

static ROWS: LazyLock<[Vec<Row>; 4]> = LazyLock::new(|| {
    [
        read(include_str!("../../books/fide-2018.rows")),
        read(include_str!("../../books/fide-2014.rows")),
        read(include_str!("../../books/finnish-blitz-2014.rows")),
        read(include_str!("../../books/home.rows")),
    ]
});

/// Reads the rows of a book. The files are part of the crate; a test reads every line.
fn read(text: &'static str) -> Vec<Row> {
    let (mut rows, mut section, mut heading) = (Vec::new(), "", None);
    for line in text.lines() {
        match line.strip_prefix('#') {
            // A remark right before a row is the heading of what follows.
            Some(remark) => heading = Some(remark.trim()),
            None if line.trim().is_empty() => heading = None,
            None => {
                section = heading.take().unwrap_or(section);
                rows.extend(read_row(line).map(|row| Row { section, ..row }));
            }
        }
    }
    rows
}

fn read_row(line: &'static str) -> Option<Row> {
    let mut fields = line.split('|').map(str::trim);
    let (number, fate, kind) = (fields.next()?, fields.next()?, fields.next()?);
    let fate = match fate.split_once(':') {
        Some(("by-type", part)) => Fate::ByType(part.trim()),
        None if fate == "ruled" => Fate::Ruled,
        None if fate == "arbiter" => Fate::Arbiter,
        None if fate == "guidance" => Fate::Guidance,
        _ => return None,
    };
    let (remark, direct) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
    Some(Row { number, fate, kind, remark, direct, section: "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_every_book_is_a_row_or_a_remark() {
        for (text, rows) in [
            (include_str!("../../books/fide-2018.rows"), 362),
            (include_str!("../../books/fide-2014.rows"), 326),
            (include_str!("../../books/finnish-blitz-2014.rows"), 61),
            (include_str!("../../books/home.rows"), 46),
        ] {
            for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
                assert!(read_row(line).is_some(), "{line}");
            }
            assert_eq!(read(text).len(), rows);
        }
    }

    #[test]
    fn every_number_that_a_provision_names_is_an_article_of_that_book() {
        for provision in Provision::ALL {
            for book in Book::ALL {
                if let Some(number) = provision.number(book) {
                    assert!(book.article(number).is_some(), "{provision:?}: {book} {number}");
                }
            }
        }
    }
}
