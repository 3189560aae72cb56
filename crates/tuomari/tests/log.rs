//! What the server says and logs: where it is found, lines that programs can read, who did what, and never a
//! secret.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use reqwest::{Client, Method};
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

/// What a server that starts with these flags says before it serves.
fn said(flags: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["serve", "--engine", "none", "--database"])
        .arg(folder.path().join("j.sqlite"))
        .args(flags)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap) {
        let is_last = line.starts_with("storing everything in ");
        lines.push(line);
        if is_last {
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    lines
}

#[test]
fn the_organiser_is_told_what_people_at_other_devices_type() {
    let alone = said(&["--listen", "127.0.0.1:0"]);
    assert_eq!(alone.len(), 2, "{alone:?}");
    let proxied = said(&["--listen", "127.0.0.1:0", "--public-url", "https://chess.example"]);
    assert_eq!(proxied[1], "other devices find it at https://chess.example");
    let open = said(&["--listen", "0.0.0.0:0"]);
    let port = open[0].rsplit(':').next().unwrap();
    let typed = &open[1..open.len() - 1];
    // A machine without a network has no address to tell.
    assert!(
        typed.iter().all(|line| line.starts_with("other devices find it at http://")
            && line.ends_with(port)
            && !line.contains("0.0.0.0")),
        "{open:?}"
    );
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
    let delete = async |url: String, token: &str| {
        let deleted = http.delete(url).bearer_auth(token).send().await.unwrap();
        assert!(deleted.status().is_success(), "{}", deleted.text().await.unwrap());
    };
    delete(format!("{url}/{id}/names/white"), &token("arbiter")).await;
    let made: Value = http.post(&url).json(&wish).send().await.unwrap().json().await.unwrap();
    let arbiter = made["seats"]["arbiter"]["token"].as_str().unwrap();
    delete(format!("{url}/{}", made["table"].as_str().unwrap()), arbiter).await;
    secrets.push(arbiter.to_owned());
    secrets.extend(event(&address).await);
    (stop(child), secrets)
}

/// A short event, and the secrets in it.
async fn event(address: &str) -> Vec<String> {
    let http = Client::new();
    let toml = "name = \"Evening\"\n[rounds]\npairing = \"berger\"\n";
    let wish = json!({"chief": "Chief", "toml": toml});
    let url = format!("{address}/api/v1/events");
    let made: Value = http.post(&url).json(&wish).send().await.unwrap().json().await.unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{value}")).to_owned();
    let chief = text(&made["chief"]["token"]);
    let url = format!("{url}/{}", text(&made["event"]));
    let send = async |method: Method, rest: &str, body: Value| -> Value {
        let request = http.request(method, format!("{url}{rest}")).bearer_auth(&chief);
        request.json(&body).send().await.unwrap().json().await.unwrap()
    };
    let players = json!({"players": [{"name": "Laine"}, {"name": "Virtanen"}]});
    send(Method::POST, "/players", players).await;
    let appoint = json!({"act": {"act": "appoint", "name": "Second", "role": "arbiter"}});
    send(Method::POST, "/acts", appoint).await;
    let link = send(Method::PUT, "/arbiters/2/link", Value::Null).await;
    let codes = send(Method::POST, "/codes", json!({})).await;
    let code = text(&codes[0]["code"]);
    let seat = send(Method::POST, "/seat", json!({"code": code})).await;
    let places = send(Method::POST, "/places", json!({"boards": "1-2"})).await;
    let erased = http.delete(format!("{url}/players/2")).bearer_auth(&chief).send().await.unwrap();
    assert!(erased.status().is_success(), "{}", erased.text().await.unwrap());
    let mut secrets = vec![text(&link["token"]), text(&seat["token"]), code, chief.clone()];
    for place in places.as_array().unwrap() {
        secrets.push(text(&place["link"]).split('#').nth(1).unwrap().to_owned());
    }
    secrets
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_audit_trail_says_who_did_what_and_holds_no_secret() {
    let (text, secrets) = logged(&["--log-format", "json", "--log", "error"]).await;
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let audit: Vec<[&str; 4]> = lines
        .iter()
        .filter(|line| line["target"] == "audit" && line["event"].is_null())
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
        ["name erased", "", "", ""],
        ["opened", "", "", ""],
        ["deleted", "", "", ""],
    ];
    assert_eq!(audit, expected, "{text}");
    let of_event: Vec<[&str; 3]> = lines
        .iter()
        .filter(|line| line["target"] == "audit" && line["event"].is_string())
        .map(|line| ["message", "by", "act"].map(|name| line[name].as_str().unwrap_or("")))
        .collect();
    let chief = "arbiter 1";
    let expected = [
        ["event opened", "", ""],
        ["act", chief, "enter"],
        ["act", chief, "appoint"],
        ["link issued", chief, ""],
        ["act", chief, "give_code"],
        ["act", chief, "give_code"],
        ["link issued", "player 1", ""],
        // One for each place.
        ["link issued", chief, ""],
        ["link issued", chief, ""],
        ["link issued", chief, ""],
        ["link issued", chief, ""],
        ["person erased", chief, ""],
    ];
    assert_eq!(of_event, expected, "{text}");
    assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_goes_to_a_file_has_no_colours_and_no_secret() {
    let (text, secrets) = logged(&["--log", "trace"]).await;
    assert!(!text.is_empty() && !text.contains('\u{1b}'), "{text}");
    assert!(!text.contains(" audit:"), "{text}");
    assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
}
