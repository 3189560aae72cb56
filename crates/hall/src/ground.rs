//! Why games end, as results that are entered say it.

use laws::{Ground, Provision};

/// The provision on which a result rests of which nothing but the ground is known.
pub(crate) const fn provision_of(ground: Ground) -> Provision {
    match ground {
        Ground::Checkmate => Provision::Checkmate,
        Ground::Resignation => Provision::Resignation,
        Ground::Stalemate => Provision::Stalemate,
        Ground::DeadPosition => Provision::DeadPosition,
        Ground::Agreement => Provision::Agreement,
        Ground::Time => Provision::TimeOverstepped,
        Ground::IllegalMoves => Provision::IllegalMovePenalty,
        Ground::Threefold => Provision::Threefold,
        Ground::FiftyMoves => Provision::FiftyMoves,
        Ground::Fivefold => Provision::Fivefold,
        Ground::SeventyFiveMoves => Provision::SeventyFiveMoves,
        Ground::IllegalPosition => Provision::IllegalSymptom,
        Ground::Absence => Provision::DefaultTime,
        Ground::BothFlags => Provision::BothFlags,
        Ground::SealedMove => Provision::SealedInvalid,
        Ground::NoNormalWin => Provision::NoNormalWin,
        Ground::NoProgress => Provision::NoProgress,
        Ground::KingTaken => Provision::KingTaken,
        Ground::Arbiter => Provision::Discretion,
        Ground::Signed => Provision::Signatures,
    }
}
