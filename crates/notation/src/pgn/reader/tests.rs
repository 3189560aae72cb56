//! It does not matter how the bytes arrive, and the reader gets through any bytes. The window is
//! small here, so that its end is hit all the time.

use proptest::prelude::*;

use super::super::trace::{Pieces, Trace, texts, trace_of};
use super::super::window::LONGEST_TEXT;
use super::super::{Comment, Visitor};
use super::super::{Cut, Place, Reader, What};

fn faults_of(text: &str) -> Vec<What> {
    trace_of(text.as_bytes(), false).faults
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn it_does_not_matter_how_the_bytes_arrive(
        text in texts(),
        lengths in prop::collection::vec(1..200_usize, 1..8),
        skips: bool,
    ) {
        let whole = trace_of(text.0.as_slice(), skips);
        let pieces = trace_of(Pieces { bytes: &text.0, lengths: &lengths, next: 0 }, skips);
        prop_assert_eq!(whole.text, pieces.text);
    }

    #[test]
    fn a_blank_line_and_the_event_cut_a_text_in_two(before in texts(), after in texts()) {
        let first = [b"[Event \"a\"]\n1. e4 ", before.0.as_slice(), b"\n\n"].concat();
        let second = [b"[Event \"b\"] ", after.0.as_slice()].concat();
        let whole = trace_of([first.as_slice(), &second].concat().as_slice(), false);
        let mut parts = Trace::default();
        let place = Place::START.after(&first);
        Reader::new(first.as_slice()).read_all(&mut parts).unwrap();
        Reader::continuing(second.as_slice(), place).read_all(&mut parts).unwrap();
        prop_assert_eq!(whole.text, parts.text);
    }
}

#[test]
fn an_endless_comment_is_told_in_pieces_and_the_game_goes_on() {
    /// The bytes of all comments, one after another, and how many there were.
    #[derive(Default)]
    struct Pieces(Vec<u8>, usize);
    impl Visitor for Pieces {
        fn comment(&mut self, comment: Comment<'_>) {
            assert!(comment.bytes().len() <= LONGEST_TEXT);
            assert!(std::str::from_utf8(comment.bytes()).is_ok(), "no letter is cut in two");
            self.0.extend_from_slice(comment.bytes());
            self.1 += 1;
        }
    }
    for words in ["a ", "ää ", "ääää", "x"] {
        let comment = words.repeat(10 * LONGEST_TEXT / words.len());
        let text = format!("1. e4 {{{comment}}} e5 1-0");
        let mut pieces = Pieces::default();
        Reader::new(text.as_bytes()).read_all(&mut pieces).unwrap();
        assert_eq!(pieces.0, comment.as_bytes());
        assert!(pieces.1 > 9);
        let trace = trace_of(text.as_bytes(), false);
        assert_eq!(trace.faults, []);
        assert!(trace.text.contains("san \"e5\""));
    }
}

#[test]
fn endless_lines_tags_and_words_are_cut() {
    let long = "x".repeat(3 * LONGEST_TEXT);
    assert_eq!(faults_of(&format!("1. e4 ;{long}\n*")), [What::TooLong(Cut::Comment)]);
    assert_eq!(faults_of(&format!("%{long}\n1. e4 *")), [What::TooLong(Cut::Line)]);
    assert_eq!(faults_of(&format!("[A \"{long}\"]\n*")), [What::TooLong(Cut::Tag)]);
    assert_eq!(faults_of(&format!("1. e4 {long} *")), [What::TooLong(Cut::Word)]);
}

#[test]
fn a_million_parentheses_are_one_fault_more_than_a_few() {
    let many = "(".repeat(1_000_000) + "e4" + &")".repeat(1_000_000);
    let trace = trace_of(format!("1. e4 {many} e5 1-0").as_bytes(), false);
    assert_eq!(trace.faults, [What::TooDeep]);
    assert!(trace.text.ends_with("san \"e5\" 1:2000010 2000009\nend \"1-0\" 1:2000016 2000015\n"));
}

#[test]
fn a_game_swallowed_by_an_open_comment_is_lost_alone() {
    let text = "[Event \"a\"]\n\n1. e4 {oops 1-0\n\n[Event \"b\"]\n\n1. d4 0-1\n";
    let trace = trace_of(text.as_bytes(), false);
    assert_eq!(trace.faults, [What::UnclosedComment, What::MissingResult]);
    assert!(trace.text.contains("san \"d4\" 7:4"));
}
