//! Writing a report.

use std::fmt::Write;

use chess::{ByColor, Color};

use super::{Mark, Trf, TrfGame, TrfPlayer, TrfVersion};
use crate::{Number, Points, Sex};

/// How pairing engines and TRF26 write the colour of the first player.
const ENGINES_WORD: ByColor<&str> = ByColor { white: "white1", black: "black1" };
/// How bbpPairings writes what results are worth, by the letter of TRF26.
pub(super) const ENGINES_SCORING: [(char, &str); 4] =
    [('W', "BBW"), ('D', "BBD"), ('L', "BBL"), ('P', "BBU")];
const LETTER: ByColor<&str> = ByColor { white: "W", black: "B" };

impl Trf {
    /// Writes it in an edition of the format. What TRF16 has no place for, such as points taken, is
    /// left out there: the points of the players have it.
    #[must_use]
    pub fn write(&self, version: TrfVersion) -> String {
        let mut text = String::new();
        let mut line = |code: &str, value: &str| {
            if !value.is_empty() {
                // A line can hold no end of a line.
                let value = value.replace(['\r', '\n'], " ");
                // Nothing can go wrong with writing to memory.
                let _ = writeln!(text, "{code} {value}");
            }
        };
        line("012", &self.name);
        line("022", &self.city);
        line("032", &self.federation);
        line("042", &self.begins);
        line("052", &self.ends);
        line("062", &self.players.len().to_string());
        let rated = self.players.iter().filter(|player| player.entrant.rating.is_some()).count();
        line("072", &rated.to_string());
        line("092", &self.system);
        line("102", &self.chief);
        self.deputies.iter().for_each(|deputy| line("112", deputy));
        line("122", &self.time);
        if self.dates.iter().any(|date| !date.is_empty()) {
            let dates: Vec<String> = self.dates.iter().map(|date| format!("{date:<8}")).collect();
            line("132", &format!("{:87}{}", "", dates.join("  ")));
        }
        let rounds = self.rounds.map(|rounds| rounds.to_string()).unwrap_or_default();
        match version {
            TrfVersion::Trf16 => {
                line("XXR", &rounds);
                line("XXC", self.first_color.map_or("", |first| ENGINES_WORD[first]));
                for (letter, points) in &self.scoring {
                    if let Some((_, code)) = ENGINES_SCORING.iter().find(|(own, _)| own == letter) {
                        line(code, &format!("{:>4}", fitting(*points, 4)));
                    }
                }
            }
            TrfVersion::Trf26 => {
                line("142", &rounds);
                line("152", self.first_color.map_or("", |first| LETTER[first]));
                if !self.scoring.is_empty() {
                    let scoring = self.scoring.iter();
                    let scores = scoring
                        .map(|(letter, points)| format!("{letter}{:>4}    ", fitting(*points, 4)));
                    line("162", &format!(" {}", scores.collect::<String>().trim_end()));
                }
                line("202", &self.tie_breaks.join(","));
                line("222", &self.control);
            }
        }
        self.other.iter().for_each(|other| line(&columns(other, 3), after(other, 4)));
        for player in &self.players {
            let _ = writeln!(text, "{}", player_line(player));
        }
        self.write_rest(version, &mut text);
        text
    }

    fn write_rest(&self, version: TrfVersion, text: &mut String) {
        let numbers = |players: &[Number]| -> String {
            players.iter().map(|player| format!(" {player:>4}")).collect()
        };
        match version {
            TrfVersion::Trf16 => {
                for forbidden in &self.forbidden {
                    let _ = writeln!(text, "XXP{}", numbers(&forbidden.players));
                }
            }
            TrfVersion::Trf26 => {
                for granted in &self.byes {
                    let (letter, round) = (granted.bye.letter(), granted.round);
                    let _ = writeln!(text, "240 {letter} {round:03}{}", numbers(&granted.players));
                }
                for forbidden in &self.forbidden {
                    let (first, last) = (forbidden.first, forbidden.last);
                    let players = numbers(&forbidden.players);
                    let _ = writeln!(text, "260 {first:03} {last:03}{players}");
                }
                for abnormal in &self.points {
                    let (result, round) = (abnormal.for_result, abnormal.round);
                    let points = fitting(abnormal.points, 5);
                    let players = numbers(&abnormal.players);
                    let _ = writeln!(text, "299 {result}       {points:>5}  {round:03}{players}");
                }
            }
        }
    }
}

/// Points in so many columns: with their tenths as long as these fit.
fn fitting(points: Points, columns: usize) -> String {
    let decimal = points.decimal();
    if decimal.len() <= columns { decimal } else { (points.0 / 10).to_string() }
}

/// The first letters of a line.
fn columns(line: &str, count: usize) -> String {
    line.chars().take(count).collect()
}

/// What stands behind so many letters.
fn after(line: &str, count: usize) -> &str {
    line.char_indices().nth(count).map_or("", |(at, _)| &line[at..])
}

fn player_line(player: &TrfPlayer) -> String {
    let entrant = &player.entrant;
    let sex = match entrant.sex {
        Some(Sex::Male) => 'm',
        Some(Sex::Female) => 'w',
        None => ' ',
    };
    let short = |text: Option<&str>, count| columns(text.unwrap_or_default(), count);
    let number = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
    let mut line = format!(
        "001 {:>4} {sex}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        player.number,
        short(entrant.title.as_deref(), 3),
        columns(&entrant.name, 33),
        number(entrant.rating.map(u32::from)),
        short(entrant.federation.as_deref(), 3),
        number(entrant.fide_id),
        short(entrant.birth.as_deref(), 10).replace('-', "/"),
        fitting(player.points, 4),
        number(player.rank.map(u32::from)),
    );
    for TrfGame { opponent, color, mark } in &player.games {
        let opponent = match (opponent, mark) {
            (Some(number), _) => number.to_string(),
            (None, Mark::None) => String::new(),
            (None, _) => "0000".to_owned(),
        };
        let color = match (color, mark) {
            (Some(Color::White), _) => 'w',
            (Some(Color::Black), _) => 'b',
            (None, Mark::None) => ' ',
            (None, _) => '-',
        };
        let _ = write!(line, "  {opponent:>4} {color} {}", mark.letter());
    }
    line.trim_end().to_owned()
}
