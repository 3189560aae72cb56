//! One article.

use std::fmt::Display;

use laws::casebook::{self, Shelved};
use laws::text::{Label, Texts};
use laws::{Article, Book, Fate, Likeness, Point, PointFate, Provision};
use serde::Serialize;

use super::Manner;
use crate::outcome::Trouble;
use crate::screen::Screen;

/// The path of the case book in the repository.
const CASEBOOK: &str = "crates/laws/casebook/";

/// Prints everything about an article.
pub(super) fn tell(article: Article, manner: Manner, screen: &mut Screen) -> Result<(), Trouble> {
    let Manner { texts, json } = manner;
    if json {
        return screen.json(&ArticleReport::of(article, texts));
    }
    let (book, row) = (article.book(), article.row());
    screen.line(format_args!("{book} {article}  {}", texts.part(row)))?;
    screen.line(format_args!("  {}", texts.gist(article)))?;
    screen.line("")?;
    let mut facts = Facts { texts, screen };
    facts.one(&texts.label(Label::Fate), texts.fate(row.fate))?;
    facts.one(&texts.label(Label::Kind), texts.kind(row))?;
    if let Some(printed) = row.printed {
        facts.one(&texts.label(Label::Printed), printed)?;
    }
    facts.many(&texts.label(Label::Provisions), &names(&provisions(article)))?;
    for (other, likeness, numbers) in elsewhere(article) {
        let words = texts.likeness(likeness);
        facts.one(other.name(), format_args!("{numbers} ({words})"))?;
    }
    let cases = casebook::about(book, article.number());
    let wanted = row.fate == Fate::Ruled || !cases.is_empty();
    if wanted { facts.cases(&cases) } else { Ok(()) }
}

/// Prints the number and the gist.
pub(super) fn tell_short(
    article: Article,
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    if manner.json {
        return screen.json(&ArticleReport::of(article, manner.texts));
    }
    let (number, gist) = (article.number(), manner.texts.gist(article));
    screen.line(format_args!("{number:<10}  {gist}"))
}

/// Prints a doubtful point or an interaction.
pub(super) fn tell_point(
    book: Book,
    point: &Point,
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let Manner { texts, json } = manner;
    let cases = casebook::about(book, point.id);
    if json {
        let (fate, part) = match point.fate {
            PointFate::Ruled => ("ruled", None),
            PointFate::Elsewhere(part) => ("elsewhere", Some(part)),
            PointFate::Text => ("text", None),
            PointFate::Open => ("open", None),
        };
        let (number, gist, cases) = (point.id, point.gist, list(&cases));
        return screen.json(&PointReport { book, number, gist, fate, part, cases });
    }
    screen.line(format_args!("{book} {}", point.id))?;
    screen.line(format_args!("  {}", point.gist))?;
    screen.line("")?;
    let mut facts = Facts { texts, screen };
    facts.one(&texts.label(Label::Fate), texts.point_fate(point.fate))?;
    facts.cases(&cases)
}

/// The provisions that an article states.
pub(super) fn provisions(article: Article) -> Vec<Provision> {
    let stated = |provision: &&Provision| provision.article(article.book()) == Some(article);
    Provision::ALL.iter().filter(stated).copied().collect()
}

fn names(provisions: &[Provision]) -> Vec<String> {
    provisions.iter().map(|provision| format!("{provision:?}")).collect()
}

/// The articles on the same matter in each other book, by similarity.
fn elsewhere(article: Article) -> Vec<(Book, Likeness, String)> {
    let mut found = Vec::new();
    for other in Book::ALL {
        let mut there = article.counterparts(other);
        there.sort_by_key(|(likeness, _)| *likeness);
        for alike in there.chunk_by(|(one, _), (next, _)| one == next) {
            let numbers: Vec<&str> = alike.iter().map(|(_, article)| article.number()).collect();
            found.push((other, alike[0].0, numbers.join(", ")));
        }
    }
    found
}

/// Lines with a label on the left.
struct Facts<'a> {
    texts: &'static Texts,
    screen: &'a mut Screen,
}

impl Facts<'_> {
    fn one(&mut self, label: &str, value: impl Display) -> Result<(), Trouble> {
        self.screen.line(format_args!("  {label:<12}  {value}"))
    }

    fn many(&mut self, label: &str, values: &[String]) -> Result<(), Trouble> {
        if values.is_empty() { Ok(()) } else { self.one(label, values.join(", ")) }
    }

    fn cases(&mut self, cases: &[Shelved]) -> Result<(), Trouble> {
        let label = self.texts.label(Label::Cases);
        if cases.is_empty() {
            return self.one(&label, self.texts.label(Label::NoCases));
        }
        self.one(&label, cases.len())?;
        for Shelved { file, case } in cases {
            let (line, heading) = (case.line, &case.heading);
            self.screen.line(format_args!("    {CASEBOOK}{file}:{line}: {heading}"))?;
        }
        Ok(())
    }
}

/// An article as JSON.
#[derive(Serialize)]
struct ArticleReport {
    book: Book,
    number: &'static str,
    part: String,
    gist: String,
    fate: &'static str,
    by_type: Option<&'static str>,
    kind: &'static str,
    provisions: Vec<String>,
    counterparts: Vec<Counterpart>,
    cases: Vec<CaseReport>,
}

#[derive(Serialize)]
struct Counterpart {
    book: Book,
    number: &'static str,
    likeness: &'static str,
}

#[derive(Serialize)]
struct CaseReport {
    file: &'static str,
    line: usize,
    case: String,
}

#[derive(Serialize)]
struct PointReport<'a> {
    book: Book,
    number: &'a str,
    gist: &'a str,
    fate: &'a str,
    part: Option<&'a str>,
    cases: Vec<CaseReport>,
}

fn list(cases: &[Shelved]) -> Vec<CaseReport> {
    let answer = |Shelved { file, case }: &Shelved| CaseReport {
        file,
        line: case.line,
        case: case.heading.clone(),
    };
    cases.iter().map(answer).collect()
}

impl ArticleReport {
    fn of(article: Article, texts: &Texts) -> Self {
        let row = article.row();
        let (fate, by_type) = match row.fate {
            Fate::Ruled => ("ruled", None),
            Fate::ByType(part) => ("by-type", Some(part)),
            Fate::Arbiter => ("arbiter", None),
            Fate::Guidance => ("guidance", None),
        };
        let counterparts = Book::ALL.into_iter().flat_map(|other| {
            article.counterparts(other).into_iter().map(move |(likeness, there)| Counterpart {
                book: other,
                number: there.number(),
                likeness: likeness.name(),
            })
        });
        Self {
            book: article.book(),
            number: row.number,
            part: texts.part(row),
            gist: texts.gist(article),
            fate,
            by_type,
            kind: row.kind,
            provisions: names(&provisions(article)),
            counterparts: counterparts.collect(),
            cases: list(&casebook::about(article.book(), row.number)),
        }
    }
}
