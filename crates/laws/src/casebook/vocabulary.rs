//! The words that can belong to a fact. A case that denies something in words that mean nothing
//! would hold whatever happened, so they are looked up here.

use chess::{Move, Reason, Square};

use super::facts::JOINTS;
use super::words::{Words, bare, read_score, read_span, tags_of, words_of};
use crate::act::{
    Area, Breach, ClockPlace, Device, DrawBasis, Duty, Facing, Irregularity, NoWin, Penalty,
    Permission, Promoted, Sign, StopReason,
};
use crate::blitz::{Edge, NoProgress, Remark};
use crate::fact::{Completion, Found, IllegalAct, Lapse, Missing, NoMate, Note, Question, Refusal};
use crate::{Ground, Share};

/// The names of what belongs to facts, with blanks. A test finds every name that the case book's
/// rulings have in this list.
const NAMES: &[&str] = &[
    "about",
    "accidental",
    "admitted",
    "agreed",
    "after",
    "agrees",
    "area",
    "at",
    "basis",
    "binds",
    "black",
    "by",
    "can mate",
    "charged",
    "commitment",
    "compensated",
    "condition",
    "control",
    "count",
    "date",
    "delay",
    "duties",
    "edge",
    "exchanged",
    "faces",
    "flag",
    "forced",
    "from",
    "granted",
    "ground",
    "how",
    "intended",
    "kind",
    "line",
    "move",
    "moves",
    "of",
    "on",
    "penalty",
    "period",
    "permitted",
    "piece",
    "place",
    "ply",
    "plies",
    "promoted",
    "proper",
    "question",
    "quiet",
    "referred",
    "replacing",
    "reply",
    "resigned",
    "rook",
    "rooks",
    "score",
    "seed",
    "setting",
    "sign",
    "signed",
    "span",
    "square",
    "squares",
    "text",
    "time",
    "to",
    "two hands",
    "until",
    "valid",
    "what",
    "white",
    "who",
    "why",
    "reason",
    "article",
    "ends",
    "because",
    "half moves",
    "missing",
    "owed",
    "positions",
    "role",
    "suffices",
    "times",
    "wing",
];

/// Facts to which words of people belong, which may be any.
const FREE: &[&str] = &[
    "written",
    "tipped",
    "appealed",
    "committee_told",
    "draw_offered_if",
    "envelope_opened",
    "envelope_confirmed",
    "admitted",
    "expelled",
    "seal_written",
    "control_set",
    "rule_explained",
];

const PIECES: &[&str] = &["pawn", "knight", "bishop", "rook", "queen", "king"];

/// Every word that a value of a fact can be.
fn values() -> impl Iterator<Item = &'static str> {
    let lists: [&[&str]; 31] = [
        words_of::<Refusal>(),
        words_of::<Note>(),
        words_of::<Completion>(),
        words_of::<Lapse>(),
        words_of::<IllegalAct>(),
        words_of::<Penalty>(),
        words_of::<Share>(),
        words_of::<Ground>(),
        words_of::<DrawBasis>(),
        words_of::<NoWin>(),
        words_of::<Edge>(),
        words_of::<ClockPlace>(),
        words_of::<NoProgress>(),
        words_of::<Remark>(),
        words_of::<Breach>(),
        words_of::<Area>(),
        words_of::<Permission>(),
        words_of::<StopReason>(),
        words_of::<Sign>(),
        words_of::<Facing>(),
        words_of::<Promoted>(),
        words_of::<Irregularity>(),
        words_of::<Duty>(),
        words_of::<Device>(),
        tags_of::<Question>("about"),
        tags_of::<Reason>("reason"),
        tags_of::<Found>("about"),
        words_of::<Missing>(),
        words_of::<NoMate>(),
        PIECES,
        &["white", "black"],
    ];
    lists.into_iter().flatten().copied()
}

/// Everything that can be said of a fact, to suggest what was mistyped.
pub(super) fn known() -> impl Iterator<Item = &'static str> {
    NAMES.iter().copied().chain(values())
}

/// The first word behind the word of a fact that can mean nothing there.
pub(super) fn first_unknown<'t>(tag: &str, mut words: Words<'t>) -> Option<&'t str> {
    if FREE.contains(&tag) {
        return None;
    }
    while let Some(word) = words.peek() {
        match behind_known(words) {
            Some(rest) => words = rest,
            None if means_something(bare(word)) => {
                words.next();
            }
            None => return Some(word),
        }
    }
    None
}

/// What follows the longest known phrase that the words begin with.
fn behind_known(words: Words<'_>) -> Option<Words<'_>> {
    let behind = |phrase: &str| {
        let mut rest = words;
        rest.accept(&phrase.replace('_', " ")).then_some(rest)
    };
    known().filter_map(behind).min_by_key(|rest| rest.rest().len())
}

/// Whether a word is a measure, a place or a move, or joins others.
fn means_something(word: &str) -> bool {
    word == "not"
        || JOINTS.contains(&word)
        || word.parse::<u64>().is_ok()
        || read_span(word).is_some()
        || read_score(word).is_some()
        || word.parse::<Square>().is_ok()
        || word.parse::<Move>().is_ok()
        || word.chars().next().is_some_and(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
}
