//! What players may ask for: what a rule says (11.9), and another judgement (11.10, rule 21 of the
//! Finnish blitz rules).

use crate::fact::{Audience, Fact, Missing, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::{Article, Provision};

/// 11.9: what an article says, or those under a heading, without a word about the game.
pub(crate) fn explain(hearing: &mut Hearing<'_>, number: &str) {
    let audience = hearing.own_audience();
    let book = hearing.regulations().book;
    let mut articles: Vec<Article> = book.find(number).into_iter().collect();
    if articles.is_empty() {
        articles = book.under(number).collect();
    }
    if articles.is_empty() {
        return hearing.refuse(Refusal::NoSuchArticle, &[Provision::AskingRules]);
    }
    for article in articles {
        hearing.find_for(audience, Fact::RuleExplained { article }, &[Provision::AskingRules]);
    }
}

/// 11.10: a player appeals against a decision, even after signing.
pub(crate) fn appeal(hearing: &mut Hearing<'_>, text: &str) {
    let Some(by) = hearing.player() else { return };
    let appeals = hearing.regulations().appeals && hearing.regulations().book.edition().appeals;
    if !appeals {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Appeal]);
    }
    hearing.find(Fact::Appealed { by, text: text.to_owned() }, &[Provision::Appeal]);
    hearing.ask(Question::Appeal { by }, &[Provision::Appeal]);
}

/// 21-2: how the arbiter acted may be complained of elsewhere; the decisions stay (21-1). By the FIDE
/// Laws a decision is appealed instead (11.10).
pub(crate) fn to_committee(hearing: &mut Hearing<'_>, text: &str) {
    let Some(by) = hearing.player() else { return };
    if !hearing.has(Provision::Committee) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Appeal]);
    }
    if !hearing.has_arbiter() {
        return hearing.refuse(Refusal::NoArbiter, &[Provision::Committee]);
    }
    let told = Fact::CommitteeTold { by, text: text.to_owned() };
    hearing.find_for(hearing.own_audience(), told, &[Provision::Committee, Provision::Appeal]);
}

/// An appeal is decided. What falls with it the arbiter then sets right by the decision that fits.
pub(crate) fn close_appeal(hearing: &mut Hearing<'_>, granted: bool) {
    let appealed = |asked: &Question| matches!(asked, Question::Appeal { .. });
    let Some(oldest) = hearing.now.questions.iter().find(|asked| appealed(asked)).cloned() else {
        return hearing.lacks(Missing::Appeal, &[Provision::Appeal]);
    };
    hearing.find(Fact::AppealClosed { granted }, &[Provision::Appeal]);
    hearing.find_for(Audience::Arbiter, Fact::Answered { question: oldest }, &[Provision::Appeal]);
}
