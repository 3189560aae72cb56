//! The rule books, to be browsed.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use laws::casebook::{self, SHELF, Shelved as Case};
use laws::text::{Cited, Lang, Texts};
use laws::{Article, Book, Choice, Date, Fate, InForce, Likeness, Proposal, Regime, Regulations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::caller::Spoken;
use super::guard::{Asker, PAGE};
use super::{App, Problem};

/// A book on the shelf.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Shelved {
    book: Book,
    /// Its name.
    title: String,
    /// Its name in few words, to choose it from a list.
    short: String,
    /// Its name beside an article.
    cited: String,
    regime: Regime,
    articles: usize,
    /// The first day of events that are played by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_force_from: Option<Date>,
    /// The last day.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_force_until: Option<Date>,
    /// Both in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    validity: Option<String>,
    /// What is proposed to someone who chooses it.
    proposal: Proposal,
    /// The regulations on which something depends under it; others need not be asked for.
    choices: Vec<Choice>,
}

impl Shelved {
    fn of(book: Book, texts: &Texts) -> Self {
        let (in_force_from, in_force_until) = book.in_force();
        Self {
            book,
            title: texts.book(book),
            short: texts.short(book),
            cited: texts.cited_book(book),
            regime: book.regime(),
            articles: book.rows().len(),
            in_force_from,
            in_force_until,
            validity: texts.validity(book),
            proposal: book.proposal(),
            choices: book.choices(),
        }
    }
}

pub(super) async fn books(
    State(app): State<App>,
    asker: Asker,
    query: Result<Query<Spoken>, QueryRejection>,
) -> Result<Json<Vec<Shelved>>, Problem> {
    let Query(Spoken { lang }) = query?;
    app.may_read(asker, PAGE)?;
    let texts = Texts::of(lang.unwrap_or_default());
    Ok(Json(Book::ALL.into_iter().map(|book| Shelved::of(book, texts)).collect()))
}

/// In which language the gists are, and which other book stands beside.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    beside: Option<Book>,
}

impl Asked {
    fn texts(&self) -> Result<&'static Texts, Problem> {
        let lang: Lang = match &self.lang {
            None => Lang::default(),
            Some(code) => code.parse().map_err(Problem::bad_request)?,
        };
        Ok(Texts::of(lang))
    }
}

/// An article, in our words.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Told {
    article: Article,
    number: &'static str,
    section: &'static str,
    /// The part of the book, in the language asked for.
    part: String,
    fate: ArticleFate,
    gist: String,
    /// What the book beside says of the same matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    there: Option<Vec<There>>,
}

/// What becomes of an article in the program.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum ArticleFate {
    Ruled,
    ByType,
    Arbiter,
    Guidance,
}

/// An article of another book on the same matter.
#[derive(Debug, Serialize, JsonSchema)]
struct There {
    book: Book,
    number: &'static str,
    gist: String,
    likeness: Likeness,
}

fn there(article: Article, other: Book, texts: &Texts) -> Vec<There> {
    let told = article.counterparts(other).into_iter().map(|(likeness, there)| There {
        book: other,
        number: there.number(),
        gist: texts.gist(there),
        likeness,
    });
    told.collect()
}

impl Told {
    fn of(article: Article, texts: &Texts, beside: Option<Book>) -> Self {
        let row = article.row();
        let fate = match row.fate {
            Fate::Ruled => ArticleFate::Ruled,
            Fate::ByType(_) => ArticleFate::ByType,
            Fate::Arbiter => ArticleFate::Arbiter,
            Fate::Guidance => ArticleFate::Guidance,
        };
        Self {
            article,
            number: row.number,
            section: row.section,
            part: texts.part(row),
            fate,
            gist: texts.gist(article),
            there: beside.map(|other| there(article, other, texts)),
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct OfBook {
    pub(super) book: Book,
}

pub(super) async fn articles(
    State(app): State<App>,
    asker: Asker,
    path: Result<Path<OfBook>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Vec<Told>>, Problem> {
    let (Path(OfBook { book }), Query(asked)) = (path?, query?);
    let texts = asked.texts()?;
    app.may_read(asker, PAGE)?;
    Ok(Json(book.articles().map(|article| Told::of(article, texts, asked.beside)).collect()))
}

/// All there is to say about an article.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Whole {
    #[serde(flatten)]
    told: Told,
    /// The part of the program that embodies it, where its fate is `by_type`.
    by_type: Option<&'static str>,
    /// What becomes of it, in words.
    fate_words: String,
    kind: String,
    /// What every other book says of the same matter.
    counterparts: Vec<There>,
    cases: Vec<Example>,
}

impl Whole {
    fn of(article: Article, book: Book, texts: &Texts) -> Self {
        let row = article.row();
        let by_type = match row.fate {
            Fate::ByType(part) => Some(part),
            _ => None,
        };
        let counterparts =
            Book::ALL.into_iter().flat_map(|other| there(article, other, texts)).collect();
        Self {
            told: Told::of(article, texts, None),
            by_type,
            fate_words: texts.fate(row.fate),
            kind: texts.kind(row),
            counterparts,
            cases: casebook::about(book, article.number()).iter().map(Example::of).collect(),
        }
    }
}

/// A case of the case book.
#[derive(Debug, Serialize, JsonSchema)]
struct Example {
    file: &'static str,
    line: usize,
    heading: String,
    /// The case as it stands in its file.
    text: String,
}

impl Example {
    fn of(Case { file, case }: &Case) -> Self {
        let (heading, line) = (case.heading.clone(), case.line);
        let whole = SHELF.iter().find(|(name, _)| name == file).map_or("", |(_, text)| *text);
        let body = whole
            .lines()
            .skip(line)
            .take_while(|line| line.is_empty() || line.starts_with(char::is_whitespace));
        let text = body.collect::<Vec<_>>().join("\n").trim_end().to_owned();
        Self { file, line, heading, text }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct OfArticle {
    book: Book,
    number: String,
}

pub(super) async fn article(
    State(app): State<App>,
    asker: Asker,
    path: Result<Path<OfArticle>, PathRejection>,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Whole>, Problem> {
    let (Path(OfArticle { book, number }), Query(asked)) = (path?, query?);
    let texts = asked.texts()?;
    // The whole case book is gone through.
    app.may_read(asker, 5 * PAGE)?;
    let article = book
        .find(&number)
        .ok_or_else(|| Problem::nothing_there(format!("{book} has no article {number}")))?;
    Ok(Json(app.think(move || Whole::of(article, book, texts)).await?))
}

/// A rule in force, and its articles as they are cited.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct RuleInForce {
    #[serde(flatten)]
    rule: InForce,
    /// The rule in the language asked for.
    text: String,
    cited: Vec<Cited>,
}

/// The rules in force under some regulations: what the players agree to.
pub(super) async fn in_force(
    State(app): State<App>,
    asker: Asker,
    query: Result<Query<Spoken>, QueryRejection>,
    body: Result<Json<Regulations>, JsonRejection>,
) -> Result<Json<Vec<RuleInForce>>, Problem> {
    let (Query(Spoken { lang }), Json(regulations)) = (query?, body?);
    app.may_read(asker, PAGE)?;
    laws::Table::open(regulations.clone())?;
    let texts = Texts::of(lang.unwrap_or_default());
    let cite = |rule: InForce| {
        let (text, cited) = (texts.rule(&rule.rule), texts.cited(&rule.articles, regulations.book));
        RuleInForce { rule, text, cited }
    };
    Ok(Json(regulations.in_force().into_iter().map(cite).collect()))
}
