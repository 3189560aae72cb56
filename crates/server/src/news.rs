//! What servers tell one another: that something was written at a table, and up to which place.
//!
//! News is only ever a hint to look into the journal, which is the truth. A server that misses one
//! (NATS promises no delivery, and may be away) finds out by asking the journal now and then; so
//! news may get lost, come twice, late or out of order, or be a lie, and nothing follows but a look.

use std::fmt;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions};
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt, StreamExt};
use tokio::sync::mpsc;

use crate::journal::{Fault, Seq, TableId};

/// Where servers of this version tell and listen.
const SUBJECT: &str = "tuomari.v1.written";

/// How much may wait to be told before news is dropped.
const WAITING: usize = 4096;

/// The way to the other servers.
pub trait News: Send + Sync + fmt::Debug {
    /// Tells the others. Never waits: what cannot be told now is found out by asking.
    fn tell(&self, table: &TableId, seq: Seq);

    /// What the others tell from now on.
    fn hear(&self) -> BoxStream<'_, (TableId, Seq)>;
}

/// The way through NATS.
#[derive(Debug)]
pub(crate) struct Nats {
    client: Client,
    out: mpsc::Sender<(TableId, Seq)>,
}

impl Nats {
    /// Connects, now or as soon as NATS is there, and again whenever it was away.
    ///
    /// # Errors
    /// If the address means nothing.
    pub(crate) async fn connect(address: &str) -> Result<Self, Fault> {
        let client = ConnectOptions::new()
            .name("tuomari")
            .no_echo()
            .retry_on_initial_connect()
            .event_callback(async |event| tracing::info!(%event, "NATS"))
            .connect(address)
            .await
            .map_err(|error| Fault(error.to_string()))?;
        let (out, waiting) = mpsc::channel(WAITING);
        tokio::spawn(pass_on(client.clone(), waiting));
        Ok(Self { client, out })
    }
}

impl News for Nats {
    fn tell(&self, table: &TableId, seq: Seq) {
        let _ = self.out.try_send((table.clone(), seq));
    }

    fn hear(&self) -> BoxStream<'_, (TableId, Seq)> {
        let subscribed = self.client.subscribe(SUBJECT).map(|subscribed| {
            let heard = subscribed
                .inspect_err(|error| tracing::error!(%error, "cannot listen to other servers"));
            stream::iter(heard.ok()).flatten()
        });
        let heard = stream::once(subscribed).flatten();
        heard.filter_map(async |message| read(&message.payload)).boxed()
    }
}

async fn pass_on(client: Client, mut waiting: mpsc::Receiver<(TableId, Seq)>) {
    while let Some((table, seq)) = waiting.recv().await {
        // Old news is of no use once NATS is back.
        if client.connection_state() == State::Connected
            && let Err(error) = client.publish(SUBJECT, format!("{table} {seq}").into()).await
        {
            tracing::warn!(%error, "news not told");
        }
    }
}

fn read(payload: &[u8]) -> Option<(TableId, Seq)> {
    let (table, seq) = std::str::from_utf8(payload).ok()?.split_once(' ')?;
    Some((TableId::of_record(table)?, Seq::new(seq.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_reads_as_it_was_told_and_nonsense_is_no_news() {
        let table = TableId::random().unwrap();
        assert_eq!(read(format!("{table} 12").as_bytes()), Some((table.clone(), Seq::new(12))));
        let lies = [String::new(), "x 1".into(), format!("{table}"), format!("{table} -1")];
        assert!(lies.iter().all(|lie| read(lie.as_bytes()).is_none()));
        assert_eq!(read(&[0xff, 0x20]), None);
    }
}
