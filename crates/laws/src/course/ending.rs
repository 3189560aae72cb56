//! How a game ends by what is on the board, without anybody's word (5.1.1, 5.2.1, 5.2.2, 9.6).

use std::fmt;

use chess::{Color, Position};
use serde::Serialize;
use winnable::{Budget, Life};

use super::{Course, repetition};
use crate::judge::material;
use crate::{Book, Ground, Mode, Provision, Regime, Scope, Score};

/// 9.6.2: plies without a capture or a pawn move after which the game is drawn.
const SEVENTY_FIVE_MOVES: u32 = 150;

/// How a game ends by what is on the board.
///
/// # JSON
/// `"checkmate"`, `"dead-position"`, `"seventy-five-moves"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ending {
    Checkmate,
    Stalemate,
    DeadPosition,
    Fivefold,
    SeventyFiveMoves,
}

impl Ending {
    /// All of them. Of several that one move brings about, the first decides.
    pub const ALL: [Self; 5] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Fivefold,
        Self::SeventyFiveMoves,
    ];

    /// Mate or stalemate, if the side to move has no legal move.
    #[must_use]
    pub fn without_moves(position: &Position) -> Option<Self> {
        if position.has_legal_move() {
            return None;
        }
        Some(if position.is_check() { Self::Checkmate } else { Self::Stalemate })
    }

    /// The provision by which it ends the game.
    #[must_use]
    pub const fn provision(self) -> Provision {
        match self {
            Self::Checkmate => Provision::Checkmate,
            Self::Stalemate => Provision::Stalemate,
            Self::DeadPosition => Provision::DeadPosition,
            Self::Fivefold => Provision::Fivefold,
            Self::SeventyFiveMoves => Provision::SeventyFiveMoves,
        }
    }

    /// All provisions that a ruling cites for it.
    pub(crate) const fn provisions(self) -> &'static [Provision] {
        match self {
            Self::Checkmate => &[Provision::Checkmate, Provision::MatingWins],
            Self::Stalemate => &[Provision::Stalemate],
            Self::DeadPosition => {
                &[Provision::DeadPosition, Provision::NeitherCanMate, Provision::NoMatePossible]
            }
            Self::Fivefold => &[Provision::Fivefold, Provision::SamePosition],
            Self::SeventyFiveMoves => &[Provision::SeventyFiveMoves],
        }
    }

    /// The ground of the verdict.
    #[must_use]
    pub const fn ground(self) -> Ground {
        match self {
            Self::Checkmate => Ground::Checkmate,
            Self::Stalemate => Ground::Stalemate,
            Self::DeadPosition => Ground::DeadPosition,
            Self::Fivefold => Ground::Fivefold,
            Self::SeventyFiveMoves => Ground::SeventyFiveMoves,
        }
    }

    /// The score of the game when `turn` would have the move.
    #[must_use]
    pub fn score(self, turn: Color) -> Score {
        match self {
            Self::Checkmate => Score::win(!turn),
            Self::Stalemate | Self::DeadPosition | Self::Fivefold | Self::SeventyFiveMoves => {
                Score::DRAW
            }
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "a dead position",
            Self::Fivefold => "the fifth appearance of a position",
            Self::SeventyFiveMoves => "75 moves without a pawn move or capture",
        })
    }
}

/// Which endings come about by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Endings {
    /// All of them.
    Competition,
    /// Those of the basic rules (INT.2): mate, stalemate and the dead position. The FIDE Laws had no
    /// others before July 2014.
    Basic,
    /// What everyone sees: mate, stalemate, and pieces too few for any mate.
    Plain,
}

impl Endings {
    /// Those of games that are played like this.
    #[must_use]
    pub fn of(book: Book, mode: Mode, scope: Scope) -> Self {
        let by_hand = mode == Mode::Otb;
        if book.regime() == Regime::ByAccord || (by_hand && book.regime() == Regime::OnDemand) {
            return Self::Plain;
        }
        match scope {
            Scope::Basic => Self::Basic,
            Scope::Competition => Self::Competition,
        }
    }

    /// What the last ply has brought about, the one that decides first.
    ///
    /// A game that seventy-five moves had ended before its last ply does not end by that one: a mate
    /// comes too late (G65).
    pub fn now(self, book: Book, course: &impl Course) -> impl Iterator<Item = Ending> {
        let before = course.quiet_before_last().is_some_and(|quiet| quiet >= SEVENTY_FIVE_MOVES);
        let late = (before && self == Self::Competition).then_some(Ending::SeventyFiveMoves);
        let now = Ending::ALL.into_iter().filter(move |ending| self.holds(*ending, book, course));
        late.into_iter().chain(now)
    }

    /// What the count of appearances or of moves has brought about with the last ply (9.6).
    #[must_use]
    pub fn by_count(self, book: Book, course: &impl Course) -> Option<Ending> {
        let counts = [Ending::Fivefold, Ending::SeventyFiveMoves];
        counts.into_iter().find(|ending| self.holds(*ending, book, course))
    }

    fn holds(self, ending: Ending, book: Book, course: &impl Course) -> bool {
        let last = course.last();
        match ending {
            Ending::Checkmate | Ending::Stalemate => Ending::without_moves(last) == Some(ending),
            Ending::DeadPosition => !course.leads_back() && self.is_dead(last),
            Ending::Fivefold | Ending::SeventyFiveMoves if self != Self::Competition => false,
            Ending::Fivefold => repetition::is_fifth(book, course) && book.has(ending.provision()),
            Ending::SeventyFiveMoves => {
                last.quiet_plies() >= SEVENTY_FIVE_MOVES && book.has(ending.provision())
            }
        }
    }

    /// 5.2.2: whether neither side can mate by any series of legal moves, as far as a short look
    /// proves it, or as far as the pieces alone show it. An arbiter asks this after every move.
    #[must_use]
    pub fn is_dead(self, position: &Position) -> bool {
        if self == Self::Plain {
            return material::nobody_can_mate(position);
        }
        // Nearly always there is more room than a short proof could go through, or a mate is near.
        if winnable::has_room(position) || winnable::is_plainly_alive(position) {
            return false;
        }
        matches!(winnable::dead(position, &Budget::quick()), Life::Dead(_))
    }
}
