//! What the Finnish blitz rules keep beside the position, most of it until a player speaks of it.

use chess::{ByColor, Color};
use clock::Moment;

use crate::act::Irregularity;
use crate::blitz::{Edge, Remark};
use crate::fact::Note;

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

impl Demands {
    /// A player claims that the game does not progress.
    pub(super) fn claim_no_progress(&mut self, by: Color, ply: u32) {
        self.trial = Some(Trial { by, ply, begun: false });
        self.claimed_at[by] = Some(ply);
    }

    /// A player has moved: what was said before is settled.
    pub(super) fn moved(&mut self, by: Color) {
        (self.remark, self.called) = (None, false);
        self.seen.retain(|(of, _)| *of != by);
        self.disturber = self.disturber.filter(|disturber| *disturber == by);
        if self.king_taken != Some(by) {
            self.king_taken = None;
        }
    }

    /// A player was given time, perhaps for having been disturbed.
    pub(super) fn compensated(&mut self, to: Color) {
        self.disturber = self.disturber.filter(|disturber| *disturber == to);
    }

    /// Nobody is punished twice for the same.
    pub(super) fn punished(&mut self, of: Color) {
        self.seen.retain(|(other, _)| *other != of);
    }

    pub(super) const fn begin_trial(&mut self) {
        if let Some(trial) = &mut self.trial {
            trial.begun = true;
        }
    }

    /// Play goes on: nothing but a trial outlives that.
    pub(super) fn resumed(&mut self) {
        self.mate_due = None;
        self.trial = self.trial.filter(|trial| trial.begun);
    }

    pub(super) fn went_back(&mut self, ply: u32) {
        self.king_taken = None;
        if let Some(trial) = &mut self.trial {
            trial.ply = trial.ply.min(ply);
        }
    }

    /// The game is over.
    pub(super) const fn ended(&mut self) {
        (self.mate_due, self.trial) = (None, None);
    }
}

/// The breach that a note is about, as far as these rules know it: the program has seen it.
pub(super) const fn breach_seen(note: Note) -> Option<Irregularity> {
    match note {
        Note::IdlePress | Note::EmptyPress => Some(Irregularity::ClockHandling),
        Note::WrongFlagClaim | Note::RepeatedClaim => Some(Irregularity::Distraction),
        Note::OtherHand => Some(Irregularity::PressingHand),
        Note::OutOfTurn
        | Note::ImproperOffer
        | Note::ConditionalOffer
        | Note::RepeatedOffer
        | Note::InadmissibleClaim
        | Note::WrongIllegalClaim
        | Note::WrongTouchClaim
        | Note::NotWritten
        | Note::WrittenAhead
        | Note::SheetNotCompleted
        | Note::TouchBreach
        | Note::TwoHands
        | Note::AdjustedWrongly
        | Note::Displaced
        | Note::TimeTrouble
        | Note::LeftWithoutPermission
        | Note::TooManyLooks
        | Note::RefusedInspection
        | Note::LongForm
        | Note::IdleStop
        | Note::SheetBehind
        | Note::EarlyPress
        | Note::ToldUnasked => None,
    }
}
