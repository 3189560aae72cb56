//! What a `then` says, compared with what was ruled and how the table stands.

use chess::Color;
use clock::Moment;
use notation::{Language, Style};

use super::facts::{Wanted, cites, describe_all, split_articles};
use super::play::Step;
use super::read::read_seat;
use super::words::{Unread, Words, bare, read_score, read_span};
use crate::fact::Fact;
use crate::table::now::side;
use crate::{Book, Phase, Table};

/// What a `then` is compared with: the last step, and the table after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct View<'a> {
    pub(super) table: &'a Table,
    pub(super) step: &'a Step,
    /// The book whose numbers the line has.
    pub(super) own: Book,
    pub(super) at: Moment,
    pub(super) language: Language,
}

impl View<'_> {
    /// The book of the game.
    pub(super) fn book(&self) -> Book {
        self.table.regulations().book
    }
}

/// Why a `then` does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fail {
    Unread(Unread),
    /// What was ruled instead.
    Differs(String),
}

impl From<Unread> for Fail {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

/// Nothing if it is so; else what came instead.
pub(super) fn compare(text: &str, view: View<'_>) -> Result<(), Fail> {
    let mut words = Words::of(text);
    // A fact may begin like a statement: "position restored".
    let fact = Wanted::read(text, view.own);
    for (phrase, statement) in STATEMENTS.iter().filter(|_| fact.is_err()) {
        if words.accept(phrase) {
            return statement(words, view);
        }
    }
    let mut ahead = words;
    if let Some(seat) = read_seat(&mut ahead) {
        if ahead.accept("is told nothing") {
            ahead.end()?;
            let told = view.step.rulings.iter().flat_map(|ruling| ruling.told_to(seat)).count();
            return if told == 0 { Ok(()) } else { Err(came("nothing for that seat", view)) };
        }
        if ahead.accept("is told") {
            return told(ahead.rest(), seat, true, view);
        }
        if ahead.accept("is not told") {
            return told(ahead.rest(), seat, false, view);
        }
    }
    let mut ahead = words;
    if let Ok(color) = ahead.color() {
        return of_player(color, ahead, view);
    }
    if words.peek().is_some_and(|word| read_score(bare(word)).is_some()) {
        return verdict(text, view);
    }
    let wanted = fact?;
    if happened(&wanted, view) { Ok(()) } else { Err(came(text, view)) }
}

/// A statement about the table that begins with these words.
type Statement = fn(Words<'_>, View<'_>) -> Result<(), Fail>;

const STATEMENTS: &[(&str, Statement)] = &[
    ("not", |words, view| {
        let wanted = Wanted::denied(words.rest(), view.own)?;
        if happened(&wanted, view) {
            Err(came(format_args!("no {}", words.rest()), view))
        } else {
            Ok(())
        }
    }),
    ("position", position),
    ("offer stands", |mut words, view| {
        let by = if words.is_empty() { None } else { Some(words.color()?) };
        words.end()?;
        let offer = view.table.offer();
        hold(offer.is_some_and(|offer| by.is_none_or(|by| by == offer.by)), || {
            offer.map_or("no offer stands".to_owned(), |offer| format!("{}'s stands", offer.by))
        })
    }),
    ("no offer", |words, view| {
        words.end()?;
        hold(view.table.offer().is_none(), || "an offer stands".to_owned())
    }),
    ("game goes on", |words, view| phase(words, view, view.table.phase() == Phase::Playing)),
    ("game is stopped", |words, view| phase(words, view, view.table.phase() == Phase::Stopped)),
    ("game waits", |words, view| phase(words, view, view.table.phase() == Phase::Waiting)),
    ("game is annulled", |words, view| phase(words, view, view.table.phase() == Phase::Annulled)),
    ("game is over", |words, view| phase(words, view, view.table.verdict().is_some())),
    ("clocks stand", |words, view| {
        words.end()?;
        let running = running(view);
        hold(running.is_none(), || format!("{running:?} runs"))
    }),
    ("must play", |words, view| bound(words, view)),
    ("any move", |words, view| {
        words.end()?;
        let all = view.table.position().legal_moves().len();
        let duty = view.table.duty();
        hold(duty.is_none_or(|duty| duty.moves.len() == all), || {
            format!("must play {}", list(view))
        })
    }),
    ("proposed book", |mut words, view| {
        let named = words.next().unwrap_or_default();
        words.end()?;
        let proposed = view.table.regulations().proposed_book();
        hold(proposed.is_some_and(|book| book.name() == named), || match proposed {
            Some(book) => format!("{book} is proposed"),
            None => "no book is proposed".to_owned(),
        })
    }),
    ("no proposed book", |words, view| {
        words.end()?;
        hold(view.table.regulations().proposed_book().is_none(), || "one is proposed".to_owned())
    }),
    ("cannot open", |_, _| Err(Fail::Differs("a table was opened".to_owned()))),
];

fn hold(so: bool, instead: impl FnOnce() -> String) -> Result<(), Fail> {
    if so { Ok(()) } else { Err(Fail::Differs(instead())) }
}

fn came(wanted: impl std::fmt::Display, view: View<'_>) -> Fail {
    Fail::Differs(format!("expected {wanted}; came {}", describe_all(&view.step.rulings)))
}

fn happened(wanted: &Wanted<'_>, view: View<'_>) -> bool {
    let mut events = view.step.rulings.iter().flat_map(|ruling| &ruling.events);
    events.any(|event| wanted.is(event, view))
}

fn told(text: &str, seat: crate::Seat, so: bool, view: View<'_>) -> Result<(), Fail> {
    let wanted = if so { Wanted::read(text, view.own) } else { Wanted::denied(text, view.own) }?;
    let mut events = view.step.rulings.iter().flat_map(|ruling| ruling.told_to(seat));
    let found = events.any(|event| wanted.is(event, view));
    let not = if so { "" } else { "not " };
    if found == so { Ok(()) } else { Err(came(format_args!("{seat} {not}told {text}"), view)) }
}

/// `1–0 by 5.1.1`: this ended the game, or changed its result.
fn verdict(text: &str, view: View<'_>) -> Result<(), Fail> {
    let (said, articles) = split_articles(text, view.own)?;
    let mut words = Words::of(said);
    let score = words.score()?;
    words.end()?;
    let mut events = view.step.rulings.iter().flat_map(|ruling| &ruling.events);
    let found = events.any(|event| {
        matches!(event.fact, Fact::GameEnded { verdict } if verdict.score == score)
            && cites(&articles, event, view.book())
    });
    if found { Ok(()) } else { Err(came(text, view)) }
}

/// `white has 4:59`, `black to move`, `white has 1 illegal act`, `white must play …`.
fn of_player(color: Color, mut words: Words<'_>, view: View<'_>) -> Result<(), Fail> {
    let table = view.table;
    if words.accept("to move") {
        words.end()?;
        let turn = table.position().turn();
        return hold(turn == color, || format!("{turn} is to move"));
    }
    if words.accept("must play") {
        hold(table.position().turn() == color, || format!("{} is to move", !color))?;
        return bound(words, view);
    }
    if words.accept("clock runs") {
        words.end()?;
        let running = running(view);
        return hold(running == Some(color), || format!("{running:?} runs"));
    }
    if !words.accept("has") {
        let known = ["has", "to move", "must play", "clock runs"];
        return Err(Unread::unknown(known.join(", "), words.rest(), known).into());
    }
    let word = words.next().unwrap_or_default();
    if let Some(time) = read_span(word) {
        words.end()?;
        let reading = table.reading(view.at).and_then(|reading| reading.face(side(color)).time);
        return hold(reading == Some(time), || {
            let shown = reading.map_or("no limit".to_owned(), |time| time.to_string());
            format!("{} has {shown}, not {time}", color.to_string().to_lowercase())
        });
    }
    let number: u32 = match word {
        "no" => 0,
        word => word.parse().map_err(|_| Unread::expected("a time or a number", word))?,
    };
    let player = table.player(color);
    let counts: [(&str, u32); 8] = [
        ("illegal act", player.illegal_acts.into()),
        ("move", player.moves.into()),
        ("warning", player.warnings.into()),
        ("sound", player.sounds.into()),
        ("offer", player.offers.into()),
        ("wrong claim", player.wrong_claims.into()),
        ("look", player.looks.into()),
        ("line", table.lines(color).into()),
    ];
    let said = words.rest().trim_end_matches('s');
    let Some((what, count)) = counts.into_iter().find(|(what, _)| *what == said) else {
        let known = counts.map(|(what, _)| what);
        return Err(Unread::unknown("what is counted", words.rest(), known).into());
    };
    hold(count == number, || format!("{color} has {count} of {what}, not {number}"))
}

fn running(view: View<'_>) -> Option<Color> {
    let motion = view.table.reading(view.at)?.motion;
    Color::ALL.into_iter().find(|color| motion.running() == Some(side(*color)))
}

/// As many fields of the FEN as are given.
fn position(words: Words<'_>, view: View<'_>) -> Result<(), Fail> {
    let fen = view.table.position().to_string();
    let wanted: Vec<&str> = words.rest().split_whitespace().collect();
    if wanted.is_empty() {
        return Err(Unread::expected("a FEN", "").into());
    }
    let same = fen.split(' ').zip(&wanted).all(|(field, wanted)| field == *wanted);
    hold(same && wanted.len() <= 6, || format!("expected {}; came {fen}", words.rest()))
}

fn phase(words: Words<'_>, view: View<'_>, so: bool) -> Result<(), Fail> {
    words.end()?;
    hold(so, || match view.table.phase() {
        Phase::Waiting => "the game has not begun".to_owned(),
        Phase::Playing => "the game goes on".to_owned(),
        Phase::Stopped => "the clocks stand".to_owned(),
        Phase::Over(verdict) => format!("the game is over: {verdict}"),
        Phase::Annulled => "the game is annulled".to_owned(),
    })
}

/// Exactly these moves may be chosen.
fn bound(mut words: Words<'_>, view: View<'_>) -> Result<(), Fail> {
    let all = words.rest();
    let position = view.table.position();
    let mut wanted = Vec::new();
    while let Some(word) = words.next() {
        let read = notation::read(position, bare(word), view.language);
        let read = read.map_err(|error| Unread(format!("{word}: {error}")))?;
        wanted.push(read.legal.to_move());
    }
    if wanted.is_empty() {
        return Err(Unread::expected("moves", "").into());
    }
    let mut moves = view.table.duty().map(|duty| duty.moves).unwrap_or_default();
    moves.sort_unstable();
    wanted.sort_unstable();
    hold(moves == wanted, || match moves.is_empty() {
        true => format!("expected only {all}; any move may be played"),
        false => format!("expected only {all}; came {}", list(view)),
    })
}

/// The moves that may be chosen, in notation.
fn list(view: View<'_>) -> String {
    let style = Style::of(view.language);
    let moves = view.table.duty().map(|duty| duty.moves).unwrap_or_default();
    let written = moves.iter().map(|m| {
        view.table.position().legal(*m).map_or_else(|| m.to_string(), |legal| style.write(&legal))
    });
    written.collect::<Vec<_>>().join(" ")
}
