//! The server's key. It signs the head of every finished game, so that nobody who changes the
//! record afterwards can make it whole again without the key.
//!
//! What is signed with Ed25519 is `tuomari.head.1`, a line feed, the twelve letters of the table,
//! the place as eight bytes with the highest first, and the 32 bytes of the link there.

use std::fmt;
use std::io::Write;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};

use crate::chance::Chance;
use crate::journal::{Head, TableId};

const BEGIN: &str = "-----BEGIN PRIVATE KEY-----";
const END: &str = "-----END PRIVATE KEY-----";

/// A key that signs.
pub struct Signer {
    pair: Ed25519KeyPair,
    public: PublicKey,
}

impl fmt::Debug for Signer {
    /// Without the secret half.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signer").field("public", &self.public).finish_non_exhaustive()
    }
}

/// The half of the key that everyone may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PublicKey([u8; 32]);

/// A signature, and the key that it is of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signed {
    /// The key.
    pub key: PublicKey,
    /// The signature.
    pub signature: [u8; 64],
}

/// Why there is no key.
#[derive(Debug)]
pub struct NoKey(String);

impl fmt::Display for NoKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the signing key: {}", self.0)
    }
}

impl std::error::Error for NoKey {}

impl Signer {
    /// The key in a file, which is made for its owner alone if there is none.
    ///
    /// # Errors
    /// If the file cannot be read or written, or holds no Ed25519 key.
    pub fn in_file(path: &Path) -> Result<Self, NoKey> {
        let no = |error: std::io::Error| NoKey(format!("{}: {error}", path.display()));
        match std::fs::read_to_string(path) {
            Ok(text) => Self::read(&text)
                .ok_or_else(|| NoKey(format!("{} holds no Ed25519 key (PKCS #8)", path.display()))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let text = fresh(&Chance::default())?;
                // With a PostgreSQL nothing else may have been kept on this machine yet.
                if let Some(folder) = path.parent() {
                    std::fs::create_dir_all(folder).map_err(no)?;
                }
                let mut options = std::fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(path).map_err(no)?;
                file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(no)?;
                Self::read(&text).ok_or_else(|| NoKey("it cannot be made".to_owned()))
            }
            Err(error) => Err(no(error)),
        }
    }

    /// The public half of the key in a file, if there is one.
    ///
    /// # Errors
    /// If it cannot be read, or is not a key.
    pub fn public_in(path: &Path) -> Result<Option<PublicKey>, NoKey> {
        let there = path.try_exists().unwrap_or(true);
        if there { Self::in_file(path).map(|signer| Some(signer.public)) } else { Ok(None) }
    }

    /// A key that is kept nowhere.
    ///
    /// # Errors
    /// If there is no randomness to make it of.
    pub fn drawn(chance: &Chance) -> Result<Self, NoKey> {
        Self::read(&fresh(chance)?).ok_or_else(|| NoKey("it cannot be made".to_owned()))
    }

    fn read(text: &str) -> Option<Self> {
        let body = text.trim().strip_prefix(BEGIN)?.strip_suffix(END)?;
        let body: String = body.split_whitespace().collect();
        // OpenSSL writes keys without their public half.
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(&STANDARD.decode(body).ok()?).ok()?;
        let public = PublicKey(pair.public_key().as_ref().try_into().ok()?);
        Some(Self { pair, public })
    }

    /// The half that everyone may know.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        self.public
    }

    /// Signs the head of a table.
    #[must_use]
    pub fn sign(&self, table: &TableId, head: Head) -> Signed {
        let signature = self.pair.sign(&message(table, head));
        let mut bytes = [0; 64];
        bytes.copy_from_slice(signature.as_ref());
        Signed { key: self.public, signature: bytes }
    }
}

impl Signed {
    /// Whether the signature is of this head, by the key that it names.
    #[must_use]
    pub fn is_of(&self, table: &TableId, head: Head) -> bool {
        let key = UnparsedPublicKey::new(&ED25519, self.key.0);
        key.verify(&message(table, head), &self.signature).is_ok()
    }

    /// The signature as text.
    #[must_use]
    pub fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.signature)
    }

    /// A signature by a key, as its text has it.
    #[must_use]
    pub fn from_text(key: PublicKey, text: &str) -> Option<Self> {
        let signature = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Self { key, signature: signature.try_into().ok()? })
    }

    /// A signature as it is stored; none if these bytes are none.
    #[must_use]
    pub fn from_stored(key: &[u8], signature: &[u8]) -> Option<Self> {
        let key = PublicKey(key.try_into().ok()?);
        Some(Self { key, signature: signature.try_into().ok()? })
    }
}

impl fmt::Debug for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signed(by {})", self.key)
    }
}

impl PublicKey {
    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for PublicKey {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or("a public key is 43 letters and digits of base64url")
    }
}

/// A new key as OpenSSL writes it: PKCS #8 around the 32 random bytes.
fn fresh(chance: &Chance) -> Result<String, NoKey> {
    const PKCS8: &[u8] = b"\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20";
    let seed: [u8; 32] = chance.bytes().map_err(|error| NoKey(error.to_string()))?;
    Ok(format!("{BEGIN}\n{}\n{END}\n", STANDARD.encode([PKCS8, &seed].concat())))
}

fn message(table: &TableId, head: Head) -> Vec<u8> {
    let mut message = b"tuomari.head.1\n".to_vec();
    message.extend(table.as_str().as_bytes());
    message.extend(head.seq.get().to_be_bytes());
    message.extend(head.link.as_bytes());
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Link;

    #[test]
    fn a_key_is_made_once_for_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("j.key");
        let made = Signer::in_file(&path).unwrap();
        assert_eq!(Signer::in_file(&path).unwrap().public(), made.public());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "nonsense").unwrap();
        assert!(Signer::in_file(&path).unwrap_err().to_string().contains("no Ed25519 key"));
    }

    #[test]
    fn a_key_that_openssl_made_signs() {
        let pem = "-----BEGIN PRIVATE KEY-----\n\
                   MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n\
                   -----END PRIVATE KEY-----\n";
        // The first key of RFC 8032 and its public half.
        let public = Signer::read(pem).unwrap().public();
        assert_eq!(public.as_bytes()[..4], [0xd7, 0x5a, 0x98, 0x01]);
    }

    #[test]
    fn a_signature_is_of_one_head_at_one_table() {
        let signer = Signer::drawn(&Chance::default()).unwrap();
        let (table, other) = ("0123456789ab".parse().unwrap(), "0123456789ac".parse().unwrap());
        let head = Head::START.then(&table, None, "line");
        let signed = signer.sign(&table, head);
        assert!(signed.is_of(&table, head));
        assert!(!signed.is_of(&other, head));
        assert!(!signed.is_of(&table, Head { link: Link::START, ..head }));
        assert!(!signed.is_of(&table, head.then(&table, None, "line")));
        let key = Signer::drawn(&Chance::default()).unwrap().public();
        assert!(!Signed { key, ..signed }.is_of(&table, head));
    }
}
