//! One message being put together: its key, and what fills it.

use chess::Color;
use clock::Span;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use serde::Serialize;

use super::Words;

/// A sentence, and what was wrong with its message.
pub(super) type Said = (String, Vec<FluentError>);

/// A message and its arguments, gathered one after the other.
pub(super) struct Saying<'w> {
    words: &'w Words,
    key: &'static str,
    args: FluentArgs<'static>,
}

impl<'w> Saying<'w> {
    pub(super) fn new(words: &'w Words, key: &'static str) -> Self {
        Self { words, key, args: FluentArgs::new() }
    }

    pub(super) fn end(self) -> Said {
        self.words.message(self.key, &self.args)
    }

    fn set(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.args.set(name, value);
        self
    }

    /// What someone wrote, or what needs no words.
    pub(super) fn text(self, name: &'static str, text: &impl ToString) -> Self {
        self.set(name, text.to_string())
    }

    pub(super) fn number(self, name: &'static str, number: impl Into<u32>) -> Self {
        self.set(name, number.into())
    }

    /// A colour in the cases that the languages have for it.
    pub(super) fn side(mut self, name: &'static str, side: Color) -> Self {
        let side = match side {
            Color::White => "white",
            Color::Black => "black",
        };
        for case in ["", "-gen", "-all"] {
            let said = self.words.message(&format!("side-{side}{case}"), &FluentArgs::new()).0;
            self.args.set(format!("{name}{case}"), said);
        }
        self
    }

    /// One word of an enumeration, by its JSON word.
    pub(super) fn word(self, name: &'static str, group: &str, value: &impl Serialize) -> Self {
        let said = self.words.word(group, value);
        self.set(name, said)
    }

    /// What a clock shows, if that is known.
    pub(super) fn shown(self, name: &'static str, span: Option<Span>) -> Self {
        match span {
            Some(span) => self.text(name, &span),
            None => self.set(name, "–"),
        }
    }
}
