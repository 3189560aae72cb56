//! Talking HTTP with those whom the door lets in.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tower_service::Service;

use super::door::{Door, Peer};
use super::tls::{self, Greeted, Tls};

/// Serves until `stopping` turns true, and then lets those who are being served finish. A
/// connection on which the head of a request, or a handshake, does not come in time is closed.
pub(super) async fn serve(
    mut door: Door<impl Listener<Addr = SocketAddr>>,
    tls: Option<Tls>,
    router: Router,
    slow_request: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(slow_request);
    let (present, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let (visit, peer) = tokio::select! {
            biased;
            visitor = door.accept() => visitor,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        let (tls, router) = (tls.clone(), router.clone());
        let talk = Talk { http: http.clone(), peer, stopping: stopping.clone() };
        let present = present.clone();
        tokio::spawn(async move {
            let Some(tls) = tls else { return talk.with(visit, router, present).await };
            match timeout(slow_request, tls.greet(visit)).await {
                Ok(Ok(Greeted::Encrypted(stream))) => talk.with(stream, router, present).await,
                Ok(Ok(Greeted::Plain(stream))) => {
                    talk.with(stream, tls::elsewhere(), present).await;
                }
                // A client that fails the handshake is not served; why does not concern us.
                Ok(Err(_)) | Err(_) => {}
            }
        });
    }
    drop(present);
    all_gone.recv().await;
}

/// One connection.
struct Talk {
    http: http1::Builder,
    peer: SocketAddr,
    stopping: watch::Receiver<bool>,
}

impl Talk {
    async fn with<S>(mut self, stream: S, router: Router, present: mpsc::Sender<()>)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let peer = self.peer;
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(Peer(peer)));
            router.clone().call(request)
        });
        let connection = self.http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = pin!(connection);
        tokio::select! {
            // How a connection ends is its own affair.
            _ = connection.as_mut() => return,
            _ = self.stopping.wait_for(|stopping| *stopping) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
        drop(present);
    }
}
