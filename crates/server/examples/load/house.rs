//! The server, as another process.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) struct House {
    child: Child,
    pub(crate) address: String,
    pub(crate) http: reqwest::Client,
    database: PathBuf,
}

impl House {
    pub(crate) fn start(program: &str, database: &Path) -> Self {
        let mut child = Command::new(program)
            .args(["serve", "--log", "error", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .args(["--acts-per-second", "100000", "--tables-per-hour", "10000000"])
            .args(["--acts-per-table", "100000", "--acts-per-address", "10000000"])
            .args(["--lines-per-table", "1000000", "--reads-per-address", "100000000"])
            .args(["--connections-per-address", "100000", "--connections", "100000"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap().to_owned();
        Self { child, address, http: reqwest::Client::new(), database: database.to_owned() }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Seconds of CPU so far, its own and the system's for it.
    pub(crate) fn cpu(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        let ticks: f64 = [fields[11], fields[12]].iter().map(|t| t.parse::<f64>().unwrap()).sum();
        ticks / 100.0
    }

    /// Bytes of memory at most.
    pub(crate) fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() << 10
    }

    /// Transactions of the journal so far.
    pub(crate) async fn commits(&self) -> u64 {
        let text = self.http.get(self.url("/metrics")).send().await.unwrap().text().await.unwrap();
        let line = text.lines().find(|line| line.starts_with("tuomari_commits_total ")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Stops the server, and gives some of the lines that it wrote.
    pub(crate) fn stop_and_read(mut self, most: usize) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let connection = rusqlite::Connection::open(&self.database).unwrap();
        let sql = "SELECT line FROM entry WHERE seq > 2 LIMIT ?1";
        let mut statement = connection.prepare(sql).unwrap();
        let lines = statement.query_map([most.cast_signed()], |row| row.get(0)).unwrap();
        lines.collect::<Result<_, _>>().unwrap()
    }
}

/// How many files this process may have open.
pub(crate) fn files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    line.split_whitespace().nth(3).unwrap().parse().unwrap()
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
