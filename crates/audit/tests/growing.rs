//! Games that grow in their file, move by move, as beside electronic boards.

extern crate tuomari_audit as audit;

use audit::Rules;
use audit::watch::{Duty, Event, Watch};
use clock::Moment;
use laws::Book;

/// The tags of each game and its moves.
fn games() -> Vec<(&'static str, &'static str)> {
    let all = include_str!("self_play.pgn").split("\n\n[");
    all.filter_map(|game| game.trim_end().split_once("\n\n")).collect()
}

#[test]
fn a_game_of_an_engine_against_itself_raises_no_false_alarm_while_it_grows() {
    let mut endings = 0;
    for (tags, moves) in games() {
        let tags = tags.trim_start_matches('[');
        let mut watch = Watch::new(Rules::of(Book::Fide2018));
        let plies: Vec<usize> = moves.match_indices('}').map(|(end, _)| end + 1).collect();
        for (ply, end) in plies.iter().enumerate() {
            let file = format!("[{tags}\n\n{} *\n", &moves[..*end]);
            // Every look is long after the last, so that nothing is left in doubt.
            let at = Moment::from_millis(10_000 * ply as u64);
            let mut alarms = watch.look(file.as_bytes(), at);
            alarms.extend(watch.tick(Moment::from_millis(at.as_millis() + 5000)));
            for alarm in alarms.iter().filter(|alarm| alarm.event.duty() == Duty::Must) {
                assert!(matches!(alarm.event, Event::Ended { .. }), "{alarm}");
                assert_eq!(ply + 1, plies.len(), "{alarm}");
                endings += 1;
            }
        }
        assert_eq!(watch.boards()[0].plies as usize, plies.len());
    }
    assert!(endings > 5, "some of these games end by mate");
}
