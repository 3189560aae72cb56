//! The quickplay finish at a wooden board (Guideline III): an increment asked for, a claim that the
//! opponent cannot or does not try to win, and both flags down. What the rule depends on and only a
//! person sees is asked.

use chess::Color;
use laws::{ClaimRuling, Ground, Provision, Quickplay, Regime, Regulations};

use super::Weighing;
use crate::judge::time_added;
use crate::{Ask, Board, Consequence, Event, Incident, Outcome, Refusal, Refused};

impl Event {
    /// What came of the requests and claims at a board under Guideline III, by the rulings that stand.
    pub(crate) fn quickplay_at(&self, board: &Board) -> Option<Quickplay> {
        let rulings = board.rulings.iter().filter_map(|number| self.ruling(*number));
        let standing = rulings.filter(|ruling| ruling.undone_by.is_none());
        standing.flat_map(|ruling| &ruling.steps).fold(None, |so_far, step| match step.what {
            Consequence::IncrementSet { .. } => Some(Quickplay::Granted),
            Consequence::ClaimPostponed { of, compensated } => {
                Some(Quickplay::Postponed { by: of, compensated, flag: None })
            }
            Consequence::ClaimWrong { of } => so_far.filter(|now| postponed(*now) != Some(of)),
            Consequence::NewGame => None,
            _ => so_far,
        })
    }
}

/// Whose claim has been postponed.
pub(crate) const fn postponed(so_far: Quickplay) -> Option<Color> {
    match so_far {
        Quickplay::Postponed { by, .. } => Some(by),
        _ => None,
    }
}

/// A request for an increment, and what was answered.
#[derive(Clone, Copy)]
struct Request {
    of: Color,
    short: Option<bool>,
    accepted: Option<bool>,
    moves: Option<u16>,
    consent: Option<bool>,
    granted: Option<bool>,
}

impl Weighing<'_> {
    /// One of the incidents of Guideline III.
    pub(super) fn quickplay(&mut self, incident: &Incident) -> Result<(), Refused> {
        match *incident {
            Incident::IncrementRequest { of, short, accepted, moves, consent, granted } => {
                self.increment(Request { of, short, accepted, moves, consent, granted })
            }
            Incident::NoNormalWin { of, ground: _, short, ruling } => {
                self.no_normal_win(of, short, ruling)
            }
            _ => Ok(()),
        }
    }

    fn increment(&mut self, request: Request) -> Result<(), Refused> {
        let Request { of, short, accepted, moves, consent, granted } = request;
        let asked = self.regulations.increment_provisions();
        if !self.is_admitted(of, short, Provision::IncrementRequest, &asked)? {
            return Ok(());
        }
        match (accepted, granted) {
            (None, _) => self.asks = Some(Ask::Accepted { by: !of }),
            (Some(true), _) => self.agreed(moves, consent),
            (Some(false), None) => self.asks = Some(Ask::Granted),
            (Some(false), Some(true)) => {
                let span = Regulations::REQUESTED_BONUS;
                let own = [Provision::IncrementRequest];
                self.step(Consequence::IncrementSet { span }, &own);
                let price = Regulations::QUICKPLAY_PRICE;
                self.step(time_added(!of, price, self.shown), &own);
                self.step(Consequence::StartClock { of: Some(of) }, &own);
            }
            (Some(false), Some(false)) => {
                let on = Consequence::StartClock { of: Some(of) };
                self.step(on, &[Provision::IncrementRequest]);
            }
        }
        Ok(())
    }

    fn no_normal_win(
        &mut self,
        of: Color,
        short: Option<bool>,
        ruling: Option<ClaimRuling>,
    ) -> Result<(), Refused> {
        if let Some(Quickplay::Postponed { by, compensated, .. }) = self.so_far
            && by == of
        {
            self.postponed_claim(of, compensated, ruling);
            return Ok(());
        }
        let claimed = self.regulations.quickplay_provisions(Provision::NoNormalWin);
        if !self.is_admitted(of, short, Provision::NoNormalWin, &claimed)? {
            return Ok(());
        }
        match ruling {
            None => self.asks = Some(Ask::NoNormalWin { by: !of, can_wait: true }),
            Some(ClaimRuling::Upheld) => {
                self.upheld(&[Provision::ClaimWeighed, Provision::NoNormalWin]);
            }
            Some(ClaimRuling::Rejected) => {
                self.rejected(of, true);
                self.step(Consequence::StartClock { of: Some(of) }, &[Provision::ClaimRejected]);
            }
            Some(ruling @ (ClaimRuling::Postponed | ClaimRuling::PostponedWithTime)) => {
                let compensated = ruling == ClaimRuling::PostponedWithTime;
                let waits = Consequence::ClaimPostponed { of, compensated };
                self.step(waits, &[Provision::ClaimWeighed, Provision::ClaimPostponed]);
                if compensated {
                    let added = time_added(!of, Regulations::QUICKPLAY_PRICE, self.shown);
                    self.step(added, &[Provision::ClaimPostponed]);
                }
                self.step(Consequence::StartClock { of: Some(of) }, &[Provision::ClaimPostponed]);
            }
        }
        Ok(())
    }

    /// A postponed claim is decided in the course of the game (III.5.2): it cannot wait again.
    fn postponed_claim(&mut self, of: Color, compensated: bool, ruling: Option<ClaimRuling>) {
        match ruling {
            Some(ClaimRuling::Upheld) => {
                self.upheld(&[Provision::ClaimPostponed, Provision::NoNormalWin]);
            }
            Some(ClaimRuling::Rejected) => {
                self.rejected(of, !compensated);
                self.step(Consequence::StartClock { of: None }, &[Provision::ClaimRejected]);
            }
            Some(ClaimRuling::Postponed | ClaimRuling::PostponedWithTime) | None => {
                self.asks = Some(Ask::NoNormalWin { by: !of, can_wait: false });
            }
        }
    }

    /// A flag is down while a claim is postponed: the claim is decided before the flag costs anything
    /// (III.5.2). Returns whether that settles the game or must be said first.
    pub(super) fn holds_back(&mut self, ruling: Option<ClaimRuling>) -> bool {
        let Some(by) = self.so_far.and_then(postponed) else { return false };
        match ruling {
            Some(ClaimRuling::Rejected) => return false,
            Some(ClaimRuling::Upheld) => {
                self.upheld(&[Provision::ClaimPostponed, Provision::NoNormalWin]);
            }
            Some(ClaimRuling::Postponed | ClaimRuling::PostponedWithTime) | None => {
                self.step(Consequence::StopClocks, &[Provision::ClaimPostponed]);
                self.asks = Some(Ask::NoNormalWin { by: !by, can_wait: false });
            }
        }
        true
    }

    fn upheld(&mut self, provisions: &[Provision]) {
        let ends = Consequence::Ends { outcome: Outcome::DRAW, ground: Ground::NoNormalWin };
        self.step(ends, provisions);
    }

    fn rejected(&mut self, of: Color, pays: bool) {
        let provisions = [Provision::ClaimRejected, Provision::ClaimWeighed];
        self.step(Consequence::ClaimWrong { of }, &provisions);
        if pays {
            let added = time_added(!of, Regulations::QUICKPLAY_PRICE, self.shown);
            self.step(added, &[Provision::ClaimRejected]);
        }
    }

    /// Whether a request or claim is to be dealt with. Where it comes too early the game goes on.
    fn is_admitted(
        &mut self,
        of: Color,
        short: Option<bool>,
        provision: Provision,
        provisions: &[Provision],
    ) -> Result<bool, Refused> {
        if let Some((why, against)) = self.regulations.bars_quickplay(provision, self.so_far) {
            let why = match why {
                laws::Refusal::TooOften => Refusal::ClaimOpen,
                _ => Refusal::NotInForce,
            };
            return Err(Refused { why, articles: self.cite(&against) });
        }
        let mut stop = provisions.to_vec();
        stop.push(Provision::PlayerStops);
        self.step(Consequence::StopClocks, &stop);
        let shown_short = self.shown[of].is_none_or(Regulations::is_short_time);
        match short.filter(|_| shown_short).or((!shown_short).then_some(false)) {
            Some(true) => return Ok(true),
            Some(false) => {
                self.step(Consequence::PlayOn, &[provision]);
                self.step(Consequence::StartClock { of: None }, &[provision]);
            }
            None => self.asks = Some(Ask::ShortTime { of }),
        }
        Ok(false)
    }

    /// Both flags are down, and nobody knows which fell first.
    pub(super) fn both_flags(&mut self, last: Option<bool>, drawn: Option<bool>) {
        let ends = Consequence::Ends { outcome: Outcome::DRAW, ground: Ground::BothFlags };
        if self.regulations.book.regime() == Regime::OnDemand {
            return self.step(ends, &[Provision::BothTimesOut]);
        }
        let (is_drawn, ask) = if self.regulations.rules_on_both_flags() {
            let is_last = last.or((!self.regulations.has_several_periods()).then_some(true));
            (is_last, Ask::LastPeriod)
        } else {
            (drawn, Ask::BothFlags)
        };
        let Some(is_drawn) = is_drawn else {
            self.step(Consequence::StopClocks, &[Provision::Interruption]);
            self.asks = Some(ask);
            return;
        };
        let provisions = self.regulations.both_flags_provisions(is_drawn);
        self.step(if is_drawn { ends } else { Consequence::PlayOn }, &provisions);
        if !is_drawn {
            self.step(Consequence::StartClock { of: None }, &provisions);
        }
    }
}
