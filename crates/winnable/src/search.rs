//! The search: best first, one closed list. What both sides can reach together is all there is,
//! so when the list has no position left that was not looked at, nothing was missed.

use std::ops::ControlFlow;

use chess::{Bare, Color, Move, Packed};

use crate::closed::{ClosedList, Index};
use crate::score::{SCORES, scores};
use crate::{Budget, Limit, Spent};

/// How a search ended.
#[derive(Debug)]
pub(crate) enum Outcome {
    Mate(Vec<Move>),
    Exhausted { states: u64 },
    Stopped(Limit),
}

/// Positions waiting, by how promising they look.
#[derive(Debug, Default)]
struct Queue {
    buckets: Vec<Vec<Index>>,
    lowest: usize,
}

impl Queue {
    fn push(&mut self, score: u16, index: Index) {
        let score = score as usize;
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

pub(crate) fn search(root: &Bare, winner: Color, budget: &Budget, spent: &mut Spent) -> Outcome {
    let mut closed = ClosedList::new(root);
    let mut queues: [Queue; SCORES] = Default::default();
    let mut expanded = vec![false];
    for queue in &mut queues {
        queue.push(0, 0);
    }
    let mut turn = 0;
    loop {
        turn = (turn + 1) % SCORES;
        let index = loop {
            match queues[turn].pop() {
                None => return Outcome::Exhausted { states: closed.len() as u64 },
                Some(index) if expanded[index as usize] => {}
                Some(index) => break index,
            }
        };
        if spent.nodes >= budget.node_limit() {
            return Outcome::Stopped(Limit::Nodes);
        }
        if spent.nodes.is_multiple_of(1024) && budget.is_cancelled() {
            return Outcome::Stopped(Limit::Cancelled);
        }
        if closed.bytes() > budget.memory_limit() {
            return Outcome::Stopped(Limit::Memory);
        }
        spent.nodes += 1;
        expanded[index as usize] = true;
        let here = closed.get(index);
        let mut mate = None;
        let _ = here.try_each_move(|step| {
            let next = step.play();
            if let Some(new) = closed.insert(Packed::from(&next), index) {
                expanded.push(false);
                if next.turn() != winner && next.is_checkmate() {
                    mate = Some(new);
                    return ControlFlow::Break(());
                }
                for (queue, score) in queues.iter_mut().zip(scores(&next, winner)) {
                    queue.push(score, new);
                }
            }
            ControlFlow::Continue(())
        });
        spent.memory = spent.memory.max(closed.bytes());
        if let Some(mate) = mate {
            return Outcome::Mate(closed.line_to(mate));
        }
    }
}
