//! From the JSON form of a fact or an act to the message about it.

use chess::{Move, Position};
use clock::{Span, TimeControl};
use fluent_bundle::{FluentArgs, FluentError};
use notation::Style;
use serde_json::{Map, Value};

use super::{Texts, key};
use crate::Score;

/// What JSON leaves out when there is nothing to say.
const OPTIONAL: [&str; 8] =
    ["offer", "two_hands", "together", "intended", "because", "delay", "of", "hand"];

/// Names of times.
const TIMES: [&str; 8] = ["span", "time", "until", "less", "white", "black", "ends", "charged"];

/// The grammatical cases of a side that a language may have.
const CASES: [&str; 5] = ["gen", "ade", "all", "abl", "ptv"];

impl Texts {
    /// The message about an object with a tag: a decision, an act, a fact, a question.
    pub(super) fn tagged(&self, value: &Value, before: &Position) -> (String, Vec<FluentError>) {
        for tag in ["decision", "act", "fact"] {
            if let Some(word) = value[tag].as_str() {
                return self.object(&key(tag, word), value, before);
            }
        }
        match value["about"].as_str() {
            Some(word) => self.object(&key("question", word), value, before),
            None => (value.to_string(), Vec::new()),
        }
    }

    fn object(&self, key: &str, value: &Value, before: &Position) -> (String, Vec<FluentError>) {
        let mut teller = Teller { texts: self, owner: key, before, args: FluentArgs::new() };
        OPTIONAL.iter().for_each(|name| teller.args.set(*name, "none"));
        let mut errors = Vec::new();
        if let Value::Object(fields) = value {
            teller.fields(fields, &mut errors);
        }
        let (text, own) = self.message(key, Some(&teller.args));
        errors.extend(own);
        (text, errors)
    }
}

/// Gathers the arguments of one message.
struct Teller<'a> {
    texts: &'a Texts,
    owner: &'a str,
    before: &'a Position,
    args: FluentArgs<'a>,
}

impl Teller<'_> {
    fn fields(&mut self, fields: &Map<String, Value>, errors: &mut Vec<FluentError>) {
        for (name, value) in fields {
            match value {
                Value::Object(inner)
                    if matches!(name.as_str(), "verdict" | "setting" | "resumption") =>
                {
                    self.fields(inner, errors);
                }
                Value::String(side) if side == "white" || side == "black" => self.side(name, side),
                Value::Number(number) if !TIMES.contains(&name.as_str()) => {
                    self.args.set(name.clone(), number.as_u64().unwrap_or_default());
                }
                Value::Array(list) if name == "line" => {
                    self.args.set("line-count", list.len());
                    self.args.set("line", self.line(list));
                }
                Value::Array(list) => {
                    let words: Vec<String> =
                        list.iter().map(|value| self.one(name, value, errors)).collect();
                    self.args.set(format!("{name}-count"), words.len());
                    self.args.set(name.clone(), words.join(", "));
                }
                value => {
                    let text = self.one(name, value, errors);
                    self.args.set(name.clone(), text);
                }
            }
        }
    }

    /// Moves of both sides, each written as in the position that those before it led to.
    fn line(&self, list: &[Value]) -> String {
        let style = Style::of(self.texts.lang.notation());
        let mut position = self.before.clone();
        let mut words = Vec::new();
        for value in list {
            let word = value.as_str().unwrap_or_default();
            let legal = word.parse::<Move>().ok().and_then(|m| position.legal(m));
            words.push(legal.map_or_else(|| word.to_owned(), |legal| style.write(&legal)));
            if let Some(next) = legal.map(|legal| legal.play()) {
                position = next;
            }
        }
        words.join(" ")
    }

    /// A side in every case that the language has.
    fn side(&mut self, name: &str, side: &str) {
        let Some(message) = self.texts.bundle.get_message(&key("side", side)) else { return };
        let mut errors = Vec::new();
        let mut forms = vec![(name.to_owned(), message.value())];
        for case in CASES {
            let form = message.get_attribute(case).map(|attribute| attribute.value());
            forms.push((format!("{name}-{case}"), form));
        }
        for (name, pattern) in forms {
            if let Some(pattern) = pattern {
                let text = self.texts.bundle.format_pattern(pattern, None, &mut errors);
                self.args.set(name, text.into_owned());
            }
        }
    }

    /// One value in words.
    fn one(&self, name: &str, value: &Value, errors: &mut Vec<FluentError>) -> String {
        if let Ok(score) = serde_json::from_value::<Score>(value.clone()) {
            return score.to_string();
        }
        match value {
            Value::Null => "none".to_owned(),
            Value::Bool(so) => so.to_string(),
            Value::Number(number) if TIMES.contains(&name) => time(number.as_u64()),
            Value::Number(number) => number.to_string(),
            Value::String(word) => self.word(name, word),
            Value::Object(_) if name == "question" => {
                let (text, own) = self.texts.tagged(value, self.before);
                errors.extend(own);
                text
            }
            Value::Object(fields) if name.starts_with("penalt") => self.penalty(fields, errors),
            other => other.to_string(),
        }
    }

    fn word(&self, name: &str, word: &str) -> String {
        if let Some(group) = self.group(name, word) {
            return self.texts.word(group, word);
        }
        if name == "control" {
            let control = serde_json::from_value::<TimeControl>(word.into());
            return control
                .map_or_else(|_| word.to_owned(), |control| control.spoken().to_string());
        }
        if name == "article" {
            return word.rsplit(' ').next().unwrap_or(word).to_owned();
        }
        let legal = word.parse::<Move>().ok().and_then(|m| self.before.legal(m));
        let style = Style::of(self.texts.lang.notation());
        legal.map_or_else(|| word.to_owned(), |legal| style.write(&legal))
    }

    /// The enumeration to which a word belongs, if it belongs to one.
    fn group(&self, name: &str, word: &str) -> Option<&'static str> {
        Some(match (name, self.owner) {
            ("why", "fact-refused") => "refusal",
            ("why", _) => "lapse",
            ("how", _) => "completion",
            ("kind", _) => "illegal-act",
            ("basis", _) => "basis",
            ("ground", owner) if owner.contains("no-normal-win") => "no-win",
            ("ground", owner) if owner.contains("no-progress") => "no-progress",
            ("ground", _) => "ground",
            ("edge", _) => "edge",
            ("sign", _) => "sign",
            ("faces", _) => "facing",
            ("promoted", _) => "promoted",
            ("place", "fact-clock-placed" | "decision-place-clock") => "clock-place",
            ("because", _) => "clock-in-hand",
            ("about", _) => "remark",
            ("area", _) => "area",
            ("piece", _) => "piece",
            ("duties", _) => "duty",
            ("ruling", _) => "claim-ruling",
            ("of", _) => "breach",
            ("what", "fact-noted") => "note",
            ("what", _) => "irregularity",
            ("reason", "act-stop-clock" | "question-stop") => "stop-reason",
            ("reason", "act-return-clock") => "return",
            ("reason", "decision-annul") => "annul-reason",
            ("penalty" | "penalties", _) => "penalty",
            ("to", owner) if owner.contains("permi") && word.len() > 2 => "permission",
            _ => return None,
        })
    }

    /// A penalty that has a measure: `{"more_time": 120000}`.
    fn penalty(&self, fields: &Map<String, Value>, errors: &mut Vec<FluentError>) -> String {
        let Some((word, value)) = fields.iter().next() else { return String::new() };
        let measure = match value {
            Value::Number(number) if word.ends_with("time") => time(number.as_u64()),
            Value::String(share) => self.texts.word("share", share),
            value => self.one("value", value, errors),
        };
        let mut args = FluentArgs::new();
        args.set("value", measure);
        let (text, own) = self.texts.message(&key("penalty", word), Some(&args));
        errors.extend(own);
        text
    }
}

fn time(millis: Option<u64>) -> String {
    Span::millis(millis.unwrap_or_default()).to_string()
}
