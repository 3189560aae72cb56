//! The arbiter's desk and the scoresheets: who decides, what is possible now, who reads what.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::people::{House, start};

fn by_hand() -> Value {
    json!({"book": "fide-2018", "mode": "otb", "control": "40/5400:1800", "observer": "human",
           "judgement": "arbiter", "sheets": "digital"})
}

fn resume() -> Value {
    json!({"act": "decide", "decision": "resume"})
}

fn stop() -> Value {
    json!({"act": "stop_clock", "reason": "arbiter"})
}

fn write(text: &str) -> Value {
    json!({"act": "write", "text": text})
}

/// A move by hand, with its press.
async fn play(house: &House, table: &crate::people::Table, role: &str, from: &str, to: &str) {
    house.done(table, role, json!({"act": "touch", "square": from})).await;
    house.done(table, role, json!({"act": "release", "from": from, "to": to})).await;
    house.done(table, role, json!({"act": "press"})).await;
}

#[tokio::test]
async fn at_a_table_with_an_arbiter_no_other_seat_starts_resumes_or_answers() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(by_hand()).await;
    let answer = json!({"act": "decide", "decision": "judge_stop", "valid": true});
    for seat in ["white", "black", "white-assistant"] {
        let (status, _) = house.act(&table, seat, start()).await;
        assert_eq!(status, StatusCode::CONFLICT, "{seat} starts");
    }
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", stop()).await;
    for seat in ["white", "black", "white-assistant"] {
        for act in [resume(), answer.clone()] {
            let (status, _) = house.act(&table, seat, act.clone()).await;
            assert_eq!(status, StatusCode::CONFLICT, "{seat}: {act}");
        }
    }
    house.done(&table, "arbiter", answer).await;
    house.done(&table, "arbiter", resume()).await;
    house.close().await;
}

#[tokio::test]
async fn without_an_arbiter_the_players_start_and_go_on_by_themselves() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let regulations = json!({"book": "fide-2018", "mode": "otb", "control": "5400"});
    let table = house.table(regulations).await;
    house.done(&table, "black", start()).await;
    house.done(&table, "white", stop()).await;
    house.done(&table, "black", resume()).await;
    let penalty = json!({"act": "decide", "decision": "penalise", "of": "black",
                         "penalties": ["warning"], "reason": "noise"});
    let (status, _) = house.act(&table, "white", penalty).await;
    assert_eq!(status, StatusCode::CONFLICT, "a player punishes nobody");
    house.close().await;
}

#[tokio::test]
async fn the_docket_says_what_is_possible_and_why_not_to_the_arbiter_alone() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(by_hand()).await;
    for seat in ["white", "table"] {
        let (status, _) = house.get(&table, seat, "/docket").await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{seat}");
    }
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "black", stop()).await;
    let (_, docket) = house.get(&table, "arbiter", "/docket?lang=fi").await;
    let choices = docket["choices"].as_array().unwrap();
    let choice = |word: &str| choices.iter().find(|one| one["decision"] == word).unwrap();
    assert_eq!(choices.len(), laws::Kind::ALL.len());
    assert_eq!(choice("resume")["possible"], true);
    assert_eq!(choice("call_flag")["possible"], false);
    assert_eq!(choice("call_flag")["why"]["cited"][0]["number"], "6.8");
    let answers = docket["answers"][0].as_array().unwrap();
    let valid = answers.iter().find(|one| one["said"]["valid"] == true).unwrap();
    let said = json!({"act": "decide", "decision": "judge_stop", "valid": true});
    assert!(valid["follows"][0]["text"].is_string(), "{valid}");
    house.done(&table, "arbiter", said).await;
    let (_, docket) = house.get(&table, "arbiter", "/docket").await;
    assert_eq!(docket["answers"], json!([]));
    house.close().await;
}

#[tokio::test]
async fn a_sheet_keeps_what_was_crossed_out_and_only_the_arbiter_reads_it_beside_the_record() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(by_hand()).await;
    house.done(&table, "arbiter", start()).await;
    play(&house, &table, "white", "e2", "e4").await;
    play(&house, &table, "black", "g8", "f6").await;
    house.done(&table, "white", write("e4 1:29:50")).await;
    house.done(&table, "white", write("Nf5")).await;
    house.done(&table, "white", json!({"act": "write", "text": "Rf6", "place": 1})).await;
    house.done(&table, "black", write("??")).await;
    let (_, own) = house.get(&table, "white", "/scoresheets?lang=en").await;
    let sheets = own["sheets"].as_array().unwrap();
    assert_eq!(sheets.len(), 1, "the opponent's sheet is the opponent's (8.2)");
    assert_eq!(own["record"], Value::Null);
    let lines = &sheets[0]["lines"];
    assert_eq!(lines[0]["clock"], 5_390_000);
    assert_eq!((&lines[1]["text"], &lines[1]["struck"]), (&json!("Rf6"), &json!(["Nf5"])));
    assert!(lines[1].get("reads").is_none(), "nothing says whether it is right");
    assert_eq!(sheets[0]["recording"], "until_short");
    let (_, both) = house.get(&table, "arbiter", "/scoresheets").await;
    let reads = |sheet: usize, line: usize| both["sheets"][sheet]["lines"][line]["reads"].clone();
    assert_eq!(reads(0, 1), "agrees", "a Finnish knight is a knight");
    assert_eq!((reads(1, 0), reads(1, 1)), (json!("unreadable"), json!("blank")));
    assert_eq!(both["record"].as_array().unwrap().len(), 2);
    house.close().await;
}
