//! The account of a game, as an arbiter would tell it: each act once, an ordinary move in one line.

use chess::Color;
use clock::Moment;

use super::echo::{echoes, is_of_a_move, is_of_course};
use super::{Texts, Words};
use crate::fact::{Audience, Event, Fact};
use crate::{Act, Articles, Ruling, Table};

/// One act of an account: when it was, what was done, and what followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// When.
    pub at: Moment,
    /// Who did what, with the articles it rests on.
    pub deed: String,
    /// What followed, with the articles.
    pub then: Vec<String>,
}

/// Tells of a game, ruling by ruling.
///
/// What the hands do until the clock is pressed is told as one move; so what is told may come later
/// than what was taken in, and [`rest`](Self::rest) gives what has not been told at the end.
///
/// ```
/// use clock::Moment;
/// use tuomari_laws::text::{Lang, Teller, Texts};
/// use tuomari_laws::{Act, Book, Decision, Regulations, Seat, Table};
/// let mut table = Table::open(Regulations::of(Book::Fide2018))?;
/// let mut teller = Teller::of(Texts::of(Lang::Finnish), table.clone());
/// let mut told = Vec::new();
/// for (seat, act) in [
///     (Seat::Arbiter, Act::Decide(Decision::Start)),
///     (Seat::White, Act::Move { m: "g1f3".parse()?, offer: false }),
/// ] {
///     let ruling = table.act(seat, &act, Moment::from_millis(1000));
///     told.extend(teller.tell(&ruling));
/// }
/// assert_eq!(told[1].deed, "Valkea: Rf3 (4.7, 1.3, 6.2.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Teller<'t> {
    texts: &'t Texts,
    /// The table before what is told next.
    table: Table,
    /// What the hands of the player on move have done so far.
    in_hand: Option<InHand>,
    /// Whether articles are cited, and told is what not everyone heard.
    cites: bool,
}

/// A move by hand that is on its way.
#[derive(Debug)]
struct InHand {
    by: Color,
    acts: Vec<Told>,
    /// The move in notation, once it is made.
    made: Option<String>,
    articles: Articles,
}

impl<'t> Teller<'t> {
    /// Tells of what happens at a table from now on.
    #[must_use]
    pub fn of(texts: &'t Texts, table: Table) -> Self {
        Self { texts, table, in_hand: None, cites: true }
    }

    /// Tells what people at the table saw and heard, without any article: a story whose rulings
    /// somebody else is to find.
    #[must_use]
    pub fn as_seen(self) -> Self {
        Self { cites: false, ..self }
    }

    /// Takes a ruling in, and gives what can be told now.
    pub fn tell(&mut self, ruling: &Ruling) -> Vec<Told> {
        let by = ruling.seat.side().filter(|_| is_by_hand(&ruling.act));
        let is_ordinary = |event: &Event| event.at.is_none() && is_of_a_move(&event.fact);
        let ordinary = ruling.events.iter().all(is_ordinary);
        let Some(by) = by.filter(|_| ordinary) else {
            let mut told = self.rest();
            told.extend(self.brought(ruling));
            told.push(self.one(ruling));
            return told;
        };
        let mut told = Vec::new();
        if self.in_hand.as_ref().is_some_and(|in_hand| in_hand.by != by) {
            told = self.rest();
        }
        let mut in_hand = self.in_hand.take().unwrap_or(InHand {
            by,
            acts: Vec::new(),
            made: None,
            articles: Articles::default(),
        });
        let mut pressed = false;
        for event in &ruling.events {
            match &event.fact {
                Fact::MoveMade { m, .. } => {
                    in_hand.made = Some(self.texts.written(*m, &self.table));
                    in_hand.articles = event.articles;
                }
                Fact::ClockPressed { .. } => {
                    in_hand.articles.extend(event.articles.iter());
                    pressed = true;
                }
                _ => {}
            }
        }
        let one = self.one(ruling);
        in_hand.acts.push(one);
        self.in_hand = Some(in_hand);
        if pressed {
            told.extend(self.rest());
        }
        told
    }

    /// What the hands have begun: one line if it came to a move, else every act.
    pub fn rest(&mut self) -> Vec<Told> {
        let Some(InHand { by, acts, made, articles }) = self.in_hand.take() else {
            return Vec::new();
        };
        let (Some(made), Some(last)) = (made, acts.last()) else { return acts };
        let deed = format!("{}: {made}", self.texts.seat(by.into()));
        let deed = self.with_articles(deed, &articles);
        vec![Told { at: last.at, deed, then: Vec::new() }]
    }

    /// The moves of many rulings in one line, and of each what is more than a move.
    pub fn tell_moves(&mut self, rulings: &[Ruling]) -> Vec<Told> {
        let mut told = self.rest();
        let first = self.table.clone();
        let (mut moves, mut then) = (Vec::new(), Vec::new());
        for ruling in rulings {
            for event in &ruling.events {
                match &event.fact {
                    Fact::MoveMade { m, .. } => moves.push(*m),
                    fact if is_of_a_move(fact) || is_of_course(fact, &ruling.events) => {}
                    _ => then.extend(self.event(event)),
                }
                self.table.take_in(&event.fact, event.at.unwrap_or(ruling.at));
            }
        }
        if let Some(last) = rulings.last() {
            let deed = self.texts.line_in_short(&moves, &first);
            told.push(Told { at: last.at, deed, then });
        }
        told
    }

    /// What time alone had brought before the act, each at its own moment.
    fn brought(&mut self, ruling: &Ruling) -> Vec<Told> {
        let mut told = Vec::new();
        for event in &ruling.events {
            let Some(at) = event.at else { continue };
            if !is_of_course(&event.fact, &ruling.events) {
                let deed = self.event(event);
                told.extend(deed.map(|deed| Told { at, deed, then: Vec::new() }));
            }
            self.table.take_in(&event.fact, at);
        }
        told
    }

    /// One ruling: the act with the articles of what only says it again, then the rest.
    fn one(&mut self, ruling: &Ruling) -> Told {
        let Ruling { seat, act, at, events } = ruling;
        let who = self.texts.seat(*seat);
        let deed = format!("{who}: {}", self.texts.act(act, &self.table));
        let (mut articles, mut then) = (Articles::default(), Vec::new());
        for event in events.iter().filter(|event| event.at.is_none()) {
            if echoes(act, &event.fact) {
                articles.extend(event.articles.iter());
            } else if !is_of_course(&event.fact, events) {
                then.extend(self.event(event));
            }
            self.table.take_in(&event.fact, *at);
            then.extend(self.owed(event));
        }
        Told { at: *at, deed: self.with_articles(deed, &articles), then }
    }

    fn with_articles(&self, deed: String, articles: &Articles) -> String {
        if !self.cites || articles.first().is_none() {
            return deed;
        }
        format!("{deed} ({})", self.texts.citations(articles, self.table.book()))
    }

    /// A fact as it is told here, if it is.
    fn event(&self, event: &Event) -> Option<String> {
        if self.cites {
            return Some(self.texts.event(event, &self.table));
        }
        let told = event.audience == Audience::Everyone;
        told.then(|| self.texts.fact(&event.fact, &self.table))
    }

    /// What a touch that binds leaves to choose, unless it is any move.
    fn owed(&self, event: &Event) -> Option<String> {
        let Fact::Touched { binds: true, .. } = event.fact else { return None };
        if !self.cites {
            return None;
        }
        let Words { text, cited, .. } = self.texts.owed(&self.table.owed()?, &self.table);
        let cited: Vec<String> = cited.into_iter().map(|cited| cited.text).collect();
        Some(format!("{text} ({})", cited.join(", ")))
    }
}

/// Whether the hands do it in the course of a move.
const fn is_by_hand(act: &Act) -> bool {
    matches!(
        act,
        Act::Touch { .. }
            | Act::Release { .. }
            | Act::TakeOff { .. }
            | Act::Put { .. }
            | Act::AnnounceCastling { .. }
            | Act::Press { .. }
    )
}
