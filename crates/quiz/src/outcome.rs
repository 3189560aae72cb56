//! What follows from a deed, in the few respects that an examiner asks about.

use chess::Color;
use clock::Span;
use laws::{Articles, Audience, Event, Fact, Penalty, Ruling, Score};

/// What follows, as a whole: two outcomes that differ cannot both be right.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Outcome {
    /// It cannot be done at all; nothing else follows then.
    pub refused: bool,
    /// The game is over.
    pub end: Option<End>,
    /// Who gets or loses time.
    pub time: Option<(Color, Change)>,
    /// Whose illegal move is counted, and which it is.
    pub illegal: Option<(Color, u8)>,
    /// An earlier position is put back.
    pub restored: bool,
    /// A claim was right, or not.
    pub claim: Option<bool>,
    /// Who is warned.
    pub warned: Option<Color>,
    /// The arbiter has to decide something.
    pub arbiter: bool,
    /// Whether a touched piece must be moved or taken.
    pub binds: Option<bool>,
}

/// How a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// With a result.
    Result(Score),
    /// It does not count; another one is played.
    Annulled,
}

/// What happens to someone's time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// More of it.
    More(Span),
    /// Less of it.
    Less(Span),
}

/// In which respect outcomes differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Respect {
    Refused,
    End,
    Claim,
    Illegal,
    Restored,
    Time,
    Warned,
    Binds,
    Arbiter,
}

impl Respect {
    pub(crate) const ALL: [Self; 9] = [
        Self::Refused,
        Self::End,
        Self::Claim,
        Self::Illegal,
        Self::Restored,
        Self::Time,
        Self::Warned,
        Self::Binds,
        Self::Arbiter,
    ];
}

impl Outcome {
    /// What some rulings come to together.
    pub(crate) fn of(rulings: &[Ruling]) -> Self {
        let mut outcome = Self::default();
        for event in rulings.iter().flat_map(|ruling| &ruling.events) {
            outcome.take(event);
        }
        if outcome.end.is_some() {
            // The game was over, or is now: that says more than that something is too late.
            outcome.refused = false;
        } else if outcome.refused {
            return Self { refused: true, ..Self::default() };
        }
        // What binds, and what the arbiter is asked besides, is the answer only where there is no
        // other.
        let bare = Self { binds: outcome.binds, arbiter: outcome.arbiter, ..Self::default() };
        if outcome != bare {
            return Self { binds: None, arbiter: false, ..outcome };
        }
        if rulings.len() > 1 {
            outcome.binds = None;
        }
        outcome
    }

    fn take(&mut self, event: &Event) {
        match event.fact {
            Fact::Refused { .. } => self.refused = true,
            Fact::GameEnded { verdict } => self.end = Some(End::Result(verdict.score)),
            Fact::Annulled => self.end = Some(End::Annulled),
            Fact::TimeAdded { to, span } => self.time = Some((to, Change::More(span))),
            Fact::TimeTaken { from, span } => self.time = Some((from, Change::Less(span))),
            Fact::IllegalCounted { by, count, .. } => self.illegal = Some((by, count)),
            Fact::PositionRestored { .. } => self.restored = true,
            Fact::ClaimUpheld { .. } => self.claim = Some(true),
            Fact::ClaimRejected { .. } | Fact::NoNormalWinRejected { .. } => {
                self.claim = Some(false);
            }
            Fact::Penalised { of, penalty: Penalty::Warning } => self.warned = Some(of),
            Fact::Asked { .. } => self.arbiter = true,
            Fact::Touched { binds, .. } => self.binds = Some(binds),
            // What an examiner would not ask about, or what comes with one of the above.
            _ => {}
        }
    }

    /// Whether anything follows that an examiner would ask about.
    pub(crate) fn is_something(&self) -> bool {
        *self != Self { binds: self.binds, ..Self::default() } || self.binds == Some(false)
    }

    /// Whether it says the same as another in one respect.
    pub(crate) fn agrees(&self, other: &Self, respect: Respect) -> bool {
        match respect {
            Respect::Refused => self.refused == other.refused,
            Respect::End => self.end == other.end,
            Respect::Claim => self.claim == other.claim,
            Respect::Illegal => self.illegal == other.illegal,
            Respect::Restored => self.restored == other.restored,
            Respect::Time => self.time == other.time,
            Respect::Warned => self.warned == other.warned,
            Respect::Binds => self.binds == other.binds,
            Respect::Arbiter => self.arbiter == other.arbiter,
        }
    }

    /// The outcomes that somebody might expect who half remembers the rule about an act of `by`.
    pub(crate) fn neighbours(&self, by: Color) -> Vec<Self> {
        let with = |change: &dyn Fn(&mut Self)| {
            let mut other = self.clone();
            change(&mut other);
            other
        };
        let mut others = Vec::new();
        if self.refused {
            others.push(Self::default());
            others.push(Self { arbiter: true, ..Self::default() });
            others.push(Self { warned: Some(by), ..Self::default() });
            others.push(Self { end: Some(End::Result(Score::win(!by))), ..Self::default() });
            return others;
        }
        others.push(Self { refused: true, ..Self::default() });
        if let Some((by, change)) = self.time {
            others.push(with(&|other| other.time = None));
            others.push(with(&|other| other.time = Some((!by, change))));
            others.push(with(&|other| other.time = Some((by, change.other()))));
        }
        if let Some(End::Result(score)) = self.end {
            let scores = [Score::DRAW, Score::win(Color::White), Score::win(Color::Black)];
            let scores = scores.into_iter().filter(|other| *other != score);
            others.extend(scores.map(|score| with(&|other| other.end = Some(End::Result(score)))));
            others.push(with(&|other| other.end = None));
        } else if let Some((by, _)) = self.illegal {
            others.push(with(&|other| {
                other.end = Some(End::Result(Score::win(!by)));
                other.time = None;
            }));
            others.push(with(&|other| {
                other.illegal = None;
                other.warned = Some(by);
                other.time = None;
            }));
        }
        if let Some(right) = self.claim {
            others.push(with(&|other| {
                other.claim = Some(!right);
                other.end = (!right).then_some(End::Result(Score::DRAW));
                other.time = None;
            }));
        }
        if let Some(of) = self.warned {
            others.push(with(&|other| other.warned = None));
            others.push(with(&|other| {
                other.warned = None;
                other.end = Some(End::Result(Score::win(!of)));
            }));
        }
        if self.restored {
            others.push(with(&|other| other.restored = false));
        }
        if self.end.is_none() {
            others.push(Self { arbiter: !self.arbiter, ..Self::default() });
            others.push(with(&|other| {
                other.end = Some(End::Result(Score::DRAW));
                (other.time, other.binds, other.arbiter) = (None, None, false);
            }));
        }
        if let Some(binds) = self.binds {
            others.push(with(&|other| other.binds = Some(!binds)));
        }
        others
    }
}

impl Change {
    /// The other usual amount.
    fn other(self) -> Self {
        let other = |span: Span| {
            if span == Span::minutes(1) { Span::minutes(2) } else { Span::minutes(1) }
        };
        match self {
            Self::More(span) => Self::More(other(span)),
            Self::Less(span) => Self::Less(other(span)),
        }
    }
}

/// The articles of what decides the outcome: the end, else the first fact that belongs to it.
pub(crate) fn decisive(rulings: &[Ruling]) -> Option<Articles> {
    let events = || rulings.iter().flat_map(|ruling| &ruling.events);
    let ends = |event: &&Event| matches!(event.fact, Fact::GameEnded { .. } | Fact::Annulled);
    let counts = |event: &&Event| {
        let mut outcome = Outcome::default();
        outcome.take(event);
        outcome.is_something()
    };
    let told = |event: &&Event| event.audience != Audience::Nobody;
    let found = events().find(ends).or_else(|| events().find(counts));
    found.or_else(|| events().rfind(told)).map(|event| event.articles)
}
