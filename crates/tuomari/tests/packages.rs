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

/// What the code of a source names after one of these words, its tests aside.
fn named_after<'a>(source: &'a str, words: &[&str]) -> impl Iterator<Item = &'a str> {
    let (code, _) = source.split_once("#[cfg(test)]").unwrap_or((source, ""));
    words
        .iter()
        .flat_map(move |word| code.split(word).skip(1).filter_map(|rest| rest.split('"').nth(1)))
}

/// How many folders a path goes up.
fn up(path: &str) -> usize {
    Path::new(path).components().take_while(|part| part.as_os_str() == "..").count()
}

#[test]
fn no_crate_takes_in_a_file_from_outside_its_folder() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let (mut seen, mut folders) = (0, 0);
    for entry in fs::read_dir(crates).unwrap() {
        let folder = entry.unwrap().path().join("src");
        let mut files = Vec::new();
        sources(&folder, &mut files);
        for file in files {
            let above = file.strip_prefix(&folder).unwrap().components().count();
            let source = fs::read_to_string(&file).unwrap();
            for path in named_after(&source, &["include!(", "include_str!(", "include_bytes!("]) {
                seen += 1;
                assert!(up(path) <= above, "{}: {path}", file.display());
            }
            // The page is a folder, named from that of the crate.
            for path in named_after(&source, &["#[folder = "]) {
                folders += 1;
                assert_eq!(up(path), 0, "{}: {path}", file.display());
            }
        }
    }
    assert!(seen > 15, "{seen}");
    assert_eq!(folders, 1);
}
