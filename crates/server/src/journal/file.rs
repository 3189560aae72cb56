//! The SQLite file as a file: whose it is, its copies, and putting one of them back.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::Fault;

/// "Tuom": the file says what it is.
pub(super) const APPLICATION_ID: i64 = 0x5475_6f6d;

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self(error.to_string())
    }
}

/// A file of which this server is the only one, for as long as this lives. Another would not know
/// what this one has in memory.
#[derive(Debug)]
pub(super) struct Ownership {
    _lock: File,
}

impl Ownership {
    /// # Errors
    /// If another server has it.
    pub(super) fn take(path: &Path) -> Result<Self, Fault> {
        let lock_path = beside(path, ".lock");
        let cannot = |error: io::Error| Fault(format!("{}: {error}", lock_path.display()));
        let lock = private().create(true).truncate(false).open(&lock_path).map_err(cannot)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(in_use(path)),
            Err(TryLockError::Error(error)) => Err(cannot(error)),
        }
    }
}

/// How a file is written that nobody else on this machine may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the file, unless it is there.
pub(super) fn make(path: &Path) -> Result<(), Fault> {
    match private().create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(Fault(format!("{}: {error}", path.display()))),
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}{suffix}"))
}

fn in_use(path: &Path) -> Fault {
    Fault(format!("{} is in use; stop the server first", path.display()))
}

/// Writes a copy of the file as it is now, while a server may be using it.
///
/// # Errors
/// If the file is not a journal, or the copy is there already or cannot be written.
pub fn backup(from: &Path, to: &Path) -> Result<(), Fault> {
    let connection = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    check(&connection)?;
    if to.exists() {
        return Err(Fault(format!("{} is there already", to.display())));
    }
    let name = to.to_str().ok_or_else(|| Fault("the copy's name is not UTF-8".to_owned()))?;
    make(to)?;
    connection.execute("VACUUM INTO ?1", [name])?;
    Ok(())
}

/// Puts a copy where the file belongs. What was there is kept beside it, damaged or not, with
/// `.before-restore` after its name, and a number if there is one already.
///
/// # Errors
/// If the copy is damaged or no journal, or a server has the file open.
pub fn restore(from: &Path, to: &Path) -> Result<(), Fault> {
    let copy = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    check(&copy)?;
    let sound: String = copy.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(Fault(format!("{} is damaged: {sound}", from.display())));
    }
    drop(copy);
    let _ownership = Ownership::take(to)?;
    let io = |error: io::Error| Fault(error.to_string());
    if to.exists() {
        retire(to)?;
        let kept = free_name(to);
        // A log that could not be folded in belongs to what is kept.
        for part in ["", "-wal", "-shm"] {
            let old = beside(to, part);
            if old.exists() {
                std::fs::rename(old, beside(&kept, part)).map_err(io)?;
            }
        }
    }
    std::fs::copy(from, to).map_err(io)?;
    Ok(())
}

/// A name for what is kept that nothing has yet.
fn free_name(path: &Path) -> PathBuf {
    let first = beside(path, ".before-restore");
    let more = (2_u32..).map(|n| beside(path, &format!(".before-restore-{n}")));
    [first.clone()].into_iter().chain(more).find(|name| !name.exists()).unwrap_or(first)
}

/// Makes sure that nobody has the file open, and folds its log into it. A file that can no longer be
/// read has no log to fold in.
fn retire(path: &Path) -> Result<(), Fault> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // Leaving the log mode needs the file for oneself.
    let mode: Result<String, _> =
        connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0));
    match mode {
        Ok(mode) if mode == "delete" => Ok(()),
        Ok(_) => Err(in_use(path)),
        Err(error) => match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Ok(()),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Err(in_use(path)),
            _ => Err(error.into()),
        },
    }
}

fn check(connection: &Connection) -> Result<(), Fault> {
    let application: i64 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application == APPLICATION_ID {
        Ok(())
    } else {
        Err(Fault("this is not a journal of Tuomari".to_owned()))
    }
}
