//! The languages in which moves are written, and the letters each gives the pieces (C.2, C.3).

mod letters;
mod table;

use std::fmt;
use std::str::FromStr;

pub(crate) use letters::{file_at, lookalike_sign, role_of_figurine};
pub use table::{Letters, LettersRow};

/// The language of a scoresheet. The caller declares it; it is never guessed: `R` is a rook in
/// English, a knight in Finnish and a king in French.
///
/// ```
/// use tuomari_notation::Language;
/// let language: Language = "pt-BR".parse()?;
/// assert_eq!(language, Language::Portuguese);
/// assert_eq!(language.letters().of(chess::Role::Bishop), "B");
/// # Ok::<(), tuomari_notation::UnknownLanguage>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Language {
    #[default]
    English,
    Finnish,
    Swedish,
    Norwegian,
    Danish,
    Icelandic,
    Estonian,
    Latvian,
    Lithuanian,
    German,
    Dutch,
    French,
    Spanish,
    Catalan,
    Portuguese,
    Italian,
    Polish,
    Czech,
    Slovak,
    Hungarian,
    Romanian,
    Slovene,
    Croatian,
    Russian,
    Ukrainian,
    Bulgarian,
    Greek,
    Turkish,
}

impl Language {
    /// Every language known, in the order of the table.
    pub const ALL: [Self; 28] = [
        Self::English,
        Self::Finnish,
        Self::Swedish,
        Self::Norwegian,
        Self::Danish,
        Self::Icelandic,
        Self::Estonian,
        Self::Latvian,
        Self::Lithuanian,
        Self::German,
        Self::Dutch,
        Self::French,
        Self::Spanish,
        Self::Catalan,
        Self::Portuguese,
        Self::Italian,
        Self::Polish,
        Self::Czech,
        Self::Slovak,
        Self::Hungarian,
        Self::Romanian,
        Self::Slovene,
        Self::Croatian,
        Self::Russian,
        Self::Ukrainian,
        Self::Bulgarian,
        Self::Greek,
        Self::Turkish,
    ];

    /// The table's row of this language: letters, marks, and where they were found.
    #[must_use]
    pub fn row(self) -> &'static LettersRow {
        &table::TABLE[self as usize]
    }

    /// The letters of the pieces.
    #[must_use]
    pub fn letters(self) -> &'static Letters {
        &self.row().letters
    }

    /// The code of ISO 639-1, as in `fi`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// The mark added to a capture en passant (C.13): `o.l.` in Finnish, `e.p.` elsewhere.
    #[must_use]
    pub fn en_passant_mark(self) -> &'static str {
        self.row().en_passant.first().copied().unwrap_or("e.p.")
    }
}

impl fmt::Display for Language {
    /// The English name of the language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// No language in the table has this code or name; the text is given back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}; available:", self.0)?;
        Language::ALL.into_iter().try_for_each(|language| write!(f, " {}", language.code()))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a language tag such as `fi`, `pt-BR` or `sv_FI.UTF-8`, of which only the language
    /// counts, or the language's English name. Bokmål and Nynorsk are both Norwegian here.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let tag = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let code = if tag.eq_ignore_ascii_case("nb") || tag.eq_ignore_ascii_case("nn") {
            "no"
        } else {
            tag
        };
        Self::ALL
            .into_iter()
            .find(|language| {
                code.eq_ignore_ascii_case(language.code())
                    || text.eq_ignore_ascii_case(&language.to_string())
            })
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Role;

    #[test]
    fn every_row_stands_at_the_place_of_its_language() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.to_string().parse(), Ok(language));
            assert!(!language.row().sources.is_empty());
        }
    }

    #[test]
    fn no_language_gives_two_officers_the_same_letter() {
        for language in Language::ALL {
            let letters = language.letters();
            for role in Role::ALL.into_iter().skip(1) {
                for other in Role::ALL.into_iter().skip(1).filter(|other| *other != role) {
                    assert_ne!(letters.of(role), letters.of(other), "{language}");
                }
                assert_ne!(Some(letters.of(role)), language.row().pawn, "{language}");
            }
        }
    }

    #[test]
    fn a_tag_is_read_by_its_language_alone() {
        assert_eq!("PT-br".parse(), Ok(Language::Portuguese));
        assert_eq!("sv_FI.UTF-8".parse(), Ok(Language::Swedish));
        assert_eq!("nn".parse(), Ok(Language::Norwegian));
        assert_eq!("Finnish".parse(), Ok(Language::Finnish));
        assert!("".parse::<Language>().is_err());
        assert!("tlh".parse::<Language>().is_err());
    }
}
