//! Every role x every act x every read: what is refused, and what is never sent.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::people::{House, Table, mv, screen, start};

const ROLES: [&str; 7] =
    ["white", "black", "white-assistant", "black-assistant", "arbiter", "table", "spectator"];

/// Words that nobody but those who may must ever read.
const SECRET: &str = "Qh7xyzzy";

/// Every act and decision that has a text, with what belongs to it.
fn acts() -> Vec<Value> {
    let texts = include_str!("../../../laws/locales/en/acts.ftl");
    let words = |group: &'static str| {
        texts.lines().filter_map(move |line| {
            let (word, _) = line.strip_prefix(group)?.split_once([' ', '='])?;
            Some(word.replace('-', "_"))
        })
    };
    let acts = words("act-").map(|word| with_fields(json!({"act": word}), &word));
    let decisions = words("decision-")
        .map(|word| with_fields(json!({"act": "decide", "decision": word}), &word));
    acts.chain(decisions).collect()
}

fn with_fields(mut act: Value, word: &str) -> Value {
    let setting = json!({"time": 600_000, "moves": 0, "period": 0});
    let score = json!({"white": "half", "black": "half"});
    let fields = match word {
        "move" => json!({"move": "e2e4"}),
        "touch" | "take_off" => json!({"square": "e2"}),
        "release" => json!({"from": "e2", "to": "e4"}),
        "put" => json!({"square": "e4", "piece": "white queen"}),
        "name_piece" => json!({"promoted": "queen"}),
        "announce_castling" => json!({"rook": "h1"}),
        "stop_clock" => json!({"reason": "arbiter"}),
        "claim_draw" => json!({"basis": "threefold"}),
        "offer_draw_if" => json!({"condition": "you stop talking"}),
        "doubt_resignation" => json!({"of": "white", "sign": "handshake"}),
        "judge_offer" => json!({"stands": true}),
        "judge_resignation" => json!({"resigned": true}),
        "announce_claim" => json!({"basis": "threefold", "intended": "g1f3"}),
        "complain" => json!({"of": "touch_move"}),
        "write" | "appeal" | "complain_to_committee" | "tip" => json!({"text": SECRET}),
        "sign" => json!({"score": score}),
        "leave" => json!({"area": "venue"}),
        "ask_permission" => json!({"to": "leave_venue"}),
        "ask_rule" => json!({"number": "9.2"}),
        "report" => json!({"what": "device"}),
        "answer_report" => json!({"what": "device", "admitted": false}),
        "postpone_start" => json!({"until": 9_999_999_999_999_u64}),
        "judge_stop" => json!({"valid": true}),
        "call_flag" | "rule_touch" | "declare_illegal" | "device_sound" | "device_found" => {
            json!({"of": "white"})
        }
        "classify_touch" => json!({"of": "white", "accidental": true}),
        "restore" | "piece_displaced" => json!({"ply": 0}),
        "set_clock" => json!({"of": "white", "setting": setting}),
        "set_control" => json!({"control": "300+3"}),
        "face_clock" => json!({"faces": "left"}),
        "replace_clock" => json!({"white": setting, "black": setting}),
        "extra_time" => json!({"white": 1000, "black": 1000}),
        "adjust_time" => json!({"of": "white", "less": 1000}),
        "annul" => json!({"reason": "wrong_setup"}),
        "judge_claim" => json!({"ruling": "upheld"}),
        "consent_to_draw" | "close_appeal" | "grant_increment" => json!({"granted": true}),
        "reconstruct" => json!({"moves": 3}),
        "penalise" => json!({"of": "white", "penalties": ["warning"], "reason": "noise"}),
        "declare_loss" => json!({"score": {"white": "none", "black": "whole"}, "reason": "noise"}),
        "set_result" => json!({"score": score, "reason": "agreed"}),
        "inspect" => json!({"of": "white", "agreed": true}),
        "approve_assistant" => json!({"of": "white", "duties": ["move"]}),
        "permit" => json!({"of": "white", "to": "leave_venue", "granted": true}),
        "excuse_lateness" => json!({"of": "white", "reason": "snow"}),
        "admit" => json!({"who": "a doctor", "granted": true}),
        "expel" => json!({"who": "a spectator"}),
        "reopen" => json!({"reason": "error"}),
        "dismiss" => json!({"question": 0}),
        _ => json!({}),
    };
    let (Value::Object(act), Value::Object(fields)) = (&mut act, fields) else { unreachable!() };
    act.extend(fields);
    Value::Object(act.clone())
}

fn otb() -> Value {
    json!({"book": "fide-2018", "control": "5400+30", "mode": "otb", "observer": "human",
           "judgement": "arbiter", "sheets": "digital"})
}

async fn send(house: &House, table: &Table, role: &str, act: &Value) -> (StatusCode, Value) {
    let mut body = json!({ "act": act });
    if role == "table" {
        body["as"] = json!("white");
    }
    house.ask(Method::POST, &table.path("/acts"), table.token(role), Some(&body)).await
}

async fn seq(house: &House, table: &Table) -> u64 {
    house.get(table, "arbiter", "").await.1["seq"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_role_does_what_it_may_and_nothing_else() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let acts = acts();
    assert!(acts.len() > 70, "{}", acts.len());
    let mut outcomes: std::collections::BTreeMap<(&str, u16), usize> = Default::default();
    for regulations in [screen(), otb()] {
        for act in &acts {
            let table = house.table(regulations.clone()).await;
            house.done(&table, "arbiter", start()).await;
            for role in ROLES {
                let before = seq(&house, &table).await;
                let (status, answer) = send(&house, &table, role, act).await;
                let what = format!("{role} {act}: {status} {answer}");
                *outcomes.entry((role, status.as_u16())).or_default() += 1;
                match status {
                    StatusCode::OK => assert_ne!(role, "spectator", "{what}"),
                    StatusCode::UNAUTHORIZED => assert_eq!(role, "spectator", "{what}"),
                    StatusCode::CONFLICT => {
                        assert!(answer["refusal"].is_string(), "{what}");
                        assert!(answer["articles"].is_array(), "{what}");
                    }
                    // An act that is newer than the fields above.
                    StatusCode::UNPROCESSABLE_ENTITY => {
                        assert_eq!(answer["type"], "urn:tuomari:unreadable", "{what}");
                    }
                    _ => panic!("{what}"),
                }
                if act["act"] == "decide" && role != "arbiter" {
                    assert!(!status.is_success(), "only the arbiter decides: {what}");
                }
                if !status.is_success() && answer["seq"].is_null() {
                    assert_eq!(seq(&house, &table).await, before, "refused, but written: {what}");
                }
            }
            never_sent(&house, &table, act).await;
        }
    }
    for role in ROLES.iter().filter(|role| **role != "spectator") {
        assert!(outcomes.contains_key(&(role, 200)), "{role} did nothing: {outcomes:?}");
    }
    house.close().await;
}

/// What each role is never sent, whatever was done at the table by everyone.
async fn never_sent(house: &House, table: &Table, act: &Value) {
    for role in ROLES.iter().filter(|role| **role != "arbiter") {
        let (_, state) = house.get(table, role, "").await;
        for hidden in ["questions", "seats"] {
            assert!(state[hidden].is_null(), "{role} sees {hidden}: {state}");
        }
        let (_, record) = house.get(table, role, "/record").await;
        for notice in record["notices"].as_array().unwrap() {
            for event in notice["events"].as_array().into_iter().flatten() {
                let audience = event["audience"].as_str().unwrap();
                let told = match audience {
                    "everyone" => true,
                    "white" => ["white", "white-assistant", "table"].contains(role),
                    "black" => ["black", "black-assistant", "table"].contains(role),
                    _ => false,
                };
                assert!(told, "{role} is told {event}");
            }
            let mine = match notice["seat"].as_str() {
                Some(seat) => {
                    seat == *role || (*role == "table" && ["white", "black"].contains(&seat))
                }
                None => false,
            };
            assert!(mine || notice["act"].is_null(), "{role} is told the act of {notice}");
        }
        // What was said to the arbiter alone, or written on another's sheet.
        let private = act["act"] == "tip";
        if private && *role == "spectator" {
            assert!(!record.to_string().contains(SECRET), "{role}: {record}");
        }
    }
}

#[tokio::test]
async fn what_one_player_writes_the_other_never_reads() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(otb()).await;
    house.done(&table, "arbiter", start()).await;
    for act in [
        json!({"act": "touch", "square": "e2"}),
        json!({"act": "release", "from": "e2", "to": "e4"}),
    ] {
        house.done(&table, "white", act).await;
    }
    house.done(&table, "white", json!({"act": "write", "text": "e4"})).await;
    let reads = ["", "/record", "/scoresheets/white", "/pgn"];
    for role in ROLES {
        for read in reads {
            let (status, answer) = house.get(&table, role, read).await;
            let may = match read {
                "/scoresheets/white" => {
                    ["white", "white-assistant", "arbiter", "table"].contains(&role)
                }
                "/pgn" => role == "arbiter",
                _ => true,
            };
            assert_eq!(status.is_success(), may, "{role} {read}: {answer}");
            if may && role != "arbiter" {
                // The program's own knowledge of moves is the arbiter's while the game goes on.
                assert!(answer["moves"].is_null() && answer["standing"]["fen"].is_null());
                assert!(!answer.to_string().contains("move_made"), "{role} {read}: {answer}");
            }
            if !["white", "white-assistant", "arbiter", "table"].contains(&role) {
                assert!(!answer.to_string().contains("\"written\""), "{role} {read}: {answer}");
            }
        }
    }
    let (_, state) = house.get(&table, "black", "").await;
    assert_eq!(state["standing"]["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    house.close().await;
}

#[tokio::test]
async fn on_a_screen_everyone_reads_the_moves_and_only_the_owner_the_sheet() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    for role in ROLES {
        let (_, state) = house.get(&table, role, "").await;
        assert_eq!(state["moves"][0]["san"], "e4", "{role}");
        assert!(house.get(&table, role, "/pgn").await.0.is_success());
        let (status, _) = house.get(&table, role, "/scoresheets/black").await;
        let may = ["black", "black-assistant", "arbiter", "table"].contains(&role);
        assert_eq!(status.is_success(), may, "{role}");
    }
    house.close().await;
}
