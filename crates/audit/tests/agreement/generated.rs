//! Games made up by dice, under every book.

use std::collections::HashMap;

use chess::{Color, Legal, Move, Position, SamePosition};
use clock::TimeControl;
use laws::{Book, DrawBasis, Ground, Provision, Score, Verdict};
use notation::pgn::Outcome;

use crate::record::{Record, difference, is_on_board, outcome};
use crate::table::Game;

/// Where games begin that end in many ways: by mate, stalemate, dead positions, repetition, and
/// counts that are nearly full.
const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/4k3/8/8/3R4/8/K7 w - - 0 1",
    "8/8/4k3/8/8/3N4/4p3/K7 w - - 0 1",
    "8/8/4kb2/8/8/3B4/4p3/K7 w - - 0 1",
    "8/5p2/4k3/8/8/8/2P5/K7 w - - 92 60",
    "8/8/4k3/2n5/8/3N4/8/K7 w - - 91 60",
    "8/8/4k3/2n5/8/3N4/8/K7 b - - 142 90",
    "k7/8/1Q6/8/8/8/8/K7 w - - 145 90",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/7P/8/4K3 w - - 0 1",
    "k7/p1p5/P1P5/8/8/8/8/4K1B1 w - - 0 1",
    "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 97 60",
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// A game, and when it first gave each player a right to claim, as the judge sees it.
struct Played {
    record: Record,
    end: Option<(u32, Verdict)>,
    claims: Vec<(Color, u32, DrawBasis)>,
}

impl Played {
    /// Notes what the player to move can claim for the first time.
    fn look(&mut self, game: &Game, seen: &HashMap<SamePosition, u32>, ply: u32) {
        let by = game.table.position().turn();
        for basis in [DrawBasis::Threefold, DrawBasis::FiftyMoves] {
            let is_known =
                self.claims.iter().any(|(color, _, other)| (*color, *other) == (by, basis));
            if !is_known && can_claim(game, basis, seen) {
                self.claims.push((by, ply, basis));
            }
        }
    }
}

/// Plays until the game ends, or for a while. Players who like to go back bring repetitions about.
fn play(book: Book, start: &Position, dice: &mut Dice, plies: usize) -> Played {
    let mut game = Game::begin(book, start, TimeControl::Untimed);
    let start = game.table.position().clone();
    let mut position = start.clone();
    let mut seen: HashMap<SamePosition, u32> = HashMap::from([(start.same_position(), 1)]);
    let mut played = Played {
        record: Record { start, moves: Vec::new(), termination: None },
        end: None,
        claims: Vec::new(),
    };
    played.look(&game, &seen, 0);
    let goes_back = dice.below(3) > 0;
    for ply in 1..=plies {
        let moves: Vec<Legal<'_>> = position.legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        let known = |legal: &&Legal<'_>| seen.contains_key(&legal.play().same_position());
        let back: Vec<&Legal<'_>> = moves.iter().filter(known).collect();
        let legal = match back.len() {
            n if n > 0 && goes_back && dice.below(8) > 0 => *back[dice.below(n)],
            _ => moves[dice.below(moves.len())],
        };
        let m = legal.to_move();
        played.record.moves.push(m);
        let verdict = game.play(m);
        position = legal.play();
        *seen.entry(position.same_position()).or_default() += 1;
        let ply = ply as u32;
        if let Some(verdict) = verdict {
            played.end = Some((ply, verdict));
            break;
        }
        played.look(&game, &seen, ply);
    }
    played
}

/// Asks the judge on the board, and with each move that might do.
fn can_claim(game: &Game, basis: DrawBasis, seen: &HashMap<SamePosition, u32>) -> bool {
    let position = game.table.position();
    if game.upholds(basis, None) {
        return true;
    }
    let may_do = |m: &Move| match basis {
        DrawBasis::Threefold => {
            let after = position.legal(*m).unwrap().play();
            seen.contains_key(&after.same_position())
        }
        DrawBasis::FiftyMoves => position.quiet_plies() >= 98,
    };
    let moves: Vec<Move> = position.legal_moves().map(|legal| legal.to_move()).collect();
    moves.into_iter().filter(may_do).any(|m| game.upholds(basis, Some(m)))
}

/// A record with a few more moves at its end, if there are any to make.
fn gone_on(record: &Record, dice: &mut Dice) -> Record {
    let mut longer = record.clone();
    let last = record
        .moves
        .iter()
        .fold(record.start.clone(), |position, m| position.legal(*m).unwrap().play());
    let mut position = last;
    for _ in 0..=dice.below(6) {
        let moves: Vec<Legal<'_>> = position.legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        let legal = moves[dice.below(moves.len())];
        longer.moves.push(legal.to_move());
        position = legal.play();
    }
    longer
}

#[test]
fn thousands_of_games_end_and_give_claims_as_they_are_judged() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut grounds: HashMap<(Book, Ground), u32> = HashMap::new();
    let mut claims = 0;
    for book in Book::ALL {
        for round in 0..45 * STARTS.len() {
            let start = STARTS[round % STARTS.len()].parse().unwrap();
            let Played { record, end, claims: judged } = play(book, &start, &mut dice, 90);
            let told = |record: &Record| format!("{book}:\n{}", record.pgn(Outcome::Unknown));
            let said = record.said(book, Outcome::WhiteWins);
            let mut audited: Vec<_> =
                said.claims.iter().map(|(by, ply, basis, _)| (*by, *ply, *basis)).collect();
            audited.sort_by_key(|(_, ply, basis)| (*ply, *basis as u8));
            assert_eq!(audited, judged, "{}", told(&record));
            claims += audited.len();
            let longer = gone_on(&record, &mut dice);
            let Some((ply, verdict)) = end else {
                assert_eq!((said.went_on, said.wrong), (None, None), "{}", told(&record));
                continue;
            };
            let Verdict { ground, score, .. } = verdict;
            assert!(is_on_board(ground), "{verdict}");
            *grounds.entry((book, ground)).or_default() += 1;
            assert_eq!(difference(&record, book, ground, score), None);
            if longer.moves.len() > record.moves.len() {
                let said = longer.said(book, outcome(score));
                let expected = (Some((ground, ply)), None);
                assert_eq!((said.went_on, said.wrong), expected, "{}", told(&longer));
            }
        }
    }
    assert!(claims > 500, "{claims}");
    let least = |book: Book| if book == Book::Home { 3 } else { 5 };
    for book in Book::ALL {
        let kinds = grounds.keys().filter(|(of, _)| *of == book).count();
        assert_eq!(kinds, least(book), "{grounds:?}");
    }
}

#[test]
fn a_fallen_flag_loses_or_draws_as_it_is_judged() {
    let mut dice = Dice(0x1234_5678_9abc_def1);
    let (mut draws, mut losses) = (0, 0);
    for book in Book::ALL.into_iter().filter(|book| book.has(Provision::TimeOverstepped)) {
        for round in 0..3 * STARTS.len() {
            let start = STARTS[round % STARTS.len()].parse().unwrap();
            let Played { mut record, end, .. } = play(book, &start, &mut dice, 8 + round);
            if end.is_some() {
                continue;
            }
            let control = "300".parse().unwrap();
            let mut game = Game::begin(book, &start, control);
            for m in &record.moves {
                assert_eq!(game.play(*m), None);
            }
            let loser = game.table.position().turn();
            let verdict = game.wait().unwrap_or_else(|| panic!("{book}: no flag fell"));
            assert_eq!(verdict.ground, Ground::Time);
            record.termination = Some("Time forfeit");
            let said = record.said(book, outcome(Score::win(!loser)));
            let cannot = (verdict.score == Score::DRAW).then_some(!loser);
            let told = || format!("{book}:\n{}", record.pgn(Outcome::Unknown));
            // A draw may rest on a mate that was not shown in time, which no record tells.
            let may_differ = book.has(Provision::ForcedMateShown) && cannot.is_some();
            assert!(
                said.cannot_mate == cannot || may_differ && said.cannot_mate.is_none(),
                "{}",
                told()
            );
            if cannot.is_some() { draws += 1 } else { losses += 1 }
        }
    }
    assert!(draws > 3 && losses > 20, "{draws} {losses}");
}
