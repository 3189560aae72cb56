//! The record of the game on paper (chapter 8, A.2, A.3.2).

use chess::{Color, Move};
use clock::{Moment, Span};
use notation::{Candidate, Claim, Language, ReadError, Remark, Style};

use crate::fact::{Audience, Fact, Missing, Note, Question, Refusal};
use crate::judge::flags;
use crate::judge::hearing::Hearing;
use crate::table::Phase;
use crate::table::now::{Now, side};
use crate::{
    Article, Category, Judgement, Mode, Observer, Provision, Regulations, Sheets, Supervision,
};

/// The time below which the duty to record lapses, and the time for each move that keeps it up
/// (8.4).
const SHORT: Span = Span::minutes(5);
const ENOUGH_A_MOVE: Span = Span::seconds(30);

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
    // Who cannot see records in Braille, by voice or otherwise (D.2.7).
    let unseeing = crate::judge::two_boards::is_blind(hearing, by);
    if !unseeing && !is_algebraic(text) {
        return hearing.refuse(Refusal::NotAlgebraic, &[Provision::AlgebraicOnly]);
    }
    if let Some((why, provision)) = ill_written(hearing, by, text, place) {
        return hearing.refuse(why, &[provision]);
    }
    let written = Fact::Written { by, text: text.to_owned(), place };
    // Who need not write may.
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

/// Whether a player has to record at all: in standard play by hand. In rapid and blitz nobody has
/// (A.2; under B.3 the recorder stands in for the players, G71), on a screen the program does it.
fn has_duty(hearing: &Hearing<'_>) -> bool {
    let regulations = hearing.regulations();
    regulations.mode == Mode::Otb && regulations.category() == Category::Standard
}

/// 8.4 and 12.3: whoever has less than five minutes need not record for the rest of the period,
/// unless thirty seconds or more come with each move; and the arbiter watches.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    let Some(of) = hearing.now.clock.motion().running() else { return };
    let of = if of == side(Color::White) { Color::White } else { Color::Black };
    if !can_run_short(hearing, of) {
        return;
    }
    let Ok(reading) = hearing.now.clock.reading(hearing.at) else { return };
    let face = reading.face(side(of));
    if face.time.is_none_or(|time| time >= SHORT) {
        return;
    }
    let (period, player) = (face.period, &hearing.now.players[of]);
    let told = player.short_of_time_in == Some(period);
    let exempt = player.exempt_in == Some(period);
    if !told && hearing.has_arbiter() {
        hearing.note(of, Note::TimeTrouble, &[Provision::TimeTrouble]);
    }
    if !exempt && has_duty(hearing) && !records_anyway(&hearing.now, of, hearing.at) {
        hearing.find(Fact::RecordingLapsed { of }, &[Provision::RecordingLapses]);
        if nobody_records(hearing) && hearing.has_arbiter() {
            hearing.ask(Question::Recorder, &[Provision::BothComplete, Provision::Assistants]);
        }
    }
}

/// When the player whose clock runs will have less than five minutes, if anything follows then.
pub(crate) fn look_at(now: &Now, regulations: &Regulations) -> Option<Moment> {
    let running = now.clock.motion().running().filter(|_| now.phase == Phase::Playing)?;
    let of = if running == side(Color::White) { Color::White } else { Color::Black };
    let recorded = regulations.mode == Mode::Otb;
    let asked = regulations.judgement == Judgement::Arbiter;
    if !(recorded || asked) || regulations.category() != Category::Standard {
        return None;
    }
    let recorded = recorded && !records_anyway(now, of, now.seen);
    let reading = now.clock.reading(now.seen).ok()?;
    let face = reading.face(running);
    let player = &now.players[of];
    let settled = (player.exempt_in == Some(face.period) || !recorded)
        && (player.short_of_time_in == Some(face.period) || !asked);
    let left = face.time.filter(|_| !settled)?;
    if left < SHORT {
        // A period may begin with less.
        return Some(now.seen);
    }
    let ahead = face.delay.saturating_add(left.saturating_sub(SHORT));
    now.seen.checked_add(ahead.saturating_add(Span::millis(1)))
}

/// Whether anything follows when this player has less than five minutes; asked before the clock
/// is read, since it is asked with every act.
fn can_run_short(hearing: &Hearing<'_>, of: Color) -> bool {
    let matters = hearing.has_arbiter() || hearing.regulations().mode == Mode::Otb;
    matters
        && hearing.now.phase == Phase::Playing
        && {
            let player = &hearing.now.players[of];
            let settled = player.exempt_in.is_some() && player.short_of_time_in.is_some();
            !settled || hearing.now.clock.control().schedule(side(of)).is_some()
        }
        && hearing.regulations().category() == Category::Standard
}

/// Whether enough time comes with each move to write it down; a delay counts (G56).
fn records_anyway(now: &Now, of: Color, at: Moment) -> bool {
    let Some(schedule) = now.clock.control().schedule(side(of)) else { return false };
    let period = now.clock.reading(at).map_or(0, |reading| reading.face(side(of)).period);
    schedule.period(period).bonus().span() >= ENOUGH_A_MOVE
}

/// Whether neither player need record any more and no eye of the program does it for them.
pub(crate) fn nobody_records(hearing: &Hearing<'_>) -> bool {
    let unseen = hearing.regulations().observer == Observer::Human && has_duty(hearing);
    unseen && Color::ALL.into_iter().all(|color| is_exempt(hearing, color))
}

fn is_exempt(hearing: &Hearing<'_>, of: Color) -> bool {
    let period = hearing.now.clock.reading(hearing.at).map(|now| now.face(side(of)).period).ok();
    let exempt_in = hearing.now.players[of].exempt_in;
    exempt_in.is_some() && exempt_in == period
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
    if seen && usize::from(hearing.now.papers.first_gap(by)) < hearing.plies.len() {
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

/// 11.9: what an article says, or those under a heading, without a word about the game.
pub(crate) fn explain(hearing: &mut Hearing<'_>, number: &str) {
    let audience = hearing.own_audience();
    let book = hearing.regulations().book;
    let mut articles: Vec<Article> = book.find(number).into_iter().collect();
    if articles.is_empty() {
        articles = book.under(number).collect();
    }
    if articles.is_empty() {
        return hearing.refuse(Refusal::NoSuchArticle, &[Provision::AskingRules]);
    }
    for article in articles {
        hearing.find_for(audience, Fact::RuleExplained { article }, &[Provision::AskingRules]);
    }
}

/// 8.7: a player signs the result as written. A result that both have signed stands even if it is
/// wrong; the arbiter is told of it.
pub(crate) fn sign(hearing: &mut Hearing<'_>, score: crate::Score) {
    let Some(by) = hearing.player() else { return };
    if !hearing.regulations().book.edition().signatures {
        return hearing.refuse(Refusal::NotInForce, &[Provision::NoDutyToRecord]);
    }
    let Phase::Over(verdict) = hearing.now.phase else {
        return hearing.refuse(Refusal::TooEarly, &[Provision::Signatures]);
    };
    let players = &hearing.now.players;
    let both = |score| Color::ALL.into_iter().all(|color| players[color].signed == Some(score));
    if players[by].signed.is_some_and(both) {
        return hearing.refuse(Refusal::TooLate, &[Provision::Signatures]);
    }
    if crate::judge::decisions::is_too_much(hearing, score) {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::PointsLimit]);
    }
    hearing.find(Fact::Signed { by, score }, &[Provision::Signatures]);
    if score == verdict.score {
        return;
    }
    if hearing.has_arbiter() {
        hearing.ask(Question::Result { signed: score }, &[Provision::Signatures]);
    }
    if hearing.now.players[!by].signed == Some(score) {
        hearing.end(score, crate::Ground::Signed, &[Provision::Signatures]);
    }
}

/// 11.10: a player appeals against a decision, even after signing.
pub(crate) fn appeal(hearing: &mut Hearing<'_>, text: &str) {
    let Some(by) = hearing.player() else { return };
    let appeals = hearing.regulations().appeals && hearing.regulations().book.edition().appeals;
    if !appeals {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Appeal]);
    }
    hearing.find(Fact::Appealed { by, text: text.to_owned() }, &[Provision::Appeal]);
    hearing.ask(Question::Appeal { by }, &[Provision::Appeal]);
}

/// 21-2: how the arbiter acted may be complained of elsewhere; the decisions stay (21-1). By the FIDE
/// Laws a decision is appealed instead (11.10).
pub(crate) fn to_committee(hearing: &mut Hearing<'_>, text: &str) {
    let Some(by) = hearing.player() else { return };
    if !hearing.has(Provision::Committee) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::Appeal]);
    }
    if !hearing.has_arbiter() {
        return hearing.refuse(Refusal::NoArbiter, &[Provision::Committee]);
    }
    let told = Fact::CommitteeTold { by, text: text.to_owned() };
    hearing.find_for(hearing.own_audience(), told, &[Provision::Committee, Provision::Appeal]);
}

/// An appeal is decided. What falls with it the arbiter then sets right by the decision that fits.
pub(crate) fn close_appeal(hearing: &mut Hearing<'_>, granted: bool) {
    let appealed = |asked: &Question| matches!(asked, Question::Appeal { .. });
    let Some(oldest) = hearing.now.questions.iter().find(|asked| appealed(asked)).cloned() else {
        return hearing.lacks(Missing::Appeal, &[Provision::Appeal]);
    };
    hearing.find(Fact::AppealClosed { granted }, &[Provision::Appeal]);
    hearing.find_for(Audience::Arbiter, Fact::Answered { question: oldest }, &[Provision::Appeal]);
}

#[cfg(test)]
mod tests {
    use clock::Moment;

    use crate::casebook;

    /// When to look again after the lines of a case.
    fn look_at(lines: &str) -> Option<u64> {
        let account = casebook::read(&format!("a case\n{lines}")).cases[0].play();
        assert_eq!(account.faults, []);
        account.table?.look_at().map(Moment::as_millis)
    }

    #[test]
    fn the_table_asks_to_be_looked_at_when_five_minutes_are_left() {
        let by_hand = "  control 90 min\n  mode otb\n";
        assert_eq!(look_at(by_hand), Some(85 * 60_000 + 1));
        // Once it was noticed, the flag comes next.
        assert_eq!(look_at(&format!("{by_hand}  1:25:01 watch look\n")), Some(90 * 60_000));
        // On a screen without an arbiter nothing follows from it, and in blitz nothing at all.
        assert_eq!(look_at("  control 90 min\n"), Some(90 * 60_000));
        assert_eq!(look_at("  control 10 min\n  judgement arbiter\n"), Some(10 * 60_000));
    }
}
