#![doc = include_str!("../README.md")]

pub mod attacks;
mod bare;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod core;
mod fen;
mod generate;
mod hash;
mod legal;
mod legal_moves;
mod packed;
mod perft;
mod piece;
mod position;
mod same;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod soundness;
mod square;
mod start;
mod why;

pub use bare::{Bare, Step};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{Castling, Route, Wing};
pub use chess960::{BackRank, BackRankFault, Chess960, ParseBackRankError};
pub use fen::{CastlingStyle, EnPassantStyle, FenError, FenFault, FenField};
pub use legal::{Legal, Move, ParseMoveError};
pub use legal_moves::LegalMoves;
pub use packed::Packed;
pub use perft::{Counter, Memory, ParseWayError, Way, perft};
pub use piece::{ByColor, Color, Man, Piece, Promotion, Role};
pub use position::{NotOne, Position, Short};
pub use same::SamePosition;
pub use setup::{Setup, SetupFault, SetupFaults};
pub use soundness::Unsound;
pub use square::{File, ParseSquareError, Rank, Square};
pub use start::Start;
pub use why::{Illegal, Provision, Reason};
