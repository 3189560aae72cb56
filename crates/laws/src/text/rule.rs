//! What governs a game, in words.

use fluent_bundle::FluentArgs;

use super::{Texts, Words, key, word_of};
use crate::{Agreements, InForce, Regulations, Rule, Sanction, Scoring};

impl Texts {
    /// The rules that govern a game under these regulations, a sentence each.
    ///
    /// ```
    /// use tuomari_laws::text::{Lang, Texts};
    /// use tuomari_laws::{Book, Regulations};
    /// let told = Texts::of(Lang::English).in_force(&Regulations::of(Book::Home));
    /// assert_eq!(told[0].text, "Illegal moves are not accepted");
    /// ```
    #[must_use]
    pub fn in_force(&self, regulations: &Regulations) -> Vec<Words> {
        let tell = |InForce { rule, articles }: InForce| {
            let cited = self.cited(&articles, regulations.book);
            Words { text: self.rule(&rule), cited, spoken: None }
        };
        regulations.in_force().into_iter().map(tell).collect()
    }

    /// A rule in force, with its values.
    #[must_use]
    pub fn rule(&self, rule: &Rule) -> String {
        let mut args = FluentArgs::new();
        let word = match rule {
            Rule::Category { category } => {
                args.set("category", word_of(category));
                "category"
            }
            Rule::BookProposed { book } => {
                args.set("book", self.book(*book));
                "book-proposed"
            }
            Rule::Supervision { supervision } => {
                args.set("supervision", word_of(supervision));
                "supervision"
            }
            Rule::TouchMove => "touch-move",
            Rule::IllegalMovesRefused => "illegal-moves-refused",
            Rule::FirstIllegalMove { time } => {
                args.set("time", time.to_string());
                "first-illegal-move"
            }
            Rule::SecondIllegalMoveLoses => "second-illegal-move-loses",
            Rule::IllegalMoveLoses => "illegal-move-loses",
            Rule::IllegalMoveStands => "illegal-move-stands",
            Rule::StartStays { after } => {
                args.set("after", *after);
                "start-stays"
            }
            Rule::OnlyOnDemand => "only-on-demand",
            Rule::SecondBreachLoses => "second-breach-loses",
            Rule::Flags { seen_by } => {
                args.set("seen-by", word_of(seen_by));
                "flags"
            }
            Rule::TimeLoses => "time-loses",
            Rule::TimeLosesAgainstEnough => "time-loses-against-enough",
            Rule::DefaultTime { time } => {
                args.set("millis", time.as_millis());
                args.set("time", time.to_string());
                "default-time"
            }
            Rule::Recording => "recording",
            Rule::NoRecording => "no-recording",
            Rule::RecordLooks { looks } => {
                args.set("looks", *looks);
                "record-looks"
            }
            Rule::Agreements { allowed } => {
                let (word, number) = match allowed {
                    Agreements::Free => ("free", 0),
                    Agreements::NotBefore(number) => ("not-before", *number),
                    Agreements::WithConsent => ("with-consent", 0),
                };
                args.set("allowed", word);
                args.set("number", number);
                "agreements"
            }
            Rule::Threefold => "threefold",
            Rule::FiftyMoves => "fifty-moves",
            Rule::NoProgress => "no-progress",
            Rule::WrongClaim { time } => {
                args.set("time", time.to_string());
                "wrong-claim"
            }
            Rule::Fivefold => "fivefold",
            Rule::SeventyFiveMoves => "seventy-five-moves",
            Rule::DeadPosition => "dead-position",
            Rule::TooFewPieces => "too-few-pieces",
            Rule::ColoursByLot => "colours-by-lot",
            Rule::QuickplayFinish => "quickplay-finish",
            Rule::Phones { ladder } => {
                args.set("ladder", self.ladder(ladder));
                "phones"
            }
            Rule::Scoring { scoring: Scoring { win, draw, loss } } => {
                for (name, tenths) in [("win", win), ("draw", draw), ("loss", loss)] {
                    args.set(name, f64::from(*tenths) / 10.0);
                }
                "scoring"
            }
            Rule::Appeals => "appeals",
            Rule::NoFinnishEdition => "no-finnish-edition",
            Rule::SheetsNotCertified => "sheets-not-certified",
            Rule::SealedDigitally => "sealed-digitally",
        };
        self.message(&key("rule", word), Some(&args)).0
    }

    /// What follows each sound of a phone.
    fn ladder(&self, ladder: &[Sanction]) -> String {
        let steps: Vec<String> =
            ladder.iter().map(|step| self.word("sanction", &word_of(step))).collect();
        steps.join(", ")
    }
}
