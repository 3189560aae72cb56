//! The arbiter: one act in, one ruling out, with all its consequences.

pub(crate) mod act_of_moving;
pub(crate) mod adjournment;
mod admission;
mod arbiter;
mod blind;
pub(crate) mod blitz_on_demand;
pub(crate) mod chess_clock;
mod conduct;
mod course;
mod drawn_game;
mod end_of_game;
mod hearing;
mod home;
mod irregularities;
mod quickplay;
pub(crate) mod recording;
mod thought;

use clock::Moment;

use self::act_of_moving::{by_hand, complaint, gesture, on_screen, promotion, touch};
use self::adjournment::{resumption, sealing};
use self::arbiter::decisions;
use self::blind::two_boards;
use self::blitz_on_demand::{demand, illegal_loses, no_progress, returned_clock, time_claim};
use self::chess_clock::{clockwork, flags, order_unknown, presence, press};
use self::conduct::{behaviour, bystanders, reply, rights};
use self::drawn_game::draws;
pub(crate) use self::end_of_game::material;
use self::end_of_game::{doubtful_words, endings, mating};
use self::hearing::Hearing;
use self::home::{accord, lots};
use self::irregularities::{
    earlier_times, going_back, illegal_act, illegal_position, noticed_late,
};
use self::quickplay::finish;
use self::recording::{duty, result, scoresheet};
use self::thought::Thought;
use crate::act::{DrawBasis, Irregularity};
use crate::blitz::NoProgress;
use crate::fact::Refusal;
use crate::table::Phase;
use crate::{Act, Decision, Judged, Observer, Provision, Regime, Seat, Table};

/// Judges an act, however much thought it takes.
pub(crate) fn judge(table: &Table, seat: Seat, act: &Act, at: Moment) -> Judged {
    hear_out(table, seat, act, at, Thought::Full).rule(act)
}

/// Judges an act that takes little thought; gives nothing if more might lead to another ruling.
pub(crate) fn judge_briefly(table: &Table, seat: Seat, act: &Act, at: Moment) -> Option<Judged> {
    let hearing = hear_out(table, seat, act, at, Thought::Brief);
    (!hearing.is_cut_short()).then(|| hearing.rule(act))
}

/// Judges an act in the order of the Laws: what time has brought before it, may this seat do it,
/// the act itself, and what it completes.
fn hear_out<'t>(
    table: &'t Table,
    seat: Seat,
    act: &Act,
    at: Moment,
    thought: Thought,
) -> Hearing<'t> {
    let mut hearing = Hearing::of(table, seat, at, thought);
    hearing.hushed = admission::is_hushed(&hearing, act);
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
    hearing
}

/// What follows at a moment from time alone.
fn time_brings(hearing: &mut Hearing<'_>) {
    presence::notice(hearing);
    sealing::notice(hearing);
    resumption::notice(hearing);
    duty::notice(hearing);
    flags::notice(hearing);
    time_claim::notice(hearing);
}

fn hear(hearing: &mut Hearing<'_>, act: &Act) {
    if admission::is_of_the_pieces(act) {
        no_progress::play_on(hearing);
    }
    match act {
        Act::Decide(decision) => decide(hearing, decision),
        Act::Look => hearing.nothing_further(),
        Act::Move { m, offer } => on_screen::on_screen(hearing, *m, *offer),
        Act::StopClock { reason } => clockwork::stop(hearing, *reason),
        Act::OfferDraw => draws::offer(hearing),
        Act::OfferDrawIf { condition } => doubtful_words::offer_if(hearing, condition),
        Act::AcceptDraw => draws::accept(hearing),
        Act::DeclineDraw => draws::decline(hearing),
        Act::ClaimDraw { basis, intended } if hearing.is(Regime::ByAccord) => {
            accord::claim(hearing, *basis, *intended);
        }
        Act::ClaimDraw { basis: DrawBasis::Threefold, intended: None }
            if hearing.has(Provision::NoProgress) =>
        {
            no_progress::claim(hearing, NoProgress::Repetition);
        }
        Act::ClaimDraw { basis, intended } => draws::claim(hearing, *basis, *intended),
        Act::AnnounceClaim { basis, intended } if hearing.is(Regime::ByAccord) => {
            accord::claim(hearing, *basis, Some(*intended));
        }
        Act::AnnounceClaim { basis, intended } => {
            draws::announce_claim(hearing, *basis, *intended);
        }
        Act::Resign => endings::resign(hearing),
        Act::DoubtResignation { of, sign } => doubtful_words::doubt(hearing, *of, *sign),
        Act::DenyResignation => doubtful_words::deny(hearing),
        Act::ClaimFlag if hearing.is(Regime::OnDemand) => time_claim::claim(hearing),
        Act::ClaimFlag => flags::claim(hearing),
        Act::Write { text, place } => scoresheet::write(hearing, text, *place),
        Act::SheetComplete => scoresheet::complete(hearing),
        Act::RequestSheet => scoresheet::request_sheet(hearing),
        Act::ViewRecord => scoresheet::view_record(hearing),
        Act::Sign { score } => result::sign(hearing, *score),
        Act::Appeal { text } => rights::appeal(hearing, text),
        Act::ComplainToCommittee { text } => rights::to_committee(hearing, text),
        Act::Arrive => presence::arrive(hearing),
        Act::Leave { area } => behaviour::leave(hearing, *area),
        Act::AskPermission { to } => behaviour::ask_permission(hearing, *to),
        Act::AskRule { number } => rights::explain(hearing, number),
        Act::Tip { text } => behaviour::tip(hearing, text),
        Act::Adjust => touch::adjust(hearing),
        Act::Adjusted => touch::adjusted(hearing),
        Act::Touch { square, together } => touch::touch(hearing, *square, *together),
        Act::Release { from, to, two_hands } => by_hand::release(hearing, *from, *to, *two_hands),
        Act::TakeOff { square } => by_hand::take_off(hearing, *square),
        Act::Put { square, piece } => by_hand::put(hearing, *square, *piece),
        Act::NamePiece { promoted } => promotion::name(hearing, *promoted),
        Act::AnnounceCastling { rook } => by_hand::announce_castling(hearing, *rook),
        Act::Displace => press::displace(hearing),
        Act::Restored => press::restored(hearing),
        Act::Press { hand } => press::press(hearing, *hand),
        Act::ClaimIllegal if hearing.has(Provision::IllegalMoveLoses) => {
            illegal_loses::claim(hearing)
        }
        Act::ClaimIllegal => noticed_late::claim(hearing),
        Act::AdmitIllegal if hearing.has(Provision::IllegalMoveLoses) => {
            illegal_loses::admit(hearing)
        }
        Act::AdmitIllegal => noticed_late::admit(hearing),
        Act::OrderUnknown => order_unknown::say(hearing),
        Act::Complain { of } => complaint::complain(hearing, *of),
        Act::AgreeCorrection => noticed_late::agree_correction(hearing),
        Act::Report { what } if !behaviour::can_happen(hearing, *what) => {
            hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
        }
        Act::Report { what: Irregularity::WrongTimes } => resumption::report_times(hearing),
        Act::Report { what } if going_back::report(hearing, *what) => {}
        Act::Report { what } => behaviour::report(hearing, *what),
        Act::AnswerReport { what, admitted } => reply::reply(hearing, *what, *admitted),
        Act::DemandTwoBoards => two_boards::demand_two_boards(hearing),
        Act::Announce { text } => two_boards::announce(hearing, text),
        Act::Repeat { text } => two_boards::repeat(hearing, text),
        Act::Copy { on, m } => two_boards::copy(hearing, *on, *m),
        Act::AskTimes => two_boards::ask_times(hearing),
        Act::TellTimes => two_boards::tell_times(hearing),
        Act::SealEarly => sealing::early(hearing),
        Act::Seal { commitment } => sealing::seal(hearing, commitment),
        Act::RequestIncrement { delay } => finish::request_increment(hearing, *delay),
        Act::ClaimNoNormalWin { ground } => finish::claim(hearing, *ground),
        Act::Verify { agreed } => finish::verify(hearing, *agreed),
        Act::ChooseSide { edge } => returned_clock::choose_side(hearing, *edge),
        Act::ReturnClock { reason } => returned_clock::return_clock(hearing, *reason),
        Act::PointOutFlag => time_claim::point_out_own(hearing),
        Act::BeginMate => time_claim::begin(hearing),
        Act::ShowMate { line } => time_claim::show(hearing, line),
        Act::ClaimNoProgress { ground } => no_progress::claim(hearing, *ground),
        Act::Interfere { about } => bystanders::interfere(hearing, *about),
        Act::DrawLots { seed } => lots::draw(hearing, *seed),
        Act::DrewByHand => lots::by_hand(hearing),
        Act::Confirm => accord::confirm(hearing),
        Act::WithdrawOffer => accord::withdraw(hearing),
        Act::TakeBack => accord::take_back(hearing),
        Act::Restart => accord::restart(hearing),
    }
}

fn decide(hearing: &mut Hearing<'_>, decision: &Decision) {
    if !admission::is_deciders(hearing, decision) || !admission::may_decide(hearing, decision) {
        return;
    }
    match decision {
        Decision::Start => clockwork::start(hearing),
        Decision::CheckBoard { board } => clockwork::check_board(hearing, board),
        Decision::PlaceClock { place } => clockwork::place(hearing, *place),
        Decision::FaceClock { faces } => clockwork::face(hearing, *faces),
        Decision::PostponeStart { until } => presence::postpone(hearing, *until),
        Decision::Pause { because } => clockwork::pause(hearing, *because),
        Decision::Resume => clockwork::resume(hearing),
        Decision::JudgeStop { valid } => clockwork::judge_stop(hearing, *valid),
        Decision::CallFlag { of } => flags::call(hearing, *of),
        Decision::CallBothFlags => flags::call_both(hearing),
        Decision::OrderUnknown => order_unknown::find(hearing),
        Decision::SetClock { of, setting, .. } => clockwork::set(hearing, *of, *setting),
        Decision::SetControl { control, for_schedule } => {
            clockwork::set_control(hearing, control, *for_schedule);
        }
        Decision::ReplaceClock { white, black } => clockwork::replace(hearing, *white, *black),
        Decision::ExtraTime { white, black } => clockwork::extra(hearing, *white, *black),
        Decision::AdjustTime { of, less } => clockwork::adjust(hearing, *of, *less),
        Decision::ConsentToDraw { granted } => draws::consent(hearing, *granted),
        Decision::JudgeOffer { stands } => doubtful_words::judge_offer(hearing, *stands),
        Decision::JudgeResignation { resigned } => {
            doubtful_words::judge_resignation(hearing, *resigned);
        }
        Decision::CountUnknown => flags::count_unknown(hearing),
        Decision::ReplaceSheet { of } => scoresheet::replace(hearing, *of),
        Decision::Reconstruct { moves, official } => {
            flags::reconstruct(hearing, *moves, *official);
        }
        Decision::Penalise { of, penalties, reason } => {
            decisions::penalise(hearing, *of, penalties, reason);
        }
        Decision::DeclareLoss { score, reason } => decisions::declare_loss(hearing, *score, reason),
        Decision::DeviceSound { of } => behaviour::device_sounded(hearing, *of),
        Decision::DeviceFound { of, device } => behaviour::device_found(hearing, *of, *device),
        Decision::Inspect { of, agreed, body } => behaviour::inspect(hearing, *of, *agreed, *body),
        Decision::ApproveAssistant { of, duties } => {
            behaviour::approve_assistant(hearing, *of, duties);
        }
        Decision::Permit { of, to, granted } => behaviour::permit(hearing, *of, *to, *granted),
        Decision::ExcuseLateness { of, reason } => presence::excuse(hearing, *of, reason),
        Decision::Admit { who, granted } => behaviour::admit(hearing, who, *granted),
        Decision::Expel { who } => behaviour::expel(hearing, who),
        Decision::SetResult { score, reason } => decisions::set_result(hearing, *score, reason),
        Decision::Reopen { reason } => decisions::reopen(hearing, reason),
        Decision::Dismiss { question } => decisions::dismiss(hearing, *question),
        Decision::CloseAppeal { granted } => rights::close_appeal(hearing, *granted),
        Decision::ClassifyTouch { of, was } => touch::classify(hearing, *of, *was),
        Decision::RuleTouch { of } => complaint::rule(hearing, *of),
        Decision::DeclareIllegal { of } => noticed_late::declare(hearing, *of),
        Decision::NoteIllegalPosition => illegal_position::note(hearing),
        Decision::Restore { ply } => going_back::to_ply(hearing, *ply),
        Decision::PieceDisplaced { ply } => going_back::displaced_since(hearing, *ply),
        Decision::Annul { reason } => going_back::annul(hearing, *reason),
        Decision::TransferBoard => going_back::transfer_board(hearing),
        Decision::JudgeClaim { ruling } if finish::waits(hearing) => {
            finish::judged(hearing, *ruling);
        }
        Decision::JudgeClaim { ruling } if no_progress::waits(hearing) => {
            no_progress::judged(hearing, *ruling);
        }
        Decision::JudgeClaim { ruling } => complaint::judged(hearing, *ruling),
        Decision::CorrectBoards { ply } => two_boards::correct_boards(hearing, *ply),
        Decision::SetSession { ends } => sealing::set_session(hearing, *ends),
        Decision::CallSeal => sealing::call(hearing),
        Decision::ConfirmEnvelope { white, black, resumption } => {
            sealing::confirm(hearing, white, black, resumption);
        }
        Decision::OpenEnvelope { text, proof } => resumption::open(hearing, text, proof.as_deref()),
        Decision::JudgeSealed { meant } => resumption::judge_sealed(hearing, *meant),
        Decision::EnvelopeLost { declared } => resumption::lost(hearing, *declared),
        Decision::GrantIncrement { granted, delay } => {
            finish::grant_increment(hearing, *granted, *delay);
        }
    }
}

/// Whether the program itself notices what happens.
fn program_watches(hearing: &Hearing<'_>) -> bool {
    hearing.regulations().observer == Observer::Program && !hearing.is(Regime::OnDemand)
}

/// Refuses what can only be done while the game is being played.
fn is_playing(hearing: &mut Hearing<'_>) -> bool {
    let (why, article) = match hearing.now.phase {
        Phase::Playing | Phase::Stopped if sealing::is_closed(hearing) => {
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
