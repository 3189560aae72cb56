//! What the server logs: lines that programs can read, who did what, and never a secret.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use reqwest::Client;
use serde_json::{Value, json};

/// Starts a server on a file; its first line is its address.
fn serve(file: &Path, flags: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(file)
        .args(flags)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().strip_prefix("listening on ").unwrap().to_owned())
}

/// Stops it and gives what it has logged.
fn stop(mut child: Child) -> String {
    let sent = Command::new("kill").args(["-s", "TERM", &child.id().to_string()]).status();
    assert!(sent.unwrap().success());
    let mut text = String::new();
    child.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    assert!(child.wait().unwrap().success());
    text
}

/// Everything that a server with these flags has logged of a short game, and the secrets in it.
async fn logged(flags: &[&str]) -> (String, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    // One that was up before: the other says since when nobody could act.
    stop(serve(&file, &[]).0);
    let (child, address) = serve(&file, flags);
    let url = format!("{address}/api/v1/tables");
    let http = Client::new();
    let wish = json!({"regulations": {"book": "fide-2023", "control": "7200"}});
    let made: Value = http.post(&url).json(&wish).send().await.unwrap().json().await.unwrap();
    let id = made["table"].as_str().unwrap();
    let token = |role: &str| made["seats"][role]["token"].as_str().unwrap().to_owned();
    let mut secrets: Vec<String> = ["white", "black", "arbiter"].map(token).into();
    let acts = [
        ("arbiter", json!({"act": "decide", "decision": "start"})),
        ("white", json!({"act": "move", "move": "e2e4"})),
        ("black", json!({"act": "move", "move": "e2e4"})),
    ];
    for (role, act) in acts {
        let request = http.post(format!("{url}/{id}/acts")).bearer_auth(token(role));
        request.json(&json!({ "act": act })).send().await.unwrap();
    }
    let request = http.put(format!("{url}/{id}/seats/black")).bearer_auth(token("arbiter"));
    let issued: Value = request.send().await.unwrap().json().await.unwrap();
    secrets.push(issued["token"].as_str().unwrap().to_owned());
    (stop(child), secrets)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_audit_trail_says_who_did_what_and_holds_no_secret() {
    let (text, secrets) = logged(&["--log-format", "json", "--log", "error"]).await;
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let audit: Vec<[&str; 4]> = lines
        .iter()
        .filter(|line| line["target"] == "audit")
        .map(|line| {
            ["message", "seat", "act", "outcome"].map(|name| line[name].as_str().unwrap_or(""))
        })
        .collect();
    let expected = [
        ["opened", "", "", ""],
        ["act", "arbiter", "decide", "written"],
        ["act", "white", "move", "written"],
        ["act", "black", "move", "refused"],
        ["seat issued", "", "", ""],
    ];
    assert_eq!(audit, expected, "{text}");
    assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_goes_to_a_file_has_no_colours_and_no_secret() {
    let (text, secrets) = logged(&["--log", "trace"]).await;
    assert!(!text.is_empty() && !text.contains('\u{1b}'), "{text}");
    assert!(!text.contains(" audit:"), "{text}");
    assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
}
