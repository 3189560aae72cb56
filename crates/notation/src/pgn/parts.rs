//! Games in which an illegal move stood.

use chess::{Illegal, Move, Position};

use super::{Annotation, Command, Export, Game, Line, Note, Operands, Outcome};

/// A game in which illegal moves were made and stood, because nobody objected in time.
///
/// Most readers of PGN refuse such a game, and another move in its place would be false. So it is
/// written as several games. Each ends unfinished, with a comment that says what was done on the board;
/// the next begins from the resulting position.
///
/// ```
/// use tuomari_notation::pgn::{Game, InParts, Operands, Outcome};
///
/// let mut game = InParts::new(Game::new());
/// game.play("e2e4".parse()?)?;
/// game.play("e7e5".parse()?)?;
/// let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2".parse()?;
/// game.stood("e1e3".parse()?, Operands::new("A.4.2"), after);
/// game.play("d7d5".parse()?)?;
/// game.result = Outcome::Draw;
///
/// let text = game.to_string();
/// assert!(text.contains("1. e4 e5 {[%law A.4.2]"));
/// assert!(text.contains("[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2\"]"));
/// assert!(text.ends_with("2... d5 1/2-1/2\n\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InParts {
    /// The game up to the first illegal move, with the tags of the whole game.
    first: Game,
    rest: Vec<(Stood, Line)>,
    /// How the whole game ended.
    pub result: Outcome,
}

/// An illegal move that stood.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stood {
    m: Move,
    article: Option<Operands>,
}

impl InParts {
    /// A game in which no illegal move has stood yet.
    #[must_use]
    pub fn new(game: Game) -> Self {
        Self { result: game.result, first: game, rest: Vec::new() }
    }

    /// Adds a legal move.
    ///
    /// # Errors
    /// If it is illegal: see [`InParts::stood`].
    pub fn play(&mut self, m: Move) -> Result<&mut Annotation, Illegal> {
        self.line().play(m)
    }

    /// Adds an illegal move that stood, the article under which it stood, and the position after
    /// it.
    pub fn stood(&mut self, m: Move, article: Option<Operands>, after: Position) {
        self.rest.push((Stood { m, article }, Line::new(after)));
    }

    /// The part to which the next move belongs.
    pub fn line(&mut self) -> &mut Line {
        match self.rest.last_mut() {
            Some((_, line)) => line,
            None => &mut self.first.line,
        }
    }

    /// The games it is written as: one more than the number of illegal moves that stood.
    #[must_use]
    pub fn games(&self) -> Vec<Game> {
        let lines = std::iter::once(&self.first.line).chain(self.rest.iter().map(|(_, line)| line));
        let count = self.rest.len() + 1;
        let part = |(i, line): (usize, &Line)| {
            let mut game = Game { line: line.clone(), ..self.first.clone() };
            game.result = self.result;
            if count > 1 {
                // This is a valid tag name.
                let _ = game.tags.set("Part", &format!("{} of {count}", i + 1));
            }
            if let Some((stood, _)) = self.rest.get(i) {
                game.result = Outcome::Unknown;
                game.line.close(stood.note(line.end(), i + 2));
            }
            game
        };
        lines.enumerate().map(part).collect()
    }
}

impl Stood {
    fn note(&self, before: &Position, next: usize) -> Note {
        let piece = before.board().piece_on(self.m.from);
        let letter =
            piece.map_or(String::new(), |piece| piece.role.char().to_uppercase().to_string());
        let letter = if letter == "P" { "" } else { &letter };
        let Move { from, to, promotion } = self.m;
        let promotion =
            promotion.map_or(String::new(), |role| format!("={}", role.char().to_uppercase()));
        let note = Note::new(&format!(
            "{} played {letter}{from}-{to}{promotion}, which is illegal, and the move stood. \
             The game goes on in part {next}.",
            before.turn()
        ));
        match &self.article {
            Some(article) => note.with(Command::Law(article.clone())),
            None => note,
        }
    }
}

/// A game in which illegal moves stood, cut at each of them. What was said about such a move comes before
/// the moves that follow it. Variations end before theirs.
impl From<Game> for InParts {
    fn from(mut game: Game) -> Self {
        game.line.legalize_variations();
        let line = std::mem::replace(&mut game.line, Line::new(Position::initial()));
        let (first, rest) = line.cut_at_stood();
        game.line = first;
        let mut parts = Self::new(game);
        for (m, line) in rest {
            parts.rest.push((Stood { m, article: None }, line));
        }
        parts
    }
}

impl std::fmt::Display for InParts {
    /// The parts in the export format, one after another.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.games().iter().try_for_each(|game| f.write_str(&Export::default().write(game)))
    }
}
