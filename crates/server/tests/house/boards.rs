//! Boards elsewhere: who may see them, in which order and words.

use audit::Rules;
use audit::watch::{LABELS, Room, Watch};
use clock::Moment;
use laws::Book;
use reqwest::{Method, StatusCode, header};
use serde_json::Value;
use server::Server;
use server::boards::{Boards, Teller};
use server::seat::Token;
use tempfile::tempdir;

use crate::people::{House, settings};

fn room(file: &str) -> Room {
    let mut room = Room::new(["hall.pgn"], || Watch::new(Rules::of(Book::Fide2018)));
    room.look(0, file.as_bytes(), Moment::from_millis(0));
    room
}

const CLAIM: &str = "[White \"Laine\"]\n[Black \"<b>Virtanen</b>\"]\n[Board \"7\"]\n\n\
                     Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 *\n\n";
const MATE: &str = "[White \"Aho\"]\n[Black \"Berg\"]\n[Board \"8\"]\n\n1. f3 e5 2. g4 Qh4# *\n";

async fn house(folder: &std::path::Path) -> (House, Teller, String) {
    let secret = Token::random().unwrap();
    let (teller, boards) = Boards::new(&secret);
    let server = Server::start(settings(&folder.join("t.sqlite"))).await.unwrap();
    (House::of(server.showing(boards)), teller, secret.reveal())
}

#[tokio::test]
async fn boards_are_sorted_by_duty_for_whoever_has_the_secret_and_for_nobody_else() {
    let folder = tempdir().unwrap();
    let (house, teller, secret) = house(folder.path()).await;
    teller.tell(room(&(CLAIM.to_owned() + MATE)).scene());
    let path = "/api/v1/watch?lang=fi";
    let other = Token::random().unwrap().reveal();
    for token in [None, Some(&*other)] {
        for path in [path, "/api/v1/watch/stream"] {
            let (status, answer) = house.ask(Method::GET, path, token, None).await;
            assert!(status.is_client_error(), "{status}");
            assert!(!answer.to_string().contains("Laine"), "{answer}");
        }
    }
    let (status, shown) = house.ask(Method::GET, path, Some(&secret), None).await;
    assert_eq!(status, StatusCode::OK);
    let now = &shown["sections"][0];
    assert_eq!(now["section"], "now");
    assert_eq!(now["matters"][0]["board"], "8 Aho - Berg");
    assert_eq!(now["matters"][0]["duty_word"], "TOIMI");
    assert_eq!(now["matters"][0]["words"], "matti on päättänyt pelin");
    assert_eq!(now["matters"][0]["articles"][0], "fide-2018 5.1.1");
    assert_eq!(now["matters"][0]["cited"], "fide-2018 5.1.1");
    let soon = &shown["sections"][1]["matters"][0];
    assert_eq!(soon["quiet"], true, "what the players may not be told is marked");
    assert_eq!(soon["data"]["intended"][0], "Ng8");
    assert_eq!(shown["boards"].as_array().unwrap().len(), 2);
    house.close().await;
}

#[tokio::test]
async fn who_follows_is_told_when_something_changes() {
    let folder = tempdir().unwrap();
    let (house, teller, secret) = house(folder.path()).await;
    let url = house.url("/api/v1/watch/stream");
    let lines = house.http.get(&url).bearer_auth(&secret).send();
    let mut lines = lines.await.unwrap();
    let events = house.http.get(&url).bearer_auth(&secret);
    let mut events = events.header(header::ACCEPT, "text/event-stream").send().await.unwrap();
    let first: Value = serde_json::from_slice(&lines.chunk().await.unwrap().unwrap()).unwrap();
    assert_eq!(first["boards"].as_array().unwrap().len(), 0);
    events.chunk().await.unwrap().unwrap();
    teller.tell(room(MATE).scene());
    let next: Value = serde_json::from_slice(&lines.chunk().await.unwrap().unwrap()).unwrap();
    assert_eq!(next["sections"][0]["matters"][0]["kind"], "ended");
    let event = String::from_utf8(events.chunk().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(event.starts_with("event: boards\ndata: {"), "{event}");
    house.close().await;
}

#[tokio::test]
async fn the_page_speaks_three_languages_and_runs_no_script_but_its_own() {
    let folder = tempdir().unwrap();
    let (house, _teller, _) = house(folder.path()).await;
    for (lang, title) in [("en", "Boards by duty"), ("fi", "Laudat"), ("sv", "Borden")] {
        let answer = house.http.get(house.url(&format!("/watch?lang={lang}"))).send();
        let answer = answer.await.unwrap();
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        let page = answer.text().await.unwrap();
        assert!(page.contains(title) && page.contains(&format!("<html lang=\"{lang}\">")));
        assert!(LABELS.iter().all(|label| !page.contains(&format!("{{{label}}}"))));
    }
    for (path, kind) in [("/watch.js", "text/javascript"), ("/watch.css", "text/css")] {
        let answer = house.http.get(house.url(path)).send().await.unwrap();
        assert!(answer.headers()[header::CONTENT_TYPE].to_str().unwrap().starts_with(kind));
    }
    house.close().await;
}

#[tokio::test]
async fn a_server_that_watches_nothing_has_no_such_page() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("t.sqlite")).await;
    for path in ["/watch", "/api/v1/watch", "/api/v1/watch/stream"] {
        let (status, _) = house.ask(Method::GET, path, None, None).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    house.close().await;
}
