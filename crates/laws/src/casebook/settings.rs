//! Regulations in words.

use chess::ByColor;
use clock::{Moment, TimeControl};

use super::words::{Unread, Words};
use crate::{Agreements, Regulations, Sanction, Scoring, SheetLanguages};

/// The phrases with which a regulation begins.
pub(super) const PHRASES: &[&str] = &[
    "book",
    "mode",
    "scope",
    "given",
    "chess960",
    "control",
    "supervision",
    "boards per arbiter",
    "recorded",
    "observer",
    "judgement",
    "federation",
    "rated",
    "begins",
    "starts at",
    "session ends",
    "default time",
    "agreements",
    "quickplay",
    "phone ladder",
    "device found",
    "devices in bags",
    "sheets",
    "certificate",
    "sheets in",
    "disabled",
    "blind",
    "deaf",
    "report absence",
    "warned before",
    "several games",
    "mate begun within",
    "mate shown within",
    "flag answered within",
    "scoring",
    "appeals",
    "fines",
];

/// Reads a regulation into the others; false if the words begin none.
pub(super) fn read(words: &mut Words<'_>, into: &mut Regulations) -> Result<bool, Unread> {
    let Some(phrase) = words.phrase(PHRASES) else { return Ok(false) };
    match phrase {
        "book" => into.book = words.text().parse().map_err(|error| Unread(format!("{error}")))?,
        "mode" => into.mode = words.one_of("screen or otb")?,
        "scope" => into.scope = words.one_of("basic or competition")?,
        "given" => into.start = Some(read_given(&words.text())?),
        "chess960" => into.chess960 = yes_or_no(words)?,
        "control" => into.control = read_control(&words.text())?,
        "supervision" => into.supervision = Some(words.one_of("full or limited")?),
        "boards per arbiter" => into.boards_per_arbiter = words.number("a number of boards")?,
        "recorded" => into.recorded = yes_or_no(words)?,
        "observer" => into.observer = words.one_of("program or human")?,
        "judgement" => into.judgement = words.one_of("default or arbiter")?,
        "federation" => into.federation = words.one_of("fide or finland")?,
        "rated" => into.rated = yes_or_no(words)?,
        "begins" => {
            let date = words.text().parse().map_err(|error| Unread(format!("{error}")))?;
            into.begins = Some(date);
        }
        "starts at" => {
            into.starts_at = Some(Moment::from_millis(words.span()?.as_millis()));
        }
        "session ends" => {
            into.session_ends = Some(Moment::from_millis(words.span()?.as_millis()));
        }
        "default time" => into.default_time = Some(words.span()?),
        "agreements" => into.agreements = read_agreements(words)?,
        "quickplay" => into.quickplay = Some(yes_or_no(words)?),
        "phone ladder" => into.phone_ladder = Some(read_ladder(words)?),
        "device found" => into.device_found = words.one_of("warning or loss")?,
        "devices in bags" => into.devices_in_bags = yes_or_no(words)?,
        "sheets" => into.sheets = words.one_of("paper or digital")?,
        "certificate" => into.certificate = Some(words.text()),
        "sheets in" => into.sheet_languages = Some(read_languages(words)?),
        "disabled" => into.disabled.push(words.color()?),
        "blind" => into.blind.push(words.color()?),
        "deaf" => into.deaf.push(words.color()?),
        "report absence" => into.report_absence = yes_or_no(words)?,
        "warned before" => {
            while !words.is_empty() {
                into.warned_before.push(words.color()?);
            }
        }
        "several games" => into.several_games = words.number("a number of games")?,
        "mate begun within" => into.mate_begun_within = words.span()?,
        "mate shown within" => into.mate_shown_within = words.span()?,
        "flag answered within" => into.flag_answered_within = words.span()?,
        "scoring" => into.scoring = read_scoring(words)?,
        "appeals" => into.appeals = yes_or_no(words)?,
        "fines" => {
            while !words.is_empty() {
                into.fines.push(words.number("a fine in cents")?);
            }
        }
        other => return Err(Unread::expected("a regulation", other)),
    }
    words.end()?;
    Ok(true)
}

/// A FEN; the fields after the pieces may be missing.
pub(super) fn read_given(text: &str) -> Result<chess::Setup, Unread> {
    let read = chess::Setup::from_short_fen(text);
    read.map(|(setup, _)| setup).map_err(|error| Unread(format!("no position: {error}")))
}

/// As people say it, or as PGN has it.
fn read_control(text: &str) -> Result<TimeControl, Unread> {
    let said = match text {
        "none" => Ok(TimeControl::Untimed),
        text => TimeControl::from_spoken(text),
    };
    said.map_err(|error| Unread(format!("no time control: {error}")))
}

/// One language for both sheets, or White's and Black's.
fn read_languages(words: &mut Words<'_>) -> Result<SheetLanguages, Unread> {
    let language = |words: &mut Words<'_>| {
        let word = words.next().unwrap_or_default();
        word.parse().map_err(|error: notation::UnknownLanguage| Unread(error.to_string()))
    };
    let white: notation::Language = language(words)?;
    let black = if words.is_empty() { white } else { language(words)? };
    Ok(SheetLanguages(ByColor { white, black }))
}

fn yes_or_no(words: &mut Words<'_>) -> Result<bool, Unread> {
    match words.next() {
        Some("yes") => Ok(true),
        Some("no") => Ok(false),
        other => Err(Unread::expected("yes or no", other.unwrap_or_default())),
    }
}

fn read_agreements(words: &mut Words<'_>) -> Result<Agreements, Unread> {
    if words.accept("not before") {
        return Ok(Agreements::NotBefore(words.number("a number of moves")?));
    }
    words.one_of("free, with consent or not before and a number of moves")
}

fn read_ladder(words: &mut Words<'_>) -> Result<Vec<Sanction>, Unread> {
    let mut ladder = Vec::new();
    while !words.is_empty() {
        ladder.push(words.one_of("warning or loss")?);
    }
    Ok(ladder)
}

/// What win, draw and loss are worth, in points with at most one decimal.
fn read_scoring(words: &mut Words<'_>) -> Result<Scoring, Unread> {
    let mut tenths = || {
        let word = words.next().unwrap_or_default();
        let (whole, tenth) = word.split_once('.').unwrap_or((word, "0"));
        let parts = (whole.parse::<u16>().ok(), tenth.parse::<u16>().ok().filter(|t| *t < 10));
        let (Some(whole), Some(tenth)) = parts else {
            return Err(Unread::expected("points as 3 or 0.5", word));
        };
        Ok(whole.saturating_mul(10).saturating_add(tenth))
    };
    Ok(Scoring { win: tenths()?, draw: tenths()?, loss: tenths()? })
}
