//! A server that encrypts connections itself.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use rcgen::{CertificateParams, KeyPair};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_tungstenite::tungstenite::Message;

/// A certificate that vouches for itself.
struct Papers {
    certificate: CertificateDer<'static>,
    pem: String,
    key: String,
}

fn papers() -> Papers {
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap();
    let certificate = certificate.self_signed(&key).unwrap();
    Papers {
        pem: certificate.pem(),
        key: key.serialize_pem(),
        certificate: certificate.der().clone(),
    }
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--engine", "none"])
        .args(["--tls-cert", "club.pem", "--tls-key", "club.key", "--database", "games.sqlite"])
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A server that ends with the test.
struct Process(Child, SocketAddr);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(folder: &Path) -> Process {
    let mut child = command(folder).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on https://").unwrap().parse().unwrap();
    Process(child, address)
}

async fn connect(address: SocketAddr, trusted: &Papers) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.certificate.clone()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions().unwrap();
    let config = config.with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await?;
    let name = ServerName::try_from("127.0.0.1").unwrap();
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

async fn get(mut stream: impl AsyncRead + AsyncWrite + Unpin, path: &str) -> String {
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: chess.club:8960\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn connections_are_encrypted_and_a_renewed_certificate_is_shown_without_a_restart() {
    let (first, second) = (papers(), papers());
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("club.pem", &first.pem);
    write("club.key", &first.key);
    let server = serve(folder.path());
    let address = server.1;

    let answer = get(connect(address, &first).await.unwrap(), "/healthz").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let stream = connect(address, &first).await.unwrap();
    let url = format!("wss://{address}/api/v1/tables/000000000000/socket");
    let (_, answer) = tokio_tungstenite::client_async(&url, stream).await.unwrap();
    assert_eq!(answer.status().as_u16(), 101, "a WebSocket opens, whatever it is told then");

    // A browser in which only the host was typed comes without encryption. It must not remember the answer.
    let plain = TcpStream::connect(address).await.unwrap();
    let answer = get(plain, "/t/abc?x=1").await;
    assert!(answer.starts_with("HTTP/1.1 307"), "{answer}");
    assert!(answer.contains("location: https://chess.club:8960/t/abc?x=1\r\n"), "{answer}");

    // A key is written before its certificate: until both are there the old pair is shown.
    write("club.key", &second.key);
    connect(address, &first).await.unwrap();
    write("club.pem", &second.pem);
    connect(address, &second).await.unwrap();
    assert!(connect(address, &first).await.is_err(), "the old one is no longer shown");
}

#[tokio::test]
async fn a_seat_acts_over_an_encrypted_socket() {
    let club = papers();
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("club.pem"), &club.pem).unwrap();
    std::fs::write(folder.path().join("club.key"), &club.key).unwrap();
    let server = serve(folder.path());
    let mut stream = connect(server.1, &club).await.unwrap();
    let body = r#"{"regulations":{"book":"home"}}"#;
    let length = body.len();
    let request = format!(
        "POST /api/v1/tables HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let made = answer.split("\r\n\r\n").nth(1).unwrap();
    let made = &made[made.find('{').unwrap()..=made.rfind('}').unwrap()];
    let made: serde_json::Value = serde_json::from_str(made).unwrap();

    let table = made["table"].as_str().unwrap();
    let url = format!("wss://{}/api/v1/tables/{table}/socket", server.1);
    let stream = connect(server.1, &club).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(&url, stream).await.unwrap();
    socket.send(Message::text(r#"{"do":"join"}"#)).await.unwrap();
    let said = socket.next().await.unwrap().unwrap();
    assert!(said.to_text().unwrap().contains("joined"), "{said}");
}

#[test]
fn papers_that_cannot_be_shown_are_named_before_anything_is_served() {
    let (ours, strangers) = (papers(), papers());
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let refused = || {
        let output = command(folder.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let why = refused();
    assert!(why.contains("TLS: club.pem: "), "{why}");
    write("club.pem", "not a certificate");
    let why = refused();
    assert!(why.contains("club.pem: no certificate in PEM"), "{why}");
    write("club.pem", &ours.pem);
    write("club.key", &strangers.key);
    let why = refused();
    assert!(why.contains("club.pem with the key club.key: "), "{why}");
}
