//! Every case of the case book holds.

mod shelf;

use laws::casebook;

#[test]
fn every_case_holds() {
    let (mut cases, mut faults) = (0, Vec::new());
    for (name, text) in shelf::cases().unwrap() {
        let file = casebook::read(&text);
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
