//! Positions with room are not dead: compared with the full question on positions of three kinds.

use chess::{Color, Position, Role, Setup, Square};
use winnable::{Budget, Life, dead, has_room};

use crate::dice::Dice;

/// Counts the positions, and those with room; the latter are asked whether they are dead.
#[derive(Default)]
struct Tally {
    all: u32,
    roomy: u32,
}

impl Tally {
    fn count(&mut self, position: &Position) {
        self.all += 1;
        // Without a legal move the game is over, and room does not matter.
        if position.has_legal_move() && has_room(position) {
            self.roomy += 1;
            let life = dead(position, &Budget::full().nodes(1_000_000));
            assert!(matches!(life, Life::Alive { .. }), "{position}: {life:?}");
        }
    }
}

#[test]
fn games_of_any_moves_are_not_dead_where_there_is_room() {
    let (mut dice, mut tally) = (Dice(11), Tally::default());
    while tally.all < 150_000 {
        let mut position = Position::initial();
        for _ in 0..300 {
            let moves: Vec<_> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            position = moves[dice.below(moves.len())].play();
            tally.count(&position);
        }
    }
    assert!(tally.roomy * 2 > tally.all, "{} of {}", tally.roomy, tally.all);
}

/// A man on a free square, pawns not on the first and last ranks.
fn put(setup: &mut Setup, dice: &mut Dice, color: Color, role: Role) {
    loop {
        let square = match role {
            Role::Pawn => Square::from_index(8 + dice.below(48) as u8),
            _ => Some(dice.square()),
        };
        if let Some(square) = square
            && setup.board.piece_on(square).is_none()
        {
            return setup.board.put(square, role.of(color));
        }
    }
}

fn of_setup(mut setup: Setup, dice: &mut Dice) -> Option<Position> {
    setup.turn = dice.pick(&Color::ALL);
    Position::try_from(setup).or_else(|faults| faults.forgive()).ok()
}

#[test]
fn few_men_are_not_dead_where_there_is_room() {
    let (mut dice, mut tally) = (Dice(12), Tally::default());
    while tally.all < 150_000 {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            put(&mut setup, &mut dice, color, Role::King);
        }
        for _ in 0..2 + dice.below(6) {
            let color = dice.pick(&Color::ALL);
            let role = Role::ALL[dice.below(5)];
            put(&mut setup, &mut dice, color, role);
        }
        if let Some(position) = of_setup(setup, &mut dice) {
            tally.count(&position);
        }
    }
    assert!(tally.roomy * 20 > tally.all, "{} of {}", tally.roomy, tally.all);
}

/// Pawns head to head on most files, and some officers on either side of them.
#[test]
fn walls_of_pawns_are_not_dead_where_there_is_room() {
    let (mut dice, mut tally) = (Dice(13), Tally::default());
    while tally.all < 150_000 {
        let mut setup = Setup::empty();
        for file in 0..8_u8 {
            if dice.below(10) > 0 {
                let white = 8 * (1 + dice.below(5) as u8) + file;
                for (square, color) in [(white, Color::White), (white + 8, Color::Black)] {
                    let square = Square::from_index(square).unwrap();
                    setup.board.put(square, Role::Pawn.of(color));
                }
            }
        }
        for color in Color::ALL {
            put(&mut setup, &mut dice, color, Role::King);
            for _ in 0..dice.below(4) {
                let role = dice.pick(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
                put(&mut setup, &mut dice, color, role);
            }
        }
        if let Some(position) = of_setup(setup, &mut dice) {
            tally.count(&position);
        }
    }
    assert!(tally.roomy * 10 > tally.all, "{} of {}", tally.roomy, tally.all);
}
