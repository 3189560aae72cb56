//! The first occasions on which each player could have claimed a draw (9.2, 9.3).

use chess::Color;
use laws::course::{Course, Occasion, Trail};
use laws::{Book, DrawBasis, Provision};
use notation::Style;
use notation::pgn::Place;

use crate::What;

/// The first occasion of each player on each ground, in their order.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    first: Vec<Missed>,
    /// The last ply after which somebody could claim.
    last: Option<u32>,
}

/// A moment at which a player could claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Missed {
    pub(crate) ply: u32,
    pub(crate) place: Place,
    by: Color,
    occasion: Occasion,
    /// The first of the moves that would have to be written down, if one had to.
    intended: Option<String>,
}

impl Claims {
    pub(crate) fn clear(&mut self) {
        if self.last.is_some() {
            *self = Self::default();
        }
    }

    /// Looks whether the player to move can claim now.
    #[cold]
    pub(crate) fn look(&mut self, book: Book, trail: &Trail, place: impl Fn() -> Place) {
        let (ply, now) = (trail.plies(), trail.last());
        let by = now.turn();
        for occasion in Occasion::now(book, trail) {
            self.last = Some(ply);
            let is_same =
                |missed: &Missed| missed.by == by && missed.occasion.basis == occasion.basis;
            if self.first.iter().any(is_same) {
                continue;
            }
            let legal = occasion.intended.first().and_then(|m| now.legal(*m));
            let intended = legal.map(|legal| Style::PGN.write(&legal));
            self.first.push(Missed { ply, place: place(), by, occasion, intended });
        }
    }

    /// Whether a claim was possible at the end: in the last position or with the last move.
    pub(crate) fn is_open_at(&self, plies: u32) -> bool {
        self.last.is_some_and(|last| last + 1 >= plies)
    }

    /// The occasions, in their order.
    pub(crate) fn take(&mut self) -> Vec<Missed> {
        std::mem::take(self).first
    }
}

impl Missed {
    pub(crate) fn provisions(&self) -> Vec<Provision> {
        let same = match self.occasion.basis {
            DrawBasis::Threefold => Some(Provision::SamePosition),
            DrawBasis::FiftyMoves => None,
        };
        [self.occasion.part()].into_iter().chain(same).collect()
    }

    pub(crate) fn what(self) -> What {
        let Occasion { basis, before, .. } = self.occasion;
        What::Claim { basis, by: self.by, intended: self.intended, before }
    }
}
