//! Where converted games go.

use std::io;
use std::path::{Path, PathBuf};

use super::Made;
use crate::file::Output;
use crate::outcome::Trouble;
use crate::screen::Screen;

pub(super) enum Target<'a> {
    Screen,
    File(&'a Path, Box<Output>),
}

impl<'a> Target<'a> {
    pub(super) fn open(path: Option<&'a Path>, files: &[PathBuf]) -> Result<Self, Trouble> {
        let Some(path) = path else { return Ok(Self::Screen) };
        let is_read = |file: &PathBuf| {
            file.canonicalize().is_ok_and(|file| path.canonicalize().is_ok_and(|path| path == file))
        };
        if files.iter().any(is_read) {
            return Err(trouble_with(path, io::Error::other("it is also an input")));
        }
        let file = Output::create(path).map_err(|error| trouble_with(path, error))?;
        Ok(Self::File(path, Box::new(file)))
    }

    pub(super) fn hand_over(&mut self, made: &Made, screen: &mut Screen) -> Result<(), Trouble> {
        match self {
            Self::Screen => screen.text(made.text.as_bytes())?,
            Self::File(path, file) => {
                file.write(made.text.as_bytes()).map_err(|error| trouble_with(path, error))?;
            }
        }
        made.findings.iter().try_for_each(|finding| screen.remark(finding))
    }

    pub(super) fn finish(self) -> Result<(), Trouble> {
        match self {
            Self::Screen => Ok(()),
            Self::File(path, file) => file.finish().map_err(|error| trouble_with(path, error)),
        }
    }
}

fn trouble_with(path: &Path, error: io::Error) -> Trouble {
    Trouble::Io(path.display().to_string(), error)
}
