//! Time controls as people say them and write them on posters.
//!
//! Reading is tolerant: English, Finnish and Swedish, in any mixture and in upper or lower case:
//!
//! | text | meaning in [PGN](super::pgn) |
//! |---|---|
//! | `5+3`, `5\|3`, `5 min + 3 s`, `5 min, 3 s/move` | `300+3` |
//! | `G/90;+30`, `90'+30"` | `5400+30` |
//! | `3\|2 delay`, `3 d2`, `3 min, 2 s Bronstein` | `180d2`, `180d2`, `180b2` |
//! | `90 min/40 + 30 min + 30 s`, `90 minuuttia 40 siirtoon, loput 30 min, 30 s siirrolta` | `40/5400+30:1800+30` |
//! | `40/90, SD/30; d5`, `40 drag på 90 min, resten 30 min, fördröjning 5 s` | `40/5400d5:1800d5` |
//! | `40/90, then 30 min + 30 s from move 41` | `40/5400:1800+30` |
//! | `1h30`, `1 t 30 min`, `1.5 h`, `1:30:00`, `2 x 90 min` | `5400` |
//! | `hourglass 1 min`, `tiimalasi 1 min` | `*60` |
//! | `5 min v 4 min`, `White 5, Black 4` | `W300-B240` |
//! | `no clock`, `ei kelloa`, `-` | `-` |
//!
//! ```text
//! text     = control | control versus control | white control [","] black control
//! control  = "-" | untimed | hourglass time | time hourglass | [ "2" "x" ] term { [sep] term }
//! sep      = "+" | "|" | "," | ";" | then                        any of them, also together
//! term     = period | bonus | time
//! period   = moves ( "/" | [move] [in] ) time
//!          | time ( "/" | "x" ) moves [move] | time [in] moves move
//!          | rest [ "/" | in ] time | time [in] rest
//! bonus    = kind [ "/" ] time [ a move ] [ from move ]
//!          | time [ kind ] [ a move ] [ from move ]              at least one of them
//! kind     = increment | delay | bronstein
//! time     = number unit { number unit } | number "h" number | h ":" mm ":" ss | number
//! ```
//!
//! Ambiguities are resolved like this:
//!
//! - A number without a unit is minutes in a period, seconds in a bonus.
//! - The first term is a period. After it, a bare time in seconds is an increment, and one in
//!   minutes or more is a period. A bare number after `+` is an increment, unless another `+` and a
//!   bonus follow (`40/90 + 30 + 30`: then it is a period); otherwise it is a period.
//! - A bonus that is given only at the end applies to the whole game, and so does one after `;`. If
//!   an earlier period has a bonus of its own, each period has what was said with it, and `+ 0 s`
//!   means none. `from move N` applies to the periods that begin at that move or later.
//! - A last period with a number of moves repeats.
//! - A comma between two digits is a decimal comma.
//!
//! [`TimeControl::spoken`] writes one text for each control.

use super::ParseTimeControlError;
use super::pgn::combine;
use super::scan::{Lexeme, Token, scan};
use super::speech::Speech;
use super::words::Word;
use crate::{BySide, TimeControl};

pub use super::say::Spoken;

impl TimeControl {
    /// Reads a time control as people say it, see [`text::spoken`](self).
    ///
    /// # Errors
    ///
    /// When a word is unknown, the terms do not fit together, or they are not a valid schedule; the
    /// error says what is wrong and at which character.
    ///
    /// ```
    /// use tuomari_clock::TimeControl;
    ///
    /// let control = TimeControl::from_spoken("90 min/40 + 30 min + 30 s")?;
    /// assert_eq!(control.to_string(), "40/5400+30:1800+30");
    /// # Ok::<(), tuomari_clock::ParseTimeControlError>(())
    /// ```
    pub fn from_spoken(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let lexemes = scan(text)?;
        let end = text.chars().count() + 1;
        let is = |word| move |l: &Lexeme<'_>| l.token == Token::Word(word);
        if let Some(at) = lexemes.iter().position(is(Word::Versus)) {
            return both_sides(&lexemes[..at], &lexemes[at + 1..], end);
        }
        if lexemes.first().is_some_and(is(Word::White))
            && let Some(at) = lexemes.iter().position(is(Word::Black))
        {
            return both_sides(&lexemes[..at], &lexemes[at..], end);
        }
        let side = Speech::new(&lexemes, end).control()?;
        combine(BySide::both(side), 1)
    }
}

fn both_sides(
    white: &[Lexeme<'_>],
    black: &[Lexeme<'_>],
    end: usize,
) -> Result<TimeControl, ParseTimeControlError> {
    let column = black.first().map_or(end, |l| l.column);
    let white = strip(white, Word::White);
    let black = strip(black, Word::Black);
    let sides = BySide {
        white: Speech::new(white, column).control()?,
        black: Speech::new(black, end).control()?,
    };
    combine(sides, column)
}

/// The lexemes without the name of the side and without trailing signs.
fn strip<'a, 'b>(lexemes: &'a [Lexeme<'b>], name: Word) -> &'a [Lexeme<'b>] {
    let lexemes = match lexemes {
        [first, rest @ ..] if first.token == Token::Word(name) => rest,
        _ => lexemes,
    };
    let is_sign = |l: &Lexeme<'_>| {
        matches!(
            l.token,
            Token::Comma | Token::Semicolon | Token::Dash | Token::Slash | Token::Word(Word::Then)
        )
    };
    let len = lexemes.iter().rposition(|l| !is_sign(l)).map_or(0, |last| last + 1);
    &lexemes[..len]
}
