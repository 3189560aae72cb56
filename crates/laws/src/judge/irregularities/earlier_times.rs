//! The times that go with an earlier position (7.1).

use chess::{ByColor, Color};
use clock::{ChessClock, Moment, Setting, Span, TimeControl};

use crate::Provision;
use crate::fact::{Completion, Fact};
use crate::judge::hearing::Hearing;
use crate::table::now::side;

/// What both clocks showed when ply number `index` was pressed, without its increment; nothing if
/// nobody's time is limited. Time given or taken since then stays given or taken.
pub(crate) fn before_press(hearing: &Hearing<'_>, index: usize) -> Option<ByColor<Setting>> {
    if !hearing.now.clock.control().is_timed() || index >= hearing.plies.len() {
        return None;
    }
    let left = hearing.plies.get(index).left;
    let setting = |color: Color| {
        let time = Span::millis(left[color as usize].into());
        let moves = completed_before(hearing, index, color);
        let period = period_after(hearing, color, moves);
        Setting { time: with_gifts(hearing, index, color, time), moves, period }
    };
    Some(ByColor::from_fn(setting))
}

/// What both clocks showed when the position after so many plies arose and the move that led to it
/// was complete.
pub(crate) fn at_position(hearing: &Hearing<'_>, plies: usize) -> Option<ByColor<Setting>> {
    let Some(index) = plies.checked_sub(1) else { return at_start(hearing) };
    let mut settings = before_press(hearing, index)?;
    let ply = hearing.plies.get(index);
    if ply.completed == Some(Completion::Pressed) {
        let by = ply.by;
        settings[by] = after_press(hearing, by, settings[by]);
    }
    Some(settings)
}

fn at_start(hearing: &Hearing<'_>) -> Option<ByColor<Setting>> {
    let control = hearing.now.clock.control();
    if !control.is_timed() {
        return None;
    }
    let reading = ChessClock::new(control.clone()).reading(Moment::ZERO).ok()?;
    let setting = |color: Color| {
        let setting = reading.face(side(color)).setting();
        let time = with_gifts(hearing, 0, color, setting.time);
        Setting { time, ..setting }
    };
    Some(ByColor::from_fn(setting))
}

/// The setting after the press that completed one more move: its increment, and the time of the
/// periods it opens.
fn after_press(hearing: &Hearing<'_>, by: Color, before: Setting) -> Setting {
    let moves = before.moves.saturating_add(1);
    let period = period_after(hearing, by, moves);
    let mut time = before.time;
    if let Some(schedule) = hearing.now.clock.control().schedule(side(by)) {
        for number in before.period..period {
            time = time.saturating_add(schedule.period(number + 1).time());
        }
        time = time.saturating_add(schedule.period(period).bonus().increment());
    }
    Setting { time, moves, period }
}

fn period_after(hearing: &Hearing<'_>, color: Color, moves: u16) -> u16 {
    let schedule = hearing.now.clock.control().schedule(side(color));
    schedule.map_or(0, |schedule| schedule.period_after(moves))
}

fn completed_before(hearing: &Hearing<'_>, index: usize, color: Color) -> u16 {
    let plies = (0..index).map(|index| hearing.plies.get(index));
    let count = plies.filter(|ply| ply.by == color && ply.completed.is_some()).count();
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn with_gifts(hearing: &Hearing<'_>, index: usize, color: Color, time: Span) -> Span {
    let later =
        hearing.now.gifts.iter().filter(|gift| gift.to == color && gift.ply as usize > index);
    let millis = later.fold(i64::try_from(time.as_millis()).unwrap_or(i64::MAX), |sum, gift| {
        sum.saturating_add(gift.millis)
    });
    Span::millis(u64::try_from(millis).unwrap_or(0))
}

/// What this side would have left if its clock had been set by another time control from the start;
/// nothing if one of the two limits nobody's time.
pub(crate) fn had_it_been_set(
    hearing: &Hearing<'_>,
    of: Color,
    control: &TimeControl,
) -> Option<Span> {
    let reading = hearing.now.clock.reading(hearing.at).ok()?;
    let face = reading.face(side(of));
    let given = |control: &TimeControl| {
        let schedule = control.schedule(side(of))?;
        let first = ChessClock::new(control.clone()).reading(Moment::ZERO).ok()?;
        let mut sum = first.face(side(of)).time?;
        for moves in 1..=face.moves {
            let (before, after) = (schedule.period_after(moves - 1), schedule.period_after(moves));
            for number in before..after {
                sum = sum.saturating_add(schedule.period(number + 1).time());
            }
            sum = sum.saturating_add(schedule.period(after).bonus().increment());
        }
        Some(sum)
    };
    let used = given(hearing.now.clock.control())?.saturating_sub(face.time?);
    Some(given(control)?.saturating_sub(used))
}

/// Sets both clocks, if there is something to set.
pub(crate) fn set(hearing: &mut Hearing<'_>, settings: Option<ByColor<Setting>>) {
    let Some(settings) = settings else { return };
    for of in Color::ALL {
        let setting = settings[of];
        hearing.find(Fact::ClockSet { of, setting }, &[Provision::RestoredTimes]);
    }
}
