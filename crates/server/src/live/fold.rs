//! A table as the lines of its record make it.

use std::collections::HashMap;
use std::sync::Arc;

use chess::Color;
use clock::Moment;
use hall::ArbiterId;
use laws::{Act, Fact, Judged, Lots, MoveList, Observer, Phase, Regulations, Ruling, Seat, Table};
use notation::Style;

use super::envelope::{Kept, Safe};
use super::{Beginning, Trouble};
use crate::code::RecordCode;
use crate::entry::{Entry, Names, Opened};
use crate::journal::{End, Head, Seq, TableId};
use crate::players::Players;
use crate::seat::Seats;
use crate::signing::Signed;
use crate::sparring::Sparring;
use crate::view::Written;

/// A line of the record that was taken in.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Its place.
    pub seq: Seq,
    /// What it says.
    pub entry: Arc<Entry>,
    /// The move made in it, in the English of PGN.
    pub san: Option<Arc<str>>,
    /// From which of the moves on it changed those that stand; none if it changed none.
    pub changed: Option<usize>,
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
    /// The table at which the players go on, if they wanted another game.
    pub rematch: Option<TableId>,
    /// The table at which the game is played, if it was given other settings before it began.
    pub moved: Option<TableId>,
    /// Whether the sparring partner does not answer.
    pub partner_is_away: bool,
    /// The moves that stand.
    pub moves: MoveList<Written>,
    /// Up to here the record of its event was taken in, as far as it concerns all boards.
    pub(super) event_place: Seq,
    /// The head of the record.
    pub(super) head: Head,
    /// Who plays, and where, as the table was opened.
    names: Names,
    /// The signature of the head, if the game is over.
    pub(super) end: Option<Signed>,
    keys: HashMap<String, usize>,
    last_at: Moment,
    wake_at: Option<Moment>,
}

/// Lines that are to be written, and how things stand once they are.
#[derive(Debug)]
pub(super) struct Next {
    pub(super) entries: Vec<Entry>,
    /// The table after them; none if they leave it as it is.
    table: Option<Table>,
    /// When something follows then from time alone.
    pub(super) wake_at: Option<Moment>,
    /// The last moment then.
    pub(super) last_at: Moment,
    /// Whether the game is over then.
    pub(super) is_over: bool,
}

/// A line that was read, and the head of the record after it.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) entry: Entry,
    pub(super) key: Option<String>,
    pub(super) aside: Option<String>,
    pub(super) head: Head,
}

impl Shown {
    /// A table on which one line was written.
    pub(super) fn begin(first: Read) -> Result<Self, Trouble> {
        let Read { entry, aside, head, .. } = first;
        let Entry::Opened(opened) = &entry else {
            return Err(Trouble::Record("it does not begin with the opening".to_owned()));
        };
        let table = opened.table()?;
        let mut seats = Seats::default();
        opened.seats.iter().for_each(|(role, hash)| seats.issue(*role, *hash));
        let first =
            Seen { seq: Seq::new(1), entry: Arc::new(entry.clone()), san: None, changed: None };
        let wake_at = wake_at(&table, opened.at);
        let mut names = opened.names.clone();
        let revealed = opened.players.reveal(aside.as_deref(), &mut names);
        revealed.map_err(|why| Trouble::at_line(Seq::new(1), why))?;
        Ok(Self {
            table,
            head,
            names,
            end: None,
            wake_at,
            last_at: opened.at,
            opened: Arc::new((**opened).clone()),
            seats,
            safe: Safe::default(),
            seen: vec![first],
            rematch: None,
            moved: None,
            partner_is_away: false,
            moves: MoveList::default(),
            event_place: opened.event.as_ref().map_or(Seq::START, |event| event.since),
            keys: HashMap::new(),
        })
    }

    /// Takes in lines that were written elsewhere or before, in their order.
    pub(super) fn read(&mut self, lines: impl IntoIterator<Item = Read>) -> Result<(), Trouble> {
        for Read { entry, key, head, .. } in lines {
            let san = match &entry {
                Entry::Ruling { ruling, .. } => {
                    let san = san_of(&self.table, ruling);
                    let place = self.seq().after(1);
                    self.table.apply(ruling).map_err(|why| Trouble::at_line(place, why))?;
                    san
                }
                _ => None,
            };
            self.enter(entry, key, san);
            self.head = head;
        }
        // Where nobody plays nothing follows from time alone.
        let is_moved = self.moved.is_some();
        self.wake_at = if is_moved { None } else { wake_at(&self.table, self.last_at) };
        Ok(())
    }

    /// What is written of a ruling that was judged here, and of what belongs to it.
    pub(super) fn after(&self, judged: Judged, by: Option<ArbiterId>, with: Option<Entry>) -> Next {
        let ruling = Entry::Ruling { ruling: Box::new(judged.ruling), by };
        self.next([ruling].into_iter().chain(with).collect(), Some(judged.table))
    }

    /// Lines after which the table is this one, or as it was.
    pub(super) fn next(&self, entries: Vec<Entry>, table: Option<Table>) -> Next {
        let last_at = entries.iter().map(Entry::at).fold(self.last_at, Moment::max);
        let after = table.as_ref().unwrap_or(&self.table);
        let is_moved = entries.iter().any(|entry| matches!(entry, Entry::Moved { .. }));
        let wake_at = if is_moved { None } else { wake_at(after, last_at) };
        let is_over = is_over(after);
        Next { entries, table, wake_at, last_at, is_over }
    }

    /// Goes on from lines that were made here and are written now.
    pub(super) fn go_on(
        &mut self,
        next: Next,
        mut key: Option<String>,
        head: Head,
        end: Option<Signed>,
    ) {
        let Next { entries, table, wake_at, .. } = next;
        for entry in entries {
            let san = match &entry {
                Entry::Ruling { ruling, .. } => san_of(&self.table, ruling),
                _ => None,
            };
            self.enter(entry, key.take(), san);
        }
        if let Some(table) = table {
            self.table.go_on_as(table);
        }
        (self.head, self.end) = (head, end);
        self.wake_at = wake_at;
    }

    /// All that a line changes but the table.
    fn enter(&mut self, entry: Entry, key: Option<String>, san: Option<Arc<str>>) {
        let mut changed = None;
        match &entry {
            Entry::Opened(_) | Entry::Outage { .. } => {}
            Entry::AllBoards { place, .. } => self.event_place = *place,
            Entry::Ruling { ruling, .. } => {
                for event in &ruling.events {
                    let from = keep(&mut self.moves, &event.fact, san.as_deref());
                    changed = changed.into_iter().chain(from).min();
                }
            }
            Entry::Rematch { table, .. } => self.rematch = Some(table.clone()),
            Entry::Moved { table, .. } => self.moved = Some(table.clone()),
            Entry::Partner { away, .. } => self.partner_is_away = *away,
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
        self.seen.push(Seen { seq, entry: Arc::new(entry), san, changed });
    }

    /// Who plays, and where: the players by the colours that they have, also after a lot has made
    /// them exchange those (Alkuasetelma 3 of the home rules).
    #[must_use]
    pub fn names(&self) -> Names {
        let names = self.names.clone();
        if self.have_exchanged() { names.exchanged() } else { names }
    }

    /// Whether the players have the colours other than those they came with.
    fn have_exchanged(&self) -> bool {
        match self.table.lots() {
            Some(Lots::Drawn { exchanged, .. }) => exchanged,
            Some(Lots::ByHand) | None => false,
        }
    }

    /// The colour that the player has who came with this one: a lot may have made them exchange.
    pub(crate) fn colour_now(&self, first: Color) -> Color {
        if self.have_exchanged() { !first } else { first }
    }

    /// The code of the game, once it is over and signed.
    #[must_use]
    pub fn code(&self, table: &TableId) -> Option<RecordCode> {
        let end = End { head: self.head, signed: self.end? };
        Some(RecordCode::of(table, &end))
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        is_over(&self.table)
    }

    /// What of this is kept beside the first line once the name of the player who has a colour is
    /// erased.
    pub(super) fn without_name(&self, kept: Option<&str>, of: Color) -> Option<String> {
        let of = if self.have_exchanged() { !of } else { of };
        Players::without(kept, of)
    }

    /// Something else is kept beside the first line from now on.
    pub(super) fn keep_aside(&mut self, aside: Option<&str>) -> Result<(), Trouble> {
        let mut names = self.opened.names.clone();
        let revealed = self.opened.players.reveal(aside, &mut names);
        revealed.map_err(|why| Trouble::at_line(Seq::new(1), why))?;
        self.names = names;
        Ok(())
    }

    /// How the table begins at which the same people play again, with the colours changed. What was
    /// appointed for this game alone is not for that one.
    pub(super) fn again(&self, id: &TableId) -> Beginning {
        let mut regulations = self.opened.regulations.clone();
        (regulations.starts_at, regulations.session_ends) = (None, None);
        Beginning {
            regulations,
            names: self.names().exchanged(),
            outage: self.opened.outage,
            event: None,
            follows: Some(id.clone()),
            sparring: self.opened.sparring.map(Sparring::exchanged),
            seats: self.seats.exchanged(),
        }
    }

    /// How the table begins at which the same people play by other settings.
    pub(super) fn otherwise(&self, regulations: Regulations, names: Names) -> Beginning {
        Beginning {
            regulations,
            names,
            outage: self.opened.outage,
            event: None,
            follows: self.opened.follows.clone(),
            sparring: self.opened.sparring,
            seats: self.seats.in_force(),
        }
    }

    /// Whether the settings can still be changed: nothing was ruled by them.
    #[must_use]
    pub fn is_open(&self) -> bool {
        let is_ruled = |seen: &Seen| matches!(*seen.entry, Entry::Ruling { .. });
        let is_own = self.moved.is_none() && self.opened.event.is_none();
        is_own && !self.seen.iter().any(is_ruled)
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
        self.wake_at
    }
}

/// Whether a game is over.
fn is_over(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over(_) | Phase::Annulled)
}

/// When something follows from time alone. Where only people notice a flag nothing follows from
/// its fall, so there the table is asked first.
fn wake_at(table: &Table, last_at: Moment) -> Option<Moment> {
    let at = table.look_at()?;
    // What takes longer to find out is something.
    let unseen = || {
        let looked = table.judge_briefly(Seat::Program, &Act::Look, at.max(last_at));
        looked.is_some_and(|looked| looked.ruling.is_bare_refusal())
    };
    let is_idle = table.regulations().observer == Observer::Human && unseen();
    (!is_idle).then_some(at)
}

/// Keeps the moves that stand after a fact, and says from which on they are others now.
pub(crate) fn keep(moves: &mut MoveList<Written>, fact: &Fact, san: Option<&str>) -> Option<usize> {
    let before = moves.len();
    moves.take_in(fact, |made| Written::of(made, san));
    let after = moves.len();
    if before != after {
        return Some(before.min(after));
    }
    match (fact, moves.last_mut()) {
        (Fact::DrawOffered { by, .. }, Some(last)) if last.by == *by => {
            last.offer = true;
            Some(after - 1)
        }
        _ => None,
    }
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
