//! Why a recorded word is not a move, in the words of people.

use chess::{Man, Reason, Role, Square, Wing};
use fluent_bundle::{FluentArgs, FluentError};
use notation::Wanted;

use super::why::Why;
use super::words::{Words, name_of, side};

/// What a message says of a reason.
struct Said {
    key: &'static str,
    /// The piece that moves, or the one that is spoken of.
    man: Option<Man>,
    /// A piece that is against it.
    other: Option<Man>,
    square: Option<Square>,
    role: Option<Role>,
    wing: Option<Wing>,
}

impl Words {
    /// Why a word is not a move, and what was wrong with the text; nothing if there is nothing to add.
    pub(super) fn why(&self, why: &Why) -> Option<(String, Vec<FluentError>)> {
        let mut args = FluentArgs::new();
        Some(match why {
            Why::Plain => return None,
            Why::Against(reasons) => {
                let mut errors = Vec::new();
                let told = reasons.iter().map(|reason| {
                    let (text, wrong) = self.reason(reason);
                    errors.extend(wrong);
                    text
                });
                (told.collect::<Vec<_>>().join("; "), errors)
            }
            Why::Nobody => self.message("why-nobody", &args),
            Why::NotNotation { column, found, wanted } => {
                args.set("column", *column);
                args.set("found", found.map_or_else(|| "none".to_owned(), String::from));
                args.set("wanted", name_of_wanted(*wanted));
                self.message("why-not-notation", &args)
            }
            Why::Ended(ending) => {
                args.set("ending", name_of(*ending));
                self.message("why-ended", &args)
            }
        })
    }

    fn reason(&self, reason: &Reason) -> (String, Vec<FluentError>) {
        let Said { key, man, other, square, role, wing } = said(reason);
        let mut args = FluentArgs::new();
        let mut errors = Vec::new();
        for (name, man) in [("man", man), ("other", other)] {
            let Some(man) = man else { continue };
            let (text, wrong) = self.man(man);
            errors.extend(wrong);
            args.set(name, text);
        }
        if let Some(man) = man {
            args.set("side", side(man.piece.color));
        }
        let square = square.or(man.map(|man| man.square));
        args.set("square", square.map_or(String::new(), |square| square.to_string()));
        if let Some(role) = role {
            args.set("role", name_of_role(role));
        }
        args.set("wing", if wing == Some(Wing::AFile) { "a" } else { "h" });
        let (text, wrong) = self.message(key, &args);
        errors.extend(wrong);
        (text, errors)
    }

    /// A piece and where it stands.
    fn man(&self, man: Man) -> (String, Vec<FluentError>) {
        let mut args = FluentArgs::new();
        args.set("role", name_of_role(man.piece.role));
        args.set("square", man.square.to_string());
        self.message("man", &args)
    }
}

fn said(reason: &Reason) -> Said {
    let none = Said { key: "", man: None, other: None, square: None, role: None, wing: None };
    let of = |key, man| Said { key, man: Some(man), ..none };
    match *reason {
        Reason::NoPiece { from } => Said { key: "reason-no-piece", square: Some(from), ..none },
        Reason::NotOnMove { man } => of("reason-not-on-move", man),
        Reason::NoMovement { man } => of("reason-no-movement", man),
        Reason::CapturesKing { king } => of("reason-captures-king", king),
        Reason::OwnPiece { man, occupant } => {
            let square = Some(occupant.square);
            let (other, role) = (Some(occupant), Some(occupant.piece.role));
            Said { other, square, role, ..of("reason-own-piece", man) }
        }
        Reason::NotItsMove { man, to } | Reason::PawnTooFar { pawn: man, to } => {
            Said { square: Some(to), ..of("reason-not-its-move", man) }
        }
        Reason::Passes { man, over } => Said { other: Some(over), ..of("reason-passes", man) },
        Reason::PawnBackwards { pawn } => of("reason-pawn-backwards", pawn),
        Reason::PawnSideways { pawn } => of("reason-pawn-sideways", pawn),
        Reason::PawnBlocked { pawn, by } => {
            Said { other: Some(by), ..of("reason-pawn-blocked", pawn) }
        }
        Reason::DoubleStepTooLate { pawn } => of("reason-double-step-too-late", pawn),
        Reason::DoubleStepBlocked { pawn, by } => {
            Said { other: Some(by), ..of("reason-double-step-blocked", pawn) }
        }
        Reason::CapturesStraight { pawn, victim } => {
            Said { other: Some(victim), ..of("reason-captures-straight", pawn) }
        }
        Reason::NothingToCapture { pawn, to } => {
            Said { square: Some(to), ..of("reason-nothing-to-capture", pawn) }
        }
        Reason::EnPassantTooLate { pawn, victim } => {
            Said { other: Some(victim), ..of("reason-en-passant-too-late", pawn) }
        }
        Reason::PromotionMissing { pawn, to } => {
            Said { square: Some(to), ..of("reason-promotion-missing", pawn) }
        }
        Reason::PromotionTooEarly { pawn, to } => {
            Said { square: Some(to), ..of("reason-promotion-too-early", pawn) }
        }
        Reason::PromotionOfOfficer { man } => of("reason-promotion-of-officer", man),
        Reason::PromotionTo { role } => {
            Said { key: "reason-promotion-to", role: Some(role), ..none }
        }
        Reason::DeadPawn { pawn } => of("reason-dead-pawn", pawn),
        Reason::IntoCheck { to, by } => {
            Said { key: "reason-into-check", other: Some(by), square: Some(to), ..none }
        }
        Reason::CastlingLost { wing } => {
            Said { key: "reason-castling-lost", wing: Some(wing), ..none }
        }
        Reason::CastlingKingAway { king } => of("reason-castling-king-away", king),
        Reason::CastlingRookAway { corner } => {
            Said { key: "reason-castling-rook-away", square: Some(corner), ..none }
        }
        Reason::CastlingInCheck { by } => {
            Said { key: "reason-castling-in-check", other: Some(by), ..none }
        }
        Reason::CastlingCrosses { square, by } => {
            Said { key: "reason-castling-crosses", other: Some(by), square: Some(square), ..none }
        }
        Reason::CastlingReaches { square, by } => {
            Said { key: "reason-castling-reaches", other: Some(by), square: Some(square), ..none }
        }
        Reason::CastlingBlocked { by } => {
            Said { key: "reason-castling-blocked", other: Some(by), ..none }
        }
        Reason::CastlingWayBlocked { by } => {
            Said { key: "reason-castling-way-blocked", other: Some(by), ..none }
        }
        Reason::LeftInCheck { king, by } => {
            Said { other: Some(by), ..of("reason-left-in-check", king) }
        }
        Reason::ExposedToCheck { king, by } => {
            Said { other: Some(by), ..of("reason-exposed-to-check", king) }
        }
    }
}

const fn name_of_role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

const fn name_of_wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Move => "move",
        Wanted::File => "file",
        Wanted::Rank => "rank",
        Wanted::Promotion => "promotion",
        Wanted::Castling => "castling",
        Wanted::End => "end",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;
    use laws::course::Ending;
    use laws::text::Lang;

    fn man(color: Color, role: Role, square: Square) -> Man {
        Man { piece: role.of(color), square }
    }

    /// Every reason, with every kind of piece where one may be any.
    fn reasons() -> Vec<Reason> {
        let (from, to) = (Square::C1, Square::D2);
        let by = man(Color::Black, Role::Rook, Square::E8);
        let mut all = Vec::new();
        for (color, role) in Color::ALL.into_iter().flat_map(|c| Role::ALL.map(|role| (c, role))) {
            let man = man(color, role, from);
            all.extend([
                Reason::NotOnMove { man },
                Reason::NoMovement { man },
                Reason::OwnPiece { man, occupant: self::man(color, Role::Pawn, to) },
                Reason::NotItsMove { man, to },
                Reason::Passes { man, over: by },
                Reason::PromotionOfOfficer { man },
                Reason::IntoCheck { to, by: man },
            ]);
        }
        let (pawn, king) =
            (man(Color::White, Role::Pawn, from), man(Color::White, Role::King, from));
        let victim = by;
        all.extend([
            Reason::NoPiece { from },
            Reason::CapturesKing { king },
            Reason::PawnBackwards { pawn },
            Reason::PawnSideways { pawn },
            Reason::PawnTooFar { pawn, to },
            Reason::PawnBlocked { pawn, by },
            Reason::DoubleStepTooLate { pawn },
            Reason::DoubleStepBlocked { pawn, by },
            Reason::CapturesStraight { pawn, victim },
            Reason::NothingToCapture { pawn, to },
            Reason::EnPassantTooLate { pawn, victim },
            Reason::PromotionMissing { pawn, to },
            Reason::PromotionTooEarly { pawn, to },
            Reason::PromotionTo { role: Role::King },
            Reason::PromotionTo { role: Role::Pawn },
            Reason::DeadPawn { pawn },
            Reason::CastlingLost { wing: Wing::AFile },
            Reason::CastlingLost { wing: Wing::HFile },
            Reason::CastlingKingAway { king },
            Reason::CastlingRookAway { corner: to },
            Reason::CastlingInCheck { by },
            Reason::CastlingCrosses { square: to, by },
            Reason::CastlingReaches { square: to, by },
            Reason::CastlingBlocked { by },
            Reason::CastlingWayBlocked { by },
            Reason::LeftInCheck { king, by },
            Reason::ExposedToCheck { king, by },
        ]);
        all
    }

    fn all() -> Vec<Why> {
        let mut all = vec![Why::Nobody];
        for ending in Ending::ALL {
            all.push(Why::Ended(ending));
        }
        for wanted in [
            Wanted::Move,
            Wanted::File,
            Wanted::Rank,
            Wanted::Promotion,
            Wanted::Castling,
            Wanted::End,
        ] {
            for found in [None, Some('9')] {
                all.push(Why::NotNotation { column: 3, found, wanted });
            }
        }
        all.extend(reasons().into_iter().map(|reason| Why::Against(vec![reason])));
        all
    }

    #[test]
    fn the_english_words_are_those_of_the_reasons_themselves() {
        for why in all() {
            let (text, errors) = Words::of(Lang::English).why(&why).unwrap();
            assert!(errors.is_empty(), "{errors:?}");
            assert_eq!(text, why.to_string());
        }
    }

    #[test]
    fn every_reason_is_told_in_every_language_with_all_it_speaks_of() {
        for lang in Lang::ALL {
            for why in all() {
                let (text, errors) = Words::of(lang).why(&why).unwrap();
                assert!(errors.is_empty(), "{text}: {errors:?}");
                assert!(!text.contains(['{', '$']) && !text.contains("reason-"), "{text}");
                // Whatever square the English reason names is named, and each only where it is.
                let words = why.to_string();
                for square in ["c1", "d2", "e8"] {
                    assert!(text.contains(square) || !words.contains(square), "{words}: {text}");
                }
                if lang != Lang::English {
                    assert_ne!(text, words, "{lang}");
                }
            }
        }
    }
}
