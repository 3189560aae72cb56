//! The audit trail: who did what at which table, and what became of it; never a secret.

use laws::{Act, Seat};
use serde::Serialize;

use crate::entry::Entry;
use crate::journal::TableId;
use crate::live::Judgment;

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
        Entry::Partner { away, .. } => {
            tracing::info!(target: AUDIT, %table, away, "sparring partner");
        }
        // These are written with the act that they belong to.
        Entry::Ruling { .. } | Entry::Envelope { .. } | Entry::Outage { .. } => {}
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
