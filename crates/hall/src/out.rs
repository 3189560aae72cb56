//! Results for other programs: CSV, and the tags of PGN.

use chess::Color;

use crate::{Event, Number, Place, Points};

impl Event {
    /// The results as CSV, a line for each game, of one round or of all.
    #[must_use]
    pub fn results_csv(&self, round: Option<u8>) -> String {
        let head =
            ["round", "board", "white", "white_name", "black", "black_name", "result", "articles"];
        let mut lines = vec![head.map(str::to_owned).to_vec()];
        let rounds =
            self.rounds().iter().filter(|own| round.is_none_or(|round| own.number == round));
        for round in rounds {
            for board in &round.boards {
                let result = board.result.map(|result| result.outcome.to_string());
                let articles = board.result.map(|result| result.articles.to_string());
                lines.push(vec![
                    round.number.to_string(),
                    board.number.to_string(),
                    board.white.to_string(),
                    self.name_of(board.white),
                    board.black.to_string(),
                    self.name_of(board.black),
                    result.unwrap_or_default(),
                    articles.unwrap_or_default(),
                ]);
            }
        }
        csv(&lines)
    }

    /// The standings after a round as CSV.
    #[must_use]
    pub fn standings_csv(&self, after: u8) -> String {
        let tie_breaks = self.regulations().map(|all| &*all.rounds.tie_breaks).unwrap_or_default();
        let mut head = ["rank", "number", "name", "rating", "federation", "points"]
            .map(str::to_owned)
            .to_vec();
        head.extend(tie_breaks.iter().map(ToString::to_string));
        let mut lines = vec![head];
        for row in self.standings(after).rows {
            let entrant = self.player(row.player).map(|player| &player.entrant);
            let rating = entrant.and_then(|entrant| entrant.rating);
            let mut line = vec![
                row.rank.to_string(),
                row.player.to_string(),
                self.name_of(row.player),
                rating.map(|rating| rating.to_string()).unwrap_or_default(),
                entrant.and_then(|entrant| entrant.federation.clone()).unwrap_or_default(),
                row.points.decimal(),
            ];
            line.extend(row.tie_breaks.iter().map(|explained| {
                explained.value.map(|value| value.to_string()).unwrap_or_default()
            }));
            lines.push(line);
        }
        csv(&lines)
    }

    fn name_of(&self, player: Number) -> String {
        self.player(player).map(|player| player.entrant.name.clone()).unwrap_or_default()
    }

    /// The tags of PGN for the game of a board, in the order of the standard: what the event knows of
    /// it. The moves are those of its table or source.
    #[must_use]
    pub fn pgn_tags(&self, place: Place) -> Vec<(&'static str, String)> {
        let (Some(regulations), Some(board)) = (self.regulations(), self.board(place)) else {
            return Vec::new();
        };
        let unknown = || "?".to_owned();
        let date = regulations.begins.map(|date| date.to_string().replace('-', "."));
        let result = board.result.map_or("*", |result| result.outcome.pgn());
        let mut tags = vec![
            ("Event", regulations.name.clone()),
            ("Site", regulations.place.clone().unwrap_or_else(unknown)),
            ("Date", date.unwrap_or_else(|| "????.??.??".to_owned())),
            ("Round", format!("{}.{}", place.round, place.board)),
            ("White", self.name_of(board.white)),
            ("Black", self.name_of(board.black)),
            ("Result", result.to_owned()),
            ("Board", place.board.to_string()),
            ("TimeControl", regulations.laws.time_control.to_string()),
        ];
        for (color, elo, title, id) in [
            (Color::White, "WhiteElo", "WhiteTitle", "WhiteFideId"),
            (Color::Black, "BlackElo", "BlackTitle", "BlackFideId"),
        ] {
            let Some(player) = self.player(board.player(color)) else { continue };
            tags.extend(player.entrant.rating.map(|rating| (elo, rating.to_string())));
            tags.extend(player.entrant.title.clone().map(|own| (title, own)));
            tags.extend(player.entrant.fide_id.map(|own| (id, own.to_string())));
        }
        if board.result.is_some_and(|result| !result.outcome.played) {
            tags.push(("Termination", "abandoned".to_owned()));
        }
        tags
    }

    /// The points of a player after a round, with those that rulings gave or took: what stands beside a
    /// name in a pairing.
    #[must_use]
    pub fn points(&self, player: Number, after: u8) -> Points {
        let standings = self.standings(after);
        standings
            .rows
            .iter()
            .find(|row| row.player == player)
            .map_or(Points::ZERO, |row| row.points)
    }
}

/// Lines of cells, separated by commas; what holds a comma, a quotation mark or the end of a line is
/// quoted, and what a spreadsheet would take for a formula begins with an apostrophe.
fn csv(lines: &[Vec<String>]) -> String {
    let cell = |cell: &String| {
        let is_formula = cell.starts_with(['=', '@'])
            || cell.starts_with(['+', '-']) && cell.chars().count() > 3;
        let safe = if is_formula { format!("'{cell}") } else { cell.clone() };
        if safe.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", safe.replace('"', "\"\""))
        } else {
            safe
        }
    };
    let line = |line: &Vec<String>| line.iter().map(cell).collect::<Vec<_>>().join(",") + "\n";
    lines.iter().map(line).collect()
}
