//! What the program sees of a board that is not of wood.

use audit::{Fate, watch};
use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::course::{Occasion, Trail};
use laws::{Articles, Phase, Provision, Table};
use serde::Serialize;

use super::Reason;
use crate::Outcome;

/// How a board with eyes of its own stands now.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seen {
    /// The board.
    pub board: u16,
    /// What the clocks show.
    pub clocks: ByColor<Option<Span>>,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// How many plies were played.
    pub plies: u32,
    /// Whether the game is over there.
    pub over: bool,
    /// What is so there.
    pub matters: Vec<Matter>,
    /// Until when a player who is absent is in time.
    pub awaited_until: Option<Moment>,
    /// Since when nothing was heard of its device.
    pub silent_since: Option<Moment>,
}

/// Something that is so at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Matter {
    /// What.
    #[serde(flatten)]
    pub reason: Reason,
    /// The articles.
    pub articles: Articles,
    /// Since when, where that is known.
    pub since: Option<Moment>,
}

impl Matter {
    const fn new(reason: Reason, articles: Articles) -> Self {
        Self { reason, articles, since: None }
    }
}

/// Draw offers in a row from which on they may be a disturbance (11.5).
const MANY_OFFERS: u16 = 3;

impl Seen {
    /// How a table of the server stands at a moment of its own time. What could be claimed is looked
    /// up here: do this after moves, not after every tick.
    #[must_use]
    pub fn of_table(board: u16, table: &Table, at: Moment) -> Self {
        let regulations = table.regulations();
        let cite = |provisions: &[Provision]| regulations.book.cite(provisions);
        let mut seen = Self { board, ..Self::default() };
        seen.plies = u32::try_from(table.moves().len()).unwrap_or(u32::MAX);
        seen.over = matches!(table.phase(), Phase::Over(_) | Phase::Annulled);
        if let Some(reading) = table.reading(at) {
            seen.running = reading.motion.running().map(Color::from);
            seen.clocks = ByColor::from_fn(|color| reading.face(color.into()).time);
        }
        for question in table.questions() {
            seen.matters.push(Matter::new(Reason::of_question(question), Articles::default()));
        }
        if let Phase::Over(verdict) = table.phase() {
            let ended = Reason::Ended {
                outcome: Outcome::played(verdict.score),
                ground: Some(verdict.ground),
            };
            seen.matters.push(Matter::new(ended, verdict.articles));
            return seen;
        }
        if table.phase() == Phase::Stopped && seen.matters.is_empty() {
            let stopped = Reason::Stopped { by: None, why: None };
            seen.matters.push(Matter::new(stopped, cite(&[Provision::Interruption])));
        }
        for (of, until) in table.awaited() {
            seen.awaited_until = Some(until);
            let absent = Matter::new(Reason::Absent { of }, cite(&[Provision::DefaultTime]));
            seen.matters.push(absent);
        }
        seen.short_of_time(regulations);
        for of in Color::ALL {
            let count = table.player(of).offers_in_a_row;
            if count >= MANY_OFFERS {
                let articles = cite(&[Provision::Distraction, Provision::Warning]);
                seen.matters.push(Matter::new(Reason::RepeatedOffers { of, count }, articles));
            }
            let next = table.player(of).illegal_acts.saturating_add(1);
            if next > 1 && regulations.losing_illegal_act() == Some(next) {
                let articles = cite(&[Provision::IllegalMovePenalty]);
                seen.matters.push(Matter::new(Reason::NextIllegalLoses { of }, articles));
            }
        }
        seen.claimable(table);
        seen
    }

    fn short_of_time(&mut self, regulations: &laws::Regulations) {
        let trouble = watch::trouble(Some(regulations.category()));
        let is_short = |time: &Option<Span>| time.is_some_and(|time| time < trouble);
        if is_short(&self.clocks.white) || is_short(&self.clocks.black) {
            let ByColor { white, black } = self.clocks;
            let articles = regulations.book.cite(&[Provision::TimeTrouble]);
            self.matters.push(Matter::new(Reason::TimeTrouble { white, black }, articles));
        }
    }

    /// The draws that the player to move could claim: the arbiter knows, and says nothing.
    fn claimable(&mut self, table: &Table) {
        let book = table.regulations().book;
        let mut position = table.position_at(0);
        let mut trail = Trail::new();
        trail.begin(&position);
        for (place, m) in (1..).zip(table.moves()) {
            // An illegal act that stands is not a move: the table knows the position after it.
            let played = m.and_then(|m| Some((m, position.legal(m)?.play())));
            match played {
                Some((m, after)) => {
                    trail.push(m, &after);
                    position = after;
                }
                None => {
                    position = table.position_at(place);
                    trail.push_illegal(&position);
                }
            }
        }
        for occasion in Occasion::now(book, &trail) {
            let reason = Reason::Claimable { of: table.position().turn(), basis: occasion.basis };
            let articles = book.cite(&[occasion.part(), Provision::ArbiterSilent]);
            self.matters.push(Matter::new(reason, articles));
        }
    }

    /// How a board of a watched source stands.
    #[must_use]
    pub fn of_watch(board: u16, watched: &watch::Board) -> Self {
        let mut seen = Self { board, clocks: watched.clocks, ..Self::default() };
        seen.plies = watched.plies;
        seen.over = watched.result.is_some_and(|result| result != notation::pgn::Outcome::Unknown);
        for event in &watched.told {
            let reason = match event {
                watch::Event::Ended { ending } => Reason::Ended {
                    outcome: Outcome::played(ending.score(turn(watched.plies))),
                    ground: Some(ending.ground()),
                },
                watch::Event::WrongResult { result, right, .. } => Reason::WrongResult {
                    recorded: result.as_str().to_owned(),
                    right: right.as_str().to_owned(),
                },
                watch::Event::Claim { basis, by, .. } => {
                    Reason::Claimable { of: *by, basis: *basis }
                }
                // There is nothing left to do about it.
                watch::Event::WrongRecord(wrong) if wrong.fate == Some(Fate::Stands) => continue,
                watch::Event::WrongRecord(wrong) if wrong.fault == watch::Fault::Illegal => {
                    Reason::Illegal { text: wrong.text.clone(), lapses: wrong.lapses }
                }
                watch::Event::WrongRecord(wrong) => {
                    Reason::WrongRecord { text: wrong.text.clone() }
                }
                watch::Event::Flag { side, can_mate } => {
                    Reason::Flag { of: *side, can_mate: *can_mate }
                }
                watch::Event::BothFlags => Reason::BothFlags,
                // The players have put their kings in the centre: an arbiter stands for the result.
                watch::Event::ResultProposed { result } => {
                    let Some(outcome) = Outcome::read(result.as_str()) else { continue };
                    Reason::Ended { outcome, ground: None }
                }
                watch::Event::TimeTrouble { white, black, .. } => {
                    Reason::TimeTrouble { white: *white, black: *black }
                }
                watch::Event::DefaultTime => Reason::Absent { of: Color::White },
                watch::Event::ResultMissing => Reason::ResultMissing,
                watch::Event::NoSignal { .. } => Reason::Silent,
            };
            seen.matters.push(Matter::new(reason, event.articles(watched.book)));
        }
        seen
    }
}

/// Who has the move after so many plies of a game from the initial position.
const fn turn(plies: u32) -> Color {
    if plies.is_multiple_of(2) { Color::White } else { Color::Black }
}
