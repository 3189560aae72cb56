//! Calls an arbiter who is looking elsewhere.

use std::ffi::OsStr;
use std::fmt;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::thread;

use audit::watch::{Alarm, Duty, Words};

/// How to call the arbiter when action is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bell {
    /// Not at all.
    None,
    /// The terminal bell, which many desktops turn into a sound or a badge.
    Terminal,
    /// The terminal bell and a desktop notification.
    Desktop,
}

impl FromStr for Bell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "none" => Ok(Self::None),
            "terminal" => Ok(Self::Terminal),
            "desktop" => Ok(Self::Desktop),
            _ => Err(format!("unknown bell {text:?}; available: none, terminal, desktop")),
        }
    }
}

impl Bell {
    /// Calls the arbiter if any of these alarms requires action. Alarms that players must not know
    /// about are not shown where players may see them.
    pub(super) fn ring<'a>(self, alarms: impl Iterator<Item = &'a Alarm>, words: &Words) {
        let musts: Vec<&Alarm> =
            alarms.filter(|alarm| alarm.event.duty() == Duty::Must && !alarm.is_over).collect();
        if musts.is_empty() || self == Self::None {
            return;
        }
        let mut signs = vec![b'\x07'];
        if self == Self::Desktop {
            let notice = Notice::of(&musts, words);
            match program("notify-send", std::env::var_os("PATH").as_deref()) {
                Some(program) => notice.send(&program),
                None => signs.extend(notice.sequence().bytes()),
            }
        }
        let mut terminal = std::io::stderr();
        if terminal.is_terminal() {
            // If the bell fails, the arbiter can still read the screen.
            let _ = terminal.write_all(&signs).and_then(|()| terminal.flush());
        }
    }
}

/// A desktop notification of a few lines.
struct Notice {
    title: String,
    lines: Vec<String>,
}

impl Notice {
    fn of(musts: &[&Alarm], words: &Words) -> Self {
        let duty = words.duty(Duty::Must);
        let line =
            |alarm: &&Alarm| plain(&format!("{}: {}", alarm.board, words.event(&alarm.event)));
        Self { title: format!("Tuomari: {duty}"), lines: musts.iter().map(line).collect() }
    }

    /// Sends it with the freedesktop notification program, without waiting.
    fn send(&self, program: &Path) {
        // The text may be interpreted as markup.
        let body = self.lines.join("\n");
        let body = body.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let mut command = Command::new(program);
        command.args(["--app-name=tuomari", "--urgency=critical", "--", &self.title, &body]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if let Ok(mut child) = command.spawn() {
            thread::spawn(move || child.wait());
        }
    }

    /// The terminal control sequence for a notification: OSC 9.
    fn sequence(&self) -> String {
        format!("\x1b]9;{}\x07", self)
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.title, self.lines.join("; "))
    }
}

/// The text without anything a terminal would interpret.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A program by name, looked up in the search path.
fn program(name: &str, path: Option<&OsStr>) -> Option<PathBuf> {
    std::env::split_paths(path?).map(|folder| folder.join(name)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use audit::Rules;
    use audit::watch::Watch;
    use clock::Moment;
    use laws::Book;
    use laws::text::Lang;

    use super::*;

    fn notice() -> Notice {
        let file = "[White \"A <b>\"]\n[Black \"B\u{1b}]0;x\"]\n\n1. f3 e5 2. g4 Qh4# *\n";
        let alarms =
            Watch::new(Rules::of(Book::Fide2018)).look(file.as_bytes(), Moment::from_millis(0));
        Notice::of(&alarms.iter().collect::<Vec<_>>(), Words::of(Lang::Swedish))
    }

    #[test]
    fn a_notice_says_what_must_be_done_and_at_which_board() {
        assert!(notice().to_string().starts_with("Tuomari: GRIP IN: 1 A <b> - B"));
        assert!(notice().to_string().ends_with("matt har avslutat partiet"));
    }

    #[test]
    fn names_cannot_command_the_terminal() {
        let sequence = notice().sequence();
        let inside = sequence.strip_prefix("\x1b]9;").and_then(|rest| rest.strip_suffix('\x07'));
        assert!(inside.is_some_and(|inside| !inside.contains(char::is_control)), "{sequence:?}");
    }

    #[cfg(unix)]
    #[test]
    fn the_desktop_is_told_by_the_program_that_is_there_for_it() {
        use std::os::unix::fs::PermissionsExt;
        use std::time::Duration;
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(program("notify-send", Some(folder.path().as_os_str())), None);
        let told = folder.path().join("told");
        let script = folder.path().join("notify-send");
        let text = format!(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" > '{0}.new'\nmv '{0}.new' '{0}'\n",
            told.display()
        );
        std::fs::write(&script, text).unwrap();
        std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
        let found = program("notify-send", Some(folder.path().as_os_str())).unwrap();
        // A file that was just written may still be open for writing in a child of another test.
        let mut looks = 0;
        while !told.exists() {
            if looks % 100 == 0 {
                notice().send(&found);
            }
            looks += 1;
            assert!(looks < 6000, "nothing came of it in a minute");
            thread::sleep(Duration::from_millis(10));
        }
        let told = std::fs::read_to_string(told).unwrap();
        assert!(told.contains("--\nTuomari: GRIP IN\n1 A &lt;b&gt; - B"), "{told}");
    }
}
