//! The envelope: closed with HPKE, opened with the arbiter's key and the keeper's share.

use std::fmt;
use std::str::FromStr;

use chess::Position;
use hpke::aead::ChaCha20Poly1305;
use hpke::kdf::HkdfSha256;
use hpke::kem::X25519HkdfSha256;
use hpke::{Deserializable, Kem, OpModeR, OpModeS, PskBundle, Serializable};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use x25519_dalek::{PublicKey, StaticSecret};
use zeroize::{Zeroize, ZeroizeOnDrop};

use super::commitment::{LABEL, commit, pad, proves};
use super::drawn::Drawn;
use super::first_form;
use super::hex::{from_hex, to_hex};
use super::in_json;

/// Names the share among pre-shared keys (RFC 9180, 5.1.2).
const SHARE: &[u8] = b"tuomari keeper's share";

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
    #[serde(with = "in_json")]
    #[cfg_attr(feature = "schema", schemars(with = "in_json::Digits"))]
    [u8; 32],
);

/// The secret that stays with the keeper of the table until the envelope may be opened.
///
/// # JSON
/// 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Zeroize, ZeroizeOnDrop)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "KeepersShare"))]
pub struct Share(
    #[serde(with = "in_json")]
    #[cfg_attr(feature = "schema", schemars(with = "in_json::Digits"))]
    [u8; 32],
);

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(..)")
    }
}

/// Random bytes for one sealing, which uses them up.
#[derive(Zeroize, ZeroizeOnDrop)]
#[allow(missing_debug_implementations)] // secrets are not printed
pub struct Randomness {
    /// What hides the text in the commitment.
    pub blind: [u8; 32],
    /// The keeper's share.
    pub share: [u8; 32],
    /// What the sealer's fresh key is made of.
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
    /// For the sealer alone: the random bytes of the commitment, in hexadecimal digits. With the text
    /// they prove what was sealed, should the envelope be lost (I.12.1).
    pub proof: String,
}

/// An envelope that shows nothing.
///
/// # JSON
/// `{"form": "hpke", "ephemeral": "…", "cipher": "…"}`, the last two in hexadecimal digits. Without
/// `form` it is one of the first form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClosedEnvelope {
    #[serde(default, skip_serializing_if = "Closing::is_first")]
    form: Closing,
    #[serde(with = "in_json")]
    #[cfg_attr(feature = "schema", schemars(with = "in_json::Digits"))]
    ephemeral: [u8; 32],
    #[serde(with = "in_json::list")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    cipher: Vec<u8>,
}

/// How an envelope is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum Closing {
    /// As the first version of this module closed them.
    #[default]
    First,
    /// RFC 9180 in PSK mode.
    Hpke,
}

impl Closing {
    #[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
    const fn is_first(&self) -> bool {
        matches!(self, Self::First)
    }
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
            Self::NoKey => "the arbiter's key is not a valid key",
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
    random: Randomness,
) -> Result<Sealed, SealError> {
    type Key = <X25519HkdfSha256 as Kem>::PublicKey;
    let padded = pad(text).ok_or(SealError::TooLong)?;
    let scene = position.to_string();
    let commitment = commit(&scene, &padded, &random.blind);
    let key = Key::from_bytes(&arbiter.0).map_err(|_| SealError::NoKey)?;
    let mut message = [&random.blind[..], &padded].concat();
    let share = PskBundle::new(&random.share, SHARE).map_err(|_| SealError::NoKey)?;
    let closed = hpke::single_shot_seal_with_rng::<ChaCha20Poly1305, HkdfSha256, X25519HkdfSha256>(
        &OpModeS::Psk(share),
        &key,
        LABEL,
        &message,
        &bound(&scene, &commitment),
        &mut Drawn::from(random.ephemeral),
    );
    message.zeroize();
    // A key of small order shares no secret with anybody.
    let (ephemeral, cipher) = closed.map_err(|_| SealError::NoKey)?;
    let envelope =
        ClosedEnvelope { form: Closing::Hpke, ephemeral: ephemeral.to_bytes().into(), cipher };
    Ok(Sealed { commitment, envelope, share: Share(random.share), proof: to_hex(&random.blind) })
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
        let bound = bound(&position.to_string(), commitment);
        let message = match self.form {
            Closing::First => {
                first_form::open(&arbiter.0, &share.0, &self.ephemeral, &self.cipher, &bound)
            }
            Closing::Hpke => self.open_hpke(arbiter, share, &bound),
        };
        let mut message = message.ok_or(SealError::DoesNotOpen)?;
        let (blind, padded) = message.split_at_checked(32).ok_or(SealError::Exchanged)?;
        let text = unpad(padded).ok_or(SealError::Exchanged)?;
        let proof = to_hex(blind);
        message.zeroize();
        if proves(commitment, position, &text, &proof) {
            Ok(Opened { text, proof })
        } else {
            Err(SealError::Exchanged)
        }
    }

    fn open_hpke(&self, arbiter: &ArbiterKey, share: &Share, bound: &[u8]) -> Option<Vec<u8>> {
        type Dh = X25519HkdfSha256;
        let key = <Dh as Kem>::PrivateKey::from_bytes(arbiter.0.as_bytes()).ok()?;
        let ephemeral = <Dh as Kem>::EncappedKey::from_bytes(&self.ephemeral).ok()?;
        let share = OpModeR::Psk(PskBundle::new(&share.0, SHARE).ok()?);
        hpke::single_shot_open::<ChaCha20Poly1305, HkdfSha256, Dh>(
            &share,
            &key,
            &ephemeral,
            LABEL,
            &self.cipher,
            bound,
        )
        .ok()
    }
}

/// Random bytes as the proof of a commitment has them, in hexadecimal digits.
#[must_use]
pub fn digits(blind: &[u8; 32]) -> String {
    to_hex(blind)
}

/// What is authenticated with the cipher.
fn bound(scene: &str, commitment: &str) -> Vec<u8> {
    [LABEL, &Sha256::digest(scene.as_bytes()), commitment.as_bytes()].concat()
}

fn unpad(padded: &[u8]) -> Option<String> {
    let (length, rest) = padded.split_first()?;
    let text = rest.get(..usize::from(*length))?;
    String::from_utf8(text.to_vec()).ok()
}

#[cfg(test)]
mod tests;
