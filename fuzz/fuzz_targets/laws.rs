//! Whatever people do at a table, in whatever order and under whatever regulations of every book: the
//! arbiter answers, keeps the promises that hold after every act, and the record makes the same table
//! again.

#![no_main]

#[path = "../../crates/laws/tests/anything/acts.rs"]
mod acts;
mod dice;
#[path = "../../crates/laws/tests/anything/promises.rs"]
#[allow(dead_code, reason = "the tests ask for more after some acts")]
mod promises;
#[path = "../../crates/laws/tests/anything/regulations.rs"]
mod regulations;
#[path = "../../crates/laws/tests/anything/scenes.rs"]
mod scenes;

use clock::Moment;
use laws::{Act, Decision, Judged, Seat, Table};
use libfuzzer_sys::fuzz_target;

use crate::dice::Dice;
use crate::promises::Glimpse;

fuzz_target!(|bytes: &[u8]| {
    let mut dice = Dice::of(bytes);
    let (regulations, mut table) = regulations::lawful(&mut dice);
    let mut plan = vec![
        (Seat::Arbiter, Act::Decide(Decision::Start)),
        (Seat::White, Act::DrawLots { seed: 0 }),
        (Seat::Black, Act::Arrive),
        (Seat::White, Act::Arrive),
    ];
    let (mut record, mut at) = (Vec::new(), 0);
    while !dice.is_empty() {
        if plan.is_empty() {
            plan = match dice.below(12) {
                0 => scenes::any(&mut dice, &table),
                1..8 => acts::making_a_move(&mut dice, &table),
                _ => vec![acts::any(&mut dice, &table)],
            };
            plan.reverse();
        }
        let Some((seat, act)) = plan.pop() else { continue };
        at += dice.roll() % 3000;
        let before = Glimpse::of(&table);
        let Judged { ruling, table: after } = table.judge(seat, &act, Moment::from_millis(at));
        before.check(&ruling, &after);
        record.push(ruling);
        table = after;
    }
    let replayed = Table::replay(regulations, &record).expect("a record of this table");
    assert_eq!(replayed, table);
});
