//! The same events under two books with different outcomes: the cases about differences.

use laws::casebook::{self, Account, Case, Deed, SHELF, Step};
use laws::text::{Label, Texts};
use laws::{Article, Audience, Book, Event, Fact, Lapse, Table, Verdict};
use serde::Serialize;

use super::Manner;
use crate::outcome::Trouble;
use crate::screen::Screen;

/// Whether the cases of a file are about books that decide differently.
fn is_of_differences(file: &str) -> bool {
    file.starts_with("differences/") || file.ends_with("/differences.case")
}

/// Prints what each of two books makes of the cases that are written for both.
pub(super) fn tell(
    (one, other): (Book, Book),
    manner: Manner,
    screen: &mut Screen,
) -> Result<(), Trouble> {
    let mut told = false;
    for (file, text) in SHELF.iter().filter(|(file, _)| is_of_differences(file)) {
        for case in casebook::read(text).cases {
            let books = case.books();
            if !(books.contains(&one) && books.contains(&other)) {
                continue;
            }
            let Some(outcomes) = outcomes(&case, [one, other], manner.texts) else { continue };
            if manner.json {
                let (case, books) = (case.heading.as_str(), [one, other]);
                screen.json(&Pair { file, case, books, outcomes })?;
                continue;
            }
            if !told {
                screen.line("")?;
                screen.line(manner.texts.label(Label::Outcomes))?;
                told = true;
            }
            screen.line(&case.heading)?;
            for (book, outcome) in [one, other].into_iter().zip(&outcomes) {
                let told = if outcome.is_empty() { "–".to_owned() } else { outcome.join("; ") };
                screen.line(format_args!("  {:<18}  {told}", book.name()))?;
            }
        }
    }
    Ok(())
}

/// What each book rules and the other does not, in the last line where they differ, and how the
/// game ends; or the same ruling on other grounds; `None` if the outcome is the same.
fn outcomes(case: &Case, books: [Book; 2], texts: &Texts) -> Option<[Vec<String>; 2]> {
    let accounts = books.map(|book| case.play_under(book));
    let [a, b] = &accounts;
    let ends = [End::of(a), End::of(b)];
    let open = ends == [End::Open, End::Open];
    let parts = a.steps.iter().rev().filter(|step| step.deed != Deed::Start).find_map(|step| {
        let there = b.steps.iter().find(|there| there.line == step.line)?;
        let alone = [alone(step, there, texts), alone(there, step, texts)];
        alone.iter().any(|events| !events.is_empty()).then_some(([step, there], alone))
    });
    // The same end is not a difference, unless one book had ended the game earlier.
    let ended = |[one, other]: &[Vec<&Event>; 2]| is_end(one) != is_end(other);
    if !open && ends[0].same_as(&ends[1]) && !parts.as_ref().is_some_and(|(_, a)| ended(a)) {
        return None;
    }
    let told = parts.map(|(steps, alone)| {
        let all = open && !alone.iter().flatten().any(|event| is_telling(event));
        let say = |step: &Step, events: &[&Event]| {
            let events = events.iter().filter(|event| all || is_telling(event));
            events.map(|event| texts.event(event, &step.before)).collect::<Vec<_>>()
        };
        [say(steps[0], &alone[0]), say(steps[1], &alone[1])]
    });
    if open {
        return told.or_else(|| grounds([a, b], texts).filter(|_| case.books().len() == 2));
    }
    let mut told = told.unwrap_or_default();
    for ((told, end), book) in told.iter_mut().zip(&ends).zip(books) {
        told.push(end.told(texts, book));
    }
    Some(told)
}

/// The first ruling that both make, but by articles on different matters. A case for more than
/// these two books is about something else.
fn grounds([one, other]: [&Account; 2], texts: &Texts) -> Option<[Vec<String>; 2]> {
    one.steps.iter().filter(|step| step.deed != Deed::Start).find_map(|step| {
        let there = other.steps.iter().find(|there| there.line == step.line)?;
        in_words(step, texts).find_map(|(words, event)| {
            let (_, same) = in_words(there, texts).find(|(told, _)| *told == words)?;
            let is_kin = rests_on(event, same) || rests_on(same, event);
            (!is_kin).then(|| {
                [vec![texts.event(event, &step.before)], vec![texts.event(same, &there.before)]]
            })
        })
    })
}

/// Whether the first article a ruling rests on is among those another one rests on.
fn rests_on(one: &Event, other: &Event) -> bool {
    one.articles.first().is_some_and(|first| {
        let is_kin = |article: Article| {
            let kin = first.counterparts(article.book());
            article == first || kin.iter().any(|(_, counterpart)| *counterpart == article)
        };
        other.articles.iter().any(is_kin)
    })
}

fn is_end(events: &[&Event]) -> bool {
    events.iter().any(|event| matches!(event.fact, Fact::GameEnded { .. }))
}

/// The facts of a step, with their texts.
fn in_words<'s>(step: &'s Step, texts: &Texts) -> impl Iterator<Item = (String, &'s Event)> {
    let events = step.rulings.iter().flat_map(|ruling| &ruling.events);
    events.map(|event| (texts.fact(&event.fact, &step.before), event))
}

/// The texts of the facts that one step has and another does not.
fn alone<'s>(step: &'s Step, other: &Step, texts: &Texts) -> Vec<&'s Event> {
    let others: Vec<String> = in_words(other, texts).map(|(words, _)| words).collect();
    in_words(step, texts)
        .filter(|(words, event)| event.audience != Audience::Nobody && !others.contains(words))
        .map(|(_, event)| event)
        .collect()
}

/// Whether a fact is more than a move of a hand or a clock; the end of the game is shown
/// separately.
const fn is_telling(event: &Event) -> bool {
    !matches!(
        event.fact,
        Fact::ClocksStopped
            | Fact::ClockPressed { .. }
            | Fact::ClockStarted { .. }
            | Fact::ClockSet { .. }
            | Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::MoveCompleted { .. }
            | Fact::OfferLapsed { why: Lapse::GameEnded | Lapse::Touched }
            | Fact::Resumed
            | Fact::GameEnded { .. }
    )
}

/// How a case ends.
#[derive(PartialEq)]
enum End {
    /// The game goes on.
    Open,
    /// With this verdict.
    Over(Verdict),
    /// The book cannot have such a game.
    Never(String),
}

impl End {
    fn of(account: &Account) -> Self {
        match &account.table {
            Some(table) => table.verdict().map_or(Self::Open, Self::Over),
            None => Table::open(account.regulations.clone())
                .map_or_else(|cannot| Self::Never(cannot.to_string()), |_| Self::Open),
        }
    }

    /// Whether both end the same way, whatever articles they cite.
    fn same_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Over(a), Self::Over(b)) => (a.score, a.ground) == (b.score, b.ground),
            (a, b) => a == b,
        }
    }

    fn told(&self, texts: &Texts, book: Book) -> String {
        match self {
            Self::Open => "*".to_owned(),
            Self::Over(verdict) => texts.verdict(*verdict, book),
            Self::Never(why) => why.clone(),
        }
    }
}

/// A pair of outcomes as JSON.
#[derive(Serialize)]
struct Pair<'a> {
    file: &'a str,
    case: &'a str,
    books: [Book; 2],
    outcomes: [Vec<String>; 2],
}
