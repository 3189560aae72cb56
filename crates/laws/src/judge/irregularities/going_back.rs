//! Going back, starting anew, and boards that stood wrong (7.1 to 7.3, 7.6, A.4.1.2).

use chess::{Bitboard, Chess960, Color, File, Position, Square};

use crate::act::{AnnulReason, Irregularity};
use crate::fact::{Fact, Missing, Question, Refusal};
use crate::judge::by_hand::is_on;
use crate::judge::earlier_times;
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::{Mode, Provision, Regime};

/// 7.1: the arbiter restores the position after so many plies.
pub(crate) fn to_ply(hearing: &mut Hearing<'_>, ply: u32) {
    go_back(hearing, ply, &[Provision::RestoredTimes]);
}

/// 7.6: pieces were found off their squares, last right after so many plies. Nothing is counted.
pub(crate) fn displaced_since(hearing: &mut Hearing<'_>, ply: u32) {
    go_back(hearing, ply, &[Provision::PieceOffSquare, Provision::RestoredTimes]);
}

fn go_back(hearing: &mut Hearing<'_>, ply: u32, provisions: &[Provision]) {
    if !is_on(hearing) {
        return;
    }
    if ply as usize > hearing.plies.len() {
        return hearing.lacks(Missing::Move, provisions);
    }
    let settings = earlier_times::at_position(hearing, ply as usize);
    hearing.find(Fact::PositionRestored { ply }, provisions);
    earlier_times::set(hearing, settings);
    let turn = hearing.now.position.turn();
    hearing.find(Fact::ClockStarted { of: turn }, &[Provision::RestoredTimes]);
    if hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::ClocksStopped, &[Provision::RestoredTimes]);
    }
}

/// The position went back and the clock of `of` runs; with an arbiter, once the times are judged.
pub(crate) fn run_again(hearing: &mut Hearing<'_>, of: Color) {
    if hearing.has(Provision::RestoredTimes) {
        hearing.find(Fact::ClockStarted { of }, &[Provision::RestoredTimes]);
    }
    if hearing.has_arbiter() && !hearing.is(Regime::OnDemand) {
        hearing.find(Fact::ClocksStopped, &[Provision::RestoredTimes]);
        hearing.ask(Question::Times, &[Provision::RestoredTimes]);
    } else {
        let_play_go_on(hearing);
    }
}

/// If nobody is there to let play go on, it does.
pub(crate) fn let_play_go_on(hearing: &mut Hearing<'_>) {
    let waits = hearing.has_arbiter() && !hearing.is(Regime::OnDemand);
    if hearing.now.phase == Phase::Stopped && !waits {
        hearing.find(Fact::Resumed, &[Provision::Resuming]);
    }
}

/// Whether set-up, board and clock setting stay as they are: under limited supervision once both
/// have made ten moves (A.4.1, A.5.1 of 2023), by the Finnish blitz rules once both have made three (7-1).
pub(crate) fn is_settled(hearing: &Hearing<'_>) -> bool {
    let Some(moves) = hearing.regulations().start_stays_after() else { return false };
    // A tenth move of Black that is not complete may have to wait (A.5.1 of 2023).
    let completed = hearing.regulations().book.edition().ten_moves_completed;
    let waits = completed && hearing.now.uncompleted == Some(Color::Black);
    moves_of_each(hearing) >= moves + u16::from(waits)
}

fn moves_of_each(hearing: &Hearing<'_>) -> u16 {
    let players = &hearing.now.players;
    players.white.moves.min(players.black.moves)
}

/// Someone says that the board or the colours were wrong; says whether it was about that. The
/// arbiter finds whether it is so.
pub(crate) fn report(hearing: &mut Hearing<'_>, what: Irregularity) -> bool {
    let provision = match what {
        Irregularity::WrongSetup => Provision::WrongSetup,
        Irregularity::TurnedBoard => Provision::TurnedBoard,
        Irregularity::ReversedColors => Provision::ReversedColors,
        Irregularity::WrongSetting if hearing.is(Regime::OnDemand) => Provision::WrongSetting,
        _ => return false,
    };
    if !is_on(hearing) {
        // The result stands; the arbiter hears of it (G49).
        hearing.ask(Question::Report { what, of: None }, &[provision]);
    } else if what != Irregularity::ReversedColors && is_settled(hearing) {
        too_late(hearing, what);
    } else if hearing.is(Regime::OnDemand) && !hearing.has_arbiter() {
        objected(hearing, what);
    } else if what == Irregularity::ReversedColors && !hearing.has_arbiter() {
        reversed(hearing);
    } else {
        hearing.ask(Question::Report { what, of: None }, &[provision]);
    }
    true
}

/// An objection in time, and nobody to judge it: what the program knows of the start decides (7-1
/// of the Finnish blitz rules). Reversed colours stay (7.3).
fn objected(hearing: &mut Hearing<'_>, what: Irregularity) {
    match what {
        Irregularity::WrongSetup if stood_wrong(hearing) => {
            new_game(hearing, &[Provision::SetupFixed, Provision::WrongSetup]);
        }
        Irregularity::WrongSetup => {
            hearing.lacks(Missing::WrongSetup, &[Provision::WrongSetup]);
        }
        Irregularity::TurnedBoard => {
            hearing.find(Fact::BoardTransferred, &[Provision::SetupFixed, Provision::TurnedBoard]);
        }
        Irregularity::ReversedColors => {
            hearing.find(Fact::ColorsKept, &[Provision::ReversedColors]);
        }
        _ => hearing.ask(Question::Report { what, of: None }, &[Provision::WrongSetting]),
    }
}

/// Whether the game did not begin from the initial position, nor from an array of Chess960.
fn stood_wrong(hearing: &Hearing<'_>) -> bool {
    let board = hearing.start().board();
    let is_array = |array: Chess960| Position::chess960(array).board() == board;
    let chess960 = hearing.regulations().chess960 && Chess960::all().any(is_array);
    board != Position::initial().board() && !chess960
}

/// 7.3 without an arbiter. Colours that stay, as in 2014 or once both have made ten moves, stay on
/// anybody's word; a game is not voided by the word of one player, so the other is asked.
fn reversed(hearing: &mut Hearing<'_>) {
    let provisions = [Provision::ReversedColors];
    let voids_before = hearing.regulations().colors_kept_after();
    if voids_before.is_none_or(|moves| moves_of_each(hearing) >= moves) {
        return hearing.find(Fact::ColorsKept, &provisions);
    }
    let of = hearing.seat.side().map(|by| !by);
    let question = Question::Report { what: Irregularity::ReversedColors, of };
    if !hearing.now.questions.contains(&question) {
        hearing.find(Fact::Asked { question }, &provisions);
    }
}

/// The other player admits that the colours are reversed: a new game is played (7.3).
pub(crate) fn reversed_for_both(hearing: &mut Hearing<'_>) {
    annul(hearing, AnnulReason::ReversedColors);
}

/// A.4.1.2: the set-up stands; but a king or rook that began elsewhere does not castle.
fn too_late(hearing: &mut Hearing<'_>, what: Irregularity) {
    hearing.refuse(Refusal::TooLate, &[Provision::SetupFixed, Provision::TenMoves]);
    let rooks = misplaced(hearing.start()) & hearing.now.position.castling().rooks();
    if what == Irregularity::WrongSetup && !rooks.is_empty() {
        let barred = Fact::CastlingBarred { rooks: rooks.into_iter().collect() };
        hearing.find(barred, &[Provision::SetupFixed]);
    }
}

/// The rooks with which a start that is not an array of 2.3 or of Chess960 gives no castling: those of
/// a king off the e-file, and those off their corners.
fn misplaced(start: &Position) -> Bitboard {
    let is_array = |array: Chess960| Position::chess960(array).board() == start.board();
    if Chess960::all().any(is_array) {
        return Bitboard::EMPTY;
    }
    let away = |rook: &Square| {
        let king = start.board().color_on(*rook).map(|color| start.king(color));
        king.is_some_and(|king| king.file() != File::E) || !matches!(rook.file(), File::A | File::H)
    };
    start.castling().rooks().into_iter().filter(away).collect()
}

/// The arbiter declares a new game, where the article allows it.
pub(crate) fn annul(hearing: &mut Hearing<'_>, reason: AnnulReason) {
    if !is_on(hearing) {
        return;
    }
    let about = |what| move |asked: &Question| *asked == Question::Report { what, of: None };
    match reason {
        AnnulReason::WrongSetup => {
            hearing.answer(about(Irregularity::WrongSetup), &[Provision::WrongSetup]);
            if is_settled(hearing) {
                return too_late(hearing, Irregularity::WrongSetup);
            }
            new_game(hearing, &[Provision::WrongSetup]);
        }
        AnnulReason::ReversedColors => {
            hearing.answer(about(Irregularity::ReversedColors), &[Provision::ReversedColors]);
            let kept_after = hearing.regulations().colors_kept_after();
            if kept_after.is_some_and(|moves| moves_of_each(hearing) >= moves) {
                return hearing.find(Fact::ColorsKept, &[Provision::ReversedColors]);
            }
            new_game(hearing, &[Provision::ReversedColors]);
        }
        AnnulReason::PositionLost if crate::judge::sealing::is_closed(hearing) => {
            new_game(hearing, &[Provision::AdjournedPositionLost]);
        }
        AnnulReason::PositionLost => new_game(hearing, &[Provision::Analogy]),
        AnnulReason::Interference => crate::judge::bystanders::replay(hearing),
    }
}

pub(crate) fn new_game(hearing: &mut Hearing<'_>, provisions: &[Provision]) {
    let articles = hearing.cite(provisions);
    hearing.stop_clocks(articles);
    hearing.find_by(Fact::Annulled, articles);
}

/// 7.2.2: the board is found turned; the position is carried over and the game goes on.
pub(crate) fn transfer_board(hearing: &mut Hearing<'_>) {
    if hearing.regulations().mode != Mode::Otb {
        return hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
    }
    if !is_on(hearing) {
        return;
    }
    let about = Question::Report { what: Irregularity::TurnedBoard, of: None };
    hearing.answer(|asked| *asked == about, &[Provision::TurnedBoard]);
    if is_settled(hearing) {
        return too_late(hearing, Irregularity::TurnedBoard);
    }
    hearing.find(Fact::BoardTransferred, &[Provision::TurnedBoard]);
}
