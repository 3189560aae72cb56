//! Citing: the articles that a ruling under a book names for a provision.
//!
//! Two books leave to another what they do not state. The Finnish blitz rules do so by their rule 1,
//! which a ruling then cites before the article of the FIDE Laws of 2014. The leaflet of the home
//! rules is silent, and what a legal move or an end of the game is comes from the basic rules of the
//! FIDE Laws of 2018; nothing of their competition rules does.

use std::sync::LazyLock;

use super::likeness::HUB;
use super::{Article, Articles, Book, Provision};

impl Book {
    /// The book to which this one leaves what it does not state itself.
    #[must_use]
    pub fn leaves_to(self) -> Option<Self> {
        self.edition().leaves_to
    }

    /// Whether an article of another book holds under this one, which is silent on the matter.
    ///
    /// ```
    /// use tuomari_laws::Book;
    /// let pins = Book::Fide2014.article("3.9").ok_or("no such article")?;
    /// assert!(Book::FinnishBlitz2014.takes_over(pins));
    /// assert!(!Book::Fide2018.takes_over(pins));
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn takes_over(self, article: Article) -> bool {
        self.leaves_to() == Some(article.book())
            && (!self.edition().leaves_only_basic_rules || is_basic(article))
            && article.counterparts(self).is_empty()
    }

    /// The rule of the book that leaves what it does not state to another book.
    #[must_use]
    pub fn rule_of_import(self) -> Option<Article> {
        self.article(self.edition().leaves_by?)
    }

    /// Whether an article of the book to which this one leaves matters is among them.
    fn keeps(self, article: Article) -> bool {
        let number = article.number();
        let taken_away = self.edition().leaves_without.iter().any(|above| {
            number
                .strip_prefix(above)
                .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        });
        !taken_away && (!self.edition().leaves_only_basic_rules || is_basic(article))
    }

    /// Whether a rule holds under the book, by its own text or by the one it leaves the matter to.
    ///
    /// ```
    /// use tuomari_laws::{Book, Provision};
    /// assert!(Book::Fide2018.has(Provision::PressWithoutMove));
    /// assert!(!Book::Fide2014.has(Provision::PressWithoutMove));
    /// assert!(Book::FinnishBlitz2014.has(Provision::FiftyMoves));
    /// assert!(!Book::Home.has(Provision::SeventyFiveMoves));
    /// ```
    #[must_use]
    pub fn has(self, provision: Provision) -> bool {
        provision.articles(self).next().is_some()
    }

    /// The articles to cite for these provisions: those that the book has. Where it has none, the
    /// one that sets its bounds is cited.
    #[must_use]
    pub fn cite(self, provisions: &[Provision]) -> Articles {
        let articles = provisions.iter().flat_map(|provision| provision.articles(self));
        let articles = self.own_first(articles.collect());
        if articles.first().is_some() {
            return articles;
        }
        let bounds = self.leaves_to().unwrap_or(self);
        Provision::Scope.article(bounds).into_iter().collect()
    }

    /// Leaves out what another book says where a book speaks for itself. A rule that leaves the
    /// matter to the other book is such a word, and the articles there go with it.
    pub(crate) fn own_first(self, articles: Articles) -> Articles {
        let silent = self.leaves_to().is_some() && self.edition().leaves_by.is_none();
        if !silent || articles.iter().all(|article| article.book() != self) {
            return articles;
        }
        articles.iter().filter(|article| article.book() == self).collect()
    }

    /// The articles to cite for a rule that a move breaks.
    pub fn against_move(self, rule: chess::Provision) -> impl Iterator<Item = Article> {
        let hub = HUB.article(rule.fide_2018());
        let found = hub.map_or([None; 2], |article| COUNTERPARTS[self as usize][article.index()]);
        found.into_iter().flatten()
    }

    /// What to cite for something that the FIDE Laws of 2018 and perhaps this book state: the own
    /// article, else the rule that leaves it to another book and the article there.
    fn own_or_left(self, own: Option<Article>, there: impl Fn(Self) -> Option<Article>) -> Pair {
        if own.is_some() {
            return [own, None];
        }
        let Some(other) = self.leaves_to() else { return [None; 2] };
        let found = there(other).filter(|article| self.keeps(*article));
        match (self.rule_of_import(), found) {
            (_, None) => [None; 2],
            (Some(rule), found) => [Some(rule), found],
            (None, found) => [found, None],
        }
    }
}

impl Provision {
    /// The articles to cite for it under a book: its own, or the rule that leaves the matter to
    /// another book and the article there. None if the book knows no such rule.
    ///
    /// ```
    /// use tuomari_laws::{Book, Provision};
    /// let cited: Vec<_> = Provision::Resignation.articles(Book::Fide2014).collect();
    /// assert_eq!(format!("{cited:?}"), "[fide-2014 5.1.b]");
    /// ```
    pub fn articles(self, book: Book) -> impl Iterator<Item = Article> {
        CITED[self as usize][book as usize].into_iter().flatten()
    }
}

/// Up to two articles.
type Pair = [Option<Article>; 2];

/// The articles of every provision, found once: rulings cite several each.
static CITED: LazyLock<Vec<[Pair; Book::ALL.len()]>> = LazyLock::new(|| {
    let find = |provision: &Provision| {
        Book::ALL
            .map(|book| book.own_or_left(provision.article(book), |other| provision.article(other)))
    };
    Provision::ALL.iter().map(find).collect()
});

/// For every article of the FIDE Laws of 2018 what the other books have in its place.
static COUNTERPARTS: LazyLock<[Vec<Pair>; Book::ALL.len()]> = LazyLock::new(|| {
    let nearest = |article: Article, book: Book| {
        if article.book() == book {
            return Some(article);
        }
        let found = article.counterparts(book).into_iter().min_by_key(|(likeness, _)| *likeness);
        found.map(|(_, article)| article)
    };
    Book::ALL.map(|book| {
        let find = |article: Article| {
            book.own_or_left(nearest(article, book), |other| nearest(article, other))
        };
        HUB.articles().map(find).collect()
    })
});

/// Whether an article of the FIDE Laws says what a legal move or an end of the game is: chapters 1,
/// 2, 3 and 5. How hands move the pieces (chapter 4) is nobody's business at home.
fn is_basic(article: Article) -> bool {
    let number = article.number();
    let chapter = number.split_once('.').and_then(|(chapter, _)| chapter.parse::<u8>().ok());
    chapter.is_some_and(|chapter| chapter <= 5 && chapter != 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(book: Book, provisions: &[Provision]) -> String {
        format!("{:?}", book.cite(provisions))
    }

    #[test]
    fn each_book_has_its_own_number_for_the_same_provision() {
        let draw = [Provision::DeadPosition];
        assert_eq!(cited(Book::Fide2018, &draw), "[fide-2018 5.2.2]");
        assert_eq!(cited(Book::Fide2014, &draw), "[fide-2014 5.2.b]");
    }

    #[test]
    fn what_no_book_states_is_cited_by_its_bounds() {
        assert_eq!(cited(Book::Fide2014, &[Provision::PressWithoutMove]), "[fide-2014 INT.2]");
        assert_eq!(cited(Book::Home, &[Provision::Penalties]), "[fide-2018 INT.2]");
    }

    #[test]
    fn every_rule_that_a_move_breaks_has_an_article_in_every_fide_book() {
        let number = |book: Book, rule: chess::Provision| {
            book.against_move(rule).map(|article| format!("{article:?}")).collect::<Vec<_>>()
        };
        let passing = chess::Provision::NoPassing;
        assert_eq!(number(Book::Fide2018, passing), ["fide-2018 3.5"]);
        assert_eq!(number(Book::Fide2014, chess::Provision::PawnStep), ["fide-2014 3.7.a"]);
        let own_king = chess::Provision::OwnKingInCheck;
        assert_eq!(
            number(Book::FinnishBlitz2014, own_king),
            ["finnish-blitz-2014 1", "fide-2014 3.9"]
        );
        assert_eq!(number(Book::Home, own_king), ["home Shakki ja matti 2"]);
    }
}
