//! An event in a folder, for people who like files: the same record, without a network.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hall::{Act, ArbiterId, By, EventRegulations, Place, Refused};
use laws::text::Lang;

use super::engine::{Engine, NotPaired, Pairing};
use super::pairing::Wish;
use super::{Actor, Live, Shown, codes, erase, games, words};
use crate::chance::Chance;
use crate::export;
use crate::journal::{self, EventId, Fault, Gone, Journal, Sqlite};
use crate::live::{Tables, Trouble};
use crate::metrics::Metrics;
use crate::seat::Token;
use crate::serve::Ground;
use crate::signing::{NoKey, Signer};
use crate::timepiece::Timepiece;

/// The name of the regulations in a folder.
pub const REGULATIONS: &str = "event.toml";
/// The name of the record in a folder.
pub const RECORD: &str = "event.sqlite";

/// An event in a folder.
#[derive(Debug)]
pub struct Office {
    tables: Arc<Tables>,
    live: Arc<Live>,
}

/// Why something cannot be done with an event in a folder.
#[derive(Debug)]
pub enum Closed {
    /// The journal cannot be used.
    Journal(Fault),
    /// There is no key to sign with.
    Key(NoKey),
    /// Something went wrong with the record.
    Trouble(Trouble),
    /// There is no event in the folder.
    Empty(PathBuf),
    /// There is one already.
    Taken(PathBuf),
    /// A rule refuses it.
    Refused(Refused),
    /// The round was not paired.
    NotPaired(NotPaired),
}

impl fmt::Display for Closed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Journal(fault) => fault.fmt(f),
            Self::Key(error) => error.fmt(f),
            Self::Trouble(trouble) => trouble.fmt(f),
            Self::Empty(folder) => write!(f, "there is no event in {}", folder.display()),
            Self::Taken(folder) => write!(f, "there is an event in {} already", folder.display()),
            Self::Refused(refused) => refused.fmt(f),
            Self::NotPaired(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Closed {}

impl From<Trouble> for Closed {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<Fault> for Closed {
    fn from(fault: Fault) -> Self {
        Self::Journal(fault)
    }
}

impl From<Refused> for Closed {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

async fn tables(folder: &Path) -> Result<Arc<Tables>, Closed> {
    let file = folder.join(RECORD);
    let journal: Arc<dyn Journal> = Arc::new(Sqlite::open_alone(&file)?);
    let signer = Signer::in_file(&file.with_extension("key")).map_err(Closed::Key)?;
    let ground =
        Ground { journal, news: None, chance: Chance::default(), signer: Arc::new(signer) };
    let tables = Tables::new(ground, Timepiece::start(), Arc::new(Metrics::default()));
    tables.come_back().await?;
    Ok(tables)
}

impl Office {
    /// Opens a new event in a folder; the secret is its chief's.
    ///
    /// # Errors
    /// If there is one already, or it cannot be opened so.
    pub async fn found(
        folder: &Path,
        regulations: EventRegulations,
        chief: String,
    ) -> Result<(Self, Token), Closed> {
        let tables = tables(folder).await?;
        if !tables.journal.events(None, 1).await?.is_empty() {
            return Err(Closed::Taken(folder.to_owned()));
        }
        let made = tables.open_event(regulations, chief).await??;
        Ok((Self { tables, live: made.live }, made.chief))
    }

    /// The event of a folder.
    ///
    /// # Errors
    /// If there is none, or a server has it open.
    pub async fn open(folder: &Path) -> Result<Self, Closed> {
        if !folder.join(RECORD).exists() {
            return Err(Closed::Empty(folder.to_owned()));
        }
        let tables = tables(folder).await?;
        let first = tables.journal.events(None, 1).await?.into_iter().next();
        let id = first.ok_or_else(|| Closed::Empty(folder.to_owned()))?;
        let live = tables.find_event(&id).await?;
        Ok(Self { tables, live })
    }

    /// Its name in addresses.
    #[must_use]
    pub fn id(&self) -> &EventId {
        self.live.id()
    }

    /// Asks how things stand.
    ///
    /// # Errors
    /// If the record was deleted meanwhile.
    pub fn ask<T>(&self, question: impl FnOnce(&Shown) -> T) -> Result<T, Closed> {
        Ok(self.live.ask(question)?)
    }

    /// Acts for the chief: the folder itself gives the right.
    ///
    /// # Errors
    /// If it is refused, or cannot be written.
    pub async fn act(&self, acts: Vec<Act>) -> Result<(), Closed> {
        let actor = Actor { by: By::Arbiter(ArbiterId(1)), link: None };
        // Nobody plays here: time in which the program did something else is not an outage.
        self.tables.pulse.recover();
        self.tables.act_in_event(&self.live, actor, acts, None).await??;
        Ok(())
    }

    /// Pairs a round as the regulations have it; `ahead` although the round before it is not over.
    ///
    /// # Errors
    /// If it cannot be paired.
    pub async fn pair(&self, round: u8, pairing: &Pairing, ahead: bool) -> Result<(), Closed> {
        let engine = Engine::of(pairing);
        let wish = Wish { round, starts_at: None, ahead };
        let acts = self.tables.paired(&self.live, wish, &engine).await?;
        self.act(acts.map_err(Closed::NotPaired)?).await
    }

    /// The report of the event, to be printed.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn report(&self, html: bool, lang: Lang) -> Result<String, Closed> {
        let tables = self.ask(codes::tables)?;
        let codes = codes::codes(&*self.tables.journal, tables).await?;
        self.ask(|shown| words::report(&shown.event, &codes, html, lang))
    }

    /// The games of a round as PGN; of boards that were not played here only the results.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn games(&self, round: u8) -> Result<String, Closed> {
        let boards: Vec<_> = self.ask(|shown| {
            let boards = shown.event.round(round).map(|round| &round.boards[..]);
            let places =
                boards.unwrap_or_default().iter().map(|b| Place { round, board: b.number });
            places.map(|place| (place, shown.table_at(place).cloned())).collect()
        })?;
        let mut text = String::new();
        for (place, table) in boards {
            let game = match table {
                Some(table) => {
                    let live = self.tables.find(&table).await?;
                    let game = live.ask(|shown| export::pgn(&table, shown))?;
                    Some(game?)
                }
                None => self.ask(|shown| games::without_moves(&shown.event, place))?,
            };
            text.push_str(&game.unwrap_or_default());
        }
        Ok(text)
    }

    /// A new link for the chief; the former one stops working.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn chief_link(&self) -> Result<Token, Closed> {
        let token = Token::drawn(&self.tables.chance).map_err(Trouble::from)?;
        self.tables.pulse.recover();
        let (to, hash) = (super::Holder::Arbiter(ArbiterId(1)), token.hash());
        let line = move |at| vec![super::Line::LinkIssued { to, hash, by: By::House, at }];
        self.tables.note_in_event(&self.live, Actor::HOUSE, line).await?;
        Ok(token)
    }

    /// Deletes the event for good, with its tables; how many there were.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn delete(&self) -> Result<Option<usize>, Closed> {
        let gone = Gone { at: self.tables.time().now(), by: journal::By::Organiser };
        Ok(erase::delete(&*self.tables.journal, &self.live, gone).await?)
    }

    /// Leaves everything in order.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn close(self) -> Result<(), Closed> {
        Ok(self.tables.journal.close().await?)
    }
}
