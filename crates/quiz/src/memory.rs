//! What a learner remembers: each article comes again, the later the better it was answered.

use std::collections::BTreeMap;

use laws::Book;
use serde::{Deserialize, Serialize};

use crate::Question;

/// After so many days an article that was answered right so often in a row comes again.
const DAYS: [u32; 7] = [0, 1, 3, 7, 16, 35, 80];

/// What somebody has answered, by article.
///
/// ```
/// use laws::Book;
/// use tuomari_quiz::{Memory, Round, Wish};
/// let question = Round::new(Wish::about(Book::Fide2023), 7).next().unwrap();
/// let mut memory = Memory::default();
/// memory.answered(&question, true, 20_000);
/// assert_eq!(memory.due(Book::Fide2023, 20_000).count(), 0);
/// assert_eq!(memory.due(Book::Fide2023, 20_001).count(), 1);
/// memory.answered(&question, false, 20_001);
/// assert_eq!(memory.due(Book::Fide2023, 20_001).count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Memory(BTreeMap<String, BTreeMap<String, Card>>);

/// What is known of one article.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Card {
    /// How often in a row it was answered right.
    right: usize,
    /// The day on which it comes again, counted from 1970.
    due: u32,
}

impl Memory {
    /// Takes in an answer of a day, counted from 1970.
    pub fn answered(&mut self, question: &Question, right: bool, today: u32) {
        let Some(article) = question.articles.first() else { return };
        let book = self.0.entry(question.book().name().to_owned()).or_default();
        let card = book.entry(article.number().to_owned()).or_default();
        card.right = if right { (card.right + 1).min(DAYS.len() - 1) } else { 0 };
        card.due = today.saturating_add(DAYS[card.right]);
    }

    /// The numbers of the articles of a book that come again by that day, the longest due first.
    pub fn due(&self, book: Book, today: u32) -> impl Iterator<Item = &str> {
        let cards = self.0.get(book.name()).into_iter().flatten();
        let mut due: Vec<_> = cards.filter(|(_, card)| card.due <= today).collect();
        due.sort_by_key(|(_, card)| card.due);
        due.into_iter().map(|(number, _)| number.as_str())
    }
}
