//! Why something is so: what is wrong with a move, what a claim came to, why nobody can be mated.

use chess::Reason;

use super::saying::{Said, Saying};
use super::{Texts, key, word_of};
use crate::Table;
use crate::fact::{Because, Found, NoMate, Refusal};

impl Texts {
    /// Why an act was refused.
    pub(super) fn of_refusal(
        &self,
        why: Refusal,
        because: Option<&Because>,
        table: &Table,
    ) -> Said {
        let say = |key: &str| Saying::new(self, table, key);
        match because {
            None => say(&key("refusal", &word_of(&why))),
            Some(Because::Reasons(reasons)) => {
                say("refusal-with-reasons").word("why", "refusal", &why).reasons("reasons", reasons)
            }
            Some(Because::Owed(moves)) => {
                say("refusal-with-moves").word("why", "refusal", &why).moves("moves", moves)
            }
            Some(Because::Missing(what)) => say(&key("missing", &word_of(what))),
        }
        .end()
    }

    /// Everything that is wrong with a move.
    #[must_use]
    pub fn reasons(&self, reasons: &[Reason], table: &Table) -> String {
        let said: Vec<_> = reasons.iter().map(|reason| self.of_reason(reason, table).0).collect();
        said.join("; ")
    }

    /// What a claim of a draw came to.
    pub(super) fn of_finding(&self, found: Option<&Found>, plies: &[u32], table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("found-{word}"));
        match found {
            None => say("untold"),
            Some(Found::Appearances { times }) => {
                let intended = usize::try_from(*times).is_ok_and(|times| times > plies.len());
                say("times")
                    .number("times", *times)
                    .yes("intended", intended)
                    .places("plies", plies)
            }
            Some(Found::Quiet { half_moves }) => say("quiet").number("moves", half_moves / 2),
            Some(Found::NotOnMove) => say("not-on-move"),
            Some(Found::Touched) => say("touched"),
            Some(Found::Illegal { reasons }) => say("illegal").reasons("reasons", reasons),
        }
        .end()
    }

    /// Why a side cannot mate.
    pub(super) fn of_no_mate(&self, because: NoMate, table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("no-mate-{word}"));
        match because {
            NoMate::Mated => say("mated"),
            NoMate::Stalemate => say("stalemate"),
            NoMate::BareKing => say("bare-king"),
            NoMate::OneKnight => say("one-knight"),
            NoMate::BishopsOfOneColor => say("bishops-of-one-color"),
            NoMate::NoCheck => say("no-check"),
            NoMate::NoNet => say("no-net"),
            NoMate::EveryLine => say("every-line"),
            NoMate::Exhausted { positions } => say("exhausted").number("positions", positions),
        }
        .end()
    }

    /// One thing that is wrong with a move.
    pub(super) fn of_reason(&self, reason: &Reason, table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("reason-{word}"));
        match reason {
            Reason::NoPiece { from } => say("no-piece").square("from", *from),
            Reason::NotOnMove { man } => {
                say("not-on-move").man("man", *man).side("owner", man.piece.color)
            }
            Reason::NoMovement { man } => say("no-movement").man("man", *man),
            Reason::CapturesKing { king } => say("captures-king").man("king", *king),
            Reason::OwnPiece { man, occupant } => {
                say("own-piece").man("man", *man).man("occupant", *occupant)
            }
            Reason::NotItsMove { man, to } => {
                say("not-its-move").man("man", *man).square("to", *to)
            }
            Reason::Passes { man, over } => say("passes").man("man", *man).man("over", *over),
            Reason::PawnBackwards { pawn } => say("pawn-backwards").man("pawn", *pawn),
            Reason::PawnSideways { pawn } => say("pawn-sideways").man("pawn", *pawn),
            Reason::PawnTooFar { pawn, to } => {
                say("pawn-too-far").man("pawn", *pawn).square("to", *to)
            }
            Reason::PawnBlocked { pawn, by } => {
                say("pawn-blocked").man("pawn", *pawn).man("by", *by)
            }
            Reason::DoubleStepTooLate { pawn } => say("double-step-too-late").man("pawn", *pawn),
            Reason::DoubleStepBlocked { pawn, by } => {
                say("double-step-blocked").man("pawn", *pawn).man("by", *by)
            }
            Reason::CapturesStraight { pawn, victim } => {
                say("captures-straight").man("pawn", *pawn).man("victim", *victim)
            }
            Reason::NothingToCapture { pawn, to } => {
                say("nothing-to-capture").man("pawn", *pawn).square("to", *to)
            }
            Reason::EnPassantTooLate { pawn, victim } => {
                say("en-passant-too-late").man("pawn", *pawn).man("victim", *victim)
            }
            Reason::PromotionMissing { pawn, to } => {
                say("promotion-missing").man("pawn", *pawn).square("to", *to)
            }
            Reason::PromotionTooEarly { pawn, to } => {
                say("promotion-too-early").man("pawn", *pawn).square("to", *to)
            }
            Reason::PromotionOfOfficer { man } => say("promotion-of-officer").man("man", *man),
            Reason::PromotionTo { role } => say("promotion-to").word("role", "role", role),
            Reason::DeadPawn { pawn } => say("dead-pawn").man("pawn", *pawn),
            Reason::IntoCheck { to, by } => say("into-check").square("to", *to).man("by", *by),
            Reason::CastlingLost { wing } => say("castling-lost").word("wing", "wing", wing),
            Reason::CastlingKingAway { king } => say("castling-king-away").man("king", *king),
            Reason::CastlingRookAway { corner } => {
                say("castling-rook-away").square("corner", *corner)
            }
            Reason::CastlingInCheck { by } => say("castling-in-check").man("by", *by),
            Reason::CastlingCrosses { square, by } => {
                say("castling-crosses").square("square", *square).man("by", *by)
            }
            Reason::CastlingReaches { square, by } => {
                say("castling-reaches").square("square", *square).man("by", *by)
            }
            Reason::CastlingBlocked { by } => say("castling-blocked").man("by", *by),
            Reason::CastlingWayBlocked { by } => say("castling-way-blocked").man("by", *by),
            Reason::LeftInCheck { king, by } => {
                say("left-in-check").man("king", *king).man("by", *by)
            }
            Reason::ExposedToCheck { king, by } => {
                say("exposed-to-check").man("king", *king).man("by", *by)
            }
        }
        .end()
    }
}
