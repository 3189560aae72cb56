//! `tuomari moves`: lists the legal moves.

use std::fmt;

use chess::{Legal, Position};
use clap::Args;
use notation::{Language, Style};
use serde::Serialize;

use crate::cli::Notations;
use crate::fen::{Asked, Query};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// List the legal moves and what each of them does
///
/// Each move is written in UCI: the square left, the square reached, and the letter of the
/// promotion piece. Castling is the king's step (e1g1); in Chess960, where the king may not even
/// move, it is king takes rook (e1h1). Then comes the notation of appendix C of the Laws, and then
/// the move in words.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari moves
  tuomari moves --lang de
  tuomari moves --fen '8/P6k/8/8/8/8/8/4K2R w K - 0 1'
  tuomari moves --fen - --json < positions.txt")]
pub(crate) struct Moves {
    #[command(flatten)]
    asked: Asked,
    /// The language of the piece letters: a code such as fi, or the language's English name
    #[arg(long, default_value = "en", value_parser = Notations, hide_possible_values = true)]
    lang: Language,
    /// One JSON object per line: a position with its moves
    #[arg(long)]
    json: bool,
}

impl Moves {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        self.asked.each(screen, |query, screen| {
            if self.json {
                screen.json(&PositionMoves::of(&query.position))?;
            } else {
                tell(query, self.lang, screen)?;
            }
            Ok(Outcome::Fine)
        })
    }
}

fn tell(query: &Query, lang: Language, screen: &mut Screen) -> Result<(), Trouble> {
    let position = &query.position;
    if query.is_one_of_many {
        screen.line(position)?;
    }
    let moves = sorted_moves(position);
    let count = moves.len();
    let style = Style::of(lang);
    for legal in moves {
        let uci = legal.to_uci().to_string();
        let san = style.write(&legal);
        screen.line(format_args!("{uci:<5}  {san:<9}  {}", Doing(legal)))?;
    }
    if query.is_one_of_many {
        screen.line("")?;
    }
    let turn = position.turn();
    match End::of(position) {
        Some(end) => screen.remark(format_args!("{turn} has no legal move: {end}")),
        None if count == 1 => screen.remark(format_args!("{turn} has one legal move")),
        None => screen.remark(format_args!("{turn} has {count} legal moves")),
    }
}

fn sorted_moves(position: &Position) -> Vec<Legal<'_>> {
    let mut moves: Vec<Legal<'_>> = position.legal_moves().collect();
    moves.sort_unstable_by_key(Legal::to_uci);
    moves
}

/// Why a position has no legal moves.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum End {
    Checkmate,
    Stalemate,
}

impl End {
    fn of(position: &Position) -> Option<Self> {
        if position.is_checkmate() {
            Some(Self::Checkmate)
        } else {
            position.is_stalemate().then_some(Self::Stalemate)
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
        })
    }
}

/// A move in words.
struct Doing<'p>(Legal<'p>);

impl fmt::Display for Doing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal = self.0;
        let (role, from, to) = (legal.role(), legal.from(), legal.to());
        if let Some(route) = legal.castling() {
            write!(f, "castling: king to {to}, rook {} to {}", route.rook_from, route.rook_to)?;
        } else if let Some((square, victim)) = legal.captured() {
            write!(f, "{role} {from} takes {} on {square}", victim.role)?;
            if legal.is_en_passant() {
                f.write_str(" in passing")?;
            }
        } else {
            write!(f, "{role} {from} to {to}")?;
        }
        if let Some(promotion) = legal.promotion() {
            write!(f, " and becomes a {}", chess::Role::from(promotion))?;
        }
        let next = legal.play();
        match End::of(&next) {
            Some(end) => write!(f, ", {end}"),
            None if next.is_check() => f.write_str(", check"),
            None => Ok(()),
        }
    }
}

/// A position with its moves as JSON.
#[derive(Serialize)]
struct PositionMoves {
    fen: String,
    turn: String,
    check: bool,
    end: Option<End>,
    moves: Vec<Item>,
}

#[derive(Serialize)]
struct Item {
    uci: String,
    san: String,
    piece: String,
    from: String,
    to: String,
    takes: Option<Taken>,
    en_passant: bool,
    promotion: Option<String>,
    castling: Option<RookStep>,
    check: bool,
    end: Option<End>,
    after: String,
}

#[derive(Serialize)]
struct Taken {
    piece: String,
    square: String,
}

#[derive(Serialize)]
struct RookStep {
    rook_from: String,
    rook_to: String,
}

impl PositionMoves {
    fn of(position: &Position) -> Self {
        Self {
            fen: position.to_string(),
            turn: position.turn().to_string().to_lowercase(),
            check: position.is_check(),
            end: End::of(position),
            moves: sorted_moves(position).into_iter().map(Item::of).collect(),
        }
    }
}

impl Item {
    fn of(legal: Legal<'_>) -> Self {
        let next = legal.play();
        Self {
            uci: legal.to_uci().to_string(),
            san: Style::PGN.write(&legal),
            piece: legal.role().to_string(),
            from: legal.from().to_string(),
            to: legal.to().to_string(),
            takes: legal.captured().map(|(square, piece)| Taken {
                piece: piece.role.to_string(),
                square: square.to_string(),
            }),
            en_passant: legal.is_en_passant(),
            promotion: legal.promotion().map(|promotion| chess::Role::from(promotion).to_string()),
            castling: legal.castling().map(|route| RookStep {
                rook_from: route.rook_from.to_string(),
                rook_to: route.rook_to.to_string(),
            }),
            check: next.is_check(),
            end: End::of(&next),
            after: next.to_string(),
        }
    }
}
