//! Console sessions, replayed and compared: those under `sessions/`, and those in the documents.

#[test]
fn every_session_goes_as_it_is_written() {
    trycmd::TestCases::new()
        .env("NO_COLOR", "1")
        .case("tests/sessions/*.md")
        .case("tests/sessions/*.toml")
        .case("../../README.md")
        .case("../../docs/*.md");
}
