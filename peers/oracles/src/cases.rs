//! Random cases, the same every time, and how many of them to try.

use chess::Position;

/// How many cases to try: `TUOMARI_CASES`, or a share that `make test` has time for.
#[must_use]
pub fn number(share: usize) -> usize {
    std::env::var("TUOMARI_CASES").ok().and_then(|number| number.parse().ok()).unwrap_or(share)
}

/// The seed: `TUOMARI_SEED`.
#[must_use]
pub fn seed() -> u64 {
    std::env::var("TUOMARI_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

/// Numbers that look random (splitmix64).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// The next number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.roll() % limit as u64) as usize
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }
}

/// Where games begin: usual, with castling near, full of promotions, and Chess960.
const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/2p1p1p1/8/3P1P2/3p1p2/8/2P1P1P1/4K3 w - - 0 1",
    "8/8/4k3/8/3n4/8/8/K6R w - - 0 1",
    "8/8/4k3/8/3b4/8/8/1K5R b - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    "nrbnkqbr/pppppppp/8/8/8/8/PPPPPPPP/NRBNKQBR w KQkq - 0 1",
];

/// A position from some game in which there is a legal move; `usual` excludes Chess960.
pub fn position(dice: &mut Dice, usual: bool) -> Position {
    loop {
        let starts = if usual { &STARTS[..9] } else { &STARTS[..] };
        let mut position: Position = dice.pick(starts).parse().expect("a start is a position");
        for _ in 0..dice.below(30) {
            let count = position.legal_moves().len();
            let Some(legal) = position.legal_moves().nth(dice.below(count.max(1))) else { break };
            position = legal.play();
        }
        if position.has_legal_move() {
            return position;
        }
    }
}
