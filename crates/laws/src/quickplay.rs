//! The quickplay finish (Guideline III) as far as it does not depend on the position: for the judge at a
//! table, and for an arbiter at a board whose moves nobody records for the program.

use clock::{Side, Span};

use crate::fact::Refusal;
use crate::{Category, Federation, Provision, Quickplay, Regulations};

impl Regulations {
    /// What the opponent gets for an increment that is granted, and for a claim that is rejected (III.4,
    /// III.5.2, III.5.3). The minute of A.3 does not reach it.
    pub const QUICKPLAY_PRICE: Span = Span::minutes(2);
    /// The increment, or in 2014 the delay, that can be asked for (III.4).
    pub const REQUESTED_BONUS: Span = Span::seconds(5);

    /// Whether so little time is left that the player may ask or claim (III.4, III.5): less than two
    /// minutes, not two minutes.
    #[must_use]
    pub fn is_short_time(left: Span) -> bool {
        left < Span::minutes(2)
    }

    /// Why nothing can be asked or claimed by a provision of Guideline III, whatever the clocks show;
    /// nothing if it can. `so_far` is what came of earlier requests and claims in the game.
    ///
    /// ```
    /// use tuomari_laws::{Book, Provision, Quickplay, Refusal, Regulations};
    /// let mut rapid = Regulations::of(Book::Fide2023);
    /// rapid.control = "1500".parse()?;
    /// let barred = |rapid: &Regulations, so_far| {
    ///     rapid.bars_quickplay(Provision::NoNormalWin, so_far).map(|(why, _)| why)
    /// };
    /// assert_eq!(barred(&rapid, None), Some(Refusal::NotInForce));
    /// rapid.quickplay = Some(true);
    /// assert_eq!(barred(&rapid, None), None);
    /// assert_eq!(barred(&rapid, Some(Quickplay::Granted)), Some(Refusal::NotInForce));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn bars_quickplay(
        &self,
        provision: Provision,
        so_far: Option<Quickplay>,
    ) -> Option<(Refusal, Vec<Provision>)> {
        if so_far == Some(Quickplay::Granted)
            || self.category() == Category::Blitz
            || !self.ends_without_bonus()
        {
            return Some((Refusal::NotInForce, vec![Provision::QuickplayScope, provision]));
        }
        if !self.has_quickplay_finish() {
            let provisions =
                vec![Provision::QuickplayAnnounced, provision, Provision::GuidelinesAdopted];
            return Some((Refusal::NotInForce, provisions));
        }
        matches!(so_far, Some(Quickplay::Postponed { .. }))
            .then(|| (Refusal::TooOften, vec![Provision::ClaimPostponed]))
    }

    /// A provision of Guideline III, and the Finnish decision where that alone puts it in force (FI.4).
    #[must_use]
    pub fn quickplay_provisions(&self, provision: Provision) -> Vec<Provision> {
        let alone = self.quickplay.is_none() && self.federation == Federation::Finland;
        let finnish = alone.then_some(Provision::FinnishQuickplay);
        [provision].into_iter().chain(finnish.filter(|finnish| self.book.has(*finnish))).collect()
    }

    /// The provisions by which an increment is asked for (III.4).
    #[must_use]
    pub fn increment_provisions(&self) -> Vec<Provision> {
        let late = Provision::LateRequestInFinland;
        let domestic = self.federation == Federation::Finland && self.book.has(late);
        let mut provisions = self.quickplay_provisions(Provision::IncrementRequest);
        provisions.extend(domestic.then_some(late));
        provisions
    }

    /// Whether there is more than one period of time: a flag is not always that of the last one.
    #[must_use]
    pub fn has_several_periods(&self) -> bool {
        let periods = |side| Some(self.control.schedule(side)?.periods().len());
        Side::ALL.into_iter().any(|side| periods(side).is_some_and(|count| count > 1))
    }

    /// Whether an article says what follows where both flags are down and nobody can tell which fell
    /// first: Guideline III, and in 2014 in every game.
    #[must_use]
    pub fn rules_on_both_flags(&self) -> bool {
        self.book.edition().both_flags_in_all_games || self.has_quickplay_finish()
    }

    /// The provisions on two flags that are down: a draw in the last period, and the next period for both
    /// before it (III.3.1). Where no article says so, by analogy.
    #[must_use]
    pub fn both_flags_provisions(&self, is_last: bool) -> Vec<Provision> {
        let own = if is_last { Provision::BothFlagsDraw } else { Provision::BothFlagsPlayOn };
        let analogy = (!self.rules_on_both_flags()).then_some(Provision::Analogy);
        [own, Provision::BothFlags].into_iter().chain(analogy).collect()
    }
}
