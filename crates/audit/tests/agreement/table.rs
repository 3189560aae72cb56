//! A table at which moves are made on a screen.

use chess::{Move, Position};
use clock::{Moment, Span, TimeControl};
use laws::{
    Act, Book, Decision, DrawBasis, Fact, Judged, Mode, Provision, Regulations, Ruling, Seat,
    Table, Verdict,
};

pub(crate) struct Game {
    pub(crate) table: Table,
    at: Moment,
}

impl Game {
    pub(crate) fn begin(book: Book, start: &Position, control: TimeControl) -> Self {
        let regulations = Regulations {
            mode: Mode::Screen,
            start: (*start != Position::initial()).then(|| start.to_setup()),
            control,
            default_time: Some(Span::minutes(30)),
            quickplay: Some(false),
            ..Regulations::of(book)
        };
        let table = Table::open(regulations).unwrap_or_else(|error| panic!("{start}: {error}"));
        let mut game = Self { table, at: Moment::ZERO };
        if book.has(Provision::ColoursByLot) {
            game.act(Seat::White, &Act::DrawLots { seed: 0 });
        } else {
            game.act(Seat::White, &Act::Arrive);
            game.act(Seat::Black, &Act::Arrive);
            game.act(Seat::Arbiter, &Act::Decide(Decision::Start));
        }
        game
    }

    fn act(&mut self, seat: Seat, act: &Act) -> Ruling {
        let Judged { ruling, table } = self.table.judge(seat, act, self.at);
        self.table = table;
        ruling
    }

    fn seat(&self) -> Seat {
        Seat::from(self.table.position().turn())
    }

    /// Makes a move; how the game ended, if it did.
    pub(crate) fn play(&mut self, m: Move) -> Option<Verdict> {
        let ruling = self.act(self.seat(), &Act::Move { m, offer: false });
        let made = ruling.events.iter().any(|event| matches!(event.fact, Fact::MoveMade { .. }));
        assert!(made, "{m} in {}: {ruling:?}", self.table.position());
        self.table.verdict()
    }

    /// Whether a claim by the player to move would be upheld.
    pub(crate) fn upholds(&self, basis: DrawBasis, intended: Option<Move>) -> bool {
        let claim = Act::ClaimDraw { basis, intended };
        let Judged { ruling, .. } = self.table.judge(self.seat(), &claim, self.at);
        ruling.events.iter().any(|event| matches!(event.fact, Fact::ClaimUpheld { .. }))
    }

    /// Waits until the flag of the player to move has fallen. The opponent points it out, and shows
    /// no mate.
    pub(crate) fn wait(&mut self) -> Option<Verdict> {
        let opponent = Seat::from(!self.table.position().turn());
        self.pass(300_001);
        self.act(opponent, &Act::ClaimFlag);
        self.pass(3_600_000);
        self.act(Seat::Program, &Act::Look);
        self.table.verdict()
    }

    fn pass(&mut self, millis: u64) {
        self.at = Moment::from_millis(self.at.as_millis() + millis);
    }
}
