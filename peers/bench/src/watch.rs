//! How soon `tuomari watch` reports a change in a file of five hundred games.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::cpu;

/// Rewrite a file of games and wait for the alarm
#[derive(clap::Args)]
pub(crate) struct Options {
    /// How often to rewrite the file, in tens
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Our program
    #[arg(long, default_value = "target/release/tuomari")]
    program: PathBuf,
}

/// As many as the goal names.
const GAMES: usize = 500;

/// Longer than any alarm takes.
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) fn run(options: &Options) -> ExitCode {
    match measure(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn measure(options: &Options) -> Result<(), String> {
    let said = |error: std::io::Error| error.to_string();
    let file = std::env::temp_dir().join(format!("tuomari-watch-{}.pgn", std::process::id()));
    fs::write(&file, games(None)).map_err(said)?;
    let (mut child, lines) = watch(&options.program, &file).map_err(said)?;
    thread::sleep(Duration::from_secs(4));
    let (idle, start) = (cpu::of(child.id()), Instant::now());
    thread::sleep(Duration::from_secs(5));
    let idle = (cpu::of(child.id()) - idle).as_secs_f64() / start.elapsed().as_secs_f64();
    let mut times = Vec::new();
    for i in 0..options.rounds as usize * 10 {
        fs::write(&file, games(Some(i % GAMES))).map_err(said)?;
        let start = Instant::now();
        let line = loop {
            let line = lines.recv_timeout(PATIENCE).map_err(|_| "no alarm came".to_owned())?;
            // That the last one is over was said when the file was put back.
            if !line.contains("\"over\":true") {
                break line;
            }
        };
        if !line.contains("checkmate") {
            return Err(format!("unexpected alarm: {line}"));
        }
        times.push(start.elapsed());
        fs::write(&file, games(None)).map_err(said)?;
        // Out of step with the program's polling.
        thread::sleep(Duration::from_millis(300 + 37 * (i as u64 % 11)));
    }
    let spent = cpu::of(child.id());
    child.kill().and_then(|()| child.wait()).map_err(said)?;
    fs::remove_file(&file).map_err(said)?;
    times.sort();
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    println!("\n{GAMES} games in a file, one of them changed {} times", times.len());
    println!(
        "alarm after: median {:.0} ms, 99 of 100 within {:.0} ms (goal: 200 ms), worst {:.0} ms",
        millis(times[times.len() / 2]),
        millis(times[(times.len() * 99).div_ceil(100) - 1]),
        millis(times[times.len() - 1])
    );
    println!(
        "processor: {:.1} % while nothing changes, {:.0} ms in all",
        100.0 * idle,
        millis(spent)
    );
    Ok(())
}

fn watch(program: &Path, file: &Path) -> std::io::Result<(Child, Receiver<String>)> {
    let mut child =
        Command::new(program).args(["watch", "--json"]).arg(file).stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().ok_or_else(|| std::io::Error::other("no output"))?;
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        let lines = BufReader::new(output).lines().map_while(Result::ok);
        lines.for_each(|line| drop(sender.send(line)));
    });
    Ok((child, lines))
}

/// Long games in progress, one of which may have ended in mate.
fn games(mated: Option<usize>) -> String {
    // The size of a long game.
    let clocks = "[%clk 1:00:00] ".repeat(100);
    let mut text = String::new();
    for board in 0..GAMES {
        let moves = match mated {
            Some(mated) if mated == board => "1. f3 e5 2. g4 Qh4#".to_owned(),
            _ => opening(board),
        };
        text += &format!(
            "[Event \"Open\"]\n[White \"White {board}\"]\n[Black \"Black {board}\"]\n\
             [Board \"{board}\"]\n[Result \"*\"]\n\n{{{clocks}}} {moves} *\n\n"
        );
    }
    text
}

/// Moves that differ from board to board.
fn opening(board: usize) -> String {
    let pawns = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let (white, black) = (pawns[board % 8], pawns[board / 8 % 8]);
    format!("1. {white}3 {black}6")
}
