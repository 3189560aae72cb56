//! The game on one electronic board.

use std::time::Duration;

use chess::{ByColor, Color, Position};
use clock::{Moment, Span};
use notation::pgn::{Command, Export, Game, Line, Note, Outcome, Step};
use notation::{Language, read};

use super::Placement;
use super::meaning::Meaning;
use super::way::Way;

/// A board that is followed. What it feels is believed once it has stayed the same for a while.
///
/// ```
/// use tuomari_audit::live::LiveBoard;
/// use clock::{Moment, Span};
///
/// let mut board = LiveBoard::new("12", Span::millis(2500));
/// let at = Moment::from_millis;
/// board.see("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR".parse()?, at(0));
/// board.see("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".parse()?, at(900));
/// assert!(!board.tick(at(3300)), "not yet");
/// assert!(board.tick(at(3400)));
/// assert!(board.pgn().ends_with("\n1. e4 *\n\n"));
/// # Ok::<(), tuomari_audit::live::BadPlacement>(())
/// ```
#[derive(Clone, Debug)]
pub struct LiveBoard {
    name: String,
    settle: Span,
    line: Line,
    /// What the board feels, and since when.
    felt: Option<(Placement, Moment)>,
    /// What that means, once it has settled and was thought about.
    meant: Option<Meaning>,
    way: Way,
    /// How the source calls it that the board does not answer, while it does not.
    silent: Option<String>,
    clocks: ByColor<Option<Span>>,
    /// The result that the players show. With it the game is over: what is tried out on the board
    /// afterwards is not part of it.
    shown: Option<Outcome>,
    /// Whether the pieces were set up anew. The game is kept until the next one has its first move.
    is_set_up: bool,
    /// The moves of the game as they are told besides the pieces, for a board that is seen late.
    told: Vec<String>,
    /// How many games were played on it before.
    games: u32,
}

impl LiveBoard {
    /// A board before its game. Placements are believed when they have stood for `settle`; illegal moves,
    /// which are rare, when they have stood twice as long.
    #[must_use]
    pub fn new(name: &str, settle: Span) -> Self {
        Self {
            name: name.to_owned(),
            settle,
            line: Line::new(Position::initial()),
            felt: None,
            meant: None,
            way: Way::default(),
            silent: None,
            clocks: ByColor { white: None, black: None },
            shown: None,
            is_set_up: false,
            told: Vec::new(),
            games: 0,
        }
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes in what the board feels. The same placement twice is one; what comes from a board that does
    /// not answer is none.
    pub fn see(&mut self, placement: Placement, at: Moment) {
        if self.silent.is_some() {
            return;
        }
        let placement = self.way.upright(placement, self.line.end().board());
        if self.felt.is_none_or(|(felt, _)| felt != placement) {
            self.felt = Some((placement, at));
            self.meant = None;
        }
    }

    /// Takes in that the source says the board lies the other way, or that it does not. The pieces decide
    /// whether what comes next is to be turned.
    pub fn flipped(&mut self, is_flipped: bool) {
        self.way.tell(is_flipped);
    }

    /// Takes in that the board does not answer, in a word of the source, or that it answers again. What it
    /// felt last and had not settled is forgotten: nobody saw whether it stood.
    pub fn silent(&mut self, how: Option<&str>) -> bool {
        if self.silent.as_deref() == how {
            return false;
        }
        self.silent = how.map(str::to_owned);
        (self.felt, self.meant) = (None, None);
        true
    }

    /// Takes in the moves that were made so far, if somebody else kept them. They are believed only if
    /// nothing was seen of the game yet, and if the pieces stand as they say.
    pub fn told(&mut self, moves: Vec<String>) {
        if !moves.is_empty() && self.told != moves {
            self.told = moves;
            self.meant = None;
        }
    }

    /// Takes in what the clock shows.
    pub fn clock(&mut self, clocks: ByColor<Option<Span>>) {
        for side in Color::ALL {
            self.clocks[side] = clocks[side].or(self.clocks[side]);
        }
    }

    /// Looks whether what the board feels has settled, and answers whether the game has changed.
    pub fn tick(&mut self, at: Moment) -> bool {
        let Some((placement, since)) = self.felt else { return false };
        let stood = Span::millis(at.as_millis().saturating_sub(since.as_millis()));
        if stood < self.settle {
            return false;
        }
        let meaning = match self.meant.take() {
            Some(meaning) => meaning,
            None => self.meaning(placement),
        };
        let is_irregular = matches!(meaning, Meaning::Irregular(_));
        if is_irregular && stood < self.settle.saturating_mul(2) {
            self.meant = Some(meaning);
            return false;
        }
        // Whatever it meant, from now on it means nothing new.
        self.meant = Some(Meaning::Nothing);
        self.take(meaning, placement)
    }

    /// What a placement means: after the pieces were set up anew, in the next game.
    fn meaning(&mut self, placement: Placement) -> Meaning {
        if self.shown.is_some() && placement.0 == *Position::initial().board() {
            return Meaning::SetUp;
        }
        if placement.0 == *self.line.end().board() {
            self.is_set_up = false;
            return Meaning::Nothing;
        }
        if self.is_set_up {
            let next = Meaning::of(placement, &Line::new(Position::initial()));
            let is_begun = matches!(next, Meaning::Played(_) | Meaning::Irregular(Step::Stood(_)));
            return if is_begun { next } else { Meaning::Nothing };
        }
        match Meaning::of(placement, &self.line) {
            meaning @ (Meaning::SetUp | Meaning::Shown(_)) => meaning,
            _ if self.shown.is_some() => Meaning::Nothing,
            meaning => meaning,
        }
    }

    fn take(&mut self, meaning: Meaning, placement: Placement) -> bool {
        let is_begun = matches!(meaning, Meaning::Played(_) | Meaning::Irregular(_));
        if is_begun && std::mem::take(&mut self.is_set_up) {
            self.line = Line::new(Position::initial());
            self.shown = None;
            self.games += 1;
        }
        match meaning {
            Meaning::Nothing => return false,
            Meaning::Unclear => return self.catch_up(placement),
            Meaning::SetUp => {
                self.is_set_up = true;
                return false;
            }
            Meaning::Shown(result) => {
                return self.shown.replace(result) != Some(result);
            }
            Meaning::Played(moves) => moves.into_iter().for_each(|m| self.play(m)),
            Meaning::TakenBack(plies) => {
                self.line.truncate(self.line.plies().len().saturating_sub(plies));
            }
            Meaning::Corrected(m) => {
                self.line.pop();
                self.play(m);
            }
            Meaning::Irregular(Step::Stood(m)) => {
                let by = self.line.end().turn();
                let note = self.clock_note(by);
                if let Some(annotation) = self.line.stand(m) {
                    annotation.notes.extend(note);
                }
            }
            Meaning::Irregular(_) => {
                if self.line.pass().is_err() {
                    return false;
                }
                // What the other side did is read from the position after the pass.
                let next = Meaning::of(placement, &self.line);
                if !matches!(next, Meaning::Played(_)) {
                    self.line.pop();
                    return false;
                }
                self.take(next, placement);
            }
        }
        true
    }

    /// Takes over the moves that were told, if nothing was seen yet and they lead to what is felt, on
    /// whichever side the board lies.
    fn catch_up(&mut self, placement: Placement) -> bool {
        if !self.line.plies().is_empty() {
            return false;
        }
        let mut line = Line::new(Position::initial());
        for told in &self.told {
            let m = read(line.end(), told, Language::English).map(|read| read.legal.to_move());
            if !m.is_ok_and(|m| line.play(m).is_ok()) {
                return false;
            }
        }
        let end = *line.end().board();
        let is_turned = placement.turned().0 == end;
        if placement.0 != end && !is_turned {
            return false;
        }
        if is_turned {
            self.way.turn();
            self.felt = self.felt.map(|(felt, since)| (felt.turned(), since));
        }
        self.line = line;
        true
    }

    fn play(&mut self, m: chess::Move) {
        let note = self.clock_note(self.line.end().turn());
        if let Ok(annotation) = self.line.play(m) {
            annotation.notes.extend(note);
        }
    }

    fn clock_note(&self, by: Color) -> Option<Note> {
        let time = Duration::from_millis(self.clocks[by]?.as_millis());
        Some(Note::new("").with(Command::Clock(time)))
    }

    /// The game so far. A result that is shown is a proposal, in the tag `Proposed`; of a board that does
    /// not answer the tag `BoardState` says so.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game { line: self.line.clone(), ..Game::new() };
        let mut set = |name: &str, value: &str| {
            // These are names of tags, and a value is never refused.
            let _ = game.tags.set(name, value);
        };
        set("Board", &self.name);
        if self.games > 0 {
            set("Round", &(self.games + 1).to_string());
        }
        for (tag, side) in [("WhiteClock", Color::White), ("BlackClock", Color::Black)] {
            if let Some(time) = self.clocks[side] {
                set(tag, &hours(time));
            }
        }
        if let Some(result) = self.shown {
            set("Proposed", result.as_str());
        }
        if let Some(how) = &self.silent {
            set("BoardState", how);
        }
        game
    }

    /// The game so far as PGN.
    #[must_use]
    pub fn pgn(&self) -> String {
        Export::default().write(&self.game())
    }
}

/// Hours, minutes and seconds: `1:02:03`.
fn hours(time: Span) -> String {
    let seconds = time.as_millis() / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
