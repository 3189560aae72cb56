//! What a reader is told: a sentence, the articles it rests on, and a move to be read aloud.

use serde::Serialize;

use super::saying::Saying;
use super::{Cited, Texts};
use crate::fact::{Event, Fact, Question};
use crate::{Articles, Barred, Obligation, Ruling, Table, Verdict};

/// Something in the words of a reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Words {
    /// What it says. Moments of the calendar stand in it as `2026-11-15T18:30Z`.
    pub text: String,
    /// The articles it rests on, the one that decides first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub cited: Vec<Cited>,
    /// The move that was made or said, to be read aloud: in the reader's language, or as D.2.1 has
    /// it announced where that is in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spoken: Option<String>,
}

impl Texts {
    /// What a fact says to a reader; moves are written as in the position before it.
    #[must_use]
    pub fn words(&self, event: &Event, before: &Table) -> Words {
        let spoken = match event.fact {
            Fact::MoveMade { m, .. } | Fact::Announced { m, .. } | Fact::Repeated { m, .. } => {
                Some(self.spoken(m, before))
            }
            _ => None,
        };
        let text = self.fact(&event.fact, before);
        Words { text, cited: self.cited(&event.articles, before.book()), spoken }
    }

    /// What each fact of a ruling says, as the facts before it left the table.
    ///
    /// ```
    /// use clock::Moment;
    /// use tuomari_laws::text::{Lang, Texts};
    /// use tuomari_laws::{Act, Book, Regulations, Seat, Table};
    /// let table = Table::open(Regulations::of(Book::Fide2018))?;
    /// let early = Act::Move { m: "g1f3".parse()?, offer: false };
    /// let ruling = table.judge(Seat::White, &early, Moment::from_millis(1)).ruling;
    /// let told = Texts::of(Lang::Swedish).tell(&ruling, &table);
    /// assert!(told[0].text.starts_with("Avvisat"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tell(&self, ruling: &Ruling, before: &Table) -> Vec<Words> {
        let mut table = before.clone();
        let tell = |event: &Event| {
            let words = self.words(event, &table);
            table.take_in(&event.fact, event.at.unwrap_or(ruling.at));
            words
        };
        ruling.events.iter().map(tell).collect()
    }

    /// What waits for the arbiter.
    #[must_use]
    pub fn question(&self, question: &Question, table: &Table) -> Words {
        Words { text: self.of_question(question, table).0, cited: Vec::new(), spoken: None }
    }

    /// Why a decision cannot be taken now.
    #[must_use]
    pub fn barred(&self, barred: &Barred, articles: &Articles, table: &Table) -> Words {
        let text = self.of_refusal(barred.why, barred.because.as_ref(), table).0;
        Words { text, cited: self.cited(articles, table.book()), spoken: None }
    }

    /// How a game ended, in short.
    #[must_use]
    pub fn result(&self, verdict: Verdict, table: &Table) -> Words {
        let saying = Saying::new(self, table, "result").score("score", verdict.score).word(
            "ground",
            "ground",
            &verdict.ground,
        );
        let (text, _) = saying.end();
        Words { text, cited: self.cited(&verdict.articles, table.book()), spoken: None }
    }

    /// What the player to move owes for touching pieces (4.3 to 4.7).
    #[must_use]
    pub fn owed(&self, duty: &Obligation, table: &Table) -> Words {
        let articles: Articles = duty.by.articles(table.book()).collect();
        let fact = Fact::MovesBound { by: table.position().turn(), moves: duty.moves.clone() };
        let text = self.fact(&fact, table);
        Words { text, cited: self.cited(&articles, table.book()), spoken: None }
    }
}
