//! Output: results to standard output, remarks to standard error.

use std::fmt::{self, Display};
use std::io::{BufWriter, StdoutLock, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use serde::Serialize;

use crate::outcome::Trouble;

/// The two outputs. Colour only on a terminal and unless `NO_COLOR` forbids it.
pub(crate) struct Screen {
    out: BufWriter<AutoStream<StdoutLock<'static>>>,
}

impl Screen {
    pub(crate) fn open() -> Self {
        Self { out: BufWriter::new(anstream::stdout().lock()) }
    }

    /// One line of the result.
    pub(crate) fn line(&mut self, text: impl Display) -> Result<(), Trouble> {
        writeln!(self.out, "{text}").map_err(Trouble::Output)
    }

    /// One line of the result as a JSON object.
    pub(crate) fn json(&mut self, object: &impl Serialize) -> Result<(), Trouble> {
        let written = serde_json::to_writer(&mut self.out, object);
        written.map_err(|error| Trouble::Output(error.into()))?;
        self.line("")
    }

    /// The result verbatim, for texts that are whole files.
    pub(crate) fn text(&mut self, text: &[u8]) -> Result<(), Trouble> {
        self.out.write_all(text).map_err(Trouble::Output)
    }

    /// Something worth knowing that is not the result.
    pub(crate) fn remark(&mut self, text: impl Display) -> Result<(), Trouble> {
        self.aside(Style::new().dimmed(), "remark", &text)
    }

    /// What went wrong. If that cannot be reported, nothing can.
    pub(crate) fn complain(&mut self, trouble: &Trouble) {
        let style = Style::new().fg_color(Some(AnsiColor::Red.into())).bold();
        let _ = self.aside(style, "error", trouble);
    }

    fn aside(&mut self, style: Style, kind: &str, text: &dyn Display) -> Result<(), Trouble> {
        // Keeps the order when both outputs are one terminal.
        let flushed = self.flush();
        // A closed standard error must not keep the result from being written.
        let _ = writeln!(anstream::stderr(), "{}: {text}", Styled(style, kind));
        flushed
    }

    pub(crate) fn flush(&mut self) -> Result<(), Trouble> {
        self.out.flush().map_err(Trouble::Output)
    }
}

/// A word in a style.
pub(crate) struct Styled<T>(pub(crate) Style, pub(crate) T);

impl<T: Display> Display for Styled<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{:#}", self.0, self.1, self.0)
    }
}
