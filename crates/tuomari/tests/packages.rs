//! A package holds nothing but its own folder, so a crate may read nothing else when it is compiled.

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The files that a source takes in by their names, its tests aside.
fn taken_in(source: &str) -> impl Iterator<Item = &str> {
    let (code, _) = source.split_once("#[cfg(test)]").unwrap_or((source, ""));
    let calls = ["include!(", "include_str!(", "include_bytes!("];
    calls
        .into_iter()
        .flat_map(move |call| code.split(call).skip(1).filter_map(|rest| rest.split('"').nth(1)))
}

#[test]
fn no_crate_takes_in_a_file_from_outside_its_folder() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut seen = 0;
    for entry in fs::read_dir(crates).unwrap() {
        let folder = entry.unwrap().path().join("src");
        let mut files = Vec::new();
        sources(&folder, &mut files);
        for file in files {
            let above = file.strip_prefix(&folder).unwrap().components().count();
            for path in taken_in(&fs::read_to_string(&file).unwrap()) {
                seen += 1;
                let up = Path::new(path).components().take_while(|part| part.as_os_str() == "..");
                assert!(up.count() <= above, "{}: {path}", file.display());
            }
        }
    }
    assert!(seen > 15, "{seen}");
}
