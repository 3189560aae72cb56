//! Playing a case at a table.

use clock::{Moment, Span};
use notation::Language;

use super::acts::{self, Scene};
use super::expect::{self, Fail};
use super::facts::is_there;
use super::read::{Entry, Line, When};
use super::words::{Unread, Words, bare};
use super::{Case, Fault, settings};
use crate::fact::Fact;
use crate::{
    Act, Article, Book, CannotOpen, Decision, Federation, Regime, Regulations, Ruling, Seat, Table,
};

/// What came of a case.
#[derive(Clone, Debug)]
pub struct Account {
    /// The regulations it was played under.
    pub regulations: Regulations,
    /// What happened, line by line.
    pub steps: Vec<Step>,
    /// Where the case differs from the rulings, or cannot be read. None: it holds.
    pub faults: Vec<Fault>,
    /// The table at the end, if one could be opened.
    pub table: Option<Table>,
}

/// What kind of line did something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// None: the start that goes without saying.
    Start,
    /// Moves by both sides in turn.
    Moves,
    /// Someone's act.
    Act,
}

/// One line of a case that did something, and what followed.
#[derive(Clone, Debug)]
pub struct Step {
    /// What kind of line it is.
    pub deed: Deed,
    /// The line of the file, from 1.
    pub line: usize,
    /// The line itself.
    pub text: String,
    /// The rulings in their order; a whole move by hand is several acts.
    pub rulings: Vec<Ruling>,
    /// The table before it, in whose position its moves are written.
    pub before: Table,
}

/// Plays a case under a book: the lines that are not of another one.
pub(super) fn play(case: &Case, book: Book) -> Account {
    let mut account = Account {
        regulations: Regulations::of(book),
        steps: Vec::new(),
        faults: case.unread.clone(),
        table: None,
    };
    let (mut language, mut started, mut announced) = (Language::English, true, true);
    for entry in lines(case, book) {
        let read = match &entry.says {
            Line::Regulation(text) => {
                settings::read(&mut Words::of(text), &mut account.regulations).map(|_| ())
            }
            Line::Books(_) => Ok(()),
            Line::Language(code) => code
                .parse()
                .map(|read| language = read)
                .map_err(|error: notation::UnknownLanguage| Unread(error.to_string())),
            Line::NotStarted => {
                started = false;
                Ok(())
            }
            Line::NotAnnounced => {
                announced = false;
                Ok(())
            }
            Line::Moves(_) | Line::Act { .. } | Line::Then(_) => Ok(()),
        };
        account.faults.extend(read.err().map(|unread| Fault::new(entry.line, unread)));
    }
    account.regulations.book = book;
    if announced {
        announce(&mut account.regulations);
    }
    match Table::open(account.regulations.clone()) {
        Ok(table) => {
            let own = case.books()[0];
            let mut game = Game { table, own, language, at: Moment::ZERO, steps: Vec::new() };
            if started {
                game.start(case.line);
            }
            game.play(case, &mut account.faults);
            account.steps = game.steps;
            account.table = Some(game.table);
        }
        Err(cannot) => not_opened(case, book, &cannot, &mut account.faults),
    }
    account.faults.sort_by_key(|fault| fault.line);
    account
}

/// What an organiser must say by some books goes without saying in a case: half an hour for late
/// comers, and no rules for a quickplay finish.
fn announce(regulations: &mut Regulations) {
    if regulations.default_time().is_none() {
        regulations.default_time = Some(Span::minutes(30));
    }
    if regulations.federation != Federation::Finland {
        regulations.quickplay.get_or_insert(false);
    }
}

/// The lines that hold under a book.
fn lines(case: &Case, book: Book) -> impl Iterator<Item = &Entry> {
    case.entries.iter().filter(move |entry| entry.only.is_empty() || entry.only.contains(&book))
}

/// Under such regulations there is no game; a case may be about just that.
fn not_opened(case: &Case, book: Book, cannot: &CannotOpen, faults: &mut Vec<Fault>) {
    let own = case.books()[0];
    let mut expected = false;
    for entry in lines(case, book) {
        let Line::Then(text) = &entry.says else { continue };
        expected = true;
        if !is_about(text, entry.numbers_of(own), book, cannot) {
            faults.push(Fault::differs(entry.line, cannot.to_string()));
        }
    }
    if !expected {
        faults.push(Fault::differs(case.line, cannot.to_string()));
    }
}

/// Whether a `then` says `cannot open`, perhaps with articles that forbid it: `by A.5`.
fn is_about(text: &str, own: Book, book: Book, cannot: &CannotOpen) -> bool {
    let Some(rest) = text.strip_prefix("cannot open") else { return false };
    let mut numbers = rest.split([' ', ',']).filter(|word| !word.is_empty() && *word != "by");
    numbers.all(|number| {
        let articles = cannot.articles();
        let is_meant = |article: Article| {
            let own = own.article(number);
            article.number() == number || own.is_some_and(|own| is_there(own, book, article))
        };
        articles.iter().any(is_meant)
    })
}

struct Game {
    table: Table,
    /// The book whose numbers the case has.
    own: Book,
    language: Language,
    at: Moment,
    steps: Vec<Step>,
}

impl Game {
    /// Both are there and the arbiter starts the game at zero, or the lot is drawn then.
    fn start(&mut self, line: usize) {
        let before = self.table.clone();
        let start = Act::Decide(Decision::Start);
        let arrivals = [(Seat::White, Act::Arrive), (Seat::Black, Act::Arrive)];
        let lots = [(Seat::White, Act::DrawLots { seed: 0 })];
        let by_lot = self.table.regulations().book.regime() == Regime::ByAccord;
        let acts = if by_lot {
            lots.to_vec()
        } else {
            arrivals.into_iter().chain([(Seat::Arbiter, start)]).collect()
        };
        let rulings = acts.into_iter().map(|(seat, act)| self.act(seat, &act)).collect();
        self.steps.push(Step {
            deed: Deed::Start,
            line,
            text: "start".to_owned(),
            rulings,
            before,
        });
    }

    fn act(&mut self, seat: Seat, act: &Act) -> Ruling {
        self.table.act(seat, act, self.at)
    }

    fn play(&mut self, case: &Case, faults: &mut Vec<Fault>) {
        let book = self.table.regulations().book;
        for entry in lines(case, book) {
            let done = match &entry.says {
                Line::Books(_)
                | Line::Regulation(_)
                | Line::Language(_)
                | Line::NotStarted
                | Line::NotAnnounced => continue,
                Line::Moves(text) => self.moves(entry.line, &entry.text, text),
                Line::Act { when, seat, words } => {
                    self.at = match when {
                        When::At(span) => Moment::from_millis(span.as_millis()),
                        When::After(span) => self.later(*span),
                    };
                    self.deed(entry.line, &entry.text, *seat, words)
                }
                Line::Then(text) => self.compare(text, entry.numbers_of(self.own)),
            };
            if let Err(fail) = done {
                faults.push(match fail {
                    Fail::Unread(unread) => Fault::new(entry.line, unread),
                    Fail::Differs(what) => Fault::differs(entry.line, what),
                });
                // Without the deed nothing after it means anything.
                if !matches!(entry.says, Line::Then(_)) {
                    return;
                }
            }
        }
    }

    fn later(&self, span: Span) -> Moment {
        self.at.checked_add(span).unwrap_or(self.at)
    }

    fn deed(&mut self, line: usize, text: &str, seat: Seat, words: &str) -> Result<(), Fail> {
        let scene = Scene { table: &self.table, seat, at: self.at, language: self.language };
        let mut words = Words::of(words);
        let acts = acts::read(&mut words, scene)?;
        words.end()?;
        let before = self.table.clone();
        let rulings = acts.iter().map(|act| self.act(seat, act)).collect();
        self.steps.push(Step { deed: Deed::Act, line, text: text.to_owned(), rulings, before });
        Ok(())
    }

    /// Moves by both sides in turn, one second each.
    fn moves(&mut self, line: usize, text: &str, moves: &str) -> Result<(), Fail> {
        let mut words = Words::of(moves);
        let mut times = 1;
        let mut ahead = words;
        if let Ok(count) = ahead.number::<u32>("a number")
            && ahead.accept("times")
        {
            (times, words) = (count, ahead);
        }
        let before = self.table.clone();
        let mut rulings = Vec::new();
        for _ in 0..times {
            let mut words = words;
            while let Some(word) = words.peek() {
                if word.ends_with('.') {
                    words.next();
                    continue;
                }
                self.at = self.later(Span::seconds(1));
                self.one_move(&mut words, &mut rulings)?;
            }
        }
        self.steps.push(Step { deed: Deed::Moves, line, text: text.to_owned(), rulings, before });
        Ok(())
    }

    fn one_move(&mut self, words: &mut Words<'_>, rulings: &mut Vec<Ruling>) -> Result<(), Fail> {
        let word = words.peek().map(bare).unwrap_or_default().to_owned();
        let seat = Seat::from(self.table.position().turn());
        let scene = Scene { table: &self.table, seat, at: self.at, language: self.language };
        let first = rulings.len();
        for act in acts::read(words, scene)? {
            rulings.push(self.act(seat, &act));
        }
        let mut events = rulings[first..].iter().flat_map(|ruling| &ruling.events);
        let made = events.clone().any(|event| matches!(event.fact, Fact::MoveMade { .. }));
        let refused = events.any(|event| matches!(event.fact, Fact::Refused { .. }));
        if made && !refused {
            return Ok(());
        }
        let came = super::facts::describe_all(&rulings[first..]);
        Err(Fail::Differs(format!("{word} was not made: {came}")))
    }

    fn compare(&self, text: &str, own: Book) -> Result<(), Fail> {
        let Some(step) = self.steps.last() else {
            return Err(Unread("nothing has happened yet".to_owned()).into());
        };
        let (table, at, language) = (&self.table, self.at, self.language);
        expect::compare(text, expect::View { table, step, own, at, language })
    }
}
