//! A table as PGN and as scoresheets.

use std::time::Duration;

use chess::{Color, Move, Position, Setup};
use clock::Moment;
use laws::{Articles, Fact, Made, MoveList, Score, Share, Table};
use notation::Language;
use notation::pgn::{Command, Game, InParts, Note, Operands, Outcome, TagRefused};
use notation::scoresheet::Scoresheet;

use crate::entry::Entry;
use crate::journal::TableId;
use crate::live::{Shown, Trouble};

/// A move that stands, with what belongs to it.
struct Ply {
    what: What,
    left: Option<Duration>,
    offer: bool,
}

enum What {
    Move(Move),
    /// An illegal act that stood: the hand's last movement, and the position after it.
    Stood {
        hand: Option<Move>,
        after: Box<Setup>,
        articles: Articles,
    },
}

/// The game as PGN; in parts where an illegal move stood.
///
/// # Errors
/// If the record cannot be replayed.
pub fn pgn(id: &TableId, shown: &Shown) -> Result<String, Trouble> {
    let start = start_of(shown);
    let mut game = Game::from_position(start);
    // No tag below has a name or a value that PGN refuses, names being plain.
    let _ = tags(&mut game, id, shown);
    let mut game = InParts::new(game);
    for ply in plies(shown)? {
        let annotation = match ply.what {
            What::Move(m) => game.play(m).ok(),
            What::Stood { hand, after, articles } => {
                let (Some(hand), Ok(after)) = (hand, Position::try_from(*after)) else { break };
                let article = articles.first().and_then(|article| Operands::new(article.number()));
                game.stood(hand, article, after);
                None
            }
        };
        let Some(annotation) = annotation else { continue };
        // The sign of C.12 stands in a comment: other programs take it for a variation.
        let note = Note::new(if ply.offer { "(=)" } else { "" });
        match ply.left {
            Some(left) => annotation.notes.push(note.with(Command::Clock(left))),
            None if ply.offer => annotation.notes.push(note),
            None => {}
        }
    }
    if let Some(verdict) = shown.table.verdict() {
        game.result = outcome(verdict.score);
    }
    Ok(game.games().iter().map(ToString::to_string).collect())
}

fn start_of(shown: &Shown) -> Position {
    let start = shown.opened.regulations.start.clone();
    // The table was opened from it.
    start.and_then(|setup| Position::try_from(setup).ok()).unwrap_or_else(Position::initial)
}

fn tags(game: &mut Game, id: &TableId, shown: &Shown) -> Result<(), TagRefused> {
    let (names, regulations) = (shown.names(), shown.table.regulations());
    let known = [
        ("White", &names.white),
        ("Black", &names.black),
        ("Event", &names.event),
        ("Site", &names.site),
        ("Round", &names.round),
        ("Board", &names.board),
    ];
    for (tag, value) in known.into_iter().filter(|(_, value)| !value.is_empty()) {
        game.tags.set(tag, value)?;
    }
    if let Some((year, month, day)) = day_of(shown.opened.at) {
        game.tags.set("Date", &format!("{year:04}.{month:02}.{day:02}"))?;
    }
    game.tags.set("TimeControl", &regulations.control.to_string())?;
    game.tags.set("RuleBook", regulations.book.name())?;
    if let Some(verdict) = shown.table.verdict() {
        game.tags.set("Termination", termination(verdict.ground))?;
        if let Some(article) = verdict.articles.first() {
            game.tags.set("RulingArticle", article.number())?;
        }
    }
    if let Some(code) = shown.code(id) {
        game.tags.set("RecordCode", &code.to_string())?;
    }
    Ok(())
}

/// The day of a moment in UTC, if it counts from 1970: no table is open for years.
fn day_of(moment: Moment) -> Option<(i64, i64, i64)> {
    const DAY: i64 = 24 * 60 * 60_000;
    let days = i64::try_from(moment.as_millis()).ok()? / DAY;
    if days < 10 * 365 {
        return None;
    }
    // Years are counted from March, so that the day that some years have more is the last.
    let day = days + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (date, month) = (day - (153 * month + 2) / 5 + 1, (month + 2) % 12 + 1);
    Some((era * 400 + year + i64::from(month <= 2), month, date))
}

const fn termination(ground: laws::Ground) -> &'static str {
    use laws::Ground;
    match ground {
        Ground::Time | Ground::BothFlags => "time forfeit",
        Ground::IllegalMoves | Ground::Absence => "rules infraction",
        Ground::Arbiter => "adjudication",
        _ => "normal",
    }
}

fn outcome(score: Score) -> Outcome {
    match (score.of(Color::White), score.of(Color::Black)) {
        (Share::Whole, _) => Outcome::WhiteWins,
        (_, Share::Whole) => Outcome::BlackWins,
        (Share::Half, Share::Half) => Outcome::Draw,
        // PGN has no mark for the rest (10.2); the tag names the article.
        _ => Outcome::Unknown,
    }
}

/// The moves that stand, in order, by the record.
fn plies(shown: &Shown) -> Result<MoveList<Ply>, Trouble> {
    let mut table = shown.opened.table()?;
    let mut plies: MoveList<Ply> = MoveList::default();
    let mut hand = None;
    for seen in &shown.seen {
        let Entry::Ruling { ruling, .. } = &*seen.entry else { continue };
        table.apply(ruling).map_err(|why| Trouble::at_line(seen.seq, why))?;
        for event in &ruling.events {
            let left = |of| left(&table, of, ruling.at);
            plies.take_in(&event.fact, |made| match made {
                Made::Move { by, m } => Ply { what: What::Move(m), left: left(by), offer: false },
                Made::Stood { by, after } => {
                    let after = Box::new(after.clone());
                    let what = What::Stood { hand, after, articles: event.articles };
                    Ply { what, left: left(by), offer: false }
                }
            });
            match (&event.fact, plies.last_mut()) {
                (Fact::Released { from, to, .. }, _) if from != to => {
                    hand = Some(Move { from: *from, to: *to, promotion: None });
                }
                // The press gives the increment.
                (Fact::ClockPressed { by }, Some(last)) => last.left = left(*by),
                (Fact::DrawOffered { .. }, Some(last)) => last.offer = true,
                _ => {}
            }
        }
    }
    Ok(plies)
}

/// What a player's clock shows.
fn left(table: &Table, of: Color, at: clock::Moment) -> Option<Duration> {
    let time = table.reading(at)?.face(of.into()).time?;
    Some(time.into())
}

/// A player's scoresheet, with its head.
#[must_use]
pub fn scoresheet(id: &TableId, shown: &Shown, of: Color, language: Language) -> Scoresheet {
    let (names, regulations) = (shown.names(), shown.table.regulations());
    let mut sheet = shown.table.scoresheet(of, language);
    sheet.white.name.clone_from(&names.white);
    sheet.black.name.clone_from(&names.black);
    sheet.event.name.clone_from(&names.event);
    sheet.event.site.clone_from(&names.site);
    sheet.event.round.clone_from(&names.round);
    sheet.event.board.clone_from(&names.board);
    sheet.event.time_control = regulations.control.to_string();
    sheet.event.rules = regulations.book.name().to_owned();
    sheet.event.code = shown.code(id).map(|code| code.to_string()).unwrap_or_default();
    sheet.result = shown.table.verdict().map(|verdict| verdict.score.to_string());
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_its_day_and_the_beginning_of_a_test_has_none() {
        let day = |millis| day_of(Moment::from_millis(millis));
        assert_eq!(day(1_794_852_000_000), Some((2026, 11, 16)));
        assert_eq!(day(1_709_208_000_000), Some((2024, 2, 29)));
        assert_eq!(day(1_735_689_599_999), Some((2024, 12, 31)));
        assert_eq!(day(5_000), None);
    }
}
