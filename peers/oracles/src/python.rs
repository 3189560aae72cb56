//! Programs written in Python.

use std::io::Write;
use std::process::{Command, Stdio};

/// Whether Python has this package; prints a message if not.
pub fn has(module: &str) -> bool {
    let python = Command::new("python3").args(["-c", &format!("import {module}")]).output();
    let has = python.is_ok_and(|output| output.status.success());
    if !has {
        eprintln!("NOT TESTED: python3 has no package {module} (scripts/python-oracle)");
    }
    has
}

/// What a script answers to these questions.
///
/// # Panics
/// If it fails; it says why on its own standard error.
pub fn ask(script: &str, questions: String) -> String {
    let mut child = Command::new("python3")
        .args(["-c", script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    // On another thread, since the script answers before it has read everything.
    let asking = std::thread::spawn(move || stdin.write_all(questions.as_bytes()));
    let output = child.wait_with_output().expect("python3 answers");
    assert!(output.status.success(), "the script fails; see its message above");
    asking.join().expect("the questions were asked").expect("all of them");
    String::from_utf8(output.stdout).expect("text")
}
