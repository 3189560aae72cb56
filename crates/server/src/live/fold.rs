//! A table as the lines of its record make it.

use std::collections::HashMap;
use std::sync::Arc;

use clock::Moment;
use laws::{Act, Fact, Lots, Observer, Ruling, Seat, Table};
use notation::Style;

use super::envelope::{Kept, Safe};
use super::{Trouble, is_bare_refusal};
use crate::entry::{Entry, Names, Opened};
use crate::journal::Seq;
use crate::seat::Seats;

/// A line of the record that was taken in.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Its place.
    pub seq: Seq,
    /// What it says.
    pub entry: Arc<Entry>,
    /// The move made in it, in the English of PGN.
    pub san: Option<Arc<str>>,
}

/// How things stand at a table.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The game.
    pub table: Table,
    /// How it began.
    pub opened: Arc<Opened>,
    /// The secrets in force.
    pub seats: Seats,
    /// What is kept for sealed moves.
    pub safe: Safe,
    /// The whole record.
    pub seen: Vec<Seen>,
    keys: HashMap<String, usize>,
    last_at: Moment,
}

impl Shown {
    /// A table on which one line was written.
    pub(super) fn begin(entry: Entry) -> Result<Self, Trouble> {
        let Entry::Opened(opened) = &entry else {
            return Err(Trouble::Record("it does not begin with the opening".to_owned()));
        };
        let table = Table::on_record(opened.regulations.clone())
            .map_err(|error| Trouble::Record(error.to_string()))?;
        let mut seats = Seats::default();
        opened.seats.iter().for_each(|(role, hash)| seats.issue(*role, *hash));
        let first = Seen { seq: Seq::new(1), entry: Arc::new(entry.clone()), san: None };
        Ok(Self {
            table,
            last_at: opened.at,
            opened: Arc::new((**opened).clone()),
            seats,
            safe: Safe::default(),
            seen: vec![first],
            keys: HashMap::new(),
        })
    }

    /// Takes the next line in.
    pub(super) fn take_in(&mut self, entry: Entry, key: Option<String>) {
        let mut san = None;
        match &entry {
            Entry::Opened(_) | Entry::Outage { .. } => {}
            Entry::Ruling { ruling } => {
                san = san_of(&self.table, ruling);
                self.table.apply(ruling);
            }
            Entry::SeatIssued { role, hash, .. } => self.seats.issue(*role, *hash),
            Entry::SeatRevoked { role, .. } => self.seats.revoke(*role),
            Entry::SealKey { public, .. } => self.safe.key = Some(*public),
            Entry::Envelope { envelope, share, .. } => {
                let (envelope, share) = (envelope.clone(), share.clone());
                self.safe.kept = Some(Kept { envelope, share });
            }
        }
        self.last_at = self.last_at.max(entry.at());
        if let Some(key) = key {
            self.keys.insert(key, self.seen.len());
        }
        let seq = self.seq().after(1);
        self.seen.push(Seen { seq, entry: Arc::new(entry), san });
    }

    /// Who plays, and where: the players by the colours that they have, also after a lot has made
    /// them exchange those (Alkuasetelma 3 of the home rules).
    #[must_use]
    pub fn names(&self) -> Names {
        let names = self.opened.names.clone();
        match self.table.lots() {
            Some(Lots::Drawn { exchanged: true, .. }) => names.exchanged(),
            Some(Lots::Drawn { exchanged: false, .. } | Lots::ByHand) | None => names,
        }
    }

    /// The newest place.
    #[must_use]
    pub fn seq(&self) -> Seq {
        Seq::new(self.seen.len() as u64)
    }

    /// The lines after a place.
    #[must_use]
    pub fn since(&self, seq: Seq) -> &[Seen] {
        let from = usize::try_from(seq.get()).unwrap_or(usize::MAX);
        self.seen.get(from..).unwrap_or_default()
    }

    /// What was written with a key.
    pub(super) fn with_key(&self, key: &str) -> Option<&Seen> {
        self.seen.get(*self.keys.get(key)?)
    }

    /// The moment of an act that comes now: never before one that was written.
    pub(super) fn moment(&self, now: Moment) -> Moment {
        now.max(self.last_at)
    }

    /// The last moment at which something was written.
    #[must_use]
    pub fn last_at(&self) -> Moment {
        self.last_at
    }

    /// When something follows from time alone.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        wake_at(&self.table, self.last_at)
    }

    /// The same after these lines, which are not written yet.
    pub(super) fn wake_after(&self, entries: &[Entry]) -> Option<Moment> {
        let (mut table, mut last_at) = (self.table.clone(), self.last_at);
        for entry in entries {
            if let Entry::Ruling { ruling } = entry {
                table.apply(ruling);
            }
            last_at = last_at.max(entry.at());
        }
        wake_at(&table, last_at)
    }
}

/// When something follows from time alone. Where only people notice a flag nothing follows from
/// its fall, so there the table is asked first.
fn wake_at(table: &Table, last_at: Moment) -> Option<Moment> {
    let at = table.look_at()?;
    let unseen = || is_bare_refusal(&table.judge(Seat::Watch, &Act::Look, at.max(last_at)));
    let is_idle = table.regulations().observer == Observer::Human && unseen();
    (!is_idle).then_some(at)
}

/// The move that a ruling makes, written as in the position before it.
fn san_of(before: &Table, ruling: &Ruling) -> Option<Arc<str>> {
    let m = ruling.events.iter().find_map(|event| match event.fact {
        Fact::MoveMade { m, .. } => Some(m),
        _ => None,
    })?;
    let legal = before.position().legal(m)?;
    Some(Style::PGN.write(&legal).into())
}
