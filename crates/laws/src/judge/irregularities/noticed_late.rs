//! Illegal acts that nobody noticed at once: who may raise them, until when, and what then (7.5,
//! A.4.2).

use chess::Color;

use crate::fact::{Audience, Completion, Fact, IllegalAct, Missing, Note, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::illegal_act::{
    bind, complete, find_illegal, first_loses, punish, put_queen, replacing, take_back,
};
use crate::judge::{
    by_hand, earlier_times, endings, gesture, going_back, illegal_act, illegal_loses,
};
use crate::table::ledger::Done;
use crate::table::{OpenIllegal, Phase};
use crate::{Ground, Mode, Provision};

/// A player points out an illegal act of the opponent.
pub(crate) fn claim(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    act_against(hearing, !by);
}

/// A player points out an illegal act of the own: it has come up then, and is dealt with like any
/// other (7.5.1). Under limited supervision only what the arbiter sees or the opponent claims is put
/// right once it is complete (A.4.2): the word is there for them to act on.
pub(crate) fn admit(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    if !hearing.regulations().is_limited() || is_under_way(hearing, by) {
        return act_against(hearing, by);
    }
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if !by_hand::is_on(hearing) {
        return;
    }
    hearing.find(Fact::IllegalAdmitted { by }, &[Provision::IllegalWindow]);
    if hearing.has_arbiter() {
        hearing.ask(Question::OwnIllegal { by }, &[Provision::IllegalWindow]);
    }
}

/// The arbiter acts on a player's illegal act.
pub(crate) fn declare(hearing: &mut Hearing<'_>, of: Color) {
    act_against(hearing, of);
    let admitted = Question::OwnIllegal { by: of };
    hearing.answer(|asked| *asked == admitted, &[Provision::IllegalWindow]);
}

fn act_against(hearing: &mut Hearing<'_>, of: Color) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if !can_be_heard(hearing, of) {
        return;
    }
    if illegal_act::is_without_king(hearing) {
        return king_taken(hearing, of);
    }
    let mut acts = hearing.now.illegal.iter().filter(|act| act.by == of);
    // The earliest: what came later is void with it.
    if let Some(act) = acts.clone().find(|act| !act.forgiven).cloned() {
        return act_on(hearing, &act);
    }
    if acts.next().is_some() {
        return hearing.refuse(Refusal::TooLate, &[Provision::IllegalWindow]);
    }
    if is_under_way(hearing, of) {
        // Not completed: it is taken back and costs nothing (G50).
        let bound = replacing(hearing);
        return take_back(hearing, of, &bound);
    }
    unfounded(hearing);
}

/// There is nothing illegal to act on: the last move was legal. A player who says otherwise may
/// disturb the opponent (11.5).
fn unfounded(hearing: &mut Hearing<'_>) {
    hearing.lacks(Missing::IllegalMove, &[Provision::IllegalMoveCompleted]);
    if let Some(by) = hearing.seat.side() {
        hearing.note(by, Note::WrongIllegalClaim, &[Provision::Distraction]);
    }
}

/// Someone says that a king is gone. Whichever side is named, the first irregularity is put right,
/// and what came after it is void with it (7.5.1); if the king was taken first, that is the one.
fn king_taken(hearing: &mut Hearing<'_>, of: Color) {
    if let Some(first) = hearing.now.illegal.iter().find(|act| !act.forgiven).cloned() {
        return act_on(hearing, &first);
    }
    let taker = hearing.now.position.turn();
    if taker != of {
        return hearing.lacks(Missing::IllegalMove, &[Provision::IllegalMoveCompleted]);
    }
    let pressed = by_hand::clock_runs_for(hearing, !taker);
    let bound = replacing(hearing);
    take_back(hearing, taker, &bound);
    if !pressed || !punish(hearing, taker, IllegalAct::Move) {
        going_back::run_again(hearing, taker);
    }
}

/// Whether illegal acts of `of` can be raised now: during the game, and after a flag as long as the
/// result is not final, for then the act came first (G90).
fn can_be_heard(hearing: &mut Hearing<'_>, of: Color) -> bool {
    let Phase::Over(verdict) = hearing.now.phase else {
        return by_hand::is_on(hearing);
    };
    let players = &hearing.now.players;
    let signed = players.white.signed.is_some() && players.black.signed.is_some();
    let open = hearing.now.illegal.iter().any(|act| act.by == of && !act.forgiven);
    if verdict.ground != Ground::Time || players[of].flag_fallen || signed || !open {
        hearing.refuse_by(Refusal::GameOver, verdict.articles);
        return false;
    }
    if hearing.seat != crate::Seat::Arbiter && hearing.has_arbiter() {
        let question = Question::EarlierIllegal { by: of };
        let provisions = [Provision::IllegalMoveCompleted, Provision::FlagNoticed];
        hearing.ask(question, &provisions);
        return false;
    }
    let provisions = [Provision::IllegalMoveCompleted, Provision::FlagNoticed];
    hearing.find(Fact::Reopened, &provisions);
    true
}

/// Whether the player to move has put the pieces where no legal move puts them.
pub(crate) fn is_under_way(hearing: &Hearing<'_>, of: Color) -> bool {
    let position = &hearing.now.position;
    position.turn() == of
        && hearing.now.hands.as_ref().is_some_and(|hands| {
            let determined = gesture::determined(position, hands);
            !hands.released.is_empty()
                && !gesture::at_rest(position, hands)
                && determined.moves.is_empty()
        })
}

/// Someone acts on an illegal act that stood until now.
fn act_on(hearing: &mut Hearing<'_>, act: &OpenIllegal) {
    let by = act.by;
    match act.kind {
        IllegalAct::TwoHands => {
            if !punish(hearing, by, act.kind) && hearing.now.phase == Phase::Stopped {
                going_back::let_play_go_on(hearing);
            }
        }
        // The first loses, and nothing is put back for it (A.4.b of 2014).
        IllegalAct::PawnLeft | IllegalAct::Move
            if first_loses(hearing) && is_completed(hearing, act) =>
        {
            punish(hearing, by, act.kind);
        }
        IllegalAct::PawnLeft if hearing.has(Provision::PawnLeft) => {
            let Some(m) = act.replacing.first().copied() else { return };
            let completed = is_completed(hearing, act);
            go_back(hearing, act);
            put_queen(hearing, by, m);
            let over = completed && punish(hearing, by, act.kind);
            if !over && !endings::by_move(hearing, by) {
                complete(hearing, by);
                going_back::run_again(hearing, !by);
            }
        }
        IllegalAct::PawnLeft | IllegalAct::Move | IllegalAct::NoMove => {
            let completed = is_completed(hearing, act);
            go_back(hearing, act);
            bind(hearing, by, act.replacing.clone(), Provision::TouchMove);
            let over = completed && punish(hearing, by, act.kind);
            if !over {
                going_back::run_again(hearing, by);
            }
        }
    }
}

/// Only a pressed act is complete, and counted (G50, G51).
pub(crate) fn is_completed(hearing: &Hearing<'_>, act: &OpenIllegal) -> bool {
    let index = act.ply as usize;
    index < hearing.plies.len() && hearing.plies.get(index).completed == Some(Completion::Pressed)
}

/// The position before the act, and the times of its press without the increment (7.1, X60).
fn go_back(hearing: &mut Hearing<'_>, act: &OpenIllegal) {
    let settings = earlier_times::before_press(hearing, act.ply as usize);
    let window = hearing.regulations().is_limited().then_some(Provision::IllegalWindow);
    let provisions: Vec<_> = [act.kind.provision(hearing)].into_iter().chain(window).collect();
    show(hearing, act);
    hearing.find(Fact::PositionRestored { ply: act.ply }, &provisions);
    earlier_times::set(hearing, settings);
}

/// What was wrong with a move that stood, as far as the boards before and after it tell.
pub(crate) fn show(hearing: &mut Hearing<'_>, act: &OpenIllegal) {
    let index = act.ply as usize;
    if act.kind != IllegalAct::Move || index >= hearing.plies.len() {
        return;
    }
    let Done::Stood(after) = &hearing.plies.get(index).done else { return };
    let before = hearing.plies.position_after(hearing.start(), index);
    let m = gesture::led_to(&before, &after.board);
    if let Some(illegal) = m.and_then(|m| before.judge(m).err()) {
        find_illegal(hearing, act.by, illegal);
    }
}

/// A.4.2: once the opponent has made the next move the illegal acts before it stand.
pub(crate) fn forgive(hearing: &mut Hearing<'_>, mover: Color) {
    let open = hearing.now.illegal.iter().any(|act| act.by != mover && !act.forgiven);
    if open && (hearing.regulations().is_limited() || hearing.has(Provision::IllegalMoveLoses)) {
        let provisions = illegal_loses::forgiven_by(hearing, !mover);
        let forgiven = Fact::IllegalForgiven { by: !mover };
        hearing.find_for(Audience::Nobody, forgiven, &provisions);
    }
}

/// A.4.2: after that the players may still agree, without the arbiter, to put it right; it costs
/// nothing (G74).
pub(crate) fn agree_correction(hearing: &mut Hearing<'_>) {
    if !hearing.regulations().is_limited() {
        return hearing.refuse(Refusal::NotInForce, &[Provision::IllegalWindow]);
    }
    let Some(by) = by_hand::at_board(hearing) else { return };
    let correctable = |act: &&OpenIllegal| act.forgiven && act.kind != IllegalAct::TwoHands;
    let Some(act) = hearing.now.illegal.iter().rev().find(correctable).cloned() else {
        return hearing.lacks(Missing::IllegalMove, &[Provision::IllegalWindow]);
    };
    if hearing.now.correction != Some(!by) {
        return hearing.find(Fact::CorrectionAgreed { by }, &[Provision::IllegalWindow]);
    }
    go_back(hearing, &act);
    let mut of = act.by;
    match (act.kind, act.replacing.first()) {
        (IllegalAct::PawnLeft, Some(m)) => {
            put_queen(hearing, act.by, *m);
            if endings::by_move(hearing, act.by) {
                return;
            }
            complete(hearing, act.by);
            of = !act.by;
        }
        _ => bind(hearing, act.by, act.replacing, Provision::TouchMove),
    }
    hearing.find(Fact::ClockStarted { of }, &[Provision::RestoredTimes]);
}
