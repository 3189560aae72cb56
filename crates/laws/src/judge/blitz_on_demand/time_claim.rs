//! Time that counts only once a player says so (rules 13.c, 14.c, 14.d and 15 of the Finnish blitz
//! rules): who may say it, with which pieces it wins, and a forced mate shown in their place.

use chess::{Color, Move, Position};
use clock::{Moment, Span};
use winnable::ForcedMate;

use crate::blitz::Remark;
use crate::fact::{Fact, Note, Refusal};
use crate::judge::bystanders;
use crate::judge::endings::{self, lapse_offer};
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, flags, material, no_progress};
use crate::table::Phase;
use crate::table::demands::MateDue;
use crate::table::now::Now;
use crate::{Ground, Mode, Provision, Regime, Score};

/// A player points out the opponent's flag; both clocks stop, and the own flag must be up (13.c.1).
pub(crate) fn claim(hearing: &mut Hearing<'_>) {
    if !is_heard(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if bystanders::prompted(hearing, by, Remark::Flag) {
        return;
    }
    if !flags::is_down(hearing, !by) {
        return point_out_wrongly(hearing, by);
    }
    counts(hearing, by);
}

/// The flag of the opponent of `by` counts as pointed out.
pub(crate) fn counts(hearing: &mut Hearing<'_>, by: Color) {
    point_out(hearing, !by, &[Provision::FlagNoticed, Provision::TimeOverstepped]);
    if !drawn_anyway(hearing) {
        settle(hearing, by);
    }
}

/// A player points out the own flag: the opponent, whose flag must be up, need only agree, or shows
/// a mate if the pieces are too few (14.d, 6.8).
pub(crate) fn point_out_own(hearing: &mut Hearing<'_>) {
    if !hearing.is(Regime::OnDemand) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::FlagNoticed]);
    }
    if !is_heard(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if !flags::is_down(hearing, by) {
        return hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
    }
    point_out(hearing, by, &[Provision::TooFewPieces, Provision::FlagNoticed]);
    if drawn_anyway(hearing) || material::suffices(hearing.now.position.board(), !by) {
        return;
    }
    settle(hearing, !by);
}

/// Words about a flag count while the clocks stand too. A game that has just ended on the board is
/// taken up again if nobody can tell whether that was before the flag was pointed out (15-2).
fn is_heard(hearing: &mut Hearing<'_>) -> bool {
    if let Phase::Over(verdict) = hearing.now.phase
        && matches!(verdict.ground, Ground::Checkmate | Ground::Stalemate)
        && hearing.regulations().mode == Mode::Otb
        && hearing.at == hearing.table.now.seen
        && hearing.seat.side().is_some_and(|by| flags::is_down(hearing, !by))
    {
        let provisions = [Provision::OrderPointedOut, Provision::OrderOfEvents];
        hearing.find(Fact::Reopened, &provisions);
        return true;
    }
    if mate_due(&hearing.now).is_some() {
        hearing.refuse(Refusal::TooOften, &[Provision::ForcedMateShown]);
        return false;
    }
    by_hand::is_on(hearing)
}

fn point_out(hearing: &mut Hearing<'_>, of: Color, provisions: &[Provision]) {
    if hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[Provision::FlagNoticed]);
    }
    hearing.find(Fact::FlagFallen { of }, provisions);
}

/// The flag that a player pointed out is up: the clocks were stopped for nothing and go on, which
/// may be a breach (11.5) and costs no time.
fn point_out_wrongly(hearing: &mut Hearing<'_>, by: Color) {
    let is_playing = hearing.now.phase == Phase::Playing;
    if is_playing {
        hearing.find(Fact::ClocksStopped, &[Provision::FlagNoticed]);
    }
    hearing.refuse(Refusal::FlagNotDown, &[Provision::FlagNoticed]);
    hearing.note(by, Note::WrongFlagClaim, &[Provision::Distraction]);
    if is_playing {
        hearing.find(Fact::Resumed, &[Provision::Resuming]);
    }
}

/// The game had ended on the board before (15-1), or both times have run out, whichever first
/// (13.c.1, 14.c).
fn drawn_anyway(hearing: &mut Hearing<'_>) -> bool {
    if endings::had_ended_on_board(hearing) {
        return true;
    }
    let both = Color::ALL.into_iter().all(|color| flags::is_down(hearing, color));
    if both {
        lapse_offer(hearing);
        let provisions = [Provision::BothFlags, Provision::BothTimesOut];
        hearing.end(Score::DRAW, Ground::BothFlags, &provisions);
    }
    both
}

/// The opponent of `winner` has overstepped the time and `winner` has not.
pub(crate) fn settle(hearing: &mut Hearing<'_>, winner: Color) {
    if no_progress::holds_back(hearing, !winner) {
        return;
    }
    let suffices = material::suffices(hearing.now.position.board(), winner);
    let weighed = Fact::MaterialWeighed { of: winner, suffices };
    hearing.find(weighed, &[Provision::SufficientMaterial]);
    if suffices {
        lapse_offer(hearing);
        let provisions =
            [Provision::TimeOverstepped, Provision::FlagNoticed, Provision::SufficientMaterial];
        return hearing.end(Score::win(winner), Ground::Time, &provisions);
    }
    if material::is_bare(hearing.now.position.board(), winner) {
        return too_few(hearing);
    }
    let until = hearing.at.checked_add(hearing.regulations().mate_begun_within);
    let until = until.unwrap_or(hearing.at);
    let provisions = [Provision::ForcedMateShown, Provision::TooFewPieces];
    hearing.find(Fact::MateAsked { of: winner, until }, &provisions);
}

/// 14.d: too few pieces, and no forced mate.
fn too_few(hearing: &mut Hearing<'_>) {
    lapse_offer(hearing);
    let provisions = [Provision::TooFewPieces, Provision::SufficientMaterial];
    hearing.end(Score::DRAW, Ground::Time, &provisions);
}

fn mate_due(now: &Now) -> Option<MateDue> {
    now.demands.as_ref()?.mate_due
}

/// The time to show a mate is over.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    if mate_due(&hearing.now).is_some_and(|due| hearing.at > due.until) {
        too_few(hearing);
    }
}

/// When that will be.
pub(crate) fn look_at(now: &Now) -> Option<Moment> {
    mate_due(now)?.until.checked_add(Span::millis(1))
}

/// 13.c.2: a player begins to name a mate, and has a minute for it in all, or what was announced
/// (B-Q15).
pub(crate) fn begin(hearing: &mut Hearing<'_>) {
    if !hearing.is(Regime::OnDemand) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::TimeOverstepped]);
    }
    let Some(by) = hearing.player() else { return };
    if mate_due(&hearing.now).is_none() {
        claim(hearing);
    }
    let provisions = [Provision::ForcedMateShown];
    match mate_due(&hearing.now) {
        Some(due) if due.of != by => hearing.refuse(Refusal::NotYours, &provisions),
        Some(due) if due.begun => hearing.refuse(Refusal::TooOften, &provisions),
        Some(due) => {
            let regulations = hearing.regulations();
            let left = regulations.mate_shown_within.saturating_sub(regulations.mate_begun_within);
            let until = due.until.checked_add(left).unwrap_or(due.until);
            hearing.find(Fact::MateBegun { by, until }, &provisions);
        }
        None => {}
    }
}

/// 13.c.2: a player names a line to mate, with the claim or right after it.
pub(crate) fn show(hearing: &mut Hearing<'_>, line: &[Move]) {
    if !hearing.is(Regime::OnDemand) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::TimeOverstepped]);
    }
    let Some(by) = hearing.player() else { return };
    if mate_due(&hearing.now).is_none() {
        claim(hearing);
    }
    if mate_due(&hearing.now).is_none() {
        return;
    }
    if mate_due(&hearing.now).is_some_and(|due| due.of != by) {
        return hearing.refuse(Refusal::NotYours, &[Provision::ForcedMateShown]);
    }
    let forced = is_forced(hearing, by, line);
    let shown = Fact::MateShown { by, line: line.to_vec(), forced };
    hearing.find(shown, &[Provision::ForcedMateShown]);
    if !forced {
        return too_few(hearing);
    }
    lapse_offer(hearing);
    let provisions =
        [Provision::ForcedMateShown, Provision::TimeOverstepped, Provision::FlagNoticed];
    hearing.end(Score::win(by), Ground::Time, &provisions);
}

/// Whether the line ends in mate, and from every position in which `side` is to move or has moved
/// the mate is forced in as many moves as the line still has: no defence lasts longer.
fn is_forced(hearing: &Hearing<'_>, side: Color, line: &[Move]) -> bool {
    let position = &hearing.now.position;
    // A line that nobody could name at once need not be proved; what cannot be proved within the
    // limit was not shown.
    let budget = hearing.budget();
    let forced = |position: &Position, moves: u32| match winnable::forced_mate(
        position, side, moves, &budget,
    ) {
        ForcedMate::Forced(_) => true,
        ForcedMate::Refuted => false,
        ForcedMate::Undetermined(_) => {
            hearing.ran_out();
            false
        }
    };
    let mut turn = position.turn();
    let mut left = 0;
    for _ in line {
        left += u32::from(turn == side);
        turn = !turn;
    }
    if left == 0 || !forced(position, left) {
        return false;
    }
    let mut here = position.clone();
    for m in line {
        let Some(next) = here.legal(*m).map(|legal| legal.play()) else { return false };
        if here.turn() == side {
            left -= 1;
            if !forced(&next, left) {
                return false;
            }
        }
        here = next;
    }
    here.turn() != side && here.is_check() && !here.has_legal_move()
}
