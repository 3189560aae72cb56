//! Articles as a ruling cites them.

use super::Texts;
use crate::{Article, Articles, Book};

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
        format!("{} {}", self.word("cited", article.book().name()), article.number())
    }

    /// All of them, the one that decides first.
    #[must_use]
    pub fn citations(&self, articles: &Articles, book: Book) -> String {
        let cited: Vec<String> = articles.iter().map(|one| self.citation(one, book)).collect();
        cited.join(", ")
    }
}
