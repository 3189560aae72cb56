//! Whatever an electronic board or a program beside it says, nothing panics, and the game that comes of it
//! is read back as it was written.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use audit::live::{Hall, Hands, LiveBoard, LiveFeed, Placement, Sign, Told};
use chess::{Board, Piece, Position, Square};
use clock::{Moment, Span};
use notation::pgn::Games;
use tuomari_audit as audit;

/// Chance that is the same in every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 as usize % sides.max(1)
    }
}

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

/// The games in a text, each of which is followed to its end.
fn assert_whole(pgn: &str) {
    for found in Games::new(pgn.as_bytes()) {
        let found = found.unwrap();
        assert_eq!(found.lost_at, None, "{pgn}");
        let again = found.game.to_string();
        let twice = Games::new(again.as_bytes()).next().unwrap().unwrap();
        assert_eq!(twice.game, found.game, "{pgn}");
    }
}

/// The board after something was done to it, by the Laws or not.
fn disturbed(position: &Position, dice: &mut Dice) -> Board {
    let mut board = *position.board();
    let squares: Vec<Square> = board.occupied().into_iter().collect();
    let any = Square::from_index(dice.throw(64) as u8).unwrap();
    let from = squares[dice.throw(squares.len())];
    let piece = board.piece_on(from).unwrap();
    let pieces: Vec<Piece> = board.iter().map(|(_, piece)| piece).collect();
    match dice.throw(4) {
        0 => drop(board.remove(from)),
        1 => {
            board.remove(from);
            board.put(any, piece);
        }
        2 => board.put(any, pieces[dice.throw(pieces.len())]),
        _ => {
            let moves: Vec<_> = position.legal_moves().collect();
            if let Some(legal) = moves.get(dice.throw(moves.len())) {
                board = *legal.play().board();
            }
        }
    }
    board
}

#[test]
fn games_with_illegal_moves_on_boards_are_read_back() {
    let mut stood = 0;
    for seed in 1..40 {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut board = LiveBoard::new("1", Span::millis(2500));
        let mut hands = Hands::new(Span::millis(2500)).without_lever();
        for now in (10_000..400_000).step_by(10_000) {
            let felt = Placement(disturbed(board.game().line.end(), &mut dice));
            board.see(felt, at(now));
            hands.see(felt, at(now));
            board.tick(at(now + 6000));
            hands.tick(at(now + 6000));
            let more = hands.tick(at(now + 6001));
            assert!(more.is_empty(), "the board is still: {more:?}");
            assert!(!board.tick(at(now + 6001)), "the game stays as it is");
        }
        assert_whole(&board.pgn());
        stood += board.game().line.first_stood().is_some() as u32;
    }
    assert!(stood > 10, "only {stood} games with an illegal move");
}

#[test]
fn messages_that_are_garbage_change_nothing_and_end_nothing() {
    const MESSAGES: [&str; 7] = [
        r#"{"response":"call","id":1,"param":[{"serialnr":"1001","source":"ttyACM0","state":"ACTIVE","battery":null,"comment":null,"board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR","flipped":false,"clock":null}],"time":1}"#,
        r#"{"response":"feed","id":1,"param":{"serialnr":"1001","flipped":false,"board":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR","clock":{"white":5400,"black":5300.5,"run":"white","time":3}},"time":2}"#,
        r#"{"response":"feed","id":1,"param":{"serialnr":1001,"san":["e4","e5","Ke2"],"match":true},"time":3}"#,
        r#"{"response":"feed","id":1,"param":{"serialnr":"1001","board":"8/8/8/3k4/4K3/8/8/8","clock":{"white":"1:00:00","black":-5,"run":true}}}"#,
        r#"{"response":"error","id":1,"param":{"message":"no"}}"#,
        "1500 rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR",
        "18446744073709551615 clock 18446744073709551615 1",
    ];
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    for _ in 0..300 {
        let mut hall = Hall::new(Span::millis(2500));
        let mut feed = LiveFeed::new("");
        let mut hands = Hands::new(Span::millis(2500));
        for now in (0..60_000).step_by(3000) {
            let mut bytes = MESSAGES[dice.throw(MESSAGES.len())].as_bytes().to_vec();
            for _ in 0..dice.throw(4) {
                let index = dice.throw(bytes.len());
                match dice.throw(3) {
                    0 => bytes[index] = b"0{}[]\",:/-kK9 "[dice.throw(14)],
                    1 => bytes.truncate(index + 1),
                    _ => drop(bytes.remove(index)),
                }
                if bytes.is_empty() {
                    break;
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            hall.hear(&text, at(now));
            hall.tick(at(now));
            let told = text.parse::<Told>().map(|told| told.sign);
            for sign in feed.hear(&text).signs.into_iter().chain(told) {
                match sign {
                    Sign::Felt(placement) => hands.see(placement, at(now)),
                    Sign::Pressed(by) => drop(hands.press(by, at(now))),
                    Sign::Clocks(_) => {}
                }
            }
            hands.tick(at(now));
            hall.changed().as_deref().map(assert_whole);
        }
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// Boards that feel placements, each of which stands for ten seconds.
struct Boards(Hall, u64);

impl Boards {
    fn new() -> Self {
        Self(Hall::new(Span::millis(2500)), 0)
    }

    /// The movetext of all games after a board has felt this.
    fn feel(&mut self, serial: &str, board: &str, san: &str) -> String {
        let text = format!(
            r#"{{"response":"feed","id":1,"param":{{"serialnr":"{serial}","flipped":false,"board":"{board}","san":{san}}}}}"#
        );
        self.0.hear(&text, at(self.1));
        self.1 += 10_000;
        self.0.tick(at(self.1));
        let moves = self.moves();
        // The line breaks all the time.
        self.0.connected();
        self.0.changed();
        moves
    }

    fn moves(&mut self) -> String {
        let Some(pgn) = self.0.changed() else { return "as before".to_owned() };
        let games = Games::new(pgn.as_bytes()).map(|found| found.unwrap().game);
        let texts = games.map(|game| {
            let proposed = game.tags.get("Proposed").unwrap_or("");
            format!("{} {proposed}", game.line.as_words()).trim().to_owned()
        });
        texts.collect::<Vec<_>>().join(" / ")
    }
}

#[test]
fn a_game_is_over_with_the_result_that_is_shown_and_kept_until_the_next_begins() {
    let mut boards = Boards::new();
    let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(boards.feel("1", START, "[]"), "");
    assert_eq!(boards.feel("1", e4, "[]"), "1. e4");
    let e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(boards.feel("1", e5, "[]"), "1. e4 e5");
    let nf3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    assert_eq!(boards.feel("1", nf3, "[]"), "1. e4 e5 2. Nf3");
    let shown = "rnbq1bnr/pppp1ppp/8/3kp3/4K3/5N2/PPPP1PPP/RNBQ1B1R";
    assert_eq!(boards.feel("1", shown, "[]"), "1. e4 e5 2. Nf3 1-0");
    // The players look at what else could have been played.
    let nc6 = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    for after in [nf3, nc6, e5, START] {
        assert_eq!(boards.feel("1", after, "[]"), "as before", "{after}");
    }
    let d4 = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    assert_eq!(boards.feel("1", d4, "[]"), "1. d4");
}

#[test]
fn pieces_that_are_set_up_and_put_back_end_no_game() {
    let mut boards = Boards::new();
    for board in [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        START,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
    ] {
        boards.feel("1", board, "[]");
    }
    let nc6 = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    assert_eq!(boards.feel("1", nc6, "[]"), "1. e4 e5 2. Nf3 Nc6");
}

#[test]
fn what_is_put_right_before_the_opponent_moves_is_the_move() {
    let mut boards = Boards::new();
    boards.feel("1", "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR", "[]");
    let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(boards.feel("1", e4, "[]"), "1. e4");
    for board in [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R",
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R",
        // The rook comes first.
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQKR2",
    ] {
        boards.feel("1", board, "[]");
    }
    let castled = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1";
    assert_eq!(boards.feel("1", castled, "[]"), "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O");
}

#[test]
fn a_board_that_is_seen_late_takes_over_the_moves_that_are_told() {
    let late = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    let san = r#"["e4","e5","Nf3","Nc6"]"#;
    for board in [late.to_owned(), late.chars().rev().collect()] {
        let mut boards = Boards::new();
        assert_eq!(boards.feel("1", &board, san), "1. e4 e5 2. Nf3 Nc6", "{board}");
    }
    let mut boards = Boards::new();
    let other = r#"["e4","e5","Nf3","Nf6"]"#;
    assert_eq!(boards.feel("1", late, other), "", "the pieces stand elsewhere");
    let next = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
    let more = r#"["e4","e5","Nf3","Nc6","Bb5"]"#;
    assert_eq!(boards.feel("1", next, more), "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    // From now on the pieces count.
    let back = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(boards.feel("1", back, r#"["d4"]"#), "as before");
}

#[test]
fn several_boards_and_a_broken_line_are_games_of_their_own_that_go_on() {
    let mut boards = Boards::new();
    boards.feel("1", START, "[]");
    boards.feel("2", START, "[]");
    let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(boards.feel("2", e4, "[]"), " / 1. e4");
    // Two moves are made before the board is heard of again.
    let nf3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    assert_eq!(boards.feel("2", nf3, "[]"), " / 1. e4 e5 2. Nf3");
    assert_eq!(boards.feel("1", e4, "[]"), "1. e4 / 1. e4 e5 2. Nf3");
}

#[test]
fn a_line_that_was_broken_is_subscribed_anew_and_its_games_are_told_again() {
    let list = |serials: &[&str]| {
        let boards: Vec<String> = serials
            .iter()
            .map(|serial| format!(r#"{{"serialnr":"{serial}","board":"{START}"}}"#))
            .collect();
        format!(r#"{{"response":"call","id":1,"param":[{}]}}"#, boards.join(","))
    };
    let mut hall = Hall::new(Span::millis(2500));
    assert_eq!(hall.hear(&list(&["1", "2"]), at(0)).len(), 2);
    assert_eq!(hall.hear(&list(&["1", "2"]), at(1000)).len(), 0);
    assert!(hall.changed().is_some());
    assert!(hall.changed().is_none());
    hall.connected();
    assert!(hall.changed().is_some(), "the boards are seen again");
    let asked = hall.hear(&list(&["2", "3"]), at(2000));
    assert!(asked[0].contains(r#""serialnr":"2""#) && asked[1].contains(r#""serialnr":"3""#));
    assert_eq!(asked.len(), 2, "{asked:?}");
}
