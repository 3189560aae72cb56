//! The contents of a book.

use laws::text::Label;
use laws::{Book, Fate, Row};
use serde::Serialize;

use super::Manner;
use crate::outcome::Trouble;
use crate::screen::Screen;

/// Prints every part with the numbers it covers.
pub(super) fn tell(book: Book, manner: Manner, screen: &mut Screen) -> Result<(), Trouble> {
    let texts = manner.texts;
    if !manner.json {
        let count = texts.label(Label::Articles(book.rows().len()));
        let about = [Some(count), texts.validity(book)].into_iter().flatten().collect::<Vec<_>>();
        screen.line(format_args!("{}: {} ({book})", texts.book(book), about.join(", ")))?;
    }
    for rows in book.rows().chunk_by(|one, next| one.section == next.section) {
        let [first, .., last] = rows else {
            part(book, [&rows[0], &rows[0]], rows, manner, screen)?;
            continue;
        };
        part(book, [first, last], rows, manner, screen)?;
    }
    if manner.json {
        return Ok(());
    }
    screen.remark(
        "give a number to see what is under it: tuomari laws 9, tuomari laws 9.6.2; other books \
         with --book:",
    )?;
    for other in Book::ALL.into_iter().filter(|other| *other != book) {
        let validity = texts.validity(other).map(|validity| format!(": {validity}"));
        screen.remark(format_args!("  {other}{}", validity.unwrap_or_default()))?;
    }
    Ok(())
}

fn part(
    book: Book,
    [first, last]: [&Row; 2],
    rows: &[Row],
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let texts = manner.texts;
    let (part, articles) = (texts.part(first), rows.len());
    let ruled = rows.iter().filter(|row| row.fate == Fate::Ruled).count();
    let (first, last) = (first.number, last.number);
    if manner.json {
        return screen.json(&Part { book, part, first, last, articles, ruled });
    }
    let counts = [texts.label(Label::Articles(articles)), texts.label(Label::Ruled(ruled))];
    let span = if first == last { first.to_owned() } else { format!("{first} – {last}") };
    screen.line(format_args!("  {span:<22}  {part} ({})", counts.join(", ")))
}

/// A part of a book as JSON.
#[derive(Serialize)]
struct Part {
    book: Book,
    part: String,
    first: &'static str,
    last: &'static str,
    articles: usize,
    ruled: usize,
}
