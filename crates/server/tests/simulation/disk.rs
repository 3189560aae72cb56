//! A journal in memory that many servers write: slow, away, full or forgetful as the weather is.

use std::collections::BTreeMap;
use std::fmt;

use clock::Moment;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use server::Stamp;
use server::journal::{
    Append, End, EventId, Fault, Gone, Head, Journal, Line, NotWritten, Proof, Seq, TableId,
};
use tokio::sync::oneshot;

use crate::machine::WALL;
use crate::world::{Mutant, Shared, World};

/// By how much clocks may differ from the world's, in milliseconds.
const EARLY: u64 = 500;

/// What has been written.
#[derive(Debug, Default)]
pub(crate) struct Disk {
    records: BTreeMap<TableId, Record>,
    gone: BTreeMap<TableId, Gone>,
    beats: BTreeMap<String, Stamp>,
    /// What time it is in the world.
    pub(crate) now: Moment,
    /// What was written with a moment that had not come.
    pub(crate) early: Option<(TableId, Moment)>,
    /// Whether a server found nobody waiting for time to pass, and went by its wall clock.
    pub(crate) wall_followed: bool,
}

#[derive(Debug, Default)]
struct Record {
    lines: Vec<Line>,
    ends: Vec<End>,
    wake_at: Option<Moment>,
}

impl Record {
    fn head(&self) -> Head {
        self.lines.last().map_or(Head::START, |line| Head { seq: line.seq, link: line.link })
    }
}

impl Disk {
    /// The last moment at which a server was up.
    pub(crate) fn last_beat(&self) -> Option<Moment> {
        self.beats.values().map(|stamp| stamp.at).max()
    }

    pub(crate) fn lines(&self, table: &TableId) -> &[Line] {
        self.records.get(table).map_or(&[], |record| &record.lines)
    }

    fn append(&mut self, append: Append, mutant: Option<Mutant>) -> Result<Head, NotWritten> {
        let Append { table, expected, lines, key, mut aside, wake_at, end, last_at } = append;
        if last_at.saturating_since(self.now).as_millis() > EARLY {
            self.early.get_or_insert((table.clone(), last_at));
        }
        let mut head = self.records.get(&table).map_or(Head::START, Record::head);
        if head != expected && mutant != Some(Mutant::AcceptsStalePlaces) {
            return Err(NotWritten::Stale);
        }
        let record = self.records.entry(table.clone()).or_default();
        let mut key = key;
        let is_doubled = |line: &String| {
            mutant == Some(Mutant::DoublesWhatIsForAll) && line.contains("\"all_boards\"")
        };
        let lines = lines.into_iter().flat_map(|line| {
            let again = is_doubled(&line).then(|| line.clone());
            [line].into_iter().chain(again)
        });
        for text in lines {
            head = head.then(&table, key.as_deref(), &text);
            let Head { seq, link } = head;
            record.lines.push(Line { seq, key: key.take(), link, aside: aside.take(), text });
        }
        record.ends.extend(end.map(|signed| End { head, signed }));
        record.wake_at = wake_at;
        Ok(head)
    }

    fn due(&self, until: Moment, most: usize) -> Vec<TableId> {
        let wake_at = |record: &Record| record.wake_at.filter(|at| *at <= until);
        let due = self.records.iter().filter_map(|(table, record)| Some((wake_at(record)?, table)));
        let mut due: Vec<(Moment, &TableId)> = due.collect();
        due.sort();
        due.into_iter().take(most).map(|(_, table)| table.clone()).collect()
    }
}

/// What becomes of a question to the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It is done and answered.
    Done,
    /// It fails.
    Fails,
    /// It is done, and the answer is lost.
    Unsure,
}

/// What a question does to the disk.
type Run = Box<dyn FnOnce(&mut Disk, Fate) + Send>;

/// A question on its way.
pub(crate) struct Op {
    pub(crate) due: u64,
    pub(crate) by: usize,
    pub(crate) name: &'static str,
    pub(crate) writes: bool,
    pub(crate) run: Run,
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.name, self.by)
    }
}

/// The journal as one server sees it.
#[derive(Debug)]
pub(crate) struct Connection {
    world: Shared,
    by: usize,
    is_shared: bool,
}

impl Connection {
    pub(crate) fn new(world: &Shared, by: usize) -> Self {
        let is_shared = world.lock().weather.servers > 1;
        Self { world: world.clone(), by, is_shared }
    }

    fn ask<T: Send + 'static>(
        &self,
        (name, writes): (&'static str, bool),
        question: impl FnOnce(&mut Disk) -> T + Send + 'static,
    ) -> BoxFuture<'static, Result<T, Fault>> {
        let (answer, answered) = oneshot::channel();
        let world = &mut *self.world.lock();
        let due = world.now + world.weather.journal_takes(&mut world.dice);
        let run = move |disk: &mut Disk, fate| {
            let fault = Err(Fault("the journal is away".to_owned()));
            let said = match fate {
                Fate::Done => answer.send(Ok(question(disk))),
                Fate::Fails => answer.send(fault),
                Fate::Unsure => {
                    question(disk);
                    answer.send(fault)
                }
            };
            // The one who asked may be gone.
            drop(said);
        };
        world.ops.push(Op { due, by: self.by, name, writes, run: Box::new(run) });
        async move { answered.await.unwrap_or_else(|_| Err(Fault("cut off".to_owned()))) }.boxed()
    }
}

impl Journal for Connection {
    fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<Head, NotWritten>> {
        let mutant = self.world.lock().mutant;
        let promised = append.head();
        let written = self.ask(("append", true), move |disk| disk.append(append, mutant));
        if mutant == Some(Mutant::AnswersBeforeWriting) {
            return async move { Ok(promised) }.boxed();
        }
        written.map(|written| written.map_err(NotWritten::Fault).flatten()).boxed()
    }

    fn commits(&self) -> u64 {
        0
    }

    fn read(&self, table: TableId, since: Seq) -> BoxFuture<'_, Result<Vec<Line>, Fault>> {
        let from = usize::try_from(since.get()).unwrap_or(usize::MAX);
        self.ask(("read", false), move |disk| {
            disk.lines(&table).get(from..).unwrap_or_default().to_vec()
        })
    }

    fn newest(&self, tables: Vec<TableId>) -> BoxFuture<'_, Result<Vec<(TableId, Seq)>, Fault>> {
        self.ask(("newest", false), move |disk| {
            let place = |table: &TableId| disk.lines(table).last().map(|line| line.seq);
            tables
                .into_iter()
                .filter_map(|table| Some((place(&table)?, table)))
                .map(|(s, t)| (t, s))
                .collect()
        })
    }

    fn due(&self, until: Moment, most: usize) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.ask(("due", false), move |disk| {
            let due = disk.due(until, most);
            disk.wall_followed |= until == Moment::MAX && due.is_empty();
            due
        })
    }

    fn proof(&self, table: TableId) -> BoxFuture<'_, Result<Option<Proof>, Fault>> {
        self.ask(("proof", false), move |disk| {
            let record = disk.records.get(&table)?;
            let (head, ends) = (record.head(), record.ends.clone());
            Some(Proof { head, adopted: Seq::START, ends })
        })
    }

    fn tables(
        &self,
        after: Option<TableId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        self.ask(("tables", false), move |disk| {
            let all = disk.records.keys().filter(|table| after.as_ref().is_none_or(|a| *table > a));
            let tables = all.filter(|record| record.as_str().parse::<TableId>().is_ok());
            tables.take(most).cloned().collect()
        })
    }

    fn untouched(
        &self,
        _since: Moment,
        _over: bool,
        _most: usize,
    ) -> BoxFuture<'_, Result<Vec<TableId>, Fault>> {
        // No table grows old while the world lasts.
        self.ask(("untouched", false), |_| Vec::new())
    }

    fn events(
        &self,
        after: Option<EventId>,
        most: usize,
    ) -> BoxFuture<'_, Result<Vec<EventId>, Fault>> {
        self.ask(("events", false), move |disk| {
            let events = disk.records.keys().filter_map(EventId::of_record);
            events.filter(|event| after.as_ref().is_none_or(|a| event > a)).take(most).collect()
        })
    }

    fn set_aside(
        &self,
        table: TableId,
        place: Seq,
        aside: Option<String>,
    ) -> BoxFuture<'_, Result<(), Fault>> {
        let keeps = self.world.lock().mutant == Some(Mutant::KeepsEverything);
        self.ask(("set_aside", true), move |disk| {
            if keeps {
                return;
            }
            if let Some(record) = disk.records.get_mut(&table)
                && let Some(line) = record.lines.iter_mut().find(|line| line.seq == place)
            {
                line.aside = aside;
            }
        })
    }

    fn delete(&self, table: TableId, head: Head, gone: Gone) -> BoxFuture<'_, Result<bool, Fault>> {
        self.ask(("delete", true), move |disk| {
            let is_same = disk.records.get(&table).is_some_and(|record| record.head() == head);
            if is_same {
                disk.records.remove(&table);
                disk.gone.insert(table, gone);
            }
            is_same
        })
    }

    fn gone(&self, table: TableId) -> BoxFuture<'_, Result<Option<Gone>, Fault>> {
        self.ask(("gone", false), move |disk| disk.gone.get(&table).copied())
    }

    fn try_out(&self) -> BoxFuture<'_, Result<(), Fault>> {
        self.ask(("try_out", true), |_| ())
    }

    fn close(&self) -> BoxFuture<'_, Result<(), Fault>> {
        async { Ok(()) }.boxed()
    }

    fn beat(&self, server: String, now: Stamp) -> BoxFuture<'_, Result<(), Fault>> {
        self.ask(("beat", true), move |disk| {
            disk.beats.insert(server, now);
        })
    }

    fn last_beat(&self) -> BoxFuture<'_, Result<Option<Moment>, Fault>> {
        let world = self.world.lock();
        let lie = (world.mutant == Some(Mutant::HidesOutages)).then_some(world.now);
        drop(world);
        let lie = lie.map(|now| Moment::from_millis(WALL + now));
        self.ask(("last_beat", false), move |disk| lie.or(disk.last_beat()))
    }

    fn last_beat_by(&self, clock: String) -> BoxFuture<'_, Result<Option<(Moment, u64)>, Fault>> {
        self.ask(("last_beat_by", false), move |disk| {
            let by = |stamp: &Stamp| {
                let steady = stamp.steady.as_ref().filter(|steady| steady.clock == clock);
                steady.map(|steady| (stamp.at, steady.millis))
            };
            disk.beats.values().filter_map(by).max()
        })
    }
}

impl World {
    /// Answers the questions whose time has come, in any order.
    pub(crate) fn serve_journal(&mut self) {
        let (mut due, later): (Vec<Op>, Vec<Op>) =
            std::mem::take(&mut self.ops).into_iter().partition(|op| op.due <= self.now);
        self.ops = later;
        self.disk.now = Moment::from_millis(self.now + WALL);
        while !due.is_empty() {
            let op = due.swap_remove(self.dice.below(due.len()));
            match self.weather.fate(&mut self.dice, op.writes) {
                Some(fate) => {
                    self.note(format_args!("{op:?}: {fate:?}"));
                    (op.run)(&mut self.disk, fate);
                }
                // It hangs.
                None => self.ops.push(op),
            }
        }
    }

    /// A server is gone. What it had asked was done or not; with a database elsewhere, perhaps
    /// later.
    pub(crate) fn forsake(&mut self, server: usize) {
        let is_elsewhere = self.weather.servers > 1;
        let (gone, others): (Vec<Op>, Vec<Op>) =
            std::mem::take(&mut self.ops).into_iter().partition(|op| op.by == server);
        self.ops = others;
        for mut op in gone {
            match self.dice.below(3) {
                0 => {}
                1 if is_elsewhere => {
                    op.due = self.now + self.dice.below(2000) as u64;
                    self.ops.push(op);
                }
                _ => (op.run)(&mut self.disk, Fate::Unsure),
            }
        }
    }
}
