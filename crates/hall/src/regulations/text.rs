//! The regulations as sentences, each with what the book itself says.

use laws::text::Lang;
use laws::{Agreements, Articles, Federation, Provision, Regulations, Sanction, Supervision};
use serde::Serialize;

use super::{EventRegulations, System};
use crate::Points;
use crate::text::Words;

/// One sentence of the regulations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sentence {
    /// What it says.
    pub text: String,
    /// Whether it departs from what the book says where nothing is announced.
    pub departs: bool,
    /// The articles it is about.
    pub articles: Articles,
}

impl EventRegulations {
    /// The regulations as sentences, in the order of a notice on the wall.
    #[must_use]
    pub fn sentences(&self, lang: Lang) -> Vec<Sentence> {
        let mut notice = Notice {
            words: Words::of(lang),
            regulations: self,
            laws: self.laws(),
            usual: Regulations::of(self.laws.book),
            sentences: Vec::new(),
        };
        notice.laws_chosen();
        notice.conduct();
        notice.rounds();
        notice.sentences
    }

    /// The same as a text, a line each; a departure names what it departs from.
    #[must_use]
    pub fn to_text(&self, lang: Lang) -> String {
        let words = Words::of(lang);
        let departs = words.label("departs");
        let line = |sentence: Sentence| {
            let Sentence { text, departs: differs, articles } = sentence;
            match (articles.first().is_some(), differs) {
                (false, _) => format!("{text}\n"),
                (true, false) => format!("{text} ({articles})\n"),
                (true, true) => format!("{text} ({departs}: {articles})\n"),
            }
        };
        let head = format!("{}\n\n", self.name);
        head + &self.sentences(lang).into_iter().map(line).collect::<String>()
    }
}

struct Notice<'r> {
    words: &'static Words,
    regulations: &'r EventRegulations,
    laws: Regulations,
    /// What the book says where nothing is announced.
    usual: Regulations,
    sentences: Vec<Sentence>,
}

impl Notice<'_> {
    fn say(&mut self, key: &str, with: &[(&str, String)], departs: bool, by: &[Provision]) {
        let text = self.words.filled(key, with);
        let articles = if by.is_empty() { Articles::default() } else { self.laws.book.cite(by) };
        self.sentences.push(Sentence { text, departs, articles });
    }

    fn has(&self, provision: Provision) -> bool {
        self.laws.book.has(provision)
    }

    fn laws_chosen(&mut self) {
        let book = self.words.book(self.laws.book);
        self.say("rule-book", &[("book", book)], false, &[]);
        if self.laws.federation == Federation::Finland {
            self.say("rule-domestic-finland", &[], false, &[Provision::InForce]);
        }
        let control = self.laws.control.to_string();
        self.say("rule-time", &[("control", control)], false, &[]);
        match self.laws.supervision {
            Some(Supervision::Full) => self.say("rule-full", &[], false, &[Provision::RapidChoice]),
            Some(Supervision::Limited) => {
                let boards = self.laws.boards_per_arbiter.to_string();
                self.say("rule-limited", &[("boards", boards)], false, &[Provision::RapidChoice]);
            }
            None => {}
        }
        if self.laws.chess960 {
            self.say("rule-chess960", &[], true, &[Provision::ArrayRules]);
        }
        if self.laws.quickplay == Some(true) {
            self.say("rule-quickplay", &[], true, &[Provision::QuickplayAnnounced]);
        }
        if let Some(time) = self.laws.default_time()
            && self.has(Provision::DefaultTime)
        {
            let departs = self.usual.default_time() != Some(time);
            let by = [Provision::DefaultTime];
            if time.is_zero() {
                self.say("rule-default-time-none", &[], departs, &by);
            } else {
                self.say("rule-default-time", &[("time", time.to_string())], departs, &by);
            }
        }
        let by = [Provision::AgreementLimit];
        match self.laws.agreements {
            Agreements::Free => {
                self.say("rule-agreements-free", &[], false, &[Provision::Agreement])
            }
            Agreements::NotBefore(moves) => {
                let moves = [("moves", moves.to_string())];
                self.say("rule-agreements-not-before", &moves, true, &by);
            }
            Agreements::WithConsent => self.say("rule-agreements-consent", &[], true, &by),
        }
    }

    fn sanction(&self, sanction: Sanction) -> String {
        self.words.filled(
            match sanction {
                Sanction::Warning => "sanction-warning",
                Sanction::Loss => "sanction-loss",
            },
            &[],
        )
    }

    fn conduct(&mut self) {
        let ladder = self.laws.phone_ladder().to_vec();
        let departs = ladder != self.usual.phone_ladder();
        let mut rungs = ladder.into_iter().map(|rung| self.sanction(rung));
        if let Some(first) = rungs.next() {
            let ladder = rungs.fold(first, |first, second| {
                self.words.filled("sanction-then", &[("first", first), ("second", second)])
            });
            self.say("rule-phones", &[("ladder", ladder)], departs, &[Provision::DeviceFound]);
        }
        if self.laws.device_found != self.usual.device_found {
            let sanction = self.sanction(self.laws.device_found);
            let by = [Provision::DeviceFound];
            self.say("rule-device-found", &[("sanction", sanction)], true, &by);
        }
        if self.laws.devices_in_bags {
            self.say("rule-devices-in-bags", &[], true, &[Provision::DevicesInBags]);
        }
        if self.laws.report_absence && self.has(Provision::ReportedAbsence) {
            self.say("rule-report-absence", &[], true, &[Provision::ReportedAbsence]);
        }
        if !self.laws.fines.is_empty() {
            let fine = |cents: &u32| format!("{}.{:02}", cents / 100, cents % 100);
            let fines = self.laws.fines.iter().map(fine).collect::<Vec<_>>().join(", ");
            self.say("rule-fines", &[("fines", fines)], true, &[Provision::Fine]);
        }
        if self.has(Provision::Appeal) {
            let by = [Provision::Appeal];
            match self.regulations.laws.appeal_within {
                _ if !self.laws.appeals => self.say("rule-no-appeals", &[], true, &by),
                Some(time) => {
                    self.say("rule-appeals-within", &[("time", time.to_string())], false, &by);
                }
                None => self.say("rule-appeals", &[], false, &by),
            }
        }
    }

    fn rounds(&mut self) {
        let scoring = self.laws.scoring;
        let worth = |tenths: u16| Points(i32::from(tenths)).to_string();
        let worths = [
            ("win", worth(scoring.win)),
            ("draw", worth(scoring.draw)),
            ("loss", worth(scoring.loss)),
        ];
        self.say("rule-scoring", &worths, scoring != self.usual.scoring, &[Provision::Points]);
        let rounds = &self.regulations.rounds;
        let count = rounds.count.map(|count| count.to_string()).unwrap_or_default();
        let count = self.words.label_with("rounds", &[("count", count)]);
        match rounds.pairing {
            System::Berger => self.say("rule-pairing-berger", &[], false, &[]),
            System::DoubleBerger => self.say("rule-pairing-double-berger", &[], false, &[]),
            System::Swiss => self.say("rule-pairing-swiss", &[("rounds", count)], false, &[]),
            System::Manual => self.say("rule-pairing-manual", &[], false, &[]),
        }
        if !rounds.tie_breaks.is_empty() {
            let list = rounds.tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>();
            self.say("rule-tie-breaks", &[("list", list.join(", "))], false, &[]);
        }
        if let Some(delay) = self.regulations.public.delay {
            self.say("rule-delay", &[("time", delay.to_string())], false, &[]);
        }
        if let Some(days) = self.regulations.retention.days {
            self.say("rule-retention", &[("days", days.to_string())], false, &[]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_names_every_departure_with_its_article() {
        let file = "name = \"Tampere Open\"\n[laws]\nbook = \"fide-2023\"\ntime_control = \"900+10\"\n\
            supervision = \"limited\"\nboards_per_arbiter = 17\ndefault_time = \"10:00\"\n\
            agreements = { not_before = 20 }\nphone_ladder = [\"warning\", \"loss\"]\n\
            appeal_within = \"15:00\"\n[rounds]\ncount = 7\npairing = \"swiss\"\ntie_breaks = [\"BH/C1\"]\n";
        let regulations = EventRegulations::read(file).unwrap();
        let text = regulations.to_text(Lang::English);
        for line in [
            "A player who arrives more than 10:00 after the start loses the game. (departs: 6.7.1)",
            "No draw by agreement before 20 moves without the arbiter’s consent. (departs: 9.1.1)",
            "A phone that sounds: a warning, then the loss of the game. (departs: 11.3.2.2)",
            "Rulings can be appealed within 15:00. (11.10)",
            "Swiss system, 7 rounds.",
        ] {
            assert!(text.lines().any(|own| own == line), "{line}\n{text}");
        }
        let departures = |lang| regulations.sentences(lang).iter().filter(|it| it.departs).count();
        assert_eq!(Lang::ALL.map(departures), [3; Lang::ALL.len()]);
        assert_eq!(EventRegulations::read(&regulations.write()).as_ref(), Ok(&regulations));
    }

    #[test]
    fn a_wrong_file_says_where_and_what_is_known() {
        let wrong = |file: &str| EventRegulations::read(file).unwrap_err();
        let unknown = wrong("name = \"x\"\n[laws]\nbook = \"fide-2017\"\n");
        assert_eq!((unknown.line, unknown.column), (Some(3), Some(8)));
        assert!(unknown.to_string().contains("fide-2018"), "{unknown}");
        let time = wrong("name = \"x\"\n[laws]\ndefault_time = \"soon\"\n");
        assert_eq!(time.line, Some(3));
        assert!(time.to_string().contains("10:00"), "{time}");
        let tie_break = wrong("name = \"x\"\n[rounds]\ntie_breaks = [\"BX\"]\n");
        assert!(tie_break.to_string().contains("BH"), "{tie_break}");
        let rooms = "name = \"x\"\n[[room]]\nname = \"A\"\nboards = \"1-5\"\n[[room]]\nname = \"B\"\nboards = \"5-9\"\n";
        assert_eq!(wrong(rooms).to_string(), "board 5 stands in two rooms");
    }
}
