//! Flags: who notices them, and what they cost (6.4, 6.8, 6.9, 8.5, 8.6, A.4.3, III.3.1).

use chess::Color;
use clock::{Face, Moment, Setting, Span};

use crate::fact::{Audience, Fact, Missing, Note, Question, Refusal};
use crate::judge::endings::{self, lapse_offer};
use crate::judge::hearing::Hearing;
use crate::judge::mating;
use crate::judge::{duty, finish, is_playing, program_watches, sealing};
use crate::table::Phase;
use crate::table::now::{Now, side};
use crate::{Category, Ground, Mode, Observer, Provision, Regime, Regulations, Score};

/// The program notices a flag at the instant it falls, where it is the arbiter's eye.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    if hearing.now.phase != Phase::Playing
        || !program_watches(hearing)
        || hearing.regulations().is_silent_about_flags()
    {
        return;
    }
    if let Some(of) = first_down(hearing) {
        fallen(hearing, of, &[Provision::FlagNoticed]);
    }
}

/// When the running clock brings that about. Where only people watch, a flag that falls brings
/// nothing by itself.
pub(crate) fn look_at(now: &Now, regulations: &Regulations) -> Option<Moment> {
    let seen = regulations.observer == Observer::Program
        && !regulations.is_silent_about_flags()
        && regulations.book.regime() != Regime::OnDemand;
    let running = now.clock.motion().running().filter(|_| seen && now.phase == Phase::Playing)?;
    now.clock.flag_at(running)
}

/// When a side's time ran out with moves still to be made in it, if it has.
fn down_since(hearing: &Hearing<'_>, of: Color) -> Option<Moment> {
    hearing.now.clock.flag_at(side(of)).filter(|fell| *fell <= hearing.at)
}

/// Whether a side's flag is down.
pub(crate) fn is_down(hearing: &Hearing<'_>, of: Color) -> bool {
    down_since(hearing, of).is_some()
}

/// The side whose flag is down; of two, the one whose fell first.
fn first_down(hearing: &Hearing<'_>) -> Option<Color> {
    Color::ALL
        .into_iter()
        .filter_map(|color| Some((down_since(hearing, color)?, color)))
        .min_by_key(|(fell, _)| *fell)
        .map(|(_, color)| color)
}

fn face(hearing: &Hearing<'_>, of: Color) -> Option<Face> {
    hearing.now.clock.reading(hearing.at).ok().map(|reading| *reading.face(side(of)))
}

/// What a side has left; nothing when nobody's time is limited.
pub(crate) fn left(hearing: &Hearing<'_>, of: Color) -> Option<Span> {
    face(hearing, of)?.time
}

/// Whether a flag can be spoken of: before a sealed move is opened too (I.9.2), and while the clocks
/// stand for another reason.
fn clocks_count(hearing: &mut Hearing<'_>) -> bool {
    let stand = hearing.now.phase == Phase::Stopped && !sealing::is_closed(hearing);
    hearing.now.phase == Phase::Playing || stand || is_playing(hearing)
}

/// A player points out the opponent's flag.
pub(crate) fn claim(hearing: &mut Hearing<'_>) {
    if !clocks_count(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.regulations().is_silent_about_flags() && hearing.regulations().mode == Mode::Otb {
        // To win on time both clocks must be stopped (A.4.c of 2014).
        return hearing.refuse(Refusal::NotComplete, &[Provision::TimeClaim]);
    }
    if is_down(hearing, !by) {
        return point_out(hearing, by);
    }
    hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
    hearing.note(by, Note::WrongFlagClaim, &[Provision::Distraction]);
}

/// A flag that is down is pointed out by the opponent. If both are, the one that fell first counts:
/// the clock remembers the order.
pub(crate) fn point_out(hearing: &mut Hearing<'_>, by: Color) {
    let by_claim: &[Provision] = if hearing.regulations().is_limited() {
        &[Provision::FlagNoticed, Provision::TimeClaim]
    } else {
        &[Provision::FlagNoticed]
    };
    if hearing.regulations().is_silent_about_flags() && is_down(hearing, by) {
        return both_down(hearing, &[Provision::TimeClaim]);
    }
    let of = first_down(hearing).unwrap_or(!by);
    fallen(hearing, of, by_claim);
}

/// The arbiter calls a flag.
pub(crate) fn call(hearing: &mut Hearing<'_>, of: Color) {
    if !clocks_count(hearing) {
        return;
    }
    if hearing.regulations().is_silent_about_flags() {
        return hearing.refuse(Refusal::NotInForce, &[Provision::TimeClaim]);
    }
    if !is_down(hearing, of) {
        return hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
    }
    let of = first_down(hearing).unwrap_or(of);
    let hasty = hearing.regulations().category() != Category::Standard;
    let also = hasty.then_some(Provision::ArbiterCallsFlag);
    let noticed: Vec<_> = [Provision::FlagNoticed].into_iter().chain(also).collect();
    fallen(hearing, of, &noticed);
}

/// III.3.1: both flags are down and nobody can tell which fell first. Where the program is the
/// clock it can, and has ruled on the first before this. In the last period the game is drawn, before it both get the
/// next one. Outside Guideline III the arbiter is asked; without one this is ruled by analogy (G75).
pub(crate) fn call_both(hearing: &mut Hearing<'_>) {
    if !clocks_count(hearing) {
        return;
    }
    if !Color::ALL.into_iter().all(|color| is_down(hearing, color)) {
        return hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
    }
    both_down(hearing, &[Provision::FlagNoticed]);
}

/// Both flags count as fallen, and neither player has won by it.
fn both_down(hearing: &mut Hearing<'_>, noticed: &[Provision]) {
    for of in Color::ALL {
        hearing.find(Fact::FlagFallen { of }, noticed);
    }
    if !hearing.regulations().rules_on_both_flags() && hearing.has_arbiter() {
        // No article says what follows: the arbiter decides.
        if hearing.now.phase == Phase::Playing {
            hearing.find(Fact::ClocksStopped, &[Provision::Interruption]);
        }
        return hearing.ask(Question::BothFlags, &[Provision::Analogy]);
    }
    let last = Color::ALL.into_iter().any(|color| next_period(hearing, color).is_none());
    let provisions = hearing.regulations().both_flags_provisions(last);
    if last {
        lapse_offer(hearing);
        return hearing.end(Score::DRAW, Ground::BothFlags, &provisions);
    }
    open_next_period(hearing, &provisions);
}

/// A flag counts as fallen: the moves are checked at once (6.4). Where neither player had to
/// record any longer and nobody else does, the sheets come first (8.5.1).
fn fallen(hearing: &mut Hearing<'_>, of: Color, noticed: &[Provision]) {
    hearing.find(Fact::FlagFallen { of }, noticed);
    if next_period(hearing, of).is_some() && duty::nobody_records(hearing) {
        if hearing.now.phase == Phase::Playing {
            hearing.find(Fact::ClocksStopped, &[Provision::BothComplete]);
        }
        for by in Color::ALL {
            hearing.find(Fact::SheetDue { by }, &[Provision::BothComplete]);
        }
        let asked = Fact::Asked { question: Question::Sheets };
        return hearing.find_for(Audience::Everyone, asked, &[Provision::BothComplete]);
    }
    let claimed = noticed.contains(&Provision::TimeClaim);
    lose_on_time(hearing, of, claimed);
}

/// 6.9: the time is overstepped; a loss, or a draw if the opponent cannot mate. A game that had
/// ended before is not lost on time (G15).
fn overstepped(hearing: &mut Hearing<'_>, of: Color) {
    lose_on_time(hearing, of, false);
}

/// The same; under limited supervision the article about claims says itself when a claim only draws
/// (A.5.3).
fn lose_on_time(hearing: &mut Hearing<'_>, of: Color, claimed: bool) {
    if endings::had_ended(hearing) || finish::holds_back(hearing, of) {
        return;
    }
    lapse_offer(hearing);
    let score = mating::lose(hearing, of, Provision::TimeOverstepped);
    let mut provisions = vec![Provision::TimeOverstepped, Provision::FlagCheck];
    if claimed {
        let place = if score == Score::DRAW { 0 } else { provisions.len() };
        provisions.insert(place, Provision::TimeClaim);
    }
    hearing.end(score, Ground::Time, &provisions);
}

/// The flag that fell while nobody recorded.
fn awaiting_count(hearing: &Hearing<'_>) -> Option<Color> {
    let waiting = hearing.now.questions.contains(&Question::Sheets);
    let fallen = Color::ALL.into_iter().find(|color| hearing.now.players[*color].flag_fallen);
    fallen.filter(|_| waiting)
}

/// 6.4 once the sheets are complete: the moves are counted.
pub(crate) fn count(hearing: &mut Hearing<'_>) {
    let Some(of) = awaiting_count(hearing) else { return };
    let made = face(hearing, of).map_or(0, |face| u32::from(face.moves));
    settle(hearing, of, made, Provision::BothComplete);
}

/// Whether so many moves are enough for the period in which the flag fell.
fn settle(hearing: &mut Hearing<'_>, of: Color, made: u32, provision: Provision) {
    hearing.answer(|asked| *asked == Question::Sheets, &[provision]);
    let due = face(hearing, of).and_then(|face| face.moves_due).unwrap_or(u32::MAX);
    if made < due {
        return overstepped(hearing, of);
    }
    hearing.find(Fact::ControlMet { by: of }, &[Provision::FlagCheck, Provision::MovesInTime]);
    if let Some(setting) = next_period(hearing, of) {
        let moves = u16::try_from(made).unwrap_or(u16::MAX);
        let setting = Setting { moves, ..setting };
        hearing.find(Fact::ClockSet { of, setting }, &[Provision::FlagCheck, provision]);
    }
}

/// 8.5.3: the game was reconstructed under the arbiter's control; if a flag is down the moves
/// found are the count.
pub(crate) fn reconstruct(hearing: &mut Hearing<'_>, moves: u16, official: bool) {
    if official && !hearing.regulations().book.edition().officials_help {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::Reconstruction]);
    }
    if !matches!(hearing.now.phase, Phase::Playing | Phase::Stopped) {
        is_playing(hearing);
        return;
    }
    let found = Fact::Reconstructed { moves };
    hearing.find(found, &[Provision::Reconstruction, Provision::HelpReconstruct]);
    if let Some(of) = awaiting_count(hearing) {
        settle(hearing, of, u32::from(moves), Provision::Reconstruction);
    }
}

/// 8.6: the count cannot be shown, so the next move is the first of the next period.
pub(crate) fn count_unknown(hearing: &mut Hearing<'_>) {
    if awaiting_count(hearing).is_none() {
        return hearing.lacks(Missing::Count, &[Provision::CountUnknown]);
    }
    hearing.find(Fact::CountUnknown, &[Provision::CountUnknown]);
    open_next_period(hearing, &[Provision::CountUnknown]);
    hearing.answer(|asked| *asked == Question::Sheets, &[Provision::CountUnknown]);
}

/// Gives both players their next period, if they have one.
fn open_next_period(hearing: &mut Hearing<'_>, provisions: &[Provision]) {
    for of in Color::ALL {
        if let Some(setting) = next_period(hearing, of) {
            hearing.find(Fact::ClockSet { of, setting }, provisions);
        }
    }
}

/// A side's clock as it will be in the next period; nothing in the last one.
fn next_period(hearing: &Hearing<'_>, of: Color) -> Option<Setting> {
    let face = face(hearing, of)?;
    let schedule = hearing.now.clock.control().schedule(side(of))?;
    let due = face.moves_due?;
    let period = face.period.saturating_add(1);
    let next = schedule.period(period);
    Some(Setting {
        time: face.time?.saturating_add(next.time()),
        moves: u16::try_from(due).unwrap_or(u16::MAX),
        period,
    })
}

/// 12.9.3 with the arbiter's express word: all the time is taken, and 6.9 follows (X105).
pub(crate) fn take_all(hearing: &mut Hearing<'_>, of: Color) {
    hearing.find(Fact::FlagFallen { of }, &[Provision::LessTime, Provision::FlagNoticed]);
    overstepped(hearing, of);
}
