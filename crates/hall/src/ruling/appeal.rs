//! Appeals against rulings.

use clock::Moment;
use serde::{Deserialize, Serialize};

use super::RulingNo;
use crate::Number;

/// An appeal against a ruling (11.10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Appeal {
    /// From 1 in the event: `A-1`.
    pub number: u16,
    /// Against which ruling.
    pub ruling: RulingNo,
    /// By whom.
    pub player: Number,
    /// When.
    pub at: Moment,
    /// What the player says.
    pub grounds: String,
    /// The decision, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<AppealDecision>,
}

/// How an appeal was decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AppealDecision {
    /// Whether the ruling falls.
    pub granted: bool,
    /// Who decided it.
    pub committee: Vec<String>,
    /// Why.
    pub reason: String,
    /// When.
    pub at: Moment,
}
