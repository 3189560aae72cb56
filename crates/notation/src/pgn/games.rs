//! Games one after the other, whole in memory.

use std::io::{self, Read};

use super::build::Builder;
use super::{Fault, Game, Place, Reader};
use crate::Language;

/// A game found in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The game, as far as it could be read.
    pub game: Game,
    /// Where it begins.
    pub place: Place,
    /// What is wrong with it, in the order of the text: at most the first hundred faults.
    pub faults: Vec<Fault>,
    /// Where the moves could no longer be followed; the main line ends there.
    pub lost_at: Option<Place>,
    /// What the main line has from there on, as written: words, comments and variations.
    pub rest: String,
}

/// The games of a stream, one by one, complete with variations and comments.
///
/// ```
/// use tuomari_notation::pgn::{Games, Outcome};
///
/// let file = "[White \"Laine\"]\n\n1. e4 e5 (1... c5 $6 {sharp}) 2. Qh5?! 1-0";
/// let found = Games::new(file.as_bytes()).next().unwrap()?;
/// assert!(found.faults.is_empty());
/// assert_eq!(found.game.tags.get("White"), Some("Laine"));
/// assert_eq!(found.game.line.plies()[1].variations().len(), 1);
/// assert_eq!(found.game.line.plies()[2].annotation().nags, [6]);
/// assert_eq!(found.game.result, Outcome::WhiteWins);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Limits
/// Those of the [`Reader`]; in addition, at most about sixteen megabytes of one game are kept.
#[derive(Debug)]
pub struct Games<R> {
    reader: Reader<R>,
    language: Language,
}

impl<R: Read> Games<R> {
    /// The games of a stream, in English.
    pub fn new(source: R) -> Self {
        Self { reader: Reader::new(source), language: Language::English }
    }

    /// The games left in a reader, with the pieces named in this language.
    pub fn of(reader: Reader<R>, language: Language) -> Self {
        Self { reader, language }
    }

    /// How many bytes of the stream have been used.
    pub fn offset(&self) -> u64 {
        self.reader.offset()
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<Found>;

    fn next(&mut self) -> Option<io::Result<Found>> {
        let mut builder = Builder::new(self.language);
        match self.reader.read_game(&mut builder) {
            Ok(true) => Some(Ok(builder.finish())),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}
