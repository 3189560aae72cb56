//! Whether a position can have come about by legal moves (3.10.3).
//!
//! The check is one-sided: it does not find every unreachable position, but whatever it finds is
//! proved. A position without reasons is *not shown* to be illegal.
//!
//! It finds everything the usual libraries find (too many men or pawns, more promoted pieces than
//! missing pawns, pawns on the first and last rank, rights that contradict the board, the wrong
//! side in check, more than two checks, two checks on one line, a check that a double step cannot
//! have given). Beyond that:
//!
//! - pawns that cannot have come from eight different squares, or need more captures than the
//!   opponent has lost men, counting those that were promoted and those that could only be
//!   captured at home (`pawns`);
//! - pieces shut in or out by pawns, kings and rooks that never moved: a bishop missing from f1
//!   although e2 and g2 never moved was captured there, and a second one must have been a pawn
//!   (`freedom`);
//! - promotions with too few captures for pawns to have passed each other;
//! - any check, single or double, that no last move explains: every way to take back the last move
//!   is tried, including captures, promotions, castling and en passant, and the predecessor must
//!   itself hold (`last_move`);
//! - positions in which the side that moved last has no last move at all;
//! - the wrong side to move, where only knights and shut-in rooks can have moved (`tempo`);
//! - counters that contradict the board or each other (`counters`);
//! - rights to castle that do not come from the array the game began with, or not from one array.

mod counters;
mod evidence;
mod freedom;
mod last_move;
mod pawns;
mod tempo;
mod unsound;

use evidence::{Evidence, Homes};
pub use unsound::Unsound;

use crate::{Bitboard, Color, Man, Position, Role, Start};

impl Position {
    /// Every reason found that proves that no legal moves lead here (3.10.3). An empty list does
    /// not prove the opposite.
    ///
    /// The game is assumed to have begun from the array of 2.3, unless the castling rights show
    /// another one. For a game of Chess960 whose rights are spent, use
    /// [`Position::soundness_from`].
    ///
    /// The counters are believed unless they hold the values written when nobody counted: zero
    /// quiet plies and move number 1.
    ///
    /// ```
    /// use tuomari_chess::{Position, Unsound};
    /// assert_eq!(Position::initial().soundness(), []);
    ///
    /// // The bishop cannot have left f1, so it was captured there, and this one was a pawn;
    /// // but White has all eight.
    /// let position: Position = "4k3/8/8/8/2B5/8/PPPPPPPP/4K3 w - - 0 30".parse()?;
    /// let reasons = position.soundness();
    /// assert!(matches!(reasons[..], [Unsound::TooManyPromotions { promoted: 1, .. }]));
    /// # Ok::<(), tuomari_chess::FenError>(())
    /// ```
    #[must_use]
    pub fn soundness(&self) -> Vec<Unsound> {
        self.reasons_against(&Homes::shown_by(self))
    }

    /// The same for a game that began from `start`, or from any Chess960 array if `start` is
    /// `None`.
    ///
    /// ```
    /// use tuomari_chess::{Chess960, Position, Start};
    /// let array = Chess960::try_from("BRNKQNRB".parse::<tuomari_chess::BackRank>()?).unwrap();
    /// let first = Position::chess960(array);
    /// assert_eq!(first.soundness_from(Some(Start::Chess960(array))), []);
    /// assert_eq!(first.soundness_from(None), []);
    /// assert_ne!(first.soundness_from(Some(Start::Usual)), []);
    /// # Ok::<(), tuomari_chess::ParseBackRankError>(())
    /// ```
    #[must_use]
    pub fn soundness_from(&self, start: Option<Start>) -> Vec<Unsound> {
        self.reasons_against(&start.map_or_else(Homes::unknown, Homes::of))
    }

    fn reasons_against(&self, homes: &Homes) -> Vec<Unsound> {
        let evidence = Evidence::of(self, homes);
        let mut reasons = evidence.faults();
        self.castling_claims(homes, &mut reasons);
        let opponent = !self.turn();
        let man = |role: Role, color, square| Man { piece: role.of(color), square };
        let checkers_of =
            |color| self.checkers_of(color).first().and_then(|s| self.board().man_on(s));
        if let Some(by) = checkers_of(opponent) {
            let king = man(Role::King, opponent, self.king(opponent));
            reasons.push(Unsound::OpponentInCheck { king, by });
        }
        // Faults already found must not count against the last move.
        let believe = reasons.is_empty();
        if !evidence.has_last_move(self.quiet_plies() > 0, believe) {
            let king = man(Role::King, self.turn(), self.king(self.turn()));
            reasons.push(match (self.passed_square(), checkers_of(self.turn())) {
                (Some(passed), _) => Unsound::ImpossibleDoubleStep { passed },
                (None, Some(by)) => Unsound::ImpossibleCheck { king, by },
                (None, None) => Unsound::NoLastMove { color: opponent },
            });
        }
        if reasons.is_empty() {
            evidence.tempo_fault(&mut reasons);
        }
        self.counter_faults(&evidence, &mut reasons);
        reasons
    }

    /// Checks the castling rights against the array.
    fn castling_claims(&self, homes: &Homes, reasons: &mut Vec<Unsound>) {
        let rights = self.castling();
        for color in Color::ALL {
            let Some(home) = homes.of_side(color) else { continue };
            for square in rights.rooks() & Bitboard::from(color.back_rank()) {
                let begins = home.rooks.has(square)
                    && home.king == self.king(color)
                    && home.mirrored == rights.is_mirrored(color);
                if !begins {
                    let rook = Man { piece: Role::Rook.of(color), square };
                    reasons.push(Unsound::CastlingNotFromStart { rook });
                }
            }
        }
        let [white, black] = Color::ALL.map(|color| {
            let king = self.king(color);
            (king, rights.by_wing(color, king).map(|rook| rook.map(|rook| rook.file())))
        });
        let rights_of_both = [white, black].iter().all(|(_, rooks)| *rooks != [None, None]);
        let kings_differ = rights_of_both && white.0.file() != black.0.file();
        let rooks_differ = (white.1.iter().zip(black.1))
            .any(|(white, black)| white.is_some() && black.is_some() && *white != black);
        let anyone_mirrored = Color::ALL.into_iter().any(|color| rights.is_mirrored(color));
        if (kings_differ || rooks_differ) && !anyone_mirrored {
            reasons.push(Unsound::CastlingFromTwoArrays);
        }
    }
}
