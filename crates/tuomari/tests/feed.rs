//! An electronic board as a seat: the lines of a driver become acts at a server's table.

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

/// White plays 1. e4 and presses; Black's king jumps to e6, and Black presses.
const LINES: &str = "\
0 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
1000 rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR
1600 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
2000 press white
3000 rnbq1bnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
4000 rnbq1bnr/pppppppp/4k3/8/4P3/8/PPPP1PPP/RNBQKBNR
4500 press black
";

#[tokio::test]
async fn what_hands_do_over_a_board_reaches_the_arbiter_of_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(&folder.path().join("club.sqlite"));
    let base = &server.1;
    let http = reqwest::Client::new();
    let body = json!({
        "regulations": {"book": "fide-2023", "mode": "otb", "control": "5400"},
        "seats": ["table", "arbiter"],
    });
    let made = http.post(format!("{base}/api/v1/tables")).json(&body).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    let table = made["table"].as_str().unwrap();
    let token = |seat: &str| made["seats"][seat]["token"].as_str().unwrap().to_owned();
    let acts = format!("{base}/api/v1/tables/{table}/acts");
    let start = json!({"act": {"act": "decide", "decision": "start"}});
    let answer = http.post(&acts).bearer_auth(token("arbiter")).json(&start).send().await.unwrap();
    assert!(answer.status().is_success(), "{answer:?}");

    let lines = folder.path().join("board.txt");
    std::fs::write(&lines, LINES).unwrap();
    let link = format!("{base}/t/{table}#{}", token("table"));
    let output =
        Command::new(TUOMARI).arg("feed").arg(&lines).args(["--table", &link]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");

    let record = http
        .get(format!("{base}/api/v1/tables/{table}/record"))
        .bearer_auth(token("arbiter"))
        .send()
        .await
        .unwrap();
    let record = record.text().await.unwrap();
    for wanted in ["\"touch\"", "\"release\"", "\"press\"", "move_made", "illegal"] {
        assert!(record.contains(wanted), "{wanted} is missing in {record}");
    }
}

#[test]
fn the_example_driver_speaks_the_lines_of_the_format() {
    let folder = tempfile::tempdir().unwrap();
    let driver =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/drivers/arduino-ble-chess.mjs");
    let heard = folder.path().join("heard.txt");
    std::fs::write(&heard, "0 begin rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n1000 move e2e4\n9000 move e7e5\n").unwrap();
    let output = Command::new("node")
        .arg(driver)
        .stdin(std::fs::File::open(&heard).unwrap())
        .output()
        .unwrap();
    let lines = folder.path().join("board.txt");
    std::fs::write(&lines, &output.stdout).unwrap();
    let output = Command::new(TUOMARI)
        .args(["feed", "--dry-run", "--no-lever"])
        .arg(&lines)
        .output()
        .unwrap();
    let acts = String::from_utf8(output.stdout).unwrap();
    let names: Vec<Value> = acts.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<String> = names
        .iter()
        .map(|deed| format!("{} {}", deed["as"], deed["act"]["act"]).replace('"', ""))
        .collect();
    assert_eq!(
        names,
        [
            "white touch",
            "white release",
            "white press",
            "black touch",
            "black release",
            "black press"
        ]
    );
}
