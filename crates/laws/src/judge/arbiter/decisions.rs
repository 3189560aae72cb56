//! What the arbiter decides: penalties (12.9), losses (11.7, 11.8), results (8.7, 10.2), and that
//! a game goes on after all.

use chess::Color;

use crate::act::Penalty;
use crate::fact::{Audience, Fact, Missing, Question, Refusal};
use crate::judge::endings::lapse_offer;
use crate::judge::hearing::Hearing;
use crate::judge::{demand, flags};
use crate::table::Phase;
use crate::{Articles, Ground, Provision, Score, Share, Verdict};

/// 12.9: one or more penalties at once. If one of them is not allowed none is imposed.
pub(crate) fn penalise(hearing: &mut Hearing<'_>, of: Color, penalties: &[Penalty], reason: &str) {
    if penalties.is_empty() {
        return hearing.lacks(Missing::Penalty, &[Provision::Penalties]);
    }
    for penalty in penalties {
        if let Some((why, provision)) = not_allowed(hearing, of, *penalty) {
            return hearing.refuse(why, &[provision, Provision::Penalties]);
        }
    }
    for penalty in penalties {
        impose(hearing, of, *penalty, reason);
    }
    demand::dealt_with(hearing, of);
}

/// Why a penalty cannot be imposed now.
fn not_allowed(hearing: &Hearing<'_>, of: Color, penalty: Penalty) -> Option<(Refusal, Provision)> {
    let provision = penalty.provision();
    let warned = hearing.now.players[of].warnings > 0;
    if let Some(why) = hearing.regulations().forbids(penalty, warned) {
        return Some((why, provision));
    }
    let has_clock = matches!(hearing.now.phase, Phase::Waiting | Phase::Playing | Phase::Stopped)
        && hearing.now.clock.control().is_timed();
    let refused = match penalty {
        Penalty::Warning | Penalty::Loss(_) | Penalty::Expulsion => None,
        Penalty::MoreTime(_) | Penalty::LessTime(_) | Penalty::AllTime if !has_clock => {
            Some(Refusal::NotInForce)
        }
        Penalty::MoreTime(span) if span.is_zero() => Some(Refusal::NotAllowed),
        Penalty::LessTime(span) if span.is_zero() => Some(Refusal::NotAllowed),
        // Never a flag by the way: the arbiter says so or it does not happen (X105).
        Penalty::LessTime(span) => {
            let left = flags::left(hearing, of);
            left.is_some_and(|left| span >= left).then_some(Refusal::WouldFlag)
        }
        Penalty::MoreTime(_) | Penalty::AllTime => None,
        Penalty::Points(score) if is_too_much(hearing, score) => {
            return Some((Refusal::NotAllowed, Provision::PointsLimit));
        }
        Penalty::Points(score) => match hearing.now.phase {
            Phase::Over(verdict) => {
                let worse = score.of(of) <= verdict.score.of(of)
                    && score.of(!of) >= verdict.score.of(!of)
                    && score != verdict.score;
                (!worse).then_some(Refusal::NotAllowed)
            }
            _ => Some(Refusal::TooEarly),
        },
        Penalty::Fine(cents) => {
            (!hearing.regulations().fines.contains(&cents)).then_some(Refusal::NotAllowed)
        }
        Penalty::Rounds(rounds) => (rounds == 0).then_some(Refusal::NotAllowed),
    };
    refused.map(|why| (why, provision))
}

/// Whether the book allows no such score (10.2).
pub(crate) fn is_too_much(hearing: &Hearing<'_>, score: Score) -> bool {
    !score.is_within_a_point() && hearing.regulations().book.has(Provision::PointsLimit)
}

fn impose(hearing: &mut Hearing<'_>, of: Color, penalty: Penalty, reason: &str) {
    let mut provisions = vec![penalty.provision()];
    if let (Penalty::Points(score), Phase::Over(verdict)) = (penalty, hearing.now.phase) {
        provisions.clear();
        if score.of(of) < verdict.score.of(of) {
            provisions.push(Provision::FewerPoints);
        }
        if score.of(!of) > verdict.score.of(!of) {
            provisions.push(Provision::MorePoints);
        }
        provisions.push(Provision::PointsLimit);
    }
    let articles = hearing.cite_with(&provisions, reason);
    hearing.find_by(Fact::Penalised { of, penalty }, articles);
    match penalty {
        Penalty::MoreTime(span) => hearing.find_by(Fact::TimeAdded { to: !of, span }, articles),
        Penalty::LessTime(span) => hearing.find_by(Fact::TimeTaken { from: of, span }, articles),
        Penalty::AllTime => {
            let span = flags::left(hearing, of).unwrap_or_default();
            hearing.find_by(Fact::TimeTaken { from: of, span }, articles);
            flags::take_all(hearing, of);
        }
        Penalty::Points(score) => conclude(hearing, score, Ground::Arbiter, articles),
        Penalty::Loss(other) => {
            conclude(hearing, Score::loss(of, other), Ground::Arbiter, articles);
        }
        Penalty::Warning => demand::warned(hearing, of),
        Penalty::Fine(_) | Penalty::Rounds(_) | Penalty::Expulsion => {}
    }
}

/// 11.7, 11.8: the game is lost by the player who persistently refuses to follow the Laws, or by
/// both. What the other gets the arbiter decides (10.2).
pub(crate) fn declare_loss(hearing: &mut Hearing<'_>, score: Score, reason: &str) {
    let lost = |color: Color| score.of(color) == Share::None;
    let provisions: &[Provision] = match (lost(Color::White), lost(Color::Black)) {
        (true, true) => &[Provision::BothGuilty, Provision::PersistentRefusal],
        (false, false) => {
            return hearing.refuse(Refusal::NotAllowed, &[Provision::PersistentRefusal]);
        }
        _ => &[Provision::PersistentRefusal],
    };
    let articles = hearing.cite_with(provisions, reason);
    conclude(hearing, score, Ground::Arbiter, articles);
}

/// The arbiter sets a result: of a game that goes on in the interest of the event (12.2.2), of one
/// that has ended against the one ruled or signed (8.7).
pub(crate) fn set_result(hearing: &mut Hearing<'_>, score: Score, reason: &str) {
    if is_too_much(hearing, score) {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::PointsLimit]);
    }
    let provisions: &[Provision] = match hearing.now.phase {
        Phase::Over(_) => &[Provision::Signatures, Provision::Discretion, Provision::PointsLimit],
        _ => &[Provision::InterestOfEvent, Provision::Discretion, Provision::PointsLimit],
    };
    let articles = hearing.cite_with(provisions, reason);
    conclude(hearing, score, Ground::Arbiter, articles);
    hearing.answer(|asked| matches!(asked, Question::Result { .. }), &[Provision::Signatures]);
}

/// Ends the game with this result, or changes the one it has.
pub(crate) fn conclude(
    hearing: &mut Hearing<'_>,
    score: Score,
    ground: Ground,
    articles: Articles,
) {
    lapse_offer(hearing);
    match hearing.now.phase {
        Phase::Over(_) | Phase::Annulled => {
            let verdict = Verdict { score, ground, articles };
            hearing.find_by(Fact::GameEnded { verdict }, articles);
        }
        Phase::Waiting | Phase::Playing | Phase::Stopped => {
            hearing.end_by(score, ground, articles);
        }
    }
}

/// A game that was ruled over goes on: the arbiter's judgement is not tied by the program's.
pub(crate) fn reopen(hearing: &mut Hearing<'_>, reason: &str) {
    if !matches!(hearing.now.phase, Phase::Over(_) | Phase::Annulled) {
        return hearing.lacks(Missing::End, &[Provision::Discretion]);
    }
    let provisions = [Provision::Discretion, Provision::InterestOfEvent];
    let articles = hearing.cite_with(&provisions, reason);
    hearing.find_by(Fact::Reopened, articles);
}

/// Something that was asked or reported stays without consequence. To leave an absence so is to
/// excuse it.
pub(crate) fn dismiss(hearing: &mut Hearing<'_>, question: u16) {
    let Some(question) = hearing.now.questions.get(usize::from(question)).cloned() else {
        return hearing.lacks(Missing::Question, &[Provision::Discretion]);
    };
    match question {
        Question::Absence { of } => crate::judge::presence::excuse(hearing, of, ""),
        Question::Consent => crate::judge::draws::consent(hearing, false),
        Question::TouchBreach { .. } => {
            crate::judge::complaint::waive(hearing);
        }
        Question::Sheets => hearing.refuse(Refusal::NotAllowed, &[Provision::BothComplete]),
        question => {
            let answered = Fact::Answered { question };
            hearing.find_for(Audience::Arbiter, answered, &[Provision::Discretion]);
        }
    }
}
