//! A table with both its players.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chess::Move;
use futures_util::{SinkExt, StreamExt, stream};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant as Tick, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::house::House;

type Socket = WebSocketStream<TcpStream>;

pub(crate) struct Table {
    players: Vec<Socket>,
    game: Arc<Vec<Move>>,
    ply: usize,
}

impl Table {
    /// Opens a table, starts the game and lets both sit down.
    pub(crate) async fn open(house: &House, game: Arc<Vec<Move>>, players: usize) -> Self {
        let wish = json!({"regulations": {"book": "fide-2018", "control": "36000"}});
        let made = house.http.post(house.url("/api/v1/tables")).json(&wish).send().await.unwrap();
        let made: Value = made.json().await.unwrap();
        let id = made["table"].as_str().unwrap();
        let token = |seat: &str| made["seats"][seat]["token"].as_str().unwrap();
        let start = json!({"act": {"act": "decide", "decision": "start"}});
        let url = house.url(&format!("/api/v1/tables/{id}/acts"));
        let started = house.http.post(url).bearer_auth(token("arbiter")).json(&start).send().await;
        assert!(started.unwrap().status().is_success());
        let mut sitting = Vec::new();
        for seat in ["white", "black"].into_iter().take(players) {
            sitting.push(sit_down(house, id, token(seat)).await);
        }
        Self { players: sitting, game, ply: 0 }
    }

    /// Makes the next move; answers how long the opponent waited for the notice.
    async fn make_a_move(&mut self) -> Duration {
        let m = self.game[self.ply];
        let act = format!(
            "{{\"do\":\"act\",\"key\":\"{}\",\"act\":{{\"act\":\"move\",\"move\":\"{m}\"}}}}",
            self.ply
        );
        let [white, black] = &mut self.players[..] else { panic!("one cannot play alone") };
        let (mover, opponent) =
            if self.ply.is_multiple_of(2) { (white, black) } else { (black, white) };
        // The opening of the table and the start of the game stand before the moves.
        let place = self.ply + 3;
        self.ply += 1;
        let began = Instant::now();
        mover.send(Message::text(act)).await.unwrap();
        hear(opponent, &format!("{{\"say\":\"notice\",\"notice\":{{\"seq\":{place},")).await;
        let waited = began.elapsed();
        hear(mover, "{\"say\":\"ack\"").await;
        waited
    }

    /// A move a second, the first after a while.
    pub(crate) async fn play_each_second(
        mut self,
        first: Duration,
        seconds: usize,
    ) -> (Self, Vec<Duration>) {
        let began = Tick::now() + first;
        let mut times = Vec::with_capacity(seconds);
        for second in 0..seconds {
            sleep_until(began + Duration::from_secs(second as u64)).await;
            times.push(self.make_a_move().await);
        }
        (self, times)
    }

    /// Moves as fast as they are answered; how many.
    pub(crate) async fn play_until(mut self, end: Instant) -> usize {
        let first = self.ply;
        while Instant::now() < end && self.ply < self.game.len() {
            self.make_a_move().await;
        }
        self.ply - first
    }

    /// Only answers when asked whether anyone is there.
    pub(crate) async fn wait(self) {
        let mut all = stream::select_all(self.players);
        while let Some(said) = all.next().await {
            drop(said.unwrap());
        }
    }
}

async fn sit_down(house: &House, table: &str, token: &str) -> Socket {
    let stream = TcpStream::connect(&house.address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let url = format!("ws://{}/api/v1/tables/{table}/socket", house.address);
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (mut socket, _) = client_async_with_config(url, stream, Some(small)).await.unwrap();
    socket.send(Message::text(json!({"do": "join", "token": token}).to_string())).await.unwrap();
    hear(&mut socket, "{\"say\":\"state\"").await;
    socket
}

/// Waits for a frame that begins so; others are passed over.
async fn hear(socket: &mut Socket, begins: &str) {
    loop {
        let said = timeout(Duration::from_secs(60), socket.next()).await.expect("an answer");
        match said.unwrap().unwrap() {
            Message::Text(text) if text.starts_with(begins) => return,
            Message::Text(text) => {
                assert!(!text.starts_with("{\"say\":\"refused\""), "{text}");
            }
            _ => {}
        }
    }
}
