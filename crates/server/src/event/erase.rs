//! Erasing: a person, or an event with all its tables.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use chess::Color;
use hall::{Kind, Number, Place};

use super::line::Line;
use super::personal::Persons;
use super::seating::Seating;
use super::{Live, Shown};
use crate::journal::{By, EventId, Gone, Journal, Seq, TableId};
use crate::live::{Tables, Trouble};

/// How often a table is tried to be deleted at which people act.
const TRIES: u32 = 10;
/// The delay after the first try; it doubles.
const FIRST_TRY: Duration = Duration::from_millis(1);

/// How the boards of an event changed, from its first line on.
fn seatings(shown: &Shown, mut take: impl FnMut(Seating<'_>)) {
    for seen in &shown.seen {
        let Line::Entry { entry, .. } = &*seen.line else { continue };
        entry.facts.iter().filter_map(|noted| Seating::of(&noted.fact)).for_each(&mut take);
    }
}

/// The tables that were ever set up at boards of an event.
fn all_tables(shown: &Shown) -> Vec<TableId> {
    let mut tables = Vec::new();
    seatings(shown, |seating| {
        if let Seating::Kind(_, Kind::Table { table }) = seating {
            tables.extend(table.parse::<TableId>());
        }
    });
    tables
}

/// The tables that were ever set up at boards of a player, also in pairings that were taken back, and
/// the colour that the player had there.
fn tables_of(shown: &Shown, player: Number) -> Vec<(TableId, Color)> {
    let (mut boards, mut tables) = (BTreeMap::<Place, Color>::new(), Vec::new());
    seatings(shown, |seating| match seating {
        Seating::Paired(round, paired) => {
            boards.retain(|place, _| place.round != round);
            boards.extend(paired.iter().filter_map(|pairing| {
                let place = Place { round, board: pairing.board };
                let of = [(pairing.white, Color::White), (pairing.black, Color::Black)];
                of.into_iter().find(|(number, _)| *number == player).map(|(_, c)| (place, c))
            }));
        }
        Seating::Kind(place, Kind::Table { table }) => {
            let seat = boards.get(&place).zip(table.parse().ok());
            tables.extend(seat.map(|(color, table)| (table, *color)));
        }
        // The pairing counts that was there when a table was set up.
        Seating::Kind(_, Kind::Wood | Kind::Source { .. }) | Seating::Unpaired(_) => {}
    });
    tables
}

/// An event of a journal that no server holds; nothing if there is none.
///
/// # Errors
/// If the journal fails, or the record cannot be read.
pub async fn read_from(journal: &dyn Journal, id: &EventId) -> Result<Option<Arc<Live>>, Trouble> {
    let live = Live::empty(id.clone());
    live.catch_up(journal).await?;
    Ok((!live.is_empty()).then(|| Arc::new(live)))
}

/// Deletes an event with all its tables, in a journal that no server holds. Answers how many tables
/// went with it; nothing if somebody has just written there.
///
/// # Errors
/// If the journal fails.
pub async fn delete(
    journal: &dyn Journal,
    live: &Live,
    gone: Gone,
) -> Result<Option<usize>, Trouble> {
    let _turn = live.turn.lock().await;
    let (tables, head) = live.ask(|shown| (all_tables(shown), shown.head))?;
    // The event goes last: whatever stops this, it can be done again.
    let mut deleted = 0;
    for table in tables {
        deleted += usize::from(delete_table(journal, table, gone).await?);
    }
    let record = live.id().record();
    // A journal that has failed before may have done it.
    let is_gone = journal.delete(record.clone(), head, gone).await?
        || journal.gone(record.clone()).await?.is_some();
    if is_gone {
        live.leave();
    }
    Ok(is_gone.then_some(deleted))
}

/// Deletes a table of an event, also if people act there. Answers whether there was one.
async fn delete_table(journal: &dyn Journal, table: TableId, gone: Gone) -> Result<bool, Trouble> {
    for tries in 0..TRIES {
        let Some(proof) = journal.proof(table.clone()).await? else { return Ok(false) };
        if journal.delete(table.clone(), proof.head, gone).await? {
            return Ok(true);
        }
        // Somebody has written there meanwhile.
        tokio::time::sleep(FIRST_TRY.saturating_mul(1 << tries)).await;
    }
    Err(Trouble::Stalled)
}

/// Erases all that is known of a player as a person, at the tables too; `held` has those that are in
/// memory.
///
/// # Errors
/// If the journal fails.
pub async fn erase_person(
    journal: &dyn Journal,
    live: &Live,
    player: Number,
    held: impl Fn(&TableId) -> Option<Arc<crate::live::Live>>,
) -> Result<(), Trouble> {
    let _turn = live.turn.lock().await;
    // What is kept now counts, not what was read: another server may have erased somebody else.
    for line in journal.read(live.id().record().clone(), Seq::START).await? {
        if let Some(rest) = line.aside.and_then(|kept| Persons::without(&kept, player)) {
            journal.set_aside(live.id().record().clone(), line.seq, rest).await?;
        }
    }
    // A table that is opened after this finds that the name was erased.
    live.catch_up(journal).await?;
    for (table, color) in live.ask(|shown| tables_of(shown, player))? {
        let found = match held(&table) {
            Some(table) => Some(table),
            None => crate::live::Live::read_from(journal, &table).await?.map(Arc::new),
        };
        if let Some(table) = found {
            table.erase_first_name(journal, color).await?;
        }
    }
    live.read_anew(journal).await
}

impl Tables {
    /// Deletes an event with all its tables for good. Followers are told that there is
    /// none. Answers whether it was deleted: not if somebody has just written there.
    ///
    /// # Errors
    /// If the journal fails.
    pub async fn delete_event(self: &Arc<Self>, live: &Arc<Live>, by: By) -> Result<bool, Trouble> {
        let gone = Gone { at: self.time().now(), by };
        let tables = live.ask(all_tables)?;
        let deleted = delete(&*self.journal, live, gone).await?;
        for table in tables {
            if let Some(table) = self.held_now(&table) {
                table.leave();
            }
            self.let_go(&table);
        }
        if deleted.is_some() {
            self.alarms.set(live.id().record(), None);
            self.events.let_go(live.id());
            tracing::info!(target: crate::AUDIT, event = %live.id(), %by, "event deleted");
        }
        Ok(deleted.is_some())
    }

    /// The time has come for which an event was to be kept.
    pub(crate) async fn look_at_event(self: &Arc<Self>, id: &EventId) {
        let looked = async {
            let live = self.find_event(id).await?;
            match live.kept_until() {
                Some(until) if until <= self.time().now() => {
                    self.delete_event(&live, By::Age).await?;
                }
                later => self.alarms.set(id.record(), later),
            }
            Ok::<(), Trouble>(())
        };
        match looked.await {
            Ok(()) | Err(Trouble::NoEvent) => {}
            Err(trouble) => tracing::error!(event = %id, %trouble, "cannot see to its deletion"),
        }
    }
}
