//! What names may be in an event: one line in one direction, as at a table.

use hall::{Act, Entrant, EventRegulations};

use crate::api::Problem;
use crate::entry::{Names, is_plain};

/// Refuses acts that enter a name which could pass for another.
pub(super) fn plain(acts: &[Act]) -> Result<(), Problem> {
    acts.iter().try_for_each(|act| match act {
        Act::Open { regulations } | Act::Regulate { regulations, .. } => of_event(regulations),
        Act::Appoint { name, initials, room, .. } => {
            all([Some(&**name), initials.as_deref(), room.as_deref()])
        }
        Act::Enter { players } => players.iter().try_for_each(of_player),
        Act::Amend { entrant, .. } => of_player(entrant),
        Act::GiveCode { code, .. } => all([Some(&**code)]),
        Act::DecideAppeal { committee, .. } => all(committee.iter().map(|name| Some(&**name))),
        _ => Ok(()),
    })
}

/// The names in regulations.
pub(super) fn of_event(regulations: &EventRegulations) -> Result<(), Problem> {
    let EventRegulations { name, place, federation, rooms, .. } = regulations;
    all([Some(&**name), place.as_deref(), federation.as_deref()])?;
    all(rooms.iter().map(|room| Some(&*room.name)))
}

/// The name of an arbiter.
pub(super) fn of_arbiter(name: &str) -> Result<(), Problem> {
    all([Some(name)])
}

fn of_player(entrant: &Entrant) -> Result<(), Problem> {
    let Entrant { name, title, federation, birth, club, rating: _, fide_id: _, sex: _ } = entrant;
    let rest = [title, federation, birth, club].map(Option::as_deref);
    all([Some(&**name)].into_iter().chain(rest))
}

fn all<'n>(names: impl IntoIterator<Item = Option<&'n str>>) -> Result<(), Problem> {
    match names.into_iter().flatten().find(|name| !is_plain(name)) {
        None => Ok(()),
        Some(name) => {
            let longest = Names::LONGEST;
            Err(Problem::bad_request(format!(
                "{name:?}: a name is one line of at most {longest} bytes"
            )))
        }
    }
}
