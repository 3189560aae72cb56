//! Playing over a WebSocket: acts up, notices down.
//!
//! The first frame says who comes, `{"do": "join", "token": ..., "since": ..., "lang": ...}`; a
//! client without a token is a spectator. `{"do": "speak", "lang": ...}` asks for another language.
//! Then `{"do": "act", "key": ..., "act": {...}}` is answered with an `ack` or with `refused`, and
//! whatever happens at the table comes as a `notice`. A `beat` every two seconds says
//! that the server is there; a client that hears none for longer should reconnect.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::rejection::PathRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use clock::Moment;
use futures_util::SinkExt;
use laws::text::Lang;
use laws::{Act, Event, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, interval_at, timeout};

use super::acts::{Deed, do_act, strictly};
use super::caller::Caller;
use super::guard::Asker;
use super::headers::is_foreign;
use super::stream::{Feed, News};
use super::{App, Problem};
use crate::journal::Seq;
use crate::live::Live;
use crate::seat::{Role, Token};
use crate::told::InWords;
use crate::view::{self, Notice};

/// How long one may take to say who one is.
const JOIN_WITHIN: Duration = Duration::from_secs(10);
/// After so long without a word the other end is gone.
const GONE_AFTER: Duration = Duration::from_secs(60);
/// So often the other end is asked whether it is there, and told that the server is.
const BEAT_EVERY: Duration = Duration::from_secs(2);
/// The first comes soon: a player who sits down wants to know who is there.
const FIRST_BEAT: Duration = Duration::from_millis(200);

/// What a client says.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Said {
    Join {
        #[serde(default)]
        token: Option<String>,
        #[serde(default)]
        since: Option<Seq>,
        #[serde(default)]
        lang: Option<Lang>,
    },
    Speak {
        lang: Lang,
    },
    Act {
        key: String,
        #[serde(deserialize_with = "strictly")]
        act: Act,
        #[serde(default, rename = "as")]
        seat: Option<Seat>,
    },
}

/// What the server says.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(super) enum Saying<'a> {
    Joined {
        role: Role,
        seq: Seq,
    },
    State {
        state: &'a view::State,
    },
    Notice {
        notice: &'a Notice,
    },
    Ack {
        key: &'a str,
        seq: Option<Seq>,
        events: &'a [InWords<Event>],
    },
    Refused {
        key: Option<&'a str>,
        problem: &'a Problem,
    },
    /// The server is there: said every two seconds, so that a page knows when it is not.
    Beat {
        now: Moment,
        /// Whose devices are connected, if that has changed since it was last said.
        #[serde(skip_serializing_if = "Option::is_none")]
        present: Option<&'a Present>,
    },
}

/// Whose devices are connected to this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(super) struct Present {
    /// The seats.
    seats: Vec<Role>,
    /// How many look on.
    watching: usize,
}

impl Present {
    fn at(live: &Live) -> Self {
        let seats = Role::ALL.into_iter().filter(|role| role.has_secret());
        Self {
            seats: seats.filter(|role| live.present.has(role)).collect(),
            watching: live.present.count_of(&Role::Spectator),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Named {
    table: String,
}

pub(super) async fn socket(
    State(app): State<App>,
    path: Result<Path<Named>, PathRejection>,
    asker: Asker,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let Path(Named { table }) = path?;
    if is_foreign(&headers, app.public.as_deref()) {
        return Err(Problem::foreign());
    }
    let upgrade = upgrade.map_err(|no| Problem::unreadable(no.status(), no.body_text()))?;
    let most = app.limits.body_bytes;
    Ok(upgrade
        // Small buffers: there may be tens of thousands of sockets.
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_message_size(most)
        .max_frame_size(most)
        .on_upgrade(move |socket| async move {
            app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
            let sockets = app.metrics.clone();
            let mut talk = Talk { app, asker, socket };
            let end = talk.hold(&table).await;
            talk.close(end).await;
            sockets.sockets.fetch_sub(1, Ordering::Relaxed);
        }))
}

/// Why a talk ends.
enum End {
    /// The other end is gone, or does not read.
    Gone,
    /// The server stops; the client may come back.
    Stopping,
    /// It is told why.
    Told(Box<Problem>),
}

impl From<Problem> for End {
    fn from(problem: Problem) -> Self {
        Self::Told(Box::new(problem))
    }
}

struct Talk {
    app: App,
    asker: Asker,
    socket: WebSocket,
}

impl Talk {
    async fn hold(&mut self, table: &str) -> End {
        let mut feed = match timeout(JOIN_WITHIN, self.join(table)).await {
            Ok(Ok(feed)) => feed,
            Ok(Err(end)) => return end,
            Err(_) => return Problem::bad_request("the first frame is to join").into(),
        };
        let (role, present) = (feed.caller.role, &feed.caller.live.present);
        let _here = present.take(role, usize::MAX);
        let mut heard = Instant::now();
        let mut beats = interval_at(heard + FIRST_BEAT, BEAT_EVERY);
        let mut told = None;
        loop {
            let step = tokio::select! {
                // In this order, so that a run can be repeated.
                biased;
                said = self.socket.recv() => {
                    heard = Instant::now();
                    match said {
                        Some(Ok(Message::Text(text))) => self.answer(&mut feed, &text).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Ok(Message::Binary(_))) => {
                            Err(Problem::bad_request("frames are text").into())
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
                    }
                }
                news = feed.next() => match news {
                    None => Err(End::Stopping),
                    Some(Err(problem)) => Err(problem.into()),
                    Some(Ok(news)) => self.pass_on(&news).await,
                },
                _ = beats.tick() => {
                    if heard.elapsed() > GONE_AFTER {
                        Err(End::Gone)
                    } else {
                        let present = Present::at(&feed.caller.live);
                        let is_new = told.as_ref() != Some(&present);
                        let now = self.app.tables.time().now();
                        let present = &*told.insert(present);
                        let beat = frame(&Saying::Beat { now, present: is_new.then_some(present) });
                        self.send(vec![Message::Ping(bytes::Bytes::new()), beat]).await
                    }
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    /// The first frame.
    async fn join(&mut self, table: &str) -> Result<Feed, End> {
        let text = loop {
            match self.socket.recv().await {
                Some(Ok(Message::Text(text))) => break text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => {
                    return Err(Problem::bad_request("frames are text").into());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
            }
        };
        let said = serde_json::from_str(&text).map_err(Problem::bad_request)?;
        let Said::Join { token, since, lang } = said else {
            return Err(Problem::bad_request("the first frame is to join").into());
        };
        let token: Option<Token> = match token {
            None => None,
            Some(token) => Some(token.parse().map_err(|_| Problem::wrong_secret())?),
        };
        let caller = Caller::find(&self.app, table, token, self.asker).await?.speaking(lang);
        let (role, seq) = (caller.role, caller.see(|view| view.shown.seq())?);
        self.say(&Saying::Joined { role, seq }).await?;
        Ok(Feed::since(self.app.clone(), caller, since).await?)
    }

    /// Answers, and passes on what came of it with the same write.
    async fn answer(&mut self, feed: &mut Feed, text: &str) -> Result<(), End> {
        let (key, deed) = match serde_json::from_str(text) {
            Ok(Said::Act { key, act, seat }) => (key, Deed { act, seat }),
            Ok(Said::Join { .. }) => {
                return Err(Problem::bad_request("already joined").into());
            }
            Ok(Said::Speak { lang }) => {
                if let Err(problem) = feed.may_begin_anew() {
                    return self.say(&Saying::Refused { key: None, problem: &problem }).await;
                }
                feed.speak(lang);
                return Ok(());
            }
            Err(error) => {
                // Perhaps its key can be read, so that the client knows which of its acts it was.
                let key = key_of(text);
                let problem = Problem::bad_request(error);
                let key = key.as_deref();
                return self.say(&Saying::Refused { key, problem: &problem }).await;
            }
        };
        let done = async {
            let known = key.parse().map_err(Problem::bad_request)?;
            do_act(&self.app, &feed.caller, deed, Some(known)).await
        };
        let answer = match done.await {
            Ok(done) => frame(&Saying::Ack { key: &key, seq: done.seq, events: &done.events }),
            Err(problem) => frame(&Saying::Refused { key: Some(&key), problem: &problem }),
        };
        let news = feed.ready();
        self.send([answer].into_iter().chain(news.iter().flatten().map(frame_of)).collect())
            .await?;
        news.map(drop).map_err(End::from)
    }

    async fn pass_on(&mut self, news: &[News]) -> Result<(), End> {
        self.send(news.iter().map(frame_of).collect()).await
    }

    async fn say(&mut self, saying: &Saying<'_>) -> Result<(), End> {
        self.send(vec![frame(saying)]).await
    }

    /// Sends, unless the other end does not read: then it is dropped, and may come back.
    async fn send(&mut self, frames: Vec<Message>) -> Result<(), End> {
        let patience = self.app.limits.slow_reader;
        // Each frame for itself: who takes long for many of them reads all the same.
        for frame in frames {
            let fed = timeout(patience, self.socket.feed(frame)).await;
            self.was_read(fed)?;
        }
        let flushed = timeout(patience, self.socket.flush()).await;
        self.was_read(flushed)
    }

    fn was_read<T>(&self, sent: Result<Result<(), T>, Elapsed>) -> Result<(), End> {
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                self.app.metrics.slow_readers.fetch_add(1, Ordering::Relaxed);
                Err(End::Gone)
            }
        }
    }

    async fn close(mut self, end: End) {
        let (code, reason) = match end {
            End::Gone => return,
            End::Stopping => (1001, "the server stops"),
            End::Told(problem) => {
                if self.say(&Saying::Refused { key: None, problem: &problem }).await.is_err() {
                    return;
                }
                (1008, problem.title)
            }
        };
        let frame = CloseFrame { code, reason: reason.into() };
        // A client that is gone need not be told.
        let _ = self.send(vec![Message::Close(Some(frame))]).await;
    }
}

fn frame(saying: &Saying<'_>) -> Message {
    Message::Text(serde_json::to_string(saying).unwrap_or_default().into())
}

fn frame_of(news: &News) -> Message {
    match news {
        News::State(state) => frame(&Saying::State { state }),
        News::Notice(notice) => frame(&Saying::Notice { notice }),
    }
}

/// The key of a frame that could not be read otherwise.
fn key_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Keyed {
        key: String,
    }
    serde_json::from_str::<Keyed>(text).ok().map(|keyed| keyed.key).filter(|key| key.len() <= 64)
}
