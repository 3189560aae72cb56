//! Every case of the case book holds.

use std::path::{Path, PathBuf};
use std::{fs, io};

use laws::casebook;

fn case_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(case_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[test]
fn every_case_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut cases, mut faults) = (0, Vec::new());
    for path in case_files(&root.join("casebook")).unwrap() {
        let name = path.strip_prefix(root).unwrap().display();
        let file = casebook::read(&fs::read_to_string(&path).unwrap());
        faults.extend(file.faults.iter().map(|f| format!("{name}:{}: {}", f.line, f.what)));
        for case in &file.cases {
            cases += 1;
            let account = case.play();
            let heading = &case.heading;
            let told = account.faults.iter();
            faults.extend(told.map(|f| format!("{name}:{}: {heading}: {}", f.line, f.what)));
        }
    }
    assert!(cases > 0, "no cases were found");
    assert!(faults.is_empty(), "{} faults in {cases} cases:\n{}", faults.len(), faults.join("\n"));
}
