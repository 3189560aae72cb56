//! Questions as people read them, kept to be read again: `UPDATE=1` writes them anew.

use std::fmt::Write as _;
use std::{env, fs};

use laws::Book;
use laws::text::Lang;
use tuomari_quiz::{Examiner, Round, Wish};

#[test]
fn questions_read_as_they_did() {
    for lang in Lang::ALL {
        let mut text = String::new();
        for book in Book::ALL {
            for question in Round::new(Wish::about(book), 2026).take(4) {
                let examiner = Examiner::of(lang);
                let (asked, key) = (examiner.ask(&question), examiner.key(&question));
                let mut line = |said: &str| writeln!(text, "{said}").unwrap();
                line(&format!("# {}", asked.chapter));
                line(&asked.setting);
                line(&asked.position);
                asked.happened.iter().for_each(|said| line(said));
                asked.now.iter().for_each(|said| line(&format!("* {said}")));
                for (place, answer) in asked.answers.iter().enumerate() {
                    line(&format!("{} {answer}", if place == key.right { "=" } else { "-" }));
                }
                for other in key.elsewhere.iter().filter(|other| !other.same) {
                    line(&format!("({}: {})", other.name, other.text));
                }
                line("");
            }
        }
        let path = format!("{}/tests/samples/{lang}.txt", env!("CARGO_MANIFEST_DIR"));
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &text).unwrap();
        }
        assert_eq!(fs::read_to_string(&path).unwrap_or_default(), text, "UPDATE=1 writes {path}");
    }
}
