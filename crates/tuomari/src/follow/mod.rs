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

/// How often files are looked at. Asking a file for its time costs next to nothing, and unlike the
/// notices of an operating system it works on the shared folders of tournament halls.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// What was read of a source, by its place among all.
type Read = (usize, io::Result<Vec<u8>>);

/// Follows sources and keeps their boards.
pub(crate) struct Follower {
    room: Room,
    files: Vec<(usize, Rewritten)>,
    pages: Receiver<Read>,
}

/// What a look at all sources brought.
#[derive(Default)]
pub(crate) struct Turn {
    /// What has come about, and at which source.
    pub(crate) alarms: Vec<(usize, Alarm)>,
    /// The sources that can no longer be read, and why: told once.
    pub(crate) lost: Vec<(usize, io::Error)>,
    /// Whether anything may look different now.
    pub(crate) is_changed: bool,
}

impl Follower {
    /// Begins to follow. Addresses are asked again and again, `every` so often.
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

    /// Looks at what has changed.
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

    /// How the room stands.
    pub(crate) fn scene(&self) -> Scene {
        self.room.scene()
    }
}

/// Reads every source once, and tells how things stand, whether or not somebody is writing.
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

/// Reads a page on a thread of its own, for as long as somebody listens: a server may be slow.
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
