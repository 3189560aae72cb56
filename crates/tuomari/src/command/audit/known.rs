//! Games that are there twice.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use audit::{Finding, Key, Mark, What};
use laws::{Articles, Book};

/// The games that were seen, each by what tells it apart: thirty bytes a game, more or less.
#[derive(Default)]
pub(super) struct Known {
    files: Vec<String>,
    games: HashMap<Key, Place>,
}

/// A game by its file and its number there.
struct Place {
    file: u32,
    game: u32,
}

impl Known {
    pub(super) fn next_file(&mut self, name: String) {
        self.files.push(name);
    }

    /// The games among these that were seen before. They are numbered from the beginning of their batch;
    /// `before` are in the file before that.
    pub(super) fn look(&mut self, marks: Vec<Mark>, before: u64) -> Vec<Finding> {
        let mut found = Vec::new();
        let file = self.files.len().saturating_sub(1);
        for Mark { game, place, heading, key } in marks {
            match self.games.entry(key) {
                Entry::Vacant(new) => {
                    let game = u32::try_from(before + game).unwrap_or(u32::MAX);
                    new.insert(Place { file: file as u32, game });
                }
                Entry::Occupied(known) => {
                    let first = known.get();
                    let file = self.files.get(first.file as usize).cloned().unwrap_or_default();
                    found.push(Finding {
                        game,
                        heading: Arc::new(heading),
                        place,
                        ply: None,
                        at: None,
                        class: None,
                        what: What::Duplicate { file, game: u64::from(first.game) },
                        book: Book::default(),
                        articles: Articles::default(),
                    });
                }
            }
        }
        found
    }
}
