//! Games of Stockfish against itself: quick, varied, and the same every time.

use chess::{Move, Position, SamePosition};
use notation::pgn::Outcome;

use crate::engine::Stockfish;

/// A finished game.
pub(crate) struct Played {
    pub(crate) moves: Vec<Move>,
    pub(crate) result: Outcome,
}

/// The moves that differ from one game to the next: at the beginning, any of the best few.
const OPENING: usize = 14;
const CHOICES: usize = 4;

/// Later the best one, except once in this many moves.
const SLIPS: u64 = 12;

/// A side this much worse, in hundredths of a pawn, may resign; a position that is even for this
/// many plies is agreed drawn.
const LOST: i32 = -600;
const EVEN: i32 = 15;
const EVEN_PLIES: u32 = 24;

/// Numbers that look random: xorshift.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// A candidate move of the engine, and its evaluation.
struct Choice {
    m: Move,
    score: i32,
}

/// When a game ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manners {
    /// As between people: lost games are resigned and even ones agreed drawn.
    Polite,
    /// When the board says so, or a draw can be claimed.
    ToTheEnd,
    /// Only when the board says so: nobody claims a draw.
    #[allow(dead_code, reason = "used only by tests")]
    Stubborn,
}

impl Manners {
    /// Whether a player would rather go back where the last move came from.
    fn goes_back(self, dice: &mut Dice) -> bool {
        self == Self::Stubborn && dice.below(2) == 0
    }

    /// How often a position may occur, how many plies may pass without a capture or a pawn move,
    /// and how many plies in all, before the game is drawn.
    const fn patience(self) -> (usize, u32, usize) {
        match self {
            Self::Polite | Self::ToTheEnd => (3, 100, 400),
            Self::Stubborn => (5, 150, 600),
        }
    }
}

pub(crate) fn play(
    engine: &mut Stockfish,
    dice: &mut Dice,
    manners: Manners,
) -> Result<Played, String> {
    engine.say("ucinewgame")?;
    engine.say(&format!("setoption name MultiPV value {CHOICES}"))?;
    let mut moves: Vec<Move> = Vec::new();
    let mut position = Position::initial();
    let mut seen: Vec<SamePosition> = Vec::new();
    let mut even_plies = 0;
    let (most_times, most_quiet, most_plies) = manners.patience();
    let mut line = String::from("position startpos moves");
    let result = loop {
        let same = position.same_position();
        let times = seen.iter().filter(|other| **other == same).count();
        seen.push(same);
        if !position.has_legal_move() {
            break if position.is_check() { lost(&position) } else { Outcome::Draw };
        }
        let is_enough = times + 1 >= most_times
            || position.quiet_plies() >= most_quiet
            || moves.len() >= most_plies;
        if is_enough {
            break Outcome::Draw;
        }
        let choices = choices(engine, &line)?;
        let best = choices.first().ok_or("it has no move")?;
        even_plies = if best.score.abs() <= EVEN { even_plies + 1 } else { 0 };
        let is_polite = manners == Manners::Polite;
        if is_polite && moves.len() > 40 && best.score < LOST && dice.below(4) == 0 {
            break lost(&position);
        }
        if is_polite && moves.len() > 60 && even_plies >= EVEN_PLIES {
            break Outcome::Draw;
        }
        let is_varied = moves.len() < OPENING || dice.below(SLIPS) == 0;
        let index = if is_varied { dice.below(choices.len() as u64) } else { 0 };
        let back = moves.len().checked_sub(2).map(|own| Move::new(moves[own].to, moves[own].from));
        let m = match back.filter(|_| manners.goes_back(dice)) {
            Some(back) if position.legal(back).is_some() => back,
            _ => choices[index as usize].m,
        };
        let legal = position.judge(m).map_err(|illegal| format!("it plays {illegal}"))?;
        line += &format!(" {m}");
        moves.push(legal.to_move());
        position = legal.play();
    };
    Ok(Played { moves, result })
}

fn lost(position: &Position) -> Outcome {
    match position.turn() {
        chess::Color::White => Outcome::BlackWins,
        chess::Color::Black => Outcome::WhiteWins,
    }
}

/// The best moves of a quick search, best first.
fn choices(engine: &mut Stockfish, line: &str) -> Result<Vec<Choice>, String> {
    engine.say(line)?;
    engine.say("go depth 1")?;
    let mut choices: Vec<Choice> = Vec::new();
    loop {
        let said = engine.hear("")?;
        if said.starts_with("bestmove") {
            return Ok(choices);
        }
        let words: Vec<&str> = said.split(' ').collect();
        let after = |word: &str| {
            let place = words.iter().position(|other| *other == word)?;
            words.get(place + 1).copied()
        };
        let Some(m) = after("pv").and_then(|m| m.parse().ok()) else { continue };
        let score = match (after("cp"), after("mate")) {
            (Some(score), _) => score.parse().unwrap_or(0),
            (None, Some(mate)) if mate.starts_with('-') => -10_000,
            (None, _) => 10_000,
        };
        choices.push(Choice { m, score });
    }
}
