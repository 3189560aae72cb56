//! Tuomari sits the exam: questions of the kind that arbiters are asked, with the answer by the book.
//!
//! A wrong answer fails `every_case_holds`; here the score is counted and kept in the README.

extern crate tuomari_laws as laws;

mod shelf;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use laws::casebook;

/// Right answers and questions for each book, in words.
fn score() -> io::Result<String> {
    let mut scores = BTreeMap::<_, (usize, usize)>::new();
    for (name, text) in shelf::cases()? {
        if !name.contains("/exams/") {
            continue;
        }
        for account in casebook::read(&text).cases.iter().flat_map(casebook::Case::play_all) {
            let (right, asked) = scores.entry(account.regulations.book).or_default();
            *right += usize::from(account.faults.is_empty());
            *asked += 1;
        }
    }
    let told = scores.iter().map(|(book, (right, asked))| format!("{right} of {asked} by {book}"));
    Ok(told.collect::<Vec<_>>().join(", "))
}

#[test]
fn the_score_is_that_of_the_readme() {
    let score = score().unwrap();
    println!("the exam: {score}");
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(readme).unwrap();
    let flat = readme.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains(&score), "the README should say: {score}");
}
