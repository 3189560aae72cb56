//! An arbiter who acts only when a player demands it (rules 17 to 19 of the Finnish blitz rules).

use chess::Color;

use crate::act::{Irregularity, Penalty};
use crate::fact::{Audience, Fact, Missing, Question, Refusal};
use crate::judge::endings::lapse_offer;
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, decisions};
use crate::table::Phase;
use crate::{Ground, Priced, Provision, Regime, Sanction, Score, Share};

/// Whether what a player says now is still an answer to what ended the game: later the result is
/// final (21-1).
pub(crate) fn is_answer(hearing: &Hearing<'_>) -> bool {
    let within = hearing.regulations().flag_answered_within;
    let until = hearing.now.ended.map(|ended| ended.checked_add(within).unwrap_or(ended));
    until.is_some_and(|until| hearing.at <= until)
}

/// A player complains of a breach by the opponent. The arbiter is asked. Where there is none the
/// penalty follows if the program has seen it; otherwise it is put to the opponent, for a word alone
/// punishes nobody (17).
pub(crate) fn breach(hearing: &mut Hearing<'_>, what: Irregularity, provisions: &[Provision]) {
    let Some(by) = hearing.player() else { return };
    if let Phase::Over(verdict) = hearing.now.phase {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    let question = Question::Report { what, of: Some(!by) };
    if hearing.has_arbiter() {
        return hearing.find_for(Audience::Arbiter, Fact::Asked { question }, provisions);
    }
    if hearing.now.demands.as_ref().is_some_and(|demands| demands.seen.contains(&(!by, what))) {
        return penalise(hearing, !by, provisions);
    }
    if !hearing.now.questions.contains(&question) {
        hearing.find(Fact::Asked { question }, provisions);
    }
}

/// What was reported of a player has had its penalty: it no longer demands anything.
pub(crate) fn dealt_with(hearing: &mut Hearing<'_>, of: Color) {
    if hearing.is(Regime::OnDemand) {
        let about = |asked: &Question| matches!(asked, Question::Report { of: Some(other), .. } if *other == of);
        hearing.answer(about, &[Provision::Penalties]);
    }
}

/// 17.c: a player who is warned in one game of the event after the other may be punished harder.
pub(crate) fn warned(hearing: &mut Hearing<'_>, of: Color) {
    let before = hearing.regulations().warned_before.iter().filter(|warned| **warned == of);
    let games = before.count() + 1;
    if games >= usize::from(hearing.regulations().several_games)
        && hearing.has(Provision::BreachesInSeveralGames)
    {
        hearing.ask(Question::SeveralGames { of }, &[Provision::BreachesInSeveralGames]);
    }
}

/// 9-3: a player asks for time because the opponent disturbed pieces. The arbiter, if there is one,
/// may give more or less.
pub(crate) fn disturbed(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    if !by_hand::is_on(hearing) {
        return;
    }
    let provisions = [Provision::DisplacedPenalty];
    let span = hearing.regulations().for_displacement().unwrap_or_default();
    if hearing.has_arbiter() {
        let what = Irregularity::Displacement;
        hearing.ask(Question::Report { what, of: Some(!by) }, &provisions);
        let proposed = Fact::ExtraProposed { to: by, span };
        return hearing.find_for(Audience::Arbiter, proposed, &provisions);
    }
    if hearing.now.demands.as_ref().and_then(|demands| demands.disturber) != Some(!by) {
        return hearing.lacks(Missing::Disturbance, &provisions);
    }
    hearing.find(Fact::TimeAdded { to: by, span }, &provisions);
}

/// A device sounded or was found, which is a breach like any other (17). The loss of the game waits
/// for the arbiter's word where there is one, and a game that is over stays as it ended.
pub(crate) fn device(hearing: &mut Hearing<'_>, of: Color, provisions: &[Provision]) {
    let over = matches!(hearing.now.phase, Phase::Over(_) | Phase::Annulled);
    let loses = hearing.now.players[of].warnings > 0;
    if over || (loses && hearing.has_arbiter()) {
        let provisions: Vec<_> =
            [Provision::PenaltyLoss].into_iter().chain(provisions.iter().copied()).collect();
        return hearing.ask(Question::Device { of }, &provisions);
    }
    penalise(hearing, of, provisions);
}

/// A warning the first time (17.a), the game the second (17.b), whatever the breaches were.
pub(crate) fn penalise(hearing: &mut Hearing<'_>, of: Color, provisions: &[Provision]) {
    let warnings = hearing.now.players[of].warnings;
    let Priced { cost, provisions } = hearing.regulations().breach(warnings, provisions);
    if cost == Sanction::Warning {
        let penalised = Fact::Penalised { of, penalty: Penalty::Warning };
        hearing.find(penalised, &provisions);
        return warned(hearing, of);
    }
    let lost = Fact::Penalised { of, penalty: Penalty::Loss(Share::Whole) };
    hearing.find(lost, &provisions);
    lapse_offer(hearing);
    let articles = hearing.cite(&provisions);
    decisions::conclude(hearing, Score::win(!of), Ground::Arbiter, articles);
}
