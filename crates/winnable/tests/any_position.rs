//! For any position and budget: there is an answer, the budget is kept, helpmates replay, and the
//! checker confirms proofs.

extern crate tuomari_winnable as winnable;

use chess::{Bitboard, Color, Position, Role, Setup, Square};
use proptest::prelude::*;
use winnable::{Budget, Helpmate, Winnability, ask, shortest, verify};

/// Any men anywhere, with castling claims that may hold.
fn any_position() -> impl Strategy<Value = Position> {
    let men = proptest::collection::vec((0..64_u8, 0..5_usize, any::<bool>()), 0..24);
    (men, 0..64_u8, 0..64_u8, any::<bool>(), any::<[u8; 2]>()).prop_filter_map(
        "two kings on one square",
        |(men, white, black, turn, rights)| {
            let mut setup = Setup::empty();
            setup.turn = Color::ALL[usize::from(turn)];
            for (square, role, color) in men {
                let piece = Role::ALL[role].of(Color::ALL[usize::from(color)]);
                setup.board.put(Square::from_index(square)?, piece);
            }
            setup.board.put(Square::from_index(white)?, Role::King.of(Color::White));
            setup.board.put(Square::from_index(black)?, Role::King.of(Color::Black));
            setup.castling_rooks = Bitboard(u64::from(rights[0]) | u64::from(rights[1]) << 56);
            Position::try_from(setup).or_else(|faults| faults.forgive()).ok()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_question_is_answered_within_its_budget(
        position in any_position(),
        white in any::<bool>(),
        nodes in 0..400_u64,
        kilobytes in 0..2_000_usize,
    ) {
        let side = if white { Color::White } else { Color::Black };
        let budget = Budget::full().nodes(nodes).memory(kilobytes << 10);
        for asked in [ask, shortest] {
            let answer = asked(&position, side, &budget);
            prop_assert!(answer.spent.nodes <= nodes, "{}: {:?}", position, answer);
            // A small table exists before the budget is consulted.
            prop_assert!(answer.spent.memory <= (kilobytes << 10).max(256 << 10) * 21 / 20);
            prop_assert_eq!(&asked(&position, side, &budget), &answer);
            match &answer.winnability {
                Winnability::Winnable(helpmate) => {
                    let moves = helpmate.moves().iter().copied();
                    let replayed = Helpmate::replay(&position, side, moves);
                    prop_assert_eq!(replayed.as_ref(), Ok(helpmate));
                }
                Winnability::Unwinnable(proof) => {
                    prop_assert_eq!(verify(&position, side, proof), Ok(()), "{}", position);
                }
                Winnability::Undetermined(_) => {}
            }
        }
    }
}
