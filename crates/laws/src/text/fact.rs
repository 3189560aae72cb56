//! Facts in words. Every fact has its message; a new one does not compile without.

use super::saying::{Said, Saying};
use super::{Texts, word_of};
use crate::Table;
use crate::fact::Fact;

/// So many moves of a line are told; a helpmate can be long.
pub(super) const MOST: usize = 12;

impl Texts {
    /// What is so, and what was wrong with the message about it.
    pub(super) fn of_fact(&self, fact: &Fact, table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("fact-{word}"));
        match fact {
            Fact::Refused { why, because } => {
                say("refused").within("why", |_| self.of_refusal(*why, because.as_ref(), table))
            }
            Fact::Started => say("started"),
            Fact::BoardDiffers { squares } => say("board-differs").squares("squares", squares),
            Fact::BoardAgrees => say("board-agrees"),
            Fact::ClockPlaced { place } => say("clock-placed").word("place", "clock-place", place),
            Fact::ClockFaced { faces } => say("clock-faced").word("faces", "facing", faces),
            Fact::ClockNotPlaced => say("clock-not-placed"),
            Fact::StartPostponed { until } => say("start-postponed").moment("until", *until),
            Fact::Arrived { by } => say("arrived").side("by", *by),
            Fact::Left { by, area, permitted } => {
                say("left").side("by", *by).word("area", "area", area).yes("permitted", *permitted)
            }

            Fact::Adjusting { by } => say("adjusting").side("by", *by),
            Fact::AdjustingEnded { by } => say("adjusting-ended").side("by", *by),
            Fact::Touched { by, square, binds } => {
                say("touched").side("by", *by).square("square", *square).yes("binds", *binds)
            }
            Fact::TouchClassified { of, accidental } => {
                say("touch-classified").side("of", *of).yes("accidental", *accidental)
            }
            Fact::Released { by, from, to, two_hands } => say("released")
                .side("by", *by)
                .square("from", *from)
                .square("to", *to)
                .yes("two_hands", *two_hands),
            Fact::TakenOff { by, square } => {
                say("taken-off").side("by", *by).square("square", *square)
            }
            Fact::Put { by, square, piece } => {
                say("put").side("by", *by).square("square", *square).piece("piece", *piece)
            }
            Fact::PieceNamed { by, promoted } => {
                say("piece-named").side("by", *by).word("promoted", "promoted", promoted)
            }
            Fact::FetchingPiece { by } => say("fetching-piece").side("by", *by),
            Fact::CastlingAnnounced { by, rook } => {
                say("castling-announced").side("by", *by).square("rook", *rook)
            }
            Fact::Displaced { by } => say("displaced").side("by", *by),
            Fact::PiecesRestored { by } => say("pieces-restored").side("by", *by),

            Fact::MoveMade { by, m } => say("move-made").side("by", *by).one_move("move", *m),
            Fact::MoveCompleted { by, how } => {
                say("move-completed").side("by", *by).word("how", "completion", how)
            }
            Fact::IllegalStands { by, kind, after: _, replacing: _ } => {
                say("illegal-stands").side("by", *by).word("kind", "illegal-act", kind)
            }
            Fact::IllegalAdmitted { by } => say("illegal-admitted").side("by", *by),
            Fact::IllegalFound { by, m, reasons } => say("illegal-found")
                .side("by", *by)
                .one_move("move", *m)
                .reasons("reasons", reasons),
            Fact::IllegalForgiven { by } => say("illegal-forgiven").side("by", *by),
            Fact::CorrectionAgreed { by } => say("correction-agreed").side("by", *by),
            Fact::PositionRestored { ply } => say("position-restored").after("ply", *ply),
            Fact::PawnBecameQueen { square } => say("pawn-became-queen").square("square", *square),
            Fact::IllegalCounted { by, kind, count } => say("illegal-counted")
                .side("by", *by)
                .word("kind", "illegal-act", kind)
                .number("count", *count),
            Fact::MovesBound { by, moves } => {
                say("moves-bound").side("by", *by).moves("moves", moves)
            }
            Fact::BreachFound { by, of } => {
                say("breach-found").side("by", *by).word("of", "breach", of)
            }
            Fact::SymptomNoted => say("symptom-noted"),
            Fact::SymptomGone => say("symptom-gone"),
            Fact::CastlingBarred { rooks } => say("castling-barred").squares("rooks", rooks),

            Fact::ClockStarted { of } => say("clock-started").side("of", *of),
            Fact::ClockPressed { by } => say("clock-pressed").side("by", *by),
            Fact::ClocksStopped => say("clocks-stopped"),
            Fact::Resumed => say("resumed"),
            Fact::TimeAdded { to, span } => say("time-added").side("to", *to).span("span", *span),
            Fact::TimeTaken { from, span } => {
                say("time-taken").side("from", *from).span("span", *span)
            }
            Fact::ClockSet { of, setting } => {
                say("clock-set").side("of", *of).span("time", setting.time)
            }
            Fact::TimeProposed { of, time } => {
                say("time-proposed").side("of", *of).span("time", *time)
            }
            Fact::ExtraProposed { to, span } => {
                say("extra-proposed").side("to", *to).span("span", *span)
            }
            Fact::ControlSet { control } => say("control-set").control("control", control),
            Fact::FlagFallen { of } => say("flag-fallen").side("of", *of),
            Fact::ControlMet { by } => say("control-met").side("by", *by),
            Fact::CountUnknown => say("count-unknown"),

            Fact::OrderDoubted { by } => say("order-doubted").side("by", *by),
            Fact::OrderUnknown => say("order-unknown"),

            Fact::DrawOffered { by, proper } => {
                say("draw-offered").side("by", *by).yes("proper", *proper)
            }
            Fact::DrawOfferedIf { by, condition } => {
                say("draw-offered-if").side("by", *by).text("condition", condition)
            }
            Fact::OfferLapsed { why } => say("offer-lapsed").word("why", "lapse", why),
            Fact::OfferRevived { by } => say("offer-revived").side("by", *by),
            Fact::DrawClaimed { by, basis, intended } => say("draw-claimed")
                .side("by", *by)
                .word("basis", "basis", basis)
                .perhaps_move("intended", *intended),
            Fact::ClaimUpheld { plies, found } => say("claim-upheld")
                .within("found", |_| self.of_finding(found.as_ref(), plies, table)),
            Fact::ClaimRejected { plies, found } => say("claim-rejected")
                .within("found", |_| self.of_finding(found.as_ref(), plies, table)),
            Fact::Consented { granted } => say("consented").yes("granted", *granted),
            Fact::ResignationDenied { by } => say("resignation-denied").side("by", *by),
            Fact::ResignationJudged { of, resigned } => {
                say("resignation-judged").side("of", *of).yes("resigned", *resigned)
            }
            Fact::TwoBoards { by } => say("two-boards").side("by", *by),
            Fact::Announced { by, m } => say("announced").side("by", *by).said_move("move", *m),
            Fact::Repeated { by, m, agrees } => {
                say("repeated").side("by", *by).said_move("move", *m).yes("agrees", *agrees)
            }
            Fact::Copied { by, on: _, m, agrees } => {
                say("copied").side("by", *by).said_move("move", *m).yes("agrees", *agrees)
            }
            Fact::BoardsCorrected => say("boards-corrected"),
            Fact::TimesAsked { by } => say("times-asked").side("by", *by),
            Fact::TimesTold { to, moves, white, black } => say("times-told")
                .side("to", *to)
                .number("moves", *moves)
                .span("white", *white)
                .span("black", *black),

            Fact::SessionSet { ends } => say("session-set").moment("ends", *ends),
            Fact::SealingCalled { by, charged } => {
                say("sealing-called").side("by", *by).span("charged", *charged)
            }
            Fact::SealWritten { by, commitment: _ } => say("seal-written").side("by", *by),
            Fact::MoveToSeal { by, m } => say("move-to-seal").side("by", *by).one_move("move", *m),
            Fact::MoveSealed { by, reply } => {
                say("move-sealed").side("by", *by).yes("reply", *reply)
            }
            Fact::EnvelopeConfirmed { white, black, resumption } => say("envelope-confirmed")
                .text("white", white)
                .text("black", black)
                .text("date", &resumption.date.to_string())
                .text("time", &resumption.time)
                .text("place", &resumption.place),
            Fact::ResumptionBegan => say("resumption-began"),
            Fact::AnsweringClockStarted { of } => say("answering-clock-started").side("of", *of),
            Fact::EnvelopeDue => say("envelope-due"),
            Fact::EnvelopeOpened { text } => say("envelope-opened").text("text", text),
            Fact::EnvelopeLost => say("envelope-lost"),

            Fact::IncrementRequested { by, delay } => {
                say("increment-requested").side("by", *by).yes("delay", *delay)
            }
            Fact::IncrementDecided { granted, delay } => {
                say("increment-decided").yes("granted", *granted).yes("delay", *delay)
            }
            Fact::NoNormalWinClaimed { by, ground, referred } => say("no-normal-win-claimed")
                .side("by", *by)
                .word("ground", "no-win", ground)
                .yes("referred", *referred),
            Fact::ChancesWeighed { of, can_mate, quiet } => {
                let saying = say("chances-weighed").side("of", *of).number("moves", *quiet / 2);
                match can_mate {
                    Some(can) => saying.yes("can_mate", *can),
                    None => saying.none("can_mate"),
                }
            }
            Fact::Verified { by, agreed } => say("verified").side("by", *by).yes("agreed", *agreed),
            Fact::ClaimPostponed { by, compensated } => {
                say("claim-postponed").side("by", *by).yes("compensated", *compensated)
            }
            Fact::ClaimDue { by, flag } => say("claim-due").side("by", *by).side("flag", *flag),
            Fact::NoNormalWinRejected { by } => say("no-normal-win-rejected").side("by", *by),

            Fact::SideChosen { by, edge } => {
                say("side-chosen").side("by", *by).word("edge", "edge", edge)
            }
            Fact::MateAsked { of, until } => {
                say("mate-asked").side("of", *of).moment("until", *until)
            }
            Fact::MateBegun { by, until } => {
                say("mate-begun").side("by", *by).moment("until", *until)
            }
            Fact::MateShown { by, line, forced } => {
                say("mate-shown").side("by", *by).line("line", line, MOST).yes("forced", *forced)
            }
            Fact::KingTaken { by } => say("king-taken").side("by", *by),
            Fact::NoProgressClaimed { by, ground } => {
                say("no-progress-claimed").side("by", *by).word("ground", "no-progress", ground)
            }
            Fact::TrialBegan { by } => say("trial-began").side("by", *by),
            Fact::TrialEnded { by } => say("trial-ended").side("by", *by),
            Fact::Interfered { about } => say("interfered").word("about", "remark", about),

            Fact::LotsDrawn { seed: _, exchanged } => {
                say("lots-drawn").yes("exchanged", *exchanged)
            }
            Fact::LotsByHand { by } => say("lots-by-hand").side("by", *by),
            Fact::TakebackWanted { by } => say("takeback-wanted").side("by", *by),
            Fact::RestartWanted { by } => say("restart-wanted").side("by", *by),

            Fact::Written { by, text, place: _ } => {
                say("written").side("by", *by).text("text", text)
            }
            Fact::RecordingLapsed { of } => say("recording-lapsed").side("of", *of),
            Fact::SheetDue { by } => say("sheet-due").side("by", *by),
            Fact::SheetCompleted { by } => say("sheet-completed").side("by", *by),
            Fact::SheetGiven { to } => say("sheet-given").side("to", *to),
            Fact::SheetReplaced { of } => say("sheet-replaced").side("of", *of),
            Fact::RecordShown { to, count } => {
                say("record-shown").side("to", *to).number("count", *count)
            }
            Fact::Reconstructed { moves } => say("reconstructed").number("moves", *moves),
            Fact::Signed { by, score } => say("signed")
                .side("by", *by)
                .score("score", *score)
                .text("sheets", &word_of(&table.regulations().sheets)),

            Fact::Asked { question } => {
                say("asked").within("question", |_| self.of_question(question, table))
            }
            Fact::Answered { question } => {
                say("answered").within("question", |_| self.of_question(question, table))
            }
            Fact::ReportAnswered { by, what, admitted } => say("report-answered")
                .side("by", *by)
                .word("what", "irregularity", what)
                .yes("admitted", *admitted),
            Fact::StopJudged { by, valid } => {
                say("stop-judged").side("by", *by).yes("valid", *valid)
            }
            Fact::Noted { of, what } => say("noted").side("of", *of).word("what", "note", what),
            Fact::Penalised { of, penalty } => {
                say("penalised").side("of", *of).penalty("penalty", *penalty)
            }
            Fact::DeviceSounded { of, count } => {
                say("device-sounded").side("of", *of).number("count", *count)
            }
            Fact::Inspected { of, agreed } => {
                say("inspected").side("of", *of).yes("agreed", *agreed)
            }
            Fact::AssistantApproved { of, duties } => {
                say("assistant-approved").side("of", *of).words("duties", "duty", duties)
            }
            Fact::Permitted { of, to, granted } => say("permitted")
                .side("of", *of)
                .word("to", "permission", to)
                .yes("granted", *granted),
            Fact::LatenessExcused { of } => say("lateness-excused").side("of", *of),
            Fact::Admitted { who, granted } => {
                say("admitted").text("who", who).yes("granted", *granted)
            }
            Fact::Expelled { who } => say("expelled").text("who", who),
            Fact::BoardTransferred => say("board-transferred"),
            Fact::ColorsKept => say("colors-kept"),
            Fact::RuleExplained { article } => {
                say("rule-explained").text("article", &self.citation(*article, table.book()))
            }
            Fact::Tipped { text } => say("tipped").text("text", text),
            Fact::Appealed { by, text } => say("appealed").side("by", *by).text("text", text),
            Fact::CommitteeTold { by, text } => {
                say("committee-told").side("by", *by).text("text", text)
            }
            Fact::AppealClosed { granted } => say("appeal-closed").yes("granted", *granted),

            Fact::Reopened => say("reopened"),
            Fact::Annulled => say("annulled"),
            Fact::CanMate { by, line } => say("can-mate").side("by", *by).line("line", line, MOST),
            Fact::CannotMate { by, because } => say("cannot-mate")
                .side("by", *by)
                .within("because", |_| self.of_no_mate(*because, table)),
            Fact::MateUndecided { by } => say("mate-undecided").side("by", *by),
            Fact::MaterialWeighed { of, suffices } => {
                say("material-weighed").side("of", *of).yes("suffices", *suffices)
            }
            Fact::GameEnded { verdict } => say("game-ended").score("score", verdict.score).word(
                "ground",
                "ground",
                &verdict.ground,
            ),
        }
        .end()
    }
}
