//! Someone who attacks in every way there is, and what is left of it: refusals that say which limit
//! it was and when to try again, and others who notice nothing.

use clock::{Moment, Span};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::journal::{Append, Head, Journal, Sqlite, TableId};
use server::{Hand, Limits, Proxies, Settings, Timepiece};
use tempfile::{TempDir, tempdir};

use crate::people::{House, Table, mv, screen, settings, start};

/// The attacker has this address, by the word of a proxy.
const ATTACKER: &str = "198.51.100.66";
const HONEST: &str = "192.0.2.1";

fn few() -> Limits {
    Limits {
        acts_per_second: 2,
        acts_per_table: 4,
        acts_per_address: 6,
        lines_per_table: 40,
        reads_per_address: 20,
        wrong_secrets_per_minute: 5,
        tables_per_hour: 3,
        ..Limits::default()
    }
}

/// A house behind a proxy, whose time stands still: no bucket fills again.
async fn besieged() -> (TempDir, House, Hand) {
    let folder = tempdir().unwrap();
    let (time, hand) = Timepiece::held(Moment::from_millis(1_700_000_000_000));
    let proxies: Proxies = "127.0.0.1".parse().unwrap();
    let settings =
        Settings { limits: few(), time, proxies, ..settings(&folder.path().join("j.sqlite")) };
    (folder, House::open_with(settings).await, hand)
}

/// Asks from an address.
async fn ask(
    house: &House,
    from: &str,
    method: Method,
    path: &str,
    token: Option<&str>,
    body: Value,
) -> (StatusCode, Option<String>, Value) {
    let mut request = house.http.request(method, house.url(path)).header("X-Forwarded-For", from);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    if !body.is_null() {
        request = request.json(&body);
    }
    let response = request.send().await.unwrap();
    let status = response.status();
    let wait = response.headers().get("retry-after").map(|wait| wait.to_str().unwrap().to_owned());
    let text = response.text().await.unwrap();
    (status, wait, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A table that someone at an address has opened.
async fn opened(house: &House, from: &str) -> Table {
    let body = json!({"regulations": {"book": "fide-2018", "control": "36000"}});
    let (status, _, made) = ask(house, from, Method::POST, "/api/v1/tables", None, body).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let seats = made["seats"].as_object().unwrap().iter();
    let token = |link: &Value| link["token"].as_str().unwrap().to_owned();
    Table {
        id: made["table"].as_str().unwrap().to_owned(),
        tokens: seats.map(|(role, link)| (role.clone(), token(link))).collect(),
    }
}

/// Repeats until it is refused for a limit; how often it was not.
async fn until_refused(
    house: &House,
    limit: &str,
    request: impl AsyncFn(usize) -> (StatusCode, Option<String>, Value),
) -> usize {
    for count in 0..200 {
        let (status, wait, problem) = request(count).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(problem["limit"], limit, "{problem}");
            assert_eq!(wait.unwrap(), problem["retry_after"].to_string());
            return count;
        }
    }
    let (_, metrics) = house.ask(Method::GET, "/metrics", None, None).await;
    panic!("nobody says no: {limit}\n{metrics}");
}

#[tokio::test]
async fn whoever_attacks_is_refused_by_name_of_the_limit_and_the_honest_player_is_not() {
    let (_folder, house, hand) = besieged().await;
    let honest = opened(&house, HONEST).await;
    let acts = honest.path("/acts");
    let honest_act = async |role: &str, act: Value| {
        let body = json!({ "act": act });
        let (status, _, answer) =
            ask(&house, HONEST, Method::POST, &acts, honest.token(role), body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    };
    honest_act("arbiter", start()).await;
    let table = opened(&house, ATTACKER).await;
    let attack = async |method: Method, path: String, role: Option<&str>, body: Value| {
        let token = role.and_then(|role| table.token(role));
        ask(&house, ATTACKER, method, &path, token, body).await
    };
    let look = || json!({"act": {"act": "look"}});

    let acting = until_refused(&house, "acts_of_seat", async |_| {
        attack(Method::POST, table.path("/acts"), Some("white"), look()).await
    });
    assert_eq!(acting.await, 6, "two a second, three times as many at once");
    let acting = until_refused(&house, "acts_of_seat", async |_| {
        attack(Method::POST, table.path("/acts"), Some("black"), look()).await
    });
    assert_eq!(acting.await, 6);
    let acting = until_refused(&house, "acts_at_table", async |_| {
        attack(Method::POST, table.path("/acts"), Some("arbiter"), look()).await
    });
    assert_eq!(acting.await, 0, "both together have had what is there for all");
    let keys = until_refused(&house, "acts_of_address", async |_| {
        attack(Method::PUT, table.path("/envelope/key"), Some("arbiter"), json!({})).await
    });
    assert_eq!(keys.await, 6, "eighteen at once from one address, and twelve were acts");
    hand.advance(Span::seconds(60));
    let seats = until_refused(&house, "acts_of_address", async |_| {
        attack(Method::PUT, table.path("/seats/white"), Some("arbiter"), Value::Null).await
    });
    assert_eq!(seats.await, 18);

    // Wrong secrets and tables that there are not: not even one goes to the journal afterwards.
    let wrong = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let guesses = until_refused(&house, "wrong_secrets_of_address", async |_| {
        ask(&house, ATTACKER, Method::GET, &honest.path(""), Some(wrong), Value::Null).await
    });
    assert_eq!(guesses.await, 5);
    let path = "/api/v1/tables/zzzzzzzzzzzz";
    let (status, ..) = ask(&house, ATTACKER, Method::GET, path, None, Value::Null).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);

    for what in ["/record", "/replay", "/pgn", "/proof", "", "/scoresheets/white", "/qr"] {
        hand.advance(Span::seconds(60));
        let reads = until_refused(&house, "reads_of_address", async |_| {
            attack(Method::GET, table.path(what), Some("arbiter"), Value::Null).await
        });
        assert!(reads.await >= 1, "{what}");
    }
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (method, path, body) in [
        (Method::GET, "/books", Value::Null),
        (Method::GET, "/books/fide-2018?beside=fide-2023", Value::Null),
        (Method::GET, "/books/fide-2018/9.2", Value::Null),
        (Method::GET, "/books/fide-2018/quiz?count=1", Value::Null),
        (Method::POST, "/in-force", json!({"book": "fide-2018", "control": "36000"})),
        (Method::POST, "/trials", json!({"position": fen, "move": "e2e4"})),
    ] {
        hand.advance(Span::seconds(60));
        let path = format!("/api/v1{path}");
        let asked = until_refused(&house, "reads_of_address", async |_| {
            ask(&house, ATTACKER, method.clone(), &path, None, body.clone()).await
        });
        assert!(asked.await >= 1, "{path}");
    }
    let tables = until_refused(&house, "tables_of_address", async |_| {
        let body = json!({"regulations": {"book": "fide-2018", "control": "36000"}});
        ask(&house, ATTACKER, Method::POST, "/api/v1/tables", None, body).await
    });
    assert_eq!(tables.await, 2, "three an hour, and one was opened");

    // The honest player, whose limits are as few, has been using none of them.
    honest_act("white", mv("e2e4")).await;
    honest_act("black", mv("e7e5")).await;
    for what in ["", "/record"] {
        let token = honest.token("white");
        let (status, ..) =
            ask(&house, HONEST, Method::GET, &honest.path(what), token, Value::Null).await;
        assert_eq!(status, StatusCode::OK);
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_attacks_an_event_is_refused_by_name_of_the_limit() {
    let (_folder, house, hand) = besieged().await;
    let wish = json!({"chief": "K", "toml": "name = \"x\"\n[rounds]\npairing = \"berger\"\n"});
    let open =
        async || ask(&house, ATTACKER, Method::POST, "/api/v1/events", None, wish.clone()).await;
    let (status, _, made) = open().await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let (event, chief) = (made["event"].as_str().unwrap(), made["chief"]["token"].as_str());
    let path = |rest: &str| format!("/api/v1/events/{event}{rest}");
    let players = json!({"players": [{"name": "Laine"}, {"name": "Virtanen"}]});
    ask(&house, ATTACKER, Method::POST, &path("/players"), chief, players).await;
    let (_, _, codes) =
        ask(&house, ATTACKER, Method::POST, &path("/codes"), chief, json!({})).await;
    assert_eq!(codes.as_array().unwrap().len(), 2, "{codes}");

    // A code is guessed a few times, and then not even the right one is heard; from elsewhere it is.
    let right = json!({"code": codes[0]["code"]});
    let seat = async |from: &str, body: Value| {
        ask(&house, from, Method::POST, &path("/seat"), None, body).await
    };
    let guesses = until_refused(&house, "wrong_secrets_of_address", async |count| {
        seat(ATTACKER, json!({"code": format!("aaaaaaaa{count:02}")})).await
    });
    assert_eq!(guesses.await, 5);
    assert_eq!(seat(ATTACKER, right.clone()).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(seat(HONEST, right).await.0, StatusCode::OK);

    hand.advance(Span::seconds(60));
    let take = json!({"act": {"act": "take", "round": 1, "board": 1}});
    let acts = until_refused(&house, "acts_of_seat", async |_| {
        ask(&house, ATTACKER, Method::POST, &path("/acts"), chief, take.clone()).await
    });
    assert_eq!(acts.await, 6, "two a second, three times as many at once");
    hand.advance(Span::seconds(60));
    // What writes many lines costs as many acts: eighteen at once from one address.
    let places = until_refused(&house, "acts_of_address", async |_| {
        let body = json!({"boards": "1-8", "sides": ["white", "black"]});
        ask(&house, ATTACKER, Method::POST, &path("/places"), chief, body).await
    });
    assert_eq!(places.await, 2);
    for body in
        [json!({"boards": "1-3000"}), json!({"boards": "1-1", "sides": vec!["white"; 2001]})]
    {
        hand.advance(Span::seconds(60));
        let (status, ..) = ask(&house, ATTACKER, Method::POST, &path("/places"), chief, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
    let many: Vec<Value> = (0..5001).map(|n| json!({"name": format!("{n}")})).collect();
    let body = json!({"players": many});
    let (status, _, problem) =
        ask(&house, ATTACKER, Method::POST, &path("/players"), chief, body).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    // A long list costs as much as many lines.
    hand.advance(Span::seconds(300));
    for what in ["", "/live", "/rulings", "/standings", "/report", "/export?form=record"] {
        hand.advance(Span::seconds(60));
        let reads = until_refused(&house, "reads_of_address", async |_| {
            ask(&house, ATTACKER, Method::GET, &path(what), chief, Value::Null).await
        });
        assert!(reads.await >= 1, "{what}");
    }
    let events = until_refused(&house, "tables_of_address", async |_| open().await);
    assert_eq!(events.await, 2, "three an hour, and one was opened");
    house.close().await;
}

#[tokio::test]
async fn an_act_is_short_and_a_longer_one_costs_more() {
    let (_folder, house, hand) = besieged().await;
    let table = house.table(json!({"book": "fide-2018", "control": "36000"})).await;
    let acts = table.path("/acts");
    let expel = |bytes: usize| {
        let who = "x".repeat(bytes);
        json!({"act": "decide", "decision": "expel", "who": who})
    };
    let expelled = async |bytes: usize| {
        let act = json!({"act": expel(bytes)});
        ask(&house, ATTACKER, Method::POST, &acts, table.token("arbiter"), act).await
    };
    let (status, _, problem) = expelled(5000).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "{problem}");
    let mut socket = house.join(&table, "arbiter", None).await;
    socket.say(json!({"do": "act", "key": "long", "act": expel(5000)})).await;
    let refused = socket.hear_a("refused").await;
    assert_eq!((&refused["key"], &refused["problem"]["status"]), (&json!("long"), &json!(413)));
    hand.advance(Span::seconds(60));
    // Eighteen at once from one address, and each of these is worth four.
    let few = until_refused(&house, "acts_of_address", async |_| expelled(3500).await);
    assert_eq!(few.await, 5);
    house.close().await;
}

#[tokio::test]
async fn a_rematch_is_a_table_that_is_opened_and_counts_once() {
    let (_folder, house, _hand) = besieged().await;
    let table = opened(&house, ATTACKER).await;
    let first = table.id.clone();
    let post = async |id: &str, what: &str, role: &str, body: Value| {
        let path = format!("/api/v1/tables/{id}/{what}");
        ask(&house, ATTACKER, Method::POST, &path, table.token(role), body).await
    };
    let mut opened = Vec::new();
    let refused = loop {
        let id = opened.last().unwrap_or(&first);
        post(id, "acts", "arbiter", json!({ "act": start() })).await;
        let resign = json!({"act": {"act": "resign"}});
        let (status, _, answer) = post(id, "acts", "white", resign).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let (status, _, answer) = post(id, "rematch", "white", Value::Null).await;
        if status != StatusCode::OK {
            break answer;
        }
        opened.push(answer["table"].as_str().unwrap().to_owned());
    };
    assert_eq!(refused["limit"], "tables_of_address", "{refused}");
    assert_eq!(opened.len(), 2, "three an hour, and one was opened");
    let (status, _, again) = post(&first, "rematch", "black", Value::Null).await;
    assert_eq!((status, &again["table"]), (StatusCode::OK, &json!(opened[0])), "{again}");
    house.close().await;
}

#[tokio::test]
async fn an_event_has_tables_at_its_boards_as_fast_as_rounds_are_played_and_no_faster() {
    let (_folder, house, hand) = besieged().await;
    let toml = "name = \"x\"\n[rounds]\npairing = \"berger\"\n\
                [[equipment]]\nboards = \"1-20\"\nkind = \"table\"\n";
    let wish = json!({"chief": "K", "toml": toml});
    let (status, _, made) = ask(&house, ATTACKER, Method::POST, "/api/v1/events", None, wish).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let (event, chief) = (made["event"].as_str().unwrap(), made["chief"]["token"].as_str());
    let path = |rest: &str| format!("/api/v1/events/{event}{rest}");
    let players: Vec<Value> = (1..=40).map(|n| json!({"name": format!("Player {n}")})).collect();
    let body = json!({ "players": players });
    let (status, _, entered) =
        ask(&house, ATTACKER, Method::POST, &path("/players"), chief, body).await;
    assert_eq!(status, StatusCode::OK, "{entered}");
    let rounds = until_refused(&house, "tables_of_address", async |round| {
        hand.advance(Span::seconds(1));
        let body = json!({"round": round + 1, "ahead": true});
        ask(&house, ATTACKER, Method::POST, &path("/pair"), chief, body).await
    });
    assert_eq!(rounds.await, 2, "thirty an hour, and what is more has to come back first");
    house.close().await;
}

#[tokio::test]
async fn the_record_of_a_table_has_an_end_and_the_arbiter_the_last_word() {
    let (_folder, house, hand) = besieged().await;
    let table = opened(&house, HONEST).await;
    let acts = table.path("/acts");
    let act = async |role: &str, act: Value| {
        hand.advance(Span::seconds(10));
        let body = json!({ "act": act });
        ask(&house, HONEST, Method::POST, &acts, table.token(role), body).await
    };
    act("arbiter", start()).await;
    for _ in 0..38 {
        hand.advance(Span::seconds(1));
        let (path, arbiter) = (table.path("/envelope/key"), table.token("arbiter"));
        let (status, _, answer) = ask(&house, HONEST, Method::PUT, &path, arbiter, json!({})).await;
        // The keys of a table are limited as well, and those that were made count.
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer["limit"], "seats_and_keys_at_table");
            hand.advance(Span::seconds(2));
            ask(&house, HONEST, Method::PUT, &path, arbiter, json!({})).await;
        }
    }
    let (_, _, full) = act("white", mv("e2e4")).await;
    assert_eq!(
        (&full["type"], &full["limit"]),
        (&json!("urn:tuomari:full"), &json!("lines_of_table"))
    );
    let (_, _, state) = ask(&house, HONEST, Method::GET, &table.path(""), None, Value::Null).await;
    assert_eq!(state["seq"], 40);
    let pause = json!({"act": "decide", "decision": "pause"});
    assert_eq!(act("arbiter", pause).await.0, StatusCode::OK);
    house.close().await;
}

#[tokio::test]
async fn an_address_that_the_client_invents_does_not_count() {
    let folder = tempdir().unwrap();
    // Nobody is trusted here, so all of it comes from one address.
    let limits = Limits { tables_per_hour: 2, ..Limits::default() };
    let house =
        House::open_with(Settings { limits, ..settings(&folder.path().join("j.sqlite")) }).await;
    for from in ["192.0.2.1", "192.0.2.2"] {
        opened(&house, from).await;
    }
    let body = json!({"regulations": {"book": "fide-2018", "control": "36000"}});
    let (status, ..) = ask(&house, "192.0.2.3", Method::POST, "/api/v1/tables", None, body).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    house.close().await;
}

/// A record as long as a table may have one, made without a server.
async fn long(file: &std::path::Path, table: &Table, lines: usize) {
    let journal = Sqlite::open(file).unwrap();
    let id: TableId = table.id.parse().unwrap();
    let head = journal.proof(id.clone()).await.unwrap().unwrap().head;
    let note =
        json!({"entry": "seat_revoked", "role": "white-assistant", "at": 1_700_000_000_000_u64});
    let append = Append {
        table: id,
        expected: head,
        lines: vec![note.to_string(); lines],
        key: None,
        aside: None,
        wake_at: None,
        last_at: Moment::from_millis(1_700_000_000_000),
        end: None,
    };
    assert!(head != Head::START);
    journal.append(append).await.unwrap();
}

#[tokio::test]
async fn a_long_record_is_whole_however_it_is_cut_in_pieces() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let house = House::open(&file).await;
    // The game has not begun: no outage is noted while no server is up.
    let table = house.table(screen()).await;
    house.close().await;
    long(&file, &table, 1000).await;
    let house = House::open(&file).await;
    for (what, list) in
        [("/record", "notices"), ("/record?lang=fi", "notices"), ("/replay", "steps")]
    {
        let (status, whole) = house.get(&table, "arbiter", what).await;
        assert_eq!(status, StatusCode::OK);
        let seqs: Vec<u64> = whole[list]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["seq"].as_u64().unwrap())
            .collect();
        assert_eq!(seqs, (1..=1001).collect::<Vec<u64>>(), "{what}");
        // A reader who may not see a line gets a list without it, even where a piece is empty.
        let (_, less) = house.get(&table, "white", what).await;
        assert_eq!(less[list].as_array().unwrap().len(), 1, "{what}");
    }
    let mut behind = house.join(&table, "arbiter", Some(1)).await;
    for seq in 2..=1001 {
        let notice = behind.hear_a("notice").await["notice"].clone();
        assert_eq!(notice["seq"], seq);
        assert_eq!(notice.get("standing").is_some(), seq == 1001, "only with the last of all");
    }
    house.close().await;
}
