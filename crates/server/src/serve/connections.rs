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
use tokio::sync::{mpsc, watch};
use tower_service::Service;

use super::door::{Door, Peer};

/// Serves until `stopping` turns true, and then lets those who are being served finish. A
/// connection on which the head of a request does not come in time is closed.
pub(super) async fn serve(
    mut door: Door<impl Listener<Addr = SocketAddr>>,
    router: Router,
    slow_request: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(slow_request);
    let (present, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let (visit, address) = tokio::select! {
            biased;
            visitor = door.accept() => visitor,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(Peer(address)));
            router.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(visit), service).with_upgrades();
        let (present, mut stopping) = (present.clone(), stopping.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            tokio::select! {
                // How a connection ends is its own affair.
                _ = connection.as_mut() => return,
                _ = stopping.wait_for(|stopping| *stopping) => {}
            }
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
            drop(present);
        });
    }
    drop(present);
    all_gone.recv().await;
}
