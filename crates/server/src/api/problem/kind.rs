//! The kinds of problems.

use schemars::JsonSchema;
use serde::Serialize;

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ProblemKind")]
#[allow(missing_docs)]
pub enum Kind {
    #[serde(rename = "urn:tuomari:code-needed")]
    CodeNeeded,
    #[serde(rename = "urn:tuomari:foreign-origin")]
    ForeignOrigin,
    #[serde(rename = "urn:tuomari:full")]
    Full,
    #[serde(rename = "urn:tuomari:goes-on")]
    GoesOn,
    #[serde(rename = "urn:tuomari:held-back")]
    HeldBack,
    #[serde(rename = "urn:tuomari:journal")]
    Journal,
    #[serde(rename = "urn:tuomari:key-used")]
    KeyUsed,
    #[serde(rename = "urn:tuomari:may-not-open")]
    MayNotOpen,
    #[serde(rename = "urn:tuomari:moved")]
    Moved,
    #[serde(rename = "urn:tuomari:no-method")]
    NoMethod,
    #[serde(rename = "urn:tuomari:no-seal-key")]
    NoSealKey,
    #[serde(rename = "urn:tuomari:no-secret")]
    NoSecret,
    #[serde(rename = "urn:tuomari:no-engine")]
    NoEngine,
    #[serde(rename = "urn:tuomari:no-event")]
    NoEvent,
    #[serde(rename = "urn:tuomari:no-pairing-engine")]
    NoPairingEngine,
    #[serde(rename = "urn:tuomari:not-confirmed")]
    NotConfirmed,
    #[serde(rename = "urn:tuomari:not-paired")]
    NotPaired,
    #[serde(rename = "urn:tuomari:no-table")]
    NoTable,
    #[serde(rename = "urn:tuomari:not-understood")]
    NotUnderstood,
    #[serde(rename = "urn:tuomari:not-yours")]
    NotYours,
    #[serde(rename = "urn:tuomari:nothing")]
    Nothing,
    #[serde(rename = "urn:tuomari:refused")]
    Refused,
    #[serde(rename = "urn:tuomari:too-many")]
    TooMany,
    #[serde(rename = "urn:tuomari:trouble")]
    Trouble,
    #[serde(rename = "urn:tuomari:unlawful")]
    Unlawful,
    #[serde(rename = "urn:tuomari:unreadable")]
    Unreadable,
    #[serde(rename = "urn:tuomari:wrong-code")]
    WrongCode,
    #[serde(rename = "urn:tuomari:wrong-secret")]
    WrongSecret,
}
