//! Lists of players as spreadsheets write them.

use std::fmt;

use crate::{Entrant, Sex};

/// A list of players that was read: the good lines of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerList {
    /// The players in their order, with the line of each.
    pub players: Vec<(usize, Entrant)>,
    /// Which column was taken for what: the header and the field.
    pub columns: Vec<(String, Field)>,
    /// What is wrong, and where.
    pub errors: Vec<CsvError>,
}

macro_rules! fields {
    ($($field:ident: $($word:literal)+;)+) => {
        /// What a column holds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "their names say it")]
        pub enum Field {
            $($field,)+
        }

        /// The headers by which a column is known, in small letters without marks.
        const HEADERS: &[(&str, Field)] = &[$($(($word, Field::$field),)+)+];
    };
}

fields! {
    Name: "name" "nimi" "namn" "player" "pelaaja" "spelare" "spieler" "nom" "nombre" "full name" "nimet"
        "pelaajan nimi" "player name" "sukunimi etunimi" "sukunimi ja etunimi" "last name first name";
    Family: "last name" "lastname" "surname" "family name" "sukunimi" "efternamn" "nachname" "apellido";
    Given: "first name" "firstname" "given name" "etunimi" "fornamn" "vorname" "prenom";
    Title: "title" "titteli" "titel" "arvonimi" "tit" "titre";
    Rating: "rating" "elo" "fide rating" "rtg" "selo" "pelo" "vahvuusluku" "selo pika" "shakki" "rating std"
        "ratingtal" "dwz" "strength" "vahvuus" "standard" "rapid" "blitz" "int rating" "rtgi" "selo luku" "elo luku"
        "vahvuusluvut" "selo pitka" "pika" "selo pikashakki" "rapid rating" "blitz rating" "irtg" "nrtg";
    Federation: "federation" "fed" "country" "maa" "land" "liitto" "forbund" "pays" "nation";
    FideId: "fide id" "fideid" "fide" "fide number" "fide-id" "id fide" "fide nro" "fide no" "id"
        "fide numero";
    Birth: "birth" "born" "birthday" "date of birth" "year of birth" "birth year" "syntynyt" "syntymavuosi"
        "syntymaaika" "fodd" "fodelsear" "byear" "bday" "geburt" "year";
    Sex: "sex" "gender" "sukupuoli" "kon" "geschlecht" "sexe";
    Club: "club" "seura" "kotiseura" "club/city" "club city" "klubb" "verein" "team" "joukkue" "forening" "klub";
}

/// What is wrong with a list, and where; the other lines were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvError {
    /// The line, from 1.
    pub line: usize,
    /// The column of the table, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: CsvFault,
}

/// What is wrong in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CsvFault {
    /// No column is headed by a name.
    NoNames,
    /// A line without a name.
    NoName,
    /// A rating or FIDE number that is not a number.
    NoNumber(String),
    /// The same player as in an earlier line.
    Twice {
        /// That line.
        line: usize,
    },
    /// A quotation mark is not closed.
    OpenQuote,
}

impl fmt::Display for CsvFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNames => f.write_str("no column is headed \"name\", \"nimi\" or \"namn\""),
            Self::NoName => f.write_str("there is no name"),
            Self::NoNumber(text) => write!(f, "{text:?} is not a number"),
            Self::Twice { line } => write!(f, "the same player as in line {line}"),
            Self::OpenQuote => f.write_str("a quotation mark is not closed"),
        }
    }
}

impl fmt::Display for CsvError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for CsvError {}

/// Reads a list of players. Commas, semicolons or tabs separate; the first line names the columns, in
/// any of several languages; the text is UTF-8 or Latin-1.
///
/// ```
/// let list = tuomari_hall::read_players("Nimi;Selo;Seura\nLaine, Antti;2391;TammerS\n".as_bytes());
/// assert_eq!(list.players[0].1.rating, Some(2391));
/// ```
#[must_use]
pub fn read_players(bytes: &[u8]) -> PlayerList {
    // Spreadsheets of older Macs end a line with a carriage return alone.
    let text = crate::decode(bytes).replace("\r\n", "\n").replace('\r', "\n");
    let mut list = PlayerList::default();
    let separator = separator(&text);
    let mut rows = rows(&text, separator, &mut list.errors);
    let columns = |row: &[String]| -> Vec<Option<Field>> { row.iter().map(|c| field(c)).collect() };
    let named = |field: &Option<Field>| matches!(field, Some(Field::Name | Field::Family));
    // Above the header there may be the name of the event, or what a spreadsheet says of separators.
    let header =
        rows.iter().take(HEADER_WITHIN).position(|(_, row)| columns(row).iter().any(named));
    let (header, fields) = match header {
        Some(at) => {
            let header = rows.drain(..=at).next_back().map(|(_, row)| row).unwrap_or_default();
            let fields = columns(&header);
            (header, fields)
        }
        // One name in each line needs no header.
        None if !rows.is_empty() && rows.iter().all(|(_, row)| is_bare_name(row)) => {
            (Vec::new(), vec![Some(Field::Name)])
        }
        None => {
            let line = rows.first().map_or(1, |(line, _)| *line);
            list.errors.push(CsvError { line, column: 1, what: CsvFault::NoNames });
            return list;
        }
    };
    // The first of two columns for the same thing is taken: the usual list has its own rating first.
    let mut taken = Vec::new();
    let fields: Vec<Option<Field>> = fields
        .into_iter()
        .map(|field| {
            let new = field.filter(|field| !taken.contains(field));
            taken.extend(new);
            new
        })
        .collect();
    list.columns = header
        .iter()
        .zip(&fields)
        .filter_map(|(head, field)| Some((head.clone(), (*field)?)))
        .collect();
    for (line, cells) in rows {
        if cells.iter().all(String::is_empty) {
            continue;
        }
        let entrant = entrant(line, &cells, &fields, &mut list.errors);
        if entrant.name.is_empty() {
            list.errors.push(CsvError { line, column: 1, what: CsvFault::NoName });
            continue;
        }
        match list.players.iter().find(|(_, other)| other.is_same_as(&entrant)) {
            Some((earlier, _)) => {
                let what = CsvFault::Twice { line: *earlier };
                list.errors.push(CsvError { line, column: 1, what });
            }
            None => list.players.push((line, entrant)),
        }
    }
    list
}

/// Whether a line is a name and nothing else.
fn is_bare_name(row: &[String]) -> bool {
    row.len() == 1 && row.iter().all(|cell| !cell.contains(|letter: char| letter.is_ascii_digit()))
}

/// How many lines are looked at for a header.
const HEADER_WITHIN: usize = 10;

/// What separates the cells: what the header has most of. A comma may stand in a name, so it separates
/// only where the header has it.
fn separator(text: &str) -> char {
    let known = |line: &str, separator: char| {
        line.split(separator).filter_map(|cell| field(cell.trim().trim_matches('"'))).count()
    };
    let most = |separator: char| {
        text.lines().take(2 * HEADER_WITHIN).map(|line| known(line, separator)).max()
    };
    let told = |separator: char| text.contains(separator) && separator != ',';
    [',', '\t', ';']
        .into_iter()
        .max_by_key(|separator| (most(*separator).unwrap_or(0), told(*separator)))
        .unwrap_or(';')
}

/// The cells of each line that has any, with its number.
fn rows(text: &str, separator: char, errors: &mut Vec<CsvError>) -> Vec<(usize, Vec<String>)> {
    let mut rows = Vec::new();
    let (mut row, mut cell): (Vec<String>, String) = (Vec::new(), String::new());
    let (mut line, mut began, mut quoted) = (1, 1, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\n' {
            line += 1;
        }
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => {
                cell.clear();
                quoted = true;
            }
            _ if quoted => cell.push(letter),
            '\n' => {
                row.push(std::mem::take(&mut cell).trim().to_owned());
                rows.push((began, std::mem::take(&mut row)));
                began = line;
            }
            _ if letter == separator => row.push(std::mem::take(&mut cell).trim().to_owned()),
            _ => cell.push(letter),
        }
    }
    if quoted {
        let column = row.len() + 1;
        errors.push(CsvError { line: began, column, what: CsvFault::OpenQuote });
    }
    if !cell.is_empty() || !row.is_empty() {
        row.push(cell.trim().to_owned());
        rows.push((began, row));
    }
    rows.retain(|(_, row)| row.iter().any(|cell| !cell.is_empty()));
    rows
}

/// What a column holds, by its header: `Elo (FIDE)` and `Nimi / Name` say it as well as `elo` and
/// `nimi` do.
fn field(header: &str) -> Option<Field> {
    let plain = plain(header);
    let known =
        |text: &str| HEADERS.iter().find(|(word, _)| *word == text).map(|(_, field)| *field);
    let part = |text: &str| text.split(['/', '(', ')', ',']).find_map(|part| known(part.trim()));
    known(&plain).or_else(|| part(&plain))
}

fn plain(header: &str) -> String {
    let plain: String = header
        .to_lowercase()
        .chars()
        .map(|letter| match letter {
            'ä' | 'å' | 'á' | 'à' => 'a',
            'ö' | 'ø' | 'ó' => 'o',
            'é' | 'è' => 'e',
            'ü' => 'u',
            '_' | '.' | '-' | ':' => ' ',
            other => other,
        })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn entrant(
    line: usize,
    cells: &[String],
    fields: &[Option<Field>],
    errors: &mut Vec<CsvError>,
) -> Entrant {
    let mut entrant = Entrant::default();
    let (mut family, mut given) = (String::new(), String::new());
    for (column, (cell, field)) in (1..).zip(cells.iter().zip(fields)) {
        let (Some(field), false) = (field, cell.is_empty()) else { continue };
        let mut number = |cell: &str| -> Option<u32> {
            let empty = ["-", "–", "—", "0"].contains(&cell);
            // A spreadsheet may write 2391 as 2391.0, 2391,0 or 2 391.
            let whole = cell.strip_suffix(".0").or(cell.strip_suffix(",0")).unwrap_or(cell);
            let number = whole.replace([' ', '\u{A0}'], "").parse().ok();
            if number.is_none() && !empty {
                let what = CsvFault::NoNumber(cell.to_owned());
                errors.push(CsvError { line, column, what });
            }
            number.filter(|number| *number > 0)
        };
        match field {
            Field::Name => entrant.name.clone_from(cell),
            Field::Family => family.clone_from(cell),
            Field::Given => given.clone_from(cell),
            Field::Title => {
                entrant.title =
                    Some(cell.to_uppercase()).filter(|title| !["-", "–"].contains(&&**title));
            }
            Field::Rating => entrant.rating = number(cell).and_then(|n| u16::try_from(n).ok()),
            Field::Federation => entrant.federation = Some(cell.to_uppercase()),
            Field::FideId => entrant.fide_id = number(cell),
            Field::Birth => entrant.birth = Some(cell.clone()),
            Field::Sex => {
                entrant.sex = match cell.to_lowercase().chars().next() {
                    Some('m' | 'h') => Some(Sex::Male),
                    Some('w' | 'f' | 'n' | 'k') => Some(Sex::Female),
                    _ => None,
                };
            }
            Field::Club => entrant.club = Some(cell.clone()).filter(|club| club != "–"),
        }
    }
    if entrant.name.is_empty() && !family.is_empty() {
        entrant.name = if given.is_empty() { family } else { format!("{family}, {given}") };
    }
    entrant
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_anyone_can_guess_is_enough() {
        let lists: [&[u8]; 3] = [
            "Nimi;FIDE;Maa;Selo pika;Seura\nLaine, Antti;506214;FIN;2391;TammerS\n".as_bytes(),
            b"\"Last name\",\"First name\",Elo,Club,Fed,FIDE-ID\r\nLaine,Antti,2391,TammerS,fin,506214\r\n",
            b"Efternamn\tF\xF6rnamn\tRating\tKlubb\tLand\tFIDE id\nLaine\tAntti\t2391\tTammerS\tFIN\t506214",
        ];
        for list in lists {
            let list = read_players(list);
            assert_eq!(list.errors, []);
            let [(2, player)] = &list.players[..] else { panic!("{list:?}") };
            assert_eq!((&*player.name, player.rating), ("Laine, Antti", Some(2391)));
            assert_eq!((player.fide_id, player.club.as_deref()), (Some(506_214), Some("TammerS")));
            assert_eq!(player.federation.as_deref(), Some("FIN"));
        }
    }

    #[test]
    fn a_half_bad_list_gives_its_good_half() {
        let list = "name;rating\nLaine, Antti;2391\nKolář, Tomáš;n/a\n;1800\nLaine, Antti;2391\n";
        let list = read_players(list.as_bytes());
        assert_eq!(list.players.len(), 2);
        let told: Vec<String> = list.errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "line 3, column 2: \"n/a\" is not a number",
                "line 4, column 1: there is no name",
                "line 5, column 1: the same player as in line 2",
            ]
        );
        assert_eq!(read_players(b"x;y\n1;2\n").errors[0].what, CsvFault::NoNames);
    }

    #[test]
    fn lines_end_as_the_system_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text =
                format!("Nimi;Elo{end}Mäkelä, Väinö;1800{end}\"Ström, Åsa\";1700{end};x{end}");
            let list = read_players(text.as_bytes());
            let lines: Vec<usize> = list.players.iter().map(|(line, _)| *line).collect();
            assert_eq!((lines, list.errors[0].line), (vec![2, 3], 4), "{end:?}");
        }
    }

    #[test]
    fn a_header_may_stand_below_a_title_and_names_alone_need_none() {
        let names = |text: &str| -> Vec<String> {
            let list = read_players(text.as_bytes());
            assert_eq!(list.errors, [], "{text}");
            list.players.into_iter().map(|(_, player)| player.name).collect()
        };
        let both = ["Mäkelä, Väinö", "Ström, Åsa"];
        assert_eq!(names("sep=;\nNimi;Elo\nMäkelä, Väinö;1800\nStröm, Åsa;\n"), both);
        let below = "Kevätturnaus 2026;;\n;;\nNro;Nimi / Name;Elo (FIDE)\n1;Mäkelä, Väinö;1 800\n2;Ström, Åsa;–\n";
        assert_eq!(names(below), both);
        assert_eq!(read_players(below.as_bytes()).players[0].1.rating, Some(1800));
        assert_eq!(names("Mäkelä, Väinö\n\nStröm, Åsa\n"), both);
        assert_eq!(names("Nimi\nMäkelä, Väinö\nStröm, Åsa\n"), both);
        assert_eq!(names("Sukunimi,Etunimi\nMäkelä,Väinö\nStröm,Åsa\n"), both);
    }
}
