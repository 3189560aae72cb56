//! Moving pieces by hand: the move is made when the board is that after a legal move (4.6, 4.7).

use chess::{Color, Legal, Piece, Role, Square};

use crate::fact::{Completion, Fact, Note, Refusal};
use crate::judge::gesture::{self, Determined};
use crate::judge::hearing::Hearing;
use crate::judge::{
    accord, complaint, doubtful_words, draws, endings, illegal_act, illegal_loses,
    illegal_position, is_playing, no_progress, noticed_late, program_watches, promotion,
    scoresheet, sealing, touch, two_boards,
};
use crate::table::now::side;
use crate::table::{Hands, Phase};
use crate::{Mode, Obligation, Provision, Regime, Scope};

/// The player who does something with the pieces of a game by hand, while it is being played.
pub(crate) fn at_board(hearing: &mut Hearing<'_>) -> Option<Color> {
    if hearing.regulations().mode != Mode::Otb {
        hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
        return None;
    }
    if !is_playing(hearing) {
        return None;
    }
    hearing.player()
}

/// Whether the game has begun and is not over; refuses otherwise.
pub(crate) fn is_on(hearing: &mut Hearing<'_>) -> bool {
    matches!(hearing.now.phase, Phase::Playing | Phase::Stopped) || is_playing(hearing)
}

pub(crate) fn clock_runs_for(hearing: &Hearing<'_>, by: Color) -> bool {
    hearing.now.clock.motion().running() == Some(side(by))
}

/// The player, if the player may move pieces now. One who may not puts them back (G85).
fn at_move(hearing: &mut Hearing<'_>, square: Square) -> Option<Color> {
    if let Some(by) = promotion::at_work(hearing, square) {
        return Some(by);
    }
    let by = at_board(hearing)?;
    if by == hearing.now.position.turn() {
        return Some(by);
    }
    if hearing.is(Regime::ByAccord) && accord::is_under_way(hearing) {
        return accord::take_as_made(hearing, !by).then_some(by);
    }
    if illegal_act::is_without_king(hearing) {
        // Nothing can be played from here, and nobody says so until a person does (7.5.1, 18-1).
        hearing.hushed = true;
        hearing.refuse(Refusal::NotYourMove, &[Provision::TakingTurns]);
        return None;
    }
    if noticed_late::is_under_way(hearing, !by) {
        return illegal_act::answered(hearing, !by).then_some(by);
    }
    if just_released(hearing, by, square) {
        hearing.refuse(Refusal::AlreadyReleased, &[Provision::ReleasedStays]);
    } else {
        let put_back = [Provision::TakingTurns, Provision::DisplacedPieces];
        hearing.refuse(Refusal::NotYourMove, &put_back);
        let provisions = [Provision::TakingTurns, Provision::Distraction];
        hearing.note(by, Note::OutOfTurn, &provisions);
    }
    None
}

/// Whether the player's own last move, and the last one made, ended on this square. Once the clock is
/// pressed it says so only where the program watches: elsewhere the answer would tell a legal move from
/// an illegal one that nobody has noticed (12.6).
fn just_released(hearing: &Hearing<'_>, by: Color, square: Square) -> bool {
    let may_tell = program_watches(hearing)
        || is_uncompleted(hearing, by)
        || !hearing.regulations().control.is_timed();
    let last = hearing.plies.len().checked_sub(1).map(|index| hearing.plies.get(index));
    let ended_here =
        last.is_some_and(|ply| ply.by == by && ply.done.legal().is_some_and(|m| m.to == square));
    may_tell && ended_here
}

fn hands<'h>(hearing: &'h Hearing<'_>) -> Option<&'h Hands> {
    hearing.now.hands.as_deref()
}

/// The piece that stays on a square by what was let go already, and the rule that says so.
fn stays(hearing: &Hearing<'_>, square: Square) -> Option<(Piece, Provision)> {
    if !touch::binds(hearing) {
        return None;
    }
    let determined: Determined<'_> = gesture::determined(&hearing.now.position, hands(hearing)?);
    let fixed = determined.fixed_on(square)?;
    let promoted = fixed.from.is_none();
    let by = if promoted { Provision::PromotionFinal } else { Provision::ReleasedStays };
    Some((fixed.piece, by))
}

/// A player who lets a piece go on another square is no longer straightening.
fn end_adjusting(hearing: &mut Hearing<'_>, by: Color) {
    if hands(hearing).is_some_and(|hands| hands.adjusting == Some(by)) {
        hearing.find(Fact::AdjustingEnded { by }, &[Provision::AnnouncedAdjustment]);
    }
}

/// A piece is let go on a square.
pub(crate) fn release(hearing: &mut Hearing<'_>, from: Square, to: Square, two_hands: bool) {
    let Some(by) = at_move(hearing, from) else { return };
    let piece = hands(hearing).and_then(|hands| hands.board.piece_on(from));
    if piece.is_none() {
        return hearing.refuse(Refusal::NoPiece, &[Provision::ReleasedStays]);
    }
    let released = Fact::Released { by, from, to, two_hands };
    if from == to {
        touch::with_hand(hearing, by, from);
        return hearing.find(released, &[Provision::TouchMove]);
    }
    if let Some((fixed, provision)) = stays(hearing, from)
        && Some(fixed) == piece
    {
        return hearing.refuse(Refusal::AlreadyReleased, &[provision]);
    }
    end_adjusting(hearing, by);
    touch::with_hand(hearing, by, from);
    hearing.find(released, &[Provision::ReleasedStays]);
    settle(hearing, by, to);
}

/// A piece is taken off the board: a captured one, a promoted pawn, or one held in the hand.
pub(crate) fn take_off(hearing: &mut Hearing<'_>, square: Square) {
    let Some(by) = at_move(hearing, square) else { return };
    let Some(hands) = hands(hearing) else { return };
    let Some(piece) = hands.board.piece_on(square) else {
        return hearing.refuse(Refusal::NoPiece, &[Provision::CaptureMade]);
    };
    let crowded = hands.crowded.iter().any(|(other, _)| *other == square);
    if !crowded
        && let Some((fixed, Provision::PromotionFinal)) = stays(hearing, square)
        && fixed == piece
    {
        return hearing.refuse(Refusal::AlreadyReleased, &[Provision::PromotionFinal]);
    }
    touch::with_hand(hearing, by, square);
    hearing.find(Fact::TakenOff { by, square }, &[Provision::CaptureMade]);
    settle(hearing, by, square);
}

/// A piece from beside the board is put on a square.
pub(crate) fn put(hearing: &mut Hearing<'_>, square: Square, piece: Piece) {
    let Some(by) = at_move(hearing, square) else { return };
    let there = hands(hearing).and_then(|hands| hands.board.piece_on(square));
    if let Some((fixed, Provision::PromotionFinal)) = stays(hearing, square)
        && Some(fixed) == there
    {
        return hearing.refuse(Refusal::AlreadyReleased, &[Provision::PromotionFinal]);
    }
    if must_go_elsewhere(hearing, square, piece) {
        return hearing.refuse(Refusal::AlreadyReleased, &[Provision::ReleasedStays]);
    }
    let lifted = hands(hearing).and_then(|hands| hands.lifted_from(piece)).is_some();
    let provision = if lifted { Provision::ReleasedStays } else { Provision::PromotionOrders };
    hearing.find(Fact::Put { by, square, piece }, &[provision]);
    settle(hearing, by, square);
}

/// Whether a piece that was let go as part of a legal move, and lifted again, is put elsewhere.
fn must_go_elsewhere(hearing: &Hearing<'_>, square: Square, piece: Piece) -> bool {
    let Some(hands) = hands(hearing).filter(|_| touch::binds(hearing)) else { return false };
    let determined = gesture::determined(&hearing.now.position, hands);
    let place = hands.lifted_from(piece).and_then(|from| determined.fixed_from(from));
    place.is_some_and(|place| place != square)
}

/// II.3.2.7.1: castling is announced, before anything but the king is touched.
pub(crate) fn announce_castling(hearing: &mut Hearing<'_>, rook: Square) {
    let Some(by) = at_board(hearing) else { return };
    let provisions = [Provision::CastlingAnnounced];
    if by != hearing.now.position.turn() {
        return hearing.refuse(Refusal::NotYourMove, &[Provision::TakingTurns]);
    }
    if hearing.now.position.board().piece_on(rook) != Some(Role::Rook.of(by)) {
        return hearing.refuse(Refusal::NoPiece, &provisions);
    }
    let king = hearing.now.position.king(by);
    let too_late = hands(hearing).is_some_and(|hands| {
        hands.touched.iter().any(|touch| touch.square != king)
            || !gesture::at_rest(&hearing.now.position, hands)
    });
    if too_late {
        return hearing.refuse(Refusal::TooLate, &provisions);
    }
    hearing.find(Fact::CastlingAnnounced { by, rook }, &provisions);
}

/// If the board is now that after a legal move, the move is made, where letting go makes it. `last`
/// is where a hand was last.
pub(crate) fn settle(hearing: &mut Hearing<'_>, by: Color, last: Square) {
    illegal_loses::notice_king(hearing, by);
    if touch::binds(hearing) {
        make(hearing, by, last);
    }
}

/// Makes the legal move after which the board is as it stands, if there is one.
pub(crate) fn make(hearing: &mut Hearing<'_>, by: Color, last: Square) {
    let position = hearing.now.position.clone();
    let Some(hands) = hands(hearing) else { return };
    let Some(legal) = gesture::made(&position, hands) else { return };
    let m = legal.to_move();
    if two_boards::is_unannounced(hearing, by, m) {
        return;
    }
    let mut provisions = two_boards::making(hearing, by, legal.captured().is_some());
    provisions.extend(making(&legal, hands, last));
    let bound = hearing.now.bound.as_ref();
    let breach = touch::breach(&position, bound, &hands.touched, hands.castling, m);
    let two_hands = hands.two_hands;
    if sealing::released(hearing, by, m) {
        return;
    }
    let completes =
        hearing.regulations().scope == Scope::Competition && is_uncompleted(hearing, by);
    if completes {
        let completed = Fact::MoveCompleted { by, how: Completion::NextMove };
        hearing.find_move(completed, &[Provision::NextMoveCompletes]);
    }
    let fetched = promotion::is_fetching(hearing);
    draws::lapse_by_moving(hearing, by);
    hearing.find_move(Fact::MoveMade { by, m }, &provisions);
    scoresheet::check_before_next(hearing, by);
    noticed_late::forgive(hearing, by);
    doubtful_words::played_on(hearing);
    if two_hands {
        hearing.note(by, Note::TwoHands, &[Provision::OneHand, Provision::Warning]);
    }
    let over = match breach {
        Some(breach) => note_breach(hearing, by, &breach),
        None => endings::by_move(hearing, by),
    };
    let over = over || illegal_position::look_when_made(hearing);
    if !over {
        no_progress::after_move(hearing);
    }
    if fetched && !over {
        promotion::fetched(hearing);
    }
    if completes && !over {
        illegal_position::look_again(hearing);
    }
}

/// A move outside what the touched pieces leave is legal all the same; the opponent may complain
/// (G41). It ends the game only if nobody does (5.1.1, 5.2.1); says whether it would.
fn note_breach(hearing: &mut Hearing<'_>, by: Color, breach: &Obligation) -> bool {
    hearing.note(by, Note::TouchBreach, &[breach.by, Provision::TouchMove]);
    let ends = endings::would_end(hearing);
    if ends && hearing.is(Regime::OnDemand) {
        // To wait for the opponent's word would tell of the breach (18-2); the demand of the
        // touched piece is heard after the end too.
        endings::by_move(hearing, by);
    } else if ends {
        complaint::wait(hearing, by);
    }
    ends
}

/// Whether a side's last move is made and not complete.
pub(crate) fn is_uncompleted(hearing: &Hearing<'_>, by: Color) -> bool {
    let plies = &hearing.plies;
    let last = (0..plies.len()).rev().map(|index| plies.get(index)).find(|ply| ply.by == by);
    last.is_some_and(|ply| ply.completed.is_none())
}

/// The provisions by which this move is made.
fn making(legal: &Legal<'_>, hands: &Hands, last: Square) -> Vec<Provision> {
    let mut provisions = Vec::new();
    if let Some(route) = legal.castling() {
        provisions.push(Provision::CastlingMade);
        let position = legal.position();
        if position.castling().is_mirrored(position.turn()) {
            provisions.push(Provision::MirroredCastling);
        } else if !position.castling().is_orthodox(position.board()) {
            provisions.push(castling_way(&route));
        }
    } else if legal.promotion().is_some() {
        provisions.push(Provision::PromotionMade);
        let pawn = Role::Pawn.of(legal.position().turn());
        let set_down = |release: &crate::Release| (release.piece, release.to) == (pawn, legal.to());
        if !hands.released.iter().any(set_down) {
            provisions.push(Provision::PawnNeedNotStand);
        }
        if last == legal.from() {
            provisions.push(Provision::PromotionAnyOrder);
        }
        if legal.is_capture() {
            provisions.push(Provision::PromotionCaptures);
        }
    } else if legal.is_capture() {
        provisions.push(Provision::CaptureMade);
    }
    provisions.extend([Provision::ReleasedStays, Provision::HavingTheMove]);
    provisions
}

/// In which of the four ways of II.3.2 this castling is done.
fn castling_way(route: &chess::Route) -> Provision {
    if route.king_from == route.king_to {
        Provision::CastlingRookOnly
    } else if route.rook_from == route.rook_to {
        Provision::CastlingKingOnly
    } else if (route.king_to, route.rook_to) == (route.rook_from, route.king_from) {
        Provision::CastlingExchange
    } else {
        Provision::CastlingBothMove
    }
}
