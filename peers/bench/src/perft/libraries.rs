//! Peers that are Rust libraries, each counting with its own fastest way.

use std::hint::black_box;
use std::time::Instant;

use super::{Count, Counter};
use crate::cpu;

fn timed(work: impl FnOnce() -> u64) -> Count {
    let (start, spent) = (Instant::now(), cpu::own());
    let nodes = black_box(work());
    Count { nodes, cpu: cpu::own() - spent, wall: start.elapsed() }
}

pub(super) struct Cozy;

impl Counter for Cozy {
    fn name(&self) -> String {
        let look_up = if cfg!(feature = "pext") { "pext" } else { "magic" };
        format!("cozy-chess ({look_up})")
    }

    fn count(&mut self, fen: &str, depth: u32) -> Result<Count, String> {
        let board = cozy_chess::Board::from_fen(fen, false).map_err(|error| error.to_string())?;
        Ok(timed(|| cozy_perft(&board, depth)))
    }
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

pub(super) struct Shakmaty;

impl Counter for Shakmaty {
    fn name(&self) -> String {
        "shakmaty".to_owned()
    }

    fn count(&mut self, fen: &str, depth: u32) -> Result<Count, String> {
        let fen: shakmaty::fen::Fen = fen.parse().map_err(|error| format!("{error}"))?;
        let position: shakmaty::Chess = fen
            .into_position(shakmaty::CastlingMode::Standard)
            .map_err(|error| error.to_string())?;
        Ok(timed(|| shakmaty::perft(&position, depth)))
    }
}

pub(super) struct Eschac;

impl Counter for Eschac {
    fn name(&self) -> String {
        "eschac".to_owned()
    }

    fn count(&mut self, fen: &str, depth: u32) -> Result<Count, String> {
        // It reads the four fields that make a position, and no counters.
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        let setup = eschac::setup::Setup::from_text_record(&fields.join(" "))
            .map_err(|error| format!("{error:?}"))?;
        let position = setup.into_position().map_err(|error| format!("{error:?}"))?;
        Ok(timed(|| position.perft(depth as usize) as u64))
    }
}
