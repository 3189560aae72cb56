//! A database that accepts only encrypted connections.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

#[path = "../../server/tests/parts/mod.rs"]
mod parts;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use parts::Postgres;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

/// A certificate authority for the tests, and its certificate for the local database.
struct Papers {
    authority: String,
    certificate: String,
    key: String,
}

fn papers() -> Papers {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let authority = params.self_signed(&key).unwrap().pem();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let here = CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap();
    let certificate = here.signed_by(&key, &issuer).unwrap().pem();
    Papers { authority, certificate, key: key.serialize_pem() }
}

fn serve(database: &str, trusted: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database", database])
        .env("SSL_CERT_FILE", trusted)
        .env_remove("SSL_CERT_DIR")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The error of a server that does not start.
fn refused(database: &str, trusted: &Path) -> String {
    let output = serve(database, trusted).output().unwrap();
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn an_encrypted_database_is_used_if_its_certificate_is_trusted_and_only_then() {
    let Some(mut postgres) = Postgres::start() else { return };
    let (ours, strangers) = (papers(), papers());
    postgres.encrypt(&ours.certificate, &ours.key);
    let folder = tempfile::tempdir().unwrap();
    let [trusted, strange] = ["trusted.pem", "strange.pem"].map(|name| folder.path().join(name));
    std::fs::write(&trusted, ours.authority).unwrap();
    std::fs::write(&strange, strangers.authority).unwrap();
    let encrypted = format!("{}?sslmode=require", postgres.address());

    let mut server = serve(&encrypted, &trusted).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.starts_with("listening on "), "{line}");

    let why = refused(&encrypted, &strange);
    assert!(why.contains("certificate"), "{why}");
    let why = refused(&postgres.address(), &trusted);
    assert!(why.contains("no encryption"), "{why}");
}
