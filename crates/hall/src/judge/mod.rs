//! What follows from an act.

mod all;
mod boards;
mod people;
mod rounds;
mod rulings;
mod setup;

use clock::Moment;
use laws::{Articles, Provision};

pub use all::{Preview, Untouched, Why};
pub(crate) use rulings::time_added;

use crate::{
    Act, Arbiter, ArbiterId, Board, By, Entry, Event, EventRegulations, Fact, Noted, Number, Place,
    Player, Refusal, Refused, Role, Round,
};

/// The facts of an act, or why it cannot be done.
type Facts = Result<Vec<Noted>, Refused>;

impl Event {
    /// What follows from an act. The event does not change: [`apply`](Self::apply) takes the entry
    /// in once it is stored.
    ///
    /// ```
    /// use clock::Moment;
    /// use tuomari_hall::{Act, By, Event, EventRegulations, Role};
    /// let mut event = Event::default();
    /// let regulations = Box::new(EventRegulations::read("name = \"Club evening\"")?);
    /// let entry = event.judge(By::House, &Act::Open { regulations }, Moment::from_millis(1))?;
    /// event.apply(&entry)?;
    /// let chief = Act::Appoint {
    ///     name: "Eeva Korhonen".into(),
    ///     initials: None,
    ///     role: Role::Chief,
    ///     room: None,
    /// };
    /// event.apply(&event.judge(By::House, &chief, Moment::from_millis(2))?)?;
    /// assert_eq!(event.arbiters()[0].initials, "EK");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If it cannot be done: then it never happened.
    pub fn judge(&self, by: By, act: &Act, at: Moment) -> Result<Entry, Refused> {
        let at = at.max(self.seen);
        let hearing = Hearing { event: self, by, at };
        hearing.is_open_for(act)?;
        let facts = hearing.facts(act)?;
        Ok(Entry { by, act: act.clone(), at, facts })
    }

    /// What follows from several acts, each as if those before it were stored, and the event after
    /// all of them.
    ///
    /// ```
    /// use clock::Moment;
    /// use tuomari_hall::{Act, By, Event, EventRegulations, Refusal, Role};
    /// let regulations = Box::new(EventRegulations::read("name = \"Club evening\"")?);
    /// let chief = Act::Appoint {
    ///     name: "Eeva Korhonen".into(),
    ///     initials: None,
    ///     role: Role::Chief,
    ///     room: None,
    /// };
    /// let acts = [Act::Open { regulations }, chief.clone()];
    /// let (event, at) = (Event::default(), Moment::from_millis(1));
    /// let (entries, after) = event.judge_in_turn(By::House, &acts, at)?;
    /// assert_eq!((entries.len(), after.arbiters().len()), (2, 1));
    /// assert_eq!(event.judge(By::House, &chief, at), Err(Refusal::NotOpen.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If one of them cannot be done: then none of them happened.
    pub fn judge_in_turn(
        &self,
        by: By,
        acts: &[Act],
        at: Moment,
    ) -> Result<(Vec<Entry>, Self), Refused> {
        let mut after = self.clone();
        let mut entries = Vec::with_capacity(acts.len());
        for act in acts {
            let entry = after.judge(by, act, at)?;
            let applied = after.apply(&entry);
            debug_assert_eq!(applied, Ok(()), "what was just judged can be taken in");
            entries.push(entry);
        }
        Ok((entries, after))
    }
}

/// One act being judged.
#[derive(Clone, Copy)]
struct Hearing<'e> {
    event: &'e Event,
    by: By,
    at: Moment,
}

impl<'e> Hearing<'e> {
    fn facts(self, act: &Act) -> Facts {
        match act {
            Act::Open { regulations } => self.open(regulations),
            Act::Regulate { regulations, reason } => self.regulate(regulations, reason.as_deref()),
            Act::Appoint { name, initials, role, room } => {
                self.appoint(name, initials.as_deref(), *role, room.as_deref())
            }
            Act::Release { arbiter } => self.release(*arbiter),
            Act::Enter { players } => self.enter(players),
            Act::Amend { player, entrant } => self.amend(*player, entrant),
            Act::GiveCode { player, code } => self.give_code(*player, code),
            Act::Withdraw { player, from } => self.withdraw(*player, *from),
            Act::Reinstate { player } => self.reinstate(*player),
            Act::GrantBye { player, round, bye } => self.grant_bye(*player, *round, *bye),
            Act::Pair { round, boards, byes, starts_at } => {
                self.pair(*round, boards, byes, *starts_at)
            }
            Act::Unpair { round } => self.unpair(*round),
            Act::Schedule { round, starts_at } => self.schedule(*round, *starts_at),
            Act::SetKind { place, kind } => self.set_kind(*place, kind),
            Act::Arrive { place, side } => self.arrive(*place, *side),
            Act::NoteAbsence { place, side } => self.note_absence(*place, *side),
            Act::Excuse { place, side, reason } => self.excuse(*place, *side, reason),
            Act::Take { place } => self.take(*place),
            Act::LetGo { place } => self.let_go(*place),
            Act::Done { place, todo } => self.done(*place, *todo),
            Act::Clocks { place, run } => self.clocks(*place, *run),
            Act::EnterResult { place, outcome, ground, reason } => {
                self.enter_result(*place, *outcome, *ground, reason.as_deref())
            }
            Act::Confirm { place } => self.confirm(*place),
            Act::Sign { place, side, score } => self.sign(*place, *side, *score),
            Act::Report { place, outcome, ground, signed } => {
                self.report(*place, *outcome, *ground, *signed)
            }
            Act::Rule { place, incident, shown, imposed, instead, reason, public } => {
                let imposed = imposed.as_deref().unwrap_or_default();
                let made = rulings::Made { shown: *shown, imposed, instead: *instead };
                self.rule(*place, incident, made, reason.as_deref(), *public)
            }
            Act::Undo { ruling, reason } => self.undo(*ruling, reason),
            Act::Publish { ruling, public } => self.publish(*ruling, *public),
            Act::Appeal { player, ruling, grounds } => self.appeal(*player, *ruling, grounds),
            Act::DecideAppeal { appeal, granted, committee, reason } => {
                self.decide_appeal(*appeal, *granted, committee, reason)
            }
            Act::All { round, reach, what } => self.all(*round, reach, what),
            Act::Close => self.close(),
            Act::Reopen { reason } => self.reopen(reason),
        }
    }

    /// Whether this person may do such a thing now, whatever it is.
    fn is_open_for(self, act: &Act) -> Result<(), Refused> {
        let opens = matches!(act, Act::Open { .. });
        match (&self.event.regulations, opens) {
            (Some(_), true) => return Err(Refusal::AlreadyOpen.into()),
            (None, false) => return Err(Refusal::NotOpen.into()),
            _ => {}
        }
        if self.event.closed.is_some() && !matches!(act, Act::Reopen { .. }) {
            return Err(Refusal::Closed.into());
        }
        match self.by {
            By::House => Ok(()),
            By::Arbiter(id) => {
                let arbiter = self.event.arbiter(id).ok_or(Refusal::NoSuchArbiter)?;
                let may = arbiter.role == Role::Chief || !needs_chief(act);
                if may { Ok(()) } else { Err(Refusal::NotYours.into()) }
            }
            By::Player(number) => {
                self.player(number)?;
                let may = match act {
                    Act::Arrive { place, side } | Act::Sign { place, side, .. } => {
                        self.board(*place)?.1.player(*side) == number
                    }
                    Act::Appeal { player, .. } => *player == number,
                    _ => false,
                };
                if may { Ok(()) } else { Err(Refusal::NotYours.into()) }
            }
        }
    }

    fn regulations(self) -> Result<&'e EventRegulations, Refused> {
        Ok(self.event.regulations().ok_or(Refusal::NotOpen)?)
    }

    fn player(self, number: Number) -> Result<&'e Player, Refused> {
        Ok(self.event.player(number).ok_or(Refusal::NoSuchPlayer)?)
    }

    fn round(self, number: u8) -> Result<&'e Round, Refused> {
        Ok(self.event.round(number).ok_or(Refusal::NoSuchRound)?)
    }

    fn board(self, place: Place) -> Result<(&'e Round, &'e Board), Refused> {
        let round = self.round(place.round)?;
        Ok((round, round.board(place.board).ok_or(Refusal::NoSuchBoard)?))
    }

    /// The arbiter who acts; what an arbiter signs the house cannot do.
    fn arbiter(self) -> Result<&'e Arbiter, Refused> {
        match self.by {
            By::Arbiter(id) => Ok(self.event.arbiter(id).ok_or(Refusal::NoSuchArbiter)?),
            By::House | By::Player(_) => Err(Refusal::NotYours.into()),
        }
    }

    fn arbiter_id(self) -> Result<ArbiterId, Refused> {
        Ok(self.arbiter()?.id)
    }

    /// The articles of the event's book.
    fn cite(self, provisions: &[Provision]) -> Articles {
        let book = self.event.regulations().map(|regulations| regulations.laws.book);
        book.map(|book| book.cite(provisions)).unwrap_or_default()
    }

    fn refuse(self, why: Refusal, provisions: &[Provision]) -> Refused {
        Refused { why, articles: self.cite(provisions) }
    }
}

/// What only the chief, or the house, does.
const fn needs_chief(act: &Act) -> bool {
    match act {
        Act::Regulate { .. }
        | Act::Appoint { .. }
        | Act::Release { .. }
        | Act::Unpair { .. }
        | Act::DecideAppeal { .. }
        | Act::Close
        | Act::Reopen { .. } => true,
        Act::Open { .. }
        | Act::Enter { .. }
        | Act::Amend { .. }
        | Act::GiveCode { .. }
        | Act::Withdraw { .. }
        | Act::Reinstate { .. }
        | Act::GrantBye { .. }
        | Act::Pair { .. }
        | Act::Schedule { .. }
        | Act::SetKind { .. }
        | Act::Arrive { .. }
        | Act::NoteAbsence { .. }
        | Act::Excuse { .. }
        | Act::Take { .. }
        | Act::LetGo { .. }
        | Act::Done { .. }
        | Act::Clocks { .. }
        | Act::EnterResult { .. }
        | Act::Confirm { .. }
        | Act::Sign { .. }
        | Act::Report { .. }
        | Act::Rule { .. }
        | Act::Undo { .. }
        | Act::Publish { .. }
        | Act::Appeal { .. }
        | Act::All { .. } => false,
    }
}

/// A fact that no law speaks of.
fn plain(fact: Fact) -> Noted {
    Noted { fact, articles: Articles::default() }
}

/// One fact alone.
fn one(fact: Fact) -> Facts {
    Ok(vec![plain(fact)])
}

/// A reason that says something.
fn reason_given(reason: &str) -> Result<(), Refused> {
    if reason.trim().is_empty() { Err(Refusal::NoReason.into()) } else { Ok(()) }
}
