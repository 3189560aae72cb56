//! The moves, and everything among them.

use std::io::Read;

use super::super::scan::{BLOCK, breaks, equal, is_break};
use super::super::window::LONGEST_TEXT;
use super::super::window::Window;
use super::super::{At, Comment, Cut, Outcome, Variation, Visitor, What, Word};
use super::remarks::After;
use super::{DEEPEST_VARIATION, Part, Reader, Step, Unread};

/// How many bytes after a sign decide what it means.
const AHEAD: usize = 16;

/// A null move that looks like a number.
const NULL_MOVE: &[u8] = b"0000";

/// Why the fast path through the moves stopped, at an index.
enum Stop {
    /// There is a sign here.
    Sign,
    /// A word that is neither plainly a move nor plainly a number begins here.
    Odd {
        end: usize,
    },
    /// A word that fills at least a block begins here.
    LongWord,
    More,
    End,
}

impl<R: Read> Reader<R> {
    /// Reads moves up to the result or the next game.
    pub(super) fn moves<V: Visitor>(&mut self, visitor: &mut V) -> Option<Step> {
        loop {
            let silent = self.game.silent_from.is_some();
            let (at, stop) = if silent {
                plain_moves::<true, V>(&self.window, visitor)
            } else {
                plain_moves::<false, V>(&self.window, visitor)
            };
            self.window.use_up_to(at);
            let step = match stop {
                Stop::Sign => self.sign(visitor, at),
                Stop::Odd { end } => self.odd_word(visitor, at, end),
                Stop::LongWord => self.long_word(visitor, at),
                Stop::More => Some(Step::More),
                Stop::End => Some(Step::GameOver),
            };
            if step.is_some() || self.unread.is_some() {
                return step;
            }
        }
    }

    /// Reads a non-blank sign.
    fn sign<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Option<Step> {
        if !self.can_see(at, AHEAD) {
            return Some(Step::More);
        }
        if let Some(after) = self.remark(visitor, at) {
            return self.go_on(after);
        }
        let silent = self.game.silent_from.is_some();
        let here = At::new(&self.window, at);
        let next = match self.window.byte(at) {
            b'(' if self.window.slice(at, at + 3) == b"(=)" => {
                if !silent {
                    visitor.draw_offer(here);
                }
                at + 3
            }
            b'(' => {
                self.open(visitor, at);
                at + 1
            }
            b')' => {
                self.close(visitor, at);
                at + 1
            }
            b'!' | b'?' => {
                let (nag, length) = suffix(self.window.slice(at, at + AHEAD));
                if !silent {
                    visitor.nag(nag, here);
                }
                at + length
            }
            b'$' => self.nag(visitor, at),
            b'*' => return self.result(visitor, at, at + 1, Outcome::Unknown),
            b'[' => {
                if !self.can_see_tag(at) {
                    return Some(Step::More);
                }
                if self.begins_tag(at) {
                    return Some(Step::GameOver);
                }
                if !self.can_see(at, BLOCK) {
                    return Some(Step::More);
                }
                self.report(visitor, at, What::StrayBracket);
                let text = self.window.slice(at, at + BLOCK);
                let ends = |byte: &u8| matches!(byte, b']' | b'[' | b'\n');
                let close = text[1..].iter().position(ends).map(|index| index + 1);
                let close = close.filter(|close| text[*close] == b']');
                if let Some(close) = close {
                    // What is in it is not a move, but somebody wrote it: `[%clk 0:10:00]`.
                    self.remark_of(visitor, at, at + close + 1);
                }
                at + close.map_or(1, |close| close + 1)
            }
            sign => {
                self.report(visitor, at, What::StraySign(char::from(sign)));
                at + 1
            }
        };
        self.window.use_up_to(next);
        None
    }

    fn open<V: Visitor>(&mut self, visitor: &mut V, at: usize) {
        self.game.depth = self.game.depth.saturating_add(1);
        if self.game.silent_from.is_some() {
            return;
        }
        if self.game.depth > DEEPEST_VARIATION {
            self.report(visitor, at, What::TooDeep);
            self.game.silent_from = Some(self.game.depth);
        } else if visitor.begin_variation(At::new(&self.window, at)) == Variation::Skip {
            self.game.silent_from = Some(self.game.depth);
        }
    }

    fn close<V: Visitor>(&mut self, visitor: &mut V, at: usize) {
        let Some(outer) = self.game.depth.checked_sub(1) else {
            self.report(visitor, at, What::UnopenedVariation);
            return;
        };
        match self.game.silent_from {
            Some(depth) if depth == self.game.depth => self.game.silent_from = None,
            Some(_) => {}
            None => visitor.end_variation(At::new(&self.window, at)),
        }
        self.game.depth = outer;
    }

    /// Reads a glyph and returns where it ends.
    fn nag<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> usize {
        let digits = self.window.slice(at + 1, at + AHEAD);
        let length = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&digits[..length]).ok().and_then(|text| text.parse().ok());
        match number {
            Some(nag) if self.game.silent_from.is_none() => {
                visitor.nag(nag, At::new(&self.window, at));
            }
            Some(_) => {}
            None => {
                self.report(visitor, at, What::BadNag);
                self.remark_of(visitor, at, at + 1 + length);
            }
        }
        at + 1 + length
    }

    /// Delivers something that has no meaning as a comment, so that it is not lost.
    fn remark_of<V: Visitor>(&self, visitor: &mut V, from: usize, to: usize) {
        if self.game.silent_from.is_none() {
            let text = self.window.slice(from, to);
            visitor.comment(Comment::new(text, At::new(&self.window, from)));
        }
    }

    fn result<V: Visitor>(
        &mut self,
        visitor: &mut V,
        at: usize,
        end: usize,
        result: Outcome,
    ) -> Option<Step> {
        self.window.use_up_to(end);
        if self.game.depth > 0 {
            self.report(visitor, at, What::ResultInVariation);
            self.game.inner_result = Some(result);
            return None;
        }
        self.game.result = Some(result);
        Some(Step::To(Part::AfterResult))
    }

    /// Reads a word that begins with neither a letter nor a move number.
    fn odd_word<V: Visitor>(&mut self, visitor: &mut V, at: usize, end: usize) -> Option<Step> {
        let window = &self.window;
        if let Some(result) = Outcome::read(window.slice(at, end)) {
            return self.result(visitor, at, end, result);
        }
        let word = window.slice(at, end);
        let rest = word.trim_ascii_start();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = number_dots(&rest[digits..]);
        // "1." before a move or a result; "..." before a move.
        let from = if dots > 0 { at + digits + dots } else { at };
        if let Some(result) = Outcome::read(window.slice(from, end)) {
            return self.result(visitor, from, end, result);
        }
        if from < end && self.game.silent_from.is_none() {
            match sign_of_evaluation(window.slice(from, end)) {
                Some(nag) => visitor.nag(nag, At::new(window, from)),
                None => visitor.san(Word::new(window, from, end)),
            }
        }
        self.window.use_up_to(end);
        None
    }

    /// Reads a word that fills a block: it is not a move, so only its end matters.
    #[cold]
    fn long_word<V: Visitor>(&mut self, visitor: &mut V, at: usize) -> Option<Step> {
        let end = self.window.end().min(at + LONGEST_TEXT);
        let word = self.window.slice(at, end);
        let length = word.iter().position(|byte| is_break(*byte));
        let is_cut = length.is_none() && word.len() == LONGEST_TEXT;
        if length.is_none() && !is_cut && !self.window.is_last() {
            return Some(Step::More);
        }
        let end = at + length.unwrap_or(word.len());
        if self.game.silent_from.is_none() {
            visitor.san(Word::new(&self.window, at, end));
        }
        if is_cut {
            self.report(visitor, at, What::TooLong(Cut::Word));
            self.unread = Some(Unread::Word);
        }
        self.window.use_up_to(end);
        None
    }

    /// Reads what may follow the result and still belongs to the game.
    pub(super) fn after_result<V: Visitor>(&mut self, visitor: &mut V) -> Option<Step> {
        loop {
            if !self.finds_something() {
                return Some(if self.window.is_last() { Step::GameOver } else { Step::More });
            }
            let at = self.window.start();
            if !self.can_see(at, AHEAD) {
                return Some(Step::More);
            }
            let after = match self.remark(visitor, at) {
                Some(after) => after,
                None => {
                    let text = self.window.slice(at, at + AHEAD);
                    let word = text.iter().take_while(|byte| !is_break(**byte)).count();
                    let word = if text[0] == b'*' { 1 } else { word };
                    let Some(again) = Outcome::read(&text[..word]) else {
                        return Some(Step::GameOver);
                    };
                    let same = self.game.result == Some(again);
                    let what = if same { What::DoubledResult } else { What::ConflictingResult };
                    self.report(visitor, at, what);
                    After::Index(at + word)
                }
            };
            let step = self.go_on(after);
            if step.is_some() || self.unread.is_some() {
                return step;
            }
        }
    }
}

/// The fast path: words separated by blanks, and comments. Stops at anything else.
#[inline(always)]
fn plain_moves<const SILENT: bool, V: Visitor>(window: &Window, visitor: &mut V) -> (usize, Stop) {
    let mut at = window.start();
    'blocks: loop {
        let Some(block) = window.block(at) else {
            return (at, Stop::More);
        };
        let base = at;
        let mut ends = breaks(block);
        while ends != 0 {
            let length = ends.trailing_zeros() as usize;
            let end = base + length;
            ends &= ends - 1;
            if at < end {
                match block[(at - base) % BLOCK] {
                    b'A'..=b'z' => {
                        if !SILENT {
                            visitor.san(Word::new(window, at, end));
                        }
                    }
                    b'0'..=b'9' => {
                        let mut after = at + 1;
                        while window.byte(after).is_ascii_digit() {
                            after += 1;
                        }
                        let digits = after;
                        while window.byte(after) == b'.' {
                            after += 1;
                        }
                        if after < end {
                            let is_move = after > digits && window.byte(after) >= b'A';
                            if !is_move {
                                return (at, Stop::Odd { end });
                            }
                            if !SILENT {
                                visitor.san(Word::new(window, after, end));
                            }
                        } else if digits == end && window.slice(at, end) == NULL_MOVE {
                            return (at, Stop::Odd { end });
                        }
                    }
                    _ => return (at, Stop::Odd { end }),
                }
                at = end;
            }
            match block[length % BLOCK] {
                0..=b' ' => at = end + 1,
                b'{' => {
                    let inside = u64::MAX << (length % BLOCK);
                    let close = equal(block, b'}') & inside;
                    let before = close.wrapping_sub(1) & !close & inside;
                    if close == 0 && end > base {
                        // It may fit into the block that begins with it.
                        at = end;
                        continue 'blocks;
                    }
                    if close == 0 || equal(block, b'\n') & before != 0 {
                        return (end, Stop::Sign);
                    }
                    let close = close.trailing_zeros() as usize;
                    if !SILENT {
                        let text = window.slice(end + 1, base + close);
                        visitor.comment(Comment::new(text, At::new(window, end)));
                    }
                    ends &= u64::MAX << (close % BLOCK);
                    ends &= ends - 1;
                    at = base + close + 1;
                }
                _ => return (at, Stop::Sign),
            }
        }
        if at == base {
            return (at, Stop::LongWord);
        }
        if at >= window.end() {
            let stop = if window.is_last() { Stop::End } else { Stop::More };
            return (window.end(), stop);
        }
    }
}

/// The dots of a move number, or the one character that looks like three of them.
fn number_dots(bytes: &[u8]) -> usize {
    let mut rest = bytes;
    loop {
        match rest {
            [b'.', tail @ ..] | [0xe2, 0x80, 0xa6, tail @ ..] => rest = tail,
            _ => return bytes.len() - rest.len(),
        }
    }
}

/// The glyph for a suffix of `!` and `?`, and the suffix's length.
fn suffix(bytes: &[u8]) -> (u8, usize) {
    let length = bytes.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let nag = match bytes[..length.min(2)] {
        [b'!'] => 1,
        [b'?'] => 2,
        [b'!', b'!'] => 3,
        [b'?', b'?'] => 4,
        [b'!', ..] => 5,
        _ => 6,
    };
    (nag, length)
}

/// The glyph for an evaluation sign between the moves.
fn sign_of_evaluation(word: &[u8]) -> Option<u8> {
    Some(match word {
        b"=" => 10,
        b"+=" | b"+/=" => 14,
        b"=+" | b"=/+" => 15,
        b"+/-" => 16,
        b"-/+" => 17,
        b"+-" => 18,
        b"-+" => 19,
        _ => return None,
    })
}
