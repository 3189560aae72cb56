//! Random positions of unusual kinds: what problems, promoted men, locked pawns, forced play and
//! plain nonsense put on a board.

#![allow(unreachable_pub)] // a module of a test program

#[path = "mutated.rs"]
mod mutated;
#[path = "strange.rs"]
mod strange;

use chess::{Color, File, Position, Rank, Role, Setup, Square};

use self::mutated::mutation;

/// splitmix64: the same seed gives the same positions.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        ((self.next() >> 32) as usize * end) >> 32
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn square(&mut self) -> Square {
        self.square_on(0..8)
    }

    /// A square on one of these ranks, counted from 0.
    fn square_on(&mut self, ranks: std::ops::Range<usize>) -> Square {
        let rank = Rank::ALL[ranks.start + self.below(ranks.len())];
        Square::new(self.pick(&File::ALL), rank)
    }
}

const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
const MEN: [Role; 5] = [Role::Pawn, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A kind of position: it sets up everything except missing kings.
type Kind = fn(&mut Setup, &mut Dice);

/// The kinds, each with its name.
pub const KINDS: [(&str, Kind); 26] = [
    ("scattered men", scattered),
    ("promoted men", promoted),
    ("a lone minor piece against many", lone_minor),
    ("bishops of one colour behind blocked pawns", bishops),
    ("locked pawns with officers", locked),
    ("locked pawns with spare moves", spare_moves),
    ("a caged king and free pawns", caged),
    ("a crowded board", crowded),
    ("many men of one kind", one_kind),
    ("castling", castling),
    ("a row of men in each other's way", rows),
    ("a king in the enemy camp", in_the_camp),
    ("pawns about to promote", about_to_promote),
    ("a wall with holes", fortress),
    ("a lone bishop and pawns left in corners", left_over),
    ("a cage of bishops", cage),
    ("something like a hard position", mutation),
    ("as in a problem", strange::problem),
    ("a game of random moves", strange::random_game),
    ("few legal moves", strange::few_moves),
    ("one legal move after another", strange::forced),
    ("pawns locked in one another", strange::interlocked),
    ("a start of Chess960", strange::chess960),
    ("pawns left on last ranks", strange::last_ranks),
    ("a king that cannot move, and spare moves", strange::stuck_king),
    ("pawns behind one another", strange::doubled),
];

/// A position of this kind.
pub fn unusual(kind: Kind, dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        setup.turn = dice.color();
        kind(&mut setup, dice);
        for color in Color::ALL {
            while setup.board.pieces(Role::King.of(color)).is_empty() {
                let square = dice.square();
                put(&mut setup, square, Role::King, color);
            }
        }
        if let Ok(position) = Position::try_from(setup).or_else(|faults| faults.forgive()) {
            let (mover, board) = (position.turn(), position.board());
            let checks = board.attackers(position.king(!mover), mover, board.occupied());
            // Now and then a check that nobody had to answer, or adjacent kings.
            if checks.is_empty() || dice.one_in(8) {
                return position;
            }
        }
    }
}

/// Puts a man on a square if it is free, a pawn only where a pawn can be.
fn put(setup: &mut Setup, square: Square, role: Role, color: Color) -> bool {
    let is_free = setup.board.piece_on(square).is_none();
    let is_back = matches!(square.rank(), Rank::First | Rank::Eighth);
    let fits = is_free && !(role == Role::Pawn && is_back);
    if fits {
        setup.board.put(square, role.of(color));
    }
    fits
}

fn scatter(setup: &mut Setup, dice: &mut Dice, count: usize, roles: &[Role], colors: &[Color]) {
    for _ in 0..count {
        let (square, role, color) = (dice.square(), dice.pick(roles), dice.pick(colors));
        put(setup, square, role, color);
    }
}

fn scattered(setup: &mut Setup, dice: &mut Dice) {
    let count = 1 + dice.below(18);
    scatter(setup, dice, count, &MEN, &Color::ALL);
}

fn promoted(setup: &mut Setup, dice: &mut Dice) {
    for color in Color::ALL {
        let count = dice.below(10);
        let roles = [dice.pick(&OFFICERS), dice.pick(&OFFICERS)];
        scatter(setup, dice, count, &roles, &[color]);
    }
    let count = dice.below(6);
    scatter(setup, dice, count, &[Role::Pawn], &Color::ALL);
}

fn lone_minor(setup: &mut Setup, dice: &mut Dice) {
    let side = dice.color();
    let role = dice.pick(&[Role::Knight, Role::Bishop]);
    while !put(setup, dice.square(), role, side) {}
    let other = dice.pick(&[&OFFICERS[..1], &OFFICERS[..2], &OFFICERS[..], &MEN[..]]);
    let count = 1 + dice.below(16);
    scatter(setup, dice, count, other, &[!side]);
}

/// A bishop on a square of this colour.
fn bishop_on(setup: &mut Setup, dice: &mut Dice, color: Color, is_light: bool) {
    let square = dice.square();
    if square.is_light() == is_light {
        put(setup, square, Role::Bishop, color);
    }
}

fn bishops(setup: &mut Setup, dice: &mut Dice) {
    let is_light = dice.one_in(2);
    let colors = dice.pick(&[&Color::ALL[..], &Color::ALL[..1], &Color::ALL[1..]]);
    for _ in 0..1 + dice.below(5) {
        face_to_face(setup, dice);
    }
    for _ in 0..2 + dice.below(16) {
        let color = dice.pick(colors);
        let is_light = is_light ^ dice.one_in(20);
        bishop_on(setup, dice, color, is_light);
    }
    let loose = dice.below(3);
    scatter(setup, dice, loose, &[Role::Pawn], &Color::ALL);
}

/// A pawn of each side on a file, one in front of the other.
fn face_to_face(setup: &mut Setup, dice: &mut Dice) {
    let (file, rank) = (dice.pick(&File::ALL), 1 + dice.below(5));
    let (lower, upper) =
        (Square::new(file, Rank::ALL[rank]), Square::new(file, Rank::ALL[rank + 1]));
    if setup.board.piece_on(lower).is_none() && setup.board.piece_on(upper).is_none() {
        put(setup, lower, Role::Pawn, Color::White);
        put(setup, upper, Role::Pawn, Color::Black);
    }
}

/// Pawns face to face on adjacent files, a rank up or down, with a gap now and then.
fn chain(setup: &mut Setup, dice: &mut Dice, gaps: usize) {
    let mut rank = 1 + dice.below(5);
    for file in File::ALL {
        if !dice.one_in(gaps) {
            put(setup, Square::new(file, Rank::ALL[rank]), Role::Pawn, Color::White);
            put(setup, Square::new(file, Rank::ALL[rank + 1]), Role::Pawn, Color::Black);
        }
        let up = rank < 5 && (rank == 1 || dice.one_in(2));
        rank = if up { rank + 1 } else { rank - 1 };
    }
}

fn locked(setup: &mut Setup, dice: &mut Dice) {
    let gaps = dice.pick(&[4, 8, 16]);
    chain(setup, dice, gaps);
    let count = dice.below(7);
    scatter(setup, dice, count, &OFFICERS, &Color::ALL);
    let loose = dice.below(3);
    scatter(setup, dice, loose, &[Role::Pawn], &Color::ALL);
}

fn spare_moves(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..1 + dice.below(3) {
        face_to_face(setup, dice);
    }
    // Pawns apart on a file, or on adjacent files after passing each other.
    for _ in 0..1 + dice.below(4) {
        let file = dice.pick(&File::ALL);
        let low = 1 + dice.below(4);
        let high = low + 1 + dice.below(6 - low);
        put(setup, Square::new(file, Rank::ALL[low]), Role::Pawn, Color::White);
        put(setup, Square::new(file, Rank::ALL[high]), Role::Pawn, Color::Black);
    }
    let count = dice.below(2);
    scatter(setup, dice, count, &[Role::Bishop, Role::Knight], &Color::ALL);
}

fn caged(setup: &mut Setup, dice: &mut Dice) {
    let side = dice.color();
    let king = dice.square();
    put(setup, king, Role::King, side);
    for to in chess::attacks::king(king) {
        if !dice.one_in(6) {
            let color = if dice.one_in(3) { !side } else { side };
            let role = if dice.one_in(3) { dice.pick(&OFFICERS) } else { Role::Pawn };
            put(setup, to, role, color);
        }
    }
    for _ in 0..dice.below(3) {
        face_to_face(setup, dice);
    }
    let count = dice.below(5);
    scatter(setup, dice, count, &[Role::Pawn], &Color::ALL);
}

fn crowded(setup: &mut Setup, dice: &mut Dice) {
    let count = 30 + dice.below(50);
    let roles = dice.pick(&[&MEN[..], &OFFICERS[..], &MEN[..1], &OFFICERS[2..]]);
    scatter(setup, dice, count, roles, &Color::ALL);
}

fn one_kind(setup: &mut Setup, dice: &mut Dice) {
    for color in Color::ALL {
        let count = dice.below(20);
        let role = dice.pick(&MEN);
        scatter(setup, dice, count, &[role], &[color]);
    }
}

fn castling(setup: &mut Setup, dice: &mut Dice) {
    for color in Color::ALL {
        let rank = color.back_rank();
        put(setup, Square::new(dice.pick(&File::ALL), rank), Role::King, color);
        for _ in 0..2 {
            let rook = Square::new(dice.pick(&File::ALL), rank);
            if put(setup, rook, Role::Rook, color) {
                setup.castling_rooks |= rook.into();
            }
        }
        setup.mirrored[color] = dice.one_in(4);
    }
    chain(setup, dice, 6);
    let count = dice.below(8);
    scatter(setup, dice, count, &MEN, &Color::ALL);
}

fn rows(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..1 + dice.below(4) {
        let (role, color) = (dice.pick(&OFFICERS), dice.color());
        let mut square = Some(dice.square());
        let (files, ranks) = dice.pick(&[(0, 1), (1, 0), (1, 1), (1, -1)]);
        for _ in 0..2 + dice.below(6) {
            let Some(here) = square else { break };
            let color = if dice.one_in(6) { !color } else { color };
            put(setup, here, role, color);
            square = here.offset(files, ranks);
        }
    }
    let count = dice.below(10);
    scatter(setup, dice, count, &MEN, &Color::ALL);
}

fn in_the_camp(setup: &mut Setup, dice: &mut Dice) {
    let side = dice.color();
    let camp = if side == Color::White { 5..8 } else { 0..3 };
    put(setup, dice.square_on(camp.clone()), Role::King, side);
    put(setup, dice.square_on(camp.clone()), Role::King, !side);
    for _ in 0..6 + dice.below(8) {
        let (square, role) =
            (dice.square_on(camp.start.saturating_sub(2)..8.min(camp.end + 2)), dice.pick(&MEN));
        put(setup, square, role, !side);
    }
    let own = 1 + dice.below(2);
    scatter(setup, dice, own, &MEN, &[side]);
}

fn about_to_promote(setup: &mut Setup, dice: &mut Dice) {
    for color in Color::ALL {
        for _ in 0..1 + dice.below(5) {
            let far = if color == Color::White { 4..7 } else { 1..4 };
            put(setup, dice.square_on(far), Role::Pawn, color);
        }
    }
    for _ in 0..dice.below(8) {
        let rank = dice.pick(&[Rank::First, Rank::Eighth]);
        let (role, color) = (dice.pick(&OFFICERS), dice.color());
        put(setup, Square::new(dice.pick(&File::ALL), rank), role, color);
    }
}

fn fortress(setup: &mut Setup, dice: &mut Dice) {
    let rank = 2 + dice.below(3);
    for file in File::ALL {
        if dice.one_in(7) {
            continue;
        }
        put(setup, Square::new(file, Rank::ALL[rank]), Role::Pawn, Color::White);
        put(setup, Square::new(file, Rank::ALL[rank + 1]), Role::Pawn, Color::Black);
    }
    for color in Color::ALL {
        let own = if color == Color::White { 0..rank } else { rank + 2..8 };
        put(setup, dice.square_on(own.clone()), Role::King, color);
        for _ in 0..dice.below(5) {
            put(setup, dice.square_on(own.clone()), dice.pick(&OFFICERS), color);
        }
    }
}

/// A lone bishop, heavy pieces against it, and pawns left in corners, which neither move nor
/// capture.
fn left_over(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..1 + dice.below(3) {
        let (file, rank) =
            (dice.pick(&[File::A, File::H]), dice.pick(&[Rank::First, Rank::Eighth]));
        setup.board.put(Square::new(file, rank), Role::Pawn.of(dice.color()));
    }
    let side = dice.color();
    while !put(setup, dice.square(), Role::Bishop, side) {}
    let count = dice.below(8);
    scatter(setup, dice, count, &OFFICERS[..2], &[!side]);
}

/// Bishops of one colour behind their own blocked pawns, with hardly any room among themselves.
fn cage(setup: &mut Setup, dice: &mut Dice) {
    let is_light = dice.one_in(2);
    let is_ours = |square: Square| square.is_light() == is_light;
    for file in File::ALL {
        if is_ours(Square::new(file, Rank::Sixth)) {
            put(setup, Square::new(file, Rank::Sixth), Role::Pawn, Color::White);
            put(setup, Square::new(file, Rank::Seventh), Role::Pawn, Color::Black);
        }
    }
    let inside = [Rank::Seventh, Rank::Eighth].map(|rank| File::ALL.map(|f| Square::new(f, rank)));
    let free = dice.below(8);
    for (i, square) in inside.concat().into_iter().filter(|square| is_ours(*square)).enumerate() {
        if i != free {
            put(setup, square, Role::Bishop, Color::White);
        }
    }
    for _ in 0..dice.below(3) {
        let color = dice.color();
        bishop_on(setup, dice, color, is_light);
    }
}
