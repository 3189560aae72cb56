//! The search: best first, one closed list. What both sides can reach together is all there is,
//! so when the list has no position left that was not looked at, nothing was missed.

use std::ops::ControlFlow;

use chess::{Bare, Color, Move, Role};

use crate::closed::{ClosedList, Index, Link};
use crate::novelty::{Grain, Novelty};
use crate::refute::refute;
use crate::score::Guide;
use crate::{Budget, Limit, Spent};

/// How a search ended.
#[derive(Debug)]
pub(crate) enum Outcome {
    Mate(Vec<Move>),
    Exhausted { states: u64, refuted: u64 },
    Stopped(Limit),
}

/// Positions waiting, by how promising they look; of those that look alike the last one first.
#[derive(Debug, Default)]
struct Queue {
    buckets: Vec<Vec<Index>>,
    lowest: usize,
}

impl Queue {
    fn push(&mut self, score: usize, index: Index) {
        if score >= self.buckets.len() {
            self.buckets.resize_with(score + 1, Vec::new);
        }
        self.buckets[score].push(index);
        self.lowest = self.lowest.min(score);
    }

    fn pop(&mut self) -> Option<Index> {
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(index) = bucket.pop() {
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }
}

/// Pictures of mate that are looked for a little before the first is looked for to the end.
const PICTURES: usize = 3;
/// Nodes for each of those looks.
const FIRST_LOOK: u64 = 300;
/// A position after a capture or a pawn move is asked for a static refutation at least once in
/// so many nodes, however seldom that has helped.
const REFUTE_EVERY: u64 = 64;

/// Looks for a helpmate, a little for each picture and then for the first one until it is found,
/// everything has been seen, or the budget is spent.
pub(crate) fn search(root: &Bare, winner: Color, budget: &Budget, spent: &mut Spent) -> Outcome {
    let reach = crate::reach::Reach::of(root);
    let pictures = crate::picture::pictures(&reach, winner);
    let mut guides: Vec<_> =
        pictures.iter().take(PICTURES).map(|picture| Guide::new(&reach, winner, picture)).collect();
    if guides.is_empty() {
        guides.push(Guide::blind(winner));
    }
    for guide in &guides {
        let left = budget.node_limit().saturating_sub(spent.nodes);
        match best_first(root, winner, guide, FIRST_LOOK.min(left), budget, spent) {
            Outcome::Stopped(Limit::Nodes) if spent.nodes < budget.node_limit() => {}
            outcome => return outcome,
        }
    }
    let left = budget.node_limit().saturating_sub(spent.nodes);
    best_first(root, winner, &guides[0], left, budget, spent)
}

fn best_first(
    root: &Bare,
    winner: Color,
    guide: &Guide,
    limit: u64,
    budget: &Budget,
    spent: &mut Spent,
) -> Outcome {
    let mut closed = ClosedList::new(root);
    let mut queues: [Queue; 3] = Default::default();
    let mut novelties = [Novelty::new(Grain::Material), Novelty::new(Grain::Structure)];
    closed.link(0).kinds = [novelties[0].kind(root), novelties[1].kind(root)];
    queues[0].push(0, 0);
    let mut nodes = 0;
    let (mut tried, mut hits) = (0_u64, 0_u64);
    let mut refuted = 0;
    let mut turn = 0;
    loop {
        turn = (turn + 1) % 3;
        let mut next = None;
        for queue in [turn, 0] {
            while let Some(index) = queues[queue].pop() {
                if !closed.link(index).done {
                    next = Some(index);
                    break;
                }
            }
            if next.is_some() {
                break;
            }
        }
        let Some(index) = next else { break };
        if nodes >= limit {
            return Outcome::Stopped(Limit::Nodes);
        }
        if spent.nodes.is_multiple_of(1024) && budget.is_cancelled() {
            return Outcome::Stopped(Limit::Cancelled);
        }
        if closed.bytes() > budget.memory_limit() {
            return Outcome::Stopped(Limit::Memory);
        }
        spent.nodes += 1;
        nodes += 1;
        let here = closed.position(index);
        closed.link(index).done = true;
        let link = *closed.link(index);
        if link.fresh {
            if crate::material::shortage(&here, winner).is_some() {
                refuted += 1;
                continue;
            }
            if hits * 8 >= tried || tried * REFUTE_EVERY < nodes {
                tried += 1;
                if refute(&here, winner).is_some() {
                    hits += 1;
                    refuted += 1;
                    continue;
                }
            }
        }
        let depth = link.depth.saturating_add(1);
        let mut mate = None;
        let _ = here.try_each_move(|step| {
            let next = step.play();
            let fresh = step.is_capture() || step.role() == Role::Pawn;
            let link = Link { parent: index, depth, fresh, done: false, kinds: link.kinds };
            if let Some(new) = closed.insert(&next, link) {
                if next.turn() != winner && next.is_checkmate() {
                    mate = Some(new);
                    return ControlFlow::Break(());
                }
                let h = usize::from(guide.score(&next));
                queues[0].push(h, new);
                for (i, novelty) in novelties.iter_mut().enumerate() {
                    if fresh {
                        closed.link(new).kinds[i] = novelty.kind(&next);
                    }
                    let is_new = novelty.is_new(closed.link(new).kinds[i], &next);
                    if is_new {
                        queues[i + 1].push(h * 2 + usize::from(depth) / 4, new);
                    }
                }
            }
            ControlFlow::Continue(())
        });
        spent.memory = spent.memory.max(closed.bytes());
        if let Some(mate) = mate {
            return Outcome::Mate(closed.line_to(mate));
        }
    }
    Outcome::Exhausted { states: closed.len() as u64, refuted }
}
