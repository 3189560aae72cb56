//! Starting the opponent's clock again, which is not a move (rules 8 to 10 of the Finnish blitz
//! rules), and where the players sit (rule 4).

use chess::Color;

use crate::Provision;
use crate::blitz::{Edge, Return};
use crate::fact::{Fact, Missing, Refusal};
use crate::judge::by_hand::{at_board, clock_runs_for};
use crate::judge::hearing::Hearing;
use crate::table::Phase;

/// A player whose clock runs lets the opponent's run again. Nobody gets an increment for it.
pub(crate) fn return_clock(hearing: &mut Hearing<'_>, reason: Return) {
    if !hearing.has(Provision::ClockReturned) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::ClockHandling]);
    }
    let Some(by) = at_board(hearing) else { return };
    let displaced = hearing.now.hands.as_ref().and_then(|hands| hands.displaced);
    let (so, provision) = match reason {
        Return::Restore => {
            (displaced.is_some_and(|displaced| displaced.by != by), Provision::ClockReturned)
        }
        Return::Touch => (last_by(hearing) == Some(!by), Provision::TouchedDemanded),
        Return::EmptyPress => (hearing.now.position.turn() != by, Provision::ClockHandling),
    };
    if !so {
        return hearing.lacks(Missing::Ground, &[provision]);
    }
    if !clock_runs_for(hearing, by) {
        return hearing.refuse(Refusal::NotRunning, &[provision]);
    }
    hearing.find(Fact::ClockStarted { of: !by }, &[provision]);
}

fn last_by(hearing: &Hearing<'_>) -> Option<Color> {
    let last = hearing.plies.len().checked_sub(1)?;
    Some(hearing.plies.get(last).by)
}

/// 4-2: Black chooses the side of the board, or at one screen the edge, before the game.
pub(crate) fn choose_side(hearing: &mut Hearing<'_>, edge: Edge) {
    let provisions = [Provision::BlackChoosesSide];
    if !hearing.has(Provision::BlackChoosesSide) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::InitialPosition]);
    }
    let Some(by) = hearing.player() else { return };
    if by != Color::Black {
        return hearing.refuse(Refusal::NotYours, &provisions);
    }
    if hearing.now.phase != Phase::Waiting {
        return hearing.refuse(Refusal::TooLate, &provisions);
    }
    hearing.find(Fact::SideChosen { by, edge }, &provisions);
}
