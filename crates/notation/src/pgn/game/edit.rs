//! Taking moves back, and rearranging variations.

use super::super::reader::DEEPEST_VARIATION;
use super::super::{Export, Step};
use super::line::after;
use super::{Line, Note, Ply, VariationRefused};
use chess::{Move, Position};

impl Line {
    /// Takes back the last move, with its annotation and all its variations.
    ///
    /// ```
    /// use chess::Position;
    /// use tuomari_notation::pgn::Line;
    ///
    /// let mut line = Line::new(Position::initial());
    /// line.play("e2e4".parse()?)?;
    /// assert!(line.pop().is_some());
    /// assert_eq!(line, Line::new(Position::initial()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pop(&mut self) -> Option<Ply> {
        let last = self.plies.len().checked_sub(1)?;
        self.cut_off(last).pop()
    }

    /// Keeps the first `plies` moves and takes back the later ones.
    pub fn truncate(&mut self, plies: usize) {
        if plies < self.plies.len() {
            self.cut_off(plies);
        }
    }

    /// Removes a variation of a move from the line. Both are counted from 0.
    ///
    /// ```
    /// use tuomari_notation::pgn::Games;
    ///
    /// let mut games = Games::new("1. e4 (1. d4 d5) (1. c4) e5 *".as_bytes());
    /// let mut line = games.next().ok_or("no game")??.game.line;
    /// let queens_pawn = line.remove_variation(0, 0).ok_or("no variation")?;
    /// assert_eq!(queens_pawn.plies().len(), 2);
    /// assert_eq!(line.plies()[0].variations().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove_variation(&mut self, index: usize, variation: usize) -> Option<Self> {
        let variations = &mut self.plies.get_mut(index)?.variations;
        if variation >= variations.len() {
            return None;
        }
        let removed = variations.remove(variation);
        self.measure();
        Some(removed)
    }

    /// Makes a variation of a move the main line. Both are counted from 0.
    ///
    /// The move and everything that followed it become a variation in its place; the other
    /// variations stay, and those of the promoted line's own first move come after them. Comments
    /// before that first move now follow the preceding move.
    ///
    /// ```
    /// use tuomari_notation::pgn::Games;
    ///
    /// let mut games = Games::new("1. e4 (1. d4 d5) (1. c4) e5 *".as_bytes());
    /// let mut game = games.next().ok_or("no game")??.game;
    /// game.line.promote_variation(0, 0)?;
    /// assert!(game.to_string().ends_with("\n1. d4 (1. e4 e5) (1. c4) 1... d5 *\n\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such variation, or the main line is nested too deeply to become one.
    pub fn promote_variation(
        &mut self,
        index: usize,
        variation: usize,
    ) -> Result<(), VariationRefused> {
        let siblings = self.plies.get(index).map_or(&[][..], Ply::variations);
        if variation >= siblings.len() {
            return Err(VariationRefused::NoSuchVariation);
        }
        let later = &self.plies[index + 1..];
        if nested_in(later) >= DEEPEST_VARIATION {
            return Err(VariationRefused::TooDeep);
        }
        let start = self.before(index);
        let end = self.end.clone();
        let mut plies = self.cut_off(index);
        let mut siblings = std::mem::take(&mut plies[0].variations);
        let former = Self { depth: nested_in(&plies), start, opening: Vec::new(), plies, end };
        let mut promoted = std::mem::replace(&mut siblings[variation], former);
        match self.plies.last_mut() {
            Some(before) => before.annotation.notes.append(&mut promoted.opening),
            None => self.opening.append(&mut promoted.opening),
        }
        if let Some(first) = promoted.plies.first_mut() {
            siblings.append(&mut first.variations);
            first.variations = siblings;
        }
        self.plies.append(&mut promoted.plies);
        self.end = promoted.end;
        self.measure();
        Ok(())
    }

    /// Adds a comment at the end.
    pub fn close(&mut self, note: Note) {
        match self.plies.last_mut() {
            Some(last) => last.annotation.notes.push(note),
            None => self.opening.push(note),
        }
    }

    /// The line as movetext on one line, without the braces of its comments: what a comment can hold.
    #[must_use]
    pub fn as_words(&self) -> String {
        let export = Export { columns: usize::MAX, ..Export::default() };
        export.movetext(self).replace('{', "(").replace('}', ")")
    }

    /// The moves from this one on, counted from 0, as a line of their own.
    #[must_use]
    pub fn after(&self, plies: usize) -> Self {
        let mut line = Self::new(self.before(plies.min(self.plies.len())));
        line.plies = self.plies.get(plies..).unwrap_or(&[]).to_vec();
        line.end = self.end.clone();
        line.measure();
        line
    }

    /// The first illegal move that stood, counted from 0.
    #[must_use]
    pub fn first_stood(&self) -> Option<usize> {
        self.plies.iter().position(|ply| matches!(ply.step(), Step::Stood(_)))
    }

    /// Ends variations before their first illegal move; what follows becomes a comment there.
    pub fn legalize_variations(&mut self) {
        for ply in &mut self.plies {
            for mut variation in std::mem::take(&mut ply.variations) {
                if let Some(first) = variation.first_stood() {
                    let rest = variation.after(first).as_words();
                    variation.truncate(first);
                    variation.close(Note::new(&format!("illegal: {rest}")));
                }
                variation.legalize_variations();
                if variation.plies.is_empty() {
                    ply.annotation.notes.append(&mut variation.opening);
                } else {
                    ply.variations.push(variation);
                }
            }
        }
        self.measure();
    }

    /// The line up to its first illegal move that stood, and the lines that follow each such move.
    /// Comments, glyphs and variations of such a move open the line after it, as comments.
    pub(in super::super) fn cut_at_stood(mut self) -> (Self, Vec<(Move, Self)>) {
        let mut rest = Vec::new();
        let mut at = self.first_stood();
        while let Some(index) = at {
            let line = rest.last_mut().map_or(&mut self, |(_, line)| line);
            let end = line.end.clone();
            let mut plies = line.cut_off(index);
            let before = line.end.clone();
            let later = plies.split_off(1);
            let Some(Ply { step: step @ Step::Stood(m), annotation, variations }) = plies.pop()
            else {
                break;
            };
            let Some(start) = after(&before, step) else { break };
            let mut next = Self::new(start);
            next.opening = annotation.notes;
            if annotation.draw_offer {
                next.opening.push(Note::new("(=)"));
            }
            if !annotation.nags.is_empty() {
                let glyphs: Vec<String> =
                    annotation.nags.iter().map(|nag| format!("${nag}")).collect();
                next.opening.push(Note::new(&glyphs.join(" ")));
            }
            let instead =
                variations.iter().map(|line| Note::new(&format!("instead: {}", line.as_words())));
            next.opening.extend(instead);
            next.depth = nested_in(&later);
            (next.plies, next.end) = (later, end);
            at = next.first_stood();
            rest.push((m, next));
        }
        (self, rest)
    }

    /// Cuts off the moves from this one on and returns them.
    fn cut_off(&mut self, index: usize) -> Vec<Ply> {
        self.end = self.before(index);
        let plies = self.plies.split_off(index);
        self.measure();
        plies
    }

    /// The position before a move.
    fn before(&self, index: usize) -> Position {
        let steps = self.plies[..index].iter().map(Ply::step);
        steps.fold(self.start.clone(), |before, step| after(&before, step).unwrap_or(before))
    }

    fn measure(&mut self) {
        self.depth = nested_in(&self.plies);
    }
}

/// How deep variations are nested in these moves.
fn nested_in(plies: &[Ply]) -> u32 {
    let depths = plies.iter().flat_map(Ply::variations).map(|line| line.depth + 1);
    depths.max().unwrap_or(0)
}
