//! Two books side by side.

use laws::text::Label;
use laws::{Article, Book, Likeness};
use serde::Serialize;

use super::article::{provisions, tell_short};
use super::{Manner, outcomes};
use crate::outcome::Trouble;
use crate::screen::Screen;

/// Prints where two books differ, in the order of the first; with a number, everything under it.
pub(super) fn tell(
    (one, other): (Book, Book),
    number: Option<&str>,
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let articles: Vec<Article> = match number {
        None => one.articles().collect(),
        Some(number) => one.find(number).into_iter().chain(one.under(number)).collect(),
    };
    if let (true, Some(number)) = (articles.is_empty(), number) {
        let (number, nearest) = (number.to_owned(), one.nearest(number));
        return Err(Trouble::Article { book: one, number, nearest });
    }
    let (mut alone, mut alike) = (Vec::new(), 0);
    for article in &articles {
        let mut there = article.counterparts(other);
        if other.takes_over(*article) {
            match other.rule_of_import() {
                Some(rule) => there.push((Likeness::Same, rule)),
                None => {
                    alike += 1;
                    continue;
                }
            }
        }
        let least = there.iter().map(|(likeness, _)| *likeness).min();
        match least {
            None => alone.push(*article),
            Some(Likeness::Same) if number.is_none() => alike += 1,
            Some(_) => pair(*article, &there, manner, screen)?,
        }
    }
    only(one, &alone, manner, screen)?;
    if number.is_none() {
        let alone = |there: &Article| there.counterparts(one).is_empty() && !one.takes_over(*there);
        let theirs: Vec<Article> = other.articles().filter(alone).collect();
        only(other, &theirs, manner, screen)?;
        if !manner.json {
            screen.line(manner.texts.label(Label::Alike(alike, one)))?;
        }
        outcomes::tell((one, other), manner, screen)?;
    }
    Ok(())
}

/// An article and what the other book says about the same matter.
fn pair(
    article: Article,
    there: &[(Likeness, Article)],
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let texts = manner.texts;
    if manner.json {
        let provisions = provisions(article).iter().map(|own| format!("{own:?}")).collect();
        let there = there.iter().map(|(likeness, article)| There {
            book: article.book(),
            number: article.number(),
            gist: texts.gist(*article),
            likeness: likeness.name(),
        });
        return screen.json(&Difference {
            book: article.book(),
            number: article.number(),
            gist: texts.gist(article),
            provisions,
            there: there.collect(),
        });
    }
    screen.line(format_args!("{} {article}  {}", article.book(), texts.gist(article)))?;
    for (likeness, there) in there {
        let (book, gist) = (there.book(), texts.gist(*there));
        screen.line(format_args!("  {likeness} {book} {there}  {gist}"))?;
    }
    screen.line("")
}

fn only(
    book: Book,
    articles: &[Article],
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    if articles.is_empty() {
        return Ok(());
    }
    if manner.json {
        return articles.iter().try_for_each(|article| pair(*article, &[], manner, screen));
    }
    screen.line(manner.texts.label(Label::Only(book)))?;
    articles.iter().try_for_each(|article| tell_short(*article, manner, screen))?;
    screen.line("")
}

/// A difference as JSON.
#[derive(Serialize)]
struct Difference {
    book: Book,
    number: &'static str,
    gist: String,
    provisions: Vec<String>,
    there: Vec<There>,
}

#[derive(Serialize)]
struct There {
    book: Book,
    number: &'static str,
    gist: String,
    likeness: &'static str,
}
