//! All legal moves of a position, one by one.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::ControlFlow;

use crate::generate::{PawnMove, Sink, Waiting, near};
use crate::legal::Kind;
use crate::{Color, Legal, Position, Promotion, Role, Square};

/// Targets that one piece, or all pawns in one direction, can reach.
#[derive(Clone, Copy)]
struct Group {
    targets: u64,
    origin: Origin,
    role: Role,
    /// For promotions, the one to yield next for the first target.
    kind: Kind,
}

/// Where the moves of a group begin: on one square, or all at the same distance from their targets.
///
/// Branchless, because pieces and pawns alternate unpredictably.
#[derive(Clone, Copy)]
struct Origin {
    square_or_way: u8,
    /// The bits of the target that count.
    mask: u8,
}

impl Origin {
    const fn on(square: Square) -> Self {
        Self { square_or_way: square.index() as u8, mask: 0 }
    }

    const fn behind(way: i32) -> Self {
        Self { square_or_way: (-way) as u8, mask: 0xff }
    }

    #[inline(always)]
    const fn of(self, target: Square) -> Square {
        let start = target.index() as u8 & self.mask;
        Square::wrapping(start.wrapping_add(self.square_or_way) as u32)
    }
}

impl Group {
    const NONE: Self =
        Self { targets: 0, origin: Origin::behind(0), role: Role::Pawn, kind: Kind::Plain };

    fn len(&self) -> usize {
        let targets = self.targets.count_ones() as usize;
        match self.kind {
            Kind::Promotion(next) if targets > 0 => targets * 4 - (3 - next as usize),
            _ => targets,
        }
    }
}

/// The king's steps, two castlings, at most seven groups of pawn moves and two en passant captures.
const GROUPS: usize = 1 + 2 + 7 + 2;

/// The moves of king and pawns that are still to come.
#[derive(Clone, Copy)]
struct Near {
    groups: [Group; GROUPS],
    next: u8,
    end: u8,
}

impl Near {
    const NONE: Self = Self { groups: [Group::NONE; GROUPS], next: 0, end: 0 };

    #[inline(always)]
    fn push(&mut self, targets: u64, origin: Origin, role: Role, kind: Kind) -> ControlFlow<()> {
        self.groups[self.end as usize] = Group { targets, origin, role, kind };
        self.end += 1;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pop(&mut self) -> Option<Group> {
        let group = self.groups[..self.end as usize].get(self.next as usize)?;
        self.next += 1;
        Some(*group)
    }

    fn len(&self) -> usize {
        self.groups[self.next as usize..self.end as usize].iter().map(Group::len).sum()
    }
}

impl Sink for Near {
    #[inline(always)]
    fn pawns(&mut self, targets: u64, way: i32, kind: PawnMove) -> ControlFlow<()> {
        let kind = match kind {
            PawnMove::Plain => Kind::Plain,
            PawnMove::DoubleStep => Kind::DoubleStep,
            PawnMove::Promotion => Kind::Promotion(FIRST_PROMOTION),
        };
        self.push(targets, Origin::behind(way), Role::Pawn, kind)
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) -> ControlFlow<()> {
        self.push(targets, Origin::on(from), role, Kind::Plain)
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.push(1 << to.index(), Origin::on(from), Role::Pawn, Kind::EnPassant)
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<()> {
        self.push(1 << rook.index(), Origin::on(king), Role::King, Kind::Castle)
    }
}

/// The last of [`Promotion::ALL`]: they are yielded backwards.
const FIRST_PROMOTION: Promotion = Promotion::ALL[3];

/// All legal moves of a position, as an iterator that knows its length.
///
/// Moves are generated lazily: counting them is faster than iterating, and stopping early saves the
/// rest.
///
/// ```
/// use tuomari_chess::Position;
/// let start = Position::initial();
/// assert_eq!(start.legal_moves().len(), 20);
/// let captures = start.legal_moves().filter(|legal| legal.is_capture());
/// assert_eq!(captures.count(), 0);
/// ```
#[derive(Clone)]
pub struct LegalMoves<'p> {
    position: &'p Position,
    /// The moves to yield next.
    group: Group,
    near: Near,
    /// `None` before the first move is asked for.
    officers: Option<Waiting>,
}

impl<'p> LegalMoves<'p> {
    #[inline]
    pub(crate) const fn of(position: &'p Position) -> Self {
        Self { position, group: Group::NONE, near: Near::NONE, officers: None }
    }

    /// Generates the next moves to yield.
    #[inline(never)]
    fn refill(&mut self) -> Option<()> {
        let Position { core, .. } = self.position;
        let officers = match &mut self.officers {
            Some(officers) => officers,
            None => {
                let found = match self.position.turn() {
                    Color::White => near::<true, _>(core, &mut self.near),
                    Color::Black => near::<false, _>(core, &mut self.near),
                };
                // This sink never stops.
                let officers = found.continue_value()?;
                self.officers.insert(Waiting::new(officers, &core.board))
            }
        };
        self.group = match self.near.pop() {
            Some(group) => group,
            None => {
                let (role, from, targets) = officers.next(&core.board)?;
                Group { targets, origin: Origin::on(from), role, kind: Kind::Plain }
            }
        };
        Some(())
    }
}

impl<'p> Iterator for LegalMoves<'p> {
    type Item = Legal<'p>;

    #[inline]
    fn next(&mut self) -> Option<Legal<'p>> {
        if self.group.targets == 0 {
            self.refill()?;
        }
        let Group { targets, origin, role, kind } = self.group;
        let to = Square::wrapping(targets.trailing_zeros());
        self.group.targets = targets & (targets - 1);
        if let Kind::Promotion(promotion) = kind {
            self.group.kind = match (promotion as usize).checked_sub(1) {
                None => Kind::Promotion(FIRST_PROMOTION),
                Some(next) => {
                    self.group.targets = targets;
                    Kind::Promotion(Promotion::ALL[next])
                }
            };
        }
        Some(Legal { position: self.position, role, from: origin.of(to), to, kind })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match &self.officers {
            None => self.position.count_legal_moves(),
            Some(officers) => {
                self.group.len() + self.near.len() + officers.len(self.position.board())
            }
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for LegalMoves<'_> {}
impl FusedIterator for LegalMoves<'_> {}

impl fmt::Debug for LegalMoves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
