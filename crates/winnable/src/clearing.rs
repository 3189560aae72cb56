//! First fewer men, then a plan.
//!
//! On a full board a plan fails because somebody is in the way: men of the loser who would parry,
//! men of both sides between the kings. Both sides help, so they capture each other until there is
//! room. Captures that leave the winner mating material are played greedily, with a few quiet moves
//! in between where nothing can be captured at once, and after each a plan is tried.

use chess::{Bare, Board, Color, Move, Position, Role};

use crate::bait::try_baits;
use crate::closed::{ClosedList, Index, Key, Link};
use crate::material::shortage;
use crate::novelty::{self, Novelty};
use crate::queue::Queue;
use crate::quick::{try_at_once, try_with_help};
use crate::search::MOST_MOVES;
use crate::stage::Stage;
use crate::{Budget, Helpmate};

/// The most positions to examine in a pass.
const POSITIONS: u32 = 3_000;
/// The most plans to try in a pass.
const PLANS: u32 = 500;
/// In how many positions to let the loser make a queen first.
const BAITS: u32 = 8;
/// How many positions without pawns to name where no plan mates.
const NAMED: usize = 3;
/// The passes to try in turn, the narrowest first, because it gets furthest.
const PASSES: [Pass; 3] =
    [Pass { quiet: 1, stale: 0 }, Pass { quiet: 3, stale: 0 }, Pass { quiet: 3, stale: 1 }];

/// Which quiet moves are followed.
#[derive(Clone, Copy, Debug)]
struct Pass {
    /// All, if there are at most this many since the last capture.
    quiet: u8,
    /// Those that put a piece on a new square, and this many after such a move.
    stale: u8,
}

/// Captures whatever it can until a plan mates, with hardly a quiet move between. `left` counts the
/// positions still allowed.
pub(crate) fn try_captures(
    root: &Position,
    winner: Color,
    budget: &Budget,
    left: &mut u64,
) -> Option<Helpmate> {
    Clearing::of(root, winner, PASSES[0]).go(budget, left)
}

/// The same with ever more quiet moves between; only with more if `captures_tried`.
///
/// # Errors
/// If no plan mates: the moves to positions without pawns and with few men, from which a search does
/// not have far to go.
pub(crate) fn try_clearing(
    root: &Position,
    winner: Color,
    captures_tried: bool,
    budget: &Budget,
    left: &mut u64,
) -> Result<Helpmate, Vec<Vec<Move>>> {
    let mut stage = Stage::of(root);
    if try_baits(&mut stage, winner, left)
        && let Some(helpmate) = stage.performed()
    {
        return Ok(helpmate);
    }
    let mut named = Vec::new();
    for pass in PASSES.into_iter().skip(usize::from(captures_tried)) {
        let mut clearing = Clearing::of(root, winner, pass);
        if let Some(helpmate) = clearing.go(budget, left) {
            return Ok(helpmate);
        }
        named = clearing.without_pawns();
    }
    Err(named)
}

struct Clearing<'p> {
    root: &'p Position,
    winner: Color,
    pass: Pass,
    closed: ClosedList,
    /// For each position in the list, the quiet moves before it that count for the pass.
    before: Vec<Pass>,
    queue: Queue,
    /// Which pieces have stood where, per set of pieces on the board.
    novelty: Novelty,
    /// Positions in which the loser may still make a queen first.
    baits: u32,
    /// Positions without pawns after a capture, by weight, one for each set of pieces.
    without_pawns: Vec<(u32, Index)>,
}

impl<'p> Clearing<'p> {
    fn of(root: &'p Position, winner: Color, pass: Pass) -> Self {
        let here = Bare::from(root);
        let mut clearing = Self {
            root,
            winner,
            pass,
            closed: ClosedList::new(&here),
            before: vec![Pass { quiet: 0, stale: 0 }],
            queue: Queue::default(),
            novelty: Novelty::new(),
            baits: BAITS,
            without_pawns: Vec::new(),
        };
        clearing.closed.link(0).kinds[0] = clearing.novelty.kind(novelty::keys(&here)[0]);
        clearing.queue.push(0, 0);
        clearing
    }

    /// Bytes held after the moves of one more position have been generated.
    fn bytes(&self) -> usize {
        self.closed.bytes_with(MOST_MOVES)
            + self.before.capacity() * size_of::<Pass>()
            + self.queue.bytes()
            + self.novelty.bytes()
    }

    fn go(&mut self, budget: &Budget, left: &mut u64) -> Option<Helpmate> {
        let (mut positions, mut plans) = (POSITIONS, PLANS);
        while let Some(index) = self.queue.pop() {
            let is_over = positions == 0 || *left == 0 || self.bytes() > budget.memory_limit();
            if is_over || positions.is_multiple_of(64) && budget.is_cancelled() {
                break;
            }
            positions -= 1;
            *left -= 1;
            let here = self.closed.position(index);
            if self.closed.link(index).changed {
                if shortage(&here, self.winner).is_some() {
                    continue;
                }
                if plans == 0 {
                    break;
                }
                plans -= 1;
                if let Some(helpmate) = self.plan_from(index, &here, left) {
                    return Some(helpmate);
                }
                self.note(index, &here);
            }
            if let Some(helpmate) = self.expand(index, &here) {
                return Some(helpmate);
            }
        }
        None
    }

    /// Remembers a position without pawns if it is one of the lightest.
    fn note(&mut self, index: Index, here: &Bare) {
        if Color::ALL.into_iter().any(|color| !here.board().live_pawns(color).is_empty()) {
            return;
        }
        let kind = self.closed.kinds(index)[0];
        if self.without_pawns.iter().any(|place| self.closed.kinds(place.1)[0] == kind) {
            return;
        }
        let weight = weight(here.board(), self.winner);
        let place = self.without_pawns.partition_point(|(other, _)| *other <= weight);
        self.without_pawns.insert(place, (weight, index));
        self.without_pawns.truncate(NAMED);
    }

    /// The moves to the lightest positions without pawns.
    fn without_pawns(&self) -> Vec<Vec<Move>> {
        self.without_pawns.iter().map(|(_, index)| self.closed.line_to(*index)).collect()
    }

    fn plan_from(&mut self, index: Index, here: &Bare, left: &mut u64) -> Option<Helpmate> {
        let mut stage = Stage::of(self.root);
        stage.go_to(here, &self.closed.line_to(index));
        let is_done = try_at_once(&mut stage, self.winner, left)
            || try_with_help(&mut stage, self.winner, left);
        if !is_done && self.baits > 0 {
            self.baits -= 1;
            try_baits(&mut stage, self.winner, left);
        }
        stage.performed()
    }

    /// Adds the positions that moves lead to; returns the mate if one of them is.
    fn expand(&mut self, index: Index, here: &Bare) -> Option<Helpmate> {
        let Link { depth, kinds: [kind, _], .. } = *self.closed.link(index);
        let depth = depth.saturating_add(1);
        let before = self.before[index as usize];
        let mut mate = None;
        here.for_each_move(|step| {
            let next = step.play();
            let changed = step.is_capture() || step.promotion().is_some();
            let kind = if changed { self.novelty.kind(novelty::keys(&next)[0]) } else { kind };
            let is_new = self.novelty.is_new(kind, &next);
            let quiet = if changed { 0 } else { before.quiet.saturating_add(1) };
            let stale = if changed || is_new { 0 } else { before.stale + 1 };
            if quiet > self.pass.quiet && stale > self.pass.stale {
                return;
            }
            let link = Link { parent: index, depth, changed, kinds: [kind, 0], ..Link::default() };
            let Some(new) = self.closed.insert(Key::of(&next), link) else { return };
            self.before.push(Pass { quiet, stale });
            let score =
                weight(next.board(), self.winner) + u32::from(quiet) + STALE * u32::from(stale);
            self.queue.push(score as usize, new);
            if changed && next.turn() != self.winner && next.is_checkmate() {
                mate = Some(new);
            }
        });
        Helpmate::replay(self.root, self.winner, self.closed.line_to(mate?)).ok()
    }
}

/// The weight of a man of the loser: a long-range piece parries most mates; others can occupy a
/// square beside their king.
const LOSER: [(Role, u32); 5] =
    [(Role::Queen, 8), (Role::Rook, 6), (Role::Bishop, 4), (Role::Knight, 4), (Role::Pawn, 4)];
/// The weight of the winner having neither queen nor rook.
const NO_QUEEN: u32 = 12;
/// The weight of a man of the winner.
const WINNER: u32 = 2;

/// The extra weight of a quiet move that puts nobody on a new square.
const STALE: u32 = 4;

/// How much still has to be cleared away.
fn weight(board: &Board, winner: Color) -> u32 {
    let loser: u32 =
        LOSER.iter().map(|(role, weight)| board.pieces(role.of(!winner)).len() * weight).sum();
    let needs_a_queen = board.rooks_and_queens(winner).is_empty();
    loser + board.color(winner).len() * WINNER + u32::from(needs_a_queen) * NO_QUEEN
}
