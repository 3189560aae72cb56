//! One finding told, in words or as an object. The fields are described in docs/json.md.

use anstyle::{AnsiColor, Style};
use audit::{Finding, Severity, What};
use laws::{Book, Category};
use serde::Serialize;

use crate::outcome::Trouble;
use crate::screen::{Screen, Styled};

/// How findings are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Text,
    Json,
    Nothing,
}

/// The findings of one file.
pub(super) struct Report {
    pub(super) file: String,
    pub(super) form: Form,
    pub(super) book: Book,
}

#[derive(Serialize)]
struct Object<'a> {
    file: &'a str,
    game: u64,
    line: u64,
    column: u64,
    ply: Option<u32>,
    #[serde(rename = "move")]
    at: Option<&'a str>,
    severity: Severity,
    #[serde(flatten)]
    what: &'a What,
    book: &'static str,
    articles: Vec<&'static str>,
    class: Option<Category>,
    words: String,
}

impl Report {
    pub(super) fn tell(&self, finding: &Finding, screen: &mut Screen) -> Result<(), Trouble> {
        match self.form {
            Form::Text => self.line(finding, screen),
            Form::Json => screen.json(&self.object(finding)),
            Form::Nothing => Ok(()),
        }
    }

    fn object<'a>(&'a self, finding: &'a Finding) -> Object<'a> {
        Object {
            file: &self.file,
            game: finding.game,
            line: finding.place.line,
            column: finding.place.column,
            ply: finding.ply,
            at: finding.at.as_deref(),
            severity: finding.severity(),
            what: &finding.what,
            book: self.book.name(),
            articles: finding.articles.iter().map(laws::Article::number).collect(),
            class: finding.class,
            words: finding.what.to_string(),
        }
    }

    fn line(&self, finding: &Finding, screen: &mut Screen) -> Result<(), Trouble> {
        let color = match finding.severity() {
            Severity::Note => AnsiColor::Cyan,
            Severity::Warning => AnsiColor::Yellow,
            Severity::Error => AnsiColor::Red,
        };
        let severity = Styled(Style::new().fg_color(Some(color.into())), finding.severity());
        let at = finding.at.as_ref().map_or(String::new(), |at| format!(", {at}"));
        let articles = match finding.articles.first() {
            Some(first) => format!(" ({} {})", first.book(), finding.articles),
            None => String::new(),
        };
        let (file, place, what) = (&self.file, finding.place, &finding.what);
        screen.line(format_args!(
            "{file}:{place}: {severity} [{}] game {}{at}: {what}{articles}",
            what.kind(),
            finding.game
        ))
    }
}
