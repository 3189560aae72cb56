//! Arbiters and players.

use super::{Facts, Hearing, one, plain};
use crate::{Arbiter, ArbiterId, Bye, Entrant, Fact, Number, Player, Refusal, Role};

impl Hearing<'_> {
    pub(super) fn appoint(
        self,
        name: &str,
        initials: Option<&str>,
        role: Role,
        room: Option<&str>,
    ) -> Facts {
        let name = name.trim();
        if name.is_empty() {
            return Err(Refusal::NoName.into());
        }
        self.has_room(room)?;
        let own = initials.map(str::trim).filter(|own| !own.is_empty());
        let initials = own.map_or_else(|| initials_of(name), str::to_owned);
        let last = self.event.arbiters.iter().map(|arbiter| arbiter.id.0).max().unwrap_or(0);
        let first = !self.event.arbiters.iter().any(|other| other.role == Role::Chief);
        let arbiter = Arbiter {
            id: ArbiterId(last.saturating_add(1)),
            name: name.to_owned(),
            initials,
            role: if first { Role::Chief } else { role },
            room: room.map(str::to_owned),
            released: false,
        };
        one(Fact::Appointed { arbiter })
    }

    pub(super) fn release(self, id: ArbiterId) -> Facts {
        let arbiter = self.event.arbiter(id).ok_or(Refusal::NoSuchArbiter)?;
        let is_other_chief =
            |other: &Arbiter| !other.released && other.id != id && other.role == Role::Chief;
        if arbiter.role == Role::Chief && !self.event.arbiters.iter().any(is_other_chief) {
            return Err(Refusal::LastChief.into());
        }
        one(Fact::Released { arbiter: id })
    }

    pub(super) fn enter(self, players: &[Entrant]) -> Facts {
        if self.regulations()?.rounds.pairing.is_round_robin() && !self.event.rounds.is_empty() {
            return Err(Refusal::TablesFixed.into());
        }
        let last = self.event.players.last().map_or(0, |player| player.number.0);
        let numbered = (last.saturating_add(1)..=u16::MAX).zip(players);
        let mut facts = Vec::with_capacity(players.len());
        for (number, entrant) in numbered {
            let number = Number(number);
            if entrant.name.trim().is_empty() {
                return Err(Refusal::NoName.into());
            }
            if let Some(twin) = self.twin(entrant, number) {
                return Err(Refusal::Twice { player: twin }.into());
            }
            let entrant = entrant.clone();
            let player = Player { number, entrant, code: None, byes: Vec::new(), out_from: None };
            facts.push(plain(Fact::Entered { player: Box::new(player) }));
        }
        if facts.is_empty() { Err(Refusal::NothingToDo.into()) } else { Ok(facts) }
    }

    /// The player who is the same person, going by FIDE's number.
    fn twin(self, entrant: &Entrant, own: Number) -> Option<Number> {
        let id = entrant.fide_id?;
        let same = |player: &&Player| player.number != own && player.entrant.fide_id == Some(id);
        self.event.players.iter().find(same).map(|player| player.number)
    }

    pub(super) fn amend(self, number: Number, entrant: &Entrant) -> Facts {
        self.player(number)?;
        if entrant.name.trim().is_empty() {
            return Err(Refusal::NoName.into());
        }
        if let Some(twin) = self.twin(entrant, number) {
            return Err(Refusal::Twice { player: twin }.into());
        }
        one(Fact::Amended { player: number, entrant: Box::new(entrant.clone()) })
    }

    pub(super) fn give_code(self, number: Number, code: &str) -> Facts {
        self.player(number)?;
        let taken =
            |player: &&Player| player.number != number && player.code.as_deref() == Some(code);
        if let Some(other) = self.event.players.iter().find(taken) {
            return Err(Refusal::Twice { player: other.number }.into());
        }
        if code.trim().is_empty() {
            return Err(Refusal::NoName.into());
        }
        one(Fact::CodeGiven { player: number, code: code.to_owned() })
    }

    pub(super) fn withdraw(self, number: Number, from: u8) -> Facts {
        self.player(number)?;
        if from == 0 {
            return Err(Refusal::WrongRound.into());
        }
        if self.event.round(from).is_some_and(|round| round.board_of(number).is_some()) {
            return Err(Refusal::HasBegun.into());
        }
        one(Fact::Withdrawn { player: number, from })
    }

    pub(super) fn reinstate(self, number: Number) -> Facts {
        if self.player(number)?.out_from.is_none() {
            return Err(Refusal::NothingToDo.into());
        }
        one(Fact::Reinstated { player: number })
    }

    pub(super) fn grant_bye(self, number: Number, round: u8, bye: Option<Bye>) -> Facts {
        self.player(number)?;
        let paired = self.event.round(round);
        if round == 0 {
            return Err(Refusal::WrongRound.into());
        }
        if paired.is_some_and(|round| round.board_of(number).is_some()) {
            return Err(Refusal::HasBegun.into());
        }
        one(Fact::ByeGranted { player: number, round, bye })
    }

    pub(super) fn has_room(self, room: Option<&str>) -> Result<(), crate::Refused> {
        let rooms = &self.regulations()?.rooms;
        match room {
            Some(name) if !rooms.iter().any(|room| room.name == name) => {
                Err(Refusal::NoSuchRoom.into())
            }
            _ => Ok(()),
        }
    }
}

/// The first letters of a name: `Eeva Korhonen` is EK, and so is `Korhonen, Eeva`.
fn initials_of(name: &str) -> String {
    let turned = match name.split_once(',') {
        Some((family, given)) => format!("{given} {family}"),
        None => name.to_owned(),
    };
    let letters = turned.split_whitespace().filter_map(|word| word.chars().next());
    letters.flat_map(char::to_uppercase).take(3).collect()
}
