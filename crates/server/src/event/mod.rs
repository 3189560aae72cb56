//! Events: one arbiter, many boards.
//!
//! An event is a record in the same journal, under a name that no table can have, and a fold over
//! it as a table is: `hall` judges, the lines are written, then it is told. Its boards are tables
//! of this server, boards elsewhere that are watched, or wood that only people see.
//!
//! - `line`, `fold`, `live`: the record, what it makes, and one event in memory.
//! - `answered`: acts that come with a key.
//! - `links`: who holds which secret.
//! - `personal`: what is known of players, kept beside the record.
//! - `boards`: the tables of its boards: they are opened, hear what is done at all boards, and
//!   their results come in.
//! - `codes`: the codes of its finished games.
//! - `kept`: answers that many get alike.
//! - `sources`: what electronic boards show.
//! - `desk`: what lies before the arbiters.
//! - `pairing`, `engine`: how a round is paired, and a program that does it.
//! - `office`: an event in a folder, without a network.
//! - `view`, `words`: what somebody may know, and in which words.

mod answered;
mod boards;
pub mod codes;
pub mod desk;
mod duties;
pub mod engine;
pub mod erase;
mod fold;
pub(crate) mod games;
pub(crate) mod kept;
mod line;
mod links;
mod live;
pub mod office;
pub(crate) mod pairing;
mod personal;
mod seating;
mod sources;
pub mod view;
pub mod words;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hall::{Act, ArbiterId, By, Entry, Event, EventRegulations, Refused, Role};

pub use self::fold::{SaidToAll, Seen, Shown};
pub use self::line::Line;
pub use self::links::{AtBoard, Holder, Links};
pub use self::live::{Done, Live};
use crate::audit_trail;
use crate::journal::{self, EventId, Seq, TableId};
use crate::live::{Key, Tables, Trouble, to_the_end};
use crate::seat::{Token, TokenHash};

/// The events that someone needs now. The rest are in the journal.
#[derive(Debug, Default)]
pub(crate) struct Events(Mutex<BTreeMap<EventId, Arc<Live>>>);

impl Events {
    fn held(&self) -> MutexGuard<'_, BTreeMap<EventId, Arc<Live>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An event, if it is in memory.
    pub(crate) fn held_now(&self, id: &EventId) -> Option<Arc<Live>> {
        self.held().get(id).map(Arc::clone)
    }

    /// The names of the records that are in memory.
    pub(crate) fn records(&self) -> Vec<TableId> {
        self.held().keys().map(|id| id.record().clone()).collect()
    }

    /// How many are in memory.
    pub(crate) fn count(&self) -> usize {
        self.held().len()
    }

    /// Those at whose boards something is left to do.
    fn owing(&self) -> Vec<Arc<Live>> {
        self.held().values().filter(|live| live.has_owed()).map(Arc::clone).collect()
    }

    /// Lets go of the events that nobody follows and nobody has used since the last time.
    pub(crate) fn forget_idle(&self) {
        self.held().retain(|_, live| {
            Arc::strong_count(live) > 1 || live.has_followers() || live.was_used()
        });
    }

    pub(crate) fn let_go(&self, id: &EventId) {
        if let Some(live) = self.held().remove(id) {
            live.leave();
        }
    }
}

/// An event that was opened, and the secret of its chief.
#[derive(Debug)]
pub struct Made {
    /// The event.
    pub live: Arc<Live>,
    /// The chief's secret, to be shown once.
    pub chief: Token,
}

/// Who acts in an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actor {
    /// As whom.
    pub by: By,
    /// With which link; none for the house.
    pub link: Option<(Holder, TokenHash)>,
}

impl Actor {
    /// The program itself.
    pub const HOUSE: Self = Self { by: By::House, link: None };

    fn secret(self) -> Option<TokenHash> {
        self.link.map(|(_, hash)| hash)
    }

    /// A key as it is stored: the keys of different people never clash.
    fn key(self, key: &Key) -> String {
        match self.by {
            By::Arbiter(id) => format!("arbiter {id}/{}", key.text()),
            By::Player(number) => format!("player {number}/{}", key.text()),
            By::House => format!("house/{}", key.text()),
        }
    }
}

/// The first line beside which something lies that it does not commit to.
pub(crate) fn wrong_persons(lines: &[journal::Line]) -> Option<Seq> {
    let wrong = |line: &&journal::Line| match serde_json::from_str(&line.text) {
        Ok(Line::Entry { mut entry, persons }) => {
            personal::put_back(&mut entry, &persons, line.aside.as_deref()).is_err()
        }
        _ => line.aside.is_some(),
    };
    lines.iter().find(wrong).map(|line| line.seq)
}

/// Judges acts one after the other, as if each but the last were written.
///
/// # Errors
/// If one is refused: then none is done.
pub(crate) fn judge_all(
    event: &Event,
    by: By,
    acts: &[Act],
    at: clock::Moment,
) -> Result<Vec<Entry>, Refused> {
    match acts {
        [act] => Ok(vec![event.judge(by, act, at)?]),
        acts => event.judge_in_turn(by, acts, at).map(|(entries, _)| entries),
    }
}

impl Tables {
    /// Opens an event with its chief.
    ///
    /// # Errors
    /// The inner one if its regulations go against the Laws, the outer if the journal fails.
    pub async fn open_event(
        self: &Arc<Self>,
        regulations: EventRegulations,
        chief: String,
    ) -> Result<Result<Made, Refused>, Trouble> {
        self.pulse.be_able().await?;
        let (id, token) = (EventId::drawn(&self.chance)?, Token::drawn(&self.chance)?);
        let at = self.time().now();
        let acts = [
            Act::Open { regulations: Box::new(regulations) },
            Act::Appoint { name: chief, initials: None, role: Role::Chief, room: None },
        ];
        let entries = match judge_all(&Event::default(), By::House, &acts, at) {
            Ok(entries) => entries,
            Err(refused) => return Ok(Err(refused)),
        };
        let (to, hash) = (Holder::Arbiter(ArbiterId(1)), token.hash());
        let lines = [Line::Begun { version: line::VERSION, at }]
            .into_iter()
            .chain(entries.into_iter().map(Line::of))
            .chain([Line::LinkIssued { to, hash, by: By::House, at }]);
        let live = Live::empty(id.clone());
        live.begin(self, lines.collect()).await?;
        audit_trail::event_opened(&id);
        let live = Arc::new(live);
        self.events.held().insert(id, Arc::clone(&live));
        Ok(Ok(Made { live, chief: token }))
    }

    /// An event, read from the journal if nobody has needed it lately. What its tables owe it, and
    /// it owes its tables, is then seen to.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn find_event(self: &Arc<Self>, id: &EventId) -> Result<Arc<Live>, Trouble> {
        if let Some(live) = self.events.held_now(id) {
            return Ok(live);
        }
        let live = Live::empty(id.clone());
        live.catch_up(&*self.journal).await?;
        if live.is_empty() {
            return Err(Trouble::NoEvent);
        }
        let live =
            Arc::clone(self.events.held().entry(id.clone()).or_insert_with(|| Arc::new(live)));
        // It may have been deleted while it was read, before it was here to be found.
        if self.journal.gone(id.record().clone()).await?.is_some() {
            self.events.let_go(id);
            return Err(Trouble::NoEvent);
        }
        let (tables, event) = (Arc::clone(self), Arc::clone(&live));
        tokio::spawn(async move { tables.see_to_boards(&event).await });
        Ok(live)
    }

    /// Judges an act in an event and, unless it is refused, writes it, applies it and tells it.
    ///
    /// # Errors
    /// The inner one if it is refused; the outer if the journal fails. Then nobody was told
    /// anything, and the act may be tried again with the same key.
    pub async fn act_in_event(
        self: &Arc<Self>,
        live: &Arc<Live>,
        actor: Actor,
        acts: Vec<Act>,
        key: Option<Key>,
    ) -> Result<Result<Done, Refused>, Trouble> {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        // On its own: what is written must be told even if the one who acted is gone by then.
        to_the_end(async move {
            let key = key.and_then(|key| Some((actor.key(&key), acts.first()?.clone())));
            let lines = |shown: &Shown, at| {
                let entries = judge_all(&shown.event, actor.by, &acts, at)?;
                Ok(entries.into_iter().map(Line::of).collect())
            };
            let done = live.act(&tables, actor.secret(), key, lines).await?;
            for act in &acts {
                audit_trail::judged_in_event(live.id(), actor.by, act, &done);
            }
            tables.metrics.judged_in_event(&done);
            if done.as_ref().is_ok_and(|done| !done.repeated) {
                tables.after_event_act(&live, &acts).await;
            }
            Ok(done)
        })
        .await
    }

    /// Writes something of the event's own keeping: a link issued or revoked.
    ///
    /// # Errors
    /// If the journal fails.
    pub(crate) async fn note_in_event(
        self: &Arc<Self>,
        live: &Arc<Live>,
        actor: Actor,
        line: impl Fn(clock::Moment) -> Vec<Line> + Send + Sync + 'static,
    ) -> Result<(), Trouble> {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        to_the_end(async move {
            let written = live.act(&tables, actor.secret(), None, |_, at| Ok(line(at))).await?;
            if written.is_ok() {
                let lines = line(tables.time().now());
                lines.iter().for_each(|line| audit_trail::noted_in_event(live.id(), line));
            }
            Ok(())
        })
        .await
    }

    /// Another server has written in an event, or so it is said.
    pub(crate) async fn heard_of_event(self: &Arc<Self>, id: &EventId, seq: Seq) {
        let live = self.events.held_now(id).filter(|live| live.newest() < seq);
        let Some(live) = live else { return };
        if let Err(trouble) = self.freshen_event(&live).await {
            tracing::error!(event = %id, %trouble, "cannot read what another server wrote");
        }
    }

    /// Reads what other servers have written, if someone has seen more of the event than is known here.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub(crate) async fn catch_up_with_event(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seen: Seq,
    ) -> Result<(), Trouble> {
        if live.newest() < seen { self.freshen_event(live).await } else { Ok(()) }
    }

    /// Reads what other servers have written in an event, where there are any.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn freshen_event(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Trouble> {
        if self.journal.is_shared() {
            let before = live.newest();
            live.freshen(&*self.journal).await?;
            if live.newest() > before {
                self.hear_acts_since(live, before);
            }
        }
        Ok(())
    }
}
