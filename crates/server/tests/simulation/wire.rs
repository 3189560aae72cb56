//! A person's end of a line to a server.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use futures_util::FutureExt;
use tokio::io::{AsyncRead, AsyncWrite, DuplexStream, ReadBuf};
use tokio::sync::oneshot;

/// A line that ends when its server is killed. The world cuts the lines of a server in the order in
/// which they were made: a runtime that is dropped lets go of its tasks in an order that depends on
/// what else the process has done, and a run would not be the same again.
#[derive(Debug)]
pub(crate) struct Wire {
    stream: DuplexStream,
    cut: oneshot::Receiver<()>,
    is_cut: bool,
}

impl Wire {
    pub(crate) fn new(stream: DuplexStream) -> (Self, oneshot::Sender<()>) {
        let (cut, is_cut) = oneshot::channel();
        (Self { stream, cut: is_cut, is_cut: false }, cut)
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.is_cut = self.is_cut || self.cut.poll_unpin(context).is_ready();
        // What was on its way arrives.
        match Pin::new(&mut self.stream).poll_read(context, buffer) {
            Poll::Pending if self.is_cut => Poll::Ready(Ok(())),
            read => read,
        }
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.is_cut {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
