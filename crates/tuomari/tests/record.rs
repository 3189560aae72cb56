//! The record on the command line: whether it was changed, codes, and what is deleted.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

const TUOMARI: &str = env!("CARGO_BIN_EXE_tuomari");

/// A server that ends with the test.
struct Process(Child, String);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(database: &Path) -> Process {
    let mut child = Command::new(TUOMARI)
        .args(["serve", "--log", "error", "--listen", "127.0.0.1:0", "--database"])
        .arg(database)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on ").unwrap().to_owned();
    Process(child, address)
}

/// Plays the shortest mate; the state at the end.
async fn finished(base: &str) -> Value {
    finished_at(base, "").await
}

/// The same at an event.
async fn finished_at(base: &str, event: &str) -> Value {
    let http = reqwest::Client::new();
    let body = json!({"regulations": {"book": "fide-2023", "control": "300+3"},
                      "names": {"white": "Laine", "black": "Virtanen", "event": event}});
    let made = http.post(format!("{base}/api/v1/tables")).json(&body).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    let table = format!("{base}/api/v1/tables/{}", made["table"].as_str().unwrap());
    let acts = [
        ("arbiter", json!({"act": "decide", "decision": "start"})),
        ("white", json!({"act": "move", "move": "f2f3"})),
        ("black", json!({"act": "move", "move": "e7e5"})),
        ("white", json!({"act": "move", "move": "g2g4"})),
        ("black", json!({"act": "move", "move": "d8h4"})),
    ];
    for (role, act) in acts {
        let token = made["seats"][role]["token"].as_str().unwrap();
        let request = http.post(format!("{table}/acts")).bearer_auth(token);
        let answer = request.json(&json!({ "act": act })).send().await.unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
    }
    http.get(&table).send().await.unwrap().json().await.unwrap()
}

/// What a command says and how it ends.
fn tuomari(arguments: &[&str], database: &Path) -> (i32, String) {
    let output =
        Command::new(TUOMARI).args(arguments).arg("--database").arg(database).output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code().unwrap(), said)
}

#[tokio::test]
async fn a_record_is_checked_by_file_and_by_code_until_it_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.sqlite");
    let server = serve(&file);
    let state = finished(&server.1).await;
    let (table, code) = (state["table"].as_str().unwrap(), state["code"].as_str().unwrap());

    let (status, said) = tuomari(&["verify"], &file);
    assert!(status == 0 && said.contains("nothing was changed: 1 tables, 6 lines"), "{said}");
    let (status, said) = tuomari(&["verify", &code.to_lowercase().replace('-', " ")], &file);
    assert!(status == 0 && said.contains("is the one this code was printed from"), "{said}");
    let (status, said) = tuomari(&["verify", code, "--server", &server.1], &file);
    assert!(status == 0 && said.contains("signed with"), "{said}");
    drop(server);

    let mut wrong = code.to_owned();
    let other = if wrong.ends_with('7') { "8" } else { "7" };
    wrong.replace_range(wrong.len() - 1.., other);
    let (status, said) = tuomari(&["verify", &wrong], &file);
    assert!(status == 2 && said.contains("mistyped"), "{said}");

    // A reader who does not know the key of this server takes nobody's word for it.
    let name = folder.path().join("none.key").display().to_string();
    let (status, said) = tuomari(&["verify", "--signing-key", &name], &file);
    assert!(status == 0 && said.contains("no signing key is known here"), "{said}");
    let key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let (status, said) = tuomari(&["verify", "--signing-key", &name, "--key", key], &file);
    assert!(status == 1 && said.contains("signed with the unknown key"), "{said}");

    let copy = folder.path().join("copy.sqlite");
    let (status, said) = tuomari(&["backup", &copy.display().to_string()], &file);
    assert_eq!(status, 0, "{said}");
    let edit = "UPDATE entry SET line = replace(line, 'e7e5', 'e7e6') WHERE seq = 4";
    rusqlite::Connection::open(&copy).unwrap().execute(edit, []).unwrap();
    for arguments in [&["verify"][..], &["verify", code]] {
        let (status, said) = tuomari(arguments, &copy);
        assert!(status == 1 && said.contains(&format!("table {table}, line 4: ")), "{said}");
    }

    let (status, said) = tuomari(&["tables", "erase-name", table, "white", "--yes"], &file);
    assert_eq!(status, 0, "{said}");
    let (status, said) = tuomari(&["verify", code], &file);
    assert_eq!(status, 0, "a name is erased and the record is the same: {said}");
    let (_, said) = tuomari(&["tables", "delete", table], &file);
    assert!(said.contains("would delete"), "{said}");
    let (status, said) = tuomari(&["tables", "delete", table, "--yes"], &file);
    assert_eq!(status, 0, "{said}");
    let (status, said) = tuomari(&["verify", code], &file);
    assert!(status == 1 && said.contains("was deleted (organiser)"), "{said}");
}

#[tokio::test]
async fn the_tables_of_an_event_are_deleted_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.sqlite");
    let server = serve(&file);
    for event in ["Autumn", "Spring", "Autumn"] {
        finished_at(&server.1, event).await;
    }
    drop(server);
    let (status, said) = tuomari(&["tables", "delete-event", "Summer", "--yes"], &file);
    assert!(status == 2 && said.contains("no table of the event \"Summer\""), "{said}");
    let (_, said) = tuomari(&["tables", "delete-event", "Autumn"], &file);
    assert_eq!(said.matches("would delete").count(), 2, "{said}");
    let (status, said) = tuomari(&["tables", "delete-event", "Autumn", "--yes"], &file);
    assert!(status == 0 && said.matches("deleted table").count() == 2, "{said}");
    let (_, said) = tuomari(&["verify"], &file);
    assert!(said.contains("nothing was changed: 1 tables"), "{said}");
}
