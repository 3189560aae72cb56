//! What rulings rest on, and the rule books.

use reqwest::{Method, StatusCode};
use serde_json::json;
use tempfile::tempdir;

use crate::people::{House, mv, screen, start};

#[tokio::test]
async fn an_article_is_told_with_its_kin_and_its_cases_and_a_wrong_one_is_a_problem() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let get = async |path: &str| house.ask(Method::GET, path, None, None).await;
    let (status, article) = get("/api/v1/books/fide-2018/9.6.2?lang=fi").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(article["fate"], "ruled");
    let kin = article["counterparts"].as_array().unwrap();
    assert!(kin.iter().any(|there| there["book"] == "fide-2014" && there["number"] == "9.6.b"));
    let case = &article["cases"][0];
    assert!(case["text"].as_str().unwrap().contains("then"), "{case}");
    let (_, list) = get("/api/v1/books/fide-2018?beside=fide-2014").await;
    let row = list.as_array().unwrap().iter().find(|row| row["number"] == "9.6.2").unwrap();
    assert_eq!(row["there"][0]["number"], "9.6.b");
    let (status, problem) = get("/api/v1/books/home/9.6.2").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(problem["detail"].as_str().unwrap().contains("9.6.2"));
    house.close().await;
}

#[tokio::test]
async fn questions_come_with_their_key_and_the_same_seed_gives_the_same_ones() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let get = async |path: &str| house.ask(Method::GET, path, None, None).await;
    let wished = "/api/v1/books/fide-2023/quiz?chapter=7&count=3&seed=9&lang=sv";
    let (status, questions) = get(wished).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(questions.as_array().unwrap().len(), 3);
    assert_eq!(questions[0]["answers"].as_array().unwrap().len(), 4);
    assert!(questions[0]["key"]["right"].is_u64());
    assert_eq!(get(wished).await.1, questions);
    let (_, many) = get("/api/v1/books/home/quiz?count=4000").await;
    assert_eq!(many.as_array().unwrap().len(), 20);
    let (status, problem) = get("/api/v1/books/home/quiz?chapter=99").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(problem["detail"].as_str().unwrap().contains("99"));
    house.close().await;
}

#[tokio::test]
async fn a_game_is_looked_through_with_boards_and_clocks_before_and_after() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    let extra = json!({"act": "decide", "decision": "extra_time", "white": 0, "black": 60_000});
    house.done(&table, "arbiter", extra).await;
    let (_, replay) = house.get(&table, "white", "/replay").await;
    let steps = replay["steps"].as_array().unwrap();
    let last = steps.last().unwrap();
    assert_eq!(last["ply"], 1);
    assert_eq!(last["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    let time = |when: &str| last["times"]["black"][when].as_u64().unwrap();
    assert_eq!(time("after") - time("before"), 60_000);
    house.close().await;
}

#[tokio::test]
async fn evidence_is_the_arbiters_while_the_game_goes_on_and_everyones_after() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    for what in ["/chances", "/elsewhere/fide-2018"] {
        let (status, _) = house.get(&table, "white", what).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
        let (status, answer) = house.get(&table, "arbiter", what).await;
        assert_eq!(status, StatusCode::OK, "{what}: {answer}");
    }
    house.done(&table, "white", json!({"act": "resign"})).await;
    let (_, chances) = house.get(&table, "spectator", "/chances").await;
    assert_eq!(chances["white"]["answer"], "winnable");
    assert!(chances["white"]["line"][0]["board"].is_string(), "{chances}");
    let (_, there) = house.get(&table, "spectator", "/elsewhere/fide-2018").await;
    let last = there["rulings"].as_array().unwrap().last().unwrap().clone();
    let ended = last["events"].as_array().unwrap().iter().find(|e| e["fact"] == "game_ended");
    assert_eq!(ended.unwrap()["articles"][0], "fide-2018 5.1.2");
    house.close().await;
}

#[tokio::test]
async fn a_typed_move_is_read_where_the_game_stands_and_in_the_players_language() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let (_, read) = house.get(&table, "white", "/read?text=Rf3&lang=fi").await;
    assert_eq!(read, json!({"move": "g1f3", "written": "Rf3"}));
    let (status, problem) = house.get(&table, "white", "/read?text=hm").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(problem["type"], "urn:tuomari:not-understood");
    // In a game by hand nobody learns from the program what is legal.
    let by_hand = json!({"book": "fide-2018", "mode": "otb", "observer": "human"});
    let table = house.table(by_hand).await;
    for what in ["/read?text=Nf3", "/replay"] {
        let (status, _) = house.get(&table, "white", what).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
    }
    house.close().await;
}
