//! Two files of games to read, generated once: as tournaments publish them, and as servers do, with
//! the clock in a comment after every move.
//!
//! A few thousand games differ in their moves. They are repeated, each time with other players on
//! another day, until the files are long enough: far more moves than a branch predictor can
//! memorise, and no more waiting than necessary.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use chess::{Color, Position};
use notation::Style;

use crate::engine::Stockfish;
use crate::self_play::{Dice, Manners, Played, play};

const BYTES: u64 = 200_000_000;
const GAMES: u64 = 3000;
const COLUMNS: usize = 80;

pub(super) struct Corpus {
    pub(super) plain: PathBuf,
    pub(super) clocked: PathBuf,
}

impl Corpus {
    /// Generates the files if they do not exist.
    pub(super) fn prepare(folder: &Path) -> Result<Self, String> {
        let corpus = Self { plain: folder.join("plain.pgn"), clocked: folder.join("clocked.pgn") };
        if corpus.plain.is_file() && corpus.clocked.is_file() {
            return Ok(corpus);
        }
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let games = play_all()?;
        write(&corpus.plain, &games, plain).map_err(|error| error.to_string())?;
        write(&corpus.clocked, &games, clocked).map_err(|error| error.to_string())?;
        Ok(corpus)
    }
}

fn play_all() -> Result<Vec<Played>, String> {
    let mut engine = Stockfish::start().map_err(|why| format!("stockfish is needed: {why}"))?;
    let mut dice = Dice(0x7ead_be11);
    let mut games = Vec::new();
    for number in 0..GAMES {
        if number % 500 == 0 {
            eprintln!("stockfish plays game {number} of {GAMES}");
        }
        games.push(play(&mut engine, &mut dice, Manners::Polite)?);
    }
    Ok(games)
}

fn write(
    path: &Path,
    games: &[Played],
    movetext: fn(&Played, &mut Dice) -> String,
) -> std::io::Result<()> {
    let mut dice = Dice(0x5eed);
    let movetexts: Vec<String> = games.iter().map(|game| movetext(game, &mut dice)).collect();
    // Under another name until it is complete.
    let unfinished = path.with_extension("unfinished");
    let mut file = BufWriter::new(File::create(&unfinished)?);
    let mut written = 0;
    for number in 0.. {
        if written >= BYTES {
            break;
        }
        let index = number % games.len();
        let mut text = tags(&games[index], number, &mut dice);
        text += &movetexts[index];
        file.write_all(text.as_bytes())?;
        written += text.len() as u64;
    }
    file.flush()?;
    fs::rename(unfinished, path)
}

/// Syllables of players and places.
const SYLLABLES: [&str; 16] = [
    "ka", "ri", "vo", "len", "ste", "mi", "ra", "to", "ha", "su", "nen", "gor", "bel", "din", "ve",
    "lo",
];

fn name(dice: &mut Dice) -> String {
    let mut name = String::new();
    for _ in 0..2 + dice.below(3) {
        name += SYLLABLES[dice.below(SYLLABLES.len() as u64) as usize];
    }
    name[..1].to_uppercase() + &name[1..]
}

fn tags(game: &Played, number: usize, dice: &mut Dice) -> String {
    let (white, black) = (name(dice), name(dice));
    let (year, month, day) = (1990 + dice.below(36), 1 + dice.below(12), 1 + dice.below(28));
    let elo = 1800 + dice.below(900);
    let mut text = String::new();
    for (tag, value) in [
        ("Event", format!("{} Open", name(dice))),
        ("Site", format!("https://games.example/{number:08x}")),
        ("Date", format!("{year}.{month:02}.{day:02}")),
        ("Round", format!("{}", 1 + dice.below(11))),
        ("White", format!("{white}, {}", name(dice))),
        ("Black", format!("{black}, {}", name(dice))),
        ("Result", game.result.to_string()),
        ("BlackElo", (elo + dice.below(200)).to_string()),
        ("ECO", format!("{}{:02}", ['A', 'B', 'C', 'D', 'E'][number % 5], dice.below(100))),
        ("TimeControl", "5400+30".to_owned()),
        ("WhiteElo", elo.to_string()),
    ] {
        let _ = writeln!(text, "[{tag} \"{value}\"]");
    }
    text + "\n"
}

/// The moves as PGN writes them, each with the position before it.
fn sans(game: &Played) -> impl Iterator<Item = (Position, String)> {
    let mut position = Position::initial();
    game.moves.iter().filter_map(move |m| {
        let before = position.clone();
        let legal = before.legal(*m)?;
        let san = Style::PGN.write(&legal);
        position = legal.play();
        Some((before.clone(), san))
    })
}

/// The moves on lines of 80 columns.
fn plain(game: &Played, _: &mut Dice) -> String {
    let mut words = Vec::new();
    for (before, san) in sans(game) {
        match before.turn() {
            Color::White => words.push(format!("{}. {san}", before.move_number())),
            Color::Black => words.push(san),
        }
    }
    words.push(game.result.to_string());
    let mut text = String::new();
    let mut length = 0;
    for word in words.iter().flat_map(|word| word.split(' ')) {
        if length > 0 {
            let is_full = length + 1 + word.len() > COLUMNS;
            text.push(if is_full { '\n' } else { ' ' });
            length = if is_full { 0 } else { length + 1 };
        }
        text += word;
        length += word.len();
    }
    text + "\n\n"
}

/// The moves on one line, with the clock after each.
fn clocked(game: &Played, dice: &mut Dice) -> String {
    let mut text = String::new();
    let mut seconds = [5400_u64; 2];
    for (before, san) in sans(game) {
        let number = before.move_number();
        let dots = if before.turn() == Color::White { "." } else { "..." };
        let left = &mut seconds[before.turn() as usize];
        *left = (left.saturating_sub(dice.below(180)) + 30).max(30);
        let (hours, minutes, seconds) = (*left / 3600, *left / 60 % 60, *left % 60);
        let _ =
            write!(text, "{number}{dots} {san} {{ [%clk {hours}:{minutes:02}:{seconds:02}] }} ");
    }
    let _ = write!(text, "{}\n\n", game.result);
    text
}
