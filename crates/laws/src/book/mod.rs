//! The rule books: every article of every text, what becomes of it, and by which number each
//! book states a provision.
//!
//! A book is a line of [`books!`] and a folder of data in `books/`: what is in it, and how to add
//! one, is told by `books/README.md`.

mod article;
mod cite;
mod edition;
mod likeness;
mod point;
mod provision;
mod row;
mod search;
mod shelf;
mod value;

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

#[cfg(feature = "text")]
pub(crate) use article::slug;
pub use article::{Article, Articles, TooManyArticles};
pub use edition::Regime;
pub(crate) use edition::Repetition;
pub use likeness::Likeness;
pub use point::{Point, PointFate};
pub use provision::Provision;
pub use row::{Fate, Row};
#[cfg(feature = "text")]
pub(crate) use shelf::LANGUAGES;
use shelf::Sources;

macro_rules! books {
    ($($(#[doc = $doc:literal])+ $(#[cfg($cfg:meta)])? $book:ident = $name:literal;)+) => {
        /// One of the rule books.
        ///
        /// # JSON
        /// Its name: `"fide-2018"`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[non_exhaustive]
        pub enum Book {
            $($(#[doc = $doc])+ $(#[cfg($cfg)])? #[serde(rename = $name)] $book,)+
        }

        const NAMES: &[&str] = &[$($(#[cfg($cfg)])? $name),+];

        impl Book {
            /// All books, the newest FIDE Laws first.
            pub const ALL: [Self; NAMES.len()] = [$($(#[cfg($cfg)])? Self::$book),+];
        }

        /// The files of each book.
        const SOURCES: [Sources; NAMES.len()] = [$($(#[cfg($cfg)])? Sources {
            values: include_str!(concat!("../../books/", $name, "/values")),
            rows: include_str!(concat!("../../books/", $name, "/rows")),
            provisions: include_str!(concat!("../../books/", $name, "/provisions")),
            notes: include_str!(concat!("../../books/", $name, "/notes")),
            #[cfg(feature = "text")]
            texts: [
                include_str!(concat!("../../books/", $name, "/en.ftl")),
                include_str!(concat!("../../books/", $name, "/fi.ftl")),
                include_str!(concat!("../../books/", $name, "/sv.ftl")),
            ],
        }),+];
    };
}

books! {
    /// The FIDE Laws of Chess in force from 1 January 2023.
    Fide2023 = "fide-2023";
    /// The FIDE Laws of Chess in force from 1 January 2018.
    Fide2018 = "fide-2018";
    /// The FIDE Laws of Chess in force from 1 July 2014.
    Fide2014 = "fide-2014";
    /// The Finnish national blitz rules of 2014.
    FinnishBlitz2014 = "finnish-blitz-2014";
    /// The leaflet of a boxed set for the home.
    Home = "home";
    /// A book that nobody plays by: it shows that a line and data are enough.
    #[cfg(test)]
    MadeUp = "made-up";
}

impl Book {
    /// The name by which files and commands call the book.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Every article in the order of the book.
    #[must_use]
    pub fn rows(self) -> &'static [Row] {
        &self.volume().rows
    }

    /// Every article in the order of the book, to be cited.
    pub fn articles(self) -> impl Iterator<Item = Article> {
        (0..self.rows().len()).map(move |row| Article::new(self, row))
    }

    /// The article with this number.
    #[must_use]
    pub fn article(self, number: &str) -> Option<Article> {
        let row = *self.volume().places.get(number)?;
        Some(Article::new(self, row))
    }
}

impl Default for Book {
    /// The newest FIDE Laws.
    fn default() -> Self {
        Self::ALL[0]
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
        write!(
            f,
            "unknown rule book {:?}; available: {}",
            self.0,
            Book::ALL.map(Book::name).join(", ")
        )
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

impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A name that is not one is answered with those that are.
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests;
