//! An end is an end: a verdict changes only by the arbiter's decision, or by an article that says
//! so. Both are listed here by name.

use laws::{Act, Decision, Fact, Ground, Penalty, Phase, Provision, Ruling, Seat, Table};

/// A way in which the end of a game is not its last word.
struct Revision {
    name: &'static str,
    /// Who does what.
    acts: fn(Seat, &Act) -> bool,
    /// Which ends it can change.
    of: fn(Phase) -> bool,
    /// What it rests on; the ruling cites one of these.
    by: &'static [Provision],
}

const REVISIONS: &[Revision] = &[
    Revision {
        name: "PRE.2, 12.2.2: the arbiter lets the game go on after all",
        acts: |seat, act| {
            seat == Seat::Arbiter && matches!(act, Act::Decide(Decision::Reopen { .. }))
        },
        of: |_| true,
        by: &[Provision::Discretion, Provision::InterestOfEvent],
    },
    Revision {
        name: "8.7, 10.2: the arbiter sets another result",
        acts: |seat, act| {
            seat == Seat::Arbiter && matches!(act, Act::Decide(Decision::SetResult { .. }))
        },
        of: |_| true,
        by: &[Provision::Signatures, Provision::Discretion, Provision::PointsLimit],
    },
    Revision {
        name: "11.7, 11.8: the arbiter declares the game lost",
        acts: |seat, act| {
            seat == Seat::Arbiter && matches!(act, Act::Decide(Decision::DeclareLoss { .. }))
        },
        of: |_| true,
        by: &[Provision::PersistentRefusal, Provision::BothGuilty],
    },
    Revision {
        name: "12.9.4 to 12.9.6, 17: the arbiter punishes with points, or with the game",
        acts: |seat, act| {
            let takes =
                |penalty: &Penalty| matches!(penalty, Penalty::Points(_) | Penalty::Loss(_));
            let Act::Decide(Decision::Penalise { penalties, .. }) = act else { return false };
            seat == Seat::Arbiter && penalties.iter().any(takes)
        },
        of: |_| true,
        by: &[Provision::FewerPoints, Provision::MorePoints, Provision::PenaltyLoss],
    },
    Revision {
        name: "6.7.1: the arbiter excuses a player who lost by coming too late",
        acts: |seat, act| {
            let excuses = matches!(act, Act::Decide(Decision::ExcuseLateness { .. }));
            seat == Seat::Arbiter && excuses
        },
        of: |phase| ended_by(phase, &[Ground::Absence]),
        by: &[Provision::DefaultTime],
    },
    Revision {
        name: "G90, X61: the arbiter finds that an illegal move came before the flag",
        acts: |seat, act| {
            seat == Seat::Arbiter && matches!(act, Act::Decide(Decision::DeclareIllegal { .. }))
        },
        of: |phase| ended_by(phase, &[Ground::Time]),
        by: &[Provision::IllegalMoveCompleted],
    },
    Revision {
        name: "G90, X61, 15-3: an illegal move that came before the flag is pointed out in time",
        acts: |seat, act| seat.side().is_some() && *act == Act::ClaimIllegal,
        of: |phase| ended_by(phase, &[Ground::Time, Ground::BothFlags]),
        by: &[Provision::IllegalMoveCompleted, Provision::IllegalBeforeTime],
    },
    Revision {
        name: "15-2: nobody can tell whether the flag was pointed out before the mate",
        acts: |seat, act| {
            let words = matches!(
                act,
                Act::ClaimFlag
                    | Act::PointOutFlag
                    | Act::BeginMate
                    | Act::ShowMate { .. }
                    | Act::StopClock { .. }
            );
            seat.side().is_some() && words
        },
        of: |phase| ended_by(phase, &[Ground::Checkmate, Ground::Stalemate]),
        by: &[Provision::OrderPointedOut],
    },
    Revision {
        name: "10: the touched piece is demanded of the player who mated with another",
        acts: |seat, act| seat.side().is_some() && matches!(act, Act::Complain { .. }),
        of: |phase| ended_by(phase, &[Ground::Checkmate, Ground::Stalemate]),
        by: &[Provision::TouchedDemanded],
    },
    Revision {
        name: "8.7: both players have signed another result",
        acts: |seat, act| seat.side().is_some() && matches!(act, Act::Sign { .. }),
        of: |phase| matches!(phase, Phase::Over(_)),
        by: &[Provision::Signatures],
    },
];

fn ended_by(phase: Phase, grounds: &[Ground]) -> bool {
    matches!(phase, Phase::Over(verdict) if grounds.contains(&verdict.ground))
}

const fn is_end(phase: Phase) -> bool {
    matches!(phase, Phase::Over(_) | Phase::Annulled)
}

/// The ways in which an end was revised, by name.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    REVISIONS.iter().map(|revision| revision.name)
}

/// Checks that an end that stood before an act still stands, or was revised as the books say; how,
/// is the answer. An end does not change within one ruling either.
pub(crate) fn check(before: Phase, ruling: &Ruling, after: &Table) -> Option<&'static str> {
    let again =
        |event: &&laws::Event| matches!(event.fact, Fact::GameEnded { .. } | Fact::Annulled);
    let ends = ruling.events.iter().filter(again).count();
    // Time may have ended it before the arbiter decides.
    let decided = ruling.seat == Seat::Arbiter && matches!(ruling.act, Act::Decide(_));
    assert!(ends <= 1 || decided, "the game ends twice: {ruling:?}");
    if !is_end(before) || after.phase() == before {
        return None;
    }
    let book = after.regulations().book;
    let cited = |provision: &Provision| {
        let articles = book.cite(&[*provision]);
        articles
            .iter()
            .any(|article| ruling.events.iter().any(|event| event.articles.cites(article)))
    };
    let lawful = |revision: &&Revision| {
        (revision.acts)(ruling.seat, &ruling.act)
            && (revision.of)(before)
            && revision.by.iter().any(cited)
    };
    let found = REVISIONS.iter().find(lawful);
    assert!(
        found.is_some(),
        "{:?} by {} changed an end under {book}: {before:?} became {:?} by {:?}",
        ruling.act,
        ruling.seat,
        after.phase(),
        ruling.events,
    );
    found.map(|revision| revision.name)
}
