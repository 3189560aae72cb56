//! A report as plain text and as a page to print.

use std::fmt::Write;

use super::{Block, Report};

impl Report {
    /// As plain text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{}\n{}\n", self.title, self.subtitle.join("\n"));
        for chapter in &self.chapters {
            // Nothing can go wrong with writing to memory.
            let _ = write!(text, "\n{}\n", chapter.heading);
            for block in &chapter.blocks {
                let _ = match block {
                    Block::Paragraph { text: own } => writeln!(text, "{own}"),
                    Block::Item { number, text: own, note } => {
                        writeln!(text, "{number:<6} {own} {note}")
                    }
                    Block::Table { head, rows } => write!(text, "{}", plain_table(head, rows)),
                };
            }
        }
        let _ = write!(text, "\n{}\n", self.signed.join("\n"));
        text
    }

    /// As a page that can be printed.
    #[must_use]
    pub fn to_html(&self) -> String {
        let mut page = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{STYLE}</style>\n<h1>{}</h1>\n",
            self.lang,
            escape(&self.title),
            escape(&self.title)
        );
        for line in &self.subtitle {
            let _ = writeln!(page, "<p>{}</p>", escape(line));
        }
        for chapter in &self.chapters {
            let _ = writeln!(page, "<h2>{}</h2>", escape(&chapter.heading));
            for block in &chapter.blocks {
                let _ = match block {
                    Block::Paragraph { text } => writeln!(page, "<p>{}</p>", escape(text)),
                    Block::Item { number, text, note } => writeln!(
                        page,
                        "<p class=\"item\"><b>{}</b> {} <small>{}</small></p>",
                        escape(number),
                        escape(text),
                        escape(note)
                    ),
                    Block::Table { head, rows } => write!(page, "{}", html_table(head, rows)),
                };
            }
        }
        for name in &self.signed {
            let _ = writeln!(page, "<p class=\"signed\">{}</p>", escape(name));
        }
        page + "</html>\n"
    }
}

const STYLE: &str = "body{font:11pt/1.4 Georgia,serif;max-width:46em;margin:2em auto;padding:0 1em}\
    table{border-collapse:collapse}th,td{text-align:left;padding:.1em .8em .1em 0;vertical-align:top}\
    small{color:#555}.signed{margin-top:2.5em;border-top:1px solid;width:20em}\
    @media print{body{margin:0}h2{break-after:avoid}.item,tr{break-inside:avoid}}";

fn plain_table(head: &[String], rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).chain([head.len()]).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().map(|row| &**row).chain([head]).filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &[String]| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    let head = if head.is_empty() { String::new() } else { line(head) };
    head + &rows.iter().map(|row| line(row)).collect::<String>()
}

fn html_table(head: &[String], rows: &[Vec<String>]) -> String {
    let row = |tag: &str, cells: &[String]| {
        let cells = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell)));
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let head = if head.is_empty() { String::new() } else { row("th", head) };
    let rows = rows.iter().map(|cells| row("td", cells)).collect::<String>();
    format!("<table>\n{head}{rows}</table>\n")
}

/// A text as it stands in a page.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
