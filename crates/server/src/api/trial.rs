//! A move that someone tries, without a table, to see how the Laws answer.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use chess::{Color, Move, Reason, Setup};
use clock::Moment;
use laws::text::{Cited, Texts, Words};
use laws::{Act, Because, Book, Decision, Fact, Phase, Regulations, Seat, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::Spoken;
use super::guard::{Asker, PAGE};
use super::{App, Problem};

/// A position, and a move that is tried in it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Trial {
    #[serde(default)]
    book: Book,
    /// As FEN.
    position: Setup,
    #[serde(rename = "move")]
    m: Move,
}

/// What came of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Tried {
    /// The position afterwards, as FEN.
    position: String,
    turn: Color,
    /// Why the Laws refuse the move; absent if it was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Against>,
    /// How the game ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Words>,
}

/// What speaks against a move.
#[derive(Debug, Serialize, JsonSchema)]
struct Against {
    /// Everything that is wrong with it.
    text: String,
    reasons: Vec<Reason>,
    cited: Vec<Cited>,
    /// What the article says that decides.
    gist: String,
}

pub(super) async fn try_move(
    State(app): State<App>,
    asker: Asker,
    query: Result<Query<Spoken>, QueryRejection>,
    body: Result<Json<Trial>, JsonRejection>,
) -> Result<Json<Tried>, Problem> {
    let (Query(Spoken { lang }), Json(Trial { book, position, m })) = (query?, body?);
    app.may_read(asker, PAGE)?;
    let texts = Texts::of(lang.unwrap_or_default());
    let regulations = Regulations { start: Some(position), ..Regulations::of(book) };
    let table = Table::open(regulations)?;
    let start = Act::Decide(Decision::Start);
    let table = table.judge(Seat::Arbiter, &start, Moment::ZERO).table;
    let seat = Seat::from(table.position().turn());
    let act = Act::Move { m, offer: false };
    let judged = table.judge_briefly(seat, &act, Moment::ZERO);
    let judged = judged.ok_or_else(|| Problem::bad_request("this takes too long to judge"))?;
    let against = judged.ruling.events.iter().find_map(|event| match &event.fact {
        Fact::Refused { because: Some(Because::Reasons(reasons)), .. } => Some(Against {
            text: texts.reasons(reasons, &table),
            reasons: reasons.clone(),
            gist: event.articles.first().map(|article| texts.gist(article)).unwrap_or_default(),
            cited: texts.cited(&event.articles, book),
        }),
        _ => None,
    });
    let after = &judged.table;
    let ended = match after.phase() {
        Phase::Over(verdict) => Some(texts.result(verdict, after)),
        _ => None,
    };
    let (position, turn) = (after.position().to_string(), after.position().turn());
    Ok(Json(Tried { position, turn, refused: against, ended }))
}
