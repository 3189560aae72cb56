//! Files and addresses that another program keeps rewriting, and the boards in them.

mod file;
pub(crate) mod livechess;
mod page;

use std::io::{self, Read as _};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use audit::watch::{Alarm, Room, Scene, Unseen, Watch};
use clock::{Moment, Span};

use crate::file::{Input, text_of};
use file::Rewritten;
use livechess::LiveChess;
use page::Page;

/// How often files are polled. Asking for a file's time costs next to nothing and, unlike the
/// operating system's notifications, works on the shared folders of tournament halls.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// What was read from a source, by its index.
type Read = (usize, io::Result<Vec<u8>>);

/// Follows sources and keeps their boards.
pub(crate) struct Follower {
    room: Room,
    files: Vec<(usize, Rewritten)>,
    halls: Vec<(usize, LiveChess)>,
    pages: Receiver<Read>,
    /// What was last read of each source.
    texts: Vec<Vec<u8>>,
}

/// How sources are followed.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// How often addresses are polled.
    pub(crate) every: Duration,
    /// How long electronic boards have to stand still.
    pub(crate) settle: Span,
}

/// The result of polling all sources.
#[derive(Default)]
pub(crate) struct Turn {
    /// New alarms, each with its source.
    pub(crate) alarms: Vec<(usize, Alarm)>,
    /// The sources that can no longer be read, and why; reported once.
    pub(crate) lost: Vec<(usize, io::Error)>,
    /// Whether anything may look different now.
    pub(crate) is_changed: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Self { every: Duration::from_secs(5), settle: Span::millis(2500) }
    }
}

impl Follower {
    /// Starts following.
    pub(crate) fn new(names: &[String], pace: Pace, watch: impl Fn() -> Watch) -> Self {
        let (sender, pages) = mpsc::channel();
        let (mut files, mut halls) = (Vec::new(), Vec::new());
        for (index, name) in names.iter().enumerate() {
            if let Some(page) = Page::at(name) {
                ask_again_and_again(page, index, pace.every, sender.clone());
            } else if let Some(hall) = LiveChess::at(name, pace.settle) {
                halls.push((index, hall));
            } else {
                files.push((index, Rewritten::at(name)));
            }
        }
        let texts = vec![Vec::new(); names.len()];
        Self { room: Room::new(names.iter().cloned(), watch), files, halls, pages, texts }
    }

    /// How many sources there are.
    pub(crate) fn len(&self) -> usize {
        self.texts.len()
    }

    /// The games of a source as they were last read.
    pub(crate) fn text(&self, index: usize) -> &[u8] {
        self.texts.get(index).map_or(&[], Vec::as_slice)
    }

    /// Polls for changes.
    pub(crate) fn turn(&mut self, at: Moment) -> Turn {
        let mut reads: Vec<Read> = Vec::new();
        for (index, file) in &mut self.files {
            reads.extend(file.change().map(|read| (*index, read.and_then(text_of))));
        }
        for (index, hall) in &mut self.halls {
            reads.extend(hall.change(at).map(|read| (*index, read)));
        }
        reads.extend(self.pages.try_iter());
        let mut turn = self.take(reads, at);
        turn.alarms.extend(self.room.tick(at));
        turn.is_changed |= !turn.alarms.is_empty();
        turn
    }

    fn take(&mut self, reads: Vec<Read>, at: Moment) -> Turn {
        let mut turn = Turn { is_changed: !reads.is_empty(), ..Turn::default() };
        for (index, read) in reads {
            match read {
                Ok(text) => {
                    let alarms = self.room.look(index, &text, at);
                    turn.alarms.extend(alarms.into_iter().map(|alarm| (index, alarm)));
                    if let Some(last) = self.texts.get_mut(index) {
                        *last = text;
                    }
                }
                Err(error) => {
                    let why = match error.kind() {
                        io::ErrorKind::NotFound => Unseen::Absent,
                        _ => Unseen::Unread(error.to_string()),
                    };
                    if self.room.miss(index, why) {
                        turn.lost.push((index, error));
                    }
                }
            }
        }
        turn
    }

    /// The name of a source.
    pub(crate) fn source(&self, index: usize) -> &str {
        self.room.source(index)
    }

    /// The state of the room.
    pub(crate) fn scene(&self) -> Scene {
        self.room.scene()
    }
}

/// Reads every source once and reports the current state, even if a file is being written.
pub(crate) fn look_once(names: &[String], watch: impl Fn() -> Watch, at: Moment) -> (Room, Turn) {
    let reads = names.iter().enumerate().map(|(index, name)| match Page::at(name) {
        Some(mut page) => (index, page.read().map(Option::unwrap_or_default)),
        // Named as what it is, if it is not text; unpacked, if it is packed.
        None => (
            index,
            Input::open(name.as_ref()).and_then(|Input { mut content, .. }| {
                let mut text = Vec::new();
                content.read_to_end(&mut text).map(|_| text)
            }),
        ),
    });
    let reads: Vec<Read> = reads.collect();
    let (_, pages) = mpsc::channel();
    let room = Room::new(names.iter().cloned(), watch);
    let (files, halls, texts) = (Vec::new(), Vec::new(), Vec::new());
    let mut follower = Follower { room, files, halls, pages, texts };
    let mut turn = follower.take(reads, at);
    let settled = at.as_millis() + 3_600_000;
    turn.alarms.extend(follower.room.tick(Moment::from_millis(settled)));
    turn.alarms.sort_by_key(|(_, alarm)| alarm.event.urgency());
    (follower.room, turn)
}

/// Polls a page on its own thread for as long as somebody listens: a server may be slow.
fn ask_again_and_again(mut page: Page, index: usize, every: Duration, sender: Sender<Read>) {
    thread::spawn(move || {
        loop {
            let read = page.read().transpose();
            if read.is_some_and(|read| sender.send((index, read)).is_err()) {
                return;
            }
            thread::sleep(every);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write as _;

    use audit::Rules;

    use super::*;

    #[test]
    fn a_packed_file_is_followed_and_one_that_is_no_text_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let pgn = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n";
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        gzip.write_all(pgn.as_bytes()).unwrap();
        let wide = [vec![0xff, 0xfe], pgn.encode_utf16().flat_map(u16::to_le_bytes).collect()];
        let files = [("a.pgn.gz", gzip.finish().unwrap()), ("b.pgn", wide.concat())];
        let names: Vec<String> = files
            .into_iter()
            .map(|(name, bytes)| {
                let path = folder.path().join(name);
                fs::write(&path, bytes).unwrap();
                path.display().to_string()
            })
            .collect();
        let watch = || Watch::new(Rules::by_date());
        let mut follower = Follower::new(&names, Pace::default(), watch);
        let turn = follower.turn(Moment::from_millis(0));
        assert_eq!(follower.scene().boards[0].name, "1 A - B");
        let [(1, error)] = &turn.lost[..] else { panic!("{:?}", turn.lost) };
        assert!(error.to_string().contains("UTF-16"), "{error}");
        assert!(follower.turn(Moment::from_millis(100)).lost.is_empty(), "said once");
    }
}
