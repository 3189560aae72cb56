//! What people do one after the other when something happens: acts that mean little alone.

use chess::{Color, Move, Square};
use laws::{
    Act, Area, Breach, Decision, DrawBasis, Irregularity, Mode, Permission, Question, Remark,
    Resumption, Score, Seat, StopReason, Table,
};

use crate::acts;
use crate::dice::Dice;

type Plan = Vec<(Seat, Act)>;

/// With a hand that nobody looked at.
pub(crate) const PRESS: Act = Act::Press { hand: None };

/// Some scene that can be played at this table, the first act first.
pub(crate) fn any(dice: &mut Dice, table: &Table) -> Plan {
    let turn = table.position().turn();
    let by_hand = table.regulations().mode == Mode::Otb;
    if table.questions().contains(&Question::Sheets) {
        return both(turn, &Act::SheetComplete);
    }
    if dice.one_in(2)
        && let Some(mate) = mate_in_one(table)
    {
        return mate_with(dice, table, mate);
    }
    match dice.below(14) {
        0 => offer(dice, turn),
        1 if by_hand => illegal_move(dice, table, turn),
        2 if by_hand => touch_and_move(dice, table, turn),
        3 => adjournment(dice, table, turn),
        4 => flag(dice, turn),
        5 => claim(dice, table, turn),
        6 => report(dice, turn),
        7 if by_hand => displacement(dice, turn),
        8 => after_the_end(dice, turn),
        9 => {
            let word = dice.pick(&[Act::AgreeCorrection, Act::TakeBack, Act::Restart]);
            both(turn, &word)
        }
        10 => prompted(dice, turn),
        11 if by_hand => too_late(dice, table, turn),
        _ => back_and_forth(dice, table),
    }
}

fn of(color: Color, act: Act) -> (Seat, Act) {
    (Seat::from(color), act)
}

fn arbiter(decision: Decision) -> (Seat, Act) {
    (Seat::Arbiter, Act::Decide(decision))
}

fn offer(dice: &mut Dice, turn: Color) -> Plan {
    let answer = dice.pick(&[Act::AcceptDraw, Act::DeclineDraw, Act::DeclineDraw, Act::OfferDraw]);
    vec![of(turn, Act::OfferDraw), of(!turn, answer)]
}

/// Both say the same.
fn both(turn: Color, word: &Act) -> Plan {
    vec![of(turn, word.clone()), of(!turn, word.clone())]
}

/// Somebody who does not play says something, and a player acts on it.
fn prompted(dice: &mut Dice, turn: Color) -> Plan {
    let (about, word) =
        dice.pick(&[(Remark::IllegalMove, Act::ClaimIllegal), (Remark::Flag, Act::ClaimFlag)]);
    vec![(Seat::Spectator, Act::Interfere { about }), of(!turn, word)]
}

fn own_piece(dice: &mut Dice, table: &Table, of: Color) -> Square {
    let squares: Vec<Square> = table.position().board().color(of).into_iter().collect();
    dice.pick(&squares)
}

/// A piece goes where it may not, the clock is pressed, and perhaps somebody sees it.
fn illegal_move(dice: &mut Dice, table: &Table, turn: Color) -> Plan {
    let from = own_piece(dice, table, turn);
    let to = dice.square();
    let mut plan = Vec::new();
    if table.position().board().piece_on(to).is_some() && to != from {
        plan.push(of(turn, Act::TakeOff { square: to }));
    }
    plan.push(of(turn, Act::Release { from, to, two_hands: dice.one_in(6) }));
    if !dice.one_in(6) {
        plan.push(of(turn, PRESS));
    }
    match dice.below(5) {
        0 | 1 => plan.push(of(!turn, Act::ClaimIllegal)),
        2 => plan.extend([
            of(!turn, Act::StopClock { reason: StopReason::IllegalMove }),
            of(!turn, Act::ClaimIllegal),
        ]),
        3 => plan.push(arbiter(Decision::DeclareIllegal { of: turn })),
        _ => {}
    }
    if dice.one_in(2) {
        plan.push(arbiter(Decision::Resume));
    }
    plan
}

/// An illegal move is seen only when the time is over.
fn too_late(dice: &mut Dice, table: &Table, turn: Color) -> Plan {
    let (from, to) = (own_piece(dice, table, turn), dice.square());
    let mut plan = vec![of(turn, Act::Release { from, to, two_hands: false }), of(turn, PRESS)];
    plan.extend(vec![(Seat::Program, Act::Look); 8]);
    plan.extend([of(turn, Act::ClaimFlag), of(!turn, Act::ClaimIllegal)]);
    plan.push(arbiter(Decision::DeclareIllegal { of: turn }));
    plan
}

fn mate_in_one(table: &Table) -> Option<Move> {
    let mut legal = table.position().legal_moves();
    legal.find(|m| m.play().is_checkmate()).map(|m| m.to_move())
}

/// Mate, perhaps with the flag down or another piece in the hand; and a word about it.
fn mate_with(dice: &mut Dice, table: &Table, mate: Move) -> Plan {
    let turn = table.position().turn();
    let mut plan = vec![(Seat::Program, Act::Look); 2 * dice.below(4)];
    if table.regulations().mode == Mode::Screen {
        plan.push(of(turn, Act::Move { m: mate, offer: false }));
    } else {
        if dice.one_in(2) {
            let square = own_piece(dice, table, turn);
            plan.push(of(turn, Act::Touch { square, together: None }));
        }
        let acts = acts::by_hand(dice, table.position(), mate);
        plan.extend(acts.into_iter().map(|act| of(turn, act)));
    }
    let word = dice.pick(&[Act::ClaimFlag, Act::Complain { of: Breach::TouchMove }]);
    plan.push(of(!turn, word));
    plan
}

/// One piece is touched and another moved; the opponent may complain.
fn touch_and_move(dice: &mut Dice, table: &Table, turn: Color) -> Plan {
    let square = own_piece(dice, table, turn);
    let mut plan = vec![of(turn, Act::Touch { square, together: None })];
    plan.extend(acts::making_a_move(dice, table));
    if dice.one_in(2) {
        let breach = dice.pick(&[Breach::TouchMove, Breach::TwoHands, Breach::Adjusting]);
        plan.push(of(!turn, Act::Complain { of: breach }));
    }
    plan
}

/// A move is sealed, and the game goes on another day, or is given up before.
fn adjournment(dice: &mut Dice, table: &Table, turn: Color) -> Plan {
    let commitment = "7f3a".to_owned();
    let at = clock::Moment::from_millis(dice.roll() % 400_000);
    let resumption = Resumption {
        date: "2018-03-10".parse().expect("a date"),
        time: "10:00".to_owned(),
        place: "Helsinki".to_owned(),
        at,
    };
    let (white, black) = ("Virtanen".to_owned(), "Korhonen".to_owned());
    let mut plan = vec![
        arbiter(Decision::CallSeal),
        of(turn, Act::Seal { commitment }),
        of(turn, dice.pick(&[Act::StopClock { reason: StopReason::Sealed }, PRESS])),
        arbiter(Decision::ConfirmEnvelope { white, black, resumption }),
    ];
    if dice.one_in(4) {
        plan.push(of(turn, dice.pick(&[Act::OfferDraw, Act::Resign])));
    }
    let arrivals = Color::ALL.map(|color| of(color, Act::Arrive));
    plan.extend(arrivals.into_iter().filter(|_| !dice.one_in(3)));
    plan.push((Seat::Program, Act::Look));
    let text = acts::any_announcement(dice, table);
    plan.push(arbiter(Decision::OpenEnvelope { text, proof: None }));
    plan
}

/// Somebody points out a flag, rightly or not.
fn flag(dice: &mut Dice, turn: Color) -> Plan {
    let word = dice.pick(&[
        Act::ClaimFlag,
        Act::StopClock { reason: StopReason::Flag },
        Act::PointOutFlag,
        Act::BeginMate,
        Act::ShowMate { line: Vec::new() },
    ]);
    vec![of(if word == Act::PointOutFlag { turn } else { !turn }, word)]
}

/// The clock is stopped or not, and a draw claimed.
fn claim(dice: &mut Dice, table: &Table, turn: Color) -> Plan {
    let by = if dice.one_in(4) { !turn } else { turn };
    let mut plan = Vec::new();
    if dice.one_in(3) {
        plan.push(of(by, Act::StopClock { reason: StopReason::Arbiter }));
    }
    let basis = dice.pick(&[DrawBasis::Threefold, DrawBasis::FiftyMoves]);
    let intended = dice.one_in(2).then(|| acts::any_move(dice, table));
    plan.push(of(by, Act::ClaimDraw { basis, intended }));
    plan
}

/// Something is reported, again and again, and perhaps decided.
fn report(dice: &mut Dice, turn: Color) -> Plan {
    let by = if dice.one_in(2) { turn } else { !turn };
    let what = acts::any_irregularity(dice);
    let mut plan = vec![of(by, Act::Report { what }); 1 + dice.below(3)];
    if dice.one_in(3) {
        plan.push(arbiter(Decision::Dismiss { question: 0 }));
    }
    plan
}

fn displacement(dice: &mut Dice, turn: Color) -> Plan {
    let by = if dice.one_in(2) { turn } else { !turn };
    let mut plan = vec![of(by, Act::Displace)];
    if dice.one_in(2) {
        plan.push(of(by, PRESS));
    }
    plan.push(of(!by, Act::Report { what: Irregularity::Displacement }));
    plan.push(of(by, Act::Restored));
    plan
}

/// The game ends, and then all sorts of things are said and done.
fn after_the_end(dice: &mut Dice, turn: Color) -> Plan {
    if !dice.one_in(12) {
        let area = dice.pick(&[Area::Venue, Area::PlayingArea]);
        let to = Permission::to_leave(area);
        return vec![of(!turn, Act::AskPermission { to }), of(!turn, Act::Leave { area })];
    }
    let late = [
        of(!turn, Act::ClaimIllegal),
        of(!turn, Act::ClaimFlag),
        of(turn, Act::ClaimFlag),
        arbiter(Decision::DeviceSound { of: !turn }),
        arbiter(Decision::DeviceSound { of: !turn }),
        of(!turn, Act::Complain { of: Breach::TouchMove }),
        of(turn, Act::Sign { score: Score::win(!turn) }),
        of(!turn, Act::Sign { score: Score::win(!turn) }),
        of(!turn, Act::Resign),
    ];
    let mut plan = vec![of(turn, Act::Resign)];
    plan.extend(late.into_iter().filter(|_| dice.one_in(2)));
    plan
}

/// Both go there and back, as long as nobody claims anything: positions appear again.
fn back_and_forth(dice: &mut Dice, table: &Table) -> Plan {
    let position = table.position();
    let there = acts::making_a_move(dice, table);
    let moved = there.iter().find_map(|(_, act)| moved(act));
    let legal = moved.and_then(|(from, to)| position.legal(chess::Move::new(from, to)));
    let Some(next) = legal.map(|legal| legal.play()) else { return there };
    let replies: Vec<_> = next.legal_moves().map(|m| m.to_move()).collect();
    if replies.is_empty() {
        return there;
    }
    let reply = dice.pick(&replies);
    let screen = table.regulations().mode == Mode::Screen;
    let seat = Seat::from(next.turn());
    let reply: Plan = if screen {
        vec![(seat, Act::Move { m: reply, offer: false })]
    } else {
        let by_hand = acts::by_hand(dice, &next, reply);
        by_hand.into_iter().chain([PRESS]).map(|act| (seat, act)).collect()
    };
    let cycle: Plan = there.into_iter().chain(reply).collect();
    let back: Plan = cycle.iter().filter_map(|(seat, act)| Some((*seat, reversed(act)?))).collect();
    [cycle.clone(), back.clone(), cycle, back].concat()
}

/// The squares between which a piece is moved.
const fn moved(act: &Act) -> Option<(Square, Square)> {
    match act {
        Act::Move { m, .. } => Some((m.from, m.to)),
        Act::Release { from, to, .. } => Some((*from, *to)),
        _ => None,
    }
}

/// The act that takes a piece back where it came from, if it is as simple as that.
fn reversed(act: &Act) -> Option<Act> {
    match act {
        Act::Move { m, .. } => Some(Act::Move { m: chess::Move::new(m.to, m.from), offer: false }),
        Act::Release { from, to, .. } => {
            Some(Act::Release { from: *to, to: *from, two_hands: false })
        }
        Act::Press { .. } => Some(PRESS),
        _ => None,
    }
}
