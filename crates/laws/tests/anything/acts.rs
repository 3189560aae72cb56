//! Whatever people may do, wise or not.
//!
//! The file is as long as the vocabulary: every act and decision is rolled here, with every field.

use chess::{Color, Move, Piece, Position, Role, Square};
use clock::{Moment, Setting, Span};
use laws::{
    Act, AnnulReason, Area, Breach, ClaimRuling, ClockInHand, ClockPlace, Contact, Decision,
    Device, DrawBasis, Duty, Edge, Facing, Irregularity, Mode, NoProgress, NoWin, Penalty,
    Permission, PressingHand, Promoted, Remark, Resumption, Return, Score, Seat, Share, Sign,
    StopReason, Table,
};
use notation::Style;

use crate::dice::Dice;
use crate::regulations::{CONTROLS, STARTS};

/// The acts that make a legal move, the first one first; now and then with a slip.
pub(crate) fn making_a_move(dice: &mut Dice, table: &Table) -> Vec<(Seat, Act)> {
    let position = table.position();
    let seat = Seat::from(position.turn());
    let moves: Vec<Move> = position.legal_moves().map(|m| m.to_move()).collect();
    if moves.is_empty() {
        return Vec::new();
    }
    let m = dice.pick(&moves);
    if table.regulations().mode == Mode::Screen {
        return vec![(seat, Act::Move { m, offer: dice.one_in(30) })];
    }
    let mut acts = by_hand(dice, position, m);
    if !dice.one_in(8) {
        acts.push(Act::Press { hand: None });
    }
    acts.into_iter().map(|act| (seat, act)).collect()
}

/// What a hand does to make a move; now and then two of them, or one that leaves the pawn.
pub(crate) fn by_hand(dice: &mut Dice, position: &Position, m: Move) -> Vec<Act> {
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

/// Any act by anybody.
pub(crate) fn any(dice: &mut Dice, table: &Table) -> (Seat, Act) {
    let turn = Seat::from(table.position().turn());
    if dice.one_in(4) {
        let seat = if dice.one_in(30) { dice.pick(&Seat::ALL) } else { Seat::Arbiter };
        return (seat, Act::Decide(any_decision(dice, table)));
    }
    let seat = match dice.below(12) {
        0..7 => turn,
        7..10 => Seat::from(dice.color()),
        _ => dice.pick(&Seat::ALL),
    };
    (seat, any_of_players(dice, table))
}

fn piece(dice: &mut Dice) -> Piece {
    dice.pick(&Role::ALL).of(dice.color())
}

pub(crate) fn any_move(dice: &mut Dice, table: &Table) -> Move {
    let moves: Vec<Move> = table.position().legal_moves().map(|m| m.to_move()).collect();
    if moves.is_empty() || dice.one_in(2) {
        let promotion = dice.one_in(8).then(|| dice.pick(&Role::ALL));
        return Move { from: dice.square(), to: dice.square(), promotion };
    }
    dice.pick(&moves)
}

fn occupied(dice: &mut Dice, table: &Table) -> Square {
    let board = table.hands().map_or_else(|| table.position().board(), |hands| &hands.board);
    let squares: Vec<Square> = board.iter().map(|(square, _)| square).collect();
    if squares.is_empty() { dice.square() } else { dice.pick(&squares) }
}

fn any_text(dice: &mut Dice) -> String {
    dice.pick(&["", "e4", "Nf3 (=)", "12.7", "\u{0}☃\"}", "x".repeat(300).as_str()]).to_owned()
}

/// A move in words, mostly one that can be played.
pub(crate) fn any_announcement(dice: &mut Dice, table: &Table) -> String {
    if dice.one_in(4) {
        return any_text(dice);
    }
    let m = any_move(dice, table);
    table.position().legal(m).map_or_else(|| m.to_string(), |legal| Style::PGN.write(&legal))
}

fn any_score(dice: &mut Dice) -> Score {
    let share = |dice: &mut Dice| dice.pick(&[Share::None, Share::Half, Share::Whole]);
    Score::new(share(dice), share(dice))
}

fn any_span(dice: &mut Dice) -> Span {
    match dice.below(8) {
        0 => Span::ZERO,
        1 => Span::millis(u64::MAX),
        _ => Span::millis(dice.roll() % 200_000),
    }
}

fn any_setting(dice: &mut Dice) -> Setting {
    Setting { time: any_span(dice), moves: dice.below(50) as u16, period: dice.below(3) as u16 }
}

fn any_of_players(dice: &mut Dice, table: &Table) -> Act {
    let square = occupied(dice, table);
    match dice.below(59) {
        0..3 => Act::Move { m: any_move(dice, table), offer: dice.one_in(4) },
        3..8 => Act::Release { from: square, to: dice.square(), two_hands: dice.one_in(4) },
        8 => Act::Adjust,
        9 => Act::Adjusted,
        10 | 11 => Act::Touch { square, together: dice.one_in(3).then(|| dice.square()) },
        12 => Act::TakeOff { square },
        13 if dice.one_in(3) => {
            Act::NamePiece { promoted: dice.pick(&[Promoted::Queen, Promoted::Knight]) }
        }
        13 => Act::Put { square: dice.square(), piece: piece(dice) },
        14 => Act::AnnounceCastling { rook: square },
        15 => dice.pick(&[Act::Displace, Act::Restored]),
        16 => Act::Restored,
        17..20 => Act::Press {
            hand: dice.pick(&[None, Some(PressingHand::Moving), Some(PressingHand::Other)]),
        },
        20 => Act::StopClock {
            reason: dice.pick(&[
                StopReason::Arbiter,
                StopReason::PromotionPiece,
                StopReason::WrongSetting,
                StopReason::Displacement,
                StopReason::IllegalMove,
                StopReason::Flag,
                StopReason::Sealed,
                StopReason::Other,
            ]),
        },
        21 => Act::OfferDraw,
        22 if dice.one_in(4) => Act::AcceptDraw,
        23 => Act::DeclineDraw,
        24 if dice.one_in(6) => Act::AnnounceClaim {
            basis: dice.pick(&[DrawBasis::Threefold, DrawBasis::FiftyMoves]),
            intended: any_move(dice, table),
        },
        24 => Act::ClaimDraw {
            basis: dice.pick(&[DrawBasis::Threefold, DrawBasis::FiftyMoves]),
            intended: dice.one_in(2).then(|| any_move(dice, table)),
        },
        25 if dice.one_in(12) => Act::Resign,
        26 => Act::ClaimFlag,
        27 => Act::ClaimIllegal,
        28 => Act::Complain {
            of: dice.pick(&[Breach::TwoHands, Breach::Adjusting, Breach::TouchMove]),
        },
        29 => Act::AgreeCorrection,
        30 => Act::Write {
            text: any_text(dice),
            place: dice.one_in(2).then(|| dice.below(400) as u16),
        },
        31 => Act::SheetComplete,
        32 => dice.pick(&[Act::RequestSheet, Act::ViewRecord]),
        33 => Act::Sign { score: any_score(dice) },
        34 if dice.one_in(2) => Act::ComplainToCommittee { text: any_text(dice) },
        34 => Act::Appeal { text: any_text(dice) },
        35 => Act::Arrive,
        36 => Act::Leave { area: dice.pick(&[Area::Venue, Area::PlayingArea]) },
        37 => Act::AskPermission { to: any_permission(dice) },
        38 => Act::AskRule { number: dice.pick(&["9.6.2", "99", "A.4.2", ""]).to_owned() },
        39 => Act::Report { what: any_irregularity(dice) },
        40 => Act::Tip { text: any_text(dice) },
        41 => Act::RequestIncrement { delay: dice.one_in(2) },
        42 => Act::ClaimNoNormalWin { ground: dice.pick(&[NoWin::Cannot, NoWin::NotTrying]) },
        43 => Act::Verify { agreed: dice.one_in(2) },

        44 => dice.pick(&[Act::DemandTwoBoards, Act::AskTimes, Act::TellTimes]),
        45 => {
            let text = any_announcement(dice, table);
            dice.pick(&[Act::Announce { text: text.clone() }, Act::Repeat { text }])
        }
        46 => Act::Copy { on: dice.color(), m: any_move(dice, table) },
        47 => dice.pick(&[Act::SealEarly, Act::Seal { commitment: "hidden".to_owned() }]),
        48..51 => of_words(dice),
        51..54 => of_the_blitz_rules(dice, table),
        54..57 => of_the_home_rules(dice),
        _ => Act::Look,
    }
}

/// What people say of what was done.
fn of_words(dice: &mut Dice) -> Act {
    match dice.below(6) {
        0 => Act::AdmitIllegal,
        5 => Act::OrderUnknown,
        1 => Act::OfferDrawIf { condition: any_text(dice) },
        2 => Act::DoubtResignation {
            of: dice.color(),
            sign: dice.pick(&[
                Sign::Handshake,
                Sign::KingLaidDown,
                Sign::ClocksStopped,
                Sign::WalkedAway,
            ]),
        },
        3 => Act::DenyResignation,
        _ => Act::AnswerReport { what: any_irregularity(dice), admitted: dice.one_in(2) },
    }
}

fn of_the_blitz_rules(dice: &mut Dice, table: &Table) -> Act {
    match dice.below(8) {
        0 => Act::ChooseSide { edge: dice.pick(&[Edge::Near, Edge::Far]) },
        1 | 2 => Act::ReturnClock {
            reason: dice.pick(&[Return::Restore, Return::Touch, Return::EmptyPress]),
        },
        3 => Act::PointOutFlag,
        4 if dice.one_in(3) => Act::BeginMate,
        4 => Act::ShowMate { line: (0..dice.below(3)).map(|_| any_move(dice, table)).collect() },
        5 | 6 => Act::ClaimNoProgress {
            ground: dice.pick(&[
                NoProgress::PerpetualCheck,
                NoProgress::Repetition,
                NoProgress::Dead,
            ]),
        },
        _ => {
            Act::Interfere { about: dice.pick(&[Remark::Flag, Remark::IllegalMove, Remark::Other]) }
        }
    }
}

fn of_the_home_rules(dice: &mut Dice) -> Act {
    match dice.below(7) {
        0 => Act::DrawLots { seed: dice.roll() },
        1 => Act::DrewByHand,
        2 | 3 => Act::Confirm,
        4 => Act::WithdrawOffer,
        5 => Act::TakeBack,
        _ => Act::Restart,
    }
}

fn any_permission(dice: &mut Dice) -> Permission {
    dice.pick(&[
        Permission::LeaveVenue,
        Permission::LeavePlayingArea,
        Permission::OpenBag,
        Permission::UseDevice,
    ])
}

pub(crate) fn any_irregularity(dice: &mut Dice) -> Irregularity {
    dice.pick(&Irregularity::ALL)
}

fn any_penalty(dice: &mut Dice) -> Penalty {
    match dice.below(24) {
        0 => Penalty::AllTime,
        1 => Penalty::Points(any_score(dice)),
        2 => Penalty::Loss(dice.pick(&[Share::None, Share::Half, Share::Whole])),
        3 => Penalty::Fine(dice.pick(&[0, 5000])),
        4 => Penalty::Rounds(dice.below(3) as u8),
        5 => Penalty::Expulsion,
        6..12 => Penalty::MoreTime(any_span(dice)),
        12..18 => Penalty::LessTime(any_span(dice)),
        _ => Penalty::Warning,
    }
}

fn soon(dice: &mut Dice) -> Moment {
    Moment::from_millis(dice.roll() % 400_000)
}

fn later(dice: &mut Dice) -> Resumption {
    Resumption {
        date: "2018-03-10".parse().expect("a date"),
        time: "10:00".to_owned(),
        place: any_text(dice),
        at: soon(dice),
    }
}

fn any_decision(dice: &mut Dice, table: &Table) -> Decision {
    let of: Color = dice.color();
    let ply = dice.below(30) as u32;
    let granted = dice.one_in(2);
    let reason = any_text(dice);
    match dice.below(58) {
        0 | 1 => Decision::Start,
        2 if dice.one_in(2) => {
            let wrong: Position = dice.pick(&STARTS).parse().expect("a position");
            let board = dice.pick(&[table.position().to_setup(), wrong.to_setup()]);
            Decision::CheckBoard { board: Box::new(board) }
        }
        2 => Decision::PostponeStart { until: Moment::from_millis(dice.roll() % 100_000) },
        3 if dice.one_in(4) => Decision::PlaceClock {
            place: dice.pick(&[ClockPlace::LeftOfWhite, ClockPlace::RightOfWhite]),
        },
        3 if dice.one_in(4) => {
            Decision::FaceClock { faces: dice.pick(&[Facing::Left, Facing::Right]) }
        }
        3 => Decision::Pause { because: dice.one_in(2).then_some(ClockInHand::Fault) },
        4..12 => Decision::Resume,
        12 => Decision::JudgeStop { valid: granted },
        13 => Decision::CallFlag { of },
        14 if dice.one_in(2) => Decision::OrderUnknown,
        14 => Decision::CallBothFlags,
        15 => {
            let was = [Contact::Accidental, Contact::Deliberate, Contact::Unclear];
            Decision::ClassifyTouch { of, was: dice.pick(&was) }
        }
        16 => Decision::RuleTouch { of },
        17 => Decision::DeclareIllegal { of },
        18 => Decision::NoteIllegalPosition,
        19 if dice.one_in(3) => Decision::Restore { ply },
        20 if dice.one_in(3) => Decision::PieceDisplaced { ply },
        21 => {
            let why = [None, Some(ClockInHand::Dispute), Some(ClockInHand::Fault)];
            Decision::SetClock { of, setting: any_setting(dice), because: dice.pick(&why) }
        }
        22 if dice.one_in(3) => {
            let control = dice.pick(&CONTROLS).parse().expect("a control");
            Decision::SetControl { control: Box::new(control), for_schedule: granted }
        }
        23 => Decision::ReplaceClock { white: any_setting(dice), black: any_setting(dice) },
        24 => Decision::ExtraTime { white: any_span(dice), black: any_span(dice) },
        25 => Decision::AdjustTime { of, less: any_span(dice) },
        26 if dice.one_in(12) => Decision::Annul {
            reason: dice.pick(&[
                AnnulReason::WrongSetup,
                AnnulReason::ReversedColors,
                AnnulReason::PositionLost,
                AnnulReason::Interference,
            ]),
        },
        27 => Decision::TransferBoard,
        28 => Decision::JudgeClaim {
            ruling: dice.pick(&[
                ClaimRuling::Upheld,
                ClaimRuling::Rejected,
                ClaimRuling::Postponed,
                ClaimRuling::PostponedWithTime,
            ]),
        },
        29 if dice.one_in(2) => Decision::JudgeOffer { stands: granted },
        29 if dice.one_in(4) => Decision::JudgeResignation { resigned: granted },
        29 => Decision::ConsentToDraw { granted },
        30 if dice.one_in(2) => Decision::ReplaceSheet { of },
        30 => Decision::CountUnknown,
        31 => Decision::Reconstruct { moves: dice.below(80) as u16, official: dice.one_in(3) },
        32 | 33 => {
            let penalties = (0..dice.below(3)).map(|_| any_penalty(dice)).collect();
            Decision::Penalise { of, penalties, reason }
        }
        34 if dice.one_in(12) => Decision::DeclareLoss { score: any_score(dice), reason },
        35 if dice.one_in(4) => Decision::DeviceSound { of },
        36 if dice.one_in(12) => {
            let device = dice.pick(&[Device::Phone, Device::Other, Device::SwitchedOff]);
            Decision::DeviceFound { of, device }
        }
        37 => Decision::Inspect { of, agreed: granted, body: dice.one_in(3) },
        38 => {
            let all =
                [Duty::Move, Duty::Press, Duty::Write, Duty::Announce, Duty::ClaimFlag, Duty::Seal];
            let duties = all.into_iter().filter(|_| dice.one_in(2)).collect();
            Decision::ApproveAssistant { of, duties }
        }
        39 => Decision::Permit { of, to: any_permission(dice), granted },
        40 => Decision::ExcuseLateness { of, reason },
        41 => Decision::Admit { who: reason, granted },
        42 => Decision::Expel { who: reason },
        43 if dice.one_in(12) => Decision::SetResult { score: any_score(dice), reason },
        44 => Decision::Reopen { reason },
        45 => Decision::Dismiss { question: dice.below(3) as u16 },
        46 => Decision::CloseAppeal { granted },
        47 => {
            let delay = dice.pick(&[None, Some(true), Some(false)]);
            Decision::GrantIncrement { granted, delay }
        }
        48 => Decision::CorrectBoards { ply: granted.then_some(ply) },
        49 if dice.one_in(4) => Decision::SetSession { ends: soon(dice) },
        50 if dice.one_in(4) => Decision::CallSeal,
        51 => Decision::ConfirmEnvelope {
            white: reason.clone(),
            black: reason,
            resumption: later(dice),
        },
        52 => Decision::OpenEnvelope {
            text: any_announcement(dice, table),
            proof: dice.one_in(3).then(|| "7f3a".to_owned()),
        },
        53 => Decision::JudgeSealed { meant: granted.then(|| any_move(dice, table)) },
        54 if dice.one_in(4) => {
            Decision::EnvelopeLost { declared: granted.then(|| any_move(dice, table)) }
        }
        _ if table.questions().is_empty() => Decision::Resume,
        _ => Decision::Dismiss { question: 0 },
    }
}
