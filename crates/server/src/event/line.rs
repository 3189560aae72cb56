//! What a line of an event's record says.

use clock::Moment;
use hall::{By, Entry};
use serde::{Deserialize, Serialize};

use super::links::Holder;
use super::personal::Pledges;
use crate::seat::TokenHash;

/// The form in which the lines of an event are written.
pub(super) const VERSION: u32 = 1;

/// One line of the record of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum Line {
    /// The record begins; the first line, and no other.
    Begun {
        /// The form of this and all lines after it.
        version: u32,
        /// When.
        at: Moment,
    },
    /// Somebody did something, and this followed.
    Entry {
        /// What; without what is known of players, which is kept beside the line.
        #[serde(flatten)]
        entry: Box<Entry>,
        /// What commits the line to what is kept beside it.
        #[serde(default, skip_serializing_if = "Pledges::is_empty")]
        persons: Pledges,
    },
    /// A secret was issued; the holder's former one stops working.
    LinkIssued {
        /// To whom.
        to: Holder,
        /// What is stored of the secret.
        hash: TokenHash,
        /// By whom.
        by: By,
        /// When.
        at: Moment,
    },
    /// A secret stops working.
    LinkRevoked {
        /// Whose.
        of: Holder,
        /// By whom.
        by: By,
        /// When.
        at: Moment,
    },
}

impl Line {
    /// An entry, with all that is known of the players in it.
    #[must_use]
    pub fn of(entry: Entry) -> Self {
        Self::Entry { entry: Box::new(entry), persons: Pledges::default() }
    }

    /// When it was written.
    #[must_use]
    pub fn at(&self) -> Moment {
        match self {
            Self::Entry { entry, .. } => entry.at,
            Self::Begun { at, .. } | Self::LinkIssued { at, .. } | Self::LinkRevoked { at, .. } => {
                *at
            }
        }
    }
}
