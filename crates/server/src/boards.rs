//! Boards elsewhere that somebody watches: what an arbiter's page shows of them.
//!
//! The watching program tells a [`Teller`] how things stand; people with the secret see it. The
//! secret is the arbiter's: players must not read there what they could claim (11.12, 12.6).

use std::sync::Arc;

use audit::Cited;
use audit::watch::{Duty, Event, Matter, Scene, Section, Seen, Standing, Unseen, Words};
use clock::Span;
use laws::Articles;
use schemars::JsonSchema;
use serde::Serialize;
use tokio::sync::watch;

use crate::seat::{Token, TokenHash};

/// Boards as they stand, for people who have the secret.
#[derive(Clone, Debug)]
pub struct Boards {
    pub(crate) secret: TokenHash,
    pub(crate) scene: watch::Receiver<Arc<Scene>>,
}

/// Tells those who look on how the boards stand.
#[derive(Debug)]
pub struct Teller(watch::Sender<Arc<Scene>>);

impl Boards {
    /// Boards, and who tells of them.
    #[must_use]
    pub fn new(secret: &Token) -> (Teller, Self) {
        let (sender, scene) = watch::channel(Arc::default());
        (Teller(sender), Self { secret: secret.hash(), scene })
    }
}

impl Teller {
    /// The boards stand like this now.
    pub fn tell(&self, scene: Scene) {
        self.0.send_replace(Arc::new(scene));
    }
}

/// How the boards stand, in the words of a language.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Boards")]
pub(crate) struct Shown<'a> {
    book: String,
    unseen: Vec<Source<'a>>,
    sections: Vec<Part<'a>>,
    boards: Vec<Place<'a>>,
}

/// A source of which nothing is seen.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "UnseenSource")]
struct Source<'a> {
    source: &'a str,
    why: &'static str,
    words: String,
}

/// What is to be done now, soon or later, the most urgent first.
#[derive(Debug, Serialize, JsonSchema)]
struct Part<'a> {
    #[schemars(with = "String")]
    section: Section,
    matters: Vec<Told<'a>>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Matter")]
struct Told<'a> {
    source: &'a str,
    board: &'a str,
    #[serde(rename = "move")]
    at: Option<&'a str>,
    #[schemars(with = "String")]
    duty: Duty,
    duty_word: String,
    /// Whether the players may not be told.
    quiet: bool,
    #[serde(flatten)]
    #[schemars(with = "Happening")]
    event: &'a Event,
    articles: Articles,
    /// The articles as they are written after the words.
    cited: String,
    words: String,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Board")]
struct Place<'a> {
    source: &'a str,
    board: &'a str,
    #[serde(rename = "move")]
    at: Option<&'a str>,
    /// What the clocks showed, in milliseconds and in words.
    white: Option<u64>,
    black: Option<u64>,
    white_words: Option<String>,
    black_words: Option<String>,
    #[schemars(with = "String")]
    standing: Standing,
    standing_word: String,
    #[schemars(with = "Option<String>")]
    duty: Option<Duty>,
    duty_word: Option<String>,
}

/// What an event of `tuomari watch --json` looks like.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its schema is wanted")]
struct Happening {
    kind: String,
    data: Option<serde_json::Value>,
}

impl<'a> Shown<'a> {
    pub(crate) fn new(scene: &'a Scene, words: &Words) -> Self {
        let part = |section| {
            let is_own = |matter: &&Matter| matter.event.duty().section() == section;
            let matters = scene.matters.iter().filter(is_own).map(|m| told(m, words)).collect();
            Part { section, matters }
        };
        let unseen = |(source, why): &'a (String, Unseen)| Source {
            source,
            why: match why {
                Unseen::Absent => "absent",
                Unseen::Unread(_) => "unread",
                Unseen::Empty => "empty",
            },
            words: words.unseen(why),
        };
        Self {
            book: scene.book_names(),
            unseen: scene.unseen.iter().map(unseen).collect(),
            sections: Section::ALL.map(part).into(),
            boards: scene.boards.iter().map(|seen| place(seen, words)).collect(),
        }
    }
}

fn told<'a>(matter: &'a Matter, words: &Words) -> Told<'a> {
    let duty = matter.event.duty();
    Told {
        source: &matter.source,
        board: &matter.board,
        at: matter.at.as_deref(),
        duty,
        duty_word: words.duty(duty),
        quiet: duty == Duty::Quiet,
        event: &matter.event,
        articles: matter.articles,
        cited: Cited(matter.articles).to_string(),
        words: words.event(&matter.event),
    }
}

fn place<'a>(seen: &'a Seen, words: &Words) -> Place<'a> {
    let standing_word = match (seen.standing.result(), seen.standing) {
        (Some(result), _) => result.to_owned(),
        (None, Standing::Waiting) => words.label("waiting"),
        (None, _) => words.label("playing"),
    };
    Place {
        source: &seen.source,
        board: &seen.name,
        at: seen.at.as_deref(),
        white: seen.clocks.white.map(Span::as_millis),
        black: seen.clocks.black.map(Span::as_millis),
        white_words: seen.clocks.white.map(|time| time.to_string()),
        black_words: seen.clocks.black.map(|time| time.to_string()),
        standing: seen.standing,
        standing_word,
        duty: seen.duty,
        duty_word: seen.duty.map(|duty| words.duty(duty)),
    }
}
