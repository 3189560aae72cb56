//! A position that cannot be: both kings in check, a pawn on its last rank (A.4.4).

use chess::{Color, Position, Rank, Role};

use crate::fact::{Audience, Fact, Missing, Refusal};
use crate::judge::endings::lapse_offer;
use crate::judge::hearing::Hearing;
use crate::judge::is_playing;
use crate::table::Phase;
use crate::{Ground, Provision, Score};

/// What the arbiter, who did not see it come about, sees at once.
fn shows(position: &Position) -> bool {
    let both_in_check = Color::ALL.iter().all(|color| !position.checkers_of(*color).is_empty());
    let stray =
        |rank: Rank| !position.board().role(Role::Pawn).is_disjoint(chess::Bitboard::from(rank));
    both_in_check || stray(Rank::First) || stray(Rank::Eighth)
}

/// Whether the next completed move leaves an illegal position: the same sign, or a king that could
/// be taken (G73).
fn is_illegal(position: &Position) -> bool {
    shows(position) || !position.checkers_of(!position.turn()).is_empty()
}

/// The arbiter notes it and waits; the players are not told.
pub(crate) fn note(hearing: &mut Hearing<'_>) {
    if !hearing.regulations().is_limited() {
        return hearing.refuse(Refusal::NotInForce, &[Provision::IllegalSymptom]);
    }
    if !is_playing(hearing) {
        return;
    }
    if !shows(&hearing.now.position) {
        return hearing.lacks(Missing::IllegalPosition, &[Provision::IllegalSymptom]);
    }
    let provisions = [Provision::IllegalSymptom, Provision::IllegalPosition];
    hearing.find_for(Audience::Arbiter, Fact::SymptomNoted, &provisions);
}

/// A move was made, which decides by some books (A.4.d of 2014); says whether the game ended.
pub(crate) fn look_when_made(hearing: &mut Hearing<'_>) -> bool {
    if hearing.regulations().book.edition().symptom_when_made {
        look_again(hearing);
    }
    matches!(hearing.now.phase, Phase::Over(_))
}

/// A move was completed: if the position is still illegal the game is drawn.
pub(crate) fn look_again(hearing: &mut Hearing<'_>) {
    if !hearing.now.symptom || hearing.now.phase != Phase::Playing {
        return;
    }
    let provisions = [Provision::IllegalSymptom, Provision::IllegalPosition];
    if is_illegal(&hearing.now.position) {
        lapse_offer(hearing);
        return hearing.end(Score::DRAW, Ground::IllegalPosition, &provisions);
    }
    hearing.find_for(Audience::Arbiter, Fact::SymptomGone, &provisions);
}
