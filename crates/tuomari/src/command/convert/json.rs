//! A game as a JSON object. The fields are described in docs/json.md.

use std::collections::BTreeMap;

use chess::{CastlingStyle, EnPassantStyle, Position};

use notation::pgn::{Command, Export, Found, Line, Note, Ply, Score, Step};
use serde::Serialize;

use super::form::uci;

pub(super) fn push(found: &Found, export: &Export, out: &mut String) {
    // Serialising it cannot fail.
    if let Ok(line) = serde_json::to_string(&Game::of(found, export)) {
        out.push_str(&line);
        out.push('\n');
    }
}

#[derive(Serialize)]
struct Game<'a> {
    tags: BTreeMap<&'a str, &'a str>,
    start: String,
    chess960: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<&'a str>,
    moves: Vec<Move<'a>>,
    last: String,
    result: &'static str,
    line: u64,
    faults: Vec<FaultReport>,
    whole: bool,
    #[serde(skip_serializing_if = "str::is_empty")]
    rest: &'a str,
}

#[derive(Serialize)]
struct FaultReport {
    line: u64,
    column: u64,
    words: String,
}

#[derive(Serialize)]
struct Move<'a> {
    uci: String,
    san: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    illegal: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    draw_offer: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<u128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elapsed: Option<u128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centipawns: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<i32>,
    #[serde(skip_serializing_if = "<[u8]>::is_empty")]
    glyphs: &'a [u8],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    commands: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation<'a>>,
}

#[derive(Serialize)]
struct Variation<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<&'a str>,
    moves: Vec<Move<'a>>,
}

impl<'a> Game<'a> {
    fn of(found: &'a Found, export: &Export) -> Self {
        let game = &found.game;
        let fault = |fault: &notation::pgn::Fault| FaultReport {
            line: fault.place.line,
            column: fault.place.column,
            words: fault.what.to_string(),
        };
        Self {
            tags: game.tags.iter().collect(),
            start: fen(game.line.start()),
            chess960: game.is_chess960(),
            comments: texts(&game.line.opening, export),
            moves: moves(&game.line, export),
            last: fen(game.line.end()),
            result: game.result.as_str(),
            line: found.place.line,
            faults: found.faults.iter().map(fault).collect(),
            whole: found.lost_at.is_none(),
            rest: &found.rest,
        }
    }
}

fn fen(position: &Position) -> String {
    position.to_fen(CastlingStyle::XFen, EnPassantStyle::Legal)
}

fn texts<'a>(notes: &'a [Note], export: &Export) -> Vec<&'a str> {
    let wanted = if export.notes { notes } else { &[] };
    wanted.iter().map(Note::text).filter(|text| !text.is_empty()).collect()
}

fn moves<'a>(line: &'a Line, export: &Export) -> Vec<Move<'a>> {
    line.walk().map(|(before, ply)| Move::of(&before, ply, export)).collect()
}

impl<'a> Move<'a> {
    fn of(before: &Position, ply: &'a Ply, export: &Export) -> Self {
        let annotation = ply.annotation();
        let san = match ply.step() {
            Step::Move(m) => before.legal(m).map(|legal| export.style.write(&legal)),
            Step::Stood(m) => Some(export.style.stood(m, before)),
            Step::Null => None,
        };
        let mut made = Self {
            uci: uci(before, ply.step()),
            san: san.unwrap_or_else(|| "--".into()),
            illegal: matches!(ply.step(), Step::Stood(_)),
            draw_offer: annotation.draw_offer,
            clock: None,
            elapsed: None,
            centipawns: None,
            mate: None,
            glyphs: if export.nags { &annotation.nags } else { &[] },
            comments: texts(&annotation.notes, export),
            commands: Vec::new(),
            variations: Vec::new(),
        };
        if export.notes {
            annotation.commands().for_each(|command| made.take(command));
        }
        if export.variations {
            made.variations = ply
                .variations()
                .iter()
                .map(|line| Variation {
                    comments: texts(&line.opening, export),
                    moves: moves(line, export),
                })
                .collect();
        }
        made
    }

    fn take(&mut self, command: &Command) {
        match command {
            Command::Clock(time) => self.clock = Some(time.as_millis()),
            Command::Elapsed(time) => self.elapsed = Some(time.as_millis()),
            Command::Evaluation(evaluation) => match evaluation.score {
                Score::Centipawns(value) => self.centipawns = Some(value),
                Score::Mate(moves) => self.mate = Some(moves),
            },
            Command::Law(_) | Command::Other(_) => self.commands.push(command.to_string()),
        }
    }
}
