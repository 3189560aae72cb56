//! All boards of all sources, and how they are shown: by duty.

use clock::{Moment, Span};
use laws::{Articles, Book};
use notation::pgn::Outcome;
use serde::Serialize;

use super::{Alarm, Board, Event, Watch};
use chess::ByColor;

/// The files and addresses of a hall, each with its boards.
///
/// ```
/// use tuomari_audit::Rules;
/// use tuomari_audit::watch::{Room, Watch};
/// use clock::Moment;
/// use laws::Book;
///
/// let watch = || Watch::new(Rules::of(Book::Fide2018));
/// let mut room = Room::new(["a.pgn", "b.pgn"], watch);
/// let file = "[White \"Laine\"]\n[Black \"Virtanen\"]\n\n1. f3 e5 2. g4 Qh4# *\n";
/// assert_eq!(room.look(1, file.as_bytes(), Moment::from_millis(0)).len(), 1);
/// let scene = room.scene();
/// assert_eq!(scene.matters[0].source, "b.pgn");
/// assert_eq!(scene.boards.len(), 1);
/// ```
#[derive(Debug)]
pub struct Room {
    sources: Vec<Source>,
}

#[derive(Debug)]
struct Source {
    name: String,
    watch: Watch,
    /// Why it cannot be seen at present.
    unseen: Option<Unseen>,
}

/// Why nothing is seen of a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unseen {
    /// It is not there; it is waited for.
    Absent,
    /// It cannot be read, and why.
    Unread(String),
    /// There is no game in it yet.
    Empty,
}

/// How the room stands: all that a screen shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The sources of which nothing new is seen, and why.
    pub unseen: Vec<(String, Unseen)>,
    /// What is so at the boards, the most urgent first.
    pub matters: Vec<Matter>,
    /// What held a moment ago and no longer does.
    pub over: Vec<Matter>,
    /// The boards, in the order of the sources.
    pub boards: Vec<Seen>,
    /// The books by which they are judged.
    pub books: Vec<Book>,
}

impl Scene {
    /// The names of the books, for a heading.
    #[must_use]
    pub fn book_names(&self) -> String {
        self.books.iter().map(|book| book.name()).collect::<Vec<_>>().join(", ")
    }
}

/// Something that is so at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matter {
    /// The file or address.
    pub source: String,
    /// The board as its tags name it.
    pub board: String,
    /// The last move, as `12... Nxe5`.
    pub at: Option<String>,
    /// What it is.
    pub event: Event,
    /// The articles that say so.
    pub articles: Articles,
}

/// A board in the room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The file or address.
    pub source: String,
    /// The board as its tags name it.
    pub name: String,
    /// The last move, as `12... Nxe5`.
    pub at: Option<String>,
    /// What the clocks showed.
    pub clocks: ByColor<Option<Span>>,
    /// How the game stands.
    pub standing: Standing,
    /// Whether the arbiter has to act there, or to know something; nothing if neither.
    pub duty: Option<super::Duty>,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Standing {
    Waiting,
    Playing,
    WhiteWon,
    BlackWon,
    Drawn,
}

impl Standing {
    /// The result as it is written, if there is one.
    #[must_use]
    pub const fn result(self) -> Option<&'static str> {
        match self {
            Self::Waiting | Self::Playing => None,
            Self::WhiteWon => Some("1-0"),
            Self::BlackWon => Some("0-1"),
            Self::Drawn => Some("1/2-1/2"),
        }
    }
}

impl Room {
    /// A room with these sources, each watched by a watch of its own.
    pub fn new<N: Into<String>>(
        names: impl IntoIterator<Item = N>,
        watch: impl Fn() -> Watch,
    ) -> Self {
        let source = |name: N| Source { name: name.into(), watch: watch(), unseen: None };
        Self { sources: names.into_iter().map(source).collect() }
    }

    /// The name of a source, by its place among all.
    #[must_use]
    pub fn source(&self, index: usize) -> &str {
        self.sources.get(index).map_or("", |source| &source.name)
    }

    /// Looks at a source as it is now, and tells what has come about.
    pub fn look(&mut self, index: usize, text: &[u8], at: Moment) -> Vec<Alarm> {
        let Some(source) = self.sources.get_mut(index) else { return Vec::new() };
        let alarms = source.watch.look(text, at);
        source.unseen = source.watch.boards().is_empty().then_some(Unseen::Empty);
        alarms
    }

    /// Notes that a source cannot be seen, and answers whether that is news.
    pub fn miss(&mut self, index: usize, why: Unseen) -> bool {
        let Some(source) = self.sources.get_mut(index) else { return false };
        let before = source.unseen.replace(why);
        before != source.unseen
    }

    /// Tells what has come about by the passing of time alone, and at which source.
    pub fn tick(&mut self, at: Moment) -> Vec<(usize, Alarm)> {
        let sources = self.sources.iter_mut().enumerate();
        sources
            .flat_map(|(i, source)| source.watch.tick(at).into_iter().map(move |a| (i, a)))
            .collect()
    }

    /// How it stands.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut scene = Scene::default();
        for Source { name, watch, unseen } in &self.sources {
            scene.books.extend(watch.books());
            scene.unseen.extend(unseen.iter().map(|why| (name.clone(), why.clone())));
            for board in watch.boards() {
                scene.boards.push(seen(name, board));
                let matter = |event: &Event| Matter {
                    source: name.clone(),
                    board: board.name.clone(),
                    at: board.at.clone(),
                    event: event.clone(),
                    articles: event.articles(board.book),
                };
                scene.matters.extend(each_once(&board.told).map(matter));
                scene.over.extend(board.over.iter().map(|(_, event)| matter(event)));
            }
        }
        scene.books.sort_unstable();
        scene.books.dedup();
        scene.matters.sort_by_key(|matter| matter.event.urgency());
        scene
    }
}

/// The events of a board, of time trouble only one: it tells both clocks.
fn each_once(told: &[Event]) -> impl Iterator<Item = &Event> {
    let is_trouble = |event: &&Event| matches!(event, Event::TimeTrouble { .. });
    let trouble = told.iter().filter(is_trouble).min_by_key(|event| match event {
        Event::TimeTrouble { side, white, black } => match side {
            chess::Color::White => *white,
            chess::Color::Black => *black,
        },
        _ => None,
    });
    told.iter().filter(move |event| !is_trouble(event)).chain(trouble)
}

fn seen(source: &str, board: &Board) -> Seen {
    let standing = match board.result {
        None | Some(Outcome::Unknown) if board.plies == 0 => Standing::Waiting,
        None | Some(Outcome::Unknown) => Standing::Playing,
        Some(Outcome::WhiteWins) => Standing::WhiteWon,
        Some(Outcome::BlackWins) => Standing::BlackWon,
        Some(Outcome::Draw) => Standing::Drawn,
    };
    Seen {
        source: source.to_owned(),
        name: board.name.clone(),
        at: board.at.clone(),
        clocks: board.clocks,
        standing,
        duty: board.told.iter().map(Event::duty).min(),
    }
}
