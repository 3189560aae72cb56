//! Making a move on a screen: an illegal one is refused, a legal one presses the clock.

use chess::{Color, Illegal, Move, Reason, Role};

use crate::fact::{Because, Completion, Fact, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{doubtful_words, draws, endings, is_playing, no_progress, scoresheet, sealing};
use crate::table::now::side;
use crate::{Articles, Mode, Provision, Scope};

pub(crate) fn on_screen(hearing: &mut Hearing<'_>, m: Move, offer: bool) {
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
            let because = Some(Because::Reasons(illegal.reasons));
            return hearing.refuse_because(Refusal::IllegalMove, because, articles);
        }
    };
    if let Some(bound) = hearing.now.bound.as_ref().filter(|bound| !bound.moves.contains(&m)) {
        let because = Some(Because::Owed(bound.moves.clone()));
        let articles = hearing.cite(&[Provision::ClaimWrong]);
        return hearing.refuse_because(Refusal::Bound, because, articles);
    }
    if sealing::released(hearing, by, m) {
        return;
    }
    draws::lapse_by_moving(hearing, by);
    hearing.find(Fact::MoveMade { by, m }, &[Provision::ReleasedStays, Provision::HavingTheMove]);
    doubtful_words::played_on(hearing);
    if endings::by_move(hearing, by) {
        return;
    }
    no_progress::after_move(hearing);
    if hearing.regulations().scope == Scope::Competition {
        pressed(hearing, by, &[Provision::PressCompletes]);
    }
    if offer {
        draws::offer_with_move(hearing, by);
    }
}

/// 6.2.1: the clock is pressed and the move complete. If a period ended with it, sheets may be due
/// (8.5.2).
pub(crate) fn pressed(hearing: &mut Hearing<'_>, by: Color, provisions: &[Provision]) {
    let period = |hearing: &Hearing<'_>| hearing.now.clock.period(side(by));
    let before = period(hearing);
    hearing.find(Fact::ClockPressed { by }, provisions);
    let completed = Fact::MoveCompleted { by, how: Completion::Pressed };
    hearing.find(completed, provisions);
    if period(hearing) > before {
        scoresheet::period_over(hearing, by, before);
    }
}

/// The articles of chapter 3 that an illegal move breaks.
pub(crate) fn articles_of(hearing: &Hearing<'_>, illegal: &Illegal) -> Articles {
    let book = hearing.regulations().book;
    let broken = illegal.provisions().flat_map(|provision| {
        let lost = provision == chess::Provision::CastlingRightLost;
        let how = lost.then(|| right_lost_by(hearing, illegal.m)).flatten();
        [how, Some(provision)].into_iter().flatten()
    });
    let meets_king = illegal.reasons.iter().any(
        |reason| matches!(reason, Reason::IntoCheck { by, .. } if by.piece.role == Role::King),
    );
    let broken = broken.flat_map(|provision| {
        let apart = meets_king && provision == chess::Provision::KingStep;
        let apart = apart.then(|| Provision::KingsApart.articles(book));
        apart.into_iter().flatten().chain(book.against_move(provision))
    });
    book.own_first(broken.chain(Provision::IllegalMove.articles(book)).collect())
}

/// How the right to this castling was lost, which the position does not show and the game does.
fn right_lost_by(hearing: &Hearing<'_>, m: Move) -> Option<chess::Provision> {
    let start = hearing.start();
    let by = hearing.now.position.turn();
    let king = start.king(by);
    let rooks = start.castling().rooks() & start.board().color(by);
    let eastward = m.to.file() > m.from.file();
    let rook = rooks.into_iter().find(|rook| (rook.file() > king.file()) == eastward)?;
    let moves = (0..hearing.plies.len()).filter_map(|index| hearing.plies.get(index).done.legal());
    let (mut king_moved, mut rook_moved) = (false, false);
    for m in moves {
        king_moved |= m.from == king;
        rook_moved |= m.from == rook || m.to == rook;
    }
    match (king_moved, rook_moved) {
        (true, _) => Some(chess::Provision::CastlingKingHasMoved),
        (false, true) => Some(chess::Provision::CastlingRookHasMoved),
        (false, false) => None,
    }
}
