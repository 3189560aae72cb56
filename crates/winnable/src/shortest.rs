//! The shortest helpmate: breadth first, so the first mate met is one of the shortest.

use std::ops::ControlFlow;

use chess::{Bare, Color, Move, Position};

use crate::closed::{ClosedList, Key, Link};
use crate::search::MOST_MOVES;
use crate::{Answer, Budget, Helpmate, Limit, Spent, Winnability, ask, material};

/// The same as [`ask`], with a helpmate than which none is shorter.
///
/// First any helpmate is looked for; then all lines shorter than it. Where the budget does not
/// suffice for that the answer is [`Winnability::Undetermined`], though a mate may be known.
///
/// ```
/// use chess::{Color, Position};
/// use winnable::{Budget, shortest};
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
    let mut closed = ClosedList::new(root);
    // The list keeps the order in which positions came in, which is that of their depth.
    for index in 0.. {
        if index as usize == closed.len() {
            break;
        }
        let depth = closed.link(index).depth;
        if usize::from(depth) + 1 >= plies {
            break;
        }
        if spent.nodes >= budget.node_limit() {
            return Err(Limit::Nodes);
        }
        if spent.nodes.is_multiple_of(1024) && budget.is_cancelled() {
            return Err(Limit::Cancelled);
        }
        if closed.bytes_with(MOST_MOVES) > budget.memory_limit() {
            return Err(Limit::Memory);
        }
        spent.nodes += 1;
        let here = closed.position(index);
        if depth > 0 && material::shortage(&here, winner).is_some() {
            continue;
        }
        if here.turn() == winner
            && let Some(last) = mating_move(&here)
        {
            let mut line = closed.line_to(index);
            line.push(last);
            return Ok(Some(line));
        }
        // What is still to come after the next move must fit a move of the winner.
        let room = plies - usize::from(depth) - 2;
        if room > usize::from(here.turn() == winner) {
            let link = Link { parent: index, depth: depth.saturating_add(1), ..Link::default() };
            here.for_each_move(|step| _ = closed.insert(Key::of(&step.play()), link));
        }
        spent.memory = spent.memory.max(closed.bytes_with(0));
    }
    Ok(None)
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
