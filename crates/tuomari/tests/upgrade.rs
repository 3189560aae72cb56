//! A server on the record of an earlier version, and on that of a later one.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use rusqlite::Connection;

fn serve(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--engine", "none", "--database"])
        .arg(file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What a server that starts has logged until then.
fn logged(file: &Path) -> String {
    let mut server = serve(file).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    let mut log = String::new();
    server.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    server.wait().unwrap();
    assert!(line.starts_with("listening on "), "{line}{log}");
    log
}

#[test]
fn a_server_says_what_it_migrated_once_and_refuses_a_newer_record_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.sqlite");
    let sql = |text: &str| Connection::open(&file).unwrap().execute_batch(text).unwrap();
    // Nobody pulls the plug here.
    sql(concat!(
        "PRAGMA synchronous = OFF;",
        include_str!("../../server/tests/house/records/form-1.sql")
    ));
    let count = |sql: &str| -> i64 {
        Connection::open(&file).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
    };
    let (tables, lines) = (count("SELECT count(*) FROM head"), count("SELECT count(*) FROM entry"));

    let log = logged(&file);
    let told = format!("the record of {tables} tables with {lines} lines was brought from form 1");
    assert!(log.contains(&told) && log.contains("hash of the one before"), "{log}");
    let log = logged(&file);
    assert!(!log.contains("was brought"), "once is enough: {log}");

    sql("PRAGMA user_version = 99; UPDATE form SET program = '9.9.0'");
    let Output { status, stderr, .. } = serve(&file).output().unwrap();
    let why = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{why}");
    assert!(why.contains("written by Tuomari 9.9.0, in form 99"), "{why}");
    assert!(why.contains(concat!("this is Tuomari ", env!("CARGO_PKG_VERSION"))), "{why}");
}
