//! What is entered at one board: presence, whose it is, results.

use chess::{ByColor, Color};
use laws::{Ground, Provision, Score};

use super::{Facts, Hearing, one, plain, reason_given};
use crate::ground::provision_of;
use crate::{Board, By, Fact, Noted, Outcome, Place, Refusal, Refused, Role, State, Todo};

impl Hearing<'_> {
    pub(super) fn arrive(self, place: Place, side: Color) -> Facts {
        let (_, board) = self.board(place)?;
        if board.result.is_some() {
            return Err(Refusal::HasResult.into());
        }
        if board.arrived[side].is_some() {
            return Err(Refusal::NothingToDo.into());
        }
        let articles = self.cite(&[Provision::DefaultTime]);
        Ok(vec![Noted { fact: Fact::Arrived { place, side }, articles }])
    }

    pub(super) fn note_absence(self, place: Place, side: Color) -> Facts {
        let (_, board) = self.board(place)?;
        if board.result.is_some() {
            return Err(Refusal::HasResult.into());
        }
        if board.absent[side] || board.arrived[side].is_some() {
            return Err(Refusal::NothingToDo.into());
        }
        let articles = self.cite(&[Provision::DefaultTime]);
        Ok(vec![Noted { fact: Fact::AbsenceNoted { place, side }, articles }])
    }

    pub(super) fn excuse(self, place: Place, side: Color, reason: &str) -> Facts {
        let (_, board) = self.board(place)?;
        reason_given(reason)?;
        if board.excused[side] {
            return Err(Refusal::NothingToDo.into());
        }
        let articles = self.cite(&[Provision::DefaultTime, Provision::Discretion]);
        Ok(vec![Noted { fact: Fact::Excused { place, side }, articles }])
    }

    /// A board that is another arbiter's is let go by that one first, or taken by the chief.
    pub(super) fn take(self, place: Place) -> Facts {
        let arbiter = self.arbiter()?;
        let (_, board) = self.board(place)?;
        match board.mine {
            Some(mine) if mine.arbiter == arbiter.id => Err(Refusal::NothingToDo.into()),
            Some(mine) if arbiter.role != Role::Chief => {
                Err(Refusal::TakenBy { arbiter: mine.arbiter }.into())
            }
            _ => one(Fact::Taken { place, arbiter: arbiter.id }),
        }
    }

    pub(super) fn let_go(self, place: Place) -> Facts {
        let arbiter = self.arbiter()?;
        let (_, board) = self.board(place)?;
        match board.mine {
            Some(mine) if mine.arbiter == arbiter.id || arbiter.role == Role::Chief => {
                one(Fact::LetGo { place })
            }
            _ => Err(Refusal::NotMine.into()),
        }
    }

    pub(super) fn done(self, place: Place, todo: Todo) -> Facts {
        let (_, board) = self.board(place)?;
        if !board.todo.iter().any(|open| open.todo == todo) {
            return Err(Refusal::NothingToDo.into());
        }
        one(Fact::Done { place, todo })
    }

    pub(super) fn clocks(self, place: Place, run: bool) -> Facts {
        let (_, board) = self.board(place)?;
        let (fact, provision) = match (run, board.state) {
            (_, State::Over) => return Err(Refusal::HasResult.into()),
            (true, State::Waiting) => (Fact::Started { place }, Provision::Start),
            (true, State::Stopped { .. }) => (Fact::Resumed { place }, Provision::Resuming),
            (false, State::Playing) => {
                (Fact::Stopped { place, all: false }, Provision::Interruption)
            }
            (false, State::Waiting) => {
                return Err(self.refuse(Refusal::NotBegun, &[Provision::Start]));
            }
            (true, State::Playing) | (false, State::Stopped { .. }) => {
                return Err(Refusal::NothingToDo.into());
            }
        };
        Ok(vec![Noted { fact, articles: self.cite(&[provision]) }])
    }

    pub(super) fn enter_result(
        self,
        place: Place,
        outcome: Option<Outcome>,
        ground: Option<Ground>,
        reason: Option<&str>,
    ) -> Facts {
        let (_, board) = self.board(place)?;
        let reason = reason.unwrap_or_default();
        let Some(outcome) = outcome else {
            if board.result.is_none() {
                return Err(Refusal::NoResult.into());
            }
            reason_given(reason)?;
            return one(Fact::ResultTaken { place });
        };
        if board.result.is_some_and(|result| result.outcome != outcome) && reason.trim().is_empty()
        {
            return Err(self.refuse(Refusal::HasResult, &[Provision::Signatures]));
        }
        // An arbiter stands for what the arbiter enters; what the house enters waits for one.
        let confirmed = matches!(self.by, By::Arbiter(_));
        let entered = self.result(place, board, outcome, ground)?;
        Ok(vec![entered(confirmed, ByColor::default())])
    }

    /// The fact of a result, but for who stands for it.
    pub(super) fn result(
        self,
        place: Place,
        board: &Board,
        outcome: Outcome,
        ground: Option<Ground>,
    ) -> Result<impl FnOnce(bool, ByColor<bool>) -> Noted, Refused> {
        let book = self.regulations()?.laws.book;
        if !outcome.score.is_within_a_point() && book.has(Provision::PointsLimit) {
            return Err(self.refuse(Refusal::NotAllowed, &[Provision::PointsLimit]));
        }
        let unplayed = (!outcome.played).then_some(Ground::Absence);
        let articles = match ground.or(unplayed) {
            Some(ground) => self.cite(&[provision_of(ground)]),
            None => self.cite(&[Provision::Points]),
        };
        let ruling = board.result.filter(|result| result.outcome == outcome);
        let ruling = ruling.and_then(|result| result.ruling);
        Ok(move |confirmed, signed| Noted {
            fact: Fact::ResultEntered { place, outcome, ground, ruling, confirmed, signed },
            articles,
        })
    }

    pub(super) fn confirm(self, place: Place) -> Facts {
        self.arbiter()?;
        let (_, board) = self.board(place)?;
        match board.result {
            None => Err(Refusal::NoResult.into()),
            Some(result) if result.confirmed => Err(Refusal::NothingToDo.into()),
            Some(result) => {
                Ok(vec![Noted { fact: Fact::Confirmed { place }, articles: result.articles }])
            }
        }
    }

    pub(super) fn sign(self, place: Place, side: Color, score: Score) -> Facts {
        let (_, board) = self.board(place)?;
        let Some(result) = board.result else { return Err(Refusal::NoResult.into()) };
        if result.outcome.score != score {
            return Err(self.refuse(Refusal::OtherResult, &[Provision::Signatures]));
        }
        if result.signed[side] {
            return Err(Refusal::NothingToDo.into());
        }
        let articles = self.cite(&[Provision::Signatures]);
        Ok(vec![Noted { fact: Fact::Signed { place, side, score }, articles }])
    }

    /// The house tells how a game ended that the program saw; an arbiter still stands for it.
    pub(super) fn report(
        self,
        place: Place,
        outcome: Outcome,
        ground: Option<Ground>,
        signed: ByColor<bool>,
    ) -> Facts {
        if self.by != By::House {
            return Err(Refusal::NotYours.into());
        }
        let (_, board) = self.board(place)?;
        let same = board.result.filter(|result| result.outcome == outcome);
        let signed = ByColor::from_fn(|color| {
            signed[color] || same.is_some_and(|result| result.signed[color])
        });
        // Several may tell what one game came to: what is known is told once, and nobody's
        // signature is lost.
        let is_settled = board.result.is_some_and(|result| match same {
            Some(same) => same.signed == signed,
            None => result.confirmed,
        });
        if is_settled {
            return Err(Refusal::HasResult.into());
        }
        let begun = (board.state == State::Waiting).then(|| plain(Fact::Started { place }));
        let entered = self.result(place, board, outcome, ground)?;
        let confirmed = board.result.is_some_and(|result| result.confirmed);
        Ok(begun.into_iter().chain([entered(confirmed, signed)]).collect())
    }
}
