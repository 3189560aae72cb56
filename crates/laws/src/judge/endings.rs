//! How a move, or a word, ends the game.

use chess::Color;
use winnable::{Budget, Life, Winnability};

use super::hearing::Hearing;
use crate::fact::{Completion, Fact, Lapse, Refusal};
use crate::table::Phase;
use crate::table::ledger::Ledger;
use crate::{Ground, Provision, Score};

/// An end that a position brings about.
struct End {
    score: Score,
    ground: Ground,
    provisions: &'static [Provision],
}

/// What can end the game once a move is made. The first that holds is the verdict.
const ENDINGS: &[fn(&Hearing<'_>) -> Option<End>] =
    &[checkmate, stalemate, dead_position, fivefold, seventy_five_moves];

/// 5.1.1: mate wins, before everything else.
fn checkmate(hearing: &Hearing<'_>) -> Option<End> {
    let position = &hearing.now.position;
    position.is_checkmate().then(|| End {
        score: Score::win(!position.turn()),
        ground: Ground::Checkmate,
        provisions: &[Provision::Checkmate],
    })
}

/// 5.2.1: no legal move and not in check.
fn stalemate(hearing: &Hearing<'_>) -> Option<End> {
    hearing.now.position.is_stalemate().then_some(End {
        score: Score::DRAW,
        ground: Ground::Stalemate,
        provisions: &[Provision::Stalemate],
    })
}

/// 5.2.2: neither side can mate.
fn dead_position(hearing: &Hearing<'_>) -> Option<End> {
    let life = winnable::dead(&hearing.now.position, &Budget::quick());
    matches!(life, Life::Dead(_)).then_some(End {
        score: Score::DRAW,
        ground: Ground::DeadPosition,
        provisions: &[Provision::DeadPosition, Provision::NeitherCanMate],
    })
}

/// 9.6.1: the same position for the fifth time.
fn fivefold(hearing: &Hearing<'_>) -> Option<End> {
    let position = &hearing.now.position;
    // Four plies at least lie between two appearances.
    if position.quiet_plies() < 16 {
        return None;
    }
    let hash = position.index_hash();
    if hearing.plies.candidates(hearing.start(), hash).len() < 5 {
        return None;
    }
    let key = position.same_position();
    let appearances = hearing.plies.appearances(hearing.start(), hash, &key);
    (appearances.len() >= 5).then_some(End {
        score: Score::DRAW,
        ground: Ground::Fivefold,
        provisions: &[Provision::Fivefold],
    })
}

/// 9.6.2: seventy-five moves by each side without a pawn move or a capture.
fn seventy_five_moves(hearing: &Hearing<'_>) -> Option<End> {
    (hearing.now.position.quiet_plies() >= 150).then_some(End {
        score: Score::DRAW,
        ground: Ground::SeventyFiveMoves,
        provisions: &[Provision::SeventyFiveMoves],
    })
}

/// Ends the game if the move just made does so: the move is then complete (6.2.1.1).
pub(super) fn by_move(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let Some(end) = ENDINGS.iter().find_map(|ending| ending(hearing)) else { return false };
    let completed = Fact::MoveCompleted { by, how: Completion::EndedGame };
    hearing.find(completed, &[Provision::EndingCompletes]);
    lapse_offer(hearing);
    hearing.end(end.score, end.ground, end.provisions);
    true
}

/// An offer lapses when the game ends otherwise (9.1.2.1).
pub(super) fn lapse_offer(hearing: &mut Hearing<'_>) {
    if hearing.now.offer.is_some() {
        let lapsed = Fact::OfferLapsed { why: Lapse::GameEnded };
        hearing.find(lapsed, &[Provision::DrawOffer]);
    }
}

/// 5.1.2: a player may resign at any time before the end.
pub(super) fn resign(hearing: &mut Hearing<'_>) {
    if let Phase::Over(verdict) = hearing.now.phase {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    if hearing.now.phase == Phase::Annulled {
        return hearing.refuse(Refusal::GameOver, &[Provision::WrongSetup]);
    }
    let Some(by) = hearing.player() else { return };
    lapse_offer(hearing);
    hearing.end(Score::win(!by), Ground::Resignation, &[Provision::Resignation]);
}

/// Whether a side can mate by no series of legal moves from the position on the board.
///
/// The full question, with a limit that no position of a real game has been seen to reach; where
/// it is reached nothing is proved, and the rule without its exception applies.
pub(super) fn cannot_mate(hearing: &Hearing<'_>, side: Color) -> bool {
    let budget = Budget::full().nodes(20_000_000);
    let answer = winnable::winnable(&hearing.now.position, side, &budget);
    matches!(answer, Winnability::Unwinnable(_))
}
