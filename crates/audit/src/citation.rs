//! Which article of the chosen book states a provision.
//!
//! The audit knows provisions by their numbers in the FIDE Laws of 2018. The rows of the other books
//! name their counterparts there, so the number in another book is found, not written down again.

use laws::{Article, Articles, Book, Provision};

/// The article of a book that states what this number of the FIDE Laws of 2018 states.
pub(crate) fn article(book: Book, number: &str) -> Option<Article> {
    let known = Book::Fide2018.article(number)?;
    if book == known.book() {
        return Some(known);
    }
    known.counterparts(book).first().map(|(_, article)| *article)
}

/// The articles of a book that state these provisions, those it does not have left out.
pub(crate) fn cite(book: Book, provisions: &[Provision]) -> Articles {
    let numbers = provisions.iter().filter_map(|provision| provision.number(Book::Fide2018));
    numbers.filter_map(|number| article(book, number)).collect()
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
