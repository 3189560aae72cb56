//! The address of the client behind a proxy.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// The proxies that are trusted to say who is asking. Nobody else is: anyone could otherwise claim
/// to be somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<Network>);

/// Addresses that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    fn has(&self, address: IpAddr) -> bool {
        let same = |one: u128, other: u128, width: u32| {
            let dropped = width.saturating_sub(self.bits);
            one.checked_shr(dropped) == other.checked_shr(dropped)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                same(own.to_bits().into(), other.to_bits().into(), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => same(own.to_bits(), other.to_bits(), 128),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// The text names no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoNetwork(String);

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not an address or network, such as 127.0.0.1 or 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for NoNetwork {}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let no = || NoNetwork(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| no())?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| no())?;
        let width = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(width);
        if bits <= width { Ok(Self { address, bits }) } else { Err(no()) }
    }
}

/// Addresses and networks with commas between them; nobody is trusted if there is none.
impl FromStr for Proxies {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

impl Proxies {
    /// Whether nobody's word is taken.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the word of this one is taken.
    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.has(address))
    }

    /// Who is asking: the address that the last trusted proxy names, and so on back to one that is not
    /// trusted.
    pub(crate) fn asker(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut asker = peer;
        if !self.trust(peer) {
            return asker;
        }
        for named in named(headers).into_iter().rev() {
            let Some(named) = named else { break };
            asker = named;
            if !self.trust(asker) {
                break;
            }
        }
        asker
    }
}

/// Whom the headers name, the nearest last; nothing in the place of one who hides.
fn named(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let all = |name: &str| -> Vec<String> {
        let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).map(|part| part.trim().to_owned()).collect()
    };
    let forwarded = all("forwarded");
    if forwarded.is_empty() {
        return all("x-forwarded-for").iter().map(|text| address(text)).collect();
    }
    let of = |element: &String| {
        let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
        let (_, node) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
        address(node.trim().trim_matches('"'))
    };
    forwarded.iter().map(of).collect()
}

/// An address with or without a port, and with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(peer: &str, headers: &[(&'static str, &str)]) -> String {
        let proxies: Proxies = "127.0.0.1, 10.0.0.0/8, ::1".parse().unwrap();
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        proxies.asker(peer.parse().unwrap(), &map).to_string()
    }

    #[test]
    fn the_word_of_a_proxy_is_taken_and_of_nobody_else() {
        let said = [("x-forwarded-for", "198.51.100.7")];
        assert_eq!(asker("127.0.0.1", &said), "198.51.100.7");
        assert_eq!(asker("203.0.113.9", &said), "203.0.113.9");
        assert_eq!(asker("127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn what_the_asker_has_invented_does_not_count() {
        let said = [("x-forwarded-for", "1.1.1.1, 198.51.100.7, 10.2.3.4")];
        assert_eq!(asker("10.0.0.1", &said), "198.51.100.7");
        let twice = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.7")];
        assert_eq!(asker("127.0.0.1", &twice), "198.51.100.7");
        assert_eq!(
            asker("127.0.0.1", &[("x-forwarded-for", "198.51.100.7, rubbish")]),
            "127.0.0.1"
        );
    }

    #[test]
    fn the_newer_header_is_read_too() {
        let said = [("forwarded", "for=192.0.2.43, For=\"[2001:db8::1]:4711\";proto=https")];
        assert_eq!(asker("::1", &said), "2001:db8::1");
        assert_eq!(asker("127.0.0.1", &[("forwarded", "for=_hidden")]), "127.0.0.1");
    }

    #[test]
    fn a_network_is_an_address_and_the_bits_that_count() {
        assert!("10.0.0.0/33".parse::<Proxies>().is_err());
        assert!("everyone".parse::<Proxies>().is_err());
        assert_eq!("".parse(), Ok(Proxies::default()));
        assert!("0.0.0.0/0".parse::<Proxies>().unwrap().trust("9.9.9.9".parse().unwrap()));
    }
}
