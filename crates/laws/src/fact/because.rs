//! What a refusal rests on, what a claim was found to be, why a side cannot mate.

use chess::{Move, Reason};
use serde::{Deserialize, Serialize};
use winnable::{Ending, NoNet, Proof, Shortage};

/// What a refusal rests on beside its articles.
///
/// # JSON
/// `{"reasons": [{"reason": "no_piece", "from": "e4"}]}`, `{"owed": ["g1f3"]}`,
/// `{"missing": "offer"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// Everything that is wrong with the move, at least one reason.
    Reasons(Vec<Reason>),
    /// The moves of which one must be made.
    Owed(Vec<Move>),
    /// What there would have to be.
    Missing(Missing),
}

/// What was looked for, and is not there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    /// An illegal act of the opponent: the last move was legal.
    IllegalMove,
    /// The same, of a castling that a book allows from where king and queen have changed places.
    IllegalCastling,
    /// An illegal position.
    IllegalPosition,
    /// A move against 4.3 to 4.7.
    TouchBreach,
    /// A second hand.
    TwoHands,
    /// A touched piece.
    Touch,
    /// Pieces being straightened.
    Adjustment,
    /// Displaced pieces.
    Displacement,
    /// A disturbance by the opponent.
    Disturbance,
    /// What the clock was to be started again for.
    Ground,
    /// A draw offer.
    Offer,
    /// A draw that was agreed.
    Agreement,
    /// A claim that waits.
    Claim,
    /// A request that waits.
    Request,
    /// A question that waits.
    Question,
    /// An appeal.
    Appeal,
    /// A clock that a player has stopped.
    Stop,
    /// An interruption.
    Interruption,
    /// The end of the game.
    End,
    /// An absence.
    Absence,
    /// A move: none was made yet, or not so many.
    Move,
    /// A flag for which the moves have to be counted.
    Count,
    /// Two events of which one might have come first.
    Doubt,
    /// A sheet to be completed.
    Sheet,
    /// A wrong set-up.
    WrongSetup,
    /// An announcement.
    Announcement,
    /// Words that are owed to a player who cannot see.
    Silence,
    /// A second board.
    SecondBoard,
    /// An assistant.
    Assistant,
    /// The end of a session.
    Session,
    /// A sealed move.
    SealedMove,
    /// A sealed text that could not be read.
    UnreadText,
    /// An adjournment.
    Adjournment,
    /// A pawn to be promoted.
    Promotion,
    /// A penalty.
    Penalty,
    /// Some time to give.
    Time,
}

/// What a claim of a draw was found to be.
///
/// # JSON
/// `{"about": "appearances", "times": 2}`, `{"about": "quiet", "half_moves": 62}`,
/// `{"about": "illegal", "reasons": [...]}`, `{"about": "not_on_move"}`, `{"about": "touched"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Found {
    /// The position has appeared.
    Appearances {
        /// So often, a written move included.
        times: u32,
    },
    /// Moves have gone by without a capture or a pawn move.
    Quiet {
        /// So many of both sides together, a written move included.
        half_moves: u32,
    },
    /// The opponent has the move, and with it the right to claim (9.2, 9.3).
    NotOnMove,
    /// A piece was touched, which ended the right to claim on this move (9.4).
    Touched,
    /// The written move is illegal.
    Illegal {
        /// Everything that is wrong with it.
        reasons: Vec<Reason>,
    },
}

/// Why a side can mate by no series of legal moves.
///
/// # JSON
/// `"bare_king"`, `{"exhausted": {"positions": 1234}}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoMate {
    /// That side is mated.
    Mated,
    /// It is stalemate.
    Stalemate,
    /// There is nothing but the king, or only pieces that can never move nor attack.
    BareKing,
    /// One knight, and nothing in the way of the other king but queens.
    OneKnight,
    /// Bishops on squares of one colour, and nobody to take up the others.
    BishopsOfOneColor,
    /// The other king can never be given check.
    NoCheck,
    /// It can, but never so that all its squares are covered.
    NoNet,
    /// One of these holds after every move that can be made.
    EveryLine,
    /// Every position that can come about was looked at.
    Exhausted {
        /// How many there are.
        positions: u64,
    },
}

impl From<&Proof> for NoMate {
    fn from(proof: &Proof) -> Self {
        match proof {
            Proof::GameOver(Ending::Mated) => Self::Mated,
            Proof::GameOver(Ending::Stalemate) => Self::Stalemate,
            Proof::Material(Shortage::BareKing) => Self::BareKing,
            Proof::Material(Shortage::OneKnight) => Self::OneKnight,
            Proof::Material(Shortage::BishopsOfOneColor) => Self::BishopsOfOneColor,
            Proof::Frozen(certificate) => match certificate.why {
                NoNet::NoCheck => Self::NoCheck,
                NoNet::NoMate => Self::NoNet,
            },
            Proof::Lines(_) => Self::EveryLine,
            Proof::Exhausted { states, .. } => Self::Exhausted { positions: *states },
        }
    }
}
