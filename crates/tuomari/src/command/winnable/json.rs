//! The answer as JSON.

use std::time::Duration;

use chess::{Bitboard, Color, Position, Promotion, Role};
use serde::Serialize;
use winnable::{
    Answer, Certificate, Ending, Hole, Limit, NoNet, Proof, Shortage, Structure, Winnability,
};

use super::query::Query;
use super::words::name;

#[derive(Serialize)]
pub(super) struct Object {
    fen: String,
    #[serde(rename = "for")]
    side: &'static str,
    answer: &'static str,
    helpmate: Option<Vec<String>>,
    proof: Option<Evidence>,
    limit: Option<&'static str>,
    nodes: u64,
    memory: usize,
    micros: u128,
}

/// A proof, tagged by its argument.
#[derive(Serialize)]
#[serde(tag = "argument", rename_all = "snake_case")]
enum Evidence {
    GameOver {
        end: &'static str,
    },
    Material {
        shortage: &'static str,
    },
    Frozen {
        because: &'static str,
        walls: Vec<String>,
        king: Vec<String>,
        checks: Vec<Check>,
        men: Vec<Fate>,
        promoted: Vec<Promoted>,
        last_takes: Vec<LastTake>,
    },
    Lines {
        after: Vec<After>,
    },
    Exhausted {
        states: u64,
        refuted: u64,
    },
}

/// A square on which the king can be checked, and an adjacent one that is always free.
#[derive(Serialize)]
struct Check {
    square: String,
    free: Option<String>,
}

/// A man, where it is now, and what can become of it.
#[derive(Serialize)]
struct Fate {
    color: &'static str,
    role: String,
    square: String,
    stands: Vec<String>,
    taken: bool,
    promotes: bool,
}

/// The squares that men promoted from a side's pawns can ever reach.
#[derive(Serialize)]
struct Promoted {
    color: &'static str,
    role: String,
    stands: Vec<String>,
}

/// A capture by a king that gives stalemate.
#[derive(Serialize)]
struct LastTake {
    king: &'static str,
    square: String,
}

/// A legal move, and the proof that holds after it.
#[derive(Serialize)]
struct After {
    #[serde(rename = "move")]
    m: String,
    proof: Evidence,
}

impl Object {
    pub(super) fn of(query: &Query, side: Color, answer: &Answer, time: Duration) -> Self {
        let position = &query.position;
        let mut object = Self {
            fen: position.to_string(),
            side: name(side),
            answer: "undetermined",
            helpmate: None,
            proof: None,
            limit: None,
            nodes: answer.spent.nodes,
            memory: answer.spent.memory,
            micros: time.as_micros(),
        };
        match &answer.winnability {
            Winnability::Winnable(helpmate) => {
                object.answer = "winnable";
                object.helpmate = Some(helpmate.moves().iter().map(ToString::to_string).collect());
            }
            Winnability::Unwinnable(proof) => {
                object.answer = "unwinnable";
                object.proof = Some(Evidence::of(position, side, proof));
            }
            Winnability::Undetermined(limit) => {
                object.limit = Some(match limit {
                    Limit::Nodes => "nodes",
                    Limit::Memory => "memory",
                    Limit::Cancelled => "cancelled",
                });
            }
        }
        object
    }
}

impl Evidence {
    fn of(position: &Position, winner: Color, proof: &Proof) -> Self {
        match proof {
            Proof::GameOver(ending) => Self::GameOver {
                end: match ending {
                    Ending::Mated => "checkmate",
                    Ending::Stalemate => "stalemate",
                },
            },
            Proof::Material(shortage) => Self::Material {
                shortage: match shortage {
                    Shortage::BareKing => "bare_king",
                    Shortage::OneKnight => "one_knight",
                    Shortage::BishopsOfOneColor => "bishops_of_one_color",
                },
            },
            Proof::Frozen(certificate) => Self::frozen(position, winner, certificate),
            Proof::Lines(branches) => {
                let after = branches.iter().filter_map(|branch| {
                    let legal = position.legal(branch.m)?;
                    let proof = Self::of(&legal.play(), winner, &branch.proof);
                    Some(After { m: legal.to_uci().to_string(), proof })
                });
                Self::Lines { after: after.collect() }
            }
            Proof::Exhausted { states, refuted } => {
                Self::Exhausted { states: *states, refuted: *refuted }
            }
        }
    }

    fn frozen(position: &Position, winner: Color, certificate: &Certificate) -> Self {
        let structure = Structure::of(position);
        let holes = structure.holes(winner);
        let checks = holes.iter().filter_map(|(square, hole)| {
            let free = match hole {
                Hole::NoCheck => return None,
                Hole::Free(way) => Some(way.to_string()),
                Hole::NeverTogether => None,
            };
            Some(Check { square: square.to_string(), free })
        });
        Self::Frozen {
            because: match certificate.why {
                NoNet::NoCheck => "no_check",
                NoNet::NoMate => "no_mate",
            },
            walls: names(structure.walls()),
            king: names(structure.king_squares(!winner)),
            checks: checks.collect(),
            men: fates(certificate),
            promoted: promoted(certificate),
            last_takes: last_takes(certificate),
        }
    }
}

fn fates(certificate: &Certificate) -> Vec<Fate> {
    let fates = certificate.fates.iter().map(|fate| Fate {
        color: name(fate.man.piece.color),
        role: fate.man.piece.role.to_string(),
        square: fate.man.square.to_string(),
        stands: names(fate.stands),
        taken: fate.may_be_taken,
        promotes: fate.may_promote,
    });
    fates.collect()
}

fn promoted(certificate: &Certificate) -> Vec<Promoted> {
    let mut all = Vec::new();
    for color in Color::ALL {
        for promotion in Promotion::ALL {
            let stands = names(certificate.promoted_squares(color, promotion));
            if !stands.is_empty() {
                let role = Role::from(promotion).to_string();
                all.push(Promoted { color: name(color), role, stands });
            }
        }
    }
    all
}

fn last_takes(certificate: &Certificate) -> Vec<LastTake> {
    let takes = certificate.last_takes.iter();
    takes.map(|take| LastTake { king: name(take.king), square: take.square.to_string() }).collect()
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
