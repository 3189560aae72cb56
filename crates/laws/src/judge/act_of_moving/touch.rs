//! Touching and straightening pieces (4.2, 4.3, 6.2.5).

use chess::{Color, Move, Position, Role, Square};

use crate::act::Contact;
use crate::fact::{Fact, Lapse, Missing, Note, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, complaint, gesture, two_boards};
use crate::table::now::Now;
use crate::table::{Bound, Hands, Touch};
use crate::{Obligation, Provision, Regulations, obligation};

/// What the player to move must choose from: what was ruled before, and within it what the touched
/// pieces leave. Where the two have nothing in common the ruling holds.
pub(crate) fn duty(
    position: &Position,
    bound: Option<&Bound>,
    touched: &[Touch],
    castling: Option<Square>,
) -> Option<Obligation> {
    let by_touch = obligation(position, touched, castling);
    let Some(bound) = bound else { return by_touch };
    let within = by_touch.map(|duty| Obligation {
        moves: duty.moves.into_iter().filter(|m| bound.moves.contains(m)).collect(),
        by: duty.by,
    });
    within
        .filter(|duty| !duty.moves.is_empty())
        .or_else(|| Some(Obligation { moves: bound.moves.clone(), by: Provision::TouchMove }))
}

/// What the player had to choose from instead of this move, if the move was not among it.
///
/// The pieces that the move itself needed are touched by making it; where something else was
/// touched before them, that alone is the duty.
pub(crate) fn breach(
    position: &Position,
    bound: Option<&Bound>,
    touched: &[Touch],
    castling: Option<Square>,
    m: Move,
) -> Option<Obligation> {
    let broken = |touched: &[Touch]| {
        duty(position, bound, touched, castling).filter(|duty| !duty.moves.contains(&m))
    };
    let all = broken(touched)?;
    let castles = position.legal(m).is_some_and(|legal| legal.castling().is_some());
    let before = touched.iter().position(|touch| touch.square == m.from).filter(|_| !castles);
    before.and_then(|index| broken(&touched[..index])).or(Some(all))
}

/// The duty of the player to move at this table.
pub(crate) fn duty_now(hearing: &Hearing<'_>) -> Option<Obligation> {
    owed(&hearing.now, hearing.regulations())
}

/// What the player to move must choose from: what was let go as part of a legal move leaves nothing
/// else (4.4.4, 4.7), and before that what was ruled and what the touched pieces leave (4.3, 4.4).
pub(crate) fn owed(now: &Now, regulations: &Regulations) -> Option<Obligation> {
    let Some(hands) = now.hands.as_deref() else {
        return duty(&now.position, now.bound.as_ref(), &[], None);
    };
    let released = regulations.book.has(Provision::TouchMove).then(|| {
        let determined = gesture::determined(&now.position, hands);
        let castles = determined.moves.iter().any(|legal| legal.castling().is_some());
        let by = if castles { Provision::CastlingMade } else { Provision::ReleasedStays };
        Obligation { moves: determined.to_moves(), by }
    });
    let released = released.filter(|duty| !duty.moves.is_empty());
    released.or_else(|| duty(&now.position, now.bound.as_ref(), &hands.touched, hands.castling))
}

/// Whether a touched piece binds at all: at home it does not.
pub(crate) fn binds(hearing: &Hearing<'_>) -> bool {
    hearing.has(Provision::TouchMove)
}

/// 4.3: a player touches one piece, or two at once.
pub(crate) fn touch(hearing: &mut Hearing<'_>, square: Square, together: Option<Square>) {
    if complaint::waived_by_touch(hearing) {
        return;
    }
    let Some(by) = by_hand::at_board(hearing) else { return };
    let mut squares: Vec<Square> = [Some(square), together].into_iter().flatten().collect();
    let missing = |square: &Square| {
        let on = |board: &chess::Board| board.piece_on(*square).is_some();
        let on_hands = hearing.now.hands.as_ref().is_some_and(|hands| on(&hands.board));
        !on_hands && !on(hearing.now.position.board())
    };
    if squares.iter().any(missing) {
        return hearing.refuse(Refusal::NoPiece, &[Provision::DeliberateTouch]);
    }
    // Where the order is not known the own piece was first (4.3.3), and of those the king.
    let board = hearing.now.position.board();
    squares.sort_by_key(|square| {
        let piece = board.piece_on(*square);
        let own = piece.is_some_and(|piece| piece.color == by);
        (!own, piece.is_none_or(|piece| piece.role != Role::King))
    });
    for square in squares {
        touch_one(hearing, by, square);
    }
}

fn touch_one(hearing: &mut Hearing<'_>, by: Color, square: Square) {
    let adjusting = hearing.now.hands.as_ref().is_some_and(|hands| hands.adjusting == Some(by));
    let has_move = hearing.now.position.turn() == by;
    let touched = Fact::Touched { by, square, binds: false };
    if adjusting {
        return hearing.find(touched, &[Provision::AnnouncedAdjustment]);
    }
    if !has_move || !binds(hearing) {
        return hearing.find(touched, &[Provision::HavingTheMove]);
    }
    if two_boards::is_blind(hearing, by) {
        // Fingers see: only a piece that leaves its socket is touched (D.2.2).
        return hearing.find(touched, &[Provision::BlindTouch]);
    }
    if is_new(hearing, square) {
        bind(hearing, by, square);
    } else {
        hearing.find(touched, &[Provision::TouchMove]);
    }
}

/// Whether a piece that stands where the last move left it is touched for the first time.
fn is_new(hearing: &Hearing<'_>, square: Square) -> bool {
    let Some(hands) = &hearing.now.hands else { return false };
    let piece = hearing.now.position.board().piece_on(square);
    let there = hands.board.piece_on(square) == piece
        || hands.crowded.iter().any(|(crowded, other)| (*crowded, Some(*other)) == (square, piece));
    piece.is_some() && there && hands.touched.iter().all(|touch| touch.square != square)
}

/// The touch binds, and declines the opponent's offer (9.1.2.1).
fn bind(hearing: &mut Hearing<'_>, by: Color, square: Square) {
    let provisions = if two_boards::is_blind(hearing, by) {
        [Provision::BlindTouch, Provision::TouchMove]
    } else if two_boards::is_blind(hearing, !by) {
        [Provision::TouchMove, Provision::SightedRules]
    } else {
        [Provision::TouchMove, Provision::DeliberateTouch]
    };
    hearing.find(Fact::Touched { by, square, binds: true }, &provisions);
    if hearing.now.offer.is_some_and(|offer| offer.by != by) {
        hearing.find(Fact::OfferLapsed { why: Lapse::Touched }, &[Provision::DrawOffer]);
    }
}

/// A piece that is moved or taken off is touched by that, if it was not before; but not by one who
/// straightens pieces.
pub(crate) fn with_hand(hearing: &mut Hearing<'_>, by: Color, square: Square) {
    let adjusting = hearing.now.hands.as_ref().is_some_and(|h| h.adjusting == Some(by));
    if adjusting || !binds(hearing) {
        return;
    }
    let moved = |hands: &Hands| hands.origin(square) != Some(square);
    let crowded = |hands: &Hands| hands.crowded.iter().any(|(other, _)| *other == square);
    let other = hearing.now.hands.as_ref().is_some_and(|h| moved(h) && !crowded(h));
    if !other && is_new(hearing, square) {
        bind(hearing, by, square);
    }
}

/// 4.2.1, 6.2.5: only the player who has the move and whose clock runs may straighten pieces, and
/// must say so before (G38). A player who says so too early is not bound by the touches either.
pub(crate) fn adjust(hearing: &mut Hearing<'_>) {
    let Some(by) = by_hand::at_board(hearing) else { return };
    let provisions = [Provision::AnnouncedAdjustment, Provision::AdjustOnOwnTime];
    let has_move = hearing.now.position.turn() == by;
    if has_move && by_hand::clock_runs_for(hearing, by) {
        return hearing.find(Fact::Adjusting { by }, &provisions);
    }
    let why = if has_move { Refusal::TooEarly } else { Refusal::NotYourMove };
    hearing.refuse(why, &[Provision::AdjustOnOwnTime, Provision::AnnouncedAdjustment]);
    hearing.note(by, Note::AdjustedWrongly, &[Provision::AdjustOnOwnTime]);
    if has_move {
        hearing.find(Fact::Adjusting { by }, &provisions);
    }
}

/// The straightening is over.
pub(crate) fn adjusted(hearing: &mut Hearing<'_>) {
    let Some(by) = by_hand::at_board(hearing) else { return };
    if hearing.now.hands.as_ref().is_some_and(|hands| hands.adjusting == Some(by)) {
        hearing.find(Fact::AdjustingEnded { by }, &[Provision::AnnouncedAdjustment]);
    } else {
        hearing.lacks(Missing::Adjustment, &[Provision::AnnouncedAdjustment]);
    }
}

/// 4.2.2: the arbiter says whether the last touch was an accident. What nobody can tell is
/// deliberate where the book presumes so, and else binds nobody.
pub(crate) fn classify(hearing: &mut Hearing<'_>, of: Color, was: Contact) {
    if !by_hand::is_on(hearing) {
        return;
    }
    let presumed = hearing.regulations().book.has(Provision::DeliberateTouch);
    let accidental = match was {
        Contact::Accidental => true,
        Contact::Deliberate => false,
        Contact::Unclear => !presumed,
    };
    let provisions = if presumed { [Provision::DeliberateTouch] } else { [Provision::TouchMove] };
    let touched = hearing.now.hands.as_ref().is_some_and(|hands| !hands.touched.is_empty());
    if !touched || hearing.now.position.turn() != of {
        return hearing.lacks(Missing::Touch, &provisions);
    }
    hearing.find(Fact::TouchClassified { of, accidental }, &provisions);
    // An accident declines nothing (9.1.2.1).
    let declined = hearing.now.hands.as_ref().filter(|hands| hands.touched.is_empty());
    if let Some(by) = declined.and_then(|hands| hands.declined) {
        hearing.find(Fact::OfferRevived { by }, &[Provision::DrawOffer]);
    }
}
