//! The quickplay finish (Guideline III): an increment asked for, claims, and both flags down.

use chess::Color;
use clock::{Moment, Span};
use laws::{Act, Articles, Book, ClaimRuling, Decision, Fact, NoWin, Observer, Question, Seat};
use tuomari_hall::{Act as Deed, Action, Ask, DutyItem, Incident, Reason, Refusal, Shown};

use super::{Both, CHIEF, Change, PLACE};

const OF: Color = Color::White;
const GROUND: NoWin = NoWin::NotTrying;
const ASKED: Incident = Incident::IncrementRequest {
    of: OF,
    short: Some(true),
    accepted: None,
    moves: None,
    consent: None,
    granted: None,
};

const fn claimed(ruling: Option<ClaimRuling>) -> Incident {
    Incident::NoNormalWin { of: OF, ground: GROUND, short: Some(true), ruling }
}

const fn answered(accepted: bool, granted: Option<bool>) -> Incident {
    let (short, accepted) = (Some(true), Some(accepted));
    Incident::IncrementRequest { of: OF, short, accepted, moves: None, consent: None, granted }
}

impl Both {
    /// White is on move with a minute and a half, in a game whose finish is a quickplay finish.
    fn in_short_time(book: Book, control: &str, more: &str) -> Self {
        let mut both = Self::begin_with(book, control, more).unwrap();
        both.name = format!("{book} {control} {more}");
        for (seat, from, to) in [
            (Seat::White, "e2", "e4"),
            (Seat::Black, "e7", "e5"),
            (Seat::White, "d2", "d4"),
            (Seat::Black, "d7", "d5"),
        ] {
            both.moves(seat, from, to);
        }
        let minutes: u64 = control.parse::<u64>().unwrap() / 60;
        both.now += minutes * 60_000 - 90_000;
        both
    }

    fn decide(&mut self, decision: Decision) -> Vec<(Change, Articles)> {
        self.cited_at_table(Seat::Arbiter, Act::Decide(decision))
    }

    fn asks(&self, incident: &Incident) -> Option<Ask> {
        self.event.propose(PLACE, incident, Shown::default()).unwrap().asks
    }

    /// How the table and the wooden board refuse the same.
    fn refused(&mut self, act: &Act, incident: &Incident) -> (laws::Refusal, Refusal) {
        self.now += 1000;
        let ruling = self.table.act(Seat::White, act, Moment::from_millis(self.now));
        let event = ruling.events.first().unwrap();
        let Fact::Refused { why, .. } = &event.fact else { panic!("{}: {act:?}", self.name) };
        let refused = self.event.propose(PLACE, incident, Shown::default()).unwrap_err();
        assert_eq!(refused.articles, event.articles, "{}: {act:?}", self.name);
        (*why, refused.why)
    }

    fn duties(&self) -> Vec<DutyItem> {
        self.event.duties(1, &[], Moment::from_millis(3))
    }
}

/// By every book that has the guideline, as rapid and as standard chess.
fn everywhere(mut play: impl FnMut(Both)) {
    let announced = "quickplay = true\n";
    for book in [Book::Fide2023, Book::Fide2018, Book::Fide2014] {
        for supervision in ["full", "limited"] {
            let rapid = format!("{announced}supervision = \"{supervision}\"\n");
            play(Both::in_short_time(book, "1500", &rapid));
        }
        play(Both::in_short_time(book, "5400", announced));
    }
    // In Finland it need not be announced (FI.4).
    let finnish = "domestic = \"finland\"\nsupervision = \"full\"\n";
    play(Both::in_short_time(Book::Fide2018, "1500", finnish));
}

const CLAIM: Act = Act::ClaimNoNormalWin { ground: GROUND };
const REQUEST: Act = Act::RequestIncrement { delay: false };

#[test]
fn a_claim_is_decided_in_the_same_way() {
    for ruling in [
        ClaimRuling::Upheld,
        ClaimRuling::Rejected,
        ClaimRuling::Postponed,
        ClaimRuling::PostponedWithTime,
    ] {
        everywhere(|mut both| {
            both.at_table(Seat::White, CLAIM);
            let ask = Ask::NoNormalWin { by: !OF, can_wait: true };
            assert_eq!(both.asks(&claimed(None)), Some(ask), "{}", both.name);
            let at_table = both.decide(Decision::JudgeClaim { ruling });
            let at_wood = both.cited_at_wood(claimed(Some(ruling)));
            assert!(!at_wood.is_empty());
            assert_eq!(at_wood, at_table, "{} {ruling:?}", both.name);
        });
    }
}

#[test]
fn a_claim_that_was_postponed_waits_on_the_console_and_is_decided_in_the_same_way() {
    for (first, then) in [
        (ClaimRuling::Postponed, ClaimRuling::Upheld),
        (ClaimRuling::Postponed, ClaimRuling::Rejected),
        (ClaimRuling::PostponedWithTime, ClaimRuling::Rejected),
    ] {
        everywhere(|mut both| {
            both.at_table(Seat::White, CLAIM);
            both.decide(Decision::JudgeClaim { ruling: first });
            both.at_wood(claimed(Some(first)));
            let duties = both.duties();
            let own = duties.iter().find(|duty| duty.reason == Reason::ClaimPostponed { of: OF });
            let Action::Rule { incident } = &own.unwrap().action else { panic!("{duties:?}") };
            // It cannot be postponed again.
            let ask = Ask::NoNormalWin { by: !OF, can_wait: false };
            assert_eq!(both.asks(incident), Some(ask), "{}", both.name);
            assert_eq!(both.asks(&claimed(Some(first))), Some(ask), "{}", both.name);
            let at_table = both.decide(Decision::JudgeClaim { ruling: then });
            let at_wood = both.cited_at_wood(claimed(Some(then)));
            assert_eq!(at_wood, at_table, "{} {first:?} {then:?}", both.name);
            let waits = |duty: &DutyItem| duty.reason == Reason::ClaimPostponed { of: OF };
            assert!(!both.duties().iter().any(waits), "{}", both.name);
        });
    }
}

#[test]
fn a_flag_costs_nothing_before_a_postponed_claim_is_decided() {
    for ruling in [ClaimRuling::Upheld, ClaimRuling::Rejected] {
        everywhere(|mut both| {
            // In 2014 nobody notices a flag there by itself.
            if both.table.regulations().is_silent_about_flags() {
                return;
            }
            both.at_table(Seat::White, CLAIM);
            both.decide(Decision::JudgeClaim { ruling: ClaimRuling::Postponed });
            both.at_wood(claimed(Some(ClaimRuling::Postponed)));
            both.now += 100_000;
            both.at_table(Seat::Arbiter, Act::Look);
            let flag = |ruling, can_mate| Incident::Flag { of: OF, can_mate, ruling };
            let ask = Ask::NoNormalWin { by: !OF, can_wait: false };
            assert_eq!(both.asks(&flag(None, Some(true))), Some(ask), "{}", both.name);
            let at_table = both.decide(Decision::JudgeClaim { ruling });
            let at_wood = both.cited_at_wood(flag(Some(ruling), Some(true)));
            // Who noticed the flag is cited beside it, and differs.
            let first = |changes: Vec<(Change, Articles)>| -> Vec<_> {
                let each = changes.into_iter();
                each.map(|(change, articles)| (change, articles.first())).collect()
            };
            assert_eq!(first(at_wood), first(at_table), "{} {ruling:?}", both.name);
        });
    }
}

#[test]
fn an_increment_is_granted_in_the_same_way_and_ends_the_guideline() {
    for granted in [true, false] {
        everywhere(|mut both| {
            both.at_table(Seat::White, REQUEST);
            both.at_table(Seat::Black, Act::DeclineDraw);
            assert_eq!(both.asks(&ASKED), Some(Ask::Accepted { by: !OF }), "{}", both.name);
            assert_eq!(both.asks(&answered(false, None)), Some(Ask::Granted), "{}", both.name);
            let at_table = both.decide(Decision::GrantIncrement { granted, delay: None });
            let at_wood = both.cited_at_wood(answered(false, Some(granted)));
            assert_eq!(at_wood, at_table, "{}", both.name);
            if granted {
                let refused = both.refused(&CLAIM, &claimed(None));
                assert_eq!(refused, (laws::Refusal::NotInForce, Refusal::NotInForce));
            } else {
                assert!(both.asks(&claimed(None)).is_some(), "{}", both.name);
            }
        });
    }
    everywhere(|mut both| {
        both.at_table(Seat::White, REQUEST);
        let at_table = both.at_table(Seat::Black, Act::AcceptDraw);
        let at_wood = both.at_wood(answered(true, None));
        both.same(&at_wood, &at_table);
    });
}

#[test]
fn an_increment_that_was_undone_was_not_granted() {
    let announced = "quickplay = true\n";
    let mut both = Both::in_short_time(Book::Fide2023, "5400", announced);
    both.at_wood(answered(false, Some(true)));
    let ruling = both.event.rulings()[0].number;
    let undo = Deed::Undo { ruling, reason: "the clock cannot do it".into() };
    let entry = both.event.judge(CHIEF, &undo, Moment::from_millis(2)).unwrap();
    both.event.apply(&entry).unwrap();
    assert!(both.asks(&claimed(None)).is_some());
}

#[test]
fn where_the_guideline_is_not_in_force_both_are_refused_by_the_same_articles() {
    for (control, more) in [
        // Nobody has announced it.
        ("1500", "supervision = \"full\"\n"),
        // Blitz has none.
        ("300", "quickplay = true\nsupervision = \"full\"\n"),
    ] {
        for book in [Book::Fide2023, Book::Fide2018, Book::Fide2014] {
            let Some(mut both) = Both::begin_with(book, control, more) else { continue };
            for (act, incident) in [(CLAIM, claimed(None)), (REQUEST, ASKED)] {
                let refused = both.refused(&act, &incident);
                assert_eq!(refused, (laws::Refusal::NotInForce, Refusal::NotInForce), "{book}");
            }
        }
    }
    let rapid = "quickplay = true\nsupervision = \"full\"\n";
    let mut both = Both::begin_with(Book::Fide2023, "1500+10", rapid).unwrap();
    assert_eq!(both.refused(&CLAIM, &claimed(None)).1, Refusal::NotInForce);
}

#[test]
fn with_two_minutes_or_more_the_game_goes_on_and_nobody_pays() {
    let mut both = Both::in_short_time(Book::Fide2023, "5400", "quickplay = true\n");
    let unsaid = Incident::NoNormalWin { of: OF, ground: GROUND, short: None, ruling: None };
    assert_eq!(both.asks(&unsaid), Some(Ask::ShortTime { of: OF }));
    let white = |seconds| Shown { white: Some(Span::seconds(seconds)), black: None };
    let upheld = claimed(Some(ClaimRuling::Upheld));
    for seconds in [120, 119] {
        let proposal = both.event.propose(PLACE, &upheld, white(seconds)).unwrap();
        let words = tuomari_hall::text::Words::of(laws::text::Lang::English);
        let last = words.step(&proposal.steps[1].what);
        // Less than two minutes, not two minutes (X87).
        assert_eq!(last == "The game goes on.", seconds == 120, "{last}");
    }
    assert!(both.at_wood(unsaid_as(false)).is_empty());
    assert_eq!(both.event.board(PLACE).unwrap().tally.white.wrong_claims, 0);
}

const fn unsaid_as(short: bool) -> Incident {
    Incident::NoNormalWin { of: OF, ground: GROUND, short: Some(short), ruling: None }
}

#[test]
fn both_flags_are_dealt_with_in_the_same_way() {
    for book in [Book::Fide2023, Book::Fide2018, Book::Fide2014] {
        for quickplay in [true, false] {
            let more = format!("quickplay = {quickplay}\n");
            let mut both = Both::begin_with(book, "5400", &more).unwrap();
            let mut regulations = both.table.regulations().clone();
            regulations.observer = Observer::Human;
            let name = format!("{book} {quickplay}");
            both = Both::seated(both.event, regulations, name);
            both.now += 5_500_000;
            both.moves(Seat::White, "e2", "e4");
            both.now += 5_500_000;
            let at_table = both.decide(Decision::CallBothFlags);
            let fell = |drawn| Incident::BothFlags { last: None, drawn };
            if both.table.questions().contains(&Question::BothFlags) {
                // No article says what follows.
                assert!(!quickplay && book != Book::Fide2014, "{}", both.name);
                assert_eq!(both.asks(&fell(None)), Some(Ask::BothFlags), "{}", both.name);
                assert!(both.at_wood(fell(Some(false))).is_empty());
                assert!(matches!(both.at_wood(fell(Some(true)))[..], [Change::Ended(..)]));
            } else {
                let at_wood = both.cited_at_wood(fell(None));
                assert!(!at_wood.is_empty());
                assert_eq!(at_wood, at_table, "{}", both.name);
            }
        }
    }
}

#[test]
fn before_the_last_period_both_flags_cost_nothing() {
    let both = Both::begin_with(Book::Fide2023, "40/7200:1500", "quickplay = true\n").unwrap();
    let fell = |last| Incident::BothFlags { last, drawn: None };
    assert_eq!(both.asks(&fell(None)), Some(Ask::LastPeriod));
    let cited = |last| {
        let proposal = both.event.propose(PLACE, &fell(Some(last)), Shown::default()).unwrap();
        proposal.steps[0].articles.to_string()
    };
    assert_eq!(
        (cited(false), cited(true)),
        ("III.3.1.1, III.3.1".to_owned(), "III.3.1.2, III.3.1".to_owned(),)
    );
}
