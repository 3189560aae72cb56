//! A round of questions: drawn by a seed, no two alike.

use std::collections::HashSet;

use laws::Book;

use crate::Question;
use crate::chance::Chance;
use crate::question::is_in;
use crate::scene::CASES;

/// What a round is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// By which book.
    book: Book,
    /// Only about this part of it.
    section: Option<&'static str>,
    /// Articles that come first.
    first: Vec<String>,
}

impl Wish {
    /// Questions about the whole of a book.
    #[must_use]
    pub const fn about(book: Book) -> Self {
        Self { book, section: None, first: Vec::new() }
    }

    /// Questions about these articles come first.
    #[must_use]
    pub fn first(self, articles: Vec<String>) -> Self {
        Self { first: articles, ..self }
    }

    /// Only about the part in which an article or a chapter stands: `7`, `A`, `9.6.2`. None if the
    /// book has no such number.
    #[must_use]
    pub fn only(self, number: &str) -> Option<Self> {
        let named = self.book.article(number).or_else(|| self.book.under(number).next());
        Some(Self { section: Some(named?.row().section), ..self })
    }
}

/// Questions one after the other. It ends when there are no more that differ.
///
/// ```
/// use laws::Book;
/// use tuomari_quiz::{Round, Wish};
/// let wish = Wish::about(Book::Fide2023).only("7").unwrap();
/// let questions: Vec<_> = Round::new(wish, 1).take(3).collect();
/// assert_eq!(questions.len(), 3);
/// assert!(questions.iter().all(|question| question.judge() == [question.right]));
/// ```
#[derive(Debug)]
pub struct Round {
    wish: Wish,
    seed: u64,
    /// The cases that are left.
    cases: Vec<usize>,
    /// What was asked: cases of different chapters may tell the same story.
    asked: HashSet<String>,
}

impl Round {
    /// A round by a seed: the same seed gives the same questions.
    #[must_use]
    pub fn new(wish: Wish, seed: u64) -> Self {
        let is_wished = |index: &usize| CASES[*index].case.books().contains(&wish.book);
        let mut cases: Vec<usize> = (0..CASES.len()).filter(is_wished).collect();
        // Each case draws its own place, so that a new case does not move the others. What is wished
        // first is drawn first: from the end.
        cases.sort_by_cached_key(|&index| {
            let covers = CASES[index].case.covers();
            let shows = |section| covers.iter().any(|covered| is_in(wish.book, covered, section));
            let first = covers.iter().any(|covered| wish.first.contains(covered));
            (first, wish.section.is_some_and(shows), chance_of(index, seed).next())
        });
        Self { wish, seed, cases, asked: HashSet::new() }
    }
}

/// The chance by which a case is drawn and varied.
fn chance_of(index: usize, seed: u64) -> Chance {
    Chance::about(seed, &CASES[index].case.heading)
}

impl Iterator for Round {
    type Item = Question;

    fn next(&mut self) -> Option<Question> {
        while let Some(index) = self.cases.pop() {
            let chance = &mut chance_of(index, self.seed);
            let Some(question) = Question::of(index, self.wish.book, chance) else {
                continue;
            };
            if self.wish.section.is_none_or(|section| question.is_about(section))
                && self.asked.insert(question.story())
            {
                return Some(question);
            }
        }
        None
    }
}
