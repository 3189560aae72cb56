//! Reading at one server what was written at another.

use reqwest::Client;
use serde_json::{Value, json};

use crate::parts::Postgres;
use crate::process::Process;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_names_the_place_seen_reads_no_less_at_another_server() {
    let Some(postgres) = Postgres::start() else { return };
    // They have no way to tell one another.
    let servers = [(); 2].map(|()| Process::start(&postgres.address(), None, "127.0.0.1:0"));
    let url = |server: usize, rest: &str| {
        format!("http://{}/api/v1/tables{rest}", servers[server].address)
    };
    let http = Client::new();
    let wish = json!({"regulations": {"book": "fide-2023", "control": "7200"}});
    let made = http.post(url(0, "")).json(&wish).send().await.unwrap();
    let made: Value = made.json().await.unwrap();
    let id = made["table"].as_str().unwrap();
    let token = |role: &str| made["seats"][role]["token"].as_str().unwrap();
    let start = json!({"act": "decide", "decision": "start"});
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"].map(|m| json!({"act": "move", "move": m}));
    let roles = ["white", "black"].iter().cycle();
    let acts = [("arbiter", start)].into_iter().chain(roles.copied().zip(moves));
    for (turn, (role, act)) in acts.enumerate() {
        let (here, there) = (turn % 2, (turn + 1) % 2);
        let request = http.post(url(here, &format!("/{id}/acts"))).bearer_auth(token(role));
        let done: Value =
            request.json(&json!({ "act": act })).send().await.unwrap().json().await.unwrap();
        let seq = done["seq"].as_u64().unwrap();
        let request = http.get(url(there, &format!("/{id}"))).header("Tuomari-Seen", seq);
        let state: Value = request.send().await.unwrap().json().await.unwrap();
        assert!(state["seq"].as_u64().unwrap() >= seq, "{state}");
    }
}
