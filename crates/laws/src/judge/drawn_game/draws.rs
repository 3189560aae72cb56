//! Draws by agreement and by claim (chapter 9).

use chess::{Color, Move};

use crate::act::DrawBasis;
use crate::course::{self, Claimed};
use crate::fact::{Completion, Fact, Found, Lapse, Missing, Note, Question, Refusal};
use crate::judge::endings::{self, lapse_offer};
use crate::judge::hearing::Hearing;
use crate::judge::{finish, is_playing, no_progress, scoresheet, sealing};
use crate::table::Phase;
use crate::{Agreements, Category, Ground, Mode, Priced, Provision, Regime, Score};

/// From how many offers in a row on the arbiter hears of it: a second one may come with a new
/// position, a third looks like pestering (11.5).
const MANY_OFFERS: u16 = 3;

/// An offer in words: proper between making a move and pressing, valid at any time (9.1.2.1).
pub(crate) fn offer(hearing: &mut Hearing<'_>) {
    if !words_count(hearing) && !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if sealing::is_closed(hearing) {
        // Made after the sealing it stands like any other, and there is no better time (I.4).
        return make_offer(hearing, by, true);
    }
    // Two people at home may say it whenever they like.
    let in_turn = hearing.now.phase == Phase::Playing && hearing.now.uncompleted == Some(by);
    let proper = in_turn || hearing.is(Regime::ByAccord);
    make_offer(hearing, by, proper);
}

/// Whether what players say to each other counts: while the clocks stand it does (9.1.2.1).
fn words_count(hearing: &Hearing<'_>) -> bool {
    hearing.now.phase == Phase::Stopped || sealing::is_closed(hearing)
}

/// An offer that goes with a move on a screen.
pub(crate) fn offer_with_move(hearing: &mut Hearing<'_>, by: Color) {
    make_offer(hearing, by, true);
}

pub(crate) fn make_offer(hearing: &mut Hearing<'_>, by: Color, proper: bool) {
    let stands = hearing.now.offer.map(|offer| offer.by);
    if stands == Some(!by) {
        return hearing.refuse(Refusal::OfferStands, &[Provision::DrawOffer]);
    }
    if !agreements_allowed(hearing) && hearing.regulations().agreements != Agreements::WithConsent {
        // An offer before the limit is void (9.1.1), and may distract.
        hearing.refuse(Refusal::TooEarly, &[Provision::AgreementLimit]);
        return hearing.note(by, Note::ImproperOffer, &[Provision::Distraction]);
    }
    let offered = Fact::DrawOffered { by, proper };
    if sealing::is_closed(hearing) {
        hearing.find(offered, &[Provision::OfferAdjourned, Provision::DrawOffer]);
    } else {
        let written = [Provision::DrawOffer, Provision::OfferWritten, Provision::OfferRecorded];
        hearing.find(offered, &written);
    }
    if hearing.now.players[by].offers_in_a_row >= MANY_OFFERS && !hearing.is(Regime::ByAccord) {
        hearing.note(by, Note::RepeatedOffer, &[Provision::Distraction]);
    }
    if stands == Some(by) {
        // It could not be withdrawn and needs no repeating.
        hearing.note(by, Note::ImproperOffer, &[Provision::Distraction, Provision::DrawOffer]);
    } else if !proper {
        hearing.note(by, Note::ImproperOffer, &[Provision::DrawOffer, Provision::Distraction]);
    }
}

/// Whether the organiser lets players agree on a draw now.
fn agreements_allowed(hearing: &Hearing<'_>) -> bool {
    hearing.regulations().agreements.allow(moves_of_both(hearing))
}

/// How many moves both players have made.
fn moves_of_both(hearing: &Hearing<'_>) -> u16 {
    let players = &hearing.now.players;
    players.white.moves.min(players.black.moves)
}

/// 5.2.3: the opponent's offer is accepted; by some books both must have made a move. Where 9.1.1 wants the
/// arbiter's consent the game is interrupted until it is given or refused.
pub(crate) fn accept(hearing: &mut Hearing<'_>) {
    if offered_to(hearing).is_none() {
        return;
    }
    if moves_of_both(hearing) < hearing.regulations().book.moves_before_agreement() {
        return hearing.refuse(Refusal::TooEarly, &[Provision::Agreement]);
    }
    if endings::had_ended(hearing) {
        return;
    }
    if agreements_allowed(hearing) {
        let also = if sealing::is_closed(hearing) {
            Provision::EndedWhileAdjourned
        } else {
            Provision::DrawOffer
        };
        return hearing.end(Score::DRAW, Ground::Agreement, &[Provision::Agreement, also]);
    }
    if !hearing.has_arbiter() {
        return hearing.refuse(Refusal::NoArbiter, &[Provision::AgreementLimit]);
    }
    if hearing.now.phase == Phase::Playing {
        let provisions = [Provision::AgreementLimit, Provision::Interruption];
        hearing.find(Fact::ClocksStopped, &provisions);
    }
    if !hearing.now.questions.contains(&Question::Consent) {
        hearing.find(Fact::Asked { question: Question::Consent }, &[Provision::AgreementLimit]);
    }
}

/// 9.1.1: the arbiter consents to the agreed draw, or play goes on and the offer is void.
pub(crate) fn consent(hearing: &mut Hearing<'_>, granted: bool) {
    if !hearing.now.questions.contains(&Question::Consent) {
        return hearing.lacks(Missing::Agreement, &[Provision::AgreementLimit]);
    }
    hearing.find(Fact::Consented { granted }, &[Provision::AgreementLimit]);
    hearing.answer(|asked| *asked == Question::Consent, &[Provision::AgreementLimit]);
    if granted {
        let provisions = [Provision::Agreement, Provision::AgreementLimit, Provision::DrawOffer];
        return hearing.end(Score::DRAW, Ground::Agreement, &provisions);
    }
    if hearing.now.offer.is_some() {
        let lapsed = Fact::OfferLapsed { why: Lapse::Declined };
        hearing.find(lapsed, &[Provision::AgreementLimit]);
    }
    if hearing.now.phase == Phase::Stopped {
        hearing.find(Fact::Resumed, &[Provision::Resuming]);
    }
}

pub(crate) fn decline(hearing: &mut Hearing<'_>) {
    if offered_to(hearing).is_some() {
        hearing.find(Fact::OfferLapsed { why: Lapse::Declined }, &[Provision::DrawOffer]);
        finish::declined(hearing);
        no_progress::declined(hearing);
    }
}

/// The player acting, if an offer of the opponent stands. Words count while the clocks stand too.
fn offered_to(hearing: &mut Hearing<'_>) -> Option<Color> {
    if !words_count(hearing) && !is_playing(hearing) {
        return None;
    }
    let by = hearing.player()?;
    if hearing.now.offer.is_none_or(|offer| offer.by == by) {
        hearing.lacks(Missing::Offer, &[Provision::DrawOffer]);
        return None;
    }
    Some(by)
}

/// On a screen moving declines the opponent's offer.
pub(crate) fn lapse_by_moving(hearing: &mut Hearing<'_>, by: Color) {
    if hearing.now.offer.is_some_and(|offer| offer.by != by) {
        hearing.find(Fact::OfferLapsed { why: Lapse::Touched }, &[Provision::DrawOffer]);
    }
}

/// A claim of the third appearance or of fifty moves (9.2 to 9.5). The claimant, or the arbiter, has
/// perhaps stopped the clocks for it already (9.5.1).
pub(crate) fn claim(hearing: &mut Hearing<'_>, basis: DrawBasis, intended: Option<Move>) {
    let stood = hearing.now.phase == Phase::Stopped && !sealing::is_closed(hearing);
    if !stood && !is_playing(hearing) {
        return;
    }
    let Some(by) = hearing.player() else { return };
    if hearing.now.uncompleted == Some(!by)
        && hearing.regulations().book.edition().claims_wait_for_press
    {
        return hearing.refuse(Refusal::TooEarly, &[whole(basis)]);
    }
    let lacking = lacks_right(hearing, by);
    let has_right = lacking.is_none();
    if has_right && intended.is_some() && cannot_be_written(hearing) {
        return not_in_due_form(hearing, basis);
    }
    let whole = whole(basis);
    if intended.is_some() && !course::takes_intended(hearing.regulations().book, basis) {
        // A move that is intended is written, and nobody writes (B-Q09).
        return hearing.refuse(Refusal::NotInForce, &[Provision::NoDutyToRecord, whole]);
    }
    let intended = intended.map(|m| {
        let legal = hearing.now.position.legal(m);
        legal.map_or(m, |legal| legal.to_move())
    });
    let goes_on = stop_for(hearing, by);
    let claimed = Fact::DrawClaimed { by, basis, intended };
    hearing.find(claimed, &[whole, Provision::ClaimStopsClock]);
    if has_right {
        scoresheet::write_claim(hearing, by, intended);
    }
    // The opponent's own offer stays if there is one; the claim adds nothing to it (9.1.2.3, G57).
    if agreements_allowed(hearing) && hearing.now.offer.is_none() {
        hearing.find(Fact::DrawOffered { by, proper: true }, &[Provision::ClaimIsOffer]);
    }
    let Claimed { right, plies, found, part } = match lacking {
        Some((article, found)) => Claimed::without_right(article, found),
        None => course::claim(hearing, basis, intended),
    };
    let sameness: Vec<Provision> = match found {
        Some(Found::Appearances { .. }) => what_counts(hearing, intended, right),
        _ => Vec::new(),
    };
    let with_sameness = |outcome: Provision| -> Vec<Provision> {
        [outcome, part].into_iter().chain(sameness).collect()
    };
    if right {
        let upheld = Fact::ClaimUpheld { plies, found };
        hearing.find(upheld, &with_sameness(Provision::ClaimRight));
        complete_intended(hearing, by, basis, intended);
        lapse_offer(hearing);
        let ground = match basis {
            DrawBasis::Threefold => Ground::Threefold,
            DrawBasis::FiftyMoves => Ground::FiftyMoves,
        };
        return hearing.end(Score::DRAW, ground, &[Provision::ClaimRight, part, whole]);
    }
    let rejected = Fact::ClaimRejected { plies, found };
    hearing.find(rejected, &with_sameness(Provision::ClaimWrong));
    let Priced { cost: span, provisions } = hearing.regulations().wrong_claim();
    hearing.find(Fact::TimeAdded { to: !by, span }, &provisions);
    let own_offer = hearing.now.offer.is_some_and(|offer| offer.by == by);
    if own_offer && !hearing.regulations().book.edition().offer_survives_check {
        hearing.find(Fact::OfferLapsed { why: Lapse::Declined }, &[Provision::ClaimIsOffer]);
    }
    if let Some(m) = intended.filter(|_| has_right) {
        bind_to(hearing, by, m);
    }
    if goes_on {
        hearing.find(Fact::Resumed, &[Provision::ClaimWrong]);
    }
}

/// What the same position is, and of a wrong claim why an earlier position that looks the same is
/// another one.
fn what_counts(hearing: &Hearing<'_>, intended: Option<Move>, right: bool) -> Vec<Provision> {
    let now = &hearing.now.position;
    let after = intended.and_then(|m| now.legal(m)).map(|legal| legal.play());
    let wanted = after.as_ref().unwrap_or(now);
    let mut found = vec![Provision::SamePosition];
    if right {
        return found;
    }
    for count in 0..=hearing.plies.len() {
        let earlier = hearing.plies.position_after(hearing.start(), count);
        if earlier.board() != wanted.board() || earlier.turn() != wanted.turn() {
            continue;
        }
        if earlier.castling() != wanted.castling() {
            found.push(Provision::CastlingDiffers);
        } else if earlier.same_position() != wanted.same_position() {
            found.push(Provision::PassingDiffers);
        }
    }
    found.dedup();
    found
}

/// 6.2.1.1 of 2023: a right claim of the third appearance completes the move that it intends. The move
/// is not made, and nothing else follows (V03).
fn complete_intended(
    hearing: &mut Hearing<'_>,
    by: Color,
    basis: DrawBasis,
    intended: Option<Move>,
) {
    let completes = hearing.regulations().book.edition().claim_completes_move;
    if completes && basis == DrawBasis::Threefold && intended.is_some() {
        let completed = Fact::MoveCompleted { by, how: Completion::Claimed };
        hearing.find(completed, &[Provision::EndingCompletes, Provision::ThreefoldIntended]);
    }
}

const fn whole(basis: DrawBasis) -> Provision {
    match basis {
        DrawBasis::Threefold => Provision::Threefold,
        DrawBasis::FiftyMoves => Provision::FiftyMoves,
    }
}

/// The article by which a player has no right to claim now: the opponent has the move (9.2, 9.3), or
/// a piece was touched (9.4). Such a claim is incorrect, and priced like any other (9.5.3, G62).
fn lacks_right(hearing: &Hearing<'_>, by: Color) -> Option<(Provision, Found)> {
    if by != hearing.now.position.turn() {
        return Some((Provision::HavingTheMove, Found::NotOnMove));
    }
    has_touched(hearing).then_some((Provision::TouchLosesClaim, Found::Touched))
}

/// 9.5.1: the clocks stand for the claim. Says whether play goes on once it is answered: not if the
/// arbiter had stopped it for another reason.
fn stop_for(hearing: &mut Hearing<'_>, by: Color) -> bool {
    let provisions = [Provision::ClaimStopsClock, Provision::PlayerStops];
    if hearing.now.phase == Phase::Playing {
        hearing.find(Fact::ClocksStopped, &provisions);
        return true;
    }
    let own = |asked: &Question| matches!(asked, Question::Stop { by: own, .. } if *own == by);
    let stopped_for_it = hearing.now.questions.iter().any(own);
    hearing.answer(own, &provisions);
    stopped_for_it || !hearing.has_arbiter()
}

/// 9.2.1.1, 9.3.1: the intended move was announced and not written down. The claim can be made anew in
/// due form and costs nothing; where nobody has a scoresheet, to announce it is to write it (G58).
pub(crate) fn announce_claim(hearing: &mut Hearing<'_>, basis: DrawBasis, intended: Move) {
    let regulations = hearing.regulations();
    let written = regulations.mode == Mode::Otb
        && regulations.category() == Category::Standard
        && hearing.has(Provision::NoWritingAhead);
    if !written {
        return claim(hearing, basis, Some(intended));
    }
    let stood = hearing.now.phase == Phase::Stopped && !sealing::is_closed(hearing);
    if (stood || is_playing(hearing)) && hearing.player().is_some() {
        not_in_due_form(hearing, basis);
    }
}

fn not_in_due_form(hearing: &mut Hearing<'_>, basis: DrawBasis) {
    let form = basis.part(true);
    hearing.refuse(Refusal::NotComplete, &[form, Provision::NoDutyToRecord]);
}

/// Whether the intended move of a claim must be on a scoresheet, and there is none: in 2014 nobody
/// gets one in rapid and blitz.
fn cannot_be_written(hearing: &Hearing<'_>) -> bool {
    let regulations = hearing.regulations();
    regulations.mode == Mode::Otb
        && regulations.category() != Category::Standard
        && regulations.book.edition().claims_are_written
}

/// Whether the player to move has deliberately touched a piece this turn (9.4).
pub(crate) fn has_touched(hearing: &Hearing<'_>) -> bool {
    hearing.regulations().mode == Mode::Otb
        && hearing.now.hands.as_ref().is_some_and(|hands| !hands.touched.is_empty())
}

/// 9.5.3: the intended move must be made; if it is illegal, another of that piece (G63).
fn bind_to(hearing: &mut Hearing<'_>, by: Color, m: Move) {
    let position = &hearing.now.position;
    let moves: Vec<Move> = match position.legal(m) {
        Some(legal) => vec![legal.to_move()],
        None => position
            .legal_moves()
            .filter(|legal| legal.from() == m.from)
            .map(|legal| legal.to_move())
            .collect(),
    };
    hearing.find(Fact::MovesBound { by, moves }, &[Provision::ClaimWrong, Provision::TouchMove]);
}
