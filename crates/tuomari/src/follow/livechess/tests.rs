//! A LiveChess that a test drives, as a real WebSocket server. Time is an argument throughout.

use std::net::TcpListener;

use serde_json::{Value, json};

use super::*;

/// The server's side of one connection.
struct Simulator {
    socket: WebSocket<TcpStream>,
    /// What it says of every board besides its pieces.
    state: &'static str,
    is_flipped: bool,
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

impl Simulator {
    fn accept(listener: &TcpListener) -> Self {
        let (stream, _) = listener.accept().unwrap();
        let socket = tungstenite::accept(stream).unwrap();
        Self { socket, state: "ACTIVE", is_flipped: false }
    }

    /// What the client asks.
    fn asked(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    fn say(&mut self, value: &Value) {
        self.socket.send(Message::text(value.to_string())).unwrap();
    }

    /// Tells which boards there are.
    fn boards(&mut self, serials: &[&str]) {
        let boards: Vec<Value> = serials
            .iter()
            .map(|serial| {
                json!({
                    "serialnr": serial, "state": self.state, "flipped": self.is_flipped,
                    "board": START,
                })
            })
            .collect();
        self.say(&json!({"response": "call", "id": 1, "param": boards, "time": 0}));
    }

    fn feel(&mut self, serial: &str, board: &str, clock: Option<(u32, u32)>) {
        let clock = clock.map(|(white, black)| json!({"white": white, "black": black}));
        let param = json!({
            "serialnr": serial, "flipped": self.is_flipped, "board": board, "clock": clock,
            "san": [], "match": true, "start": false, "state": self.state,
        });
        self.say(&json!({"response": "feed", "id": 1, "param": param, "time": 0}));
    }
}

/// A client and the simulator it is connected to.
struct Test {
    line: Line,
    hall: Hall,
    simulator: Simulator,
    now: u64,
}

impl Test {
    fn begin(serials: &[&str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let line = Line::to(&format!("livechess://{}", listener.local_addr().unwrap())).unwrap();
        let simulator = Simulator::accept(&listener);
        let hall = Hall::new(Span::millis(2500));
        let mut test = Self { line, hall, simulator, now: 0 };
        assert!(matches!(test.line.wait(), Some(Heard::Connected)));
        test.wait(0);
        assert_eq!(test.simulator.asked()["call"], "eboards");
        test.simulator.boards(serials);
        test.hear();
        for serial in serials {
            let asked = test.simulator.asked();
            assert_eq!(asked["param"]["feed"], "eboardevent");
            assert_eq!(asked["param"]["param"]["serialnr"], *serial);
        }
        test.hall.changed();
        test
    }

    /// Lets the client hear one message, now.
    fn hear(&mut self) {
        let Some(Heard::Said(text)) = self.line.wait() else { panic!("nothing was said") };
        let at = Moment::from_millis(self.now);
        self.hall.hear(&text, at).into_iter().for_each(|text| self.line.say(text));
    }

    fn wait(&mut self, millis: u64) {
        self.now += millis;
        let asks = self.hall.tick(Moment::from_millis(self.now));
        asks.into_iter().for_each(|text| self.line.say(text));
    }

    fn feel(&mut self, board: &str) {
        self.simulator.feel("1001", board, Some((5400, 5300)));
        self.hear();
    }

    /// The movetext of the first board.
    fn moves(&mut self) -> String {
        let pgn = self.hall.changed().unwrap_or_default();
        let (_, moves) = pgn.split_once("\n\n").unwrap_or_default();
        moves.trim().replace("{[%clk 1:30:00]} ", "").replace("{[%clk 1:28:20]} ", "")
    }
}

#[test]
fn a_move_is_told_once_the_board_is_still() {
    let mut test = Test::begin(&["1001"]);
    test.feel("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    test.wait(400);
    // The pawn slides over e3, and each event comes twice.
    for board in [
        "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
    ] {
        test.feel(board);
        test.feel(board);
        test.wait(300);
    }
    test.wait(2100);
    assert_eq!(test.hall.changed(), None, "it has not stood for two and a half seconds");
    test.wait(200);
    assert_eq!(test.moves(), "1. e4 *");
    test.feel("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    test.wait(2500);
    assert_eq!(test.moves(), "1. e4 1... e5 *");
}

#[test]
fn a_scramble_of_moves_and_a_capture_in_two_hands_are_read() {
    let mut test = Test::begin(&["1001"]);
    test.feel("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR");
    test.wait(2500);
    assert_eq!(test.moves(), "1. e4 1... d5 *");
    for board in [
        "rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR",
    ] {
        test.feel(board);
        test.wait(2000);
    }
    test.wait(500);
    assert_eq!(test.moves(), "1. e4 1... d5 2. exd5 *");
}

#[test]
fn an_illegal_move_stands_and_can_be_taken_back() {
    let mut test = Test::begin(&["1001"]);
    test.feel("rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR");
    test.wait(2500);
    assert_eq!(test.moves(), "", "illegal moves are believed later");
    test.wait(2500);
    assert_eq!(test.moves(), "1. Ke3 *");
    test.feel(START);
    test.wait(2500);
    assert_eq!(test.moves(), "*");
}

#[test]
fn kings_in_the_centre_propose_a_result_and_are_no_move() {
    let mut test = Test::begin(&["1001"]);
    test.feel("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    test.wait(2500);
    test.hall.changed();
    test.feel("rnbq1bnr/pppppppp/8/3k4/4K3/8/PPPP1PPP/RNBQ1BNR");
    test.wait(2500);
    let pgn = test.hall.changed().unwrap();
    assert!(pgn.contains("[Proposed \"1-0\"]") && pgn.contains("[Result \"*\"]"), "{pgn}");
    assert!(pgn.contains("1. e4"), "{pgn}");
}

#[test]
fn a_board_that_lies_the_wrong_way_round_is_read_all_the_same() {
    let mut test = Test::begin(&["1001"]);
    let turned = |fen: &str| fen.chars().rev().collect::<String>();
    test.feel(&turned(START));
    test.wait(2500);
    test.feel(&turned("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"));
    test.wait(2500);
    assert_eq!(test.moves(), "1. e4 *");
}

#[test]
fn a_board_that_is_said_to_be_turned_during_a_game_is_read_by_its_pieces() {
    let turned = |fen: &str| fen.chars().rev().collect::<String>();
    // Whether LiveChess turns the placement as well, or only says that the board lies the other way.
    for is_sent_turned in [true, false] {
        let mut test = Test::begin(&["1001"]);
        test.feel("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        test.wait(2500);
        assert_eq!(test.moves(), "1. e4 *");
        test.simulator.is_flipped = true;
        let mut played = Vec::new();
        for board in [
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        ] {
            test.feel(&if is_sent_turned { turned(board) } else { board.to_owned() });
            test.wait(2500);
            played.push(test.moves());
        }
        assert_eq!(played, ["1. e4 1... e5 *", "1. e4 1... e5 2. Nf3 *"], "{is_sent_turned}");
    }
}

#[test]
fn a_board_that_does_not_answer_is_said_to_and_lifts_no_pieces() {
    let mut test = Test::begin(&["1001"]);
    test.feel("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    test.wait(2500);
    assert_eq!(test.moves(), "1. e4 *");
    for state in ["NOTRESPONDING", "DELAYED"] {
        test.simulator.state = state;
        // One after the other the pieces fade away.
        for board in ["8/8/8/8/8/8/8/8", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKB1R"] {
            test.feel(board);
            test.wait(10_000);
            assert_eq!(test.simulator.asked()["call"], "eboards");
        }
        let pgn = test.hall.changed().unwrap();
        assert!(pgn.contains(&format!("[BoardState \"{state}\"]")), "{pgn}");
        assert!(pgn.ends_with("1. e4 {[%clk 1:30:00]} *\n\n"), "{pgn}");
        let watch = || audit::watch::Watch::new(audit::Rules::by_date());
        let mut room = audit::watch::Room::new(["hall"], watch);
        let alarms = room.look(0, pgn.as_bytes(), Moment::from_millis(test.now));
        let told: Vec<String> = alarms.iter().map(ToString::to_string).collect();
        assert!(
            told.len() == 1 && told[0].contains(&format!("does not answer ({state})")),
            "{told:?}"
        );
    }
    test.simulator.state = "ACTIVE";
    test.feel("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    test.wait(2500);
    let pgn = test.hall.changed().unwrap();
    assert!(!pgn.contains("BoardState") && pgn.contains("e5"), "{pgn}");
}

#[test]
fn a_board_that_is_no_longer_listed_does_not_answer_until_it_is_back() {
    let mut test = Test::begin(&["1001", "1002"]);
    for (listed, is_silent) in [(&["1001"][..], true), (&["1001", "1002"], false)] {
        test.wait(10_000);
        assert_eq!(test.simulator.asked()["call"], "eboards");
        test.simulator.boards(listed);
        test.hear();
        let pgn = test.hall.changed().unwrap();
        assert_eq!(pgn.contains("[BoardState \"NOTLISTED\"]"), is_silent, "{pgn}");
    }
    assert_eq!(test.simulator.asked()["param"]["param"]["serialnr"], "1002", "subscribed anew");
}

#[test]
fn a_seat_hears_nothing_of_a_board_that_does_not_answer_and_sees_a_turned_one_upright() {
    use audit::live::{LiveFeed, Sign, Signal};
    let mut feed = LiveFeed::new("");
    let mut hear = |state: &str, is_flipped: bool, board: &str| {
        let param = json!({"serialnr": "7", "state": state, "flipped": is_flipped, "board": board});
        feed.hear(&json!({"response": "feed", "id": 1, "param": param}).to_string())
    };
    let felt = |fen: &str| vec![Sign::Felt(fen.parse().unwrap())];
    assert_eq!(hear("ACTIVE", false, START).signs, felt(START));
    let lost = hear("NOTRESPONDING", false, "8/8/8/8/8/8/8/8");
    assert_eq!(lost.signs, []);
    assert_eq!(lost.signal, Some(Signal::Lost("NOTRESPONDING".into())));
    assert_eq!(hear("NOTRESPONDING", false, "8/8/8/8/8/8/8/8").signal, None, "said once");
    let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let back = hear("ACTIVE", true, &e4.chars().rev().collect::<String>());
    assert_eq!(back.signal, Some(Signal::Back));
    assert_eq!(back.signs, felt(e4));
}

#[test]
fn boards_that_are_switched_on_later_are_found() {
    let mut test = Test::begin(&["1001"]);
    test.wait(10_000);
    assert_eq!(test.simulator.asked()["call"], "eboards");
    test.simulator.boards(&["1001", "1002"]);
    test.hear();
    assert_eq!(test.simulator.asked()["param"]["param"]["serialnr"], "1002");
    let pgn = test.hall.changed().unwrap();
    assert!(pgn.contains("[Board \"1002\"]") && pgn.contains("[Board \"1001\"]"), "{pgn}");
}

#[test]
fn games_with_all_the_noise_of_boards_are_read_as_they_were_played() {
    use chess::Position;
    let mut dice = 0x2545_f491_4f6c_dd1d_u64;
    let mut throw = move |sides: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        dice as usize % sides
    };
    let placement =
        |position: &Position| position.to_string().split(' ').next().unwrap_or("").to_owned();
    let mut test = Test::begin(&["1001"]);
    let mut position = Position::initial();
    let mut played = 0;
    for _ in 0..60 {
        let moves: Vec<_> = position.legal_moves().collect();
        let Some(legal) = moves.get(throw(moves.len().max(1))) else { break };
        let after = legal.play();
        // The piece is in the air, and perhaps felt on its way.
        let mut lifted = *position.board();
        lifted.remove(legal.from());
        let setup = chess::Setup { board: lifted, ..chess::Setup::empty() };
        test.feel(setup.to_string().split(' ').next().unwrap());
        test.wait(throw(2000) as u64);
        for _ in 0..throw(3) {
            test.feel(&placement(&after));
            test.wait(throw(1000) as u64);
        }
        test.feel(&placement(&after));
        test.wait(2500);
        position = after;
        played += 1;
        let pgn = test.hall.changed().expect("a move was made");
        let game = notation::pgn::Games::new(pgn.as_bytes()).next().unwrap().unwrap().game;
        assert_eq!(game.line.plies().len(), played, "{pgn}");
        assert_eq!(game.line.end().board(), position.board(), "{pgn}");
    }
    assert!(played > 30);
}
