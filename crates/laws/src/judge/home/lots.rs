//! Colours by lot (Alkuasetelma 3 of the home rules). There is no clock to start: the game begins
//! with the lot.

use crate::fact::{Fact, Refusal};
use crate::judge::clockwork;
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::{Provision, Seat};

/// Whether the game may begin as far as the colours are concerned.
pub(crate) fn are_settled(hearing: &Hearing<'_>) -> bool {
    !hearing.has(Provision::ColoursByLot)
        || hearing.now.accord.as_ref().is_some_and(|accord| accord.lots.is_some())
}

/// Refuses what can only be done once, before the game.
fn is_open(hearing: &mut Hearing<'_>) -> bool {
    let why = if !hearing.has(Provision::ColoursByLot) {
        Refusal::NotInForce
    } else if hearing.now.phase != Phase::Waiting {
        Refusal::TooLate
    } else if are_settled(hearing) {
        Refusal::TooOften
    } else {
        return true;
    };
    hearing.refuse(why, &[Provision::ColoursByLot]);
    false
}

/// Lots are drawn with a number that somebody brings: the table itself knows no chance.
pub(crate) fn draw(hearing: &mut Hearing<'_>, seed: u64) {
    if matches!(hearing.seat, Seat::Spectator | Seat::Program) {
        return hearing.refuse(Refusal::NotYours, &[Provision::ColoursByLot]);
    }
    if is_open(hearing) {
        let drawn = Fact::LotsDrawn { seed, exchanged: mix(seed) & 1 == 1 };
        hearing.find(drawn, &[Provision::ColoursByLot]);
        clockwork::begin(hearing);
    }
}

/// A player says that they have drawn lots themselves; both must say so.
pub(crate) fn by_hand(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    if is_open(hearing) {
        hearing.find(Fact::LotsByHand { by }, &[Provision::ColoursByLot]);
        if are_settled(hearing) {
            clockwork::begin(hearing);
        }
    }
}

/// Every bit of the number decides (the last step of `SplitMix64`).
const fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let seed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ (seed >> 31)
}

#[cfg(test)]
mod tests {
    use super::mix;

    #[test]
    fn a_thousand_lots_give_both_colours_about_equally() {
        let exchanged = (0..1000).filter(|seed| mix(*seed) & 1 == 1).count();
        assert!((450..550).contains(&exchanged), "{exchanged}");
    }
}
