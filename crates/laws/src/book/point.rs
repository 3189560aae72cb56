//! Where a book is doubtful, and where its articles meet.

use super::Book;
use super::shelf::{Faults, File, lines};

/// A doubtful place of a book (`G53`, `Q-06`), a meeting of several articles (`X17`) or a difference
/// from another edition (`D14`), and how it is read here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point {
    /// The name by which cases call it.
    pub id: &'static str,
    /// What becomes of it.
    pub fate: PointFate,
    /// What it is about, in one English sentence.
    pub gist: &'static str,
}

/// What becomes of a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointFate {
    /// A ruling depends on it, and the case book shows it.
    Ruled,
    /// Another part of the program, named here, embodies it.
    Elsewhere(&'static str),
    /// Numbering, print or wording: nothing at the table depends on it.
    Text,
    /// Of a part of the book that is not ruled yet.
    Open,
}

impl Book {
    /// The points of the book: gaps first, then interactions.
    #[must_use]
    pub fn points(self) -> &'static [Point] {
        &self.volume().points
    }

    /// The point with this name.
    #[must_use]
    pub fn point(self, id: &str) -> Option<&'static Point> {
        self.points().iter().find(|point| point.id == id)
    }
}

pub(super) fn read(text: &'static str, faults: &mut Faults) -> Vec<Point> {
    let read = |(place, line)| {
        let point = read_point(line);
        if point.is_none() {
            faults.add(File::Notes, place, "not ID | fate | gist");
        }
        point
    };
    lines(text).filter_map(read).collect()
}

fn read_point(line: &'static str) -> Option<Point> {
    let mut fields = line.splitn(3, '|').map(str::trim);
    let (id, fate, gist) = (fields.next()?, fields.next()?, fields.next()?);
    let fate = match fate.split_once(':') {
        Some(("elsewhere", part)) => PointFate::Elsewhere(part.trim()),
        None if fate == "ruled" => PointFate::Ruled,
        None if fate == "text" => PointFate::Text,
        None if fate == "open" => PointFate::Open,
        _ => return None,
    };
    Some(Point { id, fate, gist })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_and_every_gap_of_2014_is_listed_once_in_order() {
        let differences = (1..=33).map(|n| format!("D{n}"));
        let words = (1..=16).map(|n| format!("W{n}"));
        let gaps = (1..=31).map(|n| format!("Q-{n:02}"));
        let all: Vec<String> = differences.chain(words).chain(gaps).collect();
        let listed: Vec<&str> = Book::Fide2014.points().iter().map(|point| point.id).collect();
        assert_eq!(listed, all);
    }

    #[test]
    fn every_gap_and_every_interaction_is_listed_once_in_order() {
        let gaps = (1..=98).map(|n| format!("G{n:02}"));
        let mut meetings: Vec<String> = (1..=105).map(|n| format!("X{n:02}")).collect();
        meetings.insert(76, "X76b".to_owned());
        let all: Vec<String> = gaps.chain(meetings).collect();
        let listed: Vec<&str> = Book::Fide2018.points().iter().map(|point| point.id).collect();
        assert_eq!(listed, all);
    }

    #[test]
    fn the_points_of_the_other_books_are_listed_once_in_order() {
        let numbered = |name: &str, count: u8| {
            (1..=count).map(|n| format!("{name}{n:02}")).collect::<Vec<String>>()
        };
        let listed = |book: Book| book.points().iter().map(|point| point.id).collect::<Vec<_>>();
        let blitz = [numbered("I-", 65), numbered("B-Q", 33)].concat();
        assert_eq!(listed(Book::FinnishBlitz2014), blitz);
        let home = [numbered("H-Q", 16), numbered("H-S", 18)].concat();
        assert_eq!(listed(Book::Home), home);
    }
}
