//! The way in: connections are counted, and a connection that is not read is closed.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::Limits;
use crate::limit::{Held, Holding, Whence};
use crate::proxy::Proxies;

/// The address at the other end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A socket on which a server listens.
#[derive(Debug)]
pub struct Tcp(TcpListener);

impl Tcp {
    pub(super) async fn bind(address: SocketAddr) -> io::Result<Self> {
        TcpListener::bind(address).await.map(Self)
    }
}

impl Listener for Tcp {
    type Io = TcpStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TcpStream, SocketAddr) {
        loop {
            match self.0.accept().await {
                Ok((stream, address)) => {
                    // Small frames matter more than full packets.
                    let _ = stream.set_nodelay(true);
                    return (stream, address);
                }
                Err(error) => {
                    tracing::error!(%error, "cannot accept a connection");
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// A listener with limits.
#[derive(Debug)]
pub(super) struct Door<L> {
    listener: L,
    connections: Arc<Held<Whence>>,
    limits: Limits,
    proxies: Proxies,
}

impl<L: Listener<Addr = SocketAddr>> Door<L> {
    pub(super) fn new(
        listener: L,
        connections: Arc<Held<Whence>>,
        limits: Limits,
        proxies: Proxies,
    ) -> Self {
        Self { listener, connections, limits, proxies }
    }

    /// The next one who may come in.
    pub(super) async fn accept(&mut self) -> (Visit<L::Io>, SocketAddr) {
        loop {
            let (stream, address) = self.listener.accept().await;
            let full = self.connections.count() >= self.limits.connections;
            // Behind a proxy are many, who are counted when they say for whom it asks.
            let is_proxy = self.proxies.trust(address.ip());
            let most = if is_proxy { usize::MAX } else { self.limits.connections_per_address };
            let held = self.connections.take(address.ip().into(), most).filter(|_| !full);
            // One connection too many is closed without a word: words cost.
            let Some(held) = held else { continue };
            return (Visit::new(stream, held, self.limits.slow_reader), address);
        }
    }
}

/// A connection that gives up when the other end does not read for too long.
#[derive(Debug)]
pub(super) struct Visit<S> {
    stream: S,
    patience: Duration,
    /// Runs while something waits to be written.
    waiting: Option<Pin<Box<Sleep>>>,
    _held: Holding<Whence>,
}

impl<S> Visit<S> {
    fn new(stream: S, held: Holding<Whence>, patience: Duration) -> Self {
        Self { stream, patience, waiting: None, _held: held }
    }

    /// What came of a try to write; an error if it has been waiting for too long.
    fn timed<T>(
        &mut self,
        poll: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if poll.is_ready() {
            self.waiting = None;
            return poll;
        }
        let until = Instant::now() + self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep_until(until)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Visit<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Visit<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let poll = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(poll, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt;

    use super::*;

    #[tokio::test]
    async fn a_connection_that_is_not_read_is_given_up_and_its_place_is_free_again() {
        let listener = Tcp::bind(([127, 0, 0, 1], 0).into()).await.unwrap();
        let address = listener.local_addr().unwrap();
        let connections = Arc::default();
        let limits = Limits {
            connections_per_address: 1,
            slow_reader: Duration::from_millis(100),
            ..Limits::default()
        };
        let mut door = Door::new(listener, Arc::clone(&connections), limits, Proxies::default());
        let _lazy = TcpStream::connect(address).await.unwrap();
        let (mut visit, _) = door.accept().await;
        assert_eq!(connections.count(), 1);
        let error = loop {
            if let Err(error) = visit.write_all(&[0; 1 << 16]).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(visit);
        assert_eq!(connections.count(), 0);
    }

    #[tokio::test]
    async fn a_connection_too_many_is_closed_at_the_door() {
        let listener = Tcp::bind(([127, 0, 0, 1], 0).into()).await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = Limits { connections_per_address: 1, ..Limits::default() };
        let mut door = Door::new(listener, Arc::default(), limits, Proxies::default());
        let _first = TcpStream::connect(address).await.unwrap();
        let (visit, _) = door.accept().await;
        let second = TcpStream::connect(address).await.unwrap();
        let accepted = tokio::time::timeout(Duration::from_millis(200), door.accept()).await;
        assert!(accepted.is_err(), "the second is not let in");
        assert_eq!(
            second.readable().await.map(|()| second.try_read(&mut [0]).unwrap_or(0)).unwrap(),
            0
        );
        drop(visit);
        let _third = TcpStream::connect(address).await.unwrap();
        door.accept().await;
    }
}
