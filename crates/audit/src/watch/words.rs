//! Events in the words of people: English, Finnish and Swedish.

use std::fmt;
use std::sync::LazyLock;

use chess::Color;
use clock::Span;
use fluent_bundle::{FluentArgs, FluentError};
use laws::text::{Lang, Messages};

use super::event::{Duty, Event, Fault, WrongRecord};
use super::room::Unseen;
use crate::Fate;
use laws::DrawBasis;
use laws::course::Ending;
use notation::pgn::Outcome;

/// What is said about boards, in one language.
///
/// ```
/// use tuomari_audit::watch::{Event, Words};
/// use laws::text::Lang;
/// let words = Words::of(Lang::Swedish);
/// assert_eq!(words.event(&Event::BothFlags), "båda klockorna visar noll");
/// ```
pub struct Words {
    lang: Lang,
    messages: Messages,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

const SOURCES: [&str; Lang::ALL.len()] = [
    include_str!("../../locales/en/watch.ftl"),
    include_str!("../../locales/fi/watch.ftl"),
    include_str!("../../locales/sv/watch.ftl"),
];

static WORDS: LazyLock<[Words; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Words::read));

/// The texts around the events, on whatever shows the boards.
pub const LABELS: [&str; 25] = [
    "title",
    "now",
    "soon",
    "later",
    "room",
    "nothing",
    "playing",
    "waiting",
    "done",
    "board",
    "players",
    "move",
    "white",
    "black",
    "result",
    "quiet",
    "lost",
    "no-secret",
    "sound",
    "language",
    "source",
    "keys",
    "stopped",
    "over",
    "short",
];

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Self {
        &WORDS[lang as usize]
    }

    fn read(lang: Lang) -> Self {
        Self { lang, messages: Messages::read(lang, [SOURCES[lang as usize]]) }
    }

    /// What has happened at a board.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.said(event).0
    }

    /// A duty in a word.
    #[must_use]
    pub fn duty(&self, duty: Duty) -> String {
        self.message(&format!("duty-{}", duty.name().to_lowercase()), &FluentArgs::new()).0
    }

    /// Why nothing is seen of a source.
    #[must_use]
    pub fn unseen(&self, why: &Unseen) -> String {
        self.told_unseen(why).0
    }

    fn told_unseen(&self, why: &Unseen) -> (String, Vec<FluentError>) {
        let mut args = FluentArgs::new();
        let key = match why {
            Unseen::Absent => "unseen-absent",
            Unseen::Unread(why) => {
                args.set("why", why.clone());
                "unseen-unread"
            }
            Unseen::Empty => "unseen-empty",
        };
        self.message(key, &args)
    }

    /// One of [`LABELS`].
    #[must_use]
    pub fn label(&self, name: &str) -> String {
        self.message(&format!("label-{name}"), &FluentArgs::new()).0
    }

    /// An event, and what was wrong with its text.
    fn said(&self, event: &Event) -> (String, Vec<FluentError>) {
        let mut args = FluentArgs::new();
        let mut errors = Vec::new();
        let key = match event {
            Event::Ended { ending } => {
                args.set("ending", name_of(*ending));
                "event-ended"
            }
            Event::WrongResult { result, ending, right } => {
                args.set("result", result.as_str());
                args.set("ending", name_of(*ending));
                args.set("right", right.as_str());
                "event-wrong-result"
            }
            Event::Claim { basis, by, intended, any_quiet } => {
                args.set("by", side(*by));
                args.set(
                    "basis",
                    match basis {
                        DrawBasis::Threefold => "threefold",
                        DrawBasis::FiftyMoves => "fifty",
                    },
                );
                match any_quiet {
                    true => args.set("count", "any"),
                    false => args.set("count", intended.len()),
                }
                args.set("moves", self.either(intended));
                "event-claim"
            }
            Event::WrongRecord(WrongRecord { fault, fate, text, why, perhaps, .. }) => {
                args.set(
                    "fault",
                    match fault {
                        Fault::Illegal => "illegal",
                        Fault::Ambiguous => "ambiguous",
                        Fault::Unreadable => "unreadable",
                        Fault::Missing => "missing",
                        Fault::AfterTheEnd => "after",
                    },
                );
                args.set(
                    "fate",
                    match fate {
                        Some(Fate::Stands) => "stands",
                        Some(Fate::Loses) => "loses",
                        Some(Fate::PutRight) | None => "none",
                    },
                );
                args.set("text", text.clone());
                let (why, wrong) = self.why(why).unwrap_or(("none".into(), Vec::new()));
                errors.extend(wrong);
                args.set("why", why);
                args.set("count", perhaps.len());
                args.set("moves", self.either(perhaps));
                "event-wrong-record"
            }
            Event::Flag { side: whose, can_mate } => {
                args.set("side", side(*whose));
                args.set(
                    "mate",
                    match can_mate {
                        Some(true) => "yes",
                        Some(false) => "no",
                        None => "unknown",
                    },
                );
                "event-flag"
            }
            Event::BothFlags => "event-both-flags",
            Event::TimeTrouble { side: whose, white, black } => {
                let shown = |time: &Option<Span>| time.map_or("–".to_owned(), |t| t.to_string());
                args.set("side", side(*whose));
                args.set("white", shown(white));
                args.set("black", shown(black));
                "event-time-trouble"
            }
            Event::DefaultTime => "event-default-time",
            Event::ResultProposed { result } => {
                args.set(
                    "result",
                    match result {
                        Outcome::WhiteWins => "white",
                        Outcome::BlackWins => "black",
                        Outcome::Draw | Outcome::Unknown => "draw",
                    },
                );
                "event-result-proposed"
            }
            Event::ResultMissing => "event-result-missing",
            Event::NoSignal { state } => {
                args.set("state", state.clone());
                "event-no-signal"
            }
        };
        let (text, wrong) = self.message(key, &args);
        errors.extend(wrong);
        (text, errors)
    }

    /// Moves of which one is meant.
    fn either(&self, moves: &[String]) -> String {
        match moves {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let or = self.message("or", &FluentArgs::new()).0;
                format!("{} {or} {last}", first.join(", "))
            }
        }
    }

    /// A message, and what was wrong with it. A message that is missing is its own key.
    pub(super) fn message(&self, key: &str, args: &FluentArgs<'_>) -> (String, Vec<FluentError>) {
        self.messages.say(key, Some(args))
    }
}

pub(super) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(super) const fn name_of(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead",
        Ending::Fivefold => "fivefold",
        Ending::SeventyFiveMoves => "seventy-five",
    }
}

#[cfg(test)]
mod tests;
