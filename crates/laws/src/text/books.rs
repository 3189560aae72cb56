//! What is said about the rule books themselves.

use fluent_bundle::FluentArgs;

use super::{Texts, key};
use crate::book::slug;
use crate::{Article, Book, Date, Fate, Likeness, PointFate, Row};

/// What stands beside something about an article.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Label {
    Fate,
    Kind,
    Provisions,
    Printed,
    Cases,
    NoCases,
    /// So many articles.
    Articles(usize),
    /// So many of them are ruled.
    Ruled(usize),
    /// What follows is in this book only.
    Only(Book),
    /// What follows are the same events with the outcome under each of two books.
    Outcomes,
    /// So many articles of this book say the same in two.
    Alike(usize, Book),
    /// A line of a case that was ruled otherwise.
    Differs,
    /// A line of a case that cannot be read.
    Unread,
    /// So many cases were played, and so many of them came out otherwise than they say.
    Held {
        /// All of them.
        cases: usize,
        /// Those that differ.
        differ: usize,
    },
}

impl Texts {
    /// What an article says, in short. A book that is based on another has its words where it says
    /// the same and has none of its own.
    #[must_use]
    pub fn gist(&self, article: Article) -> String {
        let key = article.gist_key();
        match article.origin() {
            Some(origin) if !self.messages.has(&key) => self.gist(origin),
            _ => self.message(&key, None).0,
        }
    }

    /// The name of a book.
    #[must_use]
    pub fn book(&self, book: Book) -> String {
        self.word("book", book.name())
    }

    /// The same in few words, as one chooses it from a list.
    #[must_use]
    pub fn short(&self, book: Book) -> String {
        self.word("short", book.name())
    }

    /// From when until when a book was in force; nothing for a book that knows no such days.
    ///
    /// ```
    /// use tuomari_laws::Book;
    /// use tuomari_laws::text::{Lang, Texts};
    /// let told = |lang| Texts::of(lang).validity(Book::Fide2018).unwrap();
    /// assert_eq!(told(Lang::English), "in force from 1 January 2018 to 31 December 2022");
    /// assert_eq!(told(Lang::Finnish), "voimassa 1.1.2018–31.12.2022");
    /// ```
    #[must_use]
    pub fn validity(&self, book: Book) -> Option<String> {
        let (from, until) = book.in_force();
        let mut args = FluentArgs::new();
        let bounds = match (from, until) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "from",
            (None, Some(_)) => "until",
            (None, None) => return None,
        };
        args.set("bounds", bounds);
        for (name, day) in [("from", from), ("until", until)] {
            args.set(name, day.map(|day| self.day(day)).unwrap_or_default());
        }
        Some(self.message("validity", Some(&args)).0)
    }

    fn day(&self, day: Date) -> String {
        let (year, month, day) = day.parts();
        let mut args = FluentArgs::new();
        args.set("year", year.to_string());
        args.set("month", month);
        args.set("day", day);
        self.message("day", Some(&args)).0
    }

    /// The part of a book in which an article stands.
    #[must_use]
    pub fn part(&self, row: &Row) -> String {
        self.word("part", &slug(row.section))
    }

    /// What an article is about.
    #[must_use]
    pub fn kind(&self, row: &Row) -> String {
        self.word("kind", row.kind)
    }

    /// What becomes of an article.
    #[must_use]
    pub fn fate(&self, fate: Fate) -> String {
        match fate {
            Fate::Ruled => self.word("fate", "ruled"),
            Fate::ByType(part) => self.with("fate-by-type", "part", part),
            Fate::Arbiter => self.word("fate", "arbiter"),
            Fate::Guidance => self.word("fate", "guidance"),
        }
    }

    /// What becomes of a doubtful place or an interaction.
    #[must_use]
    pub fn point_fate(&self, fate: PointFate) -> String {
        match fate {
            PointFate::Ruled => self.word("point", "ruled"),
            PointFate::Elsewhere(part) => self.with("point-elsewhere", "part", part),
            PointFate::Text => self.word("point", "text"),
            PointFate::Open => self.word("point", "open"),
        }
    }

    /// How alike two articles are.
    #[must_use]
    pub fn likeness(&self, likeness: Likeness) -> String {
        self.word("likeness", likeness.name())
    }

    /// What stands beside something about an article.
    #[must_use]
    pub fn label(&self, label: Label) -> String {
        let mut args = FluentArgs::new();
        let word = match label {
            Label::Fate => "fate",
            Label::Kind => "kind",
            Label::Provisions => "provisions",
            Label::Printed => "printed",
            Label::Cases => "cases",
            Label::NoCases => "no-cases",
            Label::Articles(count) => {
                args.set("count", count);
                "articles"
            }
            Label::Ruled(count) => {
                args.set("count", count);
                "ruled"
            }
            Label::Only(book) => {
                args.set("book", book.name());
                "only"
            }
            Label::Outcomes => "outcomes",
            Label::Alike(count, book) => {
                args.set("count", count);
                args.set("book", book.name());
                "alike"
            }
            Label::Differs => "differs",
            Label::Unread => "unread",
            Label::Held { cases, differ } => {
                args.set("cases", cases);
                args.set("differ", differ);
                "held"
            }
        };
        self.message(&key("label", word), Some(&args)).0
    }

    fn with(&self, key: &str, name: &str, value: &str) -> String {
        let mut args = FluentArgs::new();
        args.set(name, value);
        self.message(key, Some(&args)).0
    }
}
