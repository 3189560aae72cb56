//! What the Finnish blitz rules keep beside the position, most of it until a player speaks of it.

use chess::{ByColor, Color};
use clock::Moment;

use super::now::Now;
use crate::act::Irregularity;
use crate::blitz::{Edge, Remark};
use crate::fact::{Fact, Note, Question};

/// A claim that the game does not progress (rule 14 e).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Who claimed.
    pub by: Color,
    /// Plies before the claim.
    pub ply: u32,
    /// Whether the opponent has disagreed, so that the game must progress now.
    pub begun: bool,
}

/// A forced mate that a player may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MateDue {
    /// Who may.
    pub(crate) of: Color,
    /// Until when: to begin, and once begun to finish.
    pub(crate) until: Moment,
    pub(crate) begun: bool,
}

/// What waits for a player's word, or was said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Demands {
    /// Who took the opponent's king, until the opponent has moved.
    pub(crate) king_taken: Option<Color>,
    pub(crate) mate_due: Option<MateDue>,
    pub(crate) trial: Option<Trial>,
    /// Plies before each player's last claim that the game does not progress.
    pub(crate) claimed_at: ByColor<Option<u32>>,
    /// What somebody outside the game said since the last move.
    pub(crate) remark: Option<Remark>,
    /// Whether somebody outside the game has said anything at all.
    pub(crate) interfered: bool,
    /// Whether something was put before the arbiter since the last move.
    pub(crate) called: bool,
    /// Who disturbed pieces since the opponent's last move, and nothing was given for it yet.
    pub(crate) disturber: Option<Color>,
    /// Where Black sits, if Black has chosen.
    pub(crate) black_edge: Option<Edge>,
    /// Breaches since the player's last move that need no witness: the program has seen them.
    pub(crate) seen: Vec<(Color, Irregularity)>,
}

impl Now {
    /// Takes in a fact of this kind.
    pub(super) fn apply_to_demands(&mut self, fact: &Fact, plies: u32) {
        match fact {
            Fact::KingTaken { by } => self.demands_mut().king_taken = Some(*by),
            Fact::MateAsked { of, until } => {
                let due = MateDue { of: *of, until: *until, begun: false };
                self.demands_mut().mate_due = Some(due);
            }
            Fact::MateBegun { by, until } => {
                let due = MateDue { of: *by, until: *until, begun: true };
                self.demands_mut().mate_due = Some(due);
            }
            Fact::Displaced { by } => self.demands_mut().disturber = Some(*by),
            Fact::NoProgressClaimed { by, .. } => {
                let trial = Trial { by: *by, ply: plies, begun: false };
                let demands = self.demands_mut();
                demands.trial = Some(trial);
                demands.claimed_at[*by] = Some(plies);
            }
            Fact::Asked { .. } => self.demands_mut().called = true,
            Fact::Interfered { about } => {
                let demands = self.demands_mut();
                demands.remark = Some(*about);
                demands.interfered = true;
            }
            Fact::SideChosen { edge, .. } => self.demands_mut().black_edge = Some(*edge),
            Fact::Noted { of, what: Note::IdlePress | Note::EmptyPress } => {
                self.demands_mut().seen.push((*of, Irregularity::ClockHandling));
            }
            Fact::Noted { of, what: Note::WrongFlagClaim | Note::RepeatedClaim } => {
                self.demands_mut().seen.push((*of, Irregularity::Distraction));
            }
            Fact::Noted { of, what: Note::OtherHand } => {
                self.demands_mut().seen.push((*of, Irregularity::PressingHand));
            }
            _ => {
                if let Some(demands) = &mut self.demands {
                    demands.follow(fact);
                }
            }
        }
    }

    fn demands_mut(&mut self) -> &mut Demands {
        self.demands.get_or_insert_default()
    }
}

impl Demands {
    fn follow(&mut self, fact: &Fact) {
        match fact {
            Fact::MoveMade { by, .. } | Fact::IllegalStands { by, .. } => {
                (self.remark, self.called) = (None, false);
                self.seen.retain(|(of, _)| of != by);
                self.disturber = self.disturber.filter(|disturber| disturber == by);
                if self.king_taken != Some(*by) {
                    self.king_taken = None;
                }
            }
            Fact::TimeAdded { to, .. } => {
                self.disturber = self.disturber.filter(|disturber| disturber == to);
            }
            // Nobody is punished twice for the same.
            Fact::Penalised { of, .. } => self.seen.retain(|(other, _)| other != of),
            Fact::TrialBegan { .. } => {
                if let Some(trial) = &mut self.trial {
                    trial.begun = true;
                }
            }
            Fact::TrialEnded { .. } => self.trial = None,
            Fact::Resumed => {
                self.mate_due = None;
                self.trial = self.trial.filter(|trial| trial.begun);
            }
            Fact::PositionRestored { ply } => {
                self.king_taken = None;
                if let Some(trial) = &mut self.trial {
                    trial.ply = trial.ply.min(*ply);
                }
            }
            Fact::Answered { question: Question::Interference { .. } } => self.remark = None,
            Fact::GameEnded { .. } => (self.mate_due, self.trial) = (None, None),
            Fact::Annulled => {
                (self.king_taken, self.mate_due, self.trial) = (None, None, None);
            }
            _ => {}
        }
    }
}
