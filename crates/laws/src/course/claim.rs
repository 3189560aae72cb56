//! Draws that the player to move can claim (9.2, 9.3).

use chess::{Illegal, Move, Position};

use super::{Course, Ending, Trail, repetition};
use crate::act::DrawBasis;
use crate::fact::Found;
use crate::{Book, Provision};

/// 9.3: plies without a capture or a pawn move after which a draw can be claimed.
pub(super) const FIFTY_MOVES: u32 = 100;

/// What a claim was found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// Whether it is right.
    pub right: bool,
    /// The plies that count: after which the position appeared, or since when there was neither a
    /// capture nor a pawn move.
    pub plies: Vec<u32>,
    /// What was found, where there was anything to look for.
    pub found: Option<Found>,
    /// The part of the article that it goes by.
    pub part: Provision,
}

/// Looks into a claim by the player to move: with a move that is intended, or by what is on the board.
#[must_use]
pub fn claim(course: &impl Course, basis: DrawBasis, intended: Option<Move>) -> Claimed {
    let part = basis.part(intended.is_some());
    let after = match intended.map(|m| course.last().judge(m)) {
        None => None,
        Some(Ok(legal)) => Some(legal.play()),
        Some(Err(illegal)) => return Claimed::illegal(illegal, part),
    };
    match basis {
        DrawBasis::Threefold => threefold(course, after.as_ref(), part),
        DrawBasis::FiftyMoves => fifty_moves(course, after.as_ref(), part),
    }
}

/// Whether a draw can be claimed with a move that is intended. Where nobody writes, nobody can write
/// it down (B-Q09); at home only a repetition is claimed so.
#[must_use]
pub fn takes_intended(book: Book, basis: DrawBasis) -> bool {
    book.has(basis.part(true)) && !book.has(Provision::NoProgress)
}

impl DrawBasis {
    /// The part of the article that a claim goes by: with a move that is intended, or by what is on
    /// the board.
    #[must_use]
    pub const fn part(self, is_intended: bool) -> Provision {
        match (self, is_intended) {
            (Self::Threefold, false) => Provision::ThreefoldOnBoard,
            (Self::Threefold, true) => Provision::ThreefoldIntended,
            (Self::FiftyMoves, false) => Provision::FiftyOnBoard,
            (Self::FiftyMoves, true) => Provision::FiftyIntended,
        }
    }
}

/// 9.2.1: is this the third appearance, or would the intended move make it one?
fn threefold(course: &impl Course, after: Option<&Position>, part: Provision) -> Claimed {
    let plies = course.appearances(after.unwrap_or_else(|| course.last()));
    let times = plies.len() + usize::from(after.is_some());
    let found = Found::Appearances { times: u32::try_from(times).unwrap_or(u32::MAX) };
    Claimed { right: repetition::is_third(times), plies, found: Some(found), part }
}

/// 9.3: have fifty moves been made by each, or would the intended move complete them?
fn fifty_moves(course: &impl Course, after: Option<&Position>, part: Provision) -> Claimed {
    let last = course.last();
    let half_moves = after.unwrap_or(last).quiet_plies();
    let since = course.plies().saturating_sub(last.quiet_plies());
    let found = Some(Found::Quiet { half_moves });
    Claimed { right: half_moves >= FIFTY_MOVES, plies: vec![since], found, part }
}

impl Claimed {
    /// There was no right to claim, and nothing was looked at.
    pub(crate) const fn without_right(article: Provision, found: Found) -> Self {
        Self { right: false, plies: Vec::new(), found: Some(found), part: article }
    }

    /// A move that is illegal brings nothing about.
    fn illegal(illegal: Illegal, part: Provision) -> Self {
        let found = Some(Found::Illegal { reasons: illegal.reasons });
        Self { right: false, plies: Vec::new(), found, part }
    }
}

/// A draw that the player to move could claim now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// On what ground.
    pub basis: DrawBasis,
    /// The moves of which one would have to be written down; none if the ground is on the board.
    pub intended: Vec<Move>,
    /// After how many plies the position had been on the board before, of a repetition.
    pub before: Vec<u32>,
}

impl Occasion {
    /// The part of the article that the claim goes by.
    #[must_use]
    pub const fn part(&self) -> Provision {
        self.basis.part(!self.intended.is_empty())
    }

    /// What the player to move could claim now. A game that has ended on the board gives none.
    #[must_use]
    pub fn now(book: Book, trail: &Trail) -> Vec<Self> {
        let all = Self::threefold(trail).into_iter().chain(Self::fifty_moves(trail));
        let is_allowed = |occasion: &Self| {
            if occasion.intended.is_empty() {
                book.has(occasion.part())
            } else {
                takes_intended(book, occasion.basis)
            }
        };
        let found: Vec<Self> = all.filter(is_allowed).collect();
        if found.is_empty() || Ending::without_moves(trail.last()).is_none() {
            found
        } else {
            Vec::new()
        }
    }

    fn threefold(trail: &Trail) -> Option<Self> {
        let before = trail.before();
        if repetition::is_third(before.len() + 1) {
            let before = before.to_vec();
            return Some(Self { basis: DrawBasis::Threefold, intended: Vec::new(), before });
        }
        let mut ways = trail.ways_back().filter(|(_, plies)| repetition::is_third(plies.len() + 1));
        let (m, plies) = ways.next()?;
        let intended = [m].into_iter().chain(ways.map(|(m, _)| m)).collect();
        Some(Self { basis: DrawBasis::Threefold, intended, before: plies.to_vec() })
    }

    fn fifty_moves(trail: &Trail) -> Option<Self> {
        let last = trail.last();
        let intended: Vec<Move> = match last.quiet_plies() {
            FIFTY_MOVES.. => Vec::new(),
            quiet if quiet + 1 == FIFTY_MOVES => {
                let quiet = last.legal_moves().filter(|legal| !legal.is_zeroing());
                let quiet: Vec<Move> = quiet.map(|legal| legal.to_move()).collect();
                if quiet.is_empty() {
                    return None;
                }
                quiet
            }
            _ => return None,
        };
        Some(Self { basis: DrawBasis::FiftyMoves, intended, before: Vec::new() })
    }
}
