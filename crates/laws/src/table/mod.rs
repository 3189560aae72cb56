//! One game under one set of regulations.
//!
//! The file is long because [`Table`] is the front door: everything that can be asked of a game stands
//! here, a few lines each, and the parts answer it.

pub(crate) mod accord;
mod adjournment;
mod apply;
mod array;
mod blind;
mod corrupt;
pub(crate) mod demands;
mod hands;
pub(crate) mod ledger;
pub(crate) mod now;
pub(crate) mod papers;
mod quickplay;
mod sealing;
mod steps;
#[cfg(feature = "text")]
mod telling;
mod times;

use std::fmt;
use std::sync::Arc;

use chess::{Color, Move, Position, SetupFaults};
use clock::{Moment, Reading, TimeControl};
use notation::scoresheet::{Entry, First, Scoresheet};
use notation::{Language, Style};

use self::accord::Accord;
pub use self::accord::{Lots, Wishes};
pub use self::adjournment::{Envelope, Resumption, SealedMove, Stage};
pub use self::blind::BlindPlay;
pub use self::corrupt::{CannotReplay, Corrupt, Flaw};
pub use self::demands::Trial;
pub use self::hands::{Displacement, Hands, LastMove, Release, Touch};
use self::ledger::Plies;
use self::now::Now;
pub use self::now::{Bound, Offer, OpenIllegal, Phase, Player};
pub use self::quickplay::Quickplay;
use crate::fact::Question;
use crate::{
    Act, Articles, Judged, Mode, Obligation, Provision, Regulations, Ruling, Seat, Unlawful,
    Verdict,
};

/// A game: position, clock, hands, offers, counts, and the moves so far.
///
/// [`judge`](Self::judge) answers an act with a ruling and the table after it, and changes nothing;
/// [`act`](Self::act) judges and goes on from there. The rulings in their order are the record of
/// the game, from which [`replay`](Self::replay) makes the same table again.
///
/// ```
/// use clock::Moment;
/// use tuomari_laws::{Act, Book, Decision, Regulations, Seat, Table};
/// let mut table = Table::open(Regulations::of(Book::Fide2018))?;
/// let mut at = 0;
/// let mut act = |table: &mut Table, seat, act| {
///     at += 1000;
///     table.act(seat, &act, Moment::from_millis(at))
/// };
/// act(&mut table, Seat::Arbiter, Act::Decide(Decision::Start));
/// for (seat, m) in [(Seat::White, "f2f3"), (Seat::Black, "e7e5"), (Seat::White, "g2g4")] {
///     act(&mut table, seat, Act::Move { m: m.parse()?, offer: false });
/// }
/// let mate = act(&mut table, Seat::Black, Act::Move { m: "d8h4".parse()?, offer: false });
/// assert_eq!(mate.verdict().map(|verdict| verdict.to_string()).as_deref(), Some("0–1 by 5.1.1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) regulations: Arc<Regulations>,
    pub(crate) start: Arc<Position>,
    pub(crate) now: Now,
    pub(crate) plies: Plies,
}

/// Why no table can be opened under some regulations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotOpen {
    /// The start is not a valid position.
    Start(SetupFaults),
    /// The regulations go against the Laws.
    Unlawful {
        /// How.
        why: Unlawful,
        /// Against which articles.
        articles: Articles,
    },
}

impl CannotOpen {
    /// The articles that forbid it, if any do.
    #[must_use]
    pub fn articles(&self) -> Articles {
        match self {
            Self::Unlawful { articles, .. } => *articles,
            Self::Start(_) => Articles::default(),
        }
    }
}

impl fmt::Display for CannotOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(faults) => write!(f, "no game can start there: {faults}"),
            Self::Unlawful { why, articles } => write!(f, "{why} ({articles})"),
        }
    }
}

impl std::error::Error for CannotOpen {}

impl Table {
    /// A table at which nothing has happened yet.
    ///
    /// # Errors
    /// If the start is not a valid position, or the regulations go against the Laws they adopt.
    pub fn open(regulations: Regulations) -> Result<Self, CannotOpen> {
        let regulations = regulations.settled();
        if let Some(why) = Unlawful::find(&regulations) {
            let articles = why.articles(regulations.book, regulations.category());
            return Err(CannotOpen::Unlawful { why, articles });
        }
        Self::on_record(regulations)
    }

    /// The table of a game that was opened before, to be brought up to the present with its rulings.
    /// Its regulations were lawful when it was opened and are not checked again: a later version
    /// of the program may be stricter, and the game still goes on.
    ///
    /// # Errors
    /// If the start is not a valid position.
    pub fn on_record(regulations: Regulations) -> Result<Self, CannotOpen> {
        let regulations = regulations.settled();
        let start = match &regulations.start {
            None => Position::initial(),
            Some(setup) => {
                let mut setup = setup.clone();
                if regulations.book.has(Provision::MirroredCastling) && !regulations.chess960 {
                    setup = array::with_its_castling(setup);
                }
                Position::try_from(setup).map_err(CannotOpen::Start)?
            }
        };
        let now = Now::open(&regulations, &start);
        let (regulations, start) = (Arc::new(regulations), Arc::new(start));
        Ok(Self { regulations, start, now, plies: Plies::default() })
    }

    /// What follows from an act, and the table after it. This table does not change.
    #[must_use]
    pub fn judge(&self, seat: Seat, act: &Act, at: Moment) -> Judged {
        crate::judge::judge(self, seat, act, at)
    }

    /// The same for callers that cannot wait; nothing if a proof takes more than a moment.
    /// Then [`judge`](Self::judge) it where thinking disturbs nobody: that may take seconds, and a
    /// gigabyte.
    #[must_use]
    pub fn judge_briefly(&self, seat: Seat, act: &Act, at: Moment) -> Option<Judged> {
        crate::judge::judge_briefly(self, seat, act, at)
    }

    /// Goes on from what was judged.
    pub fn accept(&mut self, judged: Judged) -> Ruling {
        self.go_on_as(judged.table);
        judged.ruling
    }

    /// Goes on as the table after something that was judged. It is a whole table: there is nothing
    /// in it that could be applied to another one.
    pub fn go_on_as(&mut self, after: Self) {
        *self = after;
        self.plies.settle();
    }

    /// Judges an act, and goes on from there.
    pub fn act(&mut self, seat: Seat, act: &Act, at: Moment) -> Ruling {
        self.accept(self.judge(seat, act, at))
    }

    /// This table, once a ruling at a moment has left it so.
    pub(crate) fn become_of(&self, mut now: Now, plies: Plies, at: Moment) -> Self {
        // All that the ruling brought may lie before the act itself.
        now.seen = now.seen.max(at);
        let (regulations, start) = (Arc::clone(&self.regulations), Arc::clone(&self.start));
        Self { regulations, start, now, plies }
    }

    /// Takes in a ruling of a record.
    ///
    /// # Errors
    /// If it was not made at this table as it stands; then nothing has changed.
    pub fn apply(&mut self, ruling: &Ruling) -> Result<(), Corrupt> {
        let mut after = self.clone();
        after.take_in_whole(ruling)?;
        self.go_on_as(after);
        Ok(())
    }

    /// Takes in a ruling; a table that cannot is of no more use.
    fn take_in_whole(&mut self, ruling: &Ruling) -> Result<(), Corrupt> {
        for (fact, event) in (1..).zip(&ruling.events) {
            let at = event.at.unwrap_or(ruling.at);
            let applied = self.now.apply(&event.fact, at, &self.start, &mut self.plies);
            applied.map_err(|why| Corrupt { fact, why })?;
        }
        // All that the ruling brought may lie before the act itself.
        self.now.seen = self.now.seen.max(ruling.at);
        self.plies.settle();
        Ok(())
    }

    /// The table after these rulings.
    ///
    /// # Errors
    /// If the regulations open no table, or a ruling was not made at it.
    pub fn replay<'r>(
        regulations: Regulations,
        rulings: impl IntoIterator<Item = &'r Ruling>,
    ) -> Result<Self, CannotReplay> {
        let mut table = Self::open(regulations)?;
        for (ruling, ruled) in (1..).zip(rulings) {
            let applied = table.take_in_whole(ruled);
            applied.map_err(|corrupt| CannotReplay::Corrupt { ruling, corrupt })?;
        }
        Ok(table)
    }

    /// The regulations.
    #[must_use]
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The position, the side to move being the one that has the move (1.3).
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.now.position
    }

    /// The time control by which the clocks go now: the arbiter may have changed the one of the
    /// regulations (6.10.2).
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        self.now.clock.control()
    }

    /// What the clocks show.
    #[must_use]
    pub fn reading(&self, at: Moment) -> Option<Reading> {
        self.now.clock.reading(at.max(self.now.seen)).ok()
    }

    /// Where the game is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.now.phase
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.now.phase {
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// The board under the players' hands, in a game by hand.
    #[must_use]
    pub fn hands(&self) -> Option<&Hands> {
        self.now.hands.as_deref()
    }

    /// The draw offer that stands.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        self.now.offer
    }

    /// What is known of a player.
    #[must_use]
    pub fn player(&self, color: Color) -> &Player {
        &self.now.players[color]
    }

    /// The moves among which the side to move must choose, if it must.
    #[must_use]
    pub const fn bound(&self) -> Option<&Bound> {
        self.now.bound.as_ref()
    }

    /// The moves among which the side to move must choose: what was let go leaves nothing else, what
    /// was ruled and what the touched pieces leave of it come before. Nothing if it may choose any.
    #[must_use]
    pub fn duty(&self) -> Option<Obligation> {
        crate::judge::act_of_moving::touch::owed(&self.now, &self.regulations)
    }

    /// The same, unless it leaves any move.
    #[must_use]
    pub fn owed(&self) -> Option<Obligation> {
        let all = self.position().legal_moves().len();
        self.duty().filter(|duty| duty.moves.len() < all)
    }

    /// The boards and announcements of a game with a player who cannot see.
    #[must_use]
    pub fn blind_play(&self) -> Option<&BlindPlay> {
        self.now.blind.as_deref()
    }

    /// Where a request or a claim under Guideline III is.
    #[must_use]
    pub const fn quickplay(&self) -> Option<Quickplay> {
        self.now.quickplay
    }

    /// A claim that the game does not progress, until it is settled.
    #[must_use]
    pub fn trial(&self) -> Option<Trial> {
        self.now.demands.as_ref()?.trial
    }

    /// Where Black sits, if Black has chosen.
    #[must_use]
    pub fn black_edge(&self) -> Option<crate::Edge> {
        self.now.demands.as_ref()?.black_edge
    }

    /// Where the clock stands, if the arbiter has said (6.5).
    #[must_use]
    pub const fn clock_place(&self) -> Option<crate::ClockPlace> {
        self.now.clock_place
    }

    /// How the colours were settled, where that is done by lot.
    #[must_use]
    pub fn lots(&self) -> Option<Lots> {
        self.now.accord.as_ref()?.lots
    }

    /// What one player wants of the other, where two people settle things between them.
    #[must_use]
    pub fn wishes(&self) -> Wishes {
        self.now.accord.as_deref().map(Accord::wishes).unwrap_or_default()
    }

    /// What waits for the arbiter.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.now.questions
    }

    /// The moves that stand: a legal move, or none where an illegal act stood.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Option<Move>> + '_ {
        (0..self.plies.len()).map(|index| self.plies.get(index).done.legal())
    }

    /// A player's scoresheet: in a game by hand what that player has written, right or wrong, with
    /// the draw offers that belong on it (8.1.5); on a screen the program keeps it in `language`.
    ///
    /// Names, event and result are the caller's to fill in.
    #[must_use]
    pub fn scoresheet(&self, owner: Color, language: Language) -> Scoresheet {
        let mut sheet = Scoresheet::new(owner);
        sheet.language = language;
        sheet.first = First { number: self.start.move_number(), side: self.start.turn() };
        let lines = match self.regulations.mode {
            Mode::Otb => self.now.papers.entries(owner).to_vec(),
            Mode::Screen => self.kept_lines(language),
        };
        for (place, mut line) in (0..).zip(lines) {
            line.draw_offer |= self.now.papers.offered_at(place);
            sheet.write(place, line);
        }
        sheet
    }

    /// The lines that the program keeps for the players of a screen.
    fn kept_lines(&self, language: Language) -> Vec<Entry> {
        let style = Style::of(language);
        let mut position = Position::clone(&self.start);
        let moves = self.moves().flatten().map_while(|m| {
            let legal = position.legal(m)?;
            let line = Entry::text(&style.write(&legal));
            position = legal.play();
            Some(line)
        });
        moves.collect()
    }

    /// What a player has crossed out beside a move of the own scoresheet, the oldest first.
    #[must_use]
    pub fn struck(&self, of: Color, place: u16) -> &[String] {
        self.now.papers.struck(of, place)
    }

    /// The position before the move at a place, the first being 0.
    #[must_use]
    pub fn position_at(&self, place: usize) -> Position {
        self.plies.position_after(&self.start, place.min(self.plies.len()))
    }

    /// How many moves stand on a player's own scoresheet, from the first on without a gap.
    #[must_use]
    pub fn lines(&self, of: Color) -> u16 {
        self.now.papers.first_gap(of)
    }

    /// Whether the result is final: both have signed the same (8.7). The arbiter may still decide
    /// otherwise.
    #[must_use]
    pub fn is_final(&self) -> bool {
        let signed = self.now.players.white.signed;
        signed.is_some() && signed == self.now.players.black.signed && self.verdict().is_some()
    }

    /// When something will follow from time alone: look again then with [`Act::Look`].
    #[must_use]
    pub fn look_at(&self) -> Option<Moment> {
        self.now.look_at(&self.regulations)
    }

    /// The players who have not come to the start or the resumption, and the last moment at which
    /// each is in time (6.7, I.10).
    #[must_use]
    pub fn awaited(&self) -> Vec<(Color, Moment)> {
        let mut awaited =
            crate::judge::chess_clock::presence::awaited(&self.now, &self.regulations);
        awaited
            .extend(crate::judge::adjournment::resumption::awaited(&self.now, &self.regulations));
        awaited
    }
}
