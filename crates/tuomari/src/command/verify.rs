//! `tuomari verify`: whether the record is still what was written.

use std::time::Duration;

use clap::Args;
use serde::Deserialize;
use server::code::RecordCode;
use server::journal::{End, Gone, Head, Journal, Link, Seq, TableId};
use server::signing::{PublicKey, Signed, Signer};
use server::verify::{Whole, verify};

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// How many tables are looked up at once.
const PAGE: usize = 1000;

/// A server that takes longer counts as down.
const PATIENCE: Duration = Duration::from_secs(20);

/// Check that nobody changed the record, or that a game is the one its code was printed from
///
/// Each line of a table's record has the hash of the one before it, and the end of a finished game
/// is signed with the server's key. Without a code, every table, every event and the record of outages are
/// checked, and each that was changed is named with its first line that does not fit. With a code, only its table. Exit code 1 if
/// something was changed, or signed with a key that is not known here.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari verify
  tuomari verify --database /backup/club-monday.sqlite
  tuomari verify 7K3QM-X0T4V-9DXAE-R21PN-C4W8Z-5HJ2B
  tuomari verify --server https://chess.example 7K3QM-X0T4V-9DXAE-R21PN-C4W8Z-5HJ2B")]
pub(crate) struct Verify {
    /// The code on a scoresheet, in a PGN or in a report
    #[arg(value_name = "CODE")]
    code: Option<String>,
    /// Ask this server about the code instead of reading a database
    #[arg(long, value_name = "URL", requires = "code")]
    server: Option<String>,
    /// Another public key whose signatures count; may be repeated
    #[arg(long, value_name = "KEY")]
    key: Vec<PublicKey>,
    #[command(flatten)]
    flags: Flags,
}

impl Verify {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let code: Option<RecordCode> = match &self.code {
            None => None,
            Some(text) => {
                let wrong = |error| Trouble::Options(format!("{text:?}: {error}"));
                Some(text.parse().map_err(wrong)?)
            }
        };
        let mut known = self.key;
        if let (Some(server), Some(code)) = (&self.server, &code) {
            let ends = ask(server, &code.table)?;
            return told(screen, code, &ends, &known);
        }
        let config = Config::gather(&self.flags)?;
        known.extend(Signer::public_in(&config.signing_key()).map_err(server::CannotServe::Key)?);
        if known.is_empty() {
            screen.remark(
                "no signing key is known here (--signing-key, --key): signatures show only that \
                 nothing was changed since somebody signed",
            )?;
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Trouble::Io("threads".to_owned(), error))?;
        runtime.block_on(async {
            let journal = config.store().open().await?;
            match &code {
                None => all(screen, &*journal, &known).await,
                Some(code) => one(screen, &*journal, code, &known).await,
            }
        })
    }
}

/// Checks every table.
async fn all(
    screen: &mut Screen,
    journal: &dyn Journal,
    known: &[PublicKey],
) -> Result<Outcome, Trouble> {
    let mut outcome = Outcome::Fine;
    let (mut tables, mut lines, mut signed, mut adopted) = (0_u64, 0_u64, 0_u64, 0_u64);
    let mut last = None;
    loop {
        let page = journal.tables(last.clone(), PAGE).await?;
        let Some(newest) = page.last() else { break };
        last = Some(newest.clone());
        for table in page {
            let Some(checked) = verify(journal, &table).await? else { continue };
            tables += 1;
            match checked {
                Err(tampered) => {
                    outcome = Outcome::Findings;
                    screen.line(format_args!(
                        "table {table}, line {}: {tampered}",
                        tampered.place()
                    ))?;
                }
                Ok(Whole { head, adopted: older, ends }) => {
                    lines += head.seq.get();
                    adopted += u64::from(older > Seq::START);
                    signed += u64::from(!ends.is_empty());
                    if let Some(end) = ends.iter().find(|end| is_strange(end, known)) {
                        outcome = Outcome::Findings;
                        let (place, key) = (end.head.seq, end.signed.key);
                        screen.line(format_args!(
                            "table {table}, line {place}: signed with the unknown key {key}"
                        ))?;
                    }
                }
            }
        }
    }
    let events = events(screen, journal, &mut outcome).await?;
    if let Some(Err(tampered)) = verify(journal, &TableId::of_the_house()).await? {
        outcome = Outcome::Findings;
        let place = tampered.place();
        screen.line(format_args!("the record of outages, line {place}: {tampered}"))?;
    }
    if outcome == Outcome::Fine {
        let events = if events > 0 { format!(", {events} events") } else { String::new() };
        screen.line(format_args!(
            "nothing was changed: {tables} tables, {lines} lines, {signed} finished games signed{events}"
        ))?;
    }
    if adopted > 0 {
        screen.remark(format_args!(
            "{adopted} of the tables have lines from before the record was chained; whether those \
             were changed before then cannot be told"
        ))?;
    }
    Ok(outcome)
}

/// Checks every event; how many there are.
async fn events(
    screen: &mut Screen,
    journal: &dyn Journal,
    outcome: &mut Outcome,
) -> Result<u64, Trouble> {
    let (mut events, mut last) = (0, None);
    loop {
        let page = journal.events(last.clone(), PAGE).await?;
        let Some(newest) = page.last() else { break };
        last = Some(newest.clone());
        for event in page {
            let Some(checked) = verify(journal, event.record()).await? else { continue };
            events += 1;
            if let Err(tampered) = checked {
                *outcome = Outcome::Findings;
                screen
                    .line(format_args!("event {event}, line {}: {tampered}", tampered.place()))?;
            }
        }
    }
    Ok(events)
}

fn is_strange(end: &End, known: &[PublicKey]) -> bool {
    !known.is_empty() && !known.contains(&end.signed.key)
}

/// Checks the table of a code.
async fn one(
    screen: &mut Screen,
    journal: &dyn Journal,
    code: &RecordCode,
    known: &[PublicKey],
) -> Result<Outcome, Trouble> {
    let table = &code.table;
    match verify(journal, table).await? {
        None => {
            let why = match journal.gone(table.clone()).await? {
                Some(Gone { by, .. }) => format!("table {table} was deleted ({by})"),
                None => format!("there is no table {table} here"),
            };
            screen.line(why)?;
            Ok(Outcome::Findings)
        }
        Some(Err(tampered)) => {
            screen.line(format_args!("table {table}, line {}: {tampered}", tampered.place()))?;
            Ok(Outcome::Findings)
        }
        Some(Ok(Whole { ends, .. })) => told(screen, code, &ends, known),
    }
}

/// Tells whether a record with these ends is the one of a code.
fn told(
    screen: &mut Screen,
    code: &RecordCode,
    ends: &[End],
    known: &[PublicKey],
) -> Result<Outcome, Trouble> {
    let table = &code.table;
    let fitting = code.find(ends).filter(|end| end.signed.is_of(table, end.head));
    let Some(end) = fitting else {
        screen.line(format_args!(
            "the record of table {table} is not the one this code was printed from"
        ))?;
        return Ok(Outcome::Findings);
    };
    let End { head: Head { seq, link }, signed } = end;
    if is_strange(end, known) {
        screen.line(format_args!(
            "table {table}, line {seq}: signed with the unknown key {}",
            signed.key
        ))?;
        return Ok(Outcome::Findings);
    }
    screen.line(format_args!(
        "table {table} is the one this code was printed from, up to line {seq}"
    ))?;
    screen.line(format_args!("head {link}"))?;
    screen.line(format_args!("signed with {}", signed.key))?;
    if let Some(newest) = ends.last().filter(|newest| newest.head.seq > *seq) {
        screen.remark(format_args!(
            "the record went on afterwards, to line {}: {}",
            newest.head.seq,
            RecordCode::of(table, newest)
        ))?;
    }
    Ok(Outcome::Fine)
}

/// The proof as a server gives it.
#[derive(Deserialize)]
struct Given {
    ends: Vec<GivenEnd>,
}

#[derive(Deserialize)]
struct GivenEnd {
    seq: Seq,
    link: String,
    key: String,
    signature: String,
}

impl GivenEnd {
    fn read(&self) -> Option<End> {
        let link: Link = self.link.parse().ok()?;
        let signed = Signed::from_text(self.key.parse().ok()?, &self.signature)?;
        Some(End { head: Head { seq: self.seq, link }, signed })
    }
}

/// Asks a server for the signed heads of a table.
fn ask(server: &str, table: &TableId) -> Result<Vec<End>, Trouble> {
    let url = format!("{}/api/v1/tables/{table}/proof", server.trim_end_matches('/'));
    let no = |error: ureq::Error| Trouble::Io(url.clone(), std::io::Error::other(error));
    let agent: ureq::Agent =
        ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).build().into();
    let text = agent.get(&url).call().map_err(no)?.body_mut().read_to_string().map_err(no)?;
    let given: Given = serde_json::from_str(&text)
        .map_err(|error| Trouble::Io(url.clone(), std::io::Error::other(error)))?;
    Ok(given.ends.iter().filter_map(GivenEnd::read).collect())
}
