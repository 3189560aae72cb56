//! What would come of an act: a partner works it out at a copy of the table, as a person does in the
//! head, and never acts by rules of its own.

use chess::{Color, Move};
use clock::Moment;
use laws::{Act, DrawBasis, Fact, Ruling, Score, Seat, Share, Table};

/// The ruling that an act would bring; none if finding out takes long.
pub(crate) fn ruling(table: &Table, by: Color, act: &Act, at: Moment) -> Option<Ruling> {
    table.judge_briefly(Seat::from(by), act, at).map(|judged| judged.ruling)
}

/// Whether an act would bring such a fact, and is not refused.
pub(crate) fn brings(
    table: &Table,
    by: Color,
    act: &Act,
    at: Moment,
    is_it: impl Fn(&Fact) -> bool,
) -> bool {
    let ruling = ruling(table, by, act, at);
    ruling.is_some_and(|ruling| {
        !ruling.is_refused() && ruling.events.iter().any(|event| is_it(&event.fact))
    })
}

/// The score that an act would bring, if it would end the game.
pub(crate) fn score(table: &Table, by: Color, act: &Act, at: Moment) -> Option<Score> {
    ruling(table, by, act, at)?.verdict().map(|verdict| verdict.score)
}

/// A claim of a draw that would be granted, with the move that is about to be made or without.
pub(crate) fn draw_claim(table: &Table, by: Color, next: Move, at: Moment) -> Option<Act> {
    let claims = [DrawBasis::Threefold, DrawBasis::FiftyMoves]
        .into_iter()
        .flat_map(|basis| [None, Some(next)].map(|intended| Act::ClaimDraw { basis, intended }));
    let half = |claim: &Act| score(table, by, claim, at).map(|score| score.of(by));
    claims.into_iter().find(|claim| half(claim) == Some(Share::Half))
}

/// Whether the opponent's flag can be claimed without losing by it.
pub(crate) fn is_flag_ours(table: &Table, by: Color, at: Moment) -> bool {
    let score = score(table, by, &Act::ClaimFlag, at);
    score.is_some_and(|score| score.of(by) != Share::None)
}

/// Whether the opponent has made an illegal move that can be claimed.
pub(crate) fn is_illegal_claimable(table: &Table, by: Color, at: Moment) -> bool {
    brings(table, by, &Act::ClaimIllegal, at, |fact| match fact {
        Fact::IllegalFound { .. } | Fact::IllegalCounted { .. } => true,
        Fact::GameEnded { verdict } => verdict.score.of(by) != Share::None,
        _ => false,
    })
}
