//! The operations of EPD.

use std::fmt::{self, Write};

use chess::Move;

/// What is said about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Moves of the position.
    Moves(MovesOf, Vec<Move>),
    /// `pv`: a line of play, beginning with a move of the position.
    Line(Vec<Move>),
    /// A number.
    Number(NumberOf, i64),
    /// A text.
    Text(TextOf, String),
    /// A message about a draw.
    Draw(DrawWord),
    /// `resign`.
    Resign,
    /// `noop`.
    Nothing,
    /// Anything else, kept verbatim.
    Other {
        /// The opcode.
        opcode: Opcode,
        /// Its operands.
        operands: Vec<Operand>,
    },
}

/// What the moves are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MovesOf {
    /// `am`: moves to avoid.
    Avoid,
    /// `bm`: the best moves.
    Best,
    /// `pm`: predicted moves.
    Predicted,
    /// `sm`: moves played.
    Supplied,
}

/// What the number is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NumberOf {
    /// `acd`: depth of the analysis.
    Depth,
    /// `acn`: nodes of the analysis.
    Nodes,
    /// `acs`: seconds of the analysis.
    Seconds,
    /// `ce`: evaluation in hundredths of a pawn.
    Centipawns,
    /// `dm`: moves to mate.
    Mate,
    /// `rc`: how often the position has appeared.
    Repetitions,
    /// `tcgs`: the game's number in a series of messages.
    GameSelector,
}

/// What the text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextOf {
    /// `c0` to `c9`: a comment.
    Comment(Digit),
    /// `eco`: the opening.
    Eco,
    /// `id`: the name of the position.
    Id,
    /// `nic`: the opening in another classification.
    Nic,
    /// `v0` to `v9`: a variation's name.
    Variation(Digit),
}

/// A digit, 0 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digit(u8);

impl Digit {
    /// The digit with this value, if it is below ten.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        if value < 10 { Some(Self(value)) } else { None }
    }
}

/// A message about a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawWord {
    /// `draw_accept`.
    Accept,
    /// `draw_claim`.
    Claim,
    /// `draw_offer`.
    Offer,
    /// `draw_reject`.
    Reject,
}

/// An operand of an unknown opcode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// Without quotes.
    Bare(Word),
    /// In quotes.
    Quoted(String),
}

/// The name of an operation that is not in the specification.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Opcode(String);

/// An operand without spaces, quotes or semicolons.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Word(String);

impl Opcode {
    /// The name, if it begins with a letter, has only letters, digits, `_` and `-`, and is not one
    /// that has its own type.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        (is_opcode(name) && Known::of(name).is_none()).then(|| Self(name.to_owned()))
    }
}

impl Word {
    /// The operand, if it is not empty and has no spaces, quotes or semicolons.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let fits = |c: char| !c.is_whitespace() && !c.is_control() && !matches!(c, '"' | ';');
        (!text.is_empty() && text.chars().all(fits)).then(|| Self(text.to_owned()))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(super) fn is_opcode(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|first| first.is_ascii_alphabetic())
        && letters.all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'))
}

/// Opcodes with a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    Moves(MovesOf),
    Line,
    Number(NumberOf),
    Text(TextOf),
    Draw(DrawWord),
    Resign,
    Nothing,
    QuietPlies,
    MoveNumber,
}

const COMMENTS: [&str; 10] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];
const VARIATIONS: [&str; 10] = ["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9"];

impl Known {
    pub(super) fn of(opcode: &str) -> Option<Self> {
        let digit = |names: [&str; 10]| {
            names.iter().position(|name| *name == opcode).and_then(|i| Digit::new(i as u8))
        };
        if let Some(digit) = digit(COMMENTS) {
            return Some(Self::Text(TextOf::Comment(digit)));
        }
        if let Some(digit) = digit(VARIATIONS) {
            return Some(Self::Text(TextOf::Variation(digit)));
        }
        Some(match opcode {
            "am" => Self::Moves(MovesOf::Avoid),
            "bm" => Self::Moves(MovesOf::Best),
            "pm" => Self::Moves(MovesOf::Predicted),
            "sm" => Self::Moves(MovesOf::Supplied),
            "pv" => Self::Line,
            "acd" => Self::Number(NumberOf::Depth),
            "acn" => Self::Number(NumberOf::Nodes),
            "acs" => Self::Number(NumberOf::Seconds),
            "ce" => Self::Number(NumberOf::Centipawns),
            "dm" => Self::Number(NumberOf::Mate),
            "rc" => Self::Number(NumberOf::Repetitions),
            "tcgs" => Self::Number(NumberOf::GameSelector),
            "eco" => Self::Text(TextOf::Eco),
            "id" => Self::Text(TextOf::Id),
            "nic" => Self::Text(TextOf::Nic),
            "draw_accept" => Self::Draw(DrawWord::Accept),
            "draw_claim" => Self::Draw(DrawWord::Claim),
            "draw_offer" => Self::Draw(DrawWord::Offer),
            "draw_reject" => Self::Draw(DrawWord::Reject),
            "resign" => Self::Resign,
            "noop" => Self::Nothing,
            "hmvc" => Self::QuietPlies,
            "fmvn" => Self::MoveNumber,
            _ => return None,
        })
    }
}

impl Operation {
    /// The name of the operation in a text.
    #[must_use]
    pub fn opcode(&self) -> &str {
        match self {
            Self::Moves(MovesOf::Avoid, _) => "am",
            Self::Moves(MovesOf::Best, _) => "bm",
            Self::Moves(MovesOf::Predicted, _) => "pm",
            Self::Moves(MovesOf::Supplied, _) => "sm",
            Self::Line(_) => "pv",
            Self::Number(NumberOf::Depth, _) => "acd",
            Self::Number(NumberOf::Nodes, _) => "acn",
            Self::Number(NumberOf::Seconds, _) => "acs",
            Self::Number(NumberOf::Centipawns, _) => "ce",
            Self::Number(NumberOf::Mate, _) => "dm",
            Self::Number(NumberOf::Repetitions, _) => "rc",
            Self::Number(NumberOf::GameSelector, _) => "tcgs",
            Self::Text(TextOf::Comment(digit), _) => COMMENTS[digit.0 as usize],
            Self::Text(TextOf::Variation(digit), _) => VARIATIONS[digit.0 as usize],
            Self::Text(TextOf::Eco, _) => "eco",
            Self::Text(TextOf::Id, _) => "id",
            Self::Text(TextOf::Nic, _) => "nic",
            Self::Draw(DrawWord::Accept) => "draw_accept",
            Self::Draw(DrawWord::Claim) => "draw_claim",
            Self::Draw(DrawWord::Offer) => "draw_offer",
            Self::Draw(DrawWord::Reject) => "draw_reject",
            Self::Resign => "resign",
            Self::Nothing => "noop",
            Self::Other { opcode, .. } => &opcode.0,
        }
    }
}

/// A quoted text; quotes and backslashes in it are escaped with a backslash.
pub(super) fn write_quoted(f: &mut impl Write, text: &str) -> fmt::Result {
    f.write_str(" \"")?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => write!(f, "\\{letter}")?,
            other => f.write_char(other)?,
        }
    }
    f.write_char('"')
}
