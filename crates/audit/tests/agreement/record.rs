//! A game as a file has it, and what the audit finds there.

use std::fmt::Write;

use audit::{Auditor, Finding, Rules, What};
use chess::{Color, Move, Position};
use laws::course::Endings;
use laws::{Book, DrawBasis, Ground, Mode, Scope, Score};
use notation::Style;
use notation::pgn::{Outcome, Reader, Replay};

/// A record without its result.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    pub(crate) termination: Option<&'static str>,
}

/// What the audit says about the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Said {
    /// How the game had ended, and after how many plies, if it went on.
    pub(crate) went_on: Option<(Ground, u32)>,
    /// How it ended and what the result is, if another is given.
    pub(crate) wrong: Option<(Ground, Outcome)>,
    /// Who could not mate.
    pub(crate) cannot_mate: Option<Color>,
    /// Who could first claim, when, on what ground, and with what move.
    pub(crate) claims: Vec<(Color, u32, DrawBasis, Option<String>)>,
}

impl Record {
    pub(crate) fn pgn(&self, result: Outcome) -> String {
        let mut pgn = format!("[Event \"Agreement\"]\n[Result \"{result}\"]\n");
        if self.start != Position::initial() {
            // A table castles as Chess960 does wherever its rights are those of it.
            let variant = "[Variant \"Chess960\"]";
            writeln!(pgn, "[SetUp \"1\"]\n[FEN \"{}\"]\n{variant}", self.start).unwrap();
        }
        if let Some(termination) = self.termination {
            writeln!(pgn, "[Termination \"{termination}\"]").unwrap();
        }
        pgn.push('\n');
        let mut position = self.start.clone();
        for m in &self.moves {
            let legal = position.legal(*m).expect("a legal move");
            writeln!(pgn, "{}", Style::PGN.write(&legal)).unwrap();
            position = legal.play();
        }
        writeln!(pgn, "{result}").unwrap();
        pgn
    }

    /// Whether the game had ended where it starts, which is judged once a move is made.
    fn had_ended(&self, book: Book) -> bool {
        let endings = Endings::of(book, Mode::Screen, Scope::Competition);
        endings.is_dead(&self.start) || self.start.quiet_plies() >= 150
    }

    pub(crate) fn said(&self, book: Book, result: Outcome) -> Said {
        let mut said = Said::default();
        for Finding { what, ply, .. } in self.findings(book, result) {
            let ply = ply.unwrap_or_default();
            match what {
                What::WentOn { ending, .. } => {
                    let before = said.went_on.replace((ending.ground(), ply));
                    assert_eq!(before, None, "a game ends once");
                }
                What::WrongResult { ending, right, .. } => {
                    said.wrong = Some((ending.ground(), right));
                }
                What::CannotMate { winner, .. } => said.cannot_mate = Some(winner),
                What::Claim { basis, by, intended, .. } => {
                    said.claims.push((by, ply, basis, intended));
                }
                What::EarlyDraw { .. } | What::UnreachableStart { .. } => {}
                other => panic!("{other:?} in\n{}", self.pgn(result)),
            }
        }
        said
    }

    fn findings(&self, book: Book, result: Outcome) -> Vec<Finding> {
        let mut replay = Replay::new(Auditor::new(Rules::of(book)));
        Reader::new(self.pgn(result).as_bytes()).read_all(&mut replay).unwrap();
        replay.follower_mut().take_findings()
    }
}

/// A score as a file gives it.
pub(crate) fn outcome(score: Score) -> Outcome {
    match score.winner() {
        Some(Color::White) => Outcome::WhiteWins,
        Some(Color::Black) => Outcome::BlackWins,
        None => Outcome::Draw,
    }
}

/// Whether the board alone ended the game.
pub(crate) const fn is_on_board(ground: Ground) -> bool {
    matches!(
        ground,
        Ground::Checkmate
            | Ground::Stalemate
            | Ground::DeadPosition
            | Ground::Fivefold
            | Ground::SeventyFiveMoves
    )
}

/// Whatever result is given of a game that the board ended, the audit names the right one. If not,
/// what it says.
pub(crate) fn difference(
    record: &Record,
    book: Book,
    ground: Ground,
    score: Score,
) -> Option<String> {
    let right = outcome(score);
    let results = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Unknown];
    results.into_iter().find_map(|given| {
        let said = record.said(book, given);
        let expected = (given != right).then_some((ground, right));
        let went_on = record.had_ended(book).then_some((ground, 0));
        let is_same = (said.went_on, said.wrong) == (went_on, expected);
        (!is_same).then(|| format!("{book}: {said:?}, not {expected:?}:\n{}", record.pgn(given)))
    })
}
