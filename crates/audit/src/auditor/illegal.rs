//! Words that are not legal moves: where the moves can no longer be followed, and where they go on.

use chess::Position;
use laws::course::{Course, Ending};
use laws::{Articles, Provision};
use notation::ReadError;
use notation::pgn::{Place, Word};

use super::Auditor;
use crate::citation::cite;
use crate::fate::Fates;
use crate::moves::{other_start, unplayed};
use crate::trail::numbered;
use crate::{Fits, What};

/// A word that could not be played.
#[derive(Debug)]
pub(super) struct Stuck {
    pub(super) place: Place,
    pub(super) text: String,
    pub(super) error: Option<Box<ReadError>>,
}

/// An illegal move that stood, and its ply.
#[derive(Debug)]
pub(super) struct Stood {
    pub(super) word: Stuck,
    pub(super) ply: u32,
}

impl Stuck {
    /// How many bytes come before the end of the word.
    pub(super) fn end(&self) -> u64 {
        self.place.offset + self.text.len() as u64
    }
}

impl Auditor {
    /// The word at which the moves could no longer be followed.
    #[cold]
    pub(super) fn unplayed(&mut self, stuck: Stuck, last: &Position) {
        let Stuck { place, text, error } = stuck;
        let plies = self.trail.plies();
        if let Some(ending) = Ending::without_moves(last) {
            let what = What::WentOn { ending, plies: 0 };
            return self.find(place, Some(plies), what, &[ending.provision()]);
        }
        let at = Some(numbered(last, &text));
        let ply = Some(plies + 1);
        let Some(error) = error else {
            let articles = cite(self.law.book, &[Provision::TakingTurns]);
            return self.push(place, ply, at, What::Passed, articles);
        };
        if let Some(fits) = self.other_start(last, &text) {
            return self.push(place, ply, at, What::OtherStart { text, fits }, Articles::default());
        }
        let (what, articles) = unplayed(text, &error, last, self.law.book);
        self.push(place, ply, at, what, articles);
    }

    /// Where the first word of a game from a set-up position would be a move instead.
    fn other_start(&self, last: &Position, text: &str) -> Option<Fits> {
        let is_first = self.trail.plies() == 0 && self.header.start.is_some();
        is_first.then(|| other_start(last, text)).flatten()
    }

    /// An illegal move that can only mean one thing on the board: the game went on from it.
    #[cold]
    pub(super) fn illegal_stood(&mut self, after: &Position) {
        let Some(word) = self.stuck.take() else { return };
        if self.other_start(self.trail.last(), &word.text).is_some() {
            self.is_elsewhere = true;
            self.stuck = Some(word);
            return;
        }
        self.trail.push_illegal(after);
        self.stood.push(Stood { word, ply: self.trail.plies() });
    }

    /// What there is to say about the illegal moves that stood.
    #[cold]
    pub(super) fn illegal_moves(&mut self) {
        let mut fates = Fates::new(self.law.book, self.class());
        for Stood { word: Stuck { place, text, error }, ply } in std::mem::take(&mut self.stood) {
            let Some(error) = error else { continue };
            let before = self.trail.position_after(ply - 1).clone();
            let (fate, provisions) = fates.next(before.turn(), ply < self.trail.plies());
            let at = Some(numbered(&before, &text));
            let (mut what, mut articles) = unplayed(text, &error, &before, self.law.book);
            if let What::IllegalMove { fate: told, .. } = &mut what {
                *told = Some(fate);
                articles.extend(cite(self.law.book, &provisions).iter());
            }
            self.push(place, Some(ply), at, what, articles);
        }
    }

    /// A player passes, or a move is missing: said once.
    #[cold]
    pub(super) fn passed(&mut self, after: &Position, word: Word<'_>) {
        self.trail.push_illegal(after);
        if !std::mem::replace(&mut self.has_passed, true) {
            let ply = Some(self.trail.plies());
            let articles = cite(self.law.book, &[Provision::TakingTurns]);
            self.push(word.at().place(), ply, None, What::Passed, articles);
        }
    }

    /// A sign says check, and there is none.
    #[cold]
    pub(super) fn no_check(&mut self, word: Word<'_>) {
        let why = "there is no check".to_owned();
        let (place, ply) = (word.at().place(), Some(self.trail.plies()));
        self.push(place, ply, None, What::MisdescribedMove { why }, Articles::default());
    }
}
