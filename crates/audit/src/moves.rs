//! Moves that are illegal, ambiguous or no moves at all.

use std::cmp::Reverse;

use chess::{Move, Position};
use laws::{Articles, Book, Provision};
use notation::pgn::Outcome;
use notation::{Candidate, Language, ReadError, Style, nearest, read};

use crate::citation::cite;
use crate::{Fits, What};

/// What is wrong with a word that could not be played, and the articles against it.
pub(crate) fn unplayed(
    text: String,
    error: &ReadError,
    last: &Position,
    book: Book,
) -> (What, Articles) {
    let words = |candidates: &[Candidate]| candidates.iter().map(|c| c.text.clone()).collect();
    match error {
        ReadError::Illegal { illegal, nearest } => {
            // The articles are the book's own; the words of the reasons are everybody's.
            let reasons = illegal.iter().flat_map(|illegal| &illegal.reasons);
            let why: Vec<String> = reasons.map(ToString::to_string).collect();
            let broken = illegal.iter().flat_map(|illegal| illegal.provisions());
            let mut articles: Articles =
                broken.flat_map(|provision| book.against_move(provision)).collect();
            articles.extend(cite(book, &[Provision::IllegalMove]).iter());
            let nearest = words(nearest);
            (What::IllegalMove { text, why: why.join("; "), nearest, fate: None }, articles)
        }
        ReadError::Nobody { nearest } => {
            let why = "no such piece can go there".to_owned();
            let nearest = words(nearest);
            let what = What::IllegalMove { text, why, nearest, fate: None };
            (what, cite(book, &[Provision::IllegalMove]))
        }
        ReadError::Ambiguous { candidates } => {
            let articles = cite(book, &[Provision::PiecesToldApart]);
            (What::AmbiguousMove { text, candidates: words(candidates) }, articles)
        }
        ReadError::NotNotation { .. } | ReadError::Otherwise { .. } => {
            let why = error.to_string();
            let nearest = match error {
                ReadError::Otherwise { legal, .. } => vec![legal.text.clone()],
                _ => meant(last, &text),
            };
            let articles = cite(book, &[Provision::Recording, Provision::AlgebraicOnly]);
            (What::UnreadableMove { text, why, nearest }, articles)
        }
    }
}

/// The legal moves that the writer may have meant: those it says in other languages, first
/// the one it says in most; if it says none, those that are written almost like it.
fn meant(last: &Position, text: &str) -> Vec<String> {
    let mut said: Vec<(usize, Move)> = Vec::new();
    for reading in Language::ALL.into_iter().filter_map(|language| read(last, text, language).ok())
    {
        let m = reading.legal.to_move();
        match said.iter_mut().find(|(_, other)| *other == m) {
            Some((languages, _)) => *languages += 1,
            None => said.push((1, m)),
        }
    }
    if said.is_empty() {
        let alike = nearest(last, text, Language::English);
        return alike.into_iter().map(|candidate| candidate.text).collect();
    }
    said.sort_by_key(|(languages, _)| Reverse(*languages));
    let legal = said.into_iter().filter_map(|(_, m)| last.legal(m));
    legal.map(|legal| Style::PGN.write(&legal)).collect()
}

/// Where the first word of a game would be a move, if not in the position it begins from.
pub(crate) fn other_start(start: &Position, text: &str) -> Option<Fits> {
    let is_move = |position: &Position| read(position, text, Language::English).is_ok();
    if is_move(&Position::initial()) {
        return Some(Fits::InitialPosition);
    }
    let mut setup = start.to_setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    let turned = Position::try_from(setup).ok()?;
    is_move(&turned).then_some(Fits::OtherSide)
}

/// The moves of a line as they are written, from a position on.
pub(crate) fn written(from: &Position, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut position = from.clone();
    let mut texts = Vec::new();
    for m in moves {
        let Some(legal) = position.legal(m) else { break };
        texts.push(Style::PGN.write(&legal));
        position = legal.play();
    }
    texts
}

/// The side that a result gives the game to.
pub(crate) const fn winner(result: Outcome) -> Option<chess::Color> {
    match result {
        Outcome::WhiteWins => Some(chess::Color::White),
        Outcome::BlackWins => Some(chess::Color::Black),
        Outcome::Draw | Outcome::Unknown => None,
    }
}
