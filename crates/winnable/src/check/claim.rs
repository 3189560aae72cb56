//! The description in a certificate, and the check that no legal move leaves it.
//!
//! All positions of the description are considered at once: a move is possible if it is possible
//! from some square that the man may be on, with nobody in the way except men that never leave.

use chess::{Bare, Color, Role, Square, Wing};

use super::sets::{BACK_RANKS, ahead, around, attacked, each};
use super::{Flaw, crowd, ends};
use crate::certificate::Certificate;
use crate::structure::Fate;

/// A certificate as sets of squares. Men that never leave and are never captured are *fixed*.
pub(super) struct Claim<'c> {
    pub(super) certificate: &'c Certificate,
    /// The squares of each side's fixed men.
    pub(super) fixed: [u64; 2],
    /// The squares that those attack, whatever else is on the board.
    pub(super) guarded: [u64; 2],
    /// Where each side's men other than the king may be.
    pub(super) men: [u64; 2],
    /// What these may attack.
    pub(super) struck: [u64; 2],
    /// Where the kings may be, and where they are now.
    pub(super) kings: [u64; 2],
    pub(super) homes: [u64; 2],
}

pub(super) const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

pub(super) fn home(fate: &Fate) -> u64 {
    1 << fate.man.square.index()
}

/// Whether a man is always on its square and never anywhere else.
fn is_fixed(fate: &Fate) -> bool {
    fate.stands.0 == home(fate) && !fate.may_be_taken && !fate.may_promote
}

impl<'c> Claim<'c> {
    /// Reads the description and confirms that the position fits it.
    pub(super) fn read(bare: &Bare, certificate: &'c Certificate) -> Result<Self, Flaw> {
        let board = bare.board();
        let mut claim = Self {
            certificate,
            fixed: [0; 2],
            guarded: [0; 2],
            men: [0; 2],
            struck: [0; 2],
            kings: [0; 2],
            homes: Color::ALL.map(|color| 1 << bare.king(color).index()),
        };
        let mut listed = 0;
        for fate in &certificate.fates {
            let there = board.piece_on(fate.man.square) == Some(fate.man.piece);
            if !there || fate.stands.0 & home(fate) == 0 || listed & home(fate) != 0 {
                return Err(Flaw::OtherMen);
            }
            listed |= home(fate);
            let us = fate.man.piece.color as usize;
            match fate.man.piece.role {
                Role::King => claim.kings[us] = fate.stands.0,
                _ => claim.men[us] |= fate.stands.0,
            }
            if is_fixed(fate) {
                claim.fixed[us] |= home(fate);
                let piece = fate.man.piece;
                // Only the first square of a line: what is on it may be in the way.
                claim.guarded[us] |= attacked(piece.color, piece.role, home(fate), !0);
            }
        }
        if listed != board.occupied().0 {
            return Err(Flaw::OtherMen);
        }
        for fate in &certificate.fates {
            let piece = fate.man.piece;
            if piece.role != Role::King {
                claim.struck[piece.color as usize] |=
                    attacked(piece.color, piece.role, fate.stands.0, claim.stop());
            }
        }
        for (color, role, stands) in claim.promoted() {
            claim.men[color as usize] |= stands;
            claim.struck[color as usize] |= attacked(color, role, stands, claim.stop());
        }
        Ok(claim)
    }

    /// The squares that nobody ever passes.
    pub(super) const fn stop(&self) -> u64 {
        self.fixed[0] | self.fixed[1]
    }

    pub(super) fn promoted(&self) -> impl Iterator<Item = (Color, Role, u64)> + 'c {
        let promoted = &self.certificate.promoted;
        Color::ALL.into_iter().flat_map(move |color| {
            let sets = promoted[color].iter().zip(OFFICERS);
            sets.map(move |(stands, role)| (color, role, stands.0))
        })
    }

    /// Whether every legal move from every described position leads to a described one, or ends the
    /// game.
    pub(super) fn is_kept(&self, bare: &Bare) -> Result<(), Flaw> {
        for fate in &self.certificate.fates {
            match fate.man.piece.role {
                Role::Pawn => self.pawn(fate)?,
                Role::King => self.king(fate)?,
                role => self
                    .goes(fate, attacked(fate.man.piece.color, role, fate.stands.0, self.stop()))?,
            }
            self.is_taken_only_if_marked(fate)?;
        }
        for (color, role, stands) in self.promoted() {
            let reached = attacked(color, role, stands, self.stop()) & !self.stop();
            if reached & !stands != 0 {
                return Err(Flaw::Promoted(role.of(color)));
            }
        }
        self.castling(bare)?;
        self.en_passant(bare)?;
        let ends = |take| ends::the_game(self, bare, take);
        match self.certificate.last_takes.iter().find(|take| !ends(**take)) {
            Some(take) => Err(Flaw::GoesOnAfter(*take)),
            None => Ok(()),
        }
    }

    /// Confirms that a man which can get to these squares may be there.
    fn goes(&self, fate: &Fate, reached: u64) -> Result<(), Flaw> {
        match first(reached & !self.stop() & !fate.stands.0) {
            Some(square) => Err(Flaw::Goes(fate.man, square)),
            None => Ok(()),
        }
    }

    /// The captures of this side's king that end the game.
    fn last_takes(&self, king: Color) -> u64 {
        let takes = self.certificate.last_takes.iter().filter(|take| take.king == king);
        takes.fold(0, |all, take| all | 1 << take.square.index())
    }

    /// A man other than a king can be captured by whatever attacks a square it may be on; a king
    /// captures nothing that a fixed man guards, or a crowd.
    fn is_taken_only_if_marked(&self, fate: &Fate) -> Result<(), Flaw> {
        let piece = fate.man.piece;
        if fate.may_be_taken || piece.role == Role::King {
            return Ok(());
        }
        let [us, them] = [piece.color, !piece.color].map(|color| color as usize);
        let by_king = around(self.kings[them]) & !self.guarded[us] & !self.last_takes(!piece.color);
        let is_safe = |square| crowd::guards(self, piece.color, square);
        if fate.stands.0 & self.struck[them] != 0 || !each(fate.stands.0 & by_king).all(is_safe) {
            return Err(Flaw::Taken(fate.man));
        }
        Ok(())
    }

    fn king(&self, fate: &Fate) -> Result<(), Flaw> {
        let color = fate.man.piece.color;
        let steps = around(fate.stands.0) & !self.guarded[!color as usize];
        // That no fixed man of the other side is captured is checked for that man.
        self.goes(fate, steps)
    }

    fn pawn(&self, fate: &Fate) -> Result<(), Flaw> {
        let color = fate.man.piece.color;
        if home(fate) & BACK_RANKS != 0 {
            return Ok(());
        }
        let third_rank = match color {
            Color::White => 0xff << 16,
            Color::Black => 0xff << 40,
        };
        let free = !self.stop() & self.before_the_next(fate);
        let one = ahead(color, fate.stands.0) & free;
        let two = ahead(color, one & third_rank) & free;
        let takes = attacked(color, Role::Pawn, fate.stands.0, 0) & self.men[!color as usize];
        let last = (one | takes) & BACK_RANKS;
        let sets = &self.certificate.promoted[color];
        if last != 0 && !(fate.may_promote && sets.iter().all(|set| last & !set.0 == 0)) {
            return Err(Flaw::Promotes(fate.man));
        }
        self.goes(fate, (one | two | takes) & !BACK_RANKS)
    }

    /// The squares that a pawn cannot pass because of another pawn ahead of it on its file, when
    /// neither ever leaves the file and that one is never captured.
    fn before_the_next(&self, fate: &Fate) -> u64 {
        let color = fate.man.piece.color;
        let file = 0x0101_0101_0101_0101 << (fate.man.square.index() & 7);
        let mut free = !0;
        if fate.stands.0 & !file != 0 {
            return free;
        }
        for other in &self.certificate.fates {
            let ours = other.man.piece.color == color;
            let stays = other.man.piece.role == Role::Pawn
                && other.stands.0 & !file == 0
                && !other.may_be_taken
                && !(ours && other.may_promote);
            // An enemy pawn comes nearer, so it is never further away than now; a pawn of the same
            // side may be as far as it ever gets.
            let farthest = match ours {
                true => other.stands.0,
                false => home(other),
            };
            match color {
                Color::White if stays && home(other) > home(fate) => {
                    let top = 63 - farthest.leading_zeros();
                    free &= !file | ((1 << top) - 1);
                }
                Color::Black if stays && home(other) < home(fate) => {
                    let bottom = farthest.trailing_zeros();
                    free &= !file | !((2 << bottom) - 1);
                }
                Color::White | Color::Black => {}
            }
        }
        free
    }

    fn castling(&self, bare: &Bare) -> Result<(), Flaw> {
        for color in Color::ALL {
            let king = bare.king(color);
            for wing in Wing::ALL {
                let Some(rook) = bare.castling().rook(color, wing, king) else { continue };
                let route = bare.castling().route(color, king, rook);
                if route.empty.0 & self.stop() != 0
                    || route.safe.0 & self.guarded[!color as usize] != 0
                {
                    continue;
                }
                for fate in &self.certificate.fates {
                    let to = match fate.man.square {
                        square if square == king => route.king_to,
                        square if square == rook => route.rook_to,
                        _ => continue,
                    };
                    if !fate.stands.has(to) {
                        return Err(Flaw::Goes(fate.man, to));
                    }
                }
            }
        }
        Ok(())
    }

    /// The double step that was just made. One made later passes a square on which the pawn may be,
    /// and there any pawn that captures it en passant attacks it.
    fn en_passant(&self, bare: &Bare) -> Result<(), Flaw> {
        let Some(passed) = bare.en_passant() else { return Ok(()) };
        let us = bare.turn();
        let there = 1 << passed.index();
        for fate in self.certificate.fates.iter().filter(|fate| fate.man.piece.role == Role::Pawn) {
            let takes = attacked(us, Role::Pawn, home(fate), 0) & there != 0;
            if fate.man.piece.color == us && takes && !fate.stands.has(passed) {
                return Err(Flaw::Goes(fate.man, passed));
            }
            if home(fate) == ahead(!us, there) && !fate.may_be_taken {
                return Err(Flaw::Taken(fate.man));
            }
        }
        Ok(())
    }
}

pub(super) fn first(set: u64) -> Option<Square> {
    Square::from_index(set.trailing_zeros() as u8)
}
