//! The headline of a ruling: what it is about and what follows from it, in one line.

use chess::Color;
use clock::Span;

use super::saying::Saying;
use super::{Texts, word_of};
use crate::fact::{Event, Fact, Lapse};
use crate::{Score, Share, Table, Verdict};

impl Texts {
    /// The headline of a ruling as a reader sees it; moves are written as in the position
    /// before it. None if all of it is seen on the board and the clock.
    #[must_use]
    pub fn headline(&self, events: &[&Event], before: &Table) -> Option<String> {
        let facts: Vec<&Fact> = events.iter().map(|event| &event.fact).collect();
        let first = facts.iter().copied().find(|fact| !is_seen(fact))?;
        let about = facts.iter().find_map(|fact| self.matter(fact, before));
        let verdict = facts.iter().find_map(|fact| match fact {
            Fact::GameEnded { verdict } => Some(*verdict),
            _ => None,
        });
        let Some(what) = about.or_else(|| verdict.map(|verdict| self.ground(verdict))) else {
            return Some(self.fact(first, before));
        };
        let then = facts.iter().find_map(|fact| self.consequence(fact, before));
        let Some(then) = then else { return Some(what) };
        let headline = Saying::new(self, before, "headline");
        Some(headline.text("what", &what).text("then", &then).end().0)
    }

    /// The name that people have for what a fact is about.
    fn matter(&self, fact: &Fact, table: &Table) -> Option<String> {
        let say = |key: &str| Saying::new(self, table, format!("headline-{key}"));
        let said = match fact {
            Fact::IllegalCounted { kind, .. } => {
                return Some(self.word("headline-illegal", &word_of(kind)));
            }
            Fact::IllegalFound { .. } | Fact::IllegalAdmitted { .. } => say("illegal-move"),
            Fact::BreachFound { of, .. } => {
                return Some(self.word("headline-breach", &word_of(of)));
            }
            Fact::ClaimUpheld { .. } => say("claim-upheld"),
            Fact::ClaimRejected { .. } => say("claim-rejected"),
            Fact::FlagFallen { of } => say("flag").side("of", *of),
            _ => return None,
        };
        Some(said.end().0)
    }

    /// What a fact means for the players.
    fn consequence(&self, fact: &Fact, table: &Table) -> Option<String> {
        let say = |key: &str| Saying::new(self, table, format!("headline-{key}"));
        let said = match fact {
            Fact::GameEnded { verdict } => return Some(self.outcome(verdict.score, table)),
            Fact::TimeAdded { to, span } => minutes(say("more").side("of", *to), *span),
            Fact::TimeTaken { from, span } => minutes(say("less").side("of", *from), *span),
            _ => return None,
        };
        Some(said.end().0)
    }

    /// Why a game ended, as the beginning of a line.
    fn ground(&self, verdict: Verdict) -> String {
        let ground = self.word("ground", &word_of(&verdict.ground));
        let mut letters = ground.chars();
        let first = letters.next().map(char::to_uppercase);
        first.into_iter().flatten().chain(letters).collect()
    }

    fn outcome(&self, score: Score, table: &Table) -> String {
        let say = |key: &str| Saying::new(self, table, format!("headline-{key}"));
        let of = |side| score.of(side);
        let said = match (of(Color::White), of(Color::Black)) {
            (Share::Whole, Share::None) => say("wins").side("of", Color::White),
            (Share::None, Share::Whole) => say("wins").side("of", Color::Black),
            (Share::Half, Share::Half) => say("draw"),
            _ => say("score").score("score", score),
        };
        said.end().0
    }
}

/// A time in words where it is a minute or two, else as a clock shows it.
fn minutes(saying: Saying<'_>, span: Span) -> Saying<'_> {
    let whole = [Span::minutes(1), Span::minutes(2)].iter().position(|known| *known == span);
    let count: u64 = whole.map_or(0, |index| index as u64 + 1);
    saying.number("minutes", count).span("span", span)
}

/// Whether everyone sees it happen on the board and the clock, or is asked about it there. A new
/// fact is told unless it is listed here.
const fn is_seen(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Arrived { .. }
            | Fact::Started
            | Fact::Adjusting { .. }
            | Fact::AdjustingEnded { .. }
            | Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::TakenOff { .. }
            | Fact::Put { .. }
            | Fact::CastlingAnnounced { .. }
            | Fact::Announced { .. }
            | Fact::Repeated { .. }
            | Fact::Copied { .. }
            | Fact::MoveMade { .. }
            | Fact::MoveCompleted { .. }
            | Fact::ClockStarted { .. }
            | Fact::ClockPressed { .. }
            | Fact::ControlMet { .. }
            | Fact::Written { .. }
            | Fact::Resumed
            | Fact::DrawOffered { .. }
            | Fact::RecordingLapsed { .. }
            | Fact::TakebackWanted { .. }
            | Fact::RestartWanted { .. }
            | Fact::OfferLapsed { why: Lapse::Touched | Lapse::Withdrawn | Lapse::GameEnded }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::casebook;
    use crate::text::Lang;

    /// The headline of the last ruling of a case.
    fn of(case: &str, lang: Lang) -> Option<String> {
        let file = casebook::read(case);
        assert!(file.faults.is_empty(), "{:?}", file.faults);
        let account = file.cases[0].play();
        assert!(account.faults.is_empty(), "{:?}", account.faults);
        let step = account.steps.last().expect(case);
        let events: Vec<&Event> = step.rulings[0].events.iter().collect();
        Texts::of(lang).headline(&events, &step.before)
    }

    #[test]
    fn a_headline_says_what_it_is_about_and_what_follows() {
        let claim =
            "a claim\n  control 5+3\n  moves Nf3 Nf6\n  0:10 white claim threefold with Ng1\n";
        let illegal = "by hand\n  mode otb\n  control 5+3\n  supervision full\n  0:05 white touch e1\n  \
             0:06 white release e1 e3\n  0:07 white press\n";
        let mate = "mate\n  moves f3 e5 g4\n  0:05 black Qh4\n";
        for (case, lang, headline) in [
            (claim, Lang::English, "Wrong claim: Black gets one minute"),
            (claim, Lang::Finnish, "Väärä vaatimus: Musta saa minuutin lisää"),
            (illegal, Lang::English, "Illegal move: Black gets one minute"),
            (illegal, Lang::Swedish, "Regelvidrigt drag: Svart får en minut till"),
            (mate, Lang::English, "Mate: Black wins"),
        ] {
            assert_eq!(of(case, lang).as_deref(), Some(headline));
        }
    }

    #[test]
    fn what_everyone_sees_has_no_headline() {
        assert_eq!(of("a move\n  0:05 white e4\n", Lang::English), None);
        assert_eq!(
            of(
                "an offer\n  mode otb\n  0:05 white release e2 e4\n  0:06 white offer draw\n",
                Lang::English
            ),
            None
        );
    }

    #[test]
    fn every_headline_of_the_case_book_can_be_said_in_every_language() {
        let mut said = 0;
        for (_, text) in casebook::SHELF {
            for case in casebook::read(text).cases {
                for step in case.play().steps {
                    for ruling in &step.rulings {
                        let events: Vec<&Event> = ruling.events.iter().collect();
                        for lang in Lang::ALL {
                            let told = Texts::of(lang).headline(&events, &step.before);
                            let Some(told) = told else { continue };
                            assert!(!told.contains(['{', '_']), "{told}");
                            said += 1;
                        }
                    }
                }
            }
        }
        assert!(said > 1000);
    }
}
