//! The values in which the books differ. What a book has no rule for at all is told by its articles
//! ([`Book::has`]).

use clock::{Span, TimeControl};
use serde::Serialize;

use super::Book;
use super::value::Value;
use crate::{Date, Sanction};

/// Who ensures that the rules are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Regime {
    /// The arbiter, who acts on what is seen and hears of every possible breach.
    #[default]
    Competition,
    /// The players: the arbiter acts, and says something, only when one of them asks.
    OnDemand,
    /// The two players alone: what counts is what both agree on.
    ByAccord,
}

impl Value for Regime {
    fn read(text: &'static str) -> Option<Self> {
        match text {
            "competition" => Some(Self::Competition),
            "on demand" => Some(Self::OnDemand),
            "by accord" => Some(Self::ByAccord),
            _ => None,
        }
    }
}

impl Value for Sanction {
    fn read(text: &'static str) -> Option<Self> {
        match text {
            "warning" => Some(Self::Warning),
            "loss" => Some(Self::Loss),
            _ => None,
        }
    }
}

/// Which appearances of a position count together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Repetition {
    /// All of them.
    #[default]
    Any,
    /// Those at the ends of one series of moves, played over and over.
    Successive,
}

impl Value for Repetition {
    fn read(text: &'static str) -> Option<Self> {
        match text {
            "any" => Some(Self::Any),
            "successive" => Some(Self::Successive),
            _ => None,
        }
    }
}

macro_rules! edition {
    ($($(#[$doc:meta])* $key:ident: $type:ty,)*) => {
        /// What is the same rule in several books, with another value in each.
        #[derive(Clone, Default)]
        pub(crate) struct Edition {
            $($(#[$doc])* pub(crate) $key: $type,)*
        }

        impl Edition {
            /// The keys by which the files of the books call the values.
            pub(super) const KEYS: &[&str] = &[$(stringify!($key)),*];

            /// Puts in the value that a line of a file states; whether it is one.
            pub(super) fn set(&mut self, key: &str, value: &'static str) -> bool {
                match key.replace(' ', "_").as_str() {
                    $(stringify!($key) => {
                        Value::read(value).map(|value| self.$key = value).is_some()
                    })*
                    _ => false,
                }
            }
        }
    };
}

edition! {
    /// Who ensures that the rules are kept.
    regime: Regime,
    /// The first day of the events that are played by it.
    in_force_from: Option<Date>,
    /// The last day.
    in_force_until: Option<Date>,
    /// The first day of games that are judged by it afterwards, if that is earlier.
    judges_from: Option<Date>,
    /// The book to which this one leaves what it does not state itself.
    leaves_to: Option<Book>,
    /// The rule of this book that says so.
    leaves_by: Option<&'static str>,
    /// Whether it leaves only the basic rules to that book, and of them not the act of moving.
    leaves_only_basic_rules: bool,
    /// The articles there, each with all that stands under it, that this book takes away.
    leaves_without: Vec<&'static str>,
    /// Whether games by this book can be rated.
    rated: bool,
    /// Whether it is for blitz and nothing else.
    only_blitz: bool,
    /// Whether all moves are played in one time.
    one_period: bool,
    /// The book that is proposed for unrated blitz in Finland.
    blitz_book_proposed: Option<Book>,
    /// The time control that is proposed to an organiser who chooses the book; none for no
    /// clock.
    proposed_control: Option<TimeControl>,
    /// The default time that is proposed where the book wants one announced.
    proposed_default_time: Option<Span>,
    /// What an illegal move or a wrong claim gives the opponent.
    penalty: Span,
    /// The same in rapid.
    rapid_penalty: Span,
    /// The same in blitz.
    blitz_penalty: Span,
    /// Which illegal act of a player loses the game; none if none does.
    losing_illegal_act: Option<u8>,
    /// The same in rapid and blitz under limited supervision.
    losing_illegal_act_limited: Option<u8>,
    /// How many moves each player must have made before a draw is agreed.
    moves_before_agreement: u16,
    /// How late a player may come where the organiser says nothing; none if the organiser must.
    default_time: Option<Span>,
    /// The same where Finland's own decisions apply.
    default_time_in_finland: Option<Span>,
    /// Whether in Finland the rules of a quickplay finish are in force unless they are excluded.
    finish_ruled_in_finland: bool,
    /// Whether resigning draws if the opponent could not mate by any series of legal moves.
    resignation_needs_mate: bool,
    /// Whether the offer that a claim is stays open when the claim has been found wrong.
    offer_survives_check: bool,
    /// Whether a claim waits until the opponent has completed the move before it.
    claims_wait_for_press: bool,
    /// Whether a right claim of the third appearance completes the move that it intends.
    claim_completes_move: bool,
    /// Other numbers by which an article or a part of the book is looked up, `6.1.1 is 6.1`.
    also_numbered: Vec<&'static str>,
    /// Whether Finland has no edition of the book: its own decisions are not known then.
    unknown_in_finland: bool,
    /// Whether limited supervision fixes the start by ten moves completed, not made.
    ten_moves_completed: bool,
    /// Whether an electronic scoresheet of a rated game needs a certificate.
    sheets_certified: bool,
    /// Whether a sealed move of a rated game is written on paper.
    sealed_on_paper: bool,
    /// Whether it must be announced if the rules of a quickplay finish are in force.
    finish_announced: bool,
    /// After how many moves of each reversed colours are kept; none if they are kept from the first,
    /// unless the arbiter decides otherwise.
    colors_kept_after: Option<u16>,
    /// Which fifth appearance of a position draws without a claim.
    fifth_appearance: Repetition,
    /// Whether an illegal position is judged again when the next move is made, not completed.
    symptom_when_made: bool,
    /// Whether two fallen flags, when nobody knows which fell first, are a matter of every game, and not
    /// of a quickplay finish alone.
    both_flags_in_all_games: bool,
    /// Whether a delay, too, may be asked for late in a quickplay finish.
    delay_on_request: bool,
    /// Whether the intended move of a claim must stand on a scoresheet.
    claims_are_written: bool,
    /// Whether short time frees from all duties of recording, not from writing alone.
    free_in_time_trouble: bool,
    /// Whether a move may be written with its departure.
    long_form: bool,
    /// Whether officials who are not arbiters may watch over a reconstruction.
    officials_help: bool,
    /// Whether only means of communication are forbidden devices.
    only_communication: bool,
    /// Whether the organiser may allow switched-off devices in bags.
    bags_can_be_allowed: bool,
    /// Whether the body of a player may be inspected.
    body_search: bool,
    /// Whether an electronic cigarette is smoked.
    vaping_is_smoking: bool,
    /// Whether phones are forbidden in the whole venue.
    no_phone_in_venue: bool,
    /// What follows each sound of a phone; the last holds for all later ones.
    phone_ladder: Vec<Sanction>,
    /// The same where Finland's own decisions apply.
    phone_ladder_in_finland: Vec<Sanction>,
    /// Whether a blind player against a deaf one must have an assistant.
    assistant_compulsory: bool,
    /// Whether rapid and blitz are played under a supervision that is chosen (A.3 or A.4).
    chooses_supervision: bool,
    /// After how many moves of each set-up, board and clock setting stay as they are; none if only
    /// limited supervision fixes them (A.4.1).
    start_stays_after: Option<u16>,
    /// The time for all moves where nothing is said; none if the game has no clock then.
    usual_time: Option<Span>,
    /// Whether the players sign results.
    signatures: bool,
    /// Whether decisions can be appealed.
    appeals: bool,
}

impl Book {
    /// The values of the book.
    pub(crate) fn edition(self) -> &'static Edition {
        &self.volume().edition
    }

    /// Who ensures that the rules of the book are kept.
    #[must_use]
    pub fn regime(self) -> Regime {
        self.edition().regime
    }

    /// The first and the last day of events that are played by the book, as far as it has them.
    #[must_use]
    pub fn in_force(self) -> (Option<Date>, Option<Date>) {
        (self.edition().in_force_from, self.edition().in_force_until)
    }

    /// Whether resigning draws if the opponent could not mate by any series of legal moves (5.1.2).
    #[must_use]
    pub fn resignation_needs_mate(self) -> bool {
        self.edition().resignation_needs_mate
    }

    /// How many moves each player must have made before they may agree on a draw (5.2.3).
    #[must_use]
    pub fn moves_before_agreement(self) -> u16 {
        self.edition().moves_before_agreement
    }

    /// The FIDE Laws by which a game of that day is judged; none if they are older than all books.
    ///
    /// ```
    /// use tuomari_laws::{Book, Date};
    /// let on = |year, month, day| Book::in_force_on(Date::new(year, month, day)?);
    /// assert_eq!(on(2016, 9, 13), Some(Book::Fide2014));
    /// assert_eq!(on(2019, 5, 1), Some(Book::Fide2018));
    /// assert_eq!(on(2013, 11, 22), None);
    /// ```
    #[must_use]
    pub fn in_force_on(day: Date) -> Option<Self> {
        Self::ALL.into_iter().find(|book| {
            let edition = book.edition();
            let begins = edition.judges_from.or(edition.in_force_from);
            // An edition that has run out is still the best there is until we have the next.
            edition.regime == Regime::Competition && begins.is_some_and(|first| first <= day)
        })
    }
}
