//! Any position with any small budget is answered: helpmates replay, proofs are confirmed, budgets
//! are kept, and the same question gets the same answer.

#![no_main]

use chess::Color;
use libfuzzer_sys::fuzz_target;
use tuomari_fuzz::position;
use winnable::{Budget, ForcedMate, Helpmate, Winnability, ask, forced_mate, shortest, verify};

fuzz_target!(|bytes: &[u8]| {
    let Some((head, rest)) = bytes.split_first_chunk::<3>() else { return };
    let Some(position) = position(rest) else { return };
    let [side, nodes, memory] = *head;
    let side = Color::ALL[usize::from(side & 1)];
    let budget = Budget::full().nodes(u64::from(nodes) * 4).memory(usize::from(memory) << 12);
    for asked in [ask, shortest] {
        let answer = asked(&position, side, &budget);
        assert!(answer.spent.nodes <= budget.node_limit(), "{position} {answer:?}");
        assert_eq!(asked(&position, side, &budget), answer, "{position}");
        match &answer.winnability {
            Winnability::Winnable(helpmate) => {
                let moves = helpmate.moves().iter().copied();
                assert_eq!(Helpmate::replay(&position, side, moves).as_ref(), Ok(helpmate));
            }
            Winnability::Unwinnable(proof) => {
                assert_eq!(verify(&position, side, proof), Ok(()), "{position}");
            }
            Winnability::Undetermined(_) => {}
        }
    }
    if let ForcedMate::Forced(plan) = forced_mate(&position, side, 2, &budget) {
        let line = plan.main_line(&position, side);
        assert!(Helpmate::replay(&position, side, line).is_ok(), "{position} {plan:?}");
    }
});
