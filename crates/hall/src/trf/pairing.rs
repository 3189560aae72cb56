//! A report as a pairing engine wants it.

use std::collections::BTreeMap;

use super::{Trf, TrfGame};
use crate::{Bye, Event, Number};

impl Trf {
    /// What a pairing engine reads to pair a round, and the players in the order of its numbers.
    ///
    /// An engine takes the numbers for the ranking by strength, which those of the event need not be:
    /// players are entered late and lists are in any order. It also adds up the games itself, so points
    /// that rulings gave or took are left out.
    #[must_use]
    pub fn for_pairing(event: &Event, round: u8) -> (Self, Vec<Number>) {
        let after = round.saturating_sub(1);
        let mut trf = Self::of_event(event, after);
        trf.points.clear();
        let ruled: BTreeMap<Number, _> =
            event.standings(after).rows.iter().map(|row| (row.player, row.ruled)).collect();
        trf.players.sort_by_key(|player| player.entrant.strength());
        let order: Vec<Number> = trf.players.iter().map(|player| player.number).collect();
        let ranked: BTreeMap<Number, Number> =
            order.iter().copied().zip((1..).map(Number)).collect();
        let rank = |number: Number| ranked.get(&number).copied().unwrap_or(number);
        for player in &mut trf.players {
            if let Some(own) = event.player(player.number).filter(|own| !own.plays(round)) {
                let granted = own.byes.iter().find(|absence| absence.round == round);
                let bye = granted.map_or(Bye::Zero, |absence| absence.bye);
                player.games.push(TrfGame::bye(bye));
            }
            player.points = player.points - ruled.get(&player.number).copied().unwrap_or_default();
            player.number = rank(player.number);
            for game in &mut player.games {
                game.opponent = game.opponent.map(rank);
            }
        }
        let others = trf.forbidden.iter_mut().map(|forbidden| &mut forbidden.players);
        for number in others.chain(trf.byes.iter_mut().map(|byes| &mut byes.players)).flatten() {
            *number = rank(*number);
        }
        (trf, order)
    }
}
