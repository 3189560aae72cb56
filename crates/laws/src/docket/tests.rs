use clock::Moment;

use super::{Kind, Reply};
use crate::casebook;
use crate::{Act, Decision, Refusal, Seat, Table};

/// The table after the lines of a case.
fn table(lines: &str) -> Table {
    let account = casebook::read(&format!("a case\n{lines}")).cases[0].play();
    assert_eq!(account.faults, []);
    account.table.expect("a case opens a table")
}

const BY_HAND: &str = "  control 90 min\n  mode otb\n  judgement arbiter\n";

/// Why no decision of a kind can be taken now, if none can.
fn barred(table: &Table, kind: Kind) -> Option<Refusal> {
    let docket = table.docket(table.now.seen);
    let choice = docket.choices.iter().find(|choice| choice.kind == kind).expect("every kind");
    assert!(
        choice.barred.is_none() || choice.articles.first().is_some(),
        "{kind:?} names no article"
    );
    choice.barred.as_ref().map(|barred| barred.why)
}

#[test]
fn every_kind_of_decision_has_samples_of_its_own_kind() {
    let table = table(BY_HAND);
    for kind in Kind::ALL {
        let samples = kind.samples(&table, Moment::ZERO);
        assert!(!samples.is_empty(), "{kind:?}");
        assert!(samples.iter().all(|sample| Kind::from(sample) == kind), "{kind:?}");
    }
}

#[test]
fn a_decision_is_possible_now_exactly_if_the_judge_takes_it() {
    let playing = table(BY_HAND);
    assert_eq!(barred(&playing, Kind::Start), Some(Refusal::TooLate));
    assert_eq!(barred(&playing, Kind::PlaceClock), Some(Refusal::TooLate));
    assert_eq!(barred(&playing, Kind::CallFlag), Some(Refusal::FlagNotDown));
    assert_eq!(barred(&playing, Kind::JudgeStop), Some(Refusal::NothingThere));
    for kind in [Kind::Pause, Kind::SetClock, Kind::Penalise, Kind::DeviceSound, Kind::SetResult] {
        assert_eq!(barred(&playing, kind), None, "{kind:?}");
    }
    let stopped = table(&format!("{BY_HAND}  1:00 black stop clock: arbiter\n"));
    assert_eq!(barred(&stopped, Kind::Pause), Some(Refusal::Interrupted));
    assert_eq!(barred(&stopped, Kind::Resume), None);
    assert_eq!(barred(&stopped, Kind::JudgeStop), None);
}

#[test]
fn what_answers_a_question_settles_it_and_tells_what_follows() {
    let lines = format!("{BY_HAND}  1:00 black stop clock: illegal move\n");
    let table = table(&lines);
    let docket = table.docket(table.now.seen);
    let [answers] = &docket.answers[..] else { panic!("{docket:?}") };
    let said = |answer: &super::Answer| match &answer.reply {
        Reply::Said(decision) => Some(decision.clone()),
        Reply::Open { .. } => None,
    };
    // No illegal move was made, and the desk says so with the article.
    assert!(matches!(said(&answers[0]), Some(Decision::DeclareIllegal { .. })));
    assert!(answers[0].barred.is_some() && answers[0].articles.first().is_some());
    for answer in &answers[1..] {
        let decision = said(answer).expect("whole");
        let judged = table.judge(Seat::Arbiter, &Act::Decide(decision), table.now.seen);
        assert!(judged.table.questions().is_empty());
        assert_eq!(answer.ruling.as_ref(), Some(&judged.ruling));
    }
}

#[test]
fn looking_at_what_is_possible_leaves_the_table_as_it_is() {
    let table = table(&format!("{BY_HAND}  1:00 black stop clock: arbiter\n"));
    let before = table.clone();
    let _docket = table.docket(table.now.seen);
    assert_eq!(table, before);
}

#[test]
fn boards_are_corrected_from_sheets_only_if_the_program_sees_them() {
    let lines = "  control 90 min\n  mode otb\n  judgement arbiter\n  blind white\n";
    let differ = "  0:10 white announce: e4\n  0:20 black repeat: e3\n";
    let first = |sheets: &str| {
        let table = table(&format!("{lines}{sheets}{differ}"));
        table.docket(table.now.seen).answers[0][0].reply.clone()
    };
    assert_eq!(first(""), Reply::open(Kind::CorrectBoards));
    let by_sheets = Decision::CorrectBoards { ply: None };
    assert_eq!(first("  sheets digital\n"), Reply::Said(by_sheets));
}
