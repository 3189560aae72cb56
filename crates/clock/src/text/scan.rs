//! Splits a spoken time control into numbers, words and signs.

use super::decimal::Decimal;
use super::words::{self, Word};
use super::{ParseTimeControlError, Reason};

/// A number, a word or a sign, with its position in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lexeme<'a> {
    pub(super) token: Token,
    pub(super) text: &'a str,
    /// Its first character, counted from 1.
    pub(super) column: usize,
    /// Whether nothing separates it from the one before.
    pub(super) glued: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Number(Decimal),
    Word(Word),
    /// `/`
    Slash,
    /// `+`, and `|`, which web sites use for it.
    Plus,
    Comma,
    Semicolon,
    /// `:` within a time.
    Colon,
    Dash,
}

/// Splits the text. Filler words, brackets and full stops are skipped.
pub(super) fn scan(text: &str) -> Result<Vec<Lexeme<'_>>, ParseTimeControlError> {
    let mut lexemes = Vec::new();
    let mut at = 0;
    let mut column = 1;
    let mut glued = false;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let fault = |reason| ParseTimeControlError::new(column, reason);
        let (token, len) = if first.is_ascii_digit() {
            let (number, len) = Decimal::scan(rest, b".,");
            (Some(Token::Number(number.map_err(fault)?)), len)
        } else if first.is_alphabetic() || first == '×' {
            let len = rest.find(|c: char| !c.is_alphabetic() && c != '×').unwrap_or(rest.len());
            let unknown = || fault(Reason::UnknownWord(rest[..len].to_owned()));
            let word = words::word(&rest[..len]).ok_or_else(unknown)?;
            let token = match word {
                Word::Filler => None,
                Word::Plus => Some(Token::Plus),
                word => Some(Token::Word(word)),
            };
            (token, len)
        } else {
            sign(rest, text[..at].ends_with(|c: char| c.is_ascii_digit())).ok_or_else(|| {
                let found = Some(first.to_string());
                fault(Reason::Expected { wanted: "a time, a word or a sign", found })
            })?
        };
        if let Some(token) = token {
            lexemes.push(Lexeme { token, text: &rest[..len], column, glued });
        }
        glued = token.is_some();
        column += rest[..len].chars().count();
        at += len;
    }
    Ok(lexemes)
}

/// The sign that `rest` begins with and its length; no token for a sign without meaning.
/// `after_digit` is true if a digit comes before it.
fn sign(rest: &str, after_digit: bool) -> Option<(Option<Token>, usize)> {
    let first = rest.chars().next()?;
    let token = match first {
        '/' => Token::Slash,
        '+' | '|' => Token::Plus,
        ',' => Token::Comma,
        ';' => Token::Semicolon,
        ':' => Token::Colon,
        // The hyphen of "30-second increment" joins a number and a word.
        '-' if after_digit && rest[1..].starts_with(char::is_alphabetic) => return Some((None, 1)),
        '-' | '–' => Token::Dash,
        '"' | '”' | '″' => SECONDS,
        '\'' if rest.starts_with("''") => return Some((Some(SECONDS), 2)),
        '\'' | '’' | '′' => Token::Word(Word::Unit(words::MINUTE)),
        '(' | ')' | '.' => return Some((None, 1)),
        space if space.is_whitespace() => return Some((None, space.len_utf8())),
        _ => return None,
    };
    Some((Some(token), first.len_utf8()))
}

const SECONDS: Token = Token::Word(Word::Unit(words::SECOND));
