//! One game after the other, followed and held against the Laws.

use chess::{Color, Position};
use laws::{Articles, Provision};
use notation::ReadError;
use notation::pgn::{
    At, Comment, Fault, Follower, Outcome, Place, Step, Tag, Visitor, What as FileFault, Word,
};
use winnable::Budget;

use crate::citation::cite;
use crate::claims::Claims;
use crate::clocks::Clocks;
use crate::ended::{Counted, dead_since, without_moves};
use crate::header::{Header, Termination};
use crate::moves::{other_start, unplayed, winner};
use crate::result::Mating;
use crate::trail::{Trail, numbered};
use crate::{Ending, Finding, Rules, What, agreement, result, tags};

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
    findings: Vec<Finding>,
    games: u64,
    plies: u64,
    /// How many findings there were when the game began.
    before: usize,
    header: Header,
    trail: Trail,
    claims: Claims,
    clocks: Clocks,
    counted: Counted,
    /// Since which ply the position was dead, if it was at the end.
    dead: Option<u32>,
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
            rules,
            findings: Vec::new(),
            games: 0,
            plies: 0,
            before: 0,
            header: Header::default(),
            trail: Trail::new(),
            claims: Claims::default(),
            clocks: Clocks::default(),
            counted: Counted::default(),
            dead: None,
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
        let articles = cite(self.rules.book, provisions);
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
        let class = self.header.class();
        self.findings.push(Finding { game: self.games, place, ply, at, class, what, articles });
    }

    /// A repetition, a long stretch without captures and pawn moves, or both.
    #[cold]
    fn count(&mut self, after: &Position, word: Word<'_>) {
        let before = if self.trail.seems_repeated(after) {
            self.trail.appearances(after)
        } else {
            Vec::new()
        };
        let ply = self.trail.plies();
        let is_fivefold = self.rules.is_fivefold(&self.trail, &before);
        if is_fivefold && self.counted.fivefold.is_none() {
            self.counted.fivefold = Some((ply, word.at().place()));
        }
        if after.quiet_plies() >= 150
            && self.counted.seventy_five.is_none()
            && self.rules.ends(Ending::SeventyFiveMoves)
        {
            self.counted.seventy_five = Some((ply, word.at().place()));
        }
        self.claims.look(&self.trail, after, &before, || word.at().place());
    }

    /// The word that could not be played.
    #[cold]
    fn unplayed(&mut self, stuck: Stuck, last: &Position) {
        let Stuck { place, text, error } = stuck;
        let plies = self.trail.plies();
        if let Some(ending) = without_moves(last) {
            let what = What::WentOn { ending, plies: 0 };
            return self.find(place, Some(plies), what, &[ending.provision()]);
        }
        let at = Some(numbered(last, &text));
        let ply = Some(plies + 1);
        let Some(error) = error else {
            let articles = cite(self.rules.book, &[Provision::TakingTurns]);
            return self.push(place, ply, at, What::Passed, articles);
        };
        if plies == 0
            && self.header.start.is_some()
            && let Some(fits) = other_start(last, &text)
        {
            return self.push(place, ply, at, What::OtherStart { text, fits }, Articles::default());
        }
        let (what, articles) = unplayed(text, &error, last, self.rules.book);
        self.push(place, ply, at, what, articles);
    }

    /// What the last position and the result say about each other.
    ///
    /// A game without a mark at its end may be cut. What can still change is not judged then:
    /// whether players agreed, and whether a side can mate that later could not.
    fn at_the_end(&mut self, last: &Position, given: Outcome, is_whole: bool, at: At<'_>) {
        let plies = self.trail.plies();
        let without_moves = without_moves(last);
        if without_moves == Some(Ending::Checkmate) {
            return self.compare(last, given, Ending::Checkmate, at);
        }
        let termination = self.header.termination;
        let mating = match (given, winner(given)) {
            (_, Some(winner)) => {
                result::winner_could_mate(last, winner, termination, &self.rules.budget)
            }
            (Outcome::Draw, None) if termination == Termination::Time && is_whole => {
                result::drawn_on_time(last, &self.rules.budget)
            }
            _ => Mating::NotAsked,
        };
        let is_alive = matches!(mating, Mating::Fine | Mating::Wrong(What::CouldMate { .. }, _));
        let dead = if is_alive { None } else { dead_since(&self.trail, last, &Budget::quick()) };
        self.dead = dead;
        match (dead, mating) {
            // The game had ended before anybody could win it or lose it.
            (Some(dead), _) if dead < plies => {
                let ending = Ending::DeadPosition;
                let what = What::WentOn { ending, plies: plies - dead };
                self.find(at.place(), Some(dead), what, &[ending.provision()]);
            }
            (None, Mating::Wrong(what, provisions)) => {
                self.find(at.place(), Some(plies), what, provisions);
            }
            _ => {}
        }
        if termination == Termination::Time
            && let Some(what) = winner(given).and_then(|winner| self.clocks.against_loss(!winner))
        {
            self.find(at.place(), Some(plies), what, &[Provision::TimeOverstepped]);
        }
        let ending = without_moves
            .or(dead.map(|_| Ending::DeadPosition))
            .or(self.counted.fivefold.map(|_| Ending::Fivefold))
            .or(self.counted.seventy_five.map(|_| Ending::SeventyFiveMoves));
        match ending {
            Some(ending) => self.compare(last, given, ending, at),
            None if given == Outcome::Draw && is_whole && !self.claims.is_open_at(plies) => {
                self.agreed(plies, at);
            }
            None => {}
        }
    }

    fn compare(&mut self, last: &Position, given: Outcome, ending: Ending, at: At<'_>) {
        let right = ending.result(last.turn());
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
        if let Some((what, provisions)) = agreement::too_early(plies / 2, &self.rules) {
            self.find(at.place(), Some(plies), what, provisions);
        }
    }

    /// Games that a count or a flag had ended and that went on.
    fn went_on(&mut self) {
        let plies = self.trail.plies();
        let Counted { fivefold, seventy_five } = self.counted;
        let ends = [(fivefold, Ending::Fivefold), (seventy_five, Ending::SeventyFiveMoves)];
        for (moment, ending) in ends {
            // Of a game that had ended already nobody needs to say so again.
            let is_over = |ply: u32| self.dead.is_some_and(|dead| dead < ply);
            if let Some((ply, place)) = moment.filter(|(ply, _)| *ply < plies && !is_over(*ply)) {
                let what = What::WentOn { ending, plies: plies - ply };
                self.find(place, Some(ply), what, &[ending.provision()]);
            }
        }
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
            let articles = cite(self.rules.book, &[Provision::TakingTurns]);
            self.push(word.at().place(), ply, None, What::Passed, articles);
        }
    }

    /// Sorts the findings of the game by where they stand, and says of which moves they are.
    #[cold]
    fn put_in_order(&mut self) {
        let findings = &mut self.findings[self.before..];
        for finding in findings.iter_mut() {
            if finding.at.is_none() {
                finding.at = finding.ply.and_then(|ply| self.trail.label(ply));
            }
        }
        findings.sort_by_key(|finding| finding.place);
    }

    /// Claims that nobody made. One in the last position, or with the last move, of a drawn game
    /// was made, for all we know; in a dead position there is nothing left to claim.
    fn unclaimed(&mut self, given: Outcome) {
        let plies = self.trail.plies();
        let claims = std::mem::take(&mut self.claims);
        for (basis, by, occasion) in claims.occasions() {
            let is_made = given == Outcome::Draw && occasion.ply + 1 >= plies;
            if is_made || self.dead.is_some_and(|dead| dead <= occasion.ply) {
                continue;
            }
            let provisions = occasion.provisions(basis);
            self.find(occasion.place, Some(occasion.ply), occasion.what(basis, by), provisions);
        }
    }
}

impl Visitor for Auditor {
    fn begin_game(&mut self, _: At<'_>) {
        self.games += 1;
        self.before = self.findings.len();
        self.header.clear();
        self.claims.clear();
        self.clocks.clear();
        self.counted = Counted::default();
        self.dead = None;
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
        let side = self.trail.mover(ply);
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
        if let Some(place) = self.header.start
            && let Some((what, articles)) =
                tags::unreachable(position, self.header.is_chess960, self.rules.book)
        {
            self.push(place, None, None, what, articles);
        }
    }

    #[inline]
    fn played(&mut self, step: Step, after: &Position, word: Word<'_>) {
        let Step::Move(m) = step else {
            return self.passed(word);
        };
        if self.is_analysis {
            return;
        }
        self.trail.push(m, after);
        if self.trail.seems_repeated(after) || self.trail.has_doubled() || after.quiet_plies() >= 99
        {
            self.count(after, word);
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
            Some(stuck) => self.unplayed(stuck, last),
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
