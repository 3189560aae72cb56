//! What went wrong, as RFC 9457 has it.

mod from;
mod kind;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use laws::text::{Lang, Words};
use laws::{Articles, Because, Event, Fact, Refusal};
use schemars::JsonSchema;
use serde::Serialize;

use self::kind::Kind;
use super::guard::Limit;
use crate::event::engine::NotPaired;
use crate::journal::Seq;
use crate::opening::Open;
use crate::told::InWords;

/// An answer that says no, and why.
///
/// # JSON
/// `{"type": "urn:tuomari:refused", "title": ..., "status": 409, "detail": ..., "refusal":
/// "not_your_move", "article": "1.1", "articles": ["fide-2018 1.1"]}`; what does not apply is
/// absent.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Problem {
    /// Which kind of problem it is.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// The kind in English.
    pub title: &'static str,
    /// The status of HTTP.
    pub status: u16,
    /// What is particular to this one.
    #[serde(flatten)]
    pub more: Box<More>,
}

/// What is particular to one problem.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[schemars(rename = "ProblemDetails")]
pub struct More {
    /// What it is, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The number of the article that decides, where a rule refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<&'static str>,
    /// All articles it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub articles: Option<Articles>,
    /// The word for the reason, where a rule refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// The reason, where an event refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event_refusal: Option<hall::Refusal>,
    /// What the refusal rests on beside its articles: reasons, the moves owed, or what is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<Because>,
    /// Why a rule refused, in the language that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
    /// What came of the act all the same, as far as the seat may know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub events: Vec<InWords<Event>>,
    /// Which limit was reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// In how many seconds to try again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
    /// Where that stands in the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<Seq>,
}

impl Problem {
    fn new(status: StatusCode, kind: Kind, title: &'static str) -> Self {
        Self { kind, title, status: status.as_u16(), more: Box::default() }
    }

    fn detailed(mut self, detail: impl ToString) -> Self {
        self.more.detail = Some(detail.to_string());
        self
    }

    fn citing(mut self, articles: Articles) -> Self {
        self.more.article = articles.first().map(|article| article.number());
        self.more.articles = Some(articles);
        self
    }

    /// A rule refused the act; these are the facts that the seat may know.
    pub(crate) fn refused(mut events: Vec<InWords<Event>>, seq: Option<Seq>) -> Self {
        let mut problem = Self::new(StatusCode::CONFLICT, Kind::Refused, "the Laws refuse it");
        let refused = events.iter().position(|told| matches!(told.what.fact, Fact::Refused { .. }));
        if let Some(InWords { what: Event { fact, articles, .. }, words }) =
            refused.map(|place| events.remove(place))
            && let Fact::Refused { why, because } = fact
        {
            problem = problem.citing(articles);
            problem.more.refusal = Some(why);
            problem.more.because = because;
            problem.more.words = words;
        }
        events.retain(|told| !matches!(told.what.fact, Fact::Refused { .. }));
        problem.more.events = events;
        problem.more.seq = seq;
        problem
    }

    /// The request cannot be understood.
    pub(crate) fn unreadable(status: StatusCode, detail: impl ToString) -> Self {
        let title = "the request cannot be understood";
        Self::new(status, Kind::Unreadable, title).detailed(detail)
    }

    pub(crate) fn bad_request(detail: impl ToString) -> Self {
        Self::unreadable(StatusCode::BAD_REQUEST, detail)
    }

    /// A text is not a move here.
    pub(crate) fn not_understood(detail: impl ToString) -> Self {
        let title = "the text is not a move here";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, Kind::NotUnderstood, title).detailed(detail)
    }

    pub(crate) fn no_secret() -> Self {
        let title = "this takes the secret of a seat";
        Self::new(StatusCode::UNAUTHORIZED, Kind::NoSecret, title)
    }

    pub(crate) fn wrong_secret() -> Self {
        let title = "this secret opens no seat at this table";
        Self::new(StatusCode::UNAUTHORIZED, Kind::WrongSecret, title)
    }

    /// This seat may not.
    pub(crate) fn forbidden(detail: impl ToString) -> Self {
        let title = "not for this seat";
        Self::new(StatusCode::FORBIDDEN, Kind::NotYours, title).detailed(detail)
    }

    pub(crate) fn no_table() -> Self {
        let title = "there is no such table";
        Self::new(StatusCode::NOT_FOUND, Kind::NoTable, title)
    }

    pub(crate) fn no_event() -> Self {
        let title = "there is no such event";
        Self::new(StatusCode::NOT_FOUND, Kind::NoEvent, title)
    }

    pub(crate) fn no_link() -> Self {
        let title = "this takes a link of the event";
        Self::new(StatusCode::UNAUTHORIZED, Kind::NoSecret, title)
    }

    pub(crate) fn wrong_link() -> Self {
        let title = "this secret opens nothing in this event";
        Self::new(StatusCode::UNAUTHORIZED, Kind::WrongSecret, title)
    }

    pub(crate) fn wrong_code() -> Self {
        let title = "no player of this name has this code";
        Self::new(StatusCode::FORBIDDEN, Kind::WrongCode, title)
    }

    pub(crate) fn held_back() -> Self {
        let title = "the event shows its boards later";
        Self::new(StatusCode::FORBIDDEN, Kind::HeldBack, title)
            .detailed("moves are held back; /live of the event shows them after its delay")
    }

    /// A rule of the event, or of the Laws, refuses the act.
    pub(crate) fn refused_in_event(refused: &hall::Refused, lang: Option<Lang>) -> Self {
        let title = "the event refuses it";
        let mut problem = Self::new(StatusCode::CONFLICT, Kind::Refused, title);
        if refused.articles.first().is_some() {
            problem = problem.citing(refused.articles);
        }
        let words = crate::event::words::refusal(refused, lang.unwrap_or(Lang::English));
        problem.more.event_refusal = Some(refused.why.clone());
        problem.detailed(words)
    }

    /// A file of regulations cannot be read.
    pub(crate) fn bad_file(error: hall::FileError) -> Self {
        let title = "the regulations cannot be taken";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, Kind::Unlawful, title).detailed(error)
    }

    /// A round was not paired.
    pub(crate) fn not_paired(why: &NotPaired) -> Self {
        let (kind, title) = match why {
            NotPaired::NoEngine => (Kind::NoPairingEngine, "no program here pairs by that system"),
            _ => (Kind::NotPaired, "the pairing engine does not pair this round"),
        };
        Self::new(StatusCode::CONFLICT, kind, title).detailed(why)
    }

    /// What is for good must be confirmed.
    pub(crate) fn not_confirmed(detail: impl ToString) -> Self {
        let title = "this was not confirmed";
        Self::new(StatusCode::CONFLICT, Kind::NotConfirmed, title).detailed(detail)
    }

    /// Something waits until the game is over.
    pub(crate) fn goes_on() -> Self {
        let title = "the game goes on; a table is deleted before it begins or when it is over";
        Self::new(StatusCode::CONFLICT, Kind::GoesOn, title)
    }

    pub(crate) fn nothing_there(detail: impl ToString) -> Self {
        let title = "there is nothing there";
        Self::new(StatusCode::NOT_FOUND, Kind::Nothing, title).detailed(detail)
    }

    pub(crate) fn no_route() -> Self {
        Self::new(StatusCode::NOT_FOUND, Kind::Nothing, "there is nothing there")
    }

    pub(crate) fn no_method() -> Self {
        let title = "that cannot be done there";
        Self::new(StatusCode::METHOD_NOT_ALLOWED, Kind::NoMethod, title)
    }

    pub(crate) fn may_not_open(open: &Open) -> Self {
        let (kind, detail) = match open {
            Open::Code(_) => {
                (Kind::CodeNeeded, "the organiser has the code: send it as Tuomari-Code")
            }
            Open::Anyone | Open::Lan => (Kind::MayNotOpen, "they are opened in the local network"),
        };
        let title = "tables are not opened by everyone here";
        Self::new(StatusCode::FORBIDDEN, kind, title).detailed(detail)
    }

    /// There is no engine to practise with.
    pub(crate) fn no_engine() -> Self {
        let title = "there is no engine to practise with here";
        let detail = "the operator of the server can install one and name it with --engine";
        Self::new(StatusCode::CONFLICT, Kind::NoEngine, title).detailed(detail)
    }

    pub(crate) fn foreign() -> Self {
        let title = "a page of another origin may not connect";
        Self::new(StatusCode::FORBIDDEN, Kind::ForeignOrigin, title)
    }

    fn journal() -> Self {
        let title = "the journal cannot be used; nothing was done that you were not told";
        let mut problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, Kind::Journal, title);
        problem.more.retry_after = Some(1);
        problem
    }

    /// A limit is reached; there is more in so many seconds.
    pub(crate) fn too_many(limit: Limit, most: &str, seconds: u64) -> Self {
        let title = "too many of these; wait";
        let mut problem = Self::new(StatusCode::TOO_MANY_REQUESTS, Kind::TooMany, title);
        problem.more.limit = Some(limit);
        problem.more.retry_after = Some(seconds);
        problem.detailed(format!("at most {most}; try again in {seconds} s"))
    }

    /// The record of a table has no room for more.
    pub(crate) fn full(most: &str) -> Self {
        let title = "the record of this table is full";
        let mut problem = Self::new(StatusCode::CONFLICT, Kind::Full, title);
        problem.more.limit = Some(Limit::LinesOfTable);
        problem.detailed(format!("at most {most}"))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let text = serde_json::to_vec(&self).unwrap_or_default();
        let kind = HeaderValue::from_static("application/problem+json");
        let mut response = (status, [(header::CONTENT_TYPE, kind)], text).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = self.more.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
