//! Games that went on after an illegal move, for readers that refuse them.

use clap::ValueEnum;
use notation::pgn::{Fault, Found, InParts, Line, Note, What};

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
    let text = format!("an illegal move stood, and the game went on: {}", plain(&words));
    close(&mut found.game.line, &text);
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
    close(&mut found.game.line, &format!("cut off here{what}{rest}"));
}

/// Adds a text at the end of a line, as several comments if it is too long for one.
fn close(line: &mut Line, text: &str) {
    /// Half of what a comment holds: signs in it may take more room there.
    const LONGEST: usize = 1 << 15;
    let mut rest = text;
    while !rest.is_empty() {
        let most = rest.len().min(LONGEST);
        let whole = (0..=most).rev().find(|end| rest.is_char_boundary(*end)).unwrap_or(most);
        let blank = rest[..whole].rfind(' ').filter(|blank| *blank > 0 && whole < rest.len());
        let (piece, later) = rest.split_at(blank.map_or(whole, |blank| blank + 1));
        line.close(Note::new(piece));
        rest = later;
    }
}

#[cfg(test)]
mod tests {
    use notation::pgn::Games;

    use super::*;

    #[test]
    fn a_long_game_that_cannot_be_followed_loses_no_word() {
        let words: Vec<String> = (0..30_000).map(|n| format!("Zz{n}")).collect();
        let pgn = format!("1. e4 e5 {} *", words.join(" "));
        let mut found = Games::new(pgn.as_bytes()).next().unwrap().unwrap();
        say_where_it_was_lost(&mut found);
        let written = found.game.to_string();
        let again = Games::new(written.as_bytes()).next().unwrap().unwrap();
        assert_eq!(again.game, found.game);
        let kept: std::collections::HashSet<&str> =
            written.split(|c: char| !c.is_alphanumeric()).collect();
        let lost: Vec<&String> = words.iter().filter(|word| !kept.contains(&***word)).collect();
        assert!(lost.is_empty(), "{lost:?}");
    }

    #[test]
    fn a_long_game_after_an_illegal_move_loses_no_move_as_a_comment() {
        let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000);
        let pgn = format!("1. e4 e5 2. Ke3 Ke7 {moves} *");
        let found = Games::new(pgn.as_bytes()).next().unwrap().unwrap();
        let games = Illegal::Comment.apply(found);
        let written = games[0].game.to_string();
        assert_eq!(written.matches("Ng8").count(), 5_000);
    }
}
