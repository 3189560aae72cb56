//! What is to be done at boards, in the words of a language.

use std::collections::BTreeMap;

use clock::{Moment, Span};
use hall::{DutyItem, Event, Place, Seen};
use laws::text::{Cited, Lang, Texts};
use schemars::JsonSchema;
use serde::Serialize;

use super::words;
use crate::live;

/// A line of the console.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DutyLine {
    /// What is to be done, and why.
    #[serde(flatten)]
    pub item: DutyItem,
    /// By what all lines of all boards are sorted, the most urgent first.
    pub order: String,
    /// The articles as text.
    pub cited: Vec<Cited>,
    /// The duty in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duty_word: Option<String>,
    /// What is so, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The one thing to do first, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action_word: Option<String>,
}

impl DutyLine {
    fn of(item: DutyItem, event: &Event, lang: Option<Lang>) -> Self {
        let (section, rank, within) = item.urgency();
        let order = format!("{}{rank:02}{within:020}{:05}", section as u8, item.board);
        let book = event.regulations().map(|regulations| regulations.laws.book).unwrap_or_default();
        let cited = Texts::of(lang.unwrap_or(Lang::English)).cited(&item.articles, book);
        let duty_word = lang.map(|lang| words::duty(item.duty, lang));
        let words = lang.map(|lang| words::reason(&item, lang));
        let action_word = lang.map(|lang| words::action(&item, lang));
        Self { item, order, cited, duty_word, words, action_word }
    }
}

/// What was last seen of a table. What could be claimed takes a look at the whole game, so it is
/// looked up after moves and, where time is short, now and then.
#[derive(Debug, Default)]
pub(super) struct Glimpses(BTreeMap<Place, Glimpse>);

#[derive(Debug)]
struct Glimpse {
    seq: crate::journal::Seq,
    at: Moment,
    seen: Seen,
}

/// So often a clock that is short of time is looked at.
const SHORT_OF_TIME: Span = Span::minutes(10);
const AGAIN_AFTER: Span = Span::seconds(1);

impl Glimpses {
    /// How a table stands.
    pub(super) fn of_table(&mut self, place: Place, shown: &live::Shown, now: Moment) -> Seen {
        let at = now.max(shown.last_at());
        if let Some(Glimpse { seq, at: then, seen }) = self.0.get(&place)
            && *seq == shown.seq()
        {
            let since = at.saturating_since(*then);
            let least = [seen.clocks.white, seen.clocks.black].into_iter().flatten().min();
            let is_calm = seen.running.is_none()
                || least.is_none_or(|least| least > SHORT_OF_TIME.saturating_add(since));
            if is_calm || since < AGAIN_AFTER {
                return seen.clone();
            }
        }
        let seen = Seen::of_table(place.board, &shown.table, at);
        self.0.insert(place, Glimpse { seq: shown.seq(), at, seen: seen.clone() });
        seen
    }

    /// Only the boards of a round are kept.
    pub(super) fn keep_round(&mut self, round: u8) {
        self.0.retain(|place, _| place.round == round);
    }
}

/// What is to be done at the boards of a round, the most urgent first at each.
pub(super) fn of_round(
    event: &Event,
    round: u8,
    seen: &[Seen],
    now: Moment,
    lang: Option<Lang>,
) -> BTreeMap<u16, Vec<DutyLine>> {
    let mut lines: BTreeMap<u16, Vec<DutyLine>> = BTreeMap::new();
    for item in event.duties(round, seen, now) {
        lines.entry(item.board).or_default().push(DutyLine::of(item, event, lang));
    }
    lines
}
