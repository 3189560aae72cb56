//! One run of the world, from its seed to the checks after it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use crate::check::Games;
use crate::machine::{Machine, Runner};
use crate::world::{Mutant, STEP, Shared, World};
use crate::{check, hall, hall_check, people};

/// How long the house has, after the last thing that goes wrong, to come to rest.
const REST: u64 = 45_000;

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) millis: u64,
    pub(crate) tables: u64,
    pub(crate) events: u64,
    pub(crate) lines: u64,
    pub(crate) done: u64,
    pub(crate) blows: u64,
    /// The most time that a player was charged in which nobody could act, in milliseconds.
    pub(crate) charged: u64,
    /// A hash of everything that happened, and how much that was.
    pub(crate) trace: (u64, u64),
}

/// Runs a seed and checks what came of it.
pub(crate) fn run(seed: u64, mutant: Option<Mutant>) -> Result<Outcome, String> {
    let told = catch_unwind(AssertUnwindSafe(|| House::build(seed, mutant).live()));
    told.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let word = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        Err(text.or_else(word).unwrap_or_default())
    })
}

struct House {
    world: Shared,
    machines: Vec<Machine>,
    street: Runner,
    blows: u64,
}

impl House {
    fn build(seed: u64, mutant: Option<Mutant>) -> Self {
        let world = Shared::new(World::new(seed, mutant));
        let servers = world.lock().weather.servers;
        let machines = (0..servers).map(|index| Machine::new(&world, index)).collect();
        let street = Runner::new(0);
        let tables = world.lock().weather.tables;
        for number in 0..tables {
            let seed = world.lock().dice.roll();
            let organised = people::organise(world.clone(), number, seed);
            street.spawn(people::astonished(world.clone(), organised));
        }
        if world.lock().weather.has_event {
            let seed = world.lock().dice.roll();
            let organised = hall::organise(world.clone(), people::address(tables), seed);
            street.spawn(people::astonished(world.clone(), organised));
        }
        Self { world, machines, street, blows: 0 }
    }

    fn live(mut self) -> Result<Outcome, String> {
        let until = self.world.lock().weather.until + REST;
        while self.world.lock().now < until {
            self.step();
        }
        let (charged, games) = check::all(&self.world.lock())?;
        self.servers_agree(&games)?;
        let world = self.world.lock();
        let events = hall_check::all(&world)?;
        Ok(Outcome {
            millis: world.now,
            tables: world.tables.len() as u64,
            events,
            lines: world.tables.keys().map(|table| world.disk.lines(table).len() as u64).sum(),
            done: world.done.len() as u64,
            blows: self.blows,
            charged,
            trace: world.trace(),
        })
    }

    /// Lets everything go on for a moment: first the journal and the weather, then the servers in
    /// any order, then the people.
    fn step(&mut self) {
        let (now, first, blows) = {
            let world = &mut *self.world.lock();
            world.now += STEP;
            let now = world.now;
            world.serve_journal();
            world.spread_rumours();
            let blows = world.change_weather();
            let is_up = self.machines.iter().any(|machine| machine.can_take_acts(now));
            world.playable.push(is_up && world.weather.can_write());
            (now, world.dice.below(self.machines.len()), blows)
        };
        self.blows += u64::from(blows.is_some());
        for blow in blows.into_iter().flatten() {
            self.machines.iter_mut().for_each(|machine| machine.suffer(blow, now));
        }
        self.machines.rotate_left(first);
        self.machines.iter_mut().for_each(|machine| machine.run(now));
        self.street.run_until(now);
    }

    /// Every server has every table as its record makes it.
    fn servers_agree(&mut self, games: &Games) -> Result<(), String> {
        let answers = Arc::new(Mutex::new(Vec::new()));
        let tables = self.world.lock().tables.clone();
        for server in 0..self.machines.len() {
            for (number, (table, token)) in tables.clone().into_iter().enumerate() {
                let line = people::line_to(&self.world, server, people::address(number));
                let answers = Arc::clone(&answers);
                let line = line.ok_or_else(|| format!("server {server} is not up again"))?;
                // Another server may have written just now: whoever names the place is answered from there.
                let seen = games.get(&table).map_or(0, |game| game.entries.len());
                let headers = vec![
                    ("authorization", format!("Bearer {token}")),
                    ("tuomari-seen", seen.to_string()),
                ];
                self.street.spawn(async move {
                    let path = format!("/api/v1/tables/{table}");
                    let asked = people::ask_with(line, ("GET", &path), headers, None);
                    let answer = asked.await;
                    answers.lock().unwrap().push((server, table, answer));
                });
            }
        }
        for _ in 0..1000 {
            if answers.lock().unwrap().len() == tables.len() * self.machines.len() {
                break;
            }
            self.step();
        }
        let answers = std::mem::take(&mut *answers.lock().unwrap());
        let world = self.world.lock();
        for (server, table, answer) in answers {
            match answer {
                Some((404 | 410, _)) if !games.contains_key(&table) => {}
                // It was deleted, and who did it was told that the journal had failed.
                Some((200, _))
                    if !games.contains_key(&table) && world.deleted.get(&table) == Some(&false) => {
                }
                Some((200, state)) if games.contains_key(&table) => {
                    check::agrees(&games[&table], world.disk.lines(&table), &state)?
                }
                other => return Err(format!("{table} at server {server}: {other:?}")),
            }
        }
        Ok(())
    }
}

impl World {
    /// Brings news to those who hear it.
    fn spread_rumours(&mut self) {
        let now = self.now;
        let (mut due, later): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.rumours).into_iter().partition(|rumour| rumour.due <= now);
        self.rumours = later;
        while !due.is_empty() {
            let rumour = due.swap_remove(self.dice.below(due.len()));
            if let Some(ear) = &self.ears[rumour.to] {
                // A client that is gone hears nothing.
                drop(ear.send((rumour.table, rumour.seq)));
            }
        }
    }
}
