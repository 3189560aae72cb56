//! Coming to the board in time (6.6, 6.7).

use chess::Color;
use clock::{Moment, Span};

use crate::fact::{Fact, Missing, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::table::now::Now;
use crate::{Act, Ground, Provision, Regulations, Score, Seat};

/// What the appointed time brings by itself: White's clock is started, and who is not there when
/// the default time is over has lost, unless the arbiter decides otherwise.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    let Some(start_at) = hearing.now.start_at else { return };
    if hearing.now.phase == Phase::Waiting && hearing.at >= start_at {
        crate::judge::clockwork::begin(hearing);
    }
    let late = late_players(&hearing.now, hearing.regulations(), hearing.at);
    if late.iter().any(|(_, late)| *late) {
        absence(hearing, &late);
    }
}

/// A player who does something at the board has arrived.
pub(crate) fn is_seen(hearing: &mut Hearing<'_>, act: &Act) {
    if hearing.now.start_at.is_none() {
        return;
    }
    if let (Seat::White | Seat::Black, Some(by)) = (hearing.seat, hearing.seat.side())
        && hearing.now.players[by].arrived.is_none()
        && *act != Act::Arrive
        && matches!(hearing.now.phase, Phase::Waiting | Phase::Playing | Phase::Stopped)
    {
        hearing.find(Fact::Arrived { by }, &[Provision::DefaultTime]);
    }
}

/// Players who have not arrived although the default time is over, and were not excused. Exactly
/// on the limit is in time (G45).
fn late_players(now: &Now, regulations: &Regulations, at: Moment) -> [(Color, bool); 2] {
    let over = limit(now, regulations).is_some_and(|limit| at > limit);
    let going_on = matches!(now.phase, Phase::Waiting | Phase::Playing | Phase::Stopped);
    Color::ALL.map(|color| {
        let player = &now.players[color];
        (color, going_on && over && player.arrived.is_none() && !player.excused)
    })
}

/// The last moment at which a player is in time, where that was appointed.
fn limit(now: &Now, regulations: &Regulations) -> Option<Moment> {
    now.start_at?.checked_add(regulations.default_time()?)
}

/// The players who are awaited, and the last moment at which each is in time.
pub(crate) fn awaited(now: &Now, regulations: &Regulations) -> Vec<(Color, Moment)> {
    let going_on = matches!(now.phase, Phase::Waiting | Phase::Playing | Phase::Stopped);
    let limit = limit(now, regulations).filter(|_| going_on);
    let is_awaited = |of: &Color| {
        let player = &now.players[*of];
        player.arrived.is_none() && !player.excused
    };
    let awaited = |limit| Color::ALL.into_iter().filter(is_awaited).map(move |of| (of, limit));
    limit.into_iter().flat_map(awaited).collect()
}

/// 6.7.1: each absent player has lost; both, if both are absent (G46).
fn absence(hearing: &mut Hearing<'_>, late: &[(Color, bool); 2]) {
    let provisions = hearing.regulations().default_time_provisions();
    if hearing.has_arbiter() {
        for (of, _) in late.iter().filter(|(_, late)| *late) {
            hearing.ask(Question::Absence { of: *of }, provisions);
        }
        return;
    }
    let score = match late {
        [(_, true), (_, true)] => Score::BOTH_LOSE,
        [(white, true), _] => Score::win(!*white),
        [_, (black, _)] => Score::win(!*black),
    };
    crate::judge::endings::lapse_offer(hearing);
    hearing.end(score, Ground::Absence, provisions);
}

/// A player comes, or comes back.
pub(crate) fn arrive(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    if let Phase::Over(verdict) = hearing.now.phase {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    if crate::judge::resumption::arrive(hearing, by) {
        return;
    }
    let player = &hearing.now.players[by];
    if player.arrived.is_some() && player.away_from.is_none() {
        return hearing.lacks(Missing::Absence, &[Provision::DefaultTime]);
    }
    let nobody_was_there = player.arrived.is_none()
        && by == Color::White
        && hearing.now.phase == Phase::Playing
        && hearing.now.players.black.arrived.is_none();
    let provisions: &[Provision] = if nobody_was_there {
        &[Provision::DefaultTime, Provision::WhiteLosesTime]
    } else {
        &[Provision::DefaultTime]
    };
    hearing.find(Fact::Arrived { by }, provisions);
}

/// 12.2.2: the arbiter puts the start off.
pub(crate) fn postpone(hearing: &mut Hearing<'_>, until: Moment) {
    if hearing.now.phase != Phase::Waiting {
        return hearing.refuse(Refusal::TooLate, &[Provision::Start]);
    }
    if until <= hearing.at {
        return hearing.refuse(Refusal::OutOfOrder, &[Provision::Start]);
    }
    let provisions = [Provision::Start, Provision::InterestOfEvent];
    hearing.find(Fact::StartPostponed { until }, &provisions);
}

/// 6.7.1: the arbiter decides otherwise; a game lost by absence is played after all. What the
/// clock has lost stays lost.
pub(crate) fn excuse(hearing: &mut Hearing<'_>, of: Color, reason: &str) {
    let lost_by_absence = match hearing.now.phase {
        Phase::Over(verdict) if verdict.ground == Ground::Absence => true,
        Phase::Over(verdict) => return hearing.refuse_by(Refusal::GameOver, verdict.articles),
        Phase::Annulled => return hearing.refuse(Refusal::GameOver, &[Provision::WrongSetup]),
        Phase::Waiting | Phase::Playing | Phase::Stopped => false,
    };
    let articles = hearing.cite_with(&[Provision::DefaultTime, Provision::Discretion], reason);
    hearing.find_by(Fact::LatenessExcused { of }, articles);
    hearing.answer(|asked| *asked == Question::Absence { of }, &[Provision::DefaultTime]);
    if lost_by_absence {
        hearing.find(Fact::Reopened, &[Provision::DefaultTime, Provision::Discretion]);
        crate::judge::clockwork::resume(hearing);
    }
}

/// When the appointed time, or the end of the default time, brings something.
pub(crate) fn look_at(now: &Now, regulations: &Regulations) -> Option<Moment> {
    if now.phase == Phase::Waiting && now.start_at.is_some() {
        return now.start_at;
    }
    let missing = |color: &Color| {
        let player = &now.players[*color];
        let asked = now.questions.contains(&Question::Absence { of: *color });
        player.arrived.is_none() && !player.excused && !asked
    };
    let going_on = matches!(now.phase, Phase::Playing | Phase::Stopped);
    if !going_on || !Color::ALL.iter().any(missing) {
        return None;
    }
    limit(now, regulations)?.checked_add(Span::millis(1))
}
