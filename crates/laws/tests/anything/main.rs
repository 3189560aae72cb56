//! Whatever people do, in whatever order and under whatever regulations: laws about the laws.

extern crate tuomari_laws as laws;

mod acts;
mod bare_word;
mod dice;
mod ends;
mod hints;
mod looks;
mod promises;
mod regulations;
mod scenes;
mod thrown;
mod times;
mod walk;
mod workers;

use laws::{Act, Decision, Event, Made, MoveList, Ruling, Seat, Table};
use serde::de::DeserializeOwned;

use crate::walk::Walk;
use crate::workers::{Met, Seen, acts_wanted, play_many};

/// Facts that the games are to go through, whatever else they do.
const WANTED: [&str; 31] = [
    "adjusting",
    "announced",
    "annulled",
    "breach_found",
    "castling_announced",
    "claim_rejected",
    "clock_set",
    "correction_agreed",
    "displaced",
    "draw_claimed",
    "flag_fallen",
    "game_ended",
    "illegal_counted",
    "illegal_forgiven",
    "illegal_stands",
    "interfered",
    "king_taken",
    "lots_drawn",
    "mate_asked",
    "moves_bound",
    "no_progress_claimed",
    "penalised",
    "pieces_restored",
    "position_restored",
    "reopened",
    "sealing_called",
    "signed",
    "takeback_wanted",
    "touch_classified",
    "trial_began",
    "trial_ended",
];

/// Plays one game of anything, and checks after each act what must always hold.
fn keep_promises(seed: u64, met: &mut Met) -> usize {
    let mut walk = Walk::begin(seed);
    while !walk.is_done() {
        let (seat, act, at) = walk.next();
        let before = promises::Glimpse::of(&walk.table);
        let ruling = walk.act(seat, &act, at).clone();
        before.check(&ruling, &walk.table);
        count(&ruling, met);
        if walk.dice.one_in(60) {
            promises::the_arbiter_can_end_it(&walk.table, walk.at);
            promises::the_arbiter_can_let_it_go_on(&walk.table, walk.at);
        }
    }
    let Walk { regulations, record, table, .. } = walk;
    let mut stand = MoveList::default();
    for event in record.iter().flat_map(|ruling| &ruling.events) {
        stand.take_in(&event.fact, |made| match made {
            Made::Move { m, .. } => Some(m),
            Made::Stood { .. } => None,
        });
    }
    assert!(table.moves().eq(stand), "the moves that stand, by table and by record");
    let replayed = Table::replay(regulations, &record).expect("a table");
    assert_eq!(replayed, table, "the record makes the same table");
    if seed.is_multiple_of(8) {
        let json = serde_json::to_string(&record).expect("JSON");
        let read: Vec<Ruling> = serde_json::from_str(&json).expect("rulings");
        assert_eq!(read, record, "the record survives its JSON form");
    }
    record.len()
}

/// Plays one game in which a word comes after a look, so that what follows is due to the word.
fn take_at_their_word(seed: u64, met: &mut Met) -> usize {
    let mut walk = Walk::begin(seed);
    while !walk.is_done() {
        let (seat, act, at) = walk.next();
        walk.act(Seat::Program, &Act::Look, at);
        let before = bare_word::others(&walk.table, seat, &act, at.max(walk.now()));
        walk.act(seat, &act, at);
        let Some((ruling, earlier)) = walk.record.split_last() else { break };
        for name in bare_word::check(&before, earlier, ruling, &walk.table) {
            *met.entry(name.to_owned()).or_default() += 1;
        }
    }
    walk.record.len() / 2
}

/// Plays one game, to its end and beyond.
fn play_on(seed: u64, met: &mut Met) -> usize {
    let mut walk = Walk::begin(seed);
    while !walk.is_done() {
        let (seat, act, at) = walk.next();
        let before = walk.table.phase();
        let ruling = walk.act(seat, &act, at).clone();
        if let Some(name) = ends::check(before, &ruling, &walk.table) {
            *met.entry(name.to_owned()).or_default() += 1;
        }
    }
    walk.record.len()
}

/// Plays one game with a second pair of clocks.
fn keep_time(seed: u64, _: &mut Met) -> usize {
    let mut walk = Walk::begin(seed);
    while !walk.is_done() {
        let (seat, act, at) = walk.next();
        let before = times::Clocks::of(&walk.table, walk.now());
        let ruling = walk.act(seat, &act, at).clone();
        before.check(&ruling, &walk.table);
    }
    walk.record.len()
}

fn count(ruling: &Ruling, met: &mut Met) {
    let mut note = |word: String| *met.entry(word).or_default() += 1;
    note(match &ruling.act {
        Act::Decide(decision) => tag(&format!("{decision:?}")),
        act => tag(&format!("{act:?}")),
    });
    ruling.events.iter().for_each(|Event { fact, .. }| note(tag(&format!("{fact:?}"))));
}

/// `MoveMade { by: White }` as `move_made`: the word that JSON has for it.
fn tag(debug: &str) -> String {
    let name = debug.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

/// Every word that there is for a thing, as the complaint about an unknown one lists them.
fn words_of<T: DeserializeOwned>(tag: &str) -> Vec<String> {
    let complaint = serde_json::from_str::<T>(&format!("{{\"{tag}\": \"?\"}}")).err();
    let complaint = complaint.expect("? is no word").to_string();
    complaint.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

/// Plays enough games, of which none breaks the law that it is about.
fn holds(game: impl Fn(u64, &mut Met) -> usize + Sync) -> Seen {
    let seen = play_many(game);
    seen.assert_unbroken();
    assert!(seen.acts >= acts_wanted(), "only {} acts", seen.acts);
    seen
}

/// Whether so many acts are played that everything is to be met among them.
fn is_all_met() -> bool {
    acts_wanted() >= 1_000_000
}

fn assert_met(seen: &Seen, wanted: impl Iterator<Item = impl AsRef<str>>) {
    let missed: Vec<_> = wanted.filter(|word| !seen.met.contains_key(word.as_ref())).collect();
    let missed: Vec<&str> = missed.iter().map(AsRef::as_ref).collect();
    assert!(missed.is_empty() || !is_all_met(), "never met: {missed:?}");
}

/// Most of what is listed must happen among so many acts: a list that is never needed proves nothing.
fn assert_mostly_met(seen: &Seen, listed: &[&str]) {
    let (met, missed): (Vec<&str>, Vec<&str>) =
        listed.iter().partition(|name| seen.met.contains_key(**name));
    assert!(met.len() * 3 >= listed.len() * 2 || !is_all_met(), "never met: {missed:?}");
}

#[test]
fn whatever_people_do_leaves_a_table_on_which_play_can_go_on_or_be_ended() {
    let seen = holds(keep_promises);
    let [acts, decisions] = [words_of::<Act>("act"), words_of::<Decision>("decision")];
    assert!(acts.len() > 30 && decisions.len() > 30, "{acts:?} {decisions:?}");
    let wanted = acts.into_iter().chain(decisions).filter(|word| word != "decide");
    assert_met(&seen, wanted.chain(WANTED.map(str::to_owned)));
}

#[test]
fn a_bare_word_changes_nothing_of_the_other_s() {
    let seen = holds(take_at_their_word);
    assert_mostly_met(&seen, &bare_word::names().collect::<Vec<_>>());
}

#[test]
fn an_end_is_an_end() {
    let seen = holds(play_on);
    assert_mostly_met(&seen, &ends::names().collect::<Vec<_>>());
}

#[test]
fn time_is_not_lost() {
    holds(keep_time);
}

#[test]
fn looking_at_a_table_never_changes_what_it_becomes() {
    let seen = holds(looks::play);
    assert_met(&seen, ["a look that found something"].into_iter());
}

#[test]
fn who_may_not_know_is_given_no_hint() {
    let seen = holds(hints::play);
    let hidden = ["Rights", "Illegal", "Counts", "Sheet", "Seal"];
    let asked = ["asked: Rights", "asked: Illegal", "asked: Counts"];
    assert_met(&seen, hidden.into_iter().chain(asked));
}
