//! A program that pairs by the Swiss system, over files of TRF: bbpPairings, or another that takes
//! the same words. It is a process that is not trusted with anything, and we have no pairing of our
//! own by that system.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::process::Command;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::chance::Chance;
use crate::journal::TableId;

/// How long a round may take to pair.
const WITHIN: Duration = Duration::from_secs(60);
/// The longest answer, in bytes: a line for each board.
const LONGEST: u64 = 1 << 20;
/// The name under which it is usually installed.
const USUAL: &str = "bbpPairings";
/// How many boards are named of a round that is not over.
const MOST_NAMED: usize = 10;
/// How many rounds are paired at once.
const AT_ONCE: usize = 1;

/// Which program pairs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Pairing {
    /// bbpPairings, if it is installed.
    #[default]
    IfInstalled,
    /// None.
    None,
    /// This one.
    At(PathBuf),
}

impl Pairing {
    /// The program, if there is one.
    #[must_use]
    pub fn program(&self) -> Option<PathBuf> {
        match self {
            Self::None => None,
            Self::At(program) => Some(program.clone()),
            Self::IfInstalled => {
                let path = std::env::var_os("PATH").unwrap_or_default();
                let mut programs = std::env::split_paths(&path)
                    .flat_map(|folder| [USUAL, "bbpPairings.exe"].map(|name| folder.join(name)));
                programs.find(|program| program.is_file())
            }
        }
    }
}

/// Why a round was not paired.
#[derive(Debug)]
pub enum NotPaired {
    /// No pairing program is configured.
    NoEngine,
    /// Its pairings come from people or a file.
    ByHand,
    /// The system has no such round.
    NoSuchRound(u8),
    /// Games of the round before it are not over, and nobody said that it is paired all the same.
    BeforeIsOpen {
        /// The round before.
        round: u8,
        /// Its boards without a result.
        boards: Vec<u16>,
    },
    /// It cannot be started.
    NotStarted(PathBuf, io::Error),
    /// The files cannot be passed.
    Files(io::Error),
    /// It takes too long.
    Silent,
    /// It says no, and this.
    Refused(String),
    /// Its answer is not a pairing.
    NotUnderstood(String),
}

impl fmt::Display for NotPaired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoEngine => f.write_str(
                "no pairing engine is installed here: install bbpPairings, or name a program with \
                 --pairing-engine; pairings can also come from a file",
            ),
            Self::NoSuchRound(round) => write!(f, "the tables have no round {round}"),
            Self::BeforeIsOpen { round, boards } => {
                write!(f, "round {round} has no result at board")?;
                for (place, board) in boards.iter().enumerate().take(MOST_NAMED) {
                    write!(f, "{} {board}", if place == 0 { "" } else { "," })?;
                }
                let more = boards.len().saturating_sub(MOST_NAMED);
                if more > 0 {
                    write!(f, " and {more} more")?;
                }
                f.write_str(": enter it first, or pair ahead")
            }
            Self::ByHand => f.write_str("the regulations leave the pairing to people: enter it"),
            Self::NotStarted(program, error) => {
                write!(f, "{} cannot be started: {error}", program.display())
            }
            Self::Files(error) => write!(f, "the pairing engine's files: {error}"),
            Self::Silent => {
                write!(f, "the pairing engine did not answer within {} s", WITHIN.as_secs())
            }
            Self::Refused(why) => write!(f, "the pairing engine refuses: {why}"),
            Self::NotUnderstood(line) => {
                write!(f, "the pairing engine's answer is not a pairing: {line:?}")
            }
        }
    }
}

impl std::error::Error for NotPaired {}

/// Who has White against whom; nobody for a bye.
pub type Pairs = Vec<(u16, Option<u16>)>;

/// A program that pairs.
#[derive(Debug)]
pub struct Engine {
    program: Option<PathBuf>,
    turn: Semaphore,
}

impl Engine {
    /// The program that was chosen, if there is one.
    #[must_use]
    pub fn of(pairing: &Pairing) -> Self {
        Self { program: pairing.program(), turn: Semaphore::new(AT_ONCE) }
    }

    /// Whether there is one.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.program.is_some()
    }

    /// Pairs the next round of an event that TRF tells of.
    ///
    /// # Errors
    /// If there is no program, or it does not pair.
    pub async fn pair(&self, trf: &str, chance: &Chance) -> Result<Pairs, NotPaired> {
        let program = self.program.as_deref().ok_or(NotPaired::NoEngine)?;
        let _turn = self.turn.acquire().await;
        let folder = Folder::make(chance).map_err(NotPaired::Files)?;
        let (given, answer) = (folder.0.join("event.trf"), folder.0.join("pairs.txt"));
        tokio::fs::write(&given, trf).await.map_err(NotPaired::Files)?;
        let output = run(program, &given, &answer).await?;
        if !output.status.success() {
            let said = [output.stderr, output.stdout].concat();
            return Err(NotPaired::Refused(first_words(&said)));
        }
        let size = tokio::fs::metadata(&answer).await.map_err(NotPaired::Files)?.len();
        if size > LONGEST {
            return Err(NotPaired::NotUnderstood(format!("{size} bytes")));
        }
        let text = tokio::fs::read_to_string(&answer).await.map_err(NotPaired::Files)?;
        pairs(&text)
    }
}

async fn run(
    program: &Path,
    given: &Path,
    answer: &Path,
) -> Result<std::process::Output, NotPaired> {
    let child = Command::new(program)
        .arg("--dutch")
        .arg(given)
        .arg("-p")
        .arg(answer)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| NotPaired::NotStarted(program.to_owned(), error))?;
    let ended = timeout(WITHIN, child.wait_with_output()).await;
    ended.map_err(|_| NotPaired::Silent)?.map_err(NotPaired::Files)
}

/// What a program says when it says no: a line or two of it.
fn first_words(said: &[u8]) -> String {
    let text = String::from_utf8_lossy(said);
    let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    plain.take(300).collect::<String>().trim().to_owned()
}

/// Reads an answer: how many pairs, then White and Black of each by number, 0 for nobody.
fn pairs(text: &str) -> Result<Pairs, NotPaired> {
    let wrong = |line: &str| NotPaired::NotUnderstood(line.chars().take(80).collect());
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let count = lines.next().unwrap_or_default();
    let count: usize = count.parse().map_err(|_| wrong(count))?;
    let pair = |line: &str| {
        let (white, black) = line.split_once(char::is_whitespace)?;
        let (white, black): (u16, u16) = (white.parse().ok()?, black.trim().parse().ok()?);
        (white > 0).then_some((white, (black > 0).then_some(black)))
    };
    let read: Result<Pairs, NotPaired> =
        lines.map(|line| pair(line).ok_or_else(|| wrong(line))).collect();
    let read = read?;
    if read.len() == count { Ok(read) } else { Err(wrong(&count.to_string())) }
}

/// A folder for files that only this process reads, gone when they have been read.
struct Folder(PathBuf);

impl Folder {
    fn make(chance: &Chance) -> io::Result<Self> {
        let name = TableId::drawn(chance).map_err(io::Error::other)?;
        let path = std::env::temp_dir().join(format!("tuomari-pairing-{name}"));
        let mut folder = std::fs::DirBuilder::new();
        // One that is there already is somebody else's.
        folder.recursive(false);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.create(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is for the machine to clean.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_a_count_and_its_pairs() {
        assert_eq!(pairs("2\n3 1\n2 0\n").unwrap(), [(3, Some(1)), (2, None)]);
        for wrong in ["", "x", "2\n3 1", "1\n3", "1\n0 3", "1\n3 -1", "1\n3 70000"] {
            assert!(pairs(wrong).is_err(), "{wrong:?}");
        }
    }

    #[tokio::test]
    async fn a_missing_engine_is_told_and_so_is_what_one_says() {
        let chance = Chance::default();
        let none = Engine::of(&Pairing::None).pair("", &chance).await.unwrap_err();
        assert!(none.to_string().contains("--pairing-engine"), "{none}");
        let gone = Engine::of(&Pairing::At("/nowhere/pair".into())).pair("", &chance).await;
        assert!(gone.unwrap_err().to_string().contains("/nowhere/pair"));
        // Any program that does not know the words says so and fails.
        let other = Engine::of(&Pairing::At("/bin/ls".into())).pair("", &chance).await;
        assert!(matches!(other, Err(NotPaired::Refused(_))), "{other:?}");
    }
}
