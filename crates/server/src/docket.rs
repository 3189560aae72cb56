//! What lies before the arbiter, on the wire: the decisions that are possible now, and what answers
//! each question.

use chess::{ByColor, Color};
use clock::Moment;
use laws::text::{Cited, Texts, Words};
use laws::{Decision, Duty, Fact, Kind, Reply, Ruling, Table};
use schemars::JsonSchema;
use serde::Serialize;

use crate::journal::Seq;
use crate::live::Shown;
use crate::view::ByColorJson;

/// What lies before the arbiter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Docket {
    /// The place in the record up to which this tells.
    pub seq: Seq,
    /// Every kind of decision, possible now or not.
    pub choices: Vec<Choice>,
    /// The questions that wait, in their order.
    pub questions: Vec<Words>,
    /// What answers each of them.
    pub answers: Vec<Vec<Answer>>,
    /// What was counted of each player.
    pub players: ByColorJson<Counts>,
}

/// A kind of decision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DocketChoice")]
pub struct Choice {
    /// Its word.
    pub decision: Kind,
    /// Whether it can be taken now.
    pub possible: bool,
    /// The articles by which it would be taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub cited: Vec<Cited>,
    /// Why it cannot be taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Words>,
}

/// An answer to a question.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DocketAnswer")]
pub struct Answer {
    /// What is decided.
    pub decision: Kind,
    /// The whole decision; absent if the arbiter must say more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<Decision>,
    /// Whom it is about, where more must be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Color>,
    /// The articles by which it would be decided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub cited: Vec<Cited>,
    /// Why it cannot be decided now; absent if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Words>,
    /// What would follow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub follows: Vec<Words>,
}

/// What was counted of a player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PlayerCounts")]
pub struct Counts {
    /// Completed illegal acts (7.5.5).
    pub illegal_acts: u8,
    /// Warnings.
    pub warnings: u8,
    /// How often the phone sounded.
    pub sounds: u8,
    /// Claims that were wrong.
    pub wrong_claims: u8,
    /// Draw offers made.
    pub offers: u16,
    /// What the assistant may do.
    pub duties: Vec<Duty>,
}

/// What lies before the arbiter of a table.
#[must_use]
pub fn docket(shown: &Shown, texts: &Texts, now: Moment) -> Docket {
    let table = &shown.table;
    let laws::Docket { choices, answers } = table.docket(now);
    let choices = choices.into_iter().map(|choice| Choice {
        decision: choice.kind,
        possible: choice.barred.is_none(),
        cited: texts.cited(&choice.articles, table.regulations().book),
        why: choice.barred.map(|barred| texts.barred(&barred, &choice.articles, table)),
    });
    let answer = |answer: laws::Answer| {
        let (decision, said, of) = match answer.reply {
            Reply::Said(decision) => (Kind::from(&decision), Some(decision), None),
            Reply::Open { kind, of } => (kind, None, of),
        };
        let follows = answer.ruling.filter(|_| answer.barred.is_none());
        Answer {
            decision,
            said,
            of,
            cited: texts.cited(&answer.articles, table.regulations().book),
            why: answer.barred.map(|barred| texts.barred(&barred, &answer.articles, table)),
            follows: follows.map(|ruling| consequences(&ruling, table, texts)).unwrap_or_default(),
        }
    };
    Docket {
        seq: shown.seq(),
        choices: choices.collect(),
        questions: table.questions().iter().map(|one| texts.question(one, table)).collect(),
        answers: answers.into_iter().map(|all| all.into_iter().map(answer).collect()).collect(),
        players: ByColor::from_fn(|color| counts(table, color)).into(),
    }
}

/// What a ruling would change, for the arbiter who is about to give it; that the question is answered is left out.
fn consequences(ruling: &Ruling, table: &Table, texts: &Texts) -> Vec<Words> {
    let told = ruling.events.iter().zip(texts.tell(ruling, table));
    told.filter(|(event, _)| !matches!(event.fact, Fact::Answered { .. } | Fact::Refused { .. }))
        .map(|(_, words)| words)
        .collect()
}

fn counts(table: &Table, color: Color) -> Counts {
    let player = table.player(color);
    Counts {
        illegal_acts: player.illegal_acts,
        warnings: player.warnings,
        sounds: player.sounds,
        wrong_claims: player.wrong_claims,
        offers: player.offers,
        duties: player.duties.clone(),
    }
}
