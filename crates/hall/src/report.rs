//! The report of the arbiters: results, rulings, penalties, appeals.

mod print;

use clock::Moment;
use laws::text::Lang;
use serde::Serialize;

use crate::text::Words;
use crate::{Appeal, Bye, Consequence, Event, Number, Place, Role, Round, Ruling};

/// A report as a document: it is printed as text or as a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// The language.
    pub lang: Lang,
    /// What it is called.
    pub title: String,
    /// What the event is.
    pub subtitle: Vec<String>,
    /// Its chapters.
    pub chapters: Vec<Chapter>,
    /// Who signs it.
    pub signed: Vec<String>,
}

/// A chapter of a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chapter {
    /// Its heading.
    pub heading: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// What stands in a chapter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "block", rename_all = "snake_case")]
pub enum Block {
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: String,
    },
    /// Something with a number in the margin.
    Item {
        /// The number.
        number: String,
        /// What it says.
        text: String,
        /// What stands behind it: articles, time, name.
        note: String,
    },
    /// A table.
    Table {
        /// What the columns are.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
}

impl Event {
    /// The report of the event so far.
    #[must_use]
    pub fn report(&self, lang: Lang) -> Report {
        let writer = Writer { event: self, words: Words::of(lang) };
        let regulations = self.regulations();
        let mut subtitle = Vec::new();
        if let Some(regulations) = regulations {
            let place = regulations.place.iter().cloned();
            let days =
                regulations.begins.into_iter().chain(regulations.ends).map(|day| day.to_string());
            subtitle.push(
                [regulations.name.clone()]
                    .into_iter()
                    .chain(place)
                    .chain(days)
                    .collect::<Vec<_>>()
                    .join(" · "),
            );
        }
        let count = |name: &str, count: usize| {
            writer.words.label_with(name, &[("count", count.to_string())])
        };
        subtitle.push(format!(
            "{} · {}",
            count("players", self.players().len()),
            count("rounds", self.rounds().len())
        ));
        let mut chapters = vec![writer.summary()];
        chapters.extend(self.rounds().iter().map(|round| writer.results(round)));
        chapters.extend([
            writer.rulings(),
            writer.penalties(),
            writer.appeals(),
            writer.standings(),
        ]);
        if let Some(regulations) = regulations {
            let blocks = regulations.sentences(lang).into_iter().map(|sentence| Block::Item {
                number: if sentence.departs {
                    writer.words.label("departs")
                } else {
                    String::new()
                },
                text: sentence.text,
                note: sentence.articles.to_string(),
            });
            let heading = writer.words.label("regulations");
            chapters.push(Chapter { heading, blocks: blocks.collect() });
        }
        let arbiters = self.arbiters().iter().filter(|arbiter| !arbiter.released);
        let signed = arbiters.map(|arbiter| {
            let role = match arbiter.role {
                Role::Chief => "chief",
                Role::Arbiter => "arbiter",
            };
            format!("{}, {}", arbiter.name, writer.words.label(role))
        });
        let signed = signed.collect();
        Report { lang, title: writer.words.label("report"), subtitle, chapters, signed }
    }
}

impl Report {
    /// The same with the code of each game whose record was signed, by its board: whoever has the
    /// report can tell later whether a record is still what it was.
    #[must_use]
    pub fn with_codes(mut self, codes: impl IntoIterator<Item = (Place, String)>) -> Self {
        let words = Words::of(self.lang);
        let row = |(Place { round, board }, code)| {
            let round = words.label_with("round", &[("round", round.to_string())]);
            let board = words.label_with("board", &[("board", board.to_string())]);
            vec![round, board, code]
        };
        let rows: Vec<_> = codes.into_iter().map(row).collect();
        if !rows.is_empty() {
            let blocks = vec![Block::Table { head: Vec::new(), rows }];
            self.chapters.push(Chapter { heading: words.label("codes"), blocks });
        }
        self
    }
}

struct Writer<'e> {
    event: &'e Event,
    words: &'static Words,
}

impl Writer<'_> {
    fn name(&self, player: Number) -> String {
        self.event.player(player).map(|player| player.entrant.name.clone()).unwrap_or_default()
    }

    /// The time of day at the place of the event.
    fn clock(&self, at: Moment) -> String {
        let offset = self.event.regulations().map_or(0, |regulations| regulations.utc_offset);
        let minutes = i64::try_from(at.as_millis() / 60_000).unwrap_or(0) + i64::from(offset);
        let of_day = minutes.rem_euclid(24 * 60);
        format!("{:02}:{:02}", of_day / 60, of_day % 60)
    }

    fn none(&self) -> Block {
        Block::Paragraph { text: self.words.label("none") }
    }

    fn chapter(&self, heading: String, blocks: Vec<Block>) -> Chapter {
        let blocks = if blocks.is_empty() { vec![self.none()] } else { blocks };
        Chapter { heading, blocks }
    }

    fn summary(&self) -> Chapter {
        let boards = || self.event.rounds().iter().flat_map(|round| &round.boards);
        let results = boards().filter_map(|board| board.result);
        let (played, forfeits): (Vec<_>, Vec<_>) =
            results.partition(|result| result.outcome.played);
        let row = |name: &str, count: usize| vec![self.words.label(name), count.to_string()];
        let penalised = self.event.rulings().iter().filter(|ruling| is_penalty(ruling));
        let rows = vec![
            row("games", played.len()),
            row("forfeits", forfeits.len()),
            row("rulings", self.event.rulings().len()),
            row("penalties", penalised.count()),
            row("appeals", self.event.appeals().len()),
        ];
        let table = Block::Table { head: Vec::new(), rows };
        Chapter { heading: self.words.label("summary"), blocks: vec![table] }
    }

    fn results(&self, round: &Round) -> Chapter {
        let number = round.number.to_string();
        let heading = format!(
            "{}, {}",
            self.words.label("results"),
            self.words.label_with("round", &[("round", number)]).to_lowercase()
        );
        let mut rows = Vec::new();
        for board in &round.boards {
            let (outcome, why, articles) = match board.result {
                None => (String::new(), String::new(), String::new()),
                Some(result) => (
                    result.outcome.to_string(),
                    result.ground.map(|ground| self.words.ground(ground)).unwrap_or_default(),
                    result.articles.to_string(),
                ),
            };
            let players = format!("{} – {}", self.name(board.white), self.name(board.black));
            rows.push(vec![board.number.to_string(), players, outcome, why, articles]);
        }
        for given in &round.byes {
            let bye = match given.bye {
                Bye::Pairing => "bye-pairing",
                Bye::Full => "bye-full",
                Bye::Half => "bye-half",
                Bye::Zero => "bye-zero",
            };
            let (name, bye) = (self.name(given.player), self.words.label(bye));
            rows.push(vec![String::new(), name, bye, String::new(), String::new()]);
        }
        self.chapter(heading, vec![Block::Table { head: Vec::new(), rows }])
    }

    fn item(&self, ruling: &Ruling) -> Block {
        let (white, black) = (self.name(ruling.players.white), self.name(ruling.players.black));
        let board = self.words.label_with("board", &[("board", ruling.board.to_string())]);
        let mut text = format!("{board}, {white} – {black}. {}", self.words.ruling(ruling));
        if let Some(reason) = &ruling.reason {
            text += " ";
            text += &self.words.label_with("reason", &[("reason", reason.clone())]);
        }
        if let Some(by) = ruling.undone_by {
            text +=
                &format!(" [{}]", self.words.label_with("undone", &[("ruling", by.to_string())]));
        }
        let arbiters = self.event.arbiters().iter();
        let by = arbiters.clone().find(|arbiter| arbiter.id == ruling.by);
        let name = by.map(|arbiter| arbiter.name.clone()).unwrap_or_default();
        let note = format!("{} · {}, {name}", ruling.articles(), self.clock(ruling.at));
        Block::Item { number: ruling.number.to_string(), text, note }
    }

    fn rulings(&self) -> Chapter {
        let blocks = self.event.rulings().iter().map(|ruling| self.item(ruling)).collect();
        self.chapter(self.words.label("rulings"), blocks)
    }

    /// By player: what each was penalised for, of the rulings that stand.
    fn penalties(&self) -> Chapter {
        let mut rows = Vec::new();
        for player in self.event.players() {
            let rulings = self.event.rulings_on(player.number);
            let rulings: Vec<&Ruling> =
                rulings.filter(|ruling| is_penalty(ruling) && ruling.undone_by.is_none()).collect();
            for ruling in rulings {
                let number = ruling.number.to_string();
                let articles = ruling.articles().to_string();
                let text = self.words.ruling(ruling);
                rows.push(vec![player.entrant.name.clone(), text, articles, number]);
            }
        }
        let blocks = if rows.is_empty() {
            Vec::new()
        } else {
            let head = ["player", "penalties", "articles", "rulings"];
            vec![Block::Table { head: head.map(|name| self.words.label(name)).to_vec(), rows }]
        };
        self.chapter(self.words.label("penalties"), blocks)
    }

    fn appeals(&self) -> Chapter {
        let blocks = self.event.appeals().iter().map(|appeal| self.appeal(appeal)).collect();
        self.chapter(self.words.label("appeals"), blocks)
    }

    /// An appeal with what it is about and how it was decided.
    fn appeal(&self, appeal: &Appeal) -> Block {
        let number = format!("A-{}", appeal.number);
        let with = [
            ("appeal", number.clone()),
            ("player", self.name(appeal.player)),
            ("ruling", appeal.ruling.to_string()),
        ];
        let mut text = format!("{}: “{}”.", self.words.label_with("appeal", &with), appeal.grounds);
        match &appeal.decision {
            None => text += &format!(" {}", self.words.label("pending")),
            Some(decision) => {
                let label = if decision.granted { "granted" } else { "rejected" };
                let reason = [("reason", decision.reason.clone())];
                text += &format!(" {}", self.words.label_with(label, &reason));
                if !decision.committee.is_empty() {
                    let names = [("names", decision.committee.join(", "))];
                    text += &format!(" {}", self.words.label_with("committee", &names));
                }
            }
        }
        Block::Item { number, text, note: self.clock(appeal.at) }
    }

    fn standings(&self) -> Chapter {
        let after = self.event.rounds().iter().filter(|round| round.is_over()).count();
        let standings = self.event.standings(u8::try_from(after).unwrap_or(u8::MAX));
        let tie_breaks = self.event.regulations().map(|all| &*all.rounds.tie_breaks);
        let tie_breaks = tie_breaks.unwrap_or_default();
        let mut head: Vec<String> =
            ["rank", "player", "points"].map(|name| self.words.label(name)).to_vec();
        head.extend(tie_breaks.iter().map(ToString::to_string));
        let rows = standings.rows.iter().map(|row| {
            let values = row.tie_breaks.iter().map(|explained| {
                explained.value.map(|value| value.to_string()).unwrap_or_default()
            });
            let own = [row.rank.to_string(), self.name(row.player), row.points.to_string()];
            own.into_iter().chain(values).collect()
        });
        let table = Block::Table { head, rows: rows.collect() };
        self.chapter(self.words.label("standings"), vec![table])
    }
}

/// Whether a ruling penalises somebody.
fn is_penalty(ruling: &Ruling) -> bool {
    let penalises = |what: &Consequence| {
        matches!(
            what,
            Consequence::Warned { .. }
                | Consequence::Counted { .. }
                | Consequence::TimeTaken { .. }
                | Consequence::PointsChanged { .. }
                | Consequence::Fined { .. }
                | Consequence::Excluded { .. }
                | Consequence::Expelled { .. }
        ) || matches!(what, Consequence::Ends { ground: laws::Ground::Arbiter, .. })
    };
    ruling.steps.iter().any(|step| penalises(&step.what))
}
