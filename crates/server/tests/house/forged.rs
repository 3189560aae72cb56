//! Records that someone has changed, codes of those that nobody has, and what is erased.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clock::{Moment, Span};
use reqwest::{Method, StatusCode};
use rusqlite::Connection;
use serde_json::json;
use server::code::RecordCode;
use server::erase::Keep;
use server::journal::{By, EventId, How, Journal, Seq, Sqlite, TableId, backup};
use server::verify::{Tampered, Whole, verify};
use server::{Server, Settings, Timepiece};
use tempfile::{TempDir, tempdir};
use tokio::time::timeout;

use crate::hall::Hall;
use crate::people::{House, Table, mv, screen, settings, start};

/// The shortest mate there is: lines 3 to 6, after the opening and the start.
const MATE: [(&str, &str); 4] =
    [("white", "f2f3"), ("black", "e7e5"), ("white", "g2g4"), ("black", "d8h4")];

async fn finished(house: &House) -> Table {
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    for (role, m) in MATE {
        house.done(&table, role, mv(m)).await;
    }
    table
}

/// A finished game in a file that nobody has open, and its code.
async fn on_file() -> (TempDir, PathBuf, Table, RecordCode) {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let house = House::open(&file).await;
    let table = finished(&house).await;
    let (_, state) = house.get(&table, "spectator", "").await;
    let code = state["code"].as_str().unwrap().parse().unwrap();
    house.close().await;
    (folder, file, table, code)
}

async fn checked(file: &Path, table: &Table) -> Result<Whole, Tampered> {
    let journal = Sqlite::open(file).unwrap();
    verify(&journal, &table.id.parse().unwrap()).await.unwrap().unwrap()
}

#[tokio::test]
async fn whatever_is_changed_in_a_file_is_found_with_its_line() {
    let renumber = "UPDATE entry SET seq = seq - 1 WHERE seq > 4;
                    UPDATE head SET seq = seq - 1;";
    let changed =
        |place, how| Tampered::Line(server::journal::Broken { place: Seq::new(place), how });
    let copy = |from, to| {
        format!(
            "INSERT INTO entry (head, seq, key, line, link, aside)
             SELECT head, {to}, key, line, link, aside FROM entry WHERE seq = {from};"
        )
    };
    let forgeries = [
        (
            "UPDATE entry SET line = replace(line, 'e7e5', 'e7e6') WHERE seq = 4".to_owned(),
            changed(4, How::Changed),
        ),
        (
            "UPDATE entry SET line = replace(line, '\"at\":', '\"at\": ') WHERE seq = 5".to_owned(),
            changed(5, How::Changed),
        ),
        ("UPDATE entry SET key = 'another' WHERE seq = 4".to_owned(), changed(4, How::Changed)),
        ("DELETE FROM entry WHERE seq = 4".to_owned(), changed(4, How::Missing)),
        (format!("DELETE FROM entry WHERE seq = 4; {renumber}"), changed(4, How::Changed)),
        (
            format!(
                "UPDATE entry SET seq = -seq WHERE seq > 3; UPDATE entry SET seq = 1 - seq WHERE seq < 0; {}",
                copy(3, 4)
            ),
            changed(4, How::Changed),
        ),
        (
            "UPDATE entry SET seq = 90 WHERE seq = 3; UPDATE entry SET seq = 3 WHERE seq = 4;
          UPDATE entry SET seq = 4 WHERE seq = 90"
                .to_owned(),
            changed(3, How::Changed),
        ),
        (
            "DELETE FROM entry WHERE seq = 6".to_owned(),
            Tampered::Cut { at: Seq::new(5), signed: Seq::new(6) },
        ),
        // The last line taken away with all that shows it but the signature.
        (
            "DELETE FROM entry WHERE seq = 6;
          UPDATE head SET seq = 5, link = (SELECT link FROM entry WHERE seq = 5)"
                .to_owned(),
            Tampered::Cut { at: Seq::new(5), signed: Seq::new(6) },
        ),
        (copy(6, 7), changed(7, How::Changed)),
        (
            "UPDATE signed SET signature = zeroblob(64)".to_owned(),
            Tampered::Signature { at: Seq::new(6) },
        ),
        ("UPDATE head SET link = zeroblob(32)".to_owned(), Tampered::Head { said: Seq::new(6) }),
        (
            "UPDATE entry SET aside = replace(aside, 'Laine', 'Lahti') WHERE seq = 1".to_owned(),
            Tampered::Names { at: Seq::new(1) },
        ),
    ];
    let (folder, whole, table, _) = on_file().await;
    assert!(checked(&whole, &table).await.is_ok());
    for (place, (sql, found)) in forgeries.iter().enumerate() {
        let file = folder.path().join(format!("{place}.sqlite"));
        backup(&whole, &file).unwrap();
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        assert_eq!(checked(&file, &table).await, Err(*found), "{sql}");
        // Nor does a server go on from there.
        let house = House::open(&file).await;
        let (status, problem) = house.get(&table, "arbiter", "").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{sql}: {problem}");
        house.close().await;
    }
}

#[tokio::test]
async fn an_outage_that_was_changed_or_put_in_is_found_and_no_server_believes_it() {
    let folder = tempdir().unwrap();
    let whole = folder.path().join("j.sqlite");
    // Each start but the first notes an outage.
    for _ in 0..3 {
        House::open(&whole).await.close().await;
    }
    let of_house = "WHERE head = (SELECT id FROM head WHERE table_id = 'house')";
    let house = TableId::of_the_house();
    let checked = async |file: &Path| {
        verify(&Sqlite::open(file).unwrap(), &house).await.unwrap().unwrap().map(drop)
    };
    checked(&whole).await.unwrap();
    for (place, (sql, line)) in [
        (
            format!("UPDATE entry SET line = replace(line, 'from', 'From') {of_house} AND seq = 1"),
            1,
        ),
        (format!("UPDATE entry SET line = replace(line, ':1', ':2') {of_house} AND seq = 2"), 2),
        (format!("DELETE FROM entry {of_house} AND seq = 1"), 1),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.path().join(format!("{place}.sqlite"));
        backup(&whole, &file).unwrap();
        assert_ne!(Connection::open(&file).unwrap().execute(&sql, []).unwrap(), 0, "{sql}");
        let found = checked(&file).await.unwrap_err();
        assert_eq!(found.place(), Seq::new(line), "{sql}: {found}");
        let refused = Server::start(settings(&file)).await.map(drop).unwrap_err().to_string();
        assert!(refused.contains(&format!("line {line}")), "{refused}");
    }
}

#[tokio::test]
async fn a_server_does_not_start_on_a_record_of_outages_that_ends_elsewhere_than_it_says() {
    let folder = tempdir().unwrap();
    let whole = folder.path().join("j.sqlite");
    for _ in 0..2 {
        House::open(&whole).await.close().await;
    }
    for change in ["seq = 9", "link = zeroblob(32)"] {
        let file = folder.path().join(format!("{change}.sqlite"));
        backup(&whole, &file).unwrap();
        let sql = format!("UPDATE head SET {change} WHERE table_id = 'house'");
        assert_eq!(Connection::open(&file).unwrap().execute(&sql, []).unwrap(), 1);
        let started = timeout(Duration::from_secs(60), Server::start(settings(&file))).await;
        let refused = started.expect("it does not try forever").map(drop).unwrap_err();
        assert!(refused.to_string().contains("behind the server's back"), "{refused}");
    }
}

/// An event is a record like any other: its lines, and what lies beside them.
#[tokio::test]
async fn whatever_is_changed_in_the_record_of_an_event_is_found_with_its_line() {
    let folder = tempdir().unwrap();
    let whole = folder.path().join("j.sqlite");
    let house = House::open(&whole).await;
    let id = {
        let hall = Hall::open(&house).await;
        hall.enter_players().await;
        hall.pair().await;
        hall.done(&hall.chief, json!({"act": "take", "round": 1, "board": 3})).await;
        hall.id
    };
    house.close().await;
    let event: EventId = id.parse().unwrap();
    let checked = async |file: &Path| {
        verify(&Sqlite::open(file).unwrap(), event.record()).await.unwrap().unwrap().map(drop)
    };
    checked(&whole).await.unwrap();
    let of_event = format!("WHERE head = (SELECT id FROM head WHERE table_id = 'event-{id}')");
    let journal = Sqlite::open(&whole).unwrap();
    let lines = journal.read(event.record().clone(), Seq::START).await.unwrap();
    drop(journal);
    let place = |what: &str| {
        lines.iter().find(|line| line.text.contains(what)).map(|line| line.seq.get()).unwrap()
    };
    let (entered, taken) = (place("\"entered\""), place("\"taken\""));
    let last = lines.len() as u64;
    let forgeries = [
        (
            format!(
                "UPDATE entry SET line = replace(line, '\"board\":3', '\"board\":4') {of_event} AND seq = {taken}"
            ),
            taken,
        ),
        (
            format!(
                "UPDATE entry SET aside = replace(aside, 'Player 03', 'Player 33') {of_event} AND seq = {entered}"
            ),
            entered,
        ),
        (format!("UPDATE entry SET key = 'another' {of_event} AND seq = {taken}"), taken),
        (format!("DELETE FROM entry {of_event} AND seq = 2"), 2),
        (format!("DELETE FROM entry {of_event} AND seq = {last}"), last),
    ];
    for (number, (sql, line)) in forgeries.iter().enumerate() {
        let file = folder.path().join(format!("{number}.sqlite"));
        backup(&whole, &file).unwrap();
        assert_eq!(Connection::open(&file).unwrap().execute(sql, []).unwrap(), 1, "{sql}");
        let found = checked(&file).await.unwrap_err();
        assert_eq!(found.place(), Seq::new(*line), "{sql}: {found}");
    }
}

#[tokio::test]
async fn a_record_that_was_forged_and_chained_anew_has_no_signature_that_fits() {
    let (_folder, file, table, code) = on_file().await;
    let id: TableId = table.id.parse().unwrap();
    let journal = Sqlite::open(&file).unwrap();
    let mut lines = journal.read(id.clone(), Seq::START).await.unwrap();
    drop(journal);
    lines[3].text = lines[3].text.replace("e7e5", "e7e6");
    let connection = Connection::open(&file).unwrap();
    let mut head = server::journal::Head::START;
    for line in &lines {
        head = head.then(&id, line.key.as_deref(), &line.text);
        let sql = "UPDATE entry SET line = ?2, link = ?3 WHERE seq = ?1";
        let row = (head.seq.get().cast_signed(), &line.text, head.link.as_bytes());
        connection.execute(sql, row).unwrap();
    }
    connection.execute("UPDATE head SET link = ?1", [head.link.as_bytes()]).unwrap();
    assert_eq!(checked(&file, &table).await, Err(Tampered::Signature { at: Seq::new(6) }));
    // Without the signatures the chain is whole; the code on the scoresheet tells.
    connection.execute("DELETE FROM signed", []).unwrap();
    assert_eq!(code.find(&checked(&file, &table).await.unwrap().ends), None);
}

#[tokio::test]
async fn the_code_of_a_finished_game_stands_everywhere_and_finds_it_again() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let house = House::open(&file).await;
    let running = house.table(screen()).await;
    assert!(house.get(&running, "white", "").await.1.get("code").is_none());
    let table = finished(&house).await;
    let (_, state) = house.get(&table, "spectator", "").await;
    let text = state["code"].as_str().unwrap().to_owned();
    let (_, pgn) = house.get(&table, "white", "/pgn").await;
    assert!(pgn.as_str().unwrap().contains(&format!("[RecordCode \"{text}\"]")), "{pgn}");
    for (lang, label) in [("en", "Record code"), ("fi", "Tarkistuskoodi"), ("sv", "Kontrollkod")] {
        for form in ["text", "html"] {
            let what = format!("/scoresheets/white?form={form}&lang={lang}");
            let (_, sheet) = house.get(&table, "white", &what).await;
            let sheet = sheet.as_str().unwrap();
            assert!(sheet.contains(&text) && sheet.contains(label), "{sheet}");
        }
    }
    let (_, proof) = house.get(&table, "spectator", "/proof").await;
    assert_eq!((&proof["seq"], &proof["ends"][0]["code"]), (&json!(6), &json!(text)));
    // Something is written after the end: the old code still finds what it was printed from.
    let path = table.path("/seats/white");
    house.ask(Method::PUT, &path, table.token("arbiter"), None).await;
    let (_, later) = house.get(&table, "spectator", "").await;
    assert_ne!(later["code"].as_str().unwrap(), text);
    house.close().await;
    // A server that reads it from the file has the same code.
    let house = House::open(&file).await;
    assert_eq!(house.get(&table, "spectator", "").await.1["code"], later["code"]);
    house.close().await;
    let ends = checked(&file, &table).await.unwrap().ends;
    let code: RecordCode = text.parse().unwrap();
    assert_eq!(code.find(&ends).unwrap().head.seq, Seq::new(6));
}

#[tokio::test]
async fn a_name_is_erased_from_the_file_and_the_record_stays_whole() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let house = House::open(&file).await;
    let table = finished(&house).await;
    let path = table.path("/names/white");
    for (role, status) in [("spectator", 401), ("black", 403), ("white", 204), ("arbiter", 204)] {
        let (answer, _) = house.ask(Method::DELETE, &path, table.token(role), None).await;
        assert_eq!(answer, status, "{role}");
    }
    let (_, state) = house.get(&table, "black", "").await;
    assert_eq!(state["names"]["white"], "");
    assert_eq!(state["names"]["black"], "Virtanen");
    let (_, pgn) = house.get(&table, "black", "/pgn").await;
    assert!(!pgn.as_str().unwrap().contains("Laine"), "{pgn}");
    house.close().await;
    assert!(checked(&file, &table).await.is_ok());
    let house = House::open(&file).await;
    assert_eq!(house.get(&table, "black", "").await.1["names"]["white"], "");
    house.close().await;
    for file in [file.clone(), file.with_extension("sqlite-wal")] {
        let bytes = std::fs::read(file).unwrap_or_default();
        assert!(!bytes.windows(5).any(|five| five == b"Laine"), "no trace is left in the file");
    }
}

#[tokio::test]
async fn a_table_is_deleted_by_its_arbiter_when_no_game_goes_on_there() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let house = House::open(&file).await;
    let table = house.table(screen()).await;
    house.done(&table, "arbiter", start()).await;
    let path = table.path("");
    let delete = |role: &'static str| house.ask(Method::DELETE, &path, table.token(role), None);
    assert_eq!(delete("spectator").await.0, 401);
    assert_eq!(delete("white").await.0, 403);
    let (status, problem) = delete("arbiter").await;
    assert_eq!((status.as_u16(), &problem["type"]), (409, &json!("urn:tuomari:goes-on")));
    let mut follower = house.join(&table, "spectator", None).await;
    follower.hear_a("state").await;
    for (role, m) in MATE {
        house.done(&table, role, mv(m)).await;
    }
    assert_eq!(delete("arbiter").await.0, 204);
    let told = follower.hear_a("refused").await;
    assert_eq!(told["problem"]["type"], "urn:tuomari:no-table");
    assert_eq!(house.get(&table, "spectator", "").await.0, StatusCode::NOT_FOUND);
    house.close().await;
    let journal = Sqlite::open(&file).unwrap();
    let gone = journal.gone(table.id.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(gone.by, By::Arbiter);
}

#[tokio::test]
async fn what_was_kept_long_enough_goes_and_nothing_else() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("j.sqlite");
    let day = Span::seconds(24 * 60 * 60);
    let began = Moment::from_millis(1_700_000_000_000);
    let (house, hand) = House::open_at(&file, began).await;
    let old = finished(&house).await;
    let unfinished = house.table(screen()).await;
    hand.advance(day);
    let young = finished(&house).await;
    house.close().await;
    let (time, _hand) = Timepiece::held(began.checked_add(Span::seconds(36 * 60 * 60)).unwrap());
    let keep = Keep { finished: Some(day), unfinished: None };
    let house = House::open_with(Settings { time, keep, ..settings(&file) }).await;
    // The first look comes with the start.
    while house.get(&old, "spectator", "").await.0 != StatusCode::NOT_FOUND {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.get(&young, "spectator", "").await.0, StatusCode::OK);
    assert_eq!(house.get(&unfinished, "spectator", "").await.0, StatusCode::OK);
    house.close().await;
    let gone = Sqlite::open(&file).unwrap().gone(old.id.parse().unwrap()).await.unwrap();
    assert_eq!(gone.unwrap().by, By::Age);
}

#[tokio::test]
async fn names_in_records_of_an_earlier_form_can_be_erased_too() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("old.sqlite");
    let connection = Connection::open(&file).unwrap();
    connection.execute_batch(include_str!("records/form-1.sql")).unwrap();
    let named = "UPDATE entry SET line = replace(line, '\"white\":\"\"', '\"white\":\"Laine\"') \
                 WHERE table_id = '000000000000'";
    connection.execute(named, []).unwrap();
    drop(connection);
    let journal = Sqlite::open(&file).unwrap();
    let id: TableId = "000000000000".parse().unwrap();
    let first = journal.read(id.clone(), Seq::START).await.unwrap().remove(0);
    assert!(!first.text.contains("Laine") && first.aside.unwrap().contains("Laine"));
    let whole = verify(&journal, &id).await.unwrap().unwrap().unwrap();
    assert_eq!(whole.adopted, whole.head.seq, "its lines are older than the chain");
    assert!(server::erase::erase_name(&journal, &id, chess::Color::White).await.unwrap());
    assert!(verify(&journal, &id).await.unwrap().unwrap().is_ok());
    assert_eq!(journal.read(id, Seq::START).await.unwrap()[0].aside, None);
}
