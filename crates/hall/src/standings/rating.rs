//! Tie-breaks by ratings. They say something only where everybody has one.

use super::table::{Table, rounded, sum};
use super::{Part, Value};
use crate::{Cut, Points};

/// The difference in rating that belongs to a score of so many hundredths, from a half up (FIDE's
/// rating regulations).
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

impl Table {
    /// The average rating of the opponents met, the lowest or also the highest left out.
    pub(super) fn average_rating(&self, player: usize, cut: Cut) -> (Option<Value>, Vec<Part>) {
        let (_, mut parts) = self.average_of(player, |opponent| {
            Some(Value::whole(i64::from(self.players[opponent].rating?)))
        });
        let (low, high) = match cut {
            Cut::None => (0, 0),
            Cut::Lowest(n) => (n, 0),
            Cut::Median(n) => (n, n),
        };
        for _ in 0..low {
            let open = parts.iter_mut().filter(|part| !part.cut);
            open.min_by_key(|part| part.value).into_iter().for_each(|part| part.cut = true);
        }
        for _ in 0..high {
            let open = parts.iter_mut().filter(|part| !part.cut);
            open.max_by_key(|part| part.value).into_iter().for_each(|part| part.cut = true);
        }
        let count = parts.iter().filter(|part| !part.cut).count();
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let everyone = self.players.iter().all(|row| row.rating.is_some());
        let average =
            (everyone && count > 0).then(|| Value::whole(rounded(sum(&parts).0, 100 * count)));
        (average, parts)
    }

    /// The average rating of the opponents, and what the score against them adds or takes.
    pub(super) fn performance(&self, player: usize) -> (Option<Value>, Vec<Part>) {
        let (average, parts) = self.average_rating(player, Cut::None);
        let games = self.players[player].games.iter();
        let games: Vec<_> = games.filter(|game| game.played && game.opponent.is_some()).collect();
        let count = i64::try_from(games.len()).unwrap_or(i64::MAX);
        // By a win, a draw and a loss, whatever they are worth in the event.
        let worth = |points: Points| match points {
            points if points == self.win => 100,
            points if points == self.draw => 50,
            _ => 0,
        };
        let score: i64 = games.iter().map(|game| worth(game.gave())).sum();
        let value = average.filter(|_| count > 0).map(|average| {
            let percent = rounded(score, count);
            let place = usize::try_from((percent - 50).abs()).unwrap_or(0).min(50);
            let difference = DIFFERENCES[place] * (percent - 50).signum();
            Value(average.0 + 100 * difference)
        });
        (value, parts)
    }
}
