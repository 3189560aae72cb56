//! The arbiter: one act in, one ruling out, with all its consequences.

mod clockwork;
mod draws;
mod endings;
mod flags;
mod hearing;
mod moving;

use clock::Moment;

use self::hearing::Hearing;
use crate::fact::Refusal;
use crate::table::Phase;
use crate::{Act, Decision, Observer, Provision, Ruling, Seat, Table};

/// Judges an act in the order of the Laws: is the game on, has time run out before it, may this
/// seat do it, the act itself, and what it completes.
pub(crate) fn judge(table: &Table, seat: Seat, act: &Act, at: Moment) -> Ruling {
    let mut hearing = Hearing::of(table, seat, at);
    if at < table.now.seen {
        hearing.refuse(Refusal::OutOfOrder, &[Provision::DefectiveClock]);
    } else {
        flags::notice(&mut hearing);
        hear(&mut hearing, act);
    }
    hearing.rule(act)
}

fn hear(hearing: &mut Hearing<'_>, act: &Act) {
    match act {
        Act::Decide(decision) => decide(hearing, decision),
        Act::Look => hearing.nothing_further(),
        Act::Move { m, offer } => moving::on_screen(hearing, *m, *offer),
        Act::OfferDraw => draws::offer(hearing),
        Act::AcceptDraw => draws::accept(hearing),
        Act::DeclineDraw => draws::decline(hearing),
        Act::ClaimDraw { basis, intended } => draws::claim(hearing, *basis, *intended),
        Act::Resign => endings::resign(hearing),
        Act::ClaimFlag => flags::claim(hearing),
        _ => hearing.refuse(Refusal::NotInForce, &[Provision::Analogy]),
    }
}

fn decide(hearing: &mut Hearing<'_>, decision: &Decision) {
    if hearing.seat != Seat::Arbiter {
        return hearing.refuse(Refusal::NotYours, &[Provision::ArbiterWatches]);
    }
    match decision {
        Decision::Start => clockwork::start(hearing),
        Decision::Pause => clockwork::pause(hearing),
        Decision::Resume => clockwork::resume(hearing),
        Decision::CallFlag { of } => flags::call(hearing, *of),
        _ => hearing.refuse(Refusal::NotInForce, &[Provision::Analogy]),
    }
}

/// Whether the program itself notices what happens.
fn program_watches(hearing: &Hearing<'_>) -> bool {
    hearing.regulations().observer == Observer::Program
}

/// Refuses what can only be done while the game is being played.
fn is_playing(hearing: &mut Hearing<'_>) -> bool {
    let (why, article) = match hearing.now.phase {
        Phase::Playing => return true,
        Phase::Waiting => (Refusal::NotStarted, Provision::Start),
        Phase::Stopped => (Refusal::Interrupted, Provision::Resuming),
        Phase::Over(verdict) => {
            hearing.refuse_by(Refusal::GameOver, verdict.articles);
            return false;
        }
        Phase::Annulled => (Refusal::GameOver, Provision::WrongSetup),
    };
    hearing.refuse(why, &[article]);
    false
}
