//! Reading a move: matching what a text says with what the position allows.

use chess::{Bitboard, Color, File, Legal, Move, Position, Role, Square, Wing, attacks};

use super::error::{Candidate, Claim, ReadError};
use super::nearest::nearest;
use super::remark::{Remark, Remarks};
use super::style::Style;
use super::text::{Says, Step, What, Written, parse};
use super::write::{Origin, is_short};
use crate::Language;

/// A move that was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading<'p> {
    /// The move.
    pub legal: Legal<'p>,
    /// Whether a draw offer, `(=)`, was written with it (C.12).
    pub draw_offer: bool,
    /// Remarks about the form.
    pub remarks: Remarks,
}

/// Reads a move as a player wrote it, in the language of the sheet.
///
/// Everything that C.1 to C.13 allow is accepted, as is any superfluous sign that contradicts
/// nothing; [`Reading::remarks`] says what was unusual. Pinned pieces that may not move cause no
/// ambiguity. Figurines are accepted in every language.
///
/// ```
/// use tuomari_notation::{Language, ReadError, read};
/// use chess::{Move, Position, Square};
///
/// let position = Position::initial();
/// let knight = Move::new(Square::G1, Square::F3);
/// assert_eq!(read(&position, "Rf3", Language::Finnish)?.legal.to_move(), knight);
/// assert_eq!(read(&position, "Ng1-f3", Language::English)?.legal.to_move(), knight);
/// let error = read(&position, "Rf3", Language::English).unwrap_err();
/// assert_eq!(error.to_string(), "no such piece can go there; perhaps f3 or Nf3");
/// # Ok::<(), ReadError>(())
/// ```
///
/// # Errors
/// If the text is not notation, names no legal move, or names more than one; see [`ReadError`].
pub fn read<'p>(
    position: &'p Position,
    text: &str,
    language: Language,
) -> Result<Reading<'p>, ReadError> {
    read_offering(position, text, language, Offer::Nearest)
}

/// Whether an error offers the nearest readings, which cost more than the error itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    Nearest,
    Nothing,
}

pub(crate) fn read_offering<'p>(
    position: &'p Position,
    text: &str,
    language: Language,
    offer: Offer,
) -> Result<Reading<'p>, ReadError> {
    let written = parse(text, language)?;
    let reader = Reader { position, text, language, offer };
    let (legal, origin) = match written.what {
        What::Castling { short } => (reader.castling(short)?, None),
        What::Step(step) => (reader.step(&step, written.says)?, Some(step)),
    };
    reader.contradictions(&legal, &written)?;
    let mut remarks = written.remarks | check_remarks(&legal, written.says);
    if let Some(step) = origin {
        remarks = remarks | step_remarks(&legal, &step, written.says);
    }
    Ok(Reading { legal, draw_offer: written.says.draw_offer, remarks })
}

/// Whether a text says castling, and to the short side.
pub(crate) fn castling_side(text: &str, language: Language) -> Option<bool> {
    match parse(text, language).ok()?.what {
        What::Castling { short } => Some(short),
        What::Step(_) => None,
    }
}

/// What is read, where and how.
struct Reader<'p, 't> {
    position: &'p Position,
    text: &'t str,
    language: Language,
    offer: Offer,
}

impl<'p> Reader<'p, '_> {
    fn candidate(&self, legal: &Legal<'_>) -> Candidate {
        Candidate { m: legal.to_move(), text: Style::of(self.language).write(legal) }
    }

    fn nearest(&self) -> Vec<Candidate> {
        match self.offer {
            Offer::Nearest => nearest(self.position, self.text, self.language),
            Offer::Nothing => Vec::new(),
        }
    }

    fn castling(&self, short: bool) -> Result<Legal<'p>, ReadError> {
        let position = self.position;
        let us = position.turn();
        let king = position.king(us);
        let wing = Wing::ALL.into_iter().find(|wing| is_short(position, *wing) == short);
        let rook = wing.and_then(|wing| position.castling().rook(us, wing, king));
        let to = rook
            .unwrap_or_else(|| Square::new(if short { File::G } else { File::C }, us.back_rank()));
        position.judge(Move::new(king, to)).map_err(|illegal| ReadError::Illegal {
            illegal: vec![illegal],
            nearest: self.nearest(),
        })
    }

    fn step(&self, step: &Step, says: Says) -> Result<Legal<'p>, ReadError> {
        let Some(to_rank) = step.to_rank else { return self.pawn_between_files(step) };
        let to = Square::new(step.to_file, to_rank);
        let role = match (step.letter, step.from_file, step.from_rank) {
            (Some(role), _, _) => role,
            // The square of departure identifies the piece as well as its letter would.
            (None, Some(file), Some(rank)) => {
                let from = Square::new(file, rank);
                self.position.board().role_on(from).unwrap_or(Role::Pawn)
            }
            (None, _, _) => Role::Pawn,
        };
        let mut origins = self.position.origins(role, to) & places(step);
        if role == Role::Pawn {
            origins &= files(step, says);
        }
        if origins.has_several() {
            return Err(self.ambiguous(origins.into_iter().map(|from| (from, to))));
        }
        match origins.first() {
            Some(from) => self.finish(from, to, step),
            None => self
                .castling_as_king_move(role, to, step)
                .ok_or_else(|| self.unmet(role, to, step, says)),
        }
    }

    /// A pawn captures from one file to another, and the ranks follow from the position: `ed`.
    fn pawn_between_files(&self, step: &Step) -> Result<Legal<'p>, ReadError> {
        let takes: Vec<(Square, Square)> = chess::Rank::ALL
            .into_iter()
            .map(|rank| Square::new(step.to_file, rank))
            .flat_map(|to| {
                let origins = self.position.origins(Role::Pawn, to) & places(step);
                origins.into_iter().map(move |from| (from, to))
            })
            .collect();
        match takes[..] {
            [] => Err(ReadError::Nobody { nearest: self.nearest() }),
            [(from, to)] => self.finish(from, to, step),
            _ => Err(self.ambiguous(takes.into_iter())),
        }
    }

    /// The one piece that can go there, with its promotion.
    fn finish(&self, from: Square, to: Square, step: &Step) -> Result<Legal<'p>, ReadError> {
        let legal = |promotion| self.position.legal(Move { from, to, promotion });
        match (legal(step.promotion), step.promotion) {
            (Some(legal), _) => Ok(legal),
            (None, None) => Err(self.ambiguous(std::iter::once((from, to)))),
            (None, Some(_)) => match legal(None) {
                Some(legal) => Err(ReadError::Otherwise {
                    claim: Claim::Promotion,
                    legal: self.candidate(&legal),
                }),
                None => Err(self.illegal(std::iter::once(from), to, step.promotion)),
            },
        }
    }

    fn castling_as_king_move(&self, role: Role, to: Square, step: &Step) -> Option<Legal<'p>> {
        let king = self.position.king(self.position.turn());
        let named = role == Role::King && step.promotion.is_none() && places(step).has(king);
        self.position.legal(Move::new(king, to)).filter(|legal| named && legal.wing().is_some())
    }

    /// Every legal way to go from these squares to those.
    fn ambiguous(&self, ways: impl Iterator<Item = (Square, Square)>) -> ReadError {
        let candidates = ways
            .flat_map(|(from, to)| {
                let promotions = [
                    None,
                    Some(Role::Queen),
                    Some(Role::Rook),
                    Some(Role::Bishop),
                    Some(Role::Knight),
                ];
                promotions
                    .into_iter()
                    .filter_map(move |promotion| self.position.legal(Move { from, to, promotion }))
            })
            .map(|legal| self.candidate(&legal))
            .collect();
        ReadError::Ambiguous { candidates }
    }

    fn illegal(
        &self,
        origins: impl Iterator<Item = Square>,
        to: Square,
        promotion: Option<Role>,
    ) -> ReadError {
        let illegal: Vec<_> = origins
            .filter_map(|from| self.position.judge(Move { from, to, promotion }).err())
            .collect();
        if illegal.is_empty() {
            return ReadError::Nobody { nearest: self.nearest() };
        }
        ReadError::Illegal { illegal, nearest: self.nearest() }
    }

    /// Why nothing of this kind can legally go there: it may not, or there is no such piece.
    fn unmet(&self, role: Role, to: Square, step: &Step, says: Says) -> ReadError {
        let position = self.position;
        let us = position.turn();
        let board = position.board();
        let ours = board.pieces(role.of(us)) & places(step);
        let ours = if role == Role::Pawn { ours & files(step, says) } else { ours };
        let reach = |occupied: Bitboard| -> Bitboard {
            ours.into_iter()
                .filter(|from| match role {
                    Role::Pawn => pawn_could(us, *from, to),
                    _ => attacks::from(role.of(us), *from, occupied).has(to),
                })
                .collect()
        };
        // Those whose path is clear, or failing that, those that would move so on an empty board.
        let free = reach(board.occupied());
        let able = if free.is_empty() { reach(Bitboard::EMPTY) } else { free };
        // A writer who names a whole square means what stands there.
        let is_named = step.from_file.is_some() && step.from_rank.is_some();
        if able.is_empty()
            && !is_named
            && let Some(legal) = self.one_elsewhere(role, to, step)
        {
            let legal = self.candidate(&legal);
            return ReadError::Otherwise { claim: Claim::Origin, legal };
        }
        // If only one piece can be meant, or pawns of one file, what they do wrong is known even
        // so.
        let of_one_file = role == Role::Pawn && (step.from_file.is_some() || !says.capture);
        let is_known = of_one_file || !ours.has_several();
        let meant = if able.is_empty() && is_known { ours } else { able };
        self.illegal(meant.into_iter(), to, step.promotion)
    }

    /// The one legal move of such an officer to that square, if what is written of its departure is wrong.
    fn one_elsewhere(&self, role: Role, to: Square, step: &Step) -> Option<Legal<'p>> {
        let is_officer = role != Role::Pawn && step.letter.is_some();
        let from = self.position.origins(role, to);
        if !is_officer || from.has_several() {
            return None;
        }
        self.position.legal(Move { from: from.first()?, to, promotion: step.promotion })
    }

    fn contradictions(&self, legal: &Legal<'_>, written: &Written) -> Result<(), ReadError> {
        let says = written.says;
        let claim = if says.en_passant && !legal.is_en_passant() {
            Claim::EnPassant
        } else if says.capture && !legal.is_capture() {
            Claim::Capture
        } else {
            return Ok(());
        };
        Err(ReadError::Otherwise { claim, legal: self.candidate(legal) })
    }
}

/// The squares that match what is written about the departure.
fn places(step: &Step) -> Bitboard {
    let file = step.from_file.map_or(!Bitboard::EMPTY, Bitboard::from);
    let rank = step.from_rank.map_or(!Bitboard::EMPTY, Bitboard::from);
    file & rank
}

/// The files a pawn can come from. If none is given it goes straight ahead, unless it captures.
fn files(step: &Step, says: Says) -> Bitboard {
    let straight = Bitboard::from(step.to_file);
    match step.from_file {
        Some(file) => file.into(),
        None if says.capture => !straight,
        None => straight,
    }
}

/// Whether a pawn ever moves like this, whatever is in the way.
fn pawn_could(color: Color, from: Square, to: Square) -> bool {
    let forward = if color == Color::White { 1 } else { -1 };
    let straight = [from.offset(0, forward), from.offset(0, 2 * forward)];
    attacks::pawn(color, from).has(to) || straight.contains(&Some(to))
}

fn check_remarks(legal: &Legal<'_>, says: Says) -> Remarks {
    let after = legal.play();
    let check = after.is_check();
    let mate = check && !after.has_legal_move();
    let mut remarks = Remarks::NONE;
    remarks.add_if(mate && !says.mate, Remark::MateUnsigned);
    remarks.add_if(check && !mate && !says.check && !says.mate, Remark::CheckUnsigned);
    remarks.add_if(says.mate && !mate, Remark::FalseMate);
    remarks.add_if(says.check && !check, Remark::FalseCheck);
    remarks
}

fn step_remarks(legal: &Legal<'_>, step: &Step, says: Says) -> Remarks {
    let mut remarks = Remarks::NONE;
    if legal.wing().is_some() {
        return Remark::CastlingAsKingMove.into();
    }
    let needed = Origin::needed(legal);
    let given = Origin { file: step.from_file.is_some(), rank: step.from_rank.is_some() };
    let officer = legal.role() != Role::Pawn;
    remarks.add_if(officer && step.letter.is_none(), Remark::LetterMissing);
    remarks.add_if(given.file && given.rank && given != needed, Remark::LongForm);
    if given != needed && !(given.file && given.rank) {
        let swapped = needed.file && !needed.rank && given.rank;
        remarks.add(match (swapped, needed.file && !given.file) {
            (true, _) if officer => Remark::RankForFile,
            (_, true) => Remark::OriginMissing,
            _ => Remark::SuperfluousOrigin,
        });
    }
    remarks.add_if(step.to_rank.is_none(), Remark::RankMissing);
    remarks.add_if(legal.is_capture() && !says.capture, Remark::CaptureUnsigned);
    remarks.add_if(legal.is_en_passant() && !says.en_passant, Remark::EnPassantUnsigned);
    remarks
}
