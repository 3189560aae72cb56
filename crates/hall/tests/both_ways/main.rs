//! The same things happen at a wooden board, where an arbiter tells of them, and at a table, where the
//! players do them: by every book and class the same follows.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

mod quickplay;

use chess::Color;
use clock::{Moment, Span};
use laws::{
    Act, Articles, Book, Decision, Device, DrawBasis, Fact, Ground, IllegalAct, Penalty, Question,
    Score, Seat, StopReason, Table,
};
use tuomari_hall::{
    Act as Deed, By, Consequence, Entrant, Event, EventRegulations, Incident, Number, Pairing,
    Place, Role, Shown,
};

/// What changes for the players.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Change {
    Added(Color, Span),
    Counted(Color, u8),
    Warned(Color),
    Sounded(Color, u8),
    /// More time after each move.
    Bonus,
    /// The claim of a player is postponed.
    Postponed(Color),
    Ended(Score, Ground),
}

/// A wooden board and a table under the same regulations.
struct Both {
    event: Event,
    table: Table,
    now: u64,
    name: String,
}

const PLACE: Place = Place { round: 1, board: 1 };
const CHIEF: By = By::Arbiter(tuomari_hall::ArbiterId(1));

impl Both {
    fn begin(book: Book, control: &str, supervision: &str) -> Option<Self> {
        let name = format!("{book} {control} {supervision}");
        let supervision = match supervision {
            "" => String::new(),
            word => format!("supervision = \"{word}\"\n"),
        };
        Some(Self { name, ..Self::begin_with(book, control, &supervision)? })
    }

    /// `more` is what else is said of the laws in the event's file.
    fn begin_with(book: Book, control: &str, more: &str) -> Option<Self> {
        let name = format!("{book} {control} {more}");
        let file = format!(
            "name = \"x\"\n[laws]\nbook = \"{book}\"\ntime_control = \"{control}\"\n\
             default_time = \"10:00\"\n{more}"
        );
        // A book may have no such class.
        let regulations = EventRegulations::read(&file).ok()?;
        let mut event = Event::default();
        let mut act = |by, act| {
            let entry = event.judge(by, &act, Moment::from_millis(1)).unwrap();
            event.apply(&entry).unwrap();
        };
        act(By::House, Deed::Open { regulations: Box::new(regulations) });
        let (name_of, role) = ("Eeva Korhonen".to_owned(), Role::Chief);
        act(By::House, Deed::Appoint { name: name_of, initials: None, role, room: None });
        let entrant = |n: u16| Entrant { name: format!("Player {n}"), ..Entrant::default() };
        act(CHIEF, Deed::Enter { players: vec![entrant(1), entrant(2)] });
        let boards = vec![Pairing { board: 1, white: Number(1), black: Number(2) }];
        act(CHIEF, Deed::Pair { round: 1, boards, byes: vec![], starts_at: None });
        act(CHIEF, Deed::Clocks { place: PLACE, run: true });
        let mut regulations = event.board_regulations(event.board(PLACE).unwrap(), 1).unwrap();
        // At the table the program sees the board, so that it judges what it sees.
        regulations.mode = laws::Mode::Otb;
        regulations.observer = laws::Observer::Program;
        Some(Self::seated(event, regulations, name))
    }

    fn seated(event: Event, regulations: laws::Regulations, name: String) -> Self {
        let table = Table::open(regulations).unwrap();
        let mut both = Self { event, table, now: 0, name };
        both.at_table(Seat::Arbiter, Act::Decide(Decision::Start));
        both
    }

    fn at_table(&mut self, seat: Seat, act: Act) -> Vec<Change> {
        self.cited_at_table(seat, act).into_iter().map(|(change, _)| change).collect()
    }

    fn cited_at_table(&mut self, seat: Seat, act: Act) -> Vec<(Change, Articles)> {
        self.now += 1000;
        let ruling = self.table.act(seat, &act, Moment::from_millis(self.now));
        if let Some(Fact::Refused { why, .. }) = ruling.events.first().map(|event| &event.fact) {
            panic!("{}: {act:?}: {why:?}", self.name);
        }
        let changes = ruling.events.iter();
        changes.filter_map(|event| Some((of_fact(&event.fact)?, event.articles))).collect()
    }

    fn moves(&mut self, seat: Seat, from: &str, to: &str) -> Vec<Change> {
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        self.at_table(seat, Act::Touch { square: from, together: None });
        self.at_table(seat, Act::Release { from, to, two_hands: false });
        self.at_table(seat, Act::Press { hand: None })
    }

    /// Play goes on after the clocks were stopped.
    fn goes_on(&mut self) {
        self.table.act(
            Seat::Arbiter,
            &Act::Decide(Decision::Resume),
            Moment::from_millis(self.now),
        );
    }

    fn at_wood(&mut self, incident: Incident) -> Vec<Change> {
        self.cited_at_wood(incident).into_iter().map(|(change, _)| change).collect()
    }

    fn cited_at_wood(&mut self, incident: Incident) -> Vec<(Change, Articles)> {
        let before = self.event.rulings().len();
        let act = Deed::Rule {
            place: PLACE,
            incident,
            shown: Shown::default(),
            imposed: None,
            instead: false,
            reason: None,
            public: false,
        };
        let entry = self.event.judge(CHIEF, &act, Moment::from_millis(2));
        let entry = entry.unwrap_or_else(|why| panic!("{}: {act:?}: {why:?}", self.name));
        self.event.apply(&entry).unwrap();
        let ruling = &self.event.rulings()[before];
        let changes = ruling.steps.iter();
        changes.filter_map(|step| Some((of_step(&step.what)?, step.articles))).collect()
    }

    fn same(&self, at_wood: &[Change], at_table: &[Change]) {
        assert_eq!(at_wood, at_table, "{}", self.name);
    }
}

fn of_fact(fact: &Fact) -> Option<Change> {
    Some(match fact.clone() {
        Fact::TimeAdded { to, span } => Change::Added(to, span),
        Fact::IllegalCounted { by, count, .. } => Change::Counted(by, count),
        Fact::Penalised { of, penalty: Penalty::Warning } => Change::Warned(of),
        Fact::DeviceSounded { of, count } => Change::Sounded(of, count),
        // The loss for a device waits for the arbiter's word; at a wooden board that is the ruling.
        Fact::Asked { question: Question::Device { of } } => {
            Change::Ended(Score::loss(of, laws::Share::Whole), Ground::Arbiter)
        }
        Fact::ControlSet { .. } => Change::Bonus,
        Fact::ClaimPostponed { by, .. } => Change::Postponed(by),
        Fact::GameEnded { verdict } => Change::Ended(verdict.score, verdict.ground),
        _ => return None,
    })
}

fn of_step(step: &Consequence) -> Option<Change> {
    Some(match *step {
        Consequence::TimeAdded { to, span, .. } => Change::Added(to, span),
        Consequence::Counted { of, count, .. } => Change::Counted(of, count),
        Consequence::Warned { of, .. } => Change::Warned(of),
        Consequence::Sounded { of, count } => Change::Sounded(of, count),
        Consequence::IncrementSet { .. } => Change::Bonus,
        Consequence::ClaimPostponed { of, .. } => Change::Postponed(of),
        Consequence::Ends { outcome, ground } => Change::Ended(outcome.score, ground),
        _ => return None,
    })
}

/// Every book that arbiters use, by every class and supervision that it has.
fn everywhere(mut play: impl FnMut(Both)) {
    let books = [Book::Fide2023, Book::Fide2018, Book::Fide2014, Book::FinnishBlitz2014];
    let mut count = 0;
    for book in books {
        for (control, supervisions) in [
            ("5400+30", &[""][..]),
            ("900+10", &["full", "limited"]),
            ("300+3", &["full", "limited"]),
        ] {
            for supervision in supervisions {
                if let Some(both) = Both::begin(book, control, supervision) {
                    count += 1;
                    play(both);
                }
            }
        }
    }
    // The Finnish rules are for blitz alone.
    assert_eq!(count, 17);
}

fn is_finnish(both: &Both) -> bool {
    both.name.contains("finnish")
}

#[test]
fn illegal_moves_cost_the_same() {
    everywhere(|mut both| {
        both.moves(Seat::White, "e2", "e4");
        // Black moves a knight like a bishop, until the game is over. Where the program watches the
        // board it says so at the press, as an arbiter does who has seen it.
        for count in 0..3 {
            let mut at_table = both.moves(Seat::Black, "g8", "e6");
            if is_finnish(&both) {
                at_table = both.at_table(Seat::White, Act::ClaimIllegal);
            }
            both.goes_on();
            let kind = IllegalAct::Move;
            let at_wood =
                both.at_wood(Incident::Illegal { of: Color::Black, kind, can_mate: Some(true) });
            assert!(!at_wood.is_empty(), "{} {count}", both.name);
            both.same(&at_wood, &at_table);
            if matches!(at_wood.last(), Some(Change::Ended(..))) {
                return;
            }
        }
        panic!("{}: three illegal moves do not lose", both.name);
    });
}

#[test]
fn a_press_without_a_move_costs_the_same() {
    everywhere(|mut both| {
        if is_finnish(&both) {
            return;
        }
        both.moves(Seat::White, "e2", "e4");
        let at_table = both.at_table(Seat::Black, Act::Press { hand: None });
        let kind = IllegalAct::NoMove;
        let at_wood =
            both.at_wood(Incident::Illegal { of: Color::Black, kind, can_mate: Some(true) });
        both.same(&at_wood, &at_table);
    });
}

#[test]
fn phones_cost_the_same_again_and_again() {
    everywhere(|mut both| {
        let of = Color::White;
        for _ in 0..3 {
            let at_table = both.at_table(Seat::Arbiter, Act::Decide(Decision::DeviceSound { of }));
            let at_wood = both.at_wood(Incident::DeviceSounded { of });
            both.same(&at_wood, &at_table);
            if matches!(at_wood.last(), Some(Change::Ended(..))) {
                return;
            }
        }
        panic!("{}: a phone that sounds three times does not lose", both.name);
    });
    everywhere(|mut both| {
        let (of, device) = (Color::White, Device::Phone);
        let at_table =
            both.at_table(Seat::Arbiter, Act::Decide(Decision::DeviceFound { of, device }));
        let at_wood = both.at_wood(Incident::DeviceFound { of, device });
        both.same(&at_wood, &at_table);
    });
}

#[test]
fn a_wrong_claim_costs_the_same() {
    everywhere(|mut both| {
        for basis in [DrawBasis::Threefold, DrawBasis::FiftyMoves] {
            let at_table = both.at_table(Seat::White, Act::ClaimDraw { basis, intended: None });
            let of = Color::White;
            let at_wood = both.at_wood(Incident::Claim { of, basis, correct: Some(false) });
            both.same(&at_wood, &at_table);
        }
    });
}

#[test]
fn a_flag_and_an_agreement_end_the_game_in_the_same_way() {
    everywhere(|mut both| {
        both.now += 10_000_000;
        let of = Color::White;
        let limited_2014 = both.name.starts_with("fide-2014 900+10 limited")
            || both.name.starts_with("fide-2014 300+3 limited");
        // A.4.d: a player who claims there stops both clocks, and that is the claim.
        let claim = match limited_2014 {
            true => Act::StopClock { reason: StopReason::Flag },
            false => Act::ClaimFlag,
        };
        let at_table = both.at_table(Seat::Black, claim);
        let at_wood = both.at_wood(Incident::Flag { of, can_mate: Some(true), ruling: None });
        both.same(&at_wood, &at_table);
    });
    everywhere(|mut both| {
        // Both have to have moved (5.2.3 of 2018 and 2023).
        both.moves(Seat::White, "e2", "e4");
        both.moves(Seat::Black, "e7", "e5");
        both.at_table(Seat::White, Act::OfferDraw);
        let at_table = both.at_table(Seat::Black, Act::AcceptDraw);
        let at_wood = both.at_wood(Incident::DrawAgreed { moves: None, consent: None });
        both.same(&at_wood, &at_table);
    });
}
