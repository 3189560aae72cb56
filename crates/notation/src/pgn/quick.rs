//! English short algebraic notation at database speed: the plain forms, almost without branches.
//!
//! A mispredicted branch costs more than extra computation, and a processor cannot predict whether
//! the next move is a capture, gives check or is made by a pawn. So all plain forms are read by the
//! same instructions, backwards from the end of the word.

use chess::{Bitboard, Promotion, Role, Short, Square};

use super::Word;

/// What the first byte of a move says about it.
#[derive(Clone, Copy)]
struct First {
    role: Role,
    /// The length of a plain move, and how much a capture sign and what it requires add.
    length: u8,
    capture_length: u8,
    /// Where the piece may come from. A pawn comes from the file named first, whether it stays on
    /// that file or leaves it.
    among: u64,
}

const fn file(index: u8) -> u64 {
    0x0101_0101_0101_0101 << index
}

static FIRST: [First; 256] = {
    // No word is this long: one that begins with another byte is never plain.
    let none = First { role: Role::Pawn, length: u8::MAX / 2, capture_length: 0, among: 0 };
    let mut table = [none; 256];
    let mut i = 0;
    while i < 8 {
        table[(b'a' + i) as usize] =
            First { role: Role::Pawn, length: 2, capture_length: 2, among: file(i) };
        i += 1;
    }
    let mut i = 0;
    while i < OFFICERS.len() {
        let (letter, role) = OFFICERS[i];
        table[letter as usize] = First { role, length: 3, capture_length: 1, among: u64::MAX };
        i += 1;
    }
    table
};

const OFFICERS: [(u8, Role); 5] = [
    (b'N', Role::Knight),
    (b'B', Role::Bishop),
    (b'R', Role::Rook),
    (b'Q', Role::Queen),
    (b'K', Role::King),
];

/// A move as read, before looking at the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Quick {
    pub(super) short: Short,
    /// Where something is claimed to be captured.
    pub(super) taken: Bitboard,
}

/// Reads a move in the plainest form: piece, optional capture, square, optional check sign. The
/// check sign may be missing or wrong.
#[inline(always)]
pub(super) fn read_plain(word: &Word<'_>) -> Option<Quick> {
    let tail = word.tail();
    let is_check = (tail >> 56) as u8 | (b'+' ^ b'#') == b'+';
    let tail = tail << if is_check { 8 } else { 0 };
    let length = word.len() - usize::from(is_check);
    let rank = ((tail >> 56) as u8).wrapping_sub(b'1');
    let file = ((tail >> 48) as u8).wrapping_sub(b'a');
    let is_capture = (tail >> 40) as u8 == b'x';
    let First { role, length: plain, capture_length, among } = FIRST[word.first() as usize];
    let plain = plain + if is_capture { capture_length } else { 0 };
    if (length != plain as usize) | (rank > 7) | (file > 7) {
        return None;
    }
    let to = Square::from_index(rank << 3 | file)?;
    let short = Short { role, to, among: Bitboard(among), promotion: None };
    Some(Quick { short, taken: Bitboard(u64::from(is_capture) << to.index()) })
}

/// Reads a move in PGN's export format, except castling; this includes moves with a disambiguated
/// origin and promotions.
pub(super) fn read(text: &[u8]) -> Option<Quick> {
    let text = text.strip_suffix(b"+").or(text.strip_suffix(b"#")).unwrap_or(text);
    let (text, promotion) = match text {
        [text @ .., b'=', letter] => (text, Some(promotion(*letter)?)),
        _ => (text, None),
    };
    let (text, to) = text.split_last_chunk::<2>()?;
    let to = square(*to)?;
    let is_capture = text.last() == Some(&b'x');
    let text = text.strip_suffix(b"x").unwrap_or(text);
    let (role, among) = match *text {
        [] if !is_capture => (Role::Pawn, file(to.file() as u8)),
        [from @ b'a'..=b'h'] if is_capture => (Role::Pawn, file(from - b'a')),
        [letter] => (officer(letter)?, u64::MAX),
        [letter, from @ b'a'..=b'h'] => (officer(letter)?, file(from - b'a')),
        [letter, from @ b'1'..=b'8'] => (officer(letter)?, 0xff << (8 * (from - b'1'))),
        [letter, file, rank] => (officer(letter)?, Bitboard::from(square([file, rank])?).0),
        _ => return None,
    };
    if role != Role::Pawn && promotion.is_some() {
        return None;
    }
    let short = Short { role, to, among: Bitboard(among), promotion };
    Some(Quick { short, taken: Bitboard(u64::from(is_capture) << to.index()) })
}

fn square([file, rank]: [u8; 2]) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::from_index(rank << 3 | file)).flatten()
}

fn officer(letter: u8) -> Option<Role> {
    OFFICERS.iter().find(|(name, _)| *name == letter).map(|(_, role)| *role)
}

fn promotion(letter: u8) -> Option<Promotion> {
    officer(letter).and_then(|role| Promotion::try_from(role).ok())
}

#[cfg(test)]
mod tests {
    use chess::Position;

    use super::super::{Reader, Visitor};
    use super::*;
    use crate::{Language, Style};

    /// Reads one word that is the whole text.
    fn quickly(text: &str) -> Option<Quick> {
        struct Last(Option<Quick>);
        impl Visitor for Last {
            fn san(&mut self, word: Word<'_>) {
                self.0 = read(word.bytes());
                let plain = read_plain(&word);
                assert!(plain.is_none() || plain == self.0, "{word:?}");
            }
        }
        let mut last = Last(None);
        Reader::new(text.as_bytes()).read_all(&mut last).unwrap();
        last.0
    }

    #[test]
    fn every_move_that_pgn_writes_is_read_quickly_and_rightly() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "7k/8/8/3pP3/N5N1/8/8/N5NK w - d6 0 2",
        ] {
            let position: Position = fen.parse().unwrap();
            for legal in position.legal_moves().filter(|legal| legal.castling().is_none()) {
                let text = Style::PGN.write(&legal);
                let quick = quickly(&text).unwrap_or_else(|| panic!("{text} was not read"));
                assert_eq!(!quick.taken.is_empty(), legal.is_capture(), "{text}");
                let mut after = position.clone();
                assert_eq!(after.play_short(quick.short), Ok(legal.from()), "{text}");
                assert_eq!(after, legal.play());
            }
        }
    }

    #[test]
    fn what_is_read_quickly_is_read_the_same_patiently() {
        let position: Position =
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1".parse().unwrap();
        let pieces = ["", "N", "B", "R", "Q", "K", "P", "O", "b"];
        let origins = ["", "a", "c", "e", "1", "5", "c3", "e5", "5e"];
        let targets = ["e4", "d5", "g6", "d7", "a1", "d8", "h3", "e9", "i1", "e"];
        let ends = ["", "+", "#", "=Q", "=K", "++", "=N+", "x"];
        let mut read_quickly = 0;
        for piece in pieces {
            for origin in origins {
                for takes in ["", "x", "-"] {
                    for target in targets {
                        for end in ends {
                            let text = format!("{piece}{origin}{takes}{target}{end}");
                            let Some(quick) = quickly(&text) else { continue };
                            let mut after = position.clone();
                            let Ok(from) = after.play_short(quick.short) else { continue };
                            if !quick.taken.is_subset(position.board().occupied()) {
                                continue;
                            }
                            read_quickly += 1;
                            let patient = crate::read(&position, &text, Language::English);
                            let legal =
                                patient.unwrap_or_else(|error| panic!("{text}: {error}")).legal;
                            assert_eq!(
                                (legal.from(), legal.to()),
                                (from, quick.short.to),
                                "{text}"
                            );
                        }
                    }
                }
            }
        }
        assert!(read_quickly > 50, "only {read_quickly}");
    }
}
