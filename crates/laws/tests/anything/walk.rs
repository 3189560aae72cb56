//! A game of anything: random regulations, and acts of all seats one after the other.

use clock::Moment;
use laws::{Act, Decision, Phase, Regime, Regulations, Ruling, Seat, Table};

use crate::acts;
use crate::dice::Dice;
use crate::{regulations, scenes};

/// How many acts a game has at most.
const ACTS: usize = 320;

/// A game under way.
pub(crate) struct Walk {
    pub(crate) dice: Dice,
    pub(crate) regulations: Regulations,
    pub(crate) table: Table,
    pub(crate) record: Vec<Ruling>,
    /// The latest moment, in milliseconds.
    pub(crate) at: u64,
    /// Whether a moment may lie before the latest one.
    pub(crate) out_of_order: bool,
    /// What is done next, the first act last.
    plan: Vec<(Seat, Act)>,
}

impl Walk {
    pub(crate) fn begin(seed: u64) -> Self {
        let mut dice = Dice(seed);
        let (regulations, table) = regulations::lawful(&mut dice);
        Self::under(dice, regulations, table)
    }

    /// A game under regulations that somebody has chosen.
    pub(crate) fn under(dice: Dice, regulations: Regulations, table: Table) -> Self {
        let mut walk = Self {
            dice,
            regulations,
            table,
            record: Vec::with_capacity(ACTS),
            at: 0,
            out_of_order: true,
            plan: Vec::new(),
        };
        walk.plan = walk.opening();
        walk
    }

    fn opening(&mut self) -> Vec<(Seat, Act)> {
        let dice = &mut self.dice;
        let mut plan = vec![(Seat::Arbiter, Act::Decide(Decision::Start))];
        if self.regulations.book.regime() == Regime::ByAccord && !dice.one_in(8) {
            plan.push((Seat::White, Act::DrawLots { seed: dice.roll() }));
        }
        let arrived = [(Seat::White, Act::Arrive), (Seat::Black, Act::Arrive)];
        plan.extend(arrived.into_iter().filter(|_| !dice.one_in(8)));
        plan
    }

    /// Who does what next, and when.
    pub(crate) fn next(&mut self) -> (Seat, Act, Moment) {
        let dice = &mut self.dice;
        if self.plan.is_empty() {
            self.plan = match dice.below(12) {
                0 => scenes::any(dice, &self.table),
                1..8 => acts::making_a_move(dice, &self.table),
                _ => Vec::new(),
            };
            self.plan.reverse();
        }
        let (seat, act) = self.plan.pop().unwrap_or_else(|| acts::any(dice, &self.table));
        let at = self.at;
        let moment = match dice.below(60) {
            // Moments out of order, and long thoughts.
            0 if self.out_of_order => at - dice.roll().min(at) % 5000_u64.min(at + 1),
            1 | 2 => at + dice.roll() % 100_000,
            // Spectators look only now and then.
            3..40 if act == Act::Look => at + dice.roll() % 30_000,
            3..20 => at,
            _ => at + dice.roll() % 3000,
        };
        (seat, act, Moment::from_millis(moment))
    }

    /// Judges an act and takes the ruling in.
    pub(crate) fn act(&mut self, seat: Seat, act: &Act, at: Moment) -> &Ruling {
        let ruling = self.table.act(seat, act, at);
        self.at = self.at.max(at.as_millis());
        self.record.push(ruling);
        self.record.last().expect("the ruling just made")
    }

    /// Whether something is still planned.
    pub(crate) fn is_planned(&self) -> bool {
        !self.plan.is_empty()
    }

    /// The latest moment.
    pub(crate) const fn now(&self) -> Moment {
        Moment::from_millis(self.at)
    }

    /// Whether the game has gone on long enough.
    pub(crate) fn is_done(&mut self) -> bool {
        let over = matches!(self.table.phase(), Phase::Over(_) | Phase::Annulled);
        self.record.len() >= ACTS || (over && self.dice.one_in(20))
    }
}
