//! However large a file, and whatever is in it, only little of it is in memory. Measured by the
//! system, so in a separate process and only on Linux.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

use std::io::{self, Cursor, Read};
use std::num::NonZeroUsize;
use std::process::Command;

use notation::pgn::{Chunk, Follower, Games, Reader, Replay, Visitor, in_parallel};

const MEGABYTE: u64 = 1_000_000;

/// The peak memory of this process, in bytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

/// A text generated while it is read: this many bytes of what a function makes of each number.
struct Made<F> {
    piece: Cursor<Vec<u8>>,
    number: u64,
    left: u64,
    make: F,
}

fn made(bytes: u64, make: impl Fn(u64) -> String) -> Made<impl Fn(u64) -> String> {
    Made { piece: Cursor::default(), number: 0, left: bytes, make }
}

impl<F: Fn(u64) -> String> Read for Made<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.piece.read(buffer)?;
        if read > 0 || self.left == 0 {
            return Ok(read);
        }
        let mut piece = String::new();
        while piece.len() < 1 << 16 && piece.len() as u64 <= self.left {
            piece += &(self.make)(self.number);
            self.number += 1;
        }
        self.left = self.left.saturating_sub(piece.len() as u64);
        self.piece = Cursor::new(piece.into_bytes());
        self.piece.read(buffer)
    }
}

struct Nothing;
impl Visitor for Nothing {}
impl Follower for Nothing {}

/// Reads a text in every way there is.
fn read(name: &str, make: &dyn Fn() -> Box<dyn Read + Send>) {
    Reader::new(make()).read_all(&mut Replay::new(Nothing)).unwrap();
    was_enough(name, "replayed");
    Games::new(make()).for_each(|found| drop(found.unwrap()));
    was_enough(name, "game by game");
    let two = NonZeroUsize::new(2).unwrap();
    let work = |mut reader: Reader<Chunk<'_, _>>| reader.read_all(&mut Replay::new(Nothing));
    in_parallel(make(), two, work, |result| result).unwrap();
    was_enough(name, "by two threads");
}

fn was_enough(name: &str, way: &str) {
    let peak = peak();
    assert!(peak < 50 * MEGABYTE, "{name}, {way}: {} MB", peak / MEGABYTE);
}

/// Something large between a beginning and an end.
fn around(
    before: &'static str,
    bytes: u64,
    make: impl Fn(u64) -> String + Send + Clone + 'static,
    after: &'static str,
) -> impl Fn() -> Box<dyn Read + Send> {
    move || {
        let large = made(bytes, make.clone());
        Box::new(before.as_bytes().chain(large).chain(after.as_bytes()))
    }
}

fn always(text: &'static str) -> impl Fn(u64) -> String + Send + Clone + 'static {
    move |_| text.repeat(512)
}

/// How many arenas the allocator has. By itself it gives threads their own and keeps in each what they
/// left there, so that the peak depends on which thread got which: 25 MB or 42 MB in the same test.
const ARENAS: &str = "MALLOC_ARENA_MAX";

#[test]
fn memory_stays_small_whatever_the_file() {
    if std::env::var(ARENAS).is_ok_and(|arenas| arenas == "1") {
        return read_all();
    }
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.args(["--exact", "memory_stays_small_whatever_the_file"]).env(ARENAS, "1");
    let output = again.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

fn read_all() {
    let game = |number: u64| {
        format!(
            "[Event \"{number}\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 (2... d6 {{solid}}) *\n\n"
        )
    };
    read("many games", &around("", 40 * MEGABYTE, game, ""));
    read(
        "a comment of 100 MB",
        &around("1. e4 {", 100 * MEGABYTE, always("so it goes "), "} e5 *"),
    );
    let open = |number: u64| if number < 1000 { "(" } else { ")" }.repeat(1000);
    read("a million parentheses", &around("1. e4 ", 2 * MEGABYTE, open, " e5 *"));
    let large = 20 * MEGABYTE;
    read("an open comment", &around("1. e4 {", large, always("\n\n"), ""));
    read("a comment line", &around("1. e4 ;", large, always("so it goes "), "\n*"));
    read("an escaped line", &around("%", large, always("so it goes "), "\n1. e4 *"));
    read("a tag", &around("[White \"", large, always("Anderssen "), "\"]\n\n1. e4 *"));
    read("a word", &around("1. ", large, always("e4"), " *"));
    read("blanks", &around("1. e4 ", large, always(" \n"), "*"));
    let tag = |number: u64| format!("[T{number} \"v\"]\n");
    read("different tags", &around("", large, tag, "\n1. e4 *"));
    read("one long game", &around("", large, always("Nf3 Nf6 Ng1 Ng8 "), "*"));
    read("many variations", &around("1. e4 ", large, always("(1. d4 d5) "), "*"));
    let deep = |number: u64| if number % 500 < 200 { "(e4 ".into() } else { ")".into() };
    read("deep variations", &around("1. e4 ", large, deep, "*"));
    read("many comments", &around("1. e4 ", large, always("{a}"), "*"));
    read("many commands", &around("1. e4 {", large, always("[%x y]"), "} *"));
    read("many glyphs", &around("1. e4 ", large, always("$1"), "*"));
    read("many results", &around("1. e4 ", large, always("1-0 "), ""));
    read("many faults", &around("1. e4 ", large, always("< ) "), "*"));
    read("many lost faults", &around("1. e4 zz ", large, always("< ) "), "*"));
    read("many lost words", &around("1. e4 zz ", large, always("e5 Nf3 {a} $1 (a) "), "*"));
    read("a lost variation", &around("1. e4 (1. d4 zz ", large, always("e5 Nf3 {a} "), ") *"));
}
