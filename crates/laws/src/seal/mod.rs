//! A sealed move that nobody can read before it is opened (I.1 to I.3, I.7; E of 2014).
//!
//! On paper the move lies in an envelope that the arbiter keeps. Here the envelope is a cipher and a
//! commitment:
//!
//! - The **commitment** is SHA-256 over a label, the position, 32 random bytes and the text padded to
//!   a fixed length. It goes into the record with [`Act::Seal`](crate::Act::Seal). It shows nothing,
//!   and nobody, the sealer included, can put another move in its place: when the envelope is opened
//!   the [table](crate::Table) compares text and random bytes with it and refuses what does not fit.
//! - The **envelope** is HPKE (RFC 9180) in PSK mode, with X25519, HKDF-SHA-256 and
//!   ChaCha20-Poly1305: sealed to the **arbiter's key**, with a random **share** as the pre-shared
//!   key, which stays with the keeper of the table. The position and the commitment are
//!   authenticated with it.
//!
//! So the keeper of the table, who has envelope and share, cannot read it without the arbiter; the
//! arbiter, who has the key, cannot read it before the share is handed over, and that is when
//! [`Table::may_open_envelope`] says that I.7, I.9 or I.10 allow it; nobody needs the sealer, who may
//! be absent (I.9.1). If the envelope or the key is lost (I.12.1) the sealer's own copy of text and
//! random bytes still proves what was sealed.
//!
//! That holds for a move that the player's device seals. A server that is given the plain text,
//! because the browser has no cryptography, reads it once, in memory, while it seals it.
//!
//! Randomness comes from the caller: this crate has none. Each [`Randomness`] seals one move and is
//! used up by it. The known answers in this module's tests are for authors of other clients.
//!
//! ```
//! use tuomari_laws::seal::{ArbiterKey, Randomness, seal};
//! let arbiter = ArbiterKey::from_random([7; 32]); // from the system's randomness, not like this
//! let random = Randomness { blind: [1; 32], share: [2; 32], ephemeral: [3; 32] };
//! let position = chess::Position::initial();
//! let sealed = seal("1. Nf3", &position, &arbiter.public(), random)?;
//! let opened = sealed.envelope.open(&arbiter, &sealed.share, &position, &sealed.commitment)?;
//! assert_eq!(opened.text, "1. Nf3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod commitment;
#[cfg(feature = "seal")]
mod drawn;
#[cfg(feature = "seal")]
mod envelope;
#[cfg(feature = "seal")]
mod first_form;
mod hex;
#[cfg(feature = "seal")]
mod in_json;

use chess::Color;

pub use self::commitment::{is_provable, proves};
#[cfg(feature = "seal")]
pub use self::envelope::{
    ArbiterKey, ArbiterPublic, ClosedEnvelope, Opened, Randomness, SealError, Sealed, Share,
    digits, seal,
};
use crate::Table;
use crate::table::{SealedMove, Stage};

impl Table {
    /// Whether the Laws allow the envelope to be opened now: the time of resumption has come and the
    /// player who must answer is there (I.7, I.9), or the default time is over (I.10). The keeper of
    /// the [`Share`] of a sealed move hands it to the arbiter then and not before.
    #[must_use]
    pub fn may_open_envelope(&self) -> bool {
        let Some(game) = self.now.adjournment.as_ref() else { return false };
        let answering: Color = !game.sealer;
        let sealed = matches!(game.sealed, Some(SealedMove::Hidden(_)));
        sealed && game.stage == Stage::Resuming && (game.present[answering] || game.due)
    }
}
