//! What must be true after a run, whatever went wrong in it.
//!
//! The file is long because these are all promises of the house, in one place.

use std::collections::{BTreeMap, BTreeSet};

use chess::Color;
use clock::{Moment, Side, Span};
use laws::{Act, Decision, Event, Fact, Observer, Regulations, Ruling, Seat, Table};
use serde_json::Value;
use server::entry::{Entry, Outage};
use server::journal::{Line, TableId};
use server::seat::{Seats, Token};

use crate::hall_check;
use crate::machine::WALL;
use crate::world::{Done, STEP, Talk, World, entry};

/// How much of an outage may be charged to a player: where nobody acts, a server finds out by its
/// heartbeat, once a second, and takes another second to tell slow from stopped.
const UNNOTICED: u64 = 2_100;
/// No clock can show more; nor can anything be added to it.
const FULL: Span = Span::millis(u64::MAX);
/// After so long a flag that fell is noted, though nobody is at the table.
const NOTED_WITHIN: u64 = 20_000;

/// All games, by table.
pub(crate) type Games = BTreeMap<TableId, Game>;

/// A game as its record tells it, read with nothing but the Laws.
pub(crate) struct Game {
    pub(crate) id: TableId,
    regulations: Regulations,
    outage: Outage,
    pub(crate) entries: Vec<Entry>,
    keys: Vec<Option<String>>,
    /// Whether it was played at a board of an event.
    is_at_board: bool,
    /// The secrets in force after each line.
    seats: Vec<Seats>,
    /// The board after each line, and whether the game was over.
    boards: Vec<(String, bool)>,
    pub(crate) table: Table,
    /// The stretches of time in which a clock ran, and those for which as much was added to it.
    running: Vec<(u64, u64)>,
    given: Vec<(u64, u64)>,
}

impl Game {
    /// Reads a record.
    pub(crate) fn read(id: &TableId, lines: &[Line]) -> Result<Self, String> {
        let entries: Vec<Entry> = lines.iter().map(|line| entry(&line.text)).collect();
        let Some(Entry::Opened(opened)) = entries.first() else {
            return Err(format!("{id} was opened and is not on record"));
        };
        let (regulations, outage) = (opened.regulations.clone(), opened.outage);
        let is_at_board = opened.event.is_some();
        let mut table =
            Table::on_record(regulations.clone()).map_err(|error| format!("{id}: {error}"))?;
        let (mut boards, mut running) = (Vec::new(), Vec::new());
        let (mut more, mut given) = (None, Vec::new());
        let mut since = opened.at;
        let (mut seats, mut in_force) = (Vec::new(), Seats::default());
        opened.seats.iter().for_each(|(role, hash)| in_force.issue(*role, *hash));
        for (place, entry) in (1..).zip(&entries) {
            if let Entry::Ruling { ruling, .. } = entry {
                let ran = table.reading(since).is_some_and(|it| {
                    it.motion.running().is_some_and(|side| it.face(side).time.is_some())
                });
                let was_over = table.verdict().is_some();
                more = gained(&table, ruling);
                table
                    .apply(ruling)
                    .map_err(|error| format!("{id} cannot be replayed: line {place}: {error}"))?;
                // What looks back ended the game at its own moment.
                let is_over = !was_over && table.verdict().is_some();
                let back = ruling.events.iter().filter_map(|event| event.at).min();
                let end = back.filter(|_| is_over).unwrap_or(ruling.at);
                if ran && end > since {
                    running.push((since.as_millis(), end.as_millis()));
                }
            }
            match entry {
                Entry::SeatIssued { role, hash, .. } => in_force.issue(*role, *hash),
                Entry::SeatRevoked { role, .. } => in_force.revoke(*role),
                _ => {}
            }
            seats.push(in_force.clone());
            // A note of an outage gives nothing back by itself.
            if let Entry::Outage { until, .. } = entry {
                let is_whole = |more: Span, at| more == until.saturating_since(at);
                let whole = more.filter(|(at, more)| *more == FULL || is_whole(*more, *at));
                given.extend(whole.map(|(from, _)| (from.as_millis(), until.as_millis())));
            } else {
                since = since.max(entry.at());
            }
            boards.push((board_of(&table), table.verdict().is_some()));
        }
        let keys = lines.iter().map(|line| line.key.clone()).collect();
        let id = id.clone();
        Ok(Self {
            given,
            id,
            regulations,
            outage,
            entries,
            keys,
            is_at_board,
            seats,
            boards,
            table,
            running,
        })
    }

    fn is_over_after(&self, place: u64) -> bool {
        self.boards[place as usize - 1..].iter().any(|(_, is_over)| *is_over)
    }

    /// Whether a role may be told of something that happened.
    fn may_know(&self, role: &str, place: u64, event: &Event) -> bool {
        let is_arbiter = role == "arbiter";
        let is_over = self.is_over_after(place);
        match event.fact {
            Fact::MoveMade { .. } | Fact::MoveCompleted { .. } => {
                is_arbiter || is_over || !self.regulations.is_silent_about_moves()
            }
            _ => match event.audience {
                laws::Audience::Everyone => true,
                laws::Audience::Arbiter => is_arbiter,
                laws::Audience::White => is_arbiter || role.starts_with("white"),
                laws::Audience::Black => is_arbiter || role.starts_with("black"),
                laws::Audience::Nobody => is_arbiter && is_over,
            },
        }
    }

    /// Whether everyone must have been told of a line.
    fn is_public(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Ruling { ruling, .. } => ruling.events.iter().any(|event| match event.fact {
                Fact::MoveMade { .. } | Fact::MoveCompleted { .. } => {
                    !self.regulations.is_silent_about_moves()
                }
                _ => event.audience == laws::Audience::Everyone,
            }),
            Entry::Outage { .. } => true,
            Entry::Opened(_)
            | Entry::SeatIssued { .. }
            | Entry::SeatRevoked { .. }
            | Entry::SealKey { .. }
            | Entry::Rematch { .. }
            | Entry::Moved { .. }
            | Entry::Partner { .. }
            | Entry::AllBoards { .. }
            | Entry::Envelope { .. } => false,
        }
    }

    /// No act is in the record twice.
    fn nothing_is_doubled(&self) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        match self.keys.iter().flatten().find(|key| !seen.insert(*key)) {
            None => Ok(()),
            Some(key) => Err(format!("{} has {key} twice", self.id)),
        }
    }

    /// What was acknowledged is in the record, at its place.
    fn holds(&self, done: &Done) -> Result<(), String> {
        let Done { key, act, seq, .. } = done;
        let place = *seq as usize - 1;
        let written = match self.entries.get(place) {
            Some(Entry::Ruling { ruling, .. }) => serde_json::to_value(&ruling.act).ok(),
            _ => None,
        };
        let has_key = || self.keys[place].as_ref().is_some_and(|own| own.contains(key.as_str()));
        if written.as_ref() == Some(act) && has_key() {
            Ok(())
        } else {
            Err(format!("{}: {key} was acknowledged at {seq} and is lost: {act}", self.id))
        }
    }

    /// Everyone who acted had a secret that was in force.
    fn opened_by_right(&self, world: &World) -> Result<(), String> {
        let links = hall_check::links_of(world, &self.id);
        for (place, (key, seats)) in self.keys.iter().zip(&self.seats).enumerate() {
            let own = |key: &String| key.find(self.id.as_str()).map(|at| key[at..].to_owned());
            let sent = key.as_ref().and_then(own).and_then(|key| world.sent_with.get(&key));
            let is_link =
                |token: &String| hall_check::hash(token).is_some_and(|hash| links.contains(&hash));
            let may = |token: &String| opens(seats, token) || is_link(token);
            if sent.is_some_and(|with| !with.iter().any(may)) {
                return Err(format!("{}: line {} came by a revoked secret", self.id, place + 1));
            }
        }
        Ok(())
    }

    /// What was sealed stands nowhere before the line that opens it.
    fn keeps_sealed(&self, world: &World) -> Result<(), String> {
        for (_, text) in world.sealed.iter().filter(|(table, _)| *table == self.id) {
            let is_opening = |entry: &Entry| match entry {
                Entry::Ruling { ruling, .. } => matches!(
                    &ruling.act,
                    Act::Decide(Decision::OpenEnvelope { text: opened, .. }) if opened == text
                ),
                _ => false,
            };
            let opened = self.entries.iter().position(is_opening).unwrap_or(usize::MAX);
            let lines = world.disk.lines(&self.id).iter().take(opened);
            let told = world.talks.iter().filter(|talk| talk.table == self.id);
            let told = told.flat_map(|talk| &talk.told);
            let mut early =
                told.filter(|told| (told["seq"].as_u64().unwrap_or(0) as usize) <= opened);
            let is_told = early.any(|told| told.to_string().contains(text));
            if is_told || lines.into_iter().any(|line| line.text.contains(text)) {
                return Err(format!("{}: the sealed {text:?} is known", self.id));
            }
        }
        Ok(())
    }

    /// A reader was told the record from some place on, without a gap, and nothing else.
    fn was_told_to(&self, talk: &Talk) -> Result<(), String> {
        let Talk { role, secret, since, told, .. } = talk;
        let wrong = |what: &str, told: &Value| {
            Err(format!("{}: {role} {what}: {told} (joined since {since:?})", self.id))
        };
        let mut place = *since;
        for told in told {
            let seq = told["seq"].as_u64().unwrap_or_default();
            let Some(entry) = self.entries.get((seq as usize).wrapping_sub(1)) else {
                return wrong("was told what is not on record", told);
            };
            if told.get("regulations").is_some() {
                if told["standing"]["board"] != *self.boards[seq as usize - 1].0 {
                    return wrong("saw another board than the record's", told);
                }
                place = Some(seq);
                continue;
            }
            let Some(before) = place else { return wrong("was told before the state", told) };
            if seq <= before {
                return wrong("was told something twice, or out of order", told);
            }
            let missed = &self.entries[before as usize..seq as usize - 1];
            if missed.iter().any(|entry| self.is_public(entry)) {
                return wrong("missed something before this", told);
            }
            if told["at"] != entry.at().as_millis() {
                return wrong("was told another line than the record's", told);
            }
            // A secret that was revoked before shows what everyone sees, if anything. A link of the
            // event may open the seat as well.
            let mut since = self.seats[seq as usize - 1..].iter();
            let is_in_force = self.is_at_board
                || secret.as_ref().is_none_or(|secret| since.any(|seats| opens(seats, secret)));
            let role = if is_in_force { role } else { "spectator" };
            self.is_fit_for(role, seq, entry, told).or_else(|what| wrong(what, told))?;
            place = Some(seq);
        }
        Ok(())
    }

    /// A notice has only what the role may know of the line.
    fn is_fit_for(
        &self,
        role: &str,
        seq: u64,
        entry: &Entry,
        told: &Value,
    ) -> Result<(), &'static str> {
        let Entry::Ruling { ruling, .. } = entry else {
            let is_secret = matches!(
                entry,
                Entry::SeatIssued { .. } | Entry::SeatRevoked { .. } | Entry::Envelope { .. }
            );
            let fits = !is_secret || role == "arbiter";
            return if fits { Ok(()) } else { Err("was told what it may not know") };
        };
        let own = serde_json::to_value(ruling.seat)
            .is_ok_and(|seat| seat == role.replace('-', "_") || seat == *role);
        if let Some(act) = told.get("act")
            && (!(own || role == "arbiter")
                || serde_json::to_value(&ruling.act).ok().as_ref() != Some(act))
        {
            return Err("was told of an act that it may not know");
        }
        let mut written = ruling.events.iter();
        for event in told["events"].as_array().into_iter().flatten() {
            let same = |one: &&Event| serde_json::to_value(one).is_ok_and(|one| one == *event);
            let Some(found) = written.find(same) else {
                return Err("was told what did not happen");
            };
            if !self.may_know(role, seq, found) {
                return Err("was told what it may not know");
            }
        }
        Ok(())
    }

    /// The time that was charged although nobody could act, in milliseconds, and the number of
    /// outages it comes from.
    fn charged(&self, playable: &[bool]) -> (u64, u64) {
        let (mut charged, mut outages) = (0, 0);
        for (from, until) in &self.running {
            let step = |at: &u64| (at.saturating_sub(WALL) / STEP) as usize;
            let (from, until) = (step(from), step(until).min(playable.len()));
            let steps = playable.get(from..until).unwrap_or_default();
            let is_given = |at: &usize| {
                let at = *at as u64 * STEP + WALL;
                self.given.iter().any(|(from, until)| (*from..*until).contains(&at))
            };
            let lost = (from..).zip(steps).filter(|(at, is)| !**is && !is_given(at));
            charged += lost.count() as u64 * STEP;
            let is_end = |(before, after): (&bool, &bool)| !before && *after;
            outages +=
                steps.iter().zip(steps.iter().skip(1)).filter(|pair| is_end(*pair)).count() as u64;
            outages += u64::from(steps.last() == Some(&false));
        }
        (charged, outages)
    }

    /// What time alone brings is not left undone.
    fn is_looked_after(&self, now: u64) -> Result<(), String> {
        let is_watched = self.regulations.observer == Observer::Program;
        let Some(at) = self.table.look_at().filter(|_| is_watched) else { return Ok(()) };
        let now = Moment::from_millis(now + WALL);
        if now.saturating_since(at).as_millis() < NOTED_WITHIN {
            return Ok(());
        }
        let looked = self.table.judge(Seat::Program, &Act::Look, now);
        if looked.ruling.is_bare_refusal() {
            return Ok(());
        }
        Err(format!("{}: nobody has noted since {at}: {:?}", self.id, looked.ruling.events))
    }
}

/// By how much a ruling sets the clock that runs to more than it shows, and when.
fn gained(table: &Table, ruling: &Ruling) -> Option<(Moment, Span)> {
    let reading = table.reading(ruling.at)?;
    let running = reading.motion.running()?;
    let set = ruling.events.iter().find_map(|event| match event.fact {
        Fact::ClockSet { of, setting } if side(of) == running => Some(setting.time),
        _ => None,
    })?;
    let more = set.saturating_sub(reading.face(running).time?);
    Some((ruling.at, if set == FULL { FULL } else { more }))
}

fn side(of: Color) -> Side {
    match of {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// Whether a secret opens a seat.
fn opens(seats: &Seats, token: &str) -> bool {
    token.parse::<Token>().is_ok_and(|token| seats.role_of(&token.hash()).is_some())
}

pub(crate) fn board_of(table: &Table) -> String {
    let mut setup = table.position().to_setup();
    setup.board = *table.board();
    setup.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// Whether moments tell when something was. Where nobody waited for time to pass when a server
/// came back, it may have followed a wall clock that was set.
fn tells_time(world: &World) -> bool {
    !(world.weather.clocks_jump && world.disk.wall_followed)
}

/// The house goes by the world's time, whatever the wall clocks show.
fn goes_by_the_world(world: &World) -> Result<(), String> {
    if let Some((table, at)) = &world.disk.early {
        return Err(format!("{table} has a line of {at}, which had not come"));
    }
    let now = Moment::from_millis(world.now + WALL);
    let beat = world.disk.last_beat().ok_or("no server was ever up")?;
    let apart = now.saturating_since(beat).max(beat.saturating_since(now));
    if apart > Span::seconds(4) {
        return Err(format!("the house has {beat}, and it is {now}"));
    }
    Ok(())
}

/// Checks everything, and gives the most time that was charged in an outage.
pub(crate) fn all(world: &World) -> Result<(u64, Games), String> {
    if let Some((key, table)) = world.unanswered.iter().next() {
        return Err(format!("{table}: {key} was never answered"));
    }
    for (id, names) in &world.erased {
        // A lot may have exchanged the colours.
        let mut asides = world.disk.lines(id).iter().filter_map(|line| line.aside.as_ref());
        if asides.any(|aside| names.iter().all(|name| aside.contains(name))) {
            return Err(format!("{id}: one of {names:?} was erased and is there again"));
        }
    }
    if let Some(wrong) = world.wrong.first() {
        return Err(wrong.clone());
    }
    if tells_time(world) {
        goes_by_the_world(world)?;
    }
    let (mut most, mut games) = (0, BTreeMap::new());
    for id in world.tables.keys() {
        if let Some(is_answered) = world.deleted.get(id) {
            let is_gone = world.disk.lines(id).is_empty();
            if *is_answered && !is_gone {
                return Err(format!("{id} was deleted and is there again"));
            }
            if is_gone {
                continue;
            }
        }
        if world.at_boards.contains_key(id) && world.disk.lines(id).is_empty() {
            // The round was paired anew before the table was opened; if it was not, that is told later.
            continue;
        }
        let game = Game::read(id, world.disk.lines(id))?;
        game.nothing_is_doubled()?;
        game.is_looked_after(world.now)?;
        game.opened_by_right(world)?;
        game.keeps_sealed(world)?;
        for done in world.done.iter().filter(|done| done.table == *id) {
            game.holds(done)?;
        }
        for talk in world.talks.iter().filter(|talk| talk.table == *id) {
            game.was_told_to(talk)?;
        }
        if game.outage == Outage::Restored && tells_time(world) {
            let (charged, outages) = game.charged(&world.playable);
            if charged > UNNOTICED * outages {
                let verdict = game.table.verdict();
                return Err(format!(
                    "{id}: {charged} ms of {outages} outages were charged; {verdict:?}"
                ));
            }
            most = most.max(charged);
        }
        games.insert(id.clone(), game);
    }
    Ok((most, games))
}

/// Checks what a server says of a game when all has come to rest. It knows at least what was
/// written when it was asked.
pub(crate) fn agrees(asked: &Game, lines: &[Line], state: &Value) -> Result<(), String> {
    let game = Game::read(&asked.id, lines)?;
    let seq = state["seq"].as_u64().unwrap_or_default() as usize;
    let board = game.boards.get(seq.wrapping_sub(1)).map(|(board, _)| board.as_str());
    let is_new = seq >= asked.entries.len();
    if is_new && board.is_some() && state["standing"]["board"].as_str() == board {
        Ok(())
    } else {
        let known = asked.entries.len();
        Err(format!("{}: a server has another table than the record's {known}: {state}", game.id))
    }
}
