//! Where other devices find this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;

use super::App;

/// The addresses of this server, for links to other devices.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Host {
    /// The address people type, where the server was told one.
    #[serde(skip_serializing_if = "Option::is_none")]
    public: Option<String>,
    /// This machine's addresses in its networks, with the port.
    addresses: Vec<String>,
    /// Whether other devices are let in: not, if it listens to this machine alone.
    is_open: bool,
}

pub(super) async fn host(State(app): State<App>) -> Json<Host> {
    let is_open = !app.address.ip().is_loopback();
    let addresses = if is_open { addresses(app.address) } else { Vec::new() };
    Json(Host { public: app.public.as_deref().map(str::to_owned), addresses, is_open })
}

impl App {
    /// What people at other devices type: the address that the server was told, or those of this machine.
    pub(crate) fn typed(&self) -> Vec<String> {
        if let Some(public) = &self.public {
            return vec![public.to_string()];
        }
        if self.address.ip().is_loopback() {
            return Vec::new();
        }
        let scheme = self.scheme();
        addresses(self.address).iter().map(|at| format!("{scheme}://{at}")).collect()
    }
}

/// Where this machine is reached. An address that was chosen is the only one; otherwise the machine
/// is asked from which of its addresses it would write to each kind of private network, and to the
/// rest of the world. Nothing is sent.
fn addresses(listens: SocketAddr) -> Vec<String> {
    let mut found: Vec<IpAddr> = Vec::new();
    if listens.ip().is_unspecified() {
        let far = [[192, 168, 255, 254], [10, 255, 255, 254], [172, 31, 255, 254], [192, 0, 2, 1]];
        for there in far.map(Ipv4Addr::from) {
            if let Some(own) = own_towards(there)
                && !own.is_loopback()
                && !found.contains(&own)
            {
                found.push(own);
            }
        }
    } else {
        found.push(listens.ip());
    }
    found.into_iter().map(|ip| SocketAddr::new(ip, listens.port()).to_string()).collect()
}

fn own_towards(there: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((there, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_was_chosen_is_the_only_one() {
        assert_eq!(addresses("192.168.7.7:80".parse().unwrap()), ["192.168.7.7:80"]);
    }

    #[test]
    fn all_addresses_are_none_that_only_this_machine_knows() {
        let found = addresses("0.0.0.0:8960".parse().unwrap());
        assert!(found.iter().all(|at| at.ends_with(":8960") && !at.starts_with("127.")));
    }
}
