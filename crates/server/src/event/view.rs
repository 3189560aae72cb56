//! What somebody may know of an event. Nothing is sent to anyone that was not made here: players
//! and the public see no duties, counts, histories or secrets.

mod shape;

use clock::Moment;
use hall::{Board, BoardResult, EventRegulations, Number, Place, Player, Round, Ruling};
use laws::text::{Cited, Lang, Texts};
use laws::{Articles, Book};
use schemars::JsonSchema;
use serde::Serialize;

pub use self::shape::{
    ArbiterView, BoardDesk, BoardView, KindView, MyBoard, PlayerView, ResultView, RoundView,
    RulingView, SeatView, State,
};
use super::{AtBoard, Holder, Shown};
use crate::journal::EventId;

/// In which capacity somebody looks at an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventRole")]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// An arbiter who sets up the event.
    Chief,
    /// An arbiter.
    Arbiter,
    /// A player.
    Player,
    /// The person who sits at a board.
    Place,
    /// Everybody.
    Public,
}

impl Role {
    /// The capacity that a link gives; none if its arbiter was released.
    #[must_use]
    pub fn of(shown: &Shown, holder: Option<Holder>) -> Option<Self> {
        match holder {
            None => Some(Self::Public),
            Some(Holder::Arbiter(id)) => {
                shown.event.arbiter(id).map(|arbiter| match arbiter.role {
                    hall::Role::Chief => Self::Chief,
                    hall::Role::Arbiter => Self::Arbiter,
                })
            }
            Some(Holder::Player(_)) => Some(Self::Player),
            Some(Holder::Place(_)) => Some(Self::Place),
        }
    }

    /// Whether it is an arbiter's.
    #[must_use]
    pub const fn is_arbiter(self) -> bool {
        matches!(self, Self::Chief | Self::Arbiter)
    }
}

/// The eyes of somebody.
#[derive(Clone, Copy, Debug)]
pub struct View<'s> {
    /// Of whom.
    pub role: Role,
    /// With which link.
    pub holder: Option<Holder>,
    /// What they look at.
    pub shown: &'s Shown,
    /// In which language.
    pub lang: Option<Lang>,
}

impl<'s> View<'s> {
    fn regulations(&self) -> Option<&'s EventRegulations> {
        self.shown.event.regulations()
    }

    fn book(&self) -> Book {
        self.regulations().map(|regulations| regulations.laws.book).unwrap_or_default()
    }

    fn cited(&self, articles: &Articles) -> Vec<Cited> {
        Texts::of(self.lang.unwrap_or(Lang::English)).cited(articles, self.book())
    }

    /// How things stand; nothing before the event was opened.
    #[must_use]
    pub fn state(
        &self,
        event: &EventId,
        round: Option<u8>,
        now: Moment,
        pairing_engine: bool,
    ) -> Option<State> {
        let own = &self.shown.event;
        let round = match round {
            Some(number) => own.round(number),
            None => own.current(),
        };
        let arbiter = self.role.is_arbiter();
        Some(State {
            event: event.clone(),
            seq: self.shown.seq(),
            now,
            role: self.role,
            me: self.holder,
            regulations: self.regulations()?.clone(),
            players: own.players().iter().map(|player| self.player(player)).collect(),
            rounds: own.rounds().iter().map(round_view).collect(),
            round: round.map(|round| round.number),
            boards: round.map(|round| self.boards(round)).unwrap_or_default(),
            byes: round.map(|round| round.byes.clone()).unwrap_or_default(),
            announcements: own.announcements().to_vec(),
            rulings: self.rulings(),
            arbiters: arbiter.then(|| self.arbiters()),
            appeals: arbiter.then(|| own.appeals().to_vec()),
            closed: own.closed(),
            pairing_engine,
        })
    }

    /// A player.
    #[must_use]
    pub fn player(&self, player: &Player) -> PlayerView {
        let arbiter = self.role.is_arbiter();
        let own = self.holder == Some(Holder::Player(player.number));
        let entrant = &player.entrant;
        PlayerView {
            number: player.number,
            name: entrant.name.clone(),
            title: entrant.title.clone(),
            rating: entrant.rating,
            federation: entrant.federation.clone(),
            club: entrant.club.clone(),
            fide_id: entrant.fide_id.filter(|_| arbiter),
            birth: entrant.birth.clone().filter(|_| arbiter),
            sex: entrant.sex.filter(|_| arbiter),
            byes: if arbiter { player.byes.clone() } else { Vec::new() },
            out_from: player.out_from.filter(|_| arbiter),
            code: player.code.clone().filter(|_| own || self.role == Role::Chief),
        }
    }

    fn boards(&self, round: &Round) -> Vec<BoardView> {
        round.boards.iter().map(|board| self.board(round.number, board)).collect()
    }

    fn seat(&self, board: u16) -> Option<SeatView> {
        let seat = self.regulations()?.seat(board)?;
        Some(SeatView { room: seat.room.to_owned(), row: seat.row, place: seat.place })
    }

    /// A board.
    #[must_use]
    pub fn board(&self, round: u8, board: &Board) -> BoardView {
        let place = Place { round, board: board.number };
        let desk = self.role.is_arbiter().then(|| BoardDesk {
            state: board.state,
            table: self.shown.table_at(place).cloned(),
            arrived: board.arrived.into(),
            excused: board.excused.into(),
            tally: board.tally.into(),
            mine: board.mine,
            todo: board.todo.clone(),
            rulings: board.rulings.clone(),
        });
        BoardView {
            number: board.number,
            white: board.white,
            black: board.black,
            kind: (&board.kind).into(),
            seat: self.seat(board.number),
            result: board.result.as_ref().map(|result| self.result(result)),
            desk,
        }
    }

    fn result(&self, result: &BoardResult) -> ResultView {
        ResultView {
            score: result.outcome.to_string(),
            outcome: result.outcome,
            ground: result.ground,
            articles: result.articles,
            cited: self.cited(&result.articles),
            signed: result.signed.into(),
            confirmed: result.confirmed,
        }
    }

    /// The rulings that this reader may read.
    #[must_use]
    pub fn rulings(&self) -> Vec<RulingView> {
        let arbiter = self.role.is_arbiter();
        let readable = self.shown.event.rulings().iter().filter(|one| arbiter || one.public);
        readable.map(|ruling| self.ruling(ruling)).collect()
    }

    fn ruling(&self, ruling: &Ruling) -> RulingView {
        let words = self.lang.map(|lang| super::words::ruling(ruling, lang));
        RulingView { cited: self.cited(&ruling.articles()), words, ruling: ruling.clone() }
    }

    fn arbiters(&self) -> Vec<ArbiterView> {
        let view = |arbiter: &hall::Arbiter| ArbiterView {
            id: arbiter.id,
            name: arbiter.name.clone(),
            initials: arbiter.initials.clone(),
            role: arbiter.role,
            room: arbiter.room.clone(),
            released: arbiter.released,
            linked: self.shown.links.has(Holder::Arbiter(arbiter.id)),
        };
        self.shown.event.arbiters().iter().map(view).collect()
    }

    /// My board in the round that was paired last; nothing before there is one.
    #[must_use]
    pub fn my_board(&self) -> Option<MyBoard> {
        let (event, round) = (&self.shown.event, self.shown.event.current()?);
        let (me, board, side) = match self.holder? {
            Holder::Player(player) => {
                let board = round.board_of(player);
                (Some(player), board, board.and_then(|board| board.color_of(player)))
            }
            Holder::Place(AtBoard { board, side }) => {
                let board = round.board(board)?;
                (side.map(|side| board.player(side)), Some(board), side)
            }
            Holder::Arbiter(_) => return None,
        };
        let known = |number: Number| event.player(number).map(|player| self.player(player));
        let bye = round.byes.iter().find(|given| Some(given.player) == me).map(|given| given.bye);
        let rulings = board.map(|board| &board.rulings).into_iter().flatten();
        Some(MyBoard {
            seq: self.shown.seq(),
            round: round.number,
            me: me.and_then(known),
            board: board.map(|board| board.number),
            side,
            bye,
            opponent: board.zip(side).and_then(|(board, side)| known(board.player(!side))),
            seat: board.and_then(|board| self.seat(board.number)),
            kind: board.map(|board| (&board.kind).into()),
            starts_at: round.starts_at,
            late_at: self.regulations().and_then(|all| round.late_at(&all.laws())),
            arrived: board.zip(side).is_some_and(|(board, side)| board.arrived[side].is_some()),
            table: board.and_then(|board| {
                self.shown.table_at(Place { round: round.number, board: board.number }).cloned()
            }),
            result: board.and_then(|board| board.result.as_ref()).map(|result| self.result(result)),
            rulings: rulings
                .filter_map(|number| event.ruling(*number))
                .map(|ruling| self.ruling(ruling))
                .collect(),
        })
    }
}

fn round_view(round: &Round) -> RoundView {
    RoundView {
        number: round.number,
        starts_at: round.starts_at,
        started: round.started,
        boards: round.boards.len(),
        results: round.boards.iter().filter(|board| board.result.is_some()).count(),
    }
}
