//! What the tags of a game say that matters to the Laws.

use clock::{Span, TimeControl};
use laws::{Book, Category, Date, Regulations};
use notation::pgn::{Outcome, Place, Tag};

use crate::tags;
use crate::unit::{self, Evidence};
use crate::{Heading, What};

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

impl Termination {
    /// Reads the remark with which servers end a game: `{Laine forfeits on time}`, `{Black resigns}`.
    /// What an annotator writes is not taken for one.
    pub(crate) fn of_comment(comment: &[u8]) -> Option<Self> {
        /// No such remark is longer.
        const LONGEST: usize = 100;
        if comment.len() > LONGEST {
            return None;
        }
        let text = String::from_utf8_lossy(comment);
        let text = text.trim().trim_end_matches('.');
        let ends = |with: &[&str]| with.iter().any(|with| text.ends_with(with));
        let begins = |with: &[&str]| with.iter().any(|with| text.starts_with(with));
        if ends(&["forfeits on time", "won on time", "wins on time", "lost on time"])
            || text.contains(" ran out of time and ")
            || begins(&["Game drawn by timeout", "Game drawn because both players ran out of time"])
        {
            Some(Self::Time)
        } else if ends(&["forfeits by disconnection", "won - game abandoned"])
            || begins(&[
                "Game adjudicated",
                "Game aborted",
                "Game courtesyaborted",
                "Game adjourned",
            ])
        {
            Some(Self::Other)
        } else if ends(&[" resigns", " checkmated", " won by resignation", " won by checkmate"])
            || begins(&["Game drawn ", "Neither player has mating material"])
        {
            Some(Self::Ordinary)
        } else {
            None
        }
    }
}

/// The tags that are looked at, each of which may be there once. The first seven are the roster.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Known {
    Event,
    Site,
    Date,
    Round,
    White,
    Black,
    Result,
    PlyCount,
    Termination,
    TimeControl,
    Fen,
    SetUp,
    Variant,
    UtcDate,
    EventDate,
}

/// The seven tags that every game should have.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

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
    /// The number of plies that a tag gives, and where.
    pub(crate) ply_count: Option<(Place, u32)>,
    /// Who played, when and where, as far as [`Header::heading`] tells.
    told: [Vec<u8>; 5],
    seen: u32,
    /// Where the time control stands, if it can be read.
    control_at: Option<Place>,
    /// What says that its first number is in minutes, against the standard.
    in_minutes: Option<Evidence>,
    latest: LastControl,
}

/// The time control that was read last. Of many games in a file most have the same.
#[derive(Debug, Default)]
struct LastControl {
    text: Vec<u8>,
    read: Option<Classed>,
    /// The other reading of a time control of one period.
    in_minutes: Option<Classed>,
    fault: Option<String>,
}

/// A time control and the class of its games.
type Classed = (TimeControl, Category);

impl Header {
    pub(crate) fn clear(&mut self) {
        self.result = None;
        self.termination = Termination::Unsaid;
        self.start = None;
        self.is_chess960 = false;
        self.dates = [None; 3];
        self.ply_count = None;
        self.told.iter_mut().for_each(Vec::clear);
        self.seen = 0;
        self.control_at = None;
        self.in_minutes = None;
    }

    /// Takes in a tag; what is wrong with it.
    pub(crate) fn tag(&mut self, tag: &Tag<'_>) -> Option<What> {
        let known = match tag.name() {
            b"Event" => Known::Event,
            b"Site" => Known::Site,
            b"Round" => Known::Round,
            b"White" => Known::White,
            b"Black" => Known::Black,
            b"PlyCount" => Known::PlyCount,
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
            Known::White => self.tell(0, value),
            Known::Black => self.tell(1, value),
            Known::Event => self.tell(2, value),
            Known::Site => self.tell(3, value),
            Known::Round => {}
            Known::PlyCount => {
                let count = std::str::from_utf8(value).ok().and_then(|text| text.parse().ok());
                self.ply_count = count.map(|count| (tag.at().place(), count));
            }
            Known::Result => self.result = Outcome::read(value),
            Known::Termination => {
                self.termination = match value {
                    b"Normal" | b"normal" => Termination::Ordinary,
                    b"Time forfeit" | b"time forfeit" => Termination::Time,
                    _ => Termination::read(value),
                }
            }
            Known::TimeControl => return self.control_tag(value, tag.at().place()),
            Known::Fen => self.start = Some(tag.at().place()),
            Known::SetUp => {}
            Known::Variant => self.is_chess960 = value.windows(3).any(|part| part == b"960"),
            Known::Date => {
                self.tell(4, value);
                return self.date_tag(0, tag);
            }
            Known::UtcDate => return self.date_tag(1, tag),
            Known::EventDate => return self.date_tag(2, tag),
        }
        None
    }

    fn tell(&mut self, which: usize, value: &[u8]) {
        let is_known = !value.iter().all(|byte| matches!(byte, b'?' | b'.' | b'-' | b' '));
        self.told[which].extend_from_slice(if is_known { value } else { b"" });
    }

    /// Who played, when and where.
    pub(crate) fn heading(&self) -> Heading {
        let [white, black, event, site, date] = self.told.each_ref().map(|value| text(value));
        Heading { white, black, event, site, date }
    }

    /// The tags of the roster that are missing.
    pub(crate) fn missing(&self) -> Vec<&'static str> {
        let named = ROSTER.into_iter().enumerate();
        named.filter(|(i, _)| self.seen & 1 << i == 0).map(|(_, name)| name).collect()
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

    fn control_tag(&mut self, value: &[u8], at: Place) -> Option<What> {
        if matches!(value, b"" | b"?" | b"-") {
            return None;
        }
        if self.latest.text != value {
            self.latest = LastControl::read(value);
        }
        self.control_at = self.latest.read.is_some().then_some(at);
        let why = self.latest.fault.clone()?;
        Some(What::UnreadableTimeControl { text: String::from_utf8_lossy(value).into_owned(), why })
    }

    /// The time control, if it is known.
    pub(crate) fn control(&self) -> Option<&TimeControl> {
        self.classed().map(|(control, _)| control)
    }

    /// Standard, rapid or blitz, if the time control is known.
    pub(crate) fn class(&self) -> Option<Category> {
        self.classed().map(|(_, class)| *class)
    }

    fn classed(&self) -> Option<&Classed> {
        self.control_at?;
        let LastControl { read, in_minutes, .. } = &self.latest;
        if self.in_minutes.is_some() { in_minutes.as_ref() } else { read.as_ref() }
    }

    /// Both readings of the time control, if it has two: in seconds, and in minutes.
    fn readings(&self) -> Option<(&Classed, &Classed)> {
        self.control_at?;
        self.latest.read.as_ref().zip(self.latest.in_minutes.as_ref())
    }

    /// The tags are complete: the event may say of which class the game is, and only one reading of the time
    /// control be of that class.
    pub(crate) fn weigh_event(&mut self) {
        if let Some(((_, seconds), (_, minutes))) = self.readings()
            && let Some(class) = unit::class_of(&self.told[2])
            && class != *seconds
            && class == *minutes
        {
            self.in_minutes = Some(Evidence::Event);
        }
    }

    /// A clock shows this after so many moves of its side: more than the seconds of the time control can give,
    /// perhaps, and not more than its minutes. Answers whether that changes how it is read.
    pub(crate) fn weigh_clock(&mut self, shown: Span, moves: u16) -> bool {
        let Some(((seconds, _), (minutes, _))) = self.readings() else { return false };
        if self.in_minutes.is_some() || !unit::shows_minutes(shown, seconds, minutes, moves) {
            return false;
        }
        self.in_minutes = Some(Evidence::Clocks);
        true
    }

    /// What there is to say about the unit of the time control, at the end of the game: that it was in
    /// minutes, or that it may be and no clock tells.
    pub(crate) fn unit(&self, has_clocks: bool) -> Option<(Place, What)> {
        let at = self.control_at?;
        let ((seconds, _), _) = self.readings()?;
        let is_said = self.in_minutes.is_some() || !has_clocks && unit::is_doubtful(seconds);
        if !is_said {
            return None;
        }
        let text = String::from_utf8_lossy(&self.latest.text).into_owned();
        Some((at, What::TimeControlUnit { text, minutes: self.in_minutes }))
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
        let in_minutes = unit::in_minutes(&said).map(classed);
        match read {
            Ok(control) => Self { text, read: Some(classed(control)), in_minutes, fault: None },
            Err(error) => Self { text, fault: Some(error.to_string()), ..Self::default() },
        }
    }
}

/// A time control with its class. The thresholds of A.1 and B.1 are the same in every book that has them.
fn classed(control: TimeControl) -> Classed {
    let regulations = Regulations { control, ..Regulations::of(Book::Fide2018) };
    let class = regulations.category();
    (regulations.control, class)
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

/// The value of a tag as it was meant.
fn text(raw: &[u8]) -> String {
    let text = match std::str::from_utf8(raw) {
        Ok(text) => text.to_owned(),
        // Old files are in Latin-1.
        Err(_) => raw.iter().map(|byte| char::from(*byte)).collect(),
    };
    text.replace("\\\"", "\"").replace("\\\\", "\\")
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
    fn servers_say_in_a_last_comment_how_a_game_ended() {
        for (comment, ended) in [
            ("Laine forfeits on time", Some(Termination::Time)),
            ("White ran out of time and Black has no material to mate", Some(Termination::Time)),
            (" Black wins on time. ", Some(Termination::Time)),
            ("Virtanen resigns", Some(Termination::Ordinary)),
            ("Game drawn by repetition", Some(Termination::Ordinary)),
            ("Laine forfeits by disconnection", Some(Termination::Other)),
            ("and White should not resign here", None),
            ("a timeout follows", None),
        ] {
            assert_eq!(Termination::of_comment(comment.as_bytes()), ended, "{comment}");
        }
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
