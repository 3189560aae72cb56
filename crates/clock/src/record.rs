//! The JSON forms that differ from the types themselves.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::dial::Dial;
use crate::{BySide, ChessClock, Mechanism, Moment, Motion, Side, Span, TimeControl};

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        struct Text;

        impl de::Visitor<'_> for Text {
            type Value = TimeControl;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a time control as in the PGN tag")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<TimeControl, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Text)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for TimeControl {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TimeControl".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A time control as in the PGN tag; `-` is none.",
        })
    }
}

/// The version of the stored form. A later form gets the next number and its own reader.
const VERSION: u32 = 1;

/// A clock as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClockRecord {
    version: u32,
    control: TimeControl,
    mechanism: Mechanism,
    seen: Moment,
    motion: Motion,
    white: DialRecord,
    black: DialRecord,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DialRecord {
    main: Span,
    delay: Span,
    used: Span,
    flag: Option<Moment>,
    moves: u16,
    period: u16,
}

impl From<ChessClock> for ClockRecord {
    fn from(clock: ChessClock) -> ClockRecord {
        let dial = |side| {
            let Dial { main, delay, used, flag, moves, period } = clock.dials[side];
            DialRecord { main, delay, used, flag, moves, period }
        };
        ClockRecord {
            version: VERSION,
            white: dial(Side::White),
            black: dial(Side::Black),
            mechanism: clock.mechanism,
            seen: clock.seen,
            motion: clock.motion,
            control: clock.control,
        }
    }
}

impl TryFrom<ClockRecord> for ChessClock {
    type Error = ImpossibleClock;

    fn try_from(record: ClockRecord) -> Result<ChessClock, ImpossibleClock> {
        if record.version != VERSION {
            return Err(ImpossibleClock::Version(record.version));
        }
        let dial = |DialRecord { main, delay, used, flag, moves, period }| Dial {
            main,
            delay,
            used,
            flag,
            moves,
            period,
        };
        let clock = ChessClock {
            control: record.control,
            mechanism: record.mechanism,
            seen: record.seen,
            motion: record.motion,
            dials: BySide { white: dial(record.white), black: dial(record.black) },
        };
        for side in Side::ALL {
            let dial = &clock.dials[side];
            if dial.flag.is_some_and(|fell| fell > clock.seen) {
                return Err(ImpossibleClock::FlagInTheFuture(side));
            }
            if dial.delay > clock.bonus(side).delay() {
                return Err(ImpossibleClock::DelayTooLong(side));
            }
        }
        Ok(clock)
    }
}

/// Why a record does not describe a possible clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ImpossibleClock {
    Version(u32),
    FlagInTheFuture(Side),
    DelayTooLong(Side),
}

impl fmt::Display for ImpossibleClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpossibleClock::Version(version) => {
                write!(f, "unsupported clock version {version}, expected {VERSION}")
            }
            ImpossibleClock::FlagInTheFuture(side) => {
                write!(f, "{side}'s flag fell after the last moment the clock has seen")
            }
            ImpossibleClock::DelayTooLong(side) => {
                write!(f, "{side} has more delay left than the period allows")
            }
        }
    }
}

impl Error for ImpossibleClock {}
