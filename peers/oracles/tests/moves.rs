//! The same legal moves as shakmaty and cozy-chess, and the same FEN, on more than a million
//! positions of games, Chess960 included.

#[path = "../../../crates/chess/tests/positions/mod.rs"]
mod kinds;

use chess::{CastlingStyle, Chess960, EnPassantStyle, Move, Position, Role, Square, Start};
use kinds::{Dice, Taste};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// Plays games from the usual start or from Chess960 arrays until this many positions are seen.
fn play(chess960: bool, positions: usize, seed: u64, mut show: impl FnMut(&Position)) {
    let mut dice = Dice(seed);
    let mut seen = 0;
    while seen < positions {
        let start = match chess960 {
            true => Start::Chess960(Chess960::drawn_by(dice.next())),
            false => Start::Usual,
        };
        let taste = dice.pick(&Taste::ALL);
        let mut position = Position::start(start);
        for _ in 0..200 {
            show(&position);
            seen += 1;
            let Some(legal) = taste.choose(&position, &mut dice) else { break };
            position = legal.play();
        }
    }
}

fn ours(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().map(|legal| legal.to_move()).collect();
    moves.sort();
    moves
}

fn square(index: usize) -> Square {
    Square::from_index(index as u8).expect("a square")
}

fn shakmaty_moves(board: &Chess) -> Vec<Move> {
    let mut moves: Vec<Move> = board
        .legal_moves()
        .into_iter()
        .map(|m| Move {
            from: square(m.from().expect("no drops").to_usize()),
            to: square(m.to().to_usize()),
            promotion: m.promotion().and_then(|role| Role::from_char(role.char())),
        })
        .collect();
    moves.sort();
    moves
}

fn cozy_moves(board: &cozy_chess::Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|piece_moves| {
        moves.extend(piece_moves.into_iter().map(|m| Move {
            from: square(m.from as usize),
            to: square(m.to as usize),
            promotion: m.promotion.and_then(|piece| Role::from_char(char::from(piece))),
        }));
        false
    });
    moves.sort();
    moves
}

fn agree(position: &Position) {
    let moves = ours(position);
    let fen = position.to_fen(CastlingStyle::Shredder, EnPassantStyle::Always);

    let setup: Fen = fen.parse().expect("shakmaty reads our FEN");
    let board: Chess = setup.into_position(CastlingMode::Chess960).expect("a sound position");
    assert_eq!(moves, shakmaty_moves(&board), "shakmaty in {fen}");
    assert_eq!(position.is_check(), board.is_check(), "shakmaty in {fen}");
    assert_eq!(position.is_checkmate(), board.is_checkmate(), "shakmaty in {fen}");
    assert_eq!(position.is_stalemate(), board.is_stalemate(), "shakmaty in {fen}");
    let theirs = Fen::from_position(&board, EnPassantMode::Legal).to_string();
    assert_eq!(position.to_string(), theirs, "the FEN of shakmaty");

    // cozy-chess counts at most a hundred quiet plies.
    let mut setup = position.to_setup();
    setup.quiet_plies = setup.quiet_plies.min(100);
    let short = Position::try_from(setup).expect("a position as before");
    let fen = short.to_fen(CastlingStyle::Shredder, EnPassantStyle::Legal);
    let board = cozy_chess::Board::from_fen(&fen, true).expect("cozy-chess reads our FEN");
    assert_eq!(moves, cozy_moves(&board), "cozy-chess in {fen}");
    let theirs = format!("{board:#}");
    let fields = |fen: &str| fen.split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(fields(&fen), fields(&theirs), "the FEN of cozy-chess");
}

#[test]
fn the_same_moves_in_every_position_of_games() {
    play(false, 600_000, 31, agree);
}

#[test]
fn the_same_moves_in_every_position_of_games_of_chess960() {
    play(true, 600_000, 32, agree);
}
