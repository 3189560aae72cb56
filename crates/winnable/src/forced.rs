//! Forced mate: a mate that the other side cannot prevent, whatever it plays.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use chess::{Bare, Color, Move, Packed, Position};

use crate::{Budget, Limit};

/// Whether a side can force mate within some moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForcedMate {
    /// It can, and this is how.
    Forced(Plan),
    /// It cannot within the given moves: there is a defence to everything.
    Refuted,
    /// The budget ran out first.
    Undetermined(Limit),
}

/// A move against every defence; each line was played to its mate.
///
/// ```
/// use chess::{Color, Position};
/// use tuomari_winnable::{Budget, ForcedMate, forced_mate};
/// let ladder: Position = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1".parse()?;
/// let ForcedMate::Forced(plan) = forced_mate(&ladder, Color::White, 2, &Budget::full()) else {
///     panic!("mate in two")
/// };
/// assert_eq!(plan.moves(), 2);
/// let first = ladder.legal(plan.answer(&ladder).expect("a move")).expect("a legal one");
/// for reply in first.play().legal_moves() {
///     assert!(plan.answer(&reply.play()).is_some(), "an answer to every defence");
/// }
/// # Ok::<(), chess::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    answers: HashMap<Packed, Move>,
    moves: u32,
}

impl Plan {
    /// How many moves the longest defence lasts.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The move to play in a position that the plan has led to; `None` in any other.
    ///
    /// Castling is written as king takes rook.
    #[must_use]
    pub fn answer(&self, position: &Position) -> Option<Move> {
        self.answers.get(&Packed::from(&Bare::from(position))).copied()
    }

    /// How many different positions the plan has a move for.
    #[must_use]
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether the plan is empty because the opponent is already mated.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// The plan against the longest defence.
    #[must_use]
    pub fn main_line(&self, position: &Position, side: Color) -> Vec<Move> {
        let mut here = position.clone();
        let mut line = Vec::new();
        loop {
            let next = if here.turn() == side {
                let Some(legal) = self.answer(&here).and_then(|m| here.legal(m)) else { break };
                line.push(legal.to_uci());
                legal.play()
            } else {
                let longest = here.legal_moves().max_by_key(|legal| self.length(&legal.play()));
                let Some(legal) = longest else { break };
                line.push(legal.to_uci());
                legal.play()
            };
            here = next;
        }
        line
    }

    /// Moves of the winner, who is to move, until mate; `None` where the plan does not lead.
    fn length(&self, position: &Position) -> Option<u32> {
        let legal = position.legal(self.answer(position)?)?;
        let next = legal.play();
        let mut most = 0;
        for reply in next.legal_moves() {
            most = most.max(self.length(&reply.play())?);
        }
        Some(most + 1)
    }
}

/// Whether `side` can force mate within `moves` moves of its own, whoever has the move now.
///
/// This is what rule 13 c 2 of the Finnish blitz rules lets a player show when the flag falls. Draw
/// claims are ignored; stalemate and every legal defence are considered.
#[must_use]
pub fn forced_mate(position: &Position, side: Color, moves: u32, budget: &Budget) -> ForcedMate {
    let root = Bare::from(position);
    let mut prover = Prover { side, budget, nodes: 0, known: HashMap::new() };
    for depth in 0..=moves {
        let proved = match root.turn() == side {
            true => prover.attack(&root, depth),
            false => prover.defend(&root, depth),
        };
        match proved {
            Ok(false) => {}
            Ok(true) => {
                let mut answers = HashMap::new();
                return match prover.plan(&root, depth, &mut answers) {
                    true => ForcedMate::Forced(Plan { answers, moves: depth }),
                    // A proved plan can be played, so this cannot happen; if it did, a wrong plan
                    // must not become a ruling.
                    false => ForcedMate::Undetermined(Limit::Nodes),
                };
            }
            Err(limit) => return ForcedMate::Undetermined(limit),
        }
    }
    ForcedMate::Refuted
}

/// What is known about a position with the winner to move.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// This many moves suffice, beginning with this one.
    mate: Option<(u32, Move)>,
    /// This many moves do not suffice.
    refuted: u32,
}

struct Prover<'b> {
    side: Color,
    budget: &'b Budget,
    nodes: u64,
    known: HashMap<Packed, Known>,
}

/// The size of a remembered position, including its share of the table.
const ENTRY: usize = 2 * size_of::<(Packed, Known)>();

impl Prover<'_> {
    /// Counts a position; an error if the budget is used up.
    fn spend(&mut self) -> Result<(), Limit> {
        if self.nodes >= self.budget.node_limit() {
            return Err(Limit::Nodes);
        }
        if self.nodes.is_multiple_of(1024) && self.budget.is_cancelled() {
            return Err(Limit::Cancelled);
        }
        // The old table stays while a new one of twice the size is filled.
        if self.known.capacity() * ENTRY * 2 > self.budget.memory_limit().max(ENTRY * 16) {
            return Err(Limit::Memory);
        }
        self.nodes += 1;
        Ok(())
    }

    /// Whether the winner, to move, mates within this many moves.
    fn attack(&mut self, here: &Bare, moves: u32) -> Result<bool, Limit> {
        if moves == 0 {
            return Ok(false);
        }
        let key = Packed::from(here);
        if let Some(known) = self.known.get(&key) {
            if known.mate.is_some_and(|(enough, _)| enough <= moves) {
                return Ok(true);
            }
            if known.refuted >= moves {
                return Ok(false);
            }
        }
        self.spend()?;
        let mut tries = Vec::new();
        here.for_each_move(|step| tries.push((0, step.to_move(), step.play())));
        if moves == 1 {
            tries.retain(|(_, _, next)| next.is_checkmate());
        } else {
            // The fewer the defences, the likelier the mate and the cheaper the look.
            for (replies, _, next) in &mut tries {
                next.for_each_move(|_| *replies += 1);
            }
            tries.sort_by_key(|(replies, m, _)| (*replies, *m));
        }
        let mut found = None;
        for (_, m, next) in &tries {
            if moves == 1 || self.defend(next, moves - 1)? {
                found = Some(*m);
                break;
            }
        }
        let mut known = Known { mate: None, refuted: moves };
        if let Some(m) = found {
            known = Known { mate: Some((moves, m)), refuted: moves - 1 };
        }
        match self.known.entry(key) {
            Entry::Vacant(entry) => _ = entry.insert(known),
            Entry::Occupied(mut entry) => {
                let old = entry.get_mut();
                old.refuted = old.refuted.max(known.refuted);
                old.mate = known.mate.or(old.mate);
            }
        }
        Ok(found.is_some())
    }

    /// Whether the loser, to move, is mated or will be within this many moves of the winner.
    fn defend(&mut self, here: &Bare, moves: u32) -> Result<bool, Limit> {
        if !here.has_legal_move() {
            return Ok(here.is_checkmate());
        }
        if moves == 0 {
            return Ok(false);
        }
        self.spend()?;
        let mut replies = Vec::new();
        here.for_each_move(|step| replies.push(step.play()));
        for next in &replies {
            if !self.attack(next, moves)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Collects the answers to every defence and checks that each line ends in mate in time.
    fn plan(&self, here: &Bare, moves: u32, answers: &mut HashMap<Packed, Move>) -> bool {
        if here.turn() != self.side {
            if !here.has_legal_move() {
                return here.is_checkmate();
            }
            let mut all = true;
            here.for_each_move(|step| all = all && self.plan(&step.play(), moves, answers));
            return all;
        }
        let key = Packed::from(here);
        let Some(Known { mate: Some((enough, m)), .. }) = self.known.get(&key) else {
            return false;
        };
        if *enough > moves {
            return false;
        }
        if answers.contains_key(&key) {
            return true;
        }
        answers.insert(key, *m);
        let mut next = None;
        here.for_each_move(|step| {
            if step.to_move() == *m {
                next = Some(step.play());
            }
        });
        next.is_some_and(|next| self.plan(&next, enough - 1, answers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(fen: &str, side: Color, moves: u32) -> ForcedMate {
        forced_mate(&fen.parse().unwrap(), side, moves, &Budget::full())
    }

    #[test]
    fn a_mated_king_needs_no_move() {
        let mated = plan("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Color::White, 0);
        assert!(matches!(mated, ForcedMate::Forced(plan) if plan.is_empty()));
    }

    #[test]
    fn stalemate_is_no_mate() {
        assert_eq!(plan("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::White, 3), ForcedMate::Refuted);
    }

    #[test]
    fn a_budget_of_nothing_proves_nothing() {
        let position: Position = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1".parse().unwrap();
        let answer = forced_mate(&position, Color::White, 2, &Budget::full().nodes(0));
        assert_eq!(answer, ForcedMate::Undetermined(Limit::Nodes));
    }
}
