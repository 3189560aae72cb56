//! Events in the words of people: English, Finnish and Swedish.

use std::fmt;
use std::sync::LazyLock;

use chess::Color;
use clock::Span;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use laws::text::Lang;
use unic_langid::LanguageIdentifier;

use super::event::{Duty, Event, Fault, WrongRecord};
use super::room::Unseen;
use laws::DrawBasis;
use laws::course::Ending;

/// The words in which boards are told of, in one language.
///
/// ```
/// use tuomari_audit::watch::{Event, Words};
/// use laws::text::Lang;
/// let words = Words::of(Lang::Swedish);
/// assert_eq!(words.event(&Event::BothFlags), "båda klockorna visar noll");
/// ```
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
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

static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::read));

/// The texts around the events, on whatever shows the boards.
pub const LABELS: [&str; 23] = [
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
];

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Self {
        &WORDS[lang as usize]
    }

    /// Reads the embedded file. What cannot be read is left out here and found by a test.
    fn read(lang: Lang) -> Self {
        let identifier: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks that keep directions apart are noise in our three languages.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(SOURCES[lang as usize].to_owned());
        let _ = bundle.add_resource(resource.unwrap_or_else(|(resource, _)| resource));
        Self { lang, bundle }
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
            Event::Claim { basis, by, intended } => {
                args.set("by", side(*by));
                args.set(
                    "basis",
                    match basis {
                        DrawBasis::Threefold => "threefold",
                        DrawBasis::FiftyMoves => "fifty",
                    },
                );
                args.set("count", intended.len());
                args.set("moves", self.either(intended));
                "event-claim"
            }
            Event::WrongRecord(WrongRecord { fault, text, why, perhaps, .. }) => {
                args.set(
                    "fault",
                    match fault {
                        Fault::Illegal => "illegal",
                        Fault::Ambiguous => "ambiguous",
                        Fault::Unreadable => "unreadable",
                        Fault::AfterTheEnd => "after",
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
            Event::ResultMissing => "event-result-missing",
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
        let mut errors = Vec::new();
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let text = pattern.map_or_else(
            || key.to_owned(),
            |pattern| self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned(),
        );
        (text, errors)
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
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::super::why::Why;
    use super::*;

    fn events() -> Vec<Event> {
        let mut events = vec![
            Event::BothFlags,
            Event::TimeTrouble { side: Color::Black, white: None, black: Some(Span::seconds(9)) },
            Event::DefaultTime,
            Event::ResultMissing,
        ];
        for ending in [
            Ending::Checkmate,
            Ending::Stalemate,
            Ending::DeadPosition,
            Ending::Fivefold,
            Ending::SeventyFiveMoves,
        ] {
            events.push(Event::Ended { ending });
        }
        for intended in [vec![], vec!["Ng8".to_owned()], vec!["a".into(), "b".into(), "c".into()]] {
            for basis in [DrawBasis::Threefold, DrawBasis::FiftyMoves] {
                for by in Color::ALL {
                    events.push(Event::Claim { basis, by, intended: intended.clone() });
                }
            }
            for fault in [Fault::Illegal, Fault::Ambiguous, Fault::Unreadable, Fault::AfterTheEnd] {
                for why in [Why::Plain, Why::Nobody] {
                    events.push(Event::WrongRecord(WrongRecord {
                        fault,
                        text: "Qh9".into(),
                        why: why.clone(),
                        perhaps: intended.clone(),
                        broken: laws::Articles::default(),
                    }));
                }
            }
        }
        for can_mate in [Some(true), Some(false), None] {
            events.push(Event::Flag { side: Color::White, can_mate });
        }
        events
    }

    #[test]
    fn every_event_label_and_duty_has_words_in_every_language() {
        for source in SOURCES {
            FluentResource::try_new(source.to_owned()).unwrap();
        }
        for words in WORDS.iter() {
            for event in events() {
                let (text, errors) = words.said(&event);
                assert!(errors.is_empty(), "{text}: {errors:?}");
                assert!(!text.contains(['{', '_']) && !text.starts_with("event-"), "{text}");
            }
            for why in [Unseen::Absent, Unseen::Unread("broken".into()), Unseen::Empty] {
                let (text, errors) = words.told_unseen(&why);
                assert!(errors.is_empty() && !text.starts_with("unseen-"), "{text}: {errors:?}");
            }
            for label in LABELS {
                assert!(words.bundle.has_message(&format!("label-{label}")), "{words:?} {label}");
            }
            for duty in Duty::ALL {
                assert!(!words.duty(duty).starts_with("duty-"), "{words:?} {duty}");
            }
        }
    }

    #[test]
    fn no_language_has_words_for_nothing() {
        let keys = |source: &str| -> Vec<String> {
            let lines = source.lines().filter_map(|line| line.split_once(" ="));
            lines
                .map(|(key, _)| key.to_owned())
                .filter(|key| !key.starts_with(['#', ' ']))
                .collect()
        };
        let english = keys(SOURCES[0]);
        assert!(SOURCES.iter().all(|source| keys(source) == english));
        let labels = english.iter().filter_map(|key| key.strip_prefix("label-"));
        assert!(labels.clone().all(|label| LABELS.contains(&label)));
        assert_eq!(labels.count(), LABELS.len());
    }

    /// The arguments that each message speaks of.
    fn arguments(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut key = "";
        for line in source.lines() {
            if !line.starts_with([' ', '#'])
                && let Some((name, _)) = line.split_once(" =")
            {
                key = name;
            }
            let names = line.split('$').skip(1);
            let end = |name: &str| name.find(|c: char| !c.is_alphanumeric() && c != '-');
            let names = names.map(|name| &name[..end(name).unwrap_or(name.len())]);
            all.entry(key).or_default().extend(names);
        }
        all
    }

    #[test]
    fn every_language_says_all_that_the_others_say() {
        let [mut english, finnish, swedish] = SOURCES.map(arguments);
        assert_eq!(finnish, swedish);
        // Where the others name a man, English has to do without the article of its name.
        let own = english.insert("reason-own-piece", finnish["reason-own-piece"].clone());
        assert_eq!(own, Some(["man", "role", "square"].into()));
        assert_eq!(english, finnish);
        assert!(english.values().any(|names| names.contains("why")));
    }

    #[test]
    fn what_the_players_may_not_be_told_is_marked_in_every_language() {
        let claim =
            Event::Claim { basis: DrawBasis::Threefold, by: Color::Black, intended: Vec::new() };
        for (lang, mark) in [
            (Lang::English, "do not tell"),
            (Lang::Finnish, "älä kerro"),
            (Lang::Swedish, "säg inget"),
        ] {
            assert!(Words::of(lang).event(&claim).ends_with(mark), "{lang}");
        }
    }
}
