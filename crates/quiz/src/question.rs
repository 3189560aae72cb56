//! A question: what happened, four outcomes, and the one that the Laws rule.

use chess::Color;
use laws::{Act, Articles, Book};

use crate::chance::Chance;
use crate::outcome::{Outcome, Respect, decisive};
use crate::scene::{CASES, Played, Scene};

/// A situation at the board with four outcomes, of which one follows.
#[derive(Clone, Debug)]
pub struct Question {
    /// The file of the case it was made from, and the line of its heading there.
    pub source: (&'static str, usize),
    pub(crate) scene: Scene,
    pub(crate) played: Played,
    /// The outcomes to choose from.
    pub answers: [Outcome; 4],
    /// Which of them is right.
    pub right: usize,
    /// The articles that decide it.
    pub articles: Articles,
    /// The articles that the case shows.
    covers: &'static [String],
}

impl Question {
    /// Makes a question from a case, if it is good for one.
    pub(crate) fn of(index: usize, book: Book, chance: &mut Chance) -> Option<Self> {
        let shelved = CASES.get(index)?;
        let drawn = Scene::of(&shelved.case, book, chance).filter(Scene::is_told)?;
        // Other values may make another game of it, which is as good, or none.
        let varied = drawn.varied(chance);
        let judged = |scene: Scene| {
            let played = scene.play()?;
            Some((scene, played))
        };
        let (scene, played) = judged(varied).or_else(|| judged(drawn))?;
        if played.rulings.iter().any(|ruling| ruling.act == Act::Look && ruling.is_refused()) {
            return None;
        }
        let outcome = Outcome::of(&played.rulings);
        let articles = decisive(&played.rulings)?;
        articles.first()?;
        let mut answers = wrong_answers(&scene, &outcome, index, chance)?;
        chance.shuffle(&mut answers);
        let right = chance.below(4);
        let mut answers = answers.into_iter();
        let answers = std::array::from_fn(|place| {
            if place == right { outcome.clone() } else { answers.next().unwrap_or_default() }
        });
        let source = (shelved.file, shelved.case.line);
        let covers = shelved.case.covers();
        Some(Self { source, scene, played, answers, right, articles, covers })
    }

    /// The book by which it is asked.
    #[must_use]
    pub fn book(&self) -> Book {
        self.scene.regulations.book
    }

    /// Whether it is about a part of its book: an article of it decides, or the case shows one.
    #[must_use]
    pub fn is_about(&self, section: &str) -> bool {
        let decides = self.articles.iter().any(|article| article.row().section == section);
        let book = self.book();
        decides || self.covers.iter().any(|covered| is_in(book, covered, section))
    }

    /// What happens in it, whatever the times.
    pub(crate) fn story(&self) -> String {
        let acts: Vec<_> = self.scene.deeds.iter().map(|(seat, act, _)| (seat, act)).collect();
        format!("{:?} {acts:?}", self.scene.regulations.start)
    }

    /// Judges every answer anew and says which are right.
    #[must_use]
    pub fn judge(&self) -> Vec<usize> {
        let Some(played) = self.scene.play() else { return Vec::new() };
        let outcome = Outcome::of(&played.rulings);
        (0..self.answers.len()).filter(|&answer| self.answers[answer] == outcome).collect()
    }

    /// What each other book says of the same, where it has such a game.
    pub(crate) fn elsewhere(&self) -> Vec<(Book, Outcome, Articles)> {
        let others = Book::ALL.into_iter().filter(|book| *book != self.book());
        others
            .filter_map(|book| {
                let rulings = self.scene.under(book).play()?.rulings;
                Some((book, Outcome::of(&rulings), decisive(&rulings)?))
            })
            .collect()
    }

    /// The respects in which its answers differ.
    pub(crate) fn respects(&self) -> Vec<Respect> {
        let differs = |respect: &Respect| {
            self.answers.iter().any(|answer| !answer.agrees(&self.answers[0], *respect))
        };
        Respect::ALL.into_iter().filter(differs).collect()
    }
}

/// Whether an article stands in a part of a book.
pub(crate) fn is_in(book: Book, number: &str, section: &str) -> bool {
    book.article(number).is_some_and(|article| article.row().section == section)
}

/// Three outcomes that do not follow, the most tempting first: what other editions say, what would
/// follow in other circumstances, what follows in like cases, what the rule almost says.
fn wrong_answers(
    scene: &Scene,
    right: &Outcome,
    index: usize,
    chance: &mut Chance,
) -> Option<Vec<Outcome>> {
    let mut wrong: Vec<Outcome> = Vec::new();
    let mut offer = |outcomes: Vec<Outcome>, chance: &mut Chance| {
        let mut outcomes = outcomes;
        chance.shuffle(&mut outcomes);
        for outcome in outcomes {
            if wrong.len() < 3 && outcome != *right && !wrong.contains(&outcome) {
                wrong.push(outcome);
            }
        }
        wrong.len()
    };
    let outcomes = |scenes: Vec<Scene>| -> Vec<Outcome> {
        scenes.iter().filter_map(Scene::play).map(|played| Outcome::of(&played.rulings)).collect()
    };
    let books = Book::ALL.into_iter().map(|book| scene.under(book)).collect();
    let found = offer(outcomes(books), chance);
    let found = found.max(offer(outcomes(scene.mistaken()), chance));
    // Nothing follows, and nobody would think that something does: not a question.
    if !right.is_something() && found == 0 {
        return None;
    }
    offer(like_cases(scene, index, chance), chance);
    let by = scene.deeds.last().and_then(|(seat, ..)| seat.side()).unwrap_or(Color::White);
    offer(right.neighbours(by), chance);
    (wrong.len() == 3).then_some(wrong)
}

/// The outcomes of cases that stand near by and end with the same kind of act.
fn like_cases(scene: &Scene, index: usize, chance: &mut Chance) -> Vec<Outcome> {
    const NEAR: usize = 6;
    let asked = |scene: &Scene| scene.deeds.last().map(|(_, act, _)| std::mem::discriminant(act));
    let near = index.saturating_sub(NEAR / 2)..(index + NEAR / 2).min(CASES.len());
    near.filter(|&other| other != index && CASES[other].file == CASES[index].file)
        .filter_map(|other| {
            let case = &CASES[other].case;
            Scene::of(case, case.books()[0], chance)
        })
        .filter(|other| asked(other) == asked(scene))
        .filter_map(|other| Some(Outcome::of(&other.play()?.rulings)))
        .collect()
}
