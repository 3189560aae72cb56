//! Small files with one fault each. The name of the file is the case; what must be found stands
//! beside it as `.found`. `UPDATE=1` writes those anew.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

extern crate tuomari_audit as audit;

use std::fs;
use std::path::{Path, PathBuf};

use audit::{Auditor, Finding, Kind, Rules, Severity, What};
use laws::{Agreements, Book};
use notation::pgn::{Reader, Replay};

fn audit(bytes: &[u8], rules: Rules) -> Vec<Finding> {
    let mut replay = Replay::new(Auditor::new(rules));
    Reader::new(bytes).read_all(&mut replay).unwrap();
    replay.follower_mut().take_findings()
}

fn told(findings: &[Finding]) -> String {
    let line = |finding: &Finding| {
        let mut text = finding.to_string();
        // Which mate is found first is not a matter of the Laws.
        if let What::CouldMate { helpmate, .. } = &finding.what {
            text = text.replace(&helpmate.join(" "), "a mate");
        }
        format!("[{}] {text}\n", finding.what.kind())
    };
    findings.iter().map(line).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults")
}

/// The cases of a folder, with what must be found.
fn check(name: &str, rules: &Rules) {
    let mut cases: Vec<PathBuf> =
        fs::read_dir(folder().join(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    cases.sort();
    assert!(!cases.is_empty());
    for case in cases {
        let found = told(&audit(&fs::read(&case).unwrap(), rules.clone()));
        let wanted = case.with_extension("found");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&wanted, &found).unwrap();
        }
        let wanted = fs::read_to_string(&wanted).unwrap_or_default();
        assert_eq!(found, wanted, "{}", case.display());
    }
}

#[test]
fn each_fault_is_found_by_the_laws_of_2018_and_nothing_else() {
    check("fide-2018", &Rules::of(Book::Fide2018));
}

#[test]
fn each_fault_is_found_by_the_laws_of_2023_and_nothing_else() {
    check("fide-2023", &Rules::of(Book::Fide2023));
}

#[test]
fn each_fault_is_found_by_the_laws_of_2014_and_nothing_else() {
    check("fide-2014", &Rules::of(Book::Fide2014));
}

#[test]
fn each_fault_is_found_by_the_finnish_blitz_rules_and_what_they_leave_to_the_laws_of_2014() {
    check("finnish-blitz-2014", &Rules::of(Book::FinnishBlitz2014));
}

#[test]
fn each_fault_is_found_by_the_home_rules_and_what_they_leave_to_the_laws_of_2018() {
    check("home", &Rules::of(Book::Home));
}

#[test]
fn each_game_is_judged_by_the_laws_of_its_day() {
    check("by-date", &Rules::by_date());
}

#[test]
fn a_game_without_a_date_is_judged_by_the_newest_laws() {
    let findings = audit(b"1. f3 e5 2. g4 Qh4# 1-0", Rules::by_date());
    assert_eq!(findings[0].book, Book::default());
    assert_eq!(findings[0].articles.first().map(|article| article.book()), Some(Book::default()));
}

#[test]
fn each_draw_agreed_before_the_thirtieth_move_is_found() {
    let agreements = Agreements::NotBefore(30);
    check("no-draws-before-30", &Rules { agreements, ..Rules::of(Book::Fide2018) });
}

#[test]
fn games_of_an_engine_against_itself_raise_no_alarm() {
    let games = include_bytes!("self_play.pgn");
    let mut findings = audit(games, Rules::of(Book::Fide2018));
    findings.retain(|finding| finding.severity() > Severity::Note);
    assert_eq!(told(&findings), "");
}

#[test]
fn a_file_may_end_anywhere_and_what_was_played_is_still_judged() {
    let whole = include_bytes!("faults/fide-2018/five_times_and_on.pgn");
    let ends = |kind: Kind| {
        (0..=whole.len())
            .map(|end| audit(&whole[..end], Rules::of(Book::Fide2018)))
            .filter(|findings| findings.iter().any(|finding| finding.what.kind() == kind))
            .count()
    };
    assert!(ends(Kind::WentOn) > 5);
    assert_eq!(ends(Kind::UnreadableMove), 0, "a move cut in the middle is no fault");
    assert_eq!(ends(Kind::IllegalMove), 0);
}

#[test]
fn a_game_without_end_is_audited_as_far_as_games_can_go() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000);
    let findings = audit(format!("{shuffle} *").as_bytes(), Rules::of(Book::Fide2018));
    let endings = findings.iter().filter(|finding| finding.what.kind() == Kind::WentOn).count();
    assert_eq!(endings, 1, "what ends a game first ends it");
    assert!(findings.iter().all(|finding| finding.ply.is_none_or(|ply| ply <= 20_000)));
}
