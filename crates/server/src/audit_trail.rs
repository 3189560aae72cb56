//! The audit trail: who did what at which table, and what became of it; never a secret.

use chess::Color;
use hall::{By, Number, Refused};
use laws::{Act, Seat};
use serde::Serialize;

use crate::entry::Entry;
use crate::event::{Done, Line};
use crate::journal::{self, EventId, TableId};
use crate::live::Judgment;
use crate::seat::Role;

/// The target under which the trail is logged.
pub const AUDIT: &str = "audit";

/// An act was judged.
pub(crate) fn judged(table: &TableId, seat: Seat, answer: &Judgment) {
    if !tracing::enabled!(target: AUDIT, tracing::Level::INFO) {
        return;
    }
    let (act, decision) = named(&answer.ruling.act);
    let outcome = match answer {
        Judgment { repeated: true, .. } => "repeated",
        Judgment { seq: Some(_), .. } => "written",
        Judgment { seq: None, .. } => "refused",
    };
    let (seat, seq) = (word(&seat), answer.seq.map(|seq| seq.get()));
    tracing::info!(target: AUDIT, %table, seat, act, decision, outcome, seq, "act");
}

/// Something was written of the table's own keeping.
pub(crate) fn noted(table: &TableId, entry: &Entry) {
    match entry {
        Entry::Opened(_) => tracing::info!(target: AUDIT, %table, "opened"),
        Entry::SeatIssued { role, .. } => {
            tracing::info!(target: AUDIT, %table, %role, "seat issued");
        }
        Entry::SeatRevoked { role, .. } => {
            tracing::info!(target: AUDIT, %table, %role, "seat revoked");
        }
        Entry::SealKey { .. } => tracing::info!(target: AUDIT, %table, "seal key set"),
        Entry::Rematch { table: next, .. } => {
            tracing::info!(target: AUDIT, %table, %next, "rematch");
        }
        Entry::Moved { table: next, .. } => {
            tracing::info!(target: AUDIT, %table, %next, "settings changed");
        }
        Entry::Partner { away, .. } => {
            tracing::info!(target: AUDIT, %table, away, "sparring partner");
        }
        // These are written with the act that they belong to.
        Entry::Ruling { .. }
        | Entry::AllBoards { .. }
        | Entry::Envelope { .. }
        | Entry::Outage { .. } => {}
    }
}

/// A table was deleted for good.
pub(crate) fn deleted(table: &TableId, by: journal::By) {
    tracing::info!(target: AUDIT, %table, %by, "deleted");
}

/// The name of the player who has a colour was erased.
pub(crate) fn name_erased(table: &TableId, of: Color, by: Role) {
    let of = word(&of);
    tracing::info!(target: AUDIT, %table, of, %by, "name erased");
}

/// All that was known of a player as a person was erased.
pub(crate) fn person_erased(event: &EventId, player: Number, by: By) {
    tracing::info!(target: AUDIT, %event, by = who(by), player = player.0, "person erased");
}

/// An event was opened.
pub(crate) fn event_opened(event: &EventId) {
    tracing::info!(target: AUDIT, %event, "event opened");
}

/// An act in an event was judged.
pub(crate) fn judged_in_event(
    event: &EventId,
    by: By,
    act: &hall::Act,
    answer: &Result<Done, Refused>,
) {
    if !tracing::enabled!(target: AUDIT, tracing::Level::INFO) {
        return;
    }
    let written = serde_json::to_value(act).unwrap_or_default();
    let act = written.get("act").and_then(|word| word.as_str());
    let (outcome, seq) = match answer {
        Ok(Done { repeated: true, seq, .. }) => ("repeated", Some(seq.get())),
        Ok(Done { seq, .. }) => ("written", Some(seq.get())),
        Err(_) => ("refused", None),
    };
    let by = who(by);
    tracing::info!(target: AUDIT, %event, by, act, outcome, seq, "act");
}

/// A link of an event was issued or revoked, or the event deleted.
pub(crate) fn noted_in_event(event: &EventId, line: &Line) {
    match line {
        Line::LinkIssued { to, by, .. } => {
            tracing::info!(target: AUDIT, %event, by = who(*by), to = ?to, "link issued");
        }
        Line::LinkRevoked { of, by, .. } => {
            tracing::info!(target: AUDIT, %event, by = who(*by), of = ?of, "link revoked");
        }
        // These are written with the act that they belong to.
        Line::Begun { .. } | Line::Entry { .. } => {}
    }
}

fn who(by: By) -> String {
    match by {
        By::Arbiter(id) => format!("arbiter {id}"),
        By::Player(number) => format!("player {number}"),
        By::House => "house".to_owned(),
    }
}

/// The words by which the record names an act, and a decision if it is one. What else belongs to
/// it may be a text that is not for everyone.
fn named(act: &Act) -> (Option<String>, Option<String>) {
    let written = serde_json::to_value(act).unwrap_or_default();
    let field = |name: &str| written.get(name).and_then(|word| word.as_str()).map(str::to_owned);
    (field("act"), field("decision"))
}

fn word(what: &impl Serialize) -> Option<String> {
    serde_json::to_value(what).ok()?.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use laws::Decision;

    use super::*;

    #[test]
    fn an_act_is_named_without_what_belongs_to_it() {
        let act = Act::Seal { commitment: "sha256:secret".to_owned() };
        assert_eq!(named(&act), (Some("seal".to_owned()), None));
        let open = Decision::OpenEnvelope { text: "41. Kf2".to_owned(), proof: None };
        let named = named(&Act::Decide(open));
        assert_eq!(named, (Some("decide".to_owned()), Some("open_envelope".to_owned())));
        assert_eq!(word(&Seat::WhiteAssistant).as_deref(), Some("white-assistant"));
    }
}
