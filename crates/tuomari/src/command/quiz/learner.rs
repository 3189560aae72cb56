//! What was answered, in a file.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, io};

use laws::Book;
use quiz::{Memory, Question};

use crate::outcome::Trouble;

/// Somebody who learns, and the file that remembers it.
pub(super) struct Learner {
    path: PathBuf,
    memory: Memory,
}

impl Learner {
    /// A file that does not exist yet belongs to somebody who begins.
    pub(super) fn open(path: &Path) -> Result<Self, Trouble> {
        let trouble = |error: io::Error| Trouble::Io(path.display().to_string(), error);
        let memory = match fs::read(path) {
            Ok(text) => serde_json::from_slice(&text).map_err(|error| trouble(error.into()))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Memory::default(),
            Err(error) => return Err(trouble(error)),
        };
        Ok(Self { path: path.to_owned(), memory })
    }

    pub(super) fn due(&self, book: Book) -> Vec<String> {
        self.memory.due(book, today()).map(str::to_owned).collect()
    }

    /// Remembers an answer at once: stopping in the middle loses nothing.
    pub(super) fn answered(&mut self, question: &Question, right: bool) -> Result<(), Trouble> {
        self.memory.answered(question, right, today());
        let trouble = |error: io::Error| Trouble::Io(self.path.display().to_string(), error);
        let text =
            serde_json::to_vec_pretty(&self.memory).map_err(|error| trouble(error.into()))?;
        // Beside it first: a full disk must not take what was learned before.
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        fs::write(&beside, text).and_then(|()| fs::rename(&beside, &self.path)).map_err(trouble)
    }
}

/// The day, counted from 1970.
#[allow(clippy::disallowed_methods, reason = "what was learned comes again by the calendar")]
pub(super) fn today() -> u32 {
    const DAY: u64 = 24 * 60 * 60;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(since.as_secs() / DAY).unwrap_or(u32::MAX)
}
