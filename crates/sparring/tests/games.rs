//! Whole games of a partner against people who do all sorts of things, under every book: it never does
//! what the arbiter refuses, never waits for itself, and claims what is its due.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use chess::{Color, Move, Role, Square};
use clock::Moment;
use laws::{
    Act, Book, Decision, Fact, Mode, Observer, Phase, Regulations, Ruling, Seat, Sheets,
    Supervision, Table,
};
use tuomari_sparring::{Level, Partner, Step, Thought};

/// A number that follows from another, to choose by.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// A table, its partner, and what came of it.
struct Game {
    table: Table,
    partner: Partner,
    seat: Seat,
    at: u64,
    rulings: Vec<Ruling>,
    dice: Dice,
}

impl Game {
    fn new(regulations: Regulations, side: Color, seed: u64) -> Self {
        let table = Table::open(regulations).unwrap();
        let partner = Partner::new(side, Level::ALL[(seed % 5) as usize], seed);
        let dice = Dice(seed * 2 + 1);
        Self { table, partner, seat: Seat::from(side), at: 0, rulings: Vec::new(), dice }
    }

    fn act(&mut self, seat: Seat, act: &Act) -> &Ruling {
        self.at += 10;
        let ruling = self.table.act(seat, act, Moment::from_millis(self.at));
        self.rulings.push(ruling);
        self.rulings.last().unwrap()
    }

    /// The partner does what it wants until it waits; the engine chooses by chance.
    fn let_partner(&mut self, score: Option<i32>) -> Step {
        for _ in 0..60 {
            self.at += 10;
            match self.partner.next(&self.table, Moment::from_millis(self.at)) {
                Step::Do(act) => {
                    let ruling = self.act(self.seat, &act);
                    assert!(!ruling.is_refused(), "{act:?}: {ruling:?}");
                    self.partner.done(false);
                }
                Step::Think(task) => {
                    let moves: Vec<Move> = self.choices();
                    let best = moves[self.dice.below(moves.len())];
                    let said = self.table.position().legal(best).unwrap().to_uci().to_string();
                    assert_eq!(task.read(self.table.position(), &said), Some(best));
                    self.partner.think(Thought { best, score });
                }
                step => return step,
            }
        }
        panic!("the partner never waits: {:?}", self.rulings.last());
    }

    fn choices(&self) -> Vec<Move> {
        match self.table.duty() {
            Some(duty) => duty.moves,
            None => self.table.position().legal_moves().map(|m| m.to_move()).collect(),
        }
    }

    /// The person makes a move, by hand now and then an illegal one.
    fn person_moves(&mut self) {
        let person = self.seat.opponent();
        let moves = self.choices();
        let position = self.table.position().clone();
        if moves.is_empty() || Seat::from(position.turn()) != person {
            return;
        }
        let m = moves[self.dice.below(moves.len())];
        if self.table.regulations().mode == Mode::Screen {
            let offer = self.dice.below(30) == 0;
            self.act(person, &Act::Move { m, offer });
            return;
        }
        let legal = position.legal(m).unwrap();
        if self.dice.below(8) == 0 {
            let to = Square::all().nth(self.dice.below(64)).unwrap();
            if position.board().piece_on(to).is_none() {
                self.act(person, &Act::Release { from: m.from, to, two_hands: false });
            }
        } else if let Some(route) = legal.castling() {
            for (from, to) in [(route.king_from, route.king_to), (route.rook_from, route.rook_to)] {
                self.act(person, &Act::Release { from, to, two_hands: false });
            }
        } else {
            if let Some((square, _)) = legal.captured() {
                self.act(person, &Act::TakeOff { square });
            }
            if let Some(promotion) = legal.promotion() {
                self.act(person, &Act::TakeOff { square: m.from });
                let piece = Role::from(promotion).of(position.turn());
                self.act(person, &Act::Put { square: m.to, piece });
            } else {
                self.act(person, &Act::Release { from: m.from, to: m.to, two_hands: false });
            }
        }
        self.act(person, &Act::Confirm);
        self.act(person, &Act::Press { hand: None });
    }

    fn begin(&mut self) {
        let person = self.seat.opponent();
        self.let_partner(None);
        self.act(person, &Act::Arrive);
        self.act(person, &Act::DrewByHand);
        self.act(person, &Act::Decide(Decision::Start));
        if self.table.phase() == Phase::Waiting {
            self.act(Seat::Arbiter, &Act::Decide(Decision::Start));
        }
        assert_eq!(self.table.phase(), Phase::Playing);
    }

    fn is_on(&self) -> bool {
        matches!(self.table.phase(), Phase::Playing | Phase::Stopped)
    }

    fn has(&self, is_it: impl Fn(&Fact) -> bool) -> bool {
        self.rulings.iter().flat_map(|ruling| &ruling.events).any(|event| is_it(&event.fact))
    }
}

trait Opponent {
    fn opponent(self) -> Self;
}

impl Opponent for Seat {
    fn opponent(self) -> Self {
        if self == Self::White { Self::Black } else { Self::White }
    }
}

fn regulations(book: Book, mode: Mode, observer: Observer) -> Regulations {
    let mut regulations = Regulations::of(book);
    regulations.mode = mode;
    regulations.observer = observer;
    regulations.supervision = Some(Supervision::Limited);
    if book != Book::Home {
        regulations.control = "300+3".parse().unwrap();
    }
    if book == Book::FinnishBlitz2014 {
        regulations.control = "300".parse().unwrap();
    }
    if book == Book::Fide2014 {
        regulations.default_time = Some(clock::Span::minutes(30));
    }
    regulations
}

#[test]
fn the_partner_never_does_what_is_refused_under_any_book() {
    let mut over = 0;
    for book in Book::ALL {
        for mode in [Mode::Screen, Mode::Otb] {
            for seed in 0..150 {
                let observer = if seed % 2 == 0 { Observer::Program } else { Observer::Human };
                let side = if seed % 4 < 2 { Color::White } else { Color::Black };
                let mut game = Game::new(regulations(book, mode, observer), side, seed + 1);
                game.begin();
                for _ in 0..200 {
                    let score = [Some(0), Some(200), Some(-300), None][game.dice.below(4)];
                    game.let_partner(score);
                    if !game.is_on() {
                        break;
                    }
                    let resume = Act::Decide(Decision::Resume);
                    match game.dice.below(40) {
                        0 => drop(game.act(game.seat.opponent(), &Act::OfferDraw).clone()),
                        1 => drop(game.act(game.seat.opponent(), &Act::TakeBack).clone()),
                        2 => drop(game.act(game.seat.opponent(), &Act::ClaimIllegal).clone()),
                        _ => game.person_moves(),
                    }
                    if game.table.phase() == Phase::Stopped {
                        game.act(game.seat.opponent(), &resume);
                        game.act(Seat::Arbiter, &resume);
                    }
                }
                let moves = game.table.moves().len();
                assert!(!game.is_on() || moves > 20, "{book} {mode:?} {seed}: {moves} moves");
                over += usize::from(!game.is_on());
            }
        }
    }
    assert!(over > 50, "only {over} games ended");
}

#[test]
fn an_even_position_that_comes_back_is_claimed_as_a_draw_and_a_better_one_is_not() {
    for (score, claims) in [(0, true), (300, false)] {
        let fide = regulations(Book::Fide2023, Mode::Screen, Observer::Program);
        let mut game = Game::new(fide, Color::Black, 3);
        game.begin();
        let plies = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"];
        for (ply, m) in plies.into_iter().enumerate() {
            let seat = if ply % 2 == 0 { Seat::White } else { Seat::Black };
            game.act(seat, &Act::Move { m: m.parse().unwrap(), offer: false });
        }
        let Step::Think(_) = game.partner.next(&game.table, Moment::from_millis(game.at)) else {
            panic!("it is the partner's move")
        };
        game.partner.think(Thought { best: "f6g8".parse().unwrap(), score: Some(score) });
        let next = game.partner.next(&game.table, Moment::from_millis(game.at));
        assert_eq!(matches!(next, Step::Do(Act::ClaimDraw { .. })), claims, "{next:?}");
    }
}

#[test]
fn a_flag_that_only_people_notice_is_claimed() {
    let blitz = regulations(Book::FinnishBlitz2014, Mode::Otb, Observer::Human);
    let mut game = Game::new(blitz, Color::Black, 5);
    game.begin();
    let Step::Wait(Some(until)) = game.let_partner(None) else { panic!("White is to move") };
    game.at = until.as_millis() + 1000;
    game.let_partner(None);
    assert!(game.has(|fact| matches!(fact, Fact::GameEnded { .. })), "{:?}", game.rulings.last());
}

#[test]
fn an_illegal_move_by_hand_is_noticed_as_often_as_the_level_says() {
    let noticed = |level: Level| {
        let game = |seed: u64| {
            let mut rapid = regulations(Book::Fide2023, Mode::Otb, Observer::Human);
            rapid.control = "900+10".parse().unwrap();
            let mut game = Game::new(rapid, Color::Black, seed + 1);
            game.partner = Partner::new(Color::Black, level, seed);
            game.begin();
            let release = Act::Release { from: Square::E2, to: Square::E5, two_hands: false };
            game.act(Seat::White, &release);
            game.act(Seat::White, &Act::Press { hand: None });
            game.let_partner(Some(0));
            game.has(|fact| matches!(fact, Fact::IllegalCounted { .. }))
        };
        (0..100).filter(|seed| game(*seed)).count()
    };
    assert_eq!(noticed(Level::Master), 100);
    let beginner = noticed(Level::Beginner);
    assert!((20..60).contains(&beginner), "{beginner}");
}

#[test]
fn offers_are_answered_by_what_the_position_is_worth() {
    for (score, accepts) in [(-200, true), (0, false), (200, false)] {
        let fide = regulations(Book::Fide2023, Mode::Screen, Observer::Program);
        let mut game = Game::new(fide, Color::White, 9);
        game.begin();
        game.let_partner(Some(score));
        let moves = game.choices();
        game.act(Seat::Black, &Act::Move { m: moves[0], offer: true });
        game.let_partner(Some(score));
        assert_eq!(!game.is_on(), accepts, "{score}");
    }
}

#[test]
fn on_electronic_sheets_every_move_is_written() {
    let mut standard = regulations(Book::Fide2023, Mode::Otb, Observer::Program);
    standard.control = "5400+30".parse().unwrap();
    standard.sheets = Sheets::Digital;
    let mut game = Game::new(standard, Color::White, 11);
    game.dice = Dice(12345);
    game.begin();
    for _ in 0..10 {
        game.let_partner(Some(40));
        game.person_moves();
    }
    let made = game.table.moves().len();
    assert!(made > 6 && usize::from(game.table.lines(Color::White)) + 1 >= made);
}
