//! Bytes as hexadecimal digits.

use std::fmt::Write;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let pairs = (0..text.len()).step_by(2).map(|at| text.get(at..at + 2));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

/// The JSON Schema of 32 bytes.
#[cfg(feature = "schema")]
pub(super) struct Digits;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Digits {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Digits".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-9a-fA-F]{64}$" })
    }
}

pub(super) fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&to_hex(bytes))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; 32], D::Error> {
    let bytes = list::deserialize(from)?;
    <[u8; 32]>::try_from(bytes).map_err(|_| D::Error::custom("not 64 hexadecimal digits"))
}

pub(super) mod list {
    use super::{Deserialize, Deserializer, Error, Serializer, from_hex, to_hex};

    pub(in crate::seal) fn serialize<S: Serializer>(
        bytes: &[u8],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&to_hex(bytes))
    }

    pub(in crate::seal) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(from)?;
        from_hex(&text).ok_or_else(|| D::Error::custom("not hexadecimal digits"))
    }
}
