//! What an arbiter sees to besides judging: seats are given out anew, moves are sealed and opened,
//! names and tables erased. And the players' part in it.

use clock::Moment;
use laws::{Act, Decision, Phase, Resumption, Stage, StopReason};
use serde_json::{Value, json};

use crate::machine::WALL;
use crate::people::{Person, ask};
use crate::wire::Wire;
use crate::world::{Done, Mutant};

/// Something that is tried until it is answered.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Duty {
    /// A new secret for a seat.
    Reseat(&'static str),
    /// A key for sealed moves.
    SealKey,
    /// The envelope is opened, if it may be.
    Open,
    /// White's name is erased.
    EraseName,
    /// The table is deleted, at the end of the day.
    Delete,
}

impl Person {
    /// Does one of the arbiter's duties.
    pub(crate) async fn see_to_the_table(&mut self, line: Wire) {
        let next = self.next_duty();
        let duty = *self.duty.get_or_insert(next);
        let (method, path, body) = match duty {
            Duty::Reseat(role) => ("PUT", format!("/seats/{role}"), None),
            Duty::SealKey => ("PUT", "/envelope/key".to_owned(), Some(json!({}))),
            Duty::Open => {
                let key = json!({"key": self.seal_key});
                ("POST", "/envelope/open".to_owned(), Some(key))
            }
            Duty::EraseName => ("DELETE", "/names/white".to_owned(), None),
            Duty::Delete => {
                self.world.lock().deleted.entry(self.table.clone()).or_default();
                ("DELETE", String::new(), None)
            }
        };
        let path = format!("/api/v1/tables/{}{path}", self.table);
        let (token, key) = (self.token(), self.next_key());
        let answer = ask(line, (method, &path), (token.as_deref(), Some(&key)), body).await;
        let Some((status, answer)) = answer else { return };
        self.world.lock().note(format_args!("{} {duty:?}: {status}", self.table));
        if [429, 500, 503].contains(&status) {
            return;
        }
        if (200..300).contains(&status) {
            self.have_done(duty, &answer);
        } else if matches!(duty, Duty::Delete) && status == 404 {
            // An earlier try was done, and its answer lost.
            self.world.lock().deleted.insert(self.table.clone(), true);
        }
        self.duty = None;
    }

    fn next_duty(&mut self) -> Duty {
        if self.is_time_to_go() && self.dice.one_in(2) {
            return Duty::Delete;
        }
        match self.dice.below(6) {
            _ if self.is_sealed() => Duty::Open,
            _ if self.seal_key.is_none() => Duty::SealKey,
            0 | 1 => Duty::Reseat(self.dice.pick(&["white", "black", "white-assistant"])),
            2 => Duty::EraseName,
            _ => Duty::Open,
        }
    }

    fn is_sealed(&mut self) -> bool {
        let mut world = self.world.lock();
        world.board(&self.table).is_some_and(|table| table.adjourned() == Some(Stage::Resuming))
    }

    fn have_done(&mut self, duty: Duty, answer: &Value) {
        let mut world = self.world.lock();
        let text = |name: &str| answer[name].as_str().unwrap_or_default().to_owned();
        match duty {
            Duty::Reseat(role) => {
                world.secrets.insert((self.table.clone(), role), text("token"));
            }
            Duty::SealKey => self.seal_key = Some(text("secret")),
            Duty::Open => {}
            Duty::EraseName => {
                let names = ["Laine", "Virtanen"].map(|name| format!("{name} {}.", self.number));
                world.erased.push((self.table.clone(), names));
            }
            Duty::Delete => {
                world.deleted.insert(self.table.clone(), true);
            }
        }
    }

    /// What an adjournment wants of this person next.
    pub(crate) fn adjourning(&mut self) -> Option<Act> {
        let rarely = self.dice.one_in(20);
        let mut world = self.world.lock();
        let at = Moment::from_millis(world.now + WALL + 8_000);
        let table = world.board(&self.table)?;
        let side = self.seat.side();
        match (table.adjourned(), side) {
            (None, None) if table.phase() == Phase::Playing && rarely => {
                Some(Act::Decide(Decision::CallSeal))
            }
            (Some(Stage::Called), Some(side)) if side == table.position().turn() => {
                let reason = StopReason::Sealed;
                table.sealed().is_some().then_some(Act::StopClock { reason })
            }
            (Some(Stage::Sealed), None) if table.envelope()?.resumption.is_none() => {
                let (white, black) = ("Laine".to_owned(), "Virtanen".to_owned());
                let (date, time) = ("2018-03-10".parse().ok()?, "10:00".to_owned());
                let resumption = Resumption { date, time, place: "Helsinki".to_owned(), at };
                Some(Act::Decide(Decision::ConfirmEnvelope { white, black, resumption }))
            }
            (Some(Stage::Sealed | Stage::Resuming), Some(_)) => Some(Act::Arrive),
            _ => None,
        }
    }

    /// Whether a move is to be sealed, and by this person.
    pub(crate) fn may_seal(&mut self) -> bool {
        let Some(side) = self.seat.side().filter(|_| !self.seat.is_assistant()) else {
            return false;
        };
        let mut world = self.world.lock();
        world.board(&self.table).is_some_and(|table| {
            let is_called = table.adjourned() == Some(Stage::Called);
            is_called && table.phase() == Phase::Playing && table.position().turn() == side
        })
    }

    /// Puts a move into the envelope. The text stands nowhere by chance.
    pub(crate) async fn seal(&mut self, line: Wire) {
        let key = self.next_key();
        // It ends with a stop, so that no other one begins with it.
        let text = format!("secret {key}.");
        let mutant = {
            let mut world = self.world.lock();
            world.sealed.push((self.table.clone(), text.clone()));
            world.mutant
        };
        if mutant == Some(Mutant::TellsTheSealed) {
            self.plan.push(Act::Write { place: None, text: text.clone() });
            self.plan.push(Act::Tip { text: text.clone() });
        }
        let path = format!("/api/v1/tables/{}/envelope", self.table);
        let token = self.sent_with(&key);
        let secrets = (token.as_deref(), Some(key.as_str()));
        let answer = ask(line, ("POST", &path), secrets, Some(json!({ "text": text }))).await;
        let Some((status, answer)) = answer else { return };
        let mut world = self.world.lock();
        world.note(format_args!("{} seals: {status}", self.table));
        if let (200, Some(seq)) = (status, answer["seq"].as_u64()) {
            let act = json!({"act": "seal", "commitment": answer["commitment"]});
            world.done.push(Done { table: self.table.clone(), key, act, seq });
        }
    }
}
