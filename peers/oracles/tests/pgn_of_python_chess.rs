//! Files of games, read by ours and by python-chess. Wrong variations are left out, because it adds
//! their moves to the main line.
//!
//! Skipped with a message if Python or its `chess` package is missing.

mod games;

use games::{Account, Dice, REMARKS, file, ours};
use oracles::python;

/// Reads games and prints a line for each: name, moves, last position, whether it was lost, result.
const SCRIPT: &str = r#"
import sys, io, logging, chess.pgn
logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"), newline=None)
out = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8", newline="\n")
while (game := chess.pgn.read_game(text)) is not None:
    board = game.board()
    moves = []
    for move in game.mainline_moves():
        moves.append(board.uci(move, chess960=True))
        board.push(move)
    result = game.headers["Result"]
    end = board.shredder_fen(en_passant="legal")
    print(game.headers["White"], " ".join(moves), end, len(game.errors), result, sep="\t", file=out)
out.flush()
"#;

fn theirs(text: String) -> Vec<Account> {
    let answers = python::ask(SCRIPT, text);
    answers.lines().map(account).collect()
}

fn account(line: &str) -> Account {
    let fields: Vec<&str> = line.split('\t').collect();
    let [white, moves, end, errors, result] = fields[..] else { panic!("{line}") };
    Account {
        // It keeps the backslashes before quotes.
        white: white.replace('\\', ""),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        end: end.to_owned(),
        is_lost: errors != "0",
        result: Some(result.to_owned()),
    }
}

/// python-chess does not distinguish a missing result from an unknown one, and reads none where the
/// game was lost.
fn comparable(mut account: Account) -> Account {
    if account.is_lost || account.result.is_none() {
        account.result = Some("*".to_owned());
    }
    account
}

#[test]
fn both_read_the_same_games() {
    if !python::has("chess.pgn") {
        return;
    }
    let text = file(600, &REMARKS, &mut Dice(0xbea7));
    let (ours, theirs) = (ours(text.as_bytes()), theirs(text));
    assert_eq!(ours.len(), 600);
    for (ours, theirs) in ours.into_iter().zip(&theirs) {
        assert_eq!(comparable(ours), *theirs);
    }
    assert_eq!(theirs.len(), 600);
    let lost = theirs.iter().filter(|account| account.is_lost).count();
    assert!(lost > 30, "{lost} were lost");
}
