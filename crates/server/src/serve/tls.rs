//! Encrypted connections without a proxy: a certificate and its key, read again when they change.

use std::fmt;
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rustls::ServerConfig;
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use super::begun::Begun;

/// The files, in PEM, by which a server shows who it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Papers {
    /// The certificate, and after it those that vouch for it.
    pub certificate: PathBuf,
    /// The private key of the certificate.
    pub key: PathBuf,
}

/// Why papers cannot be shown.
#[derive(Debug)]
pub enum BadPapers {
    /// A file cannot be read, or is not what it should be.
    Unread(PathBuf, pem::Error),
    /// There is no certificate in the file.
    NoCertificate(PathBuf),
    /// The two do not belong together, or are of a kind that nobody accepts.
    Unfit(Papers, rustls::Error),
}

impl fmt::Display for BadPapers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(path, error) => write!(f, "{}: {error}", path.display()),
            Self::NoCertificate(path) => write!(f, "{}: no certificate in PEM", path.display()),
            Self::Unfit(Papers { certificate, key }, error) => {
                write!(f, "{} with the key {}: {error}", certificate.display(), key.display())
            }
        }
    }
}

impl std::error::Error for BadPapers {}

impl Papers {
    fn read(&self, provider: &CryptoProvider) -> Result<CertifiedKey, BadPapers> {
        let unread = |path: &Path| {
            let path = path.to_owned();
            move |error| BadPapers::Unread(path, error)
        };
        let chain = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .map_err(unread(&self.certificate))?;
        if chain.is_empty() {
            return Err(BadPapers::NoCertificate(self.certificate.clone()));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(unread(&self.key))?;
        CertifiedKey::from_der(chain, key, provider)
            .map_err(|error| BadPapers::Unfit(self.clone(), error))
    }

    fn stamps(&self) -> [Option<Stamp>; 2] {
        [&self.certificate, &self.key].map(|path| std::fs::metadata(path).ok().map(Stamp::from))
    }
}

/// What tells a file that was written anew from the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
}

impl From<Metadata> for Stamp {
    fn from(file: Metadata) -> Self {
        Self { modified: file.modified().ok(), length: file.len() }
    }
}

/// The certificate and key in use: the newest that could be read. They are renewed as two files,
/// one after the other; a pair that does not match in between is not used.
#[derive(Debug)]
struct Shown {
    papers: Papers,
    provider: Arc<CryptoProvider>,
    held: Mutex<([Option<Stamp>; 2], Arc<CertifiedKey>)>,
}

impl ResolvesServerCert for Shown {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let stamps = self.papers.stamps();
        if stamps != held.0 {
            // Told once for each change, however many come in the meantime.
            held.0 = stamps;
            match self.papers.read(&self.provider) {
                Ok(read) => {
                    held.1 = Arc::new(read);
                    tracing::info!("the certificate was renewed");
                }
                Err(error) => tracing::error!(%error, "the certificate before is still shown"),
            }
        }
        Some(Arc::clone(&held.1))
    }
}

/// Accepts encrypted connections.
#[derive(Clone)]
pub(super) struct Tls(TlsAcceptor);

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tls").finish_non_exhaustive()
    }
}

/// How somebody came in.
pub(super) enum Greeted<S> {
    Encrypted(Box<TlsStream<Begun<S>>>),
    /// Without encryption: a browser in which only the host was typed.
    Plain(Begun<S>),
}

/// The first byte of a handshake.
const HANDSHAKE: u8 = 0x16;

impl Tls {
    pub(super) fn with(papers: &Papers) -> Result<Self, BadPapers> {
        let provider = Arc::new(ring::default_provider());
        let stamps = papers.stamps();
        let key = papers.read(&provider)?;
        let held = Mutex::new((stamps, Arc::new(key)));
        let shown = Shown { papers: papers.clone(), provider: Arc::clone(&provider), held };
        let unfit = |error| BadPapers::Unfit(papers.clone(), error);
        let config = ServerConfig::builder_with_provider(provider);
        let mut config = config
            .with_safe_default_protocol_versions()
            .map_err(unfit)?
            .with_no_client_auth()
            .with_cert_resolver(Arc::new(shown));
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }

    pub(super) async fn greet<S>(&self, mut stream: S) -> io::Result<Greeted<S>>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        let first = stream.read_u8().await?;
        let begun = Begun::with(first, stream);
        if first != HANDSHAKE {
            return Ok(Greeted::Plain(begun));
        }
        Ok(Greeted::Encrypted(Box::new(self.0.accept(begun).await?)))
    }
}

/// Redirects unencrypted requests to the same address over TLS. Not permanently: browsers would
/// remember that, and fail once the same address has no certificate any more.
pub(super) fn elsewhere() -> Router {
    Router::new().fallback(async |uri: Uri, headers: HeaderMap| -> Response {
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let there =
            host.and_then(|host| format!("https://{host}{path}").parse::<HeaderValue>().ok());
        match there {
            Some(there) => {
                (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, there)]).into_response()
            }
            None => (StatusCode::BAD_REQUEST, "this server speaks HTTPS").into_response(),
        }
    })
}
