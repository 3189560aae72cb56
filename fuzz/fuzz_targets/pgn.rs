//! Any bytes are read to their end, and games read from them are written so that they read back as
//! the same games.
//!
//! The first byte chooses the language and how the rest is delivered.

#![no_main]

use std::io::Read;

use libfuzzer_sys::fuzz_target;
use notation::Language;
use notation::pgn::{
    At, Follower, Found, Game, Games, Outcome, Reader, Replay, Step, Visitor, Word,
};

/// Delivers a few bytes at a time.
struct Few<'a>(&'a [u8], usize);

impl Read for Few<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = self.1.min(buffer.len());
        self.0.read(&mut buffer[..length])
    }
}

/// The last position of each main line.
#[derive(Default)]
struct Ends(Vec<chess::Position>);

impl Visitor for Ends {
    fn begin_moves(&mut self, _: At<'_>) {
        self.0.push(chess::Position::initial());
    }
    fn end_game(&mut self, _: Option<Outcome>, _: At<'_>) {}
}

impl Follower for Ends {
    fn start(&mut self, position: &chess::Position) {
        self.0.pop();
        self.0.push(position.clone());
    }
    fn played(&mut self, _: Step, after: &chess::Position, _: Word<'_>) {
        self.start(after);
    }
}

fn games(source: impl Read, language: Language) -> Vec<Found> {
    let games = Games::of(Reader::new(source), language);
    games.map(|found| found.expect("bytes in memory can be read")).collect()
}

fuzz_target!(|input: &[u8]| {
    let Some((choice, bytes)) = input.split_first() else { return };
    let language = Language::ALL[usize::from(choice / 4) % Language::ALL.len()];
    let found = games(bytes, language);
    let in_pieces = games(Few(bytes, 1 + usize::from(choice % 4) * 20), language);
    assert_eq!(found, in_pieces, "how bytes arrive must not matter");
    let written: String = found.iter().map(|found| found.game.to_string()).collect();
    let again: Vec<Game> =
        games(written.as_bytes(), Language::English).into_iter().map(|found| found.game).collect();
    assert!(found.iter().map(|found| &found.game).eq(&again), "{written}");
    if language == Language::English {
        let mut replay = Replay::new(Ends::default());
        Reader::new(bytes).read_all(&mut replay).expect("bytes in memory can be read");
        let ends = replay.into_follower().0;
        assert!(found.iter().map(|found| found.game.line.end()).eq(&ends));
    }
});
