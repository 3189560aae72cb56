//! What an organiser may not choose.

use std::fmt;

use chess::{BackRank, BackRankFault, Chess960, Color, File, Position, Rank, Role, Setup, Square};
use clock::{Side, TimeControl};

use crate::{
    Articles, Book, Category, Federation, Mode, Observer, Provision, Regulations, Scope, Sheets,
    Supervision,
};

/// Why regulations go against the Laws they adopt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unlawful {
    /// A rated game is played by the Laws of FIDE and no other rules (PRE.3, FI.7, B.0).
    RatedByOtherRules,
    /// A rated game is played by the competition rules, with a clock (PRE.3).
    RatedWithoutCompetitionRules,
    /// National blitz rules are for blitz (FI.7).
    BlitzRulesForLongerGames,
    /// The basic rules know no clock (INT.2).
    BasicRulesWithClock,
    /// The Finnish blitz rules give one time for all moves (rule 2).
    BlitzRulesWithPeriods,
    /// The home rules know one start only.
    HomeRulesForChess960,
    /// Rapid or blitz by hand, and nobody said whether A.3 or A.4, B.3 or B.4 (A.5, B.5).
    SupervisionNotChosen,
    /// Full supervision with more games for one arbiter than allowed (A.3.1.1, B.3.1.1).
    TooManyBoards,
    /// Full supervision of games that nobody records (A.3.1.2, B.3.1.2).
    NotRecorded,
    /// A game of Chess960 that starts from none of its arrays (II.2).
    NoArray,
    /// A game of Chess960 whose king does not stand between the rooks (II.2.1).
    KingOutsideRooks,
    /// A game of Chess960 with both bishops on squares of one colour (II.2.2).
    BishopsOnOneColour,
    /// Nobody said how late one may come (6.7.a of 2014).
    NoDefaultTime,
    /// The last period is a quickplay finish, and nobody said whether its rules are in force (G.2
    /// of 2014).
    FinishNotAnnounced,
    /// A rated game recorded on electronic scoresheets without a certificate (8.1.1.2 of 2023).
    SheetsNotCertified,
    /// A win must be worth more than a loss, and a draw lie between (10.1).
    Scoring,
}

impl Unlawful {
    /// What the regulations do wrong first, if anything.
    pub(crate) fn find(regulations: &Regulations) -> Option<Self> {
        let category = regulations.category();
        let timed = regulations.control.is_timed();
        let competition = regulations.scope == Scope::Competition;
        // On a screen, or where a board senses the pieces, every game has a supervisor of its own
        // that records it (G97).
        let unwatched = regulations.mode == Mode::Otb
            && regulations.observer == Observer::Human
            && category != Category::Standard
            && regulations.supervision() == Supervision::Full;
        let boards = match category {
            Category::Blitz => 1,
            Category::Rapid | Category::Standard => 3,
        };
        let (edition, scoring) = (regulations.book.edition(), regulations.scoring);
        let faults = [
            (regulations.rated && !edition.rated, Self::RatedByOtherRules),
            (regulations.rated && !(competition && timed), Self::RatedWithoutCompetitionRules),
            (edition.only_blitz && category != Category::Blitz, Self::BlitzRulesForLongerGames),
            (edition.one_period && has_periods(&regulations.control), Self::BlitzRulesWithPeriods),
            (!competition && timed, Self::BasicRulesWithClock),
            (
                regulations.chess960 && !regulations.book.has(Provision::ArrayRules),
                Self::HomeRulesForChess960,
            ),
            (
                regulations.mode == Mode::Otb
                    && edition.chooses_supervision
                    && category != Category::Standard
                    && regulations.supervision.is_none(),
                Self::SupervisionNotChosen,
            ),
            (unwatched && regulations.boards_per_arbiter > boards, Self::TooManyBoards),
            (unwatched && !regulations.recorded, Self::NotRecorded),
            (
                competition
                    && (timed || regulations.starts_at.is_some())
                    && regulations.default_time().is_none(),
                Self::NoDefaultTime,
            ),
            (competition && is_finish_open(regulations), Self::FinishNotAnnounced),
            (
                regulations.rated
                    && edition.sheets_certified
                    && regulations.mode == Mode::Otb
                    && category == Category::Standard
                    && regulations.sheets == Sheets::Digital
                    && regulations.certificate.is_none(),
                Self::SheetsNotCertified,
            ),
            (
                scoring.win <= scoring.loss
                    || scoring.draw > scoring.win
                    || scoring.draw < scoring.loss,
                Self::Scoring,
            ),
        ];
        let start = regulations.start.as_ref().filter(|_| regulations.chess960);
        faults.into_iter().find_map(|(so, fault)| so.then_some(fault)).or_else(|| no_array(start?))
    }

    /// The articles of the Laws against which it goes, the one that decides first. A book that
    /// says nothing of it is bounded by the one to which it leaves matters, or by the newest Laws.
    #[must_use]
    pub fn articles(self, book: Book, category: Category) -> Articles {
        type List = &'static [Provision];
        let of_category = |rapid: List, blitz: List| match category {
            Category::Blitz => blitz,
            Category::Rapid | Category::Standard => rapid,
        };
        let provisions: List = match self {
            Self::RatedByOtherRules => {
                &[Provision::RatedPlay, Provision::NationalBlitz, Provision::NationalBlitzUnrated]
            }
            Self::RatedWithoutCompetitionRules => {
                &[Provision::RatedPlay, Provision::Scope, Provision::MovesInTime]
            }
            Self::BlitzRulesForLongerGames => {
                &[Provision::NationalBlitz, Provision::NationalBlitzUnrated]
            }
            Self::BasicRulesWithClock => &[Provision::Scope],
            Self::BlitzRulesWithPeriods => &[Provision::MovesInTime],
            Self::HomeRulesForChess960 => &[Provision::InitialPosition],
            Self::SupervisionNotChosen => {
                of_category(&[Provision::RapidChoice], &[Provision::BlitzChoice])
            }
            Self::TooManyBoards => of_category(
                &[Provision::RapidBoards, Provision::RapidFull],
                &[Provision::BlitzBoards, Provision::BlitzFull],
            ),
            Self::NotRecorded => of_category(
                &[Provision::RapidRecorded, Provision::RapidFull],
                &[Provision::BlitzRecorded, Provision::BlitzFull],
            ),
            Self::NoArray => &[Provision::ArrayRules],
            Self::KingOutsideRooks => &[Provision::KingBetweenRooks, Provision::ArrayRules],
            Self::BishopsOnOneColour => &[Provision::BishopsApart, Provision::ArrayRules],
            Self::NoDefaultTime => &[Provision::DefaultTime],
            Self::FinishNotAnnounced => {
                &[Provision::QuickplayAnnounced, Provision::QuickplayFinish]
            }
            Self::SheetsNotCertified => &[Provision::ElectronicSheet, Provision::Recording],
            Self::Scoring => &[Provision::Points, Provision::PointsLimit],
        };
        let own: Articles =
            provisions.iter().flat_map(|provision| provision.articles(book)).collect();
        match own.first() {
            Some(_) => own,
            None => book.leaves_to().unwrap_or_default().cite(provisions),
        }
    }
}

/// Whether a quickplay finish is to be played without its rules being announced.
fn is_finish_open(regulations: &Regulations) -> bool {
    regulations.book.edition().finish_announced
        && regulations.quickplay.is_none()
        && regulations.federation != Federation::Finland
        && regulations.category() != Category::Blitz
        && regulations.ends_without_bonus()
}

fn has_periods(control: &TimeControl) -> bool {
    let several =
        |side| control.schedule(side).is_some_and(|schedule| schedule.periods().len() > 1);
    Side::ALL.into_iter().any(several)
}

/// Why a start is none of the arrays of Guideline II, if it is none.
fn no_array(start: &Setup) -> Option<Unlawful> {
    let is_start = |array: Chess960| Position::chess960(array).board() == &start.board;
    if Chess960::all().any(is_start) {
        return None;
    }
    let officer = |file: File| start.board.piece_on(Square::new(file, Rank::First));
    let own = |file: File| officer(file).filter(|piece| piece.color == Color::White);
    let roles: Option<Vec<Role>> =
        File::ALL.into_iter().map(|file| own(file).map(|piece| piece.role)).collect();
    let roles = roles.and_then(|roles| <[Role; 8]>::try_from(roles).ok());
    let faults = roles.map(|roles| BackRank(roles).faults()).unwrap_or_default();
    let fault = faults.first().map(|fault| match fault {
        BackRankFault::WrongNumber(_) => Unlawful::NoArray,
        BackRankFault::KingOutsideRooks => Unlawful::KingOutsideRooks,
        BackRankFault::BishopsOnOneColour => Unlawful::BishopsOnOneColour,
    });
    Some(fault.unwrap_or(Unlawful::NoArray))
}

impl fmt::Display for Unlawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RatedByOtherRules => "a rated game is played by the Laws of FIDE",
            Self::RatedWithoutCompetitionRules => {
                "a rated game is played by the competition rules, with a clock"
            }
            Self::BlitzRulesForLongerGames => "national blitz rules are for blitz",
            Self::BasicRulesWithClock => "the basic rules know no clock",
            Self::BlitzRulesWithPeriods => "the Finnish blitz rules give one time for all moves",
            Self::HomeRulesForChess960 => "the home rules know only the usual start",
            Self::SupervisionNotChosen => {
                "rapid and blitz need the choice between full and limited supervision"
            }
            Self::TooManyBoards => "too many games for one arbiter under full supervision",
            Self::NotRecorded => "under full supervision every game is recorded",
            Self::NoArray => "no array of Chess960",
            Self::KingOutsideRooks => "in Chess960 the king stands between the rooks",
            Self::BishopsOnOneColour => "in Chess960 the bishops stand on squares of both colours",
            Self::NoDefaultTime => "nobody has said how late a player may come",
            Self::FinishNotAnnounced => {
                "nobody has said whether the rules of a quickplay finish are in force"
            }
            Self::SheetsNotCertified => "electronic scoresheets of a rated game need a certificate",
            Self::Scoring => "a win is worth more than a loss and a draw lies between",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CannotOpen, Table};
    use clock::Span;

    type Change = dyn Fn(&mut Regulations);

    fn rapid_by_hand() -> Regulations {
        let mut regulations = Regulations::of(Book::Fide2018);
        regulations.mode = Mode::Otb;
        regulations.observer = Observer::Human;
        regulations.control = TimeControl::fischer(Span::minutes(15), Span::seconds(10)).unwrap();
        regulations.supervision = Some(Supervision::Full);
        regulations
    }

    fn refusal(regulations: Regulations) -> Option<String> {
        match Table::open(regulations) {
            Err(CannotOpen::Unlawful { articles, .. }) => Some(articles.to_string()),
            Ok(_) => None,
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn what_may_not_be_chosen_is_refused_with_its_article() {
        let cases: [(&Change, &str); 8] = [
            (&|r| r.supervision = None, "A.5"),
            (&|r| r.boards_per_arbiter = 4, "A.3.1.1, A.3.1"),
            (&|r| r.recorded = false, "A.3.1.2, A.3.1"),
            (&|r| r.scope = Scope::Basic, "INT.2"),
            (&|r| (r.rated, r.control) = (true, TimeControl::Untimed), "PRE.3, INT.2, 6.3.1"),
            (&|r| (r.rated, r.book) = (true, Book::Home), "PRE.3, FI.7, B.0"),
            (&|r| r.book = Book::FinnishBlitz2014, "0"),
            (&|r| r.scoring.win = 0, "10.1, 10.2"),
        ];
        for (change, articles) in cases {
            let mut regulations = rapid_by_hand();
            change(&mut regulations);
            assert_eq!(refusal(regulations).as_deref(), Some(articles));
        }
    }

    #[test]
    fn what_may_be_chosen_is_not_refused() {
        let cases: [&Change; 6] = [
            &|_| {},
            &|r| r.boards_per_arbiter = 3,
            &|r| (r.boards_per_arbiter, r.observer) = (40, Observer::Program),
            &|r| (r.boards_per_arbiter, r.supervision) = (40, Some(Supervision::Limited)),
            &|r| (r.mode, r.supervision) = (Mode::Screen, None),
            &|r| (r.rated, r.federation) = (true, Federation::Finland),
        ];
        for change in cases {
            let mut regulations = rapid_by_hand();
            change(&mut regulations);
            assert_eq!(refusal(regulations), None);
        }
    }

    #[test]
    fn blitz_has_numbers_of_its_own() {
        let blitz = |change: &Change| {
            let mut regulations = rapid_by_hand();
            regulations.control = TimeControl::fischer(Span::minutes(3), Span::seconds(2)).unwrap();
            change(&mut regulations);
            refusal(regulations)
        };
        assert_eq!(blitz(&|r| r.supervision = None).as_deref(), Some("B.5"));
        assert_eq!(blitz(&|r| r.boards_per_arbiter = 2).as_deref(), Some("B.3.1.1, B.3.1"));
        assert_eq!(blitz(&|r| r.recorded = false).as_deref(), Some("B.3.1.2, B.3.1"));
        assert_eq!(blitz(&|r| r.book = Book::FinnishBlitz2014), None);
    }
}
