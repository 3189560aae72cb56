//! Small random worlds: locked pawns, few officers, adjacent kings, dead pawns, castling of every
//! kind, en passant.

#![allow(unreachable_pub)] // a module of a test program

use chess::{Color, File, Position, Rank, Role, Setup, Square};

/// splitmix64, seeded by each test, so that failures are reproducible.
#[derive(Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        ((self.next() >> 32) as usize * end) >> 32
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8).expect("below 64")
    }
}

fn put(setup: &mut Setup, square: Square, role: Role, color: Color) {
    if setup.board.piece_on(square).is_none() {
        setup.board.put(square, role.of(color));
    }
}

/// Pawns face to face on some files, and now and then a loose or a dead one.
fn pawns(setup: &mut Setup, dice: &mut Dice) {
    if dice.below(3) > 0 {
        chain(setup, dice);
    } else {
        for _ in 0..dice.below(8) {
            let (file, rank) = (dice.pick(&File::ALL), 1 + dice.below(5));
            face_to_face(setup, file, rank);
        }
    }
    for _ in 0..dice.pick(&[0, 0, 0, 0, 1, 2]) {
        let (square, color) = (dice.square(), dice.pick(&Color::ALL));
        put(setup, square, Role::Pawn, color);
    }
    // Dead pawns keep the world small.
    for _ in 0..dice.pick(&[0, 0, 0, 4, 8]) {
        let rank = dice.pick(&[Rank::First, Rank::Eighth]);
        let (square, color) = (Square::new(dice.pick(&File::ALL), rank), dice.pick(&Color::ALL));
        put(setup, square, Role::Pawn, color);
    }
}

fn face_to_face(setup: &mut Setup, file: File, rank: usize) {
    put(setup, Square::new(file, Rank::ALL[rank]), Role::Pawn, Color::White);
    put(setup, Square::new(file, Rank::ALL[rank + 1]), Role::Pawn, Color::Black);
}

/// Pawns face to face on nearly every file, a rank up or down from one to the next, or none.
fn chain(setup: &mut Setup, dice: &mut Dice) {
    let mut rank = 1 + dice.below(5);
    let mut last = false;
    for file in File::ALL {
        let gap = if last { 6 } else { 12 };
        last = dice.below(gap) > 0 && !(last && dice.below(5) == 0);
        if last {
            face_to_face(setup, file, rank);
        }
        let up = rank < 5 && (rank == 1 || dice.below(2) == 0);
        rank = if up { rank + 1 } else { rank - 1 };
    }
}

fn officers(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..dice.pick(&[0, 0, 1, 1, 1, 2, 3]) {
        let role = dice.pick(&[Role::Knight, Role::Bishop, Role::Bishop, Role::Rook, Role::Queen]);
        let (square, color) = (dice.square(), dice.pick(&Color::ALL));
        put(setup, square, role, color);
    }
}

/// A king somewhere, or at home with rooks that may castle, as usual, in Chess960 or mirrored.
fn king(setup: &mut Setup, color: Color, dice: &mut Dice) {
    let rank = color.back_rank();
    let at_home = dice.below(5) == 0;
    let square = loop {
        let square = match at_home {
            true => Square::new(dice.pick(&File::ALL), rank),
            false => dice.square(),
        };
        let other = setup.board.pieces(Role::King.of(!color));
        if !other.has(square) {
            break square;
        }
    };
    setup.board.put(square, Role::King.of(color));
    if at_home {
        for _ in 0..2 {
            let rook = Square::new(dice.pick(&File::ALL), rank);
            put(setup, rook, Role::Rook, color);
            setup.castling_rooks |= rook.into();
        }
        setup.mirrored[color] = dice.below(3) == 0;
    }
}

pub fn small_world(dice: &mut Dice) -> Position {
    let mut setup = Setup::empty();
    setup.turn = dice.pick(&Color::ALL);
    pawns(&mut setup, dice);
    officers(&mut setup, dice);
    for color in Color::ALL {
        king(&mut setup, color, dice);
    }
    if dice.below(2) == 0 {
        let passed = Square::new(dice.pick(&File::ALL), Rank::Sixth.relative_to(setup.turn));
        setup.en_passant = Some(passed);
    }
    match Position::try_from(setup) {
        Ok(position) => position,
        Err(faults) => faults.forgive().expect("a king each"),
    }
}

/// How many worlds; the environment can ask for more.
pub fn rounds(usual: usize) -> usize {
    let more = std::env::var("TUOMARI_WORLDS").ok().and_then(|set| set.parse::<usize>().ok());
    usual * more.unwrap_or(1)
}

pub fn seed() -> u64 {
    std::env::var("TUOMARI_SEED").ok().and_then(|set| set.parse().ok()).unwrap_or(4)
}
