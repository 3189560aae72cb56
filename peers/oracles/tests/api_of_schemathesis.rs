//! openapi-spec-validator reads the server's API document, and schemathesis sends a real server
//! whatever that document allows, and more.
//!
//! Skipped with a message if Python or its packages are missing. `TUOMARI` names the program; the
//! default is the debug build.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use oracles::python;

/// A server with a table to send requests to.
struct House {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl House {
    fn open(name: &str) -> Option<Self> {
        let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/debug/tuomari");
        let program = std::env::var("TUOMARI").unwrap_or_else(|_| usual.to_owned());
        if !Path::new(&program).exists() {
            eprintln!("NOT TESTED: there is no {program} (cargo build)");
            return None;
        }
        let own = format!("tuomari-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(own);
        fs::create_dir_all(&folder).expect("a folder");
        let mut child = Command::new(program)
            .args(["serve", "--log", "error", "--listen", "127.0.0.1:0", "--database"])
            .arg(folder.join("api.sqlite"))
            .args(["--acts-per-second", "100000", "--tables-per-hour", "1000000"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        said.read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("listening on ").expect("its address").to_owned();
        Some(Self { child, address, folder })
    }

    /// Runs Python with this server as its first argument; its output is shown if it fails.
    fn ask(&self, script: &str) -> String {
        // A server that hangs must not hang the tests.
        let output = Command::new("timeout")
            .args(["600", "python3", "-c", script, &self.address])
            .current_dir(&self.folder)
            .output()
            .expect("python3 starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let why = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}\n{why}");
        said
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn the_document_is_a_valid_one_of_openapi() {
    if !python::has("openapi_spec_validator") {
        return;
    }
    let Some(house) = House::open("document") else { return };
    house.ask(
        r#"
import json, sys, urllib.request
from openapi_spec_validator import OpenAPIV31SpecValidator, validate
url = sys.argv[1] + "/api/v1/openapi.json"
validate(json.load(urllib.request.urlopen(url)), cls=OpenAPIV31SpecValidator)
"#,
    );
}

/// Opens a table and sends requests to it, with the arbiter's secret and anonymously. Streams have
/// no end, and a schema cannot tell whether the Laws accept what it allows.
const ASK: &str = r#"
import json, os, subprocess, sys, urllib.request
base = sys.argv[1]
wish = {"regulations": {"book": "fide-2018", "control": "7200"}}
request = urllib.request.Request(base + "/api/v1/tables", json.dumps(wish).encode(),
                                 {"Content-Type": "application/json"})
table = json.load(urllib.request.urlopen(request))
with open("schemathesis.toml", "w") as config:
    config.write('[parameters]\n"path.table" = "%s"\n' % table["table"])
# Nobody refuses a request for a header that means nothing to it.
with open("hooks.py", "w") as hooks:
    hooks.write('''
import schemathesis
@schemathesis.hook
def filter_case(context, case):
    return not any(name.lower().startswith("x-schemathesis") for name in case.headers or {})
''')
for secret in [table["seats"]["arbiter"]["token"], None]:
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run",
               base + "/api/v1/openapi.json", "--seed", "1", "--max-examples", "30",
               "--phases", "examples,coverage,fuzzing", "--workers", "1", "--no-color",
               "--request-timeout", "30", "--generation-database", "none", "--warnings", "off",
               "--suppress-health-check", "all",
               "--exclude-path-regex", "/(stream|socket)$",
               "--exclude-checks", "positive_data_acceptance,ignored_auth"]
    if secret:
        # The arbiter does not give the own seat away.
        command += ["-H", "Authorization: Bearer " + secret, "--exclude-operation-id", "issueSeat"]
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": "."}
    run = subprocess.run(command, capture_output=True, text=True, env=environment)
    print(run.stdout[-20000:])
    if run.returncode:
        sys.exit("schemathesis found something")
"#;

#[test]
fn whatever_is_asked_the_answers_are_those_of_the_document() {
    if !python::has("schemathesis") {
        return;
    }
    let Some(house) = House::open("answers") else { return };
    let said = house.ask(ASK);
    let last = said.lines().rfind(|line| !line.trim().is_empty());
    println!("schemathesis: {}", last.unwrap_or_default());
}
