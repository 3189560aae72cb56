//! The shortest helpmate compared with plain breadth-first search.

use chess::{Color, Position};
use winnable::{Budget, Limit, Winnability, shortest};

use crate::brute::{Brute, Found};
use crate::dice::{Dice, rounds, seed, small_world};

#[test]
fn no_shorter_helpmate_exists() {
    let mut dice = Dice(seed() + 2);
    let (mut agreed, mut tried) = (0, 0);
    for _ in 0..rounds(150) {
        let position = small_world(&mut dice);
        let side = dice.pick(&Color::ALL);
        let Found::Mate(plies) = Brute::new(side, 4_000).search(&position) else { continue };
        tried += 1;
        match shortest(&position, side, &Budget::full().nodes(20_000)).winnability {
            Winnability::Winnable(mate) => {
                assert_eq!(mate.moves().len(), plies, "{side}, {position}: {mate}");
                agreed += 1;
            }
            Winnability::Unwinnable(proof) => panic!("{side}, {position}: {proof}"),
            Winnability::Undetermined(limit) => assert_eq!(limit, Limit::Nodes, "{position}"),
        }
    }
    assert!(agreed > 10 && agreed * 10 > tried * 9, "{agreed} of {tried}");
}

/// Our own helpmates, with the plies they take and the mating move.
const PROBLEMS: [(&str, Color, usize, &str); 4] = [
    // Fool's mate, and the same by White a ply later.
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::Black, 4, "d8h4"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White, 5, "d1h5"),
    // Smothered at once.
    ("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", Color::White, 1, "g5f7"),
    // Nothing to do: it is already mate.
    ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Color::White, 0, ""),
];

#[test]
fn problems_of_our_own_making_are_solved() {
    for (fen, side, plies, last) in PROBLEMS {
        let position: Position = fen.parse().unwrap();
        let answer = shortest(&position, side, &Budget::full());
        let mate = answer.winnability.helpmate().unwrap_or_else(|| panic!("{fen}: {answer:?}"));
        assert_eq!(mate.moves().len(), plies, "{fen}: {mate}");
        assert_eq!(mate.moves().last().map_or(String::new(), ToString::to_string), last, "{fen}");
    }
}
