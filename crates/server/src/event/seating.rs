//! What facts change about who sits where, and how.

use hall::{Fact, Kind, Pairing, Place};

/// A change of the boards of a round.
pub(super) enum Seating<'f> {
    /// These are the boards.
    Paired(u8, &'f [Pairing]),
    /// There are none any longer.
    Unpaired(u8),
    /// A board is played and seen in this way.
    Kind(Place, &'f Kind),
}

impl Seating<'_> {
    /// The change that a fact makes.
    pub(super) fn of(fact: &Fact) -> Option<Seating<'_>> {
        match fact {
            Fact::Paired { round, boards, .. } => Some(Seating::Paired(*round, boards)),
            Fact::Unpaired { round } => Some(Seating::Unpaired(*round)),
            Fact::KindSet { place, kind } => Some(Seating::Kind(*place, kind)),
            Fact::Opened { .. }
            | Fact::Regulated { .. }
            | Fact::Appointed { .. }
            | Fact::Released { .. }
            | Fact::Entered { .. }
            | Fact::Amended { .. }
            | Fact::CodeGiven { .. }
            | Fact::Withdrawn { .. }
            | Fact::Reinstated { .. }
            | Fact::ByeGranted { .. }
            | Fact::Scheduled { .. }
            | Fact::DefaultTimeSet { .. }
            | Fact::Arrived { .. }
            | Fact::AbsenceNoted { .. }
            | Fact::Excused { .. }
            | Fact::Taken { .. }
            | Fact::LetGo { .. }
            | Fact::Started { .. }
            | Fact::Stopped { .. }
            | Fact::Resumed { .. }
            | Fact::TimeGiven { .. }
            | Fact::ToDo { .. }
            | Fact::Done { .. }
            | Fact::ResultEntered { .. }
            | Fact::ResultTaken { .. }
            | Fact::Confirmed { .. }
            | Fact::Signed { .. }
            | Fact::Counted { .. }
            | Fact::Ruled { .. }
            | Fact::Undone { .. }
            | Fact::Published { .. }
            | Fact::PointsChanged { .. }
            | Fact::Appealed { .. }
            | Fact::AppealDecided { .. }
            | Fact::Announced { .. }
            | Fact::Closed
            | Fact::Reopened => None,
        }
    }
}
