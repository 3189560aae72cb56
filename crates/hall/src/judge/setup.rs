//! Opening, regulating and closing an event.

use laws::{Articles, CannotOpen};

use super::{Facts, Hearing, one, reason_given};
use crate::{Act, By, EventRegulations, Fact, Fault, Refusal, Refused};

impl Hearing<'_> {
    pub(super) fn open(self, regulations: &EventRegulations) -> Facts {
        if self.by != By::House {
            return Err(Refusal::NotYours.into());
        }
        lawful(regulations)?;
        one(Fact::Opened { regulations: Box::new(regulations.clone()) })
    }

    /// Once play has begun a change takes a reason: the players relied on what was announced.
    pub(super) fn regulate(self, regulations: &EventRegulations, reason: Option<&str>) -> Facts {
        lawful(regulations)?;
        if self.event.rounds.iter().any(|round| round.started.is_some()) {
            reason_given(reason.unwrap_or_default())?;
        }
        one(Fact::Regulated { regulations: Box::new(regulations.clone()) })
    }

    pub(super) fn close(self) -> Facts {
        one(Fact::Closed)
    }

    pub(super) fn reopen(self, reason: &str) -> Facts {
        if self.event.closed.is_none() {
            return Err(Refusal::NotClosed.into());
        }
        reason_given(reason)?;
        one(Fact::Reopened)
    }
}

fn lawful(regulations: &EventRegulations) -> Result<(), Refused> {
    match regulations.fault() {
        None => Ok(()),
        Some(fault) => {
            // The refusal itself names its articles.
            let (how, articles) = match &fault {
                Fault::Unlawful(CannotOpen::Unlawful { why, articles }) => {
                    (why.to_string(), *articles)
                }
                _ => (fault.to_string(), Articles::default()),
            };
            Err(Refused { why: Refusal::Unlawful { how }, articles })
        }
    }
}

impl Act {
    /// Whether a player may do such a thing at all, with a personal code.
    #[must_use]
    pub const fn is_of_players(&self) -> bool {
        matches!(self, Self::Arrive { .. } | Self::Sign { .. } | Self::Appeal { .. })
    }
}
