//! Debian's Stockfish, driven through UCI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An engine that is started once and driven through UCI.
pub(crate) struct Stockfish {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Stockfish {
    pub(crate) fn start() -> Result<Self, String> {
        let start =
            |program| Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        // Debian installs it in a folder that is not in every PATH.
        let mut child = start("stockfish")
            .or_else(|_| start("/usr/games/stockfish"))
            .map_err(|error| error.to_string())?;
        let (Some(to), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes to the engine".to_owned());
        };
        Ok(Self { child, to, from: BufReader::new(out) })
    }

    /// Its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.to, "{line}").and_then(|()| self.to.flush()).map_err(|e| e.to_string())
    }

    /// The rest of the next line that begins with this.
    pub(crate) fn hear(&mut self, start: &str) -> Result<String, String> {
        let mut line = String::new();
        loop {
            line.clear();
            match self.from.read_line(&mut line) {
                Ok(0) => return Err("the engine has exited".to_owned()),
                Ok(_) => {}
                Err(error) => return Err(error.to_string()),
            }
            if let Some(rest) = line.strip_prefix(start) {
                return Ok(rest.trim().to_owned());
            }
        }
    }
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        // It exits when told; if it cannot be told, killing it does no harm.
        if self.say("quit").is_err() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}
