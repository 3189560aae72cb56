//! An audit of any file gets to its end, reports places inside it, and reports the same again.

#![no_main]

use audit::{Auditor, Finding, Rules};
use laws::Book;
use libfuzzer_sys::fuzz_target;
use notation::pgn::{Reader, Replay};
use winnable::Budget;

fn findings(input: &[u8], book: Book) -> Vec<Finding> {
    let budget = Budget::quick();
    let mut replay = Replay::new(Auditor::new(Rules { budget, ..Rules::of(book) }));
    // Reading a slice cannot fail.
    let _ = Reader::new(input).read_all(&mut replay);
    replay.follower_mut().take_findings()
}

fuzz_target!(|input: &[u8]| {
    for book in Book::ALL {
        let found = findings(input, book);
        for finding in &found {
            assert!(finding.place.offset <= input.len() as u64);
            let books = [Some(book), book.leaves_to()];
            assert!(finding.articles.iter().all(|article| books.contains(&Some(article.book()))));
            assert!(!finding.to_string().is_empty());
        }
        assert!(found.windows(2).all(|two| two[0].game <= two[1].game));
        assert_eq!(found, findings(input, book));
    }
});
