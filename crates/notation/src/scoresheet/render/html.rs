//! A sheet as a printable page: A5, sixty moves per page, no external resources.

use chess::Color;

use super::labels::{Labels, head};
use super::{clock, ink_text};
use crate::scoresheet::{Ink, Scoresheet};

/// Rows per column, and columns per page.
const ROWS: usize = 30;
const COLUMNS: usize = 2;

const STYLE: &str = "\
@page { size: A5; margin: 8mm }
body { font: 9pt/1.2 sans-serif; color: #000; background: #fff; margin: 0 }
main { max-width: 132mm; margin: 0 auto }
h1 { font-size: 11pt; margin: 0 0 1mm }
dl { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 0 2mm; margin: 0 0 2mm }
dt { font-weight: bold }
dd { margin: 0; border-bottom: 0.2mm dotted #000; min-height: 1.2em }
.page { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm; break-after: page; margin-bottom: 2mm }
.page:last-of-type { break-after: auto }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border: 0.2mm solid #000; padding: 0 0.8mm; height: 4.1mm; text-align: left; font-weight: normal; overflow: hidden; white-space: nowrap }
th { width: 6mm; text-align: right }
thead th { text-align: left; font-weight: bold; width: auto }
thead th:first-child { width: 6mm }
time { float: right; font-size: 7pt }
sup { font-size: 7pt }
ol { margin: 0 0 2mm; padding-left: 5mm }
h2 { font-size: 9pt; margin: 0 }
@media screen { main { padding: 4mm } }
";

/// The sheet as a complete document. Empty rows are left for the pen.
#[must_use]
pub fn html(sheet: &Scoresheet) -> String {
    let labels = Labels::of(sheet.language);
    let title = labels.sheet_of(sheet.owner);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
        Labels::tag(sheet.language),
        escape(&format!("{} – {}: {title}", sheet.white.name, sheet.black.name)),
        escape(title),
    );
    push_fields(&mut out, &head(sheet, labels));
    push_pages(&mut out, sheet, labels);
    push_notes(&mut out, sheet, labels);
    let signature = |name: &Option<String>| name.clone().unwrap_or_default();
    push_fields(
        &mut out,
        &[
            (labels.result, sheet.result.clone().unwrap_or_default()),
            (labels.white, signature(&sheet.signatures.players[Color::White])),
            (labels.arbiter, signature(&sheet.signatures.arbiter)),
            (labels.black, signature(&sheet.signatures.players[Color::Black])),
        ],
    );
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

fn push_fields(out: &mut String, fields: &[(&str, String)]) {
    out.push_str("<dl>\n");
    for (label, value) in fields {
        out.push_str(&format!("<dt>{}</dt><dd>{}</dd>\n", escape(label), escape(value)));
    }
    out.push_str("</dl>\n");
}

fn push_pages(out: &mut String, sheet: &Scoresheet, labels: &Labels) {
    let rows: Vec<_> = sheet.rows().collect();
    let pages = rows.len().div_ceil(ROWS * COLUMNS).max(1);
    let first = u64::from(sheet.first.number.get());
    for page in 0..pages {
        out.push_str("<div class=\"page\">\n");
        for column in 0..COLUMNS {
            out.push_str(&format!(
                "<table>\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>\
                 <th scope=\"col\">{}</th></tr></thead>\n<tbody>\n",
                labels.number, labels.white, labels.black
            ));
            for row in 0..ROWS {
                let index = (page * COLUMNS + column) * ROWS + row;
                let (number, white, black) = match rows.get(index) {
                    Some((number, places)) => (
                        *number,
                        cell(sheet, places[Color::White]),
                        cell(sheet, places[Color::Black]),
                    ),
                    None => (first + index as u64, String::new(), String::new()),
                };
                out.push_str(&format!(
                    "<tr><th scope=\"row\">{number}</th><td>{white}</td><td>{black}</td></tr>\n"
                ));
            }
            out.push_str("</tbody>\n</table>\n");
        }
        out.push_str("</div>\n");
    }
}

fn cell(sheet: &Scoresheet, place: Option<usize>) -> String {
    let Some(entry) = sheet.entry(place) else { return String::new() };
    let mut cell = match entry.ink {
        Ink::Illegible => "<i>?</i>".to_owned(),
        Ink::Blank | Ink::Text(_) => escape(ink_text(&entry.ink)),
    };
    if entry.draw_offer {
        cell.push_str(" (=)");
    }
    for note in sheet.notes_beside(place.unwrap_or_default()) {
        cell.push_str(&format!("<sup>{note}</sup>"));
    }
    if let Some(time) = entry.clock {
        cell.push_str(&format!("<time>{}</time>", clock(time)));
    }
    cell
}

fn push_notes(out: &mut String, sheet: &Scoresheet, labels: &Labels) {
    if sheet.notes.is_empty() {
        return;
    }
    out.push_str(&format!("<h2>{}</h2>\n<ol>\n", escape(labels.notes)));
    for note in &sheet.notes {
        out.push_str(&format!("<li>{}</li>\n", escape(&note.text)));
    }
    out.push_str("</ol>\n");
}

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut out, letter| {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
        out
    })
}
