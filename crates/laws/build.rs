//! Puts the case book into the library: a list of the files of `casebook/` with their texts.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=casebook");
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let folder = Path::new(&root).join("casebook");
    let mut files = Vec::new();
    find(&folder, &mut files)?;
    files.sort();
    let items = files.iter().map(|path| {
        let name = path.strip_prefix(&folder).unwrap_or(path);
        format!("    ({:?}, include_str!({path:?})),\n", name.display().to_string())
    });
    let list = format!("&[\n{}]\n", items.collect::<String>());
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("shelf.rs"), list)
}

/// The case files of a folder and of those in it.
fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            find(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "case") {
            files.push(path);
        }
    }
    Ok(())
}
