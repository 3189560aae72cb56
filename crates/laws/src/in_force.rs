//! Which rules govern a game, with their values: what a page prints beside the board.

use clock::Span;
use serde::{Deserialize, Serialize};

use crate::{
    Agreements, Articles, Book, Category, Federation, Mode, Observer, Provision, Regime,
    Regulations, Sanction, Scope, Scoring, Sheets, Supervision,
};

/// A rule that is in force, with what the book or the organiser has put into it.
///
/// # JSON
/// `{"rule": "first_illegal_move", "time": 120000}`; the word is also the key of its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "rule", rename_all = "snake_case")]
pub enum Rule {
    /// Standard, rapid or blitz.
    Category {
        /// Which.
        category: Category,
    },
    /// Another book is proposed for such a game.
    BookProposed {
        /// Which.
        book: Book,
    },
    /// How closely rapid or blitz is supervised.
    Supervision {
        /// Fully or not.
        supervision: Supervision,
    },
    /// A touched piece binds.
    TouchMove,
    /// An illegal move cannot be made on a screen.
    IllegalMovesRefused,
    /// What the first illegal move gives the opponent.
    FirstIllegalMove {
        /// So much.
        time: Span,
    },
    /// The second one loses.
    SecondIllegalMoveLoses,
    /// An illegal move loses, where the opponent claims it.
    IllegalMoveLoses,
    /// An illegal move stands once the opponent has moved.
    IllegalMoveStands,
    /// After so many moves of each a wrong start stays.
    StartStays {
        /// So many.
        after: u16,
    },
    /// The arbiter acts, and says something, only when a player demands it.
    OnlyOnDemand,
    /// A first breach brings a warning, a second loses.
    SecondBreachLoses,
    /// Who notices a fallen flag.
    Flags {
        /// The program or people.
        seen_by: Observer,
    },
    /// A player who runs out of time loses, unless the opponent cannot mate.
    TimeLoses,
    /// A player who runs out of time loses if the opponent has pieces that can force mate on a
    /// lone king, or shows a forced mate at once.
    TimeLosesAgainstEnough,
    /// How late a player may arrive.
    DefaultTime {
        /// So late.
        time: Span,
    },
    /// Both players record the moves.
    Recording,
    /// Nobody need record.
    NoRecording,
    /// Looks at the record.
    RecordLooks {
        /// So many.
        looks: u8,
    },
    /// When a draw may be agreed.
    Agreements {
        /// When.
        allowed: Agreements,
    },
    /// The third appearance may be claimed.
    Threefold,
    /// Fifty moves may be claimed.
    FiftyMoves,
    /// A draw may be claimed because the game does not progress.
    NoProgress,
    /// What a wrong claim gives the opponent.
    WrongClaim {
        /// So much.
        time: Span,
    },
    /// The fifth appearance draws.
    Fivefold,
    /// Seventy-five moves draw.
    SeventyFiveMoves,
    /// A dead position draws.
    DeadPosition,
    /// Too few pieces for any mate draw.
    TooFewPieces,
    /// The colours are drawn by lot.
    ColoursByLot,
    /// Guideline III governs the last period.
    QuickplayFinish,
    /// What follows each sound of a phone; the last holds for all later ones.
    Phones {
        /// In order.
        ladder: Vec<Sanction>,
    },
    /// What results are worth.
    Scoring {
        /// In tenths of a point.
        scoring: Scoring,
    },
    /// Decisions can be appealed.
    Appeals,
    /// Finland's own decisions do not apply: no Finnish edition of the book is known.
    NoFinnishEdition,
    /// A deviation: electronic scoresheets without a certificate, as no rated game may have them.
    SheetsNotCertified,
    /// A deviation: a sealed move may be kept by the program, as in no rated game.
    SealedDigitally,
}

/// A rule in force and the articles it stands on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InForce {
    /// The rule with its values.
    #[serde(flatten)]
    pub rule: Rule,
    /// Its articles, the one that states it first.
    pub articles: Articles,
}

impl Regulations {
    /// The rules that govern a game under these regulations, in the order of the book.
    ///
    /// ```
    /// use tuomari_laws::{Book, Regulations, Rule};
    /// let rules = Regulations::of(Book::Fide2018).in_force();
    /// let touch_move = rules.iter().find(|rule| rule.rule == Rule::TouchMove);
    /// assert!(touch_move.is_none(), "on a screen nothing is touched");
    /// let fivefold = rules.iter().find(|rule| rule.rule == Rule::Fivefold);
    /// assert_eq!(fivefold.map(|rule| rule.articles.to_string()).as_deref(), Some("9.6.1"));
    /// ```
    #[must_use]
    pub fn in_force(&self) -> Vec<InForce> {
        let settled = self.clone().settled();
        let mut list = List { regulations: &settled, rules: Vec::new() };
        list.basic();
        if settled.scope == Scope::Competition {
            list.competition();
        } else if settled.book.regime() == Regime::ByAccord {
            list.claims();
        }
        list.rules
    }
}

struct List<'r> {
    regulations: &'r Regulations,
    rules: Vec<InForce>,
}

impl List<'_> {
    fn add(&mut self, rule: Rule, provisions: &[Provision]) {
        let articles = self.regulations.book.cite(provisions);
        self.rules.push(InForce { rule, articles });
    }

    fn basic(&mut self) {
        match self.regulations.mode {
            Mode::Screen => self.add(Rule::IllegalMovesRefused, &[Provision::IllegalMove]),
            Mode::Otb if self.has(Provision::TouchMove) => {
                self.add(Rule::TouchMove, &[Provision::TouchMove]);
            }
            Mode::Otb => {}
        }
        if self.regulations.book.regime() == Regime::ByAccord {
            self.add(Rule::ColoursByLot, &[Provision::ColoursByLot]);
            self.add(Rule::TooFewPieces, &[Provision::DeadPosition]);
        } else {
            self.add(Rule::DeadPosition, &[Provision::DeadPosition]);
        }
    }

    fn has(&self, provision: Provision) -> bool {
        self.regulations.book.has(provision)
    }

    fn competition(&mut self) {
        let regulations = self.regulations;
        self.time();
        if regulations.mode == Mode::Otb {
            self.illegal_moves();
            self.recording();
        }
        if let Some(after) = regulations.book.edition().start_stays_after {
            self.add(Rule::StartStays { after }, &[Provision::SetupFixed]);
        }
        self.draws();
        if regulations.book.regime() == Regime::OnDemand {
            self.add(Rule::OnlyOnDemand, &[Provision::OnlyOnDemand, Provision::NothingMentioned]);
            self.add(Rule::SecondBreachLoses, &[Provision::Warning, Provision::PenaltyLoss]);
        }
        if regulations.has_quickplay_finish() {
            self.add(
                Rule::QuickplayFinish,
                &[Provision::QuickplayFinish, Provision::FinnishQuickplay],
            );
        }
        let ladder = regulations.phone_ladder().to_vec();
        let finnish = regulations.federation == Federation::Finland;
        let phones: &[Provision] = match (finnish, &regulations.phone_ladder) {
            (true, None) => &[Provision::PhoneLadder, Provision::DeviceFound],
            _ => &[Provision::DeviceFound],
        };
        self.add(Rule::Phones { ladder }, phones);
        self.add(Rule::Scoring { scoring: regulations.scoring }, &[Provision::Points]);
        if regulations.appeals && regulations.book.edition().appeals {
            self.add(Rule::Appeals, &[Provision::Appeal]);
        }
        self.deviations();
    }

    /// Where the game departs from the letter of the book, and what is not known of it.
    fn deviations(&mut self) {
        let (regulations, edition) = (self.regulations, self.regulations.book.edition());
        if regulations.federation == Federation::Finland && edition.unknown_in_finland {
            self.add(Rule::NoFinnishEdition, &[Provision::InForce]);
        }
        let by_hand = regulations.mode == Mode::Otb;
        let electronic = by_hand
            && regulations.sheets == Sheets::Digital
            && regulations.category() == Category::Standard;
        if electronic && edition.sheets_certified && regulations.certificate.is_none() {
            let provisions = [Provision::ElectronicSheet, Provision::UnratedPlay];
            self.add(Rule::SheetsNotCertified, &provisions);
        }
        let adjourned = regulations.session_ends.is_some();
        if adjourned && edition.sealed_on_paper && !regulations.rated {
            let provisions = [Provision::Sealing, Provision::UnratedPlay];
            self.add(Rule::SealedDigitally, &provisions);
        }
    }

    fn time(&mut self) {
        let regulations = self.regulations;
        let category = regulations.category();
        let defined = match category {
            Category::Blitz => Provision::BlitzTime,
            Category::Rapid | Category::Standard => Provision::RapidTime,
        };
        self.add(Rule::Category { category }, &[defined]);
        if let Some(book) = regulations.proposed_book() {
            self.add(Rule::BookProposed { book }, &[Provision::NationalBlitzUnrated]);
        }
        let supervision = regulations.supervision();
        let supervised = match (category, supervision) {
            (Category::Standard, _) => None,
            (Category::Rapid, Supervision::Full) => Some(Provision::RapidFull),
            (Category::Rapid, Supervision::Limited) => Some(Provision::RapidLimited),
            (Category::Blitz, Supervision::Full) => Some(Provision::BlitzFull),
            (Category::Blitz, Supervision::Limited) => Some(Provision::BlitzLimited),
        };
        let chosen = regulations.book.edition().chooses_supervision;
        if let Some(provision) = supervised.filter(|_| chosen) {
            self.add(Rule::Supervision { supervision }, &[provision]);
        }
        if !regulations.control.is_timed() {
            return;
        }
        let default_time: &[Provision] = match (regulations.federation, regulations.default_time) {
            (Federation::Finland, None) => &[Provision::DefaultTime, Provision::FinnishDefaultTime],
            _ => &[Provision::DefaultTime],
        };
        if let Some(time) = regulations.default_time() {
            self.add(Rule::DefaultTime { time }, default_time);
        }
        if self.has(Provision::SufficientMaterial) {
            let seen_by = Observer::Human;
            self.add(Rule::Flags { seen_by }, &[Provision::FlagNoticed]);
            let enough = [
                Provision::TimeOverstepped,
                Provision::SufficientMaterial,
                Provision::ForcedMateShown,
            ];
            return self.add(Rule::TimeLosesAgainstEnough, &enough);
        }
        if regulations.is_silent_about_flags() {
            let seen_by = Observer::Human;
            self.add(Rule::Flags { seen_by }, &[Provision::TimeClaim, Provision::FlagNoticed]);
        } else {
            self.add(Rule::Flags { seen_by: regulations.observer }, &[Provision::FlagNoticed]);
        }
        self.add(Rule::TimeLoses, &[Provision::TimeOverstepped]);
    }

    fn illegal_moves(&mut self) {
        let time = self.regulations.penalty();
        if self.regulations.losing_illegal_act() == Some(1) {
            let provisions: &[Provision] = if self.regulations.is_limited() {
                &[Provision::IllegalWindow]
            } else {
                &[Provision::IllegalMovePenalty, Provision::IllegalMoveCompleted]
            };
            self.add(Rule::IllegalMoveLoses, provisions);
        } else {
            let price: Vec<_> = self.regulations.price(Provision::IllegalMovePenalty).collect();
            self.add(Rule::FirstIllegalMove { time }, &price);
            self.add(Rule::SecondIllegalMoveLoses, &[Provision::IllegalMovePenalty]);
        }
        if self.regulations.is_limited() || self.has(Provision::IllegalMoveLoses) {
            self.add(Rule::IllegalMoveStands, &[Provision::IllegalWindow]);
        }
    }

    fn recording(&mut self) {
        match self.regulations.category() {
            Category::Standard => {
                self.add(Rule::Recording, &[Provision::Recording, Provision::RecordingLapses]);
            }
            category => {
                self.add(Rule::NoRecording, &[Provision::NoDutyToRecord]);
                let looks = match category {
                    Category::Blitz => Provision::BlitzRecordLooks,
                    Category::Rapid | Category::Standard => Provision::RecordLooks,
                };
                let chosen = self.regulations.book.edition().chooses_supervision;
                let shown = chosen && self.regulations.book.has(looks);
                if shown && self.regulations.supervision() == Supervision::Full {
                    self.add(Rule::RecordLooks { looks: 5 }, &[looks]);
                }
            }
        }
    }

    fn draws(&mut self) {
        self.claims();
        let time = self.regulations.penalty();
        let price: Vec<_> = self.regulations.price(Provision::ClaimWrong).collect();
        self.add(Rule::WrongClaim { time }, &price);
        self.add(Rule::Fivefold, &[Provision::Fivefold]);
        self.add(Rule::SeventyFiveMoves, &[Provision::SeventyFiveMoves]);
    }

    /// The draws that players bring about.
    fn claims(&mut self) {
        let allowed = self.regulations.agreements;
        self.add(Rule::Agreements { allowed }, &[Provision::AgreementLimit, Provision::Agreement]);
        if self.has(Provision::NoProgress) {
            self.add(Rule::NoProgress, &[Provision::NoProgress, Provision::NoProgressTrial]);
        } else {
            self.add(Rule::Threefold, &[Provision::Threefold]);
        }
        self.add(Rule::FiftyMoves, &[Provision::FiftyMoves]);
    }
}

#[cfg(test)]
mod tests;
