#![doc = include_str!("../README.md")]
//!
//! # The order of the questions
//!
//! Both sides help, so the question is which positions can be reached. The steps are tried in this
//! order, the cheapest first, and the first to decide ends the question:
//!
//! 1. The game is over, or the pieces alone cannot mate.
//! 2. A **plan**: both kings walk, one man comes and mates, and whichever side is early waits. A
//!    side with neither queen nor rook makes a queen first; if all its pawns are blocked, the king
//!    captures a blocker, or a man comes to be captured by a pawn. If the mate leaves a square open,
//!    a man of the loser occupies it, if need be a knight that a pawn promotes to. If no plan works
//!    at once, plans are tried after every move, and after every two.
//! 3. The **squares** that men can ever reach allow no mate, now or after any line of two plies.
//! 4. A **clearing**: captures that make room, a few quiet moves between them, and a plan after
//!    each; among locked pawns or many men those with hardly a quiet move come before the plans after
//!    other moves.
//! 5. A **search**, best first: a short one from here, short ones from where the clearing has left
//!    no pawns and few men, and then one of everything that can be reached, each position once.
//!
//! A mate, however it was found, is played out move by move by the rules of the `chess` crate
//! before it becomes an answer, so a wrong one cannot be returned, however boldly a plan guesses.
//! That there is none is returned only where an argument proves it (from the pieces or the squares:
//! each argument is given with its code) or where the search has examined every position.
//!
//! # After every move
//! An arbiter asks after each move whether the position is dead (5.2.2). Nearly always
//! [`leads_back`] shows that it is not, since the position before was alive; or [`has_room`] shows
//! that no proof of it would be found; or [`is_plainly_alive`] finds a mate. Only then is [`dead`]
//! needed. [`near_mate`] returns the moves that [`is_plainly_alive`] finds.

mod alive;
mod answer;
mod bait;
mod block;
mod budget;
mod certificate;
mod check;
mod clearing;
mod closed;
mod cover;
mod crowd;
mod flood;
mod forced;
mod helpmate;
mod horizon;
mod last;
mod mate;
mod material;
mod meanwhile;
mod meeting;
mod net;
mod novelty;
mod opening;
mod picture;
mod proof;
mod queue;
mod quick;
mod reach;
mod refute;
mod room;
mod run;
mod score;
mod search;
#[cfg(feature = "serde")]
mod serde;
mod shortest;
mod stage;
mod steps;
mod structure;
mod walk;
mod woven;

use chess::{Bare, ByColor, Color, Position};

pub use alive::{is_plainly_alive, leads_back, near_mate};
pub use answer::{Answer, Life, Limit, Spent, Winnability};
pub use budget::{Budget, Cancel};
pub use certificate::{Certificate, LastTake};
pub use check::{Flaw, verify};
pub use forced::{ForcedMate, Plan, forced_mate};
pub use helpmate::{Helpmate, NotAHelpmate};
pub use proof::{Branch, Ending, NoNet, Proof, Shortage};
pub use room::has_room;
pub use shortest::shortest;
pub use structure::{Fate, Hole, Structure};

/// Whether `side` can mate from here by any series of legal moves of both sides.
///
/// ```
/// use chess::{Color, Position};
/// use tuomari_winnable::{Budget, winnable};
/// let position: Position = "8/8/4k3/8/8/3n4/8/K6R w - - 0 1".parse()?;
/// assert!(winnable(&position, Color::Black, &Budget::full()).is_winnable());
/// let position: Position = "8/8/4k3/8/8/3b4/8/K6R w - - 0 1".parse()?;
/// assert!(winnable(&position, Color::Black, &Budget::full()).is_unwinnable());
/// # Ok::<(), chess::FenError>(())
/// ```
#[must_use]
pub fn winnable(position: &Position, side: Color, budget: &Budget) -> Winnability {
    ask(position, side, budget).winnability
}

/// Whether the position is dead (5.2.2): neither side can mate by any series of legal moves.
///
/// The side with more mating material is asked first, then the other, each with the whole budget;
/// the first helpmate ends the question.
///
/// ```
/// use chess::Position;
/// use tuomari_winnable::{Budget, Life, dead};
/// let locked: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// assert!(matches!(dead(&locked, &Budget::full()), Life::Dead(_)));
/// # Ok::<(), chess::FenError>(())
/// ```
#[must_use]
pub fn dead(position: &Position, budget: &Budget) -> Life {
    let first = alive::stronger(position);
    let stronger = match winnable(position, first, budget) {
        Winnability::Winnable(helpmate) => return Life::Alive { side: first, helpmate },
        Winnability::Unwinnable(proof) => Ok(proof),
        Winnability::Undetermined(limit) => Err(limit),
    };
    match (stronger, winnable(position, !first, budget)) {
        (_, Winnability::Winnable(helpmate)) => Life::Alive { side: !first, helpmate },
        (Ok(one), Winnability::Unwinnable(other)) => Life::Dead(match first {
            Color::White => ByColor { white: one, black: other },
            Color::Black => ByColor { white: other, black: one },
        }),
        (Err(limit), _) | (_, Winnability::Undetermined(limit)) => Life::Undetermined(limit),
    }
}

/// The same as [`winnable`], and what the answer cost.
#[must_use]
pub fn ask(position: &Position, side: Color, budget: &Budget) -> Answer {
    let bare = Bare::from(position);
    let mut spent = Spent::default();
    let winnability = decide(position, &bare, side, budget, &mut spent);
    Answer { winnability, spent }
}

/// How many positions to ask for a proof without search, before the search.
const LOOK_AHEAD: u64 = 100;

/// How many men make a crowd, in which somebody is usually in the way.
const CROWD: u32 = 20;

/// Whether captures are tried before other moves: among locked pawns and in a crowd.
fn needs_room(bare: &Bare) -> bool {
    refute::is_locked(bare) || bare.board().occupied().len() >= CROWD
}

fn decide(
    position: &Position,
    bare: &Bare,
    side: Color,
    budget: &Budget,
    spent: &mut Spent,
) -> Winnability {
    if !bare.has_legal_move() {
        return match Helpmate::replay(position, side, []) {
            Ok(helpmate) => Winnability::Winnable(helpmate),
            Err(_) => Winnability::Unwinnable(Proof::GameOver(match position.is_check() {
                true => Ending::Mated,
                false => Ending::Stalemate,
            })),
        };
    }
    if let Some(shortage) = refute::shortage_of(bare, side)
        && let Some(proof) = refute::confirmed(bare, side, Proof::Material(shortage))
    {
        return Winnability::Unwinnable(proof);
    }
    // First what needs no search, the cheapest first.
    let mut stage = stage::Stage::of(position);
    let mut left = budget.node_limit();
    let mut is_mate = quick::try_at_once(&mut stage, side, &mut left);
    if !is_mate
        && left > 0
        && refute::is_locked(bare)
        && let Some(proof) = refute::refute(bare, side)
    {
        spent.nodes = budget.node_limit() - left;
        return Winnability::Unwinnable(proof);
    }
    is_mate = is_mate || quick::try_with_help(&mut stage, side, &mut left);
    let needs_room = !is_mate && needs_room(bare);
    if needs_room && let Some(helpmate) = clearing::try_captures(position, side, budget, &mut left)
    {
        spent.nodes = budget.node_limit() - left;
        return Winnability::Winnable(helpmate);
    }
    is_mate = is_mate || quick::try_preludes(&mut stage, bare, side, &mut left);
    spent.nodes = budget.node_limit() - left;
    if is_mate && let Some(helpmate) = stage.performed() {
        return Winnability::Winnable(helpmate);
    }
    let mut ahead = left.min(LOOK_AHEAD) as u32;
    let proof = refute::refute_ahead(bare, side, 2, &mut ahead);
    spent.nodes += left.min(LOOK_AHEAD) - u64::from(ahead);
    if let Some(proof) = proof.and_then(|proof| refute::confirmed(bare, side, proof)) {
        return Winnability::Unwinnable(proof);
    }
    let mut left = budget.node_limit() - spent.nodes;
    let cleared = clearing::try_clearing(position, side, needs_room, budget, &mut left);
    spent.nodes = budget.node_limit() - left;
    let cleared = match cleared {
        Ok(helpmate) => return Winnability::Winnable(helpmate),
        Err(lines) => lines,
    };
    match search::search(position, side, &cleared, budget, spent) {
        search::Outcome::Mate(helpmate) => Winnability::Winnable(helpmate),
        search::Outcome::Exhausted { states, refuted } => {
            Winnability::Unwinnable(Proof::Exhausted { states, refuted })
        }
        search::Outcome::Stopped(limit) => Winnability::Undetermined(limit),
    }
}
