//! Making a move on a screen: an illegal one is refused, a legal one presses the clock.

use chess::{Color, Illegal, Move};

use super::hearing::Hearing;
use super::{draws, endings, is_playing, papers};
use crate::fact::{Completion, Fact, Refusal};
use crate::table::now::side;
use crate::{Articles, Mode, Provision, Scope};

pub(super) fn on_screen(hearing: &mut Hearing<'_>, m: Move, offer: bool) {
    if hearing.regulations().mode != Mode::Screen {
        return hearing.refuse(Refusal::WrongMode, &[Provision::ReleasedStays]);
    }
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player_to_move() else { return };
    let m = match hearing.now.position.judge(m) {
        Ok(legal) => legal.to_move(),
        Err(illegal) => {
            let articles = articles_of(hearing, &illegal);
            return hearing.refuse_by(Refusal::IllegalMove, articles);
        }
    };
    if hearing.now.bound.as_ref().is_some_and(|bound| !bound.moves.contains(&m)) {
        return hearing.refuse(Refusal::Bound, &[Provision::ClaimWrong]);
    }
    draws::lapse_by_moving(hearing, by);
    hearing.find(Fact::MoveMade { by, m }, &[Provision::ReleasedStays, Provision::HavingTheMove]);
    if endings::by_move(hearing, by) {
        return;
    }
    if hearing.regulations().scope == Scope::Competition {
        pressed(hearing, by, &[Provision::PressCompletes]);
    }
    if offer {
        draws::offer_with_move(hearing, by);
    }
}

/// 6.2.1: the clock is pressed and the move complete. If a period ended with it, sheets may be due
/// (8.5.2).
pub(super) fn pressed(hearing: &mut Hearing<'_>, by: Color, provisions: &[Provision]) {
    let period = |hearing: &Hearing<'_>| hearing.now.clock.period(side(by));
    let before = period(hearing);
    hearing.find(Fact::ClockPressed { by }, provisions);
    let completed = Fact::MoveCompleted { by, how: Completion::Pressed };
    hearing.find(completed, provisions);
    if period(hearing) > before {
        papers::period_over(hearing, before);
    }
}

/// The articles of chapter 3 that an illegal move breaks.
pub(super) fn articles_of(hearing: &Hearing<'_>, illegal: &Illegal) -> Articles {
    let book = hearing.regulations().book;
    let broken = illegal.provisions().filter_map(|provision| book.article(provision.fide_2018()));
    broken.chain(Provision::IllegalMove.article(book)).collect()
}
