//! How fast the arbiter is, and how much memory a table takes: `make bench BENCH=laws`.
//!
//! A master game and random games are played move by move on a screen by each rule book: each move
//! is judged, the dead position included. Then a game of 100 moves is replayed from its
//! record.

#![expect(clippy::disallowed_methods, reason = "measuring is reading a clock")]

extern crate tuomari_laws as laws;

use std::alloc::{GlobalAlloc, Layout, System};
use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chess::{Move, Position};
use clock::{Moment, Span, TimeControl};
use laws::{Act, Book, Decision, Regime, Regulations, Ruling, Seat, Table};
use notation::Language;

/// Kasparov against Topalov, Wijk aan Zee 1999.
const MASTERS: &str = "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 \
    e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 \
    Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 \
    Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 Qa8 c3 Qa4+ Ke1 f4 \
    f5 Kc1 Rd2 Qa7";

/// The best of so many rounds: what the machine can do when nobody else wants it.
const ROUNDS: usize = 9;

/// Memory that is in use now.
static IN_USE: AtomicUsize = AtomicUsize::new(0);

struct Counting;

#[expect(unsafe_code, reason = "an allocator is unsafe by trade; this one counts and passes on")]
// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        IN_USE.fetch_add(layout.size(), Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// With the clock that the book is usually played with.
fn regulations(book: Book) -> Result<Regulations, Box<dyn Error>> {
    let mut regulations = Regulations::of(book);
    if book.regime() == Regime::Competition {
        regulations.control = TimeControl::fischer(Span::minutes(90), Span::seconds(30))?;
        regulations.default_time = Some(Span::minutes(30));
    }
    Ok(regulations)
}

fn masters() -> Result<Vec<Move>, Box<dyn Error>> {
    let (mut position, mut moves) = (Position::initial(), Vec::new());
    for word in MASTERS.split_whitespace() {
        let legal =
            notation::read(&position, word, Language::English).map_err(|e| e.to_string())?.legal;
        moves.push(legal.to_move());
        position = legal.play();
    }
    Ok(moves)
}

/// A game of any moves, of so many plies if it does not end before.
fn random(seed: u64, plies: usize) -> Vec<Move> {
    let (mut position, mut moves, mut state) = (Position::initial(), Vec::new(), seed);
    while moves.len() < plies && position.quiet_plies() < 60 {
        let legal: Vec<_> = position.legal_moves().collect();
        if legal.is_empty() {
            break;
        }
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = legal[(state >> 33) as usize % legal.len()];
        moves.push(legal.to_move());
        position = legal.play();
    }
    moves
}

/// Plays a game as far as it goes; the rulings go to `record`.
fn play(table: &mut Table, moves: &[Move], mut record: impl FnMut(Ruling)) -> u32 {
    let beginnings = [
        // At home the colours are drawn first; elsewhere that is refused.
        (Seat::White, Act::DrawLots { seed: 0 }),
        (Seat::Arbiter, Act::Decide(Decision::Start)),
    ];
    for (seat, act) in beginnings {
        let judged = table.judge(seat, &act, Moment::ZERO);
        if !judged.ruling.is_refused() {
            record(table.accept(judged));
        }
    }
    let mut played = 0;
    for (at, m) in (1..).zip(moves) {
        let seat = Seat::from(table.position().turn());
        let act = Act::Move { m: *m, offer: false };
        record(table.act(seat, &act, Moment::from_millis(at * 1000)));
        played += 1;
        if table.verdict().is_some() {
            break;
        }
    }
    played
}

/// The shortest time of several rounds that one repetition took.
fn best(mut once: impl FnMut() -> u32) -> (Duration, u32) {
    let round = || {
        let began = Instant::now();
        let mut done = 0;
        while began.elapsed() < Duration::from_millis(150) {
            done += once();
        }
        (began.elapsed() / done.max(1), done)
    };
    let rounds: Vec<(Duration, u32)> = std::iter::repeat_with(round).take(ROUNDS).collect();
    rounds.into_iter().min().unwrap_or_default()
}

fn main() -> Result<(), Box<dyn Error>> {
    let opened = Table::open(regulations(Book::Fide2018)?)?;
    let long = (0..).map(|seed| random(seed, 200)).find(|game| game.len() == 200).ok_or("none")?;
    let several: Vec<Vec<Move>> = (0..20).map(|seed| random(seed, 200)).collect();
    let games = [("a master game", vec![masters()?]), ("20 random games", several)];
    for book in Book::ALL {
        let opened = Table::open(regulations(book)?)?;
        for (name, games) in &games {
            let (a_move, _) =
                best(|| games.iter().map(|game| play(&mut opened.clone(), game, drop)).sum());
            let nanos = a_move.as_nanos();
            println!("{book}, {name}: {:.0} moves a second ({nanos} ns each)", 1e9 / nanos as f64);
        }
    }
    let mut record = Vec::new();
    play(&mut opened.clone(), &long, |ruling| record.push(ruling));
    let (replay, _) =
        best(|| Table::replay(opened.regulations().clone(), &record).map_or(0, |_| 1));
    println!("{} plies replayed from their record: {} µs", record.len() - 1, replay.as_micros());

    let before = IN_USE.load(Ordering::Relaxed);
    let mut table = Box::new(Table::open(regulations(Book::Fide2018)?)?);
    play(&mut table, &long, drop);
    let bytes = IN_USE.load(Ordering::Relaxed) - before;
    println!("a table after {} plies: {bytes} bytes", record.len() - 1);
    drop(table);
    Ok(())
}
