//! Every case of the case book holds.

extern crate tuomari_laws as laws;

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
            for account in case.play_all() {
                let (heading, book) = (&case.heading, account.regulations.book);
                let told = account.faults.iter();
                let told =
                    told.map(|f| format!("{name}:{}: {book}: {heading}: {}", f.line, f.what));
                faults.extend(told);
            }
        }
    }
    assert!(cases > 0, "no cases were found");
    assert!(faults.is_empty(), "{} faults in {cases} cases:\n{}", faults.len(), faults.join("\n"));
}
