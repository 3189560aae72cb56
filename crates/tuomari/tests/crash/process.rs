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
        Self::start_by(&[], database, nats, listen)
    }

    /// The same by a wall clock that is wrong by this much; `None` where that cannot be done and that
    /// was said beforehand.
    pub(crate) fn start_off(by: &str, database: &str, listen: &str) -> Option<Self> {
        // Asked only for its library: as the parent of the server it would be killed in its place.
        let asked = Command::new("faketime").args(["-f", by, "printenv", "LD_PRELOAD"]).output();
        let Ok(asked) = asked else {
            crate::parts::goes_without("faketime");
            return None;
        };
        let library = String::from_utf8(asked.stdout).unwrap();
        let env = [("LD_PRELOAD", library.trim()), ("FAKETIME", by), ("DONT_FAKE_MONOTONIC", "1")];
        Some(Self::start_by(&env, database, None, listen))
    }

    fn start_by(env: &[(&str, &str)], database: &str, nats: Option<&str>, listen: &str) -> Self {
        // A file that may not grow is then an error, not the end of the program.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(env!("CARGO_BIN_EXE_tuomari"))
            .args(["serve", "--log", "error", "--acts-per-second", "100000", "--listen", listen])
            .args(["--acts-per-table", "100000", "--acts-per-address", "100000"])
            .args(["--lines-per-table", "1000000", "--reads-per-address", "10000000"])
            .args(["--database", database, "--tables-per-hour", "1000000"])
            .args(nats.into_iter().flat_map(|nats| ["--nats", nats]))
            .envs(env.iter().copied())
            .stdout(Stdio::piped())
            // A log that lies on the disk with the rest: full when that is.
            .stderr(tempfile::tempfile().unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap_or_else(|| {
            panic!("the server says {line:?}");
        });
        Self { address: address.parse().unwrap(), child }
    }

    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// Lets no file grow beyond this size, as on a disk that is full.
    pub(crate) fn limit_files(&self, bytes: &str) {
        let (pid, soft) = (self.child.id().to_string(), format!("--fsize={bytes}:"));
        let set = Command::new("prlimit").args(["--pid", &pid, &soft]).status();
        assert!(set.unwrap().success());
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
