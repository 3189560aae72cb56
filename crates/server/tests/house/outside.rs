//! Who may open tables, and what the server tells its operators.

use reqwest::{Method, StatusCode};
use serde_json::json;
use server::{Open, Settings};
use tempfile::tempdir;

use crate::people::{House, mv, screen, settings, start};

#[tokio::test]
async fn tables_are_opened_with_the_code_where_there_is_one() {
    let folder = tempdir().unwrap();
    let open = Open::code("sesame");
    let house =
        House::open_with(Settings { open, ..settings(&folder.path().join("j.sqlite")) }).await;
    let body = json!({"regulations": screen()});
    let (status, problem) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(problem["type"], "urn:tuomari:code-needed");
    for (code, expected) in [("sesam", StatusCode::FORBIDDEN), ("sesame", StatusCode::CREATED)] {
        let request = house.http.post(house.url("/api/v1/tables")).header("Tuomari-Code", code);
        assert_eq!(request.json(&body).send().await.unwrap().status(), expected, "{code}");
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_has_seen_a_place_is_answered_from_there_or_told_that_it_is_none() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    for (seen, expected) in [("1", 200), ("0", 200), ("first", 400)] {
        let request = house.http.get(house.url(&table.path(""))).header("Tuomari-Seen", seen);
        assert_eq!(request.send().await.unwrap().status(), expected, "{seen}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_server_that_can_write_is_ready_and_its_metrics_are_where_they_were_put() {
    let folder = tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let metrics = Some(free);
    let house =
        House::open_with(Settings { metrics, ..settings(&folder.path().join("j.sqlite")) }).await;
    for (path, answer) in [("/healthz", "fine\n"), ("/readyz", "ready\n"), ("/readyz", "ready\n")] {
        let (status, text) = house.ask(Method::GET, path, None, None).await;
        assert_eq!((status, text), (StatusCode::OK, json!(answer)));
    }
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    let text = house.http.get(format!("http://{free}/metrics")).send().await.unwrap();
    let text = text.text().await.unwrap();
    assert!(text.contains("tuomari_acts_total{outcome=\"written\"} 2"), "{text}");
    let beside = house.http.get(house.url("/metrics")).send().await.unwrap();
    assert!(!beside.text().await.unwrap().contains("tuomari_acts_total"));
    house.close().await;
}
