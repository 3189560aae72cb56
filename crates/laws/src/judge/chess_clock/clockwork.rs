//! Starting, stopping, setting and resuming the clock (6.6, 6.10, 6.11, 12.5).

use chess::{Color, Setup, Square};
use clock::{Setting, Span, TimeControl};

use crate::act::{ClockPlace, Duty, Facing, StopReason};
use crate::fact::{Audience, Fact, Missing, Note, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{
    complaint, earlier_times, flags, going_back, is_playing, lots, promotion, resumption, sealing,
    time_claim, two_boards,
};
use crate::table::Phase;
use crate::table::now::side;
use crate::{Category, ClockInHand, Judgement, Mode, Provision, Regime};

/// 6.6: at the appointed time White's clock is started.
pub(crate) fn start(hearing: &mut Hearing<'_>) {
    match hearing.now.phase {
        Phase::Waiting if hearing.now.wrong_board => {
            hearing.refuse(Refusal::WrongBoard, &[Provision::InitialPosition]);
        }
        Phase::Waiting if two_boards::lacks_assistant(hearing) => {
            hearing.refuse(Refusal::NotComplete, &[Provision::SightedAssistant]);
        }
        Phase::Waiting if !lots::are_settled(hearing) => {
            hearing.refuse(Refusal::NotComplete, &[Provision::ColoursByLot]);
        }
        Phase::Waiting => begin(hearing),
        Phase::Over(verdict) => hearing.refuse_by(Refusal::GameOver, verdict.articles),
        Phase::Playing | Phase::Stopped | Phase::Annulled => {
            hearing.refuse(Refusal::TooLate, &[Provision::Start]);
        }
    }
}

/// 6.5: the arbiter decides where the clock stands, before the game and not later.
pub(crate) fn place(hearing: &mut Hearing<'_>, place: ClockPlace) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if hearing.now.phase != Phase::Waiting {
        return hearing.refuse(Refusal::TooLate, &[Provision::ClockSide]);
    }
    hearing.find(Fact::ClockPlaced { place }, &[Provision::ClockSide]);
}

/// 4-1: before the event the arbiter orders which way the dials look.
pub(crate) fn face(hearing: &mut Hearing<'_>, faces: Facing) {
    if !hearing.is(Regime::OnDemand) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::ClockSide]);
    }
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if hearing.now.phase != Phase::Waiting {
        return hearing.refuse(Refusal::TooLate, &[Provision::ClockSide]);
    }
    hearing.find(Fact::ClockFaced { faces }, &[Provision::ClockSide]);
}

/// An arbiter who has not decided it is reminded; the game goes on.
fn remind_of_place(hearing: &mut Hearing<'_>) {
    let regulations = hearing.regulations();
    let has_clock = regulations.mode == Mode::Otb && regulations.control.is_timed();
    let is_arbiters = regulations.judgement == Judgement::Arbiter
        && regulations.book.regime() == Regime::Competition;
    if has_clock && is_arbiters && hearing.now.clock_place.is_none() {
        hearing.find_for(Audience::Arbiter, Fact::ClockNotPlaced, &[Provision::ClockSide]);
    }
}

/// 2.3: before the game the board is compared with the position it should show.
pub(crate) fn check_board(hearing: &mut Hearing<'_>, board: &Setup) {
    if hearing.now.phase != Phase::Waiting {
        return hearing.refuse(Refusal::TooLate, &[Provision::WrongSetup]);
    }
    let wanted = hearing.start().board();
    let differs = |square: &Square| board.board.piece_on(*square) != wanted.piece_on(*square);
    let squares: Vec<Square> = Square::all().filter(differs).collect();
    let found = if squares.is_empty() { Fact::BoardAgrees } else { Fact::BoardDiffers { squares } };
    hearing.find_for(Audience::Arbiter, found, &[Provision::InitialPosition]);
}

/// White's clock runs. Whether the edition is in force on that day is for the arbiter (FI.1).
pub(crate) fn begin(hearing: &mut Hearing<'_>) {
    hearing.find(Fact::Started, &[Provision::Start, Provision::WhiteBegins]);
    remind_of_place(hearing);
    let (first, last) = hearing.regulations().book.in_force();
    let is_out = |day| Some(day) < first || last.is_some_and(|last| last < day);
    if hearing.regulations().begins.is_some_and(is_out) {
        hearing.ask(Question::Edition, &[Provision::InForce]);
    }
}

/// 6.11.1: the arbiter interrupts the game; under the blitz rules for a reason that allows to take
/// the clock in hand (19).
pub(crate) fn pause(hearing: &mut Hearing<'_>, because: Option<ClockInHand>) {
    if !is_playing(hearing) {
        return;
    }
    let provisions: &[Provision] = if because.is_some() && hearing.is(Regime::OnDemand) {
        &[Provision::Interruption, Provision::ClockInHand]
    } else {
        &[Provision::Interruption]
    };
    hearing.find(Fact::ClocksStopped, provisions);
}

/// 6.11.2: a player stops both clocks, only to call the arbiter.
pub(crate) fn stop(hearing: &mut Hearing<'_>, reason: StopReason) {
    if sealing::is_closed(hearing) {
        return resumption::stop_on_arrival(hearing);
    }
    if reason == StopReason::Sealed {
        return sealing::stop(hearing);
    }
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.regulations().mode == Mode::Screen && !hearing.has_arbiter() {
        return hearing.refuse(Refusal::NoArbiter, &[Provision::PlayerStops]);
    }
    let also = match reason {
        StopReason::WrongSetting => Some(Provision::WrongSetting),
        StopReason::Displacement => Some(Provision::DisplacedStop),
        StopReason::IllegalMove => Some(Provision::IllegalMoveCompleted),
        StopReason::Flag if hearing.regulations().category() != Category::Standard => {
            Some(Provision::TimeClaim)
        }
        StopReason::PromotionPiece => Some(Provision::PromotionStop),
        StopReason::Flag | StopReason::Arbiter | StopReason::Sealed | StopReason::Other => None,
    };
    let provisions: Vec<Provision> = [Provision::PlayerStops].into_iter().chain(also).collect();
    hearing.find(Fact::ClocksStopped, &provisions);
    if reason == StopReason::PromotionPiece {
        promotion::fetch(hearing);
    }
    if reason == StopReason::Flag && hearing.is(Regime::OnDemand) {
        return time_claim::claim(hearing);
    }
    if reason == StopReason::Flag && flags::is_down(hearing, !by) {
        return flags::point_out(hearing, by);
    }
    if hearing.has_arbiter() {
        hearing.ask(Question::Stop { by, reason }, &[Provision::StopJudged]);
    }
}

/// 6.11.4: the arbiter weighs why a player stopped the clock.
pub(crate) fn judge_stop(hearing: &mut Hearing<'_>, valid: bool) {
    let stopped = hearing.now.questions.iter().find_map(|asked| match asked {
        Question::Stop { by, .. } => Some(*by),
        _ => None,
    });
    let Some(by) = stopped else {
        return hearing.lacks(Missing::Stop, &[Provision::StopJudged]);
    };
    hearing.find(Fact::StopJudged { by, valid }, &[Provision::StopJudged]);
    hearing.answer(
        |asked| matches!(asked, Question::Stop { by: other, .. } if *other == by),
        &[Provision::StopJudged],
    );
    if !valid {
        let provisions = [Provision::StopJudged, Provision::Penalties];
        hearing.note(by, Note::IdleStop, &provisions);
    }
}

/// 6.11.3: the arbiter lets play go on, with the clock that ran; on a screen, where nobody presses,
/// with that of the player on move.
pub(crate) fn resume(hearing: &mut Hearing<'_>) {
    if hearing.now.phase != Phase::Stopped {
        return hearing.lacks(Missing::Interruption, &[Provision::Resuming]);
    }
    if sealing::is_closed(hearing) {
        return hearing.refuse(Refusal::Adjourned, &[Provision::OpeningRule]);
    }
    // Play goes on, so a mate that broke a duty stands: for the player who may complain to say.
    if complaint::waits_for_other(hearing) {
        return hearing.refuse(Refusal::NotYours, &[Provision::ComplaintInTime]);
    }
    if complaint::waive(hearing) {
        return;
    }
    let settled = |asked: &Question| {
        matches!(
            asked,
            Question::Stop { .. }
                | Question::Times
                | Question::BothFlags
                | Question::Increment { .. }
                | Question::NoNormalWin { .. }
                | Question::Resignation { .. }
        )
    };
    hearing.answer(settled, &[Provision::Resuming]);
    hearing.find(Fact::Resumed, &[Provision::Resuming]);
    let turn = hearing.now.position.turn();
    let runs_for = hearing.now.clock.motion().running();
    if hearing.regulations().mode == Mode::Screen && runs_for != Some(side(turn)) {
        hearing.find(Fact::ClockStarted { of: turn }, &[Provision::Resuming]);
    }
}

/// Whether there is a clock to be set at a game that is not over.
fn has_clock(hearing: &mut Hearing<'_>, provision: Provision) -> bool {
    if let Phase::Over(verdict) = hearing.now.phase {
        hearing.refuse_by(Refusal::GameOver, verdict.articles);
        return false;
    }
    if hearing.now.phase == Phase::Annulled {
        hearing.refuse(Refusal::GameOver, &[Provision::WrongSetup]);
        return false;
    }
    if !hearing.now.clock.control().is_timed() {
        hearing.refuse(Refusal::NotInForce, &[provision]);
        return false;
    }
    true
}

/// 6.10.2, 7.1: the arbiter sets a time, and the counter with it.
pub(crate) fn set(hearing: &mut Hearing<'_>, of: Color, setting: Setting) {
    if has_clock(hearing, Provision::WrongSetting) {
        let provisions = [Provision::WrongSetting, Provision::RestoredTimes];
        hearing.find(Fact::ClockSet { of, setting }, &provisions);
    }
}

/// 6.10.2: a wrong setting is corrected; under A.4 only until each has made ten moves, unless the
/// schedule of the event would suffer (A.4.1.1).
pub(crate) fn set_control(hearing: &mut Hearing<'_>, control: &TimeControl, for_schedule: bool) {
    if let Phase::Over(verdict) = hearing.now.phase {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    if !for_schedule && going_back::is_settled(hearing) {
        let provisions = [Provision::SettingFixed, Provision::TenMoves];
        return hearing.refuse(Refusal::TooLate, &provisions);
    }
    let provisions: &[Provision] = if for_schedule {
        &[Provision::WrongSetting, Provision::SettingFixed]
    } else {
        &[Provision::WrongSetting]
    };
    let proposals = Color::ALL.map(|of| (of, earlier_times::had_it_been_set(hearing, of, control)));
    hearing.find(Fact::ControlSet { control: Box::new(control.clone()) }, provisions);
    for (of, time) in proposals {
        if let Some(time) = time.filter(|time| flags::left(hearing, of) != Some(*time)) {
            let proposed = Fact::TimeProposed { of, time };
            hearing.find_for(Audience::Arbiter, proposed, &[Provision::WrongSetting]);
        }
    }
}

/// 6.10.1: a defective clock is replaced; the new one stands until the arbiter resumes.
pub(crate) fn replace(hearing: &mut Hearing<'_>, white: Setting, black: Setting) {
    if !has_clock(hearing, Provision::DefectiveClock) {
        return;
    }
    if hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[Provision::DefectiveClock, Provision::Interruption]);
    }
    for (of, setting) in [(Color::White, white), (Color::Black, black)] {
        hearing.find(Fact::ClockSet { of, setting }, &[Provision::DefectiveClock]);
    }
}

/// 12.5: extra time after a disturbance, to either or both (G32).
pub(crate) fn extra(hearing: &mut Hearing<'_>, white: Span, black: Span) {
    if !has_clock(hearing, Provision::ExtraTime) {
        return;
    }
    let gifts = [(Color::White, white), (Color::Black, black)];
    if gifts.iter().all(|(_, span)| span.is_zero()) {
        return hearing.lacks(Missing::Time, &[Provision::ExtraTime]);
    }
    for (to, span) in gifts.into_iter().filter(|(_, span)| !span.is_zero()) {
        hearing.find(Fact::TimeAdded { to, span }, &[Provision::ExtraTime]);
    }
}

/// 6.2.6, 8.1.6: a player with an assistant gets less time, never a disabled one (G43).
pub(crate) fn adjust(hearing: &mut Hearing<'_>, of: Color, less: Span) {
    if !has_clock(hearing, Provision::PressingAssistant) {
        return;
    }
    let duties = &hearing.now.players[of].duties;
    let provision = if duties.contains(&Duty::Press) {
        Provision::PressingAssistant
    } else if duties.contains(&Duty::Write) {
        Provision::WritingAssistant
    } else {
        let provisions = [Provision::PressingAssistant, Provision::WritingAssistant];
        return hearing.lacks(Missing::Assistant, &provisions);
    };
    if hearing.regulations().disabled.contains(&of) {
        return hearing.refuse(Refusal::NotAllowed, &[provision, Provision::DisabledPlayers]);
    }
    if flags::left(hearing, of).is_some_and(|left| less >= left) {
        return hearing.refuse(Refusal::WouldFlag, &[provision]);
    }
    hearing.find(Fact::TimeTaken { from: of, span: less }, &[provision]);
}
