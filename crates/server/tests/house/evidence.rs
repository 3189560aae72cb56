//! What rulings rest on, and the rule books.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
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

/// The fields of an interface of the page's `wire.ts`, those it has of another included, and
/// whether each may be missing.
fn fields(source: &str, name: &str) -> Vec<(String, bool)> {
    let start = source.find(&format!("export interface {name} ")).unwrap();
    let (head, body) = source[start..].split_once('\n').unwrap();
    let body = body.lines().take_while(|line| !line.starts_with('}'));
    let field = |line: &str| {
        let (name, _) = line.strip_prefix("  ")?.split_once(':')?;
        let plain = name.trim_end_matches('?');
        let is_name = !plain.is_empty() && plain.chars().all(|c| c.is_alphanumeric() || c == '_');
        is_name.then(|| (plain.to_owned(), name.ends_with('?')))
    };
    let mut all: Vec<_> = body.filter_map(field).collect();
    // `extends Recorded {`, or `extends Omit<Told, "there"> {`.
    if let Some((_, parent)) = head.split_once(" extends ") {
        let parent = parent.trim_end_matches(" {").trim_start_matches("Omit<");
        let (parent, left_out) = parent.split_once(", ").unwrap_or((parent, ""));
        let own = fields(source, parent).into_iter();
        all.extend(own.filter(|(name, _)| !left_out.contains(&format!("\"{name}\""))));
    }
    all
}

#[tokio::test]
async fn the_page_knows_the_wire_as_it_is() {
    let wire = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/table/wire.ts");
    let wire = std::fs::read_to_string(wire).unwrap();
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let mut socket = house.join(&table, "arbiter", None).await;
    let state = socket.hear_a("state").await["state"].clone();
    house.done(&table, "arbiter", start()).await;
    house.done(&table, "white", mv("e2e4")).await;
    socket.hear_a("notice").await;
    let notice = socket.hear_a("notice").await["notice"].clone();
    let (_, refused) = house.act(&table, "white", mv("e4e5")).await;
    let (_, replay) = house.get(&table, "arbiter", "/replay").await;
    let (_, article) = house.ask(Method::GET, "/api/v1/books/fide-2018/5.1.1", None, None).await;
    let seen: [(&str, &Value); 7] = [
        ("State", &state),
        ("Standing", &state["standing"]),
        ("Notice", &notice),
        ("Problem", &refused),
        ("Replay", &replay),
        ("Step", replay["steps"].as_array().unwrap().last().unwrap()),
        ("Article", &article),
    ];
    for (name, value) in seen {
        let fields = fields(&wire, name);
        let sent = value.as_object().unwrap_or_else(|| panic!("{name}: {value}"));
        for key in sent.keys() {
            assert!(fields.iter().any(|(field, _)| field == key), "wire.ts: {name} lacks {key}");
        }
        for (field, optional) in fields {
            assert!(
                optional || sent.contains_key(&field),
                "wire.ts: {name} has a {field} too many"
            );
        }
    }
    house.close().await;
}
