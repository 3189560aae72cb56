//! A paper for a class: questions on A4, and the key on a sheet of its own.

use std::fmt::Write as _;

use laws::text::Lang;
use quiz::{Examiner, Question};

use super::{Cited, LETTERS};

const STYLE: &str = "\
@page { size: A4; margin: 18mm }
body { font: 10.5pt/1.4 Georgia, serif; color: #17211d; max-width: 174mm; margin: 0 auto }
h1 { font-size: 16pt; margin: 0 0 4mm }
h2 { font-size: 11pt; margin: 0 0 1mm }
.line { border-bottom: .3mm solid #85826f; height: 8mm; margin-bottom: 6mm }
article { break-inside: avoid; margin-bottom: 8mm; display: grid; grid-template-columns: 1fr 52mm; gap: 6mm }
article > h2, article > p { grid-column: 1 / -1; margin: 0 }
table.board { border-collapse: collapse; border: .3mm solid #17211d }
table.board td { width: 6.2mm; height: 6.2mm; padding: 0; text-align: center; font: 5.4mm/1 'DejaVu Sans', sans-serif }
table.board tr:nth-child(odd) td:nth-child(even), table.board tr:nth-child(even) td:nth-child(odd) { background: #d5ddd4 }
ul.story { list-style: none; margin: 0 0 2mm; padding: 0 }
ul.story li { white-space: pre-wrap }
ul.story .now { font-weight: bold }
ol { list-style: lower-alpha; margin: 0; padding-left: 6mm }
.key { break-before: page }
.key p { margin: 0 0 1mm }
";

/// The page.
pub(super) fn html(questions: &[Question], examiner: Examiner, lang: Lang, seed: u64) -> String {
    let title = examiner.label("paper");
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n<h1>{title}</h1>\n<div class=\"line\">{}:</div>\n",
        examiner.label("name"),
    );
    for (number, question) in (1..).zip(questions) {
        page += &of_question(number, question, examiner);
    }
    // Writing into a string cannot fail.
    let _ = writeln!(page, "<section class=\"key\">\n<h1>{} ({seed})</h1>", examiner.label("key"));
    for (number, question) in (1..).zip(questions) {
        let key = examiner.key(question);
        let why: Vec<String> =
            key.why.iter().map(|told| escaped(&Cited(told).to_string())).collect();
        let _ = writeln!(page, "<p><b>{number} {}</b> {}</p>", LETTERS[key.right], why.join(" "));
    }
    page + "</section>\n</html>\n"
}

fn of_question(number: usize, question: &Question, examiner: Examiner) -> String {
    let asked = examiner.ask(question);
    let mut text = format!(
        "<article>\n<h2>{number}. {}</h2>\n<p>{}</p>\n<div>\n<ul class=\"story\">\n",
        escaped(&asked.chapter),
        escaped(&asked.setting),
    );
    for line in &asked.happened {
        text += &format!("<li>{}</li>\n", escaped(line));
    }
    for line in &asked.now {
        text += &format!("<li class=\"now\">{}</li>\n", escaped(line));
    }
    text += &format!("</ul>\n<p>{}</p>\n<ol>\n", examiner.label("follows"));
    for answer in &asked.answers {
        text += &format!("<li>{}</li>\n", escaped(answer));
    }
    text += "</ol>\n</div>\n<div>\n";
    text += &diagram(&asked.position);
    if let Some(clocks) = &asked.clocks {
        text += &format!("<p>{} – {}</p>\n", clocks.white, clocks.black);
    }
    text + "</div>\n</article>\n"
}

/// The pieces of a FEN as a table.
fn diagram(fen: &str) -> String {
    let pieces = fen.split(' ').next().unwrap_or_default();
    let mut table = "<table class=\"board\">\n".to_owned();
    for row in pieces.split('/') {
        table += "<tr>";
        for mark in row.chars() {
            match mark.to_digit(10) {
                Some(empty) => table += &"<td></td>".repeat(empty as usize),
                None => table += &format!("<td>{}</td>", figure(mark)),
            }
        }
        table += "</tr>\n";
    }
    table + "</table>\n"
}

/// The figure of a piece in a font.
const fn figure(mark: char) -> char {
    match mark {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        'P' => '♙',
        'k' => '♚',
        'q' => '♛',
        'r' => '♜',
        'b' => '♝',
        'n' => '♞',
        'p' => '♟',
        other => other,
    }
}

/// Text as HTML has it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
