//! What an organiser chooses before the game.
//!
//! The file is long because every field of [`Regulations`] has its meaning and its usual value here.

mod terms;

use chess::{Color, Setup};
use clock::{Bonus, Moment, Side, Span, TimeControl};
use serde::{Deserialize, Serialize};

pub use terms::{
    Agreements, Category, Federation, Judgement, Mode, Observer, Sanction, Scope, Scoring,
    SheetLanguages, Sheets, Supervision,
};

use crate::{Book, Date, Provision, Regime};

/// All that is settled before the first move: the book, and what the book leaves to choose.
///
/// # JSON
/// One object; every field but `book` may be missing and has then its usual value. The start
/// position is a FEN, the time control as PGN writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The rule book; the newest FIDE Laws if nothing is said.
    #[serde(default)]
    pub book: Book,
    /// How moves reach the table.
    #[serde(default = "screen")]
    pub mode: Mode,
    /// Which part of the book governs.
    #[serde(default = "competition")]
    pub scope: Scope,
    /// Where the game starts; the initial array if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Setup>,
    /// Whether Guideline II was adopted: the game starts from one of its arrays.
    #[serde(default)]
    pub chess960: bool,
    /// The time control. Without it there is no clock, but five minutes each by the Finnish blitz
    /// rules.
    #[serde(default = "untimed")]
    pub control: TimeControl,
    /// The choice of A.5 and B.5. Without it a game on a screen is under full supervision, for the
    /// program watches it alone; rapid and blitz by hand need the choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// How many games one arbiter watches (A.3.1.1, B.3.1.1).
    #[serde(default = "one")]
    pub boards_per_arbiter: u8,
    /// Whether someone, or something, records every game of rapid and blitz (A.3.1.2, B.3.1.2).
    #[serde(default = "yes")]
    pub recorded: bool,
    /// Who notices flags and illegal moves.
    #[serde(default = "program")]
    pub observer: Observer,
    /// Who decides what takes judgement.
    #[serde(default = "by_default")]
    pub judgement: Judgement,
    /// Whose domestic decisions apply.
    #[serde(default = "fide")]
    pub federation: Federation,
    /// Whether the game is sent for rating (PRE.3).
    #[serde(default)]
    pub rated: bool,
    /// The day the event begins, year, month and day (FI.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<Date>,
    /// When White's clock is to be started (6.6), in milliseconds of table time. Without it the
    /// arbiter starts the game and nobody is late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Moment>,
    /// When the session ends and games are adjourned (I.1.1, I.14), in milliseconds of table time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session_ends: Option<Moment>,
    /// How late a player may arrive (6.7.1), if it was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Span>,
    /// When players may agree on a draw.
    #[serde(default = "free")]
    pub agreements: Agreements,
    /// Whether Guideline III is in force, if it was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<bool>,
    /// What follows the first, second… sound of a phone, if the event has its own ladder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phone_ladder: Option<Vec<Sanction>>,
    /// What follows when a device is found on a player (11.3.2.2).
    #[serde(default = "loss")]
    pub device_found: Sanction,
    /// Whether a device that is switched off may lie in a bag at the place agreed (11.3.2.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub devices_in_bags: bool,
    /// How the players keep their scoresheets.
    #[serde(default = "paper")]
    pub sheets: Sheets,
    /// The certificate of the electronic scoresheets: name and number in FIDE's list (8.1.1.2 of 2023).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
    /// The languages of the scoresheets, where they were told: what is written is then read as it
    /// is written (appendix C), and a sealed move when it is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet_languages: Option<SheetLanguages>,
    /// Players with a disability: their time is never adjusted against them (6.2.6, 8.1.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disabled: Vec<Color>,
    /// Players who cannot see: appendix D is in force in a game by hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blind: Vec<Color>,
    /// Players who cannot hear (D.2.11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deaf: Vec<Color>,
    /// Whether the opponent of the player on move must report before leaving (11.2.4).
    #[serde(default)]
    pub report_absence: bool,
    /// For every earlier game of the event in which a player was warned, that player's colour now:
    /// a player warned in several games may be punished harder (rule 17 c of the Finnish blitz
    /// rules).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warned_before: Vec<Color>,
    /// In how many games of the event a player must have been warned for that: three, if not said
    /// otherwise.
    #[serde(default = "three", skip_serializing_if = "is_three")]
    pub several_games: u8,
    /// How soon after a flag was pointed out a player begins to name a forced mate (rule 13 c 2 of
    /// the Finnish blitz rules): within ten seconds, if not said otherwise.
    #[serde(default = "ten_seconds", skip_serializing_if = "is_ten_seconds")]
    pub mate_begun_within: Span,
    /// How soon the whole mate is named: within a minute, if not said otherwise.
    #[serde(default = "minute", skip_serializing_if = "is_minute")]
    pub mate_shown_within: Span,
    /// How soon an illegal move is claimed against a win on time, before the result is final (rules
    /// 15 and 21 of the Finnish blitz rules): within a minute, if not said otherwise.
    #[serde(default = "minute", skip_serializing_if = "is_minute")]
    pub flag_answered_within: Span,
    /// What results are worth.
    #[serde(default = "usual_scoring")]
    pub scoring: Scoring,
    /// Whether decisions can be appealed (11.10).
    #[serde(default = "yes")]
    pub appeals: bool,
    /// Fines that were announced, in cents (12.9.7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fines: Vec<u32>,
}

const fn screen() -> Mode {
    Mode::Screen
}
const fn competition() -> Scope {
    Scope::Competition
}
const fn untimed() -> TimeControl {
    TimeControl::Untimed
}
const fn one() -> u8 {
    1
}
const fn three() -> u8 {
    3
}
const fn ten_seconds() -> Span {
    Span::seconds(10)
}
const fn minute() -> Span {
    Span::minutes(1)
}
fn is_three(games: &u8) -> bool {
    *games == three()
}
fn is_ten_seconds(span: &Span) -> bool {
    *span == ten_seconds()
}
fn is_minute(span: &Span) -> bool {
    *span == minute()
}
const fn loss() -> Sanction {
    Sanction::Loss
}
const fn paper() -> Sheets {
    Sheets::Paper
}
const fn program() -> Observer {
    Observer::Program
}
const fn by_default() -> Judgement {
    Judgement::Default
}
const fn fide() -> Federation {
    Federation::Fide
}
const fn free() -> Agreements {
    Agreements::Free
}
const fn usual_scoring() -> Scoring {
    Scoring { win: 10, draw: 5, loss: 0 }
}
const fn yes() -> bool {
    true
}

impl Regulations {
    /// The usual regulations in Finland: thirty minutes of default time, a warning before a phone
    /// costs the game, Guideline III where a game ends without increment (FI.2 to FI.4).
    #[must_use]
    pub const fn finland(book: Book) -> Self {
        let mut regulations = Self::of(book);
        regulations.federation = Federation::Finland;
        regulations
    }

    /// The usual regulations of a book.
    #[must_use]
    pub const fn of(book: Book) -> Self {
        Self {
            book,
            mode: screen(),
            scope: competition(),
            start: None,
            chess960: false,
            control: untimed(),
            supervision: None,
            boards_per_arbiter: one(),
            recorded: yes(),
            observer: program(),
            judgement: by_default(),
            federation: fide(),
            rated: false,
            begins: None,
            starts_at: None,
            session_ends: None,
            default_time: None,
            agreements: free(),
            quickplay: None,
            phone_ladder: None,
            device_found: loss(),
            devices_in_bags: false,
            sheets: paper(),
            certificate: None,
            sheet_languages: None,
            disabled: Vec::new(),
            blind: Vec::new(),
            deaf: Vec::new(),
            report_absence: false,
            warned_before: Vec::new(),
            several_games: three(),
            mate_begun_within: ten_seconds(),
            mate_shown_within: minute(),
            flag_answered_within: minute(),
            scoring: usual_scoring(),
            appeals: yes(),
            fines: Vec::new(),
        }
    }

    /// The same with another book. What silence meant by the first book is said expressly where the
    /// other wants it said (6.7.a and G.2 of 2014), so that a game can be judged again.
    ///
    /// ```
    /// use tuomari_laws::{Book, Regulations, Table};
    /// let mut regulations = Regulations::of(Book::Fide2018);
    /// regulations.control = "5400".parse()?;
    /// assert!(Table::open(regulations.clone().under(Book::Fide2014)).is_ok());
    /// regulations.book = Book::Fide2014;
    /// assert!(Table::open(regulations).is_err(), "nobody said how late one may come");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn under(mut self, book: Book) -> Self {
        let default_time = self.default_time();
        self.book = book;
        if self.default_time().is_none() {
            self.default_time = default_time;
        }
        if self.federation != Federation::Finland {
            self.quickplay.get_or_insert(false);
        }
        self
    }

    /// The book by which such a game is better played, if there is one: in Finland blitz has rules
    /// of its own outside rated play (B.note of 2014).
    #[must_use]
    pub fn proposed_book(&self) -> Option<Book> {
        let national = self.federation == Federation::Finland
            && !self.rated
            && self.scope == Scope::Competition
            && self.category() == Category::Blitz;
        self.book.edition().blitz_book_proposed.filter(|_| national)
    }

    /// Whether the program keeps to itself which moves were made, as a missing one would show that
    /// it was illegal: by hand, where only people watch (A.4.2), or where nobody may mention an
    /// illegal move (rule 18 of the Finnish blitz rules).
    #[must_use]
    pub fn is_silent_about_moves(&self) -> bool {
        self.mode == Mode::Otb
            && (self.observer == Observer::Human || self.book.regime() == Regime::OnDemand)
    }

    /// The same, where the book leaves no choice: the usual time of a game that cannot be without a
    /// clock, and nothing of competitions at home.
    pub(crate) fn settled(mut self) -> Self {
        let usual = self.book.edition().usual_time;
        if let Some(time) = usual.filter(|_| !self.control.is_timed()) {
            self.control = TimeControl::fischer(time, Span::ZERO).unwrap_or(TimeControl::Untimed);
        }
        if self.book.regime() == Regime::ByAccord {
            self.scope = Scope::Basic;
            // There is no organiser who could keep the players from agreeing, and no arbiter.
            (self.agreements, self.judgement) = (Agreements::Free, Judgement::Default);
            (self.starts_at, self.session_ends) = (None, None);
            (self.blind, self.deaf) = (Vec::new(), Vec::new());
        }
        self
    }

    /// Standard, rapid or blitz, by the time for sixty moves (A.1, B.1). Without a clock the game
    /// is a standard one.
    #[must_use]
    pub fn category(&self) -> Category {
        match self.control.time_for_60_moves() {
            Some(time) if time <= Span::minutes(10) => Category::Blitz,
            Some(time) if time < Span::minutes(60) => Category::Rapid,
            _ => Category::Standard,
        }
    }

    /// The supervision of rapid and blitz: as chosen; on a screen full, for the program watches
    /// each game alone (G97).
    #[must_use]
    pub fn supervision(&self) -> Supervision {
        self.supervision.unwrap_or(match self.mode {
            Mode::Screen => Supervision::Full,
            Mode::Otb => Supervision::Limited,
        })
    }

    /// Whether the lighter rules of A.4 apply: rapid or blitz without full supervision.
    #[must_use]
    pub fn is_limited(&self) -> bool {
        // The category takes a look at the whole time control, so it is asked last.
        self.book.edition().chooses_supervision
            && self.supervision() == Supervision::Limited
            && self.category() != Category::Standard
    }

    /// Whether a fallen flag is for the players alone to see and claim: under limited supervision,
    /// unless the book makes the arbiter call it (A.4.5).
    #[must_use]
    pub fn is_silent_about_flags(&self) -> bool {
        !self.book.has(Provision::ArbiterCallsFlag) && self.is_limited()
    }

    /// The time a wrong claim or an illegal move costs (7.5.5, 9.5.3, A.3 of 2023, B.2 of 2018).
    #[must_use]
    pub fn penalty(&self) -> Span {
        let edition = self.book.edition();
        match self.category() {
            Category::Blitz => edition.blitz_penalty,
            Category::Rapid => edition.rapid_penalty,
            Category::Standard => edition.penalty,
        }
    }

    /// The provisions for that price: that of the act, and that of short games.
    pub(crate) fn price(&self, act: Provision) -> impl Iterator<Item = Provision> {
        let edition = self.book.edition();
        let is_short = match self.category() {
            Category::Blitz => true,
            Category::Rapid => edition.rapid_penalty < edition.penalty,
            Category::Standard => false,
        };
        // Where the price is a rule of rapid, blitz has it through limited supervision, and from like
        // cases under full supervision (V07).
        let is_of_rapid = edition.rapid_penalty < edition.penalty;
        let through = match self.category() {
            Category::Blitz if is_of_rapid && self.is_limited() => Some(Provision::BlitzLimited),
            Category::Blitz if is_of_rapid => Some(Provision::Analogy),
            Category::Blitz | Category::Rapid | Category::Standard => None,
        };
        [act].into_iter().chain(is_short.then_some(Provision::ShortGamePenalty)).chain(through)
    }

    /// Which illegal act of a player loses the game: the second; under limited supervision by the
    /// Laws of 2014 the first, but in Finland outside rated play the second in rapid too.
    #[must_use]
    pub fn losing_illegal_act(&self) -> Option<u8> {
        let edition = self.book.edition();
        let domestic = self.federation == Federation::Finland
            && !self.rated
            && self.category() == Category::Rapid;
        if self.is_limited() && !domestic {
            edition.losing_illegal_act_limited
        } else {
            edition.losing_illegal_act
        }
    }

    /// How late a player may arrive: as announced, else thirty minutes in Finland (FI.3), else as
    /// the book has it; nothing if nobody has said.
    #[must_use]
    pub fn default_time(&self) -> Option<Span> {
        self.default_time.or(match self.federation {
            Federation::Fide => self.book.edition().default_time,
            Federation::Finland => self.book.edition().default_time_in_finland,
        })
    }

    /// After how many moves of each player the set-up and the setting of the clock stay as they are: ten
    /// under limited supervision (A.4.1, A.5.1 of 2023), three by the Finnish blitz rules (7-1).
    #[must_use]
    pub fn start_stays_after(&self) -> Option<u16> {
        self.book.edition().start_stays_after.or(self.is_limited().then_some(10))
    }

    /// After how many moves of each player reversed colours stay (7.3); nothing where they stay from the
    /// first.
    #[must_use]
    pub fn colors_kept_after(&self) -> Option<u16> {
        self.book.edition().colors_kept_after
    }

    /// What follows each sound of a phone: as announced, else rule 17 of the Finnish blitz rules or
    /// FI.2, else 11.3.2.2.
    #[must_use]
    pub fn phone_ladder(&self) -> &[Sanction] {
        match (&self.phone_ladder, self.federation) {
            (Some(ladder), _) => ladder,
            (None, Federation::Finland) => &self.book.edition().phone_ladder_in_finland,
            (None, Federation::Fide) => &self.book.edition().phone_ladder,
        }
    }

    /// Whether a last period is a quickplay finish under Guideline III (III.1, III.2, FI.4).
    #[must_use]
    pub fn has_quickplay_finish(&self) -> bool {
        let announced = self.quickplay.unwrap_or(
            self.federation == Federation::Finland && self.book.edition().finish_ruled_in_finland,
        );
        announced && self.category() != Category::Blitz && self.ends_without_bonus()
    }

    pub(crate) fn ends_without_bonus(&self) -> bool {
        Side::ALL.into_iter().all(|side| {
            let last = self.control.schedule(side).and_then(|schedule| schedule.periods().last());
            last.is_some_and(|period| period.bonus() == Bonus::None)
        })
    }
}
