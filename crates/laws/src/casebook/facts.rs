//! Facts in words: the word of the fact, then any of what belongs to it, then its articles.
//!
//! Nothing here knows any fact by name: words and values are those of the JSON form.

use chess::Position;
use notation::Language;
use serde::Serialize;
use serde_json::Value;

use super::expect::View;
use super::is_id;
use super::vocabulary;
use super::words::{Unread, Words, bare, read_score, read_span, tags_of};
use crate::fact::{Audience, Event, Fact};
use crate::{Article, Book, Provision, Ruling, Score};

/// One thing that belongs to a fact: its name and its value as JSON has it.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    pub(super) key: String,
    pub(super) value: Value,
    /// Whether the name says something without the value: `penalised white loss`.
    pub(super) names_a_kind: bool,
}

/// Words that only join others.
pub(super) const JOINTS: [&str; 12] =
    ["a", "an", "and", "as", "by", "for", "from", "in", "of", "on", "the", "to"];

/// What a fact consists of, without its own word.
pub(super) fn leaves(fact: &Fact) -> Vec<Leaf> {
    let mut found = Vec::new();
    if let Ok(Value::Object(object)) = serde_json::to_value(fact) {
        for (key, value) in object {
            if key != "fact" {
                gather(&key, value, false, &mut found);
            }
        }
    }
    found
}

fn gather(key: &str, value: Value, names_a_kind: bool, found: &mut Vec<Leaf>) {
    if let Ok(score) = serde_json::from_value::<Score>(value.clone()) {
        let value = score.to_string().into();
        return found.push(Leaf { key: key.to_owned(), value, names_a_kind });
    }
    match value {
        Value::Object(object) => {
            let is_kind = object.len() == 1;
            // The articles of a verdict are those of its event.
            for (key, value) in object.into_iter().filter(|(key, _)| key != "articles") {
                gather(&key, value, is_kind, found);
            }
        }
        Value::Array(list) => {
            list.into_iter().for_each(|value| gather(key, value, names_a_kind, found));
        }
        Value::Null => {}
        value => found.push(Leaf { key: key.to_owned(), value, names_a_kind }),
    }
}

/// The JSON word of a value, with blanks.
pub(super) fn word_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word.replace('_', " "),
        other => other.map(|value| value.to_string()).unwrap_or_default(),
    }
}

/// The word of a fact, with blanks.
pub(super) fn tag_of(fact: &Fact) -> String {
    let value = serde_json::to_value(fact).unwrap_or_default();
    value["fact"].as_str().unwrap_or_default().replace('_', " ")
}

/// A fact that a case expects.
pub(super) struct Wanted<'t> {
    tag: &'static str,
    words: Words<'t>,
    articles: Vec<Article>,
}

impl<'t> Wanted<'t> {
    pub(super) fn read(text: &'t str, book: Book) -> Result<Self, Unread> {
        let (text, articles) = split_articles(text, book)?;
        let mut words = Words::of(text);
        let tags = tags_of::<Fact>("fact");
        let tag = tags
            .iter()
            .filter(|tag| words.clone().accept(&tag.replace('_', " ")))
            .max_by_key(|tag| tag.len());
        let Some(tag) = tag else {
            let known: Vec<String> = tags.iter().map(|tag| tag.replace('_', " ")).collect();
            let known = known.iter().map(String::as_str);
            return Err(Unread::unknown("something that can follow", words.rest(), known));
        };
        words.accept(&tag.replace('_', " "));
        Ok(Self { tag, words, articles })
    }

    /// A fact that a case says did not happen: each of its words must mean something, or the case
    /// would hold whatever happened.
    pub(super) fn denied(text: &'t str, book: Book) -> Result<Self, Unread> {
        let wanted = Self::read(text, book)?;
        match vocabulary::first_unknown(wanted.tag, wanted.words) {
            Some(word) => Err(Unread::unknown("what belongs to a fact", word, vocabulary::known())),
            None => Ok(wanted),
        }
    }

    /// Whether an event is this one.
    pub(super) fn is(&self, event: &Event, view: View<'_>) -> bool {
        tag_of(&event.fact) == self.tag.replace('_', " ")
            && cites(&self.articles, event, view.book())
            && self.has_all(&leaves(&event.fact), view.step.before.position(), view.language)
    }

    /// Whether the words say nothing of a fact but what is so. Each value is named at most once; a
    /// value behind its name (`on black`) is that one's and no other's.
    fn has_all(&self, leaves: &[Leaf], before: &Position, language: Language) -> bool {
        let mut words = self.words;
        let mut left: Vec<&Leaf> = leaves.iter().collect();
        while let Some(word) = words.peek() {
            if let Some((named, rest)) = named(words, leaves) {
                let own = left.iter().enumerate().filter(|(_, leaf)| leaf.key == named.key);
                match take_one(own, rest, before, language) {
                    Some((index, after)) => {
                        left.remove(index);
                        words = after;
                    }
                    None if named.names_a_kind => words = rest,
                    None => return false,
                }
                continue;
            }
            match take_one(left.iter().enumerate(), words, before, language) {
                Some((index, after)) => {
                    left.remove(index);
                    words = after;
                }
                None if JOINTS.contains(&word) => {
                    words.next();
                }
                None => return false,
            }
        }
        true
    }
}

/// The value that is called by its name here, and the words behind the name. What is so or not has
/// no value behind its name.
fn named<'l, 't>(words: Words<'t>, leaves: &'l [Leaf]) -> Option<(&'l Leaf, Words<'t>)> {
    let values = leaves.iter().filter(|leaf| !leaf.value.is_boolean());
    values.into_iter().find_map(|leaf| {
        let mut rest = words;
        rest.accept(&leaf.key.replace('_', " ")).then_some((leaf, rest))
    })
}

/// The first of these values that the words name, and the words behind it.
fn take_one<'l, 't>(
    leaves: impl Iterator<Item = (usize, &'l &'l Leaf)>,
    words: Words<'t>,
    before: &Position,
    language: Language,
) -> Option<(usize, Words<'t>)> {
    leaves.into_iter().find_map(|(index, leaf)| {
        let mut rest = words;
        leaf.take(&mut rest, before, language).then_some((index, rest))
    })
}

impl Leaf {
    /// Takes the words that name this value, if they come next.
    fn take(&self, words: &mut Words<'_>, before: &Position, language: Language) -> bool {
        match &self.value {
            Value::Bool(true) => words.accept(&self.key.replace('_', " ")),
            Value::Bool(false) => words.accept(&format!("not {}", self.key.replace('_', " "))),
            Value::Number(number) => {
                let word = words.peek().map(bare).unwrap_or_default();
                let millis = read_span(word).map(|span| span.as_millis());
                let same = millis.or_else(|| word.parse().ok()) == number.as_u64();
                if same {
                    words.next();
                }
                same
            }
            Value::String(text) => {
                if words.accept(text) || words.accept(&text.replace('_', " ")) {
                    return true;
                }
                let word = words.peek().map(bare).unwrap_or_default();
                let same = read_score(word).is_some_and(|score| score.to_string() == *text)
                    || notation::read(before, word, language)
                        .is_ok_and(|read| read.legal.to_move().to_string() == *text);
                if same {
                    words.next();
                }
                same
            }
            Value::Null | Value::Array(_) | Value::Object(_) => false,
        }
    }
}

/// Whether an event rests on these articles, or what a game's book has in their place, the first of
/// them being its first.
pub(super) fn cites(articles: &[Article], event: &Event, book: Book) -> bool {
    let decides =
        |first: &Article| event.articles.first().is_some_and(|cited| is_there(*first, book, cited));
    articles.first().is_none_or(decides)
        && articles
            .iter()
            .all(|article| event.articles.iter().any(|cited| is_there(*article, book, cited)))
}

/// Whether a cited article is this one, or states in another book what this one does.
pub(super) fn is_there(article: Article, book: Book, cited: Article) -> bool {
    let own = article.book();
    if own == book || Some(own) == book.leaves_to() {
        return article == cited;
    }
    let stated = |provision: &&Provision| {
        provision.article(own) == Some(article)
            && provision.articles(book).any(|there| there == cited)
    };
    Provision::ALL.iter().any(|provision| stated(&provision))
        || article.counterparts(book).iter().any(|(_, there)| *there == cited)
}

/// Parts `... by 9.5.3, 4.3` into what is said and the articles: those of the book, or of the one to
/// which it leaves the rest.
pub(super) fn split_articles(text: &str, book: Book) -> Result<(&str, Vec<Article>), Unread> {
    let Some((said, numbers)) = text.rsplit_once("by ") else { return Ok((text, Vec::new())) };
    let at_edge = said.is_empty() || said.ends_with(' ');
    let find = |number: &str| {
        let there = || book.leaves_to().and_then(|other| other.article(number));
        book.article(number).or_else(there)
    };
    // The home rules call their articles by headings of several words.
    let numbers: Vec<&str> = numbers.split(',').map(str::trim).collect();
    let known = |number: &&str| is_id(number) || find(number).is_some();
    if !at_edge || !numbers.iter().all(known) {
        return Ok((text, Vec::new()));
    }
    let articles = numbers.into_iter().map(|number| {
        find(number).ok_or_else(|| Unread(format!("{book} has no article {number}")))
    });
    Ok((said.trim(), articles.collect::<Result<_, _>>()?))
}

impl Event {
    /// The fact in the words in which a case file would expect it, its articles and who is told.
    #[must_use]
    pub fn to_words(&self) -> String {
        describe(self)
    }
}

fn describe(event: &Event) -> String {
    let mut text = tag_of(&event.fact);
    for leaf in leaves(&event.fact) {
        text += " ";
        text += &match &leaf.value {
            Value::Bool(true) => leaf.key.replace('_', " "),
            Value::Bool(false) => format!("not {}", leaf.key.replace('_', " ")),
            Value::Number(number) if leaf.key == "span" || leaf.key == "time" => {
                clock::Span::millis(number.as_u64().unwrap_or_default()).to_string()
            }
            Value::String(text) if !text.contains(' ') => text.replace('_', " "),
            Value::String(text) => text.clone(),
            other => format!("{} {other}", leaf.key),
        };
    }
    if let Some(first) = event.articles.first() {
        text += &format!(" by {first}");
        event.articles.iter().skip(1).for_each(|article| text += &format!(", {article}"));
    }
    match event.audience {
        Audience::Everyone => {}
        Audience::Nobody => text += " (nobody is told)",
        Audience::Arbiter => text += " (only the arbiter is told)",
        Audience::White => text += " (only White is told)",
        Audience::Black => text += " (only Black is told)",
    }
    text
}

/// Everything that was ruled, in words.
pub(super) fn describe_all<'r>(rulings: impl IntoIterator<Item = &'r Ruling>) -> String {
    let events = rulings.into_iter().flat_map(|ruling| &ruling.events);
    let all: Vec<String> = events.map(describe).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join("; ") }
}
