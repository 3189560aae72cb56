//! The record of one game as it stands now.

use chess::{ByColor, Color, Position};
use clock::Span;
use notation::Style;
use notation::pgn::{
    At, Comment, Fault, Follower, Outcome, Reader, Replay, Step, Tag, Visitor, What as FileFault,
    Word,
};
use winnable::Budget;

use super::alarm::Event;
use crate::clocks::shown;
use crate::ended::{dead_since, without_moves};
use crate::moves::unplayed;
use crate::trail::{Trail, numbered};
use crate::{Basis, Ending, Rules};
use laws::Book;

/// Less is time trouble (8.4, 12.3).
const TROUBLE: Span = Span::minutes(5);

/// What stands in the record of a game.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) white: String,
    pub(super) black: String,
    pub(super) number: String,
    pub(super) clocks: ByColor<Option<Span>>,
    pub(super) plies: u32,
    pub(super) at: Option<String>,
    pub(super) result: Option<Outcome>,
    pub(super) events: Vec<Event>,
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
    record: Record,
    trail: Trail,
    before: Vec<u32>,
    is_fivefold: bool,
    fault: Option<Fault>,
    is_analysis: bool,
}

impl<'r> Scribe<'r> {
    fn new(rules: &'r Rules) -> Self {
        let record = Record {
            white: String::new(),
            black: String::new(),
            number: String::new(),
            clocks: ByColor::default(),
            plies: 0,
            at: None,
            result: None,
            events: Vec::new(),
        };
        let trail = Trail::new();
        let (before, fault) = (Vec::new(), None);
        Self { rules, record, trail, before, is_fivefold: false, fault, is_analysis: false }
    }

    /// What is so in the last position of a game that is still running.
    fn running(&mut self, last: &Position) {
        let ending = without_moves(last)
            .or(dead_since(&self.trail, last, &Budget::quick()).map(|_| Ending::DeadPosition))
            .or(self.is_fivefold.then_some(Ending::Fivefold))
            .or((last.quiet_plies() >= 150).then_some(Ending::SeventyFiveMoves));
        if let Some(ending) = ending {
            return self.record.events.push(Event::Ended { ending });
        }
        self.claims(last);
        let ByColor { white, black } = self.record.clocks;
        for side in Color::ALL {
            match self.record.clocks[side] {
                Some(time) if time.is_zero() => self.record.events.push(Event::Flag { side }),
                Some(time) if time < TROUBLE => {
                    self.record.events.push(Event::TimeTrouble { side, white, black });
                }
                _ => {}
            }
        }
    }

    fn claims(&mut self, last: &Position) {
        let by = last.turn();
        let mut claim = |basis, intended| {
            self.record.events.push(Event::Claim { basis, by, intended });
        };
        if self.before.len() >= 2 {
            claim(Basis::Threefold, Vec::new());
        } else {
            let moves = self.trail.third_appearances(last);
            let texts: Vec<String> = moves
                .filter_map(|(m, _)| last.legal(m).map(|legal| Style::PGN.write(&legal)))
                .collect();
            if !texts.is_empty() {
                claim(Basis::Threefold, texts);
            }
        }
        if last.quiet_plies() >= 100 {
            claim(Basis::FiftyMoves, Vec::new());
        } else if last.quiet_plies() == 99 {
            let quiet = last.legal_moves().filter(|legal| !legal.is_zeroing());
            let texts: Vec<String> = quiet.map(|legal| Style::PGN.write(&legal)).collect();
            if !texts.is_empty() {
                claim(Basis::FiftyMoves, texts);
            }
        }
    }
}

impl Visitor for Scribe<'_> {
    fn tag(&mut self, tag: Tag<'_>) {
        let field = match tag.name() {
            b"White" => &mut self.record.white,
            b"Black" => &mut self.record.black,
            b"Board" => &mut self.record.number,
            // DGT's software writes the board after the round: 4.12.
            b"Round" if self.record.number.is_empty() => &mut self.record.number,
            _ => return,
        };
        *field = tag.value().into_owned();
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let plies = self.trail.plies();
        if plies > 0
            && self.fault.is_none()
            && let Some(time) = shown(comment.bytes())
        {
            self.record.clocks[self.trail.mover(plies)] = Some(time);
        }
    }

    fn fault(&mut self, fault: Fault) {
        if matches!(fault.what, FileFault::NoSuchMove { .. } | FileFault::NullInCheck) {
            self.fault = Some(fault);
        }
    }
}

impl Follower for Scribe<'_> {
    fn start(&mut self, position: &Position) {
        self.trail.begin(position);
    }

    fn played(&mut self, step: Step, after: &Position, _: Word<'_>) {
        let Step::Move(m) = step else {
            self.is_analysis = true;
            return;
        };
        if self.is_analysis {
            return;
        }
        self.trail.push(m, after);
        self.before.clear();
        if self.trail.seems_repeated(after) {
            self.before = self.trail.appearances(after);
        }
        self.is_fivefold |= self.before.len() >= 4
            && (self.rules.book != Book::Fide2014 || self.trail.is_four_cycles(&self.before));
    }

    fn finished(&mut self, last: &Position, result: Option<Outcome>, _: At<'_>) {
        self.record.result = result;
        self.record.plies = self.trail.plies();
        self.record.at = self.trail.label(self.record.plies);
        if self.is_analysis {
            return;
        }
        if let Some(Fault { what: FileFault::NoSuchMove { text, error }, .. }) = self.fault.take() {
            let at = numbered(last, &text);
            let why = match without_moves(last) {
                Some(ending) => format!("{at} after {ending}"),
                None => unplayed(text, &error, self.rules.book).0.to_string(),
            };
            self.record.at = Some(at);
            self.record.events.push(Event::WrongRecord { why });
        } else if result.is_none_or(|result| result == Outcome::Unknown) {
            self.running(last);
        }
        if result.is_none() {
            self.record.events.push(Event::ResultMissing);
        }
    }
}
