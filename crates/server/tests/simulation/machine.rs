//! A machine with a server on it, which is killed, stopped and started as the weather is.
//!
//! Each server has a runtime of one thread and a clock of its own, so that killing it drops all its
//! futures wherever they wait, and stopping it lets time pass by all of them at once.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::serve::Listener;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt, future};
use server::entry::Outage;
use server::erase::Keep;
use server::journal::{Seq, TableId};

use server::signing::Signer;
use server::{
    Chance, Clocks, Ground, Limits, News, Open, Proxies, Server, Settings, Store, Timepiece,
};
use tokio::io::DuplexStream;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::yield_now;
use tokio::time::{Instant, advance, sleep_until};

use crate::dice::Dice;
use crate::disk::Connection;
use crate::weather::Blow;
use crate::world::{Line, Rumour, STEP, Shared};

/// What wall clocks show when the world begins, in milliseconds.
pub(crate) const WALL: u64 = 1_000;

/// A runtime that goes step by step with the world.
#[derive(Debug)]
pub(crate) struct Runner {
    runtime: Runtime,
    base: Instant,
    born: u64,
}

impl Runner {
    pub(crate) fn new(now: u64) -> Self {
        // One task at a time, so that a server can be killed between any two.
        let runtime = Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .event_interval(1)
            .build()
            .unwrap();
        let base = runtime.block_on(async { Instant::now() });
        Self { runtime, base, born: now }
    }

    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.runtime.spawn(task);
    }

    /// Goes on until the world's time, moment by moment.
    pub(crate) fn run_until(&self, now: u64) {
        let until = self.base + Duration::from_millis(now - self.born);
        self.runtime.block_on(async { sleep_until(until).await });
    }

    /// Finds that it is the world's time already.
    fn jump_to(&self, now: u64) {
        let until = self.base + Duration::from_millis(now - self.born);
        self.runtime.block_on(async { advance(until - Instant::now()).await });
    }

    /// Goes so many tasks further.
    fn run_a_little(&self, tasks: usize) {
        self.runtime.block_on(async {
            for _ in 0..tasks {
                yield_now().await;
            }
        });
    }
}

#[derive(Debug)]
struct MachineClocks {
    base: Instant,
    born: u64,
    /// By how much the wall clock is wrong.
    offset: Arc<AtomicI64>,
    /// By how many millionths the steady clock is fast.
    drift: i64,
    /// When the machine was started: its steady clock begins then.
    booted: u64,
    name: String,
}

impl Clocks for MachineClocks {
    fn wall(&self) -> Duration {
        let since = Instant::now().duration_since(self.base).as_millis() as u64 + self.born + WALL;
        Duration::from_millis(since.saturating_add_signed(self.offset.load(Ordering::Relaxed)))
    }

    fn steady(&self) -> Duration {
        let since = Instant::now().duration_since(self.base).as_micros() as u64;
        let micros = (since + (self.born - self.booted) * 1000) as i64;
        Duration::from_micros((micros + micros * self.drift / 1_000_000).unsigned_abs())
    }

    fn name(&self) -> Option<String> {
        Some(self.name.clone())
    }
}

#[derive(Debug)]
struct Rumours {
    world: Shared,
    by: usize,
}

impl News for Rumours {
    fn tell(&self, table: &TableId, seq: Seq) {
        let world = &mut *self.world.lock();
        for to in (0..world.weather.servers).filter(|to| *to != self.by) {
            for delay in world.weather.news(&mut world.dice) {
                let (table, due) = (table.clone(), world.now + delay);
                world.rumours.push(Rumour { due, to, table, seq });
            }
        }
    }

    fn hear(&self) -> BoxStream<'_, (TableId, Seq)> {
        let (ear, heard) = unbounded_channel();
        self.world.lock().ears[self.by] = Some(ear);
        stream::unfold(heard, |mut heard| async { Some((heard.recv().await?, heard)) }).boxed()
    }
}

#[derive(Debug)]
struct Door(UnboundedReceiver<Line>);

impl Listener for Door {
    type Io = DuplexStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> Line {
        match self.0.recv().await {
            Some(line) => line,
            None => future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(([10, 0, 0, 1], 80).into())
    }
}

#[derive(Debug)]
pub(crate) struct Machine {
    index: usize,
    world: Shared,
    running: Option<Runner>,
    start_at: u64,
    frozen_until: u64,
    is_serving: Arc<AtomicBool>,
    is_gone: Arc<AtomicBool>,
    offset: Arc<AtomicI64>,
    drift: i64,
    booted: u64,
}

impl Machine {
    pub(crate) fn new(world: &Shared, index: usize) -> Self {
        let dice = &mut world.lock().dice;
        Self {
            index,
            world: world.clone(),
            running: None,
            start_at: dice.roll() % 500,
            frozen_until: 0,
            is_serving: Arc::default(),
            is_gone: Arc::default(),
            offset: Arc::new(AtomicI64::new(dice.below(20) as i64)),
            drift: dice.below(200) as i64 - 100,
            booted: 0,
        }
    }

    pub(crate) fn can_take_acts(&self, now: u64) -> bool {
        let is_serving = self.is_serving.load(Ordering::Relaxed);
        self.running.is_some() && is_serving && self.frozen_until <= now
    }

    /// Goes on for a step, unless it is down or stopped.
    pub(crate) fn run(&mut self, now: u64) {
        if self.is_gone.load(Ordering::Relaxed) {
            // It could not start, or has given up: its operator starts it again.
            self.kill(now, 1000);
        }
        if self.running.is_none() && self.start_at <= now {
            self.start(now);
        }
        let Some(running) = &self.running else { return };
        if self.frozen_until > now {
            return;
        }
        if self.frozen_until > 0 {
            self.frozen_until = 0;
            running.jump_to(now);
        }
        running.run_until(now);
    }

    pub(crate) fn suffer(&mut self, blow: Blow, now: u64) {
        match blow {
            Blow::Crash { server, away } if server == self.index => {
                if let Some(running) = &self.running
                    && self.frozen_until <= now
                {
                    let tasks = self.world.lock().dice.below(30);
                    running.run_a_little(tasks);
                }
                self.kill(now, away);
                // A machine that is started with a wrong wall clock cannot know.
                let world = &mut *self.world.lock();
                if !world.weather.clocks_jump && world.dice.one_in(3) {
                    self.booted = now;
                    world.note(format_args!("machine {} is started anew", self.index));
                }
            }
            Blow::Freeze { server, away } if server == self.index => {
                self.frozen_until = now + away.max(STEP);
            }
            Blow::Jump { server, by } if server == self.index => {
                self.offset.fetch_add(by, Ordering::Relaxed);
            }
            Blow::Crash { .. } | Blow::Freeze { .. } | Blow::Jump { .. } => {}
        }
    }

    fn kill(&mut self, now: u64, away: u64) {
        let cuts = std::mem::take(&mut self.world.lock().cuts[self.index]);
        // A client that has hung up need not hear of it.
        for cut in cuts {
            let _ = cut.send(());
        }
        self.running = None;
        self.frozen_until = 0;
        self.is_serving.store(false, Ordering::Relaxed);
        self.is_gone.store(false, Ordering::Relaxed);
        self.start_at = now + away;
        let mut world = self.world.lock();
        world.ears[self.index] = None;
        world.doors[self.index] = None;
        world.forsake(self.index);
        world.note(format_args!("server {} is down", self.index));
    }

    fn start(&mut self, now: u64) {
        let running = Runner::new(now);
        let (base, born) = (running.base, running.born);
        let clocks = MachineClocks {
            base,
            born,
            offset: Arc::clone(&self.offset),
            drift: self.drift,
            booted: self.booted,
            name: format!("machine {} since {}", self.index, self.booted),
        };
        let dice = Mutex::new(Dice(self.world.lock().dice.roll()));
        let chance = Chance::by(move |bytes| {
            let mut dice = dice.lock().unwrap_or_else(PoisonError::into_inner);
            bytes.fill_with(|| dice.roll() as u8);
            Ok(())
        });
        let signer = Arc::new(Signer::drawn(&chance).unwrap());
        let ground = Ground {
            signer,
            journal: Arc::new(Connection::new(&self.world, self.index)),
            news: Some(Arc::new(Rumours { world: self.world.clone(), by: self.index })),
            chance,
        };
        let (is_serving, is_gone) = (Arc::clone(&self.is_serving), Arc::clone(&self.is_gone));
        let (world, index) = (self.world.clone(), self.index);
        running.spawn(async move {
            let settings = Settings {
                listen: ([10, 0, 0, 1], 80).into(),
                store: Store::new("in memory"),
                tls: None,
                nats: None,
                public: None,
                outage: Outage::Restored,
                open: Open::Anyone,
                metrics: None,
                proxies: Proxies::default(),
                keep: Keep::default(),
                engine: server::sparring::Choice::None,
                pairing: server::event::engine::Pairing::None,
                signing_key: "in memory".into(),
                limits: Limits::default(),
                time: Timepiece::by(Arc::new(clocks)),
            };
            let opened = world.clone();
            let listening = async move {
                let (door, visitors) = unbounded_channel();
                opened.lock().doors[index] = Some(door);
                Ok(Door(visitors))
            };
            let ended = match Server::start_on(ground, settings, listening).await {
                Ok(server) => {
                    is_serving.store(true, Ordering::Relaxed);
                    server.serve_until(future::pending()).await
                }
                Err(error) => Err(error),
            };
            world.lock().note(format_args!("server {index}: {ended:?}"));
            is_gone.store(true, Ordering::Relaxed);
        });
        self.running = Some(running);
        self.world.lock().note(format_args!("server {index} starts"));
    }
}
