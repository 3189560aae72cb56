//! A sealed move: nobody reads it before it is opened, and nothing else can be opened in its place.

use std::path::Path;

use clock::{Moment, Span};
use laws::seal::{ArbiterKey, Randomness, seal};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Hand;
use tempfile::tempdir;

use crate::people::{House, Table, mv, start};

/// When the houses here open.
const NOON: Moment = Moment::from_millis(43_200_000);

/// From the adjournment to the resumption.
const UNTIL_RESUMPTION: Span = Span::minutes(90);

/// A text that stands nowhere by chance.
const TEXT: &str = "41. Qh7xyzzy Nf3";

async fn called(house: &House) -> Table {
    let table = house
        .table(json!({"book": "fide-2018", "control": "7200", "default_time": 3_600_000}))
        .await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    house.done(&table, "arbiter", json!({"act": "decide", "decision": "call_seal"})).await;
    table
}

async fn key(house: &House, table: &Table) -> String {
    let path = table.path("/envelope/key");
    let (status, key) =
        house.ask(Method::PUT, &path, table.token("arbiter"), Some(&json!({}))).await;
    assert_eq!(status, StatusCode::CREATED, "{key}");
    key["secret"].as_str().unwrap().to_owned()
}

async fn put(house: &House, table: &Table, role: &str, body: &Value) -> (StatusCode, Value) {
    house.ask(Method::POST, &table.path("/envelope"), table.token(role), Some(body)).await
}

async fn open(house: &House, table: &Table, key: &str) -> (StatusCode, Value) {
    let (path, body) = (table.path("/envelope/open"), json!({"key": key}));
    house.ask(Method::POST, &path, table.token("arbiter"), Some(&body)).await
}

/// The clocks are stopped, and play goes on soon: White, who must answer, is there.
async fn adjourn(house: &House, table: &Table) {
    house.done(table, "black", json!({"act": "stop_clock", "reason": "sealed"})).await;
    let (_, state) = house.get(table, "arbiter", "").await;
    let at = state["standing"]["now"].as_u64().unwrap() + UNTIL_RESUMPTION.as_millis();
    let resumption = json!({"date": "2018-03-10", "time": "10:00", "place": "Helsinki", "at": at});
    let confirm = json!({"act": "decide", "decision": "confirm_envelope", "white": "Laine",
                         "black": "Virtanen", "resumption": resumption});
    house.done(table, "arbiter", confirm).await;
}

async fn come_back(house: &House, table: &Table, hand: &Hand) {
    hand.advance(UNTIL_RESUMPTION);
    house.done(table, "white", json!({"act": "arrive"})).await;
}

/// Whether a text stands in any file of the database.
fn is_written(folder: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).unwrap();
    files
        .map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

async fn is_told(house: &House, table: &Table, text: &str) -> bool {
    let mut told = String::new();
    for role in ["white", "black", "arbiter", "spectator", "table"] {
        for what in ["", "/record", "/replay", "/pgn", "/envelope"] {
            told += &house.get(table, role, what).await.1.to_string();
        }
    }
    told += &house.get(table, "black", "/scoresheets/black").await.1.to_string();
    told.contains(text)
}

#[tokio::test]
async fn the_sealed_text_is_written_and_told_nowhere_before_it_is_opened() {
    let folder = tempdir().unwrap();
    let (house, _hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let table = called(&house).await;
    let text = "e7e5";
    // A longer text that cannot be there by chance is sealed first; it may still be changed.
    let (status, problem) = put(&house, &table, "black", &json!({"text": TEXT})).await;
    assert_eq!(
        (status, &problem["type"]),
        (StatusCode::CONFLICT, &json!("urn:tuomari:no-seal-key"))
    );
    let secret = key(&house, &table).await;
    let (status, sealed) = put(&house, &table, "black", &json!({"text": TEXT})).await;
    assert_eq!(status, StatusCode::OK, "{sealed}");
    let commitment = sealed["commitment"].as_str().unwrap().to_owned();
    assert!(is_written(folder.path(), &commitment), "the commitment is in the record");
    assert!(!is_written(folder.path(), TEXT) && !is_told(&house, &table, TEXT).await);
    assert!(!is_written(folder.path(), &secret), "the key is stored nowhere");
    let (_, changed) = put(&house, &table, "black", &json!({"text": text})).await;
    let (_, held) = house.get(&table, "arbiter", "/envelope").await;
    assert_eq!(held["commitment"], changed["commitment"]);
    adjourn(&house, &table).await;
    let (_, held) = house.get(&table, "arbiter", "/envelope").await;
    assert_eq!(held["share"], Value::Null, "the share is kept until the envelope may be opened");
    assert_eq!(house.get(&table, "black", "/envelope").await.0, StatusCode::FORBIDDEN);
    let (status, problem) = open(&house, &table, &secret).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!((&problem["refusal"], &problem["article"]), (&json!("too_early"), &json!("I.9")));
    // Another server, or this one after a crash, has it from the record.
    house.close().await;
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    hand.advance(UNTIL_RESUMPTION);
    let (_, problem) = open(&house, &table, &secret).await;
    assert_eq!((&problem["refusal"], &problem["article"]), (&json!("too_early"), &json!("I.7")));
    house.done(&table, "white", json!({"act": "arrive"})).await;
    let (_, held) = house.get(&table, "arbiter", "/envelope").await;
    assert!(held["share"].is_string(), "{held}");
    let (status, opened) = open(&house, &table, &secret).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let told = opened["events"].as_array().unwrap();
    assert_eq!(told[0]["fact"], "envelope_opened");
    assert_eq!(told[0]["text"], text);
    let (_, state) = house.get(&table, "spectator", "").await;
    assert_eq!(state["moves"].as_array().unwrap().last().unwrap()["san"], "e5");
    house.close().await;
}

#[tokio::test]
async fn a_wrong_key_and_an_envelope_that_was_tampered_with_are_refused_with_the_article() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let table = called(&house).await;
    let arbiter = ArbiterKey::from_random([7; 32]);
    let public = serde_json::to_value(arbiter.public()).unwrap();
    let path = table.path("/envelope/key");
    let body = json!({ "public": public });
    let (status, own) = house.ask(Method::PUT, &path, table.token("arbiter"), Some(&body)).await;
    assert_eq!((status, &own["secret"]), (StatusCode::CREATED, &Value::Null));
    assert_eq!(house.get(&table, "black", "").await.1["seal_key"], public);
    let (status, _) = house.ask(Method::PUT, &path, table.token("black"), Some(&body)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // The player's device seals; somebody changes one digit of the cipher on the way.
    let fen =
        house.get(&table, "black", "").await.1["standing"]["fen"].as_str().unwrap().to_owned();
    let random = Randomness { blind: [1; 32], share: [2; 32], ephemeral: [3; 32] };
    let sealed = seal("e7e5", &fen.parse().unwrap(), &arbiter.public(), random).unwrap();
    let mut envelope = serde_json::to_value(&sealed.envelope).unwrap();
    let cipher = envelope["cipher"].as_str().unwrap().to_owned();
    let turned = if cipher.starts_with('0') { "1" } else { "0" };
    let share = serde_json::to_value(&sealed.share).unwrap();
    let body = |envelope: &Value| {
        let sealed = json!({"commitment": sealed.commitment, "envelope": envelope, "share": share});
        json!({ "sealed": sealed })
    };
    envelope["cipher"] = format!("{turned}{}", &cipher[1..]).into();
    let (status, answer) = put(&house, &table, "black", &body(&envelope)).await;
    assert_eq!(status, StatusCode::OK, "it shows nothing, so nobody can tell: {answer}");
    assert_eq!(put(&house, &table, "white", &body(&envelope)).await.0, StatusCode::CONFLICT);
    assert_eq!(
        put(&house, &table, "spectator", &body(&envelope)).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(put(&house, &table, "black", &json!({})).await.0, StatusCode::BAD_REQUEST);
    let long = json!({"text": "x".repeat(64)});
    assert_eq!(put(&house, &table, "black", &long).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    adjourn(&house, &table).await;
    come_back(&house, &table, &hand).await;
    let broken = (json!("seal_broken"), json!("I.3"));
    let secret = arbiter.reveal();
    for key in [&secret, &ArbiterKey::from_random([8; 32]).reveal()] {
        let (status, problem) = open(&house, &table, key).await;
        assert_eq!(status, StatusCode::CONFLICT, "{problem}");
        assert_eq!((problem["refusal"].clone(), problem["article"].clone()), broken);
    }
    assert_eq!(open(&house, &table, "no key").await.0, StatusCode::BAD_REQUEST);
    // Nor does the arbiter's word alone stand for what was sealed.
    let other = json!({"act": "decide", "decision": "open_envelope", "text": "d7d5"});
    assert_eq!(house.act(&table, "arbiter", other).await.1["refusal"], "seal_broken");
    // The sealer's own copy of text and random bytes proves it all the same (I.12.1).
    let proof = &sealed.proof;
    let own = json!({"act": "decide", "decision": "open_envelope", "text": "e7e5", "proof": proof});
    house.done(&table, "arbiter", own).await;
    house.close().await;
}

#[tokio::test]
async fn at_the_end_of_the_default_time_the_envelope_is_opened_without_the_one_who_must_answer() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let table =
        house.table(json!({"book": "fide-2018", "control": "7200", "default_time": 0})).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    house.done(&table, "arbiter", json!({"act": "decide", "decision": "call_seal"})).await;
    let secret = key(&house, &table).await;
    let (status, _) = put(&house, &table, "black", &json!({"text": "e7e5"})).await;
    assert_eq!(status, StatusCode::OK);
    adjourn(&house, &table).await;
    // A player who comes at that very moment is in time.
    hand.advance(UNTIL_RESUMPTION.saturating_add(Span::millis(1)));
    let (status, opened) = open(&house, &table, &secret).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let told = opened["events"].as_array().unwrap();
    let text = told.iter().find(|event| event["fact"] == "envelope_opened").unwrap();
    assert_eq!((&text["text"], &text["articles"][0]), (&json!("e7e5"), &json!("fide-2018 I.10")));
    house.close().await;
}

#[tokio::test]
async fn an_outage_over_a_resumption_costs_the_player_who_could_not_come_nothing() {
    let folder = tempdir().unwrap();
    let (house, hand) = House::open_at(&folder.path().join("j.sqlite"), NOON).await;
    let table = called(&house).await;
    key(&house, &table).await;
    put(&house, &table, "black", &json!({"text": "e7e5"})).await;
    adjourn(&house, &table).await;
    // The clock of White, who must answer, would start and run out, and the default time with it.
    hand.freeze(UNTIL_RESUMPTION.saturating_add(Span::minutes(180)));
    house.done(&table, "white", json!({"act": "arrive"})).await;
    let (_, state) = house.get(&table, "arbiter", "").await;
    assert_eq!(state["standing"]["phase"], "playing", "{state}");
    assert_eq!(state["standing"]["clock"]["white"]["time"], 7_200_000, "{state}");
    house.close().await;
}
