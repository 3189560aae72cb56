//! `tuomari tables`: deleting tables and names for good.

use chess::Color;
use clap::{Args, Subcommand};
use server::Timepiece;
use server::erase::{erase_name, tables_of};
use server::journal::{By, Gone, Journal, TableId};

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Delete tables or players' names for good
///
/// This works on the database itself. A server that runs on it keeps what it has in memory for a
/// few minutes; while it runs, DELETE /api/v1/tables/TABLE is better (docs/server.md).
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari tables delete 0123456789ab --yes
  tuomari tables delete-event \"Club championship 2026\" --yes
  tuomari tables erase-name 0123456789ab white --yes")]
pub(crate) struct Tables {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Delete a table with its whole record; only that it existed is kept
    Delete {
        /// The table
        table: String,
        #[command(flatten)]
        sure: Sure,
    },
    /// Delete all tables of an event
    DeleteEvent {
        /// The event, as it was named when its tables were opened
        event: String,
        #[command(flatten)]
        sure: Sure,
    },
    /// Erase a player's name; the record stays, and its chain holds
    EraseName {
        /// The table
        table: String,
        /// The player, by the colour
        #[arg(value_parser = ["white", "black"])]
        color: String,
        #[command(flatten)]
        sure: Sure,
    },
}

#[derive(Args, Debug)]
struct Sure {
    /// Do it; without this the command only says what it would do
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    flags: Flags,
}

impl Tables {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let Sure { flags, yes } = match &self.what {
            What::Delete { sure, .. }
            | What::DeleteEvent { sure, .. }
            | What::EraseName { sure, .. } => sure,
        };
        let (config, yes) = (Config::gather(flags)?, *yes);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Trouble::Io("threads".to_owned(), error))?;
        runtime.block_on(async {
            let journal = config.store().open().await?;
            match self.what {
                What::Delete { table, .. } => delete(screen, &*journal, named(&table)?, yes).await,
                What::DeleteEvent { event, .. } => {
                    delete_event(screen, &*journal, &event, yes).await
                }
                What::EraseName { table, color, .. } => {
                    let color = if color == "white" { Color::White } else { Color::Black };
                    erase(screen, &*journal, named(&table)?, color, yes).await
                }
            }
        })
    }
}

fn named(table: &str) -> Result<TableId, Trouble> {
    table.parse().map_err(|error| Trouble::Options(format!("{table:?}: {error}")))
}

fn no_table(table: &TableId) -> Trouble {
    Trouble::Options(format!("there is no table {table} in this database"))
}

async fn delete(
    screen: &mut Screen,
    journal: &dyn Journal,
    table: TableId,
    yes: bool,
) -> Result<Outcome, Trouble> {
    let Some(proof) = journal.proof(table.clone()).await? else { return Err(no_table(&table)) };
    let lines = proof.head.seq;
    if !yes {
        screen
            .line(format_args!("would delete table {table} and its {lines} lines; --yes does"))?;
        return Ok(Outcome::Fine);
    }
    let gone = Gone { at: Timepiece::start().now(), by: By::Organiser };
    if journal.delete(table.clone(), proof.head, gone).await? {
        screen.line(format_args!("deleted table {table} and its {lines} lines"))?;
        Ok(Outcome::Fine)
    } else {
        let why = format!("table {table} is being played at just now; nothing was deleted");
        Err(Trouble::Options(why))
    }
}

/// Deletes the tables of an event one after another: those that are left if one cannot be deleted
/// are there as they were.
async fn delete_event(
    screen: &mut Screen,
    journal: &dyn Journal,
    event: &str,
    yes: bool,
) -> Result<Outcome, Trouble> {
    let tables = tables_of(journal, event).await.map_err(server::CannotServe::Tables)?;
    if tables.is_empty() {
        let why = format!("there is no table of the event {event:?} in this database");
        return Err(Trouble::Options(why));
    }
    for table in tables {
        delete(screen, journal, table, yes).await?;
    }
    Ok(Outcome::Fine)
}

async fn erase(
    screen: &mut Screen,
    journal: &dyn Journal,
    table: TableId,
    color: Color,
    yes: bool,
) -> Result<Outcome, Trouble> {
    let side = if color == Color::White { "white" } else { "black" };
    if !yes {
        screen.line(format_args!("would erase the name of {side} at table {table}; --yes does"))?;
        return Ok(Outcome::Fine);
    }
    if erase_name(journal, &table, color).await.map_err(server::CannotServe::Tables)? {
        screen.line(format_args!("erased the name of {side} at table {table}"))?;
        Ok(Outcome::Fine)
    } else {
        Err(no_table(&table))
    }
}
