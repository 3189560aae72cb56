//! Positions of the data files, slightly changed, because what is hard has relatives.

use chess::{Role, Setup};

use super::{Dice, MEN, put};

/// Positions to mutate.
const HARD: [&str; 2] = [include_str!("../data/unusual.txt"), include_str!("../data/corpus.txt")];

/// A position of the data files with a few men added, moved, removed or changed.
pub(super) fn mutation(setup: &mut Setup, dice: &mut Dice) {
    let lines: Vec<_> = HARD.iter().flat_map(|file| file.lines()).collect();
    let fen = loop {
        let mut words = dice.pick(&lines).split(" ;").next().unwrap_or("").split(' ');
        // The words before the FEN do not matter here.
        if let Some(men) = words.find(|word| word.contains('/')) {
            break format!("{men} {}", words.collect::<Vec<_>>().join(" "));
        }
    };
    *setup = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    for _ in 0..1 + dice.below(6) {
        let (from, to) = (dice.square(), dice.square());
        match (setup.board.piece_on(from), setup.board.piece_on(to)) {
            (None, _) => _ = put(setup, from, dice.pick(&MEN), dice.color()),
            (Some(man), None) if dice.one_in(2) && put(setup, to, man.role, man.color) => {
                setup.board.remove(from);
            }
            (Some(man), _) if man.role != Role::King => {
                setup.board.remove(from);
                if dice.one_in(2) {
                    put(setup, from, dice.pick(&MEN), man.color);
                }
            }
            _ => {}
        }
    }
    if dice.one_in(2) {
        setup.turn = !setup.turn;
    }
}
