//! An alarm as an object. The fields are described in docs/json.md.

use audit::watch::{Alarm, Duty, Event, Words};
use clock::Moment;
use laws::Book;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Object<'a> {
    at: u64,
    source: &'a str,
    game: usize,
    board: &'a str,
    #[serde(rename = "move")]
    last: Option<&'a str>,
    duty: Duty,
    /// Whether the players may not be told.
    quiet: bool,
    #[serde(flatten)]
    event: &'a Event,
    book: &'static str,
    articles: Vec<&'static str>,
    words: String,
}

impl<'a> Object<'a> {
    pub(super) fn new(
        source: &'a str,
        alarm: &'a Alarm,
        at: Moment,
        book: Book,
        words: &Words,
    ) -> Self {
        let duty = alarm.event.duty();
        Self {
            at: at.as_millis(),
            source,
            game: alarm.game,
            board: &alarm.board,
            last: alarm.at.as_deref(),
            duty,
            quiet: duty == Duty::Quiet,
            event: &alarm.event,
            book: book.name(),
            articles: alarm.articles.iter().map(laws::Article::number).collect(),
            words: words.event(&alarm.event),
        }
    }
}
