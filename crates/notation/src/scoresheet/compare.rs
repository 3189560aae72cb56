//! Compares what a sheet says with what was played.

use chess::{Move, Position};

use super::{Ink, Scoresheet};
use crate::san::{ReadError, Remarks, read};

/// A move that was made, legal or not, and the position it was made in.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Made {
    pub before: Position,
    pub m: Move,
}

/// The entry for a move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Match {
    /// The entry is the move, legal or not, that was made.
    Agrees(Remarks),
    /// The entry is another legal move.
    Differs(Move),
    /// The entry is not a move of the position.
    Unreadable(ReadError),
    /// The entry is illegible.
    Illegible,
    /// There is no entry.
    Blank,
}

/// A sheet compared with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// One for each move that was made.
    pub matches: Vec<Match>,
    /// Moves at the end of the game that are not on the sheet yet (8.1.1, 8.1.3).
    pub behind: usize,
    /// Entries beyond the last move made: written in advance (8.1.2).
    pub ahead: usize,
}

impl Comparison {
    /// Whether every move is on the sheet and correct.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.ahead == 0 && self.matches.iter().all(|m| matches!(m, Match::Agrees(_)))
    }

    /// The place of the first entry that differs from what was played.
    #[must_use]
    pub fn first_difference(&self) -> Option<usize> {
        let says_otherwise = |m: &Match| matches!(m, Match::Differs(_) | Match::Unreadable(_));
        self.matches.iter().position(says_otherwise)
    }
}

impl Scoresheet {
    /// Reads every entry in the position in which its move was made.
    ///
    /// An illegal move that was made and stood agrees with an entry that names it.
    #[must_use]
    pub fn compare(&self, game: &[Made]) -> Comparison {
        let blank = Ink::Blank;
        let inks = self.entries.iter().map(|entry| &entry.ink).chain(std::iter::repeat(&blank));
        let matches: Vec<Match> =
            game.iter().zip(inks).map(|(made, ink)| self.compare_entry(made, ink)).collect();
        Comparison {
            behind: matches.iter().rev().take_while(|m| **m == Match::Blank).count(),
            ahead: self.entries.len().saturating_sub(game.len()),
            matches,
        }
    }

    fn compare_entry(&self, made: &Made, ink: &Ink) -> Match {
        let text = match ink {
            Ink::Blank => return Match::Blank,
            Ink::Illegible => return Match::Illegible,
            Ink::Text(text) => text,
        };
        let played = made.before.legal(made.m).map_or(made.m, |legal| legal.to_move());
        match read(&made.before, text, self.language) {
            Ok(reading) if reading.legal.to_move() == played => Match::Agrees(reading.remarks),
            Ok(reading) => Match::Differs(reading.legal.to_move()),
            Err(ReadError::Illegal { illegal, .. })
                if illegal.iter().any(|illegal| illegal.m == made.m) =>
            {
                Match::Agrees(Remarks::NONE)
            }
            Err(error) => Match::Unreadable(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoresheet::Entry;
    use crate::{Language, san::Remark};
    use chess::{Color, Square};

    fn game(moves: &[&str]) -> Vec<Made> {
        let mut before = Position::initial();
        moves
            .iter()
            .map(|m| {
                let m: Move = m.parse().unwrap();
                let after = before.judge(m).unwrap().play();
                Made { before: std::mem::replace(&mut before, after), m }
            })
            .collect()
    }

    fn sheet(entries: &[&str]) -> Scoresheet {
        let mut sheet = Scoresheet::new(Color::White);
        sheet.language = Language::Finnish;
        for (place, text) in (0..).zip(entries) {
            sheet.write(place, Entry::text(text));
        }
        sheet
    }

    #[test]
    fn a_sheet_may_be_behind_wrong_and_illegible() {
        let game = game(&["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
        let mut sheet = sheet(&["e4", "e5", "Rc3", "Lf6"]);
        sheet.write(1, Entry::illegible());
        let comparison = sheet.compare(&game);
        assert_eq!(comparison.matches[0], Match::Agrees(Remarks::NONE));
        assert_eq!(comparison.matches[1], Match::Illegible);
        assert_eq!(comparison.matches[2], Match::Differs(Move::new(Square::B1, Square::C3)));
        assert!(matches!(comparison.matches[3], Match::Unreadable(_)));
        assert_eq!(comparison.matches[4], Match::Blank);
        assert_eq!((comparison.behind, comparison.ahead), (1, 0));
        assert_eq!(comparison.first_difference(), Some(2));
        assert!(!comparison.is_complete());
    }

    #[test]
    fn moves_written_in_advance_are_counted() {
        let comparison = sheet(&["e4", "e5", "Rf3"]).compare(&game(&["e2e4", "e7e5"]));
        assert_eq!(comparison.ahead, 1);
        assert!(!comparison.is_complete());
    }

    #[test]
    fn an_illegal_move_that_was_made_and_written_agrees() {
        let before = Position::initial();
        let made = Made { before, m: Move::new(Square::F1, Square::B5) };
        assert!(sheet(&["Lb5"]).compare(&[made]).is_complete());
    }

    #[test]
    fn the_form_of_what_agrees_is_remarked() {
        let comparison = sheet(&["e2-e4"]).compare(&game(&["e2e4"]));
        let Match::Agrees(remarks) = comparison.matches[0] else { panic!("{comparison:?}") };
        assert!(remarks.has(Remark::LongForm));
    }
}
