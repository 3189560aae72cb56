//! What a touch was.

use chess::Color;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What the arbiter finds a touch to have been (4.2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contact {
    /// An accident: it binds nobody.
    Accidental,
    /// Done on purpose.
    Deliberate,
    /// Nobody can tell: the book says which it counts as.
    Unclear,
}

/// The JSON form, which is older than the three words.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    /// Whose last touch.
    of: Color,
    /// Whether it was an accident.
    accidental: bool,
    /// Whether nobody can tell: the book then says which it was.
    #[serde(default)]
    unclear: bool,
}

pub(super) fn serialize<S: Serializer>(
    of: &Color,
    was: &Contact,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let (accidental, unclear) = (*was == Contact::Accidental, *was == Contact::Unclear);
    Form { of: *of, accidental, unclear }.serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<(Color, Contact), D::Error> {
    let Form { of, accidental, unclear } = Form::deserialize(deserializer)?;
    let was = match (unclear, accidental) {
        (true, _) => Contact::Unclear,
        (false, true) => Contact::Accidental,
        (false, false) => Contact::Deliberate,
    };
    Ok((of, was))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Act, Decision};

    #[test]
    fn old_and_new_records_of_a_touch_are_read() {
        let of = Color::White;
        for (form, was) in [
            (r#""accidental":true,"unclear":false"#, Contact::Accidental),
            (r#""accidental":false,"unclear":false"#, Contact::Deliberate),
            (r#""accidental":false,"unclear":true"#, Contact::Unclear),
        ] {
            let json =
                format!(r#"{{"act":"decide","decision":"classify_touch","of":"white",{form}}}"#);
            let act = Act::Decide(Decision::ClassifyTouch { of, was });
            assert_eq!(serde_json::from_str::<Act>(&json).unwrap(), act);
            assert_eq!(serde_json::to_string(&act).unwrap(), json);
        }
        let short =
            r#"{"act":"decide","decision":"classify_touch","of":"white","accidental":true}"#;
        let act = Act::Decide(Decision::ClassifyTouch { of, was: Contact::Accidental });
        assert_eq!(serde_json::from_str::<Act>(short).unwrap(), act);
    }
}
