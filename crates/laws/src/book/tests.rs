use super::*;
use crate::casebook;
use crate::text::{Lang, Texts};

#[test]
fn every_file_of_every_book_is_read_without_a_fault() {
    for book in Book::ALL {
        let faults = book.volume().faults.to_string();
        assert!(faults.is_empty(), "in books/{book}/\n{faults}");
    }
}

#[test]
fn a_line_that_cannot_be_read_is_named_with_its_file_and_place() {
    let mut faults = shelf::Faults::default();
    let rows = row::read(
        "1.1 | ruled | act\n1.2 | perhaps | act\n1.1 | ruled | act",
        Vec::new(),
        &mut faults,
    );
    assert_eq!(rows.len(), 1);
    let told = faults.to_string();
    assert_eq!(told, "rows:2: not NUMBER | fate | kind [| counterpart]\nrows:3: is listed twice\n");
}

#[test]
fn no_article_of_a_book_is_lost() {
    let rows = |book: Book| book.rows().len();
    assert_eq!(rows(Book::Fide2023), 382);
    assert_eq!(rows(Book::Fide2018), 362);
    assert_eq!(rows(Book::Fide2014), 326);
    assert_eq!(rows(Book::FinnishBlitz2014), 61);
    assert_eq!(rows(Book::Home), 46);
}

#[test]
fn every_number_that_a_provision_has_is_an_article_of_that_book() {
    for provision in Provision::ALL {
        for book in Book::ALL {
            let number = provision.number(book);
            assert_eq!(
                number,
                provision.article(book).map(Article::number),
                "{provision:?}: {book}"
            );
        }
    }
}

#[test]
fn the_laws_of_a_day_are_those_in_force() {
    let on = |day: &str| Book::in_force_on(day.parse().unwrap());
    assert_eq!(on("2014-06-30"), None);
    assert_eq!(on("2014-07-01"), Some(Book::Fide2014));
    assert_eq!(on("2017-06-30"), Some(Book::Fide2014));
    assert_eq!(on("2017-07-01"), Some(Book::Fide2018), "the text of 2017 is judged by 2018's");
    assert_eq!(on("2022-12-31"), Some(Book::Fide2018));
    assert_eq!(on("2023-01-01"), Some(Book::Fide2023));
}

#[test]
fn the_articles_of_2023_stand_in_the_order_of_their_numbers() {
    let key = |number: &str| {
        let steps = number.split('.').skip(1).map(|step| step.parse::<u32>().unwrap());
        steps.collect::<Vec<_>>()
    };
    let rows = Book::Fide2023.rows();
    for pair in rows.windows(2) {
        let (one, next) = (pair[0].number, pair[1].number);
        if one.split('.').next() == next.split('.').next() {
            assert!(key(one) < key(next), "{one} stands before {next}");
        }
    }
}

#[test]
fn provisions_follow_their_articles_to_the_numbers_of_2023() {
    let number = |provision: Provision| provision.number(Book::Fide2023).unwrap_or("none");
    for (provision, wanted) in [
        (Provision::Recording, "8.1.1"),
        (Provision::Threefold, "9.2"),
        (Provision::ThreefoldIntended, "9.2.1"),
        (Provision::ThreefoldOnBoard, "9.2.2"),
        (Provision::SamePosition, "9.2.3"),
        (Provision::Devices, "11.3.2"),
        (Provision::RapidFull, "A.4"),
        (Provision::RapidBoards, "A.4.1"),
        (Provision::RapidRecorded, "A.4.2"),
        (Provision::RecordLooks, "A.4.3"),
        (Provision::RapidLimited, "A.5"),
        (Provision::TenMoves, "A.5.1"),
        (Provision::SettingFixed, "A.5.1.1"),
        (Provision::SetupFixed, "A.5.1.2"),
        (Provision::IllegalWindow, "A.5.2"),
        (Provision::TimeClaim, "A.5.3"),
        (Provision::IllegalSymptom, "A.5.4"),
        (Provision::ArbiterCallsFlag, "A.5.5"),
        (Provision::RapidChoice, "A.6"),
        (Provision::ShortGamePenalty, "A.3"),
        (Provision::BlitzFull, "B.2"),
        (Provision::BlitzBoards, "B.2.1"),
        (Provision::BlitzRecorded, "B.2.2"),
        (Provision::BlitzRecordLooks, "B.2.3"),
        (Provision::BlitzLimited, "B.3"),
        (Provision::BlitzChoice, "B.4"),
        (Provision::InForce, "INT.3"),
        (Provision::PhoneLadder, "none"),
        (Provision::FinnishDefaultTime, "none"),
        (Provision::FinnishQuickplay, "none"),
        (Provision::NationalBlitz, "none"),
        (Provision::NationalBlitzUnrated, "none"),
    ] {
        assert_eq!(number(provision), wanted, "{provision:?}");
    }
}

#[test]
fn a_book_of_data_alone_states_only_its_differences() {
    let book = Book::MadeUp;
    assert_eq!(book.rows().len(), Book::Fide2018.rows().len(), "one gone, one new");
    assert_eq!(Provision::ClaimWrong.number(book), Some("9.5.4"));
    assert_eq!(Provision::PhoneLadder.number(book), None);
    assert_eq!(Provision::Threefold.number(book), Provision::Threefold.number(Book::Fide2018));
    let gist = |number| Texts::of(Lang::English).gist(book.article(number).unwrap());
    assert_eq!(gist("9.5.4"), "A wrong claim gives the opponent three minutes.");
    assert_eq!(gist("12.9.1"), "A warning.");
    assert_eq!(book.article("Z.1").map(|article| article.row().section), Some("Last words"));
}

#[test]
fn a_case_is_played_under_a_book_of_data_alone() {
    let file = casebook::read(
        "a wrong claim gives the opponent three minutes
  books   made-up fide-2018
  control 90+30
  moves   Nf3 Nf6 Ng1 Ng8
  0:10    white claim threefold
  then    claim rejected by 9.5.4
  in made-up: then time added to black 3:00 by 9.5.4
  in fide-2018: then time added to black 2:00 by 9.5.3
",
    );
    assert!(file.faults.is_empty());
    for account in file.cases[0].play_all() {
        assert!(account.faults.is_empty(), "{:?}", account.faults);
    }
}
