//! What an act brings along: names, which are one line in one direction as at a table; a list that may be long; a
//! table of this server.

use hall::{Act, Entrant, EventRegulations, Kind};

use crate::api::Problem;
use crate::entry::{Names, is_plain};

/// What an act brings along.
pub(super) struct Load<'a> {
    names: Vec<Option<&'a str>>,
    /// Whether it has a list in it, or the grounds of a dispute.
    pub(super) may_be_long: bool,
    pub(super) opens_a_table: bool,
}

impl<'a> Load<'a> {
    pub(super) fn of(act: &'a Act) -> Self {
        let short =
            |names: Vec<Option<&'a str>>| Self { names, may_be_long: false, opens_a_table: false };
        let long = |names| Self { may_be_long: true, ..short(names) };
        match act {
            Act::Open { regulations } | Act::Regulate { regulations, .. } => {
                long(in_event(regulations))
            }
            Act::Appoint { name, initials, room, .. } => {
                short(vec![Some(&**name), initials.as_deref(), room.as_deref()])
            }
            Act::Enter { players } => long(players.iter().flat_map(of_player).collect()),
            Act::Amend { entrant, .. } => short(of_player(entrant).collect()),
            Act::GiveCode { code, .. } => short(vec![Some(&**code)]),
            Act::DecideAppeal { committee, .. } => {
                long(committee.iter().map(|name| Some(&**name)).collect())
            }
            Act::Pair { .. } | Act::Appeal { .. } => long(Vec::new()),
            Act::SetKind { kind: Kind::Table { .. }, .. } => {
                Self { opens_a_table: true, ..short(Vec::new()) }
            }
            Act::SetKind { kind: Kind::Wood | Kind::Source { .. }, .. }
            | Act::Release { .. }
            | Act::Withdraw { .. }
            | Act::Reinstate { .. }
            | Act::GrantBye { .. }
            | Act::Unpair { .. }
            | Act::Schedule { .. }
            | Act::Arrive { .. }
            | Act::NoteAbsence { .. }
            | Act::Excuse { .. }
            | Act::Take { .. }
            | Act::LetGo { .. }
            | Act::Done { .. }
            | Act::Clocks { .. }
            | Act::EnterResult { .. }
            | Act::Confirm { .. }
            | Act::Sign { .. }
            | Act::Report { .. }
            | Act::Rule { .. }
            | Act::Undo { .. }
            | Act::Publish { .. }
            | Act::All { .. }
            | Act::Close
            | Act::Reopen { .. } => short(Vec::new()),
        }
    }

    /// Refuses a name that could pass for another.
    pub(super) fn must_be_plain(&self) -> Result<(), Problem> {
        all(self.names.iter().copied())
    }
}

/// The names in regulations.
fn in_event(regulations: &EventRegulations) -> Vec<Option<&str>> {
    let EventRegulations { name, place, federation, rooms, .. } = regulations;
    let own = [Some(&**name), place.as_deref(), federation.as_deref()];
    own.into_iter().chain(rooms.iter().map(|room| Some(&*room.name))).collect()
}

/// Refuses regulations with such a name.
pub(super) fn of_event(regulations: &EventRegulations) -> Result<(), Problem> {
    all(in_event(regulations))
}

/// The name of an arbiter.
pub(super) fn of_arbiter(name: &str) -> Result<(), Problem> {
    all([Some(name)])
}

fn of_player(entrant: &Entrant) -> impl Iterator<Item = Option<&str>> {
    let Entrant { name, title, federation, birth, club, rating: _, fide_id: _, sex: _ } = entrant;
    let rest = [title, federation, birth, club].map(Option::as_deref);
    [Some(&**name)].into_iter().chain(rest)
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
