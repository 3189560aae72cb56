//! One act being judged: the facts so far, and how things stand after them.

use chess::{Color, Position};
use clock::Moment;

use crate::fact::{Audience, Event, Fact, Note, Refusal};
use crate::table::ledger::Draft;
use crate::table::now::Now;
use crate::{Act, Articles, Ground, Provision, Regulations, Ruling, Score, Seat, Table, Verdict};

/// A draft of the table to which each fact is applied as soon as it is found, so that what
/// follows is judged as things then stand.
pub(super) struct Hearing<'t> {
    pub(super) table: &'t Table,
    pub(super) seat: Seat,
    pub(super) at: Moment,
    pub(super) now: Now,
    pub(super) plies: Draft<'t>,
    events: Vec<Event>,
}

impl<'t> Hearing<'t> {
    pub(super) fn of(table: &'t Table, seat: Seat, at: Moment) -> Self {
        Self {
            table,
            seat,
            at,
            now: table.now.clone(),
            plies: Draft::of(&table.plies),
            events: Vec::with_capacity(4),
        }
    }

    pub(super) fn rule(self, act: &Act) -> Ruling {
        Ruling { seat: self.seat, act: act.clone(), at: self.at, events: self.events }
    }

    pub(super) fn regulations(&self) -> &'t Regulations {
        &self.table.regulations
    }

    pub(super) fn start(&self) -> &'t Position {
        &self.table.start
    }

    /// The articles of this game's book that state these provisions.
    pub(super) fn cite(&self, provisions: &[Provision]) -> Articles {
        let book = self.regulations().book;
        provisions.iter().filter_map(|provision| provision.article(book)).collect()
    }

    /// Enters a fact that everyone may know.
    pub(super) fn find(&mut self, fact: Fact, provisions: &[Provision]) {
        self.find_for(Audience::Everyone, fact, provisions);
    }

    /// Enters a fact for some.
    pub(super) fn find_for(&mut self, audience: Audience, fact: Fact, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        self.enter(Event { fact, articles, audience });
    }

    pub(super) fn enter(&mut self, event: Event) {
        self.now.apply(&event.fact, self.at, &self.table.start, &mut self.plies);
        self.events.push(event);
    }

    /// The act cannot be done. The one who tried is told.
    pub(super) fn refuse(&mut self, why: Refusal, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        self.refuse_by(why, articles);
    }

    pub(super) fn refuse_by(&mut self, why: Refusal, articles: Articles) {
        let audience = self.seat.side().map_or(Audience::Everyone, Audience::from);
        self.enter(Event { fact: Fact::Refused { why }, articles, audience });
    }

    /// Notes something for the arbiter.
    pub(super) fn note(&mut self, of: Color, what: Note, provisions: &[Provision]) {
        self.find_for(Audience::Arbiter, Fact::Noted { of, what }, provisions);
    }

    /// Ends the game: both clocks stand.
    pub(super) fn end(&mut self, score: Score, ground: Ground, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        let verdict = Verdict { score, ground, articles };
        self.find(Fact::ClocksStopped, provisions);
        self.enter(Event {
            fact: Fact::GameEnded { verdict },
            articles,
            audience: Audience::Everyone,
        });
    }

    /// A look at the table that found nothing is told to nobody.
    pub(super) fn nothing_further(&mut self) {
        if self.events.is_empty() {
            self.find_for(
                Audience::Arbiter,
                Fact::Refused { why: Refusal::NothingThere },
                &[Provision::ArbiterWatches],
            );
        }
    }

    /// The side for which the seat acts; refuses seats that act for none.
    pub(super) fn player(&mut self) -> Option<Color> {
        let side = self.seat.side();
        if side.is_none() {
            self.refuse(Refusal::NotYours, &[Provision::TellOnlyArbiter]);
        }
        side
    }

    /// The side for which the seat acts, if that side has the move.
    pub(super) fn player_to_move(&mut self) -> Option<Color> {
        let side = self.player()?;
        if side != self.now.position.turn() {
            self.refuse(Refusal::NotYourMove, &[Provision::TakingTurns]);
            return None;
        }
        Some(side)
    }
}
