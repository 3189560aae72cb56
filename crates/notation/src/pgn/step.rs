//! One word of movetext played on the board.

use std::ops::Range;

use chess::{Color, Move, Position, Role, Short, Square, Wing};

use super::quick::{self, Quick};
use super::{What, Word, glued};
use crate::{Language, ReadError};

/// What a word of movetext says: a move, or that a side passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// An illegal move that was made and stood: the game went on from it. A king that goes to its own
    /// rook castles.
    Stood(Move),
    /// A null move: the side to move passes. The Laws do not have it; analysts do.
    Null,
}

/// Plays an English word on the fast path. Returns `None`, with the position unchanged, if it takes
/// more than that to read it.
#[inline(always)]
pub(super) fn play_quickly(position: &mut Position, word: &Word<'_>) -> Option<Move> {
    let Some(quick) = quick::read_plain(word) else {
        return play_longer(position, word);
    };
    let from = play_quick(position, quick)?;
    Some(Move::new(from, quick.short.to))
}

#[inline(always)]
fn play_quick(position: &mut Position, quick: Quick) -> Option<Square> {
    // En passant captures on an empty square: the careful reader handles that, too.
    if !quick.taken.is_subset(position.board().occupied()) {
        return None;
    }
    position.play_short(quick.short).ok()
}

/// Plays longer forms than the plainest, and castling.
#[inline(never)]
fn play_longer(position: &mut Position, word: &Word<'_>) -> Option<Move> {
    let text = word.bytes();
    if let Some(quick) = quick::read(text) {
        let Short { to, promotion, .. } = quick.short;
        let from = play_quick(position, quick)?;
        return Some(Move { from, to, promotion: promotion.map(Role::from) });
    }
    let wing = match text.strip_suffix(b"+").or(text.strip_suffix(b"#")).unwrap_or(text) {
        b"O-O" => Wing::HFile,
        b"O-O-O" => Wing::AFile,
        _ => return None,
    };
    let us = position.turn();
    let castling = position.castling();
    if castling.is_mirrored(us) {
        return None;
    }
    let king = position.king(us);
    let m = Move::new(king, castling.rook(us, wing, king)?);
    play(position, m).map(|_| m)
}

/// The result of reading a word carefully.
pub(super) enum Patience {
    Played(Step),
    /// Played, though something is wrong with it: the notation claims something untrue about the move,
    /// or the move is illegal and can be read in one way only.
    Faulty(Step, What),
    /// Played as a promotion to the piece in the parentheses that follow, which are not a variation.
    Promoted(Step),
    /// Played after the other side passed, whose move is missing; that is what is wrong.
    AfterPass(Position, Step, What),
    /// A mark that belongs to the preceding move.
    Nothing,
    /// A letter or sign that stands for a glyph: a diagram, a novelty, an advantage.
    Glyph(u8),
    /// Signs or words that are neither, and no move in any language.
    Stray(What),
    /// Several moves without blanks, which can be taken apart in one way: where they stand in the word.
    Glued(Vec<Range<usize>>, What),
    Unreadable(What),
}

/// Plays a word in whatever form it is written.
#[cold]
pub(super) fn play_patiently(
    position: &mut Position,
    word: &Word<'_>,
    language: Language,
) -> Patience {
    let text = word.text();
    let text = without_number(&text, position);
    match text {
        "--" | "Z0" | "null" | "0000" | "@@@@" | "<>" => return pass(position),
        "e.p." | "ep" | "e.p" => return Patience::Nothing,
        "D" => return Patience::Glyph(220),
        "N" | "TN" => return Patience::Glyph(146),
        mark if language.row().en_passant.contains(&mark) => return Patience::Nothing,
        _ => {}
    }
    if let Some(nag) = glyph(text) {
        return Patience::Glyph(nag);
    }
    if let Some(sign) = text.chars().next().filter(|_| is_only_signs(text)) {
        return Patience::Stray(What::StraySign(sign));
    }
    let m = match crate::read(position, text, language) {
        Ok(reading) => reading.legal.to_move(),
        Err(ReadError::Otherwise { claim, legal }) => {
            return match play(position, legal.m) {
                Some(step) => Patience::Faulty(step, What::Misdescribed(claim)),
                None => Patience::Nothing,
            };
        }
        Err(error) => return go_on(position, word, text, error, language),
    };
    play(position, m).map_or(Patience::Nothing, Patience::Played)
}

/// A word without the number of its move, if that is glued to it: `3Bb5`.
fn without_number<'t>(text: &'t str, position: &Position) -> &'t str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &text[..text.len() - rest.len()];
    let is_number = number.parse() == Ok(position.move_number().get());
    let is_word = rest.starts_with(|c: char| c.is_ascii_alphabetic() || !c.is_ascii());
    if is_number && is_word { rest } else { text }
}

/// The glyph of a sign that annotators set in one letter.
fn glyph(sign: &str) -> Option<u8> {
    Some(match sign {
        "□" => 7,
        "∞" => 13,
        "⩲" => 14,
        "⩱" => 15,
        "±" => 16,
        "∓" => 17,
        "+−" | "+–" => 18,
        "−+" | "–+" => 19,
        _ => return None,
    })
}

/// Whether a word has neither a letter nor a digit, nor a figurine.
fn is_only_signs(word: &str) -> bool {
    const FIGURINES: std::ops::RangeInclusive<char> = '♔'..='♟';
    !word.chars().any(|c| c.is_alphanumeric() || FIGURINES.contains(&c))
}

/// Goes on after a word that is not a legal move here, if there is exactly one way to.
fn go_on(
    position: &mut Position,
    word: &Word<'_>,
    text: &str,
    error: ReadError,
    language: Language,
) -> Patience {
    if matches!(error, ReadError::Ambiguous { .. })
        && let Some(piece) = word.piece_in_parentheses()
        && let Ok(reading) = crate::read(position, &format!("{text}={piece}"), language)
    {
        let step = Step::Move(reading.legal.to_move());
        *position = reading.legal.play();
        return Patience::Promoted(step);
    }
    if is_of_other_side(position, word)
        && let Some(between) = passed(position)
        && let Ok(reading) = crate::read(&between, text, language)
    {
        let step = Step::Move(reading.legal.to_move());
        *position = reading.legal.play();
        let what = What::MissingMove { text: shortened(text) };
        return Patience::AfterPass(between, step, what);
    }
    let stood = crate::stood::meant(position, text, &error, language);
    let what = What::NoSuchMove { text: shortened(text), error: Box::new(error) };
    if let Some((m, after)) = stood {
        *position = after;
        return Patience::Faulty(Step::Stood(m), what);
    }
    match glued::apart(position, word, language) {
        Some(parts) => Patience::Glued(parts, What::GluedMoves(shortened(text))),
        None if is_prose(text) && word.number().is_none() => {
            Patience::Stray(What::StrayWord(shortened(text)))
        }
        None => Patience::Unreadable(what),
    }
}

/// Whether a word is too long for a move and has letters of which no move is made.
fn is_prose(word: &str) -> bool {
    const OF_MOVES: &str = "abcdefghxKQRBNPkqrnpO";
    word.chars().count() > 2
        && word.chars().all(char::is_alphabetic)
        && word.chars().any(|c| c.is_ascii() && !OF_MOVES.contains(c))
}

/// Whether the number before a word says that the move is not by the side that has it: `13. Nf3` where
/// Black is to make the twelfth, `12... Nf6` where White is.
fn is_of_other_side(position: &Position, word: &Word<'_>) -> bool {
    let Some((number, dots)) = word.number() else { return false };
    let expected = position.move_number().get();
    match position.turn() {
        Color::White => dots > 1 && number == expected,
        Color::Black => dots == 1 && Some(number) == expected.checked_add(1),
    }
}

fn play(position: &mut Position, m: Move) -> Option<Step> {
    let next = position.legal(m)?.play();
    *position = next;
    Some(Step::Move(m))
}

fn pass(position: &mut Position) -> Patience {
    let Some(next) = passed(position) else {
        return Patience::Unreadable(What::NullInCheck);
    };
    let is_check = position.is_check();
    *position = next;
    match is_check {
        true => Patience::Faulty(Step::Null, What::NullInCheck),
        false => Patience::Played(Step::Null),
    }
}

/// The position after the side to move has passed, even in check.
pub(super) fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    if setup.turn == Color::Black {
        setup.move_number = setup.move_number.saturating_add(1);
    }
    setup.turn = !setup.turn;
    setup.en_passant = None;
    setup.quiet_plies = setup.quiet_plies.saturating_add(1);
    Position::try_from(setup).ok()
}

/// A word shortened for use in a message.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
