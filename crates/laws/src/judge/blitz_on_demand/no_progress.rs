//! A game that does not progress (rule 14.e of the Finnish blitz rules): the claim, what the record
//! proves at once, and the trial in which the opponent must get on.

use chess::Color;

use crate::act::{ClaimRuling, DrawBasis};
use crate::blitz::NoProgress;
use crate::course;
use crate::fact::{Fact, Note, Question, Refusal};
use crate::judge::endings::{self, lapse_offer};
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, draws, is_playing, time_claim};
use crate::table::{Phase, Trial};
use crate::{Ground, Mode, Provision, Score};

/// A player on move stops the clock and claims. The record comes first, then the opponent.
pub(crate) fn claim(hearing: &mut Hearing<'_>, ground: NoProgress) {
    if !hearing.has(Provision::NoProgress) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Threefold]);
    }
    if !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.now.position.turn() != by || !by_hand::clock_runs_for(hearing, by) {
        return hearing.refuse(Refusal::NotYourMove, &[Provision::NoProgressTrial]);
    }
    if draws::has_touched(hearing) {
        return hearing.refuse(Refusal::RightLost, &[Provision::TouchLosesClaim]);
    }
    let proved =
        course::claim(hearing, DrawBasis::Threefold, None).right || endings::law_has_drawn(hearing);
    if is_repeated(hearing, by) && !proved {
        // Once is enough for the arbiter to watch; more is a disturbance (11.5), and play goes on.
        hearing.refuse(Refusal::TooOften, &[Provision::NoProgressTrial, Provision::Distraction]);
        return hearing.note(by, Note::RepeatedClaim, &[Provision::Distraction]);
    }
    let provisions = [Provision::NoProgressTrial, Provision::NoProgress];
    hearing.find(Fact::ClocksStopped, &provisions);
    hearing.find(Fact::NoProgressClaimed { by, ground }, &provisions);
    if is_proved(hearing) {
        return;
    }
    lapse_offer(hearing);
    hearing.find(Fact::DrawOffered { by, proper: true }, &[Provision::NoProgressTrial]);
}

/// Whether the player has claimed before, and there was neither a capture nor a pawn move since.
fn is_repeated(hearing: &Hearing<'_>, by: Color) -> bool {
    let claimed = hearing.now.demands.as_ref().and_then(|demands| demands.claimed_at[by]);
    let plies = u32::try_from(hearing.plies.len()).unwrap_or(u32::MAX);
    claimed.is_some_and(|ply| hearing.now.position.quiet_plies() >= plies.saturating_sub(ply))
}

/// The claimant goes on playing while the opponent says nothing: they have not agreed, and the trial
/// begins. The draw can still be accepted.
pub(crate) fn play_on(hearing: &mut Hearing<'_>) {
    let claimant = trial(hearing).filter(|trial| !trial.begun).map(|trial| trial.by);
    if claimant.is_some() && claimant == hearing.seat.side() {
        begin(hearing);
    }
}

/// What the moves so far and the position prove without anybody's word.
fn is_proved(hearing: &mut Hearing<'_>) -> bool {
    let claimed = course::claim(hearing, DrawBasis::Threefold, None);
    if claimed.right {
        let provisions = [Provision::NoProgress, Provision::Threefold];
        let upheld = Fact::ClaimUpheld { plies: claimed.plies, found: claimed.found };
        hearing.find(upheld, &provisions);
        lapse_offer(hearing);
        hearing.end(Score::DRAW, Ground::Threefold, &provisions);
        return true;
    }
    if endings::is_dead(hearing) {
        lapse_offer(hearing);
        let provisions =
            [Provision::NoProgressDead, Provision::NoProgress, Provision::DeadPosition];
        hearing.end(Score::DRAW, Ground::DeadPosition, &provisions);
        return true;
    }
    endings::had_ended_by_law(hearing)
}

fn trial(hearing: &Hearing<'_>) -> Option<Trial> {
    hearing.now.demands.as_ref()?.trial
}

/// The opponent does not agree: play goes on, and must get on.
pub(crate) fn declined(hearing: &mut Hearing<'_>) {
    begin(hearing);
}

fn begin(hearing: &mut Hearing<'_>) {
    if let Some(Trial { by, begun: false, .. }) = trial(hearing) {
        hearing.find(Fact::TrialBegan { by }, &[Provision::NoProgressTrial]);
        hearing.find(Fact::Resumed, &[Provision::NoProgressTrial]);
    }
}

/// How often the position on the board, or any position, stood since the claim.
fn appearances(hearing: &Hearing<'_>, since: u32, any: bool) -> usize {
    let plies = &hearing.plies;
    let positions: Vec<_> = (since as usize..=plies.len())
        .map(|count| plies.position_after(hearing.start(), count).same_position())
        .collect();
    let times = |key: &chess::SamePosition| positions.iter().filter(|other| *other == key).count();
    if any {
        positions.iter().map(times).max().unwrap_or_default()
    } else {
        positions.last().map_or(0, times)
    }
}

/// A move was made during the trial: a capture or a pawn move is progress; the same position for
/// the third time since the claim, or fifty moves, is none.
pub(crate) fn after_move(hearing: &mut Hearing<'_>) {
    let Some(Trial { by, ply, begun: true }) = trial(hearing) else { return };
    if hearing.now.phase != Phase::Playing {
        return;
    }
    let quiet = hearing.now.position.quiet_plies();
    if quiet == 0 {
        return hearing.find(Fact::TrialEnded { by }, &[Provision::NoProgressTrial]);
    }
    if quiet >= 100 || appearances(hearing, ply, false) >= 3 {
        draw(hearing, &[Provision::NoProgressTrial, Provision::NoProgress]);
    }
}

fn draw(hearing: &mut Hearing<'_>, provisions: &[Provision]) {
    hearing.answer(|asked| matches!(asked, Question::NoProgress { .. }), provisions);
    lapse_offer(hearing);
    hearing.end(Score::DRAW, Ground::NoProgress, provisions);
}

/// 14.e-late: the claimant's flag is down during the trial. The arbiter decides, or, where there is
/// none, whether some position has come again since the claim.
pub(crate) fn holds_back(hearing: &mut Hearing<'_>, flagged: Color) -> bool {
    let Some(Trial { by, ply, begun: true }) = trial(hearing) else { return false };
    if by != flagged {
        return false;
    }
    if hearing.has_arbiter() && hearing.regulations().mode == Mode::Otb {
        hearing.ask(Question::NoProgress { by }, &[Provision::NoProgressLate]);
        return true;
    }
    let stuck = appearances(hearing, ply, true) >= 2;
    if stuck {
        draw(hearing, &[Provision::NoProgressLate, Provision::NoProgress]);
    }
    stuck
}

/// Whether the arbiter has something to decide here.
pub(crate) fn waits(hearing: &Hearing<'_>) -> bool {
    trial(hearing).is_some()
}

/// The arbiter finds that the game does not progress, or that it has.
pub(crate) fn judged(hearing: &mut Hearing<'_>, ruling: ClaimRuling) {
    let Some(Trial { by, .. }) = trial(hearing) else { return };
    let late = hearing.now.questions.contains(&Question::NoProgress { by });
    let provisions = if late {
        [Provision::NoProgressLate, Provision::NoProgress]
    } else {
        [Provision::NoProgressTrial, Provision::NoProgress]
    };
    match ruling {
        ClaimRuling::Upheld => draw(hearing, &provisions),
        ClaimRuling::Rejected => {
            hearing.answer(|asked| matches!(asked, Question::NoProgress { .. }), &provisions);
            hearing.find(Fact::TrialEnded { by }, &provisions);
            if late {
                time_claim::settle(hearing, !by);
            } else if hearing.now.phase == Phase::Stopped {
                lapse_offer(hearing);
                hearing.find(Fact::Resumed, &provisions);
            }
        }
        ClaimRuling::Postponed | ClaimRuling::PostponedWithTime => {
            hearing.refuse(Refusal::NotAllowed, &provisions);
        }
    }
}
