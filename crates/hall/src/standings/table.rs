//! The results of all players, from which everything is counted.

use std::collections::HashMap;

use chess::Color;
use laws::{Scoring, Share};

use super::{Crossing, Explained, Part, Unplayed, Value};
use crate::{
    Board, Bye, Cut, Event, Mark, Method, Number, Points, Round, System, TieBreak, Trf, TrfGame,
};

pub(super) struct Table {
    pub(super) players: Vec<Row>,
    /// How many rounds are counted.
    pub(super) rounds: usize,
    /// How many there are in all.
    pub(super) all_rounds: usize,
    pub(super) win: Points,
    pub(super) draw: Points,
    /// Whether everyone was to meet everyone: unplayed games count as played then.
    pub(super) round_robin: bool,
    /// Whether the rules of 2026 on unplayed rounds apply.
    pub(super) limits_dummies: bool,
}

pub(super) struct Row {
    pub(super) number: Number,
    pub(super) rating: Option<u16>,
    /// What rulings gave or took.
    pub(super) ruled: Points,
    pub(super) games: Vec<Game>,
}

/// A round of a player.
#[derive(Clone, Copy)]
pub(super) struct Game {
    pub(super) opponent: Option<usize>,
    pub(super) color: Option<Color>,
    /// What it gave; nothing as long as there is no result.
    pub(super) points: Option<Points>,
    /// Whether a game was played over the board.
    pub(super) played: bool,
    /// The pairing's own bye: the player was there.
    pub(super) is_pairing_bye: bool,
}

impl Game {
    const ABSENT: Self = Self {
        opponent: None,
        color: None,
        points: Some(Points::ZERO),
        played: false,
        is_pairing_bye: false,
    };

    pub(super) fn gave(&self) -> Points {
        self.points.unwrap_or_default()
    }
}

impl Table {
    pub(super) fn of_event(event: &Event, after: u8) -> Self {
        let regulations = event.regulations();
        let scoring = regulations.map(|all| all.rounds.scoring);
        let scoring = scoring.unwrap_or(Scoring { win: 10, draw: 5, loss: 0 });
        let pairing_bye = regulations.and_then(|all| all.rounds.pairing_bye);
        let worth = Worth { scoring, pairing_bye: pairing_bye.unwrap_or(scoring.win) };
        let system = regulations.map(|all| all.rounds.pairing);
        let rounds: Vec<&Round> =
            event.rounds().iter().filter(|round| round.number <= after).collect();
        let places: HashMap<Number, usize> =
            (0..).zip(event.players()).map(|(place, player)| (player.number, place)).collect();
        let mut players: Vec<Row> = event
            .players()
            .iter()
            .map(|player| Row {
                number: player.number,
                rating: player.entrant.rating,
                ruled: Points::ZERO,
                games: vec![Game::ABSENT; rounds.len()],
            })
            .collect();
        let left_early = left_early(event);
        for (place, round) in rounds.iter().enumerate() {
            for given in &round.byes {
                let Some(player) = places.get(&given.player) else { continue };
                players[*player].games[place] = worth.bye(given.bye);
            }
            let counts = |board: &&Board| {
                Color::ALL.iter().all(|color| !left_early.contains(&board.player(*color)))
            };
            for board in round.boards.iter().filter(counts) {
                for color in Color::ALL {
                    let Some(player) = places.get(&board.player(color)) else { continue };
                    let outcome = board.result.map(|result| result.outcome);
                    players[*player].games[place] = Game {
                        opponent: places.get(&board.player(!color)).copied(),
                        color: Some(color),
                        points: outcome.map(|outcome| worth.share(outcome.of(color))),
                        played: outcome.is_some_and(|outcome| outcome.played),
                        is_pairing_bye: false,
                    };
                }
            }
        }
        for ruled in event.points_ruled().filter(|ruled| ruled.round <= after) {
            if let Some(player) = places.get(&ruled.player) {
                players[*player].ruled += ruled.points;
            }
        }
        let begins = regulations.and_then(|all| all.begins);
        Self {
            players,
            rounds: rounds.len(),
            all_rounds: event.round_count().map_or(rounds.len(), usize::from),
            win: Points(i32::from(scoring.win)),
            draw: Points(i32::from(scoring.draw)),
            round_robin: system.is_some_and(System::is_round_robin),
            limits_dummies: begins.is_none_or(|begins| begins.parts() >= (2026, 3, 1)),
        }
    }

    pub(super) fn of_trf(trf: &Trf, round_robin: bool) -> Self {
        let of = |letter: char| trf.scoring.iter().find(|(own, _)| *own == letter).map(|(_, p)| *p);
        let tenths = |letter, usual: u16| {
            of(letter).and_then(|points| u16::try_from(points.0).ok()).unwrap_or(usual)
        };
        let scoring = Scoring { win: tenths('W', 10), draw: tenths('D', 5), loss: tenths('L', 0) };
        let worth = Worth { scoring, pairing_bye: tenths('P', scoring.win) };
        let rounds = usize::from(trf.rounds_written());
        let places: HashMap<Number, usize> =
            (0..).zip(&trf.players).map(|(place, player)| (player.number, place)).collect();
        let game = |game: &TrfGame| {
            if let Mark::Bye(bye) = game.mark {
                return worth.bye(bye);
            }
            let points = match game.mark {
                Mark::Win | Mark::ForfeitWin | Mark::ShortWin => Some(worth.share(Share::Whole)),
                Mark::Draw | Mark::ShortDraw => Some(worth.share(Share::Half)),
                Mark::Loss | Mark::ShortLoss => Some(worth.share(Share::None)),
                Mark::ForfeitLoss => Some(Points::ZERO),
                Mark::None if game.opponent.is_none() => return Game::ABSENT,
                Mark::None | Mark::Bye(_) => None,
            };
            let forfeit = matches!(game.mark, Mark::ForfeitWin | Mark::ForfeitLoss);
            Game {
                opponent: game.opponent.and_then(|number| places.get(&number).copied()),
                color: game.color,
                points,
                played: points.is_some() && !forfeit,
                is_pairing_bye: false,
            }
        };
        let players = trf.players.iter().map(|player| {
            let mut games: Vec<Game> = player.games.iter().map(game).collect();
            games.resize(rounds, Game::ABSENT);
            let ruled = trf
                .points
                .iter()
                .filter(|ruled| ruled.for_result == ' ' && ruled.players.contains(&player.number));
            Row {
                number: player.number,
                rating: player.entrant.rating,
                ruled: ruled.map(|ruled| ruled.points).sum(),
                games,
            }
        });
        let begins = trf.begins.replace('/', "-").parse::<laws::Date>().ok();
        Self {
            players: players.collect(),
            rounds,
            all_rounds: trf.rounds.map_or(rounds, usize::from).max(rounds),
            win: Points(i32::from(scoring.win)),
            draw: Points(i32::from(scoring.draw)),
            round_robin,
            limits_dummies: begins.is_none_or(|begins| begins.parts() >= (2026, 3, 1)),
        }
    }

    /// The points from the rounds.
    pub(super) fn points(&self, player: usize) -> Points {
        self.players[player].games.iter().map(Game::gave).sum()
    }

    /// The same with what rulings gave or took.
    pub(super) fn total(&self, player: usize) -> Points {
        self.points(player) + self.players[player].ruled
    }

    /// Why a round was not a game; nothing if it was one, or is not over.
    pub(super) fn unplayed(&self, game: &Game) -> Option<Unplayed> {
        let points = game.points?;
        if game.played {
            return None;
        }
        Some(if game.is_pairing_bye || points == self.win {
            Unplayed::NotByChoice
        } else {
            Unplayed::ByChoice
        })
    }

    pub(super) fn crossings(&self, player: usize) -> Vec<Crossing> {
        let games = self.players[player].games.iter();
        games
            .map(|game| Crossing {
                opponent: game.opponent.map(|opponent| self.players[opponent].number),
                color: game.color,
                points: game.points,
                played: game.played,
            })
            .collect()
    }

    /// The part that a round contributes.
    pub(super) fn part(&self, place: usize, game: &Game, value: Value) -> Part {
        Part {
            round: u8::try_from(place + 1).unwrap_or(u8::MAX),
            opponent: game.opponent.map(|opponent| self.players[opponent].number),
            value,
            cut: false,
            unplayed: self.unplayed(game),
        }
    }

    /// Rounds of a kind, counted.
    pub(super) fn counted(&self, player: usize, method: Method) -> (Option<Value>, Vec<Part>) {
        let counts = |game: &Game| {
            let won = game.points == Some(self.win);
            let over_board = game.played && game.opponent.is_some();
            let black = game.color == Some(Color::Black);
            match method {
                Method::Wins => won,
                Method::GamesWon => won && over_board,
                Method::GamesWithBlack => black && over_board,
                Method::WinsWithBlack => black && won && over_board,
                _ => over_board || won || game.is_pairing_bye,
            }
        };
        let rounds = self.players[player].games.iter().enumerate().filter(|(_, game)| counts(game));
        let parts: Vec<Part> =
            rounds.map(|(place, game)| self.part(place, game, Value::whole(1))).collect();
        (Some(sum(&parts)), parts)
    }

    /// The points after each round, added up; the first rounds are cut.
    pub(super) fn progressive(&self, player: usize, cut: Cut) -> (Option<Value>, Vec<Part>) {
        let low = match cut {
            Cut::None => 0,
            Cut::Lowest(n) | Cut::Median(n) => usize::from(n),
        };
        let mut so_far = Points::ZERO;
        let mut parts = Vec::new();
        for (place, game) in self.players[player].games.iter().enumerate() {
            so_far += game.gave();
            let part = self.part(place, game, so_far.into());
            parts.push(Part { cut: place < low, ..part });
        }
        (Some(sum(&parts)), parts)
    }

    /// Points against those who have half of the points or more.
    pub(super) fn koya(&self, player: usize) -> (Option<Value>, Vec<Part>) {
        let games = if self.round_robin {
            let met = |row: &Row| row.games.iter().filter(|game| game.opponent.is_some()).count();
            self.players.iter().map(met).max().unwrap_or(0)
        } else {
            self.rounds
        };
        let games = i32::try_from(games).unwrap_or(i32::MAX);
        let is_strong = |opponent: usize| 2 * self.points(opponent).0 >= self.win.0 * games;
        let mut parts = Vec::new();
        for (place, game) in self.players[player].games.iter().enumerate() {
            if let Some(opponent) = game.opponent {
                let part = self.part(place, game, game.gave().into());
                parts.push(Part { cut: !is_strong(opponent), ..part });
            }
        }
        (Some(sum(&parts)), parts)
    }

    /// The average over the opponents who were met, to two digits.
    pub(super) fn average_of(
        &self,
        player: usize,
        value: impl Fn(usize) -> Option<Value>,
    ) -> (Option<Value>, Vec<Part>) {
        let mut parts = Vec::new();
        for (place, game) in self.players[player].games.iter().enumerate() {
            let met = game.opponent.filter(|_| game.played);
            if let Some(value) = met.and_then(&value) {
                parts.push(self.part(place, game, value));
            }
        }
        let count = i64::try_from(parts.len()).unwrap_or(i64::MAX);
        let average = (count > 0).then(|| Value(rounded(sum(&parts).0, count)));
        (average, parts)
    }

    /// What a player scored against the others of a group.
    pub(super) fn met(&self, player: usize, group: &[usize]) -> Explained {
        let mut parts = Vec::new();
        if group.len() > 1 {
            for (place, game) in self.players[player].games.iter().enumerate() {
                let counts = game.played || self.round_robin;
                if game.opponent.is_some_and(|opponent| counts && group.contains(&opponent)) {
                    parts.push(self.part(place, game, game.gave().into()));
                }
            }
        }
        let value = (!parts.is_empty()).then(|| sum(&parts));
        let tie_break = TieBreak { method: Method::DirectEncounter, cut: Cut::None };
        Explained { tie_break, value, parts }
    }
}

/// Players who left a round robin with less than half of their games played: those games count
/// for nobody.
fn left_early(event: &Event) -> Vec<Number> {
    let system = event.regulations().map(|regulations| regulations.rounds.pairing);
    let each = match system {
        Some(System::Berger) => 1,
        Some(System::DoubleBerger) => 2,
        _ => return Vec::new(),
    };
    let games = each * event.players().len().saturating_sub(1);
    let played = |player: Number| {
        let boards = event.rounds().iter().filter_map(|round| round.board_of(player));
        boards.filter(|board| board.result.is_some_and(|result| result.outcome.played)).count()
    };
    let left = event.players().iter().filter(|player| player.out_from.is_some());
    left.map(|player| player.number).filter(|number| 2 * played(*number) < games).collect()
}

/// What the rounds are worth.
#[derive(Clone, Copy)]
struct Worth {
    scoring: Scoring,
    pairing_bye: u16,
}

impl Worth {
    fn share(self, share: Share) -> Points {
        let tenths = match share {
            Share::Whole => self.scoring.win,
            Share::Half => self.scoring.draw,
            Share::None => self.scoring.loss,
        };
        Points(i32::from(tenths))
    }

    fn bye(self, bye: Bye) -> Game {
        let points = match bye {
            Bye::Pairing => Points(i32::from(self.pairing_bye)),
            Bye::Full => self.share(Share::Whole),
            Bye::Half => self.share(Share::Half),
            Bye::Zero => Points::ZERO,
        };
        let is_pairing_bye = bye == Bye::Pairing;
        Game { points: Some(points), is_pairing_bye, ..Game::ABSENT }
    }
}

/// What is not cut, added up.
pub(super) fn sum(parts: &[Part]) -> Value {
    Value(parts.iter().filter(|part| !part.cut).map(|part| part.value.0).sum())
}

/// A quotient, halves up.
pub(super) fn rounded(sum: i64, count: i64) -> i64 {
    (2 * sum + count).div_euclid(2 * count)
}
