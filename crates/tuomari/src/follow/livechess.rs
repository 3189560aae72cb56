//! The electronic boards of a DGT LiveChess, over its WebSocket.

use std::io;
use std::net::TcpStream;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use audit::live::Hall;
use clock::{Moment, Span};
use tungstenite::{Message, WebSocket};

/// The scheme of addresses.
const SCHEME: &str = "livechess://";

/// The port at which LiveChess listens.
const PORT: u16 = 1982;

/// How long a read waits before outgoing messages are looked for.
const GLANCE: Duration = Duration::from_millis(50);

/// A connection that is refused is tried again after this, and ever more rarely.
const AGAIN: Duration = Duration::from_secs(1);
const AT_LAST: Duration = Duration::from_secs(30);

/// What the line to LiveChess brings.
pub(crate) enum Heard {
    Connected,
    Said(String),
    Lost(io::Error),
}

/// A line to a LiveChess, kept by a thread of its own: connected again whenever it breaks.
pub(crate) struct Line {
    heard: Receiver<Heard>,
    say: Sender<String>,
}

impl Line {
    /// A connection to the LiveChess at an address; `None` if it is not such an address.
    pub(crate) fn to(name: &str) -> Option<Self> {
        let host = name.strip_prefix(SCHEME)?.trim_end_matches('/');
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let host = if has_port { host.to_owned() } else { format!("{host}:{PORT}") };
        let (told, heard) = mpsc::channel();
        let (say, said) = mpsc::channel();
        thread::spawn(move || {
            let mut pause = AGAIN;
            loop {
                let mut is_connected = false;
                let Err(error) = talk(&host, &told, &said, &mut is_connected) else { return };
                if is_connected {
                    pause = AGAIN;
                }
                if told.send(Heard::Lost(error)).is_err() {
                    return;
                }
                thread::sleep(pause);
                pause = (pause * 2).min(AT_LAST);
            }
        });
        Some(Self { heard, say })
    }

    /// What was heard since this was last asked.
    pub(crate) fn heard(&self) -> impl Iterator<Item = Heard> + '_ {
        self.heard.try_iter()
    }

    /// What is heard next; nothing once the line is closed.
    #[cfg(test)]
    pub(crate) fn wait(&self) -> Option<Heard> {
        self.heard.recv().ok()
    }

    /// Says something. What is said while the line is broken is lost, and asked again later.
    pub(crate) fn say(&self, text: String) {
        let _ = self.say.send(text);
    }
}

/// Nobody is listening any longer.
struct Gone;

/// Talks until the line breaks or nobody listens.
fn talk(
    host: &str,
    told: &Sender<Heard>,
    said: &Receiver<String>,
    is_connected: &mut bool,
) -> io::Result<Gone> {
    let stream = TcpStream::connect(host)?;
    let url = format!("ws://{host}/api/v1.0");
    let (mut socket, _) = tungstenite::client(url, stream).map_err(io::Error::other)?;
    socket.get_ref().set_read_timeout(Some(GLANCE))?;
    *is_connected = true;
    if told.send(Heard::Connected).is_err() {
        return Ok(Gone);
    }
    loop {
        if let Some(text) = read(&mut socket)?
            && told.send(Heard::Said(text)).is_err()
        {
            return Ok(Gone);
        }
        loop {
            match said.try_recv() {
                Ok(text) => socket.send(Message::text(text)).map_err(io::Error::other)?,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Ok(Gone),
            }
        }
    }
}

/// The next message, or nothing if none came in a while.
fn read(socket: &mut WebSocket<TcpStream>) -> io::Result<Option<String>> {
    match socket.read() {
        Ok(Message::Text(text)) => Ok(Some(text.to_string())),
        Ok(_) => Ok(None),
        Err(tungstenite::Error::Io(error))
            if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) =>
        {
            Ok(None)
        }
        Err(error) => Err(io::Error::other(error)),
    }
}

/// A LiveChess that is followed.
pub(super) struct LiveChess {
    line: Line,
    hall: Hall,
    /// Why the line is broken, as long as nobody was told.
    lost: Option<io::Error>,
}

impl LiveChess {
    pub(super) fn at(name: &str, settle: Span) -> Option<Self> {
        Some(Self { line: Line::to(name)?, hall: Hall::new(settle), lost: None })
    }

    /// The games as PGN, if they have changed; an error if the line is broken.
    pub(super) fn change(&mut self, at: Moment) -> Option<io::Result<Vec<u8>>> {
        for heard in self.line.heard() {
            match heard {
                Heard::Connected => {
                    self.hall.connected();
                    self.lost = None;
                }
                Heard::Said(text) => {
                    self.hall.hear(&text, at).into_iter().for_each(|text| self.line.say(text));
                }
                Heard::Lost(error) => self.lost = Some(error),
            }
        }
        if let Some(text) = self.hall.tick(at) {
            self.line.say(text);
        }
        match self.hall.changed() {
            Some(pgn) => Some(Ok(pgn.into_bytes())),
            None => self.lost.take().map(Err),
        }
    }
}

#[cfg(test)]
mod tests;
