//! Saying a move.

use chess::{Legal, Move, Position, Role, Square, Wing};

use super::Tongue;
use super::vocabulary::Meaning;
use crate::attempt::Attempt;
use crate::san::Form;
use crate::san::{Origin, is_short};

/// Whether letters outside a to z are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spelling {
    /// `Läufer`.
    #[default]
    Full,
    /// `Laeufer` in German; without accents elsewhere.
    Plain,
}

/// A way of saying moves. The default is the announcement of D.2.1, with both squares, so that
/// nothing depends on the hearer's board.
///
/// ```
/// use chess::{Move, Position, Square};
/// use tuomari_notation::spoken::{Tongue, Voice};
///
/// let start = Position::initial();
/// let knight = start.judge(Move::new(Square::G1, Square::F3))?;
/// assert_eq!(Voice::default().say(&knight), "Springer Gustav eins Felix drei");
/// let finnish = Voice { tongue: Tongue::Finnish, ..Voice::default() };
/// assert_eq!(finnish.say(&knight), "ratsu g yksi f kolme");
/// # Ok::<(), chess::Illegal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Voice {
    /// The language.
    pub tongue: Tongue,
    /// Whether the square of departure is said. Hyphens cannot be heard.
    pub form: Form,
    /// How the words are spelt.
    pub spelling: Spelling,
}

impl Default for Voice {
    fn default() -> Self {
        Self { tongue: Tongue::German, form: Form::Long, spelling: Spelling::Full }
    }
}

impl Voice {
    /// The words for a move.
    #[must_use]
    pub fn say(&self, legal: &Legal<'_>) -> String {
        let mut words = Vec::with_capacity(10);
        match legal.wing() {
            Some(wing) => words.extend(castling(legal, wing)),
            None => self.say_step(legal, &mut words),
        }
        let after = legal.play();
        if after.is_check() {
            words.push(if after.has_legal_move() { Meaning::Check } else { Meaning::Mate });
        }
        self.words(words)
    }

    /// A move as a player announces it, whether it is legal or not: castling, or the piece, both
    /// squares and what a pawn becomes. Nothing in it tells what comes of the move.
    ///
    /// ```
    /// use chess::Position;
    /// use tuomari_notation::spoken::Voice;
    /// let said = Voice::default().announce("b8b6".parse()?, &Position::initial());
    /// assert_eq!(said, "Springer Bella acht Bella sechs");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn announce(&self, m: Move, position: &Position) -> String {
        let Attempt { role, castles_short } = Attempt::of(m, position);
        if let Some(short) = castles_short {
            let side = if short { Meaning::Short } else { Meaning::Long };
            return self.words(vec![side, Meaning::Castling]);
        }
        let mut words: Vec<Meaning> = role.map(Meaning::Role).into_iter().collect();
        words.extend(square(m.from));
        words.extend(square(m.to));
        words.extend(m.promotion.map(Meaning::Role));
        self.words(words)
    }

    fn words(&self, meanings: Vec<Meaning>) -> String {
        let vocabulary = self.tongue.vocabulary();
        let said: Vec<&str> = meanings.into_iter().map(|one| vocabulary.word(one)).collect();
        self.spell(&said.join(" "))
    }

    fn say_step(&self, legal: &Legal<'_>, words: &mut Vec<Meaning>) {
        let long = self.form != Form::Short;
        let origin = if long { Origin { file: true, rank: true } } else { Origin::needed(legal) };
        if long || legal.role() != Role::Pawn {
            words.push(Meaning::Role(legal.role()));
        }
        if origin.file {
            words.push(Meaning::File(legal.from().file()));
        }
        if origin.rank {
            words.push(Meaning::Rank(legal.from().rank()));
        }
        if legal.is_capture() {
            words.push(Meaning::Takes);
        }
        words.extend(square(legal.to()));
        if legal.is_en_passant() {
            words.push(Meaning::EnPassant);
        }
        if let Some(promotion) = legal.promotion() {
            words.push(Meaning::Role(promotion.into()));
        }
    }

    /// The words with or without letters outside a to z.
    pub(super) fn spell(&self, words: &str) -> String {
        if self.spelling == Spelling::Full {
            return words.to_owned();
        }
        let german = self.tongue == Tongue::German;
        words.chars().fold(String::with_capacity(words.len()), |mut plain, letter| {
            match letter {
                'ä' => plain.push_str(if german { "ae" } else { "a" }),
                'ö' => plain.push_str(if german { "oe" } else { "o" }),
                'ü' => plain.push_str(if german { "ue" } else { "u" }),
                'å' => plain.push('a'),
                'ß' => plain.push_str("ss"),
                other => plain.push(other),
            }
            plain
        })
    }
}

fn castling(legal: &Legal<'_>, wing: Wing) -> [Meaning; 2] {
    let short = is_short(legal.position(), wing);
    [if short { Meaning::Short } else { Meaning::Long }, Meaning::Castling]
}

fn square(square: Square) -> [Meaning; 2] {
    [Meaning::File(square.file()), Meaning::Rank(square.rank())]
}
