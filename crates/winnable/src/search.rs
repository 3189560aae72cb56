//! The search: best first, one closed list. It covers what both sides can reach together, so when
//! every position in the list has been examined, nothing was missed.

use chess::{Bare, Color, Move, Position, Role};

use crate::closed::{ClosedList, Index, Key, Link};
use crate::novelty::{self, Kind, Novelty};
use crate::picture::{Picture, pictures, pictures_without_promotion};
use crate::queue::Queue;
use crate::quick::{try_at_once, try_with_help};
use crate::reach::Reach;
use crate::refute::refute;
use crate::score::Guide;
use crate::stage::Stage;
use crate::{Budget, Helpmate, Limit, Spent};

/// How a search ended.
#[derive(Debug)]
pub(crate) enum Outcome {
    Mate(Helpmate),
    Exhausted { states: u64, refuted: u64 },
    Stopped(Limit),
}

/// How many pictures of mate to pursue briefly before pursuing the first to the end.
const PICTURES: usize = 3;
/// Nodes for each of those attempts, and which pictures they are for.
const LOOKS: [(u64, Paint); 2] = [(300, pictures), (2_000, pictures_without_promotion)];
type Paint = fn(&Reach, Color) -> Vec<Picture>;
/// A position after a capture or a pawn move is tried for a static refutation at least once in this
/// many nodes, however seldom that has helped.
const REFUTE_EVERY: u64 = 64;

/// Looks for a helpmate, briefly for each picture, also at the end of the lines in `cleared`, and
/// then for the first picture until it is found, everything has been seen, or the budget is spent.
pub(crate) fn search(
    position: &Position,
    winner: Color,
    cleared: &[Vec<Move>],
    budget: &Budget,
    spent: &mut Spent,
) -> Outcome {
    let guide = match look(position, winner, budget, spent) {
        Ok(guide) => guide,
        Err(outcome) => return outcome,
    };
    for line in cleared {
        if let Some(helpmate) = look_after(position, winner, line, budget, spent) {
            return Outcome::Mate(helpmate);
        }
    }
    let left = budget.node_limit().saturating_sub(spent.nodes);
    best_first(position, winner, &guide, left, budget, spent)
}

/// Looks briefly for each picture; returns the first one's guide if that does not suffice.
fn look(
    position: &Position,
    winner: Color,
    budget: &Budget,
    spent: &mut Spent,
) -> Result<Guide, Outcome> {
    let reach = Reach::of(&Bare::from(position));
    let mut first = None;
    for (nodes, paint) in LOOKS {
        let pictures = paint(&reach, winner);
        for picture in pictures.iter().take(PICTURES) {
            let guide = Guide::new(&reach, winner, picture);
            let left = budget.node_limit().saturating_sub(spent.nodes);
            match best_first(position, winner, &guide, nodes.min(left), budget, spent) {
                Outcome::Stopped(Limit::Nodes) if spent.nodes < budget.node_limit() => {}
                outcome => return Err(outcome),
            }
            first.get_or_insert(guide);
        }
    }
    Ok(first.unwrap_or_else(|| Guide::blind(winner)))
}

/// The same at the end of a line.
fn look_after(
    position: &Position,
    winner: Color,
    line: &[Move],
    budget: &Budget,
    spent: &mut Spent,
) -> Option<Helpmate> {
    let mut here = position.clone();
    for m in line {
        here = here.legal(*m)?.play();
    }
    match look(&here, winner, budget, spent) {
        Err(Outcome::Mate(rest)) => {
            let moves = line.iter().chain(rest.moves()).copied();
            Helpmate::replay(position, winner, moves).ok()
        }
        // That there is no mate from there says nothing about here.
        Ok(_) | Err(Outcome::Exhausted { .. } | Outcome::Stopped(_)) => None,
    }
}

fn best_first(
    position: &Position,
    winner: Color,
    guide: &Guide,
    limit: u64,
    budget: &Budget,
    spent: &mut Spent,
) -> Outcome {
    let mut search = Search::of(&Bare::from(position), winner, guide);
    let (mut nodes, mut refuted, mut plans) = (0, 0, PLANS);
    let (mut tried, mut hits) = (0_u64, 0_u64);
    while let Some(index) = search.next() {
        if nodes >= limit {
            return Outcome::Stopped(Limit::Nodes);
        }
        if spent.nodes.is_multiple_of(1024) && budget.is_cancelled() {
            return Outcome::Stopped(Limit::Cancelled);
        }
        if search.bytes_with(MOST_MOVES) > budget.memory_limit() {
            return Outcome::Stopped(Limit::Memory);
        }
        spent.nodes += 1;
        nodes += 1;
        let here = search.closed.position(index);
        search.closed.link(index).done = true;
        if search.closed.link(index).fresh {
            if crate::material::shortage(&here, winner).is_some() {
                refuted += 1;
                continue;
            }
            if hits * 3 >= tried || tried * REFUTE_EVERY < nodes {
                tried += 1;
                if refute(&here, winner).is_some() {
                    hits += 1;
                    refuted += 1;
                    search.closed.link(index).refuted = true;
                    continue;
                }
            }
        }
        if plans > 0 && search.closed.link(index).changed {
            plans -= 1;
            let mut left = limit - nodes;
            let helpmate = search.plan_from(position, index, &here, &mut left);
            spent.nodes += limit - nodes - left;
            nodes = limit - left;
            if let Some(helpmate) = helpmate {
                return Outcome::Mate(helpmate);
            }
        }
        let mate = search.expand(index, &here);
        spent.memory = spent.memory.max(search.bytes_with(0));
        if let Some(mate) = mate {
            // The moves come from the same rules, so they are a helpmate; if they were not, a wrong
            // one must not become a ruling.
            return match Helpmate::replay(position, winner, search.closed.line_to(mate)) {
                Ok(helpmate) => Outcome::Mate(helpmate),
                Err(_) => Outcome::Stopped(Limit::Nodes),
            };
        }
    }
    let states = search.closed.len() as u64;
    match search.closed.confirm(&Bare::from(position), winner) {
        true => Outcome::Exhausted { states, refuted },
        // Nothing was missed; if something was, a wrong answer must not become a ruling.
        false => Outcome::Stopped(Limit::Nodes),
    }
}

/// How many positions with changed material to plan in.
const PLANS: u32 = 12;

/// No position has more legal moves, even with more queens than there are pawns to promote.
pub(crate) const MOST_MOVES: usize = 512;

/// What a search remembers.
struct Search<'g> {
    winner: Color,
    guide: &'g Guide,
    closed: ClosedList,
    /// All waiting positions; those with something new for the same pieces; and those with
    /// something new for the same pieces and pawns.
    queues: [Queue; 3],
    novelties: [Novelty; 2],
    turn: usize,
    children: Vec<Child>,
}

struct Child {
    bare: Bare,
    key: Key,
    fresh: bool,
    changed: bool,
}

impl<'g> Search<'g> {
    fn of(root: &Bare, winner: Color, guide: &'g Guide) -> Self {
        let mut search = Self {
            winner,
            guide,
            closed: ClosedList::new(root),
            queues: Default::default(),
            novelties: [Novelty::new(), Novelty::new()],
            turn: 0,
            children: Vec::with_capacity(64),
        };
        search.closed.link(0).kinds = kinds_of(&mut search.novelties, root);
        search.queues[0].push(0, 0);
        search
    }

    /// Bytes held after this many more positions have been met.
    fn bytes_with(&self, more: usize) -> usize {
        self.closed.bytes_with(more)
            + self.queues.iter().map(|queue| queue.bytes()).sum::<usize>()
            + self.novelties.iter().map(Novelty::bytes).sum::<usize>()
            + self.children.capacity() * size_of::<Child>()
    }

    /// The next position to examine: the queues take turns.
    fn next(&mut self) -> Option<Index> {
        self.turn = (self.turn + 1) % 3;
        for queue in [self.turn, 0] {
            while let Some(index) = self.queues[queue].pop() {
                if !self.closed.link(index).done {
                    return Some(index);
                }
            }
        }
        None
    }

    /// Goes to a position that was met and tries plans there.
    fn plan_from(
        &self,
        root: &Position,
        index: Index,
        here: &Bare,
        left: &mut u64,
    ) -> Option<Helpmate> {
        let mut stage = Stage::of(root);
        stage.go_to(here, &self.closed.line_to(index));
        let _ = try_at_once(&mut stage, self.winner, left)
            || try_with_help(&mut stage, self.winner, left);
        stage.performed()
    }

    /// Adds every position that a move leads to; returns the mate if one of them is.
    fn expand(&mut self, index: Index, here: &Bare) -> Option<Index> {
        let Link { depth, kinds, .. } = *self.closed.link(index);
        let depth = depth.saturating_add(1);
        self.children.clear();
        here.for_each_move(|step| {
            let bare = step.play();
            // The first position itself may be one that no legal move leads to.
            let fresh = index == 0 || step.is_capture() || step.role() == Role::Pawn;
            let changed = step.is_capture() || step.promotion().is_some();
            self.children.push(Child { bare, key: Key::of(&bare), fresh, changed });
        });
        self.closed.expect(self.children.iter().map(|child| child.key));
        for Child { bare, key, fresh, changed } in &self.children {
            let (fresh, changed) = (*fresh, *changed);
            let link = Link { parent: index, depth, fresh, changed, kinds, ..Link::default() };
            let Some(new) = self.closed.insert(*key, link) else { continue };
            if bare.turn() != self.winner && bare.is_checkmate() {
                return Some(new);
            }
            let score = usize::from(self.guide.score(bare));
            self.queues[0].push(score, new);
            let mut kinds = kinds;
            if fresh {
                kinds = kinds_of(&mut self.novelties, bare);
                self.closed.link(new).kinds = kinds;
            }
            for (i, novelty) in self.novelties.iter_mut().enumerate() {
                if novelty.is_new(kinds[i], bare) {
                    self.queues[i + 1].push(score * 2 + usize::from(depth) / 4, new);
                }
            }
        }
        None
    }
}

/// The kinds of a position.
fn kinds_of([material, structure]: &mut [Novelty; 2], bare: &Bare) -> [Kind; 2] {
    let keys = novelty::keys(bare);
    [material.kind(keys[0]), structure.kind(keys[1])]
}
