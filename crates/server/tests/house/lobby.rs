//! Before a game: who is there, where others find the server, and a move that is only tried.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::people::{House, Table, screen, start};

#[tokio::test]
async fn a_seat_is_present_while_its_device_is_connected() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let present = || async { house.ask(Method::GET, &table.path("/present"), None, None).await.1 };
    assert_eq!(present().await, json!([]));
    let mut white = house.join(&table, "white", None).await;
    white.hear_a("state").await;
    assert_eq!(present().await, json!(["white"]));
    let mut arbiter = house.join(&table, "arbiter", None).await;
    arbiter.hear_a("state").await;
    assert_eq!(present().await, json!(["white", "arbiter"]));
    house.close().await;
}

#[tokio::test]
async fn a_beat_says_who_came_and_who_left_and_how_many_look_on() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let mut white = house.join(&table, "white", None).await;
    let mut told = async || loop {
        let beat = white.hear_a("beat").await;
        if !beat["present"].is_null() {
            return beat["present"].clone();
        }
    };
    assert_eq!(told().await, json!({"seats": ["white"], "watching": 0}));
    let black = house.join(&table, "black", None).await;
    let guest = house.join(&table, "spectator", None).await;
    assert_eq!(told().await, json!({"seats": ["white", "black"], "watching": 1}));
    drop((black, guest));
    assert_eq!(told().await, json!({"seats": ["white"], "watching": 0}));
    house.close().await;
}

#[tokio::test]
async fn settings_are_changed_before_a_game_and_every_secret_opens_the_new_table() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let settings = json!({"regulations": {"book": "fide-2018", "control": "900+10"},
                          "names": {"white": "Niemi", "black": "Virtanen"}});
    let change = async |role: &str, settings: &Value| {
        house.ask(Method::POST, &table.path("/settings"), table.token(role), Some(settings)).await
    };
    for role in ["white", "spectator"] {
        assert!(change(role, &settings).await.0.is_client_error(), "{role}");
    }
    let unlawful = json!({"regulations": {"book": "home", "rated": true}});
    assert_eq!(change("arbiter", &unlawful).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let mut white = house.join(&table, "white", None).await;
    white.hear_a("state").await;
    let (status, moved) = change("arbiter", &settings).await;
    assert_eq!(status, StatusCode::OK, "{moved}");
    let told = white.hear_a("notice").await;
    assert_eq!(told["notice"]["note"], json!({"note": "moved", "table": moved["table"]}));
    // Nothing more happens here, and the answer says where it does.
    let (_, state) = house.get(&table, "black", "").await;
    assert_eq!(state["moved"], moved["table"]);
    let (status, problem) = house.act(&table, "arbiter", start()).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("urn:tuomari:moved")));
    assert_eq!(change("arbiter", &settings).await.0, StatusCode::CONFLICT);
    let id = moved["table"].as_str().unwrap().to_owned();
    let next = Table { id, tokens: table.tokens.clone() };
    let (_, state) = house.get(&next, "white", "").await;
    assert_eq!((&state["role"], &state["names"]["white"]), (&json!("white"), &json!("Niemi")));
    assert_eq!(state["regulations"]["control"], "900+10");
    house.done(&next, "arbiter", start()).await;
    let path = next.path("/settings");
    let late = house.ask(Method::POST, &path, next.token("arbiter"), Some(&settings)).await;
    assert_eq!(late.0, StatusCode::CONFLICT, "the game has begun");
    house.close().await;
}

#[tokio::test]
async fn a_move_is_tried_without_a_table_and_ruled_on_in_words() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let position = "rn1qkb1r/p1p2ppp/bp2pn2/3p4/3PP3/5NP1/PPP2PBP/RNBQK2R w KQkq - 0 6";
    let attempt = async |m: &str| {
        let body = json!({"book": "fide-2023", "position": position, "move": m});
        house.ask(Method::POST, "/api/v1/trials?lang=en", None, Some(&body)).await
    };
    let (status, answer) = attempt("e1g1").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        answer["refused"]["text"],
        "the king cannot castle across f1, which the bishop on a6 attacks"
    );
    assert_eq!(answer["refused"]["cited"][0]["number"], "3.8.2.2.1");
    assert!(answer["refused"]["gist"].as_str().unwrap().len() > 10);
    assert_eq!(answer["turn"], "white");
    let (_, answer) = attempt("e4d5").await;
    assert!(answer["refused"].is_null());
    assert_eq!(answer["turn"], "black");
    let (status, _) = attempt("z9z9").await;
    assert!(status.is_client_error());
    house.close().await;
}

#[tokio::test]
async fn a_server_that_listens_to_this_machine_alone_says_so() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let (_, host) = house.ask(Method::GET, "/api/v1/host", None, None).await;
    assert_eq!(host, json!({"addresses": [], "is_open": false}));
    house.close().await;
}
