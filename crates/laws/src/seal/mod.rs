//! A sealed move that nobody can read before it is opened (I.1 to I.3, I.7; E of 2014).
//!
//! On paper the move lies in an envelope that the arbiter keeps. Here the envelope is a cipher and a
//! commitment:
//!
//! - The **commitment** is SHA-256 over a label, the position, 32 random bytes and the text padded to
//!   a fixed length. It goes into the record with [`Act::Seal`](crate::Act::Seal). It shows nothing,
//!   and nobody, the sealer included, can put another move in its place: when the envelope is opened
//!   the [table](crate::Table) compares text and random bytes with it and refuses what does not fit.
//! - The **envelope** is ChaCha20-Poly1305 under a key made, with HKDF-SHA-256, of two secrets: what
//!   X25519 gives for a fresh key of the sealer and the **arbiter's key**, and a random **share** that
//!   stays with whoever keeps the table. The position and the commitment are authenticated with it.
//!
//! So the keeper of the table, who has envelope and share, cannot read it without the arbiter; the
//! arbiter, who has the key, cannot read it before the share is handed over, and that is when
//! [`Table::may_open_envelope`] says that I.7, I.9 or I.10 allow it; nobody needs the sealer, who may
//! be absent (I.9.1). If the envelope or the key is lost (I.12.1) the sealer's own copy of text and
//! random bytes still proves what was sealed.
//!
//! These are the parts of RFC 9180 (X25519, HKDF-SHA-256, ChaCha20-Poly1305), which is not used whole
//! because the second secret has no place in it. Randomness comes from the caller: this crate has none.
//!
//! ```
//! use laws::seal::{ArbiterKey, Randomness, seal};
//! let arbiter = ArbiterKey::from_random([7; 32]); // from the system's randomness, not like this
//! let random = Randomness { blind: [1; 32], share: [2; 32], ephemeral: [3; 32] };
//! let position = chess::Position::initial();
//! let sealed = seal("1. Nf3", &position, &arbiter.public(), &random)?;
//! let opened = sealed.envelope.open(&arbiter, &sealed.share, &position, &sealed.commitment)?;
//! assert_eq!(opened.text, "1. Nf3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hex;

use std::fmt;
use std::str::FromStr;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use chess::{Color, Position};
use hkdf::Hkdf;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use x25519_dalek::{PublicKey, StaticSecret};

pub(crate) use self::hex::{from_hex, to_hex};
use crate::Table;
use crate::table::{SealedMove, Stage};

/// The length to which every text is padded, its length in the first byte.
const PADDED: usize = 64;
const LABEL: &[u8] = b"tuomari sealed move 1";
/// What a commitment of this module begins with.
const SCHEME: &str = "sha256:";

/// The arbiter's secret key. It stays with the arbiter.
#[derive(Clone)]
pub struct ArbiterKey(StaticSecret);

impl ArbiterKey {
    /// The key of 32 random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; 32]) -> Self {
        Self(StaticSecret::from(bytes))
    }

    /// What sealers need of it.
    #[must_use]
    pub fn public(&self) -> ArbiterPublic {
        ArbiterPublic(PublicKey::from(&self.0).to_bytes())
    }

    /// The key as 64 hexadecimal digits, for the arbiter alone.
    #[must_use]
    pub fn reveal(&self) -> String {
        to_hex(self.0.as_bytes())
    }
}

/// Reads what [`ArbiterKey::reveal`] wrote.
impl FromStr for ArbiterKey {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Self, SealError> {
        let bytes = from_hex(text).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        bytes.map(Self::from_random).ok_or(SealError::NoKey)
    }
}

impl fmt::Debug for ArbiterKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ArbiterKey(..)")
    }
}

/// The arbiter's public key.
///
/// # JSON
/// 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArbiterPublic(
    #[serde(with = "hex")]
    #[cfg_attr(feature = "schema", schemars(with = "hex::Digits"))]
    [u8; 32],
);

/// The secret that stays with the keeper of the table until the envelope may be opened.
///
/// # JSON
/// 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "KeepersShare"))]
pub struct Share(
    #[serde(with = "hex")]
    #[cfg_attr(feature = "schema", schemars(with = "hex::Digits"))]
    [u8; 32],
);

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(..)")
    }
}

/// Random bytes for one sealing, never to be used again.
#[derive(Clone)]
#[allow(missing_debug_implementations)] // secrets are not printed
pub struct Randomness {
    /// What hides the text in the commitment.
    pub blind: [u8; 32],
    /// The keeper's share.
    pub share: [u8; 32],
    /// The sealer's fresh key.
    pub ephemeral: [u8; 32],
}

/// A sealed move: for the record, for the envelope, for the keeper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// For the record: `sha256:` and 64 hexadecimal digits.
    pub commitment: String,
    /// For anyone.
    pub envelope: ClosedEnvelope,
    /// For the keeper of the table alone.
    pub share: Share,
}

/// An envelope that shows nothing.
///
/// # JSON
/// `{"ephemeral": "…", "cipher": "…"}`, both in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClosedEnvelope {
    #[serde(with = "hex")]
    #[cfg_attr(feature = "schema", schemars(with = "hex::Digits"))]
    ephemeral: [u8; 32],
    #[serde(with = "hex::list")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    cipher: Vec<u8>,
}

/// What was in the envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The text.
    pub text: String,
    /// The random bytes of the commitment, in hexadecimal digits: proof that it is the text.
    pub proof: String,
}

/// Why a move cannot be sealed, or an envelope not be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SealError {
    /// The text is longer than 63 bytes.
    TooLong,
    /// The arbiter's key is none.
    NoKey,
    /// Another key, another share, another position, or an envelope that was tampered with.
    DoesNotOpen,
    /// What is in it is not what the record commits to.
    Exchanged,
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "a sealed text has 63 bytes at most",
            Self::NoKey => "the arbiter's key is none",
            Self::DoesNotOpen => "the envelope does not open with these keys for this position",
            Self::Exchanged => "the envelope does not hold what the record commits to",
        })
    }
}

impl std::error::Error for SealError {}

/// Seals a text in a position, the one before the sealed move.
///
/// # Errors
/// If the text is too long or the key is none.
pub fn seal(
    text: &str,
    position: &Position,
    arbiter: &ArbiterPublic,
    random: &Randomness,
) -> Result<Sealed, SealError> {
    let padded = pad(text).ok_or(SealError::TooLong)?;
    let scene = position.to_string();
    let commitment = commit(&scene, &padded, &random.blind);
    let secret = StaticSecret::from(random.ephemeral);
    let ephemeral = PublicKey::from(&secret).to_bytes();
    let key = key(&secret, arbiter.0, &random.share, &ephemeral, &arbiter.0);
    let key = key.ok_or(SealError::NoKey)?;
    let message = [&random.blind[..], &padded].concat();
    let bound = bound(&scene, &commitment);
    let cipher = ChaCha20Poly1305::new(&key)
        .encrypt(&once(), Payload { msg: &message, aad: &bound })
        .map_err(|_| SealError::DoesNotOpen)?;
    let envelope = ClosedEnvelope { ephemeral, cipher };
    Ok(Sealed { commitment, envelope, share: Share(random.share) })
}

impl ClosedEnvelope {
    /// Opens it, and sees that it holds what the record commits to.
    ///
    /// # Errors
    /// If it does not open with this key and this share for this position, or holds something else.
    pub fn open(
        &self,
        arbiter: &ArbiterKey,
        share: &Share,
        position: &Position,
        commitment: &str,
    ) -> Result<Opened, SealError> {
        let (scene, public) = (position.to_string(), arbiter.public());
        let key = key(&arbiter.0, self.ephemeral, &share.0, &self.ephemeral, &public.0);
        let key = key.ok_or(SealError::DoesNotOpen)?;
        let message = ChaCha20Poly1305::new(&key)
            .decrypt(&once(), Payload { msg: &self.cipher, aad: &bound(&scene, commitment) })
            .map_err(|_| SealError::DoesNotOpen)?;
        let (blind, padded) = message.split_at_checked(32).ok_or(SealError::Exchanged)?;
        let text = unpad(padded).ok_or(SealError::Exchanged)?;
        let proof = to_hex(blind);
        if proves(commitment, position, &text, &proof) {
            Ok(Opened { text, proof })
        } else {
            Err(SealError::Exchanged)
        }
    }
}

/// Whether text and proof are what a commitment was made of.
#[must_use]
pub fn proves(commitment: &str, position: &Position, text: &str, proof: &str) -> bool {
    let blind = from_hex(proof).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
    let (Some(blind), Some(padded)) = (blind, pad(text)) else { return false };
    commit(&position.to_string(), &padded, &blind) == commitment
}

/// Whether a commitment is one of these, which can be proved; a paper envelope has any other mark.
#[must_use]
pub fn is_provable(commitment: &str) -> bool {
    commitment.starts_with(SCHEME)
}

/// Random bytes as the proof of a commitment has them, in hexadecimal digits.
#[must_use]
pub fn digits(blind: &[u8; 32]) -> String {
    to_hex(blind)
}

fn commit(scene: &str, padded: &[u8; PADDED], blind: &[u8; 32]) -> String {
    let mut hash = Sha256::new();
    // The scene is hashed first, so that no two lists of parts run together to the same bytes.
    hash.update(LABEL);
    hash.update(Sha256::digest(scene.as_bytes()));
    hash.update(blind);
    hash.update(padded);
    format!("{SCHEME}{}", to_hex(&hash.finalize()))
}

/// What is authenticated with the cipher.
fn bound(scene: &str, commitment: &str) -> Vec<u8> {
    [LABEL, &Sha256::digest(scene.as_bytes()), commitment.as_bytes()].concat()
}

/// Each key encrypts one message, so that its nonce can be nought.
fn once() -> Nonce {
    Nonce::default()
}

/// The key of an envelope; none if the other's public key is of small order.
fn key(
    own: &StaticSecret,
    other: [u8; 32],
    share: &[u8; 32],
    ephemeral: &[u8; 32],
    arbiter: &[u8; 32],
) -> Option<Key> {
    let shared = own.diffie_hellman(&PublicKey::from(other));
    if !shared.was_contributory() {
        return None;
    }
    let info = [LABEL, ephemeral, arbiter].concat();
    let mut bytes = [0; 32];
    Hkdf::<Sha256>::new(Some(share), shared.as_bytes()).expand(&info, &mut bytes).ok()?;
    Some(bytes.into())
}

fn pad(text: &str) -> Option<[u8; PADDED]> {
    let mut padded = [0; PADDED];
    let length = u8::try_from(text.len()).ok().filter(|length| usize::from(*length) < PADDED)?;
    padded[0] = length;
    padded[1..=text.len()].copy_from_slice(text.as_bytes());
    Some(padded)
}

fn unpad(padded: &[u8]) -> Option<String> {
    let (length, rest) = padded.split_first()?;
    let text = rest.get(..usize::from(*length))?;
    String::from_utf8(text.to_vec()).ok()
}

impl Table {
    /// Whether the Laws allow the envelope to be opened now: the time of resumption has come and the
    /// player who must answer is there (I.7, I.9), or the default time is over (I.10). Whoever keeps
    /// the [`Share`] of a sealed move hands it to the arbiter then and not before.
    #[must_use]
    pub fn may_open_envelope(&self) -> bool {
        let Some(game) = self.now.adjournment.as_ref() else { return false };
        let answering: Color = !game.sealer;
        let sealed = matches!(game.sealed, Some(SealedMove::Hidden(_)));
        sealed && game.stage == Stage::Resuming && (game.present[answering] || game.due)
    }
}

#[cfg(test)]
mod tests;
