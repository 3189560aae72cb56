//! Rulings on incidents, their undoing, and appeals.

use chess::{ByColor, Color};
use clock::Span;
use laws::{Ground, Penalty, Provision, Score};

use super::{Facts, Hearing, one, plain, reason_given};
use crate::{
    Appeal, AppealDecision, Board, Consequence, Fact, Finding, Imposed, Incident, Noted, Number,
    Outcome, Place, Refusal, Refused, Ruling, RulingNo, Shown, State, Step, Tally,
};

/// How an arbiter rules: what the clocks showed, and what is imposed beside the proposal or instead
/// of it.
#[derive(Clone, Copy)]
pub(super) struct Made<'a> {
    pub(super) shown: Shown,
    pub(super) imposed: &'a [Imposed],
    pub(super) instead: bool,
}

impl Hearing<'_> {
    pub(super) fn rule(
        self,
        place: Place,
        incident: &Incident,
        made: Made<'_>,
        reason: Option<&str>,
        public: bool,
    ) -> Facts {
        let by = self.arbiter_id()?;
        let (_, board) = self.board(place)?;
        let mut steps = Vec::new();
        if !made.instead {
            let proposal = self.event.propose(place, incident, made.shown)?;
            if let Some(ask) = proposal.asks {
                return Err(Refusal::Asks { ask }.into());
            }
            steps = proposal.steps;
        }
        let changed = made.instead || !made.imposed.is_empty();
        let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
        if changed && reason.is_none() {
            return Err(self.refuse(Refusal::NoReason, &[Provision::Penalties]));
        }
        for imposed in made.imposed {
            steps.push(self.impose(place, *imposed, made.shown)?);
        }
        if steps.is_empty() {
            let articles = self.cite(&[Provision::Discretion]);
            steps.push(Step { what: Consequence::PlayOn, articles });
        }
        let ruling = Ruling {
            number: self.event.next_ruling(place.round),
            at: self.at,
            by,
            board: place.board,
            players: ByColor { white: board.white, black: board.black },
            finding: Finding::Incident { incident: incident.clone() },
            steps,
            reason: reason.map(str::to_owned),
            changed,
            public,
            undone_by: None,
        };
        let mut facts = follow(place, board, &ruling);
        let articles = ruling.articles();
        facts.insert(0, Noted { fact: Fact::Ruled { ruling: Box::new(ruling) }, articles });
        Ok(facts)
    }

    /// A penalty of 12.9, as far as this book and these regulations have it.
    fn impose(self, place: Place, imposed: Imposed, shown: Shown) -> Result<Step, Refused> {
        let Imposed { of, penalty } = imposed;
        let (_, board) = self.board(place)?;
        let regulations = self.event.board_regulations(board, place.round)?;
        let articles = self.cite(&[penalty.provision(), Provision::Penalties]);
        let refuse = |why| Err(Refused { why, articles });
        if regulations.forbids(penalty, board.tally[of].warnings > 0).is_some() {
            return refuse(Refusal::NotInForce);
        }
        let what = match penalty {
            Penalty::Warning => {
                Consequence::Warned { of, count: board.tally[of].warnings.saturating_add(1) }
            }
            Penalty::MoreTime(span) => time_added(!of, span, shown),
            Penalty::LessTime(span) => {
                let left = shown[of].map(|left| left.saturating_sub(span));
                if left.is_some_and(Span::is_zero) {
                    return refuse(Refusal::WouldFlag);
                }
                Consequence::TimeTaken { from: of, span, shown: shown[of], set: left }
            }
            Penalty::AllTime => {
                let outcome = Outcome::win(!of);
                Consequence::Ends { outcome, ground: Ground::Time }
            }
            Penalty::Points(score) => {
                if !score.is_within_a_point() && regulations.book.has(Provision::PointsLimit) {
                    return Err(self.refuse(Refusal::NotAllowed, &[Provision::PointsLimit]));
                }
                Consequence::Ends { outcome: Outcome::played(score), ground: Ground::Arbiter }
            }
            Penalty::Loss(other) => Consequence::Ends {
                outcome: Outcome::played(Score::loss(of, other)),
                ground: Ground::Arbiter,
            },
            Penalty::Fine(cents) if !regulations.fines.contains(&cents) => {
                return refuse(Refusal::NotAllowed);
            }
            Penalty::Fine(cents) => Consequence::Fined { of, cents },
            Penalty::Rounds(0) => return refuse(Refusal::NotAllowed),
            Penalty::Rounds(rounds) => Consequence::Excluded { of, rounds },
            Penalty::Expulsion => Consequence::Expelled { of },
        };
        Ok(Step { what, articles })
    }

    /// An earlier ruling falls, by a new one: what it counted is counted back, and a result that it
    /// made is taken back. What was done with clocks and pieces a person sets right.
    pub(super) fn undo(self, number: RulingNo, reason: &str) -> Facts {
        let by = self.arbiter_id()?;
        reason_given(reason)?;
        let ruling = self.event.ruling(number).ok_or(Refusal::NoSuchRuling)?;
        if ruling.undone_by.is_some() {
            return Err(Refusal::AlreadyUndone.into());
        }
        if matches!(ruling.finding, Finding::Undoing { .. }) {
            return Err(Refusal::RuleAnew.into());
        }
        let place = Place { round: number.round, board: ruling.board };
        let (_, board) = self.board(place)?;
        let articles = self.cite(&[Provision::Discretion]);
        let own = self.event.next_ruling(number.round);
        let undoing = Ruling {
            number: own,
            at: self.at,
            by,
            board: ruling.board,
            players: ruling.players,
            finding: Finding::Undoing { ruling: number },
            steps: vec![Step { what: Consequence::PlayOn, articles }],
            reason: Some(reason.trim().to_owned()),
            changed: false,
            public: ruling.public,
            undone_by: None,
        };
        let noted = |fact| Noted { fact, articles };
        let mut facts = vec![
            noted(Fact::Ruled { ruling: Box::new(undoing) }),
            noted(Fact::Undone { ruling: number, by: own }),
        ];
        for side in Color::ALL {
            let tally = self.tally_without(board, side, number);
            if tally != board.tally[side] {
                facts.push(plain(Fact::Counted { place, side, tally }));
            }
        }
        if board.result.is_some_and(|result| result.ruling == Some(number)) {
            facts.push(noted(Fact::ResultTaken { place }));
        }
        for step in &ruling.steps {
            match step.what {
                Consequence::Excluded { of, rounds } => {
                    facts.extend(self.let_back(ruling.players[of], number.round, rounds));
                }
                Consequence::Expelled { of } => {
                    facts.push(plain(Fact::Reinstated { player: ruling.players[of] }));
                }
                _ => {}
            }
        }
        Ok(facts)
    }

    /// What the rulings at a board count against a side, without one of them.
    fn tally_without(self, board: &Board, side: Color, without: RulingNo) -> Tally {
        let rulings = board.rulings.iter().filter_map(|number| self.event.ruling(*number));
        let standing =
            rulings.filter(|ruling| ruling.number != without && ruling.undone_by.is_none());
        standing.fold(Tally::default(), |tally, ruling| tally_after(tally, side, &ruling.steps))
    }

    /// Rounds from which a player was excluded and which are not paired yet.
    fn let_back(self, player: Number, after: u8, rounds: u8) -> impl Iterator<Item = Noted> {
        let ahead = (1..=rounds).map(move |n| after.saturating_add(n));
        let open = ahead.filter(move |round| self.event.round(*round).is_none());
        open.map(move |round| plain(Fact::ByeGranted { player, round, bye: None }))
    }

    pub(super) fn publish(self, number: RulingNo, public: bool) -> Facts {
        self.arbiter()?;
        let ruling = self.event.ruling(number).ok_or(Refusal::NoSuchRuling)?;
        if ruling.public == public {
            return Err(Refusal::NothingToDo.into());
        }
        one(Fact::Published { ruling: number, public })
    }

    pub(super) fn appeal(self, player: Number, number: RulingNo, grounds: &str) -> Facts {
        self.player(player)?;
        let ruling = self.event.ruling(number).ok_or(Refusal::NoSuchRuling)?;
        let laws = &self.regulations()?.laws;
        let articles = self.cite(&[Provision::Appeal]);
        let refuse = |why| Err(Refused { why, articles });
        if !laws.appeals || !laws.book.has(Provision::Appeal) {
            return refuse(Refusal::NoAppeals);
        }
        if ![ruling.players.white, ruling.players.black].contains(&player) {
            return refuse(Refusal::NotYours);
        }
        let late = laws.appeal_within.is_some_and(|within| {
            ruling.at.checked_add(within).is_some_and(|until| until < self.at)
        });
        if late && self.by == crate::By::Player(player) {
            return refuse(Refusal::TooLate);
        }
        let last = self.event.appeals.last().map_or(0, |appeal| appeal.number);
        let appeal = Appeal {
            number: last.saturating_add(1),
            ruling: number,
            player,
            at: self.at,
            grounds: grounds.trim().to_owned(),
            decision: None,
        };
        Ok(vec![Noted { fact: Fact::Appealed { appeal }, articles }])
    }

    /// A ruling that falls on appeal is undone by a ruling of the arbiter who enters the decision.
    pub(super) fn decide_appeal(
        self,
        number: u16,
        granted: bool,
        committee: &[String],
        reason: &str,
    ) -> Facts {
        reason_given(reason)?;
        let found = self.event.appeals.iter().find(|appeal| appeal.number == number);
        let appeal = found.ok_or(Refusal::NoSuchAppeal)?;
        if appeal.decision.is_some() {
            return Err(Refusal::AlreadyDecided.into());
        }
        let committee = committee.to_vec();
        let decision =
            AppealDecision { granted, committee, reason: reason.trim().to_owned(), at: self.at };
        let articles = self.cite(&[Provision::Appeal]);
        let decided = Fact::AppealDecided { appeal: number, decision };
        let mut facts = vec![Noted { fact: decided, articles }];
        let stands =
            self.event.ruling(appeal.ruling).is_some_and(|ruling| ruling.undone_by.is_none());
        if granted && stands {
            facts.extend(self.undo(appeal.ruling, reason)?);
        }
        Ok(facts)
    }
}

/// Time added to a clock, and what it is set to where its face was told.
pub(crate) fn time_added(to: Color, span: Span, shown: Shown) -> Consequence {
    let set = shown[to].map(|left| left.saturating_add(span));
    Consequence::TimeAdded { to, span, shown: shown[to], set }
}

/// What the event knows differently after a ruling.
fn follow(place: Place, board: &Board, ruling: &Ruling) -> Vec<Noted> {
    let mut facts = Vec::new();
    for side in Color::ALL {
        let tally = tally_after(board.tally[side], side, &ruling.steps);
        if tally != board.tally[side] {
            facts.push(plain(Fact::Counted { place, side, tally }));
        }
    }
    for Step { what, articles } in &ruling.steps {
        let noted = |fact| Noted { fact, articles: *articles };
        match *what {
            Consequence::Ends { outcome, ground } => {
                let signed = ByColor::default();
                facts.push(noted(Fact::ResultEntered {
                    place,
                    outcome,
                    ground: Some(ground),
                    ruling: Some(ruling.number),
                    confirmed: true,
                    signed,
                }));
            }
            Consequence::PointsChanged { of, by } => facts.push(noted(Fact::PointsChanged {
                player: ruling.players[of],
                round: place.round,
                points: by,
                ruling: ruling.number,
            })),
            Consequence::Excluded { of, rounds } => {
                let player = ruling.players[of];
                for round in (1..=rounds).map(|n| place.round.saturating_add(n)) {
                    let bye = Some(crate::Bye::Zero);
                    facts.push(noted(Fact::ByeGranted { player, round, bye }));
                }
            }
            Consequence::Expelled { of } => {
                let from = place.round.saturating_add(1);
                facts.push(noted(Fact::Withdrawn { player: ruling.players[of], from }));
            }
            Consequence::StopClocks if board.state == State::Playing => {
                facts.push(noted(Fact::Stopped { place, all: false }));
            }
            Consequence::StartClock { .. } if board.is_on() => {
                facts.push(noted(Fact::Resumed { place }));
            }
            _ => {}
        }
    }
    // A board that is over does not run again.
    if facts.iter().any(|noted| matches!(noted.fact, Fact::ResultEntered { .. })) {
        facts.retain(|noted| !matches!(noted.fact, Fact::Resumed { .. } | Fact::Stopped { .. }));
    }
    facts
}

fn tally_after(mut tally: Tally, side: Color, steps: &[Step]) -> Tally {
    for step in steps {
        let count = match step.what {
            Consequence::Counted { of, .. } if of == side => &mut tally.illegal_acts,
            Consequence::Warned { of, .. } if of == side => &mut tally.warnings,
            Consequence::Sounded { of, .. } if of == side => &mut tally.sounds,
            Consequence::ClaimWrong { of } if of == side => &mut tally.wrong_claims,
            // What was counted in a game that is void is not counted in the new one.
            Consequence::NewGame => {
                tally = Tally::default();
                continue;
            }
            _ => continue,
        };
        *count = count.saturating_add(1);
    }
    tally
}
