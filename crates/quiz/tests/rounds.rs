//! Many rounds: every question has one right answer, and reads well in every language.

use std::collections::{BTreeMap, HashSet};

use laws::text::Lang;
use laws::{Book, Fate};
use tuomari_quiz::{Examiner, Question, Round, Wish};

/// How many questions are made of each book. `TUOMARI_QUESTIONS` makes it more.
fn count() -> usize {
    let wanted = std::env::var("TUOMARI_QUESTIONS").ok();
    wanted.and_then(|count| count.parse().ok()).unwrap_or(200)
}

/// The questions of many rounds by one book.
fn questions(book: Book) -> impl Iterator<Item = Question> {
    let wish = Wish::about(book);
    (0..).flat_map(move |seed| Round::new(wish.clone(), seed)).take(count())
}

#[test]
fn exactly_one_answer_is_right_and_no_two_read_alike() {
    for book in Book::ALL {
        for question in questions(book) {
            assert_eq!(question.judge(), [question.right], "{:?}", question.source);
            for lang in Lang::ALL {
                let asked = Examiner::of(lang).ask(&question);
                let texts: HashSet<&String> = asked.answers.iter().collect();
                assert_eq!(texts.len(), 4, "{lang} {:?} {:#?}", question.source, asked);
            }
        }
    }
}

#[test]
fn a_seed_gives_the_same_round_again_and_no_two_questions_of_it_are_alike() {
    let wish = Wish::about(Book::default());
    let examiner = Examiner::of(Lang::English);
    let round = || -> Vec<_> {
        Round::new(wish.clone(), 42).take(30).map(|question| examiner.ask(&question)).collect()
    };
    let first = round();
    assert_eq!(first, round());
    let stories: HashSet<String> = first
        .iter()
        .map(|asked| format!("{} {:?} {:?}", asked.position, asked.happened, asked.now))
        .collect();
    assert_eq!(stories.len(), first.len());
}

#[test]
fn there_are_questions_of_every_chapter_that_is_ruled() {
    for book in Book::ALL {
        let ruled = book.rows().iter().filter(|row| row.fate == Fate::Ruled);
        // What the guidelines are, and nothing that happens at a table.
        let ruled = ruled.filter(|row| row.section != "Guidelines");
        let sections: BTreeMap<&str, &str> = ruled.map(|row| (row.section, row.number)).collect();
        for (section, number) in sections {
            let wish = Wish::about(book).only(number).unwrap();
            let first = |seed| Round::new(wish.clone(), seed).next();
            let question = (0..3).find_map(first);
            assert!(
                question.is_some_and(|question| question.is_about(section)),
                "{book}: {section}"
            );
        }
    }
}
