//! How moves are made, stand though they were illegal, and are taken back.

use std::sync::Arc;

use chess::{Bitboard, Color, Move, Position, Setup};
use clock::Moment;

use super::corrupt::Flaw;
use super::hands::Hands;
use super::ledger::{Done, Plies, Ply};
use super::now::{Now, OpenIllegal};
use crate::fact::{Completion, IllegalAct};

impl Now {
    /// Makes a legal move.
    pub(super) fn make(
        &mut self,
        by: Color,
        m: Move,
        at: Moment,
        plies: &mut Plies,
    ) -> Result<(), Flaw> {
        let legal = self.position.legal(m).filter(|_| by == self.position.turn());
        let next = legal.ok_or(Flaw::IllegalMove(m))?.play();
        self.enter(by, next, Done::Move(m), at, plies)?;
        self.decline_condition(by);
        if let Some(blind) = &mut self.blind {
            blind.make(by, m, self.position.board());
        }
        Ok(())
    }

    /// An illegal act stands for the time being.
    pub(super) fn stand(
        &mut self,
        by: Color,
        kind: IllegalAct,
        after: Option<&Setup>,
        replacing: &[Move],
        at: Moment,
        plies: &mut Plies,
    ) -> Result<(), Flaw> {
        let mut ply = plies.count();
        match after {
            Some(after) => {
                let next = Position::try_from(after.clone())?;
                self.enter(by, next, Done::Stood(Box::new(after.clone())), at, plies)?;
            }
            // It was done with the move just made.
            None => ply = ply.saturating_sub(1),
        }
        let replacing = replacing.to_vec();
        self.illegal.push(OpenIllegal { by, kind, ply, replacing, forgiven: false });
        Ok(())
    }

    fn enter(
        &mut self,
        by: Color,
        next: Position,
        done: Done,
        at: Moment,
        plies: &mut Plies,
    ) -> Result<(), Flaw> {
        let left = self.left(at)?;
        self.position = next;
        plies.push(Ply {
            by,
            done,
            two_hands: self.hands.as_ref().is_some_and(|hands| hands.two_hands),
            made: at,
            completed: None,
            left,
            hash: self.position.index_hash(),
            quiet: self.position.quiet_plies(),
        });
        self.players[by].moves = self.players[by].moves.saturating_add(1);
        self.uncompleted = Some(by);
        self.correction = None;
        let bound = self.bound.take();
        if let Some(hands) = &mut self.hands {
            hands.finish(by, bound, self.position.board());
        }
        Ok(())
    }

    /// The last move of a player is complete.
    pub(super) fn complete(
        &mut self,
        by: Color,
        how: Completion,
        at: Moment,
        plies: &mut Plies,
    ) -> Result<(), Flaw> {
        self.count_completed(by, how, at)?;
        if how == Completion::Claimed {
            // It counts as a move of the player, though the board never showed it.
            self.players[by].moves = self.players[by].moves.saturating_add(1);
            return Ok(());
        }
        if let Some(ply) = plies.last_of(by) {
            ply.completed = Some(how);
        }
        if self.uncompleted == Some(by) {
            self.uncompleted = None;
        }
        Ok(())
    }

    /// Goes back to the position after so many plies: the later ones are void.
    pub(super) fn go_back(
        &mut self,
        ply: u32,
        start: &Position,
        plies: &mut Plies,
    ) -> Result<(), Flaw> {
        if ply > plies.count() {
            return Err(Flaw::NoSuchPly(ply));
        }
        self.position = plies.position_after(start, ply as usize);
        plies.truncate(ply as usize);
        for color in Color::ALL {
            let made = plies.iter().filter(|ply| ply.by == color).count();
            self.players[color].moves = u16::try_from(made).unwrap_or(u16::MAX);
        }
        for gift in &mut self.gifts {
            gift.ply = gift.ply.min(ply);
        }
        Arc::make_mut(&mut self.papers).cross_out(ply);
        self.illegal.retain(|act| act.ply < ply);
        self.correction = None;
        self.adjournment = None;
        self.uncompleted = None;
        self.bound = None;
        self.lay_hands_down();
        if let Some(blind) = &mut self.blind {
            blind.agree_on(self.position.board());
        }
        Ok(())
    }

    /// The hands rest on the board as the position has it.
    pub(super) fn lay_hands_down(&mut self) {
        if let Some(hands) = &mut self.hands {
            **hands = Hands::over(self.position.board());
        }
    }

    /// These rooks castle no more: the position, and the last ply that led to it, are others.
    pub(super) fn bar_castling(&mut self, rooks: Bitboard, plies: &mut Plies) -> Result<(), Flaw> {
        let mut setup = self.position.to_setup();
        setup.castling_rooks = setup.castling_rooks - rooks;
        self.position = Position::try_from(setup.clone())?;
        if let Some(ply) = plies.last_mut() {
            ply.done = match ply.done.legal() {
                Some(m) => Done::Barred(m, Box::new(setup)),
                None => Done::Stood(Box::new(setup)),
            };
            ply.hash = self.position.index_hash();
            ply.quiet = self.position.quiet_plies();
        }
        Ok(())
    }

    /// An illegal act was counted. Two hands stay in the position; the other kinds go with the
    /// position that they led to.
    pub(super) fn count_illegal(&mut self, by: Color, kind: IllegalAct, count: u8) {
        self.players[by].illegal_acts = count;
        let counted =
            |act: &OpenIllegal| kind == IllegalAct::TwoHands && act.kind == kind && act.by == by;
        if let Some(index) = self.illegal.iter().position(counted) {
            self.illegal.remove(index);
        }
    }
}
