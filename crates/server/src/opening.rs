//! Who may open tables.

use std::fmt;
use std::net::IpAddr;

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::journal::TableId;

/// Who may open tables.
#[derive(Clone, Debug, Default)]
pub enum Open {
    /// Anyone who can reach the server.
    #[default]
    Anyone,
    /// People on the same machine or in a private network.
    Lan,
    /// People who have the code.
    Code(Code),
}

/// A word that opens tables. It is printed nowhere but at the start.
#[derive(Clone)]
pub struct Code {
    text: String,
    is_drawn: bool,
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(..)")
    }
}

impl Open {
    /// How short a code may be.
    pub const SHORTEST_CODE: usize = 6;

    /// By a code of the organiser's.
    #[must_use]
    pub fn code(text: &str) -> Self {
        Self::Code(Code { text: text.to_owned(), is_drawn: false })
    }

    /// By a code that nobody knows yet.
    ///
    /// # Errors
    /// If the machine has no randomness to give.
    pub fn by_lot() -> Result<Self, getrandom::Error> {
        let text = String::from(TableId::random()?).split_off(4);
        Ok(Self::Code(Code { text, is_drawn: true }))
    }

    /// The code that was drawn, to be printed once.
    #[must_use]
    pub fn printed(&self) -> Option<&str> {
        match self {
            Self::Code(Code { text, is_drawn: true }) => Some(text),
            Self::Anyone | Self::Lan | Self::Code(_) => None,
        }
    }

    /// Whether someone at this address, who says this code, may open a table.
    #[must_use]
    pub fn admits(&self, address: IpAddr, said: Option<&str>) -> bool {
        match self {
            Self::Anyone => true,
            Self::Lan => is_near(address),
            Self::Code(code) => {
                let digest = |text: &str| Sha256::digest(text.as_bytes());
                said.is_some_and(|said| digest(said).ct_eq(&digest(&code.text)).into())
            }
        }
    }
}

/// Whether an address is of this machine or of a private network.
fn is_near(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_local_network_is_near_and_the_rest_of_the_world_is_not() {
        let near = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.7", "169.254.1.1", "::1"];
        let near = near.iter().chain(&["fd00::1", "fe80::1", "::ffff:192.168.1.7"]);
        for address in near {
            assert!(Open::Lan.admits(address.parse().unwrap(), None), "{address}");
        }
        for address in ["1.1.1.1", "172.32.0.1", "2001:db8::1", "::ffff:8.8.8.8"] {
            assert!(!Open::Lan.admits(address.parse().unwrap(), Some("x")), "{address}");
            assert!(Open::Anyone.admits(address.parse().unwrap(), None));
        }
    }

    #[test]
    fn a_code_admits_whoever_says_it_and_is_not_printed_by_accident() {
        let here = "127.0.0.1".parse().unwrap();
        let open = Open::by_lot().unwrap();
        let code = open.printed().unwrap().to_owned();
        assert!(code.len() >= Open::SHORTEST_CODE);
        assert!(open.admits(here, Some(&code)));
        assert!(!open.admits(here, Some("")) && !open.admits(here, None));
        assert!(!format!("{open:?}").contains(&code));
        assert_eq!(Open::code("sesame").printed(), None);
        assert!(Open::code("sesame").admits(here, Some("sesame")));
    }
}
