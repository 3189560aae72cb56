//! What a role may know. Nothing is sent to anyone that was not made here.

use chess::{ByColor, Color, Move, Position};
use clock::{Moment, Reading};
use laws::seal::ArbiterPublic;
use laws::text::Texts;
use laws::{
    Act, Articles, Doings, Duty, Event, Fact, Made, Phase, Question, Regime, Regulations, Ruling,
    Seat, Sight, Stage, Table, Verdict, Version, Wishes,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::entry::{Entry, Names, Outage};
use crate::journal::{Seq, TableId};
use crate::live::{Seen, Shown};
use crate::seat::Role;
use crate::sparring::Sparring;
use crate::told::{InWords, Teller, put_in_words};

/// How things stand, for one role.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct State {
    /// The table.
    pub table: TableId,
    /// The place in the record up to which this tells.
    pub seq: Seq,
    /// For whom this is.
    pub role: Role,
    /// Who plays, and where.
    pub names: Names,
    /// The code of the game, once it is over: by it anyone can tell later whether the record was
    /// changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The regulations.
    pub regulations: Regulations,
    /// What players can do here besides moving, offering a draw and resigning.
    pub doings: Doings,
    /// What becomes of time in which no server is up.
    pub outage: Outage,
    /// Which side an engine plays, and how well; absent if people play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sparring: Option<Sparring>,
    /// The moves so far; absent where the role may not read them from the program (8.1, A.3.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<Line>>,
    /// The table whose players go on here, with the colours changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follows: Option<TableId>,
    /// The table at which the players go on from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// Who sees to it that the rules are kept. Where the players do so by accord, a lot decides who
    /// has which colour before the game begins.
    pub regime: Regime,
    /// The arbiter's key for sealed moves, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seal_key: Option<ArbiterPublic>,
    /// How things stand now.
    pub standing: Standing,
    /// What waits for the arbiter; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<InWords<Question>>>,
    /// The roles for which a secret is in force; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Role>>,
}

/// A move that stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Line {
    /// The move as it is written.
    #[serde(flatten)]
    pub written: Written,
    /// Its number.
    pub number: u32,
    /// Where the pieces are after it, as the first field of a FEN.
    pub board: String,
}

/// A move that stands, as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Written {
    /// Whose.
    pub by: Color,
    /// The move, castling as king takes rook; none where an illegal act stood.
    #[serde(rename = "move")]
    pub m: Option<Move>,
    /// The move in the English of PGN.
    pub san: Option<String>,
    /// Whether a draw was offered with it (C.12).
    pub offer: bool,
}

impl Written {
    pub(crate) fn of(made: Made<'_>, san: Option<&str>) -> Self {
        match made {
            Made::Move { by, m } => {
                Self { by, m: Some(m), san: san.map(str::to_owned), offer: false }
            }
            Made::Stood { by, .. } => Self { by, m: None, san: None, offer: false },
        }
    }
}

/// The moves from one on, which take the place of those that were told before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MovesFrom {
    /// How many moves before these stay as they were told.
    pub from: usize,
    /// The moves after them.
    pub lines: Vec<Line>,
}

/// The last move that stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LastMove {
    /// The move, castling as king takes rook.
    #[serde(rename = "move")]
    pub m: Move,
    /// To be read aloud: in the reader's language, or as D.2.1 has it announced where that is in
    /// force or no language was asked for.
    pub spoken: String,
}

/// What one player wants and the other has not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Wanted {
    /// Who wants the last move taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<Color>,
    /// Who wants the game begun anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restart: Option<Color>,
}

/// Where a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum GamePhase {
    Waiting,
    Playing,
    Stopped,
    Over,
    Annulled,
}

/// How far an adjournment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Adjournment {
    /// The player on move is to seal.
    Called,
    /// The envelope is closed.
    Sealed,
    /// The envelope is to be opened.
    Resuming,
}

/// What the pieces touched so far leave to choose (4.3 to 4.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Owed {
    /// The moves still allowed.
    pub moves: Vec<Move>,
    /// The articles that leave these.
    pub articles: Articles,
}

/// What changes with every act: enough to draw the table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Standing {
    /// The server's time, by which the clock was read.
    pub now: Moment,
    /// Where the game is.
    pub phase: GamePhase,
    /// How it ended.
    pub verdict: Option<InWords<Verdict>>,
    /// Where the pieces are, as the first field of a FEN: in a game by hand under the hands.
    pub board: String,
    /// The whole position; absent where the role may not read it from the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Who has the move; absent like `fen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Color>,
    /// What the clocks show; none without one.
    pub clock: Option<Reading>,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// The moves among which the player to move must choose by a ruling.
    pub bound: Option<Vec<Move>>,
    /// The last move that was made or, where moves are announced, said; absent where the role may
    /// know of neither.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastMove>,
    /// What one player wants of the other.
    pub wanted: Wanted,
    /// What the player to move owes for touching pieces; absent like `fen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owed: Option<InWords<Owed>>,
    /// Who has come to the board.
    pub here: ByColorJson<bool>,
    /// The results that were signed.
    pub signed: ByColorJson<Option<laws::Score>>,
    /// What each player's assistant may do; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistants: Option<ByColorJson<Vec<Duty>>>,
    /// How far an adjournment has come; absent if the game is not adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjournment: Option<Adjournment>,
    /// Whether the sparring partner does not answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    pub partner_away: bool,
}

/// A pair, white and black.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Both{T}")]
#[allow(missing_docs)]
pub struct ByColorJson<T> {
    pub white: T,
    pub black: T,
}

impl<T> From<ByColor<T>> for ByColorJson<T> {
    fn from(ByColor { white, black }: ByColor<T>) -> Self {
        Self { white, black }
    }
}

/// What a role is told of one line of the record.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Notice {
    /// The place of the line.
    pub seq: Seq,
    /// When it was.
    pub at: Moment,
    /// Who acted; absent if it was nobody at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was done; only to the one who did it and to the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Act>,
    /// What is so now, as far as the role may know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub events: Vec<InWords<Event>>,
    /// What it is about and what follows, in the reader's words; absent where everyone sees it on
    /// the board and the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
    /// The move that was made, in the English of PGN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// The moves that stand, as far as they are others than before; only with the last of several,
    /// and absent like `moves` of the state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<MovesFrom>,
    /// Who plays which colour, if a lot has just decided it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// What waits for the arbiter; for the arbiter, with the last of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<InWords<Question>>>,
    /// Something that is no ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
    /// How things stand after it; only with the last of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// What the record holds besides rulings.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RecordNote")]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// The table was opened.
    Opened,
    /// A secret was issued; the arbiter is told.
    SeatIssued {
        /// For whom.
        role: Role,
    },
    /// A secret was revoked; the arbiter is told.
    SeatRevoked {
        /// Whose.
        role: Role,
    },
    /// The arbiter has a new key for sealed moves.
    SealKey {
        /// What sealers need of it.
        public: ArbiterPublic,
    },
    /// A sealed move is kept; the arbiter is told.
    EnvelopeKept,
    /// The players go on at another table, with the colours changed.
    Rematch {
        /// Which table.
        table: TableId,
    },
    /// The sparring partner does not answer, or does again.
    Partner {
        /// Whether it is away.
        away: bool,
    },
    /// No server was up.
    Outage {
        /// Since then.
        from: Moment,
        /// Until then.
        until: Moment,
        /// What becomes of that time.
        time: Outage,
    },
}

/// The record as a role may read it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Record {
    /// The form in which it is written.
    pub version: Version,
    /// The table.
    pub table: TableId,
    /// Who plays, and where.
    pub names: Names,
    /// The regulations.
    pub regulations: Regulations,
    /// What becomes of time in which no server was up.
    pub outage: Outage,
    /// Everything that happened, in order.
    pub notices: Vec<Notice>,
}

/// Where the pieces are, in a game by hand under the hands: the first field of a FEN.
pub(crate) fn board_of(table: &Table) -> String {
    let mut setup = table.position().to_setup();
    setup.board = *table.board();
    setup.to_string().split(' ').next().unwrap_or_default().to_owned()
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

    /// The lines after a place and up to another, as far as the role is told of them.
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
        let (table, moves) = (&self.shown.table, &self.shown.moves);
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

    /// What the role is told of a line; nothing if it is no business of this role.
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
            Entry::Ruling { ruling } => {
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
            Entry::Ruling { ruling } => Some(ruling),
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
