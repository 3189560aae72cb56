//! Who is asking, and about which table.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use hall::ArbiterId;
use laws::Seat;
use laws::text::{Lang, Texts};
use schemars::JsonSchema;
use serde::Deserialize;

use super::guard::Asker;
use super::{App, Problem, guess};
use crate::journal::{Seq, TableId};
use crate::live::{Actor, Live, Shown};
use crate::seat::{Role, Token, TokenHash};
use crate::view::View;

/// The header that names the place up to which the record was seen.
pub(super) const SEEN: &str = "Tuomari-Seen";

/// A table and the role in which someone asks about it.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) live: Arc<Live>,
    pub(super) role: Role,
    /// The secret that opened the role, as far as it is stored.
    secret: Option<TokenHash>,
    /// Which arbiter of the table's event, if it is one.
    by: Option<ArbiterId>,
    /// The secret itself, if it came with the request.
    pub(super) token: Option<Token>,
    /// Who asks, as far as limits go.
    pub(super) asker: Asker,
    /// In which language the caller is told what happens; only in the form of the record if in none.
    pub(super) lang: Option<Lang>,
}

/// The language in which the answer is told besides the form of the record.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Spoken {
    #[serde(default)]
    pub(super) lang: Option<Lang>,
}

/// A caller who may have named a language.
#[derive(Clone, Debug)]
pub(super) struct Reader(pub(super) Caller);

impl FromRequestParts<App> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let spoken: Result<Query<Spoken>, QueryRejection> =
            Query::from_request_parts(parts, app).await;
        let Query(Spoken { lang }) = spoken?;
        Ok(Self(Caller::from_request_parts(parts, app).await?.speaking(lang)))
    }
}

#[derive(Deserialize)]
struct Named {
    table: String,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Path(Named { table }) = Path::from_request_parts(parts, app).await?;
        let token = bearer(&parts.headers)?;
        let asker = Asker::from_request_parts(parts, app).await?;
        let caller = Self::find(app, &table, token, asker).await?;
        if let Some(seen) = seen(&parts.headers)? {
            app.tables.catch_up_with(&caller.live, seen).await?;
        }
        Ok(caller)
    }
}

impl Caller {
    /// Someone with this secret, or none, at a table of this name.
    pub(super) async fn find(
        app: &App,
        table: &str,
        token: Option<Token>,
        asker: Asker,
    ) -> Result<Self, Problem> {
        let id: TableId = table.parse().map_err(|_| Problem::no_table())?;
        let held = app.tables.held_now(&id);
        let live = guess::named(app, asker, held, app.tables.find(&id)).await?;
        if let Err(trouble) = app.tables.settle(&live).await {
            // Reads are answered all the same.
            tracing::debug!(table = %id, %trouble, "the outage is not noted yet");
        }
        let secret = token.as_ref().map(Token::hash);
        let (role, by) = match &secret {
            None => (Role::Spectator, None),
            Some(hash) => {
                let open = || live.ask(|shown| live.opened_by(shown, hash));
                let freshen = async {
                    app.tables.freshen(&live).await?;
                    match live.event() {
                        Some(event) => app.tables.freshen_event(event).await,
                        None => Ok(()),
                    }
                };
                let asked = (&live.secrets, "too many wrong secrets at this table");
                guess::opened(app, asker, asked, open, freshen, Problem::wrong_secret).await?
            }
        };
        if role == Role::Spectator && live.is_held_back(app.tables.time().now())? {
            return Err(Problem::held_back());
        }
        Ok(Self { live, role, secret, by, token, asker, lang: None })
    }

    /// The same, told in a language.
    pub(super) fn speaking(self, lang: Option<Lang>) -> Self {
        Self { lang, ..self }
    }

    /// Asks how things stand, with the eyes of this role. A secret that was revoked meanwhile has
    /// none.
    pub(super) fn see<T>(&self, question: impl FnOnce(View<'_>) -> T) -> Result<T, Problem> {
        let ask = |shown: &Shown| {
            let own = Some((self.role, self.by));
            let opens = |hash: &TokenHash| self.live.opened_by(shown, hash) == own;
            let holds = self.secret.as_ref().is_none_or(opens);
            let texts = self.lang.map(Texts::of);
            holds.then(|| question(View { role: self.role, shown, texts }))
        };
        self.live.ask(ask)?.ok_or_else(Problem::wrong_secret)
    }

    /// The caller, acting in a seat.
    pub(super) fn actor(&self, seat: Seat) -> Actor {
        Actor { seat, secret: self.secret, by: self.by }
    }

    /// Refuses everyone but the arbiter.
    pub(super) fn must_be_arbiter(&self) -> Result<(), Problem> {
        match self.role {
            Role::Arbiter => Ok(()),
            Role::Spectator => Err(Problem::no_secret()),
            _ => Err(Problem::forbidden("this is for the arbiter")),
        }
    }
}

/// The place up to which the client has seen the record: it is not answered with less than that.
pub(super) fn seen(headers: &HeaderMap) -> Result<Option<Seq>, Problem> {
    let Some(value) = headers.get(SEEN) else { return Ok(None) };
    let place = value.to_str().ok().and_then(|text| text.parse().ok()).map(Seq::new);
    place.map(Some).ok_or_else(|| Problem::bad_request("Tuomari-Seen is a place in the record"))
}

/// The secret of a request.
pub(super) fn bearer(headers: &HeaderMap) -> Result<Option<Token>, Problem> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let text = value.to_str().ok().and_then(|text| text.split_once(' '));
    let token = text.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let token = token.and_then(|(_, token)| token.trim().parse().ok());
    token.map(Some).ok_or_else(Problem::wrong_secret)
}
