//! The event in the words of people: English, Finnish and Swedish.
//!
//! The message of each thing and its arguments are one `match` for each kind (`tell.rs`).

mod saying;
mod tell;

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::FluentArgs;
use laws::text::{Lang, Messages};
use laws::{Book, Ground};
use serde::Serialize;

use self::saying::Said;
use crate::{Action, Ask, Consequence, Incident, Reason, Refused, Ruling, Step, Todo, Why};

/// The words of one language.
///
/// ```
/// use laws::text::Lang;
/// use tuomari_hall::{Consequence, text::Words};
/// let warned = Consequence::Warned { of: chess::Color::Black, count: 1 };
/// assert_eq!(Words::of(Lang::Finnish).step(&warned), "Musta saa varoituksen.");
/// ```
pub struct Words {
    lang: Lang,
    messages: Messages,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

const SOURCES: [&str; Lang::ALL.len()] = [
    include_str!("../locales/en/hall.ftl"),
    include_str!("../locales/fi/hall.ftl"),
    include_str!("../locales/sv/hall.ftl"),
];

static WORDS: LazyLock<[Words; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Words::read));

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Self {
        &WORDS[lang as usize]
    }

    fn read(lang: Lang) -> Self {
        Self { lang, messages: Messages::read(lang, [SOURCES[lang as usize]]) }
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// What happened at a board.
    #[must_use]
    pub fn incident(&self, incident: &Incident) -> String {
        self.said_incident(incident).0
    }

    /// One thing that follows.
    #[must_use]
    pub fn step(&self, step: &Consequence) -> String {
        self.said_step(step).0
    }

    /// The part of a ruling that the players hear: what changes for them, in one breath.
    #[must_use]
    pub fn tell(&self, steps: &[Step]) -> String {
        let is_told = |step: &&Step| {
            !matches!(
                step.what,
                Consequence::StopClocks
                    | Consequence::StartClock { .. }
                    | Consequence::Counted { .. }
                    | Consequence::MayPenalise { .. }
                    | Consequence::SeveralGames { .. }
                    | Consequence::WaitOneMove
            )
        };
        let told = steps.iter().filter(is_told).map(|step| self.step(&step.what));
        told.collect::<Vec<_>>().join(" ")
    }

    /// What the arbiter must say first.
    #[must_use]
    pub fn ask(&self, ask: &Ask) -> String {
        self.said_ask(ask).0
    }

    /// What is so at a board.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> String {
        self.said_reason(reason).0
    }

    /// The one thing to do first.
    #[must_use]
    pub fn action(&self, action: &Action) -> String {
        self.said_action(action).0
    }

    /// Something to do by hand.
    #[must_use]
    pub fn todo(&self, todo: &Todo) -> String {
        self.said_todo(todo).0
    }

    /// Why an act cannot be done, with its articles.
    #[must_use]
    pub fn refusal(&self, refused: &Refused) -> String {
        let text = self.said_refusal(&refused.why).0;
        match refused.articles.first() {
            None => text,
            Some(_) => format!("{text} ({})", refused.articles),
        }
    }

    /// Why a game ended.
    #[must_use]
    pub fn ground(&self, ground: Ground) -> String {
        self.word("ground", &ground)
    }

    /// Why an act on all boards leaves one as it is.
    #[must_use]
    pub fn untouched(&self, why: Why) -> String {
        self.word("why", &why)
    }

    /// A heading or a label that takes no arguments.
    #[must_use]
    pub fn label(&self, name: &str) -> String {
        self.label_with(name, &[])
    }

    /// A heading or a label with its arguments.
    #[must_use]
    pub fn label_with(&self, name: &str, with: &[(&str, String)]) -> String {
        self.filled(&format!("label-{name}"), with)
    }

    /// A message with its arguments; numbers take part in plurals.
    pub(crate) fn filled(&self, key: &str, with: &[(&str, String)]) -> String {
        self.said_with(key, with).0
    }

    pub(crate) fn said_with(&self, key: &str, with: &[(&str, String)]) -> Said {
        let mut args = FluentArgs::new();
        for (name, value) in with {
            match value.parse::<u32>() {
                Ok(number) => args.set((*name).to_owned(), number),
                Err(_) => args.set((*name).to_owned(), value.clone()),
            }
        }
        self.message(key, &args)
    }

    /// A ruling in one paragraph: what was found, what followed, why.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> String {
        let mut text = match &ruling.finding {
            crate::Finding::Incident { incident } => format!("{}.", self.incident(incident)),
            crate::Finding::Undoing { ruling } => {
                return self.label_with("undoing", &[("ruling", ruling.to_string())]);
            }
        };
        for step in &ruling.steps {
            text += " ";
            text += &self.step(&step.what);
            if let Consequence::TimeAdded { shown: Some(shown), set: Some(set), .. }
            | Consequence::TimeTaken { shown: Some(shown), set: Some(set), .. } = step.what
            {
                text += &format!(" {shown} → {set}.");
            }
        }
        text
    }

    /// The name of a book.
    #[must_use]
    pub fn book(&self, book: Book) -> String {
        laws::text::Texts::of(self.lang).cited_book(book)
    }

    /// A word without anything in it, by its JSON form.
    fn word(&self, prefix: &str, word: &impl Serialize) -> String {
        let word = serde_json::to_value(word).unwrap_or_default();
        let key = format!("{prefix}-{}", slug(word.as_str().unwrap_or_default()));
        self.message(&key, &FluentArgs::new()).0
    }

    fn message(&self, key: &str, args: &FluentArgs<'_>) -> Said {
        self.messages.say(key, Some(args))
    }
}

/// A word as keys have it.
fn slug(word: &str) -> String {
    word.replace('_', "-")
}

#[cfg(test)]
mod tests;
