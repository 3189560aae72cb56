//! Clients that lie: clear refusals, and no effect on others.

use std::time::Duration;

use futures_util::SinkExt;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Limits;
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::people::{House, Socket, Table, mv, screen, settings, start};

async fn honest_game_goes_on(house: &House, table: &Table) {
    let (_, state) = house.get(table, "white", "").await;
    let m =
        if state["standing"]["turn"] == "white" { ("white", "g1f3") } else { ("black", "g8f6") };
    house.done(table, m.0, mv(m.1)).await;
    let back = if m.0 == "white" { ("black", "g8f6") } else { ("white", "f3g1") };
    house.done(table, back.0, mv(back.1)).await;
    for (role, m) in [("white", "f3g1"), ("black", "f6g8")] {
        house.done(table, role, mv(m)).await;
    }
}

async fn playing() -> (tempfile::TempDir, House, Table) {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    (folder, house, table)
}

#[tokio::test]
async fn anothers_secret_opens_nothing() {
    let (_folder, house, table) = playing().await;
    let other = house.table(screen()).await;
    let body = json!({"act": mv("e2e4")});
    let path = table.path("/acts");
    for token in [other.token("white").unwrap(), "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "x", ""] {
        let (status, problem) = house.ask(Method::POST, &path, Some(token), Some(&body)).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{token}: {problem}");
        let mut socket = house.socket(&table).await;
        socket.say(json!({"do": "join", "token": token})).await;
        let refused = socket.hear().await;
        assert_eq!(refused["problem"]["type"], "urn:tuomari:wrong-secret");
        assert_eq!(socket.hear().await, Value::Null, "the socket is closed");
    }
    let (status, _) = house.ask(Method::GET, "/api/v1/tables/zzzzzzzzzzzz", None, None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    honest_game_goes_on(&house, &table).await;
    house.close().await;
}

#[tokio::test]
async fn garbage_is_refused_and_the_table_does_not_notice() {
    let (_folder, house, table) = playing().await;
    let mut socket = house.join(&table, "white", Some(99_999)).await;
    assert_eq!(socket.hear().await["say"], "state", "a place ahead of the record begins anew");
    for garbage in [
        "",
        "{",
        "[]",
        "null",
        "\"do\"",
        "{\"do\":\"act\"}",
        "{\"do\":\"dance\"}",
        "{\"do\":\"act\",\"key\":\"k\",\"act\":{\"act\":\"move\",\"move\":\"z9z9\"}}",
        "{\"do\":\"act\",\"key\":\"k\",\"act\":{\"act\":\"move\",\"move\":\"e2e4\",\"seq\":7}}",
        "{\"do\":\"act\",\"key\":\"\",\"act\":{\"act\":\"press\"}}",
        "{\"do\":\"act\",\"key\":\"k\",\"act\":{\"act\":\"press\",\"seq\":7}}",
        "{\"do\":\"act\",\"key\":\"k\",\"act\":{\"act\":\"decide\",\"decision\":\"start\",\"x\":1}}",
    ] {
        socket.0.send(Message::text(garbage)).await.unwrap();
        // A beat may come before it.
        let answer = socket.hear_a("refused").await;
        assert_eq!(answer["problem"]["status"], 400, "{garbage}: {answer}");
    }
    let key = "k".repeat(65);
    socket.say(json!({"do": "act", "key": key, "act": mv("e2e4")})).await;
    assert_eq!(socket.hear_a("refused").await["problem"]["status"], 400);
    for (body, kind) in
        [("{", "application/json"), ("[]", "application/json"), ("a=b", "text/plain")]
    {
        let request = house.http.post(house.url(&table.path("/acts"))).body(body);
        let request = request.bearer_auth(table.token("white").unwrap());
        let response = request.header("content-type", kind).send().await.unwrap();
        assert!(response.status().is_client_error());
        assert_eq!(response.headers()["content-type"], "application/problem+json");
    }
    honest_game_goes_on(&house, &table).await;
    house.close().await;
}

#[tokio::test]
async fn ten_megabytes_are_not_taken() {
    let (_folder, house, table) = playing().await;
    let big = "x".repeat(10 << 20);
    let mut socket = house.join(&table, "white", None).await;
    // The server may close before all is sent.
    let _ = socket.0.send(Message::text(big.clone())).await;
    while !socket.hear().await.is_null() {}
    let request = house.http.post(house.url("/api/v1/tables"));
    let response = request.header("content-type", "application/json").body(big).send().await;
    if let Ok(response) = response {
        assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    }
    honest_game_goes_on(&house, &table).await;
    house.close().await;
}

#[tokio::test]
async fn a_page_of_another_origin_cannot_open_a_socket() {
    let (_folder, house, table) = playing().await;
    let url = format!("ws://{}{}", house.address, table.path("/socket"));
    let mut request = url.as_str().into_client_request().unwrap();
    request.headers_mut().insert("Origin", "https://evil.example".parse().unwrap());
    assert!(connect_async(request).await.is_err());
    let mut request = url.as_str().into_client_request().unwrap();
    let own = format!("http://{}", house.address);
    request.headers_mut().insert("Origin", own.parse().unwrap());
    assert!(connect_async(request).await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn who_acts_too_fast_is_told_to_wait_and_the_other_seat_is_not() {
    let folder = tempdir().unwrap();
    let limits = Limits { acts_per_second: 2, tables_per_hour: 2, ..Limits::default() };
    let settings = server::Settings { limits, ..settings(&folder.path().join("j.sqlite")) };
    let house = House::open_with(settings).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(house.act(&table, "black", mv("e7e5")).await.0);
    }
    assert_eq!(statuses[..6], [StatusCode::CONFLICT; 6]);
    assert!(statuses[6..].contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    house.done(&table, "white", mv("e2e4")).await;
    house.table(screen()).await;
    let body = json!({"regulations": screen()});
    let (status, _) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "two tables an hour from one address");
    house.close().await;
}

#[tokio::test]
async fn half_open_connections_hold_nothing_up() {
    let (_folder, house, table) = playing().await;
    let mut half = Vec::new();
    for i in 0..50 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        if i % 2 == 0 {
            stream.write_all(b"GET /api/v1/tab").await.unwrap();
        }
        half.push(stream);
    }
    // A socket that never joins.
    let silent: Socket = house.socket(&table).await;
    honest_game_goes_on(&house, &table).await;
    drop((half, silent));
    house.close().await;
}

/// What a connection reads until it is closed; it must be closed soon.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let closed = stream.read_to_end(&mut heard);
    let closed = tokio::time::timeout(Duration::from_secs(60), closed).await;
    // A reset is a way of closing, too.
    let _ = closed.expect("the server closes what it does not wait for any longer");
    String::from_utf8_lossy(&heard).into_owned()
}

#[tokio::test]
async fn a_request_that_does_not_come_whole_in_time_is_shown_out() {
    let folder = tempdir().unwrap();
    let limits = Limits { slow_request: Duration::from_millis(300), ..Limits::default() };
    let settings = server::Settings { limits, ..settings(&folder.path().join("j.sqlite")) };
    let house = House::open_with(settings).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let acts = table.path("/acts");
    let body = format!(
        "POST {acts} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: 40\r\n\r\n{{\"act\":"
    );
    let halves =
        [String::new(), "GET /api/v1/tab".to_owned(), format!("GET {acts} HTTP/1.1\r\nHo"), body];
    let mut streams = Vec::new();
    for half in &halves {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    // One that has had its answer and goes on with half a request.
    let mut second = TcpStream::connect(house.address).await.unwrap();
    second.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /hea").await.unwrap();
    // Sockets and streams are not requests under way: they stay.
    let mut socket = house.join(&table, "white", None).await;
    socket.hear_a("state").await;
    honest_game_goes_on(&house, &table).await;
    let mut heard = Vec::new();
    for stream in &mut streams {
        heard.push(until_closed(stream).await);
    }
    assert!(
        heard[3].starts_with("HTTP/1.1 408 ") && heard[3].contains("problem+json"),
        "{heard:?}"
    );
    let heard = until_closed(&mut second).await;
    assert!(heard.contains("200 OK") && heard.contains("fine"), "{heard}");
    house.done(&table, "white", mv("e2e4")).await;
    while socket.hear_a("notice").await["notice"]["san"] != "e4" {}
    house.close().await;
}
