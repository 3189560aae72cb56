//! From text to what it says, without looking at a board.
//!
//! ```text
//! 12.   R   b1   x   d2   =D   + o.l. (=) !
//! │     │   │    │   │    │    └ signs, in any order
//! │     │   │    │   │    └ promotion
//! │     │   │    │   └ square of arrival
//! │     │   │    └ - x : or nothing
//! │     │   └ file, rank or square of departure, if need be
//! │     └ piece, none for a pawn
//! └ number, if any
//! ```

use chess::{File, Rank, Role};

use super::error::{ReadError, Wanted};
use super::remark::{Remark, Remarks};
use crate::Language;
use crate::language::{file_at, lookalike_sign};

/// What a text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written {
    pub(super) what: What,
    pub(super) says: Says,
    pub(super) remarks: Remarks,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Castling { short: bool },
    Step(Step),
}

/// A piece goes somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// `None` if there is no letter: a pawn, unless the departure says otherwise.
    pub(super) letter: Option<Role>,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) to_file: File,
    /// `None` only for a pawn that captures from a file to a file.
    pub(super) to_rank: Option<Rank>,
    pub(super) promotion: Option<Role>,
}

/// What the signs say about the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Says {
    pub(super) capture: bool,
    pub(super) en_passant: bool,
    pub(super) check: bool,
    pub(super) mate: bool,
    pub(super) draw_offer: bool,
}

pub(super) fn parse(text: &str, language: Language) -> Result<Written, ReadError> {
    let parse_as = |letters| Parser { rest: text, column: 1, language, letters }.parse();
    let result = parse_as(Letters::First);
    // `D4` may be a pawn move by a writer of capitals, though D is the queen; `Dd4` may not.
    match result {
        Err(_) => parse_as(Letters::FilesOnly).or(result),
        Ok(_) => result,
    }
}

/// Whether a capital at the beginning of the move is tried as a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letters {
    First,
    FilesOnly,
}

/// A place in a text.
#[derive(Clone)]
struct Parser<'t> {
    rest: &'t str,
    column: usize,
    language: Language,
    letters: Letters,
}

impl Parser<'_> {
    fn parse(mut self) -> Result<Written, ReadError> {
        let mut remarks = Remarks::NONE;
        let mut says = Says::default();
        self.skip_spaces();
        self.take_move_number(&mut remarks);
        let what = match self.take_castling(&mut remarks)? {
            Some(short) => What::Castling { short },
            None => What::Step(self.take_step(&mut says, &mut remarks)?),
        };
        self.take_signs(&mut says, &mut remarks)?;
        Ok(Written { what, says, remarks })
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next().map(lookalike_sign)
    }

    fn skip(&mut self, bytes: usize) {
        let (skipped, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.column += skipped.chars().count();
        self.rest = rest;
    }

    fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let found = self.peek().filter(|c| wanted(*c))?;
        self.skip(self.rest.chars().next().map_or(0, char::len_utf8));
        Some(found)
    }

    /// Consumes these letters and dots; case does not matter and the dots are optional.
    fn take_mark(&mut self, mark: &str) -> bool {
        let mut ahead = self.clone();
        for letter in mark.chars() {
            if letter == '.' {
                ahead.take(|c| c == '.');
                ahead.take(|c| c == ' ');
            } else if ahead.take(|c| c.eq_ignore_ascii_case(&letter)).is_none() {
                return false;
            }
        }
        *self = ahead;
        true
    }

    fn skip_spaces(&mut self) {
        while self.take(char::is_whitespace).is_some() {}
    }

    fn fail(&self, wanted: Wanted) -> ReadError {
        let found = self.rest.chars().next();
        ReadError::NotNotation { language: self.language, column: self.column, found, wanted }
    }

    fn take_move_number(&mut self, remarks: &mut Remarks) {
        let mut ahead = self.clone();
        while ahead.take(|c| c.is_ascii_digit()).is_some() {}
        if ahead.column > self.column && ahead.take(|c| matches!(c, '.' | '…')).is_some() {
            while ahead.take(|c| matches!(c, '.' | '…') || c.is_whitespace()).is_some() {}
            remarks.add(Remark::MoveNumber);
            *self = ahead;
        }
    }

    /// Whether castling is written, and whether it is short.
    fn take_castling(&mut self, remarks: &mut Remarks) -> Result<Option<bool>, ReadError> {
        let mut ahead = self.clone();
        let mut zeros = 0;
        let mut usual = true;
        loop {
            let mut next = ahead.clone();
            let hyphen = zeros > 0 && next.take(|c| c == '-').is_some();
            let Some(zero) = next.take(|c| matches!(c, '0' | 'O' | 'o')) else {
                if hyphen && zeros > 1 {
                    return Err(next.fail(Wanted::Castling));
                }
                break;
            };
            usual &= zero == '0' && (hyphen || zeros == 0);
            zeros += 1;
            ahead = next;
        }
        match zeros {
            // A single O is a bishop in Estonian and Bulgarian.
            0 | 1 => return Ok(None),
            2 | 3 => {}
            _ => return Err(self.fail(Wanted::Castling)),
        }
        remarks.add_if(!usual, Remark::CastlingSign);
        *self = ahead;
        Ok(Some(zeros == 2))
    }

    fn take_step(&mut self, says: &mut Says, remarks: &mut Remarks) -> Result<Step, ReadError> {
        let start = self.clone();
        let letter = match self.letters {
            Letters::First => self.take_piece(true, remarks),
            Letters::FilesOnly => None,
        };
        self.take_joint(says, remarks);
        let first_file = self.take_file(false, remarks);
        let first_rank = self.take_rank();
        let nothing_yet = first_file.is_none() && first_rank.is_none();
        self.take_joint(says, remarks);
        let behind_square = first_file.is_some() && first_rank.is_some();
        let second_file = self.take_file(behind_square, remarks);
        let second_rank = second_file.and_then(|_| self.take_rank());
        let (from_file, from_rank, to_file, to_rank) = match (first_file, first_rank) {
            (file, rank) if second_file.is_some() => (file, rank, second_file, second_rank),
            (file, rank) => (None, None, file, rank),
        };
        let Some(to_file) = to_file else {
            // A text that names nothing is wrong from its first character on.
            let wanted = if letter.is_none() && nothing_yet { Wanted::Move } else { Wanted::File };
            let place = if letter.is_none() { &start } else { &*self };
            return Err(place.fail(wanted));
        };
        let pawn_by_files = letter.is_none_or(|role| role == Role::Pawn)
            && from_file.is_some_and(|file| file != to_file)
            && from_rank.is_none();
        if to_rank.is_none() && !pawn_by_files {
            return Err(self.fail(Wanted::Rank));
        }
        if self.take(|c| c == ':').is_some() {
            says.capture = true;
            remarks.add(Remark::CaptureSign);
        }
        let promotion = self.take_promotion(remarks)?;
        Ok(Step { letter, from_file, from_rank, to_file, to_rank, promotion })
    }

    fn take_piece(&mut self, before_square: bool, remarks: &mut Remarks) -> Option<Role> {
        let matched = self.language.piece_at(self.rest, before_square)?;
        self.skip(matched.bytes);
        *remarks = *remarks | matched.remarks;
        self.skip_spaces();
        Some(matched.role)
    }

    /// Consumes a hyphen or capture sign between the parts, if a file follows: after a complete
    /// move the same signs mean other things.
    fn take_joint(&mut self, says: &mut Says, remarks: &mut Remarks) {
        let mut ahead = self.clone();
        ahead.skip_spaces();
        let Some(sign) = ahead.take(|c| matches!(c, '-' | 'x' | 'X' | ':')) else { return };
        if sign != 'X' {
            ahead.skip_spaces();
        }
        if ahead.peek().is_none_or(|c| file_at(self.language, c).is_none()) {
            return;
        }
        match sign {
            '-' => remarks.add(Remark::Hyphen),
            'x' => says.capture = true,
            _ => {
                says.capture = true;
                remarks.add(Remark::CaptureSign);
            }
        }
        *self = ahead;
    }

    /// Consumes a file. After a square, a file is meant only if a rank follows it: otherwise `e`
    /// begins e.p., and `d` is a queen.
    fn take_file(&mut self, behind_square: bool, remarks: &mut Remarks) -> Option<File> {
        let letter = self.rest.chars().next()?;
        let (file, how) = file_at(self.language, letter)?;
        let mut ahead = self.clone();
        ahead.skip(letter.len_utf8());
        if behind_square && ahead.clone().take_rank().is_none() {
            return None;
        }
        *remarks = *remarks | how;
        *self = ahead;
        Some(file)
    }

    fn take_rank(&mut self) -> Option<Rank> {
        self.take(|c| Rank::from_char(c).is_some()).and_then(Rank::from_char)
    }

    fn take_promotion(&mut self, remarks: &mut Remarks) -> Result<Option<Role>, ReadError> {
        let mut ahead = self.clone();
        ahead.skip_spaces();
        if self.language.row().en_passant.iter().any(|mark| ahead.clone().take_mark(mark)) {
            return Ok(None);
        }
        let sign = ahead.take(|c| matches!(c, '=' | '/' | '('));
        if sign == Some('(') && ahead.peek() == Some('=') {
            return Ok(None);
        }
        remarks.add_if(sign.is_some(), Remark::PromotionSign);
        let Some(role) = ahead.take_piece(false, remarks) else {
            return if sign.is_some() { Err(ahead.fail(Wanted::Promotion)) } else { Ok(None) };
        };
        if sign == Some('(') && ahead.take(|c| c == ')').is_none() {
            return Err(ahead.fail(Wanted::Promotion));
        }
        *self = ahead;
        Ok(Some(role))
    }

    fn take_signs(&mut self, says: &mut Says, remarks: &mut Remarks) -> Result<(), ReadError> {
        loop {
            self.skip_spaces();
            if self.rest.is_empty() {
                return Ok(());
            }
            let marks = self.language.row().en_passant;
            if self.take_mark("(=)") {
                says.draw_offer = true;
            } else if self.take_mark("++") || self.take(|c| c == 'X').is_some() {
                says.mate = true;
            } else if self.take(|c| matches!(c, '#' | '‡')).is_some() {
                says.mate = true;
                remarks.add(Remark::MateSign);
            } else if self.take(|c| matches!(c, '+' | '†')).is_some() {
                says.check = true;
            } else if marks.iter().any(|mark| self.take_mark(mark)) {
                says.en_passant = true;
            } else if self.take(|c| matches!(c, '!' | '?')).is_some() {
                remarks.add(Remark::Annotation);
            } else {
                return Err(self.fail(Wanted::End));
            }
        }
    }
}
