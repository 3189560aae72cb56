//! Texts for tests, and a trace of what was reported about them.

use std::fmt::Write;
use std::io::{self, Read};

use proptest::prelude::*;

use super::{At, Comment, Fault, Outcome, Reader, Tag, Variation, Visitor, What, Word};

/// Records every call.
#[derive(Default)]
pub(super) struct Trace {
    pub(super) text: String,
    pub(super) faults: Vec<What>,
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

/// Delivers bytes in pieces of these lengths, over and over.
pub(super) struct Pieces<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) lengths: &'a [usize],
    pub(super) next: usize,
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

pub(super) fn trace_of(source: impl Read, skips: bool) -> Trace {
    let mut trace = Trace { skips, ..Trace::default() };
    Reader::new(source).read_all(&mut trace).unwrap();
    trace
}

/// Bits of PGN, whole and broken, from which texts are assembled.
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
pub(super) struct Bytes(pub(super) Vec<u8>);

impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.escape_ascii())
    }
}

pub(super) fn texts() -> impl Strategy<Value = Bytes> {
    prop::collection::vec(bits(), 0..120).prop_map(|bits| Bytes(bits.concat()))
}
