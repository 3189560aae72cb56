//! One act being judged: the facts so far, and how things stand after them.

use std::cell::Cell;

use chess::{Color, Position};
use clock::Moment;
use winnable::Budget;

use super::mating;
use super::thought::Thought;
use crate::fact::{Audience, Because, Event, Fact, Missing, Note, Question, Refusal};
use crate::table::Phase;
use crate::table::ledger::Plies;
use crate::table::now::Now;
use crate::{
    Act, Articles, Federation, Ground, Judged, Judgement, Provision, Regime, Regulations, Ruling,
    Score, Seat, Table, Verdict,
};

/// A draft of the table to which each fact is applied as soon as it is found, so that what
/// follows is judged as things then stand.
pub(crate) struct Hearing<'t> {
    pub(crate) table: &'t Table,
    pub(crate) seat: Seat,
    /// The moment that is being judged: that of the act, or an earlier one at which time alone
    /// brought something.
    pub(crate) at: Moment,
    /// The moment of the act.
    acted: Moment,
    pub(crate) now: Now,
    pub(crate) plies: Plies,
    /// Whether nobody is told that the act was refused.
    pub(crate) hushed: bool,
    /// How long may be thought about a proof.
    thought: Thought,
    /// Whether more thought might have proved more.
    cut_short: Cell<bool>,
    events: Vec<Event>,
}

impl<'t> Hearing<'t> {
    pub(crate) fn of(table: &'t Table, seat: Seat, at: Moment, thought: Thought) -> Self {
        Self {
            table,
            seat,
            at,
            acted: at,
            now: table.now.clone(),
            plies: table.plies.draft(),
            hushed: false,
            thought,
            cut_short: Cell::new(false),
            events: Vec::with_capacity(4),
        }
    }

    /// The ruling, and the table as the facts in it have left it.
    pub(crate) fn rule(self, act: &Act) -> Judged {
        let Self { table, seat, acted, now, plies, events, .. } = self;
        let ruling = Ruling { seat, act: act.clone(), at: acted, events };
        Judged { ruling, table: table.become_of(now, plies, acted) }
    }

    /// What a proof may cost.
    pub(crate) fn budget(&self) -> Budget {
        self.thought.budget()
    }

    /// A proof has cost all that it may, and has proved nothing.
    pub(crate) fn ran_out(&self) {
        self.cut_short.set(true);
    }

    /// Whether more thought might lead to another ruling.
    pub(crate) fn is_cut_short(&self) -> bool {
        self.thought == Thought::Brief && self.cut_short.get()
    }

    pub(crate) fn regulations(&self) -> &'t Regulations {
        &self.table.regulations
    }

    pub(crate) fn start(&self) -> &'t Position {
        &self.table.start
    }

    /// The articles of this game's book that state these provisions.
    pub(crate) fn cite(&self, provisions: &[Provision]) -> Articles {
        self.regulations().book.cite(provisions)
    }

    /// The same, and the articles that a reason given in words names.
    pub(crate) fn cite_with(&self, provisions: &[Provision], reason: &str) -> Articles {
        let book = self.regulations().book;
        let is_of_number = |c: char| c.is_ascii_alphanumeric() || c == '.';
        let words = reason.split(|c| !is_of_number(c)).map(|word| word.trim_end_matches('.'));
        let named = words.filter(|word| word.contains('.')).filter_map(|word| book.article(word));
        let mut articles = self.cite(provisions);
        for article in named {
            // A reason may name more than fits; it is in the record itself.
            if articles.add(article).is_err() {
                break;
            }
        }
        articles
    }

    /// Whether a rule holds in this game.
    pub(crate) fn has(&self, provision: Provision) -> bool {
        self.regulations().book.has(provision)
    }

    /// Whether this is who sees to it that the rules are kept.
    pub(crate) fn is(&self, regime: Regime) -> bool {
        self.regulations().book.regime() == regime
    }

    /// A provision of the Finnish preface, where the domestic decisions apply.
    pub(crate) fn domestic(&self, provision: Provision) -> Option<Provision> {
        let finnish = self.regulations().federation == Federation::Finland;
        (finnish && self.has(provision)).then_some(provision)
    }

    /// Enters a move made or completed.
    pub(crate) fn find_move(&mut self, fact: Fact, provisions: &[Provision]) {
        let silent = self.regulations().is_silent_about_moves();
        let audience = if silent { Audience::Arbiter } else { Audience::Everyone };
        self.find_for(audience, fact, provisions);
    }

    /// Enters a fact that everyone may know.
    pub(crate) fn find(&mut self, fact: Fact, provisions: &[Provision]) {
        self.find_for(Audience::Everyone, fact, provisions);
    }

    /// Enters a fact with articles already found.
    pub(crate) fn find_by(&mut self, fact: Fact, articles: Articles) {
        self.enter(fact, articles, Audience::Everyone);
    }

    /// Enters a fact for some.
    pub(crate) fn find_for(&mut self, audience: Audience, fact: Fact, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        self.enter(fact, articles, audience);
    }

    fn enter(&mut self, fact: Fact, articles: Articles, audience: Audience) {
        // What cannot come about here is not entered: the record makes this table again.
        if let Err(flaw) = self.now.apply(&fact, self.at, &self.table.start, &mut self.plies) {
            debug_assert!(false, "{fact:?}: {flaw}");
            return;
        }
        let at = (self.at < self.acted).then_some(self.at);
        self.events.push(Event { fact, articles, audience, at });
    }

    /// Judges what time alone has brought before the act, each thing at its own moment: a late
    /// look finds what a look at that moment would have found.
    pub(crate) fn catch_up(&mut self, bring: impl Fn(&mut Self)) {
        let act = self.at;
        while let Some(due) = self.now.look_at(self.regulations()).filter(|due| *due <= act) {
            self.at = due.max(self.now.seen);
            let found = self.events.len();
            bring(self);
            if self.events.len() == found {
                break;
            }
        }
        self.at = act;
    }

    /// The act cannot be done. The one who tried is told.
    pub(crate) fn refuse(&mut self, why: Refusal, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        self.refuse_by(why, articles);
    }

    pub(crate) fn refuse_by(&mut self, why: Refusal, articles: Articles) {
        self.refuse_because(why, None, articles);
    }

    /// What the act is about is not there.
    pub(crate) fn lacks(&mut self, what: Missing, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        let because = Some(Because::Missing(what));
        self.refuse_because(Refusal::NothingThere, because, articles);
    }

    pub(crate) fn refuse_because(
        &mut self,
        why: Refusal,
        because: Option<Because>,
        articles: Articles,
    ) {
        let audience = if self.hushed { Audience::Nobody } else { self.own_audience() };
        self.enter(Fact::Refused { why, because }, articles, audience);
    }

    /// The one who acts, and the arbiter.
    pub(crate) fn own_audience(&self) -> Audience {
        match self.seat {
            Seat::Arbiter | Seat::Program => Audience::Arbiter,
            Seat::Spectator => Audience::Everyone,
            seat => seat.side().map_or(Audience::Everyone, Audience::from),
        }
    }

    /// Notes something for the arbiter.
    pub(crate) fn note(&mut self, of: Color, what: Note, provisions: &[Provision]) {
        let audience = match self.regulations().book.regime() {
            Regime::Competition => Audience::Arbiter,
            Regime::OnDemand => Audience::Nobody,
            Regime::ByAccord => return,
        };
        self.find_for(audience, Fact::Noted { of, what }, provisions);
    }

    /// Whether a person was appointed to decide what takes judgement.
    pub(crate) fn has_arbiter(&self) -> bool {
        self.regulations().judgement == Judgement::Arbiter
    }

    /// Puts something before the arbiter, once.
    pub(crate) fn ask(&mut self, question: Question, provisions: &[Provision]) {
        if !self.now.questions.contains(&question) {
            self.find_for(Audience::Arbiter, Fact::Asked { question }, provisions);
        }
    }

    /// What waited for the arbiter does so no longer.
    pub(crate) fn answer(&mut self, settled: impl Fn(&Question) -> bool, provisions: &[Provision]) {
        let settled: Vec<Question> =
            self.now.questions.iter().filter(|asked| settled(asked)).cloned().collect();
        for question in settled {
            self.find_for(Audience::Arbiter, Fact::Answered { question }, provisions);
        }
    }

    /// Ends the game: both clocks stand.
    pub(crate) fn end(&mut self, score: Score, ground: Ground, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        self.end_by(score, ground, articles);
    }

    pub(crate) fn end_by(&mut self, score: Score, ground: Ground, articles: Articles) {
        let verdict = Verdict { score, ground, articles };
        if ground == Ground::DeadPosition {
            mating::show_dead(self, articles);
        }
        if matches!(self.now.phase, Phase::Playing) {
            self.stop_clocks(articles);
        }
        self.find_by(Fact::GameEnded { verdict }, articles);
    }

    /// Both clocks stand with the end of the game, where the book knows of any.
    pub(crate) fn stop_clocks(&mut self, articles: Articles) {
        if self.has(Provision::PressCompletes) {
            self.find_by(Fact::ClocksStopped, articles);
        }
    }

    /// A look at the table that found nothing is told to nobody.
    pub(crate) fn nothing_further(&mut self) {
        if self.events.is_empty() {
            self.find_for(
                Audience::Arbiter,
                Fact::Refused { why: Refusal::NothingThere, because: None },
                &[Provision::ArbiterWatches],
            );
        }
    }

    /// What waits for the arbiter already is not asked again; who says it again is told so.
    pub(crate) fn leave_nothing_unanswered(&mut self) {
        if self.events.is_empty() {
            self.refuse(Refusal::TooOften, &[Provision::ArbiterWatches]);
        }
    }

    /// The side for which the seat acts; refuses seats that act for none.
    pub(crate) fn player(&mut self) -> Option<Color> {
        let side = self.seat.side();
        if side.is_none() {
            self.refuse(Refusal::NotYours, &[Provision::TellOnlyArbiter]);
        }
        side
    }

    /// The side for which the seat acts, if that side has the move.
    pub(crate) fn player_to_move(&mut self) -> Option<Color> {
        let side = self.player()?;
        if side != self.now.position.turn() {
            self.refuse(Refusal::NotYourMove, &[Provision::TakingTurns]);
            return None;
        }
        Some(side)
    }
}
