//! Bytes that JSON has as hexadecimal digits.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

use super::hex::{from_hex, to_hex};

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
