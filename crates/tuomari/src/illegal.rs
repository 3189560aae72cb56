//! Games that went on after an illegal move, for readers that refuse them.

use clap::ValueEnum;
use notation::pgn::{Fault, Found, InParts, Note, What};

/// What becomes of illegal moves that stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Illegal {
    /// Write them like other moves
    #[default]
    Keep,
    /// End the game before the first, and put it and all that follows into a comment
    Comment,
    /// Begin a new game after each, from the position there
    Restart,
    /// End the game before the first and leave the rest out
    Cut,
}

impl Illegal {
    /// The games as which one is written.
    pub(crate) fn apply(self, mut found: Found) -> Vec<Found> {
        if self == Self::Cut {
            found.rest.clear();
        }
        if self != Self::Keep {
            found.game.line.legalize_variations();
        }
        let Some(first) = found.game.line.first_stood() else { return vec![found] };
        match self {
            Self::Keep => vec![found],
            Self::Comment => vec![as_comment(found, first)],
            Self::Restart => {
                let parts = InParts::from(found.game.clone()).games();
                let last = parts.len() - 1;
                let part = |(i, game)| match i == last {
                    true => Found { game, ..found.clone() },
                    false => Found { game, lost_at: None, rest: String::new(), ..found.clone() },
                };
                parts.into_iter().enumerate().map(part).collect()
            }
            Self::Cut => {
                found.game.line.truncate(first);
                let is_illegal = |fault: &&Fault| matches!(fault.what, What::NoSuchMove { .. });
                let at = found.faults.iter().find(is_illegal).map_or(found.place, |f| f.place);
                found.lost_at = Some(at);
                vec![found]
            }
        }
    }
}

/// The game up to its first illegal move, and all that follows as a comment.
fn as_comment(mut found: Found, first: usize) -> Found {
    let mut words = found.game.line.after(first).as_words();
    found.game.line.truncate(first);
    if !found.rest.is_empty() {
        words = format!("{words} {}", std::mem::take(&mut found.rest));
    }
    let note = format!("an illegal move stood, and the game went on: {}", plain(&words));
    found.game.line.close(Note::new(&note));
    found.lost_at = None;
    found
}

/// The text without the signs that end a comment.
fn plain(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}

/// Says at the end of a game that could not be followed that it is not whole, and what else there is.
pub(crate) fn say_where_it_was_lost(found: &mut Found) {
    let Some(place) = found.lost_at else { return };
    let fault = found.faults.iter().find(|fault| fault.place == place);
    let what = fault.map_or(String::new(), |fault| format!(": {}", fault.what));
    let rest = match &*found.rest {
        "" => String::new(),
        rest => format!("; not read: {}", plain(rest)),
    };
    found.game.line.close(Note::new(&format!("cut off here{what}{rest}")));
}
