//! How an event is played: the file `event.toml`.

mod board;
mod file;
mod room;
mod text;
mod tie_break;

use clock::{Span, TimeControl};
use laws::{
    Agreements, Book, Date, Federation, Regulations, Sanction, Scoring, Supervision, text::Lang,
};
use serde::{Deserialize, Serialize};

pub use file::{Fault, FileError};
pub use room::{Boards, Equipment, Equipped, NoBoards, Room, Seat};
pub use text::Sentence;
pub use tie_break::{Cut, Method, TieBreak, UnknownTieBreak};

use crate::Number;

/// All that is settled before the first round: what the event is called, by which laws it is
/// played, how it is paired and scored, where its boards stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EventRegulations {
    /// What it is called.
    pub name: String,
    /// Where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The federation that holds it, three letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The first day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<Date>,
    /// The last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Date>,
    /// How far the clocks of the place are ahead of UTC, in minutes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub utc_offset: i16,
    /// The languages in which players are told things, the first one first.
    #[serde(default = "all_languages")]
    pub languages: Vec<Lang>,
    /// The laws, and what they leave to choose.
    #[serde(default)]
    pub laws: LawsChosen,
    /// The rounds.
    #[serde(default)]
    pub rounds: Rounds,
    /// What the public sees.
    #[serde(default)]
    pub public: Public,
    /// What is kept after the event.
    #[serde(default)]
    pub retention: Retention,
    /// Where the boards stand.
    #[serde(default, rename = "room", skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<Room>,
    /// What stands at the boards; wood where nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equipment: Vec<Equipment>,
}

/// The laws of the event, and what they leave to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct LawsChosen {
    /// The rule book.
    pub book: Book,
    /// Whose domestic decisions apply.
    pub domestic: Federation,
    /// The time control as PGN writes it.
    pub time_control: TimeControl,
    /// Whether the competition rules apply in full to rapid and blitz (A.5, B.5; A.6 of 2023).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// How many games one arbiter watches.
    pub boards_per_arbiter: u8,
    /// Whether the games are sent for rating.
    pub rated: bool,
    /// Whether Guideline II was adopted.
    pub chess960: bool,
    /// How late a player may arrive (6.7.1), as `"10:00"`.
    #[serde(with = "time_text", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub default_time: Option<Span>,
    /// When players may agree on a draw (9.1.1): `"free"`, `"with_consent"`, `{ not_before = 20 }`.
    pub agreements: Agreements,
    /// Whether Guideline III is in force, if it was announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<bool>,
    /// What follows the first, second… sound of a phone, if the event has its own ladder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone_ladder: Option<Vec<Sanction>>,
    /// What follows when a device is found on a player.
    pub device_found: Sanction,
    /// Whether a device that is switched off may lie in a bag at the place agreed.
    pub devices_in_bags: bool,
    /// Whether the opponent of the player on move must report before leaving.
    pub report_absence: bool,
    /// In how many games a player must have been warned for more to follow (rule 17 c).
    pub several_games: u8,
    /// Fines that were announced, in cents.
    pub fines: Vec<u32>,
    /// Whether decisions can be appealed (11.10).
    pub appeals: bool,
    /// How long after a ruling.
    #[serde(with = "time_text", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub appeal_within: Option<Span>,
}

impl Default for LawsChosen {
    fn default() -> Self {
        let usual = Regulations::of(Book::default());
        Self {
            book: usual.book,
            domestic: usual.federation,
            time_control: TimeControl::Untimed,
            supervision: None,
            boards_per_arbiter: usual.boards_per_arbiter,
            rated: usual.rated,
            chess960: usual.chess960,
            default_time: None,
            agreements: usual.agreements,
            quickplay: None,
            phone_ladder: None,
            device_found: usual.device_found,
            devices_in_bags: usual.devices_in_bags,
            report_absence: usual.report_absence,
            several_games: usual.several_games,
            fines: Vec::new(),
            appeals: usual.appeals,
            appeal_within: None,
        }
    }
}

/// How many rounds there are, and how they are paired and scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Rounds {
    /// How many; as many as it takes if not said, for a round robin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    /// How they are paired.
    pub pairing: System,
    /// What separates equal points, the first one first.
    pub tie_breaks: Vec<TieBreak>,
    /// What results are worth, in tenths.
    pub scoring: Scoring,
    /// What the bye of the player left over is worth, in tenths; a win if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairing_bye: Option<u16>,
    /// Players who must not be paired with each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<Vec<Number>>,
}

impl Default for Rounds {
    fn default() -> Self {
        Self {
            count: None,
            pairing: System::Manual,
            tie_breaks: Vec::new(),
            scoring: Regulations::of(Book::default()).scoring,
            pairing_bye: None,
            forbidden: Vec::new(),
        }
    }
}

/// How rounds are paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PairingSystem"))]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Each against each, by Berger's tables.
    Berger,
    /// The same twice, with colours reversed.
    DoubleBerger,
    /// A Swiss system, paired by another program over TRF.
    Swiss,
    /// By people, or from a file.
    Manual,
}

impl System {
    /// Whether everyone meets everyone, by tables.
    #[must_use]
    pub const fn is_round_robin(self) -> bool {
        matches!(self, Self::Berger | Self::DoubleBerger)
    }
}

/// What the public sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Public {
    /// How long moves and clocks are held back, as `"15:00"`.
    #[serde(with = "time_text", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub delay: Option<Span>,
}

/// What is kept after the event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Retention {
    /// After how many days the event is deleted whole; never by itself if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u16>,
}

fn all_languages() -> Vec<Lang> {
    Lang::ALL.to_vec()
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(minutes: &i16) -> bool {
    *minutes == 0
}

/// Times as people write them: `10:00` is ten minutes, `1:30:00` an hour and a half.
mod time_text {
    use clock::Span;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(
        span: &Option<Span>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match span {
            Some(span) => serializer.collect_str(span),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Span>, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        let read = read(&text);
        read.map(Some).ok_or_else(|| {
            D::Error::custom(format_args!(
                "{text:?} is not a time; minutes and seconds are written \"10:00\", with hours \"1:30:00\""
            ))
        })
    }

    fn read(text: &str) -> Option<Span> {
        let (text, millis) = match text.split_once('.') {
            Some((text, part)) if part.len() <= 3 && !part.is_empty() => {
                (text, format!("{part:0<3}").parse::<u64>().ok()?)
            }
            Some(_) => return None,
            None => (text, 0),
        };
        let mut parts = text.split(':').collect::<Vec<_>>();
        let is_number = |part: &&str| {
            !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_right = (2..=3).contains(&parts.len()) && parts.iter().all(is_number);
        is_right.then_some(())?;
        let seconds: u64 = parts.pop()?.parse().ok()?;
        let minutes: u64 = parts.pop()?.parse().ok()?;
        let hours: u64 = parts.pop().map_or(Some(0), |part| part.parse().ok())?;
        (seconds < 60 && (hours == 0 || minutes < 60)).then_some(())?;
        Some(Span::millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + millis))
    }
}
