//! Whatever people do, in whatever order and under whatever regulations, the table stays a table.

mod acts;
mod dice;
mod promises;
mod regulations;

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

use clock::Moment;
use laws::{Act, Book, Decision, Event, Phase, Ruling, Seat, Table};
use serde::de::DeserializeOwned;

use crate::dice::Dice;

const GAMES: u64 = 6600;
const ACTS: usize = 320;

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

/// How often each act, decision and fact was met.
type Met = BTreeMap<String, usize>;

/// Plays one game of anything, and checks after each act what must always hold.
fn play(seed: u64, met: &mut Met) -> usize {
    let mut dice = Dice(seed);
    let (regulations, mut table) = regulations::lawful(&mut dice);
    let mut record: Vec<Ruling> = Vec::with_capacity(ACTS);
    let mut at = 0;
    let arrived = [(Seat::White, Act::Arrive), (Seat::Black, Act::Arrive)];
    let mut plan: Vec<(Seat, Act)> = vec![(Seat::Arbiter, Act::Decide(Decision::Start))];
    if regulations.book == Book::Home && !dice.one_in(8) {
        plan.push((Seat::White, Act::DrawLots { seed: dice.roll() }));
    }
    plan.extend(arrived.into_iter().filter(|_| !dice.one_in(8)));
    while record.len() < ACTS {
        if plan.is_empty() && !dice.one_in(3) {
            plan = acts::making_a_move(&mut dice, &table);
            plan.reverse();
        }
        let (seat, act) = plan.pop().unwrap_or_else(|| acts::any(&mut dice, &table));
        let moment = match dice.below(60) {
            // Moments out of order, and long thoughts.
            0 => at - dice.roll().min(at) % 5000_u64.min(at + 1),
            1 => at + dice.roll() % 100_000,
            2..20 => at,
            _ => at + dice.roll() % 3000,
        };
        let moment = Moment::from_millis(moment);
        let before = promises::Glimpse::of(&table, Moment::from_millis(at));
        let ruling = table.judge(seat, &act, moment);
        table.apply(&ruling);
        before.check(&ruling, &table);
        at = at.max(moment.as_millis());
        count(&ruling, met);
        record.push(ruling);
        if dice.one_in(60) {
            promises::the_arbiter_can_end_it(&table, at);
            promises::the_arbiter_can_let_it_go_on(&table, at);
        }
        if matches!(table.phase(), Phase::Over(_) | Phase::Annulled) && dice.one_in(20) {
            break;
        }
    }
    let replayed = Table::replay(regulations, &record).expect("a table");
    assert_eq!(replayed, table, "the record makes the same table (seed {seed})");
    if dice.one_in(8) {
        let json = serde_json::to_string(&record).expect("JSON");
        let read: Vec<Ruling> = serde_json::from_str(&json).expect("rulings");
        assert_eq!(read, record, "the record survives its JSON form (seed {seed})");
    }
    record.len()
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

/// What a worker saw: how many acts, what was met, and what went wrong in which game.
#[derive(Default)]
struct Seen {
    acts: usize,
    met: Met,
    broken: BTreeMap<String, Vec<u64>>,
}

fn play_share(worker: u64, workers: u64) -> Seen {
    let mut seen = Seen::default();
    for seed in (0..GAMES).filter(|seed| seed % workers == worker) {
        let mut met = std::mem::take(&mut seen.met);
        match panic::catch_unwind(AssertUnwindSafe(|| (play(seed, &mut met), met))) {
            Ok((acts, met)) => {
                seen.acts += acts;
                seen.met = met;
            }
            Err(cause) => {
                let what = cause.downcast_ref::<String>().map(String::as_str);
                let what = what.or(cause.downcast_ref::<&str>().copied()).unwrap_or("a panic");
                let what = what.chars().take(600).collect();
                seen.broken.entry(what).or_default().push(seed);
            }
        }
    }
    seen
}

#[test]
fn whatever_people_do_leaves_a_table_on_which_play_can_go_on_or_be_ended() {
    // Each game is told of once, with its number, below.
    panic::set_hook(Box::new(|_| {}));
    let workers = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let seen: Vec<Seen> = thread::scope(|scope| {
        let hands: Vec<_> =
            (0..workers).map(|worker| scope.spawn(move || play_share(worker, workers))).collect();
        hands.into_iter().filter_map(|hand| hand.join().ok()).collect()
    });
    let _ = panic::take_hook();
    let broken: Vec<_> = seen.iter().flat_map(|seen| &seen.broken).collect();
    assert!(broken.is_empty(), "promises broken: {broken:#?}");
    let acts: usize = seen.iter().map(|seen| seen.acts).sum();
    assert!(acts >= 1_000_000, "only {acts} acts");
    let met = |word: &String| seen.iter().any(|seen| seen.met.contains_key(word));
    let [acts, decisions] = [words_of::<Act>("act"), words_of::<Decision>("decision")];
    assert!(acts.len() > 30 && decisions.len() > 30, "{acts:?} {decisions:?}");
    let wanted = acts.into_iter().chain(decisions).filter(|word| word != "decide");
    let wanted = wanted.chain(WANTED.map(str::to_owned));
    let missed: Vec<String> = wanted.filter(|word| !met(word)).collect();
    assert!(missed.is_empty(), "never met: {missed:?}");
}
