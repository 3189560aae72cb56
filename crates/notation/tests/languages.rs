//! The table of languages as people read it.
//!
//! `UPDATE_GOLDEN=1 cargo test -p tuomari-notation --test languages` rewrites it.

extern crate tuomari_notation as notation;

use notation::Language;

#[test]
fn languages_md_is_the_table_of_the_crate() {
    let mut page = String::from(
        "# Piece letters\n\n\
         The languages in which moves are read and written, and where their letters were found.\n\
         Generated from `src/language/table.rs` by a test.\n\n\
         | code | language | king | queen | rook | bishop | knight | a pawn's letter, read | e.p. | sources |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for language in Language::ALL {
        let row = language.row();
        let letters = row.letters;
        page += &format!(
            "| `{}` | {language} | {} | {} | {} | {} | {} | {} | {} | {} |\n",
            row.code,
            letters.king,
            letters.queen,
            letters.rook,
            letters.bishop,
            letters.knight,
            row.pawn.unwrap_or("–"),
            row.en_passant.join(", "),
            row.sources.join("; "),
        );
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("LANGUAGES.md");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(page, kept, "LANGUAGES.md is stale");
}
