//! Draws by agreement, and how early they may be made (5.2.3, 9.1.1).

use laws::{Agreements, Book, Provision};

use crate::What;

/// What is wrong with a draw agreed when both had made so many moves.
pub(crate) fn too_early(
    moves: u32,
    book: Book,
    agreements: Agreements,
) -> Option<(What, &'static [Provision])> {
    let made = u16::try_from(moves).unwrap_or(u16::MAX);
    let early = |least: u16| What::EarlyDraw { moves, least: u32::from(least) };
    if let Agreements::NotBefore(least) = agreements
        && !agreements.allow(made)
    {
        return Some((early(least), &[Provision::AgreementLimit]));
    }
    let least = book.moves_before_agreement();
    (made < least).then(|| (early(least), &[Provision::Agreement] as &[_]))
}
