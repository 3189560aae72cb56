//! A sheet in Braille (D.2.7), uncontracted.
//!
//! Words and numbers follow the usual literary code: dot 6 before a capital, dots 3456 before a
//! number. Moves follow the Braille chess code in writing ranks and move numbers as lowered digits
//! without a number sign, and depart from it in capitalising officers, since `b` would be both a
//! bishop and a file. A capture is always `x`, because the colon is the lowered three. The dots of
//! `e.p.` and comments on moves are left out, because their signs are lowered digits too.
//!
//! A file for embossers (BRF) has forty cells per line and twenty-five lines per page.

use chess::{Color, Role};

use super::cells::{ASCII, CAPITAL, LETTER, NUMBER, UNKNOWN, dots, letter, lowered, raised};
use super::clock;
use super::labels::{Labels, head};
use crate::language::role_of_figurine;
use crate::scoresheet::{Ink, Scoresheet};

/// Which cells, and in which encoding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Cells {
    /// Six dots in North American ASCII Braille, as embossers expect it.
    #[default]
    Brf,
    /// Six dots in Unicode.
    Six,
    /// Eight dots in Unicode: a capital has dot 7 instead of a sign before it.
    Eight,
}

const LINE: usize = 40;
const PAGE: usize = 25;

/// The sheet in Braille.
#[must_use]
pub fn braille(sheet: &Scoresheet, cells: Cells) -> String {
    let labels = Labels::of(sheet.language);
    let mut writer = Writer { cells, sheet, lines: Vec::new() };
    writer.prose(labels.sheet_of(sheet.owner));
    for (label, value) in head(sheet, labels).into_iter().filter(|(_, value)| !value.is_empty()) {
        writer.prose(&format!("{label}: {value}"));
    }
    for (number, places) in sheet.rows() {
        let mut words = vec![writer.chess(&number.to_string())];
        words.extend(writer.entry(places[Color::White]));
        words.extend(writer.entry(places[Color::Black]));
        writer.wrap(words);
    }
    for (i, note) in sheet.notes.iter().enumerate() {
        writer.prose(&format!("({}) {}", i + 1, note.text));
    }
    if let Some(result) = &sheet.result {
        writer.prose(&format!("{}: {result}", labels.result));
    }
    let signatures = [
        (labels.white, &sheet.signatures.players[Color::White]),
        (labels.black, &sheet.signatures.players[Color::Black]),
        (labels.arbiter, &sheet.signatures.arbiter),
    ];
    for (who, name) in signatures {
        if let Some(name) = name {
            writer.prose(&format!("{}, {who}: {name}", labels.signatures));
        }
    }
    paginate(&writer.lines, cells)
}

/// Lines as text; in files for embossers, pages end with a form feed.
fn paginate(lines: &[Vec<u8>], cells: Cells) -> String {
    let mut out = String::new();
    for (i, line) in lines.iter().enumerate() {
        if i > 0 && i % PAGE == 0 && cells == Cells::Brf {
            out.push('\u{c}');
        }
        out.extend(line.iter().map(|cell| match cells {
            Cells::Brf => ASCII[(*cell & 0x3f) as usize] as char,
            Cells::Six | Cells::Eight => char::from_u32(0x2800 + u32::from(*cell)).unwrap_or(' '),
        }));
        out.push('\n');
    }
    out
}

/// Turns text into cells.
struct Writer<'s> {
    cells: Cells,
    sheet: &'s Scoresheet,
    lines: Vec<Vec<u8>>,
}

impl Writer<'_> {
    fn prose(&mut self, text: &str) {
        self.wrap(text.split_whitespace().map(|word| self.word(word)).collect());
    }

    fn entry(&self, place: Option<usize>) -> Vec<Vec<u8>> {
        let Some(place) = place else { return vec![self.chess("-")] };
        let Some(entry) = self.sheet.entry(Some(place)) else { return Vec::new() };
        let mut words: Vec<Vec<u8>> = match &entry.ink {
            Ink::Blank => vec![self.chess("-")],
            Ink::Illegible => vec![self.word("[?]")],
            Ink::Text(text) => text.split_whitespace().map(|word| self.chess(word)).collect(),
        };
        if entry.draw_offer {
            words.push(self.chess("(=)"));
        }
        words.extend(self.sheet.notes_beside(place).map(|note| self.word(&format!("({note})"))));
        words.extend(entry.clock.map(|time| self.word(&clock(time))));
        words
    }

    /// A word of a move: lowered digits, and only signs that cannot be mistaken for digits.
    fn chess(&self, word: &str) -> Vec<u8> {
        let mut cells = Vec::new();
        for sign in word.chars() {
            match (sign, role_of_figurine(sign)) {
                ('0'..='9', _) => cells.push(lowered(sign)),
                (':' | '×', _) => cells.push(letter('x')),
                ('.' | '!' | '?', _) | (_, Some(Role::Pawn)) => {}
                (_, Some(role)) => {
                    let letters = self.sheet.language.letters().of(role);
                    letters.chars().for_each(|letter| self.push(letter, &mut cells));
                }
                (other, None) => self.push(other, &mut cells),
            }
        }
        cells
    }

    /// A word of prose.
    fn word(&self, word: &str) -> Vec<u8> {
        let mut cells = Vec::new();
        let mut in_number = false;
        for sign in word.chars() {
            if sign.is_ascii_digit() {
                if !in_number {
                    cells.push(NUMBER);
                }
                in_number = true;
                cells.push(raised(sign));
                continue;
            }
            if in_number && matches!(sign, 'a'..='j') {
                cells.push(LETTER);
            }
            in_number = in_number && matches!(sign, '.' | ',');
            match sign {
                '.' => cells.push(dots(&[2, 5, 6])),
                ',' => cells.push(dots(&[2])),
                ';' => cells.push(dots(&[2, 3])),
                ':' => cells.push(dots(&[2, 5])),
                '!' => cells.push(dots(&[2, 3, 5])),
                '?' => cells.push(dots(&[2, 3, 6])),
                other => self.push(other, &mut cells),
            }
        }
        cells
    }

    /// A letter or sign that is the same in moves and in prose.
    fn push(&self, sign: char, cells: &mut Vec<u8>) {
        let signs: &[u8] = match sign {
            '-' | '–' | '−' => &[dots(&[3, 6])],
            '\'' | '’' => &[dots(&[3])],
            '+' => &[dots(&[5]), dots(&[2, 3, 5])],
            '=' => &[dots(&[5]), dots(&[2, 3, 5, 6])],
            '(' => &[dots(&[5]), dots(&[1, 2, 6])],
            ')' => &[dots(&[5]), dots(&[3, 4, 5])],
            '[' => &[dots(&[4, 6]), dots(&[1, 2, 6])],
            ']' => &[dots(&[4, 6]), dots(&[3, 4, 5])],
            '<' => &[dots(&[4]), dots(&[1, 2, 6])],
            '>' => &[dots(&[4]), dots(&[3, 4, 5])],
            '/' => &[dots(&[4, 5, 6]), dots(&[3, 4])],
            '#' => &[dots(&[4, 5, 6]), dots(&[1, 4, 5, 6])],
            '½' => &[NUMBER, dots(&[1]), dots(&[3, 4]), dots(&[1, 2])],
            _ => return self.push_letters(sign, cells),
        };
        cells.extend_from_slice(signs);
    }

    fn push_letters(&self, sign: char, cells: &mut Vec<u8>) {
        let capital = sign.is_uppercase();
        for small in sign.to_lowercase() {
            let cell = match letter(small) {
                0 if ('\u{300}'..='\u{36f}').contains(&small) => continue,
                0 => UNKNOWN,
                cell => cell,
            };
            match self.cells {
                Cells::Eight if capital => cells.push(cell | dots(&[7])),
                Cells::Brf | Cells::Six if capital => cells.extend([CAPITAL, cell]),
                _ => cells.push(cell),
            }
        }
    }

    /// Writes words in lines of forty cells; continuation lines are indented by two cells.
    fn wrap(&mut self, words: Vec<Vec<u8>>) {
        let mut line: Vec<u8> = Vec::new();
        for part in words.iter().flat_map(|word| word.chunks(LINE - 2)) {
            if !line.is_empty() && line.len() + 1 + part.len() > LINE {
                self.lines.push(std::mem::replace(&mut line, vec![0]));
            }
            if !line.is_empty() {
                line.push(0);
            }
            line.extend_from_slice(part);
        }
        self.lines.push(line);
    }
}
