//! Whatever happens to a file while it is written, a watch does not panic, reports nothing twice,
//! and reports nothing about a file that does not change.

#![no_main]

use audit::Rules;
use audit::watch::{Room, Watch, Words};
use clock::Moment;
use laws::Book;
use laws::text::Lang;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&[u8], &[u8], u16)| {
    let (before, after, cut) = input;
    let watch = || Watch::new(Rules::of(Book::Fide2018)).with_deadline(Moment::from_millis(20_000));
    let mut room = Room::new(["a"], watch);
    let cut = usize::from(cut).min(after.len());
    let mut at = 0;
    for text in [before, &after[..cut], after, before, after] {
        at += 300;
        for alarm in room.look(0, text, Moment::from_millis(at)) {
            for lang in Lang::ALL {
                assert!(!Words::of(lang).event(&alarm.event).starts_with("event-"));
            }
        }
        let again = room.look(0, text, Moment::from_millis(at));
        assert!(again.is_empty(), "{again:?}");
    }
    room.tick(Moment::from_millis(at + 30_000));
    let late = room.tick(Moment::from_millis(at + 30_001));
    assert!(late.is_empty(), "{late:?}");
    let scene = room.scene();
    assert!(scene.matters.is_sorted_by_key(|matter| matter.event.urgency()));
});
