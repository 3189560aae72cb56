//! Games over HTTP and WebSocket.

use futures_util::StreamExt;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::people::{House, mv, screen, start};

#[tokio::test]
async fn a_game_is_opened_played_and_read() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    for (role, m) in [("white", "f2f3"), ("black", "e7e5"), ("white", "g2g4")] {
        house.done(&table, role, mv(m)).await;
    }
    let mate = house.done(&table, "black", mv("d8h4")).await;
    assert_eq!(mate["seq"], 6);
    let (status, state) = house.get(&table, "spectator", "").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(state["standing"]["phase"], "over");
    assert_eq!(state["standing"]["verdict"]["articles"][0], "fide-2018 5.1.1");
    let sans: Vec<&str> =
        state["moves"].as_array().unwrap().iter().map(|m| m["san"].as_str().unwrap()).collect();
    assert_eq!(sans, ["f3", "e5", "g4", "Qh4#"]);
    let (_, pgn) = house.get(&table, "spectator", "/pgn").await;
    let pgn = pgn.as_str().unwrap();
    assert!(
        pgn.contains("[White \"Laine\"]") && pgn.contains("[RulingArticle \"5.1.1\"]"),
        "{pgn}"
    );
    assert!(pgn.contains("[%clk 0:05:0") && pgn.trim_end().ends_with("0-1"), "{pgn}");
    let (_, sheet) = house.get(&table, "black", "/scoresheets/black?lang=fi").await;
    assert!(sheet.as_str().unwrap().contains("Dh4"), "{sheet}");
    let (_, record) = house.get(&table, "arbiter", "/record").await;
    assert_eq!(record["notices"].as_array().unwrap().len(), 6);
    house.close().await;
}

#[tokio::test]
async fn names_follow_a_lot_that_makes_the_players_exchange_colours() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    for (seed, white, black) in [(1, "Virtanen", "Laine"), (2, "Laine", "Virtanen")] {
        let table = house.table(json!({"book": "home"})).await;
        let (_, before) = house.get(&table, "white", "").await;
        assert_eq!(before["names"]["white"], "Laine");
        house.done(&table, "white", json!({"act": "draw_lots", "seed": seed})).await;
        house.done(&table, "white", mv("e2e4")).await;
        for (role, part) in [("black", ""), ("white", "/record"), ("spectator", "/replay")] {
            let (_, told) = house.get(&table, role, part).await;
            assert_eq!(told["names"]["white"], white, "{part}");
            assert_eq!(told["names"]["black"], black, "{part}");
        }
        let (_, pgn) = house.get(&table, "spectator", "/pgn").await;
        let tags = format!("[White \"{white}\"]\n[Black \"{black}\"]");
        assert!(pgn.as_str().unwrap().contains(&tags), "{pgn}");
        let (_, sheet) = house.get(&table, "white", "/scoresheets/white?lang=en").await;
        let sheet = sheet.as_str().unwrap();
        assert!(sheet.find(white) < sheet.find(black), "{sheet}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_refusal_names_its_article_and_leaves_no_trace() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let (status, problem) = house.act(&table, "black", mv("e7e5")).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(problem["refusal"], "not_your_move");
    assert_eq!(problem["article"], "1.1");
    let (_, problem) = house.act(&table, "white", mv("c1g5")).await;
    assert_eq!(problem["refusal"], "illegal_move");
    let (_, state) = house.get(&table, "arbiter", "").await;
    assert_eq!(state["seq"], 2);
    // Regulations against the Laws are refused with their article, too.
    let body = json!({"regulations": {"book": "home", "rated": true}});
    let (status, problem) = house.ask(Method::POST, "/api/v1/tables", None, Some(&body)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(problem["article"], "PRE.3");
    house.close().await;
}

#[tokio::test]
async fn a_table_says_how_far_an_adjournment_has_come() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let regulations = json!({"book": "fide-2018", "mode": "otb", "control": "7200"});
    let table = house.table(regulations).await;
    house.done(&table, "arbiter", start()).await;
    let (_, state) = house.get(&table, "black", "").await;
    assert!(state["standing"].get("adjournment").is_none());
    let deeds = [
        ("arbiter", json!({"act": "decide", "decision": "call_seal"}), "called"),
        ("white", json!({"act": "seal", "commitment": "paper"}), "called"),
        ("white", json!({"act": "stop_clock", "reason": "sealed"}), "sealed"),
    ];
    for (role, act, stage) in deeds {
        house.done(&table, role, act).await;
        let (_, state) = house.get(&table, "black", "").await;
        assert_eq!(state["standing"]["adjournment"], stage);
    }
    house.close().await;
}

#[tokio::test]
async fn an_act_sent_twice_with_its_key_is_judged_once() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let send = |role: &'static str, m: &'static str, key: &'static str| {
        let request = house.http.post(house.url(&table.path("/acts")));
        let request = request.bearer_auth(table.token(role).unwrap());
        let request = request.header("Idempotency-Key", key).json(&json!({"act": mv(m)}));
        async move { request.send().await.unwrap().json::<Value>().await.unwrap() }
    };
    let first = send("white", "e2e4", "1").await;
    assert_eq!(send("white", "e2e4", "1").await, first);
    // Another seat's keys are its own.
    let answer = send("black", "e7e5", "1").await;
    assert_eq!(answer["seq"], 4);
    // What was refused stays refused, whatever happened since.
    let refused = send("black", "g8f6", "2").await;
    assert_eq!(refused["refusal"], "not_your_move");
    send("white", "g1f3", "2").await;
    assert_eq!(send("black", "g8f6", "2").await, refused);
    // A key belongs to its act: nothing is silently dropped.
    let other = send("black", "b8c6", "1").await;
    assert_eq!((&other["type"], &other["status"]), (&json!("urn:tuomari:key-used"), &json!(422)));
    let other = send("black", "b8c6", "2").await;
    assert_eq!(other["type"], "urn:tuomari:key-used");
    let (_, state) = house.get(&table, "arbiter", "").await;
    assert_eq!(state["seq"], 5);
    house.close().await;
}

#[tokio::test]
async fn two_players_at_two_sockets_hear_of_each_other_and_resume() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let mut white = house.join(&table, "white", None).await;
    let mut black = house.join(&table, "black", None).await;
    assert_eq!(white.hear_a("state").await["state"]["role"], "white");
    house.done(&table, "arbiter", start()).await;
    white.say(json!({"do": "act", "key": "w1", "act": mv("e2e4")})).await;
    let ack = white.hear_a("ack").await;
    assert_eq!((&ack["key"], &ack["seq"]), (&json!("w1"), &json!(3)));
    black.hear_a("notice").await;
    let notice = black.hear_a("notice").await["notice"].clone();
    assert_eq!(notice["san"], "e4");
    assert_eq!(notice["act"], Value::Null, "the act is its maker's and the arbiter's");
    let clock = &notice["standing"]["clock"];
    assert_eq!(clock["motion"], json!({"running": "black"}));
    assert!(clock["white"]["time"].as_u64().unwrap() > 300_000, "with the increment: {clock}");
    assert!(notice["standing"]["now"].as_u64().unwrap() >= notice["at"].as_u64().unwrap());
    drop(black);
    house.done(&table, "black", mv("e7e5")).await;
    house.done(&table, "white", mv("g1f3")).await;
    let mut black = house.join(&table, "black", Some(3)).await;
    let seqs = [black.hear().await, black.hear().await].map(|said| said["notice"]["seq"].clone());
    assert_eq!(seqs, [4, 5]);
    black.say(json!({"do": "act", "key": "b2", "act": mv("a1a8")})).await;
    let refused = black.hear_a("refused").await;
    assert_eq!(refused["key"], "b2");
    assert_eq!(refused["problem"]["refusal"], "illegal_move");
    house.close().await;
}

#[tokio::test]
async fn one_screen_acts_for_both_and_says_for_whom() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    for (seat, m) in [("white", "e2e4"), ("black", "e7e5")] {
        let body = json!({"act": mv(m), "as": seat});
        let path = table.path("/acts");
        let (status, answer) =
            house.ask(Method::POST, &path, table.token("table"), Some(&body)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    assert_eq!(house.act(&table, "table", mv("g1f3")).await.0, StatusCode::BAD_REQUEST);
    house.close().await;
}

#[tokio::test]
async fn the_arbiter_gives_a_seat_anew_and_the_old_secret_is_shown_out() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let mut table = house.table(screen()).await;
    let mut socket = house.join(&table, "white", None).await;
    socket.hear_a("state").await;
    let path = table.path("/seats/white");
    let (status, _) = house.ask(Method::PUT, &path, table.token("black"), None).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, link) = house.ask(Method::PUT, &path, table.token("arbiter"), None).await;
    assert_eq!(status, StatusCode::CREATED);
    let shown_out = socket.hear_a("refused").await;
    assert_eq!(shown_out["problem"]["type"], "urn:tuomari:wrong-secret");
    assert_eq!(house.get(&table, "white", "").await.0, StatusCode::UNAUTHORIZED);
    table.tokens.insert("white".into(), link["token"].as_str().unwrap().into());
    assert_eq!(house.get(&table, "white", "").await.1["role"], "white");
    let (status, _) = house.ask(Method::DELETE, &path, table.token("arbiter"), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(house.get(&table, "white", "").await.0, StatusCode::UNAUTHORIZED);
    // The link as a picture holds the secret of the one who asks, and the address has none.
    let (_, picture) = house.get(&table, "black", "/qr").await;
    assert!(picture.as_str().unwrap().starts_with("<?xml"), "{picture}");
    house.close().await;
}

#[tokio::test]
async fn a_stream_begins_with_the_state_and_goes_on_with_notices() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let lines = house.http.get(house.url(&table.path("/stream")));
    let events = lines.try_clone().unwrap().header("Accept", "text/event-stream");
    let (lines, events) = (lines.send().await.unwrap(), events.send().await.unwrap());
    assert_eq!(lines.headers()["content-type"], "application/x-ndjson");
    let (mut lines, mut events) = (lines.bytes_stream(), events.bytes_stream());
    let line = lines.next().await.unwrap().unwrap();
    let state: Value = serde_json::from_slice(&line).unwrap();
    assert_eq!(state["state"]["seq"], 1);
    let event = events.next().await.unwrap().unwrap();
    assert!(event.starts_with(b"id: 1\nevent: state\ndata: {"), "{event:?}");
    house.done(&table, "arbiter", start()).await;
    let line = lines.next().await.unwrap().unwrap();
    let notice: Value = serde_json::from_slice(&line).unwrap();
    assert_eq!(notice["notice"]["events"][0]["fact"], "started");
    let event = events.next().await.unwrap().unwrap();
    assert!(event.starts_with(b"id: 2\nevent: notice\ndata: {"), "{event:?}");
    house.close().await;
    assert!(lines.next().await.is_none(), "a server that stops ends its streams");
}

#[tokio::test]
async fn a_flag_is_seen_at_once_and_told_to_everyone() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(json!({"book": "fide-2018", "control": "1"})).await;
    let mut watcher = house.join(&table, "spectator", None).await;
    house.done(&table, "arbiter", start()).await;
    loop {
        let notice = watcher.hear_a("notice").await["notice"].clone();
        let events = notice["events"].as_array().cloned().unwrap_or_default();
        if events.iter().any(|event| event["fact"] == "game_ended") {
            assert_eq!(notice["standing"]["verdict"]["ground"], "time");
            assert_eq!(notice["seat"], "program");
            break;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn the_books_can_be_browsed_and_the_rules_in_force_listed() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let (_, books) = house.ask(Method::GET, "/api/v1/books?lang=fi", None, None).await;
    assert_eq!(books[0]["book"], "fide-2023");
    assert_eq!(books[0]["articles"], 382);
    assert_eq!(books[1]["in_force_until"], "2022-12-31");
    assert_eq!(books[1]["validity"], "voimassa 1.1.2018–31.12.2022");
    let home = json!({
        "book": "home", "title": "Kotisäännöt", "short": "Kotona", "cited": "Kotisäännöt",
        "regime": "by_accord", "articles": 46, "choices": ["observer"],
        "proposal": {"control": "-", "category": "standard"},
    });
    assert_eq!(books[4], home);
    for path in ["/api/v1/books/fide-1999", "/api/v1/books/fide-1999/9.6"] {
        let (status, problem) = house.ask(Method::GET, path, None, None).await;
        assert_eq!(status, 404);
        let detail = problem["detail"].as_str().unwrap();
        assert!(
            detail.contains("unknown rule book \"fide-1999\"; available: fide-2023"),
            "{detail}"
        );
    }
    let path = "/api/v1/books/fide-2018?lang=fi";
    let (_, articles) = house.ask(Method::GET, path, None, None).await;
    let warning = articles.as_array().unwrap().iter().find(|one| one["number"] == "12.9.1");
    assert_eq!(warning.unwrap()["gist"], "Varoitus.");
    let path = "/api/v1/in-force?lang=sv";
    let (_, rules) = house.ask(Method::POST, path, None, Some(&screen())).await;
    let threefold = rules.as_array().unwrap().iter().find(|rule| rule["rule"] == "threefold");
    assert_eq!(threefold.unwrap()["text"], "Remi på krav: ställningen för tredje gången");
    let unknown = json!({"book": "fide-1999"});
    let (status, problem) = house.ask(Method::POST, path, None, Some(&unknown)).await;
    assert_eq!(status, 422);
    assert!(problem["detail"].as_str().unwrap().contains("available: fide-2023, "), "{problem}");
    house.close().await;
}

#[tokio::test]
async fn a_game_of_chess960_starts_from_the_array_that_was_drawn() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let (_, drawn) = house.ask(Method::GET, "/api/v1/chess960", None, None).await;
    let again = chess::Chess960::drawn_by(drawn["seed"].as_u64().unwrap());
    assert_eq!(drawn["number"], again.number(), "the draw can be checked: {drawn}");
    let (_, array) = house.ask(Method::GET, "/api/v1/chess960/612", None, None).await;
    assert_eq!(array["officers"], "RBBNQKRN");
    for number in ["960", "-1", "x"] {
        let path = format!("/api/v1/chess960/{number}");
        let (status, problem) = house.ask(Method::GET, &path, None, None).await;
        assert_eq!(status, 404, "{problem}");
    }
    let mut regulations = screen();
    regulations["start"] = array["start"].clone();
    regulations["chess960"] = json!(true);
    let table = house.table(regulations).await;
    house.done(&table, "arbiter", start()).await;
    // King and rook change places at the first move (II.3.2.2, II.3.2.7.3).
    house.done(&table, "white", json!({"act": "move", "move": "f1g1"})).await;
    let (_, state) = house.get(&table, "white", "").await;
    assert_eq!(state["standing"]["board"], "rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQRKN");
    house.close().await;
}

#[tokio::test]
async fn every_answer_is_guarded_and_the_server_tells_of_its_work() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    for path in ["/", "/t/0123456789ab", "/healthz", "/metrics", "/api/v1/books", "/nowhere"] {
        let response = house.http.get(house.url(path)).send().await.unwrap();
        let headers = response.headers();
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
    }
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let (_, metrics) = house.ask(Method::GET, "/metrics", None, None).await;
    let metrics = metrics.as_str().unwrap();
    assert!(metrics.contains("tuomari_acts_total{outcome=\"written\"} 1"), "{metrics}");
    assert!(metrics.contains("tuomari_tables 1"), "{metrics}");
    house.close().await;
}

#[tokio::test]
async fn an_offer_stands_in_a_comment_of_the_pgn_where_other_programs_can_pass_over_it() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", json!({"act": "move", "move": "e2e4", "offer": true})).await;
    let (_, pgn) = house.get(&table, "arbiter", "/pgn").await;
    let pgn = pgn.as_str().unwrap();
    assert!(pgn.contains("1. e4 {[%clk") && pgn.contains("(=)}"), "{pgn}");
    house.close().await;
}
