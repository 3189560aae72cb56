//! The message for everything that an event tells people, and its arguments. Each enumeration has its
//! `match` here, so nothing new stays without a message.

use super::Words;
use super::saying::{Said, Saying};
use crate::{Action, Ask, Consequence, Incident, Reason, Refusal, Todo};

impl Words {
    fn start(&self, key: &'static str) -> Saying<'_> {
        Saying::new(self, key)
    }

    pub(super) fn said_incident(&self, incident: &Incident) -> Said {
        match incident {
            Incident::Illegal { of, kind, can_mate: _ } => {
                self.start("incident-illegal").side("of", *of).word("kind", "kind", kind)
            }
            Incident::TouchedPiece { of } => self.start("incident-touched-piece").side("of", *of),
            Incident::IllegalPosition => self.start("incident-illegal-position"),
            Incident::DeviceSounded { of } => self.start("incident-device-sounded").side("of", *of),
            Incident::DeviceFound { of, device } => {
                let told = self.start("incident-device-found").side("of", *of);
                told.word("device", "device", device)
            }
            Incident::Flag { of, can_mate: _, ruling: _ } => {
                self.start("incident-flag").side("of", *of)
            }
            Incident::BothFlags { last: _, drawn: _ } => self.start("incident-both-flags"),
            Incident::IncrementRequest { of, .. } => {
                self.start("incident-increment-request").side("of", *of)
            }
            Incident::NoNormalWin { of, ground, short: _, ruling: _ } => self
                .start("incident-no-normal-win")
                .side("of", *of)
                .word("no-win", "no-win", ground),
            Incident::Claim { of, basis, correct: _ } => {
                self.start("incident-claim").side("of", *of).word("basis", "basis", basis)
            }
            Incident::DrawAgreed { moves: _, consent: _ } => self.start("incident-draw-agreed"),
            Incident::RepeatedOffers { of } => {
                self.start("incident-repeated-offers").side("of", *of)
            }
            Incident::Displaced { of } => self.start("incident-displaced").side("of", *of),
            Incident::NotArrived { of } => self.start("incident-not-arrived").side("of", *of),
            Incident::NobodyArrived => self.start("incident-nobody-arrived"),
            Incident::Left { of, area } => {
                self.start("incident-left").side("of", *of).word("area", "area", area)
            }
            Incident::Reported { what, of: Some(of), moves: _ } => {
                self.start("incident-reported-of").side("of", *of).word("what", "what", what)
            }
            Incident::Reported { what, of: None, moves: _ } => {
                self.start("incident-reported").word("what", "what", what)
            }
            Incident::ClockDefect => self.start("incident-clock-defect"),
            Incident::Disturbance { extra: _ } => self.start("incident-disturbance"),
            Incident::Other { text, of: Some(of) } => {
                self.start("incident-other-of").side("of", *of).text("text", text)
            }
            Incident::Other { text, of: None } => self.start("incident-other").text("text", text),
        }
        .end()
    }

    pub(super) fn said_step(&self, step: &Consequence) -> Said {
        match step {
            Consequence::StopClocks => self.start("step-stop-clocks"),
            Consequence::PositionBack => self.start("step-position-back"),
            Consequence::TouchedPieceMoves { of } => {
                self.start("step-touched-piece-moves").side("of", *of)
            }
            Consequence::PawnBecomesQueen { of } => {
                self.start("step-pawn-becomes-queen").side("of", *of)
            }
            Consequence::PiecesBack { on_time_of } => {
                self.start("step-pieces-back").side("on-time-of", *on_time_of)
            }
            Consequence::Counted { of, kind, count } => {
                let told = self.start("step-counted").side("of", *of).word("kind", "kind", kind);
                told.number("count", *count)
            }
            Consequence::NextLoses { of } => self.start("step-next-loses").side("of", *of),
            Consequence::TimeAdded { to, span, shown: _, set: _ } => {
                self.start("step-time-added").side("to", *to).text("span", span)
            }
            Consequence::TimeTaken { from, span, shown: _, set: _ } => {
                self.start("step-time-taken").side("from", *from).text("span", span)
            }
            Consequence::Warned { of, count } => {
                self.start("step-warned").side("of", *of).number("count", *count)
            }
            Consequence::Sounded { of, count } => {
                self.start("step-sounded").side("of", *of).number("count", *count)
            }
            Consequence::ClaimWrong { of } => self.start("step-claim-wrong").side("of", *of),
            Consequence::IntendedMovePlayed { of } => {
                self.start("step-intended-move-played").side("of", *of)
            }
            Consequence::ClaimPostponed { of, compensated: _ } => {
                self.start("step-claim-postponed").side("of", *of)
            }
            Consequence::IncrementSet { span } => {
                self.start("step-increment-set").text("span", span)
            }
            Consequence::Ends { outcome, ground } => {
                self.start("step-ends").text("outcome", outcome).word("ground", "ground", ground)
            }
            Consequence::SeveralGames { of, games } => {
                self.start("step-several-games").side("of", *of).number("games", *games)
            }
            Consequence::WaitOneMove => self.start("step-wait-one-move"),
            Consequence::PlayOn => self.start("step-play-on"),
            Consequence::MayPenalise { of } => self.start("step-may-penalise").side("of", *of),
            Consequence::PointsChanged { of, by } => {
                self.start("step-points-changed").side("of", *of).text("by", by)
            }
            Consequence::Fined { of, cents } => {
                self.start("step-fined").side("of", *of).number("cents", *cents)
            }
            Consequence::Excluded { of, rounds } => {
                self.start("step-excluded").side("of", *of).number("rounds", *rounds)
            }
            Consequence::Expelled { of } => self.start("step-expelled").side("of", *of),
            Consequence::ReplaceClock => self.start("step-replace-clock"),
            Consequence::StartClock { of: Some(of) } => {
                self.start("step-start-clock").side("of", *of)
            }
            Consequence::StartClock { of: None } => self.start("step-start-any-clock"),
            Consequence::NewGame => self.start("step-new-game"),
        }
        .end()
    }

    pub(super) fn said_ask(&self, ask: &Ask) -> Said {
        match ask {
            Ask::CanMate { by } => self.start("ask-can-mate").side("by", *by),
            Ask::IsCorrect => self.start("ask-is-correct"),
            Ask::Moves { least } => self.start("ask-moves").number("least", *least),
            Ask::Consent => self.start("ask-consent"),
            Ask::Extra => self.start("ask-extra"),
            Ask::ShortTime { of } => self.start("ask-short-time").side("of", *of),
            Ask::Accepted { by } => self.start("ask-accepted").side("by", *by),
            Ask::Granted => self.start("ask-granted"),
            Ask::NoNormalWin { by, can_wait: _ } => self.start("ask-no-normal-win").side("by", *by),
            Ask::LastPeriod => self.start("ask-last-period"),
            Ask::BothFlags => self.start("ask-both-flags"),
        }
        .end()
    }

    pub(super) fn said_todo(&self, todo: &Todo) -> Said {
        match todo {
            Todo::AddTime { span } => self.start("todo-add-time").text("span", span),
            Todo::Restart => self.start("todo-restart"),
        }
        .end()
    }

    pub(super) fn said_reason(&self, reason: &Reason) -> Said {
        match reason {
            Reason::Illegal { text, lapses: _ } => self.start("reason-illegal").text("text", text),
            Reason::WrongRecord { text } => self.start("reason-wrong-record").text("text", text),
            Reason::Stopped { by: Some(by), why: _ } => {
                self.start("reason-stopped").side("by", *by)
            }
            Reason::Stopped { by: None, why: _ } => self.start("reason-stopped-by-nobody"),
            Reason::Asked { question: _ } => self.start("reason-asked"),
            Reason::ToDo { todo } => return self.said_todo(todo),
            Reason::Flag { of, can_mate: _ } => self.start("reason-flag").side("of", *of),
            Reason::BothFlags => self.start("reason-both-flags"),
            Reason::Ended { outcome, ground: _ } => {
                self.start("reason-ended").text("outcome", outcome)
            }
            Reason::WrongResult { recorded, right } => {
                let told = self.start("reason-wrong-result").text("recorded", recorded);
                told.text("right", right)
            }
            Reason::DefaultTimePassed { of } => {
                self.start("reason-default-time-passed").side("of", *of)
            }
            Reason::TimeTrouble { white, black } => {
                self.start("reason-time-trouble").shown("white", *white).shown("black", *black)
            }
            Reason::NextIllegalLoses { of } => {
                self.start("reason-next-illegal-loses").side("of", *of)
            }
            Reason::IllegalPosition => self.start("reason-illegal-position"),
            Reason::ClaimPostponed { of } => self.start("reason-claim-postponed").side("of", *of),
            Reason::RepeatedOffers { of, count } => {
                self.start("reason-repeated-offers").side("of", *of).number("count", *count)
            }
            Reason::Claimable { of, basis } => {
                self.start("reason-claimable").side("of", *of).word("basis", "basis", basis)
            }
            Reason::Absent { of } => self.start("reason-absent").side("of", *of),
            Reason::Silent => self.start("reason-silent"),
            Reason::Unsigned { signed: _ } => self.start("reason-unsigned"),
            Reason::ResultMissing => self.start("reason-result-missing"),
        }
        .end()
    }

    pub(super) fn said_action(&self, action: &Action) -> Said {
        let key = match action {
            Action::Rule { .. } => "action-rule",
            Action::Open => "action-open",
            Action::Confirm => "action-confirm",
            Action::Done { .. } => "action-done",
            Action::Take => "action-take",
            Action::Arrive { .. } => "action-arrive",
            Action::SayNothing => "action-say-nothing",
        };
        self.start(key).end()
    }

    pub(super) fn said_refusal(&self, why: &Refusal) -> Said {
        match why {
            Refusal::AlreadyOpen => self.start("refusal-already-open"),
            Refusal::NotOpen => self.start("refusal-not-open"),
            Refusal::Closed => self.start("refusal-closed"),
            Refusal::NotClosed => self.start("refusal-not-closed"),
            Refusal::NotYours => self.start("refusal-not-yours"),
            Refusal::NoSuchArbiter => self.start("refusal-no-such-arbiter"),
            Refusal::LastChief => self.start("refusal-last-chief"),
            Refusal::NoSuchPlayer => self.start("refusal-no-such-player"),
            Refusal::NoSuchRound => self.start("refusal-no-such-round"),
            Refusal::NoSuchBoard => self.start("refusal-no-such-board"),
            Refusal::NoSuchRuling => self.start("refusal-no-such-ruling"),
            Refusal::NoSuchAppeal => self.start("refusal-no-such-appeal"),
            Refusal::NoSuchRoom => self.start("refusal-no-such-room"),
            Refusal::NoName => self.start("refusal-no-name"),
            Refusal::Twice { player } => self.start("refusal-twice").number("player", player.0),
            Refusal::BoardTwice { board } => {
                self.start("refusal-board-twice").number("board", *board)
            }
            Refusal::DoesNotPlay { player } => {
                self.start("refusal-does-not-play").number("player", player.0)
            }
            Refusal::WrongRound => self.start("refusal-wrong-round"),
            Refusal::TablesFixed => self.start("refusal-tables-fixed"),
            Refusal::HasBegun => self.start("refusal-has-begun"),
            Refusal::NotBegun => self.start("refusal-not-begun"),
            Refusal::HasResult => self.start("refusal-has-result"),
            Refusal::NoResult => self.start("refusal-no-result"),
            Refusal::NotAllowed => self.start("refusal-not-allowed"),
            Refusal::OtherResult => self.start("refusal-other-result"),
            Refusal::NoReason => self.start("refusal-no-reason"),
            Refusal::Asks { ask: _ } => self.start("refusal-asks"),
            Refusal::NotInForce => self.start("refusal-not-in-force"),
            Refusal::ClaimOpen => self.start("refusal-claim-open"),
            Refusal::NotMine => self.start("refusal-not-mine"),
            Refusal::TakenBy { arbiter: _ } => self.start("refusal-taken-by"),
            Refusal::NothingToDo => self.start("refusal-nothing-to-do"),
            Refusal::SeenByProgram => self.start("refusal-seen-by-program"),
            Refusal::AlreadyUndone => self.start("refusal-already-undone"),
            Refusal::AlreadyDecided => self.start("refusal-already-decided"),
            Refusal::RuleAnew => self.start("refusal-rule-anew"),
            Refusal::TooLate => self.start("refusal-too-late"),
            Refusal::NoAppeals => self.start("refusal-no-appeals"),
            Refusal::WouldFlag => self.start("refusal-would-flag"),
            Refusal::Unlawful { how } => self.start("refusal-unlawful").text("how", how),
        }
        .end()
    }
}
