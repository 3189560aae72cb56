//! What an organiser has to choose under each book, and what is proposed.

use clock::{Span, TimeControl};
use serde::Serialize;

use crate::{Book, Category, Provision, Regime, Regulations};

/// A matter that a book leaves to the organiser: a field of the [`Regulations`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Choice {
    /// The time control.
    Control,
    /// More than one period of time.
    Periods,
    /// Games longer than blitz.
    LongerGames,
    /// The closeness of supervision, in rapid and blitz by hand.
    Supervision,
    /// Who notices flags and illegal moves, in a game by hand.
    Observer,
    /// Who decides what takes judgement.
    Judgement,
    /// Whether Finland's own decisions apply.
    Federation,
    /// Whether the game is rated.
    Rated,
    /// Whether a last period without increment is a quickplay finish with rules of its own.
    Quickplay,
    /// How late a player may come.
    DefaultTime,
    /// When the game starts.
    StartsAt,
    /// When the players may agree on a draw.
    Agreements,
    /// Whether the game starts from an array of Chess960.
    Chess960,
    /// Which players cannot see, in a game by hand.
    Blind,
}

impl Choice {
    /// Every matter.
    pub const ALL: [Self; 14] = [
        Self::Control,
        Self::Periods,
        Self::LongerGames,
        Self::Supervision,
        Self::Observer,
        Self::Judgement,
        Self::Federation,
        Self::Rated,
        Self::Quickplay,
        Self::DefaultTime,
        Self::StartsAt,
        Self::Agreements,
        Self::Chess960,
        Self::Blind,
    ];

    /// Whether something depends on it under a book.
    fn matters(self, book: Book) -> bool {
        let (edition, regime) = (book.edition(), book.regime());
        let organised = regime != Regime::ByAccord;
        let longer = organised && !edition.only_blitz;
        let finish = longer && book.has(Provision::QuickplayFinish);
        match self {
            Self::Control
            | Self::Judgement
            | Self::DefaultTime
            | Self::StartsAt
            | Self::Agreements
            | Self::Blind => organised,
            Self::Periods => organised && !edition.one_period,
            Self::LongerGames => longer,
            Self::Supervision => edition.chooses_supervision,
            // Where nothing happens unless a player asks, the players notice.
            Self::Observer => regime != Regime::OnDemand,
            Self::Federation => {
                organised
                    && (edition.default_time_in_finland != edition.default_time
                        || edition.phone_ladder_in_finland != edition.phone_ladder
                        || finish && edition.finish_ruled_in_finland)
            }
            Self::Rated => edition.rated,
            Self::Quickplay => finish,
            Self::Chess960 => book.has(Provision::ArrayRules),
        }
    }
}

/// What is proposed to an organiser who has chosen a book and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proposal {
    /// The time control; untimed where the book knows no clock.
    pub control: TimeControl,
    /// Whether that is blitz, rapid or standard chess.
    pub category: Category,
    /// How late a player may come, where the book wants that announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Span>,
}

impl Book {
    /// What the book leaves to the organiser.
    ///
    /// ```
    /// use tuomari_laws::{Book, Choice};
    /// assert!(Book::Fide2018.choices().contains(&Choice::Supervision));
    /// assert!(!Book::Home.choices().contains(&Choice::Control));
    /// ```
    #[must_use]
    pub fn choices(self) -> Vec<Choice> {
        Choice::ALL.into_iter().filter(|choice| choice.matters(self)).collect()
    }

    /// What is proposed to an organiser who has chosen this book and nothing else.
    #[must_use]
    pub fn proposal(self) -> Proposal {
        let edition = self.edition();
        let mut regulations = Regulations::of(self);
        regulations.control = edition.proposed_control.clone().unwrap_or(TimeControl::Untimed);
        let category = regulations.category();
        let default_time = edition.proposed_default_time;
        Proposal { control: regulations.control, category, default_time }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Supervision, Table};

    #[test]
    fn a_table_opens_as_each_book_proposes() {
        for book in Book::ALL {
            for mode in [Mode::Screen, Mode::Otb] {
                let proposal = book.proposal();
                let mut regulations = Regulations::of(book);
                regulations.mode = mode;
                regulations.control = proposal.control;
                regulations.default_time = proposal.default_time;
                if book.choices().contains(&Choice::Supervision) {
                    regulations.supervision = Some(Supervision::Full);
                }
                assert!(Table::open(regulations).is_ok(), "{book} by {mode:?}");
            }
        }
    }

    #[test]
    fn finnish_blitz_is_five_minutes_and_home_has_no_clock() {
        let proposed = |book: Book| {
            let Proposal { control, category, .. } = book.proposal();
            (control.to_string(), category)
        };
        assert_eq!(proposed(Book::FinnishBlitz2014), ("300".to_owned(), Category::Blitz));
        assert_eq!(proposed(Book::Home), ("-".to_owned(), Category::Standard));
        assert_eq!(proposed(Book::Fide2023), ("900+10".to_owned(), Category::Rapid));
    }

    #[test]
    fn a_choice_is_offered_only_where_something_depends_on_it() {
        use Choice::{Agreements, Blind, Chess960, Control, DefaultTime, Judgement};
        use Choice::{Federation, Observer, StartsAt};
        assert_eq!(Book::Home.choices(), [Observer]);
        assert_eq!(
            Book::FinnishBlitz2014.choices(),
            [Control, Judgement, DefaultTime, StartsAt, Agreements, Chess960, Blind]
        );
        assert_eq!(Book::Fide2018.choices(), Choice::ALL);
        // No Finnish edition of 2023 is known.
        let without: Vec<Choice> =
            Choice::ALL.into_iter().filter(|choice| *choice != Federation).collect();
        assert_eq!(Book::Fide2023.choices(), without);
    }
}
