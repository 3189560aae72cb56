//! Chance: the one place that asks the machine for randomness.

use std::fmt;
use std::sync::Arc;

use getrandom::Error;

type Source = dyn Fn(&mut [u8]) -> Result<(), Error> + Send + Sync;

/// Where random bytes come from: the machine, unless someone wants the same ones again.
#[derive(Clone)]
pub struct Chance(Arc<Source>);

impl Chance {
    /// Bytes of this source. Secrets are made of them: outside of tests it is the machine's.
    pub fn by(source: impl Fn(&mut [u8]) -> Result<(), Error> + Send + Sync + 'static) -> Self {
        Self(Arc::new(source))
    }

    /// Fresh random bytes.
    ///
    /// # Errors
    /// If the machine has none to give.
    pub fn bytes<const N: usize>(&self) -> Result<[u8; N], Error> {
        let mut bytes = [0; N];
        (self.0)(&mut bytes)?;
        Ok(bytes)
    }
}

impl Default for Chance {
    /// The machine's.
    fn default() -> Self {
        Self::by(getrandom::fill)
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(..)")
    }
}
