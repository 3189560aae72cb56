//! What commits a sealer to a move: it shows nothing, and no other move can take the place of the
//! sealed one.

use chess::Position;
use sha2::{Digest, Sha256};

use super::hex::{from_hex, to_hex};

/// The length to which every text is padded, its length in the first byte.
pub(super) const PADDED: usize = 64;
pub(super) const LABEL: &[u8] = b"tuomari sealed move 1";
/// What a commitment of this module begins with.
const SCHEME: &str = "sha256:";

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

pub(super) fn commit(scene: &str, padded: &[u8; PADDED], blind: &[u8; 32]) -> String {
    let mut hash = Sha256::new();
    // The scene is hashed first, so that no two lists of parts run together to the same bytes.
    hash.update(LABEL);
    hash.update(Sha256::digest(scene.as_bytes()));
    hash.update(blind);
    hash.update(padded);
    format!("{SCHEME}{}", to_hex(&hash.finalize()))
}

pub(super) fn pad(text: &str) -> Option<[u8; PADDED]> {
    let mut padded = [0; PADDED];
    let length = u8::try_from(text.len()).ok().filter(|length| usize::from(*length) < PADDED)?;
    padded[0] = length;
    padded[1..=text.len()].copy_from_slice(text.as_bytes());
    Some(padded)
}
