//! Illegal moves that lose once the opponent claims them, and nothing before that (rules 11, 12,
//! 13.d and 15-3 of the Finnish blitz rules).

use chess::{Color, Role};

use crate::blitz::Remark;
use crate::fact::{Audience, Fact, IllegalAct, Missing, Note, Refusal};
use crate::judge::bystanders;
use crate::judge::endings::lapse_offer;
use crate::judge::hearing::Hearing;
use crate::judge::illegal_act::Irregular;
use crate::judge::{by_hand, demand, gesture, illegal_act, noticed_late, on_screen};
use crate::table::{OpenIllegal, Phase};
use crate::{Ground, Mode, Provision, Score};

/// The player to move presses without having made a legal move. An illegal move is final with it
/// (12.c) and stands until it is claimed; where there is no move at all the clock just changes hands.
pub(crate) fn pressed(hearing: &mut Hearing<'_>, by: Color) {
    let irregular = Irregular::read(hearing);
    let board = hearing.now.hands.as_ref().map(|hands| hands.board);
    let after = board.and_then(|board| gesture::aftermath(&hearing.now.position, &board));
    match (irregular.kind(), after) {
        (IllegalAct::Move | IllegalAct::PawnLeft, Some(after)) => {
            illegal_act::let_stand(hearing, by, &irregular, after);
            on_screen::pressed(hearing, by, &[Provision::PressCompletes]);
            // The illegal move is this player's reply, and completes it (12.a).
            noticed_late::forgive(hearing, by);
        }
        (kind, _) => {
            hearing.find(Fact::ClockStarted { of: !by }, &[Provision::ClockHandling]);
            if kind == IllegalAct::NoMove {
                hearing.note(by, Note::EmptyPress, &[Provision::ClockHandling]);
            }
        }
    }
}

/// Something was done with a hand: has it taken the king?
pub(crate) fn notice_king(hearing: &mut Hearing<'_>, by: Color) {
    if !hearing.has(Provision::IllegalMoveLoses) || king_taken(hearing).is_some() {
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
pub(crate) fn claim(hearing: &mut Hearing<'_>) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    let Some(by) = hearing.player() else { return };
    if !can_be_heard(hearing, by) || bystanders::prompted(hearing, by, Remark::IllegalMove) {
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
    match Window::of(hearing, by) {
        Window::NotYet => {
            let provisions = [Provision::IllegalMoveCompleted, Provision::IllegalPutRight];
            hearing.refuse(Refusal::TooEarly, &provisions);
        }
        Window::Open => {
            let mut acts = hearing.now.illegal.iter();
            let open = acts.find(|act| act.by != by && !act.forgiven).cloned();
            match open.filter(|act| noticed_late::is_completed(hearing, act)) {
                Some(act) => lose(hearing, &act),
                None => found_legal(hearing),
            }
        }
        Window::Closed => {
            let provisions = [Provision::IllegalClaimInTime, Provision::IllegalWindow];
            hearing.refuse(Refusal::TooLate, &provisions);
        }
    }
}

/// A player says that the own move was illegal. Only the opponent's claim makes anything of it
/// (13.d), and the answer does not tell whether it was (18-2).
pub(crate) fn admit(hearing: &mut Hearing<'_>) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    let Some(by) = hearing.player() else { return };
    if by_hand::is_on(hearing) {
        let provisions = [Provision::IllegalMoveCompleted, Provision::IllegalClaimInTime];
        hearing.find(Fact::IllegalAdmitted { by }, &provisions);
    }
}

/// When a claim comes: between the press of the move that it is about and the claimant's own move
/// (12.c, 13.d-2). Asked too early or too late a player must not learn from the answer what the move
/// was (18-2), so it depends on nothing but what everyone sees.
enum Window {
    NotYet,
    Open,
    Closed,
}

impl Window {
    fn of(hearing: &Hearing<'_>, by: Color) -> Self {
        let position = &hearing.now.position;
        let hands = hearing.now.hands.as_ref();
        let at_rest = hands.is_none_or(|hands| gesture::at_rest(position, hands));
        let has_moved = (0..hearing.plies.len()).any(|index| hearing.plies.get(index).by != by);
        // The opponent pressed without a move; or late, for the move before the claimant's own.
        let pressed = by_hand::clock_runs_for(hearing, by) && !by_hand::is_uncompleted(hearing, by);
        if position.turn() == by {
            let unpressed = by_hand::is_uncompleted(hearing, !by);
            if unpressed { Self::NotYet } else { Self::Open }
        } else if pressed && !is_illegal_since(hearing) {
            Self::Open
        } else if !at_rest {
            Self::NotYet
        } else if has_moved {
            Self::Closed
        } else {
            Self::Open
        }
    }
}

/// Whether the opponent has done something illegal since a press without a move, on the claimant's
/// time: what was there at the press stands since then, but for a king that is missing.
fn is_illegal_since(hearing: &Hearing<'_>) -> bool {
    let kind = Irregular::read(hearing).kind();
    let illegal = matches!(kind, IllegalAct::Move | IllegalAct::PawnLeft);
    illegal && !illegal_act::is_without_king(hearing)
}

/// The claim came in time, and nothing was illegal: what looked so may have been castling as in a
/// mirror (7-2).
fn found_legal(hearing: &mut Hearing<'_>) {
    if castled_as_in_a_mirror(hearing) {
        let provisions = [Provision::IllegalMoveLoses, Provision::MirroredCastling];
        return hearing.lacks(Missing::IllegalCastling, &provisions);
    }
    hearing.lacks(Missing::IllegalMove, &[Provision::IllegalMoveLoses]);
}

fn castled_as_in_a_mirror(hearing: &Hearing<'_>) -> bool {
    let Some(last) = hearing.plies.len().checked_sub(1) else { return false };
    let Some(m) = hearing.plies.get(last).done.legal() else { return false };
    let before = hearing.plies.position_after(hearing.start(), last);
    before.castling().is_mirrored(before.turn())
        && before.legal(m).is_some_and(|legal| legal.castling().is_some())
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
    noticed_late::show(hearing, act);
    hearing.end(Score::win(!act.by), Ground::IllegalMoves, &provisions);
}

/// Whether claims of `by` can be heard: during the game, and as an answer to a flag that was pointed
/// out, for an illegal move that can still be claimed goes before the flag (15-3). Once nobody has
/// answered the result is final (21-1).
fn can_be_heard(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let Phase::Over(verdict) = hearing.now.phase else {
        return by_hand::is_on(hearing);
    };
    let by_time = matches!(verdict.ground, Ground::Time | Ground::BothFlags);
    let open = hearing.now.illegal.iter().any(|act| act.by != by && !act.forgiven);
    let open = open || king_taken(hearing) == Some(!by);
    if !by_time || !open {
        hearing.refuse_by(Refusal::GameOver, verdict.articles);
        return false;
    }
    if !demand::is_answer(hearing) {
        let provisions = [Provision::DecisionsFinal, Provision::IllegalBeforeTime];
        hearing.refuse(Refusal::GameOver, &provisions);
        return false;
    }
    hearing.find(Fact::Reopened, &[Provision::IllegalBeforeTime]);
    true
}

/// The provision under which an illegal act stands for good once the opponent has moved: a pawn is
/// dead then (11-3).
pub(crate) fn forgiven_by(hearing: &Hearing<'_>, of: Color) -> Vec<Provision> {
    let pawn =
        |act: &OpenIllegal| act.by == of && !act.forgiven && act.kind == IllegalAct::PawnLeft;
    let pawn = hearing.now.illegal.iter().any(pawn).then_some(Provision::DeadPawn);
    pawn.into_iter().chain([Provision::IllegalWindow]).collect()
}
