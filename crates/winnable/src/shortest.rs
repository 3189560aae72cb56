//! The shortest helpmate, by iterative deepening: the first mate met is one of the shortest.
//!
//! Both sides help, so the winner makes the last move of every line and lengths increase by two
//! plies. A position from which a mate in the remaining plies can be ruled out is not followed
//! ([`horizon`](crate::horizon), and with many plies left [`cover`](crate::cover)), nor is one that
//! was already followed with as many plies left. Those are stored whole, in a table that fits the
//! budget; what does not fit is followed again.

use std::ops::ControlFlow;

use chess::{Bare, Color, Move, Packed, Position};

use crate::closed::hash;
use crate::cover::Cover;
use crate::horizon::{Left, is_beyond};
use crate::{Answer, Budget, Helpmate, Limit, Spent, Winnability, ask, material};

/// The same as [`ask`], but with a shortest helpmate.
///
/// First any helpmate is found; then all shorter lines are searched. If the budget does not suffice
/// for that, the answer is [`Winnability::Undetermined`], even if a mate is known.
///
/// ```
/// use chess::{Color, Position};
/// use tuomari_winnable::{Budget, shortest};
/// let answer = shortest(&Position::initial(), Color::Black, &Budget::full());
/// assert_eq!(answer.winnability.helpmate().map(|mate| mate.moves().len()), Some(4));
/// ```
#[must_use]
pub fn shortest(position: &Position, side: Color, budget: &Budget) -> Answer {
    let Answer { winnability, mut spent } = ask(position, side, budget);
    let Winnability::Winnable(known) = winnability else {
        return Answer { winnability, spent };
    };
    let winnability =
        match shorter(&Bare::from(position), side, known.moves().len(), budget, &mut spent) {
            Err(limit) => Winnability::Undetermined(limit),
            Ok(None) => Winnability::Winnable(known),
            Ok(Some(line)) => match Helpmate::replay(position, side, line) {
                Ok(helpmate) => Winnability::Winnable(helpmate),
                // As in `ask`: a wrong helpmate must not become an answer.
                Err(_) => Winnability::Undetermined(Limit::Nodes),
            },
        };
    Answer { winnability, spent }
}

/// The shortest line to mate of fewer than `plies` plies.
fn shorter(
    root: &Bare,
    winner: Color,
    plies: usize,
    budget: &Budget,
    spent: &mut Spent,
) -> Result<Option<Vec<Move>>, Limit> {
    let room = budget.memory_limit().checked_sub(Cover::MOST_BYTES);
    let mut lines = Lines {
        winner,
        budget,
        spent,
        cover: room.map(|_| Cover::new(winner)),
        followed: Followed::default(),
        memory: room.unwrap_or(budget.memory_limit()),
        line: Vec::new(),
    };
    let first = if root.turn() == winner { 1 } else { 2 };
    for depth in (first..plies).step_by(2) {
        if lines.follow(root, depth)? {
            return Ok(Some(lines.line));
        }
    }
    Ok(None)
}

/// With more plies left than this, each man is looked at closely before a move is followed.
const CLOSE: usize = 2;

/// The lines of a given length.
struct Lines<'b> {
    winner: Color,
    budget: &'b Budget,
    spent: &'b mut Spent,
    /// None if the budget has no room for it.
    cover: Option<Cover>,
    followed: Followed,
    /// The bytes that `followed` may hold.
    memory: usize,
    /// The moves to the current position.
    line: Vec<Move>,
}

impl Lines<'_> {
    /// Whether a mate in exactly this many plies follows; then `line` leads to it.
    fn follow(&mut self, here: &Bare, plies: usize) -> Result<bool, Limit> {
        if self.spent.nodes >= self.budget.node_limit() {
            return Err(Limit::Nodes);
        }
        if self.spent.nodes.is_multiple_of(1024) && self.budget.is_cancelled() {
            return Err(Limit::Cancelled);
        }
        self.spent.nodes += 1;
        if plies == 1 {
            let last = mating_move(here);
            self.line.extend(last);
            return Ok(last.is_some());
        }
        if plies > 2 && !self.followed.is_first(here, plies, self.memory) {
            return Ok(false);
        }
        let held = self.followed.bytes() + self.cover.as_ref().map_or(0, Cover::bytes);
        self.spent.memory = self.spent.memory.max(held);
        let left = Left::of(plies - 1);
        let mut found = Ok(false);
        let _ = here.try_each_move(|step| {
            let next = step.play();
            let cover = self.cover.as_mut().filter(|_| plies > CLOSE);
            if is_beyond(&next, self.winner, left, cover)
                || step.is_capture() && material::shortage(&next, self.winner).is_some()
            {
                return ControlFlow::Continue(());
            }
            self.line.push(step.to_move());
            found = self.follow(&next, plies - 1);
            match found {
                Ok(false) => {
                    self.line.pop();
                    ControlFlow::Continue(())
                }
                _ => ControlFlow::Break(()),
            }
        });
        found
    }
}

/// A move that mates.
fn mating_move(here: &Bare) -> Option<Move> {
    let mut found = None;
    let _ = here.try_each_move(|step| {
        if step.play().is_checkmate() {
            found = Some(step.to_move());
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// Positions that were followed in vain, with the plies that were left.
#[derive(Default)]
struct Followed {
    places: Vec<Option<(Packed, u8)>>,
    taken: usize,
}

impl Followed {
    fn bytes(&self) -> usize {
        self.places.capacity() * size_of::<Option<(Packed, u8)>>()
    }

    /// Whether the position has not yet been followed with as many plies left; records it.
    fn is_first(&mut self, here: &Bare, plies: usize, memory: usize) -> bool {
        if self.taken * 2 >= self.places.len() {
            self.grow(memory);
        }
        if self.places.is_empty() {
            return true;
        }
        let key = Packed::from(here);
        let plies = u8::try_from(plies).unwrap_or(u8::MAX);
        let mask = self.places.len() - 1;
        let place = hash(&key) as usize;
        let group = [place & mask, (place ^ 1) & mask, (place ^ 2) & mask, (place ^ 3) & mask];
        let mut least = (u8::MAX, group[0]);
        for place in group {
            match &mut self.places[place] {
                Some((known, left)) if *known == key => {
                    let is_first = *left < plies;
                    *left = (*left).max(plies);
                    return is_first;
                }
                Some((_, left)) => least = least.min((*left, place)),
                free => {
                    *free = Some((key, plies));
                    self.taken += 1;
                    return true;
                }
            }
        }
        // The entry with the least to follow again makes room.
        self.places[least.1] = Some((key, plies));
        true
    }

    /// Doubles the table while the budget allows it; its entries stay.
    fn grow(&mut self, memory: usize) {
        let size = (self.places.len() * 4).max(1 << 8);
        let bytes = size * size_of::<Option<(Packed, u8)>>();
        if bytes + self.bytes() > memory {
            return;
        }
        let old = std::mem::replace(&mut self.places, vec![None; size]);
        self.taken = 0;
        for (key, plies) in old.into_iter().flatten() {
            let place = hash(&key) as usize & (size - 1);
            for i in 0..4 {
                let free = &mut self.places[place ^ i];
                if free.is_none() {
                    *free = Some((key, plies));
                    self.taken += 1;
                    break;
                }
            }
        }
    }
}
