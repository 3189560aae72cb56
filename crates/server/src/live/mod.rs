//! Tables in memory: who acts at them, who follows them, and what time alone brings.

mod alarm;
mod envelope;
mod fold;
mod house;
mod keeping;
mod key;
mod others;
mod outage;
mod pulse;
mod table;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use clock::{Moment, Span};
use laws::seal::SealError;
use laws::{Act, CannotOpen, Regulations, Seat, Table, Version};

use self::alarm::Alarms;
pub use self::envelope::{Deed, Kept, Safe};
use self::fold::Read;
pub use self::fold::{Seen, Shown};
use self::house::House;
pub use self::key::{Key, NoKey};
use self::pulse::Pulse;
pub use self::table::{Actor, Judgment, Live};
use crate::audit_trail;
use crate::chance::Chance;
use crate::entry::{Entry, Names, Opened, Outage};
use crate::journal::{Append, Fault, Head, Journal, NotWritten, Seq, TableId};
use crate::metrics::Metrics;
use crate::news::News;
use crate::players::Players;
use crate::seat::{Role, Token, TokenHash};
use crate::serve::Ground;
use crate::signing::Signer;
use crate::sparring::{Sparring, Wanted};
use crate::timepiece::Timepiece;

/// After so many sweeps tables that nobody needs are let go.
const FORGET_EVERY: u64 = 12;

/// Why something could not be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such table.
    NoTable,
    /// The journal cannot be read or written.
    Journal(Fault),
    /// No act can be taken now: the journal is away, or the program was stopped.
    Stalled,
    /// A line of the record cannot be understood, or opens no table.
    Record(String),
    /// The server could not finish it: the program is at fault.
    BrokenOff(String),
    /// The machine has no randomness to give.
    NoRandomness,
    /// The secret no longer opens its seat.
    Revoked,
    /// The key was used before, for another act.
    KeyUsed,
    /// Nothing can be sealed before the arbiter has a key.
    NoSealKey,
    /// The text cannot be sealed.
    CannotSeal(SealError),
}

impl Trouble {
    /// Something cannot be put into words.
    pub(crate) fn unwritable(error: serde_json::Error) -> Self {
        Self::BrokenOff(error.to_string())
    }

    /// A line of the record cannot be taken in.
    pub(crate) fn at_line(place: Seq, why: impl std::fmt::Display) -> Self {
        Self::Record(format!("line {place}: {why}"))
    }
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoTable => f.write_str("there is no such table"),
            Self::Journal(fault) => fault.fmt(f),
            Self::Stalled => f.write_str("no act can be taken now"),
            Self::Record(what) => write!(f, "the record of this table cannot be read: {what}"),
            Self::BrokenOff(why) => write!(f, "it was broken off: {why}"),
            Self::Revoked => f.write_str("this secret no longer opens a seat"),
            Self::KeyUsed => f.write_str("another act was sent with this key before"),
            Self::NoSealKey => f.write_str("the arbiter has no key for sealed moves yet"),
            Self::CannotSeal(error) => error.fmt(f),
            Self::NoRandomness => f.write_str("the machine has no randomness to give"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Journal(fault)
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(_: getrandom::Error) -> Self {
        Self::NoRandomness
    }
}

/// What is wished of a new table.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The regulations.
    pub regulations: Regulations,
    /// Who plays, and where.
    pub names: Names,
    /// What becomes of time in which no server was up.
    pub outage: Outage,
    /// Which side an engine plays, if one does.
    pub sparring: Option<Sparring>,
    /// The seats for which secrets are made.
    pub roles: Vec<Role>,
}

/// What the first line of a table says.
struct Beginning {
    regulations: Regulations,
    names: Names,
    outage: Outage,
    follows: Option<TableId>,
    sparring: Option<Sparring>,
    seats: BTreeMap<Role, TokenHash>,
}

/// A table that was opened, and the secrets of its seats.
#[derive(Debug)]
pub struct Made {
    /// The table.
    pub live: Arc<Live>,
    /// The secrets, to be shown once.
    pub tokens: BTreeMap<Role, Token>,
}

/// All tables that someone needs now. The rest are in the journal.
#[derive(Debug)]
pub struct Tables {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) time: Timepiece,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) alarms: Alarms,
    pub(crate) chance: Chance,
    pub(crate) signer: Arc<Signer>,
    pub(crate) pulse: Pulse,
    /// Tables that want a sparring partner.
    pub(crate) partners: Wanted,
    house: House,
    /// When a write was last tried for someone who asked.
    tried: tokio::sync::Mutex<Option<Moment>>,
    /// By what other servers know this one.
    name: String,
    news: Option<Arc<dyn News>>,
    /// In order, so that whoever goes through them does so in the same order again.
    held: Mutex<BTreeMap<TableId, Arc<Live>>>,
}

impl Tables {
    /// Tables kept in this journal, of which other servers hear.
    #[must_use]
    pub(crate) fn new(
        Ground { journal, news, chance, signer }: Ground,
        time: Timepiece,
        metrics: Arc<Metrics>,
    ) -> Arc<Self> {
        // Any name will do that no other server has.
        let name = TableId::drawn(&chance).map_or_else(|_| "one".to_owned(), String::from);
        Arc::new(Self {
            pulse: Pulse::new(time.clone()),
            journal,
            time,
            metrics,
            alarms: Alarms::default(),
            chance,
            signer,
            partners: Wanted::default(),
            house: House::default(),
            tried: tokio::sync::Mutex::default(),
            name,
            news,
            held: Mutex::default(),
        })
    }

    /// The time.
    #[must_use]
    pub fn time(&self) -> &Timepiece {
        &self.time
    }

    /// Opens a table.
    ///
    /// # Errors
    /// The inner one if the regulations go against the Laws, the outer if the journal fails.
    pub async fn open(&self, wish: Wish) -> Result<Result<Made, CannotOpen>, Trouble> {
        if let Err(error) = Table::open(wish.regulations.clone()) {
            return Ok(Err(error));
        }
        let mut tokens = BTreeMap::new();
        for role in wish.roles {
            tokens.insert(role, Token::drawn(&self.chance)?);
        }
        let beginning = Beginning {
            regulations: wish.regulations,
            names: wish.names,
            outage: wish.outage,
            follows: None,
            sparring: wish.sparring,
            seats: tokens.iter().map(|(role, token)| (*role, token.hash())).collect(),
        };
        Ok(Ok(Made { live: self.begin(beginning).await?, tokens }))
    }

    /// Opens the table at which the players of one go on, with the colours changed. Every secret
    /// opens there what it opened here, a player's the other colour.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn rematch(self: &Arc<Self>, live: &Arc<Live>) -> Result<TableId, Trouble> {
        let (known, beginning) =
            live.ask(|shown| (shown.rematch.clone(), shown.again(live.id())))?;
        if let Some(table) = known {
            return Ok(table);
        }
        let table = self.begin(beginning).await?.id().clone();
        let at = self.time.now();
        let (tables, own, next) = (Arc::clone(self), Arc::clone(live), table.clone());
        to_the_end(async move {
            let entry = Entry::Rematch { table: next, at };
            own.note(&tables, |shown| {
                shown.rematch.is_none().then(|| shown.next(vec![entry.clone()], None))
            })
            .await?;
            audit_trail::noted(own.id(), &entry);
            Ok(())
        })
        .await?;
        // If both asked at once, they meet at the table of the one who was first.
        live.ask(|shown| shown.rematch.clone().unwrap_or(table))
    }

    /// Writes the first line of a table.
    async fn begin(&self, beginning: Beginning) -> Result<Arc<Live>, Trouble> {
        self.pulse.be_able().await?;
        let id = TableId::drawn(&self.chance)?;
        let Beginning { regulations, mut names, outage, follows, sparring, seats } = beginning;
        let at = self.time.now();
        let (players, pledges) = Players::take_from(&mut names, &self.chance)?;
        let entry = Entry::Opened(Box::new(Opened {
            version: Version::PRESENT,
            at,
            regulations,
            names,
            players: pledges,
            outage,
            follows,
            sparring,
            seats,
        }));
        let text =
            serde_json::to_string(&entry).map_err(|error| Trouble::Record(error.to_string()))?;
        let live = Live::empty(id.clone());
        let mut append = Append {
            table: id.clone(),
            expected: Head::START,
            lines: vec![text],
            key: None,
            aside: players.text(),
            wake_at: None,
            last_at: at,
            end: None,
        };
        let (aside, head) = (append.aside.clone(), append.head());
        live.begin(Read { entry: entry.clone(), key: None, aside, head })?;
        append.wake_at = live.wake_at();
        match self.write(append).await {
            Ok(_) => {}
            Err(NotWritten::Fault(fault)) => return Err(fault.into()),
            // Twelve random letters that are taken: not in the life of this world.
            Err(NotWritten::Stale) => return Err(Trouble::NoRandomness),
        }
        audit_trail::noted(&id, &entry);
        let live = Arc::new(live);
        self.alarms.set(&id, live.wake_at());
        self.held().insert(id, Arc::clone(&live));
        self.call_partner(&live);
        Ok(live)
    }

    /// A table, if it is in memory.
    #[must_use]
    pub(crate) fn held_now(&self, id: &TableId) -> Option<Arc<Live>> {
        self.held().get(id).map(Arc::clone)
    }

    /// A table, read from the journal if nobody has needed it lately.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn find(&self, id: &TableId) -> Result<Arc<Live>, Trouble> {
        if let Some(live) = self.held_now(id) {
            self.call_partner(&live);
            return Ok(live);
        }
        let live = Live::empty(id.clone());
        live.catch_up(&*self.journal).await?;
        if live.is_empty() {
            return Err(Trouble::NoTable);
        }
        let live = Arc::clone(self.held().entry(id.clone()).or_insert_with(|| Arc::new(live)));
        self.alarms.set(id, live.wake_at());
        self.call_partner(&live);
        Ok(live)
    }

    /// If an engine plays here, it is to sit down.
    fn call_partner(&self, live: &Live) {
        if live.ask(|shown| shown.opened.sparring.is_some()).unwrap_or_default() {
            self.partners.call(live.id());
        }
    }

    /// Judges an act and, unless it was nothing but refused, writes it, applies it and tells it.
    ///
    /// # Errors
    /// If the journal fails. Then nobody was told anything, and the act may be tried again with
    /// the same key.
    pub async fn act(
        self: &Arc<Self>,
        live: &Arc<Live>,
        actor: Actor,
        deed: Deed,
        key: Option<Key>,
    ) -> Result<Judgment, Trouble> {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        // On its own: what is written must be told even if the one who acted is gone by then.
        to_the_end(async move {
            let answer = live.act(&tables, actor, &deed, key).await;
            tables.alarms.set(live.id(), live.wake_at());
            if let Ok(answer) = &answer {
                audit_trail::judged(live.id(), actor.seat, answer);
                tables.metrics.judged(answer);
            }
            tables.call_partner(&live);
            answer
        })
        .await
    }

    /// Writes something of the table's own keeping, as a seat issued or revoked.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn note(self: &Arc<Self>, live: &Arc<Live>, entry: Entry) -> Result<(), Trouble> {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        to_the_end(async move {
            live.note(&tables, |shown| Some(shown.next(vec![entry.clone()], None))).await?;
            audit_trail::noted(live.id(), &entry);
            Ok(())
        })
        .await
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.held().len()
    }

    /// Lets go of a table that is no more.
    pub(crate) fn let_go(&self, table: &TableId) {
        self.alarms.set(table, None);
        self.held().remove(table);
    }

    /// Lets go of the tables that nobody follows and nobody has used since the last time.
    pub fn forget_idle(&self) {
        self.held().retain(|_, live| {
            Arc::strong_count(live) > 1 || live.has_followers() || live.was_used()
        });
    }

    /// Writes, and takes note of whether the journal could be written.
    pub(crate) async fn write(&self, append: Append) -> Result<Head, NotWritten> {
        let under_way = self.pulse.begin();
        let written = self.journal.append(append).await;
        match written {
            Ok(_) | Err(NotWritten::Stale) => under_way.done(),
            Err(NotWritten::Fault(_)) => under_way.failed(),
        }
        written
    }

    /// Whether acts can be taken, as far as is known.
    pub(crate) fn is_able(&self) -> bool {
        self.pulse.is_able()
    }

    /// Finds out by a write whether acts can be taken. However many ask, it is tried once a second.
    pub(crate) async fn try_out(&self) -> Result<(), Trouble> {
        let mut tried = self.tried.lock().await;
        let now = self.time.now();
        let is_old = tried.is_none_or(|tried| now.saturating_since(tried) >= Span::seconds(1));
        if is_old && self.pulse.is_able() {
            self.journal.try_out().await.inspect_err(|_| self.pulse.failed())?;
            *tried = Some(now);
        }
        if self.pulse.is_able() { Ok(()) } else { Err(Trouble::Stalled) }
    }

    /// Looks at every table whose time has come, for as long as the server runs. While no act can
    /// be taken nothing is looked at.
    pub async fn keep_time(self: Arc<Self>) {
        loop {
            self.pulse.until_able().await;
            let id = self.alarms.next(&self.time).await;
            let tables = Arc::clone(&self);
            tokio::spawn(async move { tables.look(&id).await });
        }
    }

    /// What time alone brings at a table. If nothing does, or it cannot be found out, the alarm
    /// rings again later.
    async fn look(self: &Arc<Self>, id: &TableId) {
        let looked = match self.find(id).await {
            Ok(live) => {
                let watch = Actor { seat: Seat::Watch, secret: None };
                self.act(&live, watch, Act::Look.into(), None).await.map(drop)
            }
            Err(trouble) => Err(trouble),
        };
        match looked {
            Ok(()) | Err(Trouble::Stalled) => {}
            Err(trouble) => tracing::error!(table = %id, %trouble, "cannot look at the clock"),
        }
    }

    /// Finds, in the journal, tables whose time has come and that nobody holds: those left by a
    /// server that went away, and those let go here.
    pub async fn sweep(self: Arc<Self>, every: Duration) {
        let mut ticks = tokio::time::interval(every);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for tick in 1_u64.. {
            ticks.tick().await;
            self.pulse.until_able().await;
            if tick.is_multiple_of(FORGET_EVERY) {
                self.forget_idle();
            }
            // Those that are looked at in vain do not keep others from being found.
            let now = self.time.now();
            match self.journal.due(now, 1000 + self.alarms.in_vain()).await {
                Ok(due) => due.iter().for_each(|id| self.alarms.is_due(id, now)),
                Err(fault) => tracing::error!(%fault, "cannot sweep"),
            }
        }
    }

    fn held(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableId, Arc<Live>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does something to its end, even if whoever waits for it stops waiting.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Trouble>> + Send + 'static,
) -> Result<T, Trouble> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(Trouble::BrokenOff(error.to_string())))
}
