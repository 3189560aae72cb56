//! What a reader is told, in the reader's language and notation.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::people::{House, Socket, Table, mv, screen, start};

async fn join_in(house: &House, table: &Table, role: &str, lang: &str, since: Value) -> Socket {
    let mut socket = house.socket(table).await;
    let token = table.token(role);
    socket.say(json!({"do": "join", "token": token, "since": since, "lang": lang})).await;
    assert_eq!(socket.hear().await["say"], "joined");
    socket
}

/// The words of the facts of a frame.
fn words(frame: &Value) -> Vec<&Value> {
    let events = frame["notice"]["events"].as_array().unwrap();
    events.iter().map(|event| &event["words"]).collect()
}

#[tokio::test]
async fn everyone_is_told_in_the_own_language_and_without_one_in_none() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let mut finn = join_in(&house, &table, "white", "fi", Value::Null).await;
    let mut swede = join_in(&house, &table, "black", "sv", Value::Null).await;
    let mut program = house.join(&table, "table", None).await;
    for socket in [&mut finn, &mut swede, &mut program] {
        socket.hear_a("state").await;
    }
    house.done(&table, "white", mv("g1f3")).await;
    let told = finn.hear_a("notice").await;
    assert_eq!(words(&told)[0]["text"], "Valkea teki siirron Rf3");
    assert_eq!(words(&told)[0]["spoken"], "ratsu g1 f3");
    let cited = &words(&told)[0]["cited"][0];
    assert_eq!((&cited["book"], &cited["number"]), (&json!("fide-2018"), &cited["text"]));
    assert!(words(&swede.hear_a("notice").await)[0]["text"].as_str().unwrap().contains("Sf3"));
    assert!(words(&program.hear_a("notice").await)[0].is_null());

    // Another language is told from now on, and first how things stand.
    finn.say(json!({"do": "speak", "lang": "en"})).await;
    let state = finn.hear_a("state").await;
    assert_eq!(state["state"]["standing"]["last"]["spoken"], "knight g1 f3");
    house.done(&table, "black", mv("g8f6")).await;
    assert!(words(&finn.hear_a("notice").await)[0]["text"].as_str().unwrap().contains("Nf6"));

    // A client that comes back is told as if it had never gone: each move as in its position.
    let mut back = join_in(&house, &table, "white", "en", json!(2)).await;
    assert!(words(&back.hear_a("notice").await)[0]["text"].as_str().unwrap().contains("Nf3"));
    assert!(words(&back.hear_a("notice").await)[0]["text"].as_str().unwrap().contains("Nf6"));
    house.close().await;
}

#[tokio::test]
async fn a_refusal_says_why_in_the_readers_language_over_either_wire() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let mut white = join_in(&house, &table, "white", "fi", Value::Null).await;
    let illegal = json!({"do": "act", "key": "k", "act": mv("f1c4")});
    white.say(illegal).await;
    let refused = white.hear_a("refused").await;
    let text = refused["problem"]["words"]["text"].as_str().unwrap();
    assert!(text.contains("laiton") && text.contains("e2"), "{text}");

    let path = table.path("/acts?lang=sv");
    let body = json!({"act": mv("f1c4")});
    let (status, problem) = house.ask(Method::POST, &path, table.token("white"), Some(&body)).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let words = &problem["words"];
    assert!(words["text"].as_str().unwrap().starts_with("Avvisat"), "{words}");
    assert_eq!(words["cited"][0]["number"], problem["article"]);
    let (status, _) = house.get(&table, "white", "?lang=xx").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    house.close().await;
}

#[tokio::test]
async fn a_touch_says_what_is_owed_and_a_claim_what_was_found() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let by_hand = json!({"book": "fide-2018", "mode": "otb", "observer": "program",
                         "supervision": "full", "control": "5400+30"});
    let table = house.table(by_hand).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", json!({"act": "touch", "square": "b1"})).await;
    let (_, state) = house.get(&table, "arbiter", "?lang=en").await;
    let owed = &state["standing"]["owed"];
    assert_eq!(owed["words"]["text"], "White must play one of Na3, Nc3");
    assert_eq!(owed["words"]["cited"][0]["text"], "4.3.1");
    assert_eq!(owed["moves"], json!(["b1a3", "b1c3"]));

    let other = house.table(screen()).await;
    house.done(&other, "arbiter", start()).await;
    let claim = json!({"act": "claim_draw", "basis": "threefold", "intended": "g1f3"});
    let path = other.path("/acts?lang=fi");
    let body = json!({ "act": claim });
    let (status, done) = house.ask(Method::POST, &path, other.token("white"), Some(&body)).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let told: Vec<&str> = done["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|event| event["words"]["text"].as_str())
        .collect();
    assert!(told.iter().any(|text| text.contains("Rf3")), "{told:?}");
    let (_, replay) = house.get(&other, "arbiter", "/replay?lang=fi").await;
    let steps = replay["steps"].as_array().unwrap();
    let last = steps.last().unwrap()["events"].as_array().unwrap();
    assert!(last.iter().all(|event| event["words"]["text"].is_string()), "{last:?}");
    house.close().await;
}

#[tokio::test]
async fn what_is_announced_does_not_tell_whether_it_is_legal() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let blind = json!({"book": "fide-2018", "mode": "otb", "observer": "human",
                       "supervision": "full", "control": "5400+30", "blind": ["black"]});
    let table = house.table(blind).await;
    house.done(&table, "arbiter", start()).await;
    let mut black = join_in(&house, &table, "black", "en", Value::Null).await;
    black.hear_a("state").await;
    let said = json!({"act": "announce", "text": "Springer Gustav eins Felix drei"});
    house.done(&table, "white", said).await;
    let told = black.hear_a("notice").await;
    let heard = words(&told);
    assert_eq!(heard[0]["text"], "White announced Ng1–f3", "{told}");
    assert_eq!(heard[0]["spoken"], "Springer Gustav eins Felix drei");
    house.close().await;
}
