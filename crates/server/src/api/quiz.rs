//! Questions about the Laws, for practice.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use laws::Book;
use laws::text::Lang;
use quiz::{AnswerKey, Examiner, Round, Wish};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::books::OfBook;
use super::guard::{Asker, PAGE};
use super::{App, Problem};

/// So many questions are made at once.
const MOST: usize = 20;

/// Which questions.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wished {
    #[serde(default)]
    lang: Lang,
    /// Only about the chapter with this number, or about that of an article.
    #[serde(default)]
    chapter: Option<String>,
    /// Articles that come first, with commas between.
    #[serde(default)]
    first: Option<String>,
    /// The same number gives the same questions.
    #[serde(default)]
    seed: u64,
    /// How many, 20 at most; 10 if nothing is said.
    #[serde(default)]
    count: Option<usize>,
}

/// A question and its key. There is nothing to win by looking at it.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Exercise {
    #[serde(flatten)]
    asked: quiz::Asked,
    key: AnswerKey,
    /// The article that decides it, by which it comes again.
    article: String,
}

pub(super) async fn questions(
    State(app): State<App>,
    asker: Asker,
    path: Result<Path<OfBook>, PathRejection>,
    query: Result<Query<Wished>, QueryRejection>,
) -> Result<Json<Vec<Exercise>>, Problem> {
    let (Path(OfBook { book }), Query(wished)) = (path?, query?);
    let wish = wish(book, &wished)?;
    let count = wished.count.unwrap_or(10).min(MOST);
    app.may_read(asker, PAGE * count)?;
    let make = move || {
        let examiner = Examiner::of(wished.lang);
        let told = Round::new(wish, wished.seed).take(count).map(|question| Exercise {
            asked: examiner.ask(&question),
            key: examiner.key(&question),
            article: question.articles.first().map_or("", |article| article.number()).to_owned(),
        });
        told.collect()
    };
    Ok(Json(app.think(make).await?))
}

fn wish(book: Book, wished: &Wished) -> Result<Wish, Problem> {
    let mut wish = Wish::about(book);
    if let Some(first) = &wished.first {
        wish = wish.first(first.split(',').map(|number| number.trim().to_owned()).collect());
    }
    let Some(chapter) = &wished.chapter else { return Ok(wish) };
    let none = || Problem::nothing_there(format!("{book} has no chapter or article {chapter}"));
    wish.only(chapter).ok_or_else(none)
}
