//! Round robins by Berger's tables.

use crate::{Bye, Event, Given, Number, Pairing, System};

/// The pairs of one round of a round robin, White first; players count from 1. With an odd number of
/// players one is free: the pair then has no second player.
///
/// ```
/// use tuomari_hall::berger;
/// assert_eq!(berger(4, 1), [(1, Some(4)), (2, Some(3))]);
/// assert_eq!(berger(4, 2), [(4, Some(3)), (1, Some(2))]);
/// assert_eq!(berger(3, 1), [(1, None), (2, Some(3))]);
/// ```
#[must_use]
pub fn berger(players: u16, round: u16) -> Vec<(u16, Option<u16>)> {
    let last = u32::from(players) + u32::from(players % 2);
    if players < 2 || round == 0 || u32::from(round) >= last {
        return Vec::new();
    }
    // All but the last number sit in a ring that turns by half of it each round.
    let ring = last - 1;
    let key = (u32::from(round) - 1) * (last / 2) % ring;
    let seat = |place: u32| place % ring + 1;
    let number = |player: u32| u16::try_from(player).unwrap_or(u16::MAX);
    let is_there = |player: u32| player <= u32::from(players);
    let mut pairs = Vec::new();
    let head = seat(key);
    pairs.push(match (is_there(last), round % 2) {
        (false, _) => (number(head), None),
        (true, 1) => (number(head), Some(number(last))),
        (true, _) => (number(last), Some(number(head))),
    });
    for step in 1..last / 2 {
        let (white, black) = (seat(key + step), seat(key + ring - step));
        pairs.push((number(white), Some(number(black))));
    }
    pairs
}

impl Event {
    /// The pairing of a round by Berger's tables, if the event is paired so. Twice each, the second
    /// cycle has the colours reversed, and the last two rounds of the first one change places, so
    /// that nobody has three games with one colour in a row.
    #[must_use]
    pub fn berger_round(&self, round: u8) -> Option<(Vec<Pairing>, Vec<Given>)> {
        let system = self.regulations()?.rounds.pairing;
        let players = u16::try_from(self.players().len()).ok()?;
        let cycle = (players + players % 2).checked_sub(1)?;
        let round = u16::from(round);
        let (table, reversed) = match system {
            System::Berger if round <= cycle => (round, false),
            System::DoubleBerger if round <= cycle => {
                let turned = match cycle - round {
                    0 if cycle > 1 => round - 1,
                    1 => round + 1,
                    _ => round,
                };
                (turned, false)
            }
            System::DoubleBerger if round <= 2 * cycle => (round - cycle, true),
            _ => return None,
        };
        let (mut boards, mut byes) = (Vec::new(), Vec::new());
        let player = |number: u16| -> Option<Number> {
            Some(self.players().get(usize::from(number.checked_sub(1)?))?.number)
        };
        for (one, other) in berger(players, table) {
            let one = player(one)?;
            match other.map(player) {
                None => byes.push(Given { player: one, bye: Bye::Zero }),
                Some(other) => {
                    let (white, black) = if reversed { (other?, one) } else { (one, other?) };
                    let board = u16::try_from(boards.len() + 1).ok()?;
                    boards.push(Pairing { board, white, black });
                }
            }
        }
        Some((boards, byes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_tables_are_those_of_the_handbook() {
        let round = |players, round| -> Vec<(u16, u16)> {
            berger(players, round).into_iter().filter_map(|(w, b)| Some((w, b?))).collect()
        };
        assert_eq!(round(6, 1), [(1, 6), (2, 5), (3, 4)]);
        assert_eq!(round(6, 2), [(6, 4), (5, 3), (1, 2)]);
        assert_eq!(round(6, 3), [(2, 6), (3, 1), (4, 5)]);
        assert_eq!(round(6, 4), [(6, 5), (1, 4), (2, 3)]);
        assert_eq!(round(6, 5), [(3, 6), (4, 2), (5, 1)]);
        assert_eq!(round(10, 9), [(5, 10), (6, 4), (7, 3), (8, 2), (9, 1)]);
    }

    #[test]
    fn everyone_meets_everyone_once_and_colours_are_even() {
        for players in 2..=40u16 {
            let rounds = players + players % 2 - 1;
            let mut met = BTreeSet::new();
            let mut whites = vec![0; usize::from(players) + 1];
            for round in 1..=rounds {
                let mut seated = BTreeSet::new();
                for (white, black) in berger(players, round) {
                    assert!(seated.insert(white));
                    let Some(black) = black else { continue };
                    assert!(
                        seated.insert(black) && met.insert((white.min(black), white.max(black)))
                    );
                    whites[usize::from(white)] += 1;
                }
                assert_eq!(seated.len(), usize::from(players), "{players} in round {round}");
            }
            assert_eq!(met.len(), usize::from(players) * usize::from(players - 1) / 2);
            let half = (players - 1) / 2;
            assert!(
                whites[1..].iter().all(|n| (half..=half + 1).contains(n)),
                "{players}: {whites:?}"
            );
        }
        assert!(berger(6, 0).is_empty() && berger(6, 6).is_empty() && berger(1, 1).is_empty());
    }
}
