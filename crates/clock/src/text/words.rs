//! The words of time controls in English, Finnish and Swedish.

/// What a word in a spoken time control does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// A unit of time, in milliseconds.
    Unit(u64),
    /// Moves, or "a move" where there is no number.
    Move,
    /// "From move".
    FromMove,
    /// "From" alone.
    From,
    /// All remaining moves.
    Rest,
    Increment,
    Delay,
    Bronstein,
    Hourglass,
    Untimed,
    /// Between White's time and Black's.
    Versus,
    White,
    Black,
    /// Between two periods.
    Then,
    /// Between moves and their time, or between a bonus and its move.
    In,
    /// A plus sign.
    Plus,
    /// Multiplication: "2 x 5 min", "90 min x 40".
    Times,
    /// Says nothing about the time.
    Filler,
}

pub(super) const DAY: u64 = 24 * HOUR;
pub(super) const HOUR: u64 = 60 * MINUTE;
pub(super) const MINUTE: u64 = 60 * SECOND;
pub(super) const SECOND: u64 = 1_000;

/// Each line: what the words do, and the words, all in lower case.
const WORDS: &[(Word, &[&str])] = &[
    (Word::Unit(DAY), &["day", "days", "päivä", "päivää", "vrk", "dag", "dagar", "dygn"]),
    (Word::Unit(HOUR), &["h", "hr", "hrs", "hour", "hours"]),
    (Word::Unit(HOUR), &["t", "tunti", "tuntia", "tunnin", "tunnissa", "tim", "timme", "timmar"]),
    (Word::Unit(MINUTE), &["m", "min", "mins", "minute", "minutes"]),
    (Word::Unit(MINUTE), &["minuutti", "minuuttia", "minuutin", "minuutissa", "minut", "minuter"]),
    (Word::Unit(SECOND), &["s", "sec", "secs", "second", "seconds"]),
    (Word::Unit(SECOND), &["sek", "sekunti", "sekuntia", "sekunnin", "sekund", "sekunder"]),
    (Word::Move, &["move", "moves", "mv", "mvs", "mm"]),
    (Word::Move, &["siirto", "siirtoa", "siirron", "siirtoon", "siirrolle", "siirrolta"]),
    (Word::Move, &["siirrolla", "siirrossa", "siirroista", "siirtoihin", "siirrot"]),
    (Word::Move, &["drag", "draget", "dragen"]),
    (Word::FromMove, &["siirrosta"]),
    (Word::From, &["from", "starting", "alkaen", "lähtien", "från"]),
    (Word::Rest, &["g", "game", "sd", "all", "rest", "remaining", "finish", "sudden", "death"]),
    (Word::Rest, &["peli", "pelin", "kaikki", "loput", "loppu", "loppuun", "loppuaika"]),
    (Word::Rest, &["alla", "resten", "återstående", "partiet"]),
    (Word::Increment, &["i", "inc", "increment", "increments", "fischer", "bonus", "added"]),
    (Word::Increment, &["lisä", "lisäys", "lisäaika", "lisäaikaa", "lisäystä"]),
    (Word::Increment, &["inkrement", "tillägg", "tilläggstid", "tidstillägg"]),
    (Word::Delay, &["d", "td", "delay", "viive", "viivettä", "viiveellä", "fördröjning"]),
    (Word::Bronstein, &["bronstein"]),
    (Word::Hourglass, &["hourglass", "sandclock", "sandglass", "tiimalasi", "timglas"]),
    (Word::Untimed, &["none", "no", "untimed", "unlimited", "without"]),
    (Word::Untimed, &["ei", "ilman", "rajaton", "ingen", "utan", "obegränsad"]),
    (Word::Versus, &["v", "vs", "versus", "against", "vastaan", "mot"]),
    (
        Word::White,
        &["w", "white", "valkea", "valkealla", "valkoinen", "valkoisella", "vit", "vitt"],
    ),
    (Word::Black, &["b", "black", "musta", "mustalla", "svart"]),
    (
        Word::Then,
        &["then", "and", "followed", "sitten", "jälkeen", "ja", "sedan", "därefter", "och"],
    ),
    (Word::In, &["in", "for", "per", "a", "each", "every", "with"]),
    (Word::In, &["joka", "jokaiselta", "jokaisesta", "jokaisella", "kohti", "kohden"]),
    (Word::In, &["på", "för", "varje", "med"]),
    (Word::Plus, &["plus"]),
    (Word::Times, &["x", "×"]),
    (Word::Filler, &["the", "of", "by", "to", "time", "control", "limit", "clock", "start"]),
    (Word::Filler, &["beginning", "first", "us", "simple", "whole", "entire", "both"]),
    (Word::Filler, &["player", "players", "side", "sides"]),
    (Word::Filler, &["standard", "classical", "rapid", "blitz", "bullet"]),
    (Word::Filler, &["aika", "aikaa", "kello", "kelloa", "pelaaja", "pelaajaa", "miettimisaika"]),
    (Word::Filler, &["alusta", "alussa", "koko", "kummallekin", "molemmille"]),
    (Word::Filler, &["nopea", "pikapeli", "pikashakki"]),
    (Word::Filler, &["tid", "betänketid", "klocka", "spelare", "början", "hela", "vardera"]),
    (Word::Filler, &["snabbschack", "blixt", "blixtschack"]),
];

/// What this word does; case does not matter.
pub(super) fn word(text: &str) -> Option<Word> {
    let text = text.to_lowercase();
    WORDS.iter().find(|(_, words)| words.contains(&text.as_str())).map(|&(word, _)| word)
}
