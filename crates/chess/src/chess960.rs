//! The 960 arrays of Guideline II, and the rule that selects them.
//!
//! Numbers follow Reinhard Scharnagl's usual scheme: a number from 0 to 959 encodes, digit by digit
//! in the bases 4, 4, 6 and 10,
//!
//! ```text
//!  518 = 2 + 4 · (1 + 4 · (2 + 6 · 5))
//!        │        │        │       └─ the knights: 5th of the ten pairs of the five squares left
//!        │        │        └─ the queen: on the third of the six squares left
//!        │        └─ the bishop on dark squares: c of a, c, e, g
//!        └─ the bishop on light squares: f of b, d, f, h
//!
//!  then rook, king and rook fill the rest:   R N B Q K B N R
//! ```

use std::fmt;
use std::str::FromStr;

use crate::{Role, hash};

/// The officers of one side on its first rank, from the a-file to the h-file: any eight pieces.
///
/// ```
/// use tuomari_chess::{BackRank, BackRankFault};
/// let accepted: BackRank = "RKRBBQNN".parse()?;
/// assert!(accepted.faults().is_empty());
/// let refused: BackRank = "RRKBBQNN".parse()?;
/// assert_eq!(refused.faults(), [BackRankFault::KingOutsideRooks]); // II.2.1
/// # Ok::<(), tuomari_chess::ParseBackRankError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BackRank(pub [Role; 8]);

impl BackRank {
    /// The officers of 2.3.
    pub const USUAL: Self = Self([
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ]);

    /// Every way in which this is not a Chess960 array (II.2).
    #[must_use]
    pub fn faults(&self) -> Vec<BackRankFault> {
        let files = |role| (0..8).filter(move |file| self.0[*file] == role);
        let mut faults = Vec::new();
        for role in Role::ALL {
            if files(role).count() != Self::USUAL.0.iter().filter(|usual| **usual == role).count() {
                faults.push(BackRankFault::WrongNumber(role));
            }
        }
        let between = |king: usize| {
            files(Role::Rook).any(|rook| rook < king) && files(Role::Rook).any(|rook| rook > king)
        };
        if !files(Role::King).all(between) {
            faults.push(BackRankFault::KingOutsideRooks);
        }
        // On one rank the colours of the squares alternate.
        let dark = files(Role::Bishop).filter(|file| file % 2 == 0).count();
        if dark > 1 || files(Role::Bishop).count() - dark > 1 {
            faults.push(BackRankFault::BishopsOnOneColour);
        }
        faults
    }
}

impl fmt::Display for BackRank {
    /// Eight letters, as in `RNBQKBNR`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|role| write!(f, "{}", role.char().to_ascii_uppercase()))
    }
}

/// The text is not eight piece letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseBackRankError;

impl fmt::Display for ParseBackRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a row of officers: expected eight letters, as in RNBQKBNR")
    }
}

impl std::error::Error for ParseBackRankError {}

impl FromStr for BackRank {
    type Err = ParseBackRankError;

    fn from_str(text: &str) -> Result<Self, ParseBackRankError> {
        let roles: Option<Vec<Role>> = text.chars().map(Role::from_char).collect();
        let roles = roles.and_then(|roles| roles.try_into().ok());
        roles.map(Self).ok_or(ParseBackRankError)
    }
}

/// One way in which a back rank breaks II.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BackRankFault {
    /// The wrong number of pieces of this role (2.2).
    WrongNumber(Role),
    /// The king does not stand between the rooks (II.2.1).
    KingOutsideRooks,
    /// Both bishops stand on squares of the same colour (II.2.2).
    BishopsOnOneColour,
}

impl fmt::Display for BackRankFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongNumber(role) => write!(f, "wrong number of pieces: {role}"),
            Self::KingOutsideRooks => f.write_str("the king is not between the rooks (II.2.1)"),
            Self::BishopsOnOneColour => {
                f.write_str("the bishops are on squares of the same colour (II.2.2)")
            }
        }
    }
}

/// One of the 960 arrays of Guideline II.
///
/// ```
/// use tuomari_chess::{BackRank, Chess960, Position};
/// assert_eq!(Chess960::USUAL.back_rank(), BackRank::USUAL);
/// let start = Chess960::new(1).unwrap();
/// assert_eq!(start.back_rank().to_string(), "BQNBNRKR");
/// assert_eq!(Chess960::try_from(start.back_rank()), Ok(start));
/// assert_eq!(Position::chess960(Chess960::USUAL), Position::initial());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chess960(u16);

/// The two of the five remaining squares on which the knights stand.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Chess960 {
    /// The array of ordinary chess.
    pub const USUAL: Self = Self(518);

    /// The array with this number, if it is below 960.
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        if number < 960 { Some(Self(number)) } else { None }
    }

    /// The number of the array.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// All arrays in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..960).map(Self)
    }

    /// The array drawn by a seed (II.2.3: by lot, by dice, by a program).
    ///
    /// Evenly drawn seeds give evenly drawn arrays: of all 2⁶⁴ seeds each array gets one in 960,
    /// give or take one seed. The same seed always gives the same array, so a draw can be recorded
    /// and checked.
    #[must_use]
    pub const fn drawn_by(seed: u64) -> Self {
        let mixed = hash::mix(seed); // one to one, and it separates neighbours
        Self(((mixed as u128 * 960) >> 64) as u16)
    }

    /// The officers of both sides.
    #[must_use]
    pub fn back_rank(self) -> BackRank {
        let mut digits = usize::from(self.0);
        let mut digit = |base| {
            let digit = digits % base;
            digits /= base;
            digit
        };
        let mut rank = [None; 8];
        rank[2 * digit(4) + 1] = Some(Role::Bishop);
        rank[2 * digit(4)] = Some(Role::Bishop);
        let put = |rank: &mut [Option<Role>; 8], nth: usize, role| {
            if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(nth) {
                *square = Some(role);
            }
        };
        put(&mut rank, digit(6), Role::Queen);
        let (left, right) = KNIGHTS[digit(10)];
        put(&mut rank, right, Role::Knight);
        put(&mut rank, left, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            put(&mut rank, 0, role);
        }
        BackRank(rank.map(|role| role.unwrap_or(Role::Rook)))
    }
}

impl TryFrom<BackRank> for Chess960 {
    type Error = Vec<BackRankFault>;

    /// The number of an array, or what is wrong with it if it is not one of the 960.
    fn try_from(rank: BackRank) -> Result<Self, Vec<BackRankFault>> {
        let faults = rank.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let left = |gone: &[Role]| -> Vec<Role> {
            rank.0.into_iter().filter(|role| !gone.contains(role)).collect()
        };
        let first = |row: &[Role], role| row.iter().take_while(|other| **other != role).count();
        let bishop_on =
            |colour: usize| (0..4).take_while(|i| rank.0[2 * i + colour] != Role::Bishop).count();
        let queen = first(&left(&[Role::Bishop]), Role::Queen);
        let five = left(&[Role::Bishop, Role::Queen]);
        let knights = KNIGHTS
            .into_iter()
            .take_while(|(a, b)| (five[*a], five[*b]) != (Role::Knight, Role::Knight))
            .count();
        let number = bishop_on(1) + 4 * (bishop_on(0) + 4 * (queen + 6 * knights));
        Ok(Self(number as u16))
    }
}

impl fmt::Display for Chess960 {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to put eight officers in a row.
    fn rows() -> Vec<BackRank> {
        fn extend(row: &mut Vec<Role>, left: &mut Vec<(Role, usize)>, rows: &mut Vec<BackRank>) {
            if let Ok(whole) = row.clone().try_into() {
                rows.push(BackRank(whole));
                return;
            }
            for i in 0..left.len() {
                if left[i].1 > 0 {
                    left[i].1 -= 1;
                    row.push(left[i].0);
                    extend(row, left, rows);
                    row.pop();
                    left[i].1 += 1;
                }
            }
        }
        let mut left = vec![
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
        ];
        let mut rows = Vec::new();
        extend(&mut Vec::new(), &mut left, &mut rows);
        rows
    }

    #[test]
    fn rule_ii_2_allows_exactly_the_960_numbered_rows_of_all_5040() {
        let rows = rows();
        assert_eq!(rows.len(), 5040);
        let mut allowed: Vec<u16> = Vec::new();
        for row in rows {
            match Chess960::try_from(row) {
                Ok(start) => {
                    assert_eq!(start.back_rank(), row);
                    allowed.push(start.number());
                }
                Err(faults) => assert!(!faults.is_empty(), "{row}"),
            }
        }
        allowed.sort_unstable();
        assert_eq!(allowed, (0..960).collect::<Vec<_>>());
    }

    #[test]
    fn known_numbers_give_the_known_arrays() {
        for (number, officers) in [
            (0, "BBQNNRKR"),
            (1, "BQNBNRKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
        ] {
            assert_eq!(Chess960::new(number).unwrap().back_rank().to_string(), officers);
        }
        assert_eq!(Chess960::new(960), None);
    }

    #[test]
    fn a_row_says_everything_that_is_wrong_with_it() {
        use BackRankFault::{BishopsOnOneColour, KingOutsideRooks, WrongNumber};
        let faults = |text: &str| text.parse::<BackRank>().unwrap().faults();
        assert_eq!(faults("BNBRRKQN"), [KingOutsideRooks, BishopsOnOneColour]);
        assert_eq!(
            faults("RKRQQBNB"),
            [WrongNumber(Role::Knight), WrongNumber(Role::Queen), BishopsOnOneColour]
        );
        assert!("RNBQKBN".parse::<BackRank>().is_err());
        assert!("RNBQKBNX".parse::<BackRank>().is_err());
    }

    #[test]
    fn seeds_draw_every_array_about_equally_often() {
        let mut drawn = [0_u32; 960];
        for seed in 0..960_000 {
            drawn[usize::from(Chess960::drawn_by(seed).number())] += 1;
        }
        // A thousand each, within six standard deviations.
        assert!(drawn.iter().all(|times| (800..1200).contains(times)));
        assert_eq!(Chess960::drawn_by(2018).number(), 181); // must never change
    }
}
