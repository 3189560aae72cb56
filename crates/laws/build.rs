//! Puts the case book into the library: a list of the files of `casebook/` with their texts.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=casebook");
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let mut names = Vec::new();
    for entry in fs::read_dir(Path::new(&root).join("casebook"))? {
        let name = entry?.file_name().into_string();
        names.extend(name.ok().filter(|name| name.ends_with(".case")));
    }
    names.sort();
    let items = names.iter().map(|name| {
        let path = Path::new(&root).join("casebook").join(name);
        format!("    ({name:?}, include_str!({path:?})),\n")
    });
    let list = format!("&[\n{}]\n", items.collect::<String>());
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("shelf.rs"), list)
}
