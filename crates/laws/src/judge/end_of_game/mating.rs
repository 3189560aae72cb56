//! Whether a side can still mate, and what shows it: 5.2.2, 6.9 and 7.5.5 rest on that.

use chess::Color;
use winnable::{Budget, Life, Winnability};

use crate::fact::{Fact, NoMate};
use crate::judge::hearing::Hearing;
use crate::{Articles, Provision};

/// Whether a side can mate by no series of legal moves from the position on the board. What shows it
/// is told to everyone, like the end that rests on it.
///
/// The full question, with a limit that no position of a real game has been seen to reach; where
/// it is reached nothing is proved, and the rule without its exception applies.
pub(crate) fn cannot_mate(hearing: &mut Hearing<'_>, by: Color, provision: Provision) -> bool {
    let budget = Budget::full().nodes(20_000_000);
    let (cannot, fact) = match winnable::winnable(&hearing.now.position, by, &budget) {
        Winnability::Unwinnable(proof) => {
            (true, Fact::CannotMate { by, because: NoMate::from(&proof) })
        }
        Winnability::Winnable(helpmate) => {
            (false, Fact::CanMate { by, line: helpmate.moves().to_vec() })
        }
        Winnability::Undetermined(_) => (false, Fact::MateUndecided { by }),
    };
    hearing.find(fact, &[provision]);
    cannot
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
