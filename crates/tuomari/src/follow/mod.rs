//! Files and addresses that another program keeps rewriting, and the boards in them.

mod file;
mod page;

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use audit::watch::{Alarm, Room, Scene, Unseen, Watch};
use clock::Moment;

use file::Rewritten;
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
    pages: Receiver<Read>,
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

impl Follower {
    /// Starts following. Addresses are polled at the interval `every`.
    pub(crate) fn new(names: &[String], every: Duration, watch: impl Fn() -> Watch) -> Self {
        let (sender, pages) = mpsc::channel();
        let mut files = Vec::new();
        for (index, name) in names.iter().enumerate() {
            match Page::at(name) {
                Some(page) => ask_again_and_again(page, index, every, sender.clone()),
                None => files.push((index, Rewritten::at(name))),
            }
        }
        Self { room: Room::new(names.iter().cloned(), watch), files, pages }
    }

    /// Polls for changes.
    pub(crate) fn turn(&mut self, at: Moment) -> Turn {
        let mut reads: Vec<Read> = Vec::new();
        for (index, file) in &mut self.files {
            reads.extend(file.change().map(|read| (*index, read)));
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
        None => (index, std::fs::read(name)),
    });
    let reads: Vec<Read> = reads.collect();
    let (_, pages) = mpsc::channel();
    let room = Room::new(names.iter().cloned(), watch);
    let mut follower = Follower { room, files: Vec::new(), pages };
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
