//! Before a game: who is there, where others find the server, and a move that is only tried.

use reqwest::{Method, StatusCode};
use serde_json::json;
use tempfile::tempdir;

use crate::people::{House, screen};

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
