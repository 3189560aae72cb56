//! What happens to the people of an event: names, seats, what is forgotten, and many who follow.

use std::sync::Arc;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::journal::{Journal, Seq, Sqlite, TableId};
use server::{Limits, Server, Settings, Timepiece};
use tempfile::tempdir;

use crate::fickle::Fickle;
use crate::hall::{Following, Hall};
use crate::people::{House, settings};

#[tokio::test]
async fn no_name_in_an_event_can_pass_for_another() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    for bad in ["Laine\u{202e}nenatriV", "Laine\u{2028}", "Laine\nVirtanen", &"L".repeat(201)] {
        let players = json!({"players": [{"name": bad}]});
        let club = json!({"players": [{"name": "Laine", "club": bad}]});
        for body in [players, club] {
            let (status, problem) = hall.post(Some(&hall.chief), "/players", body).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
        }
        let appoint = json!({"act": "appoint", "name": bad, "role": "arbiter"});
        assert_eq!(hall.act(&hall.chief, appoint).await.0, StatusCode::BAD_REQUEST);
        let toml = format!("name = {}\n", serde_json::to_string(bad).unwrap());
        for wish in
            [json!({"chief": "K", "toml": toml}), json!({"chief": bad, "toml": "name = \"x\"\n"})]
        {
            let (status, _) = house.ask(Method::POST, "/api/v1/events", None, Some(&wish)).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{wish}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_person_is_erased_at_tables_of_pairings_that_were_taken_back_too() {
    let folder = tempdir().unwrap();
    let database = folder.path().join("j.sqlite");
    let house = House::open(&database).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    hall.pair().await;
    let (_, state) = hall.get(Some(&hall.chief), "").await;
    let board = &state["boards"][0];
    let (player, other) = (board["white"].clone(), board["black"].clone());
    // The console has all tables of the round opened.
    hall.get(Some(&hall.chief), "/console").await;
    let path = format!("/api/v1/tables/{}", hall.table(1).await);
    let (status, _) = house.ask(Method::GET, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::OK);
    hall.done(&hall.chief, json!({"act": "unpair", "round": 1})).await;
    let boards = json!([{"board": 1, "white": other, "black": player}]);
    let body = json!({"round": 1, "boards": boards});
    let (status, paired) = hall.post(Some(&hall.chief), "/pairings", body).await;
    assert_eq!(status, StatusCode::OK, "{paired}");
    let link = hall.seat(1).await;
    let path = hall.path(&format!("/players/{player}"));
    let (status, _) = house.ask(Method::DELETE, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = hall.get(link["token"].as_str(), "/my").await;
    assert_eq!(status, StatusCode::OK, "everybody else goes on");
    house.close().await;
    let name = format!("Player {:02}, P", player.as_u64().unwrap());
    let bytes = std::fs::read(&database).unwrap();
    assert!(!bytes.windows(name.len()).any(|window| window == name.as_bytes()), "{name}");
}

#[tokio::test]
async fn a_table_of_an_event_that_was_deleted_is_not_opened_again() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    hall.pair().await;
    let path = format!("/api/v1/tables/{}", hall.table(1).await);
    hall.get(Some(&hall.chief), "/console").await;
    let (status, _) = house.ask(Method::DELETE, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, console) = hall.get(Some(&hall.chief), "/console").await;
    assert_eq!(status, StatusCode::OK, "{console}");
    let (status, _) = house.ask(Method::GET, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, pgn) = hall.get(Some(&hall.chief), "/rounds/1/pgn").await;
    assert_eq!(status, StatusCode::OK, "{pgn}");
    house.close().await;
}

#[tokio::test]
async fn whoever_follows_an_event_is_told_on_however_many_sit_behind_one_address() {
    let folder = tempdir().unwrap();
    // What one address may read is gone after the first two looks, and time stands still.
    let (time, _hand) = Timepiece::held(clock::Moment::from_millis(1_700_000_000_000));
    let limits = Limits { reads_per_address: 8, ..Limits::default() };
    let settings = Settings { limits, time, ..settings(&folder.path().join("j.sqlite")) };
    let house = House::open_with(settings).await;
    let hall = Hall::open(&house).await;
    let path = hall.path("/stream");
    let mut public = Following::of(&house, &path, None).await;
    public.hear(|news| news["state"]["role"] == "public").await;
    hall.enter_players().await;
    let link = hall.seat(1).await;
    let mut player = Following::of(&house, &path, link["token"].as_str()).await;
    let own = player.hear(|news| news["state"]["role"] == "player").await;
    assert_eq!(own["state"]["me"], json!({"player": 1}), "{own}");
    for name in ["Second", "Third"] {
        let seq =
            hall.done(&hall.chief, json!({"act": "appoint", "name": name, "role": "arbiter"}));
        let seq = seq.await["seq"].clone();
        for who in [&mut public, &mut player] {
            who.hear(|news| news["state"]["seq"] == seq).await;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_has_seen_a_place_of_an_event_reads_no_less_at_another_server() {
    let folder = tempdir().unwrap();
    let (one, two, _) = House::two(folder.path()).await;
    let hall = Hall::open(&one).await;
    let there = async |seen: &str| {
        let request = two.http.get(two.url(&hall.path(""))).header("Tuomari-Seen", seen);
        request.bearer_auth(&hall.chief).send().await.unwrap()
    };
    assert_eq!(there("0").await.status(), StatusCode::OK);
    assert_eq!(there("last").await.status(), StatusCode::BAD_REQUEST);
    for name in ["Second", "Third", "Fourth", "Fifth"] {
        let act = json!({"act": "appoint", "name": name, "role": "arbiter"});
        let seq = hall.done(&hall.chief, act).await["seq"].as_u64().unwrap();
        let state: Value = there(&seq.to_string()).await.json().await.unwrap();
        assert!(state["seq"].as_u64().unwrap() >= seq, "{state}");
    }
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn whoever_was_erased_at_one_server_is_not_named_at_a_table_that_another_opens() {
    let folder = tempdir().unwrap();
    let (one, two, journal) = House::two(folder.path()).await;
    let hall = Hall::open(&one).await;
    hall.enter_players().await;
    let there = Hall { house: &two, id: hall.id.clone(), chief: hall.chief.clone() };
    let (_, state) = there.get(Some(&there.chief), "").await;
    assert!(state.to_string().contains("Player 01"), "the other has the name in memory: {state}");
    let path = hall.path("/players/1");
    let (status, _) = one.ask(Method::DELETE, &path, Some(&hall.chief), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    there.pair().await;
    let table: TableId = there.table(1).await.parse().unwrap();
    let first = journal.read(table, Seq::START).await.unwrap().remove(0);
    let kept = first.aside.unwrap();
    assert!(!kept.contains("Player 01") && kept.contains("Player 16"), "{kept}");
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn an_event_is_deleted_with_the_tables_at_which_people_act_just_then() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let journal = Arc::new(Fickle::new(Sqlite::open(&file).unwrap()));
    let shared: Arc<dyn Journal> = Arc::clone(&journal) as Arc<dyn Journal>;
    let house = House::of(Server::start_with(shared, settings(&file)).await.unwrap());
    let hall = Hall::open(&house).await;
    hall.enter_players().await;
    hall.pair().await;
    let table: TableId = hall.table(1).await.parse().unwrap();
    let delete = || async {
        let path = hall.path("?confirm=Club%20evening");
        house.ask(Method::DELETE, &path, Some(&hall.chief), None).await.0
    };
    journal.be_quicker(1000);
    assert_eq!(delete().await, StatusCode::SERVICE_UNAVAILABLE, "it is not said to be gone");
    journal.be_quicker(3);
    assert_eq!(delete().await, StatusCode::NO_CONTENT);
    assert!(journal.read(table, Seq::START).await.unwrap().is_empty());
    house.close().await;
}
