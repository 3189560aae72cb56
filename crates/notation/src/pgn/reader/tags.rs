//! The tag pairs at the head of a game.

use std::io::Read;

use memchr::memchr;

use super::super::scan::{early_breaks, equal};
use super::super::window::LONGEST_TEXT;
use super::super::{At, Cut, Tag, Visitor, What};
use super::remarks::After;
use super::{Part, Reader, Step, Unread};

/// How the tag roster, and so nearly every game, begins.
const ROSTER_START: &[u8] = b"[Event \"";

/// The longest name of a tag that can end a game without a result.
const LONGEST_NAME: usize = 48;

impl<R: Read> Reader<R> {
    /// Reads tag pairs up to the first thing that is neither a tag nor a remark.
    pub(super) fn tags(&mut self, visitor: &mut impl Visitor) -> Option<Step> {
        loop {
            let unused = self.window.unused();
            let blanks = unused.iter().take_while(|byte| **byte <= b' ').count();
            let line_ends = unused[..blanks].iter().filter(|byte| **byte == b'\n').count();
            self.game.line_ends += line_ends as u32;
            let at = self.window.start() + blanks;
            self.window.use_up_to(at);
            if at == self.window.end() {
                return Some(if self.window.is_last() { Step::GameOver } else { Step::More });
            }
            let after = if self.window.byte(at) == b'[' {
                if !self.can_see(at, ROSTER_START.len()) {
                    return Some(Step::More);
                }
                let is_new_game = self.game.has_tags
                    && self.game.line_ends >= 2
                    && self.window.slice(at, at + ROSTER_START.len()) == ROSTER_START;
                if is_new_game {
                    return Some(Step::GameOver);
                }
                self.tag(visitor, at)
            } else if let Some(after) = self.remark(visitor, at) {
                after
            } else {
                return Some(Step::To(Part::Moves));
            };
            if !matches!(after, After::More) {
                self.game.line_ends = 0;
            }
            let step = self.go_on(after);
            if step.is_some() || self.unread.is_some() {
                return step;
            }
        }
    }

    /// Reads the tag pair whose bracket is at this index.
    fn tag(&mut self, visitor: &mut impl Visitor, bracket: usize) -> After {
        let window = &self.window;
        if let Some(block) = window.block(bracket) {
            // Nearly every tag is a short line with two quotes, the second right before the closing
            // bracket.
            let line = equal(block, b'\n');
            let line = line.wrapping_sub(1) & !line;
            let quotes = (equal(block, b'"') | equal(block, b'\\')) & line;
            let second = quotes & quotes.wrapping_sub(1);
            let open = bracket + quotes.trailing_zeros() as usize;
            let close = bracket + second.trailing_zeros() as usize;
            let blank = bracket + (early_breaks(block) & !1).trailing_zeros() as usize;
            let is_plain = line != u64::MAX
                && second != 0
                && second & (second - 1) == 0
                && window.byte(open) == b'"'
                && window.byte(close) == b'"'
                && window.byte(close + 1) == b']'
                && blank + 1 == open
                && blank > bracket + 1
                && window.byte(blank) == b' ';
            if is_plain {
                let name = window.slice(bracket + 1, blank);
                let value = window.slice(open + 1, close);
                visitor.tag(Tag::new(name, value, At::new(window, bracket)));
                self.game.has_tags = true;
                return After::Index(close + 2);
            }
        }
        self.odd_tag(visitor, bracket)
    }

    /// Reads a tag that is long, has quotes or backslashes in its value, or is not a tag.
    #[cold]
    fn odd_tag(&mut self, visitor: &mut impl Visitor, bracket: usize) -> After {
        let end = self.window.end().min(bracket + 1 + LONGEST_TEXT);
        let text = self.window.slice(bracket + 1, end);
        let line_end = memchr(b'\n', text);
        let is_cut = line_end.is_none() && text.len() == LONGEST_TEXT;
        if line_end.is_none() && !is_cut && !self.window.is_last() {
            return After::More;
        }
        let line = &text[..line_end.unwrap_or(text.len())];
        let at = At::new(&self.window, bracket);
        self.game.has_tags = true;
        let pair = Pair::read(line);
        if !pair.name.is_empty() {
            visitor.tag(Tag::new(pair.name, pair.value, at));
        }
        let next = bracket + 1 + pair.length;
        let is_cut = is_cut && pair.length == line.len();
        if is_cut {
            self.report(visitor, bracket, What::TooLong(Cut::Tag));
            self.window.use_up_to(end);
            self.unread = Some(Unread::Line);
            return After::Cut;
        }
        if let Some(fault) = pair.fault {
            self.report(visitor, bracket, fault);
        }
        After::Index(next)
    }

    /// Whether this bracket among the moves begins a tag, and with it the next game.
    pub(super) fn begins_tag(&self, bracket: usize) -> bool {
        let end = self.window.end().min(bracket + LONGEST_NAME);
        let text = self.window.slice(bracket + 1, end.max(bracket + 1));
        let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let name = text.iter().take_while(is_name).count();
        let blanks = text[name..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        name > 0 && blanks > 0 && text.get(name + blanks) == Some(&b'"')
    }

    /// Whether enough has been read to call [`Reader::begins_tag`].
    pub(super) fn can_see_tag(&self, bracket: usize) -> bool {
        self.can_see(bracket, LONGEST_NAME)
    }
}

/// A tag pair extracted from a line on a best-effort basis.
struct Pair<'a> {
    name: &'a [u8],
    value: &'a [u8],
    /// How much of the line it takes.
    length: usize,
    fault: Option<What>,
}

impl<'a> Pair<'a> {
    /// Reads the line after the opening bracket.
    fn read(line: &'a [u8]) -> Self {
        let is_name = |byte: &&u8| !matches!(byte, b'"' | b']') && **byte > b' ';
        let before = line.len() - line.trim_ascii_start().len();
        let name_end = before + line[before..].iter().take_while(is_name).count();
        let name = &line[before..name_end];
        let value_start = line.len() - line[name_end..].trim_ascii_start().len();
        if line.get(value_start) != Some(&b'"') || name.is_empty() {
            let close = memchr(b']', line);
            let end = close.unwrap_or(line.len());
            let value = line[value_start.min(end)..end].trim_ascii();
            // Without quotes the meaning is clear enough; with a misplaced quote it is not.
            let name = if value.contains(&b'"') { &[] } else { name };
            let length = close.map_or(line.len(), |close| close + 1);
            return Self { name, value, length, fault: Some(What::MalformedTag) };
        }
        let text = &line[value_start + 1..];
        let mut bare_quotes = 0;
        let mut i = 0;
        while i < text.len() {
            match text[i] {
                b'\\' => i += 1,
                b'"' => {
                    let rest = text[i + 1..].trim_ascii_start();
                    if rest.first() == Some(&b']') {
                        return Self {
                            name,
                            value: &text[..i],
                            length: line.len() - rest.len() + 1,
                            fault: (bare_quotes > 0).then_some(What::BareQuote),
                        };
                    }
                    bare_quotes += 1;
                }
                _ => {}
            }
            i += 1;
        }
        let value = text.trim_ascii_end();
        let value = value.strip_suffix(b"]").unwrap_or(value);
        let value = value.strip_suffix(b"\"").unwrap_or(value);
        Self { name, value, length: line.len(), fault: Some(What::UnclosedTag) }
    }
}
