//! Electronic boards of an event: what a program beside them sends.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::hall::{Following, Hall};
use crate::people::House;

fn game(movetext: &str, result: &str) -> Value {
    let pgn = format!(
        "[White \"Player 03, P\"]\n[Black \"Player 14, P\"]\n[Board \"3\"]\n[Result \"{result}\"]\n\n{movetext} {result}\n"
    );
    json!({"source": "dgt.pgn", "pgn": pgn})
}

#[tokio::test]
async fn electronic_boards_are_on_the_console_and_their_results_wait_for_an_arbiter() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    let second = hall.second_arbiter().await;
    hall.pair().await;
    let opening = game("1. f3 e5", "*");
    let (status, refused) = hall.post(Some(&second), "/sources", opening.clone()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "no board has it yet: {refused}");
    let source = json!({"act": "set_kind", "round": 1, "board": 3, "kind": "source",
                        "source": "dgt.pgn", "name": "3"});
    hall.done(&second, source).await;
    let (status, _) = hall.post(None, "/sources", opening.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "strangers tell no moves");
    let player = hall.seat(3).await;
    let player = player["link"]["token"].as_str().or(player["token"].as_str());
    let (status, _) = hall.post(Some(player.unwrap()), "/sources", opening.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "nor do players");

    let path = hall.path("/stream?lang=fi");
    let mut console = Following::of(&house, &path, Some(&second)).await;
    console.hear(|news| news["console"]["whole"] == true).await;
    let (status, _) = hall.post(Some(&second), "/sources", opening).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let moved = |news: &Value| news["console"]["boards"][0]["tile"]["moves"] == 2;
    let changed = console.hear(moved).await;
    assert_eq!(changed["console"]["boards"][0]["number"], 3, "{changed}");

    // The board shows a mate before anybody writes the result: there is one result.
    for written in ["*", "0-1"] {
        let mate = game("1. f3 e5 2. g4 Qh4#", written);
        let (status, _) = hall.post(Some(&second), "/sources", mate).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let (_, state) = hall.get(Some(&hall.chief), "").await;
    let result = &state["boards"][2]["result"];
    assert_eq!(result["score"], "0–1", "{result}");
    assert_eq!(result["ground"], "checkmate", "{result}");
    assert_eq!(result["confirmed"], false, "an arbiter stands for it first");
    house.close().await;
}

#[tokio::test]
async fn an_illegal_move_on_an_electronic_board_is_told_before_anybody_answers_it() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    hall.pair().await;
    let source = json!({"act": "set_kind", "round": 1, "board": 3, "kind": "source",
                        "source": "dgt.pgn", "name": "3"});
    hall.done(&hall.chief, source).await;
    let mut console = Following::of(&house, &hall.path("/stream"), Some(&hall.chief)).await;
    console.hear(|news| news["console"]["whole"] == true).await;
    let (status, _) = hall.post(Some(&hall.chief), "/sources", game("1. e4 e5 2. Ke3", "*")).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let duty = |news: &Value| news["console"]["boards"][0]["duties"][0].clone();
    let told = console.hear(|news| duty(news)["reason"] == "illegal").await;
    assert_eq!(duty(&told)["text"], "Ke3", "{told}");
    house.close().await;
}
