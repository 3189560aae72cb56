//! That it does not matter how the bytes arrive, and that whatever they are the reader gets
//! through. Here the window is small, so that its end is met all the time.

use std::fmt::Write;
use std::io::{self, Read};

use proptest::prelude::*;

use super::super::window::LONGEST_TEXT;
use super::super::{At, Comment, Cut, Fault, Outcome, Reader, Tag, Variation, Visitor, What, Word};

/// Writes down everything it is told.
#[derive(Default)]
struct Trace {
    text: String,
    faults: Vec<What>,
    skips: bool,
}

impl Trace {
    fn note(&mut self, what: &str, of: &str, at: At<'_>) {
        let _ = writeln!(self.text, "{what} {of:?} {} {}", at.place(), at.offset());
    }
}

impl Visitor for Trace {
    fn begin_game(&mut self, at: At<'_>) {
        self.note("game", "", at);
    }
    fn tag(&mut self, tag: Tag<'_>) {
        let name = String::from_utf8_lossy(tag.name()).into_owned();
        self.note(&name, &tag.value(), tag.at());
    }
    fn begin_moves(&mut self, at: At<'_>) {
        self.note("moves", "", at);
    }
    fn san(&mut self, word: Word<'_>) {
        assert_eq!(word.len(), word.bytes().len());
        assert_eq!(Some(&word.first()), word.bytes().first());
        self.note("san", &word.text(), word.at());
    }
    fn nag(&mut self, nag: u8, at: At<'_>) {
        self.note("nag", &nag.to_string(), at);
    }
    fn comment(&mut self, comment: Comment<'_>) {
        self.note("comment", &comment.text(), comment.at());
    }
    fn draw_offer(&mut self, at: At<'_>) {
        self.note("offer", "", at);
    }
    fn begin_variation(&mut self, at: At<'_>) -> Variation {
        self.note("variation", "", at);
        if self.skips { Variation::Skip } else { Variation::Read }
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.note("end of variation", "", at);
    }
    fn escape(&mut self, line: Comment<'_>) {
        self.note("escape", &line.text(), line.at());
    }
    fn fault(&mut self, fault: Fault) {
        let _ = writeln!(self.text, "fault {fault}");
        self.faults.push(fault.what);
    }
    fn end_game(&mut self, result: Option<Outcome>, at: At<'_>) {
        self.note("end", result.map_or("", Outcome::as_str), at);
    }
}

/// Hands out bytes in pieces of these lengths, over and over.
struct Pieces<'a> {
    bytes: &'a [u8],
    lengths: &'a [usize],
    next: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.lengths[self.next % self.lengths.len()].max(1);
        self.next += 1;
        let length = length.min(buffer.len()).min(self.bytes.len());
        let (piece, rest) = self.bytes.split_at(length);
        buffer[..length].copy_from_slice(piece);
        self.bytes = rest;
        Ok(length)
    }
}

fn trace_of(source: impl Read, skips: bool) -> Trace {
    let mut trace = Trace { skips, ..Trace::default() };
    Reader::new(source).read_all(&mut trace).unwrap();
    trace
}

fn faults_of(text: &str) -> Vec<What> {
    trace_of(text.as_bytes(), false).faults
}

/// Bits of PGN, whole and broken, from which texts are put together.
fn bits() -> impl Strategy<Value = Vec<u8>> {
    let common = prop::sample::select(vec![
        "[Event \"x\"]\n",
        "[White \"A \\\"B\\\" C\"]\n",
        "\n",
        "\n\n",
        "\r\n",
        " ",
        "1. ",
        "12...",
        "e4",
        "Nbxd7+",
        "O-O-O",
        "0-0",
        "e8=Q#",
        "--",
        "{",
        "}",
        "{ a comment }",
        "[%clk 0:01:02]",
        ";",
        "; to the end",
        "%",
        "\n% escaped",
        "$",
        "$6",
        "$999",
        "!",
        "!?",
        "(",
        ")",
        "(=)",
        "*",
        "1-0",
        "0-1",
        "1/2-1/2",
        "1/2",
        "½-½",
        "+-",
        "=",
        "[",
        "]",
        "\"",
        "[Site \"",
        "[Event ",
        "\n\n[Event \"",
        "\n\r\n[Event \"y\"]",
        "\u{feff}",
        "…",
        "1...e5",
        "e.p.",
        "\0",
        "<",
        "<>",
    ]);
    prop_oneof![
        40 => common.prop_map(|bit| bit.as_bytes().to_vec()),
        2 => prop::collection::vec(any::<u8>(), 1..8),
        1 => (prop::sample::select(vec![b'x', b' ', b'(', b'1']), 1..1500_usize)
            .prop_map(|(byte, length)| vec![byte; length]),
    ]
}

/// Bytes that a failing test shows as text.
#[derive(Clone)]
struct Bytes(Vec<u8>);

impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.escape_ascii())
    }
}

fn texts() -> impl Strategy<Value = Bytes> {
    prop::collection::vec(bits(), 0..120).prop_map(|bits| Bytes(bits.concat()))
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
        let place = super::super::Place::START.after(&first);
        Reader::new(first.as_slice()).read_all(&mut parts).unwrap();
        Reader::continuing(second.as_slice(), place).read_all(&mut parts).unwrap();
        prop_assert_eq!(whole.text, parts.text);
    }
}

#[test]
fn an_endless_comment_is_cut_and_the_game_goes_on() {
    let comment = "a ".repeat(10 * LONGEST_TEXT);
    let trace = trace_of(format!("1. e4 {{{comment}}} e5 1-0").as_bytes(), false);
    assert_eq!(trace.faults, [What::TooLong(Cut::Comment)]);
    assert!(trace.text.contains("san \"e5\""));
    let cut = trace.text.lines().find(|line| line.starts_with("comment")).unwrap();
    assert!(cut.len() < LONGEST_TEXT + 50);
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
