//! Tuomari sits the exam: what public papers for arbiters ask, with their keys (`exams/papers`), and
//! questions of the same kind of our own, with the answer by the book.
//!
//! A wrong answer fails `every_case_holds`; here the scores are counted and kept in the README.

extern crate tuomari_laws as laws;

mod shelf;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use laws::casebook;

/// Right answers and questions for each book, in words.
fn score(is_asked: impl Fn(&str) -> bool) -> io::Result<String> {
    let mut scores = BTreeMap::<_, (usize, usize)>::new();
    for (name, text) in shelf::cases()? {
        if !is_asked(&name) {
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

/// Whether the README has a sentence, wherever its lines break.
fn is_told(sentence: &str) -> bool {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(readme).unwrap_or_default();
    readme.split_whitespace().collect::<Vec<_>>().join(" ").contains(sentence)
}

#[test]
fn the_score_in_public_papers_is_that_of_the_readme() {
    let score = score(|name| name.contains("/exams/papers/")).unwrap();
    println!("the papers: {score}");
    assert!(is_told(&format!("papers, {score}")), "the README should say: papers, {score}");
}

#[test]
fn the_score_in_our_own_questions_is_that_of_the_readme() {
    let own = |name: &str| name.contains("/exams/") && !name.contains("/papers/");
    let score = score(own).unwrap();
    println!("our own questions: {score}");
    assert!(is_told(&format!("own, {score}")), "the README should say: own, {score}");
}
