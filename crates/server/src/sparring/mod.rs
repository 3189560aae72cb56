//! Sparring partners: an engine in a seat.
//!
//! The person at the board is [`sparring::Partner`], which is pure; here are its engine, a process of
//! its own, and the task that lets it act at its table through the same door as everyone.

mod engine;
mod seated;
mod wanted;

use std::collections::BTreeSet;
use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use chess::Color;
use clock::Span;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sparring::Level;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

pub use self::engine::Broken;
use self::engine::Engine;
pub(crate) use self::wanted::Wanted;
use crate::live::Tables;

/// Where engines are installed, besides the folders of PATH.
const ELSEWHERE: &str = "/usr/games";

/// A seat that an engine has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sparring {
    /// Which side it plays.
    pub side: Color,
    /// How well.
    pub level: Level,
}

impl Sparring {
    /// The same on the other side.
    #[must_use]
    pub fn exchanged(self) -> Self {
        Self { side: !self.side, ..self }
    }
}

/// Which engine plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    /// None.
    #[default]
    None,
    /// Stockfish, if it is installed.
    IfInstalled,
    /// This program; it must work.
    At(PathBuf),
}

impl Choice {
    /// The engine that was chosen, if there is one and it works.
    ///
    /// # Errors
    /// If a program that was named does not work.
    pub(crate) async fn meet(&self) -> Result<Option<Arc<Club>>, NoEngine> {
        match self {
            Self::None => Ok(None),
            Self::At(program) => match Club::meet(program).await {
                Ok(club) => Ok(Some(Arc::new(club))),
                Err(why) => Err(NoEngine { program: program.clone(), why }),
            },
            Self::IfInstalled => {
                let Some(program) = installed("stockfish") else { return Ok(None) };
                let met = Club::meet(&program).await.inspect_err(|why| {
                    tracing::warn!(program = %program.display(), %why, "no sparring partner");
                });
                Ok(met.ok().map(Arc::new))
            }
        }
    }
}

/// The program of this name in the folders of PATH, or where engines are installed besides.
fn installed(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([PathBuf::from(ELSEWHERE)]);
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    folders.map(|folder| folder.join(&name)).find(|program| program.is_file())
}

/// A program that does not play.
#[derive(Debug)]
pub struct NoEngine {
    program: PathBuf,
    why: Broken,
}

impl fmt::Display for NoEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a chess engine: {}", self.program.display(), self.why)
    }
}

/// The engine that the server has, and who may think with it now.
#[derive(Debug)]
pub(crate) struct Club {
    program: PathBuf,
    /// What it calls itself.
    pub(crate) name: String,
    /// Whether it can play Chess960.
    pub(crate) knows_chess960: bool,
    /// As many think at once as there are cores.
    desks: Semaphore,
    cores: u64,
    waiting: AtomicU64,
}

impl Club {
    async fn meet(program: &Path) -> Result<Self, Broken> {
        let engine = Engine::start(program).await?;
        let name = engine.manners.name.clone();
        let name = name.unwrap_or_else(|| program.display().to_string());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let club = Self {
            program: program.to_owned(),
            name: name.chars().filter(|c| !c.is_control()).take(60).collect(),
            knows_chess960: engine.manners.knows_chess960(),
            desks: Semaphore::new(cores),
            cores: cores as u64,
            waiting: AtomicU64::new(0),
        };
        engine.stop().await;
        Ok(club)
    }

    /// The time that there is for a thought when so many want to think: nobody waits long.
    fn share_of(&self, time: Span) -> Span {
        let crowd = self.waiting.load(Ordering::Relaxed) / self.cores + 1;
        Span::millis((time.as_millis() / crowd).max(20))
    }
}

impl Tables {
    /// Seats a partner at every table that wants one, for as long as the server runs.
    pub(crate) async fn keep_partners(self: Arc<Self>, club: Option<Arc<Club>>) {
        let Some(club) = club else { return };
        self.partners.open();
        let (mut seated, mut tasks) = (BTreeSet::new(), JoinSet::new());
        loop {
            tokio::select! {
                table = self.partners.next() => {
                    if seated.insert(table.clone()) {
                        let (tables, club) = (Arc::clone(&self), Arc::clone(&club));
                        tasks.spawn(async move {
                            seated::play(&tables, &club, &table).await;
                            table
                        });
                    }
                }
                Some(left) = tasks.join_next() => {
                    match left {
                        Ok(table) => { seated.remove(&table); }
                        Err(error) => tracing::error!(%error, "a sparring partner broke off"),
                    }
                }
            }
        }
    }
}
