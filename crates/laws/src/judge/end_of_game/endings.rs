//! How a move, or a word, ends the game.

use chess::Color;
use winnable::{Budget, Life};

use crate::book::Repetition;
use crate::fact::{Completion, Fact, Lapse, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::material;
use crate::table::Phase;
use crate::table::ledger::{Done, Ledger};
use crate::{Articles, Ground, Mode, Provision, Scope, Score};

/// An end that a position brings about.
struct End {
    score: Score,
    ground: Ground,
    provisions: &'static [Provision],
}

type Ending = fn(&Hearing<'_>) -> Option<End>;

/// What can end the game once a move is made. The first that holds is the verdict.
const ENDINGS: &[Ending] = &[
    seventy_five_moves_before,
    checkmate_or_stalemate,
    dead_position,
    fivefold,
    seventy_five_moves,
];

/// What ends a game by itself where nobody says more than everyone sees: the Finnish blitz rules by
/// hand, and the home rules.
const PLAIN_ENDINGS: &[Ending] = &[checkmate_or_stalemate, too_few_pieces];

/// What ends a game under the basic rules alone (INT.2).
const BASIC_ENDINGS: &[Ending] = &[checkmate_or_stalemate, dead_position];

fn endings(hearing: &Hearing<'_>) -> &'static [Ending] {
    match hearing.regulations().scope {
        _ if is_plain(hearing) => PLAIN_ENDINGS,
        Scope::Basic => BASIC_ENDINGS,
        Scope::Competition => ENDINGS,
    }
}

/// Whether only what everyone sees ends the game by itself.
fn is_plain(hearing: &Hearing<'_>) -> bool {
    let by_hand = hearing.regulations().mode == Mode::Otb;
    hearing.has(Provision::ColoursByLot) || (by_hand && hearing.has(Provision::OnlyOnDemand))
}

/// 5.2.2 as far as the pieces alone show it.
fn too_few_pieces(hearing: &Hearing<'_>) -> Option<End> {
    material::nobody_can_mate(&hearing.now.position).then_some(DEAD)
}

/// Whether the position is dead, asked in full because a player asks.
pub(crate) fn is_dead(hearing: &Hearing<'_>) -> bool {
    let budget = Budget::full().nodes(2_000_000);
    matches!(winnable::dead(&hearing.now.position, &budget), Life::Dead(_))
}

/// Ends the game if it had ended on the board before a flag was pointed out, and nobody said so: by
/// hand a blockade is not announced (15-1, B-Q07 of the Finnish blitz rules).
pub(crate) fn had_ended_on_board(hearing: &mut Hearing<'_>) -> bool {
    let stood = hearing.plies.len().checked_sub(1).map(|index| &hearing.plies.get(index).done);
    if matches!(stood, Some(Done::Stood(_))) || !is_dead(hearing) {
        return false;
    }
    lapse_offer(hearing);
    let provisions = [Provision::DeadPosition, Provision::OrderOfEvents];
    hearing.end(Score::DRAW, Ground::DeadPosition, &provisions);
    true
}

/// Ends the game if a player asks and 9.6 had drawn it.
pub(crate) fn had_ended_by_law(hearing: &mut Hearing<'_>) -> bool {
    let Some(end) = earlier_draw(hearing) else { return false };
    lapse_offer(hearing);
    hearing.end(end.score, end.ground, end.provisions);
    true
}

/// The first end that holds, and the articles of all draws that hold with it: one move can bring
/// about the fifth appearance and the seventy-fifth move (9.6).
///
/// A position that an illegal act led to ends nothing (5.1.1, 5.2.1, 5.2.2).
fn end_of(hearing: &Hearing<'_>) -> Option<(End, Articles)> {
    let last = hearing.plies.len().checked_sub(1).map(|index| &hearing.plies.get(index).done);
    if matches!(last, Some(Done::Stood(_))) {
        return None;
    }
    let mut rest = endings(hearing).iter();
    let end = rest.find_map(|ending| ending(hearing))?;
    let mut articles = hearing.cite(end.provisions);
    if matches!(end.ground, Ground::Fivefold | Ground::SeventyFiveMoves)
        && let Some(provision) = hearing.domestic(Provision::AutomaticDrawsInFinland)
    {
        hearing.cite(&[provision]).iter().for_each(|article| articles.add(article));
    }
    if end.score == Score::DRAW {
        for other in rest.filter_map(|ending| ending(hearing)) {
            hearing.cite(other.provisions).iter().for_each(|article| articles.add(article));
        }
    }
    Some((end, articles))
}

/// 9.6.2: the seventy-fifth move was made before this one, and the game ended with it; a mate
/// comes too late (G65).
fn seventy_five_moves_before(hearing: &Hearing<'_>) -> Option<End> {
    let before = match hearing.plies.len().checked_sub(2) {
        Some(index) => hearing.plies.get(index).quiet,
        None => hearing.start().quiet_plies(),
    };
    let unnoticed = before >= 150 && !hearing.plies.is_empty();
    unnoticed.then_some(SEVENTY_FIVE)
}

const SEVENTY_FIVE: End = End {
    score: Score::DRAW,
    ground: Ground::SeventyFiveMoves,
    provisions: &[Provision::SeventyFiveMoves],
};

const DEAD: End = End {
    score: Score::DRAW,
    ground: Ground::DeadPosition,
    provisions: &[Provision::DeadPosition, Provision::NeitherCanMate, Provision::NoMatePossible],
};

const FIVEFOLD: End =
    End { score: Score::DRAW, ground: Ground::Fivefold, provisions: &[Provision::Fivefold] };

/// The player on move has no legal move: mate wins, before everything else (5.1.1); without check it
/// is stalemate (5.2.1).
fn checkmate_or_stalemate(hearing: &Hearing<'_>) -> Option<End> {
    let position = &hearing.now.position;
    if position.has_legal_move() {
        return None;
    }
    Some(if position.is_check() {
        End {
            score: Score::win(!position.turn()),
            ground: Ground::Checkmate,
            provisions: &[Provision::Checkmate, Provision::MatingWins],
        }
    } else {
        End { score: Score::DRAW, ground: Ground::Stalemate, provisions: &[Provision::Stalemate] }
    })
}

/// 5.2.2: neither side can mate.
fn dead_position(hearing: &Hearing<'_>) -> Option<End> {
    if is_plainly_not_dead(hearing) {
        return None;
    }
    let life = winnable::dead(&hearing.now.position, &Budget::quick());
    matches!(life, Life::Dead(_)).then_some(DEAD)
}

/// Whether the quick question cannot find the position dead, for a reason that needs no search: it
/// leads back to the one before, which was asked when it arose and was not dead; or there is more
/// room than a quick proof could go through; or a mate is near.
fn is_plainly_not_dead(hearing: &Hearing<'_>) -> bool {
    let position = &hearing.now.position;
    leads_back(hearing) || winnable::has_room(position) || winnable::is_plainly_alive(position)
}

fn leads_back(hearing: &Hearing<'_>) -> bool {
    let (plies, table) = (&hearing.plies, hearing.table);
    let Some(last) = plies.len().checked_sub(1) else { return false };
    // The start, and a position that an illegal act led to, were never asked.
    let asked = last > 0 && matches!(plies.get(last - 1).done, Done::Move(_));
    match plies.get(last).done {
        Done::Move(m) if asked && last == table.plies.len() => {
            winnable::leads_back(&table.now.position, m, &hearing.now.position)
        }
        _ => false,
    }
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
    is_fifth(hearing, &appearances).then_some(FIVEFOLD)
}

/// Whether these appearances of a position, each as the number of plies before it, end the game
/// with the last one.
fn is_fifth(hearing: &Hearing<'_>, appearances: &[u32]) -> bool {
    appearances.len() >= 5
        && match hearing.regulations().book.edition().fifth_appearance {
            Repetition::Any => true,
            Repetition::Successive => ends_a_series(hearing, appearances),
        }
}

/// Whether the last appearance ends a series of moves that was played four times on end, with the
/// position before, between and after (9.6.a of 2014).
fn ends_a_series(hearing: &Hearing<'_>, appearances: &[u32]) -> bool {
    let Some((last, earlier)) = appearances.split_last() else { return false };
    let done = |ply: u32| &hearing.plies.get(ply as usize).done;
    earlier.iter().rev().any(|before| {
        let cycle = last - before;
        let first = cycle.checked_mul(4).and_then(|plies| last.checked_sub(plies));
        first.is_some_and(|first| {
            let ends = (0..4).map(|round| first + round * cycle);
            ends.into_iter().all(|end| earlier.contains(&end))
                && (first + cycle..*last).all(|ply| done(ply) == done(ply - cycle))
        })
    })
}

/// 9.6.2: seventy-five moves by each side without a pawn move or a capture.
fn seventy_five_moves(hearing: &Hearing<'_>) -> Option<End> {
    (hearing.now.position.quiet_plies() >= 150).then_some(SEVENTY_FIVE)
}

/// Whether the position on the board ends the game.
pub(crate) fn would_end(hearing: &Hearing<'_>) -> bool {
    end_of(hearing).is_some()
}

/// Ends the game if the move just made does so: the move is then complete (6.2.1.1).
pub(crate) fn by_move(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let Some((end, articles)) = end_of(hearing) else { return false };
    if hearing.regulations().scope == Scope::Competition {
        let completed = Fact::MoveCompleted { by, how: Completion::EndedGame };
        hearing.find(completed, &[Provision::EndingCompletes]);
    }
    lapse_offer(hearing);
    hearing.end_by(end.score, end.ground, articles);
    true
}

/// Ends the game if it had ended before what is done now, and nobody had noticed: by the position
/// on the board, or by 9.6 at some earlier move (G15, G64).
pub(crate) fn had_ended(hearing: &mut Hearing<'_>) -> bool {
    let found = end_of(hearing).or_else(|| {
        let end = earlier_draw(hearing).filter(|_| !is_plain(hearing))?;
        let articles = hearing.cite(end.provisions);
        Some((end, articles))
    });
    let Some((end, articles)) = found else {
        // By hand a blockade is not announced, but it has ended the game (B-Q07).
        return hearing.has(Provision::OnlyOnDemand) && had_ended_on_board(hearing);
    };
    lapse_offer(hearing);
    hearing.end_by(end.score, end.ground, articles);
    true
}

/// Whether 9.6 has drawn the game, and nobody has said so.
pub(crate) fn law_has_drawn(hearing: &Hearing<'_>) -> bool {
    earlier_draw(hearing).is_some()
}

fn earlier_draw(hearing: &Hearing<'_>) -> Option<End> {
    if hearing.regulations().scope == Scope::Basic || !hearing.has(Provision::Fivefold) {
        return None;
    }
    let plies = &hearing.plies;
    for index in 0..plies.len() {
        let ply = plies.get(index);
        if ply.quiet >= 150 {
            return Some(SEVENTY_FIVE);
        }
        let same = (0..=index).filter(|other| plies.get(*other).hash == ply.hash).count();
        let after = |count: usize| plies.position_after(hearing.start(), count).same_position();
        if same < 4 {
            continue;
        }
        let appearances = (0..=index + 1).filter(|count| after(*count) == after(index + 1));
        let appearances: Vec<u32> = appearances.map_while(|count| count.try_into().ok()).collect();
        if is_fifth(hearing, &appearances) {
            return Some(FIVEFOLD);
        }
    }
    None
}

/// An offer lapses when the game ends otherwise (9.1.2.1).
pub(crate) fn lapse_offer(hearing: &mut Hearing<'_>) {
    if hearing.now.offer.is_some() {
        let lapsed = Fact::OfferLapsed { why: Lapse::GameEnded };
        hearing.find(lapsed, &[Provision::DrawOffer]);
    }
}

/// 5.1.2: a player may resign at any time before the end. Whoever else could not mate loses nothing
/// by it: this edition has no such exception (G66). But a game that had ended before stays so (X15).
pub(crate) fn resign(hearing: &mut Hearing<'_>) {
    if let Phase::Over(verdict) = hearing.now.phase {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    if hearing.now.phase == Phase::Annulled {
        return hearing.refuse(Refusal::GameOver, &[Provision::WrongSetup]);
    }
    let Some(by) = hearing.player() else { return };
    resigned(hearing, by);
}

/// A player has resigned a game that is not over.
pub(crate) fn resigned(hearing: &mut Hearing<'_>, by: Color) {
    if had_ended(hearing) {
        return;
    }
    let adjourned = crate::judge::sealing::is_closed(hearing);
    let provisions: &[Provision] = if adjourned {
        &[Provision::Resignation, Provision::EndedWhileAdjourned]
    } else {
        &[Provision::Resignation, Provision::ResignedTo]
    };
    lapse_offer(hearing);
    hearing.end(Score::win(!by), Ground::Resignation, provisions);
}
