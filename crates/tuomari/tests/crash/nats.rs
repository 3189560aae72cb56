//! A NATS server for the tests.

use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::parts::{free_port, goes_without};

pub(crate) struct Nats {
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts one; `None` if NATS is not installed and that was said beforehand.
    pub(crate) fn start() -> Option<Self> {
        let there = Command::new("nats-server").arg("--version").stdout(Stdio::null()).status();
        if there.is_err() {
            goes_without("nats-server");
            return None;
        }
        let mut nats = Self { port: free_port(), child: None };
        nats.come();
        Some(nats)
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn come(&mut self) {
        let child = Command::new("setpriv")
            .args(["--pdeathsig", "KILL", "--", "nats-server", "-a", "127.0.0.1"])
            .args(["-p", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.unwrap());
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    pub(crate) fn go(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.go();
    }
}
