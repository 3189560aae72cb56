//! Walks through the moves as a user of the libraries does: list them, play one, continue.
//!
//! All are built alike here, with every instruction of this CPU; ours is the ordinary `Position`.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use crate::cpu;
use crate::perft::{Count, TASKS, Table, Task};

/// Walk through the moves of six positions by each library's public loop
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How often to measure everything; the best time counts
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// How many plies less than `perft`
    #[arg(long, default_value_t = 1, value_name = "PLIES")]
    less: u32,
}

/// How often each walk is repeated in a round.
const LAPS: u32 = 3;

/// A walk from a position for a number of plies, and the leaves it has seen.
type Walk = fn(&str, u32) -> Result<Count, String>;

/// How far the walk goes, and each library's way of doing it; ours first.
const WALKS: [(&str, [(&str, Walk); 3]); 2] = [
    (
        "the last ply counted",
        [("tuomari", ours::counting), (COZY, cozy::counting), ("shakmaty", shak::counting)],
    ),
    (
        "every move played",
        [("tuomari", ours::playing), (COZY, cozy::playing), ("shakmaty", shak::playing)],
    ),
];

const COZY: &str = if cfg!(feature = "pext") { "cozy-chess (pext)" } else { "cozy-chess (magic)" };

pub(crate) fn run(options: &Options) -> ExitCode {
    for (way, walkers) in WALKS {
        match measure(options, &walkers) {
            Ok(table) => println!("\n{way}\n{table}"),
            Err(why) => {
                eprintln!("{why}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn measure(options: &Options, walkers: &[(&str, Walk)]) -> Result<Table, String> {
    let mut table = Table::new(walkers.iter().map(|(name, _)| (*name).to_owned()).collect());
    for _ in 0..options.rounds * LAPS {
        for (column, task) in TASKS.iter().enumerate() {
            for (row, (name, walk)) in walkers.iter().enumerate() {
                table.enter(row, column, &right(task, name, *walk, options.less)?);
            }
        }
    }
    Ok(table)
}

/// Runs a walk and checks that no leaf was missed.
fn right(task: &Task, name: &str, walk: Walk, less: u32) -> Result<Count, String> {
    let (depth, nodes) = task.expected(less);
    let count = walk(task.fen, depth).map_err(|why| format!("{name}: {why}"))?;
    if count.nodes == nodes {
        Ok(count)
    } else {
        Err(format!("{name} sees {}, not {nodes}: {}", count.nodes, task.fen))
    }
}

fn timed(work: impl FnOnce() -> u64) -> Count {
    let (start, spent) = (Instant::now(), cpu::own());
    let nodes = black_box(work());
    Count { nodes, cpu: cpu::own() - spent, wall: start.elapsed() }
}

mod ours {
    use super::{Count, timed};
    use chess::Position;

    fn read(fen: &str) -> Result<Position, String> {
        fen.parse().map_err(|error| format!("{error}"))
    }

    pub(super) fn counting(fen: &str, depth: u32) -> Result<Count, String> {
        let start = read(fen)?;
        Ok(timed(|| count(&start, depth)))
    }

    pub(super) fn playing(fen: &str, depth: u32) -> Result<Count, String> {
        let start = read(fen)?;
        Ok(timed(|| play(&start, depth)))
    }

    fn count(position: &Position, depth: u32) -> u64 {
        let moves = position.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        for legal in moves {
            nodes += count(&legal.play(), depth - 1);
        }
        nodes
    }

    /// Reads something from each leaf, so that it cannot be optimised away.
    fn play(position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return u64::from(position.quiet_plies() < u32::MAX);
        }
        let mut nodes = 0;
        for legal in position.legal_moves() {
            nodes += play(&legal.play(), depth - 1);
        }
        nodes
    }
}

mod cozy {
    use super::{Count, timed};
    use cozy_chess::Board;

    fn read(fen: &str) -> Result<Board, String> {
        Board::from_fen(fen, false).map_err(|error| error.to_string())
    }

    pub(super) fn counting(fen: &str, depth: u32) -> Result<Count, String> {
        let start = read(fen)?;
        Ok(timed(|| count(&start, depth)))
    }

    pub(super) fn playing(fen: &str, depth: u32) -> Result<Count, String> {
        let start = read(fen)?;
        Ok(timed(|| play(&start, depth)))
    }

    fn count(board: &Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            if depth == 1 {
                nodes += moves.len() as u64;
            } else {
                for m in moves {
                    let mut next = board.clone();
                    next.play_unchecked(m);
                    nodes += count(&next, depth - 1);
                }
            }
            false
        });
        nodes
    }

    fn play(board: &Board, depth: u32) -> u64 {
        if depth == 0 {
            return u64::from(board.halfmove_clock() < u8::MAX);
        }
        let mut nodes = 0;
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += play(&next, depth - 1);
            }
            false
        });
        nodes
    }
}

mod shak {
    use super::{Count, timed};
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess, Position as _};

    fn read(fen: &str) -> Result<Chess, String> {
        let fen: Fen = fen.parse().map_err(|error| format!("{error}"))?;
        fen.into_position(CastlingMode::Standard).map_err(|error| error.to_string())
    }

    pub(super) fn counting(fen: &str, depth: u32) -> Result<Count, String> {
        let start = read(fen)?;
        Ok(timed(|| count(&start, depth)))
    }

    pub(super) fn playing(fen: &str, depth: u32) -> Result<Count, String> {
        let start = read(fen)?;
        Ok(timed(|| play(&start, depth)))
    }

    fn count(position: &Chess, depth: u32) -> u64 {
        let moves = position.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        for m in moves {
            let mut next = position.clone();
            next.play_unchecked(m);
            nodes += count(&next, depth - 1);
        }
        nodes
    }

    fn play(position: &Chess, depth: u32) -> u64 {
        if depth == 0 {
            return u64::from(position.halfmoves() < u32::MAX);
        }
        let mut nodes = 0;
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            nodes += play(&next, depth - 1);
        }
        nodes
    }
}
