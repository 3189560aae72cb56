//! A sheet as a table of plain text.

use chess::Color;

use super::labels::{Labels, head};
use super::{clock, ink_text};
use crate::scoresheet::Scoresheet;

/// The sheet as text, a line for each pair of moves.
///
/// ```text
///   1  e4          1:30:30  e5          1:30:25
///   2  Rf3         1:30:40  [?]
///  11  Kb1 (=) 1)           Te8
/// ```
#[must_use]
pub fn text(sheet: &Scoresheet) -> String {
    let labels = Labels::of(sheet.language);
    let mut lines = vec![labels.sheet_of(sheet.owner).to_owned(), String::new()];
    let head = head(sheet, labels);
    let width = head.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let known = head.iter().filter(|(_, value)| !value.is_empty());
    lines.extend(known.map(|(label, value)| format!("{label:<width$}  {value}")));
    lines.push(String::new());
    lines.extend(moves(sheet));
    if !sheet.notes.is_empty() {
        lines.push(String::new());
        lines.push(labels.notes.to_owned());
        let notes = sheet.notes.iter().enumerate();
        lines.extend(notes.map(|(i, note)| format!("{:>3}) {}", i + 1, note.text)));
    }
    lines.push(String::new());
    lines.push(format!("{}: {}", labels.result, sheet.result.as_deref().unwrap_or(LINE)));
    let signed = [
        (labels.white, &sheet.signatures.players[Color::White]),
        (labels.black, &sheet.signatures.players[Color::Black]),
        (labels.arbiter, &sheet.signatures.arbiter),
    ];
    for (who, name) in signed {
        lines.push(format!("{who}: {}", name.as_deref().unwrap_or(LINE)));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Room for a pen.
const LINE: &str = "____________________";

/// The move with its signs, and the time.
fn cell(sheet: &Scoresheet, place: Option<usize>) -> (String, String) {
    let Some(entry) = sheet.entry(place) else { return Default::default() };
    let mut text = ink_text(&entry.ink).to_owned();
    if text.is_empty() {
        // A skipped place, not the end of the sheet.
        text.push_str("...");
    }
    if entry.draw_offer {
        text.push_str(" (=)");
    }
    for note in sheet.notes_beside(place.unwrap_or_default()) {
        text.push_str(&format!(" {note})"));
    }
    (text, entry.clock.map(clock).unwrap_or_default())
}

fn moves(sheet: &Scoresheet) -> Vec<String> {
    let rows: Vec<_> = sheet
        .rows()
        .map(|(number, places)| {
            (number, cell(sheet, places[Color::White]), cell(sheet, places[Color::Black]))
        })
        .collect();
    let width = |pick: fn(&(String, String)) -> &str| {
        let cells = rows.iter().flat_map(|(_, white, black)| [white, black]);
        cells.map(|cell| pick(cell).chars().count()).max().unwrap_or(0)
    };
    let (moves, times) = (width(|cell| &cell.0), width(|cell| &cell.1));
    rows.iter()
        .map(|(number, white, black)| {
            format!(
                "{number:>3}  {:<moves$}  {:>times$}  {:<moves$}  {:>times$}",
                white.0, white.1, black.0, black.1
            )
        })
        .collect()
}
