//! Going on with an adjourned game (I.5, I.7 to I.13).

use chess::{Color, Illegal, Move};
use clock::{Moment, Span};
use notation::{Language, ReadError};

use crate::act::Irregularity;
use crate::fact::{Because, Completion, Fact, Missing, Question, Refusal};
use crate::judge::endings::{self, lapse_offer};
use crate::judge::hearing::Hearing;
use crate::judge::mating;
use crate::judge::sealing::{is_closed, stage};
use crate::seal;
use crate::table::now::{Now, side};
use crate::table::{Phase, SealedMove, Stage};
use crate::{Ground, Provision, Regulations, Score};

/// What the time of resumption brings by itself, and the end of the default time after it.
pub(crate) fn notice(hearing: &mut Hearing<'_>) {
    if stage(hearing) == Some(Stage::Sealed)
        && resumes_at(&hearing.now).is_some_and(|at| hearing.at >= at)
    {
        begin(hearing);
    }
    if limit(&hearing.now, hearing.regulations()).is_some_and(|limit| hearing.at > limit) {
        expired(hearing);
    }
}

fn resumes_at(now: &Now) -> Option<Moment> {
    now.adjournment.as_ref()?.resumption.as_ref().map(|resumption| resumption.at)
}

/// The last moment at which a player comes to the resumption in time; nothing if nobody is awaited.
fn limit(now: &Now, regulations: &Regulations) -> Option<Moment> {
    let game = now.adjournment.as_ref().filter(|game| game.stage != Stage::Called && !game.due)?;
    let awaited = Color::ALL.into_iter().any(|of| {
        let asked = now.questions.contains(&Question::Absence { of });
        !game.present[of] && !now.players[of].excused && !asked
    });
    let going_on = matches!(now.phase, Phase::Playing | Phase::Stopped);
    resumes_at(now).filter(|_| awaited && going_on)?.checked_add(regulations.default_time()?)
}

/// The players who are awaited at the resumption, and the last moment at which each is in time.
pub(crate) fn awaited(now: &Now, regulations: &Regulations) -> Vec<(Color, Moment)> {
    let Some((limit, game)) = limit(now, regulations).zip(now.adjournment.as_ref()) else {
        return Vec::new();
    };
    let is_awaited = |of: &Color| !game.present[*of] && !now.players[*of].excused;
    Color::ALL.into_iter().filter(is_awaited).map(|of| (of, limit)).collect()
}

/// When the resumption, or the end of its default time, brings something.
pub(crate) fn look_at(now: &Now, regulations: &Regulations) -> Option<Moment> {
    let closed = now.adjournment.as_ref().is_some_and(|game| game.stage == Stage::Sealed);
    let begins = resumes_at(now).filter(|_| closed);
    let over = limit(now, regulations).and_then(|limit| limit.checked_add(Span::millis(1)));
    let on = now.adjournment.as_ref().is_none_or(|game| game.stage == Stage::Opened);
    let session = now.session_ends.filter(|_| on && now.phase == Phase::Playing);
    begins.into_iter().chain(over).chain(session).min()
}

/// The player who must answer the sealed move.
fn answering(hearing: &Hearing<'_>) -> Color {
    !hearing.now.adjournment.as_ref().map_or(hearing.now.position.turn(), |game| game.sealer)
}

fn is_present(hearing: &Hearing<'_>, color: Color) -> bool {
    hearing.now.adjournment.as_ref().is_some_and(|game| game.present[color])
}

/// I.5, I.9: the position before the sealed move and the times used are set up. The clock of a
/// player who must answer and is not there is started (I.9.2, I.11).
fn begin(hearing: &mut Hearing<'_>) {
    hearing.find(Fact::ResumptionBegan, &[Provision::Resumption, Provision::ResumptionTime]);
    let of = answering(hearing);
    if is_present(hearing, of) {
        return;
    }
    let provision = if is_present(hearing, !of) {
        Provision::AnsweringAbsent
    } else {
        Provision::NeitherAtResumption
    };
    hearing.find(Fact::AnsweringClockStarted { of }, &[provision]);
}

/// A player comes to the resumption; says whether that player was awaited.
pub(crate) fn arrive(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let awaited = hearing
        .now
        .adjournment
        .as_ref()
        .is_some_and(|game| game.stage != Stage::Called && !game.present[by]);
    if awaited {
        hearing.find(Fact::Arrived { by }, &[Provision::ResumptionTime]);
    }
    awaited
}

/// I.9.2: who comes to a running clock may stop it and have the envelope opened.
pub(crate) fn stop_on_arrival(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    let runs = hearing.now.clock.motion().running() == Some(side(by));
    if hearing.now.phase != Phase::Playing || !runs {
        return hearing.refuse(Refusal::Adjourned, &[Provision::Resumption]);
    }
    if !is_present(hearing, by) {
        hearing.find(Fact::Arrived { by }, &[Provision::ResumptionTime]);
    }
    hearing.find(Fact::ClocksStopped, &[Provision::AnsweringAbsent, Provision::PlayerStops]);
}

/// I.10: the default time of the resumption is over. Each absent player has lost, unless the sealed
/// move ended the game: so a closed envelope is opened first (G78).
fn expired(hearing: &mut Hearing<'_>) {
    if is_closed(hearing) {
        hearing.find(Fact::EnvelopeDue, &[Provision::LateAtResumption]);
    } else if !hearing.has_arbiter() {
        return lose_by_absence(hearing);
    }
    if hearing.has_arbiter() {
        for of in Color::ALL {
            if !is_present(hearing, of) && !hearing.now.players[of].excused {
                hearing.ask(Question::Absence { of }, &[Provision::LateAtResumption]);
            }
        }
    }
}

/// Both, if both are absent (G46).
fn lose_by_absence(hearing: &mut Hearing<'_>) {
    let absent = |color| !is_present(hearing, color) && !hearing.now.players[color].excused;
    let score = match (absent(Color::White), absent(Color::Black)) {
        (true, true) => Score::BOTH_LOSE,
        (true, false) => Score::win(Color::Black),
        (false, true) => Score::win(Color::White),
        (false, false) => return,
    };
    lapse_offer(hearing);
    hearing.end(score, Ground::Absence, &[Provision::LateAtResumption]);
}

/// I.7, I.9.1: the envelope is opened when the player who must answer is there, and at the end of
/// the default time to see whether the game had ended (I.10).
pub(crate) fn open(hearing: &mut Hearing<'_>, text: &str, proof: Option<&str>) {
    if !is_closed(hearing) {
        return hearing.lacks(Missing::SealedMove, &[Provision::OpeningRule]);
    }
    if stage(hearing) == Some(Stage::Sealed) {
        return hearing.refuse(Refusal::TooEarly, &[Provision::ResumptionTime]);
    }
    let of = answering(hearing);
    let in_time = is_present(hearing, of);
    let due = hearing.now.adjournment.as_ref().is_some_and(|game| game.due);
    if !in_time && !due {
        return hearing.refuse(Refusal::TooEarly, &[Provision::OpeningRule]);
    }
    let sealed = hearing.now.adjournment.as_ref().and_then(|game| game.sealed.clone());
    if let Some(SealedMove::Hidden(commitment)) = &sealed
        && seal::is_provable(commitment)
        && !seal::proves(commitment, &hearing.now.position, text, proof.unwrap_or_default())
    {
        return hearing.refuse(Refusal::SealBroken, &[Provision::EnvelopeKept]);
    }
    let text = match &sealed {
        Some(SealedMove::Shown(m)) => m.to_string(),
        Some(SealedMove::Hidden(_)) | None => text.to_owned(),
    };
    let opened: &[Provision] = if in_time {
        &[Provision::AnsweringPresent, Provision::OpeningRule]
    } else {
        &[Provision::LateAtResumption, Provision::OpeningRule]
    };
    let read = match sealed {
        Some(SealedMove::Shown(m)) => Read::Legal(m),
        _ => read(hearing, &text),
    };
    hearing.find(Fact::EnvelopeOpened { text }, opened);
    if endings::had_ended(hearing) {
        return;
    }
    match read {
        Read::Legal(m) => play(hearing, m, in_time),
        _ if !in_time => lose_by_absence(hearing),
        Read::Ambiguous => {
            invalid(hearing, &[Provision::SealedAmbiguous, Provision::PiecesToldApart]);
        }
        Read::Illegal => invalid(hearing, &[Provision::SealedIllegal, Provision::IllegalMove]),
        Read::Unreadable if hearing.has_arbiter() => {
            if hearing.now.phase == Phase::Playing {
                hearing.find(Fact::ClocksStopped, &[Provision::SealedUnreadable]);
            }
            let by = !of;
            hearing.ask(Question::SealedMove { by }, &[Provision::SealedUnreadable]);
        }
        Read::Unreadable => invalid(hearing, &[Provision::SealedUnreadable]),
    }
}

/// What a sealed text says.
enum Read {
    Legal(Move),
    Ambiguous,
    Illegal,
    Unreadable,
}

/// Reads the text in the language of the sealer's scoresheet.
fn read(hearing: &Hearing<'_>, text: &str) -> Read {
    let by = hearing.now.position.turn();
    let languages = hearing.regulations().sheet_languages;
    let language = languages.map_or(Language::English, |languages| languages.0[by]);
    match notation::read(&hearing.now.position, text, language) {
        Ok(reading) => Read::Legal(reading.legal.to_move()),
        Err(ReadError::Ambiguous { .. }) => Read::Ambiguous,
        Err(ReadError::Otherwise { .. } | ReadError::NotNotation { .. }) => Read::Unreadable,
        Err(ReadError::Illegal { .. } | ReadError::Nobody { .. }) => Read::Illegal,
    }
}

/// I.8: the sealer loses, unless the opponent cannot mate.
fn invalid(hearing: &mut Hearing<'_>, why: &[Provision]) {
    let by = hearing.now.position.turn();
    lapse_offer(hearing);
    let score = mating::lose(hearing, by, Provision::SealedInvalid);
    let provisions: Vec<Provision> =
        why.iter().copied().chain([Provision::SealedInvalid]).collect();
    hearing.end(score, Ground::SealedMove, &provisions);
}

/// The sealed move is made; it was complete when the clocks were stopped. It declines no offer (X86).
fn play(hearing: &mut Hearing<'_>, m: Move, in_time: bool) {
    let by = hearing.now.position.turn();
    hearing.find(Fact::MoveMade { by, m }, &[Provision::AnsweringPresent, Provision::Sealing]);
    if endings::by_move(hearing, by) {
        return;
    }
    let completed = Fact::MoveCompleted { by, how: Completion::Sealed };
    hearing.find(completed, &[Provision::Sealing]);
    if !in_time {
        lose_by_absence(hearing);
        if matches!(hearing.now.phase, Phase::Over(_)) {
            return;
        }
    }
    go_on(hearing, !by, Provision::AnsweringPresent);
}

/// Play goes on with the clock of this player.
fn go_on(hearing: &mut Hearing<'_>, of: Color, provision: Provision) {
    if hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::Resumed, &[provision]);
    }
    if hearing.now.clock.motion().running() != Some(side(of)) {
        hearing.find(Fact::ClockStarted { of }, &[provision]);
    }
}

/// I.8.2: the arbiter says which move a text means, or that it means none.
pub(crate) fn judge_sealed(hearing: &mut Hearing<'_>, meant: Option<Move>) {
    let asked = |asked: &Question| matches!(asked, Question::SealedMove { .. });
    if !hearing.now.questions.iter().any(asked) {
        return hearing.lacks(Missing::UnreadText, &[Provision::SealedUnreadable]);
    }
    let judged = match meant {
        None => {
            hearing.answer(asked, &[Provision::SealedUnreadable]);
            return invalid(hearing, &[Provision::SealedUnreadable]);
        }
        Some(m) => hearing.now.position.judge(m).map(|legal| legal.to_move()),
    };
    let m = match judged {
        Ok(m) => m,
        Err(illegal) => return cannot_be(hearing, illegal, Provision::SealedIllegal),
    };
    hearing.answer(asked, &[Provision::SealedUnreadable]);
    play(hearing, m, true);
}

/// An illegal move cannot be what was sealed.
fn cannot_be(hearing: &mut Hearing<'_>, illegal: Illegal, provision: Provision) {
    let articles = hearing.cite(&[provision]);
    let because = Some(Because::Reasons(illegal.reasons));
    hearing.refuse_because(Refusal::IllegalMove, because, articles);
}

/// I.12.1: the envelope is lost. The game goes on from the adjourned position with the times at
/// adjournment, and the sealer makes the move declared as sealed (G37).
pub(crate) fn lost(hearing: &mut Hearing<'_>, declared: Option<Move>) {
    if !is_closed(hearing) {
        return hearing.lacks(Missing::SealedMove, &[Provision::EnvelopeLost]);
    }
    let by = hearing.now.position.turn();
    let declared = match declared.map(|m| hearing.now.position.judge(m).map(|l| l.to_move())) {
        None => None,
        Some(Ok(m)) => Some(m),
        Some(Err(illegal)) => return cannot_be(hearing, illegal, Provision::EnvelopeLost),
    };
    hearing.find(Fact::EnvelopeLost, &[Provision::EnvelopeLost]);
    if let Some(m) = declared {
        let bound = Fact::MovesBound { by, moves: vec![m] };
        hearing.find(bound, &[Provision::EnvelopeLost]);
    }
    go_on(hearing, by, Provision::EnvelopeLost);
}

/// I.13: a wrong time is corrected if it is pointed out before the own first move after the
/// resumption; later only if the arbiter decides so.
pub(crate) fn report_times(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    let Some(game) = &hearing.now.adjournment else {
        return hearing.lacks(Missing::Adjournment, &[Provision::ResumedTimes]);
    };
    if game.stage == Stage::Opened && hearing.now.players[by].moves > game.moves[by] {
        return hearing.refuse(Refusal::TooLate, &[Provision::ResumedTimes]);
    }
    let question = Question::Report { what: Irregularity::WrongTimes, of: None };
    hearing.ask(question, &[Provision::ResumedTimes]);
}
