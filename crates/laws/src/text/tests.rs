use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;

use super::saying::CONTROL_WORDS;
use super::*;
use crate::act::{
    AnnulReason, Area, Breach, ClaimRuling, ClockPlace, Decision, DrawBasis, Duty, Facing,
    Irregularity, NoWin, Penalty, Permission, Promoted, Sign, StopReason,
};
use crate::blitz::{ClockInHand, Edge, NoProgress, Remark, Return};
use crate::book::slug;
use crate::casebook;
use crate::casebook::words::{tags_of, words_of};
use crate::fact::{Completion, IllegalAct, Lapse, Missing, NoMate, Note, Question, Refusal};
use crate::{Book, Ground, Regulations, Rule, Sanction, Share};

const ROLES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// Every key that there must be.
fn keys() -> BTreeSet<String> {
    // Not those that serde reads: it reads an older word too.
    let seats = Seat::ALL.map(|seat| word_of(&seat));
    let groups: [(&str, &[&str]); 51] = [
        ("fact", tags_of::<Fact>("fact")),
        ("act", tags_of::<Act>("act")),
        ("decision", tags_of::<Decision>("decision")),
        ("question", tags_of::<Question>("about")),
        ("refusal", words_of::<Refusal>()),
        ("note", words_of::<Note>()),
        ("completion", words_of::<Completion>()),
        ("lapse", words_of::<Lapse>()),
        ("illegal-act", words_of::<IllegalAct>()),
        ("headline-illegal", words_of::<IllegalAct>()),
        ("headline-breach", words_of::<Breach>()),
        ("headline", &HEADLINES),
        ("spoken-castling", &["a-file", "h-file"]),
        ("penalty", words_of::<Penalty>()),
        ("share", words_of::<Share>()),
        ("ground", words_of::<Ground>()),
        ("basis", words_of::<DrawBasis>()),
        ("no-win", words_of::<NoWin>()),
        ("edge", words_of::<Edge>()),
        ("clock-place", words_of::<ClockPlace>()),
        ("clock-in-hand", words_of::<ClockInHand>()),
        ("return", words_of::<Return>()),
        ("no-progress", words_of::<NoProgress>()),
        ("remark", words_of::<Remark>()),
        ("breach", words_of::<Breach>()),
        ("area", words_of::<Area>()),
        ("permission", words_of::<Permission>()),
        ("stop-reason", words_of::<StopReason>()),
        ("sign", words_of::<Sign>()),
        ("facing", words_of::<Facing>()),
        ("promoted", words_of::<Promoted>()),
        ("irregularity", words_of::<Irregularity>()),
        ("duty", words_of::<Duty>()),
        ("annul-reason", words_of::<AnnulReason>()),
        ("claim-ruling", words_of::<ClaimRuling>()),
        ("audience", words_of::<Audience>()),
        ("seat", &seats.each_ref().map(String::as_str)),
        ("side", &["white", "black"]),
        ("reason", tags_of::<chess::Reason>("reason")),
        ("missing", words_of::<Missing>()),
        ("found", &["untold", "times", "quiet", "illegal", "not-on-move", "touched"]),
        ("no-mate", words_of::<NoMate>()),
        ("rule", tags_of::<Rule>("rule")),
        ("sanction", words_of::<Sanction>()),
        ("wing", &["a-file", "h-file"]),
        ("control", &CONTROL_WORDS),
        ("role", &ROLES),
        ("man", &ROLES),
        ("cited", &Book::ALL.map(Book::name)),
        ("piece-white", &ROLES),
        ("piece-black", &ROLES),
    ];
    let words = groups.into_iter().flat_map(|(group, words)| {
        assert!(!words.is_empty(), "{group} has no words");
        words.iter().map(move |word| key(group, word))
    });
    // The arbiter's decisions have messages of their own.
    words
        .filter(|key| key != "act-decide")
        .chain(OTHERS.map(str::to_owned))
        .chain(keys_of_books())
        .collect()
}

/// Messages that join others.
const OTHERS: [&str; 8] = [
    "place",
    "result",
    "headline",
    "spoken-move",
    "refusal-with-reasons",
    "refusal-with-moves",
    "day",
    "validity",
];

/// What headlines of rulings say besides.
const HEADLINES: [&str; 8] =
    ["claim-upheld", "claim-rejected", "flag", "more", "less", "wins", "draw", "score"];

/// What is said about the rule books.
fn keys_of_books() -> impl Iterator<Item = String> {
    let rows = Book::ALL.into_iter().flat_map(Book::rows);
    let of_rows = rows.flat_map(|row| [key("part", &slug(row.section)), key("kind", row.kind)]);
    let groups: [(&str, &[&str]); 6] = [
        ("book", &Book::ALL.map(Book::name)),
        ("short", &Book::ALL.map(Book::name)),
        ("fate", &["ruled", "by-type", "arbiter", "guidance"]),
        ("point", &["ruled", "elsewhere", "text", "open"]),
        ("likeness", &["same", "nearly", "differs", "untold"]),
        ("label", &LABELS),
    ];
    let words =
        groups.into_iter().flat_map(|(group, words)| words.iter().map(move |w| key(group, w)));
    of_rows.chain(words.collect::<Vec<_>>())
}

const LABELS: [&str; 14] = [
    "fate",
    "kind",
    "provisions",
    "printed",
    "cases",
    "no-cases",
    "articles",
    "ruled",
    "only",
    "outcomes",
    "alike",
    "differs",
    "unread",
    "held",
];

#[test]
fn every_file_is_read_without_a_mistake() {
    for source in Lang::ALL.into_iter().flat_map(sources) {
        if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
            panic!("{errors:?} in {}", source.lines().next().unwrap_or_default());
        }
    }
}

#[test]
fn every_word_of_a_ruling_has_a_text_in_every_language_and_no_text_is_idle() {
    let wanted = keys();
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let missing: Vec<&String> = wanted.iter().filter(|key| !texts.messages.has(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        let [names, rulings, acts, laws] = SOURCES[lang as usize];
        let lines = [names, rulings, acts, laws].into_iter().flat_map(str::lines);
        let written = lines.filter_map(|line| line.split_once(" ="));
        let idle: Vec<&str> = written
            .map(|(key, _)| key)
            .filter(|key| !key.starts_with([' ', '#']) && !wanted.contains(*key))
            .collect();
        assert!(idle.is_empty(), "{lang} has texts for nothing: {idle:?}");
    }
}

#[test]
fn every_article_of_every_book_has_a_gist_in_every_language() {
    for lang in Lang::ALL {
        for book in Book::ALL {
            for row in book.rows() {
                let article = book.article(row.number).unwrap();
                let gist = Texts::of(lang).gist(article);
                assert!(!gist.starts_with(book.name()), "{lang} lacks {gist}");
            }
        }
    }
}

#[test]
fn every_ruling_of_the_case_book_can_be_said_in_every_language() {
    let mut said = 0;
    for (_, text) in casebook::SHELF {
        let file = casebook::read(text);
        let accounts = file.cases.iter().flat_map(|case| case.play_all().collect::<Vec<_>>());
        for step in accounts.flat_map(|account| account.steps) {
            for ruling in &step.rulings {
                for texts in TEXTS.iter() {
                    let (text, errors) = texts.of_act(&ruling.act, &step.before);
                    assert!(errors.is_empty(), "{text}: {errors:?} of {:?}", ruling.act);
                    for event in &ruling.events {
                        let (text, errors) = texts.of_fact(&event.fact, &step.before);
                        assert!(errors.is_empty(), "{text}: {errors:?} of {:?}", event.fact);
                        assert!(!text.contains(['{', '_']), "{text}");
                        said += 1;
                    }
                }
            }
        }
    }
    assert!(said > 1000);
}

#[test]
fn a_ruling_reads_like_a_sentence() {
    let file = casebook::read(
        "a wrong claim\n  control 5+3\n  moves Nf3 Nf6\n  0:10 white claim threefold with Ng1\n",
    );
    let account = file.cases[0].play();
    let step = account.steps.last().unwrap();
    for (lang, sentence) in [
        (Lang::English, "Black received 1:00 more (9.5.3"),
        (Lang::Finnish, "Valkean on pelattava Rg1 (9.5.3"),
        (
            Lang::Swedish,
            "Vit krävde remi med draget Sg1: ställningen för tredje gången (9.2, 9.5.1",
        ),
    ] {
        let texts = Texts::of(lang);
        let said = texts.ruling(&step.rulings[0], &step.before);
        assert!(said.iter().any(|text| text.starts_with(sentence)), "{said:#?}");
    }
}

/// Whether a word is a move by its squares alone, which nobody reads.
fn is_squares(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    matches!(word.len(), 4 | 5) && word.parse::<chess::Move>().is_ok()
}

#[test]
fn the_account_of_every_case_is_in_the_readers_notation_and_cites_other_books_by_name() {
    let mut lines = 0;
    for (_, text) in casebook::SHELF {
        for case in casebook::read(text).cases {
            let account = case.play();
            let Some(first) = account.steps.first() else { continue };
            let mut teller = Teller::of(Texts::of(Lang::Finnish), first.before.clone());
            for ruling in account.steps.iter().flat_map(|step| &step.rulings) {
                // What people wrote or said is told as they did.
                let json = serde_json::to_string(ruling).unwrap();
                let free = json.contains("\"text\"") || json.contains("\"condition\"");
                for told in teller.tell(ruling).into_iter().filter(|_| !free) {
                    for line in told.then.iter().chain([&told.deed]) {
                        assert!(!line.split_whitespace().any(is_squares), "{line} of {json}");
                        assert!(!line.contains("(1, 6.") && !line.contains("{ "), "{line}");
                        assert!(!line.contains("O-O"), "castling is written with zeros: {line}");
                        assert!(!line.contains(" s delay"), "{line}");
                        lines += 1;
                    }
                }
            }
        }
    }
    assert!(lines > 3000, "{lines}");
}

#[test]
fn an_ordinary_move_by_hand_is_one_line_and_no_act_is_told_twice() {
    let file = casebook::read(
        "a game by hand\n  mode otb\n  control 90+30\n  0:05 white touch g1\n  \
         0:06 white release g1 f3\n  0:07 white press\n  0:09 black touch b8\n  \
         0:10 black release b8 b6\n  0:11 black press\n  0:20 black offer draw\n",
    );
    let account = file.cases[0].play();
    let mut teller = Teller::of(Texts::of(Lang::English), account.steps[0].before.clone());
    let rulings = account.steps.iter().skip(1).flat_map(|step| &step.rulings);
    let told: Vec<Told> = rulings.flat_map(|ruling| teller.tell(ruling)).collect();
    let deeds: Vec<&str> = told.iter().map(|told| told.deed.as_str()).collect();
    assert_eq!(
        deeds,
        [
            "White: Nf3 (4.7, 1.3, 6.2.1)",
            "Black: touches b8 (4.3, 4.2.2)",
            "Black: releases the piece: b8 to b6 (4.7)",
            "Black: presses the clock",
            "Black: offers a draw",
        ]
    );
    assert_eq!(told[1].then, ["Black must play one of Na6, Nc6 (4.3.1)"]);
    assert!(told[3].then[0].starts_with(
        "Black's move Nb8–b6 is illegal: the knight on b8 does not move to b6 like that (3.6"
    ));
}

#[test]
fn a_clock_that_waits_for_the_arbiter_is_not_told_as_started() {
    let file = casebook::read(
        "an illegal move\n  mode otb\n  control 90+30\n  observer human\n  judgement arbiter\n  \
         0:05 white release g1 g3\n  0:06 white press\n  0:09 black claim illegal\n",
    );
    let account = file.cases[0].play();
    let mut teller = Teller::of(Texts::of(Lang::English), account.steps[0].before.clone());
    let rulings = account.steps.iter().skip(1).flat_map(|step| &step.rulings);
    let told: Vec<Told> = rulings.flat_map(|ruling| teller.tell(ruling)).collect();
    let last = &told.last().unwrap().then;
    assert!(last.iter().any(|line| line.starts_with("Both clocks are stopped")), "{last:#?}");
    assert!(!last.iter().any(|line| line.contains("clock was started")), "{last:#?}");
}

#[test]
fn every_word_of_the_json_form_is_documented() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md");
    let documented = fs::read_to_string(path).unwrap();
    let lists = [
        tags_of::<Act>("act"),
        tags_of::<Decision>("decision"),
        tags_of::<Fact>("fact"),
        tags_of::<Question>("about"),
        words_of::<Refusal>(),
        words_of::<Note>(),
        words_of::<Ground>(),
    ];
    let unknown = serde_json::from_str::<Regulations>("{\"?\": 0}").unwrap_err().to_string();
    let fields = unknown.split('`').skip(3).step_by(2);
    let missing: Vec<&str> = lists
        .concat()
        .into_iter()
        .chain(fields)
        .filter(|word| !documented.contains(&format!("`{word}`")))
        .collect();
    assert!(missing.is_empty(), "docs/json.md lacks {missing:?}");
}

/// One time control of each kind, in a row, and the word in it that is neither a number nor a unit. A new kind
/// does not compile before it says what comes after it, and belongs after another.
const fn after(control: Option<&TimeControl>) -> Option<(&'static str, Option<&'static str>)> {
    match control {
        None => Some(("-", Some("no clock"))),
        Some(TimeControl::Untimed) => Some(("*300", Some("hourglass"))),
        Some(TimeControl::Hourglass(_)) => Some(("300+3", None)),
        Some(TimeControl::Periods(_)) => None,
    }
}

#[test]
fn every_kind_of_time_control_is_told_in_the_language() {
    let mut last = None;
    while let Some((text, word)) = after(last.as_ref()) {
        let control: TimeControl = text.parse().unwrap();
        last = Some(control.clone());
        let Some(word) = word else { continue };
        assert!(Texts::of(Lang::English).control(&control).contains(word), "{word}");
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::English) {
            assert!(!Texts::of(lang).control(&control).contains(word), "{lang}: {word}");
        }
    }
}
