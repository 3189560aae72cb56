//! Machine-readable commands inside comments.

use std::fmt;
use std::time::Duration;

/// A machine-readable command inside a comment: `[%clk 0:01:30]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// `clk`: the time on the player's clock after the move.
    Clock(Duration),
    /// `emt`: the time the move took.
    Elapsed(Duration),
    /// `eval`: an engine's evaluation of the position, from White's side.
    Evaluation(Evaluation),
    /// `law`: the article of the rule book that was applied here.
    Law(Operands),
    /// Any other.
    Other(OtherCommand),
}

/// The words of a command, separated by single spaces, without brackets or braces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operands(String);

impl Operands {
    /// The words of a text, unless it contains a bracket or a brace.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        if text.contains(['[', ']', '{', '}']) {
            return None;
        }
        let words = text.split(|c: char| c.is_whitespace() || c.is_control());
        Some(Self(words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")))
    }

    /// The words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A command without a meaning here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OtherCommand {
    name: String,
    operands: Operands,
}

impl OtherCommand {
    /// The word after the percent sign.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What follows the name.
    #[must_use]
    pub fn operands(&self) -> &str {
        self.operands.as_str()
    }
}

/// An engine's evaluation of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// The score, or the mate.
    pub score: Score,
    /// The search depth.
    pub depth: Option<u32>,
}

/// The score of a position according to an engine, positive for White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves.
    Mate(i32),
}

impl Command {
    /// Reads what stands between `[%` and `]`.
    ///
    /// ```
    /// use tuomari_notation::pgn::{Command, Operands};
    /// let article = Operands::new("7.5.1").map(Command::Law);
    /// assert_eq!(Command::read("law 7.5.1"), article);
    /// assert_eq!(article.unwrap().to_string(), "[%law 7.5.1]");
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let words = Operands::new(text)?;
        let (name, operands) = words.0.split_once(' ').unwrap_or((&words.0, ""));
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        if name.is_empty() || !name.chars().all(is_name) {
            return None;
        }
        let known = match name {
            "clk" => read_time(operands).map(Self::Clock),
            "emt" => read_time(operands).map(Self::Elapsed),
            "eval" => Evaluation::read(operands).map(Self::Evaluation),
            "law" => Some(Self::Law(Operands(operands.to_owned()))),
            _ => None,
        };
        let (name, operands) = (name.to_owned(), Operands(operands.to_owned()));
        Some(known.unwrap_or(Self::Other(OtherCommand { name, operands })))
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(time) => write!(f, "[%clk {}]", Time(*time)),
            Self::Elapsed(time) => write!(f, "[%emt {}]", Time(*time)),
            Self::Evaluation(evaluation) => write!(f, "[%eval {evaluation}]"),
            Self::Law(article) => write_with(f, "law", article),
            Self::Other(OtherCommand { name, operands }) => write_with(f, name, operands),
        }
    }
}

fn write_with(f: &mut fmt::Formatter<'_>, name: &str, operands: &Operands) -> fmt::Result {
    let blank = if operands.0.is_empty() { "" } else { " " };
    write!(f, "[%{name}{blank}{}]", operands.0)
}

/// Hours, minutes and seconds, with as many decimals as needed.
struct Time(Duration);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.0.subsec_nanos() {
            0 => Ok(()),
            nanos => write!(f, ".{}", format!("{nanos:09}").trim_end_matches('0')),
        }
    }
}

/// Reads a time: hours, minutes and seconds, or only the last one or two.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let mut parts = 0;
    for part in whole.split(':') {
        let digits = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let value: u64 = if digits { part.parse().ok()? } else { return None };
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
        parts += 1;
    }
    if parts > 3 || fraction.len() > 9 || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let nanos: u32 = format!("{fraction:0<9}").parse().ok()?;
    Some(Duration::new(seconds, nanos))
}

impl Evaluation {
    fn read(text: &str) -> Option<Self> {
        let (score, depth) = match text.split_once(',') {
            Some((score, depth)) => (score.trim(), Some(depth.trim().parse().ok()?)),
            None => (text, None),
        };
        let score = match score.strip_prefix('#') {
            Some(moves) => Score::Mate(moves.parse().ok()?),
            None => Score::Centipawns(read_centipawns(score)?),
        };
        Some(Self { score, depth })
    }
}

fn read_centipawns(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (pawns, hundredths) = digits.split_once('.').unwrap_or((digits, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if pawns.is_empty() || !all_digits(pawns) || !all_digits(hundredths) || hundredths.len() > 2 {
        return None;
    }
    let hundredths: i64 = format!("{hundredths:0<2}").parse().ok()?;
    let pawns: i64 = pawns.parse().ok()?;
    i32::try_from(sign * pawns.checked_mul(100)?.checked_add(hundredths)?).ok()
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Mate(moves) => write!(f, "#{moves}")?,
            Score::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let value = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", value / 100, value % 100)?;
            }
        }
        self.depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
    }
}
