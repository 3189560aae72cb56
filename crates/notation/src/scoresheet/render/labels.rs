//! The printed words of a sheet.

use chess::Color;

use crate::Language;
use crate::scoresheet::{Player, Scoresheet};

/// The words in one language.
pub(super) struct Labels {
    pub(super) sheet_of_white: &'static str,
    pub(super) sheet_of_black: &'static str,
    pub(super) event: &'static str,
    pub(super) site: &'static str,
    pub(super) date: &'static str,
    pub(super) round: &'static str,
    pub(super) board: &'static str,
    pub(super) time: &'static str,
    pub(super) rules: &'static str,
    pub(super) code: &'static str,
    pub(super) white: &'static str,
    pub(super) black: &'static str,
    pub(super) number: &'static str,
    pub(super) notes: &'static str,
    pub(super) result: &'static str,
    pub(super) signatures: &'static str,
    pub(super) arbiter: &'static str,
}

impl Labels {
    /// The words of the sheet's language, or of English if there are none.
    pub(super) fn of(language: Language) -> &'static Self {
        match language {
            Language::Finnish => &FINNISH,
            Language::Swedish => &SWEDISH,
            Language::German => &GERMAN,
            _ => &ENGLISH,
        }
    }

    /// The tag of the language the words are in.
    pub(super) fn tag(language: Language) -> &'static str {
        match language {
            Language::Finnish | Language::Swedish | Language::German => language.code(),
            _ => "en",
        }
    }

    pub(super) fn sheet_of(&self, owner: Color) -> &'static str {
        match owner {
            Color::White => self.sheet_of_white,
            Color::Black => self.sheet_of_black,
        }
    }
}

/// The head of a sheet: labels and the known values.
pub(super) fn head(sheet: &Scoresheet, labels: &Labels) -> Vec<(&'static str, String)> {
    let player = |player: &Player| {
        let parts = [player.name.as_str(), &player.team, &player.rating];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    };
    let event = &sheet.event;
    let mut head = vec![
        (labels.event, event.name.clone()),
        (labels.site, event.site.clone()),
        (labels.date, event.date.clone()),
        (labels.round, event.round.clone()),
        (labels.board, event.board.clone()),
        (labels.time, event.time_control.clone()),
        (labels.white, player(&sheet.white)),
        (labels.black, player(&sheet.black)),
        (labels.rules, event.rules.clone()),
    ];
    // Nobody fills it in by hand.
    if !event.code.is_empty() {
        head.push((labels.code, event.code.clone()));
    }
    head
}

static ENGLISH: Labels = Labels {
    sheet_of_white: "White's scoresheet",
    sheet_of_black: "Black's scoresheet",
    event: "Event",
    site: "Site",
    date: "Date",
    round: "Round",
    board: "Board",
    time: "Time",
    rules: "Rules",
    code: "Record code",
    white: "White",
    black: "Black",
    number: "No.",
    notes: "Arbiter's notes",
    result: "Result",
    signatures: "Signatures",
    arbiter: "Arbiter",
};

static FINNISH: Labels = Labels {
    sheet_of_white: "Valkean pöytäkirja",
    sheet_of_black: "Mustan pöytäkirja",
    event: "Kilpailu",
    site: "Paikka",
    date: "Päivä",
    round: "Kierros",
    board: "Pöytä",
    time: "Aika",
    rules: "Säännöt",
    code: "Tarkistuskoodi",
    white: "Valkea",
    black: "Musta",
    number: "N:o",
    notes: "Tuomarin huomautukset",
    result: "Tulos",
    signatures: "Allekirjoitukset",
    arbiter: "Tuomari",
};

static SWEDISH: Labels = Labels {
    sheet_of_white: "Vits protokoll",
    sheet_of_black: "Svarts protokoll",
    event: "Tävling",
    site: "Plats",
    date: "Datum",
    round: "Rond",
    board: "Bord",
    time: "Tid",
    rules: "Regler",
    code: "Kontrollkod",
    white: "Vit",
    black: "Svart",
    number: "Nr",
    notes: "Domarens anmärkningar",
    result: "Resultat",
    signatures: "Underskrifter",
    arbiter: "Domare",
};

static GERMAN: Labels = Labels {
    sheet_of_white: "Partieformular von Weiß",
    sheet_of_black: "Partieformular von Schwarz",
    event: "Turnier",
    site: "Ort",
    date: "Datum",
    round: "Runde",
    board: "Brett",
    time: "Zeit",
    rules: "Regeln",
    code: "Prüfcode",
    white: "Weiß",
    black: "Schwarz",
    number: "Nr.",
    notes: "Anmerkungen des Schiedsrichters",
    result: "Ergebnis",
    signatures: "Unterschriften",
    arbiter: "Schiedsrichter",
};
