//! A file that another program rewrites.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

/// Some file systems store modification times with a resolution of two seconds. For this long after
/// a change, time and size prove nothing, and the content is compared.
const COARSE: Duration = Duration::from_secs(3);

/// Some programs remove the old file before they put the new one in its place. A file that is
/// missing for fewer polls than this is being replaced; one that was never there is missing at
/// once.
const REPLACED: u32 = 10;

/// A file, and its state when it was last read.
pub(super) struct Rewritten {
    path: PathBuf,
    seen: Option<Seen>,
    /// How many polls have failed since the last success.
    failed: u32,
    is_told: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Seen {
    modified: Option<SystemTime>,
    size: u64,
    hash: u64,
}

impl Rewritten {
    pub(super) fn at(name: &str) -> Self {
        Self { path: PathBuf::from(name), seen: None, failed: 0, is_told: false }
    }

    /// The content, if it has changed; an error, reported once, if the file cannot be read.
    pub(super) fn change(&mut self) -> Option<io::Result<Vec<u8>>> {
        match self.read() {
            Ok(content) => {
                (self.failed, self.is_told) = (0, false);
                content.map(Ok)
            }
            Err(error) => {
                self.failed += 1;
                let is_gone = self.seen.is_none() || self.failed >= REPLACED;
                if self.is_told || !is_gone {
                    return None;
                }
                (self.is_told, self.seen) = (true, None);
                Some(Err(error))
            }
        }
    }

    #[expect(clippy::disallowed_methods, reason = "the times of files are those of the system")]
    fn read(&mut self) -> io::Result<Option<Vec<u8>>> {
        let data = fs::metadata(&self.path)?;
        let (modified, size) = (data.modified().ok(), data.len());
        let is_recent = modified.is_none_or(|modified| {
            SystemTime::now().duration_since(modified).is_ok_and(|age| age < COARSE)
        });
        let looks_same = |seen: Seen| seen.modified == modified && seen.size == size;
        if !is_recent && self.seen.is_some_and(looks_same) {
            return Ok(None);
        }
        let content = fs::read(&self.path)?;
        let seen = Seen { modified, size: content.len() as u64, hash: hash(&content) };
        let before = self.seen.replace(seen);
        let is_same =
            before.is_some_and(|before| (before.size, before.hash) == (seen.size, seen.hash));
        Ok((!is_same).then_some(content))
    }
}

fn hash(content: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_when_its_content_changed_even_if_its_time_and_size_did_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("round.pgn");
        let mut file = Rewritten::at(path.to_str().unwrap());
        assert!(file.change().unwrap().is_err(), "missing");
        assert!(file.change().is_none(), "said once");
        fs::write(&path, "1. e4 *").unwrap();
        let modified = fs::metadata(&path).unwrap().modified().unwrap();
        assert_eq!(file.change().unwrap().unwrap(), b"1. e4 *");
        assert!(file.change().is_none());
        fs::write(&path, "1. d4 *").unwrap();
        fs::File::options().append(true).open(&path).unwrap().set_modified(modified).unwrap();
        assert_eq!(file.change().unwrap().unwrap(), b"1. d4 *");
        assert!(file.change().is_none());
    }

    #[test]
    fn a_file_that_is_away_for_a_moment_is_being_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("round.pgn");
        fs::write(&path, "1. e4 *").unwrap();
        let mut file = Rewritten::at(path.to_str().unwrap());
        assert!(file.change().unwrap().is_ok());
        fs::remove_file(&path).unwrap();
        assert!(file.change().is_none());
        fs::write(&path, "1. d4 *").unwrap();
        assert!(file.change().unwrap().is_ok());
        fs::remove_file(&path).unwrap();
        let told = (0..3 * REPLACED).filter_map(|_| file.change()).count();
        assert_eq!(told, 1, "gone, and said once");
        fs::write(&path, "1. d4 *").unwrap();
        assert!(file.change().unwrap().is_ok(), "there again, and read though it is the same");
    }

    #[test]
    fn a_file_of_long_ago_is_not_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("round.pgn");
        fs::write(&path, "1. e4 *").unwrap();
        let old = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
        let set = |path| {
            let file = fs::File::options().append(true).open(path).unwrap();
            file.set_modified(old).unwrap();
        };
        set(&path);
        let mut file = Rewritten::at(path.to_str().unwrap());
        assert!(file.change().is_some());
        // Nobody changes a file and resets its time; if it is read, this shows it.
        fs::write(&path, "1. d4 *").unwrap();
        set(&path);
        assert!(file.change().is_none());
    }
}
