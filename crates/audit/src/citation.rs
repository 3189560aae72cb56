//! The articles of the chosen book that state a provision.

use laws::{Articles, Book, Provision};

/// The articles of a book that state these provisions, those it does not have left out.
pub(crate) fn cite(book: Book, provisions: &[Provision]) -> Articles {
    provisions.iter().flat_map(|provision| provision.articles(book)).collect()
}

#[cfg(test)]
mod tests {
    use laws::Article;

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
