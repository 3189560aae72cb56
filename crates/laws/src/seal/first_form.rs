//! Envelopes of the first form, which are opened and no longer made: the parts of RFC 9180 put
//! together by hand, with the share as the salt of the key.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use hkdf::Hkdf;
use sha2::Sha256;
use x25519_dalek::{PublicKey, StaticSecret};

use super::commitment::LABEL;

/// What is in the envelope; none if it does not open with these keys.
pub(super) fn open(
    arbiter: &StaticSecret,
    share: &[u8; 32],
    ephemeral: &[u8; 32],
    cipher: &[u8],
    bound: &[u8],
) -> Option<Vec<u8>> {
    let shared = arbiter.diffie_hellman(&PublicKey::from(*ephemeral));
    if !shared.was_contributory() {
        return None;
    }
    let info = [LABEL, ephemeral, PublicKey::from(arbiter).as_bytes()].concat();
    let mut key = [0; 32];
    Hkdf::<Sha256>::new(Some(share), shared.as_bytes()).expand(&info, &mut key).ok()?;
    // Each key encrypts one message, so that its nonce can be nought.
    let payload = Payload { msg: cipher, aad: bound };
    ChaCha20Poly1305::new(&key.into()).decrypt(&Nonce::default(), payload).ok()
}
