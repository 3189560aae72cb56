//! What follows from an incident at a board: the rules come from `laws`, the counts from the event.

mod illegal;
mod quickplay;
mod start;

use chess::{ByColor, Color};
use laws::{
    Agreements, Articles, Book, ClaimRuling, DrawBasis, Ground, Irregularity, Priced, Provision,
    Quickplay, Regime, Regulations, Sanction, Score, Share,
};

pub(crate) use quickplay::postponed;

use crate::judge::time_added;
use crate::{
    Ask, Board, Consequence, Earlier, Elsewhere, Event, Finding, Incident, Outcome, Place,
    Proposal, Refusal, Refused, Shown, Step,
};

impl Event {
    /// What the program proposes for an incident. Nothing happens by it: an arbiter rules with
    /// [`Act::Rule`](crate::Act::Rule).
    ///
    /// # Errors
    /// If there is no such board, the game there is over, or the book knows no such rule.
    pub fn propose(
        &self,
        place: Place,
        incident: &Incident,
        shown: Shown,
    ) -> Result<Proposal, Refused> {
        let round = self.round(place.round).ok_or(Refusal::NoSuchRound)?;
        let board = round.board(place.board).ok_or(Refusal::NoSuchBoard)?;
        let regulations = self.board_regulations(board, place.round)?;
        let player = incident.of().map(|of| board.player(of));
        if board.result.is_some() && !is_conduct(incident) {
            let articles = regulations.book.cite(&[Provision::FinishedIsSpectator]);
            return Err(Refused { why: Refusal::HasResult, articles });
        }
        let mut weighing = Weighing::new(&regulations, board, shown);
        weighing.so_far = self.quickplay_at(board);
        weighing.weigh(incident)?;
        let history = player.into_iter().flat_map(|player| self.rulings_on(player));
        let history = history.filter_map(|ruling| {
            let Finding::Incident { incident } = &ruling.finding else { return None };
            Some(Earlier {
                number: ruling.number,
                incident: incident.clone(),
                steps: ruling.steps.clone(),
                undone: ruling.undone_by.is_some(),
            })
        });
        Ok(Proposal {
            number: self.next_ruling(place.round),
            incident: incident.clone(),
            asks: weighing.asks,
            elsewhere: elsewhere(&weighing, incident),
            steps: weighing.steps,
            history: history.collect(),
        })
    }

    /// The regulations by which a board of a round is judged.
    ///
    /// # Errors
    /// If the event is not open.
    pub fn board_regulations(&self, board: &Board, round: u8) -> Result<Regulations, Refused> {
        let regulations = self.regulations().ok_or(Refusal::NotOpen)?;
        let warned = ByColor::from_fn(|color| self.warned_games(board.player(color), round));
        Ok(regulations.of_board(&board.kind, warned))
    }
}

/// Whether something can be dealt with after the game: it is about behaviour (11.4).
const fn is_conduct(incident: &Incident) -> bool {
    matches!(incident, Incident::Reported { .. } | Incident::Left { .. } | Incident::Other { .. })
}

/// What the other books would say, where something else would follow.
fn elsewhere(here: &Weighing<'_>, incident: &Incident) -> Vec<Elsewhere> {
    let essence = |steps: &[Step]| -> Vec<Consequence> { steps.iter().map(|s| s.what).collect() };
    let others = Book::ALL
        .into_iter()
        .filter(|book| *book != here.regulations.book && book.regime() != Regime::ByAccord);
    let weigh = |book: Book| {
        let regulations = here.regulations.clone().under(book);
        let mut there = Weighing::new(&regulations, here.board, here.shown);
        there.so_far = here.so_far;
        there.weigh(incident).ok()?;
        let differs = essence(&there.steps) != essence(&here.steps) || there.asks != here.asks;
        differs.then_some(Elsewhere { book, steps: there.steps })
    };
    others.filter_map(weigh).collect()
}

struct Weighing<'a> {
    regulations: &'a Regulations,
    board: &'a Board,
    shown: Shown,
    /// What came of earlier requests and claims under Guideline III.
    so_far: Option<Quickplay>,
    asks: Option<Ask>,
    steps: Vec<Step>,
}

impl<'a> Weighing<'a> {
    const fn new(regulations: &'a Regulations, board: &'a Board, shown: Shown) -> Self {
        Self { regulations, board, shown, so_far: None, asks: None, steps: Vec::new() }
    }

    fn cite(&self, provisions: &[Provision]) -> Articles {
        self.regulations.book.cite(provisions)
    }

    fn has(&self, provision: Provision) -> bool {
        self.regulations.book.has(provision)
    }

    fn step(&mut self, what: Consequence, provisions: &[Provision]) {
        let articles = self.cite(provisions);
        self.steps.push(Step { what, articles });
    }

    fn not_in_force(&self, provision: Provision) -> Refused {
        Refused { why: Refusal::NotInForce, articles: self.cite(&[provision]) }
    }

    fn weigh(&mut self, incident: &Incident) -> Result<(), Refused> {
        match incident {
            Incident::Illegal { of, kind, can_mate } => self.illegal(*of, *kind, *can_mate),
            Incident::TouchedPiece { of } => self.touched(*of)?,
            Incident::IllegalPosition => self.illegal_position()?,
            Incident::DeviceSounded { of } => self.sounded(*of),
            Incident::DeviceFound { of, device } => {
                let warnings = self.board.tally[*of].warnings;
                let found = self.regulations.device_found_on(*device, warnings);
                let priced = found.map_err(|allowed| self.not_in_force(allowed))?;
                self.sanction(*of, &priced);
            }
            Incident::Flag { of, can_mate, ruling } => self.flag(*of, *can_mate, *ruling)?,
            Incident::BothFlags { last, drawn } => self.both_flags(*last, *drawn),
            Incident::IncrementRequest { .. } | Incident::NoNormalWin { .. } => {
                self.quickplay(incident)?;
            }
            Incident::Claim { of, basis, correct } => self.claim(*of, *basis, *correct)?,
            Incident::DrawAgreed { moves, consent } => self.agreed(*moves, *consent),
            Incident::RepeatedOffers { of } => {
                self.misconduct(*of, &[Provision::Distraction, Provision::ConductPenalty]);
            }
            Incident::Displaced { of } => self.displaced(*of),
            Incident::NotArrived { of } => {
                self.absent(Score::win(!*of));
            }
            Incident::NobodyArrived => self.absent(Score::BOTH_LOSE),
            Incident::Left { of, area } => {
                let provision = match area {
                    laws::Area::Venue => Provision::LeavingVenue,
                    laws::Area::PlayingArea => Provision::LeavingArea,
                };
                self.misconduct(*of, &[provision, Provision::ConductPenalty]);
            }
            Incident::Reported { what, of, moves } => self.reported(*what, *of, *moves),
            Incident::ClockDefect => {
                self.step(Consequence::StopClocks, &[Provision::Interruption]);
                self.step(Consequence::ReplaceClock, &[Provision::DefectiveClock]);
                self.step(Consequence::StartClock { of: None }, &[Provision::Resuming]);
            }
            Incident::Disturbance { extra } => match extra {
                None => self.asks = Some(Ask::Extra),
                Some(span) => {
                    for to in Color::ALL {
                        self.step(time_added(to, *span, self.shown), &[Provision::ExtraTime]);
                    }
                }
            },
            Incident::Other { of: Some(of), .. } => {
                self.misconduct(*of, &[Provision::Penalties]);
            }
            Incident::Other { of: None, .. } => {
                self.step(Consequence::PlayOn, &[Provision::Discretion]);
            }
        }
        Ok(())
    }

    /// The game is lost, but drawn if the opponent cannot mate: only a person sees that here.
    fn lost(
        &mut self,
        of: Color,
        can_mate: Option<bool>,
        ground: Ground,
        provisions: &[Provision],
    ) {
        if can_mate.is_none() {
            self.asks = Some(Ask::CanMate { by: !of });
        }
        let outcome = match can_mate {
            Some(false) => Outcome::DRAW,
            Some(true) | None => Outcome::win(!of),
        };
        self.step(Consequence::Ends { outcome, ground }, provisions);
    }

    fn sounded(&mut self, of: Color) {
        let tally = self.board.tally[of];
        let count = tally.sounds.saturating_add(1);
        self.step(Consequence::Sounded { of, count }, &[Provision::DeviceFound]);
        if let Some(priced) = self.regulations.device_sound(tally.sounds, tally.warnings) {
            self.sanction(of, &priced);
        }
    }

    fn sanction(&mut self, of: Color, priced: &Priced<Sanction>) {
        match priced.cost {
            Sanction::Warning => {
                let count = self.board.tally[of].warnings.saturating_add(1);
                self.step(Consequence::Warned { of, count }, &priced.provisions);
                self.several_games(of, count);
            }
            Sanction::Loss => {
                let outcome = Outcome::played(Score::loss(of, Share::Whole));
                let ends = Consequence::Ends { outcome, ground: Ground::Arbiter };
                self.step(ends, &priced.provisions);
            }
        }
    }

    /// 17.c of the Finnish blitz rules: a player who is warned in one game after another may be
    /// punished harder.
    fn several_games(&mut self, of: Color, count: u8) {
        let before = self.regulations.warned_before.iter().filter(|color| **color == of).count();
        let games = u8::try_from(before + 1).unwrap_or(u8::MAX);
        let is_first = count == 1;
        if is_first
            && self.has(Provision::BreachesInSeveralGames)
            && games >= self.regulations.several_games
        {
            let several = Consequence::SeveralGames { of, games };
            self.step(several, &[Provision::BreachesInSeveralGames]);
        }
    }

    /// A breach of conduct: the arbiter may penalise it, or where only a demand counts must.
    fn misconduct(&mut self, of: Color, provisions: &[Provision]) {
        if self.regulations.book.regime() == Regime::OnDemand {
            let warnings = self.board.tally[of].warnings;
            let priced = self.regulations.breach(warnings, provisions);
            return self.sanction(of, &priced);
        }
        self.step(Consequence::MayPenalise { of }, provisions);
    }

    fn flag(
        &mut self,
        of: Color,
        can_mate: Option<bool>,
        ruling: Option<ClaimRuling>,
    ) -> Result<(), Refused> {
        if !self.has(Provision::TimeOverstepped) {
            return Err(self.not_in_force(Provision::TimeOverstepped));
        }
        if self.holds_back(ruling) {
            return Ok(());
        }
        let mut provisions = self.regulations.flag_provisions();
        if self.so_far.and_then(postponed).is_some() {
            provisions.insert(1, Provision::ClaimPostponed);
        }
        if self.has(Provision::SufficientMaterial) {
            provisions.push(Provision::SufficientMaterial);
        }
        self.lost(of, can_mate, Ground::Time, &provisions);
        Ok(())
    }

    fn claim(&mut self, of: Color, basis: DrawBasis, correct: Option<bool>) -> Result<(), Refused> {
        // 14.e of the Finnish blitz rules: nothing is paid for it, the game shows whether it progresses.
        if basis == DrawBasis::Threefold && self.has(Provision::NoProgress) {
            self.no_progress(of, correct);
            return Ok(());
        }
        let (whole, ground) = match basis {
            DrawBasis::Threefold => (Provision::Threefold, Ground::Threefold),
            DrawBasis::FiftyMoves => (Provision::FiftyMoves, Ground::FiftyMoves),
        };
        if !self.has(whole) {
            return Err(self.not_in_force(whole));
        }
        match correct {
            None => {
                self.step(Consequence::StopClocks, &[Provision::ClaimStopsClock, whole]);
                self.asks = Some(Ask::IsCorrect);
            }
            Some(true) => {
                let ends = Consequence::Ends { outcome: Outcome::DRAW, ground };
                self.step(ends, &[Provision::ClaimRight, whole]);
            }
            Some(false) => {
                self.step(Consequence::ClaimWrong { of }, &[Provision::ClaimWrong, whole]);
                if self.has(Provision::ClaimWrong) {
                    let Priced { cost, provisions } = self.regulations.wrong_claim();
                    self.step(time_added(!of, cost, self.shown), &provisions);
                    let played = Consequence::IntendedMovePlayed { of };
                    self.step(played, &[Provision::ClaimWrong, Provision::TouchMove]);
                }
                self.step(Consequence::StartClock { of: Some(of) }, &[Provision::ClaimWrong]);
            }
        }
        Ok(())
    }

    fn no_progress(&mut self, of: Color, correct: Option<bool>) {
        match correct {
            None => {
                self.step(Consequence::StopClocks, &[Provision::NoProgress]);
                self.asks = Some(Ask::IsCorrect);
            }
            Some(true) => {
                let ends = Consequence::Ends { outcome: Outcome::DRAW, ground: Ground::NoProgress };
                self.step(ends, &[Provision::NoProgress]);
            }
            Some(false) => {
                let on = Consequence::StartClock { of: Some(of) };
                self.step(on, &[Provision::NoProgressTrial]);
            }
        }
    }

    fn agreed(&mut self, moves: Option<u16>, consent: Option<bool>) {
        let ends = Consequence::Ends { outcome: Outcome::DRAW, ground: Ground::Agreement };
        let limit = [Provision::AgreementLimit, Provision::Agreement];
        match (self.regulations.agreements, moves, consent) {
            (Agreements::Free, ..) => self.step(ends, &[Provision::Agreement]),
            (_, _, Some(true)) => self.step(ends, &limit),
            (Agreements::NotBefore(least), None, _) => self.asks = Some(Ask::Moves { least }),
            (agreements @ Agreements::NotBefore(_), Some(moves), _) if agreements.allow(moves) => {
                self.step(ends, &limit);
            }
            (_, _, Some(false)) => self.step(Consequence::PlayOn, &limit),
            (_, _, None) => self.asks = Some(Ask::Consent),
        }
    }

    fn displaced(&mut self, of: Color) {
        let back = Consequence::PiecesBack { on_time_of: of };
        self.step(back, &[Provision::DisplacedPieces]);
        match self.regulations.for_displacement() {
            Some(span) => {
                self.step(time_added(!of, span, self.shown), &[Provision::DisplacedPenalty]);
            }
            None => self.misconduct(of, &[Provision::DisplacedPenalty, Provision::Penalties]),
        }
    }

    fn absent(&mut self, score: Score) {
        let outcome = Outcome::forfeit(score);
        let ends = Consequence::Ends { outcome, ground: Ground::Absence };
        self.step(ends, self.regulations.default_time_provisions());
    }

    fn reported(&mut self, what: Irregularity, of: Option<Color>, moves: Option<u16>) {
        let provisions = self.regulations.against(what);
        match (what, of) {
            (Irregularity::WrongSetup | Irregularity::ReversedColors, _)
                if self.board.result.is_none() =>
            {
                self.began_wrongly(what, moves);
            }
            (Irregularity::WrongSetting, _) => {
                self.step(Consequence::StopClocks, &[Provision::Interruption]);
                self.step(Consequence::ReplaceClock, provisions);
                self.step(Consequence::StartClock { of: None }, &[Provision::Resuming]);
            }
            (_, Some(of)) => self.misconduct(of, provisions),
            (_, None) => self.step(Consequence::PlayOn, provisions),
        }
    }
}
