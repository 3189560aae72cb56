//! Who must record, and who need not when time is short (8.4, 12.3).

use chess::Color;
use clock::{Moment, Span};
use serde::{Deserialize, Serialize};

use crate::fact::{Fact, Note, Question};
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::table::now::{Now, side};
use crate::{Articles, Category, Judgement, Mode, Observer, Provision, Regulations, Table};

/// The time below which the duty to record lapses, and the time for each move that keeps it up
/// (8.4).
const SHORT: Span = Span::minutes(5);
const ENOUGH_A_MOVE: Span = Span::seconds(30);

/// What a player owes the own scoresheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Recording {
    /// Nothing: the player may write (A.2).
    Free,
    /// Every move, however little time is left: enough comes with each (8.1.1, 8.4).
    Always,
    /// Every move until less than five minutes are left (8.1.1, 8.4).
    UntilShort,
    /// Nothing for the rest of the period (8.4).
    Lapsed,
    /// The sheet must be completed before the next move (8.5).
    Due,
}

impl Table {
    /// What a player owes the own scoresheet at a moment, and by which articles.
    #[must_use]
    pub fn recording(&self, of: Color, at: Moment) -> (Recording, Articles) {
        let at = at.max(self.now.seen);
        let period = self.reading(at).map(|reading| reading.face(side(of)).period);
        let player = self.player(of);
        let (recording, provisions): (_, &[Provision]) = if player.must_complete {
            (Recording::Due, &[Provision::OneCompletes])
        } else if !is_recorded(&self.regulations) {
            (Recording::Free, &[Provision::NoDutyToRecord])
        } else if player.exempt_in.is_some() && player.exempt_in == period {
            (Recording::Lapsed, &[Provision::RecordingLapses])
        } else if records_anyway(&self.now, of, at) || !self.control().is_timed() {
            (Recording::Always, &[Provision::Recording])
        } else {
            (Recording::UntilShort, &[Provision::RecordingLapses, Provision::Recording])
        };
        (recording, self.regulations.book.cite(provisions))
    }
}

/// Whether players record by hand at all.
fn is_recorded(regulations: &Regulations) -> bool {
    regulations.mode == Mode::Otb && regulations.category() == Category::Standard
}

/// Whether a player has to record at all: in standard play by hand. In rapid and blitz nobody has
/// (A.2; under B.3 the recorder stands in for the players, G71), on a screen the program does it.
pub(crate) fn has_duty(hearing: &Hearing<'_>) -> bool {
    is_recorded(hearing.regulations())
}

/// 8.4 and 12.3: a player with less than five minutes need not record for the rest of the period,
/// unless thirty seconds or more come with each move; and the arbiter watches.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    let Some(of) = hearing.now.clock.motion().running() else { return };
    let of = if of == side(Color::White) { Color::White } else { Color::Black };
    if !can_run_short(hearing, of) {
        return;
    }
    let Ok(reading) = hearing.now.clock.reading(hearing.at) else { return };
    let face = reading.face(side(of));
    if face.time.is_none_or(|time| time >= SHORT) {
        return;
    }
    let (period, player) = (face.period, &hearing.now.players[of]);
    let told = player.short_of_time_in == Some(period);
    let exempt = player.exempt_in == Some(period);
    if !told && hearing.has_arbiter() {
        hearing.note(of, Note::TimeTrouble, &[Provision::TimeTrouble]);
    }
    if !exempt && has_duty(hearing) && !records_anyway(&hearing.now, of, hearing.at) {
        hearing.find(Fact::RecordingLapsed { of }, &[Provision::RecordingLapses]);
        if nobody_records(hearing) && hearing.has_arbiter() {
            hearing.ask(Question::Recorder, &[Provision::BothComplete, Provision::Assistants]);
        }
    }
}

/// When the player whose clock runs will have less than five minutes, if anything follows then.
pub(crate) fn look_at(now: &Now, regulations: &Regulations) -> Option<Moment> {
    let running = now.clock.motion().running().filter(|_| now.phase == Phase::Playing)?;
    let of = if running == side(Color::White) { Color::White } else { Color::Black };
    let recorded = regulations.mode == Mode::Otb;
    let asked = regulations.judgement == Judgement::Arbiter;
    if !(recorded || asked) || regulations.category() != Category::Standard {
        return None;
    }
    let recorded = recorded && !records_anyway(now, of, now.seen);
    let reading = now.clock.reading(now.seen).ok()?;
    let face = reading.face(running);
    let player = &now.players[of];
    let settled = (player.exempt_in == Some(face.period) || !recorded)
        && (player.short_of_time_in == Some(face.period) || !asked);
    let left = face.time.filter(|_| !settled)?;
    if left < SHORT {
        // A period may begin with less.
        return Some(now.seen);
    }
    let ahead = face.delay.saturating_add(left.saturating_sub(SHORT));
    now.seen.checked_add(ahead.saturating_add(Span::millis(1)))
}

/// Whether anything follows when this player has less than five minutes; asked before the clock
/// is read, since it is asked with every act.
fn can_run_short(hearing: &Hearing<'_>, of: Color) -> bool {
    let matters = hearing.has_arbiter() || hearing.regulations().mode == Mode::Otb;
    matters
        && hearing.now.phase == Phase::Playing
        && {
            let player = &hearing.now.players[of];
            let settled = player.exempt_in.is_some() && player.short_of_time_in.is_some();
            !settled || hearing.now.clock.control().schedule(side(of)).is_some()
        }
        && hearing.regulations().category() == Category::Standard
}

/// Whether enough time comes with each move to write it down; a delay counts (G56).
fn records_anyway(now: &Now, of: Color, at: Moment) -> bool {
    let Some(schedule) = now.clock.control().schedule(side(of)) else { return false };
    let period = now.clock.reading(at).map_or(0, |reading| reading.face(side(of)).period);
    schedule.period(period).bonus().span() >= ENOUGH_A_MOVE
}

/// Whether neither player need record any longer and the program does not do it for them.
pub(crate) fn nobody_records(hearing: &Hearing<'_>) -> bool {
    let unseen = hearing.regulations().observer == Observer::Human && has_duty(hearing);
    unseen && Color::ALL.into_iter().all(|color| is_exempt(hearing, color))
}

pub(crate) fn is_exempt(hearing: &Hearing<'_>, of: Color) -> bool {
    let period = hearing.now.clock.reading(hearing.at).map(|now| now.face(side(of)).period).ok();
    let exempt_in = hearing.now.players[of].exempt_in;
    exempt_in.is_some() && exempt_in == period
}

#[cfg(test)]
mod tests {
    use clock::Moment;

    use crate::casebook;

    /// When to look again after the lines of a case.
    fn look_at(lines: &str) -> Option<u64> {
        let account = casebook::read(&format!("a case\n{lines}")).cases[0].play();
        assert_eq!(account.faults, []);
        account.table?.look_at().map(Moment::as_millis)
    }

    #[test]
    fn the_table_asks_to_be_looked_at_when_five_minutes_are_left() {
        let by_hand = "  control 90 min\n  mode otb\n";
        assert_eq!(look_at(by_hand), Some(85 * 60_000 + 1));
        // Once it was noticed, the flag comes next.
        assert_eq!(look_at(&format!("{by_hand}  1:25:01 program look\n")), Some(90 * 60_000));
        // On a screen without an arbiter nothing follows from it, and in blitz nothing at all.
        assert_eq!(look_at("  control 90 min\n"), Some(90 * 60_000));
        assert_eq!(look_at("  control 10 min\n  judgement arbiter\n"), Some(10 * 60_000));
    }
}
