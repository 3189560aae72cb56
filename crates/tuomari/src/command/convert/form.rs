//! What games are converted to.

use std::fmt::Write;
use std::io::{self, Read};
use std::path::Path;

use chess::{CastlingStyle, EnPassantStyle, Position};
use notation::epd::{Epd, Operation, TextOf};
use notation::pgn::{Export, Found, Game, Games, Reader, Step};
use notation::spoken::{Tongue, Voice};
use notation::{Language, Pieces, Style};

use super::json;
use super::{Convert, Format, Length, Made, Part, Positions, Signs, name_of};
use crate::illegal::{Illegal, say_where_it_was_lost};
use crate::outcome::Trouble;

/// How games are written.
pub(super) enum Form {
    Pgn(Export),
    Json(Export),
    Uci,
    Spoken(Voice),
    Fen(Positions),
    Epd(Positions),
}

impl Form {
    pub(super) fn of(options: &Convert) -> Result<Self, Trouble> {
        let format = if options.json { Format::Json } else { options.to };
        let has = |part: Part| !options.without.contains(&part);
        let form = match options.form {
            Length::Short => notation::Form::Short,
            Length::Long => notation::Form::Long,
            Length::Hyphenated => notation::Form::Hyphenated,
        };
        let language = options.lang.unwrap_or(Language::English);
        let signs = match options.signs {
            Signs::Pgn => Style { language, ..Style::PGN },
            Signs::All => Style::of(language),
            Signs::Few => Style::bare(language),
        };
        let pieces = if options.figurines { Pieces::Figurines } else { Pieces::Letters };
        let style = Style { pieces, form, ..signs };
        let export = Export {
            style,
            columns: if options.columns == 0 { usize::MAX } else { options.columns },
            notes: has(Part::Comments),
            nags: has(Part::Glyphs),
            variations: has(Part::Variations),
        };
        Ok(match format {
            Format::Pgn => Self::Pgn(export),
            Format::Json => Self::Json(export),
            Format::Uci => Self::Uci,
            Format::Spoken => {
                let tongue = options.lang.map_or(Ok(Tongue::German), tongue)?;
                Self::Spoken(Voice { tongue, ..Voice::default() })
            }
            Format::Fen => Self::Fen(options.positions),
            Format::Epd => Self::Epd(options.positions),
        })
    }

    /// Reads games and writes them.
    pub(super) fn make(
        &self,
        path: &Path,
        reader: Reader<impl Read>,
        language: Language,
        illegal: Illegal,
    ) -> io::Result<Made> {
        let name = name_of(path);
        let mut made = Made { text: String::new(), findings: Vec::new() };
        for found in Games::of(reader, language) {
            let found = found?;
            let faults = found.faults.iter();
            made.findings.extend(faults.map(|fault| format!("{name}:{fault}")));
            illegal.apply(found).into_iter().for_each(|found| self.push(found, &mut made.text));
        }
        Ok(made)
    }

    fn push(&self, mut found: Found, out: &mut String) {
        match self {
            Self::Pgn(export) => {
                say_where_it_was_lost(&mut found);
                export.push(&found.game, out);
            }
            Self::Json(export) => json::push(&found, export, out),
            Self::Uci => push_uci(&found.game, out),
            Self::Spoken(voice) => push_spoken(&found.game, *voice, out),
            Self::Fen(positions) => each_position(&found.game, *positions, |position| {
                let fen = position.to_fen(CastlingStyle::XFen, EnPassantStyle::Legal);
                push_line(out, &fen);
            }),
            Self::Epd(positions) => {
                let tag = |name| found.game.tags.get(name).unwrap_or("?");
                let id = format!(
                    "{} - {}, {} {}",
                    tag("White"),
                    tag("Black"),
                    tag("Event"),
                    tag("Date")
                );
                each_position(&found.game, *positions, |position| {
                    let mut epd = Epd::new(position.clone());
                    // A text is never refused.
                    let _ = epd.add(Operation::Text(TextOf::Id, id.clone()));
                    push_line(out, &epd.to_string());
                });
            }
        }
    }
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line);
    out.push('\n');
}

fn tongue(language: Language) -> Result<Tongue, Trouble> {
    match language {
        Language::German => Ok(Tongue::German),
        Language::English => Ok(Tongue::English),
        Language::Finnish => Ok(Tongue::Finnish),
        Language::Swedish => Ok(Tongue::Swedish),
        other => Err(Trouble::Options(format!(
            "spoken moves are available in German, English, Finnish and Swedish, not in {other}"
        ))),
    }
}

/// The form in which engines receive a game.
fn push_uci(game: &Game, out: &mut String) {
    let start = game.line.start();
    if *start == Position::initial() {
        out.push_str("position startpos");
    } else {
        let fen = start.to_fen(CastlingStyle::XFen, EnPassantStyle::Legal);
        let _ = write!(out, "position fen {fen}");
    }
    for (i, (before, ply)) in game.line.walk().enumerate() {
        out.push_str(if i == 0 { " moves " } else { " " });
        out.push_str(&uci(&before, ply.step()));
    }
    out.push('\n');
}

/// A step in UCI, where four zeros are a null move.
pub(super) fn uci(before: &Position, step: Step) -> String {
    match step {
        Step::Move(m) => before.legal(m).map_or(m, |legal| legal.to_uci()).to_string(),
        Step::Stood(m) => m.to_string(),
        Step::Null => "0000".into(),
    }
}

fn push_spoken(game: &Game, voice: Voice, out: &mut String) {
    let tag = |name| game.tags.get(name).unwrap_or("?");
    let _ = writeln!(out, "{} - {}", tag("White"), tag("Black"));
    for (before, ply) in game.line.walk() {
        let said = match ply.step() {
            Step::Move(m) => before.legal(m).map(|legal| voice.say(&legal)),
            Step::Stood(m) => Some(voice.announce(m, &before)),
            Step::Null => None,
        };
        let Some(said) = said else { continue };
        let dots = if before.turn() == chess::Color::White { "." } else { "..." };
        let _ = writeln!(out, "{}{dots} {said}", before.move_number());
    }
    let _ = writeln!(out, "{}\n", game.result);
}

fn each_position(game: &Game, positions: Positions, mut each: impl FnMut(&Position)) {
    if positions == Positions::All {
        game.line.walk().for_each(|(before, _)| each(&before));
    }
    each(game.line.end());
}
