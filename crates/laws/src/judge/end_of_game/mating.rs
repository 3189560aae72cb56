//! Whether a side can still mate, and what shows it: 5.2.2, 6.9 and 7.5.5 rest on that.

use chess::Color;
use winnable::{Life, Winnability};

use crate::course::{self, Lost};
use crate::fact::{Fact, NoMate};
use crate::judge::hearing::Hearing;
use crate::{Articles, Provision, Score};

/// The score when a player loses in the position on the board. What shows whether the opponent can
/// mate is told to everyone, like the end that rests on it.
pub(crate) fn lose(hearing: &mut Hearing<'_>, loser: Color, provision: Provision) -> Score {
    let Lost { score, mating } = course::lose(&hearing.now.position, loser, &hearing.budget());
    show(hearing, !loser, mating, provision);
    score
}

/// The score when a player resigns in the position on the board. Only what keeps the opponent from
/// winning is told: who resigns has seen the rest.
pub(crate) fn give_up(hearing: &mut Hearing<'_>, loser: Color) -> Score {
    let Lost { score, mating } = course::lose(&hearing.now.position, loser, &hearing.budget());
    if !matches!(mating, Winnability::Winnable(_)) {
        show(hearing, !loser, mating, Provision::Resignation);
    }
    score
}

fn show(hearing: &mut Hearing<'_>, by: Color, mating: Winnability, provision: Provision) {
    let fact = match mating {
        Winnability::Unwinnable(proof) => Fact::CannotMate { by, because: NoMate::from(&proof) },
        Winnability::Winnable(helpmate) => Fact::CanMate { by, line: helpmate.moves().to_vec() },
        Winnability::Undetermined(_) => {
            hearing.ran_out();
            Fact::MateUndecided { by }
        }
    };
    hearing.find(fact, &[provision]);
}

/// What shows that the position on the board is dead, before the game ends with it.
pub(crate) fn show_dead(hearing: &mut Hearing<'_>, articles: Articles) {
    let proofs = match winnable::dead(&hearing.now.position, &hearing.budget()) {
        Life::Dead(proofs) => proofs,
        Life::Alive { .. } => return,
        Life::Undetermined(_) => return hearing.ran_out(),
    };
    for by in Color::ALL {
        let because = NoMate::from(&proofs[by]);
        hearing.find_by(Fact::CannotMate { by, because }, articles);
    }
}
