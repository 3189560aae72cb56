//! Everything outside of the servers, moved by one seed: a run is the same every time.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use laws::Table;
use serde_json::Value;
use server::entry::Entry;
use server::event::Holder;
use server::journal::{Seq, TableId};
use tokio::io::DuplexStream;
use tokio::sync::mpsc::UnboundedSender;

use crate::dice::Dice;
use crate::disk::{Disk, Op};
use crate::hall::{Chair, Held};
use crate::weather::Weather;

/// How far the world goes in one step, in milliseconds. Whatever passes between servers, journal
/// and people takes at least so long.
pub(crate) const STEP: u64 = 10;

/// A rule of the house that is broken on purpose, to see that a run finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mutant {
    /// The journal takes lines at a place that is no longer the newest.
    AcceptsStalePlaces,
    /// The journal answers before it has written.
    AnswersBeforeWriting,
    /// The journal says that a server was up just now, whenever it is asked.
    HidesOutages,
    /// A player is given the arbiter's secret.
    MixesSecrets,
    /// The journal says that something is erased or deleted, and keeps it.
    KeepsEverything,
    /// A player says aloud what is in the envelope.
    TellsTheSealed,
    /// The journal writes twice what a table takes in of its event.
    DoublesWhatIsForAll,
}

/// What somebody was told, from the start of a connection to its end.
#[derive(Debug)]
pub(crate) struct Talk {
    pub(crate) table: TableId,
    pub(crate) role: &'static str,
    /// The secret with which the reader came.
    pub(crate) secret: Option<String>,
    /// The place after which the reader wished to go on.
    pub(crate) since: Option<u64>,
    /// States and notices, in the order in which they came.
    pub(crate) told: Vec<Value>,
}

/// An act that was answered as done.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) table: TableId,
    pub(crate) key: String,
    pub(crate) act: Value,
    pub(crate) seq: u64,
}

/// News on its way to a server.
#[derive(Debug)]
pub(crate) struct Rumour {
    pub(crate) due: u64,
    pub(crate) to: usize,
    pub(crate) table: TableId,
    pub(crate) seq: Seq,
}

/// A line that connects a person with a server.
pub(crate) type Line = (DuplexStream, std::net::SocketAddr);

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) now: u64,
    pub(crate) dice: Dice,
    pub(crate) mutant: Option<Mutant>,
    pub(crate) disk: Disk,
    pub(crate) ops: Vec<Op>,
    pub(crate) rumours: Vec<Rumour>,
    pub(crate) weather: Weather,
    /// Where each server hears news, and where it lets people in, while it is up.
    pub(crate) ears: Vec<Option<UnboundedSender<(TableId, Seq)>>>,
    pub(crate) doors: Vec<Option<UnboundedSender<Line>>>,
    /// What cuts the lines to each server, in the order in which they were made.
    pub(crate) cuts: Vec<Vec<tokio::sync::oneshot::Sender<()>>>,
    /// Whether an act could be taken, step by step.
    pub(crate) playable: Vec<bool>,
    /// Since when people start nothing new; and go home.
    pub(crate) last_orders: u64,
    pub(crate) talks: Vec<Talk>,
    pub(crate) done: Vec<Done>,
    /// Acts that nobody has answered yet, by key.
    pub(crate) unanswered: BTreeMap<String, TableId>,
    /// The tables that were opened, with the secret of the arbiter.
    pub(crate) tables: BTreeMap<TableId, String>,
    /// The secrets that people hold.
    pub(crate) secrets: BTreeMap<(TableId, &'static str), String>,
    /// The secrets with which each act was sent, by key.
    pub(crate) sent_with: BTreeMap<String, BTreeSet<String>>,
    /// The texts that were put into envelopes.
    pub(crate) sealed: Vec<(TableId, String)>,
    /// The players one of whom was erased, as far as that was answered.
    pub(crate) erased: Vec<(TableId, [String; 2])>,
    /// The tables that somebody wanted deleted, and whether that was answered.
    pub(crate) deleted: BTreeMap<TableId, bool>,
    /// The events that were opened, by their record.
    pub(crate) halls: BTreeMap<TableId, Held>,
    /// The tables at boards of events, and the record of each event.
    pub(crate) at_boards: BTreeMap<TableId, TableId>,
    /// The links of events that people hold.
    pub(crate) chairs: BTreeMap<(TableId, Holder), Chair>,
    /// What only one person may be told, and whether the chief may too.
    pub(crate) whispers: BTreeMap<String, (Holder, bool)>,
    /// What somebody was told and may not know, or what was not as it should be.
    pub(crate) wrong: Vec<String>,
    boards: BTreeMap<TableId, (usize, Table)>,
    trace: DefaultHasher,
    events: u64,
    is_told: bool,
}

impl World {
    pub(crate) fn new(seed: u64, mutant: Option<Mutant>) -> Self {
        let mut dice = Dice(seed);
        let weather = Weather::drawn(&mut dice);
        let servers = weather.servers;
        Self {
            now: 0,
            mutant,
            disk: Disk::default(),
            ops: Vec::new(),
            rumours: Vec::new(),
            ears: vec![None; servers],
            doors: vec![None; servers],
            cuts: (0..servers).map(|_| Vec::new()).collect(),
            playable: Vec::new(),
            last_orders: weather.until,
            talks: Vec::new(),
            done: Vec::new(),
            unanswered: BTreeMap::new(),
            tables: BTreeMap::new(),
            secrets: BTreeMap::new(),
            sent_with: BTreeMap::new(),
            sealed: Vec::new(),
            erased: Vec::new(),
            deleted: BTreeMap::new(),
            halls: BTreeMap::new(),
            at_boards: BTreeMap::new(),
            chairs: BTreeMap::new(),
            whispers: BTreeMap::new(),
            wrong: Vec::new(),
            boards: BTreeMap::new(),
            trace: DefaultHasher::new(),
            events: 0,
            is_told: std::env::var_os("TUOMARI_TRACE").is_some(),
            dice,
            weather,
        }
    }

    /// Writes something into the trace, by which two runs are compared.
    pub(crate) fn note(&mut self, what: impl Display) {
        let line = format!("{:>7} {what}", self.now);
        if self.is_told {
            eprintln!("{line}");
        }
        line.hash(&mut self.trace);
        self.events += 1;
    }

    /// What the trace comes to, and of how many events.
    pub(crate) fn trace(&self) -> (u64, u64) {
        (self.trace.finish(), self.events)
    }

    /// The board as it stands on disk, for people to look at.
    pub(crate) fn board(&mut self, id: &TableId) -> Option<&Table> {
        let lines = self.disk.lines(id);
        if !self.boards.contains_key(id) {
            let Entry::Opened(opened) = entry(&lines.first()?.text) else { return None };
            let table = Table::on_record(opened.regulations.clone()).ok()?;
            self.boards.insert(id.clone(), (1, table));
        }
        let (read, table) = self.boards.get_mut(id)?;
        // None if the table was deleted.
        for line in lines.get(*read..)? {
            if let Entry::Ruling { ruling, .. } = entry(&line.text) {
                // A mutant may have written nonsense; the checks after the run find it.
                table.apply(&ruling).ok()?;
            }
        }
        *read = lines.len();
        Some(table)
    }
}

pub(crate) fn entry(text: &str) -> Entry {
    serde_json::from_str(text).expect("a line of the record")
}

/// The world as everyone in it holds it.
#[derive(Clone, Debug)]
pub(crate) struct Shared(Arc<Mutex<World>>);

impl Shared {
    pub(crate) fn new(world: World) -> Self {
        Self(Arc::new(Mutex::new(world)))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, World> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
