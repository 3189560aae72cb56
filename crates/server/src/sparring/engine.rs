//! An engine: a process that is not trusted with anything.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use chess::Position;
use sparring::uci::{self, Manners, Said};
use sparring::{Level, Task, Thought};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

/// How long it may take to introduce itself, and to get ready.
const READY_WITHIN: Duration = Duration::from_secs(10);
/// How much longer than it was told it may think.
const GRACE: Duration = Duration::from_secs(3);
/// The longest line it may say.
const LONGEST_LINE: usize = 16 * 1024;
/// The most memory it may have, in bytes, and the most time on a processor, in seconds.
#[cfg(target_os = "linux")]
const MEMORY: u64 = 4 << 30;
#[cfg(target_os = "linux")]
const PROCESSOR: u64 = 4 * 3600;

/// Why an engine can no longer be used.
#[derive(Debug)]
pub enum Broken {
    /// It cannot be started.
    NotStarted(io::Error),
    /// It is gone.
    Gone,
    /// It says nothing.
    Silent,
    /// It does not speak UCI: it talks without end.
    Babbles,
    /// It wants a move that cannot be played.
    Impossible(String),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(f, "it cannot be started: {error}"),
            Self::Gone => f.write_str("it has stopped"),
            Self::Silent => f.write_str("it does not answer"),
            Self::Babbles => f.write_str("what it says is not UCI"),
            Self::Impossible(m) => write!(f, "it wants to play {m:?}, which is not a legal move"),
        }
    }
}

impl From<io::Error> for Broken {
    fn from(_: io::Error) -> Self {
        Self::Gone
    }
}

/// An engine that runs. Dropped, it is killed.
#[derive(Debug)]
pub(super) struct Engine {
    child: Child,
    tell: ChildStdin,
    hear: BufReader<ChildStdout>,
    /// What it said about itself.
    pub(super) manners: Manners,
}

impl Engine {
    /// Starts an engine and lets it introduce itself.
    pub(super) async fn start(program: &Path) -> Result<Self, Broken> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(Broken::NotStarted)?;
        bound(&child);
        let (tell, hear) = (child.stdin.take(), child.stdout.take());
        let (Some(tell), Some(hear)) = (tell, hear) else { return Err(Broken::Gone) };
        let manners = Manners::default();
        let mut engine = Self { child, tell, hear: BufReader::new(hear), manners };
        within(READY_WITHIN, async {
            engine.say("uci").await?;
            loop {
                match uci::read(&engine.line().await?) {
                    Said::UciOk => return Ok(()),
                    said => engine.manners.hear(said),
                }
            }
        })
        .await?;
        Ok(engine)
    }

    /// Gets ready for a game.
    pub(super) async fn set_up(&mut self, level: Level, chess960: bool) -> Result<(), Broken> {
        within(READY_WITHIN, async {
            for line in self.manners.set_up(level, chess960) {
                self.say(&line).await?;
            }
            while uci::read(&self.line().await?) != Said::ReadyOk {}
            Ok(())
        })
        .await
    }

    /// Thinks. After an error it is not to be used again.
    pub(super) async fn think(
        &mut self,
        task: &Task,
        position: &Position,
    ) -> Result<Thought, Broken> {
        within(Duration::from(task.time) + GRACE, async {
            for line in task.lines() {
                self.say(&line).await?;
            }
            let mut score = None;
            loop {
                match uci::read(&self.line().await?) {
                    Said::Score(value) => score = Some(value),
                    Said::BestMove(said) => {
                        let said = said.unwrap_or_default();
                        let best = task.read(position, &said);
                        let best = best.ok_or(Broken::Impossible(said))?;
                        return Ok(Thought { best, score });
                    }
                    _ => {}
                }
            }
        })
        .await
    }

    /// Ends it and waits until it has ended, so that nothing is left of it.
    pub(super) async fn stop(mut self) {
        let _ = self.child.kill().await;
    }

    async fn say(&mut self, line: &str) -> Result<(), Broken> {
        self.tell.write_all(line.as_bytes()).await?;
        self.tell.write_all(b"\n").await?;
        Ok(self.tell.flush().await?)
    }

    /// The next line, whatever bytes it has.
    async fn line(&mut self) -> Result<String, Broken> {
        let mut line = Vec::new();
        loop {
            let heard = self.hear.fill_buf().await?;
            if heard.is_empty() {
                return Err(Broken::Gone);
            }
            let end = heard.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(heard.len(), |end| end + 1);
            line.extend_from_slice(&heard[..taken]);
            self.hear.consume(taken);
            if line.len() > LONGEST_LINE {
                return Err(Broken::Babbles);
            }
            if end.is_some() {
                return Ok(String::from_utf8_lossy(&line).into_owned());
            }
        }
    }
}

async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, Broken>>,
) -> Result<T, Broken> {
    timeout(time, work).await.unwrap_or(Err(Broken::Silent))
}

/// Bounds what an engine may use. One that cannot be bounded is bounded by its time to think.
#[cfg(target_os = "linux")]
fn bound(child: &Child) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit, setpriority_process};
    let pid = child.id().and_then(|id| Pid::from_raw(id.cast_signed()));
    let Some(pid) = pid else { return };
    let most = |most| Rlimit { current: Some(most), maximum: Some(most) };
    let bounded = prlimit(Some(pid), Resource::As, most(MEMORY))
        .and_then(|_| prlimit(Some(pid), Resource::Cpu, most(PROCESSOR)))
        .and_then(|_| setpriority_process(Some(pid), 10));
    if let Err(error) = bounded {
        tracing::warn!(%error, "an engine runs without limits");
    }
}

#[cfg(not(target_os = "linux"))]
fn bound(_: &Child) {}
