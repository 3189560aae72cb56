//! Illegal moves that lose once the opponent claims them, and nothing before that (rules 11, 12,
//! 13.d and 15-3 of the Finnish blitz rules).

use chess::{Color, Role};

use super::endings::lapse_offer;
use super::hearing::Hearing;
use super::illegal::Irregular;
use super::outside;
use super::{gesture, hands, illegal, moving, standing};
use crate::blitz::Remark;
use crate::fact::{Audience, Fact, IllegalAct, Note, Refusal};
use crate::table::{OpenIllegal, Phase};
use crate::{Ground, Mode, Provision, Score};

/// Whether illegal moves are dealt with in this way.
pub(super) fn is_in_force(hearing: &Hearing<'_>) -> bool {
    hearing.has(Provision::IllegalMoveLoses)
}

/// The player to move presses without having made a legal move. An illegal move is final with it
/// (12.c) and stands until it is claimed; where there is no move at all the clock just changes hands.
pub(super) fn pressed(hearing: &mut Hearing<'_>, by: Color) {
    let irregular = Irregular::read(hearing);
    let board = hearing.now.hands.as_ref().map(|hands| hands.board);
    let after = board.and_then(|board| gesture::aftermath(&hearing.now.position, &board));
    match (irregular.kind(), after) {
        (IllegalAct::Move | IllegalAct::PawnLeft, Some(after)) => {
            illegal::let_stand(hearing, by, &irregular, after);
            moving::pressed(hearing, by, &[Provision::PressCompletes]);
            // The illegal move is this player's reply, and completes it (12.a).
            standing::forgive(hearing, by);
        }
        _ => {
            hearing.find(Fact::ClockStarted { of: !by }, &[Provision::ClockHandling]);
            hearing.note(by, Note::IdlePress, &[Provision::ClockHandling]);
        }
    }
}

/// Something was done with a hand: has it taken the king?
pub(super) fn notice_king(hearing: &mut Hearing<'_>, by: Color) {
    if !is_in_force(hearing) || king_taken(hearing).is_some() {
        return;
    }
    let king = Role::King.of(!by);
    let Some(hands) = &hearing.now.hands else { return };
    let square = hearing.now.position.king(!by);
    let crowded = hands.crowded.iter().any(|(other, piece)| (*other, *piece) == (square, king));
    if crowded || hands.board.piece_on(square) != Some(king) {
        hearing.find_for(Audience::Nobody, Fact::KingTaken { by }, &[Provision::KingTaken]);
    }
}

fn king_taken(hearing: &Hearing<'_>) -> Option<Color> {
    hearing.now.demands.as_ref()?.king_taken
}

/// A player claims the win because of an illegal move of the opponent, or because the opponent took
/// the king.
pub(super) fn claim(hearing: &mut Hearing<'_>) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    let Some(by) = hearing.player() else { return };
    if !can_be_heard(hearing, by) || outside::prompted(hearing, by, Remark::IllegalMove) {
        return;
    }
    match king_taken(hearing) {
        Some(taker) if taker != by => {
            lapse_offer(hearing);
            let provisions = [Provision::KingTaken];
            return hearing.end(Score::win(by), Ground::KingTaken, &provisions);
        }
        Some(_) => return hearing.refuse(Refusal::RightLost, &[Provision::KingTaken]),
        None => {}
    }
    let acts = hearing.now.illegal.iter().filter(|act| act.by != by);
    let open = acts.clone().find(|act| !act.forgiven).cloned();
    let closed = acts.count() > 0;
    match open {
        Some(act) if standing::is_completed(hearing, &act) => lose(hearing, &act),
        Some(_) => not_yet(hearing),
        None if is_moving(hearing, !by) => not_yet(hearing),
        None if closed => {
            let provisions = [Provision::IllegalClaimInTime, Provision::IllegalWindow];
            hearing.refuse(Refusal::TooLate, &provisions);
        }
        None => hearing.refuse(Refusal::NothingThere, &[Provision::IllegalMoveLoses]),
    }
}

/// A player says that the own move was illegal. Only the opponent's claim makes anything of it
/// (13.d), and the answer does not tell whether it was (18-2).
pub(super) fn admit(hearing: &mut Hearing<'_>) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    let Some(by) = hearing.player() else { return };
    if hands::is_on(hearing) {
        let provisions = [Provision::IllegalMoveCompleted, Provision::IllegalClaimInTime];
        hearing.find(Fact::IllegalAdmitted { by }, &provisions);
    }
}

/// Whether a player has begun to move pieces and not finished.
fn is_moving(hearing: &Hearing<'_>, of: Color) -> bool {
    let position = &hearing.now.position;
    let at_rest = hearing.now.hands.as_ref().is_none_or(|hands| gesture::at_rest(position, hands));
    position.turn() == of && !at_rest && !hands::clock_runs_for(hearing, !of)
}

fn not_yet(hearing: &mut Hearing<'_>) {
    let provisions = [Provision::IllegalMoveCompleted, Provision::IllegalPutRight];
    hearing.refuse(Refusal::TooEarly, &provisions);
}

/// The illegal move loses, whatever the claimant has left (B-Q04).
fn lose(hearing: &mut Hearing<'_>, act: &OpenIllegal) {
    lapse_offer(hearing);
    let flagged = Color::ALL.into_iter().any(|color| hearing.now.players[color].flag_fallen);
    let mut provisions = Vec::new();
    if flagged {
        provisions.push(Provision::IllegalBeforeTime);
    }
    if act.kind == IllegalAct::PawnLeft {
        provisions.push(Provision::PawnLeft);
    }
    provisions.extend([Provision::IllegalMoveLoses, Provision::IllegalClaimInTime]);
    hearing.end(Score::win(!act.by), Ground::IllegalMoves, &provisions);
}

/// Whether claims of `by` can be heard: during the game, and after a flag was pointed out as long
/// as the illegal move can still be claimed, for then it goes before the flag (15-3).
fn can_be_heard(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let Phase::Over(verdict) = hearing.now.phase else {
        return hands::is_on(hearing);
    };
    let by_time = matches!(verdict.ground, Ground::Time | Ground::BothFlags);
    let open = hearing.now.illegal.iter().any(|act| act.by != by && !act.forgiven);
    if by_time && open {
        hearing.find(Fact::Reopened, &[Provision::IllegalBeforeTime]);
    } else {
        hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    by_time && open
}

/// The provision under which an illegal act stands for good once the opponent has moved: a pawn is
/// dead then (11-3).
pub(super) fn forgiven_by(hearing: &Hearing<'_>, of: Color) -> Vec<Provision> {
    let pawn =
        |act: &OpenIllegal| act.by == of && !act.forgiven && act.kind == IllegalAct::PawnLeft;
    let pawn = hearing.now.illegal.iter().any(pawn).then_some(Provision::DeadPawn);
    pawn.into_iter().chain([Provision::IllegalWindow]).collect()
}
