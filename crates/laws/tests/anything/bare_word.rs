//! No bare word: what a player merely says changes neither the other's clock nor the other's counts
//! nor the score, unless a procedure of the book makes it so.
//!
//! The procedures are listed here by name. Each has its provisions, of which the ruling must cite
//! one, and its grounds: what there is beside the word, as seen from outside. The list makes the file
//! long: it is the whole of the exceptions, to be read in one place.

use chess::{Color, Position};
use clock::{Face, Side};
use laws::{
    Act, Fact, Ground, Irregularity, Offer, Phase, Player, Provision, Ruling, Seat, Share, Table,
    Verdict,
};

/// What a word is not to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effect {
    /// Whether the other's clock runs.
    Motion,
    /// What the other's clock shows.
    Clock,
    /// What is counted of the other.
    Count,
    /// The result, or that there is to be one.
    Score,
}

/// A procedure of the books in which a word is enough, because it does not stand alone.
struct Procedure {
    name: &'static str,
    words: fn(&Act) -> bool,
    effects: &'static [Effect],
    /// What it rests on; the ruling cites one of these.
    by: &'static [Provision],
    /// What there is beside the word.
    grounds: fn(&Scene<'_>) -> bool,
}

const PROCEDURES: &[Procedure] = &[
    Procedure {
        name: "5.2.3: the other's offer is accepted",
        words: |act| matches!(act, Act::AcceptDraw),
        effects: &[Effect::Motion, Effect::Score],
        by: &[Provision::Agreement, Provision::AgreementLimit],
        grounds: |scene| scene.before.offer.is_some_and(|offer| offer.by == scene.other),
    },
    Procedure {
        name: "5.1.2: the speaker gives the game up",
        words: |act| matches!(act, Act::Resign),
        effects: &[Effect::Score],
        by: &[Provision::Resignation],
        grounds: |scene| {
            // Against an opponent who cannot mate it draws by some editions.
            let cannot_mate = scene.has_found(
                |fact| matches!(fact, Fact::CannotMate { by, .. } if *by == scene.other),
            );
            let share = scene.share_of_speaker();
            share == Some(Share::None) || (share == Some(Share::Half) && cannot_mate)
        },
    },
    Procedure {
        name: "6.8, 6.9, 13.c, 14.d: the clock shows that a flag is down",
        words: |act| {
            matches!(
                act,
                Act::ClaimFlag
                    | Act::PointOutFlag
                    | Act::BeginMate
                    | Act::ShowMate { .. }
                    | Act::StopClock { .. }
            )
        },
        effects: &[Effect::Motion, Effect::Clock, Effect::Score],
        by: &[Provision::FlagNoticed, Provision::TimeClaim, Provision::ForcedMateShown],
        grounds: |scene| scene.before.flags.contains(&true),
    },
    Procedure {
        name: "6.11.2, I.1.1, I.9.3: the clocks are stopped to call the arbiter, or with a sealed move",
        words: |act| matches!(act, Act::StopClock { .. }),
        effects: &[Effect::Motion],
        by: &[Provision::PlayerStops, Provision::Sealing, Provision::SealedReply],
        grounds: |scene| {
            let sealed = scene.has_found(|fact| matches!(fact, Fact::MoveSealed { .. }));
            !scene.runs_after() || sealed
        },
    },
    Procedure {
        name: "8.5.1, 6.4: the moves are counted once the sheets are complete",
        words: |act| matches!(act, Act::SheetComplete),
        effects: &[Effect::Clock, Effect::Score],
        by: &[Provision::FlagCheck],
        grounds: |scene| scene.before.flags.contains(&true),
    },
    Procedure {
        name: "7.5, A.4.2, 13.d: an illegal move of the other is pointed out",
        words: |act| matches!(act, Act::ClaimIllegal),
        effects: &[Effect::Motion, Effect::Clock, Effect::Count, Effect::Score],
        by: &[
            Provision::IllegalMoveCompleted,
            Provision::IllegalMove,
            Provision::PawnLeft,
            Provision::PressWithoutMove,
            Provision::ClockHandling,
            Provision::TwoHands,
            Provision::IllegalMoveLoses,
            Provision::KingTaken,
        ],
        grounds: |scene| {
            let by = scene.other;
            scene.has_seen(|fact| {
                matches!(fact, Fact::IllegalStands { by: of, .. } | Fact::KingTaken { by: of }
                    | Fact::Released { by: of, .. } | Fact::Put { by: of, .. } if *of == by)
            })
        },
    },
    Procedure {
        name: "7.5: the speaker points out an own illegal move",
        words: |act| matches!(act, Act::AdmitIllegal),
        effects: &[Effect::Motion, Effect::Clock, Effect::Count, Effect::Score],
        by: &[
            Provision::IllegalMoveCompleted,
            Provision::PawnLeft,
            Provision::PressWithoutMove,
            Provision::ClockHandling,
            Provision::TwoHands,
        ],
        grounds: |scene| {
            scene.has_seen(|fact| {
                matches!(fact, Fact::IllegalStands { by, .. } | Fact::Released { by, .. }
                    | Fact::Put { by, .. } | Fact::TakenOff { by, .. } if Some(*by) == scene.speaker)
            })
        },
    },
    Procedure {
        name: "10: a demand that fails leaves the clock of the player on move running",
        words: |act| matches!(act, Act::Complain { .. }),
        effects: &[Effect::Motion],
        by: &[Provision::TouchedDemanded],
        grounds: |scene| {
            let has_move = scene.after.position().turn() == scene.other;
            scene.runs_after() == has_move
        },
    },
    Procedure {
        name: "6.11.2: stopped clocks may have been a resignation",
        words: |act| matches!(act, Act::DoubtResignation { .. }),
        effects: &[Effect::Motion],
        by: &[Provision::PlayerStops],
        grounds: |scene| !scene.runs_after(),
    },
    Procedure {
        name: "5.1.2, 6.11.3: it was no resignation, and play goes on",
        words: |act| matches!(act, Act::DenyResignation),
        effects: &[Effect::Motion],
        by: &[Provision::Resignation, Provision::Resuming],
        grounds: |scene| !scene.before.runs,
    },
    Procedure {
        name: "4.8, 10: the other has touched a piece that must be moved, or used both hands",
        words: |act| matches!(act, Act::Complain { .. }),
        effects: &[Effect::Motion, Effect::Clock, Effect::Count, Effect::Score],
        by: &[Provision::TouchMove, Provision::OneHand, Provision::TwoHands],
        grounds: |scene| {
            let by = scene.other;
            scene.has_seen(|fact| {
                matches!(fact, Fact::Touched { by: of, .. } | Fact::Released { by: of, two_hands: true, .. }
                    if *of == by)
            })
        },
    },
    Procedure {
        name: "17: the accused admits what is reported",
        words: |act| matches!(act, Act::AnswerReport { admitted: true, .. }),
        effects: &[Effect::Score],
        by: &[Provision::PenaltyLoss],
        grounds: |scene| scene.share_of_speaker() == Some(Share::None),
    },
    Procedure {
        name: "17: the program has seen and noted what is reported",
        words: |act| matches!(act, Act::Report { .. }),
        effects: &[Effect::Count, Effect::Score],
        by: &[Provision::Warning, Provision::PenaltyLoss],
        grounds: |scene| {
            let by = scene.other;
            scene.has_seen(|fact| matches!(fact, Fact::Noted { of, .. } if *of == by))
        },
    },
    Procedure {
        name: "9.2, 9.3, 14.e: the moves played show that a claim of a draw is right",
        words: |act| {
            matches!(
                act,
                Act::ClaimDraw { .. } | Act::AnnounceClaim { .. } | Act::ClaimNoProgress { .. }
            )
        },
        effects: &[Effect::Score],
        by: &[
            Provision::Threefold,
            Provision::FiftyMoves,
            Provision::NoProgress,
            Provision::NoProgressDead,
        ],
        grounds: |scene| {
            scene.has_ended_by(&[Ground::Threefold, Ground::FiftyMoves, Ground::DeadPosition])
        },
    },
    Procedure {
        name: "9.5.3: a wrong claim gives the other time",
        words: |act| matches!(act, Act::ClaimDraw { .. } | Act::AnnounceClaim { .. }),
        effects: &[Effect::Clock, Effect::Motion],
        by: &[Provision::ClaimWrong],
        grounds: |scene| scene.other_has_gained(),
    },
    Procedure {
        name: "III.4, III.5, III.6, 14.e: the clocks stand until the claim is answered",
        words: |act| {
            matches!(
                act,
                Act::RequestIncrement { .. }
                    | Act::ClaimNoNormalWin { .. }
                    | Act::ClaimNoProgress { .. }
                    | Act::ClaimDraw { .. }
                    | Act::AnnounceClaim { .. }
            )
        },
        effects: &[Effect::Motion],
        by: &[
            Provision::IncrementRequest,
            Provision::NoNormalWin,
            Provision::ClaimUnsupervised,
            Provision::NoProgressTrial,
        ],
        grounds: |scene| !scene.runs_after(),
    },
    Procedure {
        name: "14.e: what was claimed is declined, and play goes on",
        words: |act| matches!(act, Act::DeclineDraw),
        effects: &[Effect::Motion],
        by: &[Provision::NoProgressTrial],
        grounds: |scene| scene.before.offer.is_some_and(|offer| offer.by == scene.other),
    },
    Procedure {
        name: "5.1.1, 5.2.1, 5.2.2, 9.6: the game had ended on the board, and nobody had said so",
        words: |_| true,
        effects: &[Effect::Score],
        by: &[
            Provision::Checkmate,
            Provision::Stalemate,
            Provision::DeadPosition,
            Provision::Fivefold,
            Provision::SeventyFiveMoves,
        ],
        grounds: |scene| {
            scene.has_ended_by(&[
                Ground::Checkmate,
                Ground::Stalemate,
                Ground::DeadPosition,
                Ground::Fivefold,
                Ground::SeventyFiveMoves,
            ])
        },
    },
    Procedure {
        name: "D.2.1: a move repeated wrongly stops the clocks",
        words: |act| matches!(act, Act::Repeat { .. }),
        effects: &[Effect::Motion],
        by: &[Provision::Announcing],
        grounds: |scene| !scene.runs_after(),
    },
    Procedure {
        name: "8.7: both have signed the same result",
        words: |act| matches!(act, Act::Sign { .. }),
        effects: &[Effect::Score],
        by: &[Provision::Signatures],
        grounds: |scene| {
            let score = scene.after.verdict().map(|verdict| verdict.score);
            score.is_some() && scene.before.player.signed == score
        },
    },
    Procedure {
        name: "A.4.2: both agree to put an illegal move right",
        words: |act| matches!(act, Act::AgreeCorrection),
        effects: &[Effect::Motion, Effect::Clock, Effect::Count, Effect::Score],
        by: &[Provision::IllegalWindow],
        grounds: |scene| {
            let by = scene.other;
            scene.has_seen(|fact| *fact == Fact::CorrectionAgreed { by })
        },
    },
    Procedure {
        name: "at home both want the move taken back, or the game begun anew",
        words: |act| matches!(act, Act::TakeBack | Act::Restart),
        effects: &[Effect::Motion, Effect::Count, Effect::Score],
        by: &[Provision::Scope],
        grounds: |scene| {
            let by = scene.other;
            let wanted = [Fact::TakebackWanted { by }, Fact::RestartWanted { by }];
            scene.has_seen(|fact| wanted.contains(fact))
        },
    },
    Procedure {
        name: "Alkuasetelma 3: the game begins with the lot",
        words: |act| matches!(act, Act::DrawLots { .. } | Act::DrewByHand),
        effects: &[Effect::Motion],
        by: &[Provision::ColoursByLot, Provision::Start],
        grounds: |scene| scene.before.phase == Phase::Waiting,
    },
    Procedure {
        name: "20: somebody else has prompted the claim",
        words: |_| true,
        effects: &[Effect::Motion, Effect::Score],
        by: &[Provision::Replay],
        grounds: |scene| scene.has_seen(|fact| matches!(fact, Fact::Interfered { .. })),
    },
    Procedure {
        name: "7.2.1, 7-1: the game did not begin from the initial position",
        words: |act| matches!(act, Act::Report { what: Irregularity::WrongSetup }),
        effects: &[Effect::Motion, Effect::Score],
        by: &[Provision::WrongSetup],
        grounds: |scene| {
            let start = scene.after.regulations().start.as_ref();
            start.is_some_and(|start| start.board != *Position::initial().board())
        },
    },
];

/// Whether an act is words alone: nothing is done to pieces or clock but what follows from them.
const fn is_word(act: &Act) -> bool {
    !matches!(
        act,
        Act::Move { .. }
            | Act::Touch { .. }
            | Act::Release { .. }
            | Act::TakeOff { .. }
            | Act::Put { .. }
            | Act::Displace
            | Act::Restored
            | Act::Press { .. }
            | Act::ReturnClock { .. }
            | Act::Copy { .. }
            | Act::Look
            | Act::Decide(_)
    )
}

/// How things stand for a player, before or after a word of the other.
pub(crate) struct Stand {
    of: Color,
    phase: Phase,
    offer: Option<Offer>,
    player: Player,
    face: Face,
    runs: bool,
    flags: [bool; 2],
}

impl Stand {
    fn of(table: &Table, of: Color, at: clock::Moment) -> Self {
        let reading = table.reading(at).expect("a reading");
        let side = match of {
            Color::White => Side::White,
            Color::Black => Side::Black,
        };
        Self {
            of,
            phase: table.phase(),
            offer: table.offer(),
            player: table.player(of).clone(),
            face: *reading.face(side),
            runs: reading.motion.running() == Some(side),
            flags: [reading.white.flag.is_some(), reading.black.flag.is_some()],
        }
    }

    const fn verdict(&self) -> Option<Verdict> {
        match self.phase {
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// What has changed of this player's.
    fn effects(&self, after: &Self) -> impl Iterator<Item = Effect> {
        let counts = |stand: &Self| {
            let player = &stand.player;
            (
                (player.illegal_acts, player.moves, player.warnings, player.sounds),
                (player.offers, player.wrong_claims, player.looks),
            )
        };
        let shows = |face: &Face| (face.time, face.delay, face.moves, face.period, face.flag);
        let ends = |stand: &Self| {
            (stand.verdict().map(|verdict| verdict.score), stand.phase == Phase::Annulled)
        };
        let score = ends(self) != ends(after);
        [
            // That the clocks stand when a game has ended needs no ground of its own.
            (self.runs != after.runs && !score).then_some(Effect::Motion),
            (shows(&self.face) != shows(&after.face)).then_some(Effect::Clock),
            (counts(self) != counts(after)).then_some(Effect::Count),
            score.then_some(Effect::Score),
        ]
        .into_iter()
        .flatten()
    }
}

/// A word and what came of it, as one may see it from outside.
struct Scene<'w> {
    speaker: Option<Color>,
    other: Color,
    before: &'w Stand,
    stands: Stand,
    after: &'w Table,
    record: &'w [Ruling],
    ruling: &'w Ruling,
}

impl Scene<'_> {
    fn share_of_speaker(&self) -> Option<Share> {
        Some(self.after.verdict()?.score.of(self.speaker?))
    }

    fn runs_after(&self) -> bool {
        self.stands.runs
    }

    fn has_found(&self, wanted: impl Fn(&Fact) -> bool) -> bool {
        self.ruling.events.iter().any(|event| wanted(&event.fact))
    }

    /// Whether something happened before the word.
    fn has_seen(&self, wanted: impl Fn(&Fact) -> bool) -> bool {
        let mut earlier = self.record.iter().rev().flat_map(|ruling| &ruling.events);
        earlier.any(|event| wanted(&event.fact))
    }

    fn has_ended_by(&self, grounds: &[Ground]) -> bool {
        self.after.verdict().is_some_and(|verdict| grounds.contains(&verdict.ground))
    }

    /// Whether the other has more time than before, and nothing else was changed on that clock.
    fn other_has_gained(&self) -> bool {
        let (was, is) = (&self.before.face, &self.stands.face);
        is.time >= was.time && (is.moves, is.period) == (was.moves, was.period)
    }

    fn is_within(&self, procedure: &Procedure, effect: Effect) -> bool {
        let book = self.after.regulations().book;
        let cited = |provision: &Provision| {
            let articles = book.cite(&[*provision]);
            let events = &self.ruling.events;
            articles.iter().any(|article| events.iter().any(|event| event.articles.cites(article)))
        };
        (procedure.words)(&self.ruling.act)
            && procedure.effects.contains(&effect)
            && procedure.by.iter().any(cited)
            && (procedure.grounds)(self)
    }
}

/// How things stand for those whom a word is not to touch; nothing if the act is no word of one at
/// the table.
pub(crate) fn others(table: &Table, seat: Seat, act: &Act, at: clock::Moment) -> Vec<Stand> {
    if !is_word(act) || matches!(seat, Seat::Arbiter | Seat::Program) {
        return Vec::new();
    }
    let others = Color::ALL.into_iter().filter(|color| seat.side() != Some(*color));
    others.map(|of| Stand::of(table, of, at)).collect()
}

/// The procedures, by name.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    PROCEDURES.iter().map(|procedure| procedure.name)
}

/// Checks a word, and says by which procedures it changed something. Whatever time alone brings must
/// have been brought before it.
pub(crate) fn check(
    before: &[Stand],
    record: &[Ruling],
    ruling: &Ruling,
    after: &Table,
) -> Vec<&'static str> {
    let mut used = Vec::new();
    for before in before {
        let stands = Stand::of(after, before.of, ruling.at);
        let (speaker, other) = (ruling.seat.side(), before.of);
        let scene = Scene { speaker, other, before, stands, after, record, ruling };
        for effect in before.effects(&scene.stands) {
            let by = PROCEDURES.iter().find(|procedure| scene.is_within(procedure, effect));
            used.extend(by.map(|procedure| procedure.name));
            assert!(
                by.is_some(),
                "{:?} by {} changed the {effect:?} of {other:?} under {}: {:?}",
                ruling.act,
                ruling.seat,
                after.regulations().book,
                ruling.events,
            );
        }
    }
    used
}
