//! A real server.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server as a process.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server on any free port, or on the one it had.
    pub(crate) fn start(database: &str, nats: Option<&str>, listen: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
            .args(["serve", "--log", "error", "--acts-per-second", "100000", "--listen", listen])
            .args(["--database", database, "--tables-per-hour", "1000000"])
            .args(nats.into_iter().flat_map(|nats| ["--nats", nats]))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap_or_else(|| {
            panic!("the server says {line:?}");
        });
        Self { address: address.parse().unwrap(), child }
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
