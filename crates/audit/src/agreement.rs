//! Draws by agreement, and how early they may be made (5.2.3, 9.1.1).

use laws::{Agreements, Provision};

use crate::{Rules, What};

/// What is wrong with a draw agreed when both had made so many moves.
pub(crate) fn too_early(moves: u32, rules: &Rules) -> Option<(What, &'static [Provision])> {
    let made = u16::try_from(moves).unwrap_or(u16::MAX);
    let early = |least: u16| What::EarlyDraw { moves, least: u32::from(least) };
    if let Agreements::NotBefore(least) = rules.agreements
        && !rules.agreements.allow(made)
    {
        return Some((early(least), &[Provision::AgreementLimit]));
    }
    let least = rules.book.moves_before_agreement();
    (made < least).then(|| (early(least), &[Provision::Agreement] as &[_]))
}
