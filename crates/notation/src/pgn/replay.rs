//! The main lines of a database, with every move checked and played.

use std::borrow::Cow;

use chess::{Chess960, FenError, File, Position, SetupFault, SetupFaults, Square};

use super::step::{Patience, Step, play_patiently, play_quickly};
use super::{At, Comment, Fault, Outcome, Tag, Variation, Visitor, What, Word};
use crate::Language;

/// Receives what a [`Visitor`] receives about tags and main lines, and also which moves were
/// played.
pub trait Follower: Visitor {
    /// The moves begin from this position.
    fn start(&mut self, _position: &Position) {}

    /// A legal move of the mainline, a null move or an illegal move that stood, and the position after
    /// it. Of what is wrong with it a fault was told before.
    fn played(&mut self, _step: Step, _after: &Position, _word: Word<'_>) {}

    /// The game is over, and this is the last position its moves led to. Called after
    /// [`Visitor::end_game`], for games with a valid start.
    fn finished(&mut self, _last: &Position, _result: Option<Outcome>, _at: At<'_>) {}
}

/// Follows the main line of each game on its own board and reports what happens there.
///
/// A word that is not a legal move is reported as a [fault](What::NoSuchMove). If it can only mean one
/// move on the board the game goes on from there ([`Step::Stood`]); otherwise the later moves of the game
/// are skipped. Variations always are: use [`Game`](super::Game) to get them.
///
/// ```
/// use chess::{FenError, Position};
/// use tuomari_notation::pgn::{Follower, Reader, Replay, Step, Visitor, Word};
///
/// #[derive(Default)]
/// struct Mates(u32);
///
/// impl Visitor for Mates {}
/// impl Follower for Mates {
///     fn played(&mut self, _: Step, after: &Position, word: Word<'_>) {
///         self.0 += u32::from(word.bytes().ends_with(b"#") && after.is_checkmate());
///     }
/// }
///
/// let pgn = "1. f3 e5 2. g4 Qh4# 0-1";
/// let mut replay = Replay::new(Mates::default());
/// Reader::new(pgn.as_bytes()).read_all(&mut replay)?;
/// assert_eq!(replay.into_follower().0, 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Replay<F> {
    follower: F,
    position: Position,
    initial: Position,
    start: Start,
    /// Whether the main line can no longer be followed.
    is_lost: bool,
    /// Whether the game has a valid starting position.
    has_start: bool,
}

impl<F: Follower> Replay<F> {
    /// A replay that reports to this follower.
    pub fn new(follower: F) -> Self {
        let initial = Position::initial();
        let position = initial.clone();
        let start = Start::default();
        Self { follower, position, initial, start, is_lost: false, has_start: false }
    }

    /// The follower.
    pub fn follower(&self) -> &F {
        &self.follower
    }

    /// The follower, to query or empty between games.
    pub fn follower_mut(&mut self) -> &mut F {
        &mut self.follower
    }

    /// The follower, after everything has been read.
    pub fn into_follower(self) -> F {
        self.follower
    }

    #[cold]
    #[inline(never)]
    fn play_patiently(&mut self, word: Word<'_>) {
        if word.has_parts() {
            return word.parts().into_iter().for_each(|part| self.san(part));
        }
        if self.start.is_mark_of_both(&self.position, &word) {
            return;
        }
        let fault = |what| Fault { place: word.at().place(), what };
        match play_patiently(&mut self.position, &word, Language::English) {
            Patience::Played(step) | Patience::Promoted(step) => {
                self.follower.played(step, &self.position, word);
            }
            Patience::Faulty(step, what) => {
                self.follower.fault(fault(what));
                self.follower.played(step, &self.position, word);
            }
            Patience::AfterPass(between, step, what) => {
                self.follower.fault(fault(what));
                self.follower.played(Step::Null, &between, word);
                self.follower.played(step, &self.position, word);
            }
            Patience::Nothing => {}
            Patience::Glyph(nag) => self.follower.nag(nag, word.at()),
            Patience::Stray(what) => self.follower.fault(fault(what)),
            Patience::Glued(parts, what) => {
                self.follower.fault(fault(what));
                word.cut(&parts).into_iter().for_each(|part| self.san(part));
            }
            Patience::Unreadable(what) => {
                self.is_lost = true;
                self.follower.fault(fault(what));
            }
        }
    }
}

impl<F: Follower> Visitor for Replay<F> {
    fn begin_game(&mut self, at: At<'_>) {
        self.start = Start::default();
        self.follower.begin_game(at);
    }

    fn tag(&mut self, tag: Tag<'_>) {
        self.start.tag(&tag);
        self.follower.tag(tag);
    }

    fn begin_moves(&mut self, at: At<'_>) {
        self.follower.begin_moves(at);
        let start = self.start.position();
        self.has_start = start.is_ok();
        self.is_lost = !self.has_start;
        let fault = match start {
            Ok((start, fault)) => {
                self.position = start.unwrap_or_else(|| self.initial.clone());
                self.follower.start(&self.position);
                fault
            }
            Err(what) => Some(what),
        };
        if let Some(what) = fault {
            self.follower.fault(Fault { place: at.place(), what });
        }
    }

    #[inline(always)]
    fn san(&mut self, word: Word<'_>) {
        if self.is_lost {
            return;
        }
        match play_quickly(&mut self.position, &word) {
            Some(m) => self.follower.played(Step::Move(m), &self.position, word),
            None => self.play_patiently(word),
        }
    }

    #[inline]
    fn nag(&mut self, nag: u8, at: At<'_>) {
        self.follower.nag(nag, at);
    }

    #[inline]
    fn comment(&mut self, comment: Comment<'_>) {
        self.follower.comment(comment);
    }

    fn draw_offer(&mut self, at: At<'_>) {
        self.follower.draw_offer(at);
    }

    fn begin_variation(&mut self, _: At<'_>) -> Variation {
        Variation::Skip
    }

    fn escape(&mut self, line: Comment<'_>) {
        self.follower.escape(line);
    }

    fn fault(&mut self, fault: Fault) {
        if fault.what != What::MissingResult || !self.start.is_lost_by_both() {
            self.follower.fault(fault);
        }
    }

    fn end_game(&mut self, result: Option<Outcome>, at: At<'_>) {
        self.follower.end_game(result, at);
        if self.has_start {
            self.follower.finished(&self.position, result, at);
        }
    }
}

/// What the tags say about the start of a game, and whether both lost it.
#[derive(Clone, Debug, Default)]
pub(super) struct Start {
    fen: Option<String>,
    variant: Option<String>,
    is_lost_by_both: bool,
}

/// The result of a game that both lost, as a tag has it. PGN has no mark for it.
const LOST_BY_BOTH: [&[u8]; 3] = [b"0-0", b"0:0", "0–0".as_bytes()];

impl Start {
    #[inline]
    pub(super) fn tag(&mut self, tag: &Tag<'_>) {
        match tag.name() {
            b"FEN" => self.fen = Some(tag.value().into_owned()),
            b"Variant" => self.variant = Some(tag.value().into_owned()),
            b"Result" => self.is_lost_by_both = LOST_BY_BOTH.contains(&tag.raw_value()),
            _ => {}
        }
    }

    /// Whether both players lost, as the tag says.
    pub(super) fn is_lost_by_both(&self) -> bool {
        self.is_lost_by_both
    }

    /// Whether a word among the moves is the mark of a game that both lost: what looks like it castles,
    /// unless the tag says so and there is no castling here.
    pub(super) fn is_mark_of_both(&self, position: &Position, word: &Word<'_>) -> bool {
        self.is_lost_by_both
            && LOST_BY_BOTH.contains(&word.bytes())
            && crate::read(position, "0-0", Language::English).is_err()
    }

    pub(super) fn is_chess960(&self) -> bool {
        self.variant.as_deref().is_some_and(|name| CHESS960.contains(&&*plain_name(name)))
    }

    /// The position the game begins from, unless it is the usual one, and the wrong claims that
    /// were dropped from it.
    pub(super) fn position(&self) -> Result<(Option<Position>, Option<What>), What> {
        if let Some(name) = &self.variant
            && !self.is_chess960()
            && !USUAL.contains(&&*plain_name(name))
        {
            return Err(What::UnknownVariant(name.clone()));
        }
        let Some(fen) = &self.fen else { return Ok((None, None)) };
        match fen.parse() {
            Ok(position) => Ok(self.in_its_variant(position)),
            Err(FenError::Position(faults)) => match faults.clone().forgive() {
                Ok(position) => Ok((Some(position), Some(What::ForgivenStart(faults)))),
                Err(faults) => Err(What::BadStart(FenError::Position(faults))),
            },
            Err(error) => Err(What::BadStart(error)),
        }
    }
}

impl Start {
    /// The position without the rights to castle that only Chess960 has, unless the tag or the array
    /// says that it is Chess960.
    fn in_its_variant(&self, position: Position) -> (Option<Position>, Option<What>) {
        let odd = odd_rooks(&position);
        if odd.is_empty() || self.is_chess960() || is_array(&position) {
            return (Some(position), None);
        }
        let faults = odd.into_iter().map(SetupFault::Castling).collect();
        let faults = SetupFaults { faults, setup: Box::new(position.to_setup()) };
        let forgiven = faults.clone().forgive().unwrap_or(position);
        (Some(forgiven), Some(What::ForgivenStart(faults)))
    }
}

/// The rooks that may castle and do not in ordinary chess, from the corners with a king on the
/// e-file.
fn odd_rooks(position: &Position) -> Vec<Square> {
    let is_odd = |rook: &Square| {
        let king = position.board().piece_on(*rook).map(|rook| position.king(rook.color));
        let is_at_home = king.is_some_and(|king| king.file() == File::E);
        !is_at_home || !matches!(rook.file(), File::A | File::H)
    };
    position.to_setup().castling_rooks.into_iter().filter(is_odd).collect()
}

/// Whether the game begins with one of the arrays of Chess960.
fn is_array(position: &Position) -> bool {
    Chess960::all().any(|array| Position::chess960(array).board() == position.board())
}

/// Names for ordinary chess and Chess960, in lower case and without spaces.
const USUAL: [&str; 7] =
    ["", "standard", "chess", "normal", "orthodox", "fromposition", "classical"];
const CHESS960: [&str; 6] =
    ["chess960", "960", "fischerandom", "fischerrandom", "fischerrandomchess", "freestyle"];

/// A name in lower case and without spaces.
fn plain_name(name: &str) -> Cow<'_, str> {
    if name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()) {
        return Cow::Borrowed(name);
    }
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    Cow::Owned(letters.flat_map(char::to_lowercase).collect())
}
