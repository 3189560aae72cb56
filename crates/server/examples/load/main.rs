//! Many live tables over real WebSockets, against a server that is another process.
//!
//! Usage: `cargo run --release --example load -- target/release/tuomari [TABLES] [SECONDS]`
//!
//! First a tenth of the tables plays a move a second and the time from each act to the opponent's
//! notice is taken; then some play as fast as they can, and the same lines are written by a bare
//! loop in groups of the same size. Exit 1 if a goal is missed.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot be taken stops")]
#![allow(clippy::disallowed_methods, reason = "a measurement reads a clock")]

mod bare;
mod game;
mod house;
mod table;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use house::House;
use table::Table;

/// How many tables play as fast as they can.
const HASTY: usize = 512;
const NOTICED_WITHIN: Duration = Duration::from_millis(20);
const MEMORY: u64 = 1 << 30;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().unwrap_or_else(|| "target/release/tuomari".to_owned());
    let mut number = |usual| arguments.next().map_or(usual, |text| text.parse().unwrap());
    let (tables, seconds) = (number(10_000), number(20));
    // One thread: the server has the other core, or most of both.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    if runtime.block_on(measure(&program, tables, seconds)) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

async fn measure(program: &str, tables: usize, seconds: usize) -> bool {
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let house = House::start(program, &folder.path().join("load.sqlite"));
    let game = Arc::new(game::long(3000));
    let began = Instant::now();
    let playing = tables / 10;
    // A spectator who only waits sits there alone where the system has no sockets for more.
    let alone = (2 * tables + 200).saturating_sub(house::files());
    let open = stream::iter(0..tables).map(|place| {
        let players = if (playing..playing + alone).contains(&place) { 1 } else { 2 };
        Table::open(&house, Arc::clone(&game), players)
    });
    let mut playing: Vec<Table> = open.buffered(32).collect().await;
    let idle = playing.split_off(tables / 10);
    println!("{tables} tables, {} sockets, opened in {:.1?}", 2 * tables - alone, began.elapsed());

    // Those who wait are there, and answer when they are asked whether they are.
    let idle: Vec<_> = idle.into_iter().map(|table| tokio::spawn(table.wait())).collect();
    let moves = playing.len() * seconds;
    let (before, began) = (house.cpu(), Instant::now());
    let players = playing.into_iter().enumerate().map(|(place, table)| {
        let first = Duration::from_secs(1) * u32::try_from(place).unwrap() / 1000;
        tokio::spawn(table.play_each_second(first, seconds))
    });
    let mut times = Vec::new();
    let mut playing = Vec::new();
    for player in players.collect::<Vec<_>>() {
        let (table, told) = player.await.unwrap();
        playing.push(table);
        times.extend(told);
    }
    let (wall, cpu) = (began.elapsed(), house.cpu() - before);
    let memory = house.peak_memory();
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let p99 = at(0.99);
    println!("{moves} moves in {wall:.1?}, {:.0} a second", moves as f64 / wall.as_secs_f64());
    println!(
        "act to notice: p50 {:.1?}, p90 {:.1?}, p99 {p99:.1?}, most {:.1?}",
        at(0.5),
        at(0.9),
        at(1.0)
    );
    println!(
        "server: {:.0} us of CPU a move, {} MB at most",
        1e6 * cpu / moves as f64,
        memory >> 20
    );
    let mut fine = goal("p99 under 20 ms", p99 < NOTICED_WITHIN);
    fine &= goal("memory under 1 GB", memory < MEMORY);

    idle.iter().for_each(tokio::task::JoinHandle::abort);
    drop(idle);
    playing.truncate(HASTY);
    let until = Instant::now() + Duration::from_secs(5);
    let (before, commits, began) = (house.cpu(), house.commits().await, Instant::now());
    let players: Vec<_> =
        playing.into_iter().map(|table| tokio::spawn(table.play_until(until))).collect();
    let mut acts = 0;
    for player in players {
        acts += player.await.unwrap();
    }
    let (wall, cpu) = (began.elapsed().as_secs_f64(), house.cpu() - before);
    let group = (acts as f64 / (house.commits().await - commits) as f64).max(1.0);
    let rate = acts as f64 / wall;
    println!(
        "as fast as they can: {rate:.0} durable acts a second, {group:.1} a commit, {:.0} us of CPU each",
        1e6 * cpu / acts as f64
    );
    let lines = house.stop_and_read(2000);
    let bare = bare::inserts_per_second(folder.path(), &lines, group.round() as usize);
    println!(
        "a bare loop in groups of the same size: {bare:.0} a second; ratio {:.2}",
        rate / bare
    );
    fine & goal("at least half of it", rate >= 0.5 * bare)
}

fn goal(what: &str, met: bool) -> bool {
    println!("goal: {what}: {}", if met { "met" } else { "MISSED" });
    met
}
