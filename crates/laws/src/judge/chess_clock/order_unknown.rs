//! Two events whose order nobody can tell (III.3.1, rule 15 of the Finnish blitz
//! rules). The arbiter finds that; where there is none both players say so.

use chess::Color;

use crate::fact::{Fact, Missing, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{demand, flags, time_claim};
use crate::table::Phase;
use crate::{Ground, Mode, Provision};

/// Which two events.
#[derive(Clone, Copy)]
enum Matter {
    /// The falls of the two flags.
    BothFlags,
    /// The end of the game on the board, and the pointing out of a flag.
    EndAndFlag {
        /// Whose flag.
        of: Color,
    },
    /// The same, and the flag counts as the first already: it was pointed out (15-2).
    FlagCounts,
}

impl Matter {
    const fn provisions(self) -> [Provision; 2] {
        match self {
            Self::BothFlags => [Provision::BothFlags, Provision::FlagNoticed],
            Self::EndAndFlag { .. } | Self::FlagCounts => {
                [Provision::OrderPointedOut, Provision::OrderOfEvents]
            }
        }
    }

    /// What can be doubted now. Refuses if there is nothing.
    fn at_hand(hearing: &mut Hearing<'_>) -> Option<Self> {
        if hearing.regulations().mode != Mode::Otb {
            // The program is the clock and the board, and knows.
            hearing.refuse(Refusal::WrongMode, &[Provision::OverTheBoard]);
            return None;
        }
        let down = |color: &Color| flags::is_down(hearing, *color);
        let pointed_out = hearing.has(Provision::OrderPointedOut);
        match hearing.now.phase {
            Phase::Over(verdict) if pointed_out => {
                let found = match verdict.ground {
                    Ground::Time | Ground::BothFlags => Some(Self::FlagCounts),
                    Ground::Checkmate => verdict.score.winner().filter(down).map(Self::end_and),
                    Ground::Stalemate => Color::ALL.into_iter().find(down).map(Self::end_and),
                    _ => None,
                };
                if found.is_none() {
                    hearing.refuse_by(Refusal::GameOver, verdict.articles);
                }
                found
            }
            Phase::Over(verdict) => {
                hearing.refuse_by(Refusal::GameOver, verdict.articles);
                None
            }
            Phase::Playing | Phase::Stopped if !pointed_out && Color::ALL.iter().all(down) => {
                Some(Self::BothFlags)
            }
            Phase::Waiting | Phase::Playing | Phase::Stopped | Phase::Annulled => {
                let provision =
                    if pointed_out { Provision::OrderPointedOut } else { Provision::BothFlags };
                hearing.lacks(Missing::Doubt, &[provision, Provision::FlagNoticed]);
                None
            }
        }
    }

    const fn end_and(of: Color) -> Self {
        Self::EndAndFlag { of }
    }
}

/// A player says so, soon after the end if the game is over: later the result is final (21-1). An
/// arbiter is asked; where there is none it is so once both have said it.
pub(crate) fn say(hearing: &mut Hearing<'_>) {
    let Some(by) = hearing.player() else { return };
    let Some(matter) = Matter::at_hand(hearing) else { return };
    let provisions = matter.provisions();
    if let Phase::Over(verdict) = hearing.now.phase
        && !demand::is_answer(hearing)
    {
        return hearing.refuse_by(Refusal::GameOver, verdict.articles);
    }
    if hearing.has_arbiter() {
        return hearing.ask(Question::Order { by }, &provisions);
    }
    match hearing.now.accord.as_ref().and_then(|accord| accord.order) {
        Some(said) if said != by => settle(hearing, matter),
        Some(_) => hearing.refuse(Refusal::TooOften, &provisions),
        None => hearing.find(Fact::OrderDoubted { by }, &provisions),
    }
}

/// The arbiter finds so.
pub(crate) fn find(hearing: &mut Hearing<'_>) {
    if let Some(matter) = Matter::at_hand(hearing) {
        settle(hearing, matter);
    }
}

/// Two flags: the game goes on or is drawn (III.3.1). An end on the board and a flag: what was pointed
/// out counts as the first (15-2), and nobody points out a mate.
fn settle(hearing: &mut Hearing<'_>, matter: Matter) {
    let provisions = matter.provisions();
    hearing.find(Fact::OrderUnknown, &provisions);
    hearing.answer(|asked| matches!(asked, Question::Order { .. }), &provisions);
    match matter {
        Matter::BothFlags => flags::call_both(hearing),
        Matter::EndAndFlag { of } => {
            hearing.find(Fact::Reopened, &provisions);
            time_claim::counts(hearing, !of);
        }
        Matter::FlagCounts => {}
    }
}
