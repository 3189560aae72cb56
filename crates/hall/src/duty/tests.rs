use audit::Rules;
use audit::watch::Watch;
use chess::{ByColor, Color};
use clock::{Moment, Span};
use laws::{Articles, Book, DrawBasis};

use super::{Action, Duty, Matter, Reason, Section, Seen};
use crate::{
    Act, AllAct, By, Entrant, Event, EventRegulations, Kind, Number, Outcome, Pairing, Place,
    Reach, Role,
};

const FILE: &str = "name = \"Open\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"900+10\"\n\
    supervision = \"limited\"\ndefault_time = \"10:00\"\n";

fn hall(boards: u16) -> Event {
    let mut event = Event::default();
    let regulations = Box::new(EventRegulations::read(FILE).unwrap());
    act(&mut event, By::House, Act::Open { regulations }, 0);
    let (name, role) = ("Eeva Korhonen".to_owned(), Role::Chief);
    act(&mut event, By::House, Act::Appoint { name, initials: None, role, room: None }, 0);
    let entrant = |n: u16| Entrant { name: format!("Player {n}"), ..Entrant::default() };
    act(&mut event, CHIEF, Act::Enter { players: (1..=2 * boards).map(entrant).collect() }, 0);
    let pairing =
        |board: u16| Pairing { board, white: Number(2 * board - 1), black: Number(2 * board) };
    let boards = (1..=boards).map(pairing).collect();
    let starts_at = Some(Moment::from_millis(1_000));
    act(&mut event, CHIEF, Act::Pair { round: 1, boards, byes: vec![], starts_at }, 0);
    event
}

const CHIEF: By = By::Arbiter(crate::ArbiterId(1));

fn act(event: &mut Event, by: By, act: Act, at: u64) {
    let entry = event.judge(by, &act, Moment::from_millis(at)).unwrap();
    event.apply(&entry).unwrap();
}

fn place(board: u16) -> Place {
    Place { round: 1, board }
}

fn seen(board: u16, reason: Reason, since: u64) -> Seen {
    let since = Some(Moment::from_millis(since));
    let matters = vec![Matter { reason, articles: Articles::default(), since }];
    Seen { board, matters, ..Seen::default() }
}

#[test]
fn duties_come_in_the_order_of_the_console_and_never_by_board_number() {
    let mut event = hall(14);
    let start = Act::All { round: 1, reach: Reach::default(), what: AllAct::Start };
    act(&mut event, CHIEF, start, 1_000);
    for board in 1..=12 {
        let kind = Kind::Table { table: format!("t{board}") };
        act(&mut event, CHIEF, Act::SetKind { place: place(board), kind }, 1_000);
    }
    let of = Color::White;
    let trouble =
        |seconds| Reason::TimeTrouble { white: Some(Span::seconds(seconds)), black: None };
    let stopped = Reason::Stopped { by: Some(of), why: None };
    let seen = [
        seen(1, Reason::Claimable { of, basis: DrawBasis::Threefold }, 5_000),
        seen(2, trouble(31), 5_000),
        seen(3, trouble(19), 6_000),
        seen(4, Reason::RepeatedOffers { of, count: 3 }, 5_000),
        seen(5, Reason::IllegalPosition, 5_000),
        seen(6, Reason::Flag { of, can_mate: Some(true) }, 5_000),
        seen(7, stopped.clone(), 6_000),
        seen(8, stopped, 5_000),
        seen(9, Reason::Illegal { text: "Ke3".into(), lapses: true }, 9_000),
        Seen { board: 10, silent_since: Some(Moment::from_millis(2_000)), ..Seen::default() },
        seen(12, Reason::Absent { of }, 1_000),
    ];
    let report = Act::Report {
        place: place(11),
        outcome: Outcome::DRAW,
        ground: None,
        signed: ByColor::default(),
    };
    act(&mut event, By::House, report, 8_000);
    act(&mut event, CHIEF, Act::NoteAbsence { place: place(13), side: Color::Black }, 8_000);
    act(&mut event, CHIEF, Act::Clocks { place: place(14), run: false }, 8_000);
    let duties = event.duties(1, &seen, Moment::from_millis(10_000));
    let order: Vec<u16> = duties.iter().map(|item| item.board).collect();
    assert_eq!(order, [9, 8, 7, 14, 6, 11, 3, 2, 5, 4, 1, 12, 13, 10]);
    let section = |section| duties.iter().filter(|item| item.section == section).count();
    assert_eq!([Section::Now, Section::Soon, Section::Later].map(section), [6, 5, 3]);
    let of_board = |board| duties.iter().find(|item| item.board == board).unwrap();
    assert_eq!(of_board(1).duty, Duty::Quiet);
    assert_eq!(of_board(1).action, Action::SayNothing);
    assert_eq!(of_board(11).action, Action::Confirm);
    let until = Moment::from_millis(601_000);
    assert_eq!((of_board(13).until, of_board(13).duty), (Some(until), Duty::Watch));

    // When the default time has passed an arbiter must say that the game is lost.
    let later = event.duties(1, &[], Moment::from_millis(601_001));
    let passed = later.iter().find(|item| item.board == 13).unwrap();
    assert_eq!((passed.duty, passed.section), (Duty::Must, Section::Now));
    assert!(matches!(passed.action, Action::Rule { .. }));
}

#[test]
fn whoever_waits_for_an_arbiter_goes_before_what_is_done_by_hand() {
    let mut event = hall(3);
    let all = |what| Act::All { round: 1, reach: Reach::default(), what };
    act(&mut event, CHIEF, all(AllAct::Start), 1_000);
    let time = AllAct::Time { span: Span::minutes(2), reason: "Fire alarm".into() };
    act(&mut event, CHIEF, all(time), 2_000);
    act(&mut event, CHIEF, Act::Clocks { place: place(3), run: false }, 9_000);
    let duties = event.duties(1, &[], Moment::from_millis(10_000));
    let told: Vec<(u16, bool)> = duties
        .iter()
        .map(|item| (item.board, matches!(item.reason, Reason::ToDo { .. })))
        .collect();
    assert_eq!(told, [(3, false), (1, true), (2, true), (3, true)]);
}

#[test]
fn who_comes_late_to_a_round_that_began_late_is_late_from_its_start() {
    let mut event = hall(1);
    act(&mut event, CHIEF, Act::NoteAbsence { place: place(1), side: Color::Black }, 2_000);
    let until = |event: &Event| event.duties(1, &[], Moment::from_millis(3_000))[0].until;
    assert_eq!(until(&event), Some(Moment::from_millis(601_000)), "the appointed time counts");
    let start = Act::All { round: 1, reach: Reach::default(), what: AllAct::Start };
    act(&mut event, CHIEF, start, 300_000);
    assert_eq!(until(&event), Some(Moment::from_millis(900_000)), "nobody played before");
}

#[test]
fn a_table_shows_what_waits_there() {
    let mut table = laws::Table::open({
        let mut regulations = laws::Regulations::of(laws::Book::Fide2023);
        regulations.control = "300+3".parse().unwrap();
        regulations.judgement = laws::Judgement::Arbiter;
        regulations
    })
    .unwrap();
    let mut at = 0;
    let mut act = |table: &mut laws::Table, seat, act| {
        at += 1000;
        table.act(seat, &act, Moment::from_millis(at));
    };
    act(&mut table, laws::Seat::Arbiter, laws::Act::Decide(laws::Decision::Start));
    for _ in 0..2 {
        for (seat, m) in [
            (laws::Seat::White, "g1f3"),
            (laws::Seat::Black, "g8f6"),
            (laws::Seat::White, "f3g1"),
            (laws::Seat::Black, "f6g8"),
        ] {
            let m = m.parse().unwrap();
            act(&mut table, seat, laws::Act::Move { m, offer: false });
        }
    }
    let at = Moment::from_millis(10_000);
    let quiet = Seen::of_table(7, &table, at);
    let basis = DrawBasis::Threefold;
    let claimable = Reason::Claimable { of: Color::White, basis };
    assert!(quiet.matters.iter().any(|matter| matter.reason == claimable), "{quiet:?}");
    assert_eq!((quiet.running, quiet.plies), (Some(Color::White), 8));

    let at = Moment::from_millis(301_000);
    let short = Seen::of_table(7, &table, at);
    let is_trouble = |matter: &Matter| matches!(matter.reason, Reason::TimeTrouble { .. });
    assert!(short.matters.iter().any(is_trouble), "{short:?}");
}

#[test]
fn an_illegal_move_on_an_electronic_board_lapses_in_rapid_until_it_is_answered() {
    let reasons = |control: &str, moves: &str| -> Vec<Reason> {
        let game = format!("[White \"A\"]\n[TimeControl \"{control}\"]\n\n1. e4 e5 {moves} *\n");
        let mut watch = Watch::new(Rules::of(Book::Fide2023));
        watch.look(game.as_bytes(), Moment::from_millis(0));
        watch.tick(Moment::from_millis(60_000));
        let seen = Seen::of_watch(1, &watch.boards()[0]);
        seen.matters.into_iter().map(|matter| matter.reason).collect()
    };
    let illegal = |lapses| [Reason::Illegal { text: "Ke3".into(), lapses }];
    assert_eq!(reasons("900+10", "2. Ke3"), illegal(true));
    assert_eq!(reasons("900+10", "2. Ke3 Nf6"), []);
    assert_eq!(reasons("40/7200:3600", "2. Ke3"), illegal(false));
    assert_eq!(reasons("40/7200:3600", "2. Ke3 Nf6"), illegal(false));
    assert!(matches!(reasons("900+10", "2. Qx7!!a")[..], [Reason::WrongRecord { .. }]));
}
