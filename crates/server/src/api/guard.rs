//! How much anyone may ask of the server.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::StatusCode;
use axum::http::request::Parts;
use schemars::JsonSchema;
use serde::Serialize;
use tokio::sync::Semaphore;

use super::caller::Caller;
use super::{App, Problem};
use crate::aside::aside;
use crate::event::{self, Holder};
use crate::limit::{Buckets, Held, Holding, Rate, Whence};
use crate::proxy::Proxies;
use crate::seat::Role;
use crate::serve::{Limits, Peer};

/// Which limit was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Limit {
    ActsOfSeat,
    ActsAtTable,
    ActsInEvent,
    ActsOfAddress,
    SeatsAndKeysAtTable,
    LinesOfTable,
    LinksOfEvent,
    TablesOfAddress,
    ReadsOfAddress,
    LongAnswersOfAddress,
    FollowersOfAddress,
    WrongSecretsOfAddress,
}

/// Seats and keys are given out now and then.
const NOTES: Rate = Rate { burst: 20.0, per_second: 0.5 };
/// Links of an event are given out to a whole hall at once.
const EVENT_NOTES: Rate = Rate { burst: 500.0, per_second: 10.0 };
/// An event has the acts and lines of so many tables, and boards at which tables are opened.
const TABLES_AN_EVENT_IS_WORTH: u32 = 10;
/// A secret that is not known here may be valid: another server may have issued it. This is how
/// often the journal is asked about one table.
const SECRETS: Rate = Rate { burst: 5.0, per_second: 2.0 };
/// The bytes of an act: its texts are a few lines, and everyone at the table receives them.
const BYTES_OF_ACT: usize = 4096;
/// So many bytes cost as much as one act.
const BYTES_AN_ACT_IS_WORTH: usize = 1024;
/// How many long answers one address may be reading at once.
const LONG_ANSWERS: usize = 4;
/// What a table at which an arbiter still has something to say may go beyond its lines: a tenth.
const FOR_THE_ARBITER: u64 = 10;

/// What an answer that needs no long look costs, in lines.
pub(super) const SHORT: usize = 10;
/// What a search for mates costs, in lines.
pub(super) const SEARCH: usize = 2000;
/// What a page of the books, or a move that is tried, costs, in lines.
pub(super) const PAGE: usize = 100;

/// What it costs to read a text that was sent, in lines.
pub(super) const fn text(bytes: usize) -> usize {
    bytes / 100
}

/// Who asks, as far as limits go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asker {
    /// The address.
    pub(super) address: IpAddr,
    /// Whom limits count as one with it.
    whence: Whence,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>().copied();
        let nobody = SocketAddr::from(([0, 0, 0, 0], 0));
        let ConnectInfo(Peer(peer)) = peer.unwrap_or(ConnectInfo(Peer(nobody)));
        let address = app.guard.proxies.asker(peer.ip(), &parts.headers);
        Ok(Self { address, whence: address.into() })
    }
}

/// What each address has used up.
#[derive(Debug)]
pub(crate) struct Guard {
    proxies: Proxies,
    opened: Buckets<Whence>,
    at_boards: Buckets<Whence>,
    written: Buckets<Whence>,
    read: Buckets<Whence>,
    guessed: Buckets<Whence>,
    followers: Arc<Held<Whence>>,
    long_answers: Arc<Held<Whence>>,
    /// Long answers are thought out a piece at a time, and few at once.
    thought: Semaphore,
}

impl Guard {
    pub(crate) fn new(proxies: Proxies) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            proxies,
            opened: Buckets::default(),
            at_boards: Buckets::default(),
            written: Buckets::default(),
            read: Buckets::default(),
            guessed: Buckets::default(),
            followers: Arc::default(),
            long_answers: Arc::default(),
            thought: Semaphore::new((cores / 2).max(1)),
        }
    }
}

/// Refuses an act that is longer than one is.
pub(super) fn must_be_short(bytes: usize) -> Result<(), Problem> {
    if bytes <= BYTES_OF_ACT {
        return Ok(());
    }
    let why = format!("an act has at most {BYTES_OF_ACT} bytes");
    Err(Problem::unreadable(StatusCode::PAYLOAD_TOO_LARGE, why))
}

/// The acts that something so long counts as.
fn cost(bytes: usize) -> usize {
    1 + bytes / BYTES_AN_ACT_IS_WORTH
}

impl App {
    fn limited(&self, limit: Limit, most: &str, seconds: u64) -> Problem {
        self.metrics.limited.fetch_add(1, Ordering::Relaxed);
        Problem::too_many(limit, most, seconds)
    }

    /// Someone opens a table.
    pub(super) fn may_open(&self, asker: Asker) -> Result<(), Problem> {
        let most = self.limits.tables_per_hour;
        let taken = self.guard.opened.take(asker.whence, Rate::within(most, 3600.0), self.now());
        let says = || format!("{most} tables an hour from one address");
        taken.map_err(|seconds| self.limited(Limit::TablesOfAddress, &says(), seconds))
    }

    /// Someone opens so many tables at boards of an event with one request.
    pub(super) fn may_open_at_boards(&self, asker: Asker, tables: usize) -> Result<(), Problem> {
        if tables == 0 {
            return Ok(());
        }
        let most = self.limits.tables_per_hour.saturating_mul(TABLES_AN_EVENT_IS_WORTH);
        let (rate, cost) = (Rate::within(most, 3600.0), tables as f64);
        let taken = self.guard.at_boards.spend(asker.whence, cost, rate, self.now());
        let says = || format!("{most} tables at boards an hour from one address");
        taken.map_err(|seconds| self.limited(Limit::TablesOfAddress, &says(), seconds))
    }

    /// Someone does something that is so long when it is written.
    pub(super) fn may_act(&self, caller: &Caller, bytes: usize) -> Result<(), Problem> {
        must_be_short(bytes)?;
        self.has_room(caller)?;
        let (now, Limits { acts_per_second, acts_per_table, .. }) = (self.now(), self.limits);
        let taken = caller.live.buckets.take(caller.role, Rate::a_second(acts_per_second), now);
        let says = || format!("{acts_per_second} acts a second of one seat");
        taken.map_err(|seconds| self.limited(Limit::ActsOfSeat, &says(), seconds))?;
        let taken = caller.live.acts.take((), Rate::a_second(acts_per_table), now);
        let says = || format!("{acts_per_table} acts a second at one table");
        taken.map_err(|seconds| self.limited(Limit::ActsAtTable, &says(), seconds))?;
        self.may_write_lines(caller.asker, cost(bytes))
    }

    /// Someone gives out a seat or a key, or erases something.
    pub(super) fn may_note(&self, caller: &Caller) -> Result<(), Problem> {
        self.has_room(caller)?;
        let taken = caller.live.notes.take((), NOTES, self.now());
        let says = "20 seats and keys at once, and one every two seconds";
        taken.map_err(|seconds| self.limited(Limit::SeatsAndKeysAtTable, says, seconds))?;
        self.may_write(caller.asker)
    }

    /// Someone does something in an event that is so long when it is written: a pairing has a round in it.
    pub(super) fn may_act_in_event(
        &self,
        live: &event::Live,
        holder: Option<Holder>,
        asker: Asker,
        bytes: usize,
    ) -> Result<(), Problem> {
        self.has_room_in_event(live)?;
        let (now, Limits { acts_per_second, acts_per_table, .. }) = (self.now(), self.limits);
        if let Some(holder) = holder {
            let taken = live.buckets.take(holder, Rate::a_second(acts_per_second), now);
            let says = || format!("{acts_per_second} acts a second with one link");
            taken.map_err(|seconds| self.limited(Limit::ActsOfSeat, &says(), seconds))?;
        }
        let most = acts_per_table.saturating_mul(TABLES_AN_EVENT_IS_WORTH);
        let taken = live.acts.take((), Rate::a_second(most), now);
        let says = || format!("{most} acts a second in one event");
        taken.map_err(|seconds| self.limited(Limit::ActsInEvent, &says(), seconds))?;
        self.may_write_lines(asker, cost(bytes))
    }

    /// Someone gives out links of an event, so many in one request, or erases something.
    pub(super) fn may_note_in_event(
        &self,
        live: &event::Live,
        asker: Asker,
        links: usize,
    ) -> Result<(), Problem> {
        self.has_room_in_event(live)?;
        let taken = live.notes.take((), EVENT_NOTES, self.now());
        let says = "500 links at once, and ten a second";
        taken.map_err(|seconds| self.limited(Limit::LinksOfEvent, says, seconds))?;
        self.may_write_lines(asker, links)
    }

    /// Whether the record of an event has room for more.
    fn has_room_in_event(&self, live: &event::Live) -> Result<(), Problem> {
        let most = self.limits.lines_per_table.saturating_mul(TABLES_AN_EVENT_IS_WORTH.into());
        if live.ask(|shown| shown.seq().get())? < most {
            return Ok(());
        }
        self.metrics.limited.fetch_add(1, Ordering::Relaxed);
        Err(Problem::full(&format!("{most} lines an event")))
    }

    fn may_write(&self, asker: Asker) -> Result<(), Problem> {
        self.may_write_lines(asker, 1)
    }

    /// Someone writes so many lines with one request.
    pub(super) fn may_write_lines(&self, asker: Asker, lines: usize) -> Result<(), Problem> {
        let (most, cost) = (self.limits.acts_per_address, lines as f64);
        let taken = self.guard.written.spend(asker.whence, cost, Rate::a_second(most), self.now());
        let says = || format!("{most} acts a second from one address");
        taken.map_err(|seconds| self.limited(Limit::ActsOfAddress, &says(), seconds))
    }

    /// Whether the record of the table has room for more.
    fn has_room(&self, caller: &Caller) -> Result<(), Problem> {
        let most = self.limits.lines_per_table;
        let extra = if caller.role == Role::Arbiter { most / FOR_THE_ARBITER } else { 0 };
        let lines = caller.live.ask(|shown| shown.seq().get())?;
        if lines < most.saturating_add(extra) {
            return Ok(());
        }
        self.metrics.limited.fetch_add(1, Ordering::Relaxed);
        Err(Problem::full(&format!("{most} lines a table")))
    }

    /// Someone reads as much as so many lines of a record.
    pub(super) fn may_read(&self, asker: Asker, lines: usize) -> Result<(), Problem> {
        let most = self.limits.reads_per_address;
        let spent =
            self.guard.read.spend(asker.whence, lines as f64, Rate::a_second(most), self.now());
        let says = || format!("{most} lines a second read from one address");
        spent.map_err(|seconds| self.limited(Limit::ReadsOfAddress, &says(), seconds))
    }

    /// Someone comes with a name or a secret that is not known here, for which the journal has to
    /// be asked: whether they have been wrong too often.
    pub(super) fn may_guess(&self, asker: Asker) -> Result<(), Problem> {
        let (rate, says) = self.guesses();
        let has = self.guard.guessed.has(asker.whence, rate, self.now());
        has.map_err(|seconds| self.limited(Limit::WrongSecretsOfAddress, &says, seconds))
    }

    /// They were wrong.
    pub(super) fn has_guessed(&self, asker: Asker) {
        // That there is one was asked before.
        let _ = self.guard.guessed.take(asker.whence, self.guesses().0, self.now());
    }

    fn guesses(&self) -> (Rate, String) {
        let most = self.limits.wrong_secrets_per_minute;
        (Rate::within(most, 60.0), format!("{most} wrong secrets a minute from one address"))
    }

    /// The journal is asked whether another server has issued a secret.
    pub(super) fn may_ask_for_secrets(
        &self,
        asked: &Buckets<()>,
        says: &str,
    ) -> Result<(), Problem> {
        let taken = asked.take((), SECRETS, self.now());
        taken.map_err(|seconds| self.limited(Limit::WrongSecretsOfAddress, says, seconds))
    }

    /// Someone follows a table for as long as this is held.
    pub(super) fn may_follow(&self, asker: Asker) -> Result<Holding<Whence>, Problem> {
        let most = self.limits.connections_per_address;
        let held = self.guard.followers.take(asker.whence, most);
        let says = || format!("{most} followers from one address");
        held.ok_or_else(|| self.limited(Limit::FollowersOfAddress, &says(), 1))
    }

    /// Someone reads a long answer for as long as this is held.
    pub(super) fn may_read_long(&self, asker: Asker) -> Result<Holding<Whence>, Problem> {
        let held = self.guard.long_answers.take(asker.whence, LONG_ANSWERS);
        let says = || format!("{LONG_ANSWERS} long answers at once from one address");
        held.ok_or_else(|| self.limited(Limit::LongAnswersOfAddress, &says(), 1))
    }

    /// Thinks about a piece of a long answer when it is its turn.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        // The semaphore is never closed.
        let _turn = self.guard.thought.acquire().await;
        Ok(aside(think).await?)
    }

    fn now(&self) -> clock::Moment {
        self.tables.time().now()
    }
}
