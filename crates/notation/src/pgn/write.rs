//! Games in the export format.

use std::fmt::{self, Write};

use chess::{CastlingStyle, Color, EnPassantStyle, Position};

use super::{Game, Line, Note, Step};
use crate::{PromotionSign, Style};

/// A way of writing games: the export format, or a variant of it with another move style or with
/// parts left out.
///
/// ```
/// use tuomari_notation::pgn::{Export, Games};
/// use tuomari_notation::{Language, Style};
///
/// let file = "1. e4 {[%clk 0:09:58]} e5 (1... c5) 2. Nf3 *";
/// let game = Games::new(file.as_bytes()).next().unwrap()?.game;
/// let finnish = Export {
///     style: Style::of(Language::Finnish),
///     variations: false,
///     notes: false,
///     ..Export::default()
/// };
/// assert!(finnish.write(&game).ends_with("\n1. e4 e5 2. Rf3 *\n\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Export {
    /// How moves are written. A promotion in parentheses would be a variation here, so `=` is used
    /// instead.
    pub style: Style,
    /// The maximum length of a line of movetext, as far as its words allow.
    pub columns: usize,
    /// Whether comments are written.
    pub notes: bool,
    /// Whether glyphs are written.
    pub nags: bool,
    /// Whether variations are written.
    pub variations: bool,
}

impl Default for Export {
    /// The export format of the PGN standard.
    fn default() -> Self {
        Self { style: Style::PGN, columns: 80, notes: true, nags: true, variations: true }
    }
}

impl Export {
    /// The game as text, with the blank line that ends it.
    #[must_use]
    pub fn write(&self, game: &Game) -> String {
        let mut text = String::with_capacity(1024);
        self.push(game, &mut text);
        text
    }

    /// Adds the game to a text.
    pub fn push(&self, game: &Game, out: &mut String) {
        push_tags(game, out);
        out.push('\n');
        let mut moves = self.moves(out);
        moves.line(&game.line);
        moves.wrap.word(game.result.as_str());
        moves.wrap.place();
        out.push_str("\n\n");
    }

    /// The moves of a line as text, without tags and result.
    #[must_use]
    pub fn movetext(&self, line: &Line) -> String {
        let mut text = String::new();
        let mut moves = self.moves(&mut text);
        moves.line(line);
        moves.wrap.place();
        text
    }

    fn moves<'a>(&'a self, out: &'a mut String) -> Movetext<'a> {
        let mut style = self.style;
        if style.promotion == PromotionSign::Parentheses {
            style.promotion = PromotionSign::Equals;
        }
        Movetext { export: self, style, wrap: Wrap::new(out, self.columns) }
    }
}

impl fmt::Display for Game {
    /// The export format.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Export::default().write(self))
    }
}

fn push_tags(game: &Game, out: &mut String) {
    for (name, value) in game.tags.roster() {
        push_tag(name, value, out);
    }
    push_tag("Result", game.result.as_str(), out);
    let start = game.line.start();
    let fen = start.to_fen(CastlingStyle::XFen, EnPassantStyle::Always);
    let mut others: Vec<(&str, &str)> = game.tags.others().collect();
    if *start != Position::initial() {
        others.extend([("FEN", fen.as_str()), ("SetUp", "1")]);
    }
    if game.is_chess960() {
        others.push(("Variant", "Chess960"));
    }
    others.sort_unstable();
    for (name, value) in others {
        push_tag(name, value, out);
    }
}

fn push_tag(name: &str, value: &str, out: &mut String) {
    let _ = write!(out, "[{name} \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push_str("\"]\n");
}

/// The movetext of a game as it grows.
struct Movetext<'a> {
    export: &'a Export,
    style: Style,
    wrap: Wrap<'a>,
}

impl Movetext<'_> {
    fn line(&mut self, line: &Line) {
        self.notes(&line.opening);
        let mut position = line.start().clone();
        // A number comes before each move by White, and before one by Black that does not directly
        // follow White's.
        let mut is_interrupted = true;
        for ply in line.plies() {
            let number = position.move_number();
            let mut word = String::with_capacity(8);
            match position.turn() {
                Color::White => self.wrap.word(&format!("{number}.")),
                Color::Black if is_interrupted => self.wrap.word(&format!("{number}...")),
                Color::Black => {}
            }
            let next = match ply.step() {
                Step::Move(m) => position.legal(m).map(|legal| {
                    let after = legal.play();
                    self.style.push_played(&legal, &after, &mut word);
                    after
                }),
                Step::Stood(m) => {
                    word.push_str(&self.style.stood(m, &position));
                    position.stood(m)
                }
                Step::Null => {
                    word.push_str("--");
                    super::step::passed(&position)
                }
            };
            self.wrap.word(&word);
            let annotation = ply.annotation();
            if annotation.draw_offer {
                self.wrap.word("(=)");
            }
            if self.export.nags {
                for nag in &annotation.nags {
                    self.wrap.word(&format!("${nag}"));
                }
            }
            is_interrupted = self.notes(&annotation.notes);
            if self.export.variations {
                for variation in ply.variations() {
                    self.wrap.open("(");
                    self.line(variation);
                    self.wrap.close(")");
                    is_interrupted = true;
                }
            }
            position = next.unwrap_or(position);
        }
    }

    /// Writes comments, and returns whether there were any.
    fn notes(&mut self, notes: &[Note]) -> bool {
        if !self.export.notes || notes.is_empty() {
            return false;
        }
        for note in notes {
            if note.text().contains('}') {
                self.wrap.rest_of_line(&format!("; {note}"));
                continue;
            }
            self.wrap.open("{");
            for command in note.commands() {
                self.wrap.word(&command.to_string());
            }
            for word in note.text().split(' ').filter(|word| !word.is_empty()) {
                self.wrap.word(word);
            }
            self.wrap.close("}");
        }
        true
    }
}

/// Wraps words into lines of a given length.
struct Wrap<'a> {
    out: &'a mut String,
    columns: usize,
    /// How long the line is so far.
    length: usize,
    /// The last word, which may still grow.
    word: String,
    /// Whether the next word is joined to it.
    is_open: bool,
}

impl<'a> Wrap<'a> {
    fn new(out: &'a mut String, columns: usize) -> Self {
        Self { out, columns, length: 0, word: String::new(), is_open: false }
    }

    fn word(&mut self, word: &str) {
        if !self.is_open {
            self.place();
        }
        self.word.push_str(word);
        self.is_open = false;
    }

    /// Adds a sign to which the next word is joined.
    fn open(&mut self, sign: &str) {
        self.word(sign);
        self.is_open = true;
    }

    /// Adds a sign that is joined to the last word.
    fn close(&mut self, sign: &str) {
        self.word.push_str(sign);
        self.is_open = false;
    }

    /// Places the last word.
    fn place(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let length = self.word.chars().count();
        if self.length > 0 {
            // A percent sign or a bracket at the beginning of a line means something else to other
            // programs.
            let may_begin = !self.word.starts_with(['%', '[']);
            if self.length + 1 + length > self.columns && may_begin {
                self.out.push('\n');
                self.length = 0;
            } else {
                self.out.push(' ');
                self.length += 1;
            }
        }
        self.out.push_str(&self.word);
        self.length += length;
        self.word.clear();
    }

    /// Writes something that extends to the end of its line.
    fn rest_of_line(&mut self, text: &str) {
        self.place();
        if self.length > 0 {
            self.out.push(' ');
        }
        self.out.push_str(text);
        self.out.push('\n');
        self.length = 0;
        self.is_open = false;
    }
}
