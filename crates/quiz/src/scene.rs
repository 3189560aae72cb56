//! What happens at a table before the question: regulations, and deeds in their order.

use std::sync::LazyLock;

use clock::{Moment, TimeControl};
use laws::casebook::{self, Case, Deed, Shelved};
use laws::{
    Act, Book, Category, Judgement, Observer, Regulations, Ruling, Seat, Supervision, Table,
};

use crate::chance::Chance;

/// Someone's act at a moment.
pub(crate) type Done = (Seat, Act, Moment);

/// A fragment of a game, the last part of which is asked about.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) regulations: Regulations,
    pub(crate) deeds: Vec<Done>,
    /// How many of the deeds come before the one that is asked about. A move by hand is several.
    pub(crate) before: usize,
}

/// A scene as it was judged.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The table as it was opened.
    pub(crate) opened: Table,
    /// The rulings before what is asked about.
    pub(crate) past: Vec<Ruling>,
    /// The table just before it.
    pub(crate) table: Table,
    /// What was ruled on it.
    pub(crate) rulings: Vec<Ruling>,
}

/// The case book as it is read once.
pub(crate) static CASES: LazyLock<Vec<Shelved>> = LazyLock::new(|| {
    let read = |&(file, text): &(&'static str, &'static str)| {
        let cases = casebook::read(text).cases.into_iter();
        cases.map(move |case| Shelved { file, case })
    };
    casebook::SHELF.iter().flat_map(read).collect()
});

impl Scene {
    /// What a case tells up to one of its acts, drawn by chance.
    pub(crate) fn of(case: &Case, book: Book, chance: &mut Chance) -> Option<Self> {
        let account = case.play_under(book);
        if !account.faults.is_empty() {
            return None;
        }
        let acts: Vec<usize> = (0..account.steps.len())
            .filter(|&at| account.steps[at].deed == Deed::Act)
            .filter(|&at| is_asked(&account.steps[at].rulings))
            .collect();
        let asked = *chance.one_of(&acts)?;
        let done = |ruling: Ruling| (ruling.seat, ruling.act, ruling.at);
        let mut steps = account.steps.into_iter();
        let deeds: Vec<Done> =
            steps.by_ref().take(asked).flat_map(|step| step.rulings).map(done).collect();
        let before = deeds.len();
        let asked = steps.next()?.rulings.into_iter().map(done);
        let deeds = deeds.into_iter().chain(asked).collect();
        Some(Self { regulations: account.regulations, deeds, before })
    }

    /// Whether everything that an organiser chose for it is told with the question.
    pub(crate) fn is_told(&self) -> bool {
        let chosen = &self.regulations;
        let told = Regulations {
            mode: chosen.mode,
            scope: chosen.scope,
            start: chosen.start.clone(),
            chess960: chosen.chess960,
            control: chosen.control.clone(),
            supervision: chosen.supervision,
            observer: chosen.observer,
            judgement: chosen.judgement,
            federation: chosen.federation,
            begins: chosen.begins,
            starts_at: chosen.starts_at,
            default_time: chosen.default_time,
            agreements: chosen.agreements,
            quickplay: chosen.quickplay,
            sheets: chosen.sheets,
            blind: chosen.blind.clone(),
            disabled: chosen.disabled.clone(),
            warned_before: chosen.warned_before.clone(),
            ..Regulations::of(chosen.book)
        };
        told == *chosen
    }

    /// The same under another book.
    pub(crate) fn under(&self, book: Book) -> Self {
        Self { regulations: self.regulations.clone().under(book), ..self.clone() }
    }

    /// Judges it. None if there is no such game, or if a deed before the question is not possible.
    pub(crate) fn play(&self) -> Option<Played> {
        let opened = Table::open(self.regulations.clone()).ok()?;
        let mut table = opened.clone();
        let (past, asked) = self.deeds.split_at(self.before);
        let mut judge = |(seat, act, at): &Done| table.act(*seat, act, *at);
        let past: Vec<Ruling> = past.iter().map(&mut judge).collect();
        if past.iter().any(Ruling::is_refused) {
            return None;
        }
        let before = table.clone();
        let rulings = asked.iter().map(|(seat, act, at)| table.act(*seat, act, *at)).collect();
        Some(Played { opened, past, table: before, rulings })
    }

    /// The same with other values: another time control of the same kind, other times to think.
    pub(crate) fn varied(&self, chance: &mut Chance) -> Self {
        let mut scene = self.clone();
        let category = self.regulations.category();
        if self.regulations.control.is_timed()
            && let Some(control) = chance.one_of(controls(category))
            && let Ok(control) = TimeControl::from_spoken(control)
        {
            scene.regulations.control = control;
        }
        // From half to twice as fast, unless the organiser has fixed a moment.
        let percent = 50 + chance.below(151) as u64;
        if self.regulations.starts_at.is_none() {
            for (_, _, at) in &mut scene.deeds {
                *at = Moment::from_millis(at.as_millis() * percent / 100);
            }
        }
        scene
    }

    /// The same in circumstances that one might take it for.
    pub(crate) fn mistaken(&self) -> Vec<Self> {
        let with = |change: fn(&mut Regulations)| {
            let mut scene = self.clone();
            change(&mut scene.regulations);
            scene
        };
        let mut scenes = vec![
            with(|regulations| {
                regulations.supervision = Some(match regulations.supervision() {
                    Supervision::Full => Supervision::Limited,
                    Supervision::Limited => Supervision::Full,
                });
            }),
            with(|regulations| {
                regulations.observer = match regulations.observer {
                    Observer::Program => Observer::Human,
                    Observer::Human => Observer::Program,
                };
            }),
            with(|regulations| {
                regulations.judgement = match regulations.judgement {
                    Judgement::Default => Judgement::Arbiter,
                    Judgement::Arbiter => Judgement::Default,
                };
            }),
        ];
        if self.regulations.control.is_timed() {
            let others = [Category::Standard, Category::Rapid, Category::Blitz];
            let others = others.into_iter().filter(|other| *other != self.regulations.category());
            scenes.extend(others.filter_map(|category| {
                let mut scene = self.clone();
                scene.regulations.control = TimeControl::from_spoken(controls(category)[0]).ok()?;
                Some(scene)
            }));
        }
        scenes
    }

    /// When the question is asked.
    pub(crate) fn asked_at(&self) -> Moment {
        self.deeds.get(self.before).map_or(Moment::ZERO, |(_, _, at)| *at)
    }
}

/// Whether people at the table could wonder what follows: nobody asks about an arbiter's decision,
/// nor whether time may pass.
fn is_asked(rulings: &[Ruling]) -> bool {
    rulings.iter().all(|ruling| match ruling.act {
        Act::Decide(_) => false,
        Act::Look => !ruling.is_refused(),
        _ => true,
    })
}

/// Usual time controls of a kind.
const fn controls(category: Category) -> &'static [&'static str] {
    match category {
        Category::Standard => &["90+30", "60+30", "120 min", "100+30", "75+30"],
        Category::Rapid => &["15+10", "10+5", "25+10", "20+10", "30 min"],
        Category::Blitz => &["5+3", "3+2", "5 min", "4+2", "10 min"],
    }
}
