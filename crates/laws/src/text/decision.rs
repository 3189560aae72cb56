//! What the arbiter decides, in words.

use super::Texts;
use super::saying::{Said, Saying};
use crate::{ClockInHand, Contact, Decision, Table};

impl Texts {
    pub(super) fn of_decision(&self, decision: &Decision, table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("decision-{word}"));
        match decision {
            Decision::Start => say("start"),
            Decision::CheckBoard { board: _ } => say("check-board"),
            Decision::PlaceClock { place } => {
                say("place-clock").word("place", "clock-place", place)
            }
            Decision::FaceClock { faces } => say("face-clock").word("faces", "facing", faces),
            Decision::PostponeStart { until } => say("postpone-start").moment("until", *until),
            Decision::Pause { because } => in_hand(say("pause"), *because),
            Decision::Resume => say("resume"),
            Decision::JudgeStop { valid } => say("judge-stop").yes("valid", *valid),
            Decision::CallFlag { of } => say("call-flag").side("of", *of),
            Decision::CallBothFlags => say("call-both-flags"),
            Decision::OrderUnknown => say("order-unknown"),
            Decision::ClassifyTouch { of, was } => say("classify-touch")
                .side("of", *of)
                .yes("accidental", *was == Contact::Accidental)
                .yes("unclear", *was == Contact::Unclear),
            Decision::RuleTouch { of } => say("rule-touch").side("of", *of),
            Decision::DeclareIllegal { of } => say("declare-illegal").side("of", *of),
            Decision::NoteIllegalPosition => say("note-illegal-position"),
            Decision::Restore { ply } => say("restore").after("ply", *ply),
            Decision::PieceDisplaced { ply } => say("piece-displaced").after("ply", *ply),
            Decision::SetClock { of, setting, because } => {
                let saying = say("set-clock").side("of", *of).span("time", setting.time);
                in_hand(saying, *because)
            }
            Decision::SetControl { control, for_schedule: _ } => {
                say("set-control").control("control", control)
            }
            Decision::ReplaceClock { white: _, black: _ } => say("replace-clock"),
            Decision::ExtraTime { white, black } => {
                say("extra-time").span("white", *white).span("black", *black)
            }
            Decision::AdjustTime { of, less } => {
                say("adjust-time").side("of", *of).span("less", *less)
            }
            Decision::Annul { reason } => say("annul").word("reason", "annul-reason", reason),
            Decision::TransferBoard => say("transfer-board"),
            Decision::JudgeClaim { ruling } => {
                say("judge-claim").word("ruling", "claim-ruling", ruling)
            }
            Decision::ConsentToDraw { granted } => say("consent-to-draw").yes("granted", *granted),
            Decision::JudgeOffer { stands } => say("judge-offer").yes("stands", *stands),
            Decision::JudgeResignation { resigned } => {
                say("judge-resignation").yes("resigned", *resigned)
            }
            Decision::CountUnknown => say("count-unknown"),
            Decision::ReplaceSheet { of } => say("replace-sheet").side("of", *of),
            Decision::Reconstruct { moves, official: _ } => {
                say("reconstruct").number("moves", *moves)
            }
            Decision::Penalise { of, penalties, reason } => say("penalise")
                .side("of", *of)
                .penalties("penalties", penalties)
                .text("reason", reason),
            Decision::DeclareLoss { score, reason } => {
                say("declare-loss").score("score", *score).text("reason", reason)
            }
            Decision::DeviceSound { of } => say("device-sound").side("of", *of),
            Decision::DeviceFound { of, device: _ } => say("device-found").side("of", *of),
            Decision::Inspect { of, agreed, body: _ } => {
                say("inspect").side("of", *of).yes("agreed", *agreed)
            }
            Decision::ApproveAssistant { of, duties } => {
                say("approve-assistant").side("of", *of).words("duties", "duty", duties)
            }
            Decision::Permit { of, to, granted } => {
                say("permit").side("of", *of).word("to", "permission", to).yes("granted", *granted)
            }
            Decision::ExcuseLateness { of, reason } => {
                say("excuse-lateness").side("of", *of).text("reason", reason)
            }
            Decision::Admit { who, granted } => {
                say("admit").text("who", who).yes("granted", *granted)
            }
            Decision::Expel { who } => say("expel").text("who", who),
            Decision::SetResult { score, reason } => {
                say("set-result").score("score", *score).text("reason", reason)
            }
            Decision::Reopen { reason } => say("reopen").text("reason", reason),
            Decision::Dismiss { question: _ } => say("dismiss"),
            Decision::CloseAppeal { granted } => say("close-appeal").yes("granted", *granted),
            Decision::CorrectBoards { ply } => {
                let saying = say("correct-boards");
                match ply {
                    Some(ply) => saying.yes("known", true).after("ply", *ply),
                    None => saying.yes("known", false),
                }
            }
            Decision::SetSession { ends } => say("set-session").moment("ends", *ends),
            Decision::CallSeal => say("call-seal"),
            Decision::ConfirmEnvelope { white: _, black: _, resumption: _ } => {
                say("confirm-envelope")
            }
            Decision::OpenEnvelope { text, proof: _ } => say("open-envelope").text("text", text),
            Decision::JudgeSealed { meant } => say("judge-sealed").perhaps_move("meant", *meant),
            Decision::EnvelopeLost { declared } => {
                say("envelope-lost").perhaps_move("declared", *declared)
            }
            Decision::GrantIncrement { granted, delay } => {
                let saying = say("grant-increment").yes("granted", *granted);
                match delay {
                    Some(delay) => saying.yes("delay", *delay),
                    None => saying.none("delay"),
                }
            }
        }
        .end()
    }
}

/// With the reason to take the clock in hand, where one was given.
fn in_hand(saying: Saying<'_>, because: Option<ClockInHand>) -> Saying<'_> {
    match because {
        Some(because) => saying.word("because", "clock-in-hand", &because),
        None => saying.none("because"),
    }
}
