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
        article.ok_or_else(|| D::Error::custom(format_args!("{text:?} is not an article")))
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

/// The articles that a fact rests on, the one that decides it first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Articles {
    list: [Option<Article>; Self::MOST],
}

/// There are as many articles already as fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyArticles;

impl fmt::Display for TooManyArticles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} articles", Articles::MOST)
    }
}

impl std::error::Error for TooManyArticles {}

impl Articles {
    /// So many fit: twice what any ruling cites by itself.
    pub const MOST: usize = 12;

    /// Adds an article unless it is there already.
    ///
    /// # Errors
    /// If there is no room for it.
    pub fn add(&mut self, article: Article) -> Result<(), TooManyArticles> {
        if self.cites(article) {
            return Ok(());
        }
        let free = self.list.iter_mut().find(|slot| slot.is_none()).ok_or(TooManyArticles)?;
        *free = Some(article);
        Ok(())
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
        list.extend(articles);
        list
    }
}

/// For lists that the program makes itself, all of which fit.
impl Extend<Article> for Articles {
    fn extend<I: IntoIterator<Item = Article>>(&mut self, articles: I) {
        for article in articles {
            let added = self.add(article);
            debug_assert!(added.is_ok(), "no room for {article:?} beside {self:?}");
        }
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
            "maxItems": Articles::MOST,
        })
    }
}

impl<'de> Deserialize<'de> for Articles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut articles = Self::default();
        for article in Vec::<Article>::deserialize(deserializer)? {
            articles.add(article).map_err(D::Error::custom)?;
        }
        Ok(articles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_that_does_not_fit_is_refused_and_never_dropped() {
        let all: Vec<Article> =
            (0..=Articles::MOST).map(|row| Article::new(Book::Home, row)).collect();
        let (last, first) = all.split_last().unwrap();
        let mut articles: Articles = first.iter().copied().collect();
        assert!(articles.iter().eq(first.iter().copied()));
        assert_eq!(articles.add(first[0]), Ok(()), "it is there already");
        assert_eq!(articles.add(*last), Err(TooManyArticles));
        let json = serde_json::to_string(&all).unwrap();
        assert!(serde_json::from_str::<Articles>(&json).is_err(), "{json}");
    }
}
