//! Findings in English words.

use std::fmt;

use laws::DrawBasis;

use crate::{Defeat, Evidence, Fate, Fits, What};

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove { text, why, nearest, fate } => {
                write!(f, "{text} is illegal: {why}{}", Perhaps(nearest))?;
                f.write_str(match fate {
                    None => "",
                    Some(Fate::Stands) => "; it stands, as the opponent moved on",
                    Some(Fate::PutRight) => "; the position before it is to be restored",
                    Some(Fate::Loses) => "; it loses the game",
                })
            }
            Self::AmbiguousMove { text, candidates } => {
                write!(f, "{text} can be {}", Either(candidates))
            }
            Self::UnreadableMove { text, why, nearest } => {
                write!(f, "{text:?} is not a move here: {why}{}", Perhaps(nearest))
            }
            Self::MisdescribedMove { why } => f.write_str(why),
            Self::Passed => f.write_str("a player passes"),
            Self::MissingMove { text } => write!(f, "the move before {text} is missing"),
            Self::WentOn { ending, plies } => {
                write!(f, "{ending} had ended the game")?;
                match plies {
                    0 => f.write_str(", and it went on"),
                    1 => f.write_str(", and another move was made"),
                    n => write!(f, ", and {n} more moves were made"),
                }
            }
            Self::WrongResult { result, ending, right } => {
                write!(f, "the result is {result}, but {ending} makes it {right}")
            }
            Self::CannotMate { winner, by, proof } => match by {
                Defeat::Time => write!(f, "{winner} won on time, but could not mate: {proof}"),
                Defeat::Infraction => {
                    write!(f, "{winner} won by an infraction, but could not mate: {proof}")
                }
                Defeat::Resignation => {
                    write!(f, "{winner} won by resignation, but could not mate: {proof}")
                }
                Defeat::Unsaid => write!(
                    f,
                    "{winner} won, but could not mate, so the opponent must have resigned: {proof}"
                ),
            },
            Self::CouldMate { side, helpmate } => {
                write!(f, "drawn on time, but {side} could mate: {}", helpmate.join(" "))
            }
            Self::Undecided => f.write_str("whether the winner could mate is not decided"),
            Self::ResultMissing => f.write_str("the game has no result"),
            Self::Claim { basis, by, intended, before } => {
                write!(f, "{by} could claim a draw by {}", Basis(*basis))?;
                if let Some(m) = intended {
                    write!(f, " with {m}")?;
                }
                if let [first @ .., last] = &**before {
                    f.write_str(", the position having stood after ply ")?;
                    first.iter().try_for_each(|ply| write!(f, "{ply}, "))?;
                    write!(f, "{last}")?;
                }
                Ok(())
            }
            Self::EarlyDraw { moves, least } => write!(
                f,
                "a draw was agreed after {moves} moves of both, at least {least} are wanted"
            ),
            Self::TooMuchTime { side, shown, most } => {
                write!(f, "{side}'s clock shows {shown}, more than the {most} possible")
            }
            Self::ClockMismatch { side, shown, expected } => {
                write!(f, "{side}'s clock shows {shown}, by the time the move took {expected}")
            }
            Self::FlagIgnored { side } => {
                write!(f, "{side}'s clock shows zero, and the game went on")
            }
            Self::WrongFlag { loser, shown } => write!(
                f,
                "{loser} lost on time with {shown} left, and the opponent's clock shows zero"
            ),
            Self::TimeControlUnit { text, minutes } => {
                write!(f, "the time control {text:?} is in seconds by the standard; ")?;
                f.write_str(match minutes {
                    Some(Evidence::Clocks) => "by the clocks it is in minutes, and is read so",
                    Some(Evidence::Event) => "by the event it is in minutes, and is read so",
                    None => "perhaps minutes are meant",
                })
            }
            Self::UnreadableTimeControl { text, why } => {
                write!(f, "the time control {text:?} cannot be read: {why}")
            }
            Self::ResultsDiffer { tag, mark } => {
                write!(f, "the tag says {tag}, the end of the moves {mark}")
            }
            Self::PlyCount { tag, plies } => {
                write!(f, "PlyCount is {tag}, but the game has {plies} plies")
            }
            Self::RosterIncomplete { missing } => {
                write!(f, "without {}", missing.join(", "))
            }
            Self::Duplicate { file, game } => {
                write!(f, "the same moves and players as game {game} of {file}")
            }
            Self::ImpossibleDate { tag, value } => write!(f, "{tag} {value:?} is not a date"),
            Self::BadStart { why } => write!(f, "the start is wrong: {why}"),
            Self::UnreachableStart { why, .. } => {
                write!(f, "no legal game leads to the start: {why}")
            }
            Self::OtherStart { text, fits } => {
                let fits = match fits {
                    Fits::InitialPosition => "in the initial position",
                    Fits::OtherSide => "with the other side to move",
                };
                write!(f, "{text} is illegal in the position given, but legal {fits}")
            }
            Self::DoubledTag { tag } => write!(f, "the tag {tag} is there twice"),
            Self::OtherVariant { name } => write!(f, "the variant {name:?} has other rules"),
            Self::Syntax { why } => f.write_str(why),
        }
    }
}

/// The ground of a claim.
struct Basis(DrawBasis);

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            DrawBasis::Threefold => "threefold repetition",
            DrawBasis::FiftyMoves => "fifty moves",
        })
    }
}

/// Moves of which one is meant.
struct Either<'a>(&'a [String]);

impl fmt::Display for Either<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, text) in self.0.iter().enumerate() {
            let joint = match i {
                0 => "",
                _ if i + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{joint}{text}")?;
        }
        Ok(())
    }
}

/// Moves of which one may be meant, if there are any.
struct Perhaps<'a>(&'a [String]);

impl fmt::Display for Perhaps<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, "; perhaps {}", Either(self.0)) }
    }
}
