//! The line format in which other programs tell what a board feels.

use std::fmt;
use std::str::FromStr;

use chess::{ByColor, Color};
use clock::{Moment, Span};

use super::Placement;

/// One line: a moment in milliseconds, and what happened then.
///
/// ```text
/// 0 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
/// 1500 rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR
/// 2400 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
/// 3100 press white
/// 3100 clock 299100 300000
/// ```
///
/// ```
/// use chess::Color;
/// use tuomari_audit::live::{Sign, Told};
/// assert_eq!("3100 press white".parse::<Told>()?.sign, Sign::Pressed(Color::White));
/// let error = "soon press white".parse::<Told>().unwrap_err();
/// assert_eq!(error.to_string(), "\"soon\" is not a number of milliseconds");
/// # Ok::<(), tuomari_audit::live::BadLine>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// When, by the clock of the source.
    pub at: Moment,
    /// What.
    pub sign: Sign,
}

/// No clock shows more milliseconds, nor can every language that drivers are written in.
const LONGEST: u64 = 1 << 53;

/// What a board or its clock tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The board feels this.
    Felt(Placement),
    /// A side has pressed the lever.
    Pressed(Color),
    /// The clocks show this.
    Clocks(ByColor<Span>),
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLine(String);

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadLine {}

impl FromStr for Told {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Self, BadLine> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let millis = |text: &str| {
            let number = text.parse::<u64>().ok().filter(|number| *number <= LONGEST);
            number.ok_or_else(|| BadLine(format!("{text:?} is not a number of milliseconds")))
        };
        let Some((at, rest)) = words.split_first() else {
            return Err(BadLine("the line is empty".into()));
        };
        let at = Moment::from_millis(millis(at)?);
        let sign = match rest {
            ["press", "white"] => Sign::Pressed(Color::White),
            ["press", "black"] => Sign::Pressed(Color::Black),
            ["press", ..] => return Err(BadLine("a press is by white or by black".into())),
            ["clock", white, black] => Sign::Clocks(ByColor {
                white: Span::millis(millis(white)?),
                black: Span::millis(millis(black)?),
            }),
            ["clock", ..] => {
                return Err(BadLine("a clock line has the times of White and Black".into()));
            }
            [placement, ..] => {
                let felt = placement.parse();
                Sign::Felt(felt.map_err(|error| BadLine(format!("{placement:?}: {error}")))?)
            }
            [] => return Err(BadLine("nothing comes after the milliseconds".into())),
        };
        Ok(Self { at, sign })
    }
}
