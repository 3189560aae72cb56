//! The articles that state a provision under the chosen book, and how they are written.

use std::fmt;

use laws::{Article, Articles, Book, Provision};

/// The articles of a book that state these provisions, those it does not have left out.
pub(crate) fn cite(book: Book, provisions: &[Provision]) -> Articles {
    provisions.iter().flat_map(|provision| provision.articles(book)).collect()
}

/// Articles with the books they stand in: a book leaves to another what it does not state itself.
///
/// ```
/// use tuomari_audit::Cited;
/// use laws::{Book, Provision};
/// let articles = |book: Book| book.cite(&[Provision::Checkmate, Provision::SamePosition]);
/// assert_eq!(Cited(articles(Book::Fide2018)).to_string(), "fide-2018 5.1.1, 9.2.2");
/// assert_eq!(
///     Cited(articles(Book::FinnishBlitz2014)).to_string(),
///     "finnish-blitz-2014 13.a, 1, fide-2014 9.2-same"
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Cited(pub Articles);

impl Cited {
    /// In brackets after a blank, or nothing if there are none: the end of a line of text.
    #[must_use]
    pub fn in_brackets(self) -> String {
        if self.0.first().is_some() { format!(" ({self})") } else { String::new() }
    }
}

impl fmt::Display for Cited {
    /// The name of a book stands before its first article, and again where another came between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut book = None;
        for (i, article) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            if book.replace(article.book()) != Some(article.book()) {
                write!(f, "{} ", article.book())?;
            }
            f.write_str(Article::number(article))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_book_has_its_own_number_for_the_same_provision() {
        let number = |book, provision| cite(book, &[provision]).first().map(Article::number);
        assert_eq!(number(Book::Fide2018, Provision::SeventyFiveMoves), Some("9.6.2"));
        assert_eq!(number(Book::Fide2014, Provision::SeventyFiveMoves), Some("9.6.b"));
        assert_eq!(number(Book::Fide2014, Provision::ThreefoldIntended), Some("9.2.a"));
        assert_eq!(number(Book::Fide2014, Provision::TimeOverstepped), Some("6.9"));
        assert_eq!(number(Book::Home, Provision::SeventyFiveMoves), None);
    }
}
