//! Sealed moves as the keeper of the table keeps them (I.1 to I.3, I.7): envelope, commitment and
//! share, never the text. See [`laws::seal`] for what each of them shows, and to whom.

use std::fmt;

use clock::Moment;
use laws::seal::{ArbiterKey, ArbiterPublic, ClosedEnvelope, Randomness, SealError, Share, seal};
use laws::{Act, Decision, SealedMove, Seat};
use serde::Serialize;
use zeroize::Zeroizing;

use super::Trouble;
use super::fold::Shown;
use crate::chance::Chance;

/// What is kept for sealed moves at a table.
#[derive(Clone, Debug, Default)]
pub struct Safe {
    /// The arbiter's key, as far as sealers need it.
    pub key: Option<ArbiterPublic>,
    /// The newest envelope, and the share that stays here until it may be opened.
    pub kept: Option<Kept>,
}

/// An envelope, and the keeper's share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The envelope.
    pub envelope: ClosedEnvelope,
    /// The share.
    pub share: Share,
}

/// Something that someone does: an act, or what an act is made of as things stand.
#[derive(Clone)]
pub enum Deed {
    /// An act.
    Plain(Act),
    /// A text that is sealed here, in memory, for one who cannot do it alone.
    Seal {
        /// The text, overwritten in memory when it is no longer needed.
        text: Zeroizing<String>,
        /// The random bytes of the commitment.
        blind: [u8; 32],
    },
    /// A move that its player has sealed.
    Enclose {
        /// What commits the player to it.
        commitment: String,
        /// What is kept.
        kept: Kept,
    },
    /// The arbiter opens the envelope with the key.
    Open(ArbiterKey),
}

impl From<Act> for Deed {
    fn from(act: Act) -> Self {
        Self::Plain(act)
    }
}

/// Texts and keys are not printed.
impl fmt::Debug for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(act) => act.fmt(f),
            Self::Seal { .. } => f.write_str("Seal(..)"),
            Self::Enclose { commitment, .. } => write!(f, "Enclose({commitment})"),
            Self::Open(_) => f.write_str("Open(..)"),
        }
    }
}

impl Deed {
    /// The act as things stand, and what is to be kept with it.
    pub(super) fn settle(
        &self,
        shown: &Shown,
        at: Moment,
        chance: &Chance,
    ) -> Result<(Act, Option<Kept>), Trouble> {
        match self {
            Self::Plain(act) => Ok((act.clone(), None)),
            Self::Seal { text, blind } => {
                let key = shown.safe.key.ok_or(Trouble::NoSealKey)?;
                // A second try, after somebody else's act, is another envelope.
                let (share, ephemeral) = (chance.bytes()?, chance.bytes()?);
                let random = Randomness { blind: *blind, share, ephemeral };
                let sealed = seal(text, shown.table.position(), &key, random)?;
                let kept = Kept { envelope: sealed.envelope, share: sealed.share };
                Ok((Act::Seal { commitment: sealed.commitment }, Some(kept)))
            }
            Self::Enclose { commitment, kept } => {
                Ok((Act::Seal { commitment: commitment.clone() }, Some(kept.clone())))
            }
            Self::Open(key) => Ok((opening(shown, key, at), None)),
        }
    }

    /// How long it is as far as whoever does it says how long it is.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Plain(act) => bytes_of(act),
            Self::Enclose { commitment, kept } => commitment.len() + bytes_of(&kept.envelope),
            // A text that is sealed is short, or is not sealed.
            Self::Seal { .. } | Self::Open(_) => 0,
        }
    }

    /// Whether an act that was judged can have been this deed. What is sealed cannot be compared:
    /// nobody knows what it was.
    pub(super) fn may_have_become(&self, judged: &Act) -> bool {
        match self {
            Self::Plain(act) => act == judged,
            Self::Seal { .. } => matches!(judged, Act::Seal { .. }),
            Self::Enclose { commitment, .. } => {
                matches!(judged, Act::Seal { commitment: judged } if judged == commitment)
            }
            Self::Open(_) => matches!(judged, Act::Decide(Decision::OpenEnvelope { .. })),
        }
    }
}

/// The length of something as it is written.
pub(crate) fn bytes_of(what: &impl Serialize) -> usize {
    serde_json::to_vec(what).map_or(0, |written| written.len())
}

/// The arbiter's act of opening. Before its time, and with what does not open or is not what the
/// record commits to, it has no text: the Laws refuse that, and say by which article.
fn opening(shown: &Shown, key: &ArbiterKey, at: Moment) -> Act {
    let opened = || {
        // The moment itself may bring what allows it: the end of the default time (I.10).
        let table = shown.table.judge(Seat::Program, &Act::Look, at).table;
        let Some(SealedMove::Hidden(commitment)) = table.sealed() else { return None };
        let Kept { envelope, share } = shown.safe.kept.as_ref()?;
        let opened = envelope.open(key, share, table.position(), commitment);
        table.may_open_envelope().then_some(opened)?.ok()
    };
    let (text, proof) =
        opened().map_or((String::new(), None), |opened| (opened.text, Some(opened.proof)));
    Act::Decide(Decision::OpenEnvelope { text, proof })
}

impl From<SealError> for Trouble {
    fn from(error: SealError) -> Self {
        Self::CannotSeal(error)
    }
}
