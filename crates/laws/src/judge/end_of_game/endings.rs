//! How a move, or a word, ends the game.

use chess::Color;
use winnable::Life;

use crate::course::{Ending, Endings};
use crate::fact::{Completion, Fact, Lapse, Refusal};
use crate::judge::course;
use crate::judge::hearing::Hearing;
use crate::judge::mating;
use crate::table::Phase;
use crate::table::ledger::Done;
use crate::{Articles, Ground, Provision, Regime, Scope, Score};

/// What ends this game by itself.
fn endings(hearing: &Hearing<'_>) -> Endings {
    let regulations = hearing.regulations();
    Endings::of(regulations.book, regulations.mode, regulations.scope)
}

/// Whether the position is dead, asked in full because a player asks.
pub(crate) fn is_dead(hearing: &Hearing<'_>) -> bool {
    match winnable::dead(&hearing.now.position, &hearing.budget()) {
        Life::Dead(_) => true,
        Life::Alive { .. } => false,
        Life::Undetermined(_) => {
            hearing.ran_out();
            false
        }
    }
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
    hearing.end(Score::DRAW, end.ground(), end.provisions());
    true
}

/// The first end that holds, and the articles of all draws that hold with it: one move can bring
/// about the fifth appearance and the seventy-fifth move (9.6).
///
/// A position that an illegal act led to ends nothing (5.1.1, 5.2.1, 5.2.2).
fn end_of(hearing: &Hearing<'_>) -> Option<(Ending, Articles)> {
    let last = hearing.plies.len().checked_sub(1).map(|index| &hearing.plies.get(index).done);
    if matches!(last, Some(Done::Stood(_))) {
        return None;
    }
    let mut found = endings(hearing).now(hearing.regulations().book, hearing);
    let end = found.next()?;
    let mut articles = hearing.cite(end.provisions());
    if matches!(end, Ending::Fivefold | Ending::SeventyFiveMoves)
        && let Some(provision) = hearing.domestic(Provision::AutomaticDrawsInFinland)
    {
        articles.extend(hearing.cite(&[provision]).iter());
    }
    if end != Ending::Checkmate {
        for other in found {
            articles.extend(hearing.cite(other.provisions()).iter());
        }
    }
    Some((end, articles))
}

/// Ends the game like this.
fn end(hearing: &mut Hearing<'_>, end: Ending, articles: Articles) {
    let score = end.score(hearing.now.position.turn());
    lapse_offer(hearing);
    hearing.end_by(score, end.ground(), articles);
}

/// Whether the position on the board ends the game.
pub(crate) fn would_end(hearing: &Hearing<'_>) -> bool {
    end_of(hearing).is_some()
}

/// Ends the game if the move just made does so: the move is then complete (6.2.1.1).
pub(crate) fn by_move(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let Some((ending, articles)) = end_of(hearing) else { return false };
    if hearing.regulations().scope == Scope::Competition {
        let completed = Fact::MoveCompleted { by, how: Completion::EndedGame };
        hearing.find(completed, &[Provision::EndingCompletes]);
    }
    end(hearing, ending, articles);
    true
}

/// Ends the game if it had ended before what is done now, and nobody had noticed: by the position
/// on the board, or by 9.6 at some earlier move (G15, G64).
pub(crate) fn had_ended(hearing: &mut Hearing<'_>) -> bool {
    let found = end_of(hearing).or_else(|| {
        let ending = earlier_draw(hearing).filter(|_| endings(hearing) != Endings::Plain)?;
        let articles = hearing.cite(ending.provisions());
        Some((ending, articles))
    });
    let Some((ending, articles)) = found else {
        // By hand a blockade is not announced, but it has ended the game (B-Q07).
        return hearing.is(Regime::OnDemand) && had_ended_on_board(hearing);
    };
    end(hearing, ending, articles);
    true
}

/// Whether 9.6 has drawn the game, and nobody has said so.
pub(crate) fn law_has_drawn(hearing: &Hearing<'_>) -> bool {
    earlier_draw(hearing).is_some()
}

/// The draw by 9.6 that the record shows, whether or not it counts without being asked for.
fn earlier_draw(hearing: &Hearing<'_>) -> Option<Ending> {
    if hearing.regulations().scope == Scope::Basic {
        return None;
    }
    let book = hearing.regulations().book;
    course::find_from_start(hearing, |trail| Endings::Competition.by_count(book, trail))
}

/// An offer lapses when the game ends otherwise (9.1.2.1).
pub(crate) fn lapse_offer(hearing: &mut Hearing<'_>) {
    if hearing.now.offer.is_some() {
        let lapsed = Fact::OfferLapsed { why: Lapse::GameEnded };
        hearing.find(lapsed, &[Provision::DrawOffer]);
    }
}

/// 5.1.2: a player may resign at any time before the end. Since 2023 that draws if the opponent could
/// not mate; earlier editions know no such exception (G66). A game that had ended before stays so (X15).
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
    let score = if hearing.regulations().book.resignation_needs_mate() {
        mating::give_up(hearing, by)
    } else {
        Score::win(!by)
    };
    hearing.end(score, Ground::Resignation, provisions);
}
