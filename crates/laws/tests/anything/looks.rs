//! Whenever one looks: that somebody looked at a table, at whatever moments, never changes what it
//! becomes. So a server may look when it likes, and a table that nobody watched is judged alike.

use clock::Moment;
use laws::{Act, Fact, Ruling, Seat, Table};

use crate::dice::Dice;
use crate::walk::Walk;
use crate::workers::Met;

fn look(table: &mut Table, at: Moment) -> Vec<Fact> {
    let judged = table.judge(Seat::Program, &Act::Look, at);
    // It changes nothing, and is not written down.
    if judged.ruling.is_bare_refusal() {
        return Vec::new();
    }
    table.accept(judged).events.into_iter().map(|event| event.fact).collect()
}

/// Looks at a table at some moments between two acts, and whenever it asks for it.
fn look_often(dice: &mut Dice, table: &mut Table, from: u64, until: u64, facts: &mut Vec<Fact>) {
    let mut moments: Vec<u64> =
        (0..dice.below(4)).map(|_| from + dice.roll() % (until - from + 1)).collect();
    moments.sort_unstable();
    let mut moments = moments.into_iter().peekable();
    loop {
        let wake = table.look_at().map(Moment::as_millis).filter(|at| *at <= until);
        let next = match (moments.peek().copied(), wake) {
            (Some(chosen), Some(wake)) if wake.max(from) <= chosen => wake,
            (Some(chosen), _) => {
                moments.next();
                chosen
            }
            (None, Some(wake)) => wake,
            (None, None) => return,
        };
        let found = look(table, Moment::from_millis(next.max(from)));
        let asked = wake == Some(next);
        assert!(!asked || !found.is_empty(), "a table asks to be looked at {next} for nothing");
        facts.extend(found);
    }
}

/// Plays one game at two tables, of which one is looked at between the acts.
pub(crate) fn play(seed: u64, met: &mut Met) -> usize {
    let mut walk = Walk::begin(seed);
    walk.out_of_order = false;
    let mut dice = Dice(!seed);
    let mut watched = walk.table.clone();
    while !walk.is_done() {
        let (seat, act, at) = walk.next();
        let mut seen = Vec::new();
        look_often(&mut dice, &mut watched, walk.at, at.as_millis(), &mut seen);
        if !seen.is_empty() {
            *met.entry("a look that found something".to_owned()).or_default() += 1;
        }
        let ruling = walk.table.act(seat, &act, at);
        let again = watched.act(seat, &act, at);
        walk.at = at.as_millis();
        walk.record.push(ruling.clone());
        assert_eq!(
            difference(&walk.table, &watched),
            None,
            "{seat} {act:?} at {at:?}\nunwatched: {:?}\nlooks: {seen:?}\nwatched: {:?}",
            facts(&ruling),
            facts(&again),
        );
    }
    walk.record.len()
}

fn facts(ruling: &Ruling) -> Vec<&Fact> {
    ruling.events.iter().map(|event| &event.fact).collect()
}

/// Where two tables differ first.
fn difference(one: &Table, other: &Table) -> Option<String> {
    if one == other {
        return None;
    }
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let mut lines = one.lines().zip(other.lines()).enumerate();
    let found = lines.find(|(_, (one, other))| one != other);
    let context = |at: usize| {
        let owner = one.lines().take(at).collect::<Vec<_>>();
        let named = |line: &&&str| line.trim_end().ends_with('{');
        owner
            .iter()
            .rev()
            .filter(named)
            .take(3)
            .map(|line| line.trim())
            .collect::<Vec<_>>()
            .join(" < ")
    };
    found.map(|(at, (one, other))| format!("{} != {} in {}", one.trim(), other.trim(), context(at)))
}
