//! Games of Stockfish against itself, and of aimless players, raise neither false alarms nor too
//! few: after every ply of every game python-chess says what can be claimed and what has ended.
//!
//! Skipped with a message if Stockfish, or Python with its `chess` package, is missing.
//! `TUOMARI_GAMES` sets how many games are played.

#[path = "../../bench/src/engine.rs"]
#[allow(dead_code, reason = "it is asked for less here than where it is measured")]
mod engine;
#[path = "../../bench/src/self_play.rs"]
#[allow(dead_code, reason = "nobody is polite here")]
mod self_play;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use audit::watch::{Event, Watch};
use audit::{Auditor, Finding, Rules, What};
use chess::{Color, Position};
use clock::Moment;
use laws::course::Ending;
use laws::{Book, DrawBasis};
use notation::Style;
use notation::pgn::{Outcome, Reader, Replay};
use oracles::python;

use engine::Stockfish;
use self_play::{Dice, Manners, Played, play};

/// For each game, after each ply: the moves with which a threefold repetition can be claimed
/// (`board` if it needs none), the same for the fifty moves, and what has ended the game.
const SCRIPT: &str = r#"
import sys, chess

def claims(board, quiet, is_there):
    if is_there(board):
        return "board"
    if board.halfmove_clock < quiet:
        return "-"
    found = []
    for move in list(board.legal_moves):
        san = board.san(move)
        board.push(move)
        if is_there(board):
            found.append(san)
        board.pop()
    return ",".join(sorted(found)) or "-"

def ended(board):
    if board.is_checkmate(): return "checkmate"
    if board.is_stalemate(): return "stalemate"
    if board.is_insufficient_material(): return "dead"
    if board.is_fivefold_repetition(): return "fivefold"
    if board.is_seventyfive_moves(): return "seventy-five"
    return "-"

for line in sys.stdin:
    board = chess.Board()
    told = []
    for word in line.split():
        board.push_uci(word)
        three = claims(board, 7, lambda board: board.is_repetition(3))
        fifty = claims(board, 99, lambda board: board.halfmove_clock >= 100)
        told.append(f"{three} {fifty} {ended(board)}")
    print("\t".join(told))
"#;

/// The state after a ply.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Standing {
    threefold: Claim,
    fifty: Claim,
    ending: Option<Ending>,
}

/// Whether a draw can be claimed, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Claim {
    #[default]
    No,
    OnTheBoard,
    With(BTreeSet<String>),
}

impl Claim {
    fn theirs(text: &str) -> Self {
        match text {
            "-" => Self::No,
            "board" => Self::OnTheBoard,
            moves => Self::With(moves.split(',').map(str::to_owned).collect()),
        }
    }

    fn ours(moves: &[String]) -> Self {
        match moves {
            [] => Self::OnTheBoard,
            moves => Self::With(moves.iter().cloned().collect()),
        }
    }
}

impl Standing {
    fn theirs(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let [threefold, fifty, ending] = words[..] else { panic!("{text}") };
        let ending = match ending {
            "checkmate" => Some(Ending::Checkmate),
            "stalemate" => Some(Ending::Stalemate),
            "dead" => Some(Ending::DeadPosition),
            "fivefold" => Some(Ending::Fivefold),
            "seventy-five" => Some(Ending::SeventyFiveMoves),
            "-" => None,
            other => panic!("{other}"),
        };
        // After the end of the game there is nothing to claim.
        match ending {
            Some(_) => Self { ending, ..Self::default() },
            None => {
                Self { threefold: Claim::theirs(threefold), fifty: Claim::theirs(fifty), ending }
            }
        }
    }

    fn ours(events: &[Event]) -> Self {
        let mut standing = Self::default();
        for event in events {
            match event {
                Event::Ended { ending } => standing.ending = Some(*ending),
                Event::Claim { basis: DrawBasis::Threefold, intended, .. } => {
                    standing.threefold = Claim::ours(intended);
                }
                Event::Claim { basis: DrawBasis::FiftyMoves, intended, .. } => {
                    standing.fifty = Claim::ours(intended);
                }
                other => panic!("a false alarm: {other}"),
            }
        }
        standing
    }
}

/// The state after each ply of each game, according to python-chess.
fn theirs(games: &[Played]) -> Vec<Vec<Standing>> {
    let mut lines = String::new();
    for game in games {
        let moves = game.moves.iter().map(ToString::to_string).collect::<Vec<_>>();
        lines += &(moves.join(" ") + "\n");
    }
    let answers = python::ask(SCRIPT, lines);
    let told: Vec<Vec<Standing>> =
        answers.lines().map(|line| line.split('\t').map(Standing::theirs).collect()).collect();
    assert_eq!(told.len(), games.len());
    told
}

/// The game as in a file, with a clock after every move: of `plies` plies, and a result.
struct Sheet {
    tags: String,
    /// The moves, and where each of them ends in the text.
    text: String,
    ends: Vec<usize>,
}

impl Sheet {
    fn of(game: &Played, dice: &mut Dice) -> Self {
        let tags = "[Event \"Self-play\"]\n[White \"A\"]\n[Black \"B\"]\n\
                    [TimeControl \"5400+30\"]\n\n"
            .to_owned();
        let (mut text, mut ends) = (String::new(), Vec::new());
        let mut position = Position::initial();
        let mut seconds = [5400_u64; 2];
        for m in &game.moves {
            let legal = position.legal(*m).expect("a legal move");
            let dots = if position.turn() == Color::White { "." } else { "..." };
            let left = &mut seconds[position.turn() as usize];
            // Nobody gets into time trouble.
            *left = left.saturating_sub(dice.below(60)).max(600) + 30;
            let (hours, minutes, seconds) = (*left / 3600, *left / 60 % 60, *left % 60);
            let _ = write!(
                text,
                "{}{dots} {} {{ [%clk {hours}:{minutes:02}:{seconds:02}] }} ",
                position.move_number(),
                Style::PGN.write(&legal)
            );
            ends.push(text.len());
            let next = legal.play();
            position = next;
        }
        Self { tags, text, ends }
    }

    fn after(&self, plies: usize, result: Outcome) -> String {
        let end = plies.checked_sub(1).map_or(0, |last| self.ends[last]);
        format!("{}{}{result}\n", self.tags, &self.text[..end])
    }
}

/// A game of players who make random moves, with long stretches without a capture or a pawn move.
fn wander(dice: &mut Dice) -> Played {
    let (mut position, mut moves) = (Position::initial(), Vec::new());
    let mut seen = Vec::new();
    loop {
        let same = position.same_position();
        let times = seen.iter().filter(|other| **other == same).count();
        seen.push(same);
        let all: Vec<_> = position.legal_moves().map(|legal| legal.to_move()).collect();
        let result = match position.turn() {
            _ if !all.is_empty() || !position.is_check() => Outcome::Draw,
            Color::White => Outcome::BlackWins,
            Color::Black => Outcome::WhiteWins,
        };
        if all.is_empty() || times >= 4 || position.quiet_plies() >= 150 || moves.len() >= 500 {
            return Played { moves, result };
        }
        let m = all[dice.below(all.len() as u64) as usize];
        moves.push(m);
        position = position.legal(m).expect("one of the legal moves").play();
    }
}

/// What an audit must find: the first occasion of each player on each ground, and the first ending
/// after which they played on.
fn wanted(standings: &[Standing], result: Outcome) -> BTreeSet<String> {
    let plies = standings.len();
    let mut wanted = BTreeSet::new();
    let ended = standings.iter().position(|standing| standing.ending.is_some());
    if let Some(ended) = ended
        && ended + 1 < plies
    {
        let ending = standings[ended].ending.expect("it has ended");
        wanted.insert(format!("{} went on after {ending:?}", ended + 1));
        // A mate that came later changes nothing.
        if result != Outcome::Draw {
            wanted.insert(format!("{plies} has another result"));
        }
    }
    let running = &standings[..ended.unwrap_or(plies)];
    for side in 0..2 {
        let own = || running.iter().enumerate().filter(move |(i, _)| (i + 1) % 2 == side);
        let firsts = [
            ("threefold", own().find(|(_, s)| s.threefold != Claim::No).map(|(i, _)| i + 1)),
            ("fifty", own().find(|(_, s)| s.fifty != Claim::No).map(|(i, _)| i + 1)),
        ];
        for (basis, ply) in firsts {
            // What could be claimed at the end of a drawn game presumably was.
            if let Some(ply) = ply.filter(|ply| result != Outcome::Draw || ply + 1 < plies) {
                wanted.insert(format!("{ply} {basis}"));
            }
        }
    }
    wanted
}

fn found(findings: &[Finding]) -> BTreeSet<String> {
    let text = |finding: &Finding| {
        let ply = finding.ply.expect("it is about a moment");
        match &finding.what {
            What::Claim { basis: DrawBasis::Threefold, .. } => format!("{ply} threefold"),
            What::Claim { basis: DrawBasis::FiftyMoves, .. } => format!("{ply} fifty"),
            What::WrongResult { .. } => format!("{ply} has another result"),
            What::WentOn { ending, .. } => format!("{ply} went on after {ending:?}"),
            _ => panic!("a false alarm: {finding}"),
        }
    };
    findings.iter().map(text).collect()
}

#[test]
fn games_of_stockfish_raise_the_alarms_that_python_chess_would_and_no_others() {
    if !python::has("chess") {
        return;
    }
    let Ok(mut engine) = Stockfish::start() else {
        eprintln!("skipped: stockfish is not installed");
        return;
    };
    let number = std::env::var("TUOMARI_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    let mut dice = Dice(0xa1a2_a3a4);
    let games: Vec<Played> = (0..number)
        .map(|i| {
            let manners = match i % 4 {
                0 => Manners::Stubborn,
                1 => return wander(&mut dice),
                _ => Manners::ToTheEnd,
            };
            play(&mut engine, &mut dice, manners).expect("Stockfish plays")
        })
        .collect();
    let mut seen = [0_u32; 4];
    for (game, standings) in games.iter().zip(theirs(&games)) {
        let sheet = Sheet::of(game, &mut dice);
        let mut watch = Watch::new(Rules::of(Book::Fide2018));
        for (i, theirs) in standings.iter().enumerate() {
            let file = sheet.after(i + 1, Outcome::Unknown);
            watch.look(file.as_bytes(), Moment::from_millis(10_000 * i as u64));
            let ours = Standing::ours(&watch.boards()[0].told);
            assert_eq!(ours, *theirs, "after {} plies of\n{file}", i + 1);
            seen[0] += u32::from(ours.threefold == Claim::OnTheBoard);
            seen[1] += u32::from(matches!(ours.threefold, Claim::With(_)));
            seen[2] += u32::from(ours.fifty != Claim::No);
            seen[3] += u32::from(ours.ending.is_some());
        }
        let whole = sheet.after(standings.len(), game.result);
        let mut replay = Replay::new(Auditor::new(Rules::of(Book::Fide2018)));
        Reader::new(whole.as_bytes()).read_all(&mut replay).expect("bytes in memory");
        let found = found(&replay.follower_mut().take_findings());
        assert_eq!(found, wanted(&standings, game.result), "{whole}");
    }
    let [on_the_board, with_a_move, fifty, ended] = seen;
    eprintln!(
        "{number} games, {} plies: {on_the_board} repetitions on the board, {with_a_move} with a \
         move, {fifty} times fifty moves, {ended} endings",
        games.iter().map(|game| game.moves.len()).sum::<usize>()
    );
    assert!(seen.into_iter().all(|times| times > 0), "{seen:?}: nothing was compared");
}
