//! An event: a fold over its record.

use std::collections::BTreeMap;
use std::fmt;

use clock::Moment;
use serde::Serialize;

use crate::{
    Appeal, Arbiter, ArbiterId, Board, By, Entrant, Entry, EventRegulations, Number, Place, Player,
    Points, Round, Ruling, RulingNo,
};

/// An event: who plays and who rules, its rounds, its rulings.
///
/// [`judge`](Self::judge) answers an act with an entry or a refusal and changes nothing;
/// [`apply`](Self::apply) takes an entry in. The entries in their order are the record, from which
/// [`replay`](Self::replay) makes the same event again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    pub(crate) regulations: Option<Box<EventRegulations>>,
    pub(crate) arbiters: Vec<Arbiter>,
    pub(crate) players: Vec<Player>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) appeals: Vec<Appeal>,
    pub(crate) points: Vec<PointsRuled>,
    pub(crate) announcements: Vec<Announcement>,
    pub(crate) closed: Option<Moment>,
    pub(crate) seen: Moment,
}

/// Points given or taken by a ruling, beside the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointsRuled {
    /// Whose.
    pub player: Number,
    /// In which round.
    pub round: u8,
    /// By how much.
    pub points: Points,
    /// By which ruling.
    pub ruling: RulingNo,
}

/// Something that was said to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Announcement {
    /// When.
    pub at: Moment,
    /// In which round.
    pub round: u8,
    /// In which room; everywhere if not said.
    pub room: Option<String>,
    /// What.
    pub text: String,
}

/// A record that cannot be that of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// Which entry, from 1; nothing for an entry that was given alone.
    pub entry: Option<usize>,
    /// Which of its facts, from 1.
    pub fact: usize,
    /// What the fact mentions that is not there.
    pub lacks: &'static str,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(entry) = self.entry {
            write!(f, "entry {entry}, ")?;
        }
        write!(f, "fact {}: there is no {}", self.fact, self.lacks)
    }
}

impl std::error::Error for Corrupt {}

impl Event {
    /// The event of these entries.
    ///
    /// # Errors
    /// If they are not the record of an event, with the first entry that cannot be.
    pub fn replay<'e>(entries: impl IntoIterator<Item = &'e Entry>) -> Result<Self, Corrupt> {
        let mut event = Self::default();
        for (number, entry) in (1..).zip(entries) {
            let applied = event.apply(entry);
            applied.map_err(|corrupt| Corrupt { entry: Some(number), ..corrupt })?;
        }
        Ok(event)
    }

    /// How it is played; nothing before it was opened.
    #[must_use]
    pub fn regulations(&self) -> Option<&EventRegulations> {
        self.regulations.as_deref()
    }

    /// Its arbiters, those who were released among them.
    #[must_use]
    pub fn arbiters(&self) -> &[Arbiter] {
        &self.arbiters
    }

    /// An arbiter who was not released.
    #[must_use]
    pub fn arbiter(&self, id: ArbiterId) -> Option<&Arbiter> {
        self.arbiters.iter().find(|arbiter| arbiter.id == id && !arbiter.released)
    }

    /// Its players by their number.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// A player by the number.
    #[must_use]
    pub fn player(&self, number: Number) -> Option<&Player> {
        let at = self.players.binary_search_by_key(&number, |player| player.number).ok()?;
        self.players.get(at)
    }

    /// The player who is this person: by FIDE's number, or by name and club where one of them has none.
    #[must_use]
    pub fn player_who_is(&self, entrant: &Entrant) -> Option<Number> {
        let is_same = |player: &&Player| player.entrant.is_same_as(entrant);
        self.players.iter().find(is_same).map(|player| player.number)
    }

    /// Its rounds, the first one first.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// A round by its number.
    #[must_use]
    pub fn round(&self, number: u8) -> Option<&Round> {
        self.rounds.get(usize::from(number.checked_sub(1)?))
    }

    /// The round that is played: the last one that has begun, or the one after it once it is over. A
    /// round robin may be paired far ahead.
    #[must_use]
    pub fn current(&self) -> Option<&Round> {
        let Some(begun) = self.rounds.iter().rposition(Round::has_begun) else {
            return self.rounds.first();
        };
        let next = self.rounds.get(begun + 1).filter(|_| self.rounds[begun].is_over());
        next.or(self.rounds.get(begun))
    }

    /// The last round that has a result; 0 before there is one.
    #[must_use]
    pub fn last_with_result(&self) -> u8 {
        let has_result = |round: &&Round| round.boards.iter().any(|board| board.result.is_some());
        self.rounds.iter().rfind(has_result).map_or(0, |round| round.number)
    }

    /// A board of a round.
    #[must_use]
    pub fn board(&self, place: Place) -> Option<&Board> {
        self.round(place.round)?.board(place.board)
    }

    /// Its rulings, the oldest first.
    #[must_use]
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// A ruling by its number.
    #[must_use]
    pub fn ruling(&self, number: RulingNo) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.number == number)
    }

    /// The appeals, the oldest first.
    #[must_use]
    pub fn appeals(&self) -> &[Appeal] {
        &self.appeals
    }

    /// Points given or taken beside the games, by rulings that stand.
    pub fn points_ruled(&self) -> impl Iterator<Item = &PointsRuled> {
        self.points.iter().filter(|ruled| {
            self.ruling(ruled.ruling).is_some_and(|ruling| ruling.undone_by.is_none())
        })
    }

    /// What was said to all, the oldest first.
    #[must_use]
    pub fn announcements(&self) -> &[Announcement] {
        &self.announcements
    }

    /// When it was closed, if it is.
    #[must_use]
    pub const fn closed(&self) -> Option<Moment> {
        self.closed
    }

    /// Whether somebody acts as an arbiter of this event.
    #[must_use]
    pub fn is_arbiter(&self, by: By) -> bool {
        match by {
            By::Arbiter(id) => self.arbiter(id).is_some(),
            By::House => true,
            By::Player(_) => false,
        }
    }

    /// The rulings on a player that stand, the oldest first.
    pub fn rulings_on(&self, player: Number) -> impl Iterator<Item = &Ruling> {
        let on = move |ruling: &&Ruling| ruling.of() == Some(player);
        self.rulings.iter().filter(on)
    }

    /// The number the next ruling of a round gets.
    #[must_use]
    pub fn next_ruling(&self, round: u8) -> RulingNo {
        let numbers = self.rulings.iter().filter(|ruling| ruling.number.round == round);
        let last = numbers.map(|ruling| ruling.number.number).max().unwrap_or(0);
        RulingNo { round, number: last.saturating_add(1) }
    }

    /// How many rounds there are, where that is settled.
    #[must_use]
    pub fn round_count(&self) -> Option<u8> {
        let rounds = &self.regulations()?.rounds;
        let players = u8::try_from(self.players.len()).ok();
        // Each meets each: an odd number of players takes a round more, in which one is free.
        let once = players.map(|n| if n % 2 == 0 { n.saturating_sub(1) } else { n });
        rounds.count.or(match rounds.pairing {
            crate::System::Berger => once,
            crate::System::DoubleBerger => once.and_then(|n| n.checked_mul(2)),
            crate::System::Swiss | crate::System::Manual => None,
        })
    }

    /// In how many games before a round each player was warned.
    pub(crate) fn warned_games(&self, player: Number, before: u8) -> u8 {
        let mut games: BTreeMap<u8, bool> = BTreeMap::new();
        for round in self.rounds.iter().filter(|round| round.number < before) {
            let Some(board) = round.board_of(player) else { continue };
            let Some(color) = board.color_of(player) else { continue };
            games.insert(round.number, board.tally[color].warnings > 0);
        }
        u8::try_from(games.values().filter(|warned| **warned).count()).unwrap_or(u8::MAX)
    }
}
