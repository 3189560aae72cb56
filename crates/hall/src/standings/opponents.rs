//! Buchholz and Sonneborn-Berger: the points of the opponents.

use super::table::{Game, Table, sum};
use super::{Part, Unplayed, Value};
use crate::{Cut, Method, Points, TieBreak};

impl Table {
    pub(super) fn of_opponents(
        &self,
        player: usize,
        tie_break: TieBreak,
    ) -> (Option<Value>, Vec<Part>) {
        let fore = tie_break.method == Method::ForeBuchholz && self.rounds == self.all_rounds;
        let is_product = tie_break.method == Method::SonnebornBerger;
        let mut parts: Vec<(Points, Part)> = Vec::new();
        for (place, game) in self.players[player].games.iter().enumerate() {
            let is_last = fore && place + 1 == self.rounds;
            if self.round_robin && game.opponent.is_none() {
                continue;
            }
            let counts = game.played || self.round_robin || is_last;
            let (score, unplayed) = match game.opponent.filter(|_| counts) {
                Some(opponent) => (self.adjusted(opponent, fore), None),
                None if game.points.is_none() => continue,
                None => (self.dummy(player, game, fore), self.unplayed(game)),
            };
            let value = if is_product {
                Value(i64::from(score.0) * i64::from(game.gave().0))
            } else {
                score.into()
            };
            parts.push((score, Part { unplayed, ..self.part(place, game, value) }));
        }
        let (low, high) = match tie_break.cut {
            Cut::None => (0, 0),
            Cut::Lowest(n) => (n, 0),
            Cut::Median(n) => (n, n),
        };
        for _ in 0..low {
            cut_lowest(&mut parts);
        }
        for _ in 0..high {
            cut_highest(&mut parts);
        }
        let parts: Vec<Part> = parts.into_iter().map(|(_, part)| part).collect();
        (Some(sum(&parts)), parts)
    }

    /// The points of a player as an opponent of others: rounds without a game after the last one the
    /// player was ready for count as draws.
    fn adjusted(&self, player: usize, fore: bool) -> Points {
        let games = &self.players[player].games;
        let ready = |game: &Game| self.unplayed(game) != Some(Unplayed::ByChoice);
        let last = if fore && games.last().is_some_and(|game| game.opponent.is_some()) {
            games.len()
        } else {
            games.iter().rposition(ready).map_or(0, |place| place + 1)
        };
        let worth = |(place, game): (usize, &Game)| {
            let is_last = fore && place + 1 == games.len() && game.opponent.is_some();
            match game.opponent {
                _ if is_last => self.draw,
                None if place >= last && self.round_robin => Points::ZERO,
                None if place >= last => self.draw,
                _ => game.gave(),
            }
        };
        games.iter().enumerate().map(worth).sum()
    }

    /// The points of the opponent whom an unplayed round of a player counts against.
    fn dummy(&self, player: usize, game: &Game, fore: bool) -> Points {
        let games = &self.players[player].games;
        let mut own = self.points(player);
        if let Some(last) = games.last().filter(|last| fore && last.opponent.is_some()) {
            own = own - last.gave() + self.draw;
        }
        if !self.limits_dummies {
            return own;
        }
        match game.opponent {
            Some(opponent) => own.min(self.adjusted(opponent, fore)),
            None => {
                let rounds = i32::try_from(self.rounds).unwrap_or(i32::MAX);
                own.min(Points(self.draw.0.saturating_mul(rounds)))
            }
        }
    }
}

/// Leaves out the least contribution: first one of a round left unplayed by choice, unless the lowest
/// opponent gave more.
fn cut_lowest(parts: &mut [(Points, Part)]) {
    let open = || (0..).zip(parts.iter()).filter(|(_, (_, part))| !part.cut);
    let lowest = open().min_by_key(|(_, (score, part))| (*score, part.value));
    let by_choice = open()
        .filter(|(_, (_, part))| part.unplayed == Some(Unplayed::ByChoice))
        .min_by_key(|(_, (score, part))| (*score, part.value));
    let Some((mut place, (_, least))) = lowest else { return };
    if let Some((other, (_, part))) = by_choice
        && least.value <= part.value
    {
        place = other;
    }
    let place: usize = place;
    parts[place].1.cut = true;
}

fn cut_highest(parts: &mut [(Points, Part)]) {
    let open = parts.iter_mut().filter(|(_, part)| !part.cut);
    if let Some((_, part)) = open.max_by_key(|(score, part)| (*score, part.value)) {
        part.cut = true;
    }
}
