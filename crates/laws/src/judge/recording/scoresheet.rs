//! What players write on their scoresheets (8.1, 8.5, appendix C), and the arbiter's record (A.2,
//! A.3.2).

use chess::{Color, Move};
use notation::{Candidate, Claim, Language, ReadError, Remark, Style};

use super::duty::{has_duty, is_exempt};
use crate::act::Irregularity;
use crate::fact::{Fact, Missing, Note, Question, Refusal};
use crate::judge::flags;
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::table::papers::is_illegible;
use crate::{Category, Mode, Provision, Sheets, Supervision};

/// The number of looks at the record that A.3.2 and B.3.2 allow.
const LOOKS: u8 = 5;

/// A player writes on the own sheet (8.1.1). Not in advance (8.1.2), and only in the algebraic
/// system (C.0).
pub(crate) fn write(hearing: &mut Hearing<'_>, text: &str, place: Option<u16>) {
    if hearing.regulations().mode == Mode::Screen {
        return hearing.refuse(Refusal::WrongMode, &[Provision::Recording]);
    }
    let Some(by) = hearing.player() else { return };
    let place = place.unwrap_or_else(|| hearing.now.papers.first_gap(by));
    // Where boards differ a move may have been played that the table does not have yet (D.2.9).
    let unsettled = hearing.now.questions.contains(&Question::BoardsDiffer);
    let freed = hearing.regulations().book.edition().free_in_time_trouble && is_exempt(hearing, by);
    if usize::from(place) >= hearing.plies.len() + usize::from(unsettled) && !freed {
        hearing.refuse(Refusal::TooEarly, &[Provision::NoWritingAhead]);
        return hearing.note(by, Note::WrittenAhead, &[Provision::NoWritingAhead]);
    }
    // A player who cannot see records in Braille, by voice or otherwise (D.2.7).
    let unseeing = crate::judge::two_boards::is_blind(hearing, by);
    if !unseeing && !is_algebraic(text) && !is_illegible(text) {
        return hearing.refuse(Refusal::NotAlgebraic, &[Provision::AlgebraicOnly]);
    }
    if let Some((why, provision)) = ill_written(hearing, by, text, place) {
        return hearing.refuse(why, &[provision]);
    }
    let written = Fact::Written { by, text: text.to_owned(), place };
    // A player who need not write may.
    let free = !hearing.has(Provision::Recording);
    let duty = if free { Provision::NoDutyToRecord } else { Provision::Recording };
    let provisions: &[Provision] = match (unseeing, hearing.seat.is_assistant()) {
        (false, _) => &[duty],
        (true, false) => &[duty, Provision::BlindRecord],
        (true, true) => &[duty, Provision::AssistantWrites],
    };
    hearing.find_for(by.into(), written, provisions);
    if is_long_form(hearing, by, text, place) {
        hearing.note(by, Note::LongForm, &[Provision::ShortForm, Provision::AlgebraicOnly]);
    }
}

/// 8.3 of 2023: the arbiter replaces an electronic sheet that is plainly defective. What it held is
/// taken from the opponent's, and the player goes on recording.
pub(crate) fn replace(hearing: &mut Hearing<'_>, of: Color) {
    if !can_be_replaced(hearing) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::SheetReplaced]);
    }
    if matches!(hearing.now.phase, Phase::Over(_)) {
        return hearing.refuse(Refusal::GameOver, &[Provision::SheetReplaced]);
    }
    hearing.find(Fact::SheetReplaced { of }, &[Provision::SheetReplaced]);
    let broken = Question::Report { what: Irregularity::BrokenSheet, of: None };
    hearing.answer(|asked| *asked == broken, &[Provision::SheetReplaced]);
}

/// Whether there are electronic sheets that the arbiter could replace.
pub(crate) fn can_be_replaced(hearing: &Hearing<'_>) -> bool {
    let regulations = hearing.regulations();
    regulations.mode == Mode::Otb
        && regulations.sheets == Sheets::Digital
        && hearing.has(Provision::SheetReplaced)
}

/// C.8 of 2014: whether a move is written with its departure where the book wants only the arrival.
fn is_long_form(hearing: &Hearing<'_>, by: Color, text: &str, place: u16) -> bool {
    let regulations = hearing.regulations();
    let Some(languages) = regulations.sheet_languages else { return false };
    if regulations.book.edition().long_form || usize::from(place) >= hearing.plies.len() {
        return false;
    }
    let position = hearing.plies.position_after(hearing.start(), place.into());
    notation::read(&position, text, languages.0[by]).is_ok_and(|reading| {
        reading.remarks.has(Remark::LongForm)
            || text.contains('-') && !text.starts_with(['0', 'O', 'o'])
    })
}

/// What is wrong with the form of an entry, where the language of the sheet is known. A wrong move
/// that is rightly written is the player's own affair.
fn ill_written(
    hearing: &Hearing<'_>,
    by: Color,
    text: &str,
    place: u16,
) -> Option<(Refusal, Provision)> {
    let language = hearing.regulations().sheet_languages?.0[by];
    let position = hearing.plies.position_after(hearing.start(), place.into());
    match notation::read(&position, text, language) {
        Ok(reading) if reading.remarks.has(Remark::PawnLetter) => {
            Some((Refusal::PawnLetter, Provision::PawnsWithoutLetter))
        }
        Err(ReadError::Otherwise { claim: Claim::Capture, .. }) => {
            Some((Refusal::NothingTaken, Provision::CaptureWritten))
        }
        Err(ReadError::Ambiguous { candidates }) => {
            let same = |a: &Candidate, b: &Candidate| (a.m.from, a.m.to) == (b.m.from, b.m.to);
            let promotes = candidates.windows(2).all(|pair| same(&pair[0], &pair[1]));
            Some(if promotes {
                (Refusal::NoPromotion, Provision::PromotionWritten)
            } else {
                (Refusal::Ambiguous, Provision::PiecesToldApart)
            })
        }
        _ => None,
    }
}

/// Whether an entry is of the algebraic system, right or wrong: castling, or a square by file and
/// rank. Letters of pieces are the player's own affair (C.3).
fn is_algebraic(text: &str) -> bool {
    let castles = ["0-0", "O-O", "o-o"].iter().any(|sign| text.contains(sign));
    let names_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    castles || text.as_bytes().windows(2).any(names_square)
}

/// The move of a claim was written first and cannot be changed (9.2.1.1, 9.3.1); saying it to the
/// arbiter or the program is writing it (G58).
pub(crate) fn write_claim(hearing: &mut Hearing<'_>, by: Color, intended: Option<Move>) {
    let digital = hearing.regulations().sheets == Sheets::Digital;
    let (Some(m), Mode::Otb, true) = (intended, hearing.regulations().mode, digital) else {
        return;
    };
    let text = match hearing.now.position.legal(m) {
        Some(legal) => Style::of(Language::English).write(&legal),
        None => m.to_string(),
    };
    let place = u16::try_from(hearing.plies.len()).unwrap_or(u16::MAX);
    hearing.find_for(by.into(), Fact::Written { by, text, place }, &[Provision::NoWritingAhead]);
}

/// 8.1.3 and 8.5.2: what a player should have written before making this move. Called when it has
/// been made; only the arbiter is told.
pub(crate) fn check_before_next(hearing: &mut Hearing<'_>, by: Color) {
    if hearing.now.players[by].must_complete {
        hearing.note(by, Note::SheetNotCompleted, &[Provision::OneCompletes]);
    }
    let seen = hearing.regulations().sheets == Sheets::Digital;
    if !seen || !has_duty(hearing) || is_exempt(hearing, by) {
        return;
    }
    // The move just made is the last ply, the player's move before it is two plies earlier.
    let before = hearing.plies.len().checked_sub(3).and_then(|ply| u16::try_from(ply).ok());
    if before.is_some_and(|place| !hearing.now.papers.has(by, place)) {
        hearing.note(by, Note::NotWritten, &[Provision::WriteBeforeNext, Provision::Recording]);
    }
}

/// 8.4, 8.5.2: a player has made the moves of a period. If the player had stopped recording in it the
/// sheet must be completed before the next move; what the opponent is freed from lasts for the
/// opponent's own period.
pub(crate) fn period_over(hearing: &mut Hearing<'_>, by: Color, ended: u16) {
    let player = &hearing.now.players[by];
    if player.exempt_in == Some(ended) && !player.must_complete {
        hearing.find(Fact::SheetDue { by }, &[Provision::OneCompletes]);
    }
}

/// A player says that the own sheet is complete (8.5). A sheet that the program sees must be.
pub(crate) fn complete(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    if !hearing.now.players[by].must_complete {
        return hearing.lacks(Missing::Sheet, &[Provision::OneCompletes]);
    }
    let seen = hearing.regulations().sheets == Sheets::Digital;
    if seen && !hearing.now.papers.is_complete(by, hearing.plies.len()) {
        return hearing.refuse(Refusal::TooEarly, &[Provision::OneCompletes]);
    }
    hearing.find(Fact::SheetCompleted { by }, &[Provision::OneCompletes]);
    let all = Color::ALL.into_iter().all(|color| !hearing.now.players[color].must_complete);
    if all && hearing.now.questions.contains(&Question::Sheets) {
        flags::count(hearing);
    }
}

/// A player asks for a sheet: in rapid and blitz at any time (A.2).
pub(crate) fn request_sheet(hearing: &mut Hearing<'_>) {
    let Some(to) = hearing.player() else { return };
    let provision = match hearing.regulations().category() {
        Category::Standard => Provision::Recording,
        Category::Rapid | Category::Blitz => Provision::NoDutyToRecord,
    };
    hearing.find(Fact::SheetGiven { to }, &[provision]);
}

/// A.3.2, B.3.2: a player on move may look at the record five times. On a screen the moves are
/// always in view (6.12.1, G92).
pub(crate) fn view_record(hearing: &mut Hearing<'_>) {
    let Some(to) = hearing.player_to_move() else { return };
    let regulations = hearing.regulations();
    let count = hearing.now.players[to].looks;
    if regulations.mode == Mode::Screen {
        return hearing.find_for(
            to.into(),
            Fact::RecordShown { to, count },
            &[Provision::Displays],
        );
    }
    let provision = match regulations.category() {
        Category::Blitz => Provision::BlitzRecordLooks,
        Category::Rapid | Category::Standard => Provision::RecordLooks,
    };
    if !regulations.book.has(provision) {
        // The arbiter's record is not the players' (12.6).
        return hearing.refuse(Refusal::NotInForce, &[Provision::ArbiterSilent]);
    }
    let kept = regulations.category() != Category::Standard
        && regulations.supervision() == Supervision::Full;
    if !kept {
        return hearing.refuse(Refusal::NotInForce, &[provision]);
    }
    if count >= LOOKS {
        hearing.refuse(Refusal::TooOften, &[provision, Provision::Distraction]);
        return hearing.note(to, Note::TooManyLooks, &[provision, Provision::Distraction]);
    }
    let shown = Fact::RecordShown { to, count: count + 1 };
    hearing.find_for(to.into(), shown, &[provision]);
}
