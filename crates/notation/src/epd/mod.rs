//! Positions annotated for programs: Extended Position Description.
//!
//! ```text
//! r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; id "scholar";
//! position, the first four fields of a FEN                        └ operations, each to its ;
//! ```
//!
//! Operations named in the 1995 specification are typed; all others are kept verbatim.

mod operation;
mod read;

use std::fmt::{self, Write};

use chess::{CastlingStyle, EnPassantStyle, Illegal, Move, Position};

pub use operation::{Digit, DrawWord, MovesOf, NumberOf, Opcode, Operand, Operation, TextOf, Word};
pub use read::{EpdError, EpdFault};

use crate::Style;

/// A position and the operations on it.
///
/// ```
/// use tuomari_notation::epd::{Epd, Operation};
/// let line = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; hmvc 7; id \"a test\"; x-ray on;";
/// let epd: Epd = line.parse()?;
/// assert_eq!(epd.position().quiet_plies(), 7);
/// assert_eq!(epd.operations().len(), 3);
/// assert_eq!(epd.to_string().parse::<Epd>()?, epd);
/// # Ok::<(), tuomari_notation::epd::EpdError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    position: Position,
    operations: Vec<Operation>,
}

impl Epd {
    /// A position without operations.
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self { position, operations: Vec::new() }
    }

    /// The position, with the counters that `hmvc` and `fmvn` give.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The operations, in their order.
    #[must_use]
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// Adds an operation. A record is one line, so line breaks in its texts become spaces.
    ///
    /// # Errors
    /// If it holds a move that is illegal in the position.
    pub fn add(&mut self, mut operation: Operation) -> Result<(), Illegal> {
        match &mut operation {
            Operation::Moves(_, moves) => {
                for m in moves {
                    self.position.judge(*m)?;
                }
            }
            Operation::Line(moves) => {
                let mut position = self.position.clone();
                for m in moves {
                    position = position.judge(*m)?.play();
                }
            }
            Operation::Text(_, text) => one_line(text),
            Operation::Other { operands, .. } => {
                for operand in operands {
                    if let Operand::Quoted(text) = operand {
                        one_line(text);
                    }
                }
            }
            _ => {}
        }
        self.operations.push(operation);
        Ok(())
    }

    /// The moves of an operation such as `bm`, if there is one.
    #[must_use]
    pub fn moves(&self, of: MovesOf) -> Option<&[Move]> {
        self.operations.iter().find_map(|operation| match operation {
            Operation::Moves(kind, moves) if *kind == of => Some(&moves[..]),
            _ => None,
        })
    }

    /// The number of an operation such as `dm`, if there is one.
    #[must_use]
    pub fn number(&self, of: NumberOf) -> Option<i64> {
        self.operations.iter().find_map(|operation| match operation {
            Operation::Number(kind, number) if *kind == of => Some(*number),
            _ => None,
        })
    }

    /// The text of an operation such as `id`, if there is one.
    #[must_use]
    pub fn text(&self, of: TextOf) -> Option<&str> {
        self.operations.iter().find_map(|operation| match operation {
            Operation::Text(kind, text) if *kind == of => Some(&text[..]),
            _ => None,
        })
    }
}

fn one_line(text: &mut String) {
    if text.contains(char::is_control) {
        *text = text.replace(char::is_control, " ");
    }
}

impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The specification writes the square after every double step.
        let fen = self.position.to_fen(CastlingStyle::XFen, EnPassantStyle::Always);
        let mut fields = fen.splitn(5, ' ');
        for (i, field) in fields.by_ref().take(4).enumerate() {
            write!(f, "{}{field}", if i > 0 { " " } else { "" })?;
        }
        if self.position.quiet_plies() > 0 {
            write!(f, " hmvc {};", self.position.quiet_plies())?;
        }
        if self.position.move_number().get() > 1 {
            write!(f, " fmvn {};", self.position.move_number())?;
        }
        for operation in &self.operations {
            f.write_char(' ')?;
            self.write_operation(f, operation)?;
            f.write_char(';')?;
        }
        Ok(())
    }
}

impl Epd {
    fn write_operation(&self, f: &mut fmt::Formatter<'_>, operation: &Operation) -> fmt::Result {
        f.write_str(operation.opcode())?;
        match operation {
            Operation::Moves(_, moves) => {
                let legal = moves.iter().filter_map(|m| self.position.legal(*m));
                legal.into_iter().try_for_each(|legal| write!(f, " {}", Style::PGN.write(&legal)))
            }
            Operation::Line(moves) => {
                let mut position = self.position.clone();
                for m in moves {
                    let Some(legal) = position.legal(*m) else { return Ok(()) };
                    write!(f, " {}", Style::PGN.write(&legal))?;
                    position = legal.play();
                }
                Ok(())
            }
            Operation::Number(_, number) => write!(f, " {number}"),
            Operation::Text(_, text) => operation::write_quoted(f, text),
            Operation::Draw(_) | Operation::Resign | Operation::Nothing => Ok(()),
            Operation::Other { operands, .. } => {
                operands.iter().try_for_each(|operand| match operand {
                    Operand::Bare(text) => write!(f, " {text}"),
                    Operand::Quoted(text) => operation::write_quoted(f, text),
                })
            }
        }
    }
}
