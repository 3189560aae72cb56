//! Draws by agreement, and how early they may be made (5.2.3, 9.1.1).

use laws::{Agreements, Book, Provision};

use crate::{Rules, What};

/// What is wrong with a draw agreed when both had made so many moves.
pub(crate) fn too_early(moves: u32, rules: &Rules) -> Option<(What, &'static [Provision])> {
    if let Agreements::NotBefore(least) = rules.agreements
        && moves < u32::from(least)
    {
        let what = What::EarlyDraw { moves, least: u32::from(least) };
        return Some((what, &[Provision::AgreementLimit]));
    }
    // The Laws of 2014 let players agree as soon as the clock has been started.
    (rules.book == Book::Fide2018 && moves == 0)
        .then_some((What::EarlyDraw { moves, least: 1 }, &[Provision::Agreement]))
}
