//! A place in a rule book.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Book, Row};

/// An article of one of the books.
///
/// # JSON
/// The name of the book and the number: `"fide-2018 9.6.2"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    book: Book,
    row: u16,
}

impl Article {
    pub(super) fn new(book: Book, row: usize) -> Self {
        Self { book, row: u16::try_from(row).unwrap_or(u16::MAX) }
    }

    /// Its place among the articles of its book.
    pub(super) const fn index(self) -> usize {
        self.row as usize
    }

    /// The book it stands in.
    #[must_use]
    pub const fn book(self) -> Book {
        self.book
    }

    /// What the book has there.
    #[must_use]
    pub fn row(self) -> &'static Row {
        &self.book.rows()[usize::from(self.row)]
    }

    /// The number by which it is cited.
    #[must_use]
    pub fn number(self) -> &'static str {
        self.row().number
    }

    /// The key of its gist in the language files: `fide-2018-9-6-2`.
    ///
    /// ```
    /// let article = tuomari_laws::Book::Home.article("Pelin sisältö 1");
    /// assert_eq!(article.map(|article| article.gist_key()).as_deref(), Some("home-pelin-sisalto-1"));
    /// ```
    #[must_use]
    pub fn gist_key(self) -> String {
        format!("{}-{}", self.book, slug(self.number()))
    }
}

/// A number or a heading as part of the key of its message.
pub(crate) fn slug(heading: &str) -> String {
    let plain = heading.to_lowercase().replace(['ä', 'å'], "a").replace('ö', "o");
    let words = plain.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.book, self.number())
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{} {}", self.book, self.number()))
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let article = text
            .split_once(' ')
            .and_then(|(book, number)| book.parse::<Book>().ok()?.article(number));
        article.ok_or_else(|| D::Error::custom(format_args!("{text:?} is no article")))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Article {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Article".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "An article: its book and its number.",
            "pattern": "^[a-z0-9-]+ .+$",
        })
    }
}

/// The articles that a fact rests on, the one that decides it first. Never more than six.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Articles {
    list: [Option<Article>; 6],
}

impl Articles {
    /// Adds an article unless it is there already.
    pub fn add(&mut self, article: Article) {
        if self.iter().any(|old| old == article) {
            return;
        }
        if let Some(free) = self.list.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(article);
        }
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Article> + '_ {
        self.list.iter().map_while(|slot| *slot)
    }

    /// The one that decides.
    #[must_use]
    pub fn first(&self) -> Option<Article> {
        self.list[0]
    }

    /// Whether this article is among them.
    #[must_use]
    pub fn cites(&self, article: Article) -> bool {
        self.iter().any(|own| own == article)
    }
}

impl FromIterator<Article> for Articles {
    fn from_iter<I: IntoIterator<Item = Article>>(articles: I) -> Self {
        let mut list = Self::default();
        articles.into_iter().for_each(|article| list.add(article));
        list
    }
}

impl fmt::Display for Articles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, article) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            article.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Articles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Articles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Articles {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Articles".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "array",
            "description": "The articles that something rests on, the one that decides first.",
            "items": generator.subschema_for::<Article>(),
            "maxItems": 6,
        })
    }
}

impl<'de> Deserialize<'de> for Articles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Article>::deserialize(deserializer)?.into_iter().collect())
    }
}
