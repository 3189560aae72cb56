//! The tables of an event's boards: they are opened, hear what is done at all boards, and their
//! results come in. Whatever a server that stopped has left undone of this is done by the next that
//! needs the event.

use std::sync::Arc;

use chess::{ByColor, Color};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, StreamExt, stream};
use hall::{Act, Kind, Outcome, Place};
use laws::{Phase, Regulations};

use super::line::Line;
use super::{Actor, Live, Shown};
use crate::entry::{InEvent, Names, Outage};
use crate::journal::{By, Seq, TableId};
use crate::live::{self, Tables, Trouble};

/// How many tables are seen to at once.
const AT_ONCE: usize = 64;

/// A table that an event wants at one of its boards.
struct Wanted {
    id: TableId,
    at: InEvent,
    regulations: Regulations,
    names: Names,
}

impl Live {
    /// The tables of the round that was paired last, and those of rounds before it at which the game
    /// still goes on: a round may be paired ahead.
    fn tables_to_see_to(&self) -> Result<Vec<(Place, TableId)>, Trouble> {
        self.ask(|shown| {
            let round = shown.event.current().map(|round| round.number);
            let goes_on = |place: Place| {
                let board = shown.event.board(place);
                Some(place.round) == round || board.is_some_and(|board| board.result.is_none())
            };
            let wanted = shown.tables().filter(|(place, ..)| goes_on(*place));
            wanted.map(|(place, table, _)| (place, table.clone())).collect()
        })
    }

    /// What a table of one of its boards is to be like.
    fn wanted(&self, place: Place) -> Result<Option<Wanted>, Trouble> {
        self.ask(|shown| {
            let (_, id, since) = shown.tables().find(|(at, ..)| *at == place)?;
            let at = InEvent { event: self.id().clone(), place, since };
            let round = shown.event.round(place.round)?;
            let board = round.board(place.board)?;
            let regulations = shown.event.board_regulations(board, place.round).ok()?;
            Some(Wanted { id: id.clone(), at, regulations, names: names(shown, place)? })
        })
    }
}

/// What the head of a scoresheet says at a board.
fn names(shown: &Shown, place: Place) -> Option<Names> {
    let board = shown.event.board(place)?;
    let name = |color| {
        let player = shown.event.player(board.player(color));
        player.map(|player| player.entrant.name.clone()).unwrap_or_default()
    };
    let regulations = shown.event.regulations()?;
    Some(Names {
        white: name(Color::White),
        black: name(Color::Black),
        event: regulations.name.clone(),
        site: regulations.place.clone().unwrap_or_default(),
        round: place.round.to_string(),
        board: place.board.to_string(),
    })
}

impl Tables {
    /// Sees to all tables at which somebody plays: that they are there, have taken in what was done at
    /// all boards, and that their results are known.
    /// Answers with those tables.
    pub(crate) fn see_to_boards(
        self: &Arc<Self>,
        event: &Arc<Live>,
    ) -> BoxFuture<'static, Vec<Arc<live::Live>>> {
        let (tables, event) = (Arc::clone(self), Arc::clone(event));
        async move {
            let Ok(boards) = event.tables_to_see_to() else { return Vec::new() };
            let seen_to = |(place, table): (Place, TableId)| {
                let (tables, event) = (&tables, &event);
                async move {
                    let seen_to = tables.see_to_board(event, place, &table).await;
                    seen_to.unwrap_or_else(|trouble| {
                        let id = event.id();
                        tracing::error!(event = %id, %table, %trouble, "a board is not seen to");
                        event.owe();
                        None
                    })
                }
            };
            let all = stream::iter(boards).map(seen_to).buffered(AT_ONCE);
            let seen: Vec<(_, bool)> = all.filter_map(async |table| table).collect().await;
            let has_opened = seen.iter().any(|(_, is_new)| *is_new);
            let seen: Vec<Arc<live::Live>> = seen.into_iter().map(|(table, _)| table).collect();
            if let Err(trouble) = tables.forget_the_erased(&event, &seen, has_opened).await {
                tracing::error!(event = %event.id(), %trouble, "a name may be left at a board");
                event.owe();
            }
            seen
        }
        .boxed()
    }

    /// The table of a board, and whether it was opened just now.
    async fn see_to_board(
        self: &Arc<Self>,
        event: &Arc<Live>,
        place: Place,
        table: &TableId,
    ) -> Result<Option<(Arc<live::Live>, bool)>, Trouble> {
        let (live, is_new) = match self.find(table).await {
            Err(Trouble::NoTable) => match self.begin_at_board(event, place).await? {
                Some(live) => (live, true),
                None => return Ok(None),
            },
            found => (found?, false),
        };
        self.settle(&live).await?;
        self.report(event, place, &live).await?;
        Ok(Some((live, is_new)))
    }

    /// Opens the table of a board, unless it is there or was deleted: nobody brings back what is to
    /// be forgotten.
    async fn begin_at_board(
        self: &Arc<Self>,
        event: &Arc<Live>,
        place: Place,
    ) -> Result<Option<Arc<live::Live>>, Trouble> {
        let Some(Wanted { id, at, regulations, names }) = event.wanted(place)? else {
            return Ok(None);
        };
        for record in [&id, event.id().record()] {
            if self.journal.gone(record.clone()).await?.is_some() {
                return Ok(None);
            }
        }
        let live = self.begin_for_event(id, at, regulations, names, Outage::Restored).await?;
        event.has_named();
        // A deletion of the event holds the turn until nothing is left of it.
        let _turn = event.turn.lock().await;
        if event.is_empty() {
            self.delete(&live, By::Arbiter).await?;
            return Ok(None);
        }
        Ok(Some(live))
    }

    /// Erases at tables whoever was erased in their event: they may have been opened meanwhile.
    async fn forget_the_erased(
        &self,
        event: &Live,
        tables: &[Arc<live::Live>],
        has_opened: bool,
    ) -> Result<(), Trouble> {
        event.know_names(&*self.journal, has_opened).await?;
        for table in tables {
            let place = table.ask(|shown| shown.opened.event.as_ref().map(|at| at.place));
            // One that was deleted meanwhile has no names.
            let Ok(Some(place)) = place else { continue };
            let Some(known) = event.ask(|shown| names(shown, place))? else { continue };
            for (first, name) in [(Color::White, known.white), (Color::Black, known.black)] {
                let is_named = table.ask(|shown| {
                    let Names { white, black, .. } = shown.names();
                    let name = if shown.colour_now(first) == Color::White { white } else { black };
                    !name.is_empty()
                })?;
                if name.is_empty() && is_named {
                    table.erase_first_name(&*self.journal, first).await?;
                }
            }
        }
        Ok(())
    }

    /// What follows once something was written in an event. Setting up tables is answered once they
    /// exist; what is done at all boards is answered at once.
    pub(super) async fn after_event_act(self: &Arc<Self>, event: &Arc<Live>, acts: &[Act]) {
        let sets_up = |act: &Act| matches!(act, Act::SetKind { kind: Kind::Table { .. }, .. });
        let seen_to = self.see_to_boards(event);
        if acts.iter().any(sets_up) {
            seen_to.await;
        } else if acts.iter().any(|act| matches!(act, Act::All { .. })) {
            tokio::spawn(seen_to);
        }
    }

    /// The same for what another server has written.
    pub(super) fn hear_acts_since(self: &Arc<Self>, event: &Arc<Live>, before: Seq) {
        let acts = event.ask(|shown| {
            let acts = shown.since(before).iter().filter_map(|seen| match &*seen.line {
                Line::Entry { entry, .. } => Some(entry.act.clone()),
                _ => None,
            });
            acts.collect::<Vec<Act>>()
        });
        if let Ok(acts) = acts {
            let (tables, event) = (Arc::clone(self), Arc::clone(event));
            tokio::spawn(async move { tables.after_event_act(&event, &acts).await });
        }
    }

    /// Something was written at a table: if its game is over, its event is told the result.
    pub(crate) async fn report_to_event(self: &Arc<Self>, table: &Arc<live::Live>) {
        let Some(event) = table.event().map(Arc::clone) else { return };
        let place = table.ask(|shown| shown.opened.event.as_ref().map(|at| at.place));
        let Ok(Some(place)) = place else { return };
        if let Err(trouble) = self.report(&event, place, table).await {
            tracing::error!(table = %table.id(), %trouble, "the event does not know the result yet");
            event.owe();
        }
    }

    /// Tries again what could not be done at the boards of events.
    pub(crate) fn see_to_what_is_owed(self: &Arc<Self>) {
        for event in self.events.owing() {
            let tables = Arc::clone(self);
            tokio::spawn(async move { tables.see_to_boards(&event).await });
        }
    }

    async fn report(
        self: &Arc<Self>,
        event: &Arc<Live>,
        place: Place,
        table: &live::Live,
    ) -> Result<(), Trouble> {
        let over = table.ask(|shown| match shown.table.phase() {
            Phase::Over(verdict) => {
                let signed = ByColor::from_fn(|color| shown.table.player(color).signed.is_some());
                Some((Outcome::played(verdict.score), verdict.ground, signed))
            }
            _ => None,
        })?;
        let Some((outcome, ground, signed)) = over else { return Ok(()) };
        let act = Act::Report { place, outcome, ground: Some(ground), signed };
        let is_news =
            event.ask(|shown| shown.event.judge(hall::By::House, &act, shown.last_at()).is_ok())?;
        if !is_news {
            return Ok(());
        }
        match self.act_in_event(event, Actor::HOUSE, vec![act], None).await? {
            Ok(_) => {}
            // Somebody else was quicker.
            Err(refused) => tracing::debug!(%refused, "a result was not taken"),
        }
        Ok(())
    }
}
