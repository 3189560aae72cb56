//! A close look at a meeting: whether the mating man gets there, who can parry, and whether those can
//! be led away.

use chess::{Bitboard, Role, attacks};

use super::actor::promotions;
use super::approach::Approach;
use super::{Meeting, Scene};
use crate::mate::parries;
use crate::walk::quiet_squares;

impl Scene<'_> {
    /// All men once the kings have arrived and the mating man has left.
    fn arrived(&self, meeting: &Meeting) -> Bitboard {
        let leaves = Bitboard::from(meeting.mate.from);
        let men = (Bitboard(self.men) - leaves) | meeting.king.into() | meeting.escort.into();
        match meeting.block {
            Some(Approach { from, to, .. }) => (men - Bitboard::from(from)) | to.into(),
            None => men,
        }
    }

    /// The moves of the mating man if it has a path past the kings, as far as a quick look shows,
    /// without a premature check.
    pub(super) fn moves_to_come(&self, meeting: &Meeting) -> Option<u8> {
        let Meeting { king, mate, .. } = *meeting;
        let Approach { role, from, to, moves, pushes } = mate;
        let occupied = self.arrived(meeting);
        if pushes > 0 {
            let (last, _) = promotions(self.winner, from, occupied.0, self.theirs);
            let can_come = last & mate.promotes_on(self.winner, occupied, king).0 != 0;
            return can_come.then_some(moves);
        }
        let piece = role.of(self.winner);
        let shun = attacks::from(piece, king, occupied);
        let can_come = |mate: Approach| {
            let stops = mate.stops(self.winner, occupied, shun);
            !stops.is_disjoint(attacks::from(piece, from, occupied))
        };
        match moves {
            1 => attacks::between(from, to).is_disjoint(occupied).then_some(1),
            2 if can_come(mate) => Some(2),
            // A bishop that covers the king's line reaches the other one only by a detour.
            2 => (role == Role::Bishop && can_come(Approach { moves: 3, ..mate })).then_some(3),
            _ => Some(moves),
        }
    }

    /// Whether the men that can parry can go where they cannot, as far as a quick look shows.
    pub(super) fn can_leave(&self, meeting: &Meeting, parries: Bitboard) -> bool {
        let Meeting { king, escort, mate, .. } = *meeting;
        let occupied = self.arrived(meeting);
        let line = attacks::between(king, mate.to) | Bitboard::from(mate.to);
        let spoils = line | Bitboard::from(escort);
        parries.into_iter().all(|from| {
            let Some(role) = self.board.role_on(from) else { return false };
            let piece = role.of(!self.winner);
            (quiet_squares(role, !self.winner, from, occupied) - line).into_iter().any(|to| {
                attacks::from(piece, to, occupied - Bitboard::from(from)).is_disjoint(spoils)
            })
        })
    }

    /// The men that can parry the check once everybody has arrived, if the king cannot flee.
    pub(super) fn defence(&self, meeting: &Meeting) -> Option<Bitboard> {
        let Meeting { king, escort, mate, block, .. } = *meeting;
        let mut board = *self.board;
        board.remove(self.king_home);
        board.remove(self.escort_home);
        board.remove(mate.from);
        if let Some(Approach { role, from, to, .. }) = block {
            let piece = role.of(!self.winner);
            board.remove(from);
            board.put(to, piece);
            if attacks::from(piece, to, board.occupied()).has(escort) {
                return None;
            }
        }
        board.put(mate.to, mate.role.of(self.winner));
        board.put(king, Role::King.of(!self.winner));
        board.put(escort, Role::King.of(self.winner));
        let parries = parries(&board, king, !self.winner)?;
        // A man that blocks cannot be led away.
        let blocks = block.is_some_and(|block| parries.has(block.to));
        (!blocks).then_some(parries)
    }
}
