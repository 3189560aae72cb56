//! Where the officers can have gone, past pawns that never moved.
//!
//! ```text
//!   . . . . . . . .
//!   P P P . P . P P    e2 and g2 never moved, so a bishop from f1 is still there or was captured
//!   . . . . . B . .    there; and one that is elsewhere, on light squares, was a pawn
//! ```
//!
//! Only permanent obstacles count: pawns on their second rank, kings and rooks that may still
//! castle, and officers shut in by these. Everything else may have come and gone.

use super::Unsound;
use super::evidence::{Evidence, Home};
use crate::{Bitboard, ByColor, Color, File, Man, Rank, Role, Route, Square, attacks};

/// What one side's officers show.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Freedom {
    /// How many officers must have been pawns.
    pub(super) promoted: u32,
    /// How many officers were captured on their own back rank, where no pawn that is still a pawn
    /// can have captured them.
    pub(super) captured_at_home: u32,
    /// Whether each officer either stayed or changed the colour of its square with every move.
    pub(super) only_changes_colour: bool,
}

/// The light squares.
pub(super) const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// An officer of the initial array and the squares it can have reached.
#[derive(Clone, Copy)]
struct Officer {
    role: Role,
    home: Option<Square>,
    reach: Bitboard,
}

impl Evidence<'_> {
    /// The squares that were never empty.
    fn fixed(&self) -> Bitboard {
        self.unmoved_pawns(Color::White) | self.unmoved_pawns(Color::Black) | self.castling
    }

    /// What the officers of both sides show; adds a fault for each piece that cannot be where it
    /// is.
    pub(super) fn freedom(&self, faults: &mut Vec<Unsound>) -> ByColor<Freedom> {
        let mut officers = ByColor::from_fn(|color| self.officers(color));
        let mut fixed = self.fixed();
        // An officer that is shut in may shut in others.
        loop {
            let mut more = fixed;
            for color in Color::ALL {
                for officer in &mut officers[color] {
                    more |= self.confine(color, officer, fixed);
                }
            }
            if more == fixed {
                break;
            }
            fixed = more;
        }
        ByColor::from_fn(|color| self.freedom_of(color, &officers[color], fixed, faults))
    }

    /// Finds what the officer can have reached, and its square if it never left it.
    fn confine(&self, color: Color, officer: &mut Officer, fixed: Bitboard) -> Bitboard {
        let Some(home) = officer.home else { return Bitboard::EMPTY };
        officer.reach = self.reach_of(color, officer.role, home, fixed);
        let stands = self.board.pieces(officer.role.of(color)).has(home);
        // Another rook may have castled to the home square of one that was captured.
        let replaced = self.homes.of_side(color).is_some_and(|side| {
            let castles_here = |route: Route| route.rook_to == home && route.rook_from != home;
            officer.role == Role::Rook && side.routes(color).any(castles_here)
        });
        if officer.reach == home.into() && stands && !replaced {
            home.into()
        } else {
            Bitboard::EMPTY
        }
    }

    fn freedom_of(
        &self,
        color: Color,
        officers: &[Officer; 8],
        fixed: Bitboard,
        faults: &mut Vec<Unsound>,
    ) -> Freedom {
        // Castling moves two men at once.
        let castles = self
            .homes
            .of_side(color)
            .is_none_or(|side| side.routes(color).any(|route| route.empty.is_disjoint(fixed)));
        let mut freedom = Freedom { only_changes_colour: !castles, ..Freedom::default() };
        for officer in officers {
            let Some(home) = officer.home else {
                freedom.only_changes_colour = false;
                continue;
            };
            let standing = self.board.pieces(officer.role.of(color)) & officer.reach;
            if standing.is_empty() && officer.reach.is_subset(color.back_rank().into()) {
                freedom.captured_at_home += 1;
            }
            let elsewhere = officer.reach - Bitboard::from(home);
            let pendulum = !elsewhere.has_several()
                && elsewhere.first().is_none_or(|other| other.is_light() != home.is_light());
            freedom.only_changes_colour &= pendulum || officer.role == Role::Knight;
        }
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            let reach = officers.iter().filter(|o| o.role == role).map(|o| o.reach).collect();
            freedom.promoted += self.promoted(color, role, reach, fixed, faults);
        }
        freedom
    }

    /// The officers of the initial array, and where they stood if that is known.
    fn officers(&self, color: Color) -> [Officer; 8] {
        match self.homes.of_side(color) {
            Some(home) => {
                let mut files = File::ALL.into_iter();
                home.back_rank.0.map(|role| {
                    let square = files.next().map(|file| Square::new(file, color.back_rank()));
                    Officer { role, home: square, reach: Bitboard::FULL }
                })
            }
            None => {
                let mut bishops = [LIGHT, !LIGHT].into_iter();
                crate::BackRank::USUAL.0.map(|role| {
                    let reach = if role == Role::Bishop { bishops.next() } else { None };
                    Officer { role, home: None, reach: reach.unwrap_or(Bitboard::FULL) }
                })
            }
        }
    }

    /// The squares an officer can have reached from its home.
    fn reach_of(&self, color: Color, role: Role, home: Square, fixed: Bitboard) -> Bitboard {
        if self.castling.has(home) {
            return home.into();
        }
        let mut starts = Bitboard::from(home);
        if let Some(side) = self.homes.of_side(color)
            && matches!(role, Role::King | Role::Rook)
        {
            starts |= self.castled_squares(color, side, role, home, fixed);
        }
        // Only the way out of the back rank and to the pieces that may be this one matters.
        let standing = self.board.pieces(role.of(color));
        let back_rank = Bitboard::from(color.back_rank());
        spread(role, starts, fixed, |reach| {
            standing.is_subset(reach) && !reach.is_subset(back_rank)
        })
    }

    /// Where castling can have taken a king or rook.
    fn castled_squares(
        &self,
        color: Color,
        side: &Home,
        role: Role,
        home: Square,
        fixed: Bitboard,
    ) -> Bitboard {
        side.routes(color)
            .filter(|route| route.empty.is_disjoint(fixed))
            .filter_map(|route| match role {
                Role::King => Some(route.king_to),
                _ => (route.rook_from == home).then_some(route.rook_to),
            })
            .collect()
    }

    /// How many officers of a role must have been pawns; adds a fault for those that can neither
    /// have been there from the start nor have been promoted.
    fn promoted(
        &self,
        color: Color,
        role: Role,
        reach: Pair,
        fixed: Bitboard,
        faults: &mut Vec<Unsound>,
    ) -> u32 {
        let standing = self.board.pieces(role.of(color));
        let promoted = standing.len() - reach.most_of(standing);
        if promoted == 0 {
            return 0;
        }
        let promotable = match role {
            Role::King => Bitboard::EMPTY,
            _ => spread(role, self.promotion_squares(color) - fixed, fixed, |reach| {
                standing.is_subset(reach)
            }),
        };
        let original = standing - promotable;
        if !reach.is_all_of(original) {
            let known = original.into_iter().find(|square| !reach.any().has(*square));
            if let Some(square) = known.or(original.first()) {
                let man = Man { piece: role.of(color), square };
                faults.push(Unsound::OutOfReach { man });
            }
        }
        if role == Role::King { 0 } else { promoted }
    }

    /// Where the side's pawns can have promoted: an enemy pawn that never moved blocks the square
    /// straight ahead of it and cannot have been captured.
    fn promotion_squares(&self, color: Color) -> Bitboard {
        let seventh = Bitboard::from(Rank::Seventh.relative_to(color)) - self.unmoved_pawns(!color);
        let mut squares = Bitboard::EMPTY;
        for square in seventh {
            let ahead = Square::new(square.file(), color.promotion_rank());
            squares |= Bitboard::from(ahead) | attacks::pawn(color, square);
        }
        squares
    }
}

/// Every square that repeated moves reach, past the squares that were never empty. The result may
/// be incomplete once `enough` is true.
fn spread(
    role: Role,
    starts: Bitboard,
    fixed: Bitboard,
    enough: impl Fn(Bitboard) -> bool,
) -> Bitboard {
    if role == Role::Knight {
        return Bitboard::FULL; // Two pawns cannot shut in a knight.
    }
    let mut reach = starts;
    let mut fresh = starts;
    while !fresh.is_empty() && !enough(reach) {
        let mut next = Bitboard::EMPTY;
        for square in fresh {
            next |= attacks::from(role.of(Color::White), square, fixed);
        }
        fresh = next - fixed - reach;
        reach |= fresh;
    }
    reach
}

/// The reach of the one or two officers of a role.
#[derive(Clone, Copy, Default)]
struct Pair([Bitboard; 2]);

impl FromIterator<Bitboard> for Pair {
    fn from_iter<I: IntoIterator<Item = Bitboard>>(reaches: I) -> Self {
        let mut pair = Self::default();
        for (place, reach) in pair.0.iter_mut().zip(reaches) {
            *place = reach;
        }
        pair
    }
}

impl Pair {
    fn any(&self) -> Bitboard {
        self.0[0] | self.0[1]
    }

    /// How many of these pieces can be officers of the initial array.
    fn most_of(&self, standing: Bitboard) -> u32 {
        let [a, b] = self.0.map(|reach| reach & standing);
        let both = !a.is_empty() && !b.is_empty();
        (a | b).len().min(1 + u32::from(both))
    }

    /// Whether all of these pieces can be officers of the initial array.
    fn is_all_of(&self, standing: Bitboard) -> bool {
        self.most_of(standing) == standing.len()
    }
}
