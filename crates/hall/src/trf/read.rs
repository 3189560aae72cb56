//! Reading a report.

use chess::Color;

use super::write::ENGINES_SCORING;
use super::{
    AbnormalPoints, Forbidden, GrantedBye, Mark, Trf, TrfError, TrfFault, TrfGame, TrfPlayer,
};
use crate::{Bye, Entrant, Number, Points, Sex};

/// Where the first round stands, and how wide each is.
const FIRST: usize = 92;
const WIDTH: usize = 10;

impl Trf {
    /// Reads a report of either edition. What cannot be read is told with its place, and the rest of
    /// the file is read all the same.
    #[must_use]
    pub fn read(bytes: &[u8]) -> (Self, Vec<TrfError>) {
        let text = crate::decode(bytes).replace("\r\n", "\n").replace('\r', "\n");
        let (mut trf, mut errors) = (Self::default(), Vec::new());
        for (number, line) in (1..).zip(text.split('\n')) {
            let letters: Vec<char> = line.trim_end().chars().collect();
            Line { number, letters: &letters, errors: &mut errors }.read(&mut trf);
        }
        trf.players.sort_by_key(|player| player.number);
        (trf, errors)
    }
}

/// One line, its columns counted from 1.
struct Line<'l> {
    number: usize,
    letters: &'l [char],
    errors: &'l mut Vec<TrfError>,
}

impl Line<'_> {
    fn text(&self, first: usize, last: usize) -> String {
        let end = last.min(self.letters.len());
        let letters = self.letters.get(first - 1..end).unwrap_or_default();
        letters.iter().collect::<String>().trim().to_owned()
    }

    fn rest(&self) -> String {
        self.text(5, usize::MAX)
    }

    fn letter(&self, column: usize) -> char {
        self.letters.get(column - 1).copied().unwrap_or(' ')
    }

    fn wrong(&mut self, column: usize, what: TrfFault) {
        self.errors.push(TrfError { line: self.number, column, what });
    }

    /// A number, if the columns hold one; blanks hold none.
    fn number<T: std::str::FromStr>(&mut self, first: usize, last: usize) -> Option<T> {
        let text = self.text(first, last);
        if text.is_empty() {
            return None;
        }
        let number = text.parse().ok();
        if number.is_none() {
            self.wrong(first, TrfFault::NoNumber(text));
        }
        number
    }

    fn points(&mut self, first: usize, last: usize) -> Points {
        let text = self.text(first, last);
        if text.is_empty() {
            return Points::ZERO;
        }
        match Points::read(&text) {
            Some(points) => points,
            None => {
                self.wrong(first, TrfFault::NoPoints(text));
                Points::ZERO
            }
        }
    }

    /// Numbers of players from a column on, so many columns apart.
    fn players(&mut self, first: usize) -> Vec<Number> {
        let columns = (first..=self.letters.len()).step_by(5);
        columns
            .filter_map(|at| self.number::<u16>(at, at + 3))
            .filter(|n| *n > 0)
            .map(Number)
            .collect()
    }

    fn read(&mut self, trf: &mut Trf) {
        match &*self.text(1, 3) {
            "001" => self.player(trf),
            "012" => trf.name = self.rest(),
            "022" => trf.city = self.rest(),
            "032" => trf.federation = self.rest(),
            "042" => trf.begins = self.rest(),
            "052" => trf.ends = self.rest(),
            // What is counted is not read: the players say it.
            "062" | "072" | "" => {}
            "092" => trf.system = self.rest(),
            "102" => trf.chief = self.rest(),
            "112" => trf.deputies.push(self.rest()),
            "122" => trf.time = self.rest(),
            "132" => self.dates(trf),
            "142" | "XXR" => trf.rounds = self.number(5, usize::MAX),
            "152" => trf.first_color = first_color(&self.rest()).or(trf.first_color),
            "XXC" => {
                for word in self.rest().split_whitespace() {
                    match first_color(word) {
                        Some(color) => trf.first_color = Some(color),
                        None => trf.other.push(format!("XXC {word}")),
                    }
                }
            }
            "162" => self.scoring(trf),
            code if ENGINES_SCORING.iter().any(|(_, own)| *own == code) => {
                let points = self.points(5, 8);
                let known = ENGINES_SCORING.iter().find(|(_, own)| *own == code);
                trf.scoring.extend(known.map(|(letter, _)| (*letter, points)));
            }
            "202" => {
                let rest = self.rest();
                let codes = rest.split(',').map(str::trim).filter(|code| !code.is_empty());
                trf.tie_breaks = codes.map(str::to_owned).collect();
            }
            "222" => trf.control = self.rest(),
            "240" => {
                let letter = self.letter(5);
                match Bye::of_letter(letter).filter(|bye| *bye != Bye::Pairing) {
                    None => self.wrong(5, TrfFault::NoBye(letter)),
                    Some(bye) => {
                        let round = self.number(7, 9).unwrap_or(0);
                        let players = self.players(11);
                        trf.byes.push(GrantedBye { bye, round, players });
                    }
                }
            }
            "260" => {
                let first = self.number(5, 7).unwrap_or(0);
                let last = self.number(9, 11).unwrap_or(0);
                let players = self.players(13);
                trf.forbidden.push(Forbidden { first, last, players });
            }
            "XXP" => {
                let rest = self.rest();
                let numbers = rest.split_whitespace().filter_map(|word| word.parse().ok());
                // Four columns are all that a number has in other records.
                let numbers = numbers.filter(|number| (1..=9999).contains(number));
                let players = numbers.map(Number).collect();
                trf.forbidden.push(Forbidden { first: 1, last: u8::MAX, players });
            }
            "299" => {
                let for_result = self.letter(5);
                let points = self.points(13, 17);
                let round = self.number(20, 22).unwrap_or(0);
                let players = self.players(24);
                trf.points.push(AbnormalPoints { for_result, points, round, players });
            }
            _ => trf.other.push(self.letters.iter().collect()),
        }
    }

    fn dates(&mut self, trf: &mut Trf) {
        let columns = (FIRST..=self.letters.len()).step_by(WIDTH);
        trf.dates = columns.map(|at| self.text(at, at + 7)).collect();
    }

    fn scoring(&mut self, trf: &mut Trf) {
        for at in (6..=self.letters.len()).step_by(9) {
            let letter = self.letter(at);
            if letter != ' ' {
                let points = self.points(at + 1, at + 4);
                trf.scoring.push((letter, points));
            }
        }
    }

    fn player(&mut self, trf: &mut Trf) {
        let Some(number) = self.number(5, 8).map(Number) else {
            if self.text(5, 8).is_empty() {
                self.wrong(5, TrfFault::TooShort);
            }
            return;
        };
        if trf.players.iter().any(|player| player.number == number) {
            return self.wrong(5, TrfFault::Twice(number));
        }
        let some = |text: String| Some(text).filter(|text| !text.is_empty());
        let sex = match self.letter(10) {
            'm' | 'M' => Some(Sex::Male),
            'w' | 'W' | 'f' | 'F' => Some(Sex::Female),
            _ => None,
        };
        let entrant = Entrant {
            name: self.text(15, 47),
            title: some(self.text(11, 13)).map(|title| full_title(&title)),
            rating: self.number(49, 52).filter(|rating| *rating > 0),
            federation: some(self.text(54, 56)),
            fide_id: self.number(58, 68).filter(|id| *id > 0),
            birth: some(self.text(70, 79)),
            sex,
            club: None,
        };
        let (points, rank) = (self.points(81, 84), self.number(86, 89));
        let mut games = Vec::new();
        for at in (FIRST..=self.letters.len()).step_by(WIDTH) {
            games.push(self.game(at));
        }
        let player = TrfPlayer { number, entrant, points, rank, games };
        trf.players.push(player);
    }

    fn game(&mut self, at: usize) -> TrfGame {
        let opponent = self.number(at, at + 3).filter(|n| *n > 0).map(Number);
        let color = match self.letter(at + 5) {
            'w' | 'W' => Some(Color::White),
            'b' | 'B' | 's' => Some(Color::Black),
            '-' | ' ' => None,
            other => {
                self.wrong(at + 5, TrfFault::NoColor(other));
                None
            }
        };
        let letter = self.letter(at + 7);
        let mark = Mark::of_letter(letter).unwrap_or_else(|| {
            self.wrong(at + 7, TrfFault::NoResult(letter));
            Mark::None
        });
        TrfGame { opponent, color, mark }
    }
}

/// A title as it is written now: the first files had single letters.
fn full_title(title: &str) -> String {
    match &*title.to_lowercase() {
        "g" => "GM".into(),
        "m" => "IM".into(),
        "f" => "FM".into(),
        "c" => "CM".into(),
        "wg" => "WGM".into(),
        "wm" => "WIM".into(),
        "wf" => "WFM".into(),
        "wc" => "WCM".into(),
        _ => title.to_owned(),
    }
}

/// A colour as 152 or a pairing engine's XXC writes it.
fn first_color(word: &str) -> Option<Color> {
    match word {
        "W" | "white1" => Some(Color::White),
        "B" | "black1" => Some(Color::Black),
        _ => None,
    }
}
