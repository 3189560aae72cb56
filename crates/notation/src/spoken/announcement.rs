//! From the meanings of words to notation.

use chess::{Position, Reason, Role, Square};

use super::hear::{HearError, Way};
use super::vocabulary::Meaning;
use crate::Language;
use crate::san::{Candidate, Offer, ReadError, Reading, Remark, Remarks, Style, read_offering};

/// One interpretation of the words.
#[derive(Default)]
pub(super) struct Announcement {
    /// The piece that moves, if it was named.
    role: Option<Role>,
    /// The piece that is said to be captured.
    pub(super) captured: Option<Role>,
    /// Files, ranks, and `x` where a capture is said.
    coordinates: String,
    promotion: Option<Role>,
    castling: bool,
    short: bool,
    long: bool,
    signs: String,
}

impl Announcement {
    pub(super) fn of(way: &Way) -> Option<Self> {
        let mut said = Self::default();
        let mut last = Meaning::Nothing;
        for (meaning, _) in way {
            match *meaning {
                Meaning::File(file) => said.coordinates.push(file.char()),
                Meaning::Rank(rank) => said.coordinates.push(rank.char()),
                Meaning::Takes => said.coordinates.push('x'),
                Meaning::Role(role) => said.take_role(role, last == Meaning::Takes)?,
                Meaning::Castling => said.castling = true,
                Meaning::Short => said.short = true,
                Meaning::Long => said.long = true,
                Meaning::EnPassant => said.signs.push_str(" e.p."),
                Meaning::Check => said.signs.push('+'),
                Meaning::Mate => said.signs.push('#'),
                Meaning::Draw => said.signs.push_str(" (=)"),
                Meaning::Nothing => continue,
            }
            last = *meaning;
        }
        Some(said)
    }

    /// A piece is named: the one that moves, the one captured, or the one promoted to.
    fn take_role(&mut self, role: Role, is_taken: bool) -> Option<()> {
        let place = match self.coordinates.is_empty() {
            _ if is_taken => &mut self.captured,
            true => &mut self.role,
            false => &mut self.promotion,
        };
        place.replace(role).is_none().then_some(())
    }

    /// The notations it may stand for: none if the words do not make a move, two for castling
    /// without a side.
    fn texts(&self) -> Vec<String> {
        let signs = &self.signs;
        if self.castling || self.short || self.long {
            let plain = self.coordinates.is_empty() && self.promotion.is_none();
            let unsaid = !self.short && !self.long;
            return [(self.short, "0-0"), (self.long, "0-0-0")]
                .into_iter()
                .filter(|(side, _)| plain && (unsaid || *side))
                .map(|(_, castling)| format!("{castling}{signs}"))
                .collect();
        }
        if self.coordinates.is_empty() {
            return Vec::new();
        }
        let letter = |role: Role| role.char().to_ascii_uppercase();
        let officer = self.role.filter(|role| *role != Role::Pawn);
        let piece = officer.map(letter).map(String::from).unwrap_or_default();
        let promotion = self.promotion.map(|role| format!("={}", letter(role))).unwrap_or_default();
        vec![format!("{piece}{}{promotion}{signs}", self.coordinates)]
    }

    /// Reads the notation. If only a square was said and no pawn can go there, tries the one
    /// officer that can.
    pub(super) fn read<'p>(
        &self,
        position: &'p Position,
        offer: Offer,
    ) -> Result<(Reading<'p>, Option<Role>), HearError> {
        let read = |text: &String| read_offering(position, text, Language::English, offer);
        let texts = self.texts();
        let mut readings = texts.iter().map(read);
        let mut reading = readings.next().ok_or(HearError::NoMove)?;
        for other in readings {
            reading = match (reading, other) {
                (Err(_), other) => other,
                (Ok(one), Ok(other)) => return Err(HearError::Refused(either(&one, &other))),
                (one, Err(_)) => one,
            };
        }
        match reading {
            Ok(mut reading) => {
                // These are signs of the intermediate notation, which nobody wrote.
                let unseen = [Remark::MateSign, Remark::CastlingSign];
                reading.remarks = unseen.into_iter().fold(reading.remarks, Remarks::without);
                Ok((reading, None))
            }
            Err(ReadError::NotNotation { .. }) => Err(HearError::NoMove),
            Err(error) if is_no_pawns_move(&error) => {
                self.unnamed(position, &texts).ok_or(HearError::Refused(error))
            }
            Err(error) => Err(HearError::Refused(error)),
        }
    }

    /// The move of the one officer that can go to a square, if nothing else was said.
    fn unnamed<'p>(
        &self,
        position: &'p Position,
        texts: &[String],
    ) -> Option<(Reading<'p>, Option<Role>)> {
        if self.role.is_some() || self.promotion.is_some() {
            return None;
        }
        let to: Square = self.coordinates.trim_start_matches('x').parse().ok()?;
        let officers = Role::ALL.into_iter().filter(|role| *role != Role::Pawn);
        let mut able =
            officers.flat_map(|role| position.origins(role, to).into_iter().map(move |_| role));
        let role = able.next()?;
        if able.next().is_some() {
            return None;
        }
        let named = format!("{}{}", role.char().to_ascii_uppercase(), texts.first()?);
        let reading = read_offering(position, &named, Language::English, Offer::Nothing).ok()?;
        Some((reading, Some(role)))
    }
}

/// Whether no pawn ever moves like that, so that another piece was meant.
fn is_no_pawns_move(error: &ReadError) -> bool {
    let never = |reason: &Reason| {
        matches!(
            reason,
            Reason::PawnBackwards { .. } | Reason::PawnSideways { .. } | Reason::PawnTooFar { .. }
        )
    };
    match error {
        ReadError::Nobody { .. } => true,
        ReadError::Illegal { illegal, .. } => {
            illegal.iter().all(|illegal| illegal.reasons.iter().any(never))
        }
        _ => false,
    }
}

/// Two moves may be meant.
fn either(one: &Reading<'_>, other: &Reading<'_>) -> ReadError {
    let candidate = |reading: &Reading<'_>| Candidate {
        m: reading.legal.to_move(),
        text: Style::PGN.write(&reading.legal),
    };
    ReadError::Ambiguous { candidates: vec![candidate(one), candidate(other)] }
}
