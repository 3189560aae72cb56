//! `tuomari laws`: what the rule books say, article by article.

mod article;
mod contents;
mod difference;
mod outcomes;

use clap::Args;
use laws::Book;
use laws::text::{Lang, Texts};

use crate::cli::{books, languages};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// Say what an article is about, how the program treats it, and which cases show it
///
/// Gists are our own words; the rule books themselves decide. A chapter or a part of a number lists
/// the articles under it; without a number the contents of the book are listed. Doubtful points
/// (G01, V01) and interactions (X01) can be looked up like articles.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari laws 9.6.2
  tuomari laws 9 --lang fi
  tuomari laws --book fide-2014
  tuomari laws --diff fide-2023 fide-2018 A.4
  tuomari laws X17
  tuomari laws 7.5 --json")]
pub(crate) struct Laws {
    /// An article, a chapter, an appendix or the beginning of a number
    #[arg(value_name = "NUMBER")]
    number: Option<String>,
    /// The rule book
    #[arg(long, default_value_t, value_parser = books(), conflicts_with = "diff")]
    book: Book,
    /// Compare two books: what differs, and what only one of them has; with a number, everything
    /// under that number of the first
    #[arg(long, num_args = 2, value_names = ["BOOK", "BOOK"], value_parser = books())]
    diff: Option<Vec<Book>>,
    /// The language of the texts
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = languages())]
    lang: Lang,
    /// One JSON object per line: an article, a part of the contents, or a difference
    #[arg(long)]
    json: bool,
}

/// How to print the answer.
#[derive(Clone, Copy)]
struct Manner {
    texts: &'static Texts,
    json: bool,
}

impl Laws {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let manner = Manner { texts: Texts::of(self.lang), json: self.json };
        match (self.diff.as_deref(), self.number.as_deref()) {
            (Some([one, other]), number) => {
                difference::tell((*one, *other), number, manner, screen)?;
            }
            (_, Some(number)) => tell(self.book, number, manner, screen)?,
            (_, None) => contents::tell(self.book, manner, screen)?,
        }
        Ok(Outcome::Fine)
    }
}

/// Prints an article and what is under its number.
fn tell(book: Book, number: &str, manner: Manner, screen: &mut Screen) -> Result<(), Trouble> {
    let id = number.to_uppercase();
    if let Some(point) = book.point(&id) {
        return article::tell_point(book, point, manner, screen);
    }
    let (exact, mut under) = (book.find(number), book.under(number).peekable());
    if exact.is_none() && under.peek().is_none() {
        let mut elsewhere = Book::ALL.into_iter();
        if let Some((book, point)) = elsewhere.find_map(|book| Some((book, book.point(&id)?))) {
            return article::tell_point(book, point, manner, screen);
        }
        let (number, nearest) = (number.to_owned(), book.nearest(number));
        return Err(Trouble::Article { book, number, nearest });
    }
    if let Some(article) = exact {
        article::tell(article, manner, screen)?;
        if under.peek().is_some() && !manner.json {
            screen.line("")?;
        }
    }
    under.try_for_each(|article| article::tell_short(article, manner, screen))
}
