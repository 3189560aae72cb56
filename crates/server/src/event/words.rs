//! What happens in an event, in the words of a language.

use audit::watch::{Duty, Words as Watched};
use hall::text::Words;
use hall::{DutyItem, Event, Fact, Noted, Refused, Ruling, Step};
use laws::text::Lang;

use super::codes::Codes;

/// A duty in one word.
#[must_use]
pub fn duty(duty: Duty, lang: Lang) -> String {
    Watched::of(lang).duty(duty)
}

/// What is so at a board.
#[must_use]
pub fn reason(item: &DutyItem, lang: Lang) -> String {
    Words::of(lang).reason(&item.reason)
}

/// The one thing to do first.
#[must_use]
pub fn action(item: &DutyItem, lang: Lang) -> String {
    Words::of(lang).action(&item.action)
}

/// Why an act is refused.
#[must_use]
pub fn refusal(refused: &Refused, lang: Lang) -> String {
    Words::of(lang).refusal(refused)
}

/// The rulings among what is so now.
#[must_use]
pub fn facts(facts: &[Noted], lang: Lang) -> Vec<String> {
    let told = facts.iter().filter_map(|noted| match &noted.fact {
        Fact::Ruled { ruling } => Some(self::ruling(ruling, lang)),
        Fact::Announced { text, .. } => Some(text.clone()),
        _ => None,
    });
    told.collect()
}

/// What follows from an incident, step by step.
#[must_use]
pub fn steps(steps: &[Step], lang: Lang) -> Vec<String> {
    steps.iter().map(|step| Words::of(lang).step(&step.what)).collect()
}

/// A ruling in one paragraph.
#[must_use]
pub fn ruling(ruling: &Ruling, lang: Lang) -> String {
    Words::of(lang).ruling(ruling)
}

/// The report of an event, to be printed, with the codes of its games.
#[must_use]
pub fn report(event: &Event, codes: &Codes, html: bool, lang: Lang) -> String {
    let codes = codes.iter().map(|(place, code)| (*place, code.to_string()));
    let report = event.report(lang).with_codes(codes);
    if html { report.to_html() } else { report.to_text() }
}
