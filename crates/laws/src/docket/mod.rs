//! What the arbiter can decide at a table now: every kind of decision, possible or refused with the
//! article, and for each question that waits the decisions that answer it.
//!
//! Nothing is decided here a second time. A decision is possible if the judge does not refuse it, and
//! what would follow from it is what the judge says: it is judged, and the table stays as it is.

mod answers;
mod kind;
mod sample;

use chess::Color;
use clock::Moment;

pub use self::kind::Kind;
use crate::fact::{Because, Event, Fact, Question, Refusal};
use crate::{Act, Articles, Decision, Ruling, Seat, Table};

/// What lies before the arbiter of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Docket {
    /// Every kind of decision, in the order of [`Kind::ALL`].
    pub choices: Vec<Possibility>,
    /// What answers each of [`Table::questions`], in their order.
    pub answers: Vec<Vec<Answer>>,
}

/// One kind of decision, as things stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Possibility {
    /// Which.
    pub kind: Kind,
    /// Why none of the kind can be taken now; nothing if one can.
    pub barred: Option<Barred>,
    /// The articles by which it would be taken, or is refused.
    pub articles: Articles,
}

/// What answers a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// A decision, whole as it is.
    Said(Decision),
    /// A decision of which the arbiter must say more.
    Open {
        /// Of which kind.
        kind: Kind,
        /// Whom it is about, if the question is about a player.
        of: Option<Color>,
    },
}

impl Reply {
    const fn open(kind: Kind) -> Self {
        Self::Open { kind, of: None }
    }

    const fn about(kind: Kind, of: Color) -> Self {
        Self::Open { kind, of: Some(of) }
    }
}

/// An answer to a question, as things stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is decided.
    pub reply: Reply,
    /// Why it cannot be decided now; nothing if it can.
    pub barred: Option<Barred>,
    /// The articles by which it would be decided, or is refused.
    pub articles: Articles,
    /// What would follow from a decision that is whole: nothing if that takes a long proof.
    pub ruling: Option<Ruling>,
}

/// Why a decision cannot be taken now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barred {
    /// Why it is refused.
    pub why: Refusal,
    /// What the refusal rests on.
    pub because: Option<Because>,
}

impl Table {
    /// What the arbiter can decide at a moment.
    ///
    /// ```
    /// use clock::Moment;
    /// use tuomari_laws::{Book, Kind, Regulations, Table};
    /// let table = Table::open(Regulations::of(Book::Fide2018))?;
    /// let docket = table.docket(Moment::ZERO);
    /// let possible = |kind| docket.choices.iter().any(|it| it.kind == kind && it.barred.is_none());
    /// assert!(possible(Kind::Start) && !possible(Kind::Resume));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn docket(&self, at: Moment) -> Docket {
        let choices = Kind::ALL.into_iter().map(|kind| self.choice(kind, at)).collect();
        let answer = |(place, question): (u16, &Question)| self.answers(place, question, at);
        Docket { choices, answers: (0..).zip(self.questions()).map(answer).collect() }
    }

    /// A kind is possible if one decision of it is; otherwise the first refusal says why not.
    fn choice(&self, kind: Kind, at: Moment) -> Possibility {
        let mut refused = None;
        for decision in kind.samples(self, at) {
            let Some(ruling) = self.weigh(&decision, at) else {
                // It takes a proof, so it is at least heard.
                return Possibility { kind, barred: None, articles: Articles::default() };
            };
            match barred(&ruling) {
                None => {
                    let articles = articles_of(&ruling);
                    return Possibility { kind, barred: None, articles };
                }
                Some((barred, articles)) => _ = refused.get_or_insert((barred, articles)),
            }
        }
        let (barred, articles) = refused.unzip();
        Possibility { kind, barred, articles: articles.unwrap_or_default() }
    }

    fn answers(&self, place: u16, question: &Question, at: Moment) -> Vec<Answer> {
        let weigh = |reply: Reply| {
            let decision = match &reply {
                Reply::Said(decision) => decision,
                Reply::Open { kind, .. } => {
                    let Possibility { barred, articles, .. } = self.choice(*kind, at);
                    return Answer { reply, barred, articles, ruling: None };
                }
            };
            let ruling = self.weigh(decision, at);
            let refused = ruling.as_ref().and_then(barred);
            let taken = || ruling.as_ref().map(articles_of).unwrap_or_default();
            let (barred, articles) = match refused {
                Some((barred, articles)) => (Some(barred), articles),
                None => (None, taken()),
            };
            Answer { reply, barred, articles, ruling }
        };
        answers::to(self, place, question).into_iter().map(weigh).collect()
    }

    /// What the judge says to a decision, if that takes no long proof.
    fn weigh(&self, decision: &Decision, at: Moment) -> Option<Ruling> {
        let act = Act::Decide(decision.clone());
        let judged = self.judge_briefly(Seat::Arbiter, &act, at.max(self.now.seen))?;
        Some(judged.ruling)
    }
}

/// The refusal in a ruling, if it is about how things stand. A sample that is not what was sealed
/// says only that an envelope can be opened.
fn barred(ruling: &Ruling) -> Option<(Barred, Articles)> {
    ruling.events.iter().find_map(|event| match &event.fact {
        Fact::Refused { why: Refusal::SealBroken, .. } => None,
        Fact::Refused { why, because } => {
            let barred = Barred { why: *why, because: because.clone() };
            Some((barred, event.articles))
        }
        _ => None,
    })
}

/// The articles of what the decision itself brings, not of what time had brought before it.
fn articles_of(ruling: &Ruling) -> Articles {
    let own = |event: &&Event| event.at.is_none();
    ruling.events.iter().find(own).map(|event| event.articles).unwrap_or_default()
}

#[cfg(test)]
mod tests;
