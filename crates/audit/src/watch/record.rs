//! The record of one game as it stands now.

use chess::{ByColor, Color, Position, Role};
use clock::Span;
use notation::pgn::{
    At, Comment, Fault, Follower, Outcome, Reader, Replay, Step, Tag, Visitor, What as FileFault,
    Word,
};
use notation::{ReadError, Style};
use winnable::{Budget, Winnability, winnable};

use super::event::{Event, Fault as Wrong, WrongRecord};
use super::why::Why;
use crate::citation::cite;
use crate::clocks::{clock_tag, shown};
use crate::ended::{self, Ended, dead_since};
use crate::fate::Fates;
use crate::header::Header;
use crate::moves::unplayed;
use crate::rules::Law;
use crate::trail::{LONGEST, label, mover, numbered, plain};
use crate::{Rules, What};
use laws::course::{Course, Ending, Occasion, Trail};
use laws::{Articles, Book, Category};

/// Less is time trouble. The five minutes are those of 8.4; where the whole game takes little more,
/// they would say nothing, and the arbiter is told later.
#[must_use]
pub const fn trouble(class: Option<Category>) -> Span {
    match class {
        None | Some(Category::Standard) => Span::minutes(5),
        Some(Category::Rapid) => Span::minutes(1),
        Some(Category::Blitz) => Span::seconds(20),
    }
}

/// What stands in the record of a game.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) white: String,
    pub(super) black: String,
    pub(super) number: String,
    pub(super) clocks: ByColor<Option<Span>>,
    /// Less time than this is trouble.
    pub(super) trouble: Span,
    pub(super) plies: u32,
    pub(super) at: Option<String>,
    pub(super) result: Option<Outcome>,
    pub(super) events: Vec<Event>,
    /// The book that the game is judged by.
    pub(super) book: Book,
}

impl Record {
    /// Reads the text of one game.
    pub(super) fn read(text: &[u8], rules: &Rules) -> Option<Self> {
        let mut replay = Replay::new(Scribe::new(rules));
        let is_read = Reader::new(text).read_game(&mut replay).ok()?;
        let scribe = replay.into_follower();
        is_read.then_some(scribe.record)
    }
}

/// Follows one game to its end and says how it stands.
struct Scribe<'r> {
    rules: &'r Rules,
    law: Law,
    record: Record,
    header: Header,
    trail: Trail,
    /// The first end that a count brought about.
    counted: Option<Ended>,
    fault: Option<Fault>,
    /// The result that the pieces say, as a program beside the board notes it.
    proposed: Option<Outcome>,
    /// How a program beside the board calls it that the board does not answer.
    silent: Option<String>,
    /// Whether the record ends without any mark of how the game stands.
    is_unmarked: bool,
    /// The illegal moves that stood, and their plies.
    stood: Vec<(u32, String, Box<ReadError>)>,
}

impl<'r> Scribe<'r> {
    fn new(rules: &'r Rules) -> Self {
        let record = Record {
            white: String::new(),
            black: String::new(),
            number: String::new(),
            clocks: ByColor::default(),
            trouble: trouble(None),
            plies: 0,
            at: None,
            result: None,
            events: Vec::new(),
            book: rules.on(None).book,
        };
        Self {
            rules,
            law: rules.on(None),
            record,
            header: Header::default(),
            trail: Trail::new(),
            counted: None,
            fault: None,
            proposed: None,
            silent: None,
            is_unmarked: false,
            stood: Vec::new(),
        }
    }

    /// What is so in the last position of a game that is still running.
    fn running(&mut self, last: &Position) {
        if let Some(Ended { ending, .. }) = self.ended(last) {
            return self.record.events.push(Event::Ended { ending });
        }
        if let Some(result) = self.proposed.filter(|result| *result != Outcome::Unknown) {
            return self.record.events.push(Event::ResultProposed { result });
        }
        self.claims(last);
        self.clocks(last);
    }

    /// Whether the board agrees with the result of a game that is over.
    fn over(&mut self, last: &Position, result: Outcome) {
        let Some(Ended { ending, .. }) = self.ended(last) else { return };
        let right = ended::result(ending, last.turn());
        if result != right {
            self.record.events.push(Event::WrongResult { result, ending, right });
        }
    }

    /// The move of a ply, legal or not.
    fn label(&self, ply: u32) -> Option<String> {
        let stood = self.stood.iter().find(|(at, ..)| *at == ply);
        match stood {
            Some((_, text, _)) => Some(numbered(self.trail.position_after(ply - 1), text)),
            None => label(&self.trail, ply),
        }
    }

    /// The illegal moves that stood: what becomes of them.
    fn illegal_moves(&mut self, class: Option<Category>) {
        let mut fates = Fates::new(self.law.book, class);
        for (ply, text, error) in &self.stood {
            let before = self.trail.position_after(ply - 1);
            let is_answered = *ply < self.trail.plies();
            let (fate, provisions) = fates.next(before.turn(), is_answered);
            let (what, at) =
                (unplayed(text.clone(), error, before, self.law.book), numbered(before, text));
            let mut wrong = wrong_record(what, Why::of(error), at);
            wrong.fate = Some(fate);
            wrong.lapses = !is_answered && fates.stand_once_answered();
            wrong.broken.extend(cite(self.law.book, &provisions).iter());
            self.record.events.push(Event::WrongRecord(wrong));
        }
    }

    /// A move is missing before this one.
    fn missing(&mut self, text: &str) {
        let wrong = WrongRecord {
            fault: Wrong::Missing,
            at: numbered(self.trail.last(), text),
            fate: None,
            lapses: false,
            text: plain(text),
            why: Why::Plain,
            perhaps: Vec::new(),
            broken: Articles::default(),
        };
        self.record.events.push(Event::WrongRecord(wrong));
    }

    /// Looks whether a count has ended the game.
    fn count(&mut self) {
        if self.counted.is_none() && self.trail.has_counts() {
            let (ply, Law { book, endings }) = (self.trail.plies(), self.law);
            let ending = endings.by_count(book, &self.trail);
            self.counted = ending.map(|ending| Ended { ending, ply });
        }
    }

    /// How the board has ended the game.
    fn ended(&self, last: &Position) -> Option<Ended> {
        let ply = self.trail.plies();
        let without_moves = Ending::without_moves(last).map(|ending| Ended { ending, ply });
        let dead = dead_since(&self.trail, last, self.law.endings);
        let dead = dead.map(|ply| Ended { ending: Ending::DeadPosition, ply });
        Ended::first([self.counted, without_moves, dead].into_iter().flatten())
    }

    fn clocks(&mut self, last: &Position) {
        let ByColor { white, black } = self.record.clocks;
        let is_down = |side: Color| self.record.clocks[side].is_some_and(Span::is_zero);
        if is_down(Color::White) && is_down(Color::Black) {
            return self.record.events.push(Event::BothFlags);
        }
        for side in Color::ALL {
            match self.record.clocks[side] {
                Some(time) if time.is_zero() => {
                    let can_mate = match winnable(last, !side, &Budget::quick()) {
                        Winnability::Winnable(_) => Some(true),
                        Winnability::Unwinnable(_) => Some(false),
                        Winnability::Undetermined(_) => None,
                    };
                    self.record.events.push(Event::Flag { side, can_mate });
                }
                Some(time) if time < self.record.trouble => {
                    self.record.events.push(Event::TimeTrouble { side, white, black });
                }
                _ => {}
            }
        }
    }

    fn claims(&mut self, last: &Position) {
        let by = last.turn();
        for Occasion { basis, intended, .. } in Occasion::now(self.law.book, &self.trail) {
            let legal: Vec<_> = intended.into_iter().filter_map(|m| last.legal(m)).collect();
            let is_quiet =
                |legal: &chess::Legal<'_>| !legal.is_capture() && legal.role() != Role::Pawn;
            let quiet = last.legal_moves().filter(is_quiet).count();
            let any_quiet = legal.len() > 1 && legal.len() == quiet && legal.iter().all(is_quiet);
            let intended = legal.iter().map(|legal| Style::PGN.write(legal)).collect();
            self.record.events.push(Event::Claim { basis, by, intended, any_quiet });
        }
    }
}

impl Visitor for Scribe<'_> {
    fn tag(&mut self, tag: Tag<'_>) {
        // What is wrong with a tag is for an audit to tell.
        let _ = self.header.tag(&tag);
        let field = match tag.name() {
            b"White" => &mut self.record.white,
            b"Black" => &mut self.record.black,
            b"Board" => &mut self.record.number,
            // DGT's software writes the board after the round: 4.12. A round alone is not a board.
            b"Round" if self.record.number.is_empty() && tag.raw_value().contains(&b'.') => {
                &mut self.record.number
            }
            b"Proposed" => return self.proposed = Outcome::read(tag.raw_value()),
            b"BoardState" => return self.silent = Some(plain(&tag.value())),
            b"WhiteClock" => return self.record.clocks.white = clock_tag(tag.raw_value()),
            b"BlackClock" => return self.record.clocks.black = clock_tag(tag.raw_value()),
            _ => return,
        };
        // Of a tag that is there twice the first counts.
        if field.is_empty() {
            *field = plain(&tag.value());
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let plies = self.trail.plies();
        if plies > 0
            && self.fault.is_none()
            && let Some(time) = shown(comment.bytes())
        {
            self.record.clocks[mover(&self.trail, plies)] = Some(time);
            let moves = u16::try_from(plies.div_ceil(2)).unwrap_or(u16::MAX);
            self.header.weigh_clock(time, moves);
        }
    }

    fn fault(&mut self, fault: Fault) {
        match fault.what {
            FileFault::NoSuchMove { .. } => self.fault = Some(fault),
            FileFault::MissingMove { text } => self.missing(&text),
            FileFault::MissingResult => self.is_unmarked = true,
            _ => {}
        }
    }
}

impl Follower for Scribe<'_> {
    fn start(&mut self, position: &Position) {
        self.law = self.rules.on(self.header.date());
        self.record.book = self.law.book;
        self.header.weigh_event();
        self.trail.begin(position);
        self.count();
    }

    fn played(&mut self, step: Step, after: &Position, _: Word<'_>) {
        if self.trail.plies() == LONGEST {
            return;
        }
        match step {
            Step::Move(m) => self.trail.push(m, after),
            Step::Null => self.trail.push_illegal(after),
            Step::Stood(_) => {
                self.trail.push_illegal(after);
                if let Some(Fault { what: FileFault::NoSuchMove { text, error }, .. }) =
                    self.fault.take()
                {
                    self.stood.push((self.trail.plies(), text, error));
                }
            }
        }
        self.count();
    }

    fn finished(&mut self, last: &Position, result: Option<Outcome>, _: At<'_>) {
        self.record.result = result;
        let class = self.header.class().or(self.rules.class);
        self.record.trouble = trouble(class);
        self.record.plies = self.trail.plies();
        self.record.at = self.label(self.record.plies);
        self.illegal_moves(class);
        if let Some(Fault { what: FileFault::NoSuchMove { text, error }, .. }) = self.fault.take() {
            let at = numbered(last, &text);
            self.record.at = Some(at.clone());
            let wrong = match Ending::without_moves(last) {
                Some(ending) => WrongRecord {
                    fault: Wrong::AfterTheEnd,
                    at,
                    fate: None,
                    lapses: false,
                    text,
                    why: Why::Ended(ending),
                    perhaps: Vec::new(),
                    broken: cite(self.law.book, &[ending.provision()]),
                },
                None => {
                    let why = Why::of(&error);
                    wrong_record(unplayed(text, &error, last, self.law.book), why, at)
                }
            };
            self.record.events.push(Event::WrongRecord(wrong));
        } else if let Some(result) = result.filter(|result| *result != Outcome::Unknown) {
            self.over(last, result);
        } else {
            self.running(last);
        }
        if self.is_unmarked {
            self.record.events.push(Event::ResultMissing);
        }
        // What the book has no rule for is nobody's duty.
        let book = self.law.book;
        self.record.events.retain(|event| event.articles(book).first().is_some());
        if self.record.result.is_none_or(|result| result == Outcome::Unknown) {
            let silent = self.silent.take().map(|state| Event::NoSignal { state });
            self.record.events.extend(silent);
        }
    }
}

/// A word of the record that could not be played.
fn wrong_record((what, broken): (What, Articles), why: Why, at: String) -> WrongRecord {
    let whole = what.to_string();
    let (fault, text, perhaps) = match what {
        What::IllegalMove { text, nearest, .. } => (Wrong::Illegal, text, nearest),
        What::AmbiguousMove { text, candidates } => (Wrong::Ambiguous, text, candidates),
        What::UnreadableMove { text, nearest, .. } => (Wrong::Unreadable, text, nearest),
        _ => (Wrong::Unreadable, whole, Vec::new()),
    };
    WrongRecord { fault, at, fate: None, lapses: false, text: plain(&text), why, perhaps, broken }
}
