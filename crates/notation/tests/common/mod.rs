//! Positions from games: random games from the usual array, from Chess960 arrays, and from
//! positions full of promotions, like pieces, and kings that castle in mirror image.

use chess::Position;
use proptest::prelude::*;

/// Choices that lead through a game: where it starts and which legal move is made each time.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    pub(crate) array: u16,
    pub(crate) choices: Vec<u8>,
}

/// Positions where notation has most to say.
const CROWDED: [&str; 6] = [
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "Q5k1/2Q5/2Q5/8/8/2N1N3/8/K1N1N3 w - - 0 1",
    "R2R4/8/3b4/8/R2R4/8/k7/7K w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r2k3r/pppqpppp/8/8/8/8/PPPQPPPP/R2K3R w ~KQ~kq - 0 1",
];

/// Up to eighty plies: a third of the games from the usual array, a third from one of the 960, a
/// third from a crowded position.
pub(crate) fn playouts() -> impl Strategy<Value = Playout> {
    let array = prop_oneof![Just(518_u16), 0..960_u16, 960..960 + CROWDED.len() as u16];
    (array, proptest::collection::vec(any::<u8>(), 0..80))
        .prop_map(|(array, choices)| Playout { array, choices })
}

impl Playout {
    /// The position at the end of the choices, or where the game ended before.
    pub(crate) fn position(&self) -> Position {
        let mut position = match (self.array as usize).checked_sub(960) {
            Some(crowded) => CROWDED[crowded].parse().unwrap(),
            None => chess960(self.array),
        };
        for choice in &self.choices {
            let count = position.legal_moves().len();
            let Some(legal) = position.legal_moves().nth(*choice as usize % count.max(1)) else {
                break;
            };
            position = legal.play();
        }
        position
    }
}

/// The array with this number in the usual numbering; 518 is that of 2.3.
fn chess960(number: u16) -> Position {
    let mut rank = [None; 8];
    let (number, light) = (number / 4, number % 4);
    rank[light as usize * 2 + 1] = Some('b');
    let (number, dark) = (number / 4, number % 4);
    rank[dark as usize * 2] = Some('b');
    let mut put = |nth: u16, piece| {
        let free: Vec<usize> = (0..8).filter(|file| rank[*file].is_none()).collect();
        rank[free[nth as usize]] = Some(piece);
    };
    let (knights, queen) = (number / 6, number % 6);
    put(queen, 'q');
    let pairs = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)];
    let (first, second) = pairs[knights as usize];
    put(first, 'n');
    put(second, 'n');
    for piece in ['r', 'k', 'r'] {
        put(0, piece);
    }
    let black: String = rank.into_iter().flatten().collect();
    let white = black.to_uppercase();
    let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1");
    fen.parse().unwrap()
}

#[test]
fn number_518_is_the_usual_array() {
    assert_eq!(chess960(518), Position::initial());
}
