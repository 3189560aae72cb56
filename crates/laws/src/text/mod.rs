//! Rulings, acts and gists in the words of people: English, Finnish and Swedish.
//!
//! The words lie in the language files of the project and are embedded; the keys are the JSON
//! words of facts and of what belongs to them.

mod account;
mod act;
mod books;
mod citation;
mod decision;
mod echo;
mod fact;
mod headline;
mod messages;
mod question;
mod rule;
mod saying;
mod why;
mod words;
mod written;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use clock::TimeControl;
use fluent_bundle::{FluentArgs, FluentError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::account::{Teller, Told};
pub use self::books::Label;
pub use self::citation::Cited;
pub use self::messages::Messages;
use self::saying::CONTROL_WORDS;
pub use self::words::Words;
pub use self::written::announced;
use crate::book::LANGUAGES;
use crate::fact::{Audience, Event, Fact};
use crate::{Act, Book, Ruling, Seat, Table, Verdict};

macro_rules! langs {
    ($($lang:ident = $code:literal, $own:literal;)+) => {
        /// A language in which there are texts.
        ///
        /// # JSON
        /// Its code, such as `"fi"`.
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[allow(missing_docs, reason = "their names say it")]
        pub enum Lang {
            $(#[serde(rename = $code)] $lang,)+
        }

        impl Lang {
            /// All languages, English first.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$lang),+];

            /// The code of ISO 639-1.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$lang => $code,)+
                }
            }

            /// What its speakers call it.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$lang => $own,)+
                }
            }

            /// The letters of the pieces.
            const fn notation(self) -> notation::Language {
                match self {
                    $(Self::$lang => notation::Language::$lang,)+
                }
            }
        }

        const SOURCES: [[&str; 4]; Lang::ALL.len()] = [$(sources!($code)),+];
    };
}

macro_rules! sources {
    ($lang:literal) => {
        [
            include_str!(concat!("../../locales/", $lang, "/names.ftl")),
            include_str!(concat!("../../locales/", $lang, "/rulings.ftl")),
            include_str!(concat!("../../locales/", $lang, "/acts.ftl")),
            include_str!(concat!("../../locales/", $lang, "/laws.ftl")),
        ]
    };
}

langs! {
    English = "en", "English";
    Finnish = "fi", "Suomi";
    Swedish = "sv", "Svenska";
}

const _: () = assert!(Lang::ALL.len() == LANGUAGES, "every book has gists in every language");

impl Default for Lang {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There are no texts in that language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}; available:", self.0)?;
        Lang::ALL.iter().try_for_each(|lang| write!(f, " {lang}"))
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let found = Self::ALL.into_iter().find(|lang| lang.code() == text);
        found.ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The texts of one language.
///
/// ```
/// use tuomari_laws::text::{Lang, Texts};
/// use tuomari_laws::{Book, Provision};
/// let texts = Texts::of(Lang::Finnish);
/// let article = Provision::Warning.article(Book::Fide2018);
/// assert_eq!(article.map(|article| texts.gist(article)).as_deref(), Some("Varoitus."));
/// ```
pub struct Texts {
    lang: Lang,
    messages: Messages,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.lang).finish()
    }
}

/// The files of a language: those of the library and those of each book.
fn sources(lang: Lang) -> impl Iterator<Item = &'static str> {
    let books = Book::ALL.into_iter().map(move |book| book.texts()[lang as usize]);
    SOURCES[lang as usize].into_iter().chain(books)
}

static TEXTS: LazyLock<[Texts; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Texts::read));

impl Texts {
    /// The texts in a language.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Self {
        &TEXTS[lang as usize]
    }

    fn read(lang: Lang) -> Self {
        Self { lang, messages: Messages::read(lang, sources(lang)) }
    }

    /// Who acts.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.word("seat", &word_of(&seat))
    }

    /// What was done at a table; moves are written as in its position.
    #[must_use]
    pub fn act(&self, act: &Act, before: &Table) -> String {
        self.of_act(act, before).0
    }

    /// What is so since a ruling; moves are written as in the position before it.
    #[must_use]
    pub fn fact(&self, fact: &Fact, before: &Table) -> String {
        self.of_fact(fact, before).0
    }

    /// A fact with its articles, and who is told if that is not everyone.
    #[must_use]
    pub fn event(&self, event: &Event, before: &Table) -> String {
        let mut text = self.fact(&event.fact, before);
        text += &format!(" ({})", self.citations(&event.articles, before.book()));
        if event.audience != Audience::Everyone {
            text += &format!(" [{}]", self.word("audience", &word_of(&event.audience)));
        }
        text
    }

    /// Everything that a ruling says, in its order, each as the facts before it left the table.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling, before: &Table) -> Vec<String> {
        let mut table = before.clone();
        let tell = |event: &Event| {
            let text = self.event(event, &table);
            table.take_in(&event.fact, event.at.unwrap_or(ruling.at));
            text
        };
        ruling.events.iter().map(tell).collect()
    }

    /// A time control. The clock says it in English; its few words are told in the language.
    #[must_use]
    pub fn control(&self, control: &TimeControl) -> String {
        let tell = |said: String, word: &&str| said.replace(word, &self.word("control", word));
        CONTROL_WORDS.iter().fold(control.spoken().to_string(), tell)
    }

    /// How a game ended under a book, with the articles.
    #[must_use]
    pub fn verdict(&self, verdict: Verdict, book: Book) -> String {
        let mut args = FluentArgs::new();
        args.set("score", verdict.score.to_string());
        args.set("ground", self.word("ground", &word_of(&verdict.ground)));
        let text = self.message("fact-game-ended", Some(&args)).0;
        format!("{text} ({})", self.citations(&verdict.articles, book))
    }

    /// One word of an enumeration.
    fn word(&self, group: &str, word: &str) -> String {
        self.message(&key(group, word), None).0
    }

    /// A message, and what was wrong with it. A message that is missing is its own key.
    fn message(&self, key: &str, args: Option<&FluentArgs<'_>>) -> (String, Vec<FluentError>) {
        self.messages.say(key, args)
    }
}

/// The key of a JSON word.
fn key(group: &str, word: &str) -> String {
    format!("{group}-{}", word.replace(['_', ' '], "-"))
}

/// The JSON word of a value.
fn word_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
