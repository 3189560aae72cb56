//! What breaches cost under some regulations, whatever the position is: for the judge at a table, and
//! for an arbiter at a board whose moves nobody records for the program.

use clock::Span;

use crate::act::{Device, Irregularity, Penalty};
use crate::fact::{IllegalAct, Refusal};
use crate::{Book, Category, Federation, Provision, Regime, Regulations, Sanction};

/// A price, and the provisions that set it, the deciding one first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Priced<C> {
    /// The price.
    pub cost: C,
    /// The provisions.
    pub provisions: Vec<Provision>,
}

/// What a completed illegal act costs (7.5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalCost {
    /// Nothing: the book leaves it at putting it right.
    Nothing,
    /// By the book it is not an illegal act; the arbiter may penalise it otherwise.
    Noted,
    /// Time for the opponent.
    Time(Span),
    /// The game, but for an opponent who cannot mate.
    Game,
    /// The game, once the opponent claims it (rule 12 c of the Finnish blitz rules).
    GameIfClaimed,
}

impl IllegalAct {
    /// Whether a book counts it as an illegal move.
    #[must_use]
    pub fn counts_in(self, book: Book) -> bool {
        match self {
            Self::Move | Self::PawnLeft => true,
            Self::NoMove => book.has(Provision::PressWithoutMove),
            Self::TwoHands => book.has(Provision::TwoHands),
        }
    }

    /// The provision that makes it illegal, or else the one that it goes against.
    #[must_use]
    pub fn stated_in(self, book: Book) -> Provision {
        match self {
            Self::Move => Provision::IllegalMoveCompleted,
            Self::PawnLeft => Provision::PawnLeft,
            Self::NoMove if self.counts_in(book) => Provision::PressWithoutMove,
            Self::NoMove => Provision::ClockHandling,
            Self::TwoHands if self.counts_in(book) => Provision::TwoHands,
            Self::TwoHands => Provision::OneHand,
        }
    }
}

impl Regulations {
    /// What the next illegal act of a player costs who has completed so many before.
    ///
    /// ```
    /// use clock::Span;
    /// use tuomari_laws::{Book, IllegalAct, IllegalCost, Regulations};
    /// let mut rapid = Regulations::of(Book::Fide2018);
    /// rapid.control = "900+10".parse()?;
    /// let first = rapid.illegal_act(IllegalAct::Move, 0);
    /// assert_eq!(first.cost, IllegalCost::Time(Span::minutes(2)));
    /// assert_eq!(rapid.illegal_act(IllegalAct::Move, 1).cost, IllegalCost::Game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn illegal_act(&self, kind: IllegalAct, before: u8) -> Priced<IllegalCost> {
        let own = kind.stated_in(self.book);
        if self.book.has(Provision::IllegalMoveLoses) {
            return match kind {
                IllegalAct::Move | IllegalAct::PawnLeft => {
                    let pawn = (kind == IllegalAct::PawnLeft).then_some(Provision::PawnLeft);
                    let provisions = [Provision::IllegalMoveLoses, Provision::IllegalClaimInTime];
                    let provisions = pawn.into_iter().chain(provisions).collect();
                    Priced { cost: IllegalCost::GameIfClaimed, provisions }
                }
                IllegalAct::NoMove | IllegalAct::TwoHands => {
                    Priced { cost: IllegalCost::Noted, provisions: vec![own] }
                }
            };
        }
        if !self.book.has(Provision::IllegalMovePenalty) {
            return Priced { cost: IllegalCost::Nothing, provisions: vec![own] };
        }
        if !kind.counts_in(self.book) {
            return Priced {
                cost: IllegalCost::Noted,
                provisions: vec![own, Provision::Penalties],
            };
        }
        let losing = self.losing_illegal_act();
        if losing.is_some_and(|losing| before.saturating_add(1) >= losing) {
            return Priced { cost: IllegalCost::Game, provisions: self.loses_by(own) };
        }
        let mercy =
            self.is_limited() && losing != Some(1) && self.federation == Federation::Finland;
        let price = self.price(Provision::IllegalMovePenalty);
        let provisions = price.chain(mercy.then_some(Provision::SecondLosesInRapid)).collect();
        Priced { cost: IllegalCost::Time(self.penalty()), provisions }
    }

    /// The provisions by which a losing illegal act loses.
    fn loses_by(&self, own: Provision) -> Vec<Provision> {
        let finnish = self.federation == Federation::Finland;
        if self.losing_illegal_act() == Some(1) {
            let rated = (self.rated && finnish).then_some(Provision::RatedRapid);
            return [Provision::IllegalWindow, own].into_iter().chain(rated).collect();
        }
        let domestic = finnish && self.book.has(Provision::SecondLosesInFinland);
        let domestic = domestic.then_some(Provision::SecondLosesInFinland);
        [Provision::IllegalMovePenalty, own].into_iter().chain(domestic).collect()
    }

    /// What a wrong claim of a draw gives the opponent (9.5.3).
    #[must_use]
    pub fn wrong_claim(&self) -> Priced<Span> {
        let finnish = self.federation == Federation::Finland;
        let domestic = finnish && self.book.has(Provision::ClaimPriceInFinland);
        let domestic = domestic.then_some(Provision::ClaimPriceInFinland);
        let provisions = self.price(Provision::ClaimWrong).chain(domestic).collect();
        Priced { cost: self.penalty(), provisions }
    }

    /// What follows the next sound of a player's phone, after so many sounds and warnings in the
    /// game (FI.2, 11.3.2.2, rule 17 of the Finnish blitz rules); nothing where a ladder is empty.
    #[must_use]
    pub fn device_sound(&self, sounds: u8, warnings: u8) -> Option<Priced<Sanction>> {
        let provisions = self.phone_provisions();
        if self.phone_ladder.is_none() && self.book.regime() == Regime::OnDemand {
            return Some(self.breach(warnings, provisions));
        }
        let ladder = self.phone_ladder();
        let sanction = ladder.get(usize::from(sounds)).or(ladder.last())?;
        Some(sanctioned(*sanction, provisions))
    }

    /// The provisions for the sound of a phone: an event's own ladder goes before the domestic one.
    pub(crate) fn phone_provisions(&self) -> &'static [Provision] {
        if self.phone_ladder.is_none() && self.federation == Federation::Finland {
            &[Provision::PhoneLadder, Provision::DeviceFound]
        } else {
            &[Provision::DeviceFound]
        }
    }

    /// What follows when a device is found on a player (11.3.2.2). Whether it was forbidden depends
    /// on what it is, and on what the organiser allowed in bags: by the Laws of 2018 that is allowed
    /// then, by those of 2014 it costs less.
    ///
    /// # Errors
    /// If it is allowed, with the provision that allows it.
    pub fn device_found_on(
        &self,
        device: Device,
        warnings: u8,
    ) -> Result<Priced<Sanction>, Provision> {
        let edition = self.book.edition();
        let in_bag = device == Device::SwitchedOff && self.devices_in_bags;
        let allowed = match device {
            Device::Phone => false,
            Device::Other => edition.only_communication,
            Device::SwitchedOff => in_bag && edition.bags_can_be_allowed,
        };
        if allowed {
            return Err(if in_bag { Provision::DevicesInBags } else { Provision::Devices });
        }
        if self.book.regime() == Regime::OnDemand {
            return Ok(self.breach(warnings, &[Provision::DeviceFound]));
        }
        let sanction = if in_bag { Sanction::Warning } else { self.device_found };
        Ok(sanctioned(sanction, &[Provision::DeviceFound, Provision::Devices]))
    }

    /// Where the arbiter acts only on demand a breach brings a warning the first time (17.a) and the
    /// loss of the game the second (17.b), whatever the breaches were.
    #[must_use]
    pub fn breach(&self, warnings: u8, provisions: &[Provision]) -> Priced<Sanction> {
        let (cost, first) = match warnings {
            0 => (Sanction::Warning, Provision::Warning),
            _ => (Sanction::Loss, Provision::PenaltyLoss),
        };
        Priced { cost, provisions: [first].into_iter().chain(provisions.iter().copied()).collect() }
    }

    /// The provisions that something reported goes against.
    #[must_use]
    pub fn against(&self, what: Irregularity) -> &'static [Provision] {
        match what {
            Irregularity::HandOnClock => &[Provision::HandOffClock, Provision::Penalties],
            Irregularity::WrongSetup => &[Provision::WrongSetup],
            Irregularity::TurnedBoard => &[Provision::TurnedBoard],
            Irregularity::ReversedColors => &[Provision::ReversedColors],
            Irregularity::WrongSetting => &[Provision::WrongSetting],
            Irregularity::PressingHand => &[Provision::SameHandPresses, Provision::Penalties],
            Irregularity::ClockHandling => &[Provision::ClockHandling, Provision::Penalties],
            Irregularity::Sheet => &[Provision::NoWritingAhead, Provision::SheetContent],
            Irregularity::BrokenSheet => &[Provision::SheetReplaced],
            Irregularity::Disrepute => &[Provision::Disrepute, Provision::ConductPenalty],
            Irregularity::Assistance => &[Provision::NoAssistance, Provision::ConductPenalty],
            Irregularity::Device if self.devices_in_bags => {
                &[Provision::Devices, Provision::DevicesInBags, Provision::Phones]
            }
            Irregularity::Device => &[Provision::Devices, Provision::Phones],
            Irregularity::Vaping if !self.book.edition().vaping_is_smoking => {
                &[Provision::Distraction, Provision::ConductPenalty]
            }
            Irregularity::PhoneInVenue => &[Provision::Phones],
            Irregularity::Smoking | Irregularity::Vaping => {
                &[Provision::Smoking, Provision::ConductPenalty]
            }
            Irregularity::Distraction => &[Provision::Distraction, Provision::ConductPenalty],
            Irregularity::Refusal => &[Provision::HelpReconstruct, Provision::PersistentRefusal],
            Irregularity::Disobedience => &[Provision::PersistentRefusal, Provision::Penalties],
            Irregularity::Displacement => &[Provision::DisplacedPenalty, Provision::Penalties],
            Irregularity::Visitor => &[Provision::Visitors],
            Irregularity::WrongTimes => &[Provision::ResumedTimes],
            Irregularity::BoardsDiffer => &[Provision::BoardsDiffer],
            Irregularity::Silence => &[Provision::Announcing, Provision::Penalties],
        }
    }

    /// The time that the opponent of a player who disturbed pieces usually gets, where a book says
    /// how much (rule 9 of the Finnish blitz rules).
    #[must_use]
    pub fn for_displacement(&self) -> Option<Span> {
        (self.book.regime() == Regime::OnDemand).then_some(Span::seconds(30))
    }

    /// The provisions by which a player whose flag is down loses, the arbiter or the opponent having
    /// noticed it.
    #[must_use]
    pub fn flag_provisions(&self) -> Vec<Provision> {
        let noticed = match self.category() {
            _ if self.is_silent_about_flags() => Some(Provision::TimeClaim),
            Category::Standard => None,
            Category::Rapid | Category::Blitz => {
                self.book.has(Provision::ArbiterCallsFlag).then_some(Provision::ArbiterCallsFlag)
            }
        };
        [Provision::TimeOverstepped, Provision::FlagNoticed].into_iter().chain(noticed).collect()
    }
}

impl Regulations {
    /// The articles that set how late one may come (6.7.1, FI.3).
    #[must_use]
    pub fn default_time_provisions(&self) -> &'static [Provision] {
        let finnish = self.federation == Federation::Finland;
        if finnish && self.default_time.is_none() {
            &[Provision::DefaultTime, Provision::FinnishDefaultTime]
        } else {
            &[Provision::DefaultTime]
        }
    }

    /// Why a penalty is none of this book, for a player who was warned in the game or not. By rule 17
    /// of the Finnish blitz rules the only ones within one game are a warning the first time and the
    /// loss the second.
    #[must_use]
    pub fn forbids(&self, penalty: Penalty, warned: bool) -> Option<Refusal> {
        let on_demand = self.book.regime() == Regime::OnDemand;
        match penalty {
            Penalty::Warning if on_demand => warned.then_some(Refusal::TooOften),
            Penalty::Loss(_) if on_demand => (!warned).then_some(Refusal::TooEarly),
            Penalty::MoreTime(_) | Penalty::LessTime(_) | Penalty::AllTime | Penalty::Points(_)
                if on_demand =>
            {
                Some(Refusal::NotInForce)
            }
            Penalty::Rounds(_) if !self.book.has(Provision::RoundsExcluded) => {
                Some(Refusal::NotInForce)
            }
            _ => None,
        }
    }
}

impl Penalty {
    /// The provision that names it among the penalties (12.9).
    #[must_use]
    pub const fn provision(self) -> Provision {
        match self {
            Self::Warning => Provision::Warning,
            Self::MoreTime(_) => Provision::MoreTime,
            Self::LessTime(_) | Self::AllTime => Provision::LessTime,
            Self::Points(_) => Provision::FewerPoints,
            Self::Loss(_) => Provision::PenaltyLoss,
            Self::Fine(_) => Provision::Fine,
            Self::Rounds(_) => Provision::RoundsExcluded,
            Self::Expulsion => Provision::Expulsion,
        }
    }
}

/// A sanction with the provision of its kind.
fn sanctioned(sanction: Sanction, provisions: &[Provision]) -> Priced<Sanction> {
    let kind = match sanction {
        Sanction::Warning => Provision::Warning,
        Sanction::Loss => Provision::PenaltyLoss,
    };
    Priced { cost: sanction, provisions: provisions.iter().copied().chain([kind]).collect() }
}
