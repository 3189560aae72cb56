//! A game long enough for everyone.

use std::collections::HashSet;

use chess::{Move, Position, Role};

/// So many moves in which no position comes twice, and nothing is mated or dead: men wander about,
/// and a pawn steps when it must.
pub(crate) fn long(plies: usize) -> Vec<Move> {
    let (mut dice, mut moves) = (1_u64, Vec::new());
    let (mut now, mut seen) = (Position::initial(), HashSet::new());
    while moves.len() < plies {
        let quiet = now.quiet_plies() < 60;
        let fits = now.legal_moves().filter_map(|legal| {
            let pawn = legal.role() == Role::Pawn;
            let next = legal.play();
            let take = next.quiet_plies() == 0 && !pawn;
            let goes_on = next.legal_moves().len() > 8 && !next.is_check();
            let new = !seen.contains(&key(&next));
            (goes_on && new && !take && pawn != quiet).then(|| (legal.to_move(), next))
        });
        let mut fits: Vec<_> = fits.collect();
        assert!(!fits.is_empty(), "no way on after {} moves", moves.len());
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (m, next) = fits.swap_remove((dice >> 33) as usize % fits.len());
        seen.insert(key(&next));
        moves.push(m);
        now = next;
    }
    moves
}

/// The position without its counters.
fn key(position: &Position) -> String {
    position.to_string().rsplitn(3, ' ').last().unwrap_or_default().to_owned()
}
