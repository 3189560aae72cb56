//! The values in which the books differ. What a book has no rule for at all is told by its articles
//! ([`Book::has`]).

use clock::Span;

use super::Book;
use crate::Date;

/// What is the same rule in several books, with another value in each.
pub(crate) struct Edition {
    /// The first day of the events that are played by it.
    pub(crate) in_force: Option<Date>,
    /// What an illegal move or a wrong claim gives the opponent.
    pub(crate) penalty: Span,
    /// The same in blitz.
    pub(crate) blitz_penalty: Span,
    /// Which illegal act of a player loses the game; none if none does.
    pub(crate) losing_illegal_act: Option<u8>,
    /// The same in rapid and blitz under limited supervision.
    pub(crate) losing_illegal_act_limited: Option<u8>,
    /// How many moves each player must have made before a draw is agreed.
    pub(crate) moves_before_agreement: u16,
    /// How late a player may come where the organiser says nothing; none if the organiser must.
    pub(crate) default_time: Option<Span>,
    /// Whether it must be announced if the rules of a quickplay finish are in force.
    pub(crate) finish_announced: bool,
    /// Whether Finland's own blitz rules are proposed for blitz there.
    pub(crate) proposes_national_blitz: bool,
    /// After how many moves of each reversed colours are kept; none if they are kept from the first,
    /// unless the arbiter decides otherwise.
    pub(crate) colors_kept_after: Option<u16>,
    /// Which fifth appearance of a position draws without a claim.
    pub(crate) fifth_appearance: Repetition,
    /// Whether an illegal position is judged again when the next move is made, not completed.
    pub(crate) symptom_when_made: bool,
    /// Whether two fallen flags of which nobody knows the first are a matter of every game, and not
    /// of a quickplay finish alone.
    pub(crate) both_flags_in_all_games: bool,
    /// Whether a delay, too, may be asked for late in a quickplay finish.
    pub(crate) delay_on_request: bool,
    /// Whether the intended move of a claim must stand on a scoresheet.
    pub(crate) claims_are_written: bool,
    /// Whether short time frees from all duties of recording, not from writing alone.
    pub(crate) free_in_time_trouble: bool,
    /// Whether a move may be written with its departure.
    pub(crate) long_form: bool,
    /// Whether officials who are no arbiters may watch over a reconstruction.
    pub(crate) officials_help: bool,
    /// Whether only means of communication are forbidden devices.
    pub(crate) only_communication: bool,
    /// Whether the organiser may allow switched-off devices in bags.
    pub(crate) bags_can_be_allowed: bool,
    /// Whether the body of a player may be inspected.
    pub(crate) body_search: bool,
    /// Whether an electronic cigarette is smoked.
    pub(crate) vaping_is_smoking: bool,
    /// Whether phones are forbidden in the whole venue.
    pub(crate) no_phone_in_venue: bool,
    /// Whether a blind player against a deaf one must have an assistant.
    pub(crate) assistant_compulsory: bool,
    /// Whether rapid and blitz are played under a supervision that is chosen (A.3 or A.4).
    pub(crate) chooses_supervision: bool,
    /// After how many moves of each set-up, board and clock setting stay as they are; none if only
    /// limited supervision fixes them (A.4.1).
    pub(crate) start_stays_after: Option<u16>,
    /// The time for all moves where nothing is said; none if the game has no clock then.
    pub(crate) usual_time: Option<Span>,
    /// Whether the players sign results.
    pub(crate) signatures: bool,
    /// Whether decisions can be appealed.
    pub(crate) appeals: bool,
    /// Who learns of what might be a breach.
    pub(crate) breaches: Breaches,
}

/// Who learns of what might be a breach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breaches {
    /// The arbiter.
    Told,
    /// Nobody, unless a player speaks of it.
    Kept,
    /// Nobody at all: there are none.
    None,
}

/// Which appearances of a position count together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repetition {
    /// All of them.
    Any,
    /// Those at the ends of one series of moves, played over and over.
    Successive,
}

const FIDE_2018: Edition = Edition {
    in_force: Date::new(2018, 1, 1),
    penalty: Span::minutes(2),
    blitz_penalty: Span::minutes(1),
    losing_illegal_act: Some(2),
    losing_illegal_act_limited: Some(2),
    moves_before_agreement: 1,
    default_time: Some(Span::ZERO),
    finish_announced: false,
    proposes_national_blitz: false,
    colors_kept_after: Some(10),
    fifth_appearance: Repetition::Any,
    symptom_when_made: false,
    both_flags_in_all_games: false,
    delay_on_request: false,
    claims_are_written: false,
    free_in_time_trouble: false,
    long_form: true,
    officials_help: true,
    only_communication: false,
    bags_can_be_allowed: true,
    body_search: true,
    vaping_is_smoking: true,
    no_phone_in_venue: false,
    assistant_compulsory: true,
    chooses_supervision: true,
    start_stays_after: None,
    usual_time: None,
    signatures: true,
    appeals: true,
    breaches: Breaches::Told,
};

const FIDE_2014: Edition = Edition {
    in_force: Date::new(2014, 7, 1),
    losing_illegal_act_limited: Some(1),
    moves_before_agreement: 0,
    default_time: None,
    finish_announced: true,
    proposes_national_blitz: true,
    colors_kept_after: None,
    fifth_appearance: Repetition::Successive,
    symptom_when_made: true,
    both_flags_in_all_games: true,
    delay_on_request: true,
    claims_are_written: true,
    free_in_time_trouble: true,
    long_form: false,
    officials_help: false,
    only_communication: true,
    bags_can_be_allowed: false,
    body_search: false,
    vaping_is_smoking: false,
    no_phone_in_venue: true,
    assistant_compulsory: false,
    ..FIDE_2018
};

const FINNISH_BLITZ_2014: Edition = Edition {
    losing_illegal_act: Some(1),
    penalty: FIDE_2014.blitz_penalty,
    default_time: Some(Span::minutes(30)),
    proposes_national_blitz: false,
    chooses_supervision: false,
    start_stays_after: Some(3),
    usual_time: Some(Span::minutes(5)),
    signatures: false,
    appeals: false,
    breaches: Breaches::Kept,
    ..FIDE_2014
};

const HOME: Edition = Edition {
    in_force: None,
    penalty: Span::ZERO,
    blitz_penalty: Span::ZERO,
    losing_illegal_act: None,
    losing_illegal_act_limited: None,
    chooses_supervision: false,
    breaches: Breaches::None,
    ..FIDE_2014
};

impl Book {
    /// The values of the book.
    pub(crate) const fn edition(self) -> &'static Edition {
        match self {
            Self::Fide2018 => &FIDE_2018,
            Self::Fide2014 => &FIDE_2014,
            Self::FinnishBlitz2014 => &FINNISH_BLITZ_2014,
            Self::Home => &HOME,
        }
    }
}
