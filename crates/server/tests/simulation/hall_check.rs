//! What must be true of an event after a run, whatever went wrong in it.

use std::collections::{BTreeMap, BTreeSet};

use hall::{Act, Event, Fact, Kind, Outcome, Place};
use laws::Phase;
use serde_json::Value;
use server::entry::Entry;
use server::event::{Holder, Line};
use server::journal::{EventId, TableId};
use server::seat::{Token, TokenHash};

use crate::check::Game;
use crate::hall::{Held, name};
use crate::world::World;

/// An event as its record tells it, read with nothing but `hall`.
struct Told {
    id: TableId,
    event: Event,
    lines: Vec<Line>,
    keys: Vec<Option<String>>,
    /// Each link, from which line on it opened something and up to which.
    links: BTreeMap<String, (usize, usize)>,
}

impl Told {
    fn read(world: &World, id: &TableId) -> Result<Self, String> {
        let (mut event, mut lines, mut keys) = (Event::default(), Vec::new(), Vec::new());
        let (mut links, mut held) = (BTreeMap::new(), BTreeMap::<Holder, String>::new());
        for (place, line) in world.disk.lines(id).iter().enumerate() {
            let text: Line =
                serde_json::from_str(&line.text).map_err(|why| format!("{id}: {why}"))?;
            match &text {
                Line::Begun { .. } => {}
                Line::Entry { entry, .. } => event
                    .apply(entry)
                    .map_err(|why| format!("{id} cannot be replayed: line {}: {why}", place + 1))?,
                Line::LinkIssued { to, hash, .. } => {
                    let hash = text_of(hash);
                    if let Some(old) = held.insert(*to, hash.clone()) {
                        links.entry(old).and_modify(|(_, until)| *until = place);
                    }
                    links.insert(hash, (place, usize::MAX));
                }
                Line::LinkRevoked { of, .. } => {
                    if let Some(old) = held.remove(of) {
                        links.entry(old).and_modify(|(_, until)| *until = place);
                    }
                }
            }
            lines.push(text);
            keys.push(line.key.clone());
        }
        Ok(Self { id: id.clone(), event, lines, keys, links })
    }

    fn wrong<T>(&self, what: &str) -> Result<T, String> {
        Err(format!("{}: {what}", self.id))
    }

    fn acts(&self) -> impl Iterator<Item = (usize, &Act)> {
        self.lines.iter().enumerate().filter_map(|(place, line)| match line {
            Line::Entry { entry, .. } => Some((place, &entry.act)),
            _ => None,
        })
    }

    /// What was acknowledged is there once, at its place, by somebody who had a link then.
    fn holds(&self, held: &Held) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        if let Some(key) = self.keys.iter().flatten().find(|key| !seen.insert(*key)) {
            return self.wrong(&format!("{key} is there twice"));
        }
        for (key, act, seq) in &held.done {
            let place = *seq as usize - 1;
            let has_key = self.keys.get(place).and_then(Option::as_ref);
            let word = match self.lines.get(place) {
                Some(Line::Entry { entry, .. }) => word_of(&entry.act),
                _ => None,
            };
            if !has_key.is_some_and(|own| own.ends_with(key)) || word.as_ref() != Some(&act["act"])
            {
                return self.wrong(&format!("{key} was acknowledged at {seq} and is lost: {act}"));
            }
        }
        for (place, key) in self.keys.iter().enumerate() {
            let Some(key) = key else { continue };
            let mut with = held.sent_with.iter().filter(|(sent, _)| key.ends_with(sent)).peekable();
            let was_open = |token: &String| {
                let link = hash(token).and_then(|hash| self.links.get(&hash));
                link.is_some_and(|(from, until)| (*from..*until).contains(&place))
            };
            if with.peek().is_some() && !with.any(|(_, token)| was_open(token)) {
                return self.wrong(&format!("line {} came by a revoked link", place + 1));
            }
        }
        Ok(())
    }

    /// The house tells once what a game came to, unless somebody took it back.
    fn results_are_told_once(&self) -> Result<(), String> {
        let mut told: BTreeMap<Place, BTreeSet<String>> = BTreeMap::new();
        for (at, act) in self.acts() {
            match act {
                Act::Report { place, outcome, signed, .. } => {
                    let what = format!("{outcome} {signed:?}");
                    if !told.entry(*place).or_default().insert(what.clone()) {
                        let line = at + 1;
                        return self.wrong(&format!("{what} is told twice, again at line {line}"));
                    }
                }
                Act::EnterResult { place, .. } => _ = told.remove(place),
                Act::Pair { round, .. } | Act::Unpair { round } => {
                    told.retain(|place, _| place.round != *round);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The tables of boards as they stand, and where in the record each was set up.
    fn tables(&self) -> BTreeMap<Place, (TableId, usize)> {
        let mut set_up = BTreeMap::new();
        for (place, line) in self.lines.iter().enumerate() {
            let Line::Entry { entry, .. } = line else { continue };
            for noted in &entry.facts {
                if let Fact::KindSet { place: board, kind: Kind::Table { table } } = &noted.fact {
                    set_up.insert(table.clone(), (*board, place));
                }
            }
        }
        let is_there = |table: &String, board: Place| {
            let kind = self.event.board(board).map(|board| &board.kind);
            matches!(kind, Some(Kind::Table { table: own }) if own == table)
        };
        let tables = set_up.into_iter().filter(|(table, (board, _))| is_there(table, *board));
        tables.map(|(table, (board, place))| (board, (table.parse().unwrap(), place))).collect()
    }

    /// What was done at all boards is in the record of each once, in its order, and the event knows
    /// what each game came to.
    fn agrees_with_tables(&self, world: &World) -> Result<(), String> {
        for (board, (table, since)) in self.tables() {
            let lines = world.disk.lines(&table);
            if lines.is_empty() {
                if !world.deleted.contains_key(&table) && self.is_played(board) {
                    return self.wrong(&format!("{table} was never opened"));
                }
                continue;
            }
            let game = Game::read(&table, lines)?;
            let is_over = matches!(game.table.phase(), Phase::Over(_) | Phase::Annulled);
            let here = |(place, act): (usize, &Act)| match act {
                Act::All { round, .. } if *round == board.round && place > since => Some(place + 1),
                _ => None,
            };
            let said: Vec<usize> = self.acts().filter_map(here).collect();
            let heard = game.entries.iter().filter_map(|entry| match entry {
                Entry::AllBoards { place, .. } => Some(place.get() as usize),
                _ => None,
            });
            let heard: Vec<usize> = heard.collect();
            // A game that is over takes in nothing more; so does one of an earlier round.
            let is_whole = is_over || !self.is_played(board) || heard.len() == said.len();
            if !said.starts_with(&heard) || !is_whole {
                return self.wrong(&format!("{table} took in {heard:?} of {said:?}"));
            }
            if let Phase::Over(verdict) = game.table.phase()
                && self.is_played(board)
                && self.event.closed().is_none()
            {
                let outcome = Outcome::played(verdict.score);
                let known = self.event.board(board).and_then(|board| board.result);
                let is_entered = self.acts().any(
                    |(_, act)| matches!(act, Act::EnterResult { place, .. } if *place == board),
                );
                if known.is_none_or(|known| known.outcome != outcome && !is_entered) {
                    return self.wrong(&format!("{board:?} came to {outcome} and not {known:?}"));
                }
            }
        }
        Ok(())
    }

    /// Whether the house still looks after the table of a board.
    fn is_played(&self, board: Place) -> bool {
        let is_current = self.event.current().is_some_and(|round| round.number == board.round);
        is_current || self.event.board(board).is_some_and(|board| board.result.is_none())
    }

    /// Who was erased is known nowhere.
    fn forgets(&self, world: &World, held: &Held) -> Result<(), String> {
        let of_event = world.at_boards.iter().filter(|(_, record)| **record == self.id);
        for record in of_event.map(|(table, _)| table).chain([&self.id]) {
            let lines = world.disk.lines(record).iter();
            let known: Vec<String> =
                lines.map(|line| format!("{} {:?}", line.text, line.aside)).collect();
            for name in held.erased.iter().map(|number| name(*number)) {
                if known.iter().any(|line| line.contains(&name)) {
                    return self
                        .wrong(&format!("{name} was erased and is there again, in {record}"));
                }
            }
        }
        Ok(())
    }
}

/// The hash of a secret, as a record has it.
pub(crate) fn hash(token: &str) -> Option<String> {
    token.parse::<Token>().ok().map(|token| text_of(&token.hash()))
}

fn text_of(hash: &TokenHash) -> String {
    serde_json::to_string(hash).expect("a hash is text")
}

fn word_of(act: &Act) -> Option<Value> {
    serde_json::to_value(act).ok()?.get("act").cloned()
}

/// The links of the event at whose board a game is played, by their hash. From when to when one was in
/// force is another record's to say, which a server may have read a moment later.
pub(crate) fn links_of(world: &World, table: &TableId) -> BTreeSet<String> {
    let told = world.at_boards.get(table).and_then(|record| Told::read(world, record).ok());
    told.map(|told| told.links.into_keys().collect()).unwrap_or_default()
}

/// Checks all events, and gives their number.
pub(crate) fn all(world: &World) -> Result<u64, String> {
    for (record, held) in &world.halls {
        if held.deleted == Some(true) {
            if !world.disk.lines(record).is_empty() {
                return Err(format!("{record} was deleted and is there again"));
            }
            continue;
        }
        if held.deleted.is_some() && world.disk.lines(record).is_empty() {
            continue;
        }
        debug_assert!(EventId::of_record(record).is_some(), "the record of an event");
        let told = Told::read(world, record)?;
        told.holds(held)?;
        told.results_are_told_once()?;
        told.agrees_with_tables(world)?;
        told.forgets(world, held)?;
    }
    let held_back = |table: &TableId| {
        let record = world.at_boards.get(table)?;
        world.halls.get(record).filter(|held| held.is_delayed)
    };
    for talk in &world.talks {
        let is_looking_on = talk.role == "spectator" && held_back(&talk.table).is_some();
        if is_looking_on && let Some(told) = talk.told.first() {
            return Err(format!("{}: a spectator may not be told yet: {told}", talk.table));
        }
    }
    Ok(world.halls.len() as u64)
}
