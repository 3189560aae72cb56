//! What electronic boards show: files of games that a program beside them sends, again and again.
//!
//! Nothing of it is in the record, but the results: the boards are the truth, and a server that was
//! started anew is sent the games again.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use audit::Rules;
use audit::watch::{Board as Watched, Event as Told, Watch};
use chess::Color;
use clock::{Moment, Span};
use hall::{Act, Board, Kind, Outcome, Place, Seen};

use super::{Actor, Live, Shown};
use crate::live::{Tables, Trouble};

/// A source of which nothing was heard for so long is silent.
const SILENT: Span = Span::minutes(1);

/// The sources of an event, by their names in its regulations.
#[derive(Debug, Default)]
pub(super) struct Sources(Mutex<BTreeMap<String, Source>>);

#[derive(Debug)]
struct Source {
    /// Held while a file is looked at, which may take long: whoever looks at the console does not wait
    /// for it.
    watch: Arc<Mutex<Watch>>,
    /// What it saw last.
    boards: Vec<Watched>,
    heard: Moment,
}

impl Sources {
    fn with<T>(&self, look: impl FnOnce(&mut BTreeMap<String, Source>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lets time pass at the sources: a move that nobody could have played is told when it has stood for
    /// a moment, and not with the move that answers it. One that is being looked at is left alone.
    pub(super) fn settle(&self, now: Moment) {
        self.with(|sources| {
            for source in sources.values_mut() {
                if let Ok(mut watch) = source.watch.try_lock()
                    && !watch.tick(now).is_empty()
                {
                    source.boards = watch.boards().to_vec();
                }
            }
        });
    }

    /// How a board stands, if it belongs to a source of which something was heard.
    pub(super) fn glimpse(&self, shown: &hall::Event, board: &Board, now: Moment) -> Option<Seen> {
        let Kind::Source { source, name } = &board.kind else { return None };
        self.with(|sources| {
            let source = sources.get(source)?;
            let mut seen = match find(shown, board, name, &source.boards) {
                Some(watched) => Seen::of_watch(board.number, watched),
                None => Seen { board: board.number, ..Seen::default() },
            };
            let is_silent = now.saturating_since(source.heard) > SILENT;
            seen.silent_since = is_silent.then_some(source.heard);
            Some(seen)
        })
    }
}

impl Live {
    /// Takes in the games of a source as they are now.
    pub(crate) fn hear_source(&self, name: &str, pgn: &str, now: Moment) -> Result<(), Trouble> {
        let rules = self.ask(|shown| {
            let laws = shown.event.regulations().map(|regulations| regulations.laws());
            let book = laws.as_ref().map(|laws| laws.book);
            Rules { book, class: laws.map(|laws| laws.category()), ..Rules::by_date() }
        })?;
        let new = || {
            let watch = Arc::new(Mutex::new(Watch::new(rules)));
            Source { watch, boards: Vec::new(), heard: now }
        };
        let watch = self
            .sources
            .with(|sources| Arc::clone(&sources.entry(name.to_owned()).or_insert_with(new).watch));
        let mut watch = watch.lock().unwrap_or_else(PoisonError::into_inner);
        watch.look(pgn.as_bytes(), now);
        self.sources.with(|sources| {
            if let Some(source) = sources.get_mut(name) {
                source.boards = watch.boards().to_vec();
                source.heard = now;
            }
        });
        drop(watch);
        self.stir();
        Ok(())
    }
}

impl Tables {
    /// Tells an event the results that its electronic boards show; an arbiter still stands for them.
    pub(crate) async fn report_sources(self: &Arc<Self>, event: &Arc<Live>) -> Result<(), Trouble> {
        let acts = event.ask(|shown| results(shown, &event.sources))?;
        for act in acts {
            if let Err(refused) = self.act_in_event(event, Actor::HOUSE, vec![act], None).await? {
                tracing::debug!(%refused, "a result was not taken");
            }
        }
        Ok(())
    }
}

fn results(shown: &Shown, sources: &Sources) -> Vec<Act> {
    let Some(round) = shown.event.current() else { return Vec::new() };
    let report = |board: &Board| {
        let Kind::Source { source, name } = &board.kind else { return None };
        let (outcome, ground) = sources.with(|sources| {
            let boards = &sources.get(source)?.boards;
            result(find(&shown.event, board, name, boards)?)
        })?;
        let known = board.result.map(|result| (result.outcome, result.confirmed));
        if known.is_some_and(|(known, confirmed)| confirmed || known == outcome) {
            return None;
        }
        let place = Place { round: round.number, board: board.number };
        Some(Act::Report { place, outcome, ground, signed: chess::ByColor::default() })
    };
    round.boards.iter().filter_map(report).collect()
}

/// The result that a board shows. Where what is written contradicts the pieces, an arbiter looks first.
fn result(watched: &Watched) -> Option<(Outcome, Option<laws::Ground>)> {
    if watched.told.iter().any(|told| matches!(told, Told::WrongResult { .. })) {
        return None;
    }
    let turn = if watched.plies.is_multiple_of(2) { Color::White } else { Color::Black };
    let ended = watched.told.iter().find_map(|told| match told {
        Told::Ended { ending } => {
            Some((Outcome::played(ending.score(turn)), Some(ending.ground())))
        }
        _ => None,
    });
    let written = || Some((Outcome::read(watched.result?.as_str())?, None));
    ended.or_else(written)
}

/// The game of a board: by its number, or by its players.
fn find<'w>(
    event: &hall::Event,
    board: &Board,
    name: &str,
    watched: &'w [Watched],
) -> Option<&'w Watched> {
    let family = |color| {
        let player = event.player(board.player(color))?;
        player.entrant.name.split(',').next().map(|name| name.trim().to_lowercase())
    };
    let families = [Color::White, Color::Black].map(family);
    let by_players = |seen: &&Watched| {
        let text = seen.name.to_lowercase();
        let Some((white, black)) = text.split_once(" - ") else { return false };
        let has = |text: &str, family: &Option<String>| {
            family.as_deref().is_some_and(|family| !family.is_empty() && text.contains(family))
        };
        has(white, &families[0]) && has(black, &families[1])
    };
    let by_number = |seen: &&Watched| seen.name.split(' ').next() == Some(name);
    watched.iter().find(by_players).or_else(|| watched.iter().find(by_number))
}
