//! The randomness of one sealing, as the library of RFC 9180 asks for it.

use std::convert::Infallible;

use hpke::rand_core::{TryCryptoRng, TryRng};
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, ZeroizeOnDrop};

/// Bytes that all come from one seed and are never given twice. The same seed gives the same
/// envelope, so that its known answers can be tested.
#[derive(Zeroize, ZeroizeOnDrop)]
pub(super) struct Drawn {
    seed: [u8; 32],
    block: u64,
}

impl Drawn {
    pub(super) const fn from(seed: [u8; 32]) -> Self {
        Self { seed, block: 0 }
    }

    fn next(&mut self) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(b"tuomari sealed move randomness");
        hash.update(self.seed);
        hash.update(self.block.to_be_bytes());
        self.block += 1;
        hash.finalize().into()
    }
}

impl TryRng for Drawn {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(32) {
            let block = self.next();
            part.copy_from_slice(&block[..part.len()]);
        }
        Ok(())
    }
}

impl TryCryptoRng for Drawn {}
