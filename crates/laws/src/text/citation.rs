//! Articles as a ruling cites them.

use serde::Serialize;

use super::Texts;
use crate::{Article, Articles, Book};

/// An article as it is cited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cited {
    /// Its book.
    pub book: Book,
    /// Its number there.
    pub number: &'static str,
    /// What is written: the number, and where it takes that the name of the book.
    pub text: String,
}

impl Texts {
    /// An article as a game under `book` cites it: by its number, and where another book has it by
    /// that book's name too.
    ///
    /// ```
    /// use tuomari_laws::Book;
    /// use tuomari_laws::text::{Lang, Texts};
    /// let article = Book::Fide2014.article("6.6").unwrap();
    /// let texts = Texts::of(Lang::English);
    /// assert_eq!(texts.citation(article, Book::Fide2014), "6.6");
    /// assert_eq!(texts.citation(article, Book::FinnishBlitz2014), "FIDE 2014 6.6");
    /// ```
    #[must_use]
    pub fn citation(&self, article: Article, book: Book) -> String {
        if article.book() == book {
            return article.number().to_owned();
        }
        format!("{} {}", self.cited_book(article.book()), article.number())
    }

    /// A book as it is named beside an article.
    #[must_use]
    pub fn cited_book(&self, book: Book) -> String {
        self.word("cited", book.name())
    }

    /// Articles as a game under `book` cites them, the one that decides first. A book is named once
    /// for numbers that follow one another.
    #[must_use]
    pub fn cited(&self, articles: &Articles, book: Book) -> Vec<Cited> {
        let mut last = book;
        let cite = |article: Article| {
            let text = self.citation(article, last);
            last = article.book();
            Cited { book: last, number: article.number(), text }
        };
        articles.iter().map(cite).collect()
    }

    /// The same in one line.
    #[must_use]
    pub fn citations(&self, articles: &Articles, book: Book) -> String {
        let cited: Vec<String> =
            self.cited(articles, book).into_iter().map(|cited| cited.text).collect();
        cited.join(", ")
    }
}
