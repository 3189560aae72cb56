use super::*;
use clock::TimeControl;

fn words(regulations: &Regulations) -> Vec<String> {
    let word = |rule: &InForce| {
        let json = serde_json::to_value(&rule.rule).unwrap();
        format!("{} {}", json["rule"].as_str().unwrap(), rule.articles)
    };
    regulations.in_force().iter().map(word).collect()
}

#[test]
fn finnish_blitz_by_hand_prints_what_governs_it() {
    let mut regulations = Regulations::finland(Book::Fide2018);
    regulations.mode = Mode::Otb;
    regulations.control = TimeControl::fischer(Span::minutes(3), Span::seconds(2)).unwrap();
    regulations.supervision = Some(Supervision::Limited);
    let rules = words(&regulations);
    for rule in [
        "touch_move 4.3",
        "category B.1",
        "supervision B.4",
        "default_time 6.7.1, FI.3",
        "first_illegal_move 7.5.5, B.2",
        "illegal_move_stands A.4.2",
        "no_recording A.2",
        "wrong_claim 9.5.3, B.2",
        "phones FI.2, 11.3.2.2",
    ] {
        assert!(rules.iter().any(|own| own == rule), "{rule} is not in {rules:#?}");
    }
}

#[test]
fn rapid_under_limited_supervision_by_the_laws_of_2014() {
    let mut regulations = Regulations::of(Book::Fide2014);
    regulations.mode = Mode::Otb;
    regulations.control = TimeControl::fischer(Span::minutes(15), Span::seconds(10)).unwrap();
    regulations.supervision = Some(Supervision::Limited);
    let rules = words(&regulations);
    for rule in [
        "touch_move 4.3",
        "supervision A.4",
        "flags A.4.c, 6.8",
        "illegal_move_loses A.4.b",
        "illegal_move_stands A.4.b",
        "no_recording A.2",
        "wrong_claim 9.5.b",
        "fivefold 9.6.a",
    ] {
        assert!(rules.iter().any(|own| own == rule), "{rule} is not in {rules:#?}");
    }
    let missing = ["default_time", "first_illegal_move ", "record_looks"];
    assert!(!rules.iter().any(|own| missing.iter().any(|word| own.starts_with(word))));
}

#[test]
fn the_basic_rules_say_nothing_of_competitions() {
    let mut regulations = Regulations::of(Book::Fide2018);
    regulations.scope = Scope::Basic;
    assert_eq!(words(&regulations), ["illegal_moves_refused 3.10.2", "dead_position 5.2.2"]);
}

#[test]
fn the_finnish_blitz_rules_print_what_governs_them() {
    let mut regulations = Regulations::of(Book::FinnishBlitz2014);
    regulations.mode = Mode::Otb;
    let rules = words(&regulations);
    for rule in [
        "category 2",
        "flags 13.c.1",
        "time_loses_against_enough 13.c, 13.c.2, 13.c.2-demo",
        "illegal_move_loses 13.d-1, 12.c",
        "illegal_move_stands 12.a",
        "no_recording 6",
        "start_stays 7-1",
        "no_progress 14.e-1, 14.e-proc",
        "only_on_demand 18-1, 18-2",
        "second_breach_loses 17.a, 17.b",
    ] {
        assert!(rules.iter().any(|own| own == rule), "{rule} is not in {rules:#?}");
    }
    for absent in ["supervision", "first_illegal_move", "appeals", "threefold"] {
        assert!(!rules.iter().any(|own| own.starts_with(absent)), "{absent} is in {rules:#?}");
    }
}

#[test]
fn the_home_rules_print_what_governs_them() {
    assert_eq!(
        words(&Regulations::of(Book::Home)),
        [
            "illegal_moves_refused 3.10.2",
            "colours_by_lot Alkuasetelma 3",
            "too_few_pieces Tasapeli 1",
            "agreements Tasapeli 3",
            "threefold Tasapeli 4",
            "fifty_moves Tasapeli 5",
        ]
    );
}

#[test]
fn every_rule_in_force_stands_on_an_article() {
    for (mode, control) in [(Mode::Screen, "300+3"), (Mode::Otb, "40/5400+30:1800+30")] {
        let mut regulations = Regulations::finland(Book::Fide2018);
        regulations.mode = mode;
        regulations.control = control.parse().unwrap();
        for rule in regulations.in_force() {
            assert!(rule.articles.first().is_some(), "{rule:?}");
        }
    }
}

#[test]
fn what_departs_from_the_letter_of_2023_is_named() {
    let mut regulations = Regulations::finland(Book::Fide2023);
    regulations.mode = Mode::Otb;
    regulations.control = "5400+30".parse().unwrap();
    regulations.sheets = Sheets::Digital;
    regulations.session_ends = Some(clock::Moment::ZERO);
    let departures = [
        "no_finnish_edition INT.3",
        "sheets_not_certified 8.1.1.2, PRE.4",
        "sealed_digitally I.1.1, PRE.4",
    ];
    let rules = words(&regulations);
    for rule in departures {
        assert!(rules.iter().any(|own| own == rule), "{rule} is not in {rules:#?}");
    }
    regulations.book = Book::Fide2018;
    let rules = words(&regulations);
    for rule in departures {
        let word = rule.split(' ').next().unwrap();
        assert!(!rules.iter().any(|own| own.starts_with(word)), "{word} is in {rules:#?}");
    }
}

#[test]
fn blitz_has_its_price_through_the_rules_of_rapid_in_2023() {
    let mut regulations = Regulations::of(Book::Fide2023);
    regulations.mode = Mode::Otb;
    regulations.control = "180+2".parse().unwrap();
    let price = |supervision| {
        let regulations = Regulations { supervision: Some(supervision), ..regulations.clone() };
        words(&regulations).into_iter().find(|rule| rule.starts_with("first_illegal_move"))
    };
    let limited = price(Supervision::Limited);
    assert_eq!(limited.as_deref(), Some("first_illegal_move 7.5.5, A.3, B.3"));
    let full = price(Supervision::Full);
    assert_eq!(full.as_deref(), Some("first_illegal_move 7.5.5, A.3, PRE.1"), "V07");
}
