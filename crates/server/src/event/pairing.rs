//! How a round is paired: by tables of our own for a round robin, by another program for a Swiss.

use std::sync::Arc;

use clock::Moment;
use hall::{
    Act, Bye, Equipped, Event, Given, Kind, Number, Pairing, Place, System, Trf, TrfVersion,
};

use super::Live;
use super::engine::{Engine, NotPaired};
use crate::chance::Chance;
use crate::journal::TableId;
use crate::live::{Tables, Trouble};

/// A round that is to be paired.
#[derive(Clone, Copy)]
pub(crate) struct Wish {
    /// Which.
    pub(crate) round: u8,
    /// When it begins.
    pub(crate) starts_at: Option<Moment>,
    /// Whether it is paired although the round before it is not over.
    pub(crate) ahead: bool,
}

impl Tables {
    /// The acts by which a round is paired as the regulations have it.
    ///
    /// # Errors
    /// The inner one if nobody pairs it, the outer if the journal fails.
    pub(crate) async fn paired(
        self: &Arc<Self>,
        live: &Live,
        wish: Wish,
        engine: &Engine,
    ) -> Result<Result<Vec<Act>, NotPaired>, Trouble> {
        let event = live.ask(|shown| shown.event.clone())?;
        let Wish { round, starts_at, ahead } = wish;
        if let Some(open) = open_before(&event, round).filter(|_| !ahead) {
            return Ok(Err(open));
        }
        let system = event.regulations().map(|regulations| regulations.rounds.pairing);
        let (boards, byes) = match system {
            Some(System::Berger | System::DoubleBerger) => match event.berger_round(round) {
                Some(paired) => paired,
                None => return Ok(Err(NotPaired::NoSuchRound(round))),
            },
            Some(System::Swiss) => {
                let (trf, order) = Trf::for_pairing(&event, round);
                let pairs = engine.pair(&trf.write(TrfVersion::Trf16), &self.chance).await;
                match pairs.and_then(|pairs| seated(&pairs, &order)) {
                    Ok(seated) => seated,
                    Err(why) => return Ok(Err(why)),
                }
            }
            Some(System::Manual) | None => return Ok(Err(NotPaired::ByHand)),
        };
        Ok(Ok(acts(&event, round, boards, byes, starts_at, &self.chance)?))
    }
}

/// The games of the round before that have no result yet.
fn open_before(event: &Event, round: u8) -> Option<NotPaired> {
    let before = event.round(round.checked_sub(1)?)?;
    let open = before.boards.iter().filter(|board| board.result.is_none());
    let boards: Vec<u16> = open.map(|board| board.number).collect();
    (!boards.is_empty()).then_some(NotPaired::BeforeIsOpen { round: before.number, boards })
}

/// Boards in the order in which a program names the pairs, by its numbers for the players.
fn seated(
    pairs: &[(u16, Option<u16>)],
    order: &[Number],
) -> Result<(Vec<Pairing>, Vec<Given>), NotPaired> {
    let player = |number: u16| {
        let known = usize::from(number).checked_sub(1).and_then(|at| order.get(at));
        known.copied().ok_or_else(|| NotPaired::NotUnderstood(number.to_string()))
    };
    let (mut boards, mut byes) = (Vec::new(), Vec::new());
    for (white, black) in pairs {
        let white = player(*white)?;
        match black {
            Some(black) => {
                let board = u16::try_from(boards.len() + 1).unwrap_or(u16::MAX);
                boards.push(Pairing { board, white, black: player(*black)? });
            }
            None => byes.push(Given { player: white, bye: Bye::Pairing }),
        }
    }
    Ok((boards, byes))
}

/// The acts by which a round is paired and its boards are set up as the room is equipped.
pub(crate) fn acts(
    event: &Event,
    round: u8,
    boards: Vec<Pairing>,
    byes: Vec<Given>,
    starts_at: Option<Moment>,
    chance: &Chance,
) -> Result<Vec<Act>, getrandom::Error> {
    let mut kinds = Vec::new();
    for pairing in &boards {
        // Nobody sits down where a player has left a round robin.
        let plays = |number| event.player(number).is_some_and(|player| player.plays(round));
        if !plays(pairing.white) || !plays(pairing.black) {
            continue;
        }
        let place = Place { round, board: pairing.board };
        let equipped = event.regulations().map(|regulations| regulations.equipped(pairing.board));
        match equipped {
            Some((Equipped::Table, _)) => kinds.push(table_at(place, chance)?),
            Some((Equipped::Source, Some(source))) => {
                let (source, name) = (source.to_owned(), pairing.board.to_string());
                kinds.push(Act::SetKind { place, kind: Kind::Source { source, name } });
            }
            _ => {}
        }
    }
    let paired = Act::Pair { round, boards, byes, starts_at };
    Ok([paired].into_iter().chain(kinds).collect())
}

/// The act by which a board becomes a table of this server.
pub(crate) fn table_at(place: Place, chance: &Chance) -> Result<Act, getrandom::Error> {
    let table = TableId::drawn(chance)?.to_string();
    Ok(Act::SetKind { place, kind: Kind::Table { table } })
}
