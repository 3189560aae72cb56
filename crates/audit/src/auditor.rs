//! One game after the other, followed and held against the Laws.

mod end;
mod illegal;

use std::sync::Arc;

use chess::Position;
use laws::course::{Course, Trail};
use laws::{Articles, Category, Provision};
use notation::pgn::{
    At, Comment, Fault, Follower, Outcome, Place, Step, Tag, Visitor, What as FileFault, Word,
};

use crate::citation::cite;
use crate::claims::Claims;
use crate::clocks::Clocks;
use crate::ended::{Counted, Ended};
use crate::header::{Header, Termination};
use crate::rules::Law;
use crate::same::Mark;
use crate::trail::{LONGEST, label, mover};
use crate::{Finding, Rules, What, tags};

use self::illegal::{Stood, Stuck};

/// Is told the moves of games by a [`Replay`](notation::pgn::Replay), and collects what is wrong
/// with them.
///
/// Memory does not grow with the games, only with the findings: take them out now and then.
///
/// ```
/// use tuomari_audit::{Auditor, Kind, Rules};
/// use laws::Book;
/// use notation::pgn::{Reader, Replay};
///
/// let pgn = "[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2";
/// let mut replay = Replay::new(Auditor::new(Rules::of(Book::Fide2018)));
/// Reader::new(pgn.as_bytes()).read_all(&mut replay)?;
/// let findings = replay.follower_mut().take_findings();
/// assert_eq!(findings.len(), 1);
/// assert_eq!(findings[0].what.kind(), Kind::WrongResult);
/// assert_eq!(
///     findings[0].to_string(),
///     "3:28: error: game 1, 2... Qh4#: the result is 1/2-1/2, but checkmate makes it 0-1 \
///      (fide-2018 5.1.1)"
/// );
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Auditor {
    rules: Rules,
    /// What the present game is judged by.
    law: Law,
    findings: Vec<Finding>,
    games: u64,
    plies: u64,
    /// How many findings there were when the game began.
    before: usize,
    header: Header,
    trail: Trail,
    claims: Claims,
    clocks: Clocks,
    /// The first end that a count brought about.
    counted: Option<Counted>,
    /// How the board ended the game, as far as that was found.
    ended: Option<Ended>,
    /// The word at which the moves could no longer be followed, or the one that is told next.
    stuck: Option<Stuck>,
    /// The illegal moves that stood, in their order.
    stood: Vec<Stood>,
    /// Whether it was said that somebody passed.
    has_passed: bool,
    /// Whether the moves are of another start, so that nothing of them can be judged.
    is_elsewhere: bool,
    /// What the last comment says about the end, and after how many plies.
    said: Option<(u32, Termination)>,
    /// What tells games apart, if that is asked for.
    marks: Vec<Mark>,
}

impl Auditor {
    /// An auditor by these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            law: rules.on(None),
            rules,
            findings: Vec::new(),
            games: 0,
            plies: 0,
            before: 0,
            header: Header::default(),
            trail: Trail::new(),
            claims: Claims::default(),
            clocks: Clocks::default(),
            counted: None,
            ended: None,
            stuck: None,
            stood: Vec::new(),
            has_passed: false,
            is_elsewhere: false,
            said: None,
            marks: Vec::new(),
        }
    }

    /// How many games were seen.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many plies of these games could be followed.
    #[must_use]
    pub const fn plies(&self) -> u64 {
        self.plies
    }

    /// What tells the games apart that were seen since this was last asked, if the rules want it.
    pub fn take_marks(&mut self) -> Vec<Mark> {
        std::mem::take(&mut self.marks)
    }

    /// What was found since this was last asked, in the order of the file.
    pub fn take_findings(&mut self) -> Vec<Finding> {
        self.before = 0;
        std::mem::take(&mut self.findings)
    }

    #[cold]
    fn find(&mut self, place: Place, ply: Option<u32>, what: What, provisions: &[Provision]) {
        let articles = cite(self.law.book, provisions);
        // What no rule of the book is about is not against it.
        if provisions.is_empty() || articles.first().is_some() {
            self.push(place, ply, None, what, articles);
        }
    }

    #[cold]
    fn push(
        &mut self,
        place: Place,
        ply: Option<u32>,
        at: Option<String>,
        what: What,
        articles: Articles,
    ) {
        let (game, class, book) = (self.games, self.class(), self.law.book);
        let heading = Arc::default();
        self.findings.push(Finding { game, heading, place, ply, at, class, what, book, articles });
    }

    /// Standard, rapid or blitz, by the time control or else by the rules.
    fn class(&self) -> Option<Category> {
        self.header.class().or(self.rules.class)
    }

    /// A repetition, a long stretch without captures and pawn moves, or both: it may end the game,
    /// or give the right to claim.
    #[cold]
    fn count(&mut self, place: impl Fn() -> Place) {
        if self.counted.is_some() {
            return;
        }
        let Law { book, endings } = self.law;
        match endings.by_count(book, &self.trail) {
            Some(ending) => {
                let (ply, place) = (self.trail.plies(), place());
                self.counted = Some(Counted { ending, ply, place });
            }
            None => self.claims.look(book, &self.trail, place),
        }
    }

    /// Says of which game the findings are.
    #[cold]
    fn head(&mut self) {
        let heading = Arc::new(self.header.heading());
        for finding in &mut self.findings[self.before..] {
            finding.heading = Arc::clone(&heading);
        }
    }

    /// Sorts the findings of the game by where they stand, and says of which moves they are.
    #[cold]
    fn put_in_order(&mut self) {
        let findings = &mut self.findings[self.before..];
        for finding in findings.iter_mut() {
            if finding.at.is_none() {
                finding.at = finding.ply.and_then(|ply| label(&self.trail, ply));
            }
        }
        findings.sort_by_key(|finding| finding.place);
        self.head();
    }
}

impl Visitor for Auditor {
    fn begin_game(&mut self, _: At<'_>) {
        self.games += 1;
        self.before = self.findings.len();
        self.header.clear();
        self.law = self.rules.on(None);
        self.claims.clear();
        self.clocks.clear();
        self.counted = None;
        self.ended = None;
        self.stuck = None;
        self.stood.clear();
        self.has_passed = false;
        self.is_elsewhere = false;
        self.said = None;
    }

    #[inline]
    fn tag(&mut self, tag: Tag<'_>) {
        if let Some(what) = self.header.tag(&tag) {
            self.find(tag.at().place(), None, what, &[]);
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let ply = self.trail.plies();
        let bytes = comment.bytes().trim_ascii_start();
        if ply == 0 || self.stuck.is_some() {
            return;
        }
        if !bytes.starts_with(b"[%") && self.header.termination == Termination::Unsaid {
            self.said = Termination::of_comment(bytes).map(|said| (ply, said));
        }
        let side = mover(&self.trail, ply);
        let moves = u16::try_from(ply.div_ceil(2)).unwrap_or(u16::MAX);
        let mut found = self.clocks.comment(bytes, side, moves, self.header.control());
        if let Some(What::TooMuchTime { shown, .. }) = found
            && self.header.weigh_clock(shown, moves)
        {
            found = None;
        }
        if self.clocks.is_first_down(side) {
            self.clocks.note_down(side, (ply, comment.at().place()));
        }
        if let Some(what) = found {
            let provisions = [Provision::MovesInTime, Provision::SavedTime];
            self.find(comment.at().place(), Some(ply), what, &provisions);
        }
    }

    fn begin_moves(&mut self, at: At<'_>) {
        let missing = if self.rules.roster { self.header.missing() } else { Vec::new() };
        if !missing.is_empty() {
            self.find(at.place(), None, What::RosterIncomplete { missing }, &[]);
        }
    }

    fn end_game(&mut self, _: Option<Outcome>, _: At<'_>) {
        if self.findings.len() > self.before {
            self.head();
        }
    }

    fn fault(&mut self, fault: Fault) {
        let Fault { place, what } = fault;
        let (text, error) = match what {
            FileFault::NoSuchMove { text, error } => (text, Some(error)),
            FileFault::NullInCheck => return,
            FileFault::MissingMove { text } => {
                self.has_passed = true;
                let ply = Some(self.trail.plies() + 1);
                let articles = cite(self.law.book, &[Provision::TakingTurns]);
                return self.push(place, ply, None, What::MissingMove { text }, articles);
            }
            FileFault::Misdescribed(claim) => {
                // The move itself is told next.
                let ply = Some(self.trail.plies() + 1);
                let what = What::MisdescribedMove { why: claim.to_string() };
                return self.push(place, ply, None, what, Articles::default());
            }
            other => {
                if let Some(what) = tags::of_the_file(&other) {
                    self.push(place, None, None, what, Articles::default());
                }
                return;
            }
        };
        self.stuck = Some(Stuck { place, text, error });
    }
}

impl Follower for Auditor {
    fn start(&mut self, position: &Position) {
        self.trail.begin(position);
        self.law = self.rules.on(self.header.date());
        self.header.weigh_event();
        let Some(place) = self.header.start else { return };
        if self.trail.has_counts() {
            self.count(|| place);
        }
        let Law { book, .. } = self.law;
        if let Some((what, articles)) = tags::unreachable(position, self.header.is_chess960, book) {
            self.push(place, None, None, what, articles);
        }
    }

    #[inline]
    fn played(&mut self, step: Step, after: &Position, word: Word<'_>) {
        if self.is_elsewhere || self.trail.plies() == LONGEST {
            return;
        }
        match step {
            Step::Move(m) => self.trail.push(m, after),
            Step::Stood(_) => return self.illegal_stood(after),
            Step::Null => return self.passed(after, word),
        }
        if self.trail.has_counts() {
            self.count(|| word.at().place());
        }
        if matches!(word.bytes().last(), Some(b'+' | b'#')) && !after.is_check() {
            self.no_check(word);
        }
    }

    fn finished(&mut self, last: &Position, given: Option<Outcome>, at: At<'_>) {
        self.plies += u64::from(self.trail.plies());
        let mark = given.or(self.header.result).unwrap_or(Outcome::Unknown);
        if let (Some(mark), Some(tag)) = (given, self.header.result)
            && mark != tag
        {
            self.find(at.place(), None, What::ResultsDiffer { tag, mark }, &[]);
        }
        // The file ends in the middle of a word: it is still being written, or was cut.
        let is_cut = |word: &Stuck| given.is_none() && word.end() >= at.offset();
        let plies = self.trail.plies();
        let cut = self.stood.pop_if(|stood| stood.ply == plies && is_cut(&stood.word));
        match self.stuck.take().or(cut.map(|stood| stood.word)) {
            Some(stuck) if is_cut(&stuck) => {}
            Some(stuck) => {
                self.unplayed(stuck, last);
                if let Some(Counted { ending, ply, .. }) = self.counted {
                    self.has_ended(Ended { ending, ply }, at);
                }
            }
            None => {
                self.at_the_end(last, mark, given.is_some(), at);
                self.ply_count();
            }
        }
        if !self.stood.is_empty() {
            self.illegal_moves();
        }
        if let Some((place, what)) = self.header.unit(self.clocks.is_used()) {
            self.push(place, None, None, what, Articles::default());
        }
        self.went_on();
        self.unclaimed(mark);
        self.mark(at);
        let found = self.findings.len() - self.before;
        if found > 0 {
            self.put_in_order();
        }
    }
}
