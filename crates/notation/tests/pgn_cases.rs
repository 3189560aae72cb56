//! Small files, each named by its case, and beside each what is read from it. After an intended
//! change, `UPDATE_GOLDEN=1 cargo test` rewrites the latter.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use notation::pgn::{At, Comment, Fault, Games, Outcome, Reader, Tag, Variation, Visitor, Word};

/// Records everything that the reader reports, one line each.
#[derive(Default)]
struct Trace(String);

impl Trace {
    fn note(&mut self, what: &str, of: &str, at: At<'_>) {
        let place = at.place().to_string();
        let line = format!("{place:>6}  {what} {of}");
        let _ = writeln!(self.0, "{}", line.trim_end());
    }
}

impl Visitor for Trace {
    fn begin_game(&mut self, at: At<'_>) {
        self.note("game", "", at);
    }
    fn tag(&mut self, tag: Tag<'_>) {
        let name = String::from_utf8_lossy(tag.name()).into_owned();
        self.note("tag", &format!("{name} {:?}", tag.value()), tag.at());
    }
    fn begin_moves(&mut self, at: At<'_>) {
        self.note("moves", "", at);
    }
    fn san(&mut self, word: Word<'_>) {
        self.note("san", &word.text(), word.at());
    }
    fn nag(&mut self, nag: u8, at: At<'_>) {
        self.note("nag", &nag.to_string(), at);
    }
    fn comment(&mut self, comment: Comment<'_>) {
        self.note("comment", &format!("{:?}", comment.text()), comment.at());
    }
    fn draw_offer(&mut self, at: At<'_>) {
        self.note("offer", "", at);
    }
    fn begin_variation(&mut self, at: At<'_>) -> Variation {
        self.note("variation", "", at);
        Variation::Read
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.note("end of variation", "", at);
    }
    fn escape(&mut self, line: Comment<'_>) {
        self.note("escape", &format!("{:?}", line.text()), line.at());
    }
    fn fault(&mut self, fault: Fault) {
        let place = fault.place.to_string();
        let _ = writeln!(self.0, "{place:>6}  FAULT {}", fault.what);
    }
    fn end_game(&mut self, result: Option<Outcome>, at: At<'_>) {
        self.note("end", result.map_or("without result", Outcome::as_str), at);
    }
}

fn told_of(bytes: &[u8]) -> String {
    let mut trace = Trace::default();
    Reader::new(bytes).read_all(&mut trace).unwrap();
    let mut told = trace.0;
    for found in Games::new(bytes) {
        let found = found.unwrap();
        let _ = writeln!(told, "\n=== the game at {}", found.place);
        for fault in &found.faults {
            let _ = writeln!(told, "{fault}");
        }
        if let Some(place) = found.lost_at {
            let _ = writeln!(told, "{place}: lost; not read: {}", found.rest);
        }
        let _ = write!(told, "\n{}", found.game);
    }
    told
}

#[test]
fn every_case_is_read_as_it_is_written_beside_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pgn");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut cases = 0;
    let mut failures = String::new();
    let mut paths: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "pgn")) {
        cases += 1;
        let told = told_of(&fs::read(path).unwrap());
        let beside = path.with_extension("told");
        if update {
            fs::write(&beside, &told).unwrap();
        } else if fs::read_to_string(&beside).unwrap_or_default() != told {
            let _ = writeln!(failures, "{} is read as\n{told}", path.display());
        }
    }
    assert!(cases > 40);
    assert!(failures.is_empty(), "{failures}");
}
