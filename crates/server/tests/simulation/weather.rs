//! What goes wrong, and when.

use crate::dice::Dice;
use crate::disk::Fate;
use crate::world::{STEP, World};

/// How things are outside, and how they are going to be.
#[derive(Debug)]
pub(crate) struct Weather {
    pub(crate) servers: usize,
    /// Whether walls clocks are set while the world runs.
    pub(crate) clocks_jump: bool,
    pub(crate) tables: usize,
    /// Whether an event is held besides.
    pub(crate) has_event: bool,
    /// Until then things go wrong.
    pub(crate) until: u64,
    next: u64,
    journal_back: u64,
    /// Whether questions to a journal that is away hang, or fail at once.
    hangs: bool,
    disk_free: u64,
    journal_sure: u64,
    journal_fast: u64,
    news_back: u64,
}

/// What happens to servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blow {
    /// A server is killed, and started again later.
    Crash { server: usize, away: u64 },
    /// A server is stopped for a while, and goes on where it was.
    Freeze { server: usize, away: u64 },
    /// The wall clock of a machine is set.
    Jump { server: usize, by: i64 },
}

impl Weather {
    pub(crate) fn drawn(dice: &mut Dice) -> Self {
        let tables = match dice.below(50) {
            0 => 80,
            1..5 => 20,
            _ => 2 + dice.below(6),
        };
        let tables = crate::number("TUOMARI_TABLES").map_or(tables, |tables| tables as usize);
        Self {
            servers: dice.pick(&[1, 1, 2, 3]),
            clocks_jump: dice.one_in(6),
            tables,
            has_event: dice.one_in(3),
            until: 40_000 + dice.roll() % 80_000,
            next: 5_000 + dice.roll() % 10_000,
            journal_back: 0,
            hangs: false,
            disk_free: 0,
            journal_sure: 0,
            journal_fast: 0,
            news_back: 0,
        }
    }

    /// How long a question to the journal takes.
    pub(crate) fn journal_takes(&self, dice: &mut Dice) -> u64 {
        let is_slow = self.journal_fast > 0 && dice.one_in(4);
        let most = if is_slow { 800 } else { 3 * STEP as usize };
        STEP + dice.below(most) as u64
    }

    /// What becomes of a question now; none if it hangs.
    pub(crate) fn fate(&self, dice: &mut Dice, writes: bool) -> Option<Fate> {
        if self.journal_back > 0 {
            return (!self.hangs).then_some(Fate::Fails);
        }
        if self.disk_free > 0 && writes {
            return Some(Fate::Fails);
        }
        if self.journal_sure > 0 && dice.one_in(8) {
            return Some(if dice.one_in(2) { Fate::Unsure } else { Fate::Fails });
        }
        Some(Fate::Done)
    }

    /// Whether the journal takes what is written.
    pub(crate) fn can_write(&self) -> bool {
        self.journal_back == 0 && self.disk_free == 0
    }

    /// How often news comes, and when: not at all, once or twice.
    pub(crate) fn news(&self, dice: &mut Dice) -> Vec<u64> {
        if self.news_back > 0 {
            return Vec::new();
        }
        let times: usize = dice.pick(&[0, 1, 1, 1, 1, 1, 1, 2]);
        let mut delay = || {
            let most = dice.pick(&[30, 30, 30, 30, 3000]);
            STEP + dice.below(most) as u64
        };
        (0..times).map(|_| delay()).collect()
    }
}

impl World {
    /// Lets things change.
    pub(crate) fn change_weather(&mut self) -> Option<Vec<Blow>> {
        let now = self.now;
        let Self { weather, dice, .. } = self;
        for end in [
            &mut weather.journal_back,
            &mut weather.disk_free,
            &mut weather.journal_sure,
            &mut weather.journal_fast,
            &mut weather.news_back,
        ] {
            if *end <= now {
                *end = 0;
            }
        }
        if now < weather.next || now >= weather.until {
            return None;
        }
        weather.next = now + 500 + dice.roll() % 14_000;
        // Short, long, and around the limits by which a server tells late from gone.
        let away = match dice.below(4) {
            0 => dice.roll() % 900,
            1 => 800 + dice.roll() % 1200,
            _ => 2_000 + dice.roll() % 13_000,
        };
        let end = now + away;
        let server = dice.below(weather.servers);
        let all = 0..weather.servers;
        let mut blows = Vec::new();
        let what = match dice.below(12) {
            0 | 1 => {
                blows.push(Blow::Crash { server, away });
                "a server is killed"
            }
            2 => {
                blows.extend(all.map(|server| Blow::Crash { server, away }));
                "all servers are killed"
            }
            3 | 4 => {
                blows.push(Blow::Freeze { server, away });
                "a server is stopped"
            }
            5 => {
                blows.extend(all.map(|server| Blow::Freeze { server, away }));
                "all servers are stopped"
            }
            6 | 7 => {
                (weather.journal_back, weather.hangs) = (end, dice.one_in(2));
                "the journal is away"
            }
            8 => {
                weather.disk_free = end;
                "the disk is full"
            }
            9 => {
                weather.journal_sure = end;
                "the journal fails now and then"
            }
            10 => {
                weather.journal_fast = end;
                "the journal is slow"
            }
            _ if weather.clocks_jump => {
                let by = dice.pick(&[-3_600_000, -5_000, -100, 100, 5_000, 3_600_000]);
                blows.push(Blow::Jump { server, by });
                "a wall clock is set"
            }
            _ => {
                weather.news_back = end;
                "no news comes through"
            }
        };
        self.note(format_args!("{what} for {away} ms {blows:?}"));
        Some(blows)
    }
}
