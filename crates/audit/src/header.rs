//! What the tags of a game say that matters to the Laws.

use clock::TimeControl;
use laws::{Book, Category, Date, Regulations};
use notation::pgn::{Outcome, Place, Tag};

use crate::What;
use crate::tags;

/// How the game came to its end, as far as the tag `Termination` says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Termination {
    #[default]
    Unsaid,
    Time,
    Infraction,
    /// In an ordinary way, which leaves resigning where there is no mate.
    Ordinary,
    /// In some other way: broken off, adjudicated, somebody died.
    Other,
}

impl Termination {
    /// Reads the words of the standard and those of the large servers.
    fn read(value: &[u8]) -> Self {
        let text = String::from_utf8_lossy(value).to_lowercase();
        // Some sites begin with the winner's name, which may be anything.
        let text = text.rsplit_once(" won ").map_or(&*text, |(_, how)| how);
        let has = |word: &str| text.contains(word);
        if has("time forfeit") || has("on time") || has("timeout") {
            Self::Time
        } else if has("infraction") {
            Self::Infraction
        } else if ["normal", "resign", "checkmate", "agreement", "repetition", "stalemate"]
            .into_iter()
            .any(has)
        {
            Self::Ordinary
        } else if has("?") || text.is_empty() {
            Self::Unsaid
        } else {
            Self::Other
        }
    }
}

/// The tags that are looked at, each of which may be there once.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Known {
    Result,
    Termination,
    TimeControl,
    Fen,
    SetUp,
    Variant,
    Date,
    UtcDate,
    EventDate,
}

/// What the tags of the present game say.
#[derive(Debug, Default)]
pub(crate) struct Header {
    pub(crate) result: Option<Outcome>,
    pub(crate) termination: Termination,
    /// Where the position stands that the game begins from.
    pub(crate) start: Option<Place>,
    pub(crate) is_chess960: bool,
    /// The date of the game, its date in Greenwich, and that of the event.
    dates: [Option<Date>; 3],
    seen: u16,
    has_control: bool,
    latest: LastControl,
}

/// The time control that was read last. Of many games in a file most have the same.
#[derive(Debug, Default)]
struct LastControl {
    text: Vec<u8>,
    read: Option<(TimeControl, Category)>,
    fault: Option<String>,
}

impl Header {
    pub(crate) fn clear(&mut self) {
        self.result = None;
        self.termination = Termination::Unsaid;
        self.start = None;
        self.is_chess960 = false;
        self.dates = [None; 3];
        self.seen = 0;
        self.has_control = false;
    }

    /// Takes in a tag; what is wrong with it.
    pub(crate) fn tag(&mut self, tag: &Tag<'_>) -> Option<What> {
        let known = match tag.name() {
            b"Result" => Known::Result,
            b"Termination" => Known::Termination,
            b"TimeControl" => Known::TimeControl,
            b"FEN" => Known::Fen,
            b"SetUp" => Known::SetUp,
            b"Variant" => Known::Variant,
            b"Date" => Known::Date,
            b"UTCDate" => Known::UtcDate,
            b"EventDate" => Known::EventDate,
            _ => return None,
        };
        let bit = 1 << known as u8;
        if self.seen & bit != 0 {
            return Some(What::DoubledTag { tag: name(tag) });
        }
        self.seen |= bit;
        let value = tag.raw_value();
        match known {
            Known::Result => self.result = Outcome::read(value),
            Known::Termination => {
                self.termination = match value {
                    b"Normal" | b"normal" => Termination::Ordinary,
                    b"Time forfeit" | b"time forfeit" => Termination::Time,
                    _ => Termination::read(value),
                }
            }
            Known::TimeControl => return self.control_tag(value),
            Known::Fen => self.start = Some(tag.at().place()),
            Known::SetUp => {}
            Known::Variant => self.is_chess960 = value.windows(3).any(|part| part == b"960"),
            Known::Date => return self.date_tag(0, tag),
            Known::UtcDate => return self.date_tag(1, tag),
            Known::EventDate => return self.date_tag(2, tag),
        }
        None
    }

    fn date_tag(&mut self, which: usize, tag: &Tag<'_>) -> Option<What> {
        match tags::date(tag.raw_value()) {
            Ok(date) => {
                self.dates[which] = date;
                None
            }
            Err(tags::NoDay) => {
                let value = tag.value().into_owned();
                Some(What::ImpossibleDate { tag: name(tag), value })
            }
        }
    }

    /// When the game was played, as far as that is known: not before this day.
    pub(crate) fn date(&self) -> Option<Date> {
        self.dates.into_iter().flatten().next()
    }

    fn control_tag(&mut self, value: &[u8]) -> Option<What> {
        if matches!(value, b"" | b"?" | b"-") {
            return None;
        }
        if self.latest.text != value {
            self.latest = LastControl::read(value);
        }
        self.has_control = self.latest.read.is_some();
        let why = self.latest.fault.clone()?;
        Some(What::UnreadableTimeControl { text: String::from_utf8_lossy(value).into_owned(), why })
    }

    /// The time control, if it is known.
    pub(crate) fn control(&self) -> Option<&TimeControl> {
        self.latest.read.as_ref().filter(|_| self.has_control).map(|(control, _)| control)
    }

    /// Standard, rapid or blitz, if the time control is known.
    pub(crate) fn class(&self) -> Option<Category> {
        self.latest.read.as_ref().filter(|_| self.has_control).map(|(_, class)| *class)
    }
}

impl LastControl {
    fn read(value: &[u8]) -> Self {
        let text = value.to_vec();
        let said = String::from_utf8_lossy(value);
        let read = said.parse::<TimeControl>().or_else(|error| {
            // Broadcasts say it in words, perhaps after what kind of game it is.
            let words = said.rsplit_once(':').map_or(&*said, |(kind, words)| {
                if kind.bytes().any(|byte| byte.is_ascii_digit()) { &*said } else { words }
            });
            TimeControl::from_spoken(without_kind(words)).map_err(|_| error)
        });
        match read {
            Ok(control) => {
                // The thresholds of A.1 and B.1 are the same in every book that has them.
                let regulations = Regulations { control, ..Regulations::of(Book::Fide2018) };
                let class = regulations.category();
                Self { text, read: Some((regulations.control, class)), fault: None }
            }
            Err(error) => Self { text, read: None, fault: Some(error.to_string()) },
        }
    }
}

/// A time control without the kind of game that stands before it.
fn without_kind(said: &str) -> &str {
    let said = said.trim();
    let kinds = ["standard", "classical", "rapid", "blitz", "bullet"];
    let kind = kinds.into_iter().find_map(|kind| {
        let (first, rest) = said.split_at_checked(kind.len())?;
        first.eq_ignore_ascii_case(kind).then_some(rest)
    });
    kind.unwrap_or(said).trim_start_matches([' ', ',', '-', '(']).trim_end_matches(')')
}

fn name(tag: &Tag<'_>) -> String {
    String::from_utf8_lossy(tag.name()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_nothing_about_how_a_game_ended() {
        let read = |text: &str| Termination::read(text.as_bytes());
        assert_eq!(read("mr_timeout won by resignation"), Termination::Ordinary);
        assert_eq!(read("Normal_Person won on time"), Termination::Time);
    }

    #[test]
    fn time_controls_in_words_are_read() {
        for (text, control, class) in [
            ("Rapid: 15 min + 10 sec/move", "900+10", Category::Rapid),
            ("Rapid 15 min + 10 sec", "900+10", Category::Rapid),
            ("90'/40 + 30' + 30''", "40/5400+30:1800+30", Category::Standard),
            ("G/5;+3", "300+3", Category::Blitz),
            ("Blitz (3 min + 2 s)", "180+2", Category::Blitz),
            ("40/5400:1800", "40/5400:1800", Category::Standard),
        ] {
            let read = LastControl::read(text.as_bytes());
            let (told, of) = read.read.unwrap_or_else(|| panic!("{text}: {:?}", read.fault));
            assert_eq!((told.to_string().as_str(), of), (control, class), "{text}");
        }
        assert!(LastControl::read(b"as agreed").fault.is_some());
    }
}
