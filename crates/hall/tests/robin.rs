//! Round robins whose players leave, and rounds that are paired ahead.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

use chess::Color;
use clock::Moment;
use tuomari_hall::{
    Act, By, Bye, Entrant, Event, EventRegulations, Number, Outcome, Place, Points, Refusal, Role,
    Trf,
};

const CHIEF: By = By::Arbiter(tuomari_hall::ArbiterId(1));

fn hall(pairing: &str, players: u16) -> Event {
    let file =
        format!("name = \"x\"\n[rounds]\npairing = \"{pairing}\"\ntie_breaks = [\"SB\", \"KS\"]\n");
    let regulations = Box::new(EventRegulations::read(&file).unwrap());
    let mut event = Event::default();
    act(&mut event, By::House, Act::Open { regulations });
    let (name, role) = ("Eeva Korhonen".to_owned(), Role::Chief);
    act(&mut event, By::House, Act::Appoint { name, initials: None, role, room: None });
    let entrant = |n: u16| Entrant { name: format!("Player {n}"), ..Entrant::default() };
    act(&mut event, CHIEF, Act::Enter { players: (1..=players).map(entrant).collect() });
    event
}

fn judged(event: &Event, act: &Act) -> Result<(), Refusal> {
    event.judge(CHIEF, act, Moment::from_millis(1)).map(drop).map_err(|refused| refused.why)
}

fn act(event: &mut Event, by: By, act: Act) {
    let entry = event.judge(by, &act, Moment::from_millis(1));
    event.apply(&entry.unwrap_or_else(|why| panic!("{act:?}: {why}"))).unwrap();
}

fn pair(event: &mut Event, round: u8) {
    let (boards, byes) = event.berger_round(round).unwrap();
    act(event, CHIEF, Act::Pair { round, boards, byes, starts_at: None });
}

/// The lower number wins every game that is still open.
fn play(event: &mut Event, round: u8) {
    let boards = event.round(round).unwrap().boards.clone();
    for board in boards.iter().filter(|board| board.result.is_none()) {
        let place = Place { round, board: board.number };
        if !board.is_on() {
            act(event, CHIEF, Act::Clocks { place, run: true });
        }
        let winner = if board.white < board.black { Color::White } else { Color::Black };
        let outcome = Some(Outcome::win(winner));
        act(event, CHIEF, Act::EnterResult { place, outcome, ground: None, reason: None });
    }
}

fn points(event: &Event, after: u8) -> Vec<(u16, Points)> {
    let mut rows: Vec<_> =
        event.standings(after).rows.iter().map(|row| (row.player.0, row.points)).collect();
    rows.sort_unstable();
    rows
}

#[test]
fn whoever_leaves_a_round_robin_late_loses_what_remains() {
    let mut event = hall("berger", 6);
    for round in 1..=3 {
        pair(&mut event, round);
        play(&mut event, round);
    }
    act(&mut event, CHIEF, Act::Withdraw { player: Number(1), from: 4 });
    pair(&mut event, 4);
    let board = event.round(4).unwrap().board_of(Number(1)).unwrap();
    let result = board.result.unwrap();
    assert!(!result.outcome.played && result.confirmed);
    assert_eq!(result.outcome.to_string(), "−:+");
    // The round can still be paired anew: nobody has played.
    act(&mut event, CHIEF, Act::Unpair { round: 4 });
    pair(&mut event, 4);
    play(&mut event, 4);
    pair(&mut event, 5);
    play(&mut event, 5);
    // The three games that were won count, the two that were not played are lost.
    assert_eq!(points(&event, 5)[0], (1, Points(30)));
    let opponents = event.standings(5).rows.iter().map(|row| row.points.0).sum::<i32>();
    assert_eq!(opponents, 150, "every game gave a point");
}

#[test]
fn whoever_leaves_a_round_robin_early_counts_for_nobody() {
    let mut event = hall("berger", 6);
    pair(&mut event, 1);
    play(&mut event, 1);
    act(&mut event, CHIEF, Act::Withdraw { player: Number(1), from: 2 });
    for round in 2..=5 {
        pair(&mut event, round);
        play(&mut event, round);
    }
    let points = points(&event, 5);
    assert_eq!(points[0], (1, Points::ZERO));
    // The others have met each other: ten games.
    assert_eq!(points.iter().map(|(_, points)| points.0).sum::<i32>(), 100);
    assert_eq!(points[1], (2, Points(40)));
    // What was played stays in the report of the event.
    assert!(Trf::of_event(&event, 5).players[0].games[0].opponent.is_some());
}

#[test]
fn nobody_joins_a_round_robin_once_it_is_paired() {
    let mut event = hall("berger", 5);
    let late = Act::Enter { players: vec![Entrant { name: "Late".into(), ..Entrant::default() }] };
    assert_eq!(judged(&event, &late), Ok(()));
    pair(&mut event, 1);
    assert_eq!(judged(&event, &late), Err(Refusal::TablesFixed));
    let mut swiss = hall("manual", 4);
    act(&mut swiss, CHIEF, late);
    assert_eq!(swiss.players().len(), 5);
}

#[test]
fn a_round_robin_is_paired_ahead_and_the_round_that_is_played_is_the_current_one() {
    let mut event = hall("double-berger", 4);
    assert_eq!(event.round_count(), Some(6));
    for round in 1..=6 {
        pair(&mut event, round);
    }
    let current = |event: &Event| event.current().unwrap().number;
    assert_eq!(current(&event), 1);
    play(&mut event, 1);
    assert_eq!((current(&event), event.last_with_result()), (2, 1));
    let place = Place { round: 2, board: 1 };
    act(&mut event, CHIEF, Act::Clocks { place, run: true });
    assert_eq!(current(&event), 2);
    for round in 2..=6 {
        play(&mut event, round);
    }
    assert_eq!(current(&event), 6);
}

fn event_boards() -> Vec<tuomari_hall::Pairing> {
    let board = |board, white, black| tuomari_hall::Pairing {
        board,
        white: Number(white),
        black: Number(black),
    };
    vec![board(1, 1, 3), board(2, 4, 2)]
}

#[test]
fn an_engine_gets_the_players_by_strength_and_points_without_penalties() {
    let mut event = hall("swiss", 4);
    for (player, rating) in [(1, 1500), (2, 2400), (3, 1800), (4, 2100)] {
        let name = format!("Player {player}");
        let entrant = Box::new(Entrant { name, rating: Some(rating), ..Entrant::default() });
        act(&mut event, CHIEF, Act::Amend { player: Number(player), entrant: *entrant });
    }
    act(
        &mut event,
        CHIEF,
        Act::Pair { round: 1, boards: event_boards(), byes: vec![], starts_at: None },
    );
    play(&mut event, 1);
    act(&mut event, CHIEF, Act::Withdraw { player: Number(4), from: 2 });
    let half = Some(Bye::Half);
    act(&mut event, CHIEF, Act::GrantBye { player: Number(1), round: 2, bye: half });
    let (trf, order) = Trf::for_pairing(&event, 2);
    assert_eq!(order, [2, 4, 3, 1].map(Number));
    let told: Vec<String> = trf
        .players
        .iter()
        .map(|player| {
            let marks = player.games.iter().map(|game| game.mark.letter()).collect::<String>();
            let against = player.games[0].opponent.map_or(0, |number| number.0);
            format!("{} {} {against} {marks} {}", player.number, player.entrant.name, player.points)
        })
        .collect();
    assert_eq!(
        told,
        ["1 Player 2 2 1 1", "2 Player 4 1 0Z 0", "3 Player 3 4 0 0", "4 Player 1 3 1H 1"]
    );
}

#[test]
fn excluding_a_player_is_undone_with_the_ruling() {
    let mut event = hall("manual", 4);
    act(
        &mut event,
        CHIEF,
        Act::Pair { round: 1, boards: event_boards(), byes: vec![], starts_at: None },
    );
    let rule = Act::Rule {
        place: Place { round: 1, board: 1 },
        incident: tuomari_hall::Incident::RepeatedOffers { of: Color::White },
        shown: Default::default(),
        imposed: Some(vec![tuomari_hall::Imposed {
            of: Color::White,
            penalty: laws::Penalty::Rounds(2),
        }]),
        instead: true,
        reason: Some("he would not stop".into()),
        public: false,
    };
    act(&mut event, CHIEF, rule);
    assert!(!event.player(Number(1)).unwrap().plays(2));
    let undo = |ruling: &str| Act::Undo { ruling: ruling.parse().unwrap(), reason: "no".into() };
    act(&mut event, CHIEF, undo("1-01"));
    assert!(event.player(Number(1)).unwrap().plays(2) && event.player(Number(1)).unwrap().plays(3));
    assert_eq!(judged(&event, &undo("1-02")), Err(Refusal::RuleAnew));
}

#[test]
fn a_report_is_taken_in_by_the_persons_it_names_and_not_by_its_numbers() {
    let event = hall("manual", 3);
    let line = |number: u16, name: &str, rounds: &str| {
        format!(
            "001 {number:>4}      {name:<33} {:>4} {:3} {:>11} {:<10}  0.0 {:>4}{rounds}\n",
            "", "", "", "", ""
        )
    };
    let file = line(1, "Player 3", "     2 w 1  0000 - +")
        + &line(2, "player 1", "     1 b 0  0000 - =")
        + &line(3, "Somebody else", "  0000 - U  0000 - Z");
    let (trf, _) = Trf::read(file.as_bytes());
    let (trf, missing) = trf.numbered_as_in(&event);
    assert_eq!(missing.len(), 1);
    let first = trf.round(1);
    assert_eq!((first.boards[0].white, first.boards[0].black), (Number(3), Number(1)));
    // Older files write the result of a round without an opponent.
    let byes: Vec<_> = trf.round(2).byes.iter().map(|given| (given.player.0, given.bye)).collect();
    assert_eq!(byes, [(1, Bye::Half), (3, Bye::Pairing)]);
}
