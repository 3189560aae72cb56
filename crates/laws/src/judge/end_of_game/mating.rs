//! Whether a side can still mate, and what shows it: 5.2.2, 6.9 and 7.5.5 rest on that.

use chess::Color;
use winnable::{Budget, Life, Winnability};

use crate::course::{self, Lost};
use crate::fact::{Fact, NoMate};
use crate::judge::hearing::Hearing;
use crate::{Articles, Provision, Score};

/// The score when a player loses in the position on the board. What shows whether the opponent can
/// mate is told to everyone, like the end that rests on it.
///
/// The full question, with a limit that no position of a real game has been seen to reach.
pub(crate) fn lose(hearing: &mut Hearing<'_>, loser: Color, provision: Provision) -> Score {
    let budget = Budget::full().nodes(20_000_000);
    let Lost { score, mating } = course::lose(&hearing.now.position, loser, &budget);
    let by = !loser;
    let fact = match mating {
        Winnability::Unwinnable(proof) => Fact::CannotMate { by, because: NoMate::from(&proof) },
        Winnability::Winnable(helpmate) => Fact::CanMate { by, line: helpmate.moves().to_vec() },
        Winnability::Undetermined(_) => Fact::MateUndecided { by },
    };
    hearing.find(fact, &[provision]);
    score
}

/// What shows that the position on the board is dead, before the game ends with it.
pub(crate) fn show_dead(hearing: &mut Hearing<'_>, articles: Articles) {
    let budget = Budget::full().nodes(2_000_000);
    let Life::Dead(proofs) = winnable::dead(&hearing.now.position, &budget) else { return };
    for by in Color::ALL {
        let because = NoMate::from(&proofs[by]);
        hearing.find_by(Fact::CannotMate { by, because }, articles);
    }
}
