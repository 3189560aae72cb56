//! How long the arbiter may think about what takes a proof (5.2.2, 6.9, 7.5.5).

use winnable::Budget;

/// What a proof may cost at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// As little as nobody notices. A ruling that would need more is not given.
    Brief,
    /// So much that no position of a real game has been seen to need more. Where that does not
    /// suffice nothing is proved, and the rule without its exception applies.
    Full,
}

impl Thought {
    /// The budget of every proof that a ruling rests on.
    pub(crate) fn budget(self) -> Budget {
        match self {
            Self::Brief => Budget::quick(),
            Self::Full => Budget::full().nodes(20_000_000),
        }
    }
}
