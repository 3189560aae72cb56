//! The articles of a book as its file lists them.

use super::likeness::Likeness;
use super::shelf::{Faults, File};

/// What becomes of an article in the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// The facts known at the table settle it, and a ruling cites it.
    Ruled,
    /// True by construction; the part of the program that embodies it.
    ByType(&'static str),
    /// The arbiter decides; the program records, computes the evidence and proposes.
    Arbiter,
    /// Shown, not enforced.
    Guidance,
}

/// One article as a book has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number by which it is cited.
    pub number: &'static str,
    /// What becomes of it.
    pub fate: Fate,
    /// What it is about: a definition, an act, the clock and so on.
    pub kind: &'static str,
    /// The number that the print has, where that is another.
    pub printed: Option<&'static str>,
    /// The part of the book it stands in, as `Chapter 9: the drawn game`.
    pub section: &'static str,
    /// Whether it is taken as it is from the book that this one is based on.
    pub(super) inherited: bool,
    /// The article of that book that says the same, or nearly so.
    pub(super) origin: Option<&'static str>,
    /// Its counterparts in the book that all are compared with.
    pub(super) alike: Vec<(Likeness, &'static str)>,
    /// Counterparts in another book, where the way over that one does not lead there.
    pub(super) direct: Option<(&'static str, Vec<(Likeness, &'static str)>)>,
}

/// What a line of `rows` says.
enum Line {
    /// An article of the book itself.
    Own(Box<Row>),
    /// An article of the book it is based on, named to say where the next ones stand.
    Place(&'static str),
    /// An article of the book it is based on that this one lacks.
    Gone(&'static str),
}

/// Reads the rows of a book over those of the book that it is based on: an article with the number
/// of one of them takes its place, another one follows the article named before it.
pub(super) fn read(text: &'static str, mut rows: Vec<Row>, faults: &mut Faults) -> Vec<Row> {
    let is_based = !rows.is_empty();
    let (mut next, mut section, mut heading) = (0, None, None);
    for (place, line) in text.lines().enumerate() {
        if let Some(remark) = line.strip_prefix('#') {
            // A remark right before a row is the heading of what follows.
            heading = Some(remark.trim());
            continue;
        }
        if line.trim().is_empty() {
            heading = None;
            section = section.filter(|_| !is_based);
            continue;
        }
        section = heading.take().or(section);
        let Some(line) = read_line(line) else {
            faults.add(File::Rows, place, "not NUMBER | fate | kind [| counterpart]");
            continue;
        };
        let number = match &line {
            Line::Own(row) => row.number,
            Line::Place(number) | Line::Gone(number) => number,
        };
        let found = rows.iter().position(|row| row.number == number);
        match (line, found) {
            (Line::Own(row), Some(at)) if rows[at].inherited => {
                let section = section.unwrap_or(rows[at].section);
                rows[at] = Row { section, ..*row };
                next = at + 1;
            }
            (Line::Own(row), None) => {
                let before = next.checked_sub(1).and_then(|at| rows.get(at));
                let section = section.or(before.map(|row| row.section)).unwrap_or_default();
                rows.insert(next, Row { section, ..*row });
                next += 1;
            }
            (Line::Place(_), Some(at)) => {
                let old = rows[at].section;
                if let Some(new) = section {
                    rows.iter_mut()
                        .filter(|row| row.section == old)
                        .for_each(|row| row.section = new);
                }
                next = at + 1;
            }
            (Line::Gone(_), Some(at)) => {
                rows.remove(at);
                next = at;
            }
            (Line::Own(_), Some(_)) => faults.add(File::Rows, place, "is listed twice"),
            (Line::Place(_) | Line::Gone(_), None) => {
                faults.add(File::Rows, place, "the book it is based on has no such article");
            }
        }
    }
    rows
}

fn read_line(line: &'static str) -> Option<Line> {
    if let Some(number) = line.strip_prefix("- ") {
        return Some(Line::Gone(number.trim()));
    }
    if !line.contains('|') {
        return Some(Line::Place(line.trim()));
    }
    read_row(line).map(|row| Line::Own(Box::new(row)))
}

fn read_row(line: &'static str) -> Option<Row> {
    let mut fields = line.split('|').map(str::trim);
    let (number, fate, kind) = (fields.next()?, fields.next()?, fields.next()?);
    let fate = match fate.split_once(':') {
        Some(("by-type", part)) => Fate::ByType(part.trim()),
        None if fate == "ruled" => Fate::Ruled,
        None if fate == "arbiter" => Fate::Arbiter,
        None if fate == "guidance" => Fate::Guidance,
        _ => return None,
    };
    let remark = fields.next().unwrap_or_default();
    let printed = remark.strip_prefix("printed ");
    let alike = match remark {
        "" | "own" | "gone" => Vec::new(),
        _ if printed.is_some() => Vec::new(),
        remark => Likeness::read(remark)?,
    };
    let direct = match fields.next() {
        Some(text) => {
            let (book, articles) = text.split_once(' ')?;
            Some((book, Likeness::read(articles)?))
        }
        None => None,
    };
    Some(Row {
        number,
        fate,
        kind,
        printed,
        section: "",
        inherited: false,
        origin: None,
        alike,
        direct,
    })
}
