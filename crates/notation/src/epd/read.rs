//! Reading a line of EPD.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use chess::{FenError, Illegal, Move, Position};

use super::operation::{Known, is_opcode};
use super::{Epd, Opcode, Operand, Operation, Word};
use crate::Language;
use crate::san::{ReadError, read};

/// A line that is not EPD: what is wrong and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EpdError {
    /// The column of the first wrong character, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: EpdFault,
}

/// What is wrong with a line of EPD.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EpdFault {
    /// The four fields of the position.
    Position(FenError),
    /// Something other than the name of an operation where one is expected.
    Opcode,
    /// A quoted text does not end.
    Unclosed,
    /// Not a number, or a number that is missing or too large.
    Number,
    /// A move is missing.
    NoMove,
    /// A move cannot be read.
    Move(ReadError),
    /// A move is illegal.
    Illegal(Illegal),
    /// A text is missing.
    NoText,
    /// The operation does not take this operand.
    TooMuch,
}

impl fmt::Display for EpdFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Opcode => f.write_str("not the name of an operation"),
            Self::Unclosed => f.write_str("a quoted text does not end"),
            Self::Number => f.write_str("not a number in range"),
            Self::NoMove => f.write_str("a move is missing"),
            Self::Move(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::NoText => f.write_str("a text is missing"),
            Self::TooMuch => f.write_str("the operation does not take this operand"),
        }
    }
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EPD column {}: {}", self.column, self.fault)
    }
}

impl std::error::Error for EpdError {}

/// A word or quoted text, and its column.
struct Token<'t> {
    column: usize,
    text: Text<'t>,
}

enum Text<'t> {
    Bare(&'t str),
    Quoted(String),
    /// The `;` after an operation.
    End,
}

/// The rest of a line.
struct Rest<'t> {
    text: &'t str,
    column: usize,
}

impl<'t> Rest<'t> {
    fn skip(&mut self, bytes: usize) -> &'t str {
        let (skipped, rest) = self.text.split_at(bytes);
        self.column += skipped.chars().count();
        self.text = rest;
        skipped
    }

    fn skip_spaces(&mut self) {
        self.skip(self.text.len() - self.text.trim_start().len());
    }

    /// Takes a word up to a space or one of these letters.
    fn word(&mut self, ends: &[char]) -> &'t str {
        let end = self.text.find(|c: char| c.is_whitespace() || ends.contains(&c));
        self.skip(end.unwrap_or(self.text.len()))
    }

    fn token(&mut self) -> Result<Option<Token<'t>>, EpdError> {
        self.skip_spaces();
        let column = self.column;
        let text = match self.text.chars().next() {
            None => return Ok(None),
            Some(';') => {
                self.skip(1);
                Text::End
            }
            Some('"') => {
                self.skip(1);
                Text::Quoted(self.quoted().ok_or(EpdError { column, fault: EpdFault::Unclosed })?)
            }
            Some(_) => Text::Bare(self.word(&[';', '"'])),
        };
        Ok(Some(Token { column, text }))
    }

    fn quoted(&mut self) -> Option<String> {
        let mut text = String::new();
        let mut letters = self.text.char_indices();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.skip(at + 1);
                    return Some(text);
                }
                '\\' => text.push(letters.next()?.1),
                other => text.push(other),
            }
        }
        None
    }
}

impl FromStr for Epd {
    type Err = EpdError;

    /// Reads one line. The counters of a FEN may follow its four fields, and the last semicolon may
    /// be missing.
    fn from_str(line: &str) -> Result<Self, EpdError> {
        let mut rest = Rest { text: line, column: 1 };
        let mut position = read_position(line, &mut rest)?;
        let mut operations = Vec::new();
        while let Some(opcode) = rest.token()? {
            let column = opcode.column;
            let name = match opcode.text {
                Text::End => continue,
                Text::Bare(name) if is_opcode(name) => name,
                _ => return Err(EpdError { column, fault: EpdFault::Opcode }),
            };
            let mut operands = Vec::new();
            while let Some(token) = rest.token()? {
                match token.text {
                    Text::End => break,
                    Text::Bare(_) | Text::Quoted(_) => operands.push(token),
                }
            }
            let end = rest.column;
            operations.push((name, operands, end));
        }
        // The counters come first: they belong to the position in which moves are read.
        for (name, operands, end) in &operations {
            let known = Known::of(name);
            if matches!(known, Some(Known::QuietPlies | Known::MoveNumber)) {
                let (column, number) = one_number(operands, *end)?;
                let number = u32::try_from(number);
                let number = number.map_err(|_| EpdError { column, fault: EpdFault::Number })?;
                position = with_counter(position, known, number);
            }
        }
        let mut epd = Self::new(position);
        for (name, operands, end) in operations {
            let column = operands.first().map_or(end, |token| token.column);
            if let Some(operation) = read_operation(&epd.position, name, operands, end)? {
                let illegal = |illegal| EpdError { column, fault: EpdFault::Illegal(illegal) };
                epd.add(operation).map_err(illegal)?;
            }
        }
        Ok(epd)
    }
}

fn read_position(line: &str, rest: &mut Rest<'_>) -> Result<Position, EpdError> {
    for _ in 0..4 {
        rest.skip_spaces();
        rest.word(&[]);
    }
    let fields = line.len() - rest.text.len();
    let fault = |error: FenError| {
        let column = match &error {
            FenError::Syntax { column, .. } => *column,
            FenError::Position(_) => 1,
        };
        EpdError { column, fault: EpdFault::Position(error) }
    };
    let mut position: Position = line[..fields].parse().map_err(fault)?;
    for counter in [Known::QuietPlies, Known::MoveNumber] {
        let mut ahead = Rest { text: rest.text, column: rest.column };
        ahead.skip_spaces();
        let Ok(number) = ahead.word(&[';']).parse() else { break };
        *rest = ahead;
        position = with_counter(position, Some(counter), number);
    }
    Ok(position)
}

fn with_counter(position: Position, counter: Option<Known>, number: u32) -> Position {
    let mut setup = position.to_setup();
    match counter {
        Some(Known::QuietPlies) => setup.quiet_plies = number,
        _ => setup.move_number = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN),
    }
    // Counters cannot make a position invalid.
    Position::try_from(setup).unwrap_or(position)
}

fn read_operation(
    position: &Position,
    name: &str,
    operands: Vec<Token<'_>>,
    end: usize,
) -> Result<Option<Operation>, EpdError> {
    let Some(known) = Known::of(name) else {
        let operands = operands.into_iter().filter_map(|token| match token.text {
            Text::Bare(text) => Word::new(text).map(Operand::Bare),
            Text::Quoted(text) => Some(Operand::Quoted(text)),
            Text::End => None,
        });
        let operands = operands.collect();
        return Ok(Opcode::new(name).map(|opcode| Operation::Other { opcode, operands }));
    };
    let bare = |operands: &[Token<'_>]| match operands.first() {
        Some(token) => Err(EpdError { column: token.column, fault: EpdFault::TooMuch }),
        None => Ok(()),
    };
    Ok(Some(match known {
        Known::QuietPlies | Known::MoveNumber => return Ok(None),
        Known::Moves(of) => Operation::Moves(of, read_moves(position, &operands, end)?),
        Known::Line => Operation::Line(read_line(position, &operands, end)?),
        Known::Number(of) => Operation::Number(of, one_number(&operands, end)?.1),
        Known::Text(of) => Operation::Text(of, one_text(operands, end)?),
        Known::Draw(word) => bare(&operands).map(|()| Operation::Draw(word))?,
        Known::Resign => bare(&operands).map(|()| Operation::Resign)?,
        // The specification lets anything follow it.
        Known::Nothing => Operation::Nothing,
    }))
}

fn one_number(operands: &[Token<'_>], end: usize) -> Result<(usize, i64), EpdError> {
    let (column, text) = match operands {
        [] => (end, ""),
        [token, ..] => match &token.text {
            Text::Bare(text) => (token.column, *text),
            Text::Quoted(text) => (token.column, text.as_str()),
            Text::End => (token.column, ""),
        },
    };
    if let [_, more, ..] = operands {
        return Err(EpdError { column: more.column, fault: EpdFault::TooMuch });
    }
    let number = text.trim_start_matches('+').parse();
    let number = number.map_err(|_| EpdError { column, fault: EpdFault::Number })?;
    Ok((column, number))
}

/// The text; if the quotes were forgotten, the words joined by spaces.
fn one_text(operands: Vec<Token<'_>>, end: usize) -> Result<String, EpdError> {
    if operands.is_empty() {
        return Err(EpdError { column: end, fault: EpdFault::NoText });
    }
    let words = operands.into_iter().map(|token| match token.text {
        Text::Bare(text) => text.to_owned(),
        Text::Quoted(text) => text,
        Text::End => String::new(),
    });
    Ok(words.collect::<Vec<_>>().join(" "))
}

fn written<'t>(token: &'t Token<'_>) -> &'t str {
    match &token.text {
        Text::Bare(text) => text,
        Text::Quoted(text) => text,
        Text::End => "",
    }
}

fn read_move(position: &Position, token: &Token<'_>) -> Result<Move, EpdError> {
    let reading = read(position, written(token), Language::English);
    let fault = |error| EpdError { column: token.column, fault: EpdFault::Move(error) };
    Ok(reading.map_err(fault)?.legal.to_move())
}

/// The operands, of which there must be one.
const fn some<'t, 'w>(operands: &'t [Token<'w>], end: usize) -> Result<&'t [Token<'w>], EpdError> {
    if operands.is_empty() {
        return Err(EpdError { column: end, fault: EpdFault::NoMove });
    }
    Ok(operands)
}

fn read_moves(
    position: &Position,
    operands: &[Token<'_>],
    end: usize,
) -> Result<Vec<Move>, EpdError> {
    some(operands, end)?.iter().map(|token| read_move(position, token)).collect()
}

fn read_line(
    position: &Position,
    operands: &[Token<'_>],
    end: usize,
) -> Result<Vec<Move>, EpdError> {
    let mut position = position.clone();
    let mut line = Vec::with_capacity(operands.len());
    for token in some(operands, end)? {
        let m = read_move(&position, token)?;
        line.push(m);
        let illegal =
            |illegal| EpdError { column: token.column, fault: EpdFault::Illegal(illegal) };
        position = position.judge(m).map_err(illegal)?.play();
    }
    Ok(line)
}
