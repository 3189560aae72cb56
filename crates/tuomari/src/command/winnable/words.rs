//! The answer in words.

use std::fmt::Write;
use std::time::Duration;

use chess::{Bitboard, Color, Man, Move, Position, Role, Square};
use notation::Style;
use winnable::{Answer, Branch, Certificate, Hole, NoNet, Proof, Structure, Winnability};

use super::query::Query;

/// The answer, its cost, and the query.
pub(super) fn line(query: &Query, side: Color, answer: &Answer, time: Duration) -> String {
    let mut line = match &answer.winnability {
        Winnability::Winnable(helpmate) if helpmate.moves().is_empty() => "winnable #".to_owned(),
        Winnability::Winnable(helpmate) => format!("winnable {helpmate}"),
        Winnability::Unwinnable(_) => "unwinnable".to_owned(),
        Winnability::Undetermined(_) => "undetermined".to_owned(),
    };
    let (nodes, micros) = (answer.spent.nodes, time.as_micros());
    let _ = write!(line, " nodes {nodes} time {micros} ({} {})", query.fen, name(side));
    line
}

pub(super) const fn name(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The evidence, one sentence per line.
pub(super) fn why(position: &Position, side: Color, answer: &Answer) -> Vec<String> {
    match &answer.winnability {
        Winnability::Winnable(helpmate) if helpmate.moves().is_empty() => {
            vec![format!("{} is mated", !side)]
        }
        Winnability::Winnable(helpmate) => vec![game(position, helpmate.moves())],
        Winnability::Unwinnable(proof) => refutation(position, side, proof),
        Winnability::Undetermined(limit) => vec![limit.to_string()],
    }
}

/// The moves as on a scoresheet.
fn game(position: &Position, moves: &[Move]) -> String {
    let mut here = position.clone();
    let mut text = String::new();
    for m in moves {
        let number = here.move_number();
        match here.turn() {
            Color::White => _ = write!(text, "{number}. "),
            Color::Black if text.is_empty() => _ = write!(text, "{number}... "),
            Color::Black => {}
        }
        let Some(legal) = here.legal(*m) else { break };
        text.push_str(&Style::PGN.write(&legal));
        text.push(' ');
        let next = legal.play();
        here = next;
    }
    text.truncate(text.trim_end().len());
    text
}

fn refutation(position: &Position, side: Color, proof: &Proof) -> Vec<String> {
    match proof {
        Proof::GameOver(_) | Proof::Material(_) => vec![proof.to_string()],
        Proof::Frozen(certificate) => frozen(position, side, certificate),
        Proof::Lines(branches) => {
            branches.iter().flat_map(|branch| after(position, side, branch)).collect()
        }
        Proof::Exhausted { states, refuted: 0 } => {
            vec![format!(
                "every position that can still arise was seen: {states}, and none is mate"
            )]
        }
        Proof::Exhausted { states, refuted } => vec![
            format!("every position that can still arise was seen: {states}, and none is mate"),
            format!(
                "({refuted} of them were not followed: from there on pieces or squares do not allow a mate)"
            ),
        ],
    }
}

/// One legal move and what holds after it.
fn after(position: &Position, side: Color, branch: &Branch) -> Vec<String> {
    let Some(legal) = position.legal(branch.m) else { return Vec::new() };
    let only = position.legal_moves().len() == 1;
    let written = game(position, &[branch.m]);
    let mut lines =
        vec![if only { format!("{written}, the only move:") } else { format!("{written}:") }];
    let next = legal.play();
    lines.extend(
        refutation(&next, side, &branch.proof).into_iter().map(|line| "  ".to_owned() + &line),
    );
    lines
}

/// The argument by squares.
fn frozen(position: &Position, winner: Color, certificate: &Certificate) -> Vec<String> {
    let structure = Structure::of(position);
    let loser = !winner;
    let mut lines = Vec::new();
    let walls: Vec<Man> = structure
        .fates()
        .map(|fate| fate.man)
        .filter(|man| structure.walls().has(man.square))
        .collect();
    if !walls.is_empty() {
        lines.push(format!("never moved and never taken: {}", men(&walls)));
    }
    for take in &certificate.last_takes {
        let (king, square) = (name(take.king), take.square);
        lines.push(format!("except that the {king} king may take on {square}, which is stalemate"));
    }
    let king = structure.king_squares(loser);
    lines.push(format!("the {} king can stand on {} only", name(loser), squares(king)));
    let winner = name(winner);
    if certificate.why == NoNet::NoCheck {
        lines.push(format!("no {winner} man can ever attack one of these squares"));
        return lines;
    }
    let holes = structure.holes(!loser);
    let safe = holes.iter().filter(|(_, hole)| *hole == Hole::NoCheck).map(|(square, _)| *square);
    let safe: Bitboard = safe.map(Bitboard::from).fold(Bitboard::EMPTY, |all, one| all | one);
    if !safe.is_empty() {
        lines.push(format!("no {winner} man can ever attack it on {}", squares(safe)));
    }
    for (square, hole) in holes {
        match hole {
            Hole::NoCheck => {}
            Hole::Free(way) => lines.push(format!("on {square} it can always go to {way}")),
            Hole::NeverTogether => {
                lines.push(format!(
                    "on {square} the squares around it are never all covered at once"
                ));
            }
        }
    }
    lines
}

/// Men by side and kind: `white pawns a4, c4; black king a8`.
fn men(men: &[Man]) -> String {
    let mut groups = Vec::new();
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = role.of(color);
            let on: Vec<String> = men
                .iter()
                .filter(|man| man.piece == piece)
                .map(|man| man.square.to_string())
                .collect();
            if !on.is_empty() {
                let plural = if on.len() > 1 { "s" } else { "" };
                groups.push(format!("{} {role}{plural} {}", name(color), on.join(", ")));
            }
        }
    }
    groups.join("; ")
}

/// Squares rank by rank, adjacent ones merged: `a8-c8, e8, a7`.
fn squares(set: Bitboard) -> String {
    let mut runs: Vec<(Square, Square)> = Vec::new();
    for square in set {
        match runs.last_mut() {
            Some((_, last)) if last.offset(1, 0) == Some(square) => *last = square,
            _ => runs.push((square, square)),
        }
    }
    let run = |(first, last): (Square, Square)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_told_together_but_not_across_the_edge() {
        let set = [Square::G1, Square::H1, Square::A2, Square::C2].map(Bitboard::from);
        let set = set.into_iter().fold(Bitboard::EMPTY, |all, one| all | one);
        assert_eq!(squares(set), "g1-h1, a2, c2");
    }
}
