//! Sending what is watched to an event, whose arbiters see it on their console.

use std::io;
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::outcome::Trouble;

/// A server that takes longer counts as away.
const PATIENCE: Duration = Duration::from_secs(10);
/// So often the same games are sent again: the event then knows that somebody still watches, and a
/// server that was started anew has them.
const AGAIN_AFTER: Duration = Duration::from_secs(15);

/// The games of a source.
#[derive(Serialize)]
struct Games {
    source: String,
    pgn: String,
}

/// An event to which sources are sent, by the link of an arbiter.
pub(super) struct Hall {
    sent: Vec<Option<(Instant, Vec<u8>)>>,
    line: SyncSender<Games>,
    troubles: Receiver<Trouble>,
}

impl Hall {
    /// The event of a link such as `https://HOST/e/EVENT#SECRET`.
    pub(super) fn at(link: &str, sources: usize) -> Result<Self, Trouble> {
        let refused = || {
            Trouble::Options(format!(
                "{link:?} is not the link of an arbiter: expected http://HOST/e/EVENT#SECRET"
            ))
        };
        let (page, secret) = link.split_once('#').ok_or_else(refused)?;
        let (host, event) = page.split_once("/e/").ok_or_else(refused)?;
        let event = event.split(['/', '?']).next().unwrap_or(event);
        let is_address = host.starts_with("http://") || host.starts_with("https://");
        if !is_address || event.is_empty() || secret.is_empty() {
            return Err(refused());
        }
        let url = format!("{host}/api/v1/events/{event}/sources");
        let bearer = format!("Bearer {secret}");
        let (line, games) = mpsc::sync_channel(1);
        let (complain, troubles) = mpsc::channel();
        // A slow network does not keep the alarms waiting.
        thread::spawn(move || {
            let config = ureq::Agent::config_builder()
                .timeout_global(Some(PATIENCE))
                .http_status_as_error(false)
                .build();
            let agent: ureq::Agent = config.into();
            for games in games {
                if let Err(error) = send(&agent, &url, &bearer, &games)
                    && complain.send(Trouble::Io(url.clone(), error)).is_err()
                {
                    return;
                }
            }
        });
        Ok(Self { sent: vec![None; sources], line, troubles })
    }

    /// Sends a source if it changed, or if that is long ago. What waits while the network is slow is
    /// sent with the next look.
    #[expect(clippy::disallowed_methods, reason = "the command line reads a clock")]
    pub(super) fn turn(&mut self, index: usize, source: &str, text: &[u8]) {
        let Some(sent) = self.sent.get_mut(index).filter(|_| !text.is_empty()) else { return };
        let is_old =
            sent.as_ref().is_none_or(|(at, last)| last != text || at.elapsed() >= AGAIN_AFTER);
        if !is_old {
            return;
        }
        let pgn = String::from_utf8_lossy(text).into_owned();
        match self.line.try_send(Games { source: source.to_owned(), pgn }) {
            Ok(()) => *sent = Some((Instant::now(), text.to_vec())),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
        }
    }

    /// Why something could not be sent.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        self.troubles.try_iter().last()
    }
}

fn send(agent: &ureq::Agent, url: &str, bearer: &str, games: &Games) -> io::Result<()> {
    let body = serde_json::to_vec(games)?;
    let mut response = agent
        .post(url)
        .header("Authorization", bearer)
        .header("Content-Type", "application/json")
        .send(&body[..])
        .map_err(io::Error::other)?;
    if response.status().is_success() {
        return Ok(());
    }
    let said = response.body_mut().read_to_string().unwrap_or_default();
    Err(io::Error::other(format!("{}: {said}", response.status())))
}
