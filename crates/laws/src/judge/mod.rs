//! The arbiter: one act in, one ruling out, with all its consequences.

mod accord;
mod adjourn;
mod admission;
mod arbiter;
mod blind;
mod clockwork;
mod complain;
mod conduct;
mod demand;
mod draws;
mod endings;
pub(crate) mod flags;
mod gesture;
mod hands;
mod hearing;
mod illegal;
mod losing;
mod lots;
mod material;
mod mating;
mod meaning;
mod moving;
mod order;
mod outside;
pub(crate) mod papers;
pub(crate) mod presence;
mod press;
mod progress;
mod promotion;
mod quickplay;
pub(crate) mod reopen;
mod reply;
mod restore;
mod returning;
mod standing;
mod symptom;
pub(crate) mod timeclaim;
mod times;
pub(crate) mod touch;

use clock::Moment;

use self::hearing::Hearing;
use crate::act::{DrawBasis, Irregularity};
use crate::blitz::NoProgress;
use crate::fact::Refusal;
use crate::table::Phase;
use crate::{Act, Decision, Observer, Provision, Ruling, Seat, Table};

/// Judges an act in the order of the Laws: what time has brought before it, may this seat do it,
/// the act itself, and what it completes.
pub(crate) fn judge(table: &Table, seat: Seat, act: &Act, at: Moment) -> Ruling {
    let mut hearing = Hearing::of(table, seat, at);
    hearing.hushed = demand::hushes(&hearing, act);
    if at < table.now.seen {
        hearing.refuse(Refusal::OutOfOrder, &[Provision::DefectiveClock]);
    } else {
        hearing.catch_up(time_brings);
        presence::is_seen(&mut hearing, act);
        if admission::is_admitted(&mut hearing, act) {
            hear(&mut hearing, act);
        }
        hearing.leave_nothing_unanswered();
    }
    hearing.rule(act)
}

/// What follows at a moment from time alone.
fn time_brings(hearing: &mut Hearing<'_>) {
    presence::notice(hearing);
    adjourn::notice(hearing);
    reopen::notice(hearing);
    papers::notice(hearing);
    flags::notice(hearing);
    timeclaim::notice(hearing);
}

fn hear(hearing: &mut Hearing<'_>, act: &Act) {
    if is_of_the_pieces(act) {
        progress::play_on(hearing);
    }
    match act {
        Act::Decide(decision) => decide(hearing, decision),
        Act::Look => hearing.nothing_further(),
        Act::Move { m, offer } => moving::on_screen(hearing, *m, *offer),
        Act::StopClock { reason } => clockwork::stop(hearing, *reason),
        Act::OfferDraw => draws::offer(hearing),
        Act::OfferDrawIf { condition } => meaning::offer_if(hearing, condition),
        Act::AcceptDraw => draws::accept(hearing),
        Act::DeclineDraw => draws::decline(hearing),
        Act::ClaimDraw { basis, intended } if accord::is_in_force(hearing) => {
            accord::claim(hearing, *basis, *intended);
        }
        Act::ClaimDraw { basis: DrawBasis::Threefold, intended: None }
            if progress::is_in_force(hearing) =>
        {
            progress::claim(hearing, NoProgress::Repetition);
        }
        Act::ClaimDraw { basis, intended } => draws::claim(hearing, *basis, *intended),
        Act::AnnounceClaim { basis, intended } if accord::is_in_force(hearing) => {
            accord::claim(hearing, *basis, Some(*intended));
        }
        Act::AnnounceClaim { basis, intended } => {
            draws::announce_claim(hearing, *basis, *intended);
        }
        Act::Resign => endings::resign(hearing),
        Act::DoubtResignation { of, sign } => meaning::doubt(hearing, *of, *sign),
        Act::DenyResignation => meaning::deny(hearing),
        Act::ClaimFlag if timeclaim::is_in_force(hearing) => timeclaim::claim(hearing),
        Act::ClaimFlag => flags::claim(hearing),
        Act::Write { text, place } => papers::write(hearing, text, *place),
        Act::SheetComplete => papers::complete(hearing),
        Act::RequestSheet => papers::request_sheet(hearing),
        Act::ViewRecord => papers::view_record(hearing),
        Act::Sign { score } => papers::sign(hearing, *score),
        Act::Appeal { text } => papers::appeal(hearing, text),
        Act::ComplainToCommittee { text } => papers::to_committee(hearing, text),
        Act::Arrive => presence::arrive(hearing),
        Act::Leave { area } => conduct::leave(hearing, *area),
        Act::AskPermission { to } => conduct::ask_permission(hearing, *to),
        Act::AskRule { number } => papers::explain(hearing, number),
        Act::Tip { text } => conduct::tip(hearing, text),
        Act::Adjust => touch::adjust(hearing),
        Act::Adjusted => touch::adjusted(hearing),
        Act::Touch { square, together } => touch::touch(hearing, *square, *together),
        Act::Release { from, to, two_hands } => hands::release(hearing, *from, *to, *two_hands),
        Act::TakeOff { square } => hands::take_off(hearing, *square),
        Act::Put { square, piece } => hands::put(hearing, *square, *piece),
        Act::NamePiece { promoted } => promotion::name(hearing, *promoted),
        Act::AnnounceCastling { rook } => hands::announce_castling(hearing, *rook),
        Act::Displace => press::displace(hearing),
        Act::Restored => press::restored(hearing),
        Act::Press { hand } => press::press(hearing, *hand),
        Act::ClaimIllegal if losing::is_in_force(hearing) => losing::claim(hearing),
        Act::ClaimIllegal => standing::claim(hearing),
        Act::AdmitIllegal if losing::is_in_force(hearing) => losing::admit(hearing),
        Act::AdmitIllegal => standing::admit(hearing),
        Act::OrderUnknown => order::say(hearing),
        Act::Complain { of } => complain::complain(hearing, *of),
        Act::AgreeCorrection => standing::agree_correction(hearing),
        Act::Report { what } if !conduct::can_happen(hearing, *what) => {
            hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
        }
        Act::Report { what: Irregularity::WrongTimes } => reopen::report_times(hearing),
        Act::Report { what } if restore::report(hearing, *what) => {}
        Act::Report { what } => conduct::report(hearing, *what),
        Act::AnswerReport { what, admitted } => reply::reply(hearing, *what, *admitted),
        Act::DemandTwoBoards => blind::demand_two_boards(hearing),
        Act::Announce { text } => blind::announce(hearing, text),
        Act::Repeat { text } => blind::repeat(hearing, text),
        Act::Copy { on, m } => blind::copy(hearing, *on, *m),
        Act::AskTimes => blind::ask_times(hearing),
        Act::TellTimes => blind::tell_times(hearing),
        Act::SealEarly => adjourn::early(hearing),
        Act::Seal { commitment } => adjourn::seal(hearing, commitment),
        Act::RequestIncrement { delay } => quickplay::request_increment(hearing, *delay),
        Act::ClaimNoNormalWin { ground } => quickplay::claim(hearing, *ground),
        Act::Verify { agreed } => quickplay::verify(hearing, *agreed),
        Act::ChooseSide { edge } => returning::choose_side(hearing, *edge),
        Act::ReturnClock { reason } => returning::return_clock(hearing, *reason),
        Act::PointOutFlag => timeclaim::point_out_own(hearing),
        Act::BeginMate => timeclaim::begin(hearing),
        Act::ShowMate { line } => timeclaim::show(hearing, line),
        Act::ClaimNoProgress { ground } => progress::claim(hearing, *ground),
        Act::Interfere { about } => outside::interfere(hearing, *about),
        Act::DrawLots { seed } => lots::draw(hearing, *seed),
        Act::DrewByHand => lots::by_hand(hearing),
        Act::Confirm => accord::confirm(hearing),
        Act::WithdrawOffer => accord::withdraw(hearing),
        Act::TakeBack => accord::take_back(hearing),
        Act::Restart => accord::restart(hearing),
    }
}

/// Whether an act is part of making a move.
const fn is_of_the_pieces(act: &Act) -> bool {
    matches!(
        act,
        Act::Move { .. }
            | Act::Touch { .. }
            | Act::Release { .. }
            | Act::TakeOff { .. }
            | Act::Put { .. }
    )
}

fn decide(hearing: &mut Hearing<'_>, decision: &Decision) {
    if hearing.seat != Seat::Arbiter {
        return hearing.refuse(Refusal::NotYours, &[Provision::ArbiterWatches]);
    }
    if !demand::allows(hearing, decision) {
        return;
    }
    match decision {
        Decision::Start => clockwork::start(hearing),
        Decision::CheckBoard { board } => clockwork::check_board(hearing, board),
        Decision::PlaceClock { place } => clockwork::place(hearing, *place),
        Decision::FaceClock { faces } => clockwork::face(hearing, *faces),
        Decision::PostponeStart { until } => presence::postpone(hearing, *until),
        Decision::Pause => clockwork::pause(hearing),
        Decision::Resume => clockwork::resume(hearing),
        Decision::JudgeStop { valid } => clockwork::judge_stop(hearing, *valid),
        Decision::CallFlag { of } => flags::call(hearing, *of),
        Decision::CallBothFlags => flags::call_both(hearing),
        Decision::OrderUnknown => order::find(hearing),
        Decision::SetClock { of, setting, .. } => clockwork::set(hearing, *of, *setting),
        Decision::SetControl { control, for_schedule } => {
            clockwork::set_control(hearing, control, *for_schedule);
        }
        Decision::ReplaceClock { white, black } => clockwork::replace(hearing, *white, *black),
        Decision::ExtraTime { white, black } => clockwork::extra(hearing, *white, *black),
        Decision::AdjustTime { of, less } => clockwork::adjust(hearing, *of, *less),
        Decision::ConsentToDraw { granted } => draws::consent(hearing, *granted),
        Decision::JudgeOffer { stands } => meaning::judge_offer(hearing, *stands),
        Decision::JudgeResignation { resigned } => {
            meaning::judge_resignation(hearing, *resigned);
        }
        Decision::CountUnknown => flags::count_unknown(hearing),
        Decision::Reconstruct { moves, official } => {
            flags::reconstruct(hearing, *moves, *official);
        }
        Decision::Penalise { of, penalties, reason } => {
            arbiter::penalise(hearing, *of, penalties, reason);
        }
        Decision::DeclareLoss { score, reason } => arbiter::declare_loss(hearing, *score, reason),
        Decision::DeviceSound { of } => conduct::device_sounded(hearing, *of),
        Decision::DeviceFound { of, device } => conduct::device_found(hearing, *of, *device),
        Decision::Inspect { of, agreed, body } => conduct::inspect(hearing, *of, *agreed, *body),
        Decision::ApproveAssistant { of, duties } => {
            conduct::approve_assistant(hearing, *of, duties);
        }
        Decision::Permit { of, to, granted } => conduct::permit(hearing, *of, *to, *granted),
        Decision::ExcuseLateness { of, reason } => presence::excuse(hearing, *of, reason),
        Decision::Admit { who, granted } => conduct::admit(hearing, who, *granted),
        Decision::Expel { who } => conduct::expel(hearing, who),
        Decision::SetResult { score, reason } => arbiter::set_result(hearing, *score, reason),
        Decision::Reopen { reason } => arbiter::reopen(hearing, reason),
        Decision::Dismiss { question } => arbiter::dismiss(hearing, *question),
        Decision::CloseAppeal { granted } => papers::close_appeal(hearing, *granted),
        Decision::ClassifyTouch { of, accidental, unclear } => {
            touch::classify(hearing, *of, *accidental, *unclear);
        }
        Decision::RuleTouch { of } => complain::rule(hearing, *of),
        Decision::DeclareIllegal { of } => standing::declare(hearing, *of),
        Decision::NoteIllegalPosition => symptom::note(hearing),
        Decision::Restore { ply } => restore::to_ply(hearing, *ply),
        Decision::PieceDisplaced { ply } => restore::displaced_since(hearing, *ply),
        Decision::Annul { reason } => restore::annul(hearing, *reason),
        Decision::TransferBoard => restore::transfer_board(hearing),
        Decision::JudgeClaim { ruling } if quickplay::waits(hearing) => {
            quickplay::judged(hearing, *ruling);
        }
        Decision::JudgeClaim { ruling } if progress::waits(hearing) => {
            progress::judged(hearing, *ruling);
        }
        Decision::JudgeClaim { ruling } => complain::judged(hearing, *ruling),
        Decision::CorrectBoards { ply } => blind::correct_boards(hearing, *ply),
        Decision::SetSession { ends } => adjourn::set_session(hearing, *ends),
        Decision::CallSeal => adjourn::call(hearing),
        Decision::ConfirmEnvelope { white, black, resumption } => {
            adjourn::confirm(hearing, white, black, resumption);
        }
        Decision::OpenEnvelope { text, proof } => reopen::open(hearing, text, proof.as_deref()),
        Decision::JudgeSealed { meant } => reopen::judge_sealed(hearing, *meant),
        Decision::EnvelopeLost { declared } => reopen::lost(hearing, *declared),
        Decision::GrantIncrement { granted, delay } => {
            quickplay::grant_increment(hearing, *granted, *delay);
        }
    }
}

/// Whether the program itself notices what happens.
fn program_watches(hearing: &Hearing<'_>) -> bool {
    hearing.regulations().observer == Observer::Program && !timeclaim::is_in_force(hearing)
}

/// Refuses what can only be done while the game is being played.
fn is_playing(hearing: &mut Hearing<'_>) -> bool {
    let (why, article) = match hearing.now.phase {
        Phase::Playing | Phase::Stopped if adjourn::is_closed(hearing) => {
            (Refusal::Adjourned, Provision::Resumption)
        }
        Phase::Playing => return true,
        Phase::Waiting => (Refusal::NotStarted, Provision::Start),
        Phase::Stopped => (Refusal::Interrupted, Provision::Resuming),
        Phase::Over(verdict) => {
            hearing.refuse_by(Refusal::GameOver, verdict.articles);
            return false;
        }
        Phase::Annulled => (Refusal::GameOver, Provision::WrongSetup),
    };
    hearing.refuse(why, &[article]);
    false
}
