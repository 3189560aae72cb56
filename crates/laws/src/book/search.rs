//! Finding articles by numbers as people type them.

use super::{Article, Book};
use crate::nearest::distance;

/// How many near numbers are worth telling.
const NEAR: usize = 5;

impl Book {
    /// The article with this number, however it is typed: `a.4.2`, `9.6b`, `9.6.2.`.
    #[must_use]
    pub fn find(self, typed: &str) -> Option<Article> {
        let typed = self.own_number(typed);
        self.articles().find(|article| plain(article.number()) == typed)
    }

    /// The articles that lie under a number, a chapter or an appendix, in the order of the book.
    ///
    /// ```
    /// let draws: Vec<_> = tuomari_laws::Book::Fide2018.under("9.6").map(|article| article.number()).collect();
    /// assert_eq!(draws, ["9.6.1", "9.6.2"]);
    /// ```
    pub fn under(self, typed: &str) -> impl Iterator<Item = Article> {
        let above = self.own_number(typed);
        self.articles().filter(move |article| {
            let number = plain(article.number());
            let rest = number.strip_prefix(&above).unwrap_or_default();
            rest.starts_with(['.', '-', ' '])
        })
    }

    /// A number as the book has it, also where single prints number otherwise.
    fn own_number(self, typed: &str) -> String {
        let typed = plain(typed);
        let others = self.edition().also_numbered.iter().filter_map(|line| line.split_once(" is "));
        let own = others.into_iter().find(|(other, _)| plain(other) == typed);
        own.map_or(typed, |(_, own)| plain(own))
    }

    /// The articles whose numbers come nearest to one that the book does not have.
    #[must_use]
    pub fn nearest(self, typed: &str) -> Vec<Article> {
        let typed = plain(typed);
        let shared = |number: &str| {
            number.chars().zip(typed.chars()).take_while(|(own, typed)| own == typed).count()
        };
        // A wrong beginning is a rarer slip than a wrong end.
        let mut near: Vec<(usize, Article)> = self
            .articles()
            .filter_map(|article| {
                let number = plain(article.number());
                let far = distance(&typed, &number);
                let is_near = far <= 2.max(typed.len() / 2);
                is_near.then(|| ((2 * far + typed.len()).saturating_sub(shared(&number)), article))
            })
            .collect();
        near.sort_unstable();
        near.truncate(NEAR);
        near.sort_unstable_by_key(|(_, article)| *article);
        near.into_iter().map(|(_, article)| article).collect()
    }
}

/// A number without the differences in writing that do not matter.
fn plain(number: &str) -> String {
    let mut plain = String::new();
    for letter in number.trim().trim_end_matches('.').chars().flat_map(char::to_lowercase) {
        let last = plain.chars().next_back();
        let joins = |one: fn(&char) -> bool, other: bool| last.as_ref().is_some_and(one) && other;
        if joins(char::is_ascii_digit, letter.is_alphabetic())
            || joins(char::is_ascii_alphabetic, letter.is_ascii_digit())
        {
            plain.push('.');
        }
        plain.push(letter);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_article_is_found_by_its_number() {
        for article in Book::ALL.into_iter().flat_map(Book::articles) {
            assert_eq!(article.book().find(article.number()), Some(article));
        }
    }

    #[test]
    fn a_number_is_found_as_people_type_it() {
        let find = |book: Book, typed| book.find(typed).map(Article::number);
        assert_eq!(find(Book::Fide2018, "a.4.2"), Some("A.4.2"));
        assert_eq!(find(Book::Fide2018, " 9.6.2. "), Some("9.6.2"));
        assert_eq!(find(Book::Fide2014, "9.6b"), Some("9.6.b"));
        assert_eq!(find(Book::Home, "tasapeli 2"), Some("Tasapeli 2"));
        assert_eq!(find(Book::Fide2023, "A4.1"), Some("A.4.1"));
        assert_eq!(find(Book::Fide2018, "9.9"), None);
    }

    #[test]
    fn numbers_of_single_prints_are_found_too() {
        let find = |typed| Book::Fide2023.find(typed).map(Article::number);
        assert_eq!(find("6.1.1"), Some("6.1"));
        assert_eq!(find("D.6.2.2"), Some("D.2.6.2"));
        let under = |typed| Book::Fide2023.under(typed).map(Article::number).collect::<Vec<_>>();
        assert_eq!(under("0.1"), under("INT"));
        assert!(under("0.2").contains(&"PRE.3"));
        assert_eq!(Book::Fide2018.find("6.1.1"), None);
    }

    #[test]
    fn what_is_not_there_is_answered_with_what_is_near() {
        let near = |typed| {
            let near = Book::Fide2018.nearest(typed);
            near.into_iter().map(Article::number).collect::<Vec<_>>()
        };
        assert!(near("9.6.3").contains(&"9.6.2"), "{:?}", near("9.6.3"));
        assert!(near("the queen of spades").is_empty());
    }
}
