//! What waits for the arbiter.

use chess::Color;
use serde::{Deserialize, Serialize};

use crate::Score;
use crate::act::{Irregularity, Permission, Sign, StopReason};

/// Something that waits for the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Question {
    /// A player stopped the clock: was the reason good? (6.11.4)
    Stop {
        /// Who.
        by: Color,
        /// Why.
        reason: StopReason,
    },
    /// A draw was agreed that needs consent (9.1.1).
    Consent,
    /// A draw was offered on a condition: does the offer stand without it? (9.1.2.1)
    ConditionalOffer {
        /// By whom.
        by: Color,
        /// On which condition.
        condition: String,
    },
    /// A player has done something that may mean a resignation: did it? (5.1.2)
    Resignation {
        /// Who.
        of: Color,
        /// What was done.
        sign: Sign,
    },
    /// A player is late: has that player lost? (6.7.1)
    Absence {
        /// Who.
        of: Color,
    },
    /// A move that would end the game broke a touched-piece duty (5.1.1, 5.2.1).
    TouchBreach {
        /// Whose.
        by: Color,
    },
    /// Something was reported.
    Report {
        /// What.
        what: Irregularity,
        /// The player who is said to have done it, if it is something that a player does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Color>,
    },
    /// An appeal.
    Appeal {
        /// By whom.
        by: Color,
    },
    /// The signed result differs from the one ruled (8.7).
    Result {
        /// What was signed.
        signed: Score,
    },
    /// The position went back: are the times right? (7.1)
    Times,
    /// The game ended by time, and an earlier illegal act of the winner came up (6.8, 7.5.1).
    EarlierIllegal {
        /// Whose act.
        by: Color,
    },
    /// A player says that an own move was illegal, which nobody has claimed: is it acted on? (A.4.2)
    OwnIllegal {
        /// Who.
        by: Color,
    },
    /// Both flags are down, nobody knows which fell first, and no article says what follows
    /// (III.3.1 is for a quickplay finish).
    BothFlags,
    /// A player says that nobody can tell which of two events came first: can you? (III.3.1, rule 15
    /// of the Finnish blitz rules)
    Order {
        /// Who.
        by: Color,
    },
    /// A player was warned in several games of the event: what follows? (rule 17 c)
    SeveralGames {
        /// Who.
        of: Color,
    },
    /// A claim under Guideline III.
    NoNormalWin {
        /// By whom.
        by: Color,
    },
    /// A request for an increment under III.4.
    Increment {
        /// By whom.
        by: Color,
    },
    /// A flag is down after a claim that the game does not progress: has it? (rule 14 e)
    NoProgress {
        /// Who claimed.
        by: Color,
    },
    /// A claim rests on what somebody said who does not play: is the game played anew? (rule 20)
    Interference {
        /// Who claims.
        by: Color,
    },
    /// Boards or announcements differ: what was played? (D.2.9)
    BoardsDiffer,
    /// A player who cannot see pressed too early: what follows? (D.2.4)
    EarlyPress {
        /// Who.
        by: Color,
    },
    /// A move was sealed: what must the envelope show? (I.2, I.3)
    Envelope,
    /// A sealed text could not be read: which move does it mean? (I.8.2)
    SealedMove {
        /// Whose.
        by: Color,
    },
    /// A flag is down and neither records: the sheets must be completed first (8.5.1).
    Sheets,
    /// Neither player records any longer: somebody else should (8.5.1).
    Recorder,
    /// The event begins before this edition is in force: is it the right one? (FI.1)
    Edition,
    /// A device sounded or was found: has that player lost? (11.3.2.2)
    Device {
        /// On whom.
        of: Color,
    },
    /// A player asks for a permission (11.2.3, 11.3.2.1).
    Permission {
        /// Who.
        of: Color,
        /// To do what.
        to: Permission,
    },
}
