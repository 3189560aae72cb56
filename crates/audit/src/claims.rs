//! Draws that a player could have claimed (9.2, 9.3).

use chess::{ByColor, Color, Position};
use laws::Provision;
use notation::Style;
use notation::pgn::Place;

use crate::trail::Trail;
use crate::{Basis, What};

/// The first occasion of each player on each ground.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    first: [ByColor<Option<Occasion>>; 2],
    /// The last ply after which somebody could claim.
    last: Option<u32>,
}

/// A moment at which a player could claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Occasion {
    pub(crate) ply: u32,
    pub(crate) place: Place,
    pub(crate) intended: Option<String>,
    pub(crate) before: Vec<u32>,
}

impl Claims {
    pub(crate) fn clear(&mut self) {
        if self.last.is_some() {
            *self = Self::default();
        }
    }

    /// Looks whether the player to move can claim now.
    #[cold]
    pub(crate) fn look(
        &mut self,
        trail: &Trail,
        now: &Position,
        before: &[u32],
        place: impl Fn() -> Place,
    ) {
        let ply = trail.plies();
        let occasion = |intended: Option<String>, before: &[u32]| Occasion {
            ply,
            place: place(),
            intended,
            before: before.to_vec(),
        };
        if before.len() >= 2 {
            self.add(Basis::Threefold, now.turn(), occasion(None, before));
        } else if let Some((m, before)) = trail.third_appearances(now).next()
            && let Some(legal) = now.legal(m)
        {
            let intended = Some(Style::PGN.write(&legal));
            self.add(Basis::Threefold, now.turn(), occasion(intended, before));
        }
        let quiet = now.quiet_plies();
        if quiet >= 100 && now.has_legal_move() {
            self.add(Basis::FiftyMoves, now.turn(), occasion(None, &[]));
        } else if quiet == 99
            && let Some(legal) = now.legal_moves().find(|legal| !legal.is_zeroing())
        {
            let intended = Some(Style::PGN.write(&legal));
            self.add(Basis::FiftyMoves, now.turn(), occasion(intended, &[]));
        }
    }

    fn add(&mut self, basis: Basis, by: Color, occasion: Occasion) {
        self.last = Some(occasion.ply);
        self.first[basis as usize][by].get_or_insert(occasion);
    }

    /// Whether a claim was possible at the end: in the last position or with the last move.
    pub(crate) fn is_open_at(&self, plies: u32) -> bool {
        self.last.is_some_and(|last| last + 1 >= plies)
    }

    /// The occasions, in their order.
    pub(crate) fn occasions(&self) -> Vec<(Basis, Color, &Occasion)> {
        let mut all = Vec::new();
        if self.last.is_none() {
            return all;
        }
        for basis in [Basis::Threefold, Basis::FiftyMoves] {
            for by in Color::ALL {
                all.extend(self.first[basis as usize][by].iter().map(|first| (basis, by, first)));
            }
        }
        all.sort_by_key(|(_, _, occasion)| occasion.ply);
        all
    }
}

impl Occasion {
    pub(crate) fn what(&self, basis: Basis, by: Color) -> What {
        let (intended, before) = (self.intended.clone(), self.before.clone());
        What::Claim { basis, by, intended, before }
    }

    pub(crate) fn provisions(&self, basis: Basis) -> &'static [Provision] {
        match (basis, &self.intended) {
            (Basis::Threefold, Some(_)) => &[Provision::ThreefoldIntended, Provision::SamePosition],
            (Basis::Threefold, None) => &[Provision::ThreefoldOnBoard, Provision::SamePosition],
            (Basis::FiftyMoves, Some(_)) => &[Provision::FiftyIntended],
            (Basis::FiftyMoves, None) => &[Provision::FiftyOnBoard],
        }
    }
}
