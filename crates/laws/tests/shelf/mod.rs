//! Files as they lie on the disk.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Every `*.case` file of the case book: its path inside the crate and its text.
pub(crate) fn cases() -> io::Result<Vec<(String, String)>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for path in files_under(&root.join("casebook"), "case")? {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        files.push((name, fs::read_to_string(&path)?));
    }
    Ok(files)
}

/// Every file below a folder whose name ends so, sorted.
pub(crate) fn files_under(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files_under(&path, extension)?);
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
