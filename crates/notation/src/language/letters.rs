//! Which piece or file a written letter means in a language.
//!
//! People and keyboards produce letters of the right shape from the wrong alphabet, and lower case
//! for upper case. Both are accepted where they are unambiguous, and a remark says so.

use chess::{File, Role};

use super::Language;
use crate::san::{Remark, Remarks};

/// A piece letter found at the beginning of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Matched {
    pub(crate) role: Role,
    /// Its length in bytes.
    pub(crate) bytes: usize,
    pub(crate) remarks: Remarks,
}

/// Officers with the longest letters first, so that `Кр` is not taken for `К`.
const OFFICERS: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Language {
    /// The piece whose letter begins the text.
    ///
    /// Where a file letter is possible (`before_square`), a lower-case a to h is a file.
    pub(crate) fn piece_at(self, text: &str, before_square: bool) -> Option<Matched> {
        let first = text.chars().next()?;
        if let Some(role) = role_of_figurine(first) {
            let bytes = first.len_utf8();
            // A variation selector after the figurine means nothing here.
            let selector =
                text[bytes..].chars().next().filter(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'));
            let bytes = bytes + selector.map_or(0, char::len_utf8);
            return Some(Matched { role, bytes, remarks: Remarks::NONE });
        }
        if before_square && is_file_letter(self, first) {
            return None;
        }
        let row = self.row();
        let also =
            row.also.iter().map(|(letters, role)| (*letters, *role, Remark::LookAlike.into()));
        let pawn = row.pawn.map(|letters| (letters, Role::Pawn, Remark::PawnLetter.into()));
        let officers = OFFICERS.into_iter().map(|role| (row.letters.of(role), role, Remarks::NONE));
        officers
            .chain(also)
            .chain(pawn.filter(|_| before_square))
            .filter_map(|(letters, role, remarks)| {
                let (bytes, how) = match_letters(letters, text)?;
                Some(Matched { role, bytes, remarks: remarks | how })
            })
            .max_by_key(|matched| (matched.bytes, !matched.remarks.has(Remark::LookAlike)))
    }
}

/// How many bytes of the text spell these letters, and how loosely.
fn match_letters(letters: &str, text: &str) -> Option<(usize, Remarks)> {
    let mut remarks = Remarks::NONE;
    let mut given = text.char_indices().peekable();
    for letter in letters.chars() {
        let (_, found) = given.next()?;
        remarks = remarks | same_letter(letter, found)?;
    }
    // An accent typed as a separate character.
    let _ = given.next_if(|(_, c)| ('\u{300}'..='\u{36f}').contains(c));
    Some((given.peek().map_or(text.len(), |(at, _)| *at), remarks))
}

fn same_letter(letter: char, found: char) -> Option<Remarks> {
    let plain = from_latin(letter, found);
    let remarks = if plain == found { Remarks::NONE } else { Remark::LookAlike.into() };
    if plain == letter {
        return Some(remarks);
    }
    let folds = match (plain.is_ascii(), letter.is_ascii()) {
        (true, true) => plain.eq_ignore_ascii_case(&letter),
        _ => plain.to_lowercase().eq(letter.to_lowercase()),
    };
    folds.then(|| remarks | Remark::LetterCase.into())
}

/// The letter of `like`'s alphabet that has the shape of a Latin one.
fn from_latin(like: char, found: char) -> char {
    const CYRILLIC: [(char, char); 8] = [
        ('K', 'К'),
        ('k', 'к'),
        ('P', 'Р'),
        ('p', 'р'),
        ('C', 'С'),
        ('T', 'Т'),
        ('O', 'О'),
        ('o', 'о'),
    ];
    const GREEK: [(char, char); 4] = [('P', 'Ρ'), ('B', 'Β'), ('A', 'Α'), ('I', 'Ι')];
    let pairs: &[(char, char)] = match like {
        '\u{400}'..='\u{4ff}' => &CYRILLIC,
        '\u{370}'..='\u{3ff}' => &GREEK,
        _ => &[],
    };
    pairs.iter().find(|(latin, _)| *latin == found).map_or(found, |(_, native)| *native)
}

/// The file a letter means, and how loosely. Greek sheets may name files from alpha to theta.
pub(crate) fn file_at(language: Language, letter: char) -> Option<(File, Remarks)> {
    const GREEK: [char; 8] = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ'];
    const CYRILLIC: [(char, char); 3] = [('а', 'a'), ('с', 'c'), ('е', 'e')];
    match letter {
        'a'..='h' => File::from_char(letter).map(|file| (file, Remarks::NONE)),
        'A'..='H' => File::from_char(letter).map(|file| (file, Remark::LetterCase.into())),
        _ if language == Language::Greek => {
            let file = File::ALL.into_iter().find(|file| GREEK[*file as usize] == letter)?;
            Some((file, Remarks::NONE))
        }
        _ => {
            let (_, latin) = CYRILLIC.iter().find(|(cyrillic, _)| *cyrillic == letter)?;
            File::from_char(*latin).map(|file| (file, Remark::LookAlike.into()))
        }
    }
}

fn is_file_letter(language: Language, letter: char) -> bool {
    !letter.is_uppercase() && file_at(language, letter).is_some()
}

/// The Latin letter or sign that a Cyrillic, Greek or typographic one stands for.
pub(crate) fn lookalike_sign(sign: char) -> char {
    match sign {
        'х' | '×' => 'x',
        'Х' => 'X',
        'О' | 'Ο' => 'O',
        'о' | 'ο' => 'o',
        '–' | '—' | '−' | '‐' | '‑' => '-',
        other => other,
    }
}

/// The role of a figurine in Unicode, of either colour.
pub(crate) fn role_of_figurine(sign: char) -> Option<Role> {
    const FROM_KING: [Role; 6] =
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let place = (sign as u32).checked_sub('♔' as u32).filter(|place| *place < 12)?;
    FROM_KING.get(place as usize % 6).copied()
}
