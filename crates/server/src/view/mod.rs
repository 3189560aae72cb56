//! What a role may know. Nothing is sent to anyone that was not made here.

mod notice;
mod state;

use chess::{ByColor, Color, Move, Position};
use clock::Moment;
use laws::text::Texts;
use laws::{Duty, Event, Fact, Phase, Question, Ruling, Seat, Sight, Stage, Table, Wishes};

pub use self::notice::{Note, Notice, Record};
pub use self::state::{
    Adjournment, ByColorJson, GamePhase, LastMove, Line, MovesFrom, Owed, Standing, State, Wanted,
    Written,
};
use crate::entry::Entry;
use crate::journal::{Seq, TableId};
use crate::live::{Seen, Shown};
use crate::seat::Role;
use crate::told::{InWords, Teller, put_in_words};

/// Where the pieces are, in a game by hand under the hands: the first field of a FEN.
pub(crate) fn board_of(table: &Table) -> String {
    let mut setup = table.position().to_setup();
    setup.board = *table.board();
    setup.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// The moves that stand at a table, from one on.
pub(crate) fn lines(table: &Table, moves: &[Written], from: usize) -> Vec<Line> {
    let Some(rest) = moves.get(from..) else { return Vec::new() };
    // The last position is at hand; the others are played once more.
    let mut position = (rest.len() > 1).then(|| table.position_after(from));
    let line = |(index, written): (usize, &Written)| {
        let ply = from + index + 1;
        let after = match position.take() {
            _ if ply == moves.len() => table.position().clone(),
            Some(before) => {
                let played = written.m.and_then(|m| before.legal(m).map(|legal| legal.play()));
                played.unwrap_or_else(|| table.position_after(ply))
            }
            None => table.position_after(ply),
        };
        let board = after.to_string().split(' ').next().unwrap_or_default().to_owned();
        position = Some(after);
        let (_, number) = table.numbered(u32::try_from(ply).unwrap_or(u32::MAX));
        Line { written: written.clone(), number, board }
    };
    rest.iter().enumerate().map(line).collect()
}

/// One role looking at one table.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Who looks.
    pub role: Role,
    /// At what.
    pub shown: &'a Shown,
    /// The texts of the reader's language, if one was asked for.
    pub texts: Option<&'static Texts>,
}

impl View<'_> {
    /// How things stand.
    #[must_use]
    pub fn state(&self, table: &TableId, now: Moment) -> State {
        let Shown { opened, seats, .. } = self.shown;
        let arbiter = self.role == Role::Arbiter;
        State {
            table: table.clone(),
            seq: self.shown.seq(),
            role: self.role,
            names: self.shown.names(),
            code: self.shown.code(table).map(|code| code.to_string()),
            regulations: opened.regulations.clone(),
            doings: self.shown.table.regulations().doings(),
            outage: opened.outage,
            sparring: opened.sparring,
            moves: self.reads_moves().then(|| self.lines(0)),
            follows: opened.follows.clone(),
            rematch: self.shown.rematch.clone(),
            moved: self.shown.moved.clone(),
            regime: opened.regulations.book.regime(),
            seal_key: self.shown.safe.key,
            standing: self.standing(now),
            questions: arbiter.then(|| self.questions()),
            seats: arbiter.then(|| seats.roles().collect()),
        }
    }

    /// What changes with every act.
    #[must_use]
    pub fn standing(&self, now: Moment) -> Standing {
        let sight = self.sight(now);
        let (phase, verdict) = match sight.phase {
            Phase::Waiting => (GamePhase::Waiting, None),
            Phase::Playing => (GamePhase::Playing, None),
            Phase::Stopped => (GamePhase::Stopped, None),
            Phase::Over(verdict) => (GamePhase::Over, Some(verdict)),
            Phase::Annulled => (GamePhase::Annulled, None),
        };
        Standing {
            now,
            phase,
            verdict: verdict.map(|verdict| InWords {
                what: verdict,
                words: self.texts.map(|texts| texts.result(verdict, &self.shown.table)),
            }),
            board: board_of(&self.shown.table),
            fen: sight.position.as_ref().map(ToString::to_string),
            turn: sight.position.as_ref().map(Position::turn),
            clock: sight.clock,
            offer: sight.offer,
            bound: sight.bound,
            last: self.last(),
            wanted: self.wanted(),
            owed: sight.position.as_ref().and_then(|_| self.owed()),
            here: ByColorJson::from(sight.here),
            signed: ByColorJson::from(sight.signed),
            assistants: self.assistants(),
            partner_away: self.shown.partner_is_away,
            adjournment: match sight.adjournment {
                Some(Stage::Called) => Some(Adjournment::Called),
                Some(Stage::Sealed) => Some(Adjournment::Sealed),
                Some(Stage::Resuming) => Some(Adjournment::Resuming),
                Some(Stage::Opened) | None => None,
            },
        }
    }

    /// What the assistants were approved for, if there are any: everyone sees them act.
    fn assistants(&self) -> Option<ByColorJson<Vec<Duty>>> {
        let duties = ByColor::from_fn(|color| self.shown.table.player(color).duties.clone());
        (!duties.white.is_empty() || !duties.black.is_empty()).then(|| duties.into())
    }

    /// What the role sees of the table. Two who share a screen see the same.
    fn sight(&self, now: Moment) -> Sight {
        let seat = self.role.seats().first().copied().unwrap_or(Seat::Spectator);
        self.shown.table.seen_from(seat, now)
    }

    /// The lines after a place and up to another, as far as the role may see them.
    #[must_use]
    pub fn between(&self, since: Seq, until: Seq) -> Vec<Notice> {
        let lines = self.shown.since(since).iter().take_while(|seen| seen.seq <= until);
        lines.filter_map(|seen| self.notice(seen)).collect()
    }

    /// The same, and how things stand after the last line if that is the newest.
    #[must_use]
    pub fn news(&self, since: Seq, until: Seq, now: Moment) -> Vec<Notice> {
        let mut notices = self.between(since, until);
        if let Some(last) = notices.last_mut() {
            last.moves = self.reads_moves().then(|| self.moves_between(since, until)).flatten();
            if until >= self.shown.seq() {
                last.standing = Some(self.standing(now));
                last.questions = (self.role == Role::Arbiter).then(|| self.questions());
            }
        }
        notices
    }

    /// The moves as they stand now, from the first that the lines after a place and up to another
    /// have changed.
    fn moves_between(&self, since: Seq, until: Seq) -> Option<MovesFrom> {
        let lines = self.shown.since(since).iter().take_while(|seen| seen.seq <= until);
        let changed = lines.filter_map(|seen| seen.changed).min();
        // Where the moves were kept from everyone until the end, nothing was told of them before.
        let kept = self.shown.table.regulations().is_silent_about_moves();
        let from = if kept { 0 } else { changed? };
        Some(MovesFrom { from, lines: self.lines(from) })
    }

    /// The moves that stand, from one on.
    pub(crate) fn lines(&self, from: usize) -> Vec<Line> {
        lines(&self.shown.table, &self.shown.moves, from)
    }

    fn wanted(&self) -> Wanted {
        let Wishes { take_back, restart } = self.shown.table.wishes();
        Wanted { take_back, restart }
    }

    /// The record without what happened.
    #[must_use]
    pub fn record(&self, table: &TableId) -> Record {
        let opened = &self.shown.opened;
        Record {
            version: opened.version,
            table: table.clone(),
            names: self.shown.names(),
            regulations: opened.regulations.clone(),
            outage: opened.outage,
            notices: Vec::new(),
        }
    }

    /// What the role sees of a line; nothing if it may not see it at all.
    #[must_use]
    pub fn notice(&self, seen: &Seen) -> Option<Notice> {
        let at = seen.entry.at();
        let mut notice = Notice {
            seq: seen.seq,
            at,
            seat: None,
            act: None,
            events: Vec::new(),
            headline: None,
            san: None,
            moves: None,
            names: None,
            questions: None,
            note: None,
            standing: None,
        };
        let arbiter = self.role == Role::Arbiter;
        match &*seen.entry {
            Entry::Ruling { ruling, .. } => {
                notice.events = self.events(ruling);
                notice.seat = Some(ruling.seat);
                let own = arbiter || self.role.holds(ruling.seat);
                notice.act = own.then(|| ruling.act.clone());
                let lot = |event: &Event| matches!(event.fact, Fact::LotsDrawn { .. });
                notice.names = ruling.events.iter().any(lot).then(|| self.shown.names());
                if self.reads_moves() {
                    notice.san = seen.san.as_deref().map(str::to_owned);
                }
                if notice.events.is_empty() && !own {
                    return None;
                }
            }
            Entry::Opened(_) => notice.note = Some(Note::Opened),
            Entry::SeatIssued { role, .. } if arbiter => {
                notice.note = Some(Note::SeatIssued { role: *role });
            }
            Entry::SeatRevoked { role, .. } if arbiter => {
                notice.note = Some(Note::SeatRevoked { role: *role });
            }
            Entry::SealKey { public, .. } => {
                notice.note = Some(Note::SealKey { public: *public });
            }
            Entry::Envelope { .. } if arbiter => notice.note = Some(Note::EnvelopeKept),
            Entry::SeatIssued { .. } | Entry::SeatRevoked { .. } | Entry::Envelope { .. } => {
                return None;
            }
            Entry::Partner { away, .. } => notice.note = Some(Note::Partner { away: *away }),
            Entry::Rematch { table, .. } => {
                notice.note = Some(Note::Rematch { table: table.clone() });
            }
            Entry::Moved { table, .. } => {
                notice.note = Some(Note::Moved { table: table.clone() });
            }
            Entry::AllBoards { what, .. } => {
                notice.note = Some(Note::AllBoards { what: what.clone() });
            }
            Entry::Outage { from, until, time } => {
                let (from, until, time) = (*from, *until, *time);
                notice.note = Some(Note::Outage { from, until, time });
            }
        }
        Some(notice)
    }

    /// The facts of a ruling that this role may know.
    #[must_use]
    pub fn events(&self, ruling: &Ruling) -> Vec<InWords<Event>> {
        let known = ruling.events.iter().filter(|event| self.may_know(event));
        known.cloned().map(InWords::from).collect()
    }

    /// The same in words: of a ruling that stands at a place of the record, or of one that left
    /// everything as it is.
    #[must_use]
    pub fn events_in_words(&self, ruling: &Ruling, seq: Option<Seq>) -> Vec<InWords<Event>> {
        let mut events = self.events(ruling);
        let Some(texts) = self.texts else { return events };
        match seq {
            None => put_in_words(&mut events, ruling, &self.shown.table, texts),
            Some(seq) => {
                let before =
                    Teller::after(self.shown, Seq::new(seq.get().saturating_sub(1)), texts);
                put_in_words(&mut events, ruling, before.table(), texts);
            }
        }
        events
    }

    fn questions(&self) -> Vec<InWords<Question>> {
        let table = &self.shown.table;
        let tell = |question: &Question| InWords {
            what: question.clone(),
            words: self.texts.map(|texts| texts.question(question, table)),
        };
        table.questions().iter().map(tell).collect()
    }

    fn owed(&self) -> Option<InWords<Owed>> {
        let table = &self.shown.table;
        let duty = table.owed()?;
        let words = self.texts.map(|texts| texts.owed(&duty, table));
        let articles = duty.by.articles(table.regulations().book).collect();
        Some(InWords { what: Owed { moves: duty.moves, articles }, words })
    }

    /// The last move that was made or, where moves are announced, said.
    fn last(&self) -> Option<LastMove> {
        let table = &self.shown.table;
        let m = if table.regulations().doings().announce {
            self.last_heard()?
        } else {
            self.reads_moves().then(|| table.moves().last().flatten()).flatten()?
        };
        let spoken = match self.texts {
            Some(texts) => texts.spoken(m, table),
            None => laws::text::announced(m, table),
        };
        Some(LastMove { m, spoken })
    }

    /// The last move that everyone heard of, unless the game went back behind it.
    fn last_heard(&self) -> Option<Move> {
        let rulings = self.shown.seen.iter().rev().filter_map(|seen| match &*seen.entry {
            Entry::Ruling { ruling, .. } => Some(ruling),
            _ => None,
        });
        let known = rulings.flat_map(|ruling| ruling.events.iter().rev());
        let heard = known.filter(|event| self.may_know(event)).find_map(|event| match event.fact {
            Fact::MoveMade { m, .. } | Fact::Announced { m, .. } => Some(Some(m)),
            Fact::PositionRestored { .. } => Some(None),
            _ => None,
        });
        heard.flatten()
    }

    fn may_know(&self, event: &Event) -> bool {
        let table = &self.shown.table;
        self.role.seats().iter().any(|seat| table.may_know(*seat, event))
    }

    /// Whether the role may read from the program which moves were made.
    #[must_use]
    pub fn reads_moves(&self) -> bool {
        let table = &self.shown.table;
        self.role.seats().iter().any(|seat| table.may_read_moves(*seat))
    }

    /// Whether the role may read this player's scoresheet. At one screen both write, and it turns
    /// the sheets to whom they belong.
    #[must_use]
    pub fn reads_sheet(&self, of: Color) -> bool {
        let table = &self.shown.table;
        self.role.seats().iter().any(|seat| table.may_read_sheet(*seat, of))
    }

    /// Whether the role may see what the program can find out about the game.
    #[must_use]
    pub fn sees_evidence(&self) -> bool {
        let table = &self.shown.table;
        self.role.seats().iter().any(|seat| table.may_see_evidence(*seat))
    }
}
