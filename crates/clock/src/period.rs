//! One stage of a time control.

use std::num::NonZeroU16;

use crate::Span;

/// What a player gets with each move besides the time of the period.
///
/// # Article
///
/// 6.3.1 (any addition per move) and 6.3.2 (the delay). Both kinds of delay take the same from the
/// main time, `max(0, used - delay)`, and the flag falls when main time and delay are both used up;
/// they differ only in what the display shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Added to the player's time and kept (Fischer).
    Increment(Span),
    /// Runs down first, shown separately from the main time; unused delay is lost (simple or US
    /// delay).
    Delay(Span),
    /// The same, shown as one number with the main time (Bronstein).
    Bronstein(Span),
}

impl Bonus {
    /// The time per move, of any kind.
    #[must_use]
    pub const fn span(self) -> Span {
        match self {
            Bonus::None => Span::ZERO,
            Bonus::Increment(span) | Bonus::Delay(span) | Bonus::Bronstein(span) => span,
        }
    }

    /// What is added and kept with each move.
    #[must_use]
    pub const fn increment(self) -> Span {
        match self {
            Bonus::Increment(span) => span,
            Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => Span::ZERO,
        }
    }

    /// What runs down before the main time at each move.
    #[must_use]
    pub const fn delay(self) -> Span {
        match self {
            Bonus::Delay(span) | Bonus::Bronstein(span) => span,
            Bonus::None | Bonus::Increment(_) => Span::ZERO,
        }
    }

    /// Turns a bonus of zero time into [`Bonus::None`].
    const fn normal(self) -> Bonus {
        if self.span().is_zero() { Bonus::None } else { self }
    }
}

/// One stage of a time control: an amount of time for a number of moves, or for all the rest
/// (6.3.1).
///
/// ```
/// use std::num::NonZeroU16;
///
/// use tuomari_clock::{Bonus, Period, Span};
///
/// const FORTY: NonZeroU16 = NonZeroU16::new(40).unwrap();
///
/// let half_minute = Bonus::Increment(Span::seconds(30));
/// let first = Period::of_moves(FORTY, Span::minutes(90)).with_bonus(half_minute);
/// assert_eq!(first.moves(), Some(FORTY));
/// let last = Period::of_rest(Span::minutes(30)).with_bonus(half_minute);
/// assert_eq!(last.moves(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    time: Span,
    bonus: Bonus,
    moves: Option<NonZeroU16>,
}

impl Period {
    /// A period for all remaining moves.
    #[must_use]
    pub const fn of_rest(time: Span) -> Period {
        Period { time, bonus: Bonus::None, moves: None }
    }

    /// A period for a number of moves.
    #[must_use]
    pub const fn of_moves(moves: NonZeroU16, time: Span) -> Period {
        Period { time, bonus: Bonus::None, moves: Some(moves) }
    }

    /// The same period with this time per move. A bonus of zero time becomes [`Bonus::None`].
    #[must_use]
    pub const fn with_bonus(self, bonus: Bonus) -> Period {
        Period { bonus: bonus.normal(), ..self }
    }

    /// The time given at the beginning of the period.
    #[must_use]
    pub const fn time(&self) -> Span {
        self.time
    }

    /// The time per move in this period.
    #[must_use]
    pub const fn bonus(&self) -> Bonus {
        self.bonus
    }

    /// How many moves must be made in it; `None` for all remaining moves.
    #[must_use]
    pub const fn moves(&self) -> Option<NonZeroU16> {
        self.moves
    }
}
