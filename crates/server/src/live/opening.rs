//! How tables are opened.

use std::collections::BTreeMap;
use std::sync::Arc;

use laws::{CannotOpen, Regulations, Table, Version};

use super::fold::Read;
use super::{Live, Shown, Tables, Trouble, to_the_end};
use crate::audit_trail;
use crate::entry::{Entry, InEvent, Names, Opened, Outage};
use crate::journal::{Append, Head, NotWritten, TableId};
use crate::players::Players;
use crate::seat::{Role, Token, TokenHash};
use crate::sparring::Sparring;

/// What is wished of a new table.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The regulations.
    pub regulations: Regulations,
    /// Who plays, and where.
    pub names: Names,
    /// What becomes of time in which no server was up.
    pub outage: Outage,
    /// Which side an engine plays, if one does.
    pub sparring: Option<Sparring>,
    /// The seats for which secrets are made.
    pub roles: Vec<Role>,
}

/// What the first line of a table says.
pub(super) struct Beginning {
    pub(super) regulations: Regulations,
    pub(super) names: Names,
    pub(super) outage: Outage,
    pub(super) event: Option<InEvent>,
    pub(super) follows: Option<TableId>,
    pub(super) sparring: Option<Sparring>,
    pub(super) seats: BTreeMap<Role, TokenHash>,
}

/// A table that was opened, and the secrets of its seats.
#[derive(Debug)]
pub struct Made {
    /// The table.
    pub live: Arc<Live>,
    /// The secrets, to be shown once.
    pub tokens: BTreeMap<Role, Token>,
}

/// Why a game was not given other settings.
#[derive(Debug)]
pub enum NotChanged {
    /// They go against the Laws.
    Unlawful(CannotOpen),
    /// Something was done by the settings that there are.
    Begun,
}

impl Tables {
    /// Opens a table.
    ///
    /// # Errors
    /// The inner one if the regulations go against the Laws, the outer if the journal fails.
    pub async fn open(&self, wish: Wish) -> Result<Result<Made, CannotOpen>, Trouble> {
        if let Err(error) = Table::open(wish.regulations.clone()) {
            return Ok(Err(error));
        }
        let mut tokens = BTreeMap::new();
        for role in wish.roles {
            tokens.insert(role, Token::drawn(&self.chance)?);
        }
        let beginning = Beginning {
            regulations: wish.regulations,
            names: wish.names,
            outage: wish.outage,
            event: None,
            follows: None,
            sparring: wish.sparring,
            seats: tokens.iter().map(|(role, token)| (*role, token.hash())).collect(),
        };
        Ok(Ok(Made { live: self.begin(beginning).await?, tokens }))
    }

    /// Opens the table at which the players of one go on, with the colours changed. Every secret
    /// opens there what it opened here, a player's the other colour.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn rematch(self: &Arc<Self>, live: &Arc<Live>) -> Result<TableId, Trouble> {
        if let Some(table) = live.ask(|shown| shown.rematch.clone())? {
            return Ok(table);
        }
        if self.journal.is_shared() {
            // A name that was erased meanwhile does not go on.
            live.read_names_anew(&*self.journal).await?;
        }
        let beginning = live.ask(|shown| shown.again(live.id()))?;
        let table = self.begin(beginning).await?.id().clone();
        let at = self.time.now();
        let (tables, own, next) = (Arc::clone(self), Arc::clone(live), table.clone());
        to_the_end(async move {
            let entry = Entry::Rematch { table: next, at };
            own.note(&tables, |shown| {
                shown.rematch.is_none().then(|| shown.next(vec![entry.clone()], None))
            })
            .await?;
            audit_trail::noted(own.id(), &entry);
            Ok(())
        })
        .await?;
        // If both asked at once, they meet at the table of the one who was first.
        live.ask(|shown| shown.rematch.clone().unwrap_or(table))
    }

    /// Opens the table at which the people of one play by other settings. Every secret opens there
    /// what it opened here, and nothing more is done here.
    ///
    /// # Errors
    /// The inner one if the regulations go against the Laws or something was ruled by the old ones,
    /// the outer if the journal fails.
    pub async fn settle_anew(
        self: &Arc<Self>,
        live: &Arc<Live>,
        regulations: Regulations,
        names: Names,
    ) -> Result<Result<TableId, NotChanged>, Trouble> {
        if let Err(error) = Table::open(regulations.clone()) {
            return Ok(Err(NotChanged::Unlawful(error)));
        }
        if !live.ask(Shown::is_open)? {
            return Ok(Err(NotChanged::Begun));
        }
        let beginning = live.ask(|shown| shown.otherwise(regulations, names))?;
        let table = self.begin(beginning).await?.id().clone();
        let entry = Entry::Moved { table: table.clone(), at: self.time.now() };
        let (tables, own) = (Arc::clone(self), Arc::clone(live));
        to_the_end(async move {
            own.note(&tables, |shown| {
                shown.is_open().then(|| shown.next(vec![entry.clone()], None))
            })
            .await?;
            audit_trail::noted(own.id(), &entry);
            Ok(())
        })
        .await?;
        // Somebody may have been quicker: with a start, or with settings of their own.
        let moved = live.ask(|shown| shown.moved.clone())?;
        Ok(if moved.as_ref() == Some(&table) { Ok(table) } else { Err(NotChanged::Begun) })
    }

    /// Writes the first line of a table.
    async fn begin(&self, beginning: Beginning) -> Result<Arc<Live>, Trouble> {
        let id = TableId::drawn(&self.chance)?;
        let begun = self.begin_as(id, beginning).await?;
        // Twelve random letters that are taken: not in the life of this world.
        begun.ok_or(Trouble::NoRandomness)
    }

    /// Opens the table of an event's board, unless it is there.
    ///
    /// # Errors
    /// If the journal fails.
    pub(crate) async fn begin_for_event(
        self: &Arc<Self>,
        id: TableId,
        at: InEvent,
        regulations: Regulations,
        names: Names,
        outage: Outage,
    ) -> Result<Arc<Live>, Trouble> {
        let beginning = Beginning {
            regulations,
            names,
            outage,
            event: Some(at),
            follows: None,
            sparring: None,
            seats: BTreeMap::new(),
        };
        match self.begin_as(id.clone(), beginning).await? {
            Some(live) => {
                self.join_event(&live).await?;
                Ok(live)
            }
            None => self.find(&id).await,
        }
    }

    /// Writes the first line of a table of this name; nothing if there is one.
    async fn begin_as(
        &self,
        id: TableId,
        beginning: Beginning,
    ) -> Result<Option<Arc<Live>>, Trouble> {
        self.pulse.be_able().await?;
        let Beginning { regulations, mut names, outage, event, follows, sparring, seats } =
            beginning;
        let at = self.time.now();
        let (players, pledges) = Players::take_from(&mut names, &self.chance)?;
        let entry = Entry::Opened(Box::new(Opened {
            version: Version::PRESENT,
            at,
            regulations,
            names,
            players: pledges,
            outage,
            event,
            follows,
            sparring,
            seats,
        }));
        let text =
            serde_json::to_string(&entry).map_err(|error| Trouble::Record(error.to_string()))?;
        let live = Live::empty(id.clone());
        let mut append = Append {
            table: id.clone(),
            expected: Head::START,
            lines: vec![text],
            key: None,
            aside: players.text(),
            wake_at: None,
            last_at: at,
            end: None,
        };
        let (aside, head) = (append.aside.clone(), append.head());
        live.begin(Read { entry: entry.clone(), key: None, aside, head })?;
        append.wake_at = live.wake_at();
        match self.write(append).await {
            Ok(_) => {}
            Err(NotWritten::Fault(fault)) => return Err(fault.into()),
            Err(NotWritten::Stale) => return Ok(None),
        }
        audit_trail::noted(&id, &entry);
        let live = Arc::new(live);
        self.alarms.set(&id, live.wake_at());
        self.held().insert(id, Arc::clone(&live));
        self.call_partner(&live);
        Ok(Some(live))
    }
}
