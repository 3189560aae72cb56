//! Answers as JSON and similar formats write them.
//!
//! They are not read: a helpmate exists only if it was played, and a proof only if it was found.

use chess::{Color, Move};
use serde::ser::{Serialize, Serializer};

use crate::{Answer, Helpmate, Life, Limit, Proof, Winnability};

impl Serialize for Helpmate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        <[Move]>::serialize(self.moves(), serializer)
    }
}

/// The evidence that there is no mate, as a sentence.
struct Why<'a>(&'a Proof);

impl Serialize for Why<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

#[derive(serde::Serialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
enum Written<'a> {
    Winnable { helpmate: &'a Helpmate },
    Unwinnable { why: Why<'a> },
    Undetermined { limit: Limit },
}

impl Serialize for Winnability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Winnable(helpmate) => Written::Winnable { helpmate },
            Self::Unwinnable(proof) => Written::Unwinnable { why: Why(proof) },
            Self::Undetermined(limit) => Written::Undetermined { limit: *limit },
        }
        .serialize(serializer)
    }
}

#[derive(serde::Serialize)]
#[serde(tag = "life", rename_all = "snake_case")]
enum Living<'a> {
    Dead { white: Why<'a>, black: Why<'a> },
    Alive { side: Color, helpmate: &'a Helpmate },
    Undetermined { limit: Limit },
}

impl Serialize for Life {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Dead(why) => Living::Dead { white: Why(&why.white), black: Why(&why.black) },
            Self::Alive { side, helpmate } => Living::Alive { side: *side, helpmate },
            Self::Undetermined(limit) => Living::Undetermined { limit: *limit },
        }
        .serialize(serializer)
    }
}

#[derive(serde::Serialize)]
struct Answered<'a> {
    #[serde(flatten)]
    winnability: &'a Winnability,
    nodes: u64,
    memory: usize,
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (nodes, memory) = (self.spent.nodes, self.spent.memory);
        Answered { winnability: &self.winnability, nodes, memory }.serialize(serializer)
    }
}
