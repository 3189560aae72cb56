use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::super::why::Why;
use super::*;

fn events() -> Vec<Event> {
    let mut events = vec![
        Event::BothFlags,
        Event::TimeTrouble { side: Color::Black, white: None, black: Some(Span::seconds(9)) },
        Event::DefaultTime,
        Event::ResultMissing,
        Event::NoSignal { state: "NOTRESPONDING".into() },
    ];
    for result in [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw] {
        events.push(Event::ResultProposed { result });
    }
    for ending in Ending::ALL {
        events.push(Event::Ended { ending });
    }
    for intended in [vec![], vec!["Ng8".to_owned()], vec!["a".into(), "b".into(), "c".into()]] {
        for basis in [DrawBasis::Threefold, DrawBasis::FiftyMoves] {
            for by in Color::ALL {
                let any_quiet = intended.len() > 2;
                let intended = intended.clone();
                events.push(Event::Claim { basis, by, intended, any_quiet });
            }
        }
        for (fault, fate) in [
            (Fault::Illegal, None),
            (Fault::Illegal, Some(Fate::Stands)),
            (Fault::Illegal, Some(Fate::PutRight)),
            (Fault::Illegal, Some(Fate::Loses)),
            (Fault::Ambiguous, None),
            (Fault::Unreadable, None),
            (Fault::Missing, None),
            (Fault::AfterTheEnd, None),
        ] {
            for why in [Why::Plain, Why::Nobody] {
                events.push(Event::WrongRecord(WrongRecord {
                    fault,
                    fate,
                    lapses: false,
                    at: "9. Qh9".into(),
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
            assert!(words.messages.has(&format!("label-{label}")), "{words:?} {label}");
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
        lines.map(|(key, _)| key.to_owned()).filter(|key| !key.starts_with(['#', ' '])).collect()
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
    let [mut english, others @ ..] = SOURCES.map(arguments);
    // Where the others name a man, English has to do without the article of its name.
    let own = english.insert("reason-own-piece", others[0]["reason-own-piece"].clone());
    assert_eq!(own, Some(["man", "role", "square"].into()));
    for other in others {
        assert_eq!(english, other);
    }
    assert!(english.values().any(|names| names.contains("why")));
}

#[test]
fn what_the_players_may_not_be_told_is_marked_in_every_language() {
    let claim = Event::Claim {
        basis: DrawBasis::Threefold,
        by: Color::Black,
        intended: Vec::new(),
        any_quiet: false,
    };
    for (lang, mark) in
        [(Lang::English, "do not tell"), (Lang::Finnish, "älä kerro"), (Lang::Swedish, "säg inget")]
    {
        assert!(Words::of(lang).event(&claim).ends_with(mark), "{lang}");
    }
}
