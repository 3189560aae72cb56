//! Running games out again for the public: files that broadcast programs read.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clock::{Moment, Span};
use notation::pgn::{Export, Found, Games, Outcome};

use crate::file::Output;
use crate::illegal::{Illegal, say_where_it_was_lost};

/// How far the public is behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Delay {
    Time(Span),
    /// So many moves of both players, while a game is running.
    Moves(usize),
}

impl FromStr for Delay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(split);
        let refused = || format!("{text:?} is not a delay such as 15min or 6moves");
        let number: u32 = number.parse().map_err(|_| refused())?;
        match unit.trim() {
            "min" | "minutes" => Ok(Self::Time(Span::minutes(u64::from(number)))),
            "moves" => Ok(Self::Moves(number as usize)),
            _ => Err(refused()),
        }
    }
}

/// How often a state is kept that is to be published later.
const KEPT_EVERY: Span = Span::seconds(5);

/// What was caught while it was being written is followed by the rest within this time.
const WRITTEN: Span = Span::seconds(1);

/// A folder in which each source has a file, always whole.
pub(super) struct Publisher {
    folder: PathBuf,
    delay: Delay,
    illegal: Illegal,
    sources: Vec<Source>,
}

struct Source {
    file: String,
    /// What the source was, with its moments, the oldest first: what is published and what is not yet.
    states: VecDeque<(Moment, Vec<u8>)>,
    /// What stands in the file.
    written: Option<String>,
}

impl Publisher {
    pub(super) fn new(folder: &Path, delay: Delay, illegal: Illegal, sources: &[String]) -> Self {
        let mut files: Vec<String> = Vec::new();
        for source in sources {
            files.push(file_name(source, &files));
        }
        let source = |file| Source { file, states: VecDeque::new(), written: None };
        let sources = files.into_iter().map(source).collect();
        Self { folder: folder.to_owned(), delay, illegal, sources }
    }

    /// Takes in what a source is now, and writes what may be known by now.
    pub(super) fn turn(&mut self, index: usize, text: &[u8], at: Moment) -> io::Result<()> {
        let Some(source) = self.sources.get_mut(index) else { return Ok(()) };
        source.keep(text, at);
        let (span, moves) = match self.delay {
            Delay::Time(span) => (span.max(WRITTEN), 0),
            Delay::Moves(moves) => (WRITTEN, moves),
        };
        let Some(text) = source.due(span, at) else { return Ok(()) };
        let pgn = public(text, moves, self.illegal);
        // A page that is an error for a moment, or a file that is cleared, takes no games from the public.
        if pgn.is_empty() || source.written.as_ref() == Some(&pgn) {
            return Ok(());
        }
        std::fs::create_dir_all(&self.folder)?;
        let mut file = Output::create(&self.folder.join(&source.file))?;
        file.write(pgn.as_bytes())?;
        file.finish()?;
        source.written = Some(pgn);
        Ok(())
    }
}

impl Source {
    fn keep(&mut self, text: &[u8], at: Moment) {
        let is_same = self.states.back().is_some_and(|(_, last)| last == text);
        if text.is_empty() || is_same {
            return;
        }
        let age = |(since, _): &(Moment, Vec<u8>)| at.saturating_since(*since);
        let is_rest = |last: &(Moment, Vec<u8>)| age(last) < WRITTEN && text.starts_with(&last.1);
        if self.states.back().is_some_and(is_rest) {
            self.states.pop_back();
        }
        // Of states that follow each other quickly the later one counts, but never so that none is left.
        let before = self.states.len().checked_sub(2).and_then(|index| self.states.get(index));
        if before.is_some_and(|before| age(before) < KEPT_EVERY) {
            self.states.pop_back();
        }
        self.states.push_back((at, text.to_vec()));
    }

    /// The newest state that is old enough. Older ones are forgotten.
    fn due(&mut self, delay: Span, at: Moment) -> Option<&[u8]> {
        let is_old = |(since, _): &(Moment, Vec<u8>)| at.saturating_since(*since) >= delay;
        while self.states.get(1).is_some_and(is_old) {
            self.states.pop_front();
        }
        self.states.front().filter(|state| is_old(state)).map(|(_, text)| text.as_slice())
    }
}

/// The games as everybody may know them.
fn public(text: &[u8], moves: usize, illegal: Illegal) -> String {
    let mut pgn = String::new();
    // Reading from memory does not fail.
    for mut found in Games::new(text).filter_map(Result::ok).filter(is_game) {
        // A result that nobody has approved is for the arbiter.
        found.game.tags.remove("Proposed");
        found.game.tags.remove("BoardState");
        if found.game.result == Outcome::Unknown && moves > 0 {
            let plies = found.game.line.plies().len();
            found.game.line.truncate(plies.saturating_sub(2 * moves));
            // What could not be followed came later still, and the clocks tell of now.
            found.rest.clear();
            found.lost_at = None;
            for tag in ["WhiteClock", "BlackClock"] {
                found.game.tags.remove(tag);
            }
        }
        for mut part in illegal.apply(found) {
            say_where_it_was_lost(&mut part);
            Export::default().push(&part.game, &mut pgn);
        }
    }
    pgn
}

/// Whether it is a game: a tag says which, or it has a move. Boards before their first move keep their places.
fn is_game(found: &Found) -> bool {
    let is_named = |tag| found.game.tags.get(tag).is_some_and(|name| !matches!(name, "" | "?"));
    !found.game.line.plies().is_empty()
        || ["Event", "Board", "White", "Black"].into_iter().any(is_named)
}

/// A name for the file of a source, unlike the others: `round4.pgn`, `10.0.0.5-1982.pgn`.
fn file_name(source: &str, others: &[String]) -> String {
    let last = source.trim_end_matches('/').rsplit('/').next().unwrap_or(source);
    let last = last.split(['?', '#']).next().unwrap_or(last);
    let plain: String = last
        .chars()
        .map(|c| if c.is_alphanumeric() || ".-_".contains(c) { c } else { '-' })
        .collect();
    let stem = plain.strip_suffix(".pgn").unwrap_or(&plain);
    let stem = if stem.trim_matches('.').is_empty() { "games" } else { stem };
    let names = std::iter::once(format!("{stem}.pgn"));
    let mut names = names.chain((2..).map(|n| format!("{stem}-{n}.pgn")));
    names.find(|name| !others.contains(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: u64) -> Moment {
        Moment::from_millis(60_000 * minutes)
    }

    fn read(folder: &Path) -> Option<String> {
        let text = std::fs::read_to_string(folder.join("round4.pgn")).ok()?;
        Some(text.rsplit("\n\n").nth(1)?.to_owned())
    }

    /// Lets the publisher see a text and see it again when it can no longer be a part of one.
    fn see(publisher: &mut Publisher, text: &str, now: Moment) {
        for at in [now, Moment::from_millis(now.as_millis() + WRITTEN.as_millis())] {
            publisher.turn(0, text.as_bytes(), at).unwrap();
        }
    }

    #[test]
    fn a_file_that_is_still_being_written_is_not_published() {
        let folder = tempfile::tempdir().unwrap();
        let now = Delay::Time(Span::ZERO);
        let sources = ["round4.pgn".to_owned()];
        let mut publisher = Publisher::new(folder.path(), now, Illegal::Comment, &sources);
        see(&mut publisher, "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 *", at(0));
        let games = |text: Option<String>| text.unwrap().matches("[White ").count();
        let text = || std::fs::read_to_string(folder.path().join("round4.pgn")).ok();
        assert_eq!(games(text()), 2);
        let half: &[u8] = b"[White \"A\"]\n\n1. e4 e5 2. Nf3";
        let whole = [half, b" *\n\n[White \"B\"]\n\n1. d4 *".as_slice()].concat();
        let later = |millis| Moment::from_millis(at(1).as_millis() + millis);
        publisher.turn(0, half, later(0)).unwrap();
        for millis in [100, 500, 900, 1000, 1099] {
            publisher.turn(0, &whole, later(millis)).unwrap();
            assert_eq!(games(text()), 2, "after {millis} ms");
            assert!(!text().unwrap().contains("Nf3"), "after {millis} ms");
        }
        publisher.turn(0, &whole, later(1100)).unwrap();
        assert!(text().unwrap().contains("Nf3"));
    }

    #[test]
    fn a_program_that_is_started_again_publishes_nothing_early() {
        let folder = tempfile::tempdir().unwrap();
        let delay = "15min".parse().unwrap();
        let sources = ["round4.pgn".to_owned()];
        let publisher = || Publisher::new(folder.path(), delay, Illegal::Comment, &sources);
        let mut first = publisher();
        first.turn(0, b"1. e4 *", at(0)).unwrap();
        first.turn(0, b"1. e4 *", at(15)).unwrap();
        let mut second = publisher();
        for minute in 16..31 {
            second.turn(0, b"1. e4 e5 *", at(minute)).unwrap();
            assert_eq!(read(folder.path()).as_deref(), Some("1. e4 *"), "minute {minute}");
        }
        second.turn(0, b"1. e4 e5 *", at(31)).unwrap();
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 e5 *"));
    }

    #[test]
    fn the_public_is_so_many_minutes_behind() {
        let folder = tempfile::tempdir().unwrap();
        let delay = "15min".parse().unwrap();
        let sources = ["/mnt/round4.pgn".to_owned()];
        let mut publisher = Publisher::new(folder.path(), delay, Illegal::Comment, &sources);
        publisher.turn(0, b"1. e4 *", at(0)).unwrap();
        assert_eq!(read(folder.path()), None);
        publisher.turn(0, b"1. e4 e5 *", at(10)).unwrap();
        publisher.turn(0, b"1. e4 e5 *", at(15)).unwrap();
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 *"));
        publisher.turn(0, b"1. e4 e5 2. Nf3 1-0", at(20)).unwrap();
        publisher.turn(0, b"1. e4 e5 2. Nf3 1-0", at(25)).unwrap();
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 e5 *"));
        publisher.turn(0, b"1. e4 e5 2. Nf3 1-0", at(35)).unwrap();
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 e5 2. Nf3 1-0"));
    }

    #[test]
    fn the_public_is_so_many_moves_behind_until_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let delay = "1moves".parse().unwrap();
        let sources = ["round4.pgn".to_owned()];
        let mut publisher = Publisher::new(folder.path(), delay, Illegal::Comment, &sources);
        see(&mut publisher, "1. e4 e5 2. Nf3 *", at(0));
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 *"));
        see(&mut publisher, "1. e4 e5 2. Nf3 0-1", at(1));
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 e5 2. Nf3 0-1"));
    }

    #[test]
    fn what_is_no_game_replaces_none() {
        let folder = tempfile::tempdir().unwrap();
        let now = Delay::Time(Span::ZERO);
        let sources = ["round4.pgn".to_owned()];
        let mut publisher = Publisher::new(folder.path(), now, Illegal::Comment, &sources);
        see(&mut publisher, "1. e4 e5 *", at(0));
        see(&mut publisher, "<html><body>gone</body></html>", at(1));
        assert_eq!(read(folder.path()).as_deref(), Some("1. e4 e5 *"));
        see(&mut publisher, "[White \"A\"]\n[Black \"B\"]\n\n*", at(2));
        assert_eq!(read(folder.path()).as_deref(), Some("*"));
    }

    #[test]
    fn nothing_of_the_delayed_moves_is_told_in_another_way() {
        let folder = tempfile::tempdir().unwrap();
        let delay = "1moves".parse().unwrap();
        let sources = ["round4.pgn".to_owned()];
        let mut publisher = Publisher::new(folder.path(), delay, Illegal::Comment, &sources);
        let game = "[WhiteClock \"0:00:07\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Zz9 Bc5 *";
        see(&mut publisher, game, at(0));
        let text = std::fs::read_to_string(folder.path().join("round4.pgn")).unwrap();
        assert!(text.ends_with("\n1. e4 e5 *\n\n") && !text.contains("WhiteClock"), "{text}");
    }

    #[test]
    fn illegal_moves_do_not_reach_programs_that_refuse_them() {
        let folder = tempfile::tempdir().unwrap();
        let sources = ["round4.pgn".to_owned()];
        let now = Delay::Time(Span::ZERO);
        let mut publisher = Publisher::new(folder.path(), now, Illegal::Comment, &sources);
        see(&mut publisher, "1. e4 e5 2. Ke3 d5 *", at(0));
        let text = read(folder.path()).unwrap();
        assert!(text.starts_with("1. e4 e5 {an illegal move stood"), "{text}");
        assert!(text.replace('\n', " ").contains("2. Ke3 d5} *"), "{text}");
    }

    #[test]
    fn each_source_has_a_file_of_its_own() {
        let mut files = Vec::new();
        for source in [
            "/a/round4.pgn",
            "https://example.org/round4.pgn?x=1",
            "livechess://10.0.0.5:1982",
            "..",
        ] {
            files.push(file_name(source, &files));
        }
        assert_eq!(files, ["round4.pgn", "round4-2.pgn", "10.0.0.5-1982.pgn", "games.pgn"]);
    }

    #[test]
    fn a_delay_that_is_none_is_refused() {
        for text in ["", "15", "min", "-3min", "3 hours"] {
            assert!(text.parse::<Delay>().is_err(), "{text}");
        }
    }
}
