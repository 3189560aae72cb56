//! By what a game is judged.

use laws::course::Endings;
use laws::{Agreements, Book, Category, Date, Mode, Regime, Scope};
use winnable::Budget;

/// The book, and what an organiser may have laid down beside it.
///
/// ```
/// use laws::{Agreements, Book};
/// use tuomari_audit::Rules;
/// let rules = Rules { agreements: Agreements::NotBefore(30), ..Rules::of(Book::Fide2018) };
/// assert_eq!(rules.book, Some(Book::Fide2018));
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    /// The rule book. What it has no rule for is not found: nobody claims a draw by the home rules.
    /// Without one each game is judged by the FIDE Laws that were in force on its date.
    pub book: Option<Book>,
    /// When players may agree on a draw.
    pub agreements: Agreements,
    /// The class of games whose time control is not known.
    pub class: Option<Category>,
    /// Whether tags of the roster that are missing are found.
    pub roster: bool,
    /// Whether [marks](crate::Mark) are kept, by which games are told apart.
    pub marks: bool,
    /// What the question may cost whether a side can mate, where the quick answer is none.
    pub budget: Budget,
}

/// What a game is judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Law {
    pub(crate) book: Book,
    pub(crate) endings: Endings,
}

impl Rules {
    /// The rules of a book, with nothing laid down beside it.
    #[must_use]
    pub fn of(book: Book) -> Self {
        Self { book: Some(book), ..Self::by_date() }
    }

    /// The FIDE Laws that were in force on the date of each game, with nothing laid down beside them.
    #[must_use]
    pub fn by_date() -> Self {
        let budget = Budget::full().nodes(300_000).memory(24 << 20);
        let agreements = Agreements::Free;
        Self { book: None, agreements, class: None, roster: false, marks: false, budget }
    }

    /// What a game of that day is judged by; by the newest FIDE Laws, if nobody knows the day.
    pub(crate) fn on(&self, date: Option<Date>) -> Law {
        if let Some(book) = self.book {
            return Law::of(book);
        }
        match date.map(Book::in_force_on) {
            None => Law::of(Book::default()),
            Some(Some(book)) => Law::of(book),
            Some(None) => Law::old(),
        }
    }
}

impl Law {
    /// A record does not say whether the game was played by hand, so what only the program would see
    /// ends it too.
    fn of(book: Book) -> Self {
        Self { book, endings: Endings::of(book, Mode::Screen, Scope::Competition) }
    }

    /// Older FIDE Laws than all books: the oldest of them, without the draws that need no claim (9.6),
    /// which it brought.
    fn old() -> Self {
        let mut books = Book::ALL.into_iter().rev();
        let oldest = books.find(|book| book.regime() == Regime::Competition);
        Self { book: oldest.unwrap_or_default(), endings: Endings::Basic }
    }
}
