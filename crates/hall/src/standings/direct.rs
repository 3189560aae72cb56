//! Direct encounter: the games between those who are tied.

use super::table::Table;
use crate::Points;

impl Table {
    /// The tied players in groups whom their own games do not separate, the first one first.
    ///
    /// If all have met, their points against one another decide. Otherwise a player comes first whom
    /// nobody could reach, had the missing games been won; those left may then be separated too.
    pub(super) fn direct_encounter(&self, group: Vec<usize>) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group];
        }
        let mut scored: Vec<Scored> =
            group.iter().map(|player| self.scored(*player, &group)).collect();
        scored.sort_by_key(|one| (std::cmp::Reverse((one.points, one.most)), one.player));
        let all_met = self.round_robin || scored.iter().all(|one| one.met + 1 == group.len());
        let mut groups: Vec<Vec<usize>> = Vec::new();
        if all_met {
            for same in scored.chunk_by(|one, other| one.points == other.points) {
                groups.push(same.iter().map(|one| one.player).collect());
            }
        } else {
            let mut rest = &scored[..];
            while let [first, others @ ..] = rest
                && !others.is_empty()
                && others.iter().all(|other| first.points > other.most)
            {
                groups.push(vec![first.player]);
                rest = others;
            }
            groups.push(rest.iter().map(|one| one.player).collect());
        }
        if groups.len() == 1 {
            return groups;
        }
        groups.into_iter().flat_map(|group| self.direct_encounter(group)).collect()
    }

    fn scored(&self, player: usize, group: &[usize]) -> Scored {
        let mut against: Vec<(usize, Vec<Points>)> = Vec::new();
        for game in &self.players[player].games {
            let counts = game.played || self.round_robin;
            let Some(opponent) = game.opponent.filter(|other| counts && group.contains(other))
            else {
                continue;
            };
            match against.iter_mut().find(|(other, _)| *other == opponent) {
                Some((_, games)) => games.push(game.gave()),
                None => against.push((opponent, vec![game.gave()])),
            }
        }
        // Players who met twice scored the average of the two; in tenths of tenths, to stay exact.
        let average = |games: &[Points]| {
            let sum: i32 = games.iter().map(|points| points.0).sum();
            100 * sum / i32::try_from(games.len()).unwrap_or(1).max(1)
        };
        let points: i32 = against.iter().map(|(_, games)| average(games)).sum();
        let missing = i32::try_from(group.len() - 1 - against.len()).unwrap_or(0);
        let most = points + missing * 100 * self.win.0;
        Scored { player, points, most, met: against.len() }
    }
}

struct Scored {
    player: usize,
    points: i32,
    /// What it could be had all been met, and won.
    most: i32,
    met: usize,
}
