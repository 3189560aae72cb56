//! Positions from games, the same every time.

use chess::Position;

/// Where the games start: usual, full of promotions and like pieces, and Chess960.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "7k/8/2Q5/Q7/2Q5/2N1N3/8/K1N1N3 w - - 0 1",
    "R2R4/8/3b4/8/R2R4/8/1k6/7K w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
    "nrbnkqbr/pppppppp/8/8/8/8/PPPPPPPP/NRBNKQBR w KQkq - 0 1",
];

/// Every position of `games` random games of at most 120 plies from each start.
pub fn positions(games: u32) -> impl Iterator<Item = Position> {
    STARTS.into_iter().flat_map(move |start| {
        (0..games).flat_map(move |game| {
            let mut chance = Chance(0x9e37_79b9_7f4a_7c15 ^ u64::from(game + 1));
            let first: Position = start.parse().expect("a start is a position");
            std::iter::successors(Some(first), move |position| {
                let count = position.legal_moves().len();
                let pick = chance.below(count.max(1));
                Some(position.legal_moves().nth(pick)?.play())
            })
            .take(120)
        })
    })
}

/// Numbers that look random: xorshift.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}
