//! Questions in English, Finnish and Swedish.

use std::sync::LazyLock;

use chess::Color;
use clock::{Moment, Span};
use fluent_bundle::FluentArgs;
use laws::text::{Lang, Messages, Teller, Texts};
use laws::{
    Act, Agreements, Articles, Book, Category, Federation, Judgement, Mode, Observer, Scope, Score,
    Seat, Sheets, Supervision, Table,
};

use crate::asked::{AnswerKey, Asked, Clocks, Gist, OtherBook};
use crate::outcome::{Change, End, Outcome, Respect};
use crate::question::Question;
use crate::scene::Done;

static MESSAGES: LazyLock<[Messages; Lang::ALL.len()]> =
    LazyLock::new(|| Lang::ALL.map(|lang| Messages::read(lang, [source(lang)])));

const fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::English => include_str!("../locales/en/quiz.ftl"),
        Lang::Finnish => include_str!("../locales/fi/quiz.ftl"),
        Lang::Swedish => include_str!("../locales/sv/quiz.ftl"),
    }
}

/// Tells questions in one language.
#[derive(Clone, Copy, Debug)]
pub struct Examiner {
    lang: Lang,
}

impl Examiner {
    /// One who speaks this language.
    #[must_use]
    pub const fn of(lang: Lang) -> Self {
        Self { lang }
    }

    fn texts(self) -> &'static Texts {
        Texts::of(self.lang)
    }

    /// A sentence of its own.
    fn say(self, key: &str, args: &[(&'static str, String)]) -> String {
        let mut given = FluentArgs::new();
        for (name, value) in args {
            match value.parse::<f64>() {
                Ok(number) => given.set(*name, number),
                Err(_) => given.set(*name, value.clone()),
            }
        }
        MESSAGES[self.lang as usize].say(key, Some(&given)).0
    }

    /// A heading or a label: `practice`, `right`, `wrong`, `key` and so on.
    #[must_use]
    pub fn label(self, name: &str) -> String {
        self.say(&format!("label-{name}"), &[])
    }

    /// So many of so many were answered right.
    #[must_use]
    pub fn score(self, right: usize, of: usize) -> String {
        self.say("label-score", &[("right", right.to_string()), ("of", of.to_string())])
    }

    /// The name of the chapter that a question is about.
    #[must_use]
    pub fn chapter(self, question: &Question) -> String {
        question
            .articles
            .first()
            .map_or_else(String::new, |article| self.texts().part(article.row()))
    }

    /// The question without its key.
    #[must_use]
    pub fn ask(self, question: &Question) -> Asked {
        let table = &question.played.table;
        let at = question.scene.asked_at();
        let clocks = table.reading(at).and_then(|reading| {
            Some(Clocks { white: shown(reading.white.time?), black: shown(reading.black.time?) })
        });
        let (happened, now) = self.story(question);
        let respects = question.respects();
        Asked {
            book: question.book(),
            chapter: self.chapter(question),
            setting: self.setting(question),
            start: question.played.opened.position().to_string(),
            moves: table.moves().map(|m| m.map(|m| m.to_string())).collect(),
            position: table.position().to_string(),
            clocks,
            happened,
            now,
            answers: question.answers.each_ref().map(|answer| self.outcome(answer, &respects)),
        }
    }

    /// The key to a question.
    #[must_use]
    pub fn key(self, question: &Question) -> AnswerKey {
        let (texts, book) = (self.texts(), question.book());
        let mut table = question.played.table.clone();
        let mut why = Vec::new();
        for ruling in &question.played.rulings {
            why.extend(texts.tell(ruling, &table));
            table.act(ruling.seat, &ruling.act, ruling.at);
        }
        let gists = texts.cited(&question.articles, book).into_iter().zip(question.articles.iter());
        let gists =
            gists.map(|(cited, article)| Gist { article: cited, text: texts.gist(article) });
        AnswerKey {
            right: question.right,
            why,
            gists: gists.collect(),
            elsewhere: self.elsewhere(question),
        }
    }

    fn elsewhere(self, question: &Question) -> Vec<OtherBook> {
        let respects = question.respects();
        let right = &question.answers[question.right];
        let tell = |(book, outcome, articles): (Book, Outcome, Articles)| OtherBook {
            book,
            name: self.texts().book(book),
            same: outcome == *right,
            text: self.outcome(&outcome, &respects),
            cited: self.texts().cited(&articles, book),
        };
        question.elsewhere().into_iter().map(tell).collect()
    }

    /// The game in a sentence or two: the book, the kind of game, who watches, and what else the
    /// organiser chose.
    fn setting(self, question: &Question) -> String {
        let regulations = &question.scene.regulations;
        let category = match regulations.category() {
            Category::Standard => "standard",
            Category::Rapid => "rapid",
            Category::Blitz => "blitz",
        };
        let mode = match regulations.mode {
            Mode::Screen => "screen",
            Mode::Otb => "otb",
        };
        let supervision = match (regulations.category(), regulations.supervision()) {
            (Category::Standard, _) => "none",
            (_, Supervision::Full) => "full",
            (_, Supervision::Limited) => "limited",
        };
        let scope = match regulations.scope {
            Scope::Basic => "basic",
            Scope::Competition => "competition",
        };
        let timed = if regulations.control.is_timed() { "yes" } else { "no" };
        let game = self.say(
            "setting",
            &[
                ("book", self.texts().book(question.book())),
                ("category", category.to_owned()),
                ("timed", timed.to_owned()),
                ("control", self.texts().control(&regulations.control)),
                ("mode", mode.to_owned()),
                ("supervision", supervision.to_owned()),
                ("scope", scope.to_owned()),
            ],
        );
        let mut said = vec![game];
        said.extend(self.chosen(question));
        said.join(" ")
    }

    /// What else the organiser chose, where it matters.
    fn chosen(self, question: &Question) -> Vec<String> {
        let regulations = &question.scene.regulations;
        let side = |color: Color| color.to_string().to_lowercase();
        let mut said = Vec::new();
        if regulations.federation == Federation::Finland {
            said.push(self.say("chosen-finland", &[]));
        }
        if regulations.chess960 {
            said.push(self.say("chosen-chess960", &[]));
        }
        if let Some(start) = regulations.starts_at {
            said.push(self.say("chosen-start", &[("at", shown(since(start)))]));
        }
        let arrivals = |(_, act, at): &Done| *act == Act::Arrive && *at > Moment::ZERO;
        if let Some(late) = regulations.default_time
            && question.scene.deeds.iter().any(arrivals)
        {
            said.push(self.say("chosen-default-time", &[("span", self.span(late))]));
        }
        if regulations.observer == Observer::Human {
            said.push(self.say("chosen-human", &[]));
        }
        if regulations.judgement == Judgement::Arbiter {
            said.push(self.say("chosen-arbiter", &[]));
        }
        match regulations.agreements {
            Agreements::Free => {}
            Agreements::WithConsent => said.push(self.say("chosen-consent", &[])),
            Agreements::NotBefore(moves) => {
                said.push(self.say("chosen-not-before", &[("moves", moves.to_string())]));
            }
        }
        if regulations.quickplay == Some(true) {
            said.push(self.say("chosen-quickplay", &[]));
        }
        if regulations.sheets == Sheets::Digital {
            said.push(self.say("chosen-digital", &[]));
        }
        for (key, sides) in [
            ("chosen-blind", &regulations.blind),
            ("chosen-disabled", &regulations.disabled),
            ("chosen-warned", &regulations.warned_before),
        ] {
            said.extend(sides.iter().map(|color| self.say(key, &[("side", side(*color))])));
        }
        said
    }

    /// What happened, and what happens now, as people at the table saw it.
    fn story(self, question: &Question) -> (Vec<String>, Vec<String>) {
        let played = &question.played;
        let mut teller = Teller::of(self.texts(), played.opened.clone()).as_seen();
        let mut past = Vec::new();
        for ruling in &played.past {
            let told = teller.tell(ruling);
            // That both are there and the game starts at zero goes without saying.
            if ruling.at > Moment::ZERO {
                past.extend(told);
            }
        }
        past.extend(teller.rest());
        let line = |(at, text): (Moment, &String)| format!("{}  {text}", shown(since(at)));
        let past = past.iter().flat_map(|told| {
            std::iter::once(line((told.at, &told.deed)))
                .chain(told.then.iter().map(|then| format!("      {then}")))
        });
        let quiet = quiet_moves(&played.table)
            .map(|moves| self.say("quiet", &[("moves", moves.to_string())]));
        let past = quiet.into_iter().chain(past).collect();
        let mut table = played.table.clone();
        let now = played.rulings.iter().map(|ruling| {
            let text = match (&ruling.act, ruling.seat) {
                (Act::Look, Seat::Program) => self.say("time-passes", &[]),
                (act, seat) => {
                    format!("{}: {}", self.texts().seat(seat), self.texts().act(act, &table))
                }
            };
            table.act(ruling.seat, &ruling.act, ruling.at);
            line((ruling.at, &text))
        });
        (past, now.collect())
    }

    /// What follows, and in the respects in which the answers differ also what does not.
    fn outcome(self, outcome: &Outcome, respects: &[Respect]) -> String {
        if outcome.refused {
            return self.say("refused", &[]);
        }
        let said = Respect::ALL.into_iter().filter_map(|respect| {
            let wanted = respects.contains(&respect);
            self.respect(outcome, respect).or_else(|| {
                // After the end nobody asks for the rest.
                let open = outcome.end.is_none() || respect == Respect::End;
                (wanted && open).then(|| self.say(without(respect)?, &[]).into()).flatten()
            })
        });
        let said: Vec<String> = said.collect();
        if said.is_empty() { self.say("no-end", &[]) } else { said.join(" ") }
    }

    /// What follows in one respect, if anything does.
    fn respect(self, outcome: &Outcome, respect: Respect) -> Option<String> {
        let side = |color: Color| color.to_string().to_lowercase();
        Some(match respect {
            Respect::Refused => return None,
            Respect::End => match outcome.end? {
                End::Annulled => self.say("annulled", &[]),
                End::Result(score) => {
                    let kind = match score {
                        Score::DRAW => "draw",
                        Score::BOTH_LOSE => "neither",
                        score if score == Score::win(Color::White) => "white",
                        score if score == Score::win(Color::Black) => "black",
                        _ => "other",
                    };
                    self.say("result", &[("kind", kind.to_owned()), ("score", score.to_string())])
                }
            },
            Respect::Claim => {
                self.say(if outcome.claim? { "claim-right" } else { "claim-wrong" }, &[])
            }
            Respect::Illegal => {
                let (by, count) = outcome.illegal?;
                self.say("illegal", &[("side", side(by)), ("count", count.to_string())])
            }
            Respect::Restored => outcome.restored.then(|| self.say("restored", &[]))?,
            Respect::Time => {
                let (of, change) = outcome.time?;
                let (key, span) = match change {
                    Change::More(span) => ("more-time", span),
                    Change::Less(span) => ("less-time", span),
                };
                self.say(key, &[("side", side(of)), ("span", self.span(span))])
            }
            Respect::Warned => self.say("warned", &[("side", side(outcome.warned?))]),
            Respect::Binds => self.say(if outcome.binds? { "binds" } else { "binds-not" }, &[]),
            Respect::Arbiter => outcome.arbiter.then(|| self.say("arbiter", &[]))?,
        })
    }

    /// Minutes in words, anything else as a clock shows it.
    fn span(self, span: Span) -> String {
        let seconds = span.as_millis() / 1000;
        if seconds.is_multiple_of(60) {
            return self.say("minutes", &[("count", (seconds / 60).to_string())]);
        }
        self.say("seconds", &[("count", seconds.to_string())])
    }
}

/// The message for nothing in a respect, where that is worth saying.
const fn without(respect: Respect) -> Option<&'static str> {
    match respect {
        Respect::End => Some("no-end"),
        Respect::Illegal => Some("no-illegal"),
        Respect::Restored => Some("no-restored"),
        Respect::Time => Some("no-time"),
        Respect::Warned => Some("no-warned"),
        Respect::Claim | Respect::Refused | Respect::Binds | Respect::Arbiter => None,
    }
}

/// How many moves nothing was captured and no pawn moved, where it begins to matter.
fn quiet_moves(table: &Table) -> Option<u32> {
    let plies = table.position().quiet_plies();
    (plies >= 40).then_some(plies / 2)
}

fn since(at: Moment) -> Span {
    Span::millis(at.as_millis())
}

/// A time as a clock shows it, in whole seconds.
fn shown(span: Span) -> String {
    Span::seconds(span.as_millis() / 1000).to_string()
}
