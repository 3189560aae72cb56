//! Comments, escaped lines, and the rest of overlong texts.

use std::io::Read;

use memchr::{memchr, memchr2, memmem};

use super::super::window::LONGEST_TEXT;
use super::super::{At, Comment, Cut, Visitor, What};
use super::{Reader, Step, Unread};

/// The result of reading a remark.
pub(super) enum After {
    /// It is read; this index comes next.
    Index(usize),
    /// It may continue beyond what is in memory.
    More,
    /// It is too long; its beginning was delivered.
    Cut,
}

/// Finds the start of a game that even a comment cannot contain: the line break before a blank line
/// that is followed by the first tag of the roster.
pub(super) fn find_game(bytes: &[u8]) -> Option<usize> {
    memmem::find_iter(bytes, b"\n[Event \"").find_map(|line_end| {
        let before = &bytes[..line_end];
        let before = before.strip_suffix(b"\r").unwrap_or(before);
        before.strip_suffix(b"\n").map(<[u8]>::len)
    })
}

/// The most bytes from that line break to the end of the game's opening sign.
const GAME_AHEAD: usize = b"\n\r\n[Event \"".len();

/// As much of a text as is delivered in one piece: up to a blank, if there is one, and whole characters.
fn first_piece(text: &[u8]) -> &[u8] {
    let piece = &text[..LONGEST_TEXT];
    let blank = piece.iter().rposition(|byte| matches!(byte, b' ' | b'\n'));
    let whole = (0..LONGEST_TEXT).rev().find(|index| text[index + 1] & 0b1100_0000 != 0b1000_0000);
    let end = blank.filter(|index| *index > 0).or(whole).map_or(LONGEST_TEXT, |index| index + 1);
    &text[..end]
}

/// A text without a blank line at its end.
fn without_blank_line(text: &[u8]) -> &[u8] {
    text.strip_suffix(b"\n\n").or(text.strip_suffix(b"\n\r\n")).unwrap_or(text)
}

impl<R: Read> Reader<R> {
    /// Reads the remark whose sign is at this index, if it is the sign of one.
    pub(super) fn remark(&mut self, visitor: &mut impl Visitor, sign: usize) -> Option<After> {
        match self.window.byte(sign) {
            b'{' => Some(self.braces(visitor, sign)),
            b';' => Some(self.line(visitor, sign)),
            b'%' if self.is_escape(sign) => Some(self.line(visitor, sign)),
            _ => None,
        }
    }

    /// Consumes what a remark took.
    pub(super) fn go_on(&mut self, after: After) -> Option<Step> {
        match after {
            After::Index(next) => self.window.use_up_to(next),
            After::More => return Some(Step::More),
            After::Cut => {}
        }
        None
    }

    /// Reads the comment whose brace is at this index.
    fn braces(&mut self, visitor: &mut impl Visitor, brace: usize) -> After {
        self.in_braces(visitor, brace, brace + 1)
    }

    /// Reads a comment from this index on. What is too long for one piece is delivered in several.
    fn in_braces(&mut self, visitor: &mut impl Visitor, sign: usize, start: usize) -> After {
        let end = self.window.end().min(start + LONGEST_TEXT + GAME_AHEAD);
        let text = self.window.slice(start, end);
        let close = memchr(b'}', text);
        let text = &text[..close.unwrap_or(text.len())];
        let game = find_game(text).or_else(|| {
            // The next game may be in the next part of a text that was split.
            (close.is_none() && self.window.is_last()).then(|| without_blank_line(text).len())
        });
        let length = game.unwrap_or(text.len());
        if close.is_none() && game.is_none() && text.len() < LONGEST_TEXT + GAME_AHEAD {
            return After::More;
        }
        let is_cut = length > LONGEST_TEXT;
        let piece = if is_cut { first_piece(text) } else { &text[..length] };
        if self.game.silent_from.is_none() {
            let is_unclosed = game.is_some() && !is_cut;
            let piece = if is_unclosed { piece.trim_ascii_end() } else { piece };
            visitor.comment(Comment::new(piece, At::new(&self.window, sign)));
        }
        if is_cut {
            let next = start + piece.len();
            return self.cut(next, Unread::Braces);
        }
        if game.is_some() {
            self.report(visitor, sign, What::UnclosedComment);
            return After::Index(start + length);
        }
        After::Index(start + length + 1)
    }

    /// Reads a comment to the end of its line, or an escaped line, whose sign is at this index.
    fn line(&mut self, visitor: &mut impl Visitor, sign: usize) -> After {
        let end = self.window.end().min(sign + 1 + LONGEST_TEXT);
        let text = self.window.slice(sign + 1, end);
        let line_end = memchr2(b'\n', b'\r', text);
        let is_cut = line_end.is_none() && text.len() == LONGEST_TEXT;
        if line_end.is_none() && !is_cut && !self.window.is_last() {
            return After::More;
        }
        let text = &text[..line_end.unwrap_or(text.len())];
        let remark = Comment::new(text, At::new(&self.window, sign));
        let is_comment = self.window.byte(sign) == b';';
        if !is_comment {
            visitor.escape(remark);
        } else if self.game.silent_from.is_none() {
            visitor.comment(remark);
        }
        if is_cut {
            let cut = if is_comment { Cut::Comment } else { Cut::Line };
            self.report(visitor, sign, What::TooLong(cut));
            return self.cut(end, Unread::Line);
        }
        After::Index(sign + 1 + text.len())
    }

    /// Whether the `%` at this index begins a line and so escapes it.
    fn is_escape(&self, index: usize) -> bool {
        matches!(self.window.byte(index - 1), b'\n' | b'\r')
    }

    fn cut(&mut self, end: usize, unread: Unread) -> After {
        self.window.use_up_to(end);
        self.unread = Some(unread);
        After::Cut
    }

    /// Delivers the rest of an overlong comment, and skips that of another text.
    pub(super) fn pass_over(&mut self, visitor: &mut impl Visitor) -> Option<Step> {
        let unread = self.unread.take()?;
        let start = self.window.start();
        let rest = self.window.unused();
        let found = match unread {
            Unread::Braces => {
                let after = self.in_braces(visitor, start, start);
                if matches!(after, After::More) {
                    self.unread = Some(unread);
                }
                return self.go_on(after);
            }
            Unread::Line => memchr2(b'\n', b'\r', rest),
            Unread::Word => rest.iter().position(|byte| super::super::scan::is_break(*byte)),
        };
        if let Some(length) = found {
            self.window.use_up_to(start + length);
            return None;
        }
        self.window.use_up_to(self.window.end());
        if self.window.is_last() {
            return None;
        }
        self.unread = Some(unread);
        Some(Step::More)
    }
}
