//! Several threads on one stream.

mod split;

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, TryLockError, mpsc};
use std::thread;

pub use split::Chunk;
use split::Splitter;

use super::Reader;

/// Reads a stream with several threads.
///
/// The stream is split between games into chunks of about half a megabyte. Each worker reads one
/// chunk at a time, and the results are taken in the order of the stream. Readers report places in
/// the whole stream. Memory is bounded: a worker whose chunk is far ahead of the last one taken
/// waits.
///
/// ```
/// use std::num::NonZeroUsize;
/// use tuomari_notation::pgn::{At, Visitor, in_parallel};
///
/// #[derive(Default)]
/// struct Count(u64);
/// impl Visitor for Count {
///     fn begin_game(&mut self, _: At<'_>) {
///         self.0 += 1;
///     }
/// }
///
/// let pgn = "[Event \"?\"]\n\n1. e4 *\n\n".repeat(1000);
/// let mut games = 0;
/// in_parallel(
///     pgn.as_bytes(),
///     NonZeroUsize::MIN,
///     |mut reader| {
///         let mut count = Count::default();
///         reader.read_all(&mut count).map(|()| count.0)
///     },
///     |count| {
///         games += count?;
///         Ok(())
///     },
/// )?;
/// assert_eq!(games, 1000);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// If the stream fails, once everything before the failure was taken; or as soon as `take` fails.
///
/// # Panics
/// If `work` panics.
pub fn in_parallel<R: Read + Send, T: Send>(
    source: R,
    workers: NonZeroUsize,
    work: impl Fn(Reader<Chunk<'_, R>>) -> T + Sync,
    mut take: impl FnMut(T) -> io::Result<()>,
) -> io::Result<()> {
    let line = Line::new(source, 4 * workers.get() as u64);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..workers.get() {
            let sender = sender.clone();
            let (line, work) = (&line, &work);
            scope.spawn(move || {
                let _closing = Closing(line);
                line.serve(work, &sender);
            });
        }
        drop(sender);
        let _closing = Closing(&line);
        // Results that arrived before their turn.
        let mut early = BTreeMap::new();
        let mut turn = 0;
        for (number, made) in receiver {
            early.insert(number, made);
            while let Some(made) = early.remove(&turn) {
                turn += 1;
                line.taken(turn);
                take(made?)?;
            }
        }
        Ok(())
    })
}

/// The queue in which the workers wait for chunks.
struct Line<R> {
    splitter: Mutex<Splitter<R>>,
    state: Mutex<State>,
    moved: Condvar,
    /// How many chunks may be in flight.
    most: u64,
}

struct State {
    handed_out: u64,
    taken: u64,
    is_closed: bool,
}

/// How often a worker tries to get the splitter before it sleeps.
const PATIENCE: u32 = 2000;

/// The holder of the splitter cuts and numbers chunks. A panic there leaves nothing half done that
/// anybody would look at again, so a poisoned lock is fine.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The same, but spins first: waking up takes longer than cutting a chunk.
fn lock_soon<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    for _ in 0..PATIENCE {
        match mutex.try_lock() {
            Ok(guard) => return guard,
            Err(TryLockError::Poisoned(poisoned)) => return poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => thread::yield_now(),
        }
    }
    lock(mutex)
}

impl<R: Read> Line<R> {
    fn new(source: R, most: u64) -> Self {
        let state = State { handed_out: 0, taken: 0, is_closed: false };
        Self {
            splitter: Mutex::new(Splitter::new(source)),
            state: Mutex::new(state),
            moved: Condvar::new(),
            most,
        }
    }

    /// Works on chunk after chunk until there is none left.
    fn serve<T>(
        &self,
        work: &impl Fn(Reader<Chunk<'_, R>>) -> T,
        sender: &mpsc::Sender<(u64, io::Result<T>)>,
    ) {
        loop {
            let splitter = lock_soon(&self.splitter);
            let Some(number) = self.wait_for_turn() else { return };
            let made = match Splitter::next(splitter) {
                Ok(Some((chunk, place))) => Ok(work(Reader::continuing(chunk, place))),
                Ok(None) => return,
                Err(error) => Err(error),
            };
            let is_over = made.is_err();
            // The receiver is gone if an earlier result could not be taken.
            if sender.send((number, made)).is_err() || is_over {
                return;
            }
        }
    }

    /// Waits until few enough chunks are in flight and returns the number of the next, or `None` if
    /// there is none.
    fn wait_for_turn(&self) -> Option<u64> {
        let state = lock(&self.state);
        let is_early =
            |state: &mut State| !state.is_closed && state.handed_out - state.taken >= self.most;
        let mut state =
            self.moved.wait_while(state, is_early).unwrap_or_else(PoisonError::into_inner);
        if state.is_closed {
            return None;
        }
        state.handed_out += 1;
        Some(state.handed_out - 1)
    }

    fn taken(&self, taken: u64) {
        lock(&self.state).taken = taken;
        self.moved.notify_all();
    }
}

/// Closes the queue when its holder finishes, even by an error or a panic, so that nobody waits
/// forever.
struct Closing<'a, R>(&'a Line<R>);

impl<R> Drop for Closing<'_, R> {
    fn drop(&mut self) {
        lock(&self.0.state).is_closed = true;
        self.0.moved.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::trace::{Bytes, Trace, texts, trace_of};
    use super::*;

    fn by(workers: usize, bytes: &[u8]) -> String {
        let mut told = String::new();
        in_parallel(
            bytes,
            NonZeroUsize::new(workers).unwrap(),
            |mut reader| {
                let mut trace = Trace::default();
                reader.read_all(&mut trace).unwrap();
                trace.text
            },
            |text| {
                told += &text;
                Ok(())
            },
        )
        .unwrap();
        told
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]

        #[test]
        fn many_hands_read_what_one_reads(
            texts in prop::collection::vec(texts(), 1..6),
            workers in 1..4_usize,
        ) {
            let bytes: Vec<&[u8]> = texts.iter().map(|Bytes(bytes)| bytes.as_slice()).collect();
            for between in [&b"\n\n[Event \"a\"]\n"[..], b"\r\n\r\n[Event \"b\"]\n", b"\n[Event \"\n"] {
                let bytes = bytes.join(between);
                prop_assert_eq!(by(workers, &bytes), trace_of(bytes.as_slice(), false).text);
            }
        }
    }

    #[test]
    fn an_error_of_the_taker_ends_it_all() {
        let pgn = "[Event \"?\"]\n\n1. e4 *\n\n".repeat(5000);
        let mut taken = 0;
        let result = in_parallel(
            pgn.as_bytes(),
            NonZeroUsize::new(3).unwrap(),
            |_| (),
            |()| {
                taken += 1;
                if taken == 4 { Err(io::Error::other("enough")) } else { Ok(()) }
            },
        );
        assert_eq!(result.unwrap_err().to_string(), "enough");
        assert_eq!(taken, 4);
    }

    #[test]
    fn an_error_of_the_stream_comes_after_what_was_read_before_it() {
        struct Fails;
        impl Read for Fails {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("gone"))
            }
        }
        let pgn = "[Event \"?\"]\n\n1. e4 *\n\n".repeat(5000);
        let mut games = 0;
        let result = in_parallel(
            pgn.as_bytes().chain(Fails),
            NonZeroUsize::new(2).unwrap(),
            |mut reader| {
                let mut trace = Trace::default();
                reader.read_all(&mut trace).unwrap();
                trace.text.lines().filter(|line| line.starts_with("game")).count()
            },
            |count| {
                games += count;
                Ok(())
            },
        );
        assert_eq!(result.unwrap_err().to_string(), "gone");
        assert_eq!(games, 5000);
    }

    #[test]
    #[should_panic(expected = "scoped thread panicked")]
    fn a_panic_of_a_worker_is_one_of_the_caller() {
        let pgn = "[Event \"?\"]\n\n1. e4 *\n\n".repeat(5000);
        let _ = in_parallel(
            pgn.as_bytes(),
            NonZeroUsize::new(2).unwrap(),
            |reader| assert!(reader.offset() < 3000, "too far"),
            |()| Ok(()),
        );
    }
}
