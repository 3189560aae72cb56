//! Pairings and when rounds begin.

use std::collections::BTreeSet;

use chess::{ByColor, Color};
use clock::Moment;
use laws::{Ground, Provision, Score};

use super::{Facts, Hearing, one};
use crate::ground::provision_of;
use crate::{
    Board, Fact, Given, Kind, Noted, Number, Outcome, Pairing, Place, Refusal, Refused, Round,
};

impl Hearing<'_> {
    pub(super) fn pair(
        self,
        round: u8,
        boards: &[Pairing],
        byes: &[Given],
        starts_at: Option<Moment>,
    ) -> Facts {
        self.is_next(round)?;
        let is_round_robin =
            self.regulations().is_ok_and(|all| all.rounds.pairing.is_round_robin());
        let mut seated = BTreeSet::new();
        let mut numbers = BTreeSet::new();
        for pairing in boards {
            if pairing.board == 0 || !numbers.insert(pairing.board) {
                return Err(Refusal::BoardTwice { board: pairing.board }.into());
            }
            for player in [pairing.white, pairing.black] {
                if !self.player(player)?.plays(round) && !is_round_robin {
                    return Err(Refusal::DoesNotPlay { player }.into());
                }
                self.seat(player, &mut seated)?;
            }
        }
        for given in byes {
            self.player(given.player)?;
            self.seat(given.player, &mut seated)?;
        }
        // A player who was granted a bye gets it, whether or not the pairing says so.
        let mut byes = byes.to_vec();
        for player in &self.event.players {
            let granted = player.byes.iter().find(|absence| absence.round == round);
            if let Some(absence) = granted
                && !seated.contains(&player.number)
            {
                byes.push(Given { player: player.number, bye: absence.bye });
            }
        }
        byes.sort_by_key(|given| given.player);
        let lost = boards.iter().filter_map(|pairing| self.lost_by_absence(round, *pairing));
        let lost: Vec<Noted> = lost.collect();
        let boards = boards.to_vec();
        let mut facts = one(Fact::Paired { round, boards, byes, starts_at })?;
        facts.extend(lost);
        Ok(facts)
    }

    /// In a round robin everybody has a place in the tables: a player who has left, or is absent with
    /// leave, loses the game without playing.
    fn lost_by_absence(self, round: u8, pairing: Pairing) -> Option<Noted> {
        let plays = |number| self.event.player(number).is_some_and(|player| player.plays(round));
        let score = match (plays(pairing.white), plays(pairing.black)) {
            (true, true) => return None,
            (true, false) => Score::win(Color::White),
            (false, true) => Score::win(Color::Black),
            (false, false) => Score::BOTH_LOSE,
        };
        let fact = Fact::ResultEntered {
            place: Place { round, board: pairing.board },
            outcome: Outcome::forfeit(score),
            ground: Some(Ground::Absence),
            ruling: None,
            confirmed: true,
            signed: ByColor::default(),
        };
        Some(Noted { fact, articles: self.cite(&[provision_of(Ground::Absence)]) })
    }

    fn seat(self, player: Number, seated: &mut BTreeSet<Number>) -> Result<(), Refused> {
        if seated.insert(player) { Ok(()) } else { Err(Refusal::Twice { player }.into()) }
    }

    /// Whether a round is the one to be paired: the next one, or the last one as long as it has not
    /// begun.
    fn is_next(self, round: u8) -> Result<(), Refused> {
        let paired = self.event.rounds.len();
        let place = usize::from(round).checked_sub(1).ok_or(Refusal::WrongRound)?;
        let most = self.event.round_count().map(usize::from);
        if place > paired || place + 1 < paired || most.is_some_and(|most| place >= most) {
            return Err(Refusal::WrongRound.into());
        }
        match self.event.round(round) {
            Some(again) if self.has_begun(again) => Err(Refusal::HasBegun.into()),
            _ => Ok(()),
        }
    }

    pub(super) fn unpair(self, round: u8) -> Facts {
        let last = self.round(round)?;
        if usize::from(round) != self.event.rounds.len() {
            return Err(Refusal::WrongRound.into());
        }
        if self.has_begun(last) {
            return Err(Refusal::HasBegun.into());
        }
        one(Fact::Unpaired { round })
    }

    pub(super) fn schedule(self, round: u8, starts_at: Moment) -> Facts {
        if self.round(round)?.started.is_some() {
            return Err(self.refuse(Refusal::HasBegun, &[Provision::Start]));
        }
        one(Fact::Scheduled { round, starts_at })
    }

    pub(super) fn set_kind(self, place: Place, kind: &Kind) -> Facts {
        let (_, board) = self.board(place)?;
        if board.result.is_some() {
            return Err(Refusal::HasResult.into());
        }
        one(Fact::KindSet { place, kind: kind.clone() })
    }

    /// Whether something happened in a round that a new pairing would undo.
    fn has_begun(self, round: &Round) -> bool {
        let plays =
            |number| self.event.player(number).is_some_and(|player| player.plays(round.number));
        let touched = |board: &Board| {
            let both_play = plays(board.white) && plays(board.black);
            board.result.is_some_and(|result| result.outcome.played || both_play)
                || !board.rulings.is_empty()
        };
        round.started.is_some() || round.boards.iter().any(touched)
    }
}
