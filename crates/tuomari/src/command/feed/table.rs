//! A table of a server, at which a board acts.

use std::io;
use std::thread;
use std::time::Duration;

use chess::Color;
use laws::Act;
use serde::Serialize;

use crate::outcome::Trouble;

/// A server that takes longer counts as away.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often an act is sent again to a server that is away: as long as a short outage lasts.
const TRIES: u32 = 8;

/// An act, and for whom.
#[derive(Debug, Serialize)]
pub(super) struct Deed {
    pub(super) act: Act,
    #[serde(rename = "as")]
    pub(super) by: &'static str,
}

/// The seat of a player.
pub(super) const fn seat(by: Color) -> &'static str {
    match by {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// What the server says to an act.
pub(super) enum Answer {
    Taken,
    /// The Laws, or the server, refuse it.
    Refused(String),
}

/// A table, by the link of a seat.
pub(super) struct Table {
    url: String,
    secret: String,
    agent: ureq::Agent,
    /// Of this run of the program, and how many acts were sent: an act sent twice is judged once.
    run: u64,
    sent: u64,
}

impl Table {
    /// The table of a link such as `http://localhost:8960/t/TABLE#SECRET`.
    pub(super) fn at(link: &str) -> Result<Self, Trouble> {
        let refused = || {
            Trouble::Options(format!(
                "{link:?} is not the link of a seat: expected http://HOST/t/TABLE#SECRET"
            ))
        };
        let (page, secret) = link.split_once('#').ok_or_else(refused)?;
        let (host, table) = page.split_once("/t/").ok_or_else(refused)?;
        let table = table.split(['/', '?']).next().unwrap_or(table);
        let is_address = host.starts_with("http://") || host.starts_with("https://");
        if !is_address || table.is_empty() || secret.is_empty() {
            return Err(refused());
        }
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .build();
        let mut run = [0; 8];
        getrandom::fill(&mut run)
            .map_err(|error| Trouble::Io("randomness".into(), io::Error::other(error)))?;
        Ok(Self {
            url: format!("{host}/api/v1/tables/{table}/acts"),
            secret: secret.to_owned(),
            agent: config.into(),
            run: u64::from_le_bytes(run),
            sent: 0,
        })
    }

    /// Sends an act, again and again while the server is away.
    pub(super) fn act(&mut self, deed: &Deed) -> Result<Answer, Trouble> {
        self.sent += 1;
        let body = serde_json::to_vec(deed)
            .map_err(|error| Trouble::Io("an act".into(), io::Error::other(error)))?;
        let mut pause = Duration::from_millis(250);
        let mut last = None;
        for _ in 0..TRIES {
            match self.post(&body) {
                Ok((200..300, _)) => return Ok(Answer::Taken),
                // Nothing that is sent with this link will ever be taken.
                Ok((401 | 403 | 404, problem)) => {
                    let error = io::Error::other(words(&problem));
                    return Err(Trouble::Io("the link of the table".into(), error));
                }
                Ok((429, problem)) => last = Some(io::Error::other(words(&problem))),
                Ok((400..500, problem)) => return Ok(Answer::Refused(words(&problem))),
                Ok((status, problem)) => {
                    last = Some(io::Error::other(format!("{status}: {}", words(&problem))));
                }
                Err(error) => last = Some(io::Error::other(error)),
            }
            thread::sleep(pause);
            pause *= 2;
        }
        let error = last.unwrap_or_else(|| io::Error::other("no answer"));
        Err(Trouble::Io(self.url.clone(), error))
    }

    fn post(&self, body: &[u8]) -> Result<(u16, String), ureq::Error> {
        let mut response = self
            .agent
            .post(&self.url)
            .header("Authorization", format!("Bearer {}", self.secret))
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", format!("feed-{:016x}-{}", self.run, self.sent))
            .send(body)?;
        let status = response.status().as_u16();
        Ok((status, response.body_mut().read_to_string()?))
    }
}

/// What a problem says to people.
fn words(problem: &str) -> String {
    let read: Result<serde_json::Value, _> = serde_json::from_str(problem);
    let text = |name: &str| read.as_ref().ok()?.get(name)?.as_str().map(str::to_owned);
    text("detail").or_else(|| text("title")).unwrap_or_else(|| problem.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_without_its_secret_is_refused() {
        for link in ["", "http://localhost:8960/t/abc", "localhost/t/abc#x", "http://h/t/#x"] {
            assert!(Table::at(link).is_err(), "{link}");
        }
        let table = Table::at("http://localhost:8960/t/abc?sheet#xyz").ok().unwrap();
        assert_eq!(table.url, "http://localhost:8960/api/v1/tables/abc/acts");
        assert_eq!(table.secret, "xyz");
    }
}
