//! What a ruling rests on: the game once more, the same acts by another book, what each side can
//! still hope for; and texts that someone typed, read where they were meant.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use chess::{Move, Position};
use laws::Book;
use laws::text::Texts;
use notation::spoken::{Tongue, hear};
use notation::{Language, ReadError, Style, uci};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::{Caller, Reader};
use super::guard::{SEARCH, SHORT};
use super::pieces::{self, PIECE, Pieces, with_commas};
use super::{App, Problem};
use crate::docket::{self, Docket};
use crate::journal::TableId;
use crate::live::Trouble;
use crate::replay::{self, Chances, Elsewhere, Replay, Replaying};
use crate::view::{ByColorJson, View};

const HIDDEN: &str = "while a game by hand goes on its moves are the arbiter's record (A.3.2)";

pub(super) async fn replay(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Response, Problem> {
    let replaying = caller.see(|view| view.reads_moves().then(|| Replaying::of(view.shown)))?;
    let replaying = replaying.ok_or_else(|| Problem::forbidden(HIDDEN))??;
    let steps = Steps { id: caller.live.id().clone(), replaying };
    pieces::write(app, caller, steps).await
}

/// The replay, piece by piece.
struct Steps {
    id: TableId,
    replaying: Replaying,
}

impl Pieces for Steps {
    fn frame(&mut self, view: &View<'_>) -> Result<Vec<u8>, Trouble> {
        serde_json::to_vec(&Replay::without_steps(view, &self.id)).map_err(Trouble::unwritable)
    }

    fn items(&mut self, view: &View<'_>) -> Result<Option<Vec<u8>>, Trouble> {
        let steps = self.replaying.next(view, PIECE)?;
        Ok(steps.map(|steps| with_commas(&steps)))
    }
}

#[derive(Deserialize)]
pub(super) struct OfBook {
    book: Book,
}

pub(super) async fn elsewhere(
    State(app): State<App>,
    Reader(caller): Reader,
    path: Result<Path<OfBook>, PathRejection>,
) -> Result<Json<Elsewhere>, Problem> {
    let Path(OfBook { book }) = path?;
    let lines = caller.see(|view| view.shown.seen.len())?;
    app.may_read(caller.asker, 4 * lines)?;
    let _held = app.may_read_long(caller.asker)?;
    let judge =
        move || caller.see(|view| view.sees_evidence().then(|| replay::elsewhere(&view, book)));
    let told = app.think(judge).await??;
    Ok(Json(told.ok_or_else(not_yet)??))
}

pub(super) async fn chances(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<ByColorJson<Chances>>, Problem> {
    let position =
        caller.see(|view| view.sees_evidence().then(|| view.shown.table.position().clone()))?;
    let position = position.ok_or_else(not_yet)?;
    app.may_read(caller.asker, SEARCH)?;
    let _held = app.may_read_long(caller.asker)?;
    Ok(Json(app.think(move || replay::chances(&position)).await?))
}

pub(super) async fn docket(
    State(app): State<App>,
    Reader(caller): Reader,
) -> Result<Json<Docket>, Problem> {
    caller.must_be_arbiter()?;
    let now = app.tables.time().now();
    let texts = Texts::of(caller.lang.unwrap_or_default());
    app.may_read(caller.asker, SEARCH / 10)?;
    let look = move || caller.see(|view| docket::docket(view.shown, texts, now));
    Ok(Json(app.think(look).await??))
}

fn not_yet() -> Problem {
    Problem::forbidden("while a game goes on this is for the arbiter (11.3.1, 12.6)")
}

/// A text, and the language of its letters and words.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    text: String,
    #[serde(default)]
    lang: Option<String>,
}

/// The move that a text means.
#[derive(Serialize, JsonSchema)]
pub(super) struct Meant {
    #[serde(rename = "move")]
    m: Move,
    /// As it would be written in that language; none if it is not legal.
    written: Option<String>,
}

/// The longest text that is looked at.
const LONGEST: usize = 200;

pub(super) async fn read(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Typed>, QueryRejection>,
) -> Result<Json<Meant>, Problem> {
    let Query(Typed { text, lang }) = query?;
    app.may_read(caller.asker, SHORT)?;
    if text.len() > LONGEST {
        return Err(Problem::bad_request(format!("a move has at most {LONGEST} bytes")));
    }
    let language: Language = match lang {
        None => Language::default(),
        Some(code) => code.parse().map_err(Problem::bad_request)?,
    };
    let position =
        caller.see(|view| view.reads_moves().then(|| view.shown.table.position().clone()))?;
    let position = position.ok_or_else(|| Problem::forbidden(HIDDEN))?;
    meant(&position, text.trim(), language).map(Json).map_err(Problem::not_understood)
}

/// Squares, then letters, then words: of the language, and those of D.2.1 everywhere.
fn meant(position: &Position, text: &str, language: Language) -> Result<Meant, ReadError> {
    let written = |legal: &chess::Legal<'_>| Some(Style::of(language).write(legal));
    if let Ok(legal) = uci::read(position, text) {
        return Ok(Meant { m: legal.to_move(), written: written(&legal) });
    }
    let error = match notation::read(position, text, language) {
        Ok(reading) => {
            let legal = reading.legal;
            return Ok(Meant { m: legal.to_move(), written: written(&legal) });
        }
        Err(error) => error,
    };
    let own = match language {
        Language::Finnish => Tongue::Finnish,
        Language::Swedish => Tongue::Swedish,
        Language::English => Tongue::English,
        _ => Tongue::German,
    };
    for tongue in [own, Tongue::German] {
        if let Ok(heard) = hear(position, text, tongue) {
            return Ok(Meant { m: heard.legal.to_move(), written: written(&heard.legal) });
        }
    }
    // What is clearly meant and not legal is for the table to refuse, with its article.
    if let Ok(m) = text.parse() {
        return Ok(Meant { m, written: None });
    }
    match &error {
        ReadError::Illegal { illegal, .. } => match illegal.as_slice() {
            [one] => Ok(Meant { m: one.m, written: None }),
            _ => Err(error),
        },
        _ => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, language: Language) -> Result<String, String> {
        let position = Position::initial();
        let meant = meant(&position, text, language);
        meant.map(|meant| meant.m.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_move_is_read_as_squares_letters_or_words_of_ones_own_language() {
        for (text, language) in [
            ("g1f3", Language::English),
            ("Nf3", Language::English),
            ("Rf3", Language::Finnish),
            ("Ng1-f3", Language::English),
            ("Sf3", Language::Swedish),
            ("ratsu g yksi f kolme", Language::Finnish),
            ("Springer Gustav eins Felix drei", Language::Finnish),
        ] {
            assert_eq!(read(text, language).as_deref(), Ok("g1f3"), "{text}");
        }
    }

    #[test]
    fn a_move_that_is_meant_and_not_legal_is_left_to_the_table() {
        assert_eq!(read("Bg5", Language::English).as_deref(), Ok("c1g5"));
        assert_eq!(read("e2e5", Language::English).as_deref(), Ok("e2e5"));
    }

    #[test]
    fn what_is_no_move_is_refused_in_words() {
        assert!(read("hello", Language::English).is_err());
        assert!(read("", Language::English).is_err());
    }
}
