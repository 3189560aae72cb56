//! Two tables that differ in one hidden thing.

use chess::{Color, Move, Position, Square};
use clock::Moment;
use laws::seal::{ArbiterKey, Randomness, seal};
use laws::{Act, Decision, Mode, Observer, Regime, Regulations, Ruling, Seat, StopReason, Table};

use crate::acts;
use crate::dice::Dice;
use crate::regulations;
use crate::scenes::PRESS;
use crate::walk::Walk;

/// What is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// Whether a castling or an en passant capture that looks alike is legal.
    Rights,
    /// That a move was illegal, where nobody noticed.
    Illegal,
    /// How often positions have appeared, and since when nothing was taken.
    Counts,
    /// What White has written.
    Sheet,
    /// What was sealed.
    Seal,
}

impl Family {
    const ALL: [Self; 5] = [Self::Rights, Self::Illegal, Self::Counts, Self::Sheet, Self::Seal];

    /// The seats that may not know.
    pub(crate) fn unknowing(self) -> impl Iterator<Item = Seat> {
        let knows = move |seat: &Seat| match self {
            Self::Rights | Self::Illegal | Self::Counts | Self::Seal => {
                matches!(seat, Seat::Arbiter | Seat::Program)
            }
            Self::Sheet => {
                matches!(seat, Seat::Arbiter | Seat::Program | Seat::White | Seat::WhiteAssistant)
            }
        };
        Seat::ALL.into_iter().filter(move |seat| !knows(seat))
    }
}

/// Boards with two stories: the first and the second right to castle or to capture en passant.
const STORIES: [(&str, &str, Move); 4] = [
    (
        "r3k2r/pp4pp/8/8/8/8/PP4PP/R3K2R w KQkq - 0 20",
        "r3k2r/pp4pp/8/8/8/8/PP4PP/R3K2R w Qkq - 0 20",
        Move::new(Square::E1, Square::H1),
    ),
    (
        "r3k2r/pp4pp/8/8/8/8/PP4PP/R3K2R w KQkq - 0 20",
        "r3k2r/pp4pp/8/8/8/8/PP4PP/R3K2R w k - 3 20",
        Move::new(Square::E1, Square::A1),
    ),
    (
        "r3k2r/pp4pp/8/3pP3/8/8/PP4PP/R3K2R w KQkq d6 0 20",
        "r3k2r/pp4pp/8/3pP3/8/8/PP4PP/R3K2R w KQkq - 0 20",
        Move::new(Square::E5, Square::D6),
    ),
    (
        "r3k2r/pp4pp/8/8/3pP3/8/PP4PP/R3K2R b KQkq e3 0 20",
        "r3k2r/pp4pp/8/8/3pP3/8/PP4PP/R3K2R b kq - 9 20",
        Move::new(Square::D4, Square::E3),
    ),
];

/// Eight plies after which the initial position stands for the third time, and for the second.
const THRICE: [&str; 8] = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"];
const TWICE: [&str; 8] = ["b1c3", "b8c6", "g1f3", "g8f6", "c3b1", "c6b8", "f3g1", "f6g8"];

/// Who does what at the first and at the second table.
type Plan = Vec<(Seat, [Act; 2])>;

/// How many acts a pair has at most.
const ACTS: usize = 90;

/// The two tables, and what is done at both.
pub(crate) struct Pair {
    pub(crate) family: Family,
    /// The first table.
    pub(crate) walk: Walk,
    /// The second table.
    pub(crate) other: Table,
    /// What is done at first that differs, the first act last.
    secret: Plan,
    /// What differs now belongs to the story before the comparison.
    prelude: bool,
    /// Whether what differs has begun.
    begun: bool,
    done: usize,
}

impl Pair {
    pub(crate) fn of(seed: u64) -> Self {
        let mut dice = Dice(seed);
        let family = dice.pick(&Family::ALL);
        loop {
            let mut regulations = [0, 1].map(|_| regulations::any(&mut Dice(dice.0)));
            dice.roll();
            let story = dice.pick(&STORIES);
            prepare(family, &mut dice, &mut regulations, story);
            let [one, other] = regulations.clone().map(Table::open);
            let (Ok(one), Ok(other)) = (one, other) else { continue };
            if family != Family::Counts
                && matches!(family, Family::Rights | Family::Illegal)
                && !one.regulations().is_silent_about_moves()
            {
                continue;
            }
            let [first, _] = regulations;
            let walk = Walk::under(dice, first, one);
            let mut pair = Self {
                family,
                walk,
                other,
                secret: Vec::new(),
                prelude: false,
                begun: false,
                done: 0,
            };
            pair.walk.out_of_order = false;
            pair.secret = pair.secret(story);
            pair.secret.reverse();
            pair.prelude = family == Family::Counts && !pair.secret.is_empty();
            return pair;
        }
    }

    /// What is done differently, or at least hides something.
    fn secret(&mut self, story: (&str, &str, Move)) -> Plan {
        let position = self.walk.table.position().clone();
        let seat = Seat::from(position.turn());
        let by_hand = self.walk.regulations.mode == Mode::Otb;
        let dice = &mut self.walk.dice;
        match self.family {
            Family::Rights => {
                let acts = acts::by_hand(dice, &position, story.2);
                let acts = acts.into_iter().map(|act| (seat, [act.clone(), act])).collect();
                self.pressed_at_last(acts, seat)
            }
            Family::Illegal => {
                let Some((from, legal, illegal)) = legal_and_not(dice, &position) else {
                    return Vec::new();
                };
                let release = |to| Act::Release { from, to, two_hands: false };
                self.pressed_at_last(vec![(seat, [release(legal), release(illegal)])], seat)
            }
            Family::Counts if position == Position::initial() => {
                let plies = THRICE.into_iter().zip(TWICE).enumerate();
                let acts = plies.flat_map(|(ply, (one, other))| {
                    let seat = if ply % 2 == 0 { Seat::White } else { Seat::Black };
                    let [one, other] = [one, other].map(|m| m.parse::<Move>().expect("a move"));
                    let move_of = |m: Move| {
                        if by_hand {
                            Act::Release { from: m.from, to: m.to, two_hands: false }
                        } else {
                            Act::Move { m, offer: false }
                        }
                    };
                    let made = (seat, [move_of(one), move_of(other)]);
                    let press = by_hand.then_some((seat, [PRESS, PRESS]));
                    [Some(made), press].into_iter().flatten()
                });
                acts.collect()
            }
            Family::Counts | Family::Sheet => Vec::new(),
            Family::Seal => {
                let texts = ["Nf3", "e4 and something else"];
                let commitments = texts.map(|text| Act::Seal { commitment: committed(dice, text) });
                let stop = Act::StopClock { reason: StopReason::Sealed };
                let call = Act::Decide(Decision::CallSeal);
                vec![
                    (Seat::Arbiter, [call.clone(), call]),
                    (seat, commitments),
                    (seat, [stop.clone(), stop]),
                ]
            }
        }
    }

    /// A move, and its press. By the Finnish blitz rules the opponent may ask too early.
    fn pressed_at_last(&mut self, mut acts: Plan, by: Seat) -> Plan {
        let blitz = self.walk.regulations.book.regime() == Regime::OnDemand;
        if blitz && self.walk.dice.one_in(2) {
            let opponent = by.side().map_or(Seat::Spectator, |color| Seat::from(!color));
            acts.push((opponent, [Act::ClaimIllegal, Act::ClaimIllegal]));
        }
        acts.push((by, [PRESS, PRESS]));
        acts
    }

    /// Who does what at both tables, and when; nothing if it is enough.
    pub(crate) fn next(&mut self) -> Option<(Seat, [Act; 2], Moment)> {
        self.done += 1;
        if self.done > ACTS {
            return None;
        }
        if self.is_secret_next() {
            self.begun = true;
            let (seat, acts) = self.secret.pop()?;
            return Some((seat, acts, Moment::from_millis(self.walk.at + 10)));
        }
        if self.prelude && self.secret.is_empty() {
            let plies = [&self.walk.table, &self.other].map(|table| table.moves().count());
            if plies != [THRICE.len(); 2] || self.walk.table.position() != self.other.position() {
                // The story did not come about.
                return None;
            }
            self.prelude = false;
        }
        let (seat, act, at) = self.walk.next();
        let acts = match (self.family, &act) {
            (Family::Sheet, Act::Write { place, .. }) if seat.side() == Some(Color::White) => {
                let text = self.walk.dice.pick(&["a3", "Qxf7", "0-0", "h8=Q", "b6"]).to_owned();
                [act.clone(), Act::Write { text, place: *place }]
            }
            // Where the boards differ only what does not depend on them is done.
            (Family::Illegal, _) if self.is_of_the_board(&act) => [Act::Look, Act::Look],
            _ => [act.clone(), act],
        };
        Some((seat, acts, at))
    }

    /// Whether it is time for what differs: once the game has begun, and then without a pause.
    fn is_secret_next(&self) -> bool {
        !self.walk.is_planned() && self.done > 3 && !self.secret.is_empty()
    }

    fn is_of_the_board(&self, act: &Act) -> bool {
        matches!(
            act,
            Act::Touch { .. }
                | Act::Release { .. }
                | Act::TakeOff { .. }
                | Act::Put { .. }
                | Act::NamePiece { .. }
                | Act::Move { .. }
                | Act::AnnounceCastling { .. }
                | Act::Announce { .. }
                | Act::Repeat { .. }
                | Act::Copy { .. }
                | Act::Confirm
                | Act::Displace
                | Act::ShowMate { .. }
                | Act::Decide(Decision::CheckBoard { .. } | Decision::CorrectBoards { .. })
        )
    }

    /// 12.c and 18-2: before the press there is nothing to claim, whatever was moved.
    pub(crate) fn is_before_the_press(&self, act: &Act) -> bool {
        *act == Act::ClaimIllegal && self.secret.len() == 1
    }

    /// Whether the move that differs is made and not yet pressed.
    pub(crate) const fn is_under_way(&self) -> bool {
        matches!(self.family, Family::Rights | Family::Illegal)
            && self.begun
            && !self.secret.is_empty()
    }

    /// Whether the tables are still being brought to where they are compared.
    pub(crate) const fn is_prelude(&self) -> bool {
        self.prelude
    }

    /// Judges an act at each table.
    pub(crate) fn act(&mut self, seat: Seat, acts: [&Act; 2], at: Moment) -> [Ruling; 2] {
        let one = self.walk.act(seat, acts[0], at).clone();
        [one, self.other.act(seat, acts[1], at)]
    }
}

/// What the organisers of both tables choose: the same, but for what is hidden in the start.
fn prepare(
    family: Family,
    dice: &mut Dice,
    regulations: &mut [Regulations; 2],
    story: (&str, &str, Move),
) {
    let start = |fen: &str| Some(fen.parse::<Position>().expect("a position").to_setup());
    let starts = match family {
        Family::Rights => [start(story.0), start(story.1)],
        Family::Counts if dice.one_in(2) => [
            start("r3k2r/pp4pp/8/8/8/8/PP4PP/R3K2R w KQkq - 0 20"),
            start("r3k2r/pp4pp/8/8/8/8/PP4PP/R3K2R w KQkq - 60 20"),
        ],
        Family::Illegal if dice.one_in(2) => [start(story.0), start(story.0)],
        _ => [None, None],
    };
    for (regulations, start) in regulations.iter_mut().zip(starts) {
        regulations.start = start;
        match family {
            // Where the program watches it says what it sees.
            Family::Rights | Family::Illegal => {
                regulations.mode = Mode::Otb;
                regulations.observer = Observer::Human;
                regulations.blind.clear();
                regulations.session_ends = None;
            }
            Family::Counts => {
                regulations.blind.clear();
                regulations.session_ends = None;
            }
            Family::Sheet => regulations.mode = Mode::Otb,
            Family::Seal => {}
        }
    }
}

/// A piece, a square to which it may go, and one to which it may not, both empty.
fn legal_and_not(dice: &mut Dice, position: &Position) -> Option<(Square, Square, Square)> {
    let plain =
        |m: &chess::Legal<'_>| !m.is_capture() && m.castling().is_none() && m.promotion().is_none();
    let moves: Vec<Move> =
        position.legal_moves().filter(plain).map(|legal| legal.to_move()).collect();
    let m = if moves.is_empty() { return None } else { dice.pick(&moves) };
    let illegal = |to: &Square| {
        let pawn_rank = matches!(to.rank(), chess::Rank::First | chess::Rank::Eighth);
        let empty = position.board().piece_on(*to).is_none();
        empty && !pawn_rank && position.legal(Move::new(m.from, *to)).is_none() && *to != m.from
    };
    let squares: Vec<Square> = Square::all().filter(illegal).collect();
    Some((m.from, m.to, if squares.is_empty() { return None } else { dice.pick(&squares) }))
}

fn committed(dice: &mut Dice, text: &str) -> String {
    let arbiter = ArbiterKey::from_random([7; 32]);
    let mut bytes = || [0_u8; 32].map(|_| dice.below(256) as u8);
    let random = Randomness { blind: bytes(), share: bytes(), ephemeral: bytes() };
    let sealed = seal(text, &Position::initial(), &arbiter.public(), random);
    sealed.expect("a short text").commitment
}
