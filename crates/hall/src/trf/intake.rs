//! A report taken into an event: the rounds that the event has not, and the results of those it has.
//! What an event has elsewhere, or otherwise, is named and left out.

use std::fmt;

use super::{AbnormalPoints, Forbidden, Imported, Trf};
use crate::{Act, Bye, Event, Number, Outcome, Pairing, Place, Points, Round, State};

/// What is to be done to take a report in, and what of it is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Intake {
    /// What is to be done, in this order.
    pub acts: Vec<Act>,
    /// What is not taken in.
    pub left_out: Vec<LeftOut>,
}

/// Something that a report says and an event does not take in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeftOut {
    /// The board has another result: it is changed by an arbiter, with a reason.
    Result {
        /// The round.
        round: u8,
        /// The board.
        board: u16,
        /// The result that was entered.
        has: Outcome,
        /// The result in the report.
        says: Outcome,
    },
    /// These two do not play each other with these colours.
    Pairing {
        /// The round.
        round: u8,
        /// Who has the white pieces in the report.
        white: Number,
        /// Who has the black ones.
        black: Number,
        /// The result in the report.
        says: Option<Outcome>,
    },
    /// A player without a game has one here, or is free for another reason.
    Bye {
        /// The round.
        round: u8,
        /// Who.
        player: Number,
        /// What it is in the report.
        says: Bye,
    },
    /// Points given or taken (299).
    Points {
        /// The round; 0 for all.
        round: u8,
        /// How many.
        points: Points,
        /// Whose.
        players: Vec<Number>,
    },
    /// Who must not meet (260, XXP).
    Forbidden {
        /// Who.
        players: Vec<Number>,
        /// From this round.
        first: u8,
        /// To this one.
        last: u8,
    },
    /// What a result is worth (162).
    Worth {
        /// The letter of the result.
        letter: char,
        /// Its points.
        points: Points,
    },
}

impl Trf {
    /// How the report is taken into an event, whose numbers for the players it has
    /// ([`numbered_as_in`](Self::numbered_as_in)).
    #[must_use]
    pub fn intake(&self, event: &Event) -> Intake {
        let mut intake = Intake::default();
        for number in 1..=self.rounds_written() {
            let said = self.round(number);
            match event.round(number) {
                Some(round) => intake.results_of(round, &said),
                None if said.boards.is_empty() && said.byes.is_empty() => break,
                None => intake.round(number, said),
            }
        }
        for GrantedByes { player, round, bye } in self.granted() {
            let Some(known) = event.player(player).filter(|_| event.round(round).is_none()) else {
                continue;
            };
            if !known.byes.iter().any(|own| (own.round, own.bye) == (round, bye)) {
                intake.acts.push(Act::GrantBye { player, round, bye: Some(bye) });
            }
        }
        self.name_the_rest(event, &mut intake.left_out);
        intake
    }

    fn granted(&self) -> impl Iterator<Item = GrantedByes> {
        self.byes.iter().flat_map(|granted| {
            let (round, bye) = (granted.round, granted.bye);
            granted.players.iter().map(move |player| GrantedByes { player: *player, round, bye })
        })
    }

    /// What the regulations and rulings of an event say, where they do not say it already.
    fn name_the_rest(&self, event: &Event, left_out: &mut Vec<LeftOut>) {
        let own = Self::of_event(event, u8::MAX);
        for AbnormalPoints { points, round, players, .. } in &self.points {
            let (points, round, players) = (*points, *round, players.clone());
            let is_ruled = |player| {
                let same = |ruled: &AbnormalPoints| {
                    (ruled.points, ruled.round) == (points, round) && ruled.players.contains(player)
                };
                own.points.iter().any(same)
            };
            if !players.iter().all(is_ruled) {
                left_out.push(LeftOut::Points { round, points, players });
            }
        }
        for Forbidden { first, last, players } in &self.forbidden {
            let same = |known: &Forbidden| players.iter().all(|one| known.players.contains(one));
            if !own.forbidden.iter().any(same) {
                let (first, last, players) = (*first, *last, players.clone());
                left_out.push(LeftOut::Forbidden { players, first, last });
            }
        }
        let usual = [('W', Points::ONE), ('D', Points::HALF), ('L', Points::ZERO)];
        for (letter, points) in self.scoring.iter().copied() {
            let is_known = own.scoring.contains(&(letter, points))
                || own.scoring.is_empty() && usual.contains(&(letter, points));
            if !is_known {
                left_out.push(LeftOut::Worth { letter, points });
            }
        }
    }
}

/// A bye that a report grants one player.
struct GrantedByes {
    player: Number,
    round: u8,
    bye: Bye,
}

impl Intake {
    /// A round that the event does not have yet.
    fn round(&mut self, round: u8, said: Imported) {
        let Imported { boards, byes, results } = said;
        self.acts.push(Act::Pair { round, boards, byes, starts_at: None });
        for (board, outcome) in results {
            self.result(Place { round, board }, outcome, outcome.played);
        }
    }

    /// The results of a round that the event has, at boards that have none.
    fn results_of(&mut self, round: &Round, said: &Imported) {
        let says = |board: u16| {
            said.results.iter().find(|(own, _)| *own == board).map(|(_, outcome)| *outcome)
        };
        let number = round.number;
        for Pairing { board, white, black } in said.boards.iter().copied() {
            let same = round.boards.iter().find(|own| (own.white, own.black) == (white, black));
            match (same, says(board)) {
                (None, says) => {
                    self.left_out.push(LeftOut::Pairing { round: number, white, black, says });
                }
                (Some(_), None) => {}
                (Some(own), Some(says)) => match own.result.map(|result| result.outcome) {
                    None => {
                        let begins = says.played && own.state == State::Waiting;
                        self.result(Place { round: number, board: own.number }, says, begins);
                    }
                    Some(has) if has != says => {
                        let board = own.number;
                        self.left_out.push(LeftOut::Result { round: number, board, has, says });
                    }
                    Some(_) => {}
                },
            }
        }
        for given in &said.byes {
            // A player who came later was absent, and has no bye here.
            let is_absent = given.bye == Bye::Zero && round.board_of(given.player).is_none();
            if !is_absent && !round.byes.contains(given) {
                let (player, says) = (given.player, given.bye);
                self.left_out.push(LeftOut::Bye { round: number, player, says });
            }
        }
    }

    fn result(&mut self, place: Place, outcome: Outcome, begins: bool) {
        if begins {
            self.acts.push(Act::Clocks { place, run: true });
        }
        let outcome = Some(outcome);
        self.acts.push(Act::EnterResult { place, outcome, ground: None, reason: None });
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |players: &[Number]| {
            players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        match self {
            Self::Result { round, board, has, says } => write!(
                f,
                "round {round}, board {board}: {says} is not taken in, {has} was entered before; \
                 a change takes a reason"
            ),
            Self::Pairing { round, white, black, says } => {
                write!(f, "round {round}: {white} – {black}")?;
                if let Some(says) = says {
                    write!(f, " {says}")?;
                }
                f.write_str(" is not taken in, they do not play each other here")
            }
            Self::Bye { round, player, says } => write!(
                f,
                "round {round}: bye {} of player {player} is not taken in, the round is paired \
                 otherwise",
                says.letter()
            ),
            Self::Points { round, points, players } => write!(
                f,
                "line 299 is not taken in: {} points in round {round} for {}; a result is changed \
                 by an arbiter, or by a ruling",
                points.decimal(),
                listed(players)
            ),
            Self::Forbidden { players, first, last } => {
                write!(f, "line 260 is not taken in: {} must not meet", listed(players))?;
                if (*first, *last) != (1, u8::MAX) {
                    write!(f, " in rounds {first} to {last}")?;
                }
                write!(f, "; `forbidden` in event.toml has it, as [[{}]]", listed(players))
            }
            Self::Worth { letter, points } => write!(
                f,
                "line 162 is not taken in: {letter} is worth {}; it is `scoring` in event.toml",
                points.decimal()
            ),
        }
    }
}
