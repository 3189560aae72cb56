//! Illegal acts: what is put right, what must be played instead, and what they cost (7.5).

use chess::{Color, Illegal, Legal, Move, Position, Setup};

use crate::fact::{Audience, Completion, Fact, IllegalAct, Note};
use crate::judge::endings::{self, lapse_offer};
use crate::judge::hearing::Hearing;
use crate::judge::mating;
use crate::judge::{
    by_hand, gesture, going_back, illegal_loses, illegal_position, on_screen, press,
    program_watches, touch,
};
use crate::{Articles, Ground, IllegalCost, Obligation, Priced, Provision, Scope};

/// What was on the board when the clock was pressed without a legal move made.
pub(crate) enum Irregular {
    /// Something that no legal move leads to.
    Illegal,
    /// A pawn on the last rank; the move as if it were a queen.
    PawnLeft(Move),
    /// One of these, but for a piece that had to come off.
    Unfinished(Vec<Move>),
    /// Nothing was moved.
    Nothing,
}

impl Irregular {
    pub(crate) fn read(hearing: &Hearing<'_>) -> Self {
        let position = &hearing.now.position;
        let Some(hands) = &hearing.now.hands else { return Self::Nothing };
        if let Some(legal) = gesture::pawn_left(position, hands) {
            return Self::PawnLeft(legal.to_move());
        }
        let determined = gesture::determined(position, hands);
        let mut unfinished = gesture::unfinished(&determined, hands);
        if unfinished.is_empty() && !IllegalAct::NoMove.counts(hearing) {
            // A king that has castled without its rook is on the way, and nothing more.
            unfinished = gesture::half_castled(&determined);
        }
        if !unfinished.is_empty() {
            Self::Unfinished(unfinished.iter().map(Legal::to_move).collect())
        } else if gesture::at_rest(position, hands) {
            Self::Nothing
        } else {
            Self::Illegal
        }
    }

    pub(crate) const fn kind(&self) -> IllegalAct {
        match self {
            Self::Illegal => IllegalAct::Move,
            Self::PawnLeft(_) => IllegalAct::PawnLeft,
            Self::Unfinished(_) | Self::Nothing => IllegalAct::NoMove,
        }
    }
}

/// Does anyone notice what the hands have left, that no legal move leads to?
enum Notice {
    /// Someone does: it is put right.
    AtOnce(Irregular),
    /// Nobody does: play goes on from it.
    Nobody,
    /// Nobody does, and from a board without a king nothing can go on but the clock.
    NobodyAndNoKing,
}

impl Notice {
    /// The program notices everything, people nothing before they say so; under limited supervision
    /// a king that is gone is noticed all the same (X77). What nobody notices stands from here on.
    fn taken(hearing: &mut Hearing<'_>, by: Color) -> Self {
        let irregular = Irregular::read(hearing);
        let board = hearing.now.hands.as_ref().map(|hands| hands.board);
        let after = board.and_then(|board| gesture::aftermath(&hearing.now.position, &board));
        match after {
            Some(after) if !program_watches(hearing) => {
                let_stand(hearing, by, &irregular, after);
                Self::Nobody
            }
            None if can_lack_a_king(hearing) => Self::NobodyAndNoKing,
            _ => Self::AtOnce(irregular),
        }
    }
}

/// The player to move presses without having made a legal move.
pub(crate) fn pressed(hearing: &mut Hearing<'_>, by: Color) {
    if hearing.has(Provision::IllegalMoveLoses) {
        return illegal_loses::pressed(hearing, by);
    }
    match Notice::taken(hearing, by) {
        Notice::AtOnce(irregular) => put_right(hearing, by, irregular),
        Notice::Nobody => {
            on_screen::pressed(hearing, by, &[Provision::PressCompletes]);
            press::put_back_on_own_time(hearing, by);
            illegal_position::look_again(hearing);
        }
        Notice::NobodyAndNoKing => {
            hearing.find(Fact::ClockStarted { of: !by }, &[Provision::PressCompletes]);
        }
    }
}

/// Whether a board without a king can stand until a person says something: only people watch, and
/// anything can be raised as long as the game lasts (7.5.1).
fn can_lack_a_king(hearing: &Hearing<'_>) -> bool {
    !program_watches(hearing) && !hearing.regulations().is_limited()
}

/// Whether a king is off the board, and nobody has said so yet.
pub(crate) fn is_without_king(hearing: &Hearing<'_>) -> bool {
    let Some(hands) = &hearing.now.hands else { return false };
    (hearing.has(Provision::IllegalMoveLoses) || can_lack_a_king(hearing))
        && gesture::aftermath(&hearing.now.position, &hands.board).is_none()
}

/// The opponent answers an illegal move that was not pressed. If it is noticed it goes back and
/// costs nothing (G50). Says whether play goes on from it.
pub(crate) fn answered(hearing: &mut Hearing<'_>, by: Color) -> bool {
    match Notice::taken(hearing, by) {
        Notice::AtOnce(_) => {
            let bound = replacing(hearing);
            take_back(hearing, by, &bound);
            false
        }
        Notice::Nobody => true,
        Notice::NobodyAndNoKing => false,
    }
}

/// Nobody acts on it: play goes on from the position that it left.
pub(crate) fn let_stand(hearing: &mut Hearing<'_>, by: Color, irregular: &Irregular, after: Setup) {
    let replacing = match irregular {
        Irregular::Unfinished(moves) => moves.clone(),
        Irregular::PawnLeft(m) => vec![*m],
        Irregular::Illegal | Irregular::Nothing => replacing(hearing).moves,
    };
    if hearing.regulations().scope == Scope::Competition && by_hand::is_uncompleted(hearing, by) {
        // As a legal move would; the counter is not to tell which it was (6.2.1.2).
        let completed = Fact::MoveCompleted { by, how: Completion::NextMove };
        hearing.find_move(completed, &[Provision::NextMoveCompletes]);
    }
    let kind = irregular.kind();
    let after = Some(Box::new(after));
    let stands = Fact::IllegalStands { by, kind, after, replacing };
    hearing.find_for(Audience::Nobody, stands, &[kind.provision(hearing)]);
}

/// What must replace an illegal move: what was let go as part of a legal one, else what the
/// touched pieces leave (4.3, 4.7; G16). Empty means any move.
pub(crate) fn replacing(hearing: &Hearing<'_>) -> Obligation {
    let all = hearing.now.position.legal_moves().len();
    match touch::duty_now(hearing) {
        Some(duty) if duty.moves.len() < all => duty,
        Some(duty) => Obligation { moves: Vec::new(), by: duty.by },
        None => Obligation { moves: Vec::new(), by: Provision::TouchMove },
    }
}

/// An irregular press is noticed at once: the clock goes on as if it had not been pressed.
fn put_right(hearing: &mut Hearing<'_>, by: Color, irregular: Irregular) {
    let kind = irregular.kind();
    match irregular {
        // The first loses, and nothing is put back for it (A.4.b of 2014).
        Irregular::Illegal if first_loses(hearing) => {
            punish(hearing, by, kind);
        }
        Irregular::Illegal => {
            let bound = replacing(hearing);
            take_back(hearing, by, &bound);
            if !punish(hearing, by, kind) {
                going_back::run_again(hearing, by);
            }
        }
        Irregular::PawnLeft(_) if first_loses(hearing) => {
            punish(hearing, by, kind);
        }
        Irregular::PawnLeft(m) => {
            put_queen(hearing, by, m);
            if !punish(hearing, by, kind) && !endings::by_move(hearing, by) {
                on_screen::pressed(hearing, by, &[Provision::PressCompletes]);
            }
        }
        Irregular::Unfinished(moves) => {
            if is_losing(hearing, by)
                && let [m] = moves[..]
            {
                // The game is judged as the finished move leaves it (G53, G55).
                hearing.find(Fact::MoveMade { by, m }, &[Provision::ReleasedStays]);
            } else {
                let part = unfinished_part(&hearing.now.position, &moves);
                let bound = Fact::MovesBound { by, moves };
                hearing.find(bound, &[Provision::ReleasedStays, part]);
            }
            if !punish(hearing, by, kind) {
                hearing.find(Fact::ClockStarted { of: by }, &[kind.provision(hearing)]);
            }
        }
        Irregular::Nothing => {
            let bound = replacing(hearing);
            if !bound.moves.is_empty() {
                let moves = bound.moves;
                hearing.find(Fact::MovesBound { by, moves }, &[bound.by, Provision::TouchMove]);
            }
            if !punish(hearing, by, kind) {
                hearing.find(Fact::ClockStarted { of: by }, &[kind.provision(hearing)]);
            }
        }
    }
}

/// The rule that says when a move of this kind is made: what of it is lacking.
fn unfinished_part(position: &Position, moves: &[Move]) -> Provision {
    let legal = moves.first().and_then(|m| position.legal(*m));
    match legal {
        Some(legal) if legal.castling().is_some() => Provision::CastlingMade,
        Some(legal) if legal.promotion().is_some() => Provision::PromotionFinal,
        _ => Provision::CaptureMade,
    }
}

/// The move under the hands is taken back, with the reasons why it is illegal, and the player must
/// choose among what it leaves.
pub(crate) fn take_back(hearing: &mut Hearing<'_>, by: Color, bound: &Obligation) {
    let ply = u32::try_from(hearing.plies.len()).unwrap_or(u32::MAX);
    let mut articles = match hearing.regulations().scope {
        Scope::Basic => Articles::default(),
        Scope::Competition => hearing.cite(&[Provision::IllegalMoveCompleted]),
    };
    let broken = match attempted(hearing) {
        Some(illegal) => find_illegal(hearing, by, illegal),
        None => hearing.cite(&[Provision::IllegalMove]),
    };
    articles.extend(broken.iter());
    hearing.find_by(Fact::PositionRestored { ply }, articles);
    bind(hearing, by, bound.moves.clone(), bound.by);
}

/// The move under the hands and what is wrong with it.
fn attempted(hearing: &Hearing<'_>) -> Option<Illegal> {
    let position = &hearing.now.position;
    let m = gesture::attempted(position, hearing.now.hands.as_ref()?)?;
    position.judge(m).err()
}

/// What is wrong with a move is told; gives the articles that it breaks.
pub(crate) fn find_illegal(hearing: &mut Hearing<'_>, by: Color, illegal: Illegal) -> Articles {
    let articles = on_screen::articles_of(hearing, &illegal);
    let Illegal { m, reasons } = illegal;
    hearing.find_by(Fact::IllegalFound { by, m, reasons }, articles);
    articles
}

pub(crate) fn bind(hearing: &mut Hearing<'_>, by: Color, moves: Vec<Move>, why: Provision) {
    if !moves.is_empty() {
        hearing.find(Fact::MovesBound { by, moves }, &[why, Provision::TouchMove]);
    }
}

/// 7.5.2: the pawn becomes a queen. The penalty comes before the position is judged with her (G52).
pub(crate) fn put_queen(hearing: &mut Hearing<'_>, by: Color, m: Move) {
    hearing.find(Fact::PawnBecameQueen { square: m.to }, &[Provision::PawnLeft]);
    hearing.find(Fact::MoveMade { by, m }, &[Provision::PawnLeft, Provision::HavingTheMove]);
}

pub(crate) fn complete(hearing: &mut Hearing<'_>, by: Color) {
    let completed = Fact::MoveCompleted { by, how: Completion::Pressed };
    hearing.find(completed, &[Provision::PressCompletes]);
}

/// Whether the next illegal act of this player loses the game.
fn is_losing(hearing: &Hearing<'_>, by: Color) -> bool {
    let next = hearing.now.players[by].illegal_acts.saturating_add(1);
    hearing.regulations().losing_illegal_act().is_some_and(|losing| next >= losing)
}

/// Whether already the first illegal act loses (A.4.b of 2014).
pub(crate) fn first_loses(hearing: &Hearing<'_>) -> bool {
    hearing.regulations().losing_illegal_act() == Some(1)
}

/// 7.5.5: time for the opponent the first time, the game the second; says whether it ended.
pub(crate) fn punish(hearing: &mut Hearing<'_>, by: Color, kind: IllegalAct) -> bool {
    if !hearing.has(Provision::IllegalMovePenalty) {
        return false;
    }
    let before = hearing.now.players[by].illegal_acts;
    let Priced { cost, provisions } = hearing.regulations().illegal_act(kind, before);
    if cost == IllegalCost::Noted {
        let note = if kind == IllegalAct::NoMove { Note::EmptyPress } else { Note::TwoHands };
        hearing.note(by, note, &provisions);
        return false;
    }
    if !matches!(cost, IllegalCost::Time(_) | IllegalCost::Game) {
        return false;
    }
    let own = kind.provision(hearing);
    let counted = Fact::IllegalCounted { by, kind, count: before.saturating_add(1) };
    hearing.find(counted, &[own, Provision::IllegalMovePenalty]);
    match cost {
        IllegalCost::Time(span) => {
            hearing.find(Fact::TimeAdded { to: !by, span }, &provisions);
            false
        }
        _ => {
            lapse_offer(hearing);
            let score = mating::lose(hearing, by, Provision::IllegalMovePenalty);
            hearing.end(score, Ground::IllegalMoves, &provisions);
            true
        }
    }
}

impl IllegalAct {
    pub(crate) fn provision(self, hearing: &Hearing<'_>) -> Provision {
        self.stated_in(hearing.regulations().book)
    }

    pub(crate) fn counts(self, hearing: &Hearing<'_>) -> bool {
        self.counts_in(hearing.regulations().book)
    }
}
