//! The ways of counting, and which of them this processor supports.

use std::fmt;
use std::str::FromStr;

#[cfg(target_arch = "x86_64")]
use super::lanes;
use super::scalar;
use crate::core::Core;
use crate::{Color, Position};

/// A way of counting. All give the same numbers; they differ in the instructions they need and in
/// speed.
///
/// ```
/// use tuomari_chess::Way;
/// assert_eq!("avx2".parse(), Ok(Way::Avx2));
/// assert_eq!(Way::Plain.to_string(), "plain");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Eight directions in one register: AVX-512 with CD, DQ and VPOPCNTDQ.
    Avx512,
    /// Eight directions in two registers: AVX2, BMI and POPCNT.
    Avx2,
    /// One piece at a time, on any processor.
    Plain,
}

impl Way {
    /// All ways, the fastest first.
    pub const ALL: [Self; 3] = [Self::Avx512, Self::Avx2, Self::Plain];
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Avx512 => "avx512",
            Self::Avx2 => "avx2",
            Self::Plain => "plain",
        })
    }
}

/// The text is not the name of a way of counting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseWayError;

impl fmt::Display for ParseWayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown way of counting; available: avx512, avx2, plain")
    }
}

impl std::error::Error for ParseWayError {}

impl FromStr for Way {
    type Err = ParseWayError;

    fn from_str(text: &str) -> Result<Self, ParseWayError> {
        Self::ALL.into_iter().find(|way| way.to_string() == text).ok_or(ParseWayError)
    }
}

/// Counts in one way that this processor is known to support.
///
/// [`perft`](crate::perft) uses the fastest; choose one to test or measure it.
///
/// ```
/// use tuomari_chess::{Counter, Position};
/// let start = Position::initial();
/// for counter in Counter::available() {
///     assert_eq!(counter.nodes(&start, 3), 8_902);
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Counter(Proof);

/// A way of counting, with proof that the processor supports it.
#[derive(Clone, Copy, Debug)]
enum Proof {
    #[cfg(target_arch = "x86_64")]
    Avx512(lanes::Avx512),
    #[cfg(target_arch = "x86_64")]
    Avx2(lanes::Avx2),
    Plain,
}

impl Counter {
    /// A counter for this way, if the processor has the instructions.
    #[must_use]
    pub fn with(way: Way) -> Option<Self> {
        match way {
            #[cfg(target_arch = "x86_64")]
            Way::Avx512 => lanes::Avx512::detect().map(Proof::Avx512),
            #[cfg(target_arch = "x86_64")]
            Way::Avx2 => lanes::Avx2::detect().map(Proof::Avx2),
            #[cfg(not(target_arch = "x86_64"))]
            Way::Avx512 | Way::Avx2 => None,
            Way::Plain => Some(Proof::Plain),
        }
        .map(Self)
    }

    /// All counters that this processor can run, the fastest first.
    pub fn available() -> impl Iterator<Item = Self> {
        Way::ALL.into_iter().filter_map(Self::with)
    }

    /// The fastest counter that this processor can run.
    #[inline]
    #[must_use]
    pub fn fastest() -> Self {
        Self::available().next().unwrap_or(Self(Proof::Plain))
    }

    /// The way it counts.
    #[must_use]
    pub const fn way(&self) -> Way {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Proof::Avx512(_) => Way::Avx512,
            #[cfg(target_arch = "x86_64")]
            Proof::Avx2(_) => Way::Avx2,
            Proof::Plain => Way::Plain,
        }
    }

    /// How many sequences of `depth` legal moves begin in this position.
    #[inline]
    #[must_use]
    pub fn nodes(&self, position: &Position, depth: u32) -> u64 {
        self.count(&position.core, position.turn(), depth)
    }

    #[inline]
    pub(super) fn count(&self, core: &Core, turn: Color, depth: u32) -> u64 {
        let white = turn == Color::White;
        #[cfg(target_arch = "x86_64")]
        let orthodox = || core.castling_rights().is_orthodox(&core.board);
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Proof::Avx512(cpu) => cpu.nodes(core, white, depth, orthodox()),
            #[cfg(target_arch = "x86_64")]
            Proof::Avx2(cpu) => cpu.nodes(core, white, depth, orthodox()),
            Proof::Plain if white => scalar::nodes::<true>(core, depth),
            Proof::Plain => scalar::nodes::<false>(core, depth),
        }
    }
}
