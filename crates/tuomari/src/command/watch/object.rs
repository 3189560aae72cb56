//! An alarm as an object. The fields are described in docs/json.md.

use audit::watch::{Alarm, Duty, Event, Words};
use clock::Moment;
use laws::Articles;
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
    /// Whether the players must not be told.
    quiet: bool,
    over: bool,
    #[serde(flatten)]
    event: &'a Event,
    book: &'static str,
    articles: Articles,
    words: String,
}

impl<'a> Object<'a> {
    pub(super) fn new(source: &'a str, alarm: &'a Alarm, at: Moment, words: &Words) -> Self {
        let duty = alarm.event.duty();
        Self {
            at: at.as_millis(),
            source,
            game: alarm.game,
            board: &alarm.board,
            last: alarm.at.as_deref(),
            duty,
            over: alarm.is_over,
            quiet: duty == Duty::Quiet,
            event: &alarm.event,
            book: alarm.book.name(),
            articles: alarm.articles,
            words: words.event(&alarm.event),
        }
    }
}

#[cfg(test)]
mod tests {
    use audit::Rules;
    use audit::watch::Watch;
    use laws::Book;
    use laws::text::Lang;

    use super::*;

    #[test]
    fn every_field_is_described_and_no_other() {
        let file = "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# *\n";
        let at = Moment::from_millis(0);
        let alarms = Watch::new(Rules::of(Book::Fide2018)).look(file.as_bytes(), at);
        let object = Object::new("a.pgn", &alarms[0], at, Words::of(Lang::English));
        let object = serde_json::to_value(object).unwrap();
        let mut fields: Vec<&str> = object.as_object().unwrap().keys().map(|k| &**k).collect();
        fields.sort_unstable();
        let all = include_str!("../../../../../docs/json.md");
        let section = all.split("\n## ").find(|section| section.starts_with("`tuomari watch"));
        let table = section.unwrap().split("\n\n").find(|part| part.starts_with("| field"));
        let cells =
            table.unwrap().lines().skip(2).filter_map(|line| {
                line.strip_prefix("| ").and_then(|line| line.split(" | ").next())
            });
        let mut told: Vec<&str> =
            cells.flat_map(|cell| cell.split(", ")).map(|name| name.trim_matches('`')).collect();
        told.sort_unstable();
        assert_eq!(told, fields);
    }
}
