//! Every position of Stockfish's games against itself, asked for both sides and for a dead
//! position.

use std::fmt;
use std::time::Duration;

use chess::{Color, Position};
use winnable::{Budget, Winnability, ask, is_plainly_alive, leads_back};

use crate::cpu;
use crate::engine::Stockfish;
use crate::self_play::{Dice, Manners, Played, play};

/// Results of asking after every move.
pub(super) struct Asked {
    games: u64,
    positions: u64,
    helpmates: u64,
    unwinnable: u64,
    pub(super) open: Vec<String>,
    cpu: Duration,
    /// The costliest question.
    longest: (Duration, String),
    /// Positions found alive without a search: by going back, and by a plan.
    back: u64,
    plain: u64,
    alive_cpu: Duration,
}

pub(super) fn ask_after_every_move(first: u64, games: u64) -> Result<Asked, String> {
    let mut engine = Stockfish::start()?;
    let mut asked = Asked {
        games,
        positions: 0,
        helpmates: 0,
        unwinnable: 0,
        open: Vec::new(),
        cpu: Duration::ZERO,
        longest: (Duration::ZERO, String::new()),
        back: 0,
        plain: 0,
        alive_cpu: Duration::ZERO,
    };
    for game in first..first + games {
        // Each game has its own dice, so that any of them can be replayed alone.
        let mut dice = Dice(game.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let Played { moves, .. } = play(&mut engine, &mut dice, Manners::ToTheEnd)?;
        let mut position = Position::initial();
        for m in moves {
            let Some(legal) = position.legal(m) else { return Err(format!("{m} is illegal")) };
            let next = legal.play();
            asked.about_life(&position, m, &next);
            asked.about_both(&next);
            position = next;
        }
    }
    Ok(asked)
}

impl Asked {
    fn about_life(&mut self, before: &Position, m: chess::Move, after: &Position) {
        let start = cpu::own();
        if leads_back(before, m, after) {
            self.back += 1;
        } else if is_plainly_alive(after) {
            self.plain += 1;
        }
        self.alive_cpu += cpu::own() - start;
    }

    fn about_both(&mut self, position: &Position) {
        self.positions += 1;
        for side in Color::ALL {
            let start = cpu::own();
            let answer = ask(position, side, &Budget::full().nodes(5_000_000));
            let cpu = cpu::own() - start;
            self.cpu += cpu;
            if cpu > self.longest.0 {
                self.longest = (cpu, format!("{side}: {position}"));
            }
            match answer.winnability {
                Winnability::Winnable(_) => self.helpmates += 1,
                Winnability::Unwinnable(_) => self.unwinnable += 1,
                Winnability::Undetermined(_) => self.open.push(format!("{side}: {position}")),
            }
        }
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answers = self.positions * 2;
        let (cpu, where_) = &self.longest;
        writeln!(
            f,
            "{} games to the end, {} positions, {answers} answers: {} with helpmates, {} unwinnable, {} open",
            self.games,
            self.positions,
            self.helpmates,
            self.unwinnable,
            self.open.len()
        )?;
        writeln!(
            f,
            "  {:.0} answers/s, longest {cpu:?} ({where_})",
            answers as f64 / self.cpu.as_secs_f64()
        )?;
        write!(
            f,
            "  alive by going back {}, by a plan {}, of {}: {:.0} ns each",
            self.back,
            self.plain,
            self.positions,
            self.alive_cpu.as_nanos() as f64 / self.positions.max(1) as f64
        )?;
        self.open.iter().try_for_each(|open| write!(f, "\n  open: {open}"))
    }
}
