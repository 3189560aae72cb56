//! The short code of a finished game, which stands on scoresheets, in PGN and in reports: anyone
//! who has it can tell later whether the record is still the one it was printed from.
//!
//! It has thirty letters and digits in groups of five, without those that are mistaken for one
//! another; capitals, spaces and dashes do not matter, and `O`, `I` and `L` are read as the digits
//! they look like. Twelve name the table, sixteen are 80 bits of a hash over the signed head and
//! its signature, and two are a check: a wrong letter, or two neighbours that changed places, are
//! always noticed.
//!
//! What 80 bits give: to make another record to a given code takes about 2^80 tries, which nobody
//! can do, and without the server's key not one of them can be tried. The holder of the key could
//! prepare two records with one code beforehand with about 2^40 tries. For that, compare the whole
//! head, which `tuomari verify CODE` prints.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::journal::{ALPHABET, End, TableId};

/// The letters of the hash: five bits each.
const HASH: usize = 16;
/// The letters of the check.
const CHECK: usize = 2;
const ALL: usize = TableId::LEN + HASH + CHECK;
const GROUP: usize = 5;

/// The code of a finished game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RecordCode {
    /// The table.
    pub table: TableId,
    /// Numbers below 32.
    hash: [u8; HASH],
}

impl RecordCode {
    /// The code of a table with this end.
    #[must_use]
    pub fn of(table: &TableId, end: &End) -> Self {
        let digest = Sha256::new()
            .chain_update(b"tuomari.code.1\n")
            .chain_update(table.as_str())
            .chain_update(end.head.seq.get().to_be_bytes())
            .chain_update(end.head.link.as_bytes())
            .chain_update(end.signed.key.as_bytes())
            .chain_update(end.signed.signature)
            .finalize();
        let bit = |place: usize| (digest[place / 8] >> (7 - place % 8)) & 1;
        let five = |letter| (0..5).fold(0, |number, i| number << 1 | bit(5 * letter + i));
        Self { table: table.clone(), hash: std::array::from_fn(five) }
    }

    /// The end that this is the code of.
    #[must_use]
    pub fn find<'a>(&self, ends: &'a [End]) -> Option<&'a End> {
        ends.iter().find(|end| Self::of(&self.table, end) == *self)
    }
}

impl fmt::Display for RecordCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numbers: Vec<u8> = self.table.as_str().bytes().filter_map(number).collect();
        numbers.extend(self.hash);
        numbers.extend(check(&numbers));
        for (place, number) in numbers.iter().enumerate() {
            if place > 0 && place.is_multiple_of(GROUP) {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(ALPHABET[usize::from(*number)]).to_ascii_uppercase())?;
        }
        Ok(())
    }
}

/// The text is not a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCode {
    /// It has another length.
    Length(usize),
    /// This character stands in no code.
    Letter(char),
    /// The check does not fit: something was mistyped.
    Mistyped,
}

impl fmt::Display for NoCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found) => {
                write!(f, "a code has {ALL} letters and digits, and this has {found}")
            }
            Self::Letter(letter) => write!(f, "no code has the character {letter:?}"),
            Self::Mistyped => f.write_str("a letter of the code was mistyped"),
        }
    }
}

impl std::error::Error for NoCode {}

impl FromStr for RecordCode {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let mut numbers = Vec::with_capacity(ALL);
        for letter in letters {
            let meant = match letter.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            };
            let found = u8::try_from(meant).ok().and_then(number);
            numbers.push(found.ok_or(NoCode::Letter(letter))?);
        }
        let (Some((table, rest)), true) =
            (numbers.split_at_checked(TableId::LEN), numbers.len() == ALL)
        else {
            return Err(NoCode::Length(numbers.len()));
        };
        let (hash, checked) = rest.split_at(HASH);
        if check(&numbers[..TableId::LEN + HASH]) != checked {
            return Err(NoCode::Mistyped);
        }
        let table: String =
            table.iter().map(|number| char::from(ALPHABET[usize::from(*number)])).collect();
        let table = table.parse().map_err(|_| NoCode::Mistyped)?;
        Ok(Self { table, hash: hash.try_into().map_err(|_| NoCode::Mistyped)? })
    }
}

/// The number of a letter.
fn number(letter: u8) -> Option<u8> {
    let place = ALPHABET.iter().position(|other| *other == letter)?;
    u8::try_from(place).ok()
}

/// The remainder by x^10 + x^9 + x^5 + x^4 + x + 1: it sees every change within ten bits in a row,
/// so within two letters.
fn check(numbers: &[u8]) -> [u8; CHECK] {
    let mut rest: u16 = 0x3ff;
    for number in numbers {
        rest ^= u16::from(*number) << 5;
        for _ in 0..5 {
            let carry = rest & 0x200 != 0;
            rest = (rest << 1) & 0x3ff;
            if carry {
                rest ^= 0x233;
            }
        }
    }
    [(rest >> 5) as u8, (rest & 31) as u8]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;
    use crate::journal::Head;
    use crate::signing::Signer;

    fn a_code() -> (RecordCode, Vec<End>) {
        let table = TableId::random().unwrap();
        let signer = Signer::drawn(&Chance::default()).unwrap();
        let first = Head::START.then(&table, None, "a");
        let ends = [first, first.then(&table, None, "b")]
            .map(|head| End { head, signed: signer.sign(&table, head) });
        (RecordCode::of(&table, &ends[1]), ends.to_vec())
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let (code, ends) = a_code();
        let text = code.to_string();
        assert_eq!(text.len(), 35, "{text}");
        assert_eq!(text.parse(), Ok(code.clone()));
        let typed = text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert_eq!(typed.parse(), Ok(code.clone()));
        assert_eq!(code.find(&ends), Some(&ends[1]));
        assert_eq!(code.find(&ends[..1]), None);
    }

    #[test]
    fn every_wrong_letter_and_every_swap_of_neighbours_is_noticed() {
        let letters: Vec<char> = a_code().0.to_string().chars().filter(|l| *l != '-').collect();
        let read = |letters: &[char]| letters.iter().collect::<String>().parse::<RecordCode>();
        for place in 0..letters.len() {
            for other in ALPHABET {
                let mut wrong = letters.clone();
                wrong[place] = char::from(*other).to_ascii_uppercase();
                assert_eq!(read(&wrong).is_ok(), wrong == letters, "{wrong:?}");
            }
            let mut swapped = letters.clone();
            swapped.swap(place, (place + 1).min(letters.len() - 1));
            assert_eq!(read(&swapped).is_ok(), swapped == letters, "{swapped:?}");
        }
        assert_eq!("ABC".parse::<RecordCode>(), Err(NoCode::Length(3)));
        assert_eq!("AB!".parse::<RecordCode>(), Err(NoCode::Letter('!')));
    }
}
