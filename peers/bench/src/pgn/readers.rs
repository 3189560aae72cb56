//! The readers: ours, our audit, and pgn-reader with shakmaty.

use std::fs::File;
use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;

use audit::{Auditor, Rules};
use chess::Position;
use laws::Book;
use notation::pgn::{self, At, Fault, Follower, Replay, Step, Visitor, Word, in_parallel};
use pgn_reader::{RawTag, SanPlus};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Contestant {
    Ours,
    OursByTwo,
    PgnReader,
    OurWords,
    PgnReaderWords,
    Audit,
    AuditByTwo,
}

/// What was read, to check that all read the same.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Read {
    pub(super) games: u64,
    pub(super) moves: u64,
    /// The occupied squares after each move, summed.
    pub(super) squares: u64,
}

impl Contestant {
    /// The readers.
    pub(super) const READERS: &[Self] =
        &[Self::Ours, Self::OursByTwo, Self::PgnReader, Self::OurWords, Self::PgnReaderWords];

    /// The programs that check games against the Laws, and those that only play them.
    pub(super) const AUDITORS: &[Self] =
        &[Self::Audit, Self::AuditByTwo, Self::Ours, Self::PgnReader];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Ours => "tuomari",
            Self::OursByTwo => "tuomari, two threads",
            Self::PgnReader => "pgn-reader + shakmaty",
            Self::OurWords => "tuomari, words alone",
            Self::PgnReaderWords => "pgn-reader, words alone",
            Self::Audit => "tuomari audit",
            Self::AuditByTwo => "tuomari audit, two threads",
        }
    }

    /// Its name on the command line.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Ours => "ours",
            Self::OursByTwo => "ours-by-two",
            Self::PgnReader => "pgn-reader",
            Self::OurWords => "our-words",
            Self::PgnReaderWords => "pgn-reader-words",
            Self::Audit => "audit",
            Self::AuditByTwo => "audit-by-two",
        }
    }

    /// Whether it plays the moves it reads.
    pub(super) const fn plays(self) -> bool {
        matches!(self, Self::Ours | Self::OursByTwo | Self::PgnReader)
    }

    pub(super) fn read(self, file: &Path) -> Result<Read, String> {
        let file = File::open(file).map_err(|error| error.to_string())?;
        match self {
            Self::Ours => ours(&mut pgn::Reader::new(file)),
            Self::OursByTwo => ours_by_two(file),
            Self::PgnReader => theirs(file, &mut Shakmaty::default()),
            Self::OurWords => our_words(file),
            Self::PgnReaderWords => theirs(file, &mut Words::default()),
            Self::Audit => audited(file, 1),
            Self::AuditByTwo => audited(file, 2),
        }
        .map_err(|error| error.to_string())
    }
}

/// Counts what is played.
#[derive(Default)]
struct Ours {
    read: Read,
    fault: Option<Fault>,
}

impl Visitor for Ours {
    fn begin_game(&mut self, _: At<'_>) {
        self.read.games += 1;
    }

    fn fault(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }
}

impl Follower for Ours {
    #[inline]
    fn played(&mut self, _: Step, after: &Position, _: Word<'_>) {
        self.read.moves += 1;
        self.read.squares = self.read.squares.wrapping_add(after.board().occupied().0);
    }
}

fn ours(reader: &mut pgn::Reader<impl io::Read>) -> io::Result<Read> {
    let mut replay = Replay::new(Ours::default());
    reader.read_all(&mut replay)?;
    let Ours { read, fault } = replay.into_follower();
    fault.map_or(Ok(read), |fault| Err(io::Error::other(fault)))
}

fn ours_by_two(file: File) -> io::Result<Read> {
    let two = NonZeroUsize::MIN.saturating_add(1);
    let mut all = Read::default();
    in_parallel(
        file,
        two,
        |mut reader| ours(&mut reader),
        |part| {
            let Read { games, moves, squares } = part?;
            all.games += games;
            all.moves += moves;
            all.squares = all.squares.wrapping_add(squares);
            Ok(())
        },
    )?;
    Ok(all)
}

/// Every check there is. What is found is thrown away stretch by stretch, as the command does when
/// it has told it.
fn audited(file: File, threads: usize) -> io::Result<Read> {
    let mut all = Read::default();
    in_parallel(
        file,
        NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN),
        |mut reader| {
            let mut replay = Replay::new(Auditor::new(Rules::of(Book::Fide2018)));
            reader.read_all(&mut replay)?;
            let auditor = replay.into_follower();
            Ok((auditor.games(), auditor.plies()))
        },
        |part: io::Result<(u64, u64)>| {
            let (games, moves) = part?;
            all.games += games;
            all.moves += moves;
            Ok(())
        },
    )?;
    Ok(all)
}

fn our_words(file: File) -> io::Result<Read> {
    struct Words(Read);
    impl Visitor for Words {
        fn begin_game(&mut self, _: At<'_>) {
            self.0.games += 1;
        }
        #[inline]
        fn san(&mut self, _: Word<'_>) {
            self.0.moves += 1;
        }
    }
    let mut words = Words(Read::default());
    pgn::Reader::new(file).read_all(&mut words)?;
    Ok(words.0)
}

/// What one of their visitors has counted.
trait Counted {
    fn read(&self) -> Read;
}

fn theirs(
    file: File,
    visitor: &mut (impl pgn_reader::Visitor<Output = bool> + Counted),
) -> io::Result<Read> {
    let mut reader = pgn_reader::Reader::new(file);
    while let Some(is_fine) = reader.read_game(visitor)? {
        if !is_fine {
            return Err(io::Error::other("an illegal move"));
        }
    }
    Ok(visitor.read())
}

/// Checks moves as in the example of pgn-reader.
#[derive(Default)]
struct Shakmaty(Read);

impl Counted for Shakmaty {
    fn read(&self) -> Read {
        self.0
    }
}

impl pgn_reader::Visitor for Shakmaty {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool, Option<Chess>> {
        self.0.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<bool> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            match fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(position) => *start = Some(position),
                None => return ControlFlow::Break(false),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<bool, Chess> {
        ControlFlow::Continue(start.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<bool> {
        match san.san.to_move(position) {
            Ok(m) => position.play_unchecked(m),
            Err(_) => return ControlFlow::Break(false),
        }
        self.0.moves += 1;
        self.0.squares = self.0.squares.wrapping_add(position.board().occupied().into());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) -> bool {
        true
    }
}

#[derive(Default)]
struct Words(Read);

impl Counted for Words {
    fn read(&self) -> Read {
        self.0
    }
}

impl pgn_reader::Visitor for Words {
    type Tags = ();
    type Movetext = ();
    type Output = bool;

    fn begin_tags(&mut self) -> ControlFlow<bool> {
        self.0.games += 1;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<bool> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), _: SanPlus) -> ControlFlow<bool> {
        self.0.moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) -> bool {
        true
    }
}
