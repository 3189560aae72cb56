//! One game after the other, followed and held against the Laws.
//!
//! The file is long because one type follows a game from its tags to its result: what it keeps while it
//! reads is shared by all its steps. The questions themselves are answered in other files.

use chess::{Color, Position};
use laws::course::{Course, Ending, Trail};
use laws::{Articles, Provision};
use notation::ReadError;
use notation::pgn::{
    At, Comment, Fault, Follower, Outcome, Place, Step, Tag, Visitor, What as FileFault, Word,
};

use crate::citation::cite;
use crate::claims::Claims;
use crate::clocks::Clocks;
use crate::ended::{self, Counted, Ended, dead_since};
use crate::header::{Header, Termination};
use crate::moves::{other_start, unplayed, winner};
use crate::result::Mating;
use crate::rules::Law;
use crate::trail::{LONGEST, label, mover, numbered};
use crate::{Finding, Rules, What, agreement, result, tags};

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
    /// The word at which the moves could no longer be followed.
    stuck: Option<Stuck>,
    /// Whether somebody passed, which nobody does in a game: its counts mean nothing.
    is_analysis: bool,
}

#[derive(Debug)]
struct Stuck {
    place: Place,
    text: String,
    error: Option<Box<ReadError>>,
}

impl Stuck {
    /// How many bytes come before the end of the word.
    fn end(&self) -> u64 {
        self.place.offset + self.text.len() as u64
    }
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
            is_analysis: false,
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
        let (game, class, book) = (self.games, self.header.class(), self.law.book);
        self.findings.push(Finding { game, place, ply, at, class, what, book, articles });
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

    /// The word that could not be played.
    #[cold]
    fn unplayed(&mut self, stuck: Stuck, last: &Position) {
        let Stuck { place, text, error } = stuck;
        let plies = self.trail.plies();
        if let Some(ending) = Ending::without_moves(last) {
            let what = What::WentOn { ending, plies: 0 };
            return self.find(place, Some(plies), what, &[ending.provision()]);
        }
        let at = Some(numbered(last, &text));
        let ply = Some(plies + 1);
        let Some(error) = error else {
            let articles = cite(self.law.book, &[Provision::TakingTurns]);
            return self.push(place, ply, at, What::Passed, articles);
        };
        if plies == 0
            && self.header.start.is_some()
            && let Some(fits) = other_start(last, &text)
        {
            return self.push(place, ply, at, What::OtherStart { text, fits }, Articles::default());
        }
        let (what, articles) = unplayed(text, &error, last, self.law.book);
        self.push(place, ply, at, what, articles);
    }

    /// What the last position and the result say about each other.
    ///
    /// A game without a mark at its end may be cut. What can still change is not judged then:
    /// whether players agreed, and whether a side can mate that later could not.
    fn at_the_end(&mut self, last: &Position, given: Outcome, is_whole: bool, at: At<'_>) {
        let plies = self.trail.plies();
        let without_moves = Ending::without_moves(last);
        let is_mate = without_moves == Some(Ending::Checkmate);
        // Whoever loses a game that is over loses nothing.
        let is_over = is_mate || self.counted.is_some_and(|counted| counted.ply < plies);
        let mating = if is_over { Mating::NotAsked } else { self.mating(last, given, is_whole) };
        let is_alive =
            is_mate || matches!(mating, Mating::Fine | Mating::Wrong(What::CouldMate { .. }, _));
        let dead = if is_alive { None } else { dead_since(&self.trail, last, self.law.endings) };
        let counted = self.counted.map(|Counted { ending, ply, .. }| Ended { ending, ply });
        let without_moves = without_moves.map(|ending| Ended { ending, ply: plies });
        let dead = dead.map(|ply| Ended { ending: Ending::DeadPosition, ply });
        self.ended = Ended::first([counted, without_moves, dead].into_iter().flatten());
        match (self.ended, mating) {
            (Some(ended), _) => self.has_ended(ended, at),
            (None, Mating::Wrong(what, provisions)) => {
                self.find(at.place(), Some(plies), what, provisions);
            }
            (None, _) => {}
        }
        if self.header.termination == Termination::Time
            && let Some(what) = winner(given).and_then(|winner| self.clocks.against_loss(!winner))
        {
            self.find(at.place(), Some(plies), what, &[Provision::TimeOverstepped]);
        }
        match self.ended {
            Some(Ended { ending, .. }) => self.compare(last, given, ending, at),
            None if given == Outcome::Draw && is_whole && !self.claims.is_open_at(plies) => {
                self.agreed(plies, at);
            }
            None => {}
        }
    }

    /// What there is to say about mates that the result rests on.
    fn mating(&self, last: &Position, given: Outcome, is_whole: bool) -> Mating {
        let termination = self.header.termination;
        match (given, winner(given)) {
            (_, Some(winner)) => result::winner_could_mate(
                last,
                winner,
                termination,
                self.law.book,
                &self.rules.budget,
            ),
            (Outcome::Draw, None) if termination == Termination::Time && is_whole => {
                result::drawn_on_time(last, &self.rules.budget)
            }
            _ => Mating::NotAsked,
        }
    }

    /// The board had ended the game, now or before its last ply.
    fn has_ended(&mut self, ended: Ended, at: At<'_>) {
        let Ended { ending, ply } = ended;
        let plies = self.trail.plies();
        if ply < plies {
            let counted = self.counted.filter(|counted| counted.ply == ply);
            let place = counted.map_or_else(|| at.place(), |counted| counted.place);
            let what = What::WentOn { ending, plies: plies - ply };
            self.find(place, Some(ply), what, &[ending.provision()]);
        }
    }

    fn compare(&mut self, last: &Position, given: Outcome, ending: Ending, at: At<'_>) {
        let right = ended::result(ending, last.turn());
        if given != right {
            let what = What::WrongResult { result: given, ending, right };
            self.find(at.place(), Some(self.trail.plies()), what, &[ending.provision()]);
        }
    }

    /// Nothing on the board made it a draw, so the players did.
    fn agreed(&mut self, plies: u32, at: At<'_>) {
        let is_said_otherwise =
            matches!(self.header.termination, Termination::Time | Termination::Other);
        // From a set-up position nobody knows what was played before.
        if is_said_otherwise || self.header.start.is_some() {
            return;
        }
        if let Some((what, provisions)) =
            agreement::too_early(plies / 2, self.law.book, self.rules.agreements)
        {
            self.find(at.place(), Some(plies), what, provisions);
        }
    }

    /// Clocks that showed zero while the game went on.
    fn went_on(&mut self) {
        let plies = self.trail.plies();
        for side in Color::ALL {
            // The opponent may have moved before anybody looked at the clock.
            if let Some((ply, place)) = self.clocks.down(side).filter(|(ply, _)| ply + 1 < plies) {
                self.find(place, Some(ply), What::FlagIgnored { side }, &[Provision::FlagNoticed]);
            }
        }
    }

    /// A player passes: that is analysis, and what follows is not the game.
    #[cold]
    fn passed(&mut self, word: Word<'_>) {
        if !self.is_analysis {
            self.is_analysis = true;
            let ply = Some(self.trail.plies() + 1);
            let articles = cite(self.law.book, &[Provision::TakingTurns]);
            self.push(word.at().place(), ply, None, What::Passed, articles);
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
    }

    /// Claims that nobody made. One in the last position, or with the last move, of a drawn game
    /// was made, for all we know; in a game that is over there is nothing left to claim.
    fn unclaimed(&mut self, given: Outcome) {
        let plies = self.trail.plies();
        for missed in self.claims.take() {
            let is_made = given == Outcome::Draw && missed.ply + 1 >= plies;
            if is_made || self.ended.is_some_and(|ended| ended.ply <= missed.ply) {
                continue;
            }
            let (ply, place, provisions) = (missed.ply, missed.place, missed.provisions());
            self.find(place, Some(ply), missed.what(), &provisions);
        }
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
        self.is_analysis = false;
    }

    #[inline]
    fn tag(&mut self, tag: Tag<'_>) {
        if let Some(what) = self.header.tag(&tag) {
            self.find(tag.at().place(), None, what, &[]);
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let ply = self.trail.plies();
        let bytes = comment.bytes();
        if ply == 0 || self.stuck.is_some() {
            return;
        }
        let side = mover(&self.trail, ply);
        let moves = u16::try_from(ply.div_ceil(2)).unwrap_or(u16::MAX);
        let found = self.clocks.comment(bytes, side, moves, self.header.control());
        if self.clocks.is_first_down(side) {
            self.clocks.note_down(side, (ply, comment.at().place()));
        }
        if let Some(what) = found {
            let provisions = [Provision::MovesInTime, Provision::SavedTime];
            self.find(comment.at().place(), Some(ply), what, &provisions);
        }
    }

    fn fault(&mut self, fault: Fault) {
        let Fault { place, what } = fault;
        let (text, error) = match what {
            FileFault::NoSuchMove { text, error } => (text, Some(error)),
            FileFault::NullInCheck => ("--".to_owned(), None),
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
        let Step::Move(m) = step else {
            return self.passed(word);
        };
        if self.is_analysis || self.trail.plies() == LONGEST {
            return;
        }
        self.trail.push(m, after);
        if self.trail.has_counts() {
            self.count(|| word.at().place());
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
        if self.is_analysis {
            return;
        }
        match self.stuck.take() {
            // The file ends in the middle of a word: it is still being written, or was cut.
            Some(stuck) if given.is_none() && stuck.end() >= at.offset() => {}
            Some(stuck) => {
                self.unplayed(stuck, last);
                if let Some(Counted { ending, ply, .. }) = self.counted {
                    self.has_ended(Ended { ending, ply }, at);
                }
            }
            None => self.at_the_end(last, mark, given.is_some(), at),
        }
        self.went_on();
        self.unclaimed(mark);
        let found = self.findings.len() - self.before;
        if found > 0 {
            self.put_in_order();
        }
    }
}
