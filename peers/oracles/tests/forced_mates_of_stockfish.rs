//! The same forced mates as Stockfish finds: as long as it says, and none where it finds none.
//!
//! A mate that Stockfish announces exists, but it is not always the shortest, however deep it
//! looks. So it must never know a shorter one than ours, nor any within the moves where ours was
//! refuted; and if ours is shorter than all it knows, ours is played out against every defence.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use chess::{Color, Position, Role, Setup, Square};
use winnable::{Budget, ForcedMate, Plan, forced_mate};

struct Stockfish {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Stockfish {
    fn start() -> Option<Self> {
        let start =
            |program| Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = start("stockfish").or_else(|_| start("/usr/games/stockfish")).ok()?;
        let (to, out) = (child.stdin.take()?, child.stdout.take()?);
        Some(Self { child, to, from: BufReader::new(out) })
    }

    fn ask(&mut self, words: &str) {
        writeln!(self.to, "{words}").expect("a pipe to Stockfish");
    }

    /// The moves within which White mates, as announced at this depth.
    fn mate_by_white(&mut self, position: &Position, depth: u32) -> Option<u32> {
        self.ask(&format!("position fen {position}\ngo depth {depth}"));
        let mut mate: Option<i32> = None;
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).expect("a pipe") > 0, "Stockfish has left");
            if line.starts_with("bestmove") {
                break;
            }
            let mut words = line.split_whitespace().skip_while(|word| *word != "score").skip(1);
            match (words.next(), words.next().map(str::parse)) {
                (Some("mate"), Some(Ok(moves))) => mate = Some(moves),
                (Some("cp"), _) => mate = None,
                _ => {}
            }
        }
        // A negative score means that the side to move is mated.
        let sign = if position.turn() == Color::White { 1 } else { -1 };
        mate.map(|moves| moves * sign).filter(|moves| *moves > 0).map(i32::unsigned_abs)
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        self.ask("quit");
        let _ = self.child.wait();
    }
}

/// splitmix64: the same positions every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z >> 33) as usize % end
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8).expect("below 64")
    }
}

/// Few men, the black king near an edge, so that mates are neither rare nor the rule.
fn ending(dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[dice.below(2)];
    let edge = [Square::A8, Square::C8, Square::E8, Square::H8, Square::H6, Square::G7];
    setup.board.put(edge[dice.below(edge.len())], Role::King.of(Color::Black));
    let mut put = |role: Role, color: Color, dice: &mut Dice| {
        let square = dice.square();
        let dead = role == Role::Pawn && !chess::attacks::PAWN_RANKS.has(square);
        if setup.board.piece_on(square).is_none() && !dead {
            setup.board.put(square, role.of(color));
        }
    };
    put(Role::King, Color::White, dice);
    for _ in 0..2 + dice.below(2) {
        let role = [Role::Queen, Role::Rook, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        put(role[dice.below(6)], Color::White, dice);
    }
    for _ in 0..dice.below(4) {
        let role = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
        put(role[dice.below(5)], Color::Black, dice);
    }
    let position = Position::try_from(setup).ok()?;
    let untouched = chess::Bare::from(&position).checkers_of(!position.turn()).is_empty();
    (untouched && position.has_legal_move()).then_some(position)
}

/// The number of moves ours is asked for.
const MOVES: u32 = 3;
/// The depths to which Stockfish searches, in turn.
const DEPTHS: [u32; 4] = [10, 14, 18, 24];

#[test]
fn forced_mates_are_as_long_as_stockfish_says() {
    let Some(mut engine) = Stockfish::start() else {
        eprintln!("skipped: no Stockfish");
        return;
    };
    let mut dice = Dice(13);
    let (mut forced, mut refuted, mut shorter) = (0, 0, 0);
    while forced < 150 || refuted < 150 {
        let Some(position) = ending(&mut dice) else { continue };
        let ours = forced_mate(&position, Color::White, MOVES, &Budget::full());
        engine.ask("ucinewgame");
        match ours {
            ForcedMate::Forced(plan) => {
                forced += 1;
                let theirs = DEPTHS
                    .into_iter()
                    .filter_map(|depth| engine.mate_by_white(&position, depth))
                    .find(|moves| *moves <= plan.moves());
                match theirs {
                    Some(moves) => assert_eq!(moves, plan.moves(), "{position}"),
                    None => {
                        shorter += 1;
                        assert_eq!(played_out(&plan, &position), plan.moves(), "{position}");
                    }
                }
            }
            ForcedMate::Refuted => {
                refuted += 1;
                let theirs = engine.mate_by_white(&position, DEPTHS[0]);
                assert!(theirs.is_none_or(|moves| moves > MOVES), "{position}: {theirs:?}");
            }
            ForcedMate::Undetermined(limit) => panic!("{position}: {limit}"),
        }
    }
    eprintln!("{forced} forced, {shorter} of them sooner than Stockfish knows; {refuted} refuted");
    assert!(shorter * 10 < forced, "{shorter} of {forced}");
}

/// Plays the plan against every defence; returns the most moves it took.
fn played_out(plan: &Plan, position: &Position) -> u32 {
    if position.turn() == Color::White {
        let m = plan.answer(position).expect("an answer to every defence");
        return 1 + played_out(plan, &position.legal(m).expect("a legal answer").play());
    }
    let replies = position.legal_moves().map(|legal| played_out(plan, &legal.play()));
    replies.max().unwrap_or_else(|| {
        assert!(position.is_checkmate(), "stalemate: {position}");
        0
    })
}
