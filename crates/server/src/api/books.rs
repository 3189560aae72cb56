//! The rule books, for whoever browses them.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use laws::text::{Lang, Texts};
use laws::{Article, Book, Fate, InForce, Regulations};
use serde::{Deserialize, Serialize};

use super::Problem;

/// A book on the shelf.
#[derive(Debug, Serialize)]
pub(super) struct Shelved {
    book: Book,
    articles: usize,
}

pub(super) async fn books() -> Json<Vec<Shelved>> {
    let shelved = |book: Book| Shelved { book, articles: book.rows().len() };
    Json(Book::ALL.map(shelved).into())
}

/// The language of the gists.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spoken {
    #[serde(default)]
    lang: Option<String>,
}

/// An article, in our words.
#[derive(Debug, Serialize)]
pub(super) struct Told {
    article: Article,
    number: &'static str,
    section: &'static str,
    /// `ruled`, `by_type`, `arbiter` or `guidance`.
    fate: &'static str,
    gist: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct OfBook {
    book: Book,
}

pub(super) async fn articles(
    path: Result<Path<OfBook>, PathRejection>,
    query: Result<Query<Spoken>, QueryRejection>,
) -> Result<Json<Vec<Told>>, Problem> {
    let (Path(OfBook { book }), Query(Spoken { lang })) = (path?, query?);
    let lang: Lang = match lang {
        None => Lang::default(),
        Some(code) => code.parse().map_err(Problem::bad_request)?,
    };
    let texts = Texts::of(lang);
    let told = book.rows().iter().filter_map(|row| {
        let article = book.article(row.number)?;
        let fate = match row.fate {
            Fate::Ruled => "ruled",
            Fate::ByType(_) => "by_type",
            Fate::Arbiter => "arbiter",
            Fate::Guidance => "guidance",
        };
        let gist = texts.gist(article);
        Some(Told { article, number: row.number, section: row.section, fate, gist })
    });
    Ok(Json(told.collect()))
}

/// The rules in force under some regulations: what the players agree to.
pub(super) async fn in_force(
    body: Result<Json<Regulations>, JsonRejection>,
) -> Result<Json<Vec<InForce>>, Problem> {
    let Json(regulations) = body?;
    laws::Table::open(regulations.clone())?;
    Ok(Json(regulations.in_force()))
}
