//! Builds games from what the reader reports.

use std::collections::HashSet;

use chess::Position;

use super::replay::Start;
use super::step::{Patience, Step, play_patiently, play_quickly};
use super::{
    At, Comment, Fault, Game, Line, Note, Outcome, Place, Ply, Tag, Tags, Variation, Visitor, What,
    Word,
};
use super::{Found, text};
use crate::Language;

/// Roughly how many bytes of memory one game may take; the rest of it is left out.
const LARGEST_GAME: usize = 1 << 24;

/// Roughly what one item takes of that, including spare capacity.
const TAG: usize = 256;
const PLY: usize = 2 * size_of::<Ply>();
const VARIATION: usize = 2 * size_of::<Line>() + 2 * PLY;
const NOTE: usize = 2 * size_of::<Note>();
/// What a byte of text takes that is added word by word.
const KEPT_BYTE: usize = 2;

/// How many faults are kept for one game.
const MOST_FAULTS: usize = 100;

/// A line being read.
#[derive(Debug)]
struct Open {
    line: Line,
    /// The position before its last move, from which variations of that move begin.
    before: Position,
    /// Whether its moves can no longer be followed.
    is_lost: bool,
    /// What came after that, as written, and how many parentheses are open in it.
    rest: String,
    depth: u32,
    /// Glyphs that stand before its first move, to which they are given.
    early: Vec<u8>,
}

impl Open {
    fn new(start: Position) -> Self {
        Self {
            before: start.clone(),
            line: Line::new(start),
            is_lost: false,
            rest: String::new(),
            depth: 0,
            early: Vec::new(),
        }
    }

    /// Keeps a word of what can no longer be followed.
    fn keep(&mut self, word: &str) {
        if !self.rest.is_empty() && word != ")" && !self.rest.ends_with('(') {
            self.rest.push(' ');
        }
        self.rest.push_str(word);
    }

    /// The line, and what could not be followed. Glyphs without a move become a comment.
    fn finish(mut self) -> (Line, String) {
        if !self.early.is_empty() {
            let glyphs: Vec<String> = self.early.iter().map(|nag| format!("${nag}")).collect();
            self.line.opening.push(Note::new(&glyphs.join(" ")));
        }
        (self.line, self.rest)
    }
}

/// A visitor that builds one game.
#[derive(Debug)]
pub(super) struct Builder {
    language: Language,
    tags: Tags,
    tag_names: HashSet<String>,
    result_tag: Option<Outcome>,
    start: Start,
    result: Option<Outcome>,
    /// Comments before the tags.
    early: Vec<Note>,
    /// The main line, the variation of it that is being read, the variation of that, and so on.
    open: Vec<Open>,
    place: Place,
    faults: Vec<Fault>,
    lost_at: Option<Place>,
    /// Where a parenthesis stands that opens no variation: it is the sign of a promotion.
    sign_at: Option<u64>,
    room: usize,
}

impl Builder {
    pub(super) fn new(language: Language) -> Self {
        Self {
            language,
            tags: Tags::default(),
            tag_names: HashSet::new(),
            result_tag: None,
            start: Start::default(),
            result: None,
            early: Vec::new(),
            open: Vec::new(),
            place: Place::START,
            faults: Vec::new(),
            lost_at: None,
            sign_at: None,
            room: LARGEST_GAME,
        }
    }

    pub(super) fn finish(mut self) -> Found {
        while self.open.len() > 1 {
            self.close();
        }
        let (mut line, rest) = match self.open.pop() {
            Some(open) => open.finish(),
            None => (Line::new(Position::initial()), String::new()),
        };
        // A result that is known counts, wherever it stands.
        let mut known = [self.result, self.result_tag].into_iter().flatten();
        let result = known.find(|result| *result != Outcome::Unknown);
        let result = result.unwrap_or(Outcome::Unknown);
        if self.start.is_lost_by_both() {
            line.close(Note::new("0-0: both players lost"));
        }
        let declared_chess960 = self.start.is_chess960();
        let game = Game { tags: self.tags, line, result, declared_chess960 };
        Found { game, place: self.place, faults: self.faults, lost_at: self.lost_at, rest }
    }

    fn report(&mut self, at: At<'_>, what: What) {
        self.fault(Fault { place: at.place(), what });
    }

    /// Whether there is room for this many more bytes. If not, the rest of the game is left out.
    fn has_room(&mut self, bytes: usize, at: At<'_>) -> bool {
        if self.room >= bytes {
            self.room -= bytes;
            return true;
        }
        if self.room > 0 {
            self.room = 0;
            self.report(at, What::GameTooLong);
            self.lost_at.get_or_insert(at.place());
            for open in &mut self.open {
                open.is_lost = true;
            }
        }
        false
    }

    /// Adds a move to the line being read.
    fn push(&mut self, step: Step, before: Position, after: Position) {
        if let Some(open) = self.open.last_mut() {
            open.before = before;
            open.line.push(step, after);
            if let Some(annotation) = open.line.annotate(0).filter(|_| !open.early.is_empty()) {
                annotation.nags.append(&mut open.early);
            }
        }
    }

    /// Adds a comment to the last move of the line being read, or before its first.
    fn note(&mut self, note: Note, at: At<'_>) {
        if !self.has_room(NOTE + note.size(), at) {
            return;
        }
        let Some(open) = self.open.last_mut() else {
            self.early.push(note);
            return;
        };
        let last = open.line.plies().len().wrapping_sub(1);
        match open.line.annotate(last) {
            Some(annotation) => annotation.notes.push(note),
            None => open.line.opening.push(note),
        }
    }

    fn lose(&mut self, word: &Word<'_>) {
        if self.open.len() == 1 {
            self.lost_at = Some(word.at().place());
        }
        if let Some(open) = self.open.last_mut() {
            open.is_lost = true;
        }
        self.keep(&word.text(), word.at());
    }

    /// Whether the innermost line can no longer be followed.
    fn is_lost(&self) -> bool {
        self.open.last().is_some_and(|open| open.is_lost)
    }

    /// Keeps a word of a line that can no longer be followed.
    fn keep(&mut self, word: &str, at: At<'_>) {
        if self.has_room(KEPT_BYTE * (word.len() + 1), at)
            && let Some(open) = self.open.last_mut()
        {
            open.keep(word);
        }
    }

    /// Adds the innermost variation to the line it belongs to.
    fn close(&mut self) {
        let Some((mut variation, rest)) = self.open.pop().map(Open::finish) else { return };
        let Some(parent) = self.open.last_mut() else { return };
        if !rest.is_empty() {
            variation.close(Note::new(&format!("not read: {rest}")));
        }
        let last = parent.line.plies().len().wrapping_sub(1);
        let opening = variation.opening.clone();
        if parent.line.push_variation(last, variation).is_err() {
            match parent.line.annotate(last) {
                Some(annotation) => annotation.notes.extend(opening),
                None => parent.line.opening.extend(opening),
            }
        }
    }
}

impl Visitor for Builder {
    fn begin_game(&mut self, at: At<'_>) {
        self.place = at.place();
    }

    fn tag(&mut self, tag: Tag<'_>) {
        self.start.tag(&tag);
        let name = text::decode(tag.name());
        let value = tag.value();
        if !self.has_room(TAG + 2 * name.len() + value.len(), tag.at()) {
            return;
        }
        if self.tag_names.contains(&*name) {
            return self.report(tag.at(), What::DoubledTag(name.into_owned()));
        }
        if name == "Result" {
            self.result_tag = Outcome::read(value.as_bytes());
        } else if !matches!(&*name, "SetUp" | "FEN" | "Variant")
            && self.tags.set(&name, &value).is_err()
        {
            self.report(tag.at(), What::MalformedTag);
        }
        self.tag_names.insert(name.into_owned());
    }

    fn begin_moves(&mut self, at: At<'_>) {
        let mut open = match self.start.position() {
            Ok((start, fault)) => {
                if let Some(what) = fault {
                    self.report(at, what);
                }
                Open::new(start.unwrap_or_else(Position::initial))
            }
            Err(what) => {
                self.report(at, what);
                self.lost_at = Some(at.place());
                Open { is_lost: true, ..Open::new(Position::initial()) }
            }
        };
        open.line.opening = std::mem::take(&mut self.early);
        self.open.push(open);
    }

    fn san(&mut self, word: Word<'_>) {
        if self.is_lost() {
            return self.keep(&word.text(), word.at());
        }
        if !self.has_room(PLY, word.at()) {
            return;
        }
        let Some(open) = self.open.last() else { return };
        let before = open.line.end().clone();
        let mut position = before.clone();
        if self.language == Language::English
            && let Some(m) = play_quickly(&mut position, &word)
        {
            return self.push(Step::Move(m), before, position);
        }
        if word.has_parts() {
            return word.parts().into_iter().for_each(|part| self.san(part));
        }
        if self.start.is_mark_of_both(&position, &word) {
            return;
        }
        match play_patiently(&mut position, &word, self.language) {
            Patience::Promoted(step) => {
                self.sign_at = Some(word.at().offset() + word.bytes().len() as u64);
                self.push(step, before, position);
            }
            Patience::Played(step) => self.push(step, before, position),
            Patience::Faulty(step, what) => {
                self.report(word.at(), what);
                self.push(step, before, position);
            }
            Patience::AfterPass(between, step, what) => {
                self.report(word.at(), what);
                self.push(Step::Null, before, between.clone());
                self.push(step, between, position);
            }
            Patience::Nothing => {}
            Patience::Glyph(nag) => self.nag(nag, word.at()),
            Patience::Stray(what) => {
                self.report(word.at(), what);
                self.note(Note::new(&word.text()), word.at());
            }
            Patience::Glued(parts, what) => {
                self.report(word.at(), what);
                word.cut(&parts).into_iter().for_each(|part| self.san(part));
            }
            Patience::Unreadable(what) => {
                self.report(word.at(), what);
                self.lose(&word);
            }
        }
    }

    fn nag(&mut self, nag: u8, at: At<'_>) {
        if self.is_lost() {
            return self.keep(&format!("${nag}"), at);
        }
        if !self.has_room(2, at) {
            return;
        }
        let is_main = self.open.len() == 1;
        let Some(open) = self.open.last_mut() else { return };
        let last = open.line.plies().len().wrapping_sub(1);
        match open.line.annotate(last) {
            Some(annotation) => annotation.nags.push(nag),
            // Some programs write the glyph of a variation before its moves.
            None => {
                open.early.push(nag);
                if is_main {
                    self.report(at, What::NothingToAnnotate);
                }
            }
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let note = Note::read(&comment.text());
        if self.is_lost() {
            return self.keep(&format!("({note})"), comment.at());
        }
        self.note(note, comment.at());
    }

    fn draw_offer(&mut self, at: At<'_>) {
        if self.is_lost() {
            return self.keep("(=)", at);
        }
        let Some(open) = self.open.last_mut() else { return };
        let last = open.line.plies().len().wrapping_sub(1);
        match open.line.annotate(last) {
            Some(annotation) => annotation.draw_offer = true,
            None => self.report(at, What::NothingToAnnotate),
        }
    }

    fn begin_variation(&mut self, at: At<'_>) -> Variation {
        if self.sign_at == Some(at.offset()) || !self.has_room(VARIATION, at) {
            return Variation::Skip;
        }
        let Some(open) = self.open.last_mut() else { return Variation::Skip };
        if open.is_lost {
            open.keep("(");
            open.depth += 1;
            return Variation::Read;
        }
        let is_of_nothing = open.line.plies().is_empty();
        let variation = Open { is_lost: is_of_nothing, ..Open::new(open.before.clone()) };
        if is_of_nothing {
            self.report(at, What::VariationOfNothing);
        }
        self.open.push(variation);
        Variation::Read
    }

    fn end_variation(&mut self, _: At<'_>) {
        match self.open.last_mut() {
            Some(open) if open.depth > 0 => {
                open.keep(")");
                open.depth -= 1;
            }
            _ => self.close(),
        }
    }

    fn fault(&mut self, fault: Fault) {
        let is_known = fault.what == What::MissingResult && self.start.is_lost_by_both();
        if self.faults.len() < MOST_FAULTS && !is_known {
            self.faults.push(fault);
        }
    }

    fn end_game(&mut self, result: Option<Outcome>, at: At<'_>) {
        self.result = result;
        if let (Some(mark), Some(tag)) = (result, self.result_tag)
            && mark != tag
        {
            self.report(at, What::ResultsDiffer);
        }
    }
}
