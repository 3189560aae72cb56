//! An event as the lines of its record make it.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use clock::{Moment, Span};
use hall::{Act, AllAct, ArbiterId, By, Event, Fact, Kind, Place, Reach};

use super::line::{Line, VERSION};
use super::links::{Holder, Links};
use super::personal;
use super::seating::Seating;
use crate::journal::{Head, Seq, TableId};
use crate::live::Trouble;
use crate::seat::{Role, TokenHash};

/// A line of the record that was taken in.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Its place.
    pub seq: Seq,
    /// What it says.
    pub line: Arc<Line>,
}

/// Something that was done at all boards, as a table hears of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidToAll {
    /// Its place in the record of the event.
    pub place: Seq,
    /// When.
    pub at: Moment,
    /// By which arbiter.
    pub by: Option<ArbiterId>,
    /// What.
    pub what: AllAct,
}

#[derive(Clone, Debug)]
struct ToAll {
    said: SaidToAll,
    round: u8,
    reach: Reach,
}

/// How things stand in an event.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The event; shared, so that a long look at it does not block writers.
    pub event: Arc<Event>,
    /// The secrets in force.
    pub links: Links,
    /// The whole record.
    pub seen: Vec<Seen>,
    pub(super) head: Head,
    keys: HashMap<String, usize>,
    last_at: Moment,
    to_all: Vec<ToAll>,
    /// The tables of its boards, and where in the record they were set up.
    tables: BTreeMap<Place, (TableId, Seq)>,
}

/// A line that was read, and the head of the record after it.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) line: Line,
    pub(super) key: Option<String>,
    pub(super) aside: Option<String>,
    pub(super) head: Head,
}

impl Default for Shown {
    fn default() -> Self {
        Self {
            event: Arc::default(),
            links: Links::default(),
            seen: Vec::new(),
            head: Head::START,
            keys: HashMap::new(),
            last_at: Moment::ZERO,
            to_all: Vec::new(),
            tables: BTreeMap::new(),
        }
    }
}

impl Shown {
    /// Takes in a line that was read from the journal.
    pub(super) fn read(&mut self, read: Read) -> Result<(), Trouble> {
        let Read { mut line, key, aside, head } = read;
        let place = head.seq;
        if let Line::Begun { version, .. } = line
            && (version != VERSION || place != Seq::new(1))
        {
            let why = format!("an event of version {version}, and this program knows {VERSION}");
            return Err(Trouble::at_line(place, why));
        }
        if let Line::Entry { entry, persons } = &mut line {
            let whole = personal::put_back(entry, persons, aside.as_deref());
            whole.map_err(|why| Trouble::at_line(place, why))?;
        }
        self.enter(line, key, head)
    }

    /// Takes in a line with all that is known of players in it.
    pub(super) fn enter(
        &mut self,
        line: Line,
        key: Option<String>,
        head: Head,
    ) -> Result<(), Trouble> {
        let seq = head.seq;
        match &line {
            Line::Begun { .. } => {}
            Line::Entry { entry, .. } => {
                let event = Arc::make_mut(&mut self.event);
                event.apply(entry).map_err(|why| Trouble::at_line(seq, why))?;
                self.note_tables(seq, entry.facts.iter().map(|noted| &noted.fact));
                if let Act::All { round, reach, what } = &entry.act {
                    let by = match entry.by {
                        By::Arbiter(id) => Some(id),
                        By::Player(_) | By::House => None,
                    };
                    let said = SaidToAll { place: seq, at: entry.at, by, what: what.clone() };
                    self.to_all.push(ToAll { said, round: *round, reach: reach.clone() });
                }
            }
            Line::LinkIssued { to, hash, .. } => self.links.issue(*to, *hash),
            Line::LinkRevoked { of, .. } => self.links.revoke(*of),
        }
        self.last_at = self.last_at.max(line.at());
        if let Some(key) = key {
            self.keys.insert(key, self.seen.len());
        }
        self.head = head;
        self.seen.push(Seen { seq, line: Arc::new(line) });
        Ok(())
    }

    fn note_tables<'f>(&mut self, seq: Seq, facts: impl Iterator<Item = &'f Fact>) {
        for seating in facts.filter_map(Seating::of) {
            match seating {
                Seating::Kind(place, Kind::Table { table }) => {
                    if let Ok(table) = table.parse() {
                        self.tables.insert(place, (table, seq));
                    }
                }
                Seating::Kind(place, Kind::Wood | Kind::Source { .. }) => {
                    self.tables.remove(&place);
                }
                Seating::Unpaired(round) => self.tables.retain(|place, _| place.round != round),
                // What is paired anew keeps the tables of boards that stay as they are.
                Seating::Paired(round, _) => {
                    let event = Arc::clone(&self.event);
                    self.tables.retain(|place, _| {
                        let kind = event.board(*place).map(|board| &board.kind);
                        place.round != round || matches!(kind, Some(Kind::Table { .. }))
                    });
                }
            }
        }
    }

    /// The newest place.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.head.seq
    }

    /// The last moment at which something was written.
    #[must_use]
    pub fn last_at(&self) -> Moment {
        self.last_at
    }

    /// The moment of an act that comes now: never before one that was written.
    pub(super) fn moment(&self, now: Moment) -> Moment {
        now.max(self.last_at)
    }

    /// What was written with a key.
    pub(super) fn with_key(&self, key: &str) -> Option<&Seen> {
        self.seen.get(*self.keys.get(key)?)
    }

    /// The lines after a place.
    #[must_use]
    pub fn since(&self, seq: Seq) -> &[Seen] {
        let from = usize::try_from(seq.get()).unwrap_or(usize::MAX);
        self.seen.get(from..).unwrap_or_default()
    }

    /// The tables of its boards, and where in the record each was set up.
    pub fn tables(&self) -> impl Iterator<Item = (Place, &TableId, Seq)> {
        self.tables.iter().map(|(place, (table, since))| (*place, table, *since))
    }

    /// The table of a board.
    #[must_use]
    pub fn table_at(&self, place: Place) -> Option<&TableId> {
        self.tables.get(&place).map(|(table, _)| table)
    }

    /// What was done at all boards, this one among them, after a place in the record.
    pub(super) fn said_to_all(&self, at: Place, after: Seq) -> Vec<SaidToAll> {
        let newer = self.to_all.partition_point(|one| one.said.place <= after);
        let here = self.to_all[newer..]
            .iter()
            .filter(|one| one.round == at.round && self.reaches(&one.reach, at.board));
        here.map(|one| one.said.clone()).collect()
    }

    /// Whether a board is where something is done.
    fn reaches(&self, reach: &Reach, board: u16) -> bool {
        let seat = self.event.regulations().and_then(|regulations| regulations.seat(board));
        reach.room.as_ref().is_none_or(|room| seat.is_some_and(|seat| seat.room == room))
    }

    /// The seat at the table of a board that a secret opens.
    pub(super) fn seat_at(&self, at: Place, hash: &TokenHash) -> Option<(Role, Option<ArbiterId>)> {
        match self.links.holder(hash)? {
            Holder::Arbiter(id) => self.event.arbiter(id).map(|_| (Role::Arbiter, Some(id))),
            Holder::Player(player) => {
                let color = self.event.board(at)?.color_of(player)?;
                Some((Role::of(color), None))
            }
            Holder::Place(place) => (place.board == at.board).then(|| (place.role(), None)),
        }
    }

    /// When the whole event is to be deleted, if it is not to be kept forever.
    pub(super) fn kept_until(&self) -> Option<Moment> {
        let days = self.event.regulations()?.retention.days?;
        self.last_at.checked_add(Span::millis(u64::from(days) * 24 * 60 * 60 * 1000))
    }
}
