//! More kinds: composed, forced, walled in, and such as no game reaches.

use chess::{Bitboard, Color, File, Position, Rank, Role, Setup, Square, attacks};

use super::{Dice, MEN, OFFICERS, chain, face_to_face, put, scatter};

/// Few men of all kinds, most of them around a king.
pub(super) fn problem(setup: &mut Setup, dice: &mut Dice) {
    let side = dice.color();
    let king = dice.square();
    put(setup, king, Role::King, side);
    for _ in 0..3 + dice.below(9) {
        let near = attacks::king(king) | attacks::knight(king);
        let square = if dice.one_in(2) { any_of(near, dice) } else { dice.square() };
        let (role, color) = (dice.pick(&MEN), dice.color());
        put(setup, square, role, color);
    }
}

fn any_of(squares: Bitboard, dice: &mut Dice) -> Square {
    let place = dice.below(squares.len() as usize);
    squares.into_iter().nth(place).expect("fewer than there are")
}

/// What random moves lead to, half of them captures if there are any.
pub(super) fn random_game(setup: &mut Setup, dice: &mut Dice) {
    match dice.one_in(2) {
        true => *setup = Setup::initial(),
        false => chess960(setup, dice),
    }
    let moves = dice.below(160);
    play(setup, dice, moves);
}

/// Plays random moves until there are none.
fn play(setup: &mut Setup, dice: &mut Dice, count: usize) {
    let Ok(mut position) = Position::try_from(setup.clone()) else { return };
    for _ in 0..count {
        let occupied = position.board().occupied();
        let mut moves = position.legal_moves().collect::<Vec<_>>();
        if moves.is_empty() {
            break;
        }
        if dice.one_in(2) && moves.iter().any(|m| occupied.has(m.to_move().to)) {
            moves.retain(|m| occupied.has(m.to_move().to));
        }
        let m = dice.pick(&moves).to_move();
        position = position.legal(m).expect("a legal move").play();
    }
    setup.board = *position.board();
    setup.turn = position.turn();
    setup.castling_rooks = position.castling().rooks();
    setup.en_passant = position.en_passant();
}

/// The one with the fewest legal moves of some positions.
pub(super) fn few_moves(setup: &mut Setup, dice: &mut Dice) {
    fewest(setup, dice, 24, |setup, dice| {
        let count = 2 + dice.below(14);
        scatter(setup, dice, count, &MEN, &Color::ALL);
    });
}

/// The same with many men, so that one capture leads to another.
pub(super) fn forced(setup: &mut Setup, dice: &mut Dice) {
    fewest(setup, dice, 40, |setup, dice| {
        let roles = dice.pick(&[&OFFICERS[..], &MEN[..], &OFFICERS[..2]]);
        let count = 12 + dice.below(40);
        scatter(setup, dice, count, roles, &Color::ALL);
    });
}

fn fewest(setup: &mut Setup, dice: &mut Dice, tries: usize, fill: fn(&mut Setup, &mut Dice)) {
    let mut least = usize::MAX;
    for _ in 0..tries {
        let mut other = Setup::empty();
        other.turn = setup.turn;
        let (king, bare) = (dice.square(), dice.square());
        put(&mut other, king, Role::King, setup.turn);
        put(&mut other, bare, Role::King, !setup.turn);
        fill(&mut other, dice);
        let Ok(position) = Position::try_from(other.clone()) else { continue };
        let count = position.legal_moves().count();
        if count > 0 && count < least {
            least = count;
            *setup = other;
        }
    }
}

/// Chains of pawns across each other, each stopped by the next, and men on both sides of them.
pub(super) fn interlocked(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..1 + dice.below(2) {
        chain(setup, dice, 10);
    }
    for _ in 0..dice.below(5) {
        face_to_face(setup, dice);
    }
    let role = dice.pick(&OFFICERS);
    let count = dice.below(5);
    scatter(setup, dice, count, &[role, Role::Bishop], &Color::ALL);
}

/// The men of a start of Chess960, some of them missing, with every right to castle.
pub(super) fn chess960(setup: &mut Setup, dice: &mut Dice) {
    let king = 1 + dice.below(6);
    let rooks = [dice.below(king), king + 1 + dice.below(7 - king)];
    let gaps = dice.pick(&[2, 4, 100]);
    for color in Color::ALL {
        for (i, file) in File::ALL.into_iter().enumerate() {
            let square = Square::new(file, color.back_rank());
            if i == king {
                put(setup, square, Role::King, color);
            } else if rooks.contains(&i) {
                put(setup, square, Role::Rook, color);
                setup.castling_rooks |= square.into();
            } else if !dice.one_in(gaps) {
                put(setup, square, dice.pick(&OFFICERS), color);
            }
            let rank = if color == Color::White { Rank::Second } else { Rank::Seventh };
            if !dice.one_in(gaps) {
                put(setup, Square::new(file, rank), Role::Pawn, color);
            }
        }
    }
}

/// Pawns on first and last ranks, which no game leaves there, and few other men.
pub(super) fn last_ranks(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..1 + dice.below(8) {
        let square = Square::new(dice.pick(&File::ALL), dice.pick(&[Rank::First, Rank::Eighth]));
        setup.board.put(square, Role::Pawn.of(dice.color()));
    }
    let roles = dice.pick(&[&OFFICERS[2..], &OFFICERS[..], &MEN[..]]);
    let count = 1 + dice.below(6);
    scatter(setup, dice, count, roles, &Color::ALL);
}

/// A king behind a wall of its own and others' pawns, and pawns elsewhere with moves to spare.
pub(super) fn stuck_king(setup: &mut Setup, dice: &mut Dice) {
    let side = dice.color();
    let corner = Square::new(
        dice.pick(&[File::A, File::B, File::H]),
        dice.pick(&[Rank::First, Rank::Eighth]),
    );
    put(setup, corner, Role::King, side);
    for square in attacks::king(corner) {
        match dice.below(4) {
            0 => {}
            1 => _ = put(setup, square, Role::Pawn, side),
            _ => {
                put(setup, square, Role::Pawn, !side);
            }
        }
    }
    for file in File::ALL {
        if dice.one_in(2) {
            let (low, high) = (1 + dice.below(3), 4 + dice.below(3));
            put(setup, Square::new(file, Rank::ALL[low]), Role::Pawn, Color::White);
            put(setup, Square::new(file, Rank::ALL[high]), Role::Pawn, Color::Black);
        }
    }
    if dice.one_in(2) {
        scatter(setup, dice, 1, &[Role::Bishop, Role::Knight], &[!side]);
    }
}

/// Files full of pawns, most of one side, so that few ever get through.
pub(super) fn doubled(setup: &mut Setup, dice: &mut Dice) {
    for _ in 0..1 + dice.below(4) {
        let (file, side) = (dice.pick(&File::ALL), dice.color());
        for rank in 1..7 {
            if !dice.one_in(3) {
                let color = if dice.one_in(4) { !side } else { side };
                put(setup, Square::new(file, Rank::ALL[rank]), Role::Pawn, color);
            }
        }
    }
    let count = dice.below(4);
    scatter(setup, dice, count, &[Role::Bishop, Role::Knight, Role::Pawn], &Color::ALL);
}
