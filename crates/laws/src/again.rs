//! A game judged again under another book: where the two part, and how each ends.

use clock::Moment;

use crate::fact::{Event, Fact};
use crate::{Act, Book, CannotOpen, Regulations, Ruling, Seat, Table};

/// An act on which two books rule differently.
#[derive(Clone, Debug)]
pub struct Parting {
    /// The table before it, under the first book and under the other.
    pub before: [Table; 2],
    /// What the first book rules.
    pub one: Ruling,
    /// What the other does. After the first parting it rules on a game that took another course.
    pub other: Ruling,
}

impl Parting {
    /// What each book rules and the other does not.
    #[must_use]
    pub fn differences(&self) -> [Vec<&Event>; 2] {
        [alone(&self.one, &self.other), alone(&self.other, &self.one)]
    }
}

/// What one ruling holds and another does not.
fn alone<'r>(ruling: &'r Ruling, other: &Ruling) -> Vec<&'r Event> {
    let shared = |event: &Event| other.events.iter().any(|there| same(&event.fact, &there.fact));
    ruling.events.iter().filter(|event| !shared(event)).collect()
}

/// The acts of one game under two books.
///
/// ```
/// use clock::Moment;
/// use tuomari_laws::{Act, Again, Book, Decision, Regulations, Seat};
/// let acts = [
///     (Seat::Arbiter, Act::Decide(Decision::Start)),
///     (Seat::White, Act::Move { m: "e2e4".parse()?, offer: true }),
///     (Seat::Black, Act::AcceptDraw),
/// ];
/// let acts = acts.into_iter().zip(1..).map(|((seat, act), at)| (seat, act, Moment::from_millis(at)));
/// let again = Again::judge(Regulations::of(Book::Fide2018), acts, Book::Fide2014)?;
/// assert_eq!(again.partings.len(), 1);
/// assert!(again.one.verdict().is_none());
/// let end = again.other.verdict().map(|end| end.to_string());
/// assert_eq!(end.as_deref(), Some("½–½ by 5.2.c, 9.1.b(1)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Again {
    /// Where they part, in the order of the game.
    pub partings: Vec<Parting>,
    /// What the other book rules on each act, in the order of the game.
    pub others: Vec<Ruling>,
    /// The table under the regulations as they are.
    pub one: Table,
    /// The table under the other book.
    pub other: Table,
}

impl Again {
    /// Judges the acts under these regulations, and under the same with another book.
    ///
    /// # Errors
    /// If there is no such game under one of the books.
    pub fn judge(
        regulations: Regulations,
        acts: impl IntoIterator<Item = (Seat, Act, Moment)>,
        book: Book,
    ) -> Result<Self, CannotOpen> {
        let mut other = Table::open(regulations.clone().under(book))?;
        let mut one = Table::open(regulations)?;
        let (mut partings, mut others) = (Vec::new(), Vec::new());
        for (seat, act, at) in acts {
            let judged = [&one, &other].map(|table| table.judge(seat, &act, at));
            let [here, there] = &judged;
            let parted =
                (!agree(&here.ruling, &there.ruling)).then(|| [one.clone(), other.clone()]);
            let [here, there] = judged;
            let (here, there) = (one.accept(here), other.accept(there));
            if let Some(before) = parted {
                partings.push(Parting { before, one: here, other: there.clone() });
            }
            others.push(there);
        }
        Ok(Self { partings, others, one, other })
    }
}

/// Whether two rulings come to the same, whatever articles they cite.
fn agree(one: &Ruling, other: &Ruling) -> bool {
    let pairs = one.events.iter().zip(&other.events);
    one.events.len() == other.events.len() && pairs.into_iter().all(|(a, b)| same(&a.fact, &b.fact))
}

/// Whether two facts are the same but for the articles in them.
fn same(one: &Fact, other: &Fact) -> bool {
    match (one, other) {
        (Fact::GameEnded { verdict: a }, Fact::GameEnded { verdict: b }) => {
            (a.score, a.ground) == (b.score, b.ground)
        }
        (one, other) => one == other,
    }
}
