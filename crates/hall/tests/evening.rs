//! An evening from the opening of the event to its end: every act is judged, stored and replayed.
//!
//! The file is long because the tests share one evening: its players, arbiters and rounds.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::text::Lang;
use laws::{DrawBasis, Ground, IllegalAct, Irregularity, Penalty, Score};
use tuomari_hall::{
    Act, AllAct, Ask, By, Consequence, Entrant, Entry, Event, EventRegulations, Imposed, Incident,
    Kind, Number, Outcome, Pairing, Place, Reach, Refusal, Role, Shown, State, Todo, Trf,
    TrfVersion, Why,
};

const FILE: &str = r#"
name = "Tampere Open 2026"
place = "Tampere"
begins = "2026-12-05"
utc_offset = 120

[laws]
book = "fide-2023"
time_control = "900+10"
supervision = "limited"
boards_per_arbiter = 17
default_time = "10:00"
agreements = { not_before = 20 }
phone_ladder = ["warning", "loss"]

[rounds]
count = 7
pairing = "swiss"
tie_breaks = ["BH/C1", "BH", "SB", "DE"]

[[room]]
name = "Hall A"
boards = "1-2"
row = 2

[[room]]
name = "Hall B"
boards = "3-4"
"#;

/// An event with its record, as a server keeps it: as lines of JSON.
struct Hall {
    event: Event,
    lines: Vec<String>,
    now: u64,
}

const CHIEF: By = By::Arbiter(tuomari_hall::ArbiterId(1));
const SECOND: By = By::Arbiter(tuomari_hall::ArbiterId(2));

impl Hall {
    fn open() -> Self {
        let mut hall = Self { event: Event::default(), lines: Vec::new(), now: 1_000_000 };
        let regulations = Box::new(EventRegulations::read(FILE).unwrap());
        hall.act(By::House, Act::Open { regulations });
        for name in ["Eeva Korhonen", "Lauri Mäkelä"] {
            let role = Role::Arbiter;
            hall.act(
                By::House,
                Act::Appoint { name: name.into(), initials: None, role, room: None },
            );
        }
        let names = ["Laine", "Virtanen", "Korpela", "Nguyen", "Salo", "Tamm", "Saar", "Kask"];
        let entrant = |name: &str| Entrant { name: name.into(), ..Entrant::default() };
        hall.act(CHIEF, Act::Enter { players: names.map(entrant).to_vec() });
        let pairing =
            |board: u16| Pairing { board, white: Number(2 * board - 1), black: Number(2 * board) };
        let boards = (1..=4).map(pairing).collect();
        hall.act(CHIEF, Act::Pair { round: 1, boards, byes: vec![], starts_at: None });
        hall
    }

    fn judge(&self, by: By, act: &Act) -> Result<Entry, Refusal> {
        self.event.judge(by, act, Moment::from_millis(self.now)).map_err(|refused| refused.why)
    }

    fn act(&mut self, by: By, act: Act) -> Entry {
        self.now += 1000;
        let entry = self.judge(by, &act).unwrap_or_else(|why| panic!("{act:?}: {why:?}"));
        self.event.apply(&entry).unwrap();
        self.lines.push(serde_json::to_string(&entry).unwrap());
        let read =
            |line: &String| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        let entries: Vec<Entry> = self.lines.iter().map(read).collect();
        assert_eq!(Event::replay(&entries).as_ref(), Ok(&self.event), "{act:?}");
        entry
    }

    fn rule(&mut self, board: u16, incident: Incident) -> Vec<Consequence> {
        self.act(SECOND, rule(board, incident));
        self.event.rulings().last().unwrap().steps.iter().map(|step| step.what).collect()
    }
}

fn place(board: u16) -> Place {
    Place { round: 1, board }
}

fn rule(board: u16, incident: Incident) -> Act {
    Act::Rule {
        place: place(board),
        incident,
        shown: Shown::default(),
        imposed: None,
        instead: false,
        reason: None,
        public: false,
    }
}

fn all(what: AllAct) -> Act {
    Act::All { round: 1, reach: Reach::default(), what }
}

const ILLEGAL: fn(Color) -> Incident =
    |of| Incident::Illegal { of, kind: IllegalAct::Move, can_mate: None };

#[test]
fn the_first_arbiter_is_the_chief_and_only_the_chief_sets_the_event_up() {
    let hall = Hall::open();
    assert_eq!(hall.event.arbiters()[0].role, Role::Chief);
    assert_eq!(hall.event.arbiters()[1].initials, "LM");
    let close = hall.judge(SECOND, &Act::Close);
    assert_eq!(close.err(), Some(Refusal::NotYours));
    let arrive = Act::Arrive { place: place(1), side: Color::White };
    assert!(hall.judge(By::Player(Number(1)), &arrive).is_ok());
    assert_eq!(hall.judge(By::Player(Number(2)), &arrive).err(), Some(Refusal::NotYours));
}

#[test]
fn regulations_that_go_against_the_laws_are_refused_with_each_article_once() {
    let hall = Hall::open();
    // Nobody has said how rapid is supervised.
    let mut regulations = hall.event.regulations().unwrap().clone();
    regulations.laws.supervision = None;
    let act = Act::Regulate { regulations: Box::new(regulations), reason: None };
    let refused = hall.event.judge(CHIEF, &act, Moment::from_millis(hall.now)).unwrap_err();
    assert_eq!(refused.to_string().matches("A.6").count(), 1, "{refused}");
}

#[test]
fn two_illegal_moves_cost_a_minute_and_then_the_game() {
    let mut hall = Hall::open();
    hall.act(CHIEF, all(AllAct::Start));
    let shown = ByColor { white: Some(Span::seconds(372)), black: None };
    let proposal = hall.event.propose(place(1), &ILLEGAL(Color::Black), shown).unwrap();
    assert_eq!(proposal.number.to_string(), "1-01");
    let added = proposal.steps.iter().find_map(|step| match step.what {
        Consequence::TimeAdded { to, span, shown, set } => Some((to, span, shown, set)),
        _ => None,
    });
    let minute = Span::minutes(1);
    let set = Some(Span::seconds(432));
    assert_eq!(added, Some((Color::White, minute, Some(Span::seconds(372)), set)));
    let cited: Vec<String> = proposal.steps.iter().map(|step| step.articles.to_string()).collect();
    assert!(cited.iter().any(|cited| cited == "7.5.5, A.3"), "{cited:?}");

    let steps = hall.rule(1, ILLEGAL(Color::Black));
    assert!(steps.contains(&Consequence::NextLoses { of: Color::Black }), "{steps:?}");
    assert_eq!(hall.event.board(place(1)).unwrap().tally.black.illegal_acts, 1);

    // Whether White can still mate only a person sees.
    let second = hall.judge(SECOND, &rule(1, ILLEGAL(Color::Black)));
    assert!(matches!(second, Err(Refusal::Asks { .. })), "{second:?}");
    let of = Color::Black;
    hall.rule(1, Incident::Illegal { of, kind: IllegalAct::Move, can_mate: Some(true) });
    let board = hall.event.board(place(1)).unwrap();
    let result = board.result.unwrap();
    assert_eq!(
        (result.outcome, result.ground),
        (Outcome::win(Color::White), Some(Ground::IllegalMoves))
    );
    assert_eq!(result.articles.to_string(), "7.5.5, 7.5.1");
    assert_eq!(result.ruling.unwrap().to_string(), "1-02");

    // Undoing is a new ruling: the game goes on, and one illegal move is counted.
    let ruling = "1-02".parse().unwrap();
    hall.act(CHIEF, Act::Undo { ruling, reason: "it was legal".into() });
    let board = hall.event.board(place(1)).unwrap();
    assert_eq!((board.result, board.tally.black.illegal_acts), (None, 1));
    assert_eq!(hall.event.rulings().len(), 3);
    assert_eq!(hall.event.ruling(ruling).unwrap().undone_by.unwrap().to_string(), "1-03");
}

#[test]
fn a_game_that_began_wrongly_is_played_anew_unless_it_has_gone_on_for_too_long() {
    let mut hall = Hall::open();
    hall.act(CHIEF, all(AllAct::Start));
    let wrong = |what, moves| Incident::Reported { what, of: None, moves };
    for what in [Irregularity::WrongSetup, Irregularity::ReversedColors] {
        // Under limited supervision ten moves of each decide, and only a person has seen them.
        let asked = hall.judge(SECOND, &rule(2, wrong(what, None)));
        assert!(matches!(asked, Err(Refusal::Asks { ask: Ask::Moves { least: 10 } })), "{asked:?}");
        assert_eq!(hall.rule(2, wrong(what, Some(10))), [Consequence::PlayOn], "{what:?}");
        assert_eq!(hall.event.board(place(2)).unwrap().state, State::Playing);
    }
    hall.rule(1, ILLEGAL(Color::Black));
    let anew = hall.rule(1, wrong(Irregularity::WrongSetup, Some(9)));
    assert_eq!(anew, [Consequence::StopClocks, Consequence::NewGame]);
    let own = hall.event.rulings().last().unwrap().articles();
    assert_eq!(own.to_string(), "6.11.1, 7.2.1");
    // The new game has not begun, and what was counted in the old one is not counted in it.
    let board = hall.event.board(place(1)).unwrap();
    assert!(matches!(board.state, State::Stopped { .. }));
    assert_eq!(board.tally.black.illegal_acts, 0);
    hall.act(CHIEF, Act::Clocks { place: place(1), run: true });
    hall.rule(1, ILLEGAL(Color::White));
    let ruling = hall.event.board(place(1)).unwrap().rulings[1];
    hall.act(CHIEF, Act::Undo { ruling, reason: "It was set up well.".into() });
    let tally = hall.event.board(place(1)).unwrap().tally;
    assert_eq!((tally.white.illegal_acts, tally.black.illegal_acts), (1, 1), "one game again");
}

#[test]
fn a_set_up_stays_for_as_long_as_the_book_says() {
    let weighed = |laws: &str, what, moves| -> (bool, Vec<Consequence>) {
        let file = format!("name = \"x\"\n[laws]\n{laws}\n");
        let mut hall = Hall { event: Event::default(), lines: Vec::new(), now: 0 };
        let regulations = Box::new(EventRegulations::read(&file).unwrap());
        hall.act(By::House, Act::Open { regulations });
        let (name, role) = ("Eeva Korhonen".into(), Role::Chief);
        hall.act(By::House, Act::Appoint { name, initials: None, role, room: None });
        let entrant = |name: &str| Entrant { name: name.into(), ..Entrant::default() };
        hall.act(CHIEF, Act::Enter { players: ["Laine", "Virtanen"].map(entrant).to_vec() });
        let boards = vec![Pairing { board: 1, white: Number(1), black: Number(2) }];
        hall.act(CHIEF, Act::Pair { round: 1, boards, byes: vec![], starts_at: None });
        let incident = Incident::Reported { what, of: None, moves };
        let proposal = hall.event.propose(place(1), &incident, Shown::default()).unwrap();
        (proposal.asks.is_some(), proposal.steps.iter().map(|step| step.what).collect())
    };
    let anew = || vec![Consequence::StopClocks, Consequence::NewGame];
    let (setup, colors) = (Irregularity::WrongSetup, Irregularity::ReversedColors);
    let standard = "book = \"fide-2023\"\ntime_control = \"5400+30\"";
    assert_eq!(weighed(standard, setup, None), (false, anew()), "at any move");
    assert_eq!(weighed(standard, colors, None), (true, vec![]));
    assert_eq!(weighed(standard, colors, Some(9)), (false, anew()));
    assert_eq!(weighed(standard, colors, Some(10)), (false, vec![Consequence::PlayOn]));
    let old = "book = \"fide-2014\"\ntime_control = \"5400+30\"\ndefault_time = \"10:00\"";
    assert_eq!(weighed(old, colors, None), (false, vec![Consequence::PlayOn]));
    let finnish = "book = \"finnish-blitz-2014\"\ntime_control = \"300\"";
    assert_eq!(weighed(finnish, setup, Some(2)), (false, anew()));
    assert_eq!(weighed(finnish, setup, Some(3)), (false, vec![Consequence::PlayOn]));
}

#[test]
fn a_phone_is_warned_for_by_the_events_own_ladder_and_then_costs_the_game() {
    let mut hall = Hall::open();
    let sound = || Incident::DeviceSounded { of: Color::White };
    assert!(hall.rule(2, sound()).contains(&Consequence::Warned { of: Color::White, count: 1 }));
    hall.rule(2, sound());
    assert_eq!(
        hall.event.board(place(2)).unwrap().result.unwrap().outcome,
        Outcome::win(Color::Black)
    );
}

#[test]
fn a_claim_and_an_agreement_ask_what_they_depend_on() {
    let mut hall = Hall::open();
    let claim =
        |correct| Incident::Claim { of: Color::White, basis: DrawBasis::Threefold, correct };
    let asked = hall.event.propose(place(3), &claim(None), Shown::default()).unwrap().asks;
    assert_eq!(asked, Some(tuomari_hall::Ask::IsCorrect));
    let steps = hall.rule(3, claim(Some(false)));
    assert!(steps.contains(&Consequence::IntendedMovePlayed { of: Color::White }), "{steps:?}");
    assert_eq!(hall.event.board(place(3)).unwrap().tally.white.wrong_claims, 1);

    let agreed = |moves, consent| Incident::DrawAgreed { moves, consent };
    let asks = |incident: &Incident| {
        hall.event.propose(place(3), incident, Shown::default()).unwrap().asks
    };
    assert_eq!(asks(&agreed(None, None)), Some(tuomari_hall::Ask::Moves { least: 20 }));
    assert_eq!(asks(&agreed(Some(12), None)), Some(tuomari_hall::Ask::Consent));
    hall.rule(3, agreed(Some(24), None));
    assert_eq!(hall.event.board(place(3)).unwrap().result.unwrap().outcome, Outcome::DRAW);
}

#[test]
fn an_act_on_all_boards_says_before_what_it_touches_and_is_one_fact_for_each() {
    let mut hall = Hall::open();
    let table = Kind::Table { table: "t1".into() };
    hall.act(CHIEF, Act::SetKind { place: place(4), kind: table });
    assert_eq!(hall.act(CHIEF, all(AllAct::Start)).facts.len(), 4);
    hall.act(SECOND, Act::Clocks { place: place(2), run: false });
    let over = Outcome::win(Color::White);
    let result =
        Act::EnterResult { place: place(3), outcome: Some(over), ground: None, reason: None };
    hall.act(SECOND, result);
    let stopped = hall.act(CHIEF, all(AllAct::Stop));
    assert_eq!(stopped.facts.len(), 2);
    assert!(stopped.facts.iter().all(|fact| fact.articles.to_string() == "6.11.1"));

    let time = AllAct::Time { span: Span::minutes(2), reason: "fire alarm".into() };
    let preview = hall.event.preview(1, &Reach::default(), &time).unwrap();
    assert_eq!(preview.touched, [1, 2, 4]);
    assert_eq!(preview.by_hand, [1, 2]);
    assert_eq!(preview.stood, [1, 2, 4]);
    assert_eq!(
        preview.untouched.iter().map(|u| (u.board, u.why)).collect::<Vec<_>>(),
        [(3, Why::Over)]
    );
    assert_eq!(preview.articles.to_string(), "12.5");
    let room = Reach { room: Some("Hall B".into()) };
    assert_eq!(hall.event.preview(1, &room, &time).unwrap().touched, [4]);
    hall.act(CHIEF, all(time));
    let todo = Todo::AddTime { span: Span::minutes(2) };
    hall.act(SECOND, Act::Done { place: place(1), todo });
    assert!(hall.event.board(place(1)).unwrap().todo.is_empty());

    // What stood for a reason of its own waits for its arbiter.
    hall.act(CHIEF, all(AllAct::Resume));
    let state = |board| hall.event.board(place(board)).unwrap().state;
    assert_eq!(state(1), State::Playing);
    assert!(matches!(state(2), State::Stopped { .. }));
}

#[test]
fn a_board_is_one_arbiters_until_it_is_let_go_or_the_chief_takes_it() {
    let mut hall = Hall::open();
    hall.act(SECOND, Act::Take { place: place(1) });
    assert_eq!(
        hall.judge(SECOND, &Act::Take { place: place(1) }).err(),
        Some(Refusal::NothingToDo)
    );
    hall.act(CHIEF, Act::Take { place: place(1) });
    let arbiter = tuomari_hall::ArbiterId(1);
    let taken = hall.judge(SECOND, &Act::Take { place: place(1) });
    assert_eq!(taken.err(), Some(Refusal::TakenBy { arbiter }));
    hall.act(CHIEF, Act::LetGo { place: place(1) });
    assert!(hall.event.board(place(1)).unwrap().mine.is_none());
}

#[test]
fn a_penalty_beside_the_proposal_takes_a_reason_and_an_appeal_can_undo_it() {
    let mut hall = Hall::open();
    let half = Score::new(laws::Share::Half, laws::Share::None);
    let imposed = |penalty| vec![Imposed { of: Color::Black, penalty }];
    let with = |reason: Option<&str>, penalty| Act::Rule {
        place: place(1),
        incident: Incident::RepeatedOffers { of: Color::Black },
        shown: Shown::default(),
        imposed: Some(imposed(penalty)),
        instead: true,
        reason: reason.map(str::to_owned),
        public: true,
    };
    assert_eq!(hall.judge(SECOND, &with(None, Penalty::Warning)).err(), Some(Refusal::NoReason));
    hall.act(SECOND, with(Some("third offer"), Penalty::Warning));
    hall.act(SECOND, with(Some("again"), Penalty::Points(half)));
    let result = hall.event.board(place(1)).unwrap().result.unwrap();
    assert_eq!(result.outcome.to_string(), "½–0");

    let ruling = "1-02".parse().unwrap();
    let appeal = Act::Appeal { player: Number(2), ruling, grounds: "I did not".into() };
    hall.act(By::Player(Number(2)), appeal);
    let decide = Act::DecideAppeal {
        appeal: 1,
        granted: true,
        committee: vec!["Aho".into(), "Lind".into()],
        reason: "the offers were proper".into(),
    };
    hall.act(CHIEF, decide);
    assert!(hall.event.board(place(1)).unwrap().result.is_none());
    assert!(hall.event.appeals()[0].decision.as_ref().unwrap().granted);
}

#[test]
fn whoever_does_not_come_loses_by_forfeit_and_a_result_is_signed_and_confirmed() {
    let mut hall = Hall::open();
    hall.rule(4, Incident::NotArrived { of: Color::Black });
    let result = hall.event.board(place(4)).unwrap().result.unwrap();
    assert_eq!(
        (result.outcome.to_string(), result.articles.to_string()),
        ("+:−".into(), "6.7.1".into())
    );
    let outcome = Outcome::DRAW;
    let report = Act::Report {
        place: place(1),
        outcome,
        ground: Some(Ground::Stalemate),
        signed: ByColor::default(),
    };
    hall.act(By::House, report);
    assert!(!hall.event.board(place(1)).unwrap().result.unwrap().confirmed);
    let sign = |side, score| Act::Sign { place: place(1), side, score };
    let other = hall.judge(By::Player(Number(1)), &sign(Color::White, Score::win(Color::White)));
    assert_eq!(other.err(), Some(Refusal::OtherResult));
    hall.act(By::Player(Number(1)), sign(Color::White, Score::DRAW));
    // Told again by another server it is nothing new, and a signature more does not undo one.
    let told =
        |signed| Act::Report { place: place(1), outcome, ground: Some(Ground::Stalemate), signed };
    let again = hall.judge(By::House, &told(ByColor::default()));
    assert_eq!(again.err(), Some(Refusal::HasResult));
    hall.act(By::House, told(ByColor { white: false, black: true }));
    let result = hall.event.board(place(1)).unwrap().result.unwrap();
    assert!(result.signed.white && result.signed.black);
    hall.act(SECOND, Act::Confirm { place: place(1) });
    let result = hall.event.board(place(1)).unwrap().result.unwrap();
    assert!(result.confirmed && result.signed.white && result.signed.black);
}

#[test]
fn a_pairing_names_nobody_twice_and_rounds_come_in_their_order() {
    let hall = Hall::open();
    let pair = |round, boards| Act::Pair { round, boards, byes: vec![], starts_at: None };
    let twice = vec![Pairing { board: 1, white: Number(1), black: Number(1) }];
    assert_eq!(
        hall.judge(CHIEF, &pair(2, twice)).err(),
        Some(Refusal::Twice { player: Number(1) })
    );
    assert_eq!(hall.judge(CHIEF, &pair(3, vec![])).err(), Some(Refusal::WrongRound));
    assert_eq!(hall.judge(CHIEF, &pair(8, vec![])).err(), Some(Refusal::WrongRound));
}

/// Five players, each against each, by Berger's tables; everybody who has White wins.
fn round_robin() -> Event {
    let file = "name = \"Club\"\nbegins = \"2026-12-05\"\n[rounds]\npairing = \"berger\"\ntie_breaks = [\"SB\", \"DE\"]\n";
    let mut event = Event::default();
    let mut at = 0;
    let mut act = |event: &mut Event, by, act: Act| {
        at += 1000;
        let entry = event.judge(by, &act, Moment::from_millis(at)).unwrap();
        event.apply(&entry).unwrap();
    };
    let regulations = Box::new(EventRegulations::read(file).unwrap());
    act(&mut event, By::House, Act::Open { regulations });
    let (name, role) = ("Eeva Korhonen".to_owned(), Role::Chief);
    act(&mut event, By::House, Act::Appoint { name, initials: None, role, room: None });
    let entrant = |n: u16| Entrant { name: format!("Player {n}"), ..Entrant::default() };
    act(&mut event, CHIEF, Act::Enter { players: (1..=5).map(entrant).collect() });
    assert_eq!(event.round_count(), Some(5));
    for round in 1..=5 {
        let (boards, byes) = event.berger_round(round).unwrap();
        assert_eq!((boards.len(), byes.len()), (2, 1));
        act(&mut event, CHIEF, Act::Pair { round, boards, byes, starts_at: None });
        for board in 1..=2 {
            let (place, outcome) = (Place { round, board }, Some(Outcome::win(Color::White)));
            act(&mut event, CHIEF, Act::EnterResult { place, outcome, ground: None, reason: None });
        }
    }
    assert_eq!(event.berger_round(6), None);
    event
}

#[test]
fn a_round_robin_goes_out_as_a_report_and_comes_in_as_the_same() {
    let event = round_robin();
    let standings = event.standings(5);
    // Each has White twice: two points each, and nothing separates them but their own games.
    assert!(standings.rows.iter().all(|row| row.points.to_string() == "2"), "{standings:?}");
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let trf = Trf::of_event(&event, 5);
        let (read, errors) = Trf::read(trf.write(version).as_bytes());
        assert_eq!(errors, []);
        for round in event.rounds() {
            let imported = read.round(round.number);
            let pairs = |pairing: &Pairing| (pairing.white, pairing.black);
            let mut own: Vec<_> =
                round.boards.iter().map(|board| (board.white, board.black)).collect();
            let mut theirs: Vec<_> = imported.boards.iter().map(pairs).collect();
            own.sort_unstable();
            theirs.sort_unstable();
            assert_eq!(own, theirs);
            assert!(
                imported.results.iter().all(|(_, outcome)| *outcome == Outcome::win(Color::White))
            );
            assert_eq!(imported.byes, round.byes);
        }
    }
    assert_eq!(event.results_csv(Some(1)).lines().count(), 3);
    assert_eq!(
        event.standings_csv(5).lines().next(),
        Some("rank,number,name,rating,federation,points,SB,DE")
    );
    let tags = event.pgn_tags(Place { round: 1, board: 2 });
    assert!(
        tags.contains(&("Result", "1-0".to_owned())) && tags.contains(&("Round", "1.2".to_owned()))
    );
}

#[test]
fn the_report_tells_rulings_penalties_and_appeals_in_three_languages() {
    let mut hall = Hall::open();
    hall.rule(1, ILLEGAL(Color::Black));
    let ruling = "1-01".parse().unwrap();
    let grounds = "<it was legal>".to_owned();
    hall.act(By::Player(Number(2)), Act::Appeal { player: Number(2), ruling, grounds });
    let dossier = hall.event.dossier(1).unwrap();
    assert_eq!((dossier.ruling.number, dossier.at_board.len()), (ruling, 0));
    for lang in Lang::ALL {
        let report = hall.event.report(lang);
        let (text, page) = (report.to_text(), report.to_html());
        for part in ["1-01", "A-1", "Laine – Virtanen", "7.5.5", "Eeva Korhonen"] {
            assert!(text.contains(part) && page.contains(part), "{lang}: {part} in\n{text}");
        }
        assert!(page.contains("&lt;it was legal&gt;") && !page.contains("<it was"));
        for key in ["label-", "rule-", "step-", "incident-", "ground-"] {
            assert!(!text.contains(key), "{lang}: {key} in\n{text}");
        }
    }
    let english = hall.event.report(Lang::English).to_text();
    assert!(english.contains("Black: illegal move."), "{english}");
    assert!(english.contains("White gets 1:00 more."), "{english}");
}
