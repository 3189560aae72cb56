//! A record that cannot be replayed.

use std::error::Error;
use std::fmt;

use chess::{Move, SetupFaults};
use clock::OutOfOrder;

use super::CannotOpen;

/// Why a fact cannot be taken in. The table is then as it was before that fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The move is not legal in the position, or not that player's to make.
    IllegalMove(Move),
    /// What an illegal act is said to have left on the board is not a position.
    NoPosition(SetupFaults),
    /// So many moves were not made yet.
    NoSuchPly(u32),
    /// The clock has seen a later moment.
    OutOfOrder(OutOfOrder),
    /// The game is not adjourned.
    NotAdjourned,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove(m) => write!(f, "{m} is not a legal move there"),
            Self::NoPosition(faults) => write!(f, "that is not a position: {faults}"),
            Self::NoSuchPly(ply) => write!(f, "there is no move {ply} to go back to"),
            Self::OutOfOrder(error) => error.fmt(f),
            Self::NotAdjourned => f.write_str("the game is not adjourned"),
        }
    }
}

impl From<OutOfOrder> for Flaw {
    fn from(error: OutOfOrder) -> Self {
        Self::OutOfOrder(error)
    }
}

impl From<SetupFaults> for Flaw {
    fn from(faults: SetupFaults) -> Self {
        Self::NoPosition(faults)
    }
}

/// A ruling that cannot be taken in, because it was not made at this table: the record was
/// damaged, or edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// Which of its facts, counted from 1.
    pub fact: usize,
    /// Why.
    pub why: Flaw,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fact {} cannot be replayed: {}", self.fact, self.why)
    }
}

impl Error for Corrupt {}

/// Why a record makes no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotReplay {
    /// The regulations open no table.
    Open(CannotOpen),
    /// A ruling cannot be taken in.
    Corrupt {
        /// Which one, counted from 1.
        ruling: usize,
        /// Where in it, and why.
        corrupt: Corrupt,
    },
}

impl fmt::Display for CannotReplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(error) => error.fmt(f),
            Self::Corrupt { ruling, corrupt } => write!(f, "ruling {ruling}: {corrupt}"),
        }
    }
}

impl Error for CannotReplay {}

impl From<CannotOpen> for CannotReplay {
    fn from(error: CannotOpen) -> Self {
        Self::Open(error)
    }
}

#[cfg(test)]
mod tests {
    use clock::Moment;

    use super::*;
    use crate::fact::{Event, Fact};
    use crate::{Act, Book, Decision, Regulations, Ruling, Seat, Table};

    /// The record of a game of two moves.
    fn record() -> Vec<Ruling> {
        let mut table = Table::open(Regulations::of(Book::Fide2018)).unwrap();
        let acts = [
            (Seat::Arbiter, Act::Decide(Decision::Start)),
            (Seat::White, Act::Move { m: "e2e4".parse().unwrap(), offer: false }),
            (Seat::Black, Act::Move { m: "e7e5".parse().unwrap(), offer: false }),
        ];
        let at = (1..).map(|second| Moment::from_millis(second * 1000));
        acts.iter().zip(at).map(|((seat, act), at)| table.act(*seat, act, at)).collect()
    }

    fn flaw(record: &[Ruling]) -> Option<(usize, usize, Flaw)> {
        match Table::replay(Regulations::of(Book::Fide2018), record) {
            Ok(_) => None,
            Err(CannotReplay::Corrupt { ruling, corrupt }) => {
                Some((ruling, corrupt.fact, corrupt.why))
            }
            Err(CannotReplay::Open(error)) => panic!("{error}"),
        }
    }

    #[test]
    fn a_record_as_it_was_written_is_replayed() {
        assert_eq!(flaw(&record()), None);
    }

    #[test]
    fn an_edited_move_is_found_where_it_stands() {
        let mut record = record();
        let m = "e7e4".parse().unwrap();
        let is_move = |event: &Event| matches!(event.fact, Fact::MoveMade { .. });
        let place = record[2].events.iter().position(is_move).unwrap();
        record[2].events[place].fact = Fact::MoveMade { by: chess::Color::Black, m };
        assert_eq!(flaw(&record), Some((3, place + 1, Flaw::IllegalMove(m))));
    }

    #[test]
    fn a_move_of_the_other_side_is_no_move() {
        let mut record = record();
        record.swap(1, 2);
        assert!(matches!(flaw(&record), Some((2, _, Flaw::IllegalMove(_)))));
    }

    #[test]
    fn a_clock_is_not_told_an_earlier_moment() {
        let mut record = record();
        record[2].at = Moment::ZERO;
        assert!(matches!(flaw(&record), Some((3, _, Flaw::OutOfOrder(_)))));
    }

    #[test]
    fn what_was_not_played_is_not_gone_back_to() {
        let mut record = record();
        record[1].events[0].fact = Fact::PositionRestored { ply: 1 };
        assert_eq!(flaw(&record), Some((2, 1, Flaw::NoSuchPly(1))));
    }

    #[test]
    fn an_envelope_is_not_opened_before_one_was_sealed() {
        let mut record = record();
        record[1].events[0].fact = Fact::EnvelopeOpened { text: "Nf3".to_owned() };
        assert_eq!(flaw(&record), Some((2, 1, Flaw::NotAdjourned)));
    }
}
