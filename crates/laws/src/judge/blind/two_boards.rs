//! Players who cannot see (appendix D): two boards, announcements, and what makes a move.

use chess::{Color, Move, Position};
use notation::Language;
use notation::scoresheet::{Entry, Ink};
use notation::spoken::{Tongue, hear};

use crate::act::{Duty, Penalty};
use crate::fact::{Audience, Fact, Missing, Note, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{by_hand, earlier_times, gesture, going_back, illegal_act, is_playing};
use crate::table::now::side;
use crate::{Provision, Regime, Seat};

/// Whether this player cannot see.
pub(crate) fn is_blind(hearing: &Hearing<'_>, color: Color) -> bool {
    hearing.regulations().blind.contains(&color)
}

/// The player who acts, if the appendix is in force.
fn player(hearing: &mut Hearing<'_>, provision: Provision) -> Option<Color> {
    if hearing.now.blind.is_none() {
        hearing.refuse(Refusal::NotInForce, &[provision]);
        return None;
    }
    hearing.player()
}

/// D.1: either player may demand two boards.
pub(crate) fn demand_two_boards(hearing: &mut Hearing<'_>) {
    let Some(by) = player(hearing, Provision::TwoBoards) else { return };
    if hearing.now.blind.as_ref().is_some_and(|blind| blind.two_boards) {
        return hearing.refuse(Refusal::TooOften, &[Provision::TwoBoards]);
    }
    hearing.find(Fact::TwoBoards { by }, &[Provision::TwoBoards]);
}

/// The legal move that words mean: the German ones of D.2.1, those of our languages, or notation with
/// English or, as the words of D.2.1, German letters.
fn heard(position: &Position, text: &str) -> Option<Move> {
    let spoken = |tongue: &Tongue| Some(hear(position, text, *tongue).ok()?.legal.to_move());
    let written =
        |language: Language| Some(notation::read(position, text, language).ok()?.legal.to_move());
    let letters = [Language::English, Language::German];
    letters.into_iter().find_map(written).or_else(|| Tongue::ALL.iter().find_map(spoken))
}

/// D.2.1, D.2.8: a move is announced; a slip is corrected by announcing again, before the clock is
/// pressed.
pub(crate) fn announce(hearing: &mut Hearing<'_>, text: &str) {
    let Some(by) = player(hearing, Provision::Announcing) else { return };
    if !is_playing(hearing) {
        return;
    }
    if by != hearing.now.position.turn() {
        return hearing
            .refuse(Refusal::TooLate, &[Provision::SlipCorrected, Provision::Announcing]);
    }
    let Some(m) = heard(&hearing.now.position, text) else {
        return hearing.refuse(Refusal::NotUnderstood, &[Provision::Announcing]);
    };
    let before = hearing.now.blind.as_ref().and_then(|blind| blind.announced);
    let mut provisions = vec![Provision::Announcing];
    if before.is_some_and(|before| before != m) {
        provisions.push(Provision::SlipCorrected);
    }
    if hearing.seat.is_assistant() {
        provisions.push(Provision::AssistantAnnounces);
    }
    hearing.find(Fact::Announced { by, m }, &provisions);
    by_hand::settle(hearing, by, m.to);
}

/// D.2.1: the opponent repeats the announcement.
pub(crate) fn repeat(hearing: &mut Hearing<'_>, text: &str) {
    let Some(by) = player(hearing, Provision::Announcing) else { return };
    if !is_playing(hearing) {
        return;
    }
    // Before it is made the announced move is repeated, after it the one that was made.
    let announced = hearing.now.blind.as_ref().and_then(|blind| blind.announced);
    let announced = announced.filter(|_| hearing.now.position.turn() != by);
    let (position, said) = match announced {
        Some(m) => (hearing.now.position.clone(), m),
        None => {
            let last = last_move(hearing).filter(|_| hearing.now.position.turn() == by);
            let Some(m) = last else {
                return hearing.lacks(Missing::Announcement, &[Provision::Announcing]);
            };
            let plies = hearing.plies.len() - 1;
            (hearing.plies.position_after(hearing.start(), plies), m)
        }
    };
    let Some(m) = heard(&position, text) else {
        return hearing.refuse(Refusal::NotUnderstood, &[Provision::Announcing]);
    };
    let agrees = m == said;
    hearing.find(Fact::Repeated { by, m, agrees }, &[Provision::Announcing]);
    if !agrees {
        hearing.find(Fact::ClocksStopped, &[Provision::Announcing, Provision::Interruption]);
        hearing.ask(Question::BoardsDiffer, &[Provision::Announcing]);
    }
}

/// Whether the opponent of the one who says so owes words: the announcement of an own move, or the
/// repetition of the other's (D.2.1). Refuses the report otherwise. A player who cannot see has not
/// even moved in silence (D.2.3.3).
pub(crate) fn is_silent(hearing: &mut Hearing<'_>) -> bool {
    let Some(by) = player(hearing, Provision::Announcing) else { return false };
    let owes = hearing.now.blind.as_ref().and_then(|blind| blind.owes_words);
    if owes != Some(!by) {
        hearing.lacks(Missing::Silence, &[Provision::Announcing]);
    }
    owes == Some(!by)
}

fn last_move(hearing: &Hearing<'_>) -> Option<Move> {
    let index = hearing.plies.len().checked_sub(1)?;
    hearing.plies.get(index).done.legal()
}

/// D.2.1, D.2.10.1: the move just made is made on the other player's board too, right or wrong.
/// Whether it was right nobody is told; the boards differ until someone notices.
pub(crate) fn copy(hearing: &mut Hearing<'_>, on: Color, m: Move) {
    let Some(by) = player(hearing, Provision::TwoBoards) else { return };
    if !is_playing(hearing) {
        return;
    }
    if !hearing.now.blind.as_ref().is_some_and(|blind| blind.two_boards) {
        return hearing.lacks(Missing::SecondBoard, &[Provision::TwoBoards]);
    }
    let Some(last) = last_move(hearing).filter(|_| hearing.now.position.turn() == on) else {
        return hearing.lacks(Missing::Announcement, &[Provision::Announcing]);
    };
    let provision =
        if hearing.seat.is_assistant() { Provision::AssistantMoves } else { Provision::Announcing };
    let agrees = m == last;
    let audience = if agrees { Audience::Everyone } else { Audience::Nobody };
    hearing.find_for(audience, Fact::Copied { by, on, m, agrees }, &[provision]);
}

/// D.2.3: a move of a player who cannot see is made only when it is announced too; says whether
/// that is still to come.
pub(crate) fn is_unannounced(hearing: &Hearing<'_>, by: Color, m: Move) -> bool {
    is_blind(hearing, by)
        && hearing.now.blind.as_ref().is_some_and(|blind| blind.announced != Some(m))
}

/// The provisions by which a move of such a player is made.
pub(crate) fn making(hearing: &Hearing<'_>, by: Color, captures: bool) -> Vec<Provision> {
    if !is_blind(hearing, by) {
        return Vec::new();
    }
    let taken = captures.then_some(Provision::BlindCapture);
    [Provision::BlindMove, Provision::BlindPlaced, Provision::BlindAnnounced]
        .into_iter()
        .chain(taken)
        .collect()
}

/// D.2.4: the clock is pressed before the move is made. That alone is not an illegal act (G77): the
/// arbiter decides; where there is none the first time brings a warning. Says whether it was so.
pub(crate) fn early_press(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let now = &hearing.now;
    let (Some(blind), Some(hands)) = (&now.blind, &now.hands) else { return false };
    if !is_blind(hearing, by) {
        return false;
    }
    let shown = gesture::made(&now.position, hands).map(|legal| legal.to_move());
    let said = blind.announced;
    // What the hands have left may be against the rules; that is another matter (7.5.1).
    if shown.is_none() && said.is_none() && !gesture::at_rest(&now.position, hands) {
        return false;
    }
    let differ = shown.is_some() && said.is_some();
    let provisions = [Provision::BlindPress, Provision::DisabledPlayers];
    hearing.note(by, Note::EarlyPress, &provisions);
    if differ {
        // One move was said and another made: the sheets decide (D.2.9, X102).
        hearing.find(Fact::ClocksStopped, &[Provision::BoardsDiffer, Provision::Interruption]);
        hearing.ask(Question::BoardsDiffer, &[Provision::BoardsDiffer]);
    } else if hearing.is(Regime::OnDemand) {
        // It waits for the opponent's word like any other breach.
    } else if hearing.has_arbiter() {
        hearing.ask(Question::EarlyPress { by }, &provisions);
    } else if hearing.now.players[by].warnings == 0 {
        hearing.find(Fact::Penalised { of: by, penalty: Penalty::Warning }, &provisions);
    }
    true
}

/// D.2.9: the boards differ. With both scoresheets they are corrected: as far as the sheets agree
/// that is the game; where they differ it goes back to where they agreed. `ply` is what the arbiter
/// found on paper.
pub(crate) fn correct_boards(hearing: &mut Hearing<'_>, ply: Option<u32>) {
    if hearing.now.blind.is_none() {
        return hearing.refuse(Refusal::NotInForce, &[Provision::BoardsDiffer]);
    }
    if !by_hand::is_on(hearing) {
        return;
    }
    hearing.answer(|asked| *asked == Question::BoardsDiffer, &[Provision::BoardsDiffer]);
    match ply {
        Some(ply) if ply as usize >= hearing.plies.len() => correct(hearing),
        Some(ply) => back_to(hearing, ply as usize),
        None => {
            let agreed = agreed(hearing);
            let made = (0..hearing.plies.len()).map(|index| &hearing.plies.get(index).done);
            let same = made.zip(&agreed).take_while(|(done, m)| done.legal() == Some(**m)).count();
            if same < hearing.plies.len() {
                back_to(hearing, same);
            }
            // What both wrote and the boards lack is made now.
            for m in &agreed[same.min(agreed.len())..] {
                let by = hearing.now.position.turn();
                hearing.find(Fact::MoveMade { by, m: *m }, &[Provision::BoardsDiffer]);
                illegal_act::complete(hearing, by);
            }
            correct(hearing);
        }
    }
    let turn = hearing.now.position.turn();
    if hearing.now.clock.motion().running() != Some(side(turn)) {
        going_back::run_again(hearing, turn);
    }
}

fn correct(hearing: &mut Hearing<'_>) {
    hearing.find(Fact::BoardsCorrected, &[Provision::BoardsDiffer]);
}

fn back_to(hearing: &mut Hearing<'_>, plies: usize) {
    let settings = earlier_times::at_position(hearing, plies);
    let ply = u32::try_from(plies).unwrap_or(u32::MAX);
    let provisions = [Provision::BoardsDiffer, Provision::RestoredTimes];
    hearing.find(Fact::PositionRestored { ply }, &provisions);
    earlier_times::set(hearing, settings);
}

/// The moves that stand on both scoresheets, as far as they agree.
fn agreed(hearing: &Hearing<'_>) -> Vec<Move> {
    let languages = hearing.regulations().sheet_languages;
    let papers = &hearing.now.papers;
    let entry = |position: &Position, color: Color, place: usize| {
        let language = languages.map_or(Language::English, |languages| languages.0[color]);
        let entry = papers.entries(color).get(place)?;
        Some(notation::read(position, written(entry)?, language).ok()?.legal.to_move())
    };
    let mut position = hearing.start().clone();
    let mut moves = Vec::new();
    loop {
        let own = Color::ALL.map(|color| entry(&position, color, moves.len()));
        match own {
            [Some(white), Some(black)] if white == black => {
                let Some(legal) = position.legal(white) else { return moves };
                position = legal.play();
                moves.push(white);
            }
            _ => return moves,
        }
    }
}

fn written(entry: &Entry) -> Option<&str> {
    match &entry.ink {
        Ink::Text(text) => Some(text),
        Ink::Illegible | Ink::Blank => None,
    }
}

/// D.2.6.1, D.2.10.4: a player who cannot see asks for the number of moves and the times used. An
/// assistant who has that duty answers, else the clock that speaks.
pub(crate) fn ask_times(hearing: &mut Hearing<'_>) {
    let Some(by) = player(hearing, Provision::AssistantTells) else { return };
    if !is_blind(hearing, by) {
        return hearing.refuse(Refusal::NotInForce, &[Provision::ArbiterSilent]);
    }
    let provisions = [Provision::AssistantTells];
    if hearing.now.players[by].duties.contains(&Duty::Tell) {
        return hearing.find_for(by.into(), Fact::TimesAsked { by }, &provisions);
    }
    tell(hearing, by, &[Provision::SpeakingClock, Provision::AssistantTells]);
}

/// The assistant tells them, having been asked; unasked it is noted.
pub(crate) fn tell_times(hearing: &mut Hearing<'_>) {
    let Some(by) = player(hearing, Provision::AssistantTells) else { return };
    if !matches!(hearing.seat, Seat::WhiteAssistant | Seat::BlackAssistant) {
        return hearing.refuse(Refusal::NotYours, &[Provision::AssistantTells]);
    }
    if !hearing.now.blind.as_ref().is_some_and(|blind| blind.asked[by]) {
        hearing.lacks(Missing::Request, &[Provision::AssistantTells]);
        return hearing.note(by, Note::ToldUnasked, &[Provision::AssistantTells]);
    }
    tell(hearing, by, &[Provision::AssistantTells]);
}

/// What 12.6 forbids the arbiter to say is told to this player alone (G68).
fn tell(hearing: &mut Hearing<'_>, to: Color, provisions: &[Provision]) {
    let Ok(reading) = hearing.now.clock.reading(hearing.at) else { return };
    let used = |color: Color| reading.face(side(color)).used;
    let moves = hearing.now.position.move_number().get();
    let told = Fact::TimesTold { to, moves, white: used(Color::White), black: used(Color::Black) };
    hearing.find_for(Audience::from(to), told, provisions);
}

/// D.2.11: what an assistant beside a player who cannot see may do, and whether the game may start.
pub(crate) fn allows_assistant(hearing: &Hearing<'_>, of: Color, duties: &[Duty]) -> bool {
    let sighted = !is_blind(hearing, of) && is_blind(hearing, !of);
    let only_moves = duties.iter().all(|duty| matches!(duty, Duty::Move | Duty::Announce));
    !sighted
        || duties.is_empty()
        || !duties.contains(&Duty::Announce)
        || (only_moves && hearing.now.players[!of].duties.is_empty())
}

/// D.2.11: against an opponent who cannot hear an assistant is compulsory.
pub(crate) fn lacks_assistant(hearing: &Hearing<'_>) -> bool {
    let regulations = hearing.regulations();
    let alone = |color: &&Color| {
        regulations.deaf.contains(&!**color)
            && Color::ALL.iter().all(|any| hearing.now.players[*any].duties.is_empty())
    };
    regulations.book.edition().assistant_compulsory
        && hearing.now.blind.is_some()
        && regulations.blind.iter().any(|color| alone(&color))
}
