//! What follows from a press of the clock after the hands have done anything (4.7, 7.5): what is
//! put back, what must be played, what is counted and given, and who has lost; ours compared with a
//! slow implementation of the articles on python-chess.
//!
//! Skipped with a message if Python or its `chess` package is missing. `TUOMARI_CASES` sets how
//! many cases are tried.

use std::fmt::Write as _;

use chess::{CastlingStyle, Color, EnPassantStyle, Legal, Position, Role, Square};
use clock::{Moment, Side, Span, TimeControl};
use laws::{
    Act, Book, Decision, Fact, Mode, Observer, Phase, Regulations, Ruling, Score, Seat,
    Supervision, Table,
};
use oracles::cases::{self, Dice};
use oracles::python;

const SCRIPT: &str =
    concat!(include_str!("articles/touch.py"), "\n", include_str!("articles/illegal.py"));

/// A table by hand that the program watches, with this position.
fn table(dice: &mut Dice, position: &Position) -> Table {
    let mut regulations = Regulations::of(Book::Fide2018);
    regulations.mode = Mode::Otb;
    regulations.observer = Observer::Program;
    regulations.start = Some(position.to_setup());
    regulations.supervision = Some(Supervision::Full);
    regulations.default_time = Some(Span::ZERO);
    let time = dice.pick(&[Span::minutes(90), Span::minutes(15), Span::minutes(3)]);
    regulations.control = TimeControl::fischer(time, INCREMENT).expect("a control");
    Table::open(regulations).expect("a table")
}

const INCREMENT: Span = Span::seconds(2);

fn squares(position: &Position, of: Color) -> Vec<Square> {
    position.board().color(of).into_iter().collect()
}

fn let_go(from: Square, to: Square) -> Act {
    Act::Release { from, to, two_hands: false }
}

fn any_square(dice: &mut Dice) -> Square {
    Square::from_index(dice.below(64) as u8).expect("below 64")
}

/// What a player does before pressing: mostly something that no legal move leads to.
fn by_hand(dice: &mut Dice, position: &Position) -> Vec<Act> {
    let board = position.board();
    let turn = position.turn();
    let (own, enemy) = (squares(position, turn), squares(position, !turn));
    let king = position.king(turn);
    let legal: Vec<Legal<'_>> = position.legal_moves().collect();
    let promotions: Vec<&Legal<'_>> = legal.iter().filter(|m| m.promotion().is_some()).collect();
    let captures: Vec<&Legal<'_>> =
        legal.iter().filter(|m| m.is_capture() && m.promotion().is_none()).collect();
    let mut acts = Vec::new();
    if dice.one_in(4) {
        let square = if dice.one_in(3) { dice.pick(&enemy) } else { dice.pick(&own) };
        acts.push(Act::Touch { square, together: None });
    }
    match dice.below(9) {
        // Nothing, or only a touch.
        0 => {}
        // A capture after which the captured piece is not removed.
        1 if !captures.is_empty() => {
            let m = dice.pick(&captures).to_move();
            acts.push(let_go(m.from, m.to));
        }
        // A pawn left on the last rank.
        2 if !promotions.is_empty() => {
            let m = dice.pick(&promotions);
            acts.extend(m.captured().map(|(square, _)| Act::TakeOff { square }));
            acts.push(let_go(m.from(), m.to()));
        }
        // A new piece on the last rank, and the pawn still where it was.
        3 if !promotions.is_empty() => {
            let m = dice.pick(&promotions);
            acts.extend(m.captured().map(|(square, _)| Act::TakeOff { square }));
            let role = m.promotion().map(Role::from).expect("a promotion");
            acts.push(Act::Put { square: m.to(), piece: role.of(turn) });
        }
        // The king two squares to the side, without the rook.
        4 => {
            let to = dice.pick(&[chess::File::G, chess::File::C]);
            let to = Square::new(to, king.rank());
            if to != king && board.color_on(to) != Some(turn) {
                acts.push(let_go(king, to));
            }
        }
        // Something is taken off and something else put in its place.
        5 => {
            let (from, to) = (dice.pick(&own), dice.pick(&enemy));
            if board.role(Role::King).has(to) {
                return acts;
            }
            acts.extend([Act::TakeOff { square: to }, let_go(from, to)]);
        }
        // A proper legal move.
        6 => {
            let m = dice.pick(&legal);
            if let Some(route) = m.castling() {
                acts.extend([
                    let_go(route.king_from, route.king_to),
                    let_go(route.rook_from, route.rook_to),
                ]);
                return acts;
            }
            acts.extend(m.captured().map(|(square, _)| Act::TakeOff { square }));
            match m.promotion() {
                None => acts.push(let_go(m.from(), m.to())),
                Some(promotion) => acts.extend([
                    Act::TakeOff { square: m.from() },
                    Act::Put { square: m.to(), piece: Role::from(promotion).of(turn) },
                ]),
            }
        }
        // A piece anywhere except on one of its own.
        _ => {
            let (from, to) = (dice.pick(&own), any_square(dice));
            if from != to && board.color_on(to) != Some(turn) && !board.role(Role::King).has(to) {
                acts.push(let_go(from, to));
            }
        }
    }
    acts
}

/// An act in the words of the script.
fn word(act: &Act) -> String {
    match act {
        Act::Touch { square, .. } => format!("t {square}"),
        Act::Release { from, to, .. } => format!("r {from} {to}"),
        Act::TakeOff { square } => format!("x {square}"),
        Act::Put { square, piece } => {
            let letter = match piece.role {
                Role::Queen => 'Q',
                Role::Rook => 'R',
                Role::Bishop => 'B',
                Role::Knight => 'N',
                Role::King | Role::Pawn => unreachable!("no pawn becomes that"),
            };
            let letter = match piece.color {
                Color::White => letter,
                Color::Black => letter.to_ascii_lowercase(),
            };
            format!("p {square} {letter}")
        }
        _ => unreachable!("nothing else is done by hand"),
    }
}

struct Game {
    table: Table,
    at: u64,
}

impl Game {
    fn act(&mut self, seat: Seat, act: &Act) -> Ruling {
        self.at += 500;
        self.table.act(seat, act, Moment::from_millis(self.at))
    }

    fn times(&self) -> [Span; 2] {
        let reading = self.table.reading(Moment::from_millis(self.at)).expect("a reading");
        [&reading.white, &reading.black].map(|face| face.time.expect("a time"))
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// What we rule, in the words of the script. The times are checked here.
fn ours(game: &Game, by: Color, before: [Span; 2], rulings: &[Ruling]) -> String {
    let facts = || rulings.iter().flat_map(|ruling| &ruling.events).map(|event| &event.fact);
    let made = facts().find_map(|fact| match fact {
        Fact::MoveMade { m, .. } => Some(m.to_string()),
        _ => None,
    });
    let table = &game.table;
    let mut bound: Vec<String> = match (table.phase(), table.duty()) {
        (Phase::Playing, Some(duty)) => duty.moves.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    };
    if bound.len() == table.position().legal_moves().len() {
        bound.clear();
    }
    bound.sort();
    let count = table.player(by).illegal_acts;
    let over = table.verdict().map(|verdict| verdict.score);
    let result = match over {
        None => "-",
        Some(Score::DRAW) => "1/2",
        Some(score) if score == Score::win(Color::White) => "1-0",
        Some(_) => "0-1",
    };
    let gains = facts().any(|fact| matches!(fact, Fact::TimeAdded { to, .. } if *to == !by));
    let reading = table.reading(Moment::from_millis(game.at)).expect("a reading");
    let runs = match reading.motion.running() {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => "-",
    };
    let after = game.times();
    let price = table.regulations().penalty();
    let price = if gains { price } else { Span::ZERO };
    let pressed = facts().any(|fact| matches!(fact, Fact::ClockPressed { .. }));
    let increment = if pressed { INCREMENT } else { Span::ZERO };
    let (own, other) = (by as usize, (!by) as usize);
    let used = Span::millis(500 * rulings.len() as u64);
    assert_eq!(after[other], before[other].saturating_add(price), "{rulings:?}");
    let left = before[own].saturating_sub(used).saturating_add(increment);
    assert_eq!(after[own], left, "{rulings:?}");
    let fen = table.position().to_string();
    let board = fen.split(' ').next().unwrap_or_default();
    let turn = letter(table.position().turn());
    let made = made.as_deref().unwrap_or("-");
    let gains = if gains { "gains" } else { "-" };
    format!("{made}|{board}|{turn}|{}|{count}|{gains}|{result}|{runs}", bound.join(" "))
}

/// Whether two answers agree; a result that takes a proof is not asked of the script.
fn agree(ours: &str, theirs: &str) -> bool {
    let (ours, theirs): (Vec<_>, Vec<_>) = (ours.split('|').collect(), theirs.split('|').collect());
    if ours.len() != 8 || theirs.len() != 8 {
        return false;
    }
    let over = ours[6] != "-";
    let open = theirs[6] == "?";
    // For a finished game only the result and the count remain, and what a lost game leaves on the
    // board is not a move that was made.
    if over || open {
        return ours[4] == theirs[4] && (open || ours[6] == theirs[6]);
    }
    ours == theirs
}

#[test]
fn what_follows_from_a_press_is_what_the_articles_say() {
    if !python::has("chess") {
        return;
    }
    let mut dice = Dice(cases::seed());
    let number = cases::number(15_000);
    let (mut questions, mut answers) = (String::new(), Vec::with_capacity(number));
    while answers.len() < number {
        let position = cases::position(&mut dice, true);
        let by = position.turn();
        let seat = Seat::from(by);
        let mut game = Game { table: table(&mut dice, &position), at: 0 };
        game.act(Seat::Arbiter, &Act::Decide(Decision::Start));
        let offended = dice.one_in(3);
        if offended {
            game.act(seat, &Act::Press { hand: None });
        }
        if game.table.phase() != Phase::Playing {
            continue;
        }
        let acts = by_hand(&mut dice, &position);
        questions += &position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal);
        let _ = write!(questions, "|{}", u8::from(offended));
        for act in &acts {
            let _ = write!(questions, "|{}", word(act));
        }
        questions.push('\n');
        let before = game.times();
        let mut rulings: Vec<Ruling> = acts.iter().map(|act| game.act(seat, act)).collect();
        if game.table.phase() == Phase::Playing {
            rulings.push(game.act(seat, &Act::Press { hand: None }));
        }
        answers.push(ours(&game, by, before, &rulings));
    }
    let theirs = python::ask(SCRIPT, questions.clone());
    assert_eq!(theirs.lines().count(), answers.len());
    for ((question, ours), theirs) in questions.lines().zip(&answers).zip(theirs.lines()) {
        assert!(agree(ours, theirs), "{question}\nours:   {ours}\ntheirs: {theirs}");
    }
}
