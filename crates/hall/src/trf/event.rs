//! An event as a report, and a report as an event.

use std::collections::BTreeMap;

use chess::Color;
use laws::{Score, Share};

use super::{AbnormalPoints, Forbidden, GrantedBye, Mark, Trf, TrfGame, TrfPlayer};
use crate::{Board, Entrant, Event, Given, Number, Outcome, Pairing, Points, Role, Round, System};

impl Trf {
    /// The report of an event after a round.
    #[must_use]
    pub fn of_event(event: &Event, after: u8) -> Self {
        let Some(regulations) = event.regulations() else { return Self::default() };
        let standings = event.standings(after);
        let day = |date: laws::Date| date.to_string().replace('-', "/");
        let arbiters = event.arbiters().iter().filter(|arbiter| !arbiter.released);
        let (chiefs, others): (Vec<_>, Vec<_>) =
            arbiters.partition(|arbiter| arbiter.role == Role::Chief);
        let names = chiefs.iter().skip(1).chain(&others).map(|arbiter| arbiter.name.clone());
        let scoring = regulations.rounds.scoring;
        let is_usual = (scoring.win, scoring.draw, scoring.loss) == (10, 5, 0);
        let worth = |letter, tenths: u16| (letter, Points(i32::from(tenths)));
        let mut trf = Self {
            name: regulations.name.clone(),
            city: regulations.place.clone().unwrap_or_default(),
            federation: regulations.federation.clone().unwrap_or_default(),
            begins: regulations.begins.map(day).unwrap_or_default(),
            ends: regulations.ends.or(regulations.begins).map(day).unwrap_or_default(),
            system: system(regulations.rounds.pairing).to_owned(),
            chief: chiefs.first().map(|arbiter| arbiter.name.clone()).unwrap_or_default(),
            deputies: names.collect(),
            time: regulations.laws.time_control.to_string(),
            control: regulations.laws.time_control.to_string(),
            rounds: event.round_count(),
            // A pairing engine asks for it before the first round.
            first_color: (regulations.rounds.pairing == System::Swiss).then_some(Color::White),
            tie_breaks: regulations.rounds.tie_breaks.iter().map(ToString::to_string).collect(),
            ..Self::default()
        };
        if !is_usual {
            let scores = [('W', scoring.win), ('D', scoring.draw), ('L', scoring.loss)];
            trf.scoring = scores.map(|(letter, tenths)| worth(letter, tenths)).to_vec();
        }
        if let Some(bye) = regulations.rounds.pairing_bye {
            trf.scoring.push(worth('P', bye));
        }
        let rounds = event.rounds().iter().filter(|round| round.number <= after);
        let rounds: Vec<&Round> = rounds.collect();
        let rows: BTreeMap<Number, (u16, Points)> =
            standings.rows.iter().map(|row| (row.player, (row.rank, row.points))).collect();
        for player in event.players() {
            let games = rounds.iter().map(|round| game(round, player.number)).collect();
            let (rank, points) = rows.get(&player.number).copied().unwrap_or_default();
            trf.players.push(TrfPlayer {
                number: player.number,
                entrant: Entrant { club: None, ..player.entrant.clone() },
                points,
                rank: (rank > 0).then_some(rank),
                games,
            });
            for absence in player.byes.iter().filter(|absence| absence.round > after) {
                let (bye, round) = (absence.bye, absence.round);
                trf.byes.push(GrantedBye { bye, round, players: vec![player.number] });
            }
        }
        let last = event.round_count().unwrap_or(u8::MAX);
        let forbidden = regulations.rounds.forbidden.iter().cloned();
        trf.forbidden = forbidden.map(|players| Forbidden { first: 1, last, players }).collect();
        trf.points = event
            .points_ruled()
            .filter(|ruled| ruled.round <= after)
            .map(|ruled| AbnormalPoints {
                for_result: ' ',
                points: ruled.points,
                round: ruled.round,
                players: vec![ruled.player],
            })
            .collect();
        trf
    }

    /// The same report with the numbers that its players have in an event, and those of its players who
    /// are not in the event; without them.
    #[must_use]
    pub fn numbered_as_in(mut self, event: &Event) -> (Self, Vec<Entrant>) {
        let (mut known, mut missing) = (BTreeMap::new(), Vec::new());
        self.players.retain(|player| match event.player_who_is(&player.entrant) {
            Some(number) => known.insert(player.number, number).is_none(),
            None => {
                missing.push(player.entrant.clone());
                false
            }
        });
        for player in &mut self.players {
            player.number = known.get(&player.number).copied().unwrap_or(player.number);
            for game in &mut player.games {
                game.opponent = game.opponent.and_then(|number| known.get(&number).copied());
            }
        }
        let byes = self.byes.iter_mut().map(|byes| &mut byes.players);
        let forbidden = self.forbidden.iter_mut().map(|forbidden| &mut forbidden.players);
        let points = self.points.iter_mut().map(|abnormal| &mut abnormal.players);
        for players in byes.chain(forbidden).chain(points) {
            *players = players.iter().filter_map(|number| known.get(number).copied()).collect();
        }
        self.players.sort_by_key(|player| player.number);
        (self, missing)
    }

    /// Whether a file is a report rather than a table: its lines begin with three digits.
    #[must_use]
    pub fn is_one(bytes: &[u8]) -> bool {
        let text = crate::decode(bytes);
        text.lines().any(|line| line.starts_with("001 ") || line.starts_with("012 "))
    }

    /// The players in the order of their numbers.
    #[must_use]
    pub fn entrants(&self) -> Vec<Entrant> {
        self.players.iter().map(|player| player.entrant.clone()).collect()
    }

    /// What a report says of a round. Boards are numbered by the points before the round, as a report
    /// has no numbers for them.
    #[must_use]
    pub fn round(&self, round: u8) -> Imported {
        let place = usize::from(round).saturating_sub(1);
        let known: BTreeMap<Number, &TrfPlayer> =
            self.players.iter().map(|player| (player.number, player)).collect();
        let mut pairs = Vec::new();
        let mut imported = Imported::default();
        for player in &self.players {
            let Some(game) = player.games.get(place) else { continue };
            match (game.opponent.and_then(|number| known.get(&number)), game.mark) {
                (Some(other), mark) => {
                    let theirs = other.games.get(place);
                    let is_pair = theirs.is_some_and(|their| their.opponent == Some(player.number));
                    if game.color != Some(Color::White) || !is_pair {
                        continue;
                    }
                    let before = points_before(player, place) + points_before(other, place);
                    let outcome = outcome(mark, theirs.map_or(Mark::None, |game| game.mark));
                    pairs.push((before, player.number, other.number, outcome));
                }
                (None, mark) => {
                    let given = bye(mark).map(|bye| Given { player: player.number, bye });
                    imported.byes.extend(given);
                }
            }
        }
        pairs.sort_by_key(|(before, white, black, _)| {
            (std::cmp::Reverse(*before), (*white).min(*black))
        });
        for (board, (_, white, black, outcome)) in (1..).zip(pairs) {
            imported.boards.push(Pairing { board, white, black });
            imported.results.extend(outcome.map(|outcome| (board, outcome)));
        }
        imported
    }

    /// How many rounds have something written.
    #[must_use]
    pub fn rounds_written(&self) -> u8 {
        let most = self.players.iter().map(|player| player.games.len()).max().unwrap_or(0);
        u8::try_from(most).unwrap_or(u8::MAX)
    }
}

/// A round of a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Who sat where.
    pub boards: Vec<Pairing>,
    /// Who did not play.
    pub byes: Vec<Given>,
    /// The results by board.
    pub results: Vec<(u16, Outcome)>,
}

fn points_before(player: &TrfPlayer, place: usize) -> Points {
    let worth = |mark: Mark| match mark {
        Mark::Win | Mark::ForfeitWin | Mark::ShortWin => Points::ONE,
        Mark::Bye(crate::Bye::Pairing | crate::Bye::Full) => Points::ONE,
        Mark::Draw | Mark::ShortDraw | Mark::Bye(crate::Bye::Half) => Points::HALF,
        _ => Points::ZERO,
    };
    player.games.iter().take(place).map(|game| worth(game.mark)).sum()
}

/// What a round without an opponent was: older files write the result instead of the letter.
const fn bye(mark: Mark) -> Option<crate::Bye> {
    match mark {
        Mark::Bye(bye) => Some(bye),
        Mark::ForfeitWin => Some(crate::Bye::Pairing),
        Mark::Win | Mark::ShortWin => Some(crate::Bye::Full),
        Mark::Draw | Mark::ShortDraw => Some(crate::Bye::Half),
        Mark::ForfeitLoss | Mark::Loss | Mark::ShortLoss => Some(crate::Bye::Zero),
        Mark::None => None,
    }
}

/// What both get, from the marks of White and Black.
fn outcome(white: Mark, black: Mark) -> Option<Outcome> {
    let share = |mark| match mark {
        Mark::Win | Mark::ForfeitWin | Mark::ShortWin => Some(Share::Whole),
        Mark::Draw | Mark::ShortDraw => Some(Share::Half),
        Mark::Loss | Mark::ForfeitLoss | Mark::ShortLoss => Some(Share::None),
        Mark::Bye(_) | Mark::None => None,
    };
    let is_forfeit = |mark| matches!(mark, Mark::ForfeitWin | Mark::ForfeitLoss);
    let score = Score::new(share(white)?, share(black)?);
    Some(Outcome { score, played: !(is_forfeit(white) || is_forfeit(black)) })
}

/// What a player did in a round. A player who came later or has left was absent.
fn game(round: &Round, player: Number) -> TrfGame {
    let given = round.byes.iter().find(|given| given.player == player).map(|given| given.bye);
    let Some(board) = round.board_of(player).filter(|_| given.is_none()) else {
        return TrfGame::bye(given.unwrap_or(crate::Bye::Zero));
    };
    let color = board.color_of(player).unwrap_or(Color::White);
    TrfGame { opponent: Some(board.player(!color)), color: Some(color), mark: mark(board, color) }
}

fn mark(board: &Board, color: Color) -> Mark {
    let Some(result) = board.result else { return Mark::None };
    match (result.outcome.of(color), result.outcome.played) {
        (Share::Whole, true) => Mark::Win,
        (Share::Half, true) => Mark::Draw,
        (Share::None, true) => Mark::Loss,
        (Share::Whole, false) => Mark::ForfeitWin,
        // A forfeit is worth all or nothing in a report.
        (Share::Half | Share::None, false) => Mark::ForfeitLoss,
    }
}

const fn system(system: System) -> &'static str {
    match system {
        System::Berger => "Individual: Round-Robin (Berger)",
        System::DoubleBerger => "Individual: Double Round-Robin (Berger)",
        System::Swiss => "Individual: Swiss-System",
        System::Manual => "Individual",
    }
}
