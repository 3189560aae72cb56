//! No hints: at two tables that differ only in what a seat may not know, whatever is done, that seat
//! is told the same (12.6, A.4.2, 8.2, I.1.1; rule 18 of the Finnish blitz rules).
//!
//! The pairs are made on purpose: the same acts are done at both tables but for the hidden thing.
//! An act that asks for the hidden thing itself, as a claim does, ends the game here.

mod pairs;

use chess::{Board, Color};
use clock::Moment;
use laws::text::{Lang, Texts};
use laws::{Act, Decision, Event, Fact, Ground, Ruling, Seat, Sight, Table};

pub(crate) use self::pairs::{Family, Pair};
use crate::workers::Met;

/// Facts that one sees by looking at the board, and what can still be mated from there.
const fn is_seen(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::CanMate { .. }
            | Fact::CannotMate { .. }
            | Fact::Touched { .. }
            | Fact::Released { .. }
            | Fact::TakenOff { .. }
            | Fact::Put { .. }
            | Fact::CastlingAnnounced { .. }
    )
}

/// What a seat is told of a ruling, or may read of it while the game goes on; without what differs in plain
/// sight.
fn told(ruling: &Ruling, after: &Table, seat: Seat, in_sight: bool) -> Vec<Event> {
    let told = ruling.events.iter().filter(|event| {
        let may_read = after.verdict().is_none() && after.may_know(seat, event);
        event.audience.reaches(seat) || may_read
    });
    let told = told.filter(|event| !(in_sight && is_seen(&event.fact)));
    told.cloned().map(masked).collect()
}

/// A commitment shows nothing of what it commits to; that they differ is its purpose (I.1.1).
fn masked(mut event: Event) -> Event {
    if let Fact::SealWritten { commitment, .. } = &mut event.fact {
        *commitment = "x".repeat(commitment.len());
    }
    event
}

/// What a seat sees of a table, and whether it may read what is hidden in the family; without what
/// differs in plain sight. Once the game is over everyone may read its moves.
fn in_view(family: Family, table: &Table, seat: Seat) -> (Sight, bool) {
    let mut sight = table.seen_from(seat, Moment::ZERO);
    let reads = match family {
        Family::Illegal => {
            // Everyone sees the board.
            sight.board = Board::EMPTY;
            table.may_read_moves(seat)
        }
        Family::Rights => table.may_read_moves(seat),
        // Where the moves are open to all, anybody can count them.
        Family::Counts => {
            sight.position = None;
            false
        }
        Family::Sheet => table.may_read_sheet(seat, Color::White),
        Family::Seal => false,
    };
    if table.verdict().is_some() {
        sight.position = None;
        return (sight, false);
    }
    (sight, reads || table.may_see_evidence(seat))
}

fn words(events: &[Event], before: &Table) -> Vec<String> {
    let texts = Lang::ALL.map(Texts::of);
    let told = |event: &Event| texts.map(|texts| texts.event(event, before));
    events.iter().flat_map(told).collect()
}

/// Whether an end is one that the law brings about by itself once the hidden count is full (9.6).
fn is_by_count(table: &Table) -> bool {
    let by_count = [Ground::Fivefold, Ground::SeventyFiveMoves];
    table.verdict().is_some_and(|verdict| by_count.contains(&verdict.ground))
}

/// Whether an act asks for what the family hides: its answer may differ.
fn asks(family: Family, seat: Seat, act: &Act) -> bool {
    // The rule book says so: 7.5, A.4.2 and 13.d, 4.8, 9.2 and 9.3, 14.e; and what is let go after
    // the call to seal is looked at (I.1.1).
    let claims = matches!(
        act,
        Act::ClaimIllegal
            | Act::AdmitIllegal
            | Act::AgreeCorrection
            | Act::Complain { .. }
            | Act::ClaimDraw { .. }
            | Act::AnnounceClaim { .. }
            | Act::ClaimNoProgress { .. }
            | Act::SealEarly
            | Act::Decide(
                Decision::CallSeal
                    | Decision::SetSession { .. }
                    | Decision::DeclareIllegal { .. }
                    | Decision::NoteIllegalPosition
                    | Decision::RuleTouch { .. }
                    | Decision::OpenEnvelope { .. }
                    | Decision::JudgeSealed { .. }
                    | Decision::EnvelopeLost { .. }
            )
    );
    match family {
        Family::Rights | Family::Illegal => claims,
        Family::Counts => matches!(
            act,
            Act::ClaimDraw { .. } | Act::AnnounceClaim { .. } | Act::ClaimNoProgress { .. }
        ),
        // 8.5, III.6.1, D.2.9: what is on the sheet is looked at.
        Family::Sheet => {
            let own = seat.side() == Some(chess::Color::White);
            own && matches!(act, Act::SheetComplete | Act::ClaimNoNormalWin { .. })
                || matches!(act, Act::Decide(Decision::CorrectBoards { .. }))
        }
        Family::Seal => matches!(
            act,
            Act::Decide(Decision::OpenEnvelope { .. } | Decision::EnvelopeLost { .. })
        ),
    }
}

/// Plays one pair, and compares what those who may not know are told after each act.
pub(crate) fn play(seed: u64, met: &mut Met) -> usize {
    let mut pair = Pair::of(seed);
    let family = pair.family;
    let mut acts = 0;
    while let Some((seat, [one, other], at)) = pair.next() {
        if asks(family, seat, &one) && !pair.is_before_the_press(&one) {
            *met.entry(format!("asked: {family:?}")).or_default() += 1;
            break;
        }
        // Texts are looked at now and then: they take longer than all the rest.
        let before = (acts % 16 == 15).then(|| [pair.walk.table.clone(), pair.other.clone()]);
        let rulings = pair.act(seat, [&one, &other], at);
        acts += 1;
        if is_by_count(&pair.walk.table) || is_by_count(&pair.other) {
            break;
        }
        // Before the press an illegal move can be put right, and who has the move shows whether one
        // was made (1.3); only the claim of it is answered alike even then (12.c).
        let whose = [&pair.walk.table, &pair.other].map(|table| table.position().turn());
        let too_early = one == Act::ClaimIllegal;
        if whose[0] != whose[1] && !pair.is_under_way() {
            break;
        }
        // What was played before may come back to the board, and is seen there.
        let boards = [&pair.walk.table, &pair.other].map(|table| *table.position().board());
        if family == Family::Counts && boards[0] != boards[1] && !pair.is_prelude() {
            break;
        }
        // What somebody noticed at both tables is no longer a secret.
        let restored = |ruling: &Ruling| {
            ruling.events.iter().any(|event| matches!(event.fact, Fact::PositionRestored { .. }))
        };
        let about_moves = matches!(family, Family::Rights | Family::Illegal);
        if about_moves && rulings.iter().all(restored) {
            break;
        }
        if pair.is_prelude() || (pair.is_under_way() && !too_early) {
            continue;
        }
        *met.entry(format!("{family:?}")).or_default() += 1;
        for seat in family.unknowing() {
            // 8.5: who must complete the own sheet is given the opponent's.
            let completes =
                |table: &Table| seat.side().is_some_and(|side| table.player(side).must_complete);
            if family == Family::Sheet && completes(&pair.walk.table) && completes(&pair.other) {
                continue;
            }
            let in_sight = family == Family::Illegal;
            let tables = [&pair.walk.table, &pair.other];
            let [first, second] =
                [0, 1].map(|table| told(&rulings[table], tables[table], seat, in_sight));
            assert_eq!(first, second, "{family:?}: what {seat} is told of {:?}", rulings[0]);
            if let Some([one, other]) = &before {
                let said = [words(&first, one), words(&second, other)];
                assert_eq!(said[0], said[1], "{family:?}: what {seat} reads");
            }
            let views = tables.map(|table| in_view(family, table, seat));
            assert_eq!(views[0], views[1], "{family:?}: what {seat} sees after {:?}", rulings[0]);
            assert!(!views[0].1, "{family:?}: {seat} may read what is hidden");
        }
    }
    acts
}
