//! Pressing the clock, and knocking things over beside it (6.2, 7.4, 7.5).

use chess::Color;

use crate::act::PressingHand;
use crate::fact::{Audience, Fact, IllegalAct, Missing, Note, Refusal};
use crate::judge::by_hand::{at_board, clock_runs_for, is_on, is_uncompleted};
use crate::judge::gesture;
use crate::judge::hearing::Hearing;
use crate::judge::{
    illegal_act, illegal_position, on_screen, program_watches, sealing, two_boards,
};
use crate::table::Phase;
use crate::{Provision, Seat};

/// A player presses the clock, with whichever hand.
pub(crate) fn press(hearing: &mut Hearing<'_>, hand: Option<PressingHand>) {
    let Some(by) = at_board(hearing) else { return };
    if !clock_runs_for(hearing, by) {
        return idle(hearing, by);
    }
    change_clocks(hearing, by);
    // An assistant presses with a hand that has moved nothing (6.2.6).
    if hand == Some(PressingHand::Other) && !hearing.seat.is_assistant() {
        let provisions = [Provision::SameHandPresses, Provision::Penalties];
        hearing.note(by, Note::OtherHand, &provisions);
    }
}

fn change_clocks(hearing: &mut Hearing<'_>, by: Color) {
    if sealing::pressed(hearing, by) {
        return;
    }
    let has_move = hearing.now.position.turn() == by;
    let at_rest = hearing
        .now
        .hands
        .as_ref()
        .is_some_and(|hands| gesture::at_rest(&hearing.now.position, hands));
    if is_uncompleted(hearing, by) && (at_rest || !has_move) {
        complete(hearing, by, has_move);
    } else if has_move {
        if !two_boards::early_press(hearing, by) {
            illegal_act::pressed(hearing, by);
        }
    } else {
        turn_back(hearing, by);
    }
}

/// A press of a clock that does not run has no effect (6.2.2, X65, X104).
fn idle(hearing: &mut Hearing<'_>, by: Color) {
    let provision = if is_uncompleted(hearing, !by) {
        Provision::RightToPress
    } else {
        Provision::ClockHandling
    };
    hearing.refuse(Refusal::NotRunning, &[provision]);
    hearing.note(by, Note::IdlePress, &[provision, Provision::ClockHandling]);
}

/// 6.2.1: the move made is complete; late if the opponent has replied already (6.2.2).
fn complete(hearing: &mut Hearing<'_>, by: Color, late: bool) {
    let provisions: &[Provision] = if late {
        &[Provision::RightToPress, Provision::PressCompletes]
    } else {
        &[Provision::PressCompletes]
    };
    on_screen::pressed(hearing, by, provisions);
    put_back_on_own_time(hearing, by);
    if last_two_handed(hearing, by) && hearing.has(Provision::TwoHands) {
        two_hands(hearing, by);
    }
    illegal_position::look_again(hearing);
}

/// The pieces that a player knocked over are put back on that player's time, after a press too (X99).
pub(crate) fn put_back_on_own_time(hearing: &mut Hearing<'_>, by: Color) {
    let displaced = hearing.now.hands.as_ref().and_then(|hands| hands.displaced);
    if displaced.is_some_and(|d| d.by == by) && !hearing.has(Provision::ClockReturned) {
        hearing.find(Fact::ClockStarted { of: by }, &[Provision::DisplacedPieces]);
    }
}

fn last_two_handed(hearing: &Hearing<'_>, by: Color) -> bool {
    let plies = &hearing.plies;
    let last = (0..plies.len()).rev().map(|index| plies.get(index)).find(|ply| ply.by == by);
    last.is_some_and(|ply| ply.two_hands)
}

/// 7.5.4: two hands for one move, and the clock pressed. The move stands (G54). Where the book does
/// not count it, it costs nothing.
fn two_hands(hearing: &mut Hearing<'_>, by: Color) {
    let kind = IllegalAct::TwoHands;
    if !kind.counts(hearing) {
        // It was noted when the move was made.
        return;
    }
    if program_watches(hearing) {
        illegal_act::punish(hearing, by, kind);
    } else {
        let stands = Fact::IllegalStands { by, kind, after: None, replacing: Vec::new() };
        hearing.find_for(Audience::Nobody, stands, &[Provision::TwoHands, Provision::OneHand]);
    }
}

/// A player whose clock runs without having the move, nor a move to complete, lets the other's run
/// again: displaced pieces stand, or the clock ran for the wrong side.
fn turn_back(hearing: &mut Hearing<'_>, by: Color) {
    let displaced = hearing.now.hands.as_ref().and_then(|hands| hands.displaced);
    if hearing.has(Provision::ClockReturned) {
        // Once the pieces stand that is what the rule wants; before, the opponent starts it again.
        return hearing.find(Fact::ClockStarted { of: !by }, &[Provision::HavingTheMove]);
    }
    if displaced.is_some_and(|displaced| displaced.by == by) {
        return put_back(hearing, by);
    }
    hearing.find(Fact::ClockStarted { of: !by }, &[Provision::HavingTheMove]);
    hearing.note(by, Note::IdlePress, &[Provision::ClockHandling]);
}

/// 7.4.1: pieces are knocked over; the player who did it puts them back on their own time.
pub(crate) fn displace(hearing: &mut Hearing<'_>) {
    let Some(by) = at_board(hearing) else { return };
    if hearing.now.hands.as_ref().is_some_and(|hands| hands.displaced.is_some()) {
        return hearing.refuse(Refusal::TooOften, &[Provision::DisplacedPieces]);
    }
    hearing.find(Fact::Displaced { by }, &[Provision::DisplacedPieces]);
    // Where nobody interferes the opponent sees to it (9-2 of the Finnish blitz rules).
    if !clock_runs_for(hearing, by) && !hearing.has(Provision::ClockReturned) {
        hearing.find(Fact::ClockStarted { of: by }, &[Provision::DisplacedPieces]);
    }
    hearing.note(by, Note::Displaced, &[Provision::DisplacedPenalty, Provision::Penalties]);
}

/// The pieces stand again.
pub(crate) fn restored(hearing: &mut Hearing<'_>) {
    // The arbiter may have helped (7.4.2), perhaps while the clocks stand.
    let helped = hearing.seat == Seat::Arbiter;
    let by = if helped { None } else { at_board(hearing) };
    let heard = if helped { is_on(hearing) } else { by.is_some() };
    if !heard {
        return;
    }
    let displaced = hearing.now.hands.as_ref().and_then(|hands| hands.displaced);
    let Some(displaced) = displaced else {
        return hearing.lacks(Missing::Displacement, &[Provision::DisplacedPieces]);
    };
    put_back(hearing, by.unwrap_or(displaced.by));
}

fn put_back(hearing: &mut Hearing<'_>, by: Color) {
    let displaced = hearing.now.hands.as_ref().and_then(|hands| hands.displaced);
    hearing.find(Fact::PiecesRestored { by }, &[Provision::DisplacedPieces]);
    let Some(of) = displaced.and_then(|displaced| displaced.then) else { return };
    if clock_runs_for(hearing, of) || hearing.has(Provision::ClockReturned) {
        return;
    }
    hearing.find(Fact::ClockStarted { of }, &[Provision::DisplacedPieces]);
    if hearing.now.phase != Phase::Playing {
        hearing.find(Fact::ClocksStopped, &[Provision::DisplacedStop]);
    }
}
