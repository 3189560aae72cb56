//! What holds after every act.

use chess::Color;
use clock::{Moment, Setting, Span};
use laws::{
    Act, Audience, Decision, Duty, Event, Fact, Judgement, Observer, Phase, Question, Refusal,
    Regime, Ruling, Score, Seat, Table,
};

/// What is compared with the table after an act.
pub(crate) struct Glimpse {
    illegal_acts: [u8; 2],
}

impl Glimpse {
    pub(crate) fn of(table: &Table) -> Self {
        Self { illegal_acts: Color::ALL.map(|color| table.player(color).illegal_acts) }
    }

    pub(crate) fn check(&self, ruling: &Ruling, after: &Table) {
        assert!(!ruling.events.is_empty(), "{:?} is not answered", ruling.act);
        if after.regulations().book.regime() == Regime::OnDemand {
            nothing_is_mentioned_unclaimed(ruling);
        }
        for event in &ruling.events {
            cites_its_book(event, after);
            tells_only_what_may_be_told(event, ruling, after);
        }
        self.illegal_acts_are_counted(after);
        hands_rest_after_a_move(ruling, after);
    }

    fn illegal_acts_are_counted(&self, after: &Table) {
        for (color, was) in Color::ALL.into_iter().zip(self.illegal_acts) {
            let is = after.player(color).illegal_acts;
            assert!(was <= is && is <= was + 1, "illegal acts are counted one at a time");
            let ended = matches!(after.phase(), Phase::Over(_));
            let losing = after.regulations().losing_illegal_act();
            let loses = losing.is_some_and(|losing| is >= losing);
            assert!(is == was || !loses || ended, "illegal act {is} ends the game");
        }
    }
}

/// Rule 18 of the Finnish blitz rules: no flag and no illegal move is mentioned to anybody unless a
/// player has claimed it, and nobody learns of what might be a breach.
fn nothing_is_mentioned_unclaimed(ruling: &Ruling) {
    let claimed = matches!(
        ruling.act,
        Act::ClaimFlag
            | Act::PointOutFlag
            | Act::BeginMate
            | Act::ShowMate { .. }
            | Act::StopClock { .. }
            | Act::ClaimIllegal
            | Act::Complain { .. }
            | Act::Report { .. }
            | Act::AnswerReport { .. }
            | Act::OrderUnknown
            | Act::Decide(_)
    );
    for seat in Seat::ALL.into_iter().filter(|_| !claimed) {
        for event in ruling.told_to(seat) {
            let mentions = matches!(
                event.fact,
                Fact::FlagFallen { .. }
                    | Fact::IllegalStands { .. }
                    | Fact::IllegalCounted { .. }
                    | Fact::IllegalForgiven { .. }
                    | Fact::KingTaken { .. }
                    | Fact::BreachFound { .. }
                    | Fact::Noted { .. }
                    | Fact::Penalised { .. }
            );
            assert!(!mentions, "{seat} is told {:?} after {:?}", event.fact, ruling.act);
        }
    }
    let by_hand = matches!(
        ruling.act,
        Act::Touch { .. }
            | Act::Release { .. }
            | Act::TakeOff { .. }
            | Act::Put { .. }
            | Act::Press { .. }
    );
    let told = |seat| ruling.told_to(seat).any(|event| matches!(event.fact, Fact::Refused { .. }));
    assert!(!(by_hand && Seat::ALL.into_iter().any(told)), "a refusal of {:?} is told", ruling.act);
    // A move that nobody is told of would be the illegal one, if the others were told.
    let told = |seat| ruling.told_to(seat).any(|event| matches!(event.fact, Fact::MoveMade { .. }));
    assert!(!(by_hand && [Seat::White, Seat::Black].into_iter().any(told)), "a move is told");
}

/// Every fact cites, and only the book of the game or the one to which that leaves the rest.
fn cites_its_book(event: &Event, table: &Table) {
    let book = table.regulations().book;
    assert!(event.articles.first().is_some(), "{:?} cites nothing", event.fact);
    let mut cited = event.articles.iter().collect::<Vec<_>>();
    if let Fact::GameEnded { verdict } = event.fact {
        assert!(verdict.articles.first().is_some(), "{verdict:?} cites nothing");
        cited.extend(verdict.articles.iter());
    }
    for article in cited {
        let its = article.book() == book || Some(article.book()) == book.leaves_to();
        assert!(its, "{:?} cites {article:?} under {book}", event.fact);
    }
}

/// 12.6 and 12.7: what the arbiter alone may know, what nobody has noticed, what is on the own
/// sheet only.
fn tells_only_what_may_be_told(event: &Event, ruling: &Ruling, table: &Table) {
    let allowed: &[Audience] = match &event.fact {
        Fact::IllegalStands { .. } | Fact::IllegalForgiven { .. } => &[Audience::Nobody],
        Fact::Noted { .. } => &[Audience::Arbiter, Audience::Nobody],
        Fact::KingTaken { .. } => &[Audience::Nobody],
        Fact::SymptomNoted
        | Fact::SymptomGone
        | Fact::Tipped { .. }
        | Fact::ChancesWeighed { .. }
        | Fact::Answered { .. } => &[Audience::Arbiter],
        Fact::Asked { question: Question::Consent | Question::Sheets } => return,
        Fact::Asked { question: Question::Permission { of, .. } }
        | Fact::Permitted { of, .. }
        | Fact::Inspected { of, .. }
        | Fact::Written { by: of, .. }
        | Fact::RecordShown { to: of, .. } => {
            assert_eq!(event.audience, Audience::from(*of), "{:?}", event.fact);
            return;
        }
        // Where nobody was appointed to decide, the players themselves are asked.
        Fact::Asked { question: Question::Report { .. } | Question::Resignation { .. } }
            if table.regulations().judgement == Judgement::Default =>
        {
            return;
        }
        Fact::Asked { .. } => &[Audience::Arbiter],
        Fact::FlagFallen { .. } if table.regulations().observer == Observer::Human => {
            let said = matches!(
                ruling.act,
                Act::ClaimFlag
                    | Act::PointOutFlag
                    | Act::BeginMate
                    | Act::ShowMate { .. }
                    | Act::StopClock { .. }
                    | Act::SheetComplete
                    | Act::OrderUnknown
                    | Act::Decide(_)
            );
            assert!(said, "nobody pointed out the flag: {:?}", ruling.act);
            return;
        }
        _ => return,
    };
    assert!(allowed.contains(&event.audience), "{event:?}");
}

fn hands_rest_after_a_move(ruling: &Ruling, after: &Table) {
    let made = ruling.events.iter().any(|event| matches!(event.fact, Fact::MoveMade { .. }));
    // At home a move is made by the reply to it, and then the other hand is on the board.
    let made = made && after.regulations().book.regime() != Regime::ByAccord;
    if let (true, Some(hands)) = (made, after.hands()) {
        assert_eq!(hands.board, *after.position().board(), "after a move the hands rest");
        assert!(hands.touched.is_empty());
    }
    let touched = after.hands().is_some_and(|hands| !hands.touched.is_empty());
    if let Some(duty) = after.duty().filter(|_| touched) {
        let position = after.position();
        assert_eq!(duty.moves.is_empty(), !position.has_legal_move());
        assert!(duty.moves.iter().all(|m| position.legal(*m).is_some()));
    }
}

fn decide(table: &mut Table, at: u64, decision: Decision) -> Ruling {
    table.act(Seat::Arbiter, &Act::Decide(decision), Moment::from_millis(at))
}

pub(crate) fn the_arbiter_can_end_it(table: &Table, at: u64) {
    let mut table = table.clone();
    let score = Score::BOTH_LOSE;
    let ruling = decide(&mut table, at, Decision::SetResult { score, reason: "enough".to_owned() });
    // Not unasked, by the Finnish blitz rules (18).
    let unasked = Fact::Refused { why: Refusal::NotDemanded, because: None };
    if table.phase() == Phase::Playing && ruling.events.iter().any(|event| event.fact == unasked) {
        return assert_eq!(table.regulations().book.regime(), Regime::OnDemand);
    }
    assert_eq!(table.verdict().map(|verdict| verdict.score), Some(score));
}

/// Whatever was ruled: the arbiter excuses who is late, sets the clocks, finds the board in order,
/// reopens and resumes.
pub(crate) fn the_arbiter_can_let_it_go_on(table: &Table, at: u64) {
    let mut table = table.clone();
    let mut said = Vec::new();
    for _ in 0..3 {
        if table.phase() == Phase::Playing {
            return;
        }
        if matches!(table.phase(), Phase::Over(_) | Phase::Annulled) {
            said.push(decide(&mut table, at, Decision::Reopen { reason: String::new() }));
        }
        for of in Color::ALL {
            let reason = String::new();
            said.push(decide(&mut table, at, Decision::ExcuseLateness { of, reason }));
            let setting = Setting { time: Span::minutes(10), moves: 0, period: 0 };
            said.push(decide(&mut table, at, Decision::SetClock { of, setting, because: None }));
        }
        if table.phase() == Phase::Waiting {
            let board = Box::new(table.position().to_setup());
            said.push(decide(&mut table, at, Decision::CheckBoard { board }));
            let lots = Act::DrawLots { seed: at };
            table.act(Seat::Arbiter, &lots, Moment::from_millis(at));
            // Against an opponent who cannot hear an assistant is compulsory (D.2.11).
            for of in table.regulations().blind.clone() {
                let duties = vec![Duty::Announce];
                said.push(decide(&mut table, at, Decision::ApproveAssistant { of, duties }));
            }
        }
        for decision in [Decision::Start, Decision::Resume] {
            said.push(decide(&mut table, at, decision));
        }
    }
    let facts = said.iter().flat_map(|ruling| &ruling.events).map(|event| &event.fact);
    // A closed envelope is opened first, at its time and by its own rules (I.7 to I.12).
    let sealed =
        [Refusal::Interrupted, Refusal::Adjourned].map(|why| Fact::Refused { why, because: None });
    if facts.clone().any(|fact| sealed.contains(fact)) {
        return;
    }
    let facts: Vec<String> = facts.map(|fact| format!("{fact:?}")).collect();
    assert_eq!(table.phase(), Phase::Playing, "after {}", facts.join(", "));
}
