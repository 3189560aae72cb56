//! Positions to test on: random pieces, random games, games gone wrong.

#![allow(unreachable_pub, dead_code)] // a module of several test programs

use chess::{
    Bitboard, ByColor, Chess960, Color, File, Legal, Position, Rank, Role, Setup, Square, Start,
};

/// splitmix64, seeded by each test, so that failures are reproducible.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        ((self.next() >> 32) as usize * end) >> 32
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8).expect("below 64")
    }

    pub fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }
}

/// Adds each castling and en passant claim that is possible on the board, each with probability one
/// half.
fn with_claims(mut setup: Setup, dice: &mut Dice) -> Position {
    for color in Color::ALL {
        setup.mirrored[color] = dice.once_in(4);
        for file in File::ALL {
            if dice.once_in(2) {
                setup.castling_rooks |= Square::new(file, color.back_rank()).into();
            }
        }
    }
    let targets: Vec<Square> = File::ALL
        .into_iter()
        .map(|file| Square::new(file, Rank::Sixth.relative_to(setup.turn)))
        .filter(|target| {
            let claim = Setup {
                en_passant: Some(*target),
                castling_rooks: Bitboard::EMPTY,
                ..setup.clone()
            };
            claim.faults().is_empty()
        })
        .collect();
    if !targets.is_empty() && !dice.once_in(3) {
        setup.en_passant = Some(dice.pick(&targets));
    }
    match Position::try_from(setup) {
        Ok(position) => position,
        Err(faults) => faults.forgive().expect("a king each"),
    }
}

/// Up to sixty pieces anywhere, including dead pawns and adjacent kings.
pub fn soup(dice: &mut Dice) -> Position {
    let mut setup = Setup::empty();
    setup.turn = dice.color();
    setup.quiet_plies = dice.below(200) as u32;
    let most = dice.pick(&[4, 8, 16, 32, 60]);
    for _ in 0..dice.below(most) {
        // Kings come last; positions with dead pawns get few pieces.
        let square = dice.square();
        let role = dice.pick(&Role::ALL[..5]);
        let dead = role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth);
        if !dead || dice.once_in(4) {
            setup.board.put(square, role.of(dice.color()));
        }
    }
    for color in Color::ALL {
        loop {
            let square = dice.square();
            if setup.board.piece_on(square) != Some(Role::King.of(Color::White)) {
                setup.board.put(square, Role::King.of(color));
                break;
            }
        }
    }
    with_claims(setup, dice)
}

/// Kings and rooks at home in some array, with a few pieces that may spoil the castling.
pub fn castling_soup(dice: &mut Dice) -> Position {
    let mut setup = Setup::empty();
    setup.turn = dice.color();
    for color in Color::ALL {
        let rank = color.back_rank();
        let mirror = dice.once_in(3);
        let king = if mirror { 3 } else { 1 + dice.below(6) };
        let left = if mirror { 0 } else { dice.below(king) };
        let right = if mirror { 7 } else { king + 1 + dice.below(7 - king) };
        let at = |file: usize| Square::new(File::ALL[file], rank);
        setup.board.put(at(king), Role::King.of(color));
        for rook in [left, right] {
            setup.board.put(at(rook), Role::Rook.of(color));
            setup.castling_rooks |= at(rook).into();
        }
        setup.mirrored[color] = mirror;
    }
    for _ in 0..dice.below(6) {
        let square = if dice.once_in(3) {
            let rank = dice.color().back_rank();
            Square::new(dice.pick(&File::ALL), rank)
        } else {
            dice.square()
        };
        if setup.board.piece_on(square).is_none() {
            let role = dice.pick(&Role::ALL[..5]);
            setup.board.put(square, role.of(dice.color()));
        }
    }
    Position::try_from(setup).expect("rights that can exist")
}

/// A pawn that has just made its double step, a pawn beside it, and lines through them.
pub fn en_passant_soup(dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        setup.turn = dice.color();
        let rank = |rank: Rank| rank.relative_to(setup.turn);
        let (fifth, sixth, seventh) = (rank(Rank::Fifth), rank(Rank::Sixth), rank(Rank::Seventh));
        let us = setup.turn;
        let file = dice.below(8);
        setup.board.put(Square::new(File::ALL[file], fifth), Role::Pawn.of(!us));
        for beside in [file.wrapping_sub(1), file + 1] {
            if let Some(file) = File::ALL.get(beside)
                && !dice.once_in(3)
            {
                setup.board.put(Square::new(*file, fifth), Role::Pawn.of(us));
            }
        }
        for _ in 0..dice.below(7) {
            let role =
                dice.pick(&[Role::Rook, Role::Bishop, Role::Queen, Role::Pawn, Role::Knight]);
            let square = if dice.once_in(3) {
                Square::new(dice.pick(&File::ALL), fifth)
            } else {
                dice.square()
            };
            if setup.board.piece_on(square).is_none() {
                setup.board.put(square, role.of(dice.color()));
            }
        }
        for color in Color::ALL {
            let square = if dice.once_in(3) {
                Square::new(dice.pick(&File::ALL), fifth)
            } else {
                dice.square()
            };
            if setup.board.piece_on(square).is_none() {
                setup.board.put(square, Role::King.of(color));
            }
        }
        let passed = Square::new(File::ALL[file], sixth);
        setup.board.remove(passed);
        setup.board.remove(Square::new(File::ALL[file], seventh));
        setup.en_passant = Some(passed);
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

/// Some start: the usual one, one of Chess960, or with king and queen swapped.
pub fn start(dice: &mut Dice) -> Position {
    Position::start(match dice.below(3) {
        0 => Start::Usual,
        1 => Start::Chess960(Chess960::drawn_by(dice.next())),
        _ => Start::Exchanged(ByColor::from_fn(|_| !dice.once_in(3))),
    })
}

/// Takes a piece that is not a king and puts it somewhere else, like an illegal move that nobody
/// noticed; then it is the other side's turn.
pub fn go_wrong(position: &Position, dice: &mut Dice) -> Option<Position> {
    let mut setup = position.to_setup();
    let from = dice.square();
    let to = dice.square();
    let piece = setup.board.piece_on(from)?;
    let hits_king = setup.board.role_on(to) == Some(Role::King);
    if piece.color != position.turn() || hits_king {
        return None;
    }
    setup.board.remove(from);
    setup.board.put(to, piece);
    setup.turn = !setup.turn;
    setup.en_passant = None;
    match Position::try_from(setup) {
        Ok(position) => Some(position),
        Err(faults) => faults.forgive().ok(),
    }
}

/// Plays one random game and shows every position; if `unsound` is set, a piece now and then goes
/// where it must not.
pub fn play_out(
    start: Position,
    plies: usize,
    unsound: bool,
    dice: &mut Dice,
    mut show: impl FnMut(&Position),
) {
    let mut position = start;
    for _ in 0..plies {
        show(&position);
        if unsound && dice.once_in(25) {
            if let Some(wrong) = go_wrong(&position, dice) {
                position = wrong;
            }
            continue;
        }
        let moves = position.legal_moves();
        if moves.len() == 0 {
            return;
        }
        let choice = dice.below(moves.len());
        let next = position.legal_moves().nth(choice).expect("a move of the list").play();
        position = next;
    }
}

/// What a random player prefers to do.
#[derive(Clone, Copy, Debug)]
pub enum Taste {
    Anything,
    Pawns,
    Peace,
    Checks,
    PawnCaptures,
    RareMoves,
    Officers,
    Promotions,
}

impl Taste {
    pub const ALL: [Self; 8] = [
        Self::Anything,
        Self::Pawns,
        Self::Peace,
        Self::Checks,
        Self::PawnCaptures,
        Self::RareMoves,
        Self::Officers,
        Self::Promotions,
    ];

    fn weight(self, legal: &Legal<'_>) -> usize {
        let pawn = legal.role() == Role::Pawn;
        let takes = legal.is_capture();
        let rare = legal.is_en_passant() || legal.castling().is_some();
        match self {
            Self::Anything => 1,
            Self::Pawns => 1 + 7 * usize::from(pawn),
            Self::Peace => 1 + 39 * usize::from(!takes),
            Self::Checks => 2 + 58 * usize::from(legal.play().is_check()),
            Self::PawnCaptures => 2 + 18 * usize::from(pawn) + 40 * usize::from(pawn && takes),
            Self::RareMoves => 4 + 56 * usize::from(rare || legal.is_double_step()),
            Self::Officers => 1 + 29 * usize::from(!pawn && !takes),
            Self::Promotions => {
                let promotes = rare || legal.promotion().is_some();
                3 + 7 * usize::from(pawn) + 190 * usize::from(promotes)
            }
        }
    }

    /// A legal move according to this taste.
    pub fn choose<'p>(self, position: &'p Position, dice: &mut Dice) -> Option<Legal<'p>> {
        let total = position.legal_moves().map(|legal| self.weight(&legal)).sum::<usize>();
        let mut left = dice.below(total.max(1));
        position.legal_moves().find(|legal| {
            let weight = self.weight(legal);
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        })
    }
}

/// Shows positions of all kinds, sound and unsound.
pub fn all_kinds(seed: u64, rounds: usize, mut show: impl FnMut(&Position)) {
    let mut dice = Dice(seed);
    for _ in 0..rounds {
        show(&soup(&mut dice));
        show(&castling_soup(&mut dice));
        show(&en_passant_soup(&mut dice));
        let (first, unsound) = (start(&mut dice), dice.once_in(2));
        play_out(first, 60, unsound, &mut dice, &mut show);
    }
}
