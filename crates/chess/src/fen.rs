//! Positions as a line of text: FEN, with X-FEN and Shredder-FEN for Chess960.
//!
//! ```text
//! rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
//! pieces                                      │ │    │ │ └ move number
//! from the eighth rank to the first           │ │    │ └── quiet plies
//! side to move ───────────────────────────────┘ │    └──── square just passed by a double step
//! rights to castle ─────────────────────────────┘
//! ```
//!
//! Plain FEN, X-FEN and Shredder-FEN are all read, letter by letter; the last two fields may be
//! missing. A `~` before a side's letters means that it castles in mirror image (rule 7 of the
//! Finnish blitz rules), which no other program's FEN can express.

mod fault;

use std::fmt::{self, Write};
use std::num::NonZeroU32;
use std::str::FromStr;

pub use fault::{FenError, FenFault, FenField};

use crate::castling::wing_of;
use crate::{Bitboard, Board, Color, File, Piece, Position, Rank, Role, Setup, Square, Wing};

/// A field's text and the column where it starts.
#[derive(Clone, Copy)]
struct Part<'t> {
    field: FenField,
    text: &'t str,
    column: usize,
}

impl Part<'_> {
    fn fault(&self, offset: usize, fault: FenFault) -> FenError {
        FenError::Syntax { field: self.field, column: self.column + offset, fault }
    }

    fn number(&self) -> Result<u32, FenError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.then(|| self.text.parse().ok()).flatten();
        number.ok_or_else(|| self.fault(0, FenFault::NotANumber))
    }
}

/// Splits the text at white space, counting columns in characters, not bytes.
fn parts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 1;
    text.split(char::is_whitespace).filter_map(move |part| {
        let start = column;
        column += part.chars().count() + 1;
        (!part.is_empty()).then_some((start, part))
    })
}

fn read_board(part: Part<'_>) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut column = 0;
    for rank_text in part.text.split('/') {
        let Some(rank) = ranks.next() else {
            return Err(part.fault(column, FenFault::RankCount));
        };
        let mut file = 0;
        for (offset, letter) in rank_text.chars().enumerate() {
            if let Some(skip @ 1..=8) = letter.to_digit(10) {
                file += skip;
            } else {
                let piece = Piece::from_char(letter)
                    .ok_or_else(|| part.fault(column + offset, FenFault::Unknown(letter)))?;
                let file_here = u8::try_from(file).ok().and_then(File::new);
                let file_here = file_here
                    .ok_or_else(|| part.fault(column + offset, FenFault::RankLength(rank)))?;
                board.put(Square::new(file_here, rank), piece);
                file += 1;
            }
        }
        if file != 8 {
            return Err(part.fault(column, FenFault::RankLength(rank)));
        }
        column += rank_text.chars().count() + 1;
    }
    match ranks.next() {
        None => Ok(board),
        Some(_) => Err(part.fault(column - 1, FenFault::RankCount)),
    }
}

/// The outermost rook on a wing, which is what a plain `K` or `Q` means; the corner if there is
/// none, so that the error names a square.
fn outermost_rook(board: &Board, color: Color, wing: Wing) -> Square {
    let back_rank = color.back_rank();
    let king = board.pieces(Role::King.of(color)) & back_rank.into();
    let rooks = board.pieces(Role::Rook.of(color)) & back_rank.into();
    let on_wing = |rook: &Square| king.first().is_some_and(|king| wing_of(king, *rook) == wing);
    let (found, corner) = match wing {
        Wing::AFile => (rooks.into_iter().find(on_wing), File::A),
        Wing::HFile => (rooks.into_iter().filter(on_wing).last(), File::H),
    };
    found.unwrap_or(Square::new(corner, back_rank))
}

fn read_castling(part: Part<'_>, setup: &mut Setup) -> Result<(), FenError> {
    if part.text == "-" {
        return Ok(());
    }
    let mut mirror_next = false;
    for (offset, letter) in part.text.chars().enumerate() {
        if letter == '~' && !mirror_next {
            mirror_next = true;
            continue;
        }
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            'k' => outermost_rook(&setup.board, color, Wing::HFile),
            'q' => outermost_rook(&setup.board, color, Wing::AFile),
            other => {
                let file = File::from_char(other)
                    .ok_or_else(|| part.fault(offset, FenFault::Unknown(letter)))?;
                Square::new(file, color.back_rank())
            }
        };
        if setup.castling_rooks.has(rook) {
            return Err(part.fault(offset, FenFault::Twice(letter)));
        }
        setup.castling_rooks |= rook.into();
        setup.mirrored[color] |= std::mem::take(&mut mirror_next);
    }
    if mirror_next {
        return Err(part.fault(part.text.chars().count() - 1, FenFault::Unknown('~')));
    }
    Ok(())
}

fn read_en_passant(part: Part<'_>, turn: Color) -> Result<Option<Square>, FenError> {
    if part.text == "-" {
        return Ok(None);
    }
    let square: Option<Square> = part.text.parse().ok();
    let passed = square.filter(|square| square.rank().relative_to(turn) == Rank::Sixth);
    passed.map(Some).ok_or_else(|| part.fault(0, FenFault::NotPassable))
}

impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let (setup, from) = read(text)?;
        match from {
            // The counters may be missing.
            None | Some(FenField::QuietPlies | FenField::MoveNumber) => Ok(setup),
            Some(field) => {
                let column = text.chars().count() + 1;
                Err(FenError::Syntax { field, column, fault: FenFault::Missing })
            }
        }
    }
}

impl Setup {
    /// Reads a FEN that may end after any field, and returns the first missing field.
    ///
    /// Missing fields get their simplest values: White to move, no castling, no en passant square,
    /// and the counters of a first move.
    ///
    /// ```
    /// use tuomari_chess::{FenField, Setup};
    /// let (setup, missing) = Setup::from_short_fen("4k3/8/8/8/8/8/8/4K2R b")?;
    /// assert_eq!(setup.to_string(), "4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    /// assert_eq!(missing, Some(FenField::Castling));
    /// # Ok::<(), tuomari_chess::FenError>(())
    /// ```
    ///
    /// # Errors
    /// If the pieces are missing, or a field that is there cannot be read.
    pub fn from_short_fen(text: &str) -> Result<(Self, Option<FenField>), FenError> {
        read(text)
    }
}

/// The setup, and the first field that is missing.
fn read(text: &str) -> Result<(Setup, Option<FenField>), FenError> {
    use FenField::{Castling, EnPassant, MoveNumber, Pieces, QuietPlies, Turn};
    let mut parts = parts(text);
    let mut missing = None;
    let mut next = |field| {
        let part = parts.next().map(|(column, text)| Part { field, text, column });
        if part.is_none() {
            missing = missing.or(Some(field));
        }
        part
    };

    let mut setup = Setup::empty();
    let Some(pieces) = next(Pieces) else {
        let column = text.chars().count() + 1;
        return Err(FenError::Syntax { field: Pieces, column, fault: FenFault::Missing });
    };
    setup.board = read_board(pieces)?;
    if let Some(part) = next(Turn) {
        setup.turn = match part.text {
            "w" | "W" => Color::White,
            "b" | "B" => Color::Black,
            other => {
                let letter = other.chars().find(|c| !matches!(c, 'w' | 'b')).unwrap_or('w');
                return Err(part.fault(0, FenFault::Unknown(letter)));
            }
        };
    }
    if let Some(part) = next(Castling) {
        read_castling(part, &mut setup)?;
    }
    if let Some(part) = next(EnPassant) {
        setup.en_passant = read_en_passant(part, setup.turn)?;
    }
    if let Some(part) = next(QuietPlies) {
        setup.quiet_plies = part.number()?;
    }
    if let Some(part) = next(MoveNumber) {
        // Some programs count from zero.
        setup.move_number = NonZeroU32::new(part.number()?).unwrap_or(NonZeroU32::MIN);
    }
    match parts.next() {
        None => Ok((setup, missing)),
        Some((column, text)) => {
            let part = Part { field: MoveNumber, text, column };
            Err(part.fault(0, FenFault::TooMuch))
        }
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN that a game can go on from; claims that contradict the board are errors.
    fn from_str(text: &str) -> Result<Self, FenError> {
        Ok(Self::try_from(text.parse::<Setup>()?)?)
    }
}

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingStyle {
    /// `KQkq`, or the letter of the file for an inner rook: X-FEN. For the usual array this is
    /// plain FEN.
    #[default]
    XFen,
    /// The letter of the rook's file: `HAha`.
    Shredder,
}

/// When the square just passed by a double step is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantStyle {
    /// Only if a pawn can legally be taken there, so that positions that are the same by 9.2.2 have
    /// the same text.
    #[default]
    Legal,
    /// After every double step.
    Always,
}

/// A setup written as FEN.
fn write_fen(f: &mut impl Write, setup: &Setup, style: CastlingStyle) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        if rank != Rank::Eighth {
            f.write_char('/')?;
        }
        let mut empty = 0;
        for file in File::ALL {
            match setup.board.piece_on(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                    }
                    empty = 0;
                    f.write_char(piece.char())?;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
    }
    f.write_str(if setup.turn == Color::White { " w " } else { " b " })?;
    if setup.castling_rooks.is_empty() {
        f.write_char('-')?;
    }
    for color in Color::ALL {
        write_castling(f, setup, color, style)?;
    }
    match setup.en_passant {
        Some(square) => write!(f, " {square}")?,
        None => f.write_str(" -")?,
    }
    write!(f, " {} {}", setup.quiet_plies, setup.move_number)
}

fn write_castling(
    f: &mut impl Write,
    setup: &Setup,
    color: Color,
    style: CastlingStyle,
) -> fmt::Result {
    let rooks = setup.castling_rooks & Bitboard::from(color.back_rank());
    if setup.mirrored[color] && !rooks.is_empty() {
        f.write_char('~')?;
    }
    // The right on the h-file comes first, as in KQ.
    for rook in rooks.into_iter().collect::<Vec<_>>().into_iter().rev() {
        let plain = Wing::ALL.into_iter().find(|wing| {
            style == CastlingStyle::XFen && outermost_rook(&setup.board, color, *wing) == rook
        });
        let letter = match plain {
            Some(Wing::HFile) => 'k',
            Some(Wing::AFile) => 'q',
            None => rook.file().char(),
        };
        let white = color == Color::White;
        f.write_char(if white { letter.to_ascii_uppercase() } else { letter })?;
    }
    Ok(())
}

impl fmt::Display for Setup {
    /// As X-FEN, with every claim the setup makes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(f, self, CastlingStyle::XFen)
    }
}

impl fmt::Display for Position {
    /// As X-FEN; a square just passed is written only if a pawn can legally be taken there.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen(CastlingStyle::default(), EnPassantStyle::default()))
    }
}

impl Position {
    /// The position as FEN.
    ///
    /// ```
    /// use tuomari_chess::{CastlingStyle, EnPassantStyle, Position};
    /// let shredder = Position::initial().to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal);
    /// assert_eq!(shredder, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    /// ```
    #[must_use]
    pub fn to_fen(&self, castling: CastlingStyle, en_passant: EnPassantStyle) -> String {
        let mut setup = self.to_setup();
        if en_passant == EnPassantStyle::Legal {
            setup.en_passant = self.en_passant();
        }
        let mut text = String::with_capacity(80);
        // Writing to a string cannot fail.
        let _ = write_fen(&mut text, &setup, castling);
        text
    }
}
