//! By what a game is judged.

use laws::{Agreements, Book};
use winnable::Budget;

use crate::Ending;
use crate::trail::Trail;

/// The book, and what an organiser may have laid down beside it.
///
/// ```
/// use tuomari_audit::Rules;
/// use laws::{Agreements, Book};
/// let rules = Rules { agreements: Agreements::NotBefore(30), ..Rules::of(Book::Fide2018) };
/// assert_eq!(rules.book, Book::Fide2018);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    /// The rule book. What it has no rule for is not found: nobody claims a draw by the home rules.
    pub book: Book,
    /// When players may agree on a draw.
    pub agreements: Agreements,
    /// What the question may cost whether a side can mate, where the quick answer is none.
    pub budget: Budget,
}

impl Rules {
    /// The rules of a book, with nothing laid down beside it.
    #[must_use]
    pub fn of(book: Book) -> Self {
        let budget = Budget::full().nodes(300_000).memory(24 << 20);
        Self { book, agreements: Agreements::Free, budget }
    }

    /// Whether the book has games end like this.
    pub(crate) fn ends(&self, ending: Ending) -> bool {
        self.book.has(ending.provision())
    }

    /// Whether the last position of the trail ends the game by having stood five times, having stood
    /// before after so many plies. The Laws of 2014, and those that lean on them, want one cycle of
    /// moves played over and over.
    pub(crate) fn is_fivefold(&self, trail: &Trail, before: &[u32]) -> bool {
        before.len() >= 4
            && self.ends(Ending::Fivefold)
            && (self.book == Book::Fide2018 || trail.is_four_cycles(before))
    }
}
