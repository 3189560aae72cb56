//! What is known of players as persons. It is kept beside the lines of the record, which only
//! commit to it: so it can be erased for good, and the chain of lines holds.
//!
//! A line has, for each player that it tells of, the SHA-256 of `tuomari.person.1`, a line feed,
//! sixteen random bytes and the JSON of the person. Both lie beside the line and are erased
//! together.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hall::{Act, Entrant, Entry, Fact, Number, Player};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::Chance;

/// What a line has of the persons that it tells of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pledges(Vec<(Number, String)>);

impl Pledges {
    /// Whether the line tells of nobody.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn of(&self, player: Number) -> Option<&String> {
        self.0.iter().find(|(number, _)| *number == player).map(|(_, pledge)| pledge)
    }
}

/// What is kept beside a line.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Persons(BTreeMap<Number, Salted>);

/// A person and the random bytes that hide them in their commitment.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Salted {
    person: Person,
    salt: String,
}

/// What is known of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Person {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    entrant: Option<Entrant>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    code: Option<String>,
}

impl Salted {
    fn pledge(&self) -> String {
        // A salt that is not base64 was changed: it fits no commitment.
        let salt = URL_SAFE_NO_PAD.decode(&self.salt).unwrap_or_default();
        let person = serde_json::to_vec(&self.person).unwrap_or_default();
        let hash = Sha256::new()
            .chain_update(b"tuomari.person.1\n")
            .chain_update(salt)
            .chain_update(person)
            .finalize();
        URL_SAFE_NO_PAD.encode(hash)
    }
}

/// What lies beside a line is not what it commits to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotPledged;

impl std::fmt::Display for NotPledged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the names beside it were changed after it was written")
    }
}

/// Takes what is known of players out of an entry.
///
/// # Errors
/// If the machine has no randomness to give.
pub(super) fn take_out(
    entry: &mut Entry,
    chance: &Chance,
) -> Result<(Persons, Pledges), getrandom::Error> {
    let mut persons = BTreeMap::new();
    for (number, person) in persons_of(entry) {
        let salt: [u8; 16] = chance.bytes()?;
        persons.insert(number, Salted { person, salt: URL_SAFE_NO_PAD.encode(salt) });
    }
    without_persons(&mut entry.act);
    let pledges = persons.iter().map(|(number, salted)| (*number, salted.pledge())).collect();
    Ok((Persons(persons), Pledges(pledges)))
}

/// Where a fact tells of a player as a person.
enum Told<'f> {
    Entered(&'f mut Player),
    Amended(Number, &'f mut Entrant),
    CodeGiven(Number, &'f mut String),
}

impl Told<'_> {
    fn of(fact: &mut Fact) -> Option<Told<'_>> {
        match fact {
            Fact::Entered { player } => Some(Told::Entered(player)),
            Fact::Amended { player, entrant } => Some(Told::Amended(*player, entrant)),
            Fact::CodeGiven { player, code } => Some(Told::CodeGiven(*player, code)),
            // Each is named: whatever else comes to tell of a person must not stay in the record.
            Fact::Opened { .. }
            | Fact::Regulated { .. }
            | Fact::Appointed { .. }
            | Fact::Released { .. }
            | Fact::Withdrawn { .. }
            | Fact::Reinstated { .. }
            | Fact::ByeGranted { .. }
            | Fact::Paired { .. }
            | Fact::Unpaired { .. }
            | Fact::Scheduled { .. }
            | Fact::DefaultTimeSet { .. }
            | Fact::KindSet { .. }
            | Fact::Arrived { .. }
            | Fact::AbsenceNoted { .. }
            | Fact::Excused { .. }
            | Fact::Taken { .. }
            | Fact::LetGo { .. }
            | Fact::Started { .. }
            | Fact::Stopped { .. }
            | Fact::Resumed { .. }
            | Fact::TimeGiven { .. }
            | Fact::ToDo { .. }
            | Fact::Done { .. }
            | Fact::ResultEntered { .. }
            | Fact::ResultTaken { .. }
            | Fact::Confirmed { .. }
            | Fact::Signed { .. }
            | Fact::Counted { .. }
            | Fact::Ruled { .. }
            | Fact::Undone { .. }
            | Fact::Published { .. }
            | Fact::PointsChanged { .. }
            | Fact::Appealed { .. }
            | Fact::AppealDecided { .. }
            | Fact::Announced { .. }
            | Fact::Closed
            | Fact::Reopened => None,
        }
    }
}

/// The persons of an entry, whose places are empty then.
fn persons_of(entry: &mut Entry) -> BTreeMap<Number, Person> {
    let mut persons: BTreeMap<Number, Person> = BTreeMap::new();
    for told in entry.facts.iter_mut().filter_map(|noted| Told::of(&mut noted.fact)) {
        match told {
            Told::Entered(player) => {
                let entrant = Some(std::mem::take(&mut player.entrant));
                persons.insert(player.number, Person { entrant, code: player.code.take() });
            }
            Told::Amended(player, entrant) => {
                persons.entry(player).or_default().entrant = Some(std::mem::take(entrant));
            }
            Told::CodeGiven(player, code) => {
                persons.entry(player).or_default().code = Some(std::mem::take(code));
            }
        }
    }
    persons
}

/// Takes what is known of players out of an act: the facts have it.
pub(super) fn without_persons(act: &mut Act) {
    match act {
        Act::Enter { players } => players.clear(),
        Act::Amend { entrant, .. } => *entrant = Entrant::default(),
        Act::GiveCode { code, .. } => code.clear(),
        Act::Open { .. }
        | Act::Regulate { .. }
        | Act::Appoint { .. }
        | Act::Release { .. }
        | Act::Withdraw { .. }
        | Act::Reinstate { .. }
        | Act::GrantBye { .. }
        | Act::Pair { .. }
        | Act::Unpair { .. }
        | Act::Schedule { .. }
        | Act::SetKind { .. }
        | Act::Arrive { .. }
        | Act::NoteAbsence { .. }
        | Act::Excuse { .. }
        | Act::Take { .. }
        | Act::LetGo { .. }
        | Act::Done { .. }
        | Act::Clocks { .. }
        | Act::EnterResult { .. }
        | Act::Confirm { .. }
        | Act::Sign { .. }
        | Act::Report { .. }
        | Act::Rule { .. }
        | Act::Undo { .. }
        | Act::Publish { .. }
        | Act::Appeal { .. }
        | Act::DecideAppeal { .. }
        | Act::All { .. }
        | Act::Close
        | Act::Reopen { .. } => {}
    }
}

impl Persons {
    /// The text that is kept; none if there is nobody.
    pub(super) fn text(&self) -> Option<String> {
        if self.0.is_empty() { None } else { serde_json::to_string(self).ok() }
    }

    /// What is left of what is kept beside a line once a player is erased from it, perhaps nothing. None if it
    /// does not tell of that player; what cannot be read may.
    pub(super) fn without(kept: &str, player: Number) -> Option<Option<String>> {
        let Ok(mut persons) = serde_json::from_str::<Self>(kept) else { return Some(None) };
        persons.0.remove(&player).map(|_| persons.text())
    }
}

/// Puts what lies beside a line back in its place. Erased people stay unknown.
///
/// # Errors
/// If it is not what the line commits to.
pub(super) fn put_back(
    entry: &mut Entry,
    pledges: &Pledges,
    aside: Option<&str>,
) -> Result<(), NotPledged> {
    let Persons(mut persons) = match aside {
        None => Persons::default(),
        Some(text) => serde_json::from_str(text).map_err(|_| NotPledged)?,
    };
    if persons.iter().any(|(number, salted)| pledges.of(*number) != Some(&salted.pledge())) {
        return Err(NotPledged);
    }
    for told in entry.facts.iter_mut().filter_map(|noted| Told::of(&mut noted.fact)) {
        match told {
            Told::Entered(player) => {
                if let Some(Salted { person, .. }) = persons.remove(&player.number) {
                    player.entrant = person.entrant.unwrap_or_default();
                    player.code = person.code;
                }
            }
            Told::Amended(player, entrant) => {
                let known = persons.get_mut(&player).and_then(|one| one.person.entrant.take());
                *entrant = known.unwrap_or_default();
            }
            Told::CodeGiven(player, code) => {
                let known = persons.get_mut(&player).and_then(|one| one.person.code.take());
                *code = known.unwrap_or_default();
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clock::Moment;
    use hall::{By, Event, EventRegulations, Role};

    use super::*;

    fn entered() -> Entry {
        let mut event = Event::default();
        let regulations = Box::new(EventRegulations::read("name = \"Club evening\"").unwrap());
        let appoint =
            Act::Appoint { name: "K".into(), initials: None, role: Role::Chief, room: None };
        for act in [Act::Open { regulations }, appoint] {
            let entry = event.judge(By::House, &act, Moment::ZERO).unwrap();
            event.apply(&entry).unwrap();
        }
        let names = ["Laine, Antti", "Virtanen, Maija"];
        let players = names.map(|name| Entrant { name: name.into(), ..Entrant::default() });
        event.judge(By::House, &Act::Enter { players: players.into() }, Moment::ZERO).unwrap()
    }

    #[test]
    fn a_line_has_no_name_and_what_lies_beside_it_puts_them_back() {
        let whole = entered();
        let mut line = whole.clone();
        let (persons, pledges) = take_out(&mut line, &Chance::default()).unwrap();
        let text = serde_json::to_string(&line).unwrap();
        assert!(!text.contains("Laine") && !text.contains("Virtanen"), "{text}");
        let aside = persons.text().unwrap();
        let mut back = line.clone();
        put_back(&mut back, &pledges, Some(&aside)).unwrap();
        assert_eq!(back.facts, whole.facts);
        let erased = Persons::without(&aside, Number(1)).unwrap().unwrap();
        let mut back = line.clone();
        put_back(&mut back, &pledges, Some(&erased)).unwrap();
        let text = serde_json::to_string(&back).unwrap();
        assert!(!text.contains("Laine") && text.contains("Virtanen"));
        let changed = aside.replace("Laine", "Lahti");
        assert_eq!(put_back(&mut line, &pledges, Some(&changed)), Err(NotPledged));
    }
}
