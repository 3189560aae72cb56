//! What waits for the arbiters, by duty and not by board: one list for all boards of a round.
//!
//! NOW: what lapses with the next move; stopped clocks, the longest wait first; flags; ends to confirm.
//! SOON: time trouble, a second illegal move possible, positions to wait on, what the arbiter may do,
//! what must not be said. LATER: absence, silent devices, signatures.

mod reason;
mod seen;
#[cfg(test)]
mod tests;

use clock::{Moment, Span};
use laws::{Articles, NoWin, Provision, Question, Regulations};
use serde::Serialize;

pub use audit::watch::{Duty, Section};
pub use reason::{Action, Reason};
pub use seen::{Matter, Seen};

use crate::weigh::postponed;
use crate::{Board, Event, Incident, Kind, Mine, Round, State, TodoSince};

/// One line of the console.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DutyItem {
    /// The board.
    pub board: u16,
    /// What the arbiter does about it.
    pub duty: Duty,
    /// When.
    pub section: Section,
    /// What is so.
    #[serde(flatten)]
    pub reason: Reason,
    /// The articles.
    pub articles: Articles,
    /// Since when, where that is known.
    pub since: Option<Moment>,
    /// When it turns into something else: a default time ends.
    pub until: Option<Moment>,
    /// The one thing to do first.
    #[serde(flatten)]
    pub action: Action,
    /// The arbiter who has taken the board.
    pub mine: Option<Mine>,
}

impl Event {
    /// What waits at the boards of a round, the most urgent first. `seen` is what the program sees of
    /// boards that are not of wood, in any order.
    #[must_use]
    pub fn duties(&self, round: u8, seen: &[Seen], now: Moment) -> Vec<DutyItem> {
        let (Some(round), Some(regulations)) = (self.round(round), self.regulations()) else {
            return Vec::new();
        };
        let laws = regulations.laws();
        let by_number: std::collections::HashMap<u16, &Seen> =
            seen.iter().map(|seen| (seen.board, seen)).collect();
        let mut items = Vec::new();
        for board in &round.boards {
            let seen = by_number.get(&board.number).copied();
            let looked = Look { event: self, round, board, laws: &laws, now };
            looked.at_board(&mut items);
            if let Some(seen) = seen.filter(|_| board.result.is_none()) {
                looked.at_seen(seen, &mut items);
            }
        }
        items.sort_by_cached_key(|item| (item.urgency(), item.board));
        items
    }
}

/// One board being looked at.
struct Look<'e> {
    event: &'e Event,
    round: &'e Round,
    board: &'e Board,
    laws: &'e Regulations,
    now: Moment,
}

impl Look<'_> {
    fn item(&self, reason: Reason, articles: Articles) -> DutyItem {
        DutyItem {
            board: self.board.number,
            duty: reason.duty(),
            section: reason.section(),
            action: reason.action(),
            reason,
            articles,
            since: None,
            until: None,
            mine: self.board.mine,
        }
    }

    fn cite(&self, provisions: &[Provision]) -> Articles {
        self.laws.book.cite(provisions)
    }

    /// What the event itself knows of a board.
    fn at_board(&self, items: &mut Vec<DutyItem>) {
        let board = self.board;
        for TodoSince { todo, since } in &board.todo {
            let articles = self.cite(&[Provision::ExtraTime]);
            let item = self.item(Reason::ToDo { todo: *todo }, articles);
            items.push(DutyItem { since: Some(*since), ..item });
        }
        if let Some(result) = board.result {
            self.at_result(&result, items);
            return;
        }
        if let State::Stopped { since, all: false } = board.state
            && matches!(board.kind, Kind::Wood)
        {
            let stopped = Reason::Stopped { by: None, why: None };
            let articles = self.cite(&[Provision::Interruption]);
            items.push(DutyItem { since: Some(since), ..self.item(stopped, articles) });
        }
        if board.is_on() {
            self.claim_postponed(items);
            for of in chess::Color::ALL {
                let next = board.tally[of].illegal_acts.saturating_add(1);
                if next > 1 && self.laws.losing_illegal_act() == Some(next) {
                    let articles = self.cite(&[Provision::IllegalMovePenalty]);
                    items.push(self.item(Reason::NextIllegalLoses { of }, articles));
                }
            }
        }
        for of in chess::Color::ALL {
            if board.absent[of] && board.arrived[of].is_none() && !board.excused[of] {
                self.absent(of, self.round.late_at(self.laws), items);
            }
        }
    }

    /// A claim that was postponed: only a board with a quickplay finish can have one.
    fn claim_postponed(&self, items: &mut Vec<DutyItem>) {
        if !self.laws.has_quickplay_finish() {
            return;
        }
        if let Some(of) = self.event.quickplay_at(self.board).and_then(postponed) {
            let articles = self.cite(&[Provision::ClaimPostponed]);
            items.push(self.item(Reason::ClaimPostponed { of }, articles));
        }
    }

    /// An absence is counted down; once the time has passed the game is lost, and an arbiter says so.
    fn absent(&self, of: chess::Color, limit: Option<Moment>, items: &mut Vec<DutyItem>) {
        let articles = self.cite(self.laws.default_time_provisions());
        let reason = match limit {
            Some(limit) if self.now > limit => Reason::DefaultTimePassed { of },
            _ => Reason::Absent { of },
        };
        let since = self.round.begins();
        items.push(DutyItem { since, until: limit, ..self.item(reason, articles) });
    }

    fn at_result(&self, result: &crate::BoardResult, items: &mut Vec<DutyItem>) {
        if !result.confirmed {
            let ended = Reason::Ended { outcome: result.outcome, ground: result.ground };
            let item = self.item(ended, result.articles);
            items.push(DutyItem { since: Some(result.at), ..item });
        } else if matches!(self.board.kind, Kind::Table { .. })
            && !(result.signed.white && result.signed.black)
        {
            let unsigned = Reason::Unsigned { signed: result.signed };
            let articles = self.cite(&[Provision::Signatures]);
            items.push(DutyItem { since: Some(result.at), ..self.item(unsigned, articles) });
        }
    }

    /// What the program sees of a board.
    fn at_seen(&self, seen: &Seen, items: &mut Vec<DutyItem>) {
        for Matter { reason, articles, since } in &seen.matters {
            if let Reason::Absent { of } = reason {
                self.absent(
                    *of,
                    seen.awaited_until.or_else(|| self.round.late_at(self.laws)),
                    items,
                );
                continue;
            }
            let item = self.item(reason.clone(), *articles);
            items.push(DutyItem { since: *since, ..item });
        }
        if let Some(since) = seen.silent_since {
            let item = self.item(Reason::Silent, Articles::default());
            items.push(DutyItem { since: Some(since), ..item });
        }
    }
}

impl DutyItem {
    /// What goes before what: the lower first.
    #[must_use]
    pub fn urgency(&self) -> (Section, u8, u64) {
        let least = |span: Option<Span>| span.map_or(u64::MAX, Span::as_millis);
        let since = self.since.map_or(u64::MAX, Moment::as_millis);
        let (rank, within) = match &self.reason {
            Reason::Illegal { lapses: true, .. } => (0, since),
            Reason::Illegal { .. }
            | Reason::WrongRecord { .. }
            | Reason::Asked { .. }
            | Reason::Stopped { .. } => (1, since),
            Reason::Flag { .. } | Reason::BothFlags => (2, since),
            Reason::Ended { .. }
            | Reason::WrongResult { .. }
            | Reason::DefaultTimePassed { .. } => (3, since),
            // After a disturbance every wooden board has one: whoever waits for an arbiter goes first.
            Reason::ToDo { .. } => (4, since),
            Reason::TimeTrouble { white, black } => {
                (5, least([*white, *black].into_iter().flatten().min()))
            }
            Reason::NextIllegalLoses { .. } | Reason::ClaimPostponed { .. } => (6, since),
            Reason::IllegalPosition => (7, since),
            Reason::RepeatedOffers { .. } => (8, since),
            Reason::Claimable { .. } => (9, since),
            Reason::Absent { .. } => (10, self.until.map_or(u64::MAX, Moment::as_millis)),
            Reason::Silent => (11, since),
            Reason::Unsigned { .. } | Reason::ResultMissing => (12, since),
        };
        (self.section, rank, within)
    }
}

impl Reason {
    /// What a question of a table is to the console.
    fn of_question(question: &Question) -> Self {
        match question {
            Question::Stop { by, reason } => Self::Stopped { by: Some(*by), why: Some(*reason) },
            Question::Absence { of } => Self::DefaultTimePassed { of: *of },
            Question::BothFlags => Self::BothFlags,
            other => Self::Asked { question: other.clone() },
        }
    }

    /// The incident that a ruling on it would be about, where it is one.
    #[must_use]
    pub const fn incident(&self) -> Option<Incident> {
        match self {
            Self::Flag { of, can_mate } => {
                Some(Incident::Flag { of: *of, can_mate: *can_mate, ruling: None })
            }
            Self::ClaimPostponed { of } => Some(Incident::NoNormalWin {
                of: *of,
                ground: NoWin::NotTrying,
                short: None,
                ruling: None,
            }),
            Self::BothFlags => Some(Incident::BothFlags { last: None, drawn: None }),
            Self::DefaultTimePassed { of } => Some(Incident::NotArrived { of: *of }),
            Self::RepeatedOffers { of, .. } => Some(Incident::RepeatedOffers { of: *of }),
            Self::IllegalPosition => Some(Incident::IllegalPosition),
            _ => None,
        }
    }
}
