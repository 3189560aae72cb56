//! `tuomari event`: an event in a folder, for people who like files.

mod paper;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use hall::{Act, Entrant, EventRegulations, Intake, Outcome as GameResult};
use laws::text::Lang;
use server::event::engine::Pairing;
use server::event::office::{Closed, Office, RECORD, REGULATIONS};

use self::paper::{Form, Paper, Players};
use crate::cli::languages;
use crate::command::serve::Serve;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Run an event of many boards from a folder
///
/// The folder has the regulations (event.toml), and the record of the event (event.sqlite) that
/// `tuomari event serve` puts on the network for arbiters, players and the public. Acts on the
/// folder are those of its chief arbiter.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari event new evening --chief 'Eeva Korhonen'
  tuomari event regulate evening
  tuomari event import evening players.csv
  tuomari event pair evening
  tuomari event results evening 1=1-0 2=½-½ 3=0-1
  tuomari event results evening --form trf > evening.trf
  tuomari event results evening --round 2 --form pgn > round2.pgn
  tuomari event report evening --lang fi
  tuomari event serve evening --listen 0.0.0.0:8960
  tuomari event delete evening --yes")]
pub(crate) struct Event {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Open an event by the event.toml of a folder, which is made if there is none
    New {
        /// The folder
        folder: PathBuf,
        /// The name of the chief arbiter in the record
        #[arg(long, value_name = "NAME")]
        chief: String,
    },
    /// Adopt the event.toml of the folder, which was changed
    Regulate {
        /// The folder
        folder: PathBuf,
        /// Why; needed once play has begun
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Enter players from a CSV with a header, or a TRF with its rounds
    ///
    /// Players who are there already are left out, so the same list may be read again when others have
    /// come. The rounds of a TRF that the event does not have yet are taken in with their results; of
    /// those that it has, the results of boards without one; and the byes that it grants for later ones.
    /// What is not taken in is named with its round and board.
    Import {
        /// The folder
        folder: PathBuf,
        /// The file
        file: PathBuf,
        /// Only read it and say what would be entered
        #[arg(long)]
        dry_run: bool,
    },
    /// Pair the next round by the system of the event
    Pair {
        /// The folder
        folder: PathBuf,
        /// The program that pairs by the Swiss system, or none [default: bbpPairings, if it is
        /// installed]
        #[arg(long, value_name = "PROGRAM|none")]
        pairing_engine: Option<String>,
        /// Pair it although games of the round before are not over
        #[arg(long)]
        ahead: bool,
    },
    /// Enter results, and show the round or write it out
    Results {
        /// The folder
        folder: PathBuf,
        /// Results as BOARD=RESULT, such as 1=1-0 or 7=½-½; + and - for forfeits, as 3=+:-
        #[arg(value_name = "BOARD=RESULT")]
        results: Vec<String>,
        /// The round [default: the one that is played]
        #[arg(long, value_name = "N")]
        round: Option<u8>,
        /// Why, where a result that was entered before is changed
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
        /// How to write it
        #[arg(long, value_enum, default_value_t = Form::Text)]
        form: Form,
    },
    /// Print the report of the event: rulings, penalties, appeals, results
    Report {
        /// The folder
        folder: PathBuf,
        /// Print HTML instead of text
        #[arg(long)]
        html: bool,
        /// The language
        #[arg(long, default_value = "en", value_name = "LANG", value_parser = languages())]
        lang: Lang,
    },
    /// Serve the event on the network
    Serve {
        /// The folder
        folder: PathBuf,
        /// Give the chief a new link first; the old one stops working
        #[arg(long)]
        new_link: bool,
        #[command(flatten)]
        serve: Box<Serve>,
    },
    /// Delete the event with all its tables for good
    Delete {
        /// The folder
        folder: PathBuf,
        /// Do it; without this the command only says what it would do
        #[arg(long)]
        yes: bool,
    },
}

impl Event {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Trouble::Io("threads".to_owned(), error))?;
        match self.what {
            What::New { folder, chief } => runtime.block_on(new(screen, &folder, chief)),
            What::Regulate { folder, reason } => {
                runtime.block_on(regulate(screen, &folder, reason))
            }
            What::Import { folder, file, dry_run } => {
                runtime.block_on(import(screen, &folder, &file, dry_run))
            }
            What::Pair { folder, pairing_engine, ahead } => {
                runtime.block_on(pair(screen, &folder, pairing_engine.as_deref(), ahead))
            }
            What::Results { folder, results, round, reason, form } => {
                let which = (round, reason.as_deref());
                runtime.block_on(enter(screen, &folder, &results, which, form))
            }
            What::Report { folder, html, lang } => runtime.block_on(async {
                let office = open(screen, &folder).await?;
                let text = office.report(html, lang).await?;
                screen.text(text.as_bytes())?;
                office.close().await?;
                Ok(Outcome::Fine)
            }),
            What::Serve { folder, new_link, serve } => {
                let pages = runtime.block_on(async {
                    let office = open(screen, &folder).await?;
                    let mut pages = vec![("event", format!("/e/{}", office.id()))];
                    if new_link {
                        let token = office.chief_link().await?;
                        let link = format!("/e/{}#{}", office.id(), token.reveal());
                        pages.push(("link of the chief", link));
                    }
                    office.close().await?;
                    Ok::<_, Trouble>(pages)
                })?;
                drop(runtime);
                serve.run_on(&folder.join(RECORD), pages, screen)
            }
            What::Delete { folder, yes } => runtime.block_on(delete(screen, &folder, yes)),
        }
    }
}

impl From<Closed> for Trouble {
    fn from(closed: Closed) -> Self {
        Self::Event(Box::new(closed))
    }
}

async fn new(screen: &mut Screen, folder: &Path, chief: String) -> Result<Outcome, Trouble> {
    // Nothing is left behind of an event that cannot be opened.
    if chief.trim().is_empty() {
        return Err(Trouble::Options("the chief arbiter has no name: --chief NAME".to_owned()));
    }
    let io = |path: &Path| {
        let name = path.display().to_string();
        move |error| Trouble::Io(name, error)
    };
    std::fs::create_dir_all(folder).map_err(io(folder))?;
    let file = folder.join(REGULATIONS);
    if !file.exists() {
        let name = folder.file_name().map_or_else(String::new, |name| name.display().to_string());
        std::fs::write(&file, paper::template(&name)).map_err(io(&file))?;
        screen.remark(format_args!(
            "wrote {}: change it, then `tuomari event regulate {}`",
            file.display(),
            folder.display()
        ))?;
    }
    let regulations = regulations(folder)?;
    let name = regulations.name.clone();
    let (office, token) = Office::found(folder, regulations, chief).await?;
    screen.line(format_args!("opened {name}"))?;
    screen.line(format_args!("link of the chief: /e/{}#{}", office.id(), token.reveal()))?;
    screen.remark(format_args!(
        "before the link goes the address of the server, which `tuomari event serve {}` prints",
        folder.display()
    ))?;
    office.close().await?;
    Ok(Outcome::Fine)
}

/// The regulations as they stand in the folder.
fn regulations(folder: &Path) -> Result<EventRegulations, Trouble> {
    let file = folder.join(REGULATIONS);
    let name = file.display().to_string();
    let text = std::fs::read_to_string(&file).map_err(|error| Trouble::Io(name.clone(), error))?;
    EventRegulations::read(&text).map_err(|error| Trouble::Options(format!("{name}: {error}")))
}

/// The event of a folder. A file that says otherwise than what is in force is not taken in unasked: it
/// may be older than what was changed on the page.
async fn open(screen: &mut Screen, folder: &Path) -> Result<Office, Trouble> {
    let office = Office::open(folder).await?;
    let in_force = office.ask(|shown| shown.event.regulations().cloned())?;
    if let Ok(own) = regulations(folder)
        && in_force.is_some_and(|in_force| in_force != own)
    {
        screen.remark(format_args!(
            "{} differs from the regulations in force; `tuomari event regulate {}` adopts it",
            folder.join(REGULATIONS).display(),
            folder.display()
        ))?;
    }
    Ok(office)
}

async fn regulate(
    screen: &mut Screen,
    folder: &Path,
    reason: Option<String>,
) -> Result<Outcome, Trouble> {
    let regulations = Box::new(regulations(folder)?);
    let office = Office::open(folder).await?;
    let is_same = office.ask(|shown| shown.event.regulations() == Some(&regulations))?;
    if is_same {
        screen.line(format_args!("these regulations are in force already"))?;
    } else {
        let text = regulations.to_text(Lang::English);
        office.act(vec![Act::Regulate { regulations, reason }]).await?;
        screen.text(text.as_bytes())?;
    }
    office.close().await?;
    Ok(Outcome::Fine)
}

async fn import(
    screen: &mut Screen,
    folder: &Path,
    file: &Path,
    dry_run: bool,
) -> Result<Outcome, Trouble> {
    let bytes =
        std::fs::read(file).map_err(|error| Trouble::Io(file.display().to_string(), error))?;
    let Paper { players, report, faults } = Paper::read(&bytes);
    for fault in &faults {
        screen.line(format_args!("{}: {fault}", file.display()))?;
    }
    let office = open(screen, folder).await?;
    let (there, players): (Vec<_>, Vec<_>) = office.ask(|shown| {
        let is_there = |entrant: &Entrant| shown.event.player_who_is(entrant).is_some();
        players.into_iter().partition(is_there)
    })?;
    if !there.is_empty() {
        screen.line(format_args!("{} are there already", Players(there.len())))?;
    }
    let count = Players(players.len());
    if dry_run {
        screen.line(format_args!("would enter {count}"))?;
    } else if !players.is_empty() {
        office.act(vec![Act::Enter { players }]).await?;
        screen.line(format_args!("entered {count}"))?;
    }
    if let Some(report) = report.filter(|_| !dry_run) {
        let (report, _) = office.ask(|shown| report.numbered_as_in(&shown.event))?;
        let Intake { acts, left_out } = office.ask(|shown| report.intake(&shown.event))?;
        let count = |what: fn(&Act) -> bool| acts.iter().filter(|act| what(act)).count();
        let byes = count(|act| matches!(act, Act::GrantBye { .. }));
        // What is entered is shown with the round that it is entered in.
        let mut rounds: Vec<u8> = acts.iter().filter_map(paper::round_it_changes).collect();
        rounds.dedup();
        if !acts.is_empty() {
            office.act(acts).await?;
        }
        for round in rounds {
            screen.text(office.ask(|shown| paper::round(&shown.event, round))?.as_bytes())?;
        }
        if byes > 0 {
            screen.line(format_args!("byes granted for later rounds: {byes}"))?;
        }
        for left_out in left_out {
            screen.remark(format_args!("{}: {left_out}", file.display()))?;
        }
    }
    office.close().await?;
    Ok(if faults.is_empty() { Outcome::Fine } else { Outcome::Findings })
}

async fn pair(
    screen: &mut Screen,
    folder: &Path,
    engine: Option<&str>,
    ahead: bool,
) -> Result<Outcome, Trouble> {
    let engine = match engine {
        None => Pairing::IfInstalled,
        Some("none") => Pairing::None,
        Some(program) => Pairing::At(program.into()),
    };
    let office = open(screen, folder).await?;
    let round = office.ask(|shown| shown.event.rounds().len())?;
    let round = u8::try_from(round + 1).unwrap_or(u8::MAX);
    office.pair(round, &engine, ahead).await?;
    screen.text(office.ask(|shown| paper::round(&shown.event, round))?.as_bytes())?;
    office.close().await?;
    Ok(Outcome::Fine)
}

async fn enter(
    screen: &mut Screen,
    folder: &Path,
    results: &[String],
    (round, reason): (Option<u8>, Option<&str>),
    form: Form,
) -> Result<Outcome, Trouble> {
    let read = |text: &String| {
        let (board, result) = text.split_once('=')?;
        Some((board.trim().parse::<u16>().ok()?, GameResult::read(result)?))
    };
    let mut read_all = Vec::with_capacity(results.len());
    for text in results {
        let wrong = || Trouble::Options(format!("{text:?} is not BOARD=RESULT, such as 3=1-0"));
        read_all.push(read(text).ok_or_else(wrong)?);
    }
    let office = open(screen, folder).await?;
    let last = office.ask(|shown| shown.event.current().map(|round| round.number))?;
    let none = || Trouble::Options("no round was paired yet".to_owned());
    let round = round.or(last).ok_or_else(none)?;
    // All of them or none: a mistake in the last one leaves nothing half entered.
    let acts = office.ask(|shown| paper::results(&shown.event, round, &read_all, reason))?;
    let acts = acts.map_err(Trouble::Options)?;
    if !acts.is_empty() {
        office.act(acts).await?;
    }
    let text = match form {
        Form::Pgn => office.games(round).await?,
        form => office.ask(|shown| paper::write(&shown.event, round, form))?,
    };
    screen.text(text.as_bytes())?;
    office.close().await?;
    Ok(Outcome::Fine)
}

async fn delete(screen: &mut Screen, folder: &Path, yes: bool) -> Result<Outcome, Trouble> {
    let office = Office::open(folder).await?;
    let (name, tables) = office.ask(|shown| {
        let name = shown.event.regulations().map(|regulations| regulations.name.clone());
        (name.unwrap_or_default(), shown.tables().count())
    })?;
    if !yes {
        screen.line(format_args!("would delete {name} with {tables} tables; --yes does"))?;
    } else if office.delete().await?.is_some() {
        screen.line(format_args!("deleted {name} with {tables} tables"))?;
    } else {
        let why = "somebody writes in the event just now; nothing was deleted".to_owned();
        return Err(Trouble::Options(why));
    }
    office.close().await?;
    Ok(Outcome::Fine)
}
