//! `tuomari health`: whether a server takes acts.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use clap::Args;
use ureq::tls::TlsConfig;

use crate::config::{Config, Flags};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;

/// A server that takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(5);

/// Ask whether a server takes acts
///
/// The exit code is 0 if it does. Without an address the server with these settings on this machine
/// is asked, as containers and watchdogs do.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  tuomari health
  tuomari health https://chess.example")]
pub(crate) struct Health {
    /// The address of the server
    url: Option<String>,
    #[command(flatten)]
    flags: Flags,
}

impl Health {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let (base, is_own) = match self.url {
            Some(url) => (url, false),
            None => (own(&self.flags)?, true),
        };
        let url = format!("{}/healthz", base.trim_end_matches('/'));
        let mut config = ureq::Agent::config_builder().timeout_global(Some(PATIENCE));
        if is_own {
            // No certificate is made out to the name that a machine has for itself.
            config = config.tls_config(TlsConfig::builder().disable_verification(true).build());
        }
        let no = |error: ureq::Error| Trouble::Io(url.clone(), std::io::Error::other(error));
        let agent: ureq::Agent = config.build().into();
        let mut answer = agent.get(&url).call().map_err(no)?;
        screen.line(answer.body_mut().read_to_string().map_err(no)?.trim())?;
        Ok(Outcome::Fine)
    }
}

/// Where this machine finds its own server.
fn own(flags: &Flags) -> Result<String, Trouble> {
    let settings = Config::gather(flags)?.settings()?;
    let ip = match settings.listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    let scheme = if settings.tls.is_some() { "https" } else { "http" };
    Ok(format!("{scheme}://{}", SocketAddr::new(ip, settings.listen.port())))
}
