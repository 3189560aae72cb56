//! What people do, in words.

use super::Texts;
use super::fact::MOST;
use super::saying::{Said, Saying};
use crate::act::PressingHand;
use crate::{Act, Table};

impl Texts {
    /// What was done, and what was wrong with the message about it.
    pub(super) fn of_act(&self, act: &Act, table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("act-{word}"));
        match act {
            Act::Move { m, offer } => say("move").one_move("move", *m).yes("offer", *offer),
            Act::Adjust => say("adjust"),
            Act::Adjusted => say("adjusted"),
            Act::Touch { square, together } => {
                let saying = say("touch").square("square", *square);
                match together {
                    Some(other) => saying.square("together", *other),
                    None => saying.none("together"),
                }
            }
            Act::Release { from, to, two_hands } => {
                say("release").square("from", *from).square("to", *to).yes("two_hands", *two_hands)
            }
            Act::TakeOff { square } => say("take-off").square("square", *square),
            Act::Put { square, piece } => {
                say("put").square("square", *square).piece("piece", *piece)
            }
            Act::NamePiece { promoted } => say("name-piece").word("promoted", "promoted", promoted),
            Act::AnnounceCastling { rook } => say("announce-castling").square("rook", *rook),
            Act::Displace => say("displace"),
            Act::Restored => say("restored"),
            Act::Press { hand: Some(PressingHand::Other) } => say("press").text("hand", "other"),
            Act::Press { hand: Some(PressingHand::Moving) | None } => say("press").none("hand"),
            Act::StopClock { reason } => say("stop-clock").word("reason", "stop-reason", reason),
            Act::OfferDraw => say("offer-draw"),
            Act::OfferDrawIf { condition } => say("offer-draw-if").text("condition", condition),
            Act::AcceptDraw => say("accept-draw"),
            Act::DeclineDraw => say("decline-draw"),
            Act::ClaimDraw { basis, intended } => {
                say("claim-draw").word("basis", "basis", basis).perhaps_move("intended", *intended)
            }
            Act::AnnounceClaim { basis, intended } => {
                say("announce-claim").word("basis", "basis", basis).one_move("intended", *intended)
            }
            Act::Resign => say("resign"),
            Act::DoubtResignation { of, sign } => {
                say("doubt-resignation").side("of", *of).word("sign", "sign", sign)
            }
            Act::DenyResignation => say("deny-resignation"),
            Act::ClaimFlag => say("claim-flag"),
            Act::ClaimIllegal => say("claim-illegal"),
            Act::AdmitIllegal => say("admit-illegal"),
            Act::OrderUnknown => say("order-unknown"),
            Act::Complain { of } => say("complain").word("of", "breach", of),
            Act::AgreeCorrection => say("agree-correction"),
            Act::Write { text, place: _ } => say("write").text("text", text),
            Act::SheetComplete => say("sheet-complete"),
            Act::RequestSheet => say("request-sheet"),
            Act::ViewRecord => say("view-record"),
            Act::Sign { score } => say("sign").score("score", *score),
            Act::Appeal { text } => say("appeal").text("text", text),
            Act::ComplainToCommittee { text } => say("complain-to-committee").text("text", text),
            Act::Arrive => say("arrive"),
            Act::Leave { area } => say("leave").word("area", "area", area),
            Act::AskPermission { to } => say("ask-permission").word("to", "permission", to),
            Act::AskRule { number } => say("ask-rule").text("number", number),
            Act::Report { what } => say("report").word("what", "irregularity", what),
            Act::AnswerReport { what, admitted } => {
                say("answer-report").word("what", "irregularity", what).yes("admitted", *admitted)
            }
            Act::Tip { text } => say("tip").text("text", text),
            Act::DemandTwoBoards => say("demand-two-boards"),
            Act::Announce { text } => say("announce").text("text", text),
            Act::Repeat { text } => say("repeat").text("text", text),
            Act::Copy { on: _, m } => say("copy").one_move("move", *m),
            Act::AskTimes => say("ask-times"),
            Act::TellTimes => say("tell-times"),
            Act::SealEarly => say("seal-early"),
            Act::Seal { commitment: _ } => say("seal"),
            Act::RequestIncrement { delay } => say("request-increment").yes("delay", *delay),
            Act::ClaimNoNormalWin { ground } => {
                say("claim-no-normal-win").word("ground", "no-win", ground)
            }
            Act::Verify { agreed } => say("verify").yes("agreed", *agreed),
            Act::ChooseSide { edge } => say("choose-side").word("edge", "edge", edge),
            Act::ReturnClock { reason } => say("return-clock").word("reason", "return", reason),
            Act::PointOutFlag => say("point-out-flag"),
            Act::BeginMate => say("begin-mate"),
            Act::ShowMate { line } => say("show-mate").line("line", line, MOST),
            Act::ClaimNoProgress { ground } => {
                say("claim-no-progress").word("ground", "no-progress", ground)
            }
            Act::Interfere { about } => say("interfere").word("about", "remark", about),
            Act::DrawLots { seed: _ } => say("draw-lots"),
            Act::DrewByHand => say("drew-by-hand"),
            Act::Confirm => say("confirm"),
            Act::WithdrawOffer => say("withdraw-offer"),
            Act::TakeBack => say("take-back"),
            Act::Restart => say("restart"),
            Act::Look => say("look"),
            Act::Decide(decision) => return self.of_decision(decision, table),
        }
        .end()
    }
}
