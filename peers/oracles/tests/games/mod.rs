//! Files of games as people and programs write them, the same every time, and what ours reads in
//! them.

use chess::{CastlingStyle, Chess960, Color, EnPassantStyle, Legal, Position, Role};
use notation::pgn::{At, Fault, Follower, Outcome, Reader, Replay, Step, Tag, Visitor, What, Word};
use notation::{Claim, Form, Style};

/// What a reader makes of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Account {
    pub white: String,
    /// In UCI; castling is king takes rook.
    pub moves: Vec<String>,
    /// The last position.
    pub end: String,
    /// Whether a move could not be played, so that the rest was left out.
    pub is_lost: bool,
    /// The first result written.
    pub result: Option<String>,
}

/// What ours reads.
pub fn ours(text: &[u8]) -> Vec<Account> {
    let mut replay = Replay::new(Accounts::default());
    Reader::new(text).read_all(&mut replay).expect("bytes in memory can be read");
    replay.into_follower().0
}

#[derive(Default)]
struct Accounts(Vec<Account>);

impl Accounts {
    fn last(&mut self) -> &mut Account {
        self.0.last_mut().expect("a game has begun")
    }
}

pub fn fen(position: &Position) -> String {
    position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal)
}

impl Visitor for Accounts {
    fn begin_game(&mut self, _: At<'_>) {
        self.0.push(Account::default());
    }
    fn tag(&mut self, tag: Tag<'_>) {
        if tag.name() == b"White" {
            self.last().white = tag.value().into_owned();
        }
    }
    fn fault(&mut self, fault: Fault) {
        match fault.what {
            // The peers follow a game no further than this; ours goes on.
            What::NoSuchMove { .. }
            | What::MissingMove { .. }
            | What::GluedMoves(_)
            | What::StrayWord(_)
            | What::Misdescribed(Claim::Origin) => self.last().is_lost = true,
            What::MissingResult | What::DoubledResult | What::ConflictingResult => {}
            what => panic!("{}: {what}", fault.place),
        }
    }
    fn end_game(&mut self, result: Option<Outcome>, _: At<'_>) {
        self.last().result = result.map(|result| result.to_string());
    }
}

impl Follower for Accounts {
    fn start(&mut self, position: &Position) {
        self.last().end = fen(position);
    }
    fn played(&mut self, step: Step, after: &Position, _: Word<'_>) {
        let account = self.last();
        if account.is_lost {
            return;
        }
        account.moves.push(match step {
            Step::Move(m) | Step::Stood(m) => m.to_string(),
            Step::Null => "0000".to_owned(),
        });
        account.end = fen(after);
    }
}

/// Numbers that look random: xorshift.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

const STARTS: [&str; 4] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
];

const NAMES: [&str; 5] =
    ["Laine, Antti", "O'Kelly", "Ångström \u{265e}", "A (B) {C} ; % D", "Quote \\\"d\\\""];

/// What may stand between moves.
pub const REMARKS: [&str; 10] = [
    "$6",
    "$146",
    "!?",
    "{ plain }",
    "{[%clk 0:01:02] 1. e4 (not a move) 1-0 [not a tag] ; %}",
    "{ over\ntwo lines }",
    "{}",
    "; to the end { of the line\n",
    "\n% for another program 1. e4 {\n",
    "\n",
];

const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "*", ""];

/// A file of this many games.
pub fn file(games: usize, remarks: &[&str], dice: &mut Dice) -> String {
    (0..games).map(|_| game(remarks, dice)).collect()
}

fn game(remarks: &[&str], dice: &mut Dice) -> String {
    let (start, variant) = match dice.below(4) {
        0 => (STARTS[dice.below(STARTS.len())].parse().expect("a position"), ""),
        1 => {
            let number = Chess960::new(dice.below(960) as u16).expect("one of the 960");
            (Position::chess960(number), "[Variant \"Chess960\"]\n")
        }
        _ => (Position::initial(), ""),
    };
    let mut text = format!("[Event \"?\"]\n[White \"{}\"]\n{variant}", dice.pick(&NAMES));
    if start != Position::initial() {
        let fen = start.to_fen(CastlingStyle::XFen, EnPassantStyle::Always);
        text += &format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
    }
    text.push('\n');
    let moves = moves(start, remarks, dice);
    // Some readers attach tags without moves to the next game.
    let result = dice.pick(&RESULTS);
    text += &moves;
    text += if moves.is_empty() && result.is_empty() { "*" } else { result };
    text += "\n\n";
    let line_end = if dice.one_in(4) { "\r\n" } else { "\n" };
    text.replace('\n', line_end)
}

fn moves(mut position: Position, remarks: &[&str], dice: &mut Dice) -> String {
    let mut text = String::new();
    let plies = dice.below(120);
    let (is_plain, number) = (dice.one_in(3), dice.pick(&["1. ", "1.", "1", "1... ", "1 . "]));
    for _ in 0..plies {
        let count = position.legal_moves().len();
        if count == 0 {
            break;
        }
        if position.turn() == Color::White || dice.one_in(10) {
            text += &number.replace('1', &position.move_number().to_string());
            if number == "1" {
                text.push(' ');
            }
        }
        if dice.one_in(300) {
            text += &format!("{} ", anything(&position, dice));
        }
        let legal = position.legal_moves().nth(dice.below(count)).expect("one of them");
        text += &written(&legal, dice);
        text.push(if dice.one_in(12) { '\n' } else { ' ' });
        if !is_plain && dice.one_in(6) {
            text += dice.pick(remarks);
            text.push(' ');
        }
        position = legal.play();
    }
    // A blank line would end the game for some readers.
    while text.contains("\n\n") || text.contains("\n \n") {
        text = text.replace("\n \n", "\n").replace("\n\n", "\n");
    }
    text
}

/// A legal move in one of the forms in use.
fn written(legal: &Legal<'_>, dice: &mut Dice) -> String {
    let form = if dice.one_in(10) { Form::Long } else { Form::Short };
    let mut text = Style { form, ..Style::PGN }.write(legal);
    if dice.one_in(20) {
        text = text.trim_end_matches(['+', '#']).to_owned();
    }
    if dice.one_in(4) {
        text = text.replace('O', "0");
    }
    text + dice.pick(&["", "", "", "", "", "!", "??"])
}

/// A move that may be legal, ambiguous or impossible.
fn anything(position: &Position, dice: &mut Dice) -> String {
    let role = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen][dice.below(4)];
    let to = chess::Square::from_index(dice.below(64) as u8).expect("below 64");
    let is_enemy = position.board().color(!position.turn()).has(to);
    let sign = if is_enemy { "x" } else { "" };
    format!("{}{sign}{to}", role.char().to_ascii_uppercase())
}
