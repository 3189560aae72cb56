//! Claims of threefold repetition and of fifty moves (9.2, 9.3, 9.5): ours compared with a slow
//! implementation of the articles on python-chess.
//!
//! Skipped with a message if Python or its `chess` package is missing. `TUOMARI_CASES` sets how
//! many claims are tried.

use std::fmt::Write as _;

use chess::{CastlingStyle, Color, EnPassantStyle, Move, Position, Square};
use clock::{Moment, Span, TimeControl};
use laws::{Act, Book, Decision, DrawBasis, Fact, Mode, Phase, Regulations, Ruling, Seat, Table};
use oracles::cases::{self, Dice};
use oracles::python;

const SCRIPT: &str = include_str!("articles/claims.py");

/// Positions in which rights and captures make a difference to what counts as the same.
const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 94 60",
    "6k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
    "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
    "8/8/4k3/8/8/4K3/R7/r7 w - - 93 80",
    "nrbnkqbr/pppppppp/8/8/8/8/PPPPPPPP/NRBNKQBR w KQkq - 97 1",
];

/// A table with a game on it, and the game.
struct Game {
    table: Table,
    start: Position,
    moves: Vec<Move>,
    at: u64,
}

impl Game {
    fn begin(dice: &mut Dice) -> Self {
        let start: Position = dice.pick(&STARTS).parse().expect("a position");
        let book = dice.pick(&[Book::Fide2018, Book::Fide2014]);
        let mut regulations = Regulations::of(book);
        regulations.mode = Mode::Screen;
        regulations.start = Some(start.to_setup());
        let time = dice.pick(&[Span::minutes(90), Span::minutes(5)]);
        regulations.control = TimeControl::fischer(time, Span::seconds(2)).expect("a control");
        regulations.default_time = Some(Span::ZERO);
        let table = Table::open(regulations).expect("a table");
        let mut game = Self { table, start, moves: Vec::new(), at: 0 };
        game.act(Seat::Arbiter, &Act::Decide(Decision::Start));
        game
    }

    fn act(&mut self, seat: Seat, act: &Act) -> Ruling {
        self.at += 100;
        self.table.act(seat, act, Moment::from_millis(self.at))
    }

    /// Plays some moves, going back as often as not; returns whether the game is still on.
    fn play(&mut self, dice: &mut Dice) -> bool {
        for _ in 0..4 + dice.below(18) {
            let position = self.table.position().clone();
            let back = self.moves.len().checked_sub(2).map(|ply| self.moves[ply]);
            let back = back.map(|m| Move::new(m.to, m.from)).and_then(|m| position.legal(m));
            let legal: Vec<Move> = position.legal_moves().map(|legal| legal.to_move()).collect();
            let m = match back {
                Some(back) if !dice.one_in(4) => back.to_move(),
                _ => dice.pick(&legal),
            };
            self.act(Seat::from(position.turn()), &Act::Move { m, offer: false });
            self.moves.push(m);
            if self.table.phase() != Phase::Playing {
                return false;
            }
        }
        true
    }
}

/// What is claimed.
fn claim(dice: &mut Dice, game: &Game) -> (DrawBasis, Option<Move>) {
    let basis = dice.pick(&[DrawBasis::Threefold, DrawBasis::FiftyMoves]);
    let position = game.table.position();
    let legal: Vec<Move> = position.legal_moves().map(|legal| legal.to_move()).collect();
    let own: Vec<Square> = position.board().color(position.turn()).into_iter().collect();
    let back = game.moves.len().checked_sub(2).map(|ply| game.moves[ply]);
    let back = back.map(|m| Move::new(m.to, m.from)).and_then(|m| position.legal(m));
    let intended = match (dice.below(8), back) {
        (0..3, _) => None,
        (3..6, Some(back)) => Some(back.to_move()),
        (6, _) => {
            let to = Square::from_index(dice.below(64) as u8).expect("below 64");
            let from = dice.pick(&own);
            // The king's own castling step is read as castling, which is a different matter.
            let king = position.king(position.turn()) == from;
            (!king && from != to).then(|| Move::new(from, to))
        }
        _ => Some(dice.pick(&legal)),
    };
    (basis, intended)
}

/// What we rule, in the words of the script.
fn ours(game: &Game, by: Color, basis: DrawBasis, ruling: &Ruling, before: [Span; 2]) -> String {
    let facts: Vec<&Fact> = ruling.events.iter().map(|event| &event.fact).collect();
    let plies = |plies: &[u32]| plies.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    let found = facts.iter().find_map(|fact| match fact {
        Fact::ClaimUpheld { plies: at, .. } => Some(("right", plies(at))),
        Fact::ClaimRejected { plies: at, .. } => Some(("wrong", plies(at))),
        _ => None,
    });
    let (answer, at) = found.unwrap_or(("unheard", String::new()));
    let at = if basis == DrawBasis::Threefold { at } else { String::new() };
    let mut bound: Vec<String> = game
        .table
        .bound()
        .map(|bound| bound.moves.iter().map(ToString::to_string).collect())
        .unwrap_or_default();
    if bound.len() == game.table.position().legal_moves().len() {
        bound.clear();
    }
    bound.sort();
    // 9.5.2: a draw. 9.5.3: time for the other, and the claimant's clock runs on.
    let left = times(game);
    let price = match game.table.regulations().category() {
        laws::Category::Blitz => Span::minutes(1),
        laws::Category::Rapid | laws::Category::Standard => Span::minutes(2),
    };
    let (own, other) = (by as usize, (!by) as usize);
    if answer == "right" {
        let score = game.table.verdict().map(|verdict| verdict.score);
        assert_eq!(score, Some(laws::Score::DRAW), "{ruling:?}");
    } else {
        assert_eq!(left[other], before[other].saturating_add(price), "{ruling:?}");
        assert_eq!(left[own], before[own].saturating_sub(Span::millis(100)), "{ruling:?}");
        assert_eq!(game.table.phase(), Phase::Playing, "{ruling:?}");
    }
    format!("{answer}|{at}|{}", bound.join(" "))
}

fn times(game: &Game) -> [Span; 2] {
    let reading = game.table.reading(Moment::from_millis(game.at)).expect("a reading");
    [&reading.white, &reading.black].map(|face| face.time.expect("a time"))
}

#[test]
fn a_claim_of_a_draw_is_right_when_the_articles_say_so() {
    if !python::has("chess") {
        return;
    }
    let mut dice = Dice(cases::seed());
    let number = cases::number(20_000);
    let (mut questions, mut answers) = (String::new(), Vec::with_capacity(number));
    while answers.len() < number {
        let mut game = Game::begin(&mut dice);
        if !game.play(&mut dice) {
            continue;
        }
        let (basis, intended) = claim(&mut dice, &game);
        questions += &game.start.to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal);
        questions.push('|');
        for m in &game.moves {
            let _ = write!(questions, "{m} ");
        }
        let ground = if basis == DrawBasis::Threefold { "three" } else { "fifty" };
        let word = intended.map_or_else(|| "-".to_owned(), |m| m.to_string());
        let _ = writeln!(questions, "|{ground}|{word}");
        let (by, before) = (game.table.position().turn(), times(&game));
        let ruling = game.act(Seat::from(by), &Act::ClaimDraw { basis, intended });
        answers.push(ours(&game, by, basis, &ruling, before));
    }
    let theirs = python::ask(SCRIPT, questions.clone());
    let rights = answers.iter().filter(|answer| answer.starts_with("right")).count();
    assert!(rights * 8 > number, "only {rights} of {number} claims are right");
    for ((question, ours), theirs) in questions.lines().zip(&answers).zip(theirs.lines()) {
        assert_eq!(ours, theirs, "{question}");
    }
    assert_eq!(theirs.lines().count(), answers.len());
}
