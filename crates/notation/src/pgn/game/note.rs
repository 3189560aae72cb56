//! Comments on a move: text for people, commands for programs.

use std::fmt;

use super::super::window::LONGEST_TEXT;
use super::command::Command;

/// The longest comment, including its delimiters, that a reader is sure to keep whole.
const LONGEST: usize = LONGEST_TEXT - 8;

/// A comment in normal form: first the commands for programs, then the text, its words separated by
/// single spaces.
///
/// ```
/// use tuomari_notation::pgn::{Command, Note};
/// use std::time::Duration;
///
/// let note = Note::read(" time   is short [%clk 0:01:30]");
/// assert_eq!(note.text(), "time is short");
/// assert_eq!(note.commands(), [Command::Clock(Duration::from_secs(90))]);
/// assert_eq!(note.to_string(), "[%clk 0:01:30] time is short");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Note {
    commands: Vec<Command>,
    text: String,
}

impl Note {
    /// Reads the contents of a comment, without its delimiters. Anything beyond about 65000 bytes
    /// is cut.
    #[must_use]
    pub fn read(comment: &str) -> Self {
        let mut note = Self::default();
        let mut room = LONGEST;
        let mut rest = comment;
        while let Some(start) = rest.find("[%") {
            let Some(length) = rest[start..].find(']') else { break };
            let (before, command) = (&rest[..start], &rest[start + 2..start + length]);
            match Command::read(command) {
                Some(command) => {
                    note.push_text(before, &mut room);
                    note.push_command(command, &mut room);
                }
                None => note.push_text(&rest[..start + length + 1], &mut room),
            }
            rest = &rest[start + length + 1..];
        }
        note.push_text(rest, &mut room);
        note
    }

    /// A comment that is only text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut note = Self::default();
        // What looks like a command is text here.
        note.push_text(&text.replace("[%", "[ %"), &mut { LONGEST });
        note
    }

    /// The same with one more command, unless there is no room for it.
    #[must_use]
    pub fn with(mut self, command: Command) -> Self {
        let mut room = LONGEST.saturating_sub(self.to_string().len() + 1);
        self.push_command(command, &mut room);
        self
    }

    /// The text for people.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The commands for programs.
    #[must_use]
    pub fn commands(&self) -> &[Command] {
        &self.commands
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.commands.is_empty()
    }

    /// Roughly how much memory it takes besides itself.
    pub(in super::super) fn size(&self) -> usize {
        // Names and operands of commands are short.
        self.text.len() + self.commands.len() * (size_of::<Command>() + 64)
    }

    fn push_text(&mut self, text: &str, room: &mut usize) {
        for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
            let blank = usize::from(!self.text.is_empty());
            let most = room.saturating_sub(blank).min(word.len());
            let fits = (0..=most).rev().find(|end| word.is_char_boundary(*end)).unwrap_or(0);
            if fits == 0 {
                continue;
            }
            if blank > 0 {
                self.text.push(' ');
            }
            self.text.push_str(&word[..fits]);
            *room -= blank + fits;
        }
    }

    fn push_command(&mut self, command: Command, room: &mut usize) {
        let length = command.to_string().len() + 1;
        if length <= *room {
            *room -= length;
            self.commands.push(command);
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, command) in self.commands.iter().enumerate() {
            write!(f, "{}{command}", if i > 0 { " " } else { "" })?;
        }
        let blank = if self.commands.is_empty() || self.text.is_empty() { "" } else { " " };
        write!(f, "{blank}{}", self.text)
    }
}
