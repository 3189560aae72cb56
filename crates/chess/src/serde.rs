//! The text forms used in JSON and similar formats: `"e4"`, `"e7e8q"`, `"white"`, `"knight"`, FEN.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Color, Move, Piece, Position, Role, Setup, Square};

/// Writes with `Display` and reads with `FromStr`.
macro_rules! as_text {
    ($($type:ty)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text! { Square Move Setup Position }

/// Writes and reads one of a few words.
macro_rules! as_word {
    ($type:ty, $all:expr, $word:expr, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&$word(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = String::deserialize(deserializer)?;
                $all.into_iter()
                    .find(|item| $word(*item) == word)
                    .ok_or_else(|| D::Error::unknown_variant(&word, &[$expected]))
            }
        }
    };
}

as_word!(Color, Color::ALL, |color: Color| color.to_string().to_lowercase(), "white or black");
as_word!(Role, Role::ALL, |role: Role| role.to_string(), "the name of a piece");
as_word!(
    Piece,
    Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color))),
    |piece: Piece| piece.to_string(),
    "a colour and the name of a piece"
);

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use crate::{Color, Move, Piece, Position, Role, Setup, Square};

    macro_rules! text {
        ($($type:ident: $says:literal, $pattern:literal;)*) => {$(
            impl JsonSchema for $type {
                fn schema_name() -> Cow<'static, str> {
                    stringify!($type).into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    json_schema!({
                        "type": "string",
                        "description": $says,
                        "pattern": $pattern,
                    })
                }
            }
        )*};
    }

    text! {
        Square: "A square.", "^[a-h][1-8]$";
        Move: "A move by its squares, castling as the king's step or as king takes rook.",
            "^[a-h][1-8][a-h][1-8][nbrq]?$";
        Setup: "Pieces anywhere, as a FEN.", "^[1-8pnbrqkPNBRQK/]+( .*)?$";
        Position: "A position, as a FEN.", "^[1-8pnbrqkPNBRQK/]+ [wb] .*$";
    }

    macro_rules! word {
        ($($type:ident: $says:literal, $words:expr;)*) => {$(
            impl JsonSchema for $type {
                fn schema_name() -> Cow<'static, str> {
                    stringify!($type).into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    let words: Vec<String> = $words;
                    json_schema!({ "type": "string", "description": $says, "enum": words })
                }
            }
        )*};
    }

    word! {
        Color: "A side.", Color::ALL.map(|color| color.to_string().to_lowercase()).into();
        Role: "A kind of piece.", Role::ALL.map(|role| role.to_string()).into();
        Piece: "A piece.", {
            let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color)));
            pieces.map(|piece| piece.to_string()).collect()
        };
    }
}

#[cfg(test)]
mod tests {
    use crate::{Color, Man, Move, Piece, Position, Reason, Role, Square, Wing};

    #[test]
    fn every_form_is_read_back_as_it_was_written() {
        fn check<
            T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
        >(
            value: &T,
            text: &str,
        ) {
            assert_eq!(serde_json::to_string(value).unwrap(), text);
            assert_eq!(&serde_json::from_str::<T>(text).unwrap(), value);
        }
        check(&Square::E4, "\"e4\"");
        check(&Color::Black, "\"black\"");
        check(&Role::Knight, "\"knight\"");
        check(&Role::Queen.of(Color::White), "\"white queen\"");
        check(&"e7e8q".parse::<Move>().unwrap(), "\"e7e8q\"");
        check(&Position::initial(), "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"");
        let bishop = Man { piece: Role::Bishop.of(Color::White), square: Square::C1 };
        check(
            &Reason::NotItsMove { man: bishop, to: Square::C2 },
            "{\"reason\":\"not_its_move\",\"man\":{\"piece\":\"white bishop\",\"square\":\"c1\"},\
             \"to\":\"c2\"}",
        );
        check(
            &Reason::CastlingLost { wing: Wing::AFile },
            "{\"reason\":\"castling_lost\",\"wing\":\"a-file\"}",
        );
        assert!(serde_json::from_str::<Piece>("\"green pawn\"").is_err());
    }
}
