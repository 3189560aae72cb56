//! Whatever hands do, in whatever order, the table stays a table.

use std::collections::BTreeMap;

use chess::{Color, Move, Piece, Position, Role, Square};
use clock::{Moment, Span, TimeControl};
use laws::{
    Act, AnnulReason, Audience, Book, Breach, ClaimRuling, Decision, Fact, Judgement, Mode, Note,
    Observer, Phase, Regulations, Ruling, Scope, Score, Seat, Supervision, Table,
};

/// Numbers that look random and are the same every time (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.roll() % n as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8).expect("below 64")
    }
}

fn regulations(dice: &mut Dice) -> Regulations {
    let starts = [
        None,
        Some("4k3/P6p/8/3p4/4P3/8/p6P/R3K2R w KQ - 0 1"),
        Some("rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQKRN w GAga - 0 1"),
        Some("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"),
    ];
    let start =
        dice.pick(&starts).map(|fen| fen.parse::<Position>().expect("a position").to_setup());
    let minutes = dice.pick(&[3, 25, 90]);
    let control =
        TimeControl::fischer(Span::minutes(minutes), Span::seconds(2)).expect("a control");
    let scope = if dice.one_in(8) { Scope::Basic } else { Scope::Competition };
    let untimed = scope == Scope::Basic || dice.one_in(6);
    Regulations {
        mode: Mode::Otb,
        start,
        control: if untimed { TimeControl::Untimed } else { control },
        observer: dice.pick(&[Observer::Program, Observer::Human, Observer::Human]),
        judgement: dice.pick(&[Judgement::Default, Judgement::Arbiter]),
        supervision: Some(dice.pick(&[Supervision::Full, Supervision::Limited])),
        scope,
        ..Regulations::of(Book::Fide2018)
    }
}

/// What a hand does to make a move; now and then two of them, or one that leaves the pawn.
fn by_hand(dice: &mut Dice, position: &Position, m: Move) -> Vec<Act> {
    let two_hands = dice.one_in(20);
    let release = |from, to| Act::Release { from, to, two_hands };
    let Some(legal) = position.legal(m) else { return Vec::new() };
    if let Some(route) = legal.castling() {
        return vec![
            release(route.king_from, route.king_to),
            release(route.rook_from, route.rook_to),
        ];
    }
    let mut acts: Vec<_> =
        legal.captured().map(|(square, _)| Act::TakeOff { square }).into_iter().collect();
    match legal.promotion() {
        Some(_) if dice.one_in(2) => acts.push(release(m.from, m.to)),
        Some(promotion) => {
            let piece = Role::from(promotion).of(position.turn());
            acts.extend([Act::TakeOff { square: m.from }, Act::Put { square: m.to, piece }]);
        }
        None => acts.push(release(m.from, m.to)),
    }
    acts
}

fn piece(dice: &mut Dice) -> Piece {
    dice.pick(&Role::ALL).of(dice.pick(&Color::ALL))
}

/// An act that a hand, a mouth or the arbiter may do at any time.
fn any_act(dice: &mut Dice, table: &Table) -> (Seat, Act) {
    let turn = Seat::from(table.position().turn());
    let player = if dice.one_in(4) { Seat::from(dice.pick(&Color::ALL)) } else { turn };
    let occupied: Vec<Square> =
        table.hands().map(|hands| hands.board.iter().map(|(s, _)| s).collect()).unwrap_or_default();
    let from = if occupied.is_empty() { dice.square() } else { dice.pick(&occupied) };
    let color = dice.pick(&Color::ALL);
    match dice.below(24) {
        0..4 => (player, Act::Release { from, to: dice.square(), two_hands: dice.one_in(4) }),
        4 => (player, Act::TakeOff { square: from }),
        5 => (player, Act::Put { square: dice.square(), piece: piece(dice) }),
        6 => (player, Act::Touch { square: from, together: dice.one_in(3).then(|| dice.square()) }),
        7 => (player, dice.pick(&[Act::Adjust, Act::Adjusted])),
        8 => (player, dice.pick(&[Act::Displace, Act::Restored, Act::Restored])),
        9 => (player, Act::AnnounceCastling { rook: from }),
        10 | 11 => (player, Act::Press),
        12 => (player, dice.pick(&[Act::OfferDraw, Act::DeclineDraw])),
        13 => (player, Act::ClaimIllegal),
        14 => (player, Act::AgreeCorrection),
        15 => {
            let of = dice.pick(&[Breach::TwoHands, Breach::Adjusting, Breach::TouchMove]);
            (player, Act::Complain { of })
        }
        16 => (player, dice.pick(&[Act::ClaimFlag, Act::Look])),
        17 => (Seat::Arbiter, Act::Decide(Decision::DeclareIllegal { of: color })),
        18 => (Seat::Arbiter, Act::Decide(Decision::NoteIllegalPosition)),
        19 => (Seat::Arbiter, Act::Decide(Decision::RuleTouch { of: color })),
        20 => {
            let accidental = dice.one_in(2);
            (Seat::Arbiter, Act::Decide(Decision::ClassifyTouch { of: color, accidental }))
        }
        21 if dice.one_in(4) => {
            let ply = dice.below(30) as u32;
            let restore = [Decision::Restore { ply }, Decision::PieceDisplaced { ply }];
            (Seat::Arbiter, Act::Decide(dice.pick(&restore)))
        }
        22 if dice.one_in(4) => {
            let ruling =
                dice.pick(&[ClaimRuling::Upheld, ClaimRuling::Rejected, ClaimRuling::Postponed]);
            (Seat::Arbiter, Act::Decide(Decision::JudgeClaim { ruling }))
        }
        23 if dice.one_in(40) => {
            let reason = dice.pick(&[AnnulReason::WrongSetup, AnnulReason::ReversedColors]);
            (Seat::Arbiter, Act::Decide(Decision::Annul { reason }))
        }
        _ => (Seat::Arbiter, Act::Decide(Decision::Resume)),
    }
}

/// Plays one game of anything, and checks after each act what must always hold.
fn play(seed: u64) -> Vec<Ruling> {
    let mut dice = Dice(seed);
    let regulations = regulations(&mut dice);
    let mut table = Table::open(regulations.clone()).expect("a table");
    let mut record: Vec<Ruling> = Vec::new();
    let mut at = 0;
    let mut plan: Vec<(Seat, Act)> = vec![
        (Seat::White, Act::Arrive),
        (Seat::Black, Act::Arrive),
        (Seat::Arbiter, Act::Decide(Decision::Start)),
    ];
    plan.reverse();
    for _ in 0..300 {
        if plan.is_empty() && !dice.one_in(3) {
            let seat = Seat::from(table.position().turn());
            let moves: Vec<Move> = table.position().legal_moves().map(|m| m.to_move()).collect();
            if !moves.is_empty() {
                let m = dice.pick(&moves);
                plan.extend([(seat, Act::Press)].into_iter().filter(|_| !dice.one_in(8)));
                let acts = by_hand(&mut dice, table.position(), m).into_iter().rev();
                plan.extend(acts.map(|act| (seat, act)));
            }
        }
        let (seat, act) = plan.pop().unwrap_or_else(|| any_act(&mut dice, &table));
        at += dice.roll() % 3000;
        let before = table.clone();
        let ruling = table.judge(seat, &act, Moment::from_millis(at));
        assert_eq!(table, before, "judging changes nothing");
        table.apply(&ruling);
        check(&before, &ruling, &table);
        record.push(ruling);
        if matches!(table.phase(), Phase::Over(_) | Phase::Annulled) && dice.one_in(3) {
            break;
        }
    }
    let replayed = Table::replay(regulations, &record).expect("a table");
    assert_eq!(replayed, table, "the record makes the same table (seed {seed})");
    let json = serde_json::to_string(&record).expect("JSON");
    let read: Vec<Ruling> = serde_json::from_str(&json).expect("rulings");
    assert_eq!(read, record, "the record survives its JSON form (seed {seed})");
    the_arbiter_can_end_it(&table, at);
    record
}

fn check(before: &Table, ruling: &Ruling, after: &Table) {
    assert!(!ruling.events.is_empty(), "every act is answered");
    for event in &ruling.events {
        assert!(event.articles.first().is_some(), "{:?} cites nothing", event.fact);
        let kept = match event.fact {
            Fact::IllegalStands { .. } | Fact::IllegalForgiven { .. } => Audience::Nobody,
            Fact::Noted { what: Note::TouchBreach, .. } | Fact::SymptomNoted => Audience::Arbiter,
            _ => continue,
        };
        assert_eq!(event.audience, kept, "{:?}", event.fact);
    }
    let made = ruling.events.iter().any(|event| matches!(event.fact, Fact::MoveMade { .. }));
    if let (true, Some(hands)) = (made, after.hands()) {
        assert_eq!(hands.board, *after.position().board(), "after a move the hands rest");
        assert!(hands.touched.is_empty());
    }
    if let Some(duty) = after.duty() {
        let position = after.position();
        assert_eq!(duty.moves.is_empty(), !position.has_legal_move());
        assert!(duty.moves.iter().all(|m| position.legal(*m).is_some()));
    }
    for color in Color::ALL {
        let (was, is) = (before.player(color).illegal_acts, after.player(color).illegal_acts);
        assert!(was <= is && is <= was + 1, "illegal acts are counted one at a time");
        let ended = matches!(after.phase(), Phase::Over(_));
        assert!(is == was || is < 2 || ended, "the second illegal act ends the game");
    }
    if before.verdict().is_some() && after.verdict() != before.verdict() {
        let by_claim = ruling.act == Act::ClaimIllegal;
        assert!(by_claim || ruling.seat == Seat::Arbiter, "{:?} changed a result", ruling.act);
    }
}

fn the_arbiter_can_end_it(table: &Table, at: u64) {
    let score = Score::DRAW;
    let act = Act::Decide(Decision::SetResult { score, reason: "enough".to_owned() });
    let ruling = table.judge(Seat::Arbiter, &act, Moment::from_millis(at));
    let mut table = table.clone();
    table.apply(&ruling);
    assert_eq!(table.verdict().map(|verdict| verdict.score), Some(score));
}

#[test]
fn hands_that_do_anything_leave_a_table_on_which_play_can_go_on_or_be_ended() {
    let mut acts = 0;
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..120 {
        let record = play(seed);
        acts += record.len();
        for event in record.iter().flat_map(|ruling| &ruling.events) {
            *met.entry(word(&event.fact)).or_default() += 1;
        }
    }
    assert!(acts > 15_000, "only {acts} acts");
    // What the games are to go through was indeed met.
    for wanted in [
        "adjusting",
        "breach_found",
        "castling_announced",
        "displaced",
        "illegal_counted move",
        "illegal_counted no_move",
        "illegal_counted pawn_left",
        "illegal_counted two_hands",
        "illegal_forgiven",
        "illegal_stands move",
        "move_completed next_move",
        "moves_bound",
        "pieces_restored",
        "position_restored",
        "touch_classified",
    ] {
        assert!(met.get(wanted).is_some_and(|count| *count > 0), "no {wanted} among {met:#?}");
    }
}

/// The word of a fact, and of its kind where there are several.
fn word(fact: &Fact) -> String {
    let value = serde_json::to_value(fact).expect("JSON");
    let more = ["kind", "how"].into_iter().filter_map(|key| value[key].as_str());
    [value["fact"].as_str().expect("a word")].into_iter().chain(more).collect::<Vec<_>>().join(" ")
}
