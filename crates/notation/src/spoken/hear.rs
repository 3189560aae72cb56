//! Interpreting words as a move.
//!
//! A word may mean several things ("to" is a preposition and sounds like two). Every interpretation
//! of the words is turned into notation and read against the position, those with the fewest slips
//! first; the first that reads as a legal move is what was said.

use std::fmt;

use chess::{Legal, Position};

use super::announcement::Announcement;
use super::slip::{Likeness, Slip, meanings};
use super::vocabulary::Meaning;
use super::{Tongue, Voice};
use crate::san::{Candidate, Offer, ReadError, Remarks};

/// A move that was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<'p> {
    /// The move.
    pub legal: Legal<'p>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// Words that were taken for others, in order.
    pub slips: Vec<Slip>,
    /// Remarks about the form, as in writing.
    pub remarks: Remarks,
}

/// Why words are not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HearError {
    /// Nothing was said.
    Silence,
    /// A word that the tongue does not have, nor anything like it.
    UnknownWord {
        /// Its place, counted from 1.
        place: usize,
        /// The word.
        said: String,
    },
    /// All words are known, but together they do not make a move.
    NoMove,
    /// The words are a move, but not one of the position; candidates are given in the words of the
    /// tongue.
    Refused(ReadError),
}

impl fmt::Display for HearError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Silence => f.write_str("nothing was said"),
            Self::UnknownWord { place, said } => {
                write!(f, "word {place}, {said:?}, is not a known word for moves")
            }
            Self::NoMove => f.write_str("the words are known but do not make a move"),
            Self::Refused(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for HearError {}

/// More words than any announcement has; longer texts are not tried.
const MOST_WORDS: usize = 20;
/// The most interpretations to try.
const MOST_WAYS: usize = 256;

/// Interprets words, typed or recognised, as a move.
///
/// ```
/// use chess::Position;
/// use tuomari_notation::spoken::{Tongue, hear};
///
/// let start = Position::initial();
/// let heard = hear(&start, "Bauer Emil 2 Emil 4", Tongue::German)?;
/// assert_eq!(heard.legal.to_move().to_string(), "e2e4");
/// assert_eq!(heard.slips[0].said, "Emil");
/// assert_eq!(heard.slips[0].taken_for, "Eva");
/// # Ok::<(), tuomari_notation::spoken::HearError>(())
/// ```
///
/// # Errors
/// If a word is unknown, the words do not make a move, or the move is not one of the position.
pub fn hear<'p>(
    position: &'p Position,
    words: &str,
    tongue: Tongue,
) -> Result<Heard<'p>, HearError> {
    let words = split(words);
    if words.is_empty() {
        return Err(HearError::Silence);
    }
    if words.len() > MOST_WORDS {
        return Err(HearError::NoMove);
    }
    let heard: Vec<Word> = words
        .into_iter()
        .enumerate()
        .map(|(i, said)| match meanings(&said, tongue) {
            meanings if meanings.is_empty() => Err(HearError::UnknownWord { place: i + 1, said }),
            meanings => Ok(Word { said, meanings }),
        })
        .collect::<Result<_, _>>()?;
    let mut refused = None;
    let mut found: Vec<(usize, Heard<'p>)> = Vec::new();
    for way in ways(&heard) {
        let cost = way.iter().map(|(_, likeness)| likeness.cost()).sum::<usize>();
        if found.first().is_some_and(|(least, _)| cost > *least) {
            break;
        }
        match take(position, &heard, &way, tongue, Offer::Nothing) {
            Ok(move_heard) => {
                if !found.iter().any(|(_, other)| other.legal == move_heard.legal) {
                    found.push((cost, move_heard));
                }
            }
            Err(_) => refused = refused.or(Some(way)),
        }
    }
    let voice = Voice { tongue, ..Voice::default() };
    match found.len() {
        0 => {
            // Why the likeliest interpretation fails.
            let again = refused.map(|way| take(position, &heard, &way, tongue, Offer::Nearest));
            let error = again.and_then(Result::err).unwrap_or(HearError::NoMove);
            Err(in_words(error, position, &voice))
        }
        1 => found.pop().map(|(_, heard)| heard).ok_or(HearError::NoMove),
        _ => {
            let candidates = found.iter().map(|(_, heard)| candidate(&heard.legal, &voice));
            let candidates = candidates.collect();
            Err(HearError::Refused(ReadError::Ambiguous { candidates }))
        }
    }
}

/// A word and everything it may mean.
struct Word {
    said: String,
    meanings: Vec<(Meaning, Likeness)>,
}

pub(super) type Way = Vec<(Meaning, Likeness)>;

/// Splits at spaces and signs, and around digits: `Eva4` is two words. Dots are removed, so that
/// `e.p.` is one.
fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for sign in text.chars() {
        let of_word = sign.is_alphabetic() || ('\u{300}'..='\u{36f}').contains(&sign);
        if of_word {
            word.push(sign);
        } else if sign != '.' && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if sign.is_ascii_digit() {
            words.push(sign.to_string());
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    join_sides(words)
}

/// `king side` is one word said as two.
fn join_sides(words: Vec<String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::with_capacity(words.len());
    for word in words {
        match joined.last_mut() {
            Some(last)
                if word.eq_ignore_ascii_case("side")
                    && ["king", "queen"].iter().any(|w| last.eq_ignore_ascii_case(w)) =>
            {
                last.push_str("side");
            }
            _ => joined.push(word),
        }
    }
    joined
}

/// The interpretations of the words, those with the fewest slips first.
fn ways(words: &[Word]) -> Vec<Way> {
    let mut ways: Vec<Way> = vec![Vec::new()];
    for word in words {
        ways = word
            .meanings
            .iter()
            .flat_map(|meaning| {
                ways.iter().map(move |way| {
                    let mut longer = way.clone();
                    longer.push(*meaning);
                    longer
                })
            })
            .take(MOST_WAYS)
            .collect();
    }
    ways.sort_by_key(|way| way.iter().map(|(_, likeness)| likeness.cost()).sum::<usize>());
    ways
}

/// Reads one interpretation of the words.
fn take<'p>(
    position: &'p Position,
    words: &[Word],
    way: &Way,
    tongue: Tongue,
    offer: Offer,
) -> Result<Heard<'p>, HearError> {
    let said = Announcement::of(way).ok_or(HearError::NoMove)?;
    let (reading, missing) = said.read(position, offer)?;
    let taken = reading.legal.captured().map(|(_, piece)| piece.role);
    if said.captured.is_some() && said.captured != taken {
        return Err(HearError::NoMove);
    }
    let vocabulary = tongue.vocabulary();
    let mut slips: Vec<Slip> = words
        .iter()
        .zip(way)
        .enumerate()
        .filter(|(_, (_, (_, likeness)))| *likeness != Likeness::Same)
        .map(|(i, (word, (meaning, _)))| Slip {
            place: i + 1,
            said: word.said.clone(),
            taken_for: vocabulary.word(*meaning).to_owned(),
        })
        .collect();
    if let Some(role) = missing {
        let taken_for = vocabulary.word(Meaning::Role(role)).to_owned();
        slips.insert(0, Slip { place: 1, said: String::new(), taken_for });
    }
    Ok(Heard {
        legal: reading.legal,
        draw_offer: reading.draw_offer,
        slips,
        remarks: reading.remarks,
    })
}

fn candidate(legal: &Legal<'_>, voice: &Voice) -> Candidate {
    Candidate { m: legal.to_move(), text: voice.say(legal) }
}

/// The error with its candidates in the words of the tongue.
fn in_words(error: HearError, position: &Position, voice: &Voice) -> HearError {
    let say = |candidates: &mut [Candidate]| {
        for candidate in candidates {
            if let Some(legal) = position.legal(candidate.m) {
                candidate.text = voice.say(&legal);
            }
        }
    };
    let HearError::Refused(mut error) = error else { return error };
    match &mut error {
        ReadError::Nobody { nearest } | ReadError::Illegal { nearest, .. } => say(nearest),
        ReadError::Ambiguous { candidates } => say(candidates),
        ReadError::Otherwise { legal, .. } => say(std::slice::from_mut(legal)),
        ReadError::NotNotation { .. } => {}
    }
    HearError::Refused(error)
}
