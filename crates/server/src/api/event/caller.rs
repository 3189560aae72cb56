//! Who is asking, and about which event.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use hall::By;
use laws::text::Lang;
use serde::Deserialize;

use crate::api::caller::{Spoken, bearer, seen};
use crate::api::guard::Asker;
use crate::api::{App, Problem, guess};
use crate::event::view::{Role, View};
use crate::event::{Actor, Holder, Live, Shown};
use crate::journal::EventId;
use crate::seat::{Token, TokenHash};

/// An event and the capacity in which someone asks about it.
#[derive(Clone, Debug)]
pub(in crate::api) struct Caller {
    pub(super) live: Arc<Live>,
    pub(super) role: Role,
    /// The link that came along, and whose it is.
    link: Option<(Holder, TokenHash)>,
    pub(super) asker: Asker,
    pub(super) lang: Option<Lang>,
}

#[derive(Deserialize)]
struct Named {
    event: String,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Path(Named { event }) = Path::from_request_parts(parts, app).await?;
        let token = bearer(&parts.headers)?;
        let asker = Asker::from_request_parts(parts, app).await?;
        let caller = Self::find(app, &event, token, asker).await?;
        if let Some(seen) = seen(&parts.headers)? {
            app.tables.catch_up_with_event(&caller.live, seen).await?;
        }
        Ok(caller)
    }
}

/// A caller who may have named a language.
#[derive(Clone, Debug)]
pub(in crate::api) struct Reader(pub(super) Caller);

impl FromRequestParts<App> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let spoken: Result<Query<Spoken>, QueryRejection> =
            Query::from_request_parts(parts, app).await;
        let Query(Spoken { lang }) = spoken?;
        let caller = Caller::from_request_parts(parts, app).await?;
        Ok(Self(Caller { lang, ..caller }))
    }
}

impl Caller {
    /// Someone with this secret, or none, in an event of this name.
    async fn find(
        app: &App,
        event: &str,
        token: Option<Token>,
        asker: Asker,
    ) -> Result<Self, Problem> {
        let id: EventId = event.parse().map_err(|_| Problem::no_event())?;
        let held = app.tables.events.held_now(&id);
        let live = guess::named(app, asker, held, app.tables.find_event(&id)).await?;
        let secret = token.as_ref().map(Token::hash);
        let link = match secret {
            None => None,
            Some(hash) => {
                let open = || live.ask(|shown| shown.links.holder(&hash));
                let freshen = app.tables.freshen_event(&live);
                let asked = (&live.secrets, "too many wrong secrets at this event");
                let holder =
                    guess::opened(app, asker, asked, open, freshen, Problem::wrong_link).await?;
                Some((holder, hash))
            }
        };
        let holder = link.map(|(holder, _)| holder);
        let role = live.ask(|shown| Role::of(shown, holder))?.ok_or_else(Problem::wrong_link)?;
        Ok(Self { live, role, link, asker, lang: None })
    }

    pub(super) fn holder(&self) -> Option<Holder> {
        self.link.map(|(holder, _)| holder)
    }

    /// Somebody without a link.
    pub(super) fn unknown(&self) -> Self {
        Self { role: Role::Public, link: None, ..self.clone() }
    }

    /// The same, told in a language.
    pub(super) fn speaking(self, lang: Option<Lang>) -> Self {
        Self { lang, ..self }
    }

    /// Asks how things stand, with the eyes of this caller. A link that was revoked meanwhile has
    /// none.
    pub(super) fn see<T>(&self, question: impl FnOnce(View<'_>) -> T) -> Result<T, Problem> {
        let ask = |shown: &Shown| {
            let holds =
                self.link.is_none_or(|(holder, hash)| shown.links.holder(&hash) == Some(holder));
            let role = Role::of(shown, self.holder()).filter(|role| holds && *role == self.role)?;
            Some(question(View { role, holder: self.holder(), shown, lang: self.lang }))
        };
        self.live.ask(ask)?.ok_or_else(Problem::wrong_link)
    }

    /// The caller, acting.
    pub(super) fn actor(&self) -> Result<Actor, Problem> {
        let by = match self.holder() {
            Some(Holder::Arbiter(id)) => By::Arbiter(id),
            Some(Holder::Player(number)) => By::Player(number),
            // A place at a board acts for the player of that side in this round.
            Some(Holder::Place(place)) => self
                .see(|view| {
                    let round = view.shown.event.current()?;
                    let board = round.board(place.board)?;
                    place.side.map(|side| By::Player(board.player(side)))
                })?
                .ok_or_else(|| Problem::forbidden("this place is nobody's in this round"))?,
            None => return Err(Problem::no_link()),
        };
        Ok(Actor { by, link: self.link })
    }

    /// Refuses everyone but arbiters.
    pub(super) fn must_be_arbiter(&self) -> Result<(), Problem> {
        match self.role {
            Role::Chief | Role::Arbiter => Ok(()),
            Role::Public => Err(Problem::no_link()),
            Role::Player | Role::Place => Err(Problem::forbidden("this is for arbiters")),
        }
    }

    /// Refuses everyone but chiefs.
    pub(super) fn must_be_chief(&self) -> Result<(), Problem> {
        self.must_be_arbiter()?;
        if self.role == Role::Chief {
            Ok(())
        } else {
            Err(Problem::forbidden("this is for the chief arbiter"))
        }
    }
}
