//! What facts do to the clock.

use chess::Color;
use clock::{BySide, Moment, Side, Span, TimeControl};

use super::corrupt::Flaw;
use super::ledger::Plies;
use super::now::{Gift, Now, side};
use crate::fact::Completion;

fn millis(span: Span) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

impl Now {
    /// Both times left, in milliseconds.
    pub(super) fn left(&mut self, at: Moment) -> Result<[u32; 2], Flaw> {
        self.clock.live_until(at)?;
        let times = self.clock.times(at)?;
        let left = |side: Side| {
            let time = times.map(|times| times[side].as_millis());
            time.map_or(u32::MAX, |time| u32::try_from(time).unwrap_or(u32::MAX))
        };
        Ok([left(Side::White), left(Side::Black)])
    }

    /// The period in which a player is.
    pub(super) fn period(&self, of: Color, at: Moment) -> Result<u16, Flaw> {
        Ok(self.clock.reading(at)?.face(side(of)).period)
    }

    /// Counts a move that no press has counted.
    pub(super) fn count_completed(
        &mut self,
        by: Color,
        how: Completion,
        at: Moment,
    ) -> Result<(), Flaw> {
        match how {
            Completion::NextMove | Completion::Sealed => {
                self.clock.count_move(side(by), at)?;
            }
            Completion::Pressed | Completion::EndedGame | Completion::Claimed => {}
        }
        Ok(())
    }

    /// A clock was pressed.
    pub(super) fn press(&mut self, by: Color, at: Moment, plies: &mut Plies) -> Result<(), Flaw> {
        let left = self.left(at)?;
        self.clock.press(side(by), at)?;
        if let Some(ply) = plies.last_of(by) {
            ply.left = left;
        }
        // What was given before the press is in the times before it.
        for gift in &mut self.gifts {
            gift.ply = gift.ply.min(plies.count().saturating_sub(1));
        }
        if let Some(displaced) = self.hands.as_mut().and_then(|hands| hands.displaced.as_mut()) {
            displaced.then = Some(!by);
        }
        Ok(())
    }

    pub(super) fn give(
        &mut self,
        to: Color,
        span: Span,
        at: Moment,
        plies: &Plies,
    ) -> Result<(), Flaw> {
        let given = self.clock.add(side(to), span, at)?;
        self.gifts.push(Gift { ply: plies.count(), to, millis: millis(given) });
        Ok(())
    }

    pub(super) fn take(
        &mut self,
        from: Color,
        span: Span,
        at: Moment,
        plies: &Plies,
    ) -> Result<(), Flaw> {
        let taken = self.clock.take(side(from), span, at)?;
        self.gifts.push(Gift { ply: plies.count(), to: from, millis: -millis(taken) });
        Ok(())
    }

    /// Another time control, from the times that the clocks show.
    pub(super) fn set_control(&mut self, control: &TimeControl, at: Moment) -> Result<(), Flaw> {
        let running = self.clock.motion().running();
        let reading = self.clock.reading(at)?;
        let faces = BySide::from_fn(|side| reading.face(side).setting());
        self.clock.replace(control.clone(), faces, at)?;
        if running.is_some() {
            self.clock.resume(at)?;
        }
        Ok(())
    }
}
