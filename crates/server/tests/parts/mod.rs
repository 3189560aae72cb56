//! A PostgreSQL and a NATS of the tests' own: real processes, gone when the tests are.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// A test whose program is not installed fails, unless the environment says so: a test that
/// passes without having tested anything is seen by nobody.
pub(crate) fn goes_without(package: &str) {
    let without = std::env::var("TUOMARI_WITHOUT").unwrap_or_default();
    assert!(
        without.split_whitespace().any(|one| one == package),
        "{package} is not installed: apt-get install {package}, or go without these tests with \
         TUOMARI_WITHOUT=\"{package}\" (packages, separated by spaces)"
    );
}

/// A port that nobody has.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A process that ends with the tests, however they end.
fn bound(as_user: Option<&str>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]);
    if let Some(user) = as_user {
        command.args(["--reuid", user, "--regid", user, "--clear-groups"]);
    }
    command.arg("--").stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &child.id().to_string()]).status();
    assert!(sent.unwrap().success());
}

/// Waits until someone listens at a port.
fn wait_for(port: u16, child: &mut Child) {
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert_eq!(child.try_wait().unwrap(), None, "it has ended");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A PostgreSQL with an empty database.
pub(crate) struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    user: Option<&'static str>,
    port: u16,
    child: Child,
}

impl Postgres {
    /// Starts one; nothing where there is none and that was said beforehand.
    pub(crate) fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            goes_without("postgresql");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        // PostgreSQL refuses to be run by root.
        let is_root = run(Command::new("id").arg("-u")).trim() == "0";
        let user = is_root.then_some("postgres");
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(folder.path()));
        }
        let mut init = bound(user);
        init.arg(programs.join("initdb")).args(["-A", "trust", "-U", "tuomari", "-N", "-D"]);
        assert!(init.arg(folder.path().join("data")).status().unwrap().success());
        let port = free_port();
        let mut child = spawn(&programs, user, folder.path(), port);
        wait_until_ready(&programs, port, &mut child);
        Some(Self { folder, programs, user, port, child })
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://tuomari@127.0.0.1:{}/postgres", self.port)
    }

    /// Has a statement carried out.
    #[allow(dead_code, reason = "not every test that includes this file needs it")]
    pub(crate) fn sql(&self, text: &str) {
        run(Command::new(self.programs.join("psql")).args([&self.address(), "-c", text]));
    }

    /// Takes only connections that are encrypted, from now on.
    #[allow(dead_code, reason = "not every test that includes this file needs it")]
    pub(crate) fn encrypt(&mut self, certificate: &str, key: &str) {
        let data = self.folder.path().join("data");
        let write = |name: &str, text: &str| {
            let file = data.join(name);
            std::fs::write(&file, text).unwrap();
            run(Command::new("chmod").arg("600").arg(&file));
            if let Some(user) = self.user {
                run(Command::new("chown").arg(user).arg(&file));
            }
        };
        write("server.crt", certificate);
        write("server.key", key);
        write("postgresql.auto.conf", "ssl = on\n");
        write("pg_hba.conf", "hostssl all all 127.0.0.1/32 trust\n");
        self.crash();
    }

    /// Ends it at once, as a crash would, and starts it again.
    pub(crate) fn crash(&mut self) {
        self.stop();
        self.start_again();
    }

    /// Ends it at once, as a crash would.
    pub(crate) fn stop(&mut self) {
        signal(&self.child, "QUIT");
        self.child.wait().unwrap();
    }

    /// Starts it again.
    pub(crate) fn start_again(&mut self) {
        self.child = spawn(&self.programs, self.user, self.folder.path(), self.port);
        wait_until_ready(&self.programs, self.port, &mut self.child);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        signal(&self.child, "QUIT");
        let _ = self.child.wait();
    }
}

/// Where Debian and others keep the programs of PostgreSQL.
fn programs() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|entry| entry.unwrap().path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().find(|folder| folder.join("initdb").exists())
}

fn spawn(programs: &Path, user: Option<&str>, folder: &Path, port: u16) -> Child {
    let mut command = bound(user);
    command.arg(programs.join("postgres")).arg("-D").arg(folder.join("data"));
    command.arg("-k").arg(folder).args(["-h", "127.0.0.1", "-p", &port.to_string()]);
    command.spawn().unwrap()
}

fn wait_until_ready(programs: &Path, port: u16, child: &mut Child) {
    wait_for(port, child);
    let ready = || {
        let mut ask = Command::new(programs.join("pg_isready"));
        ask.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()]).status().unwrap().success()
    };
    while !ready() {
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}");
    String::from_utf8(output.stdout).unwrap()
}
