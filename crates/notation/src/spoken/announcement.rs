//! From the meanings of words to notation.

use chess::{Position, Role, Square};

use super::hear::{HearError, Way};
use super::vocabulary::Meaning;
use crate::Language;
use crate::san::{ReadError, Reading, Remark, read};

/// What a way of taking the words amounts to.
#[derive(Default)]
pub(super) struct Announcement {
    /// The notations it may stand for; two for castling without a side.
    texts: Vec<String>,
    role: Option<Role>,
    /// The piece said to be taken.
    pub(super) captured: Option<Role>,
    /// The square of arrival, if that is all that was said.
    only_square: Option<Square>,
}

impl Announcement {
    pub(super) fn of(way: &Way) -> Option<Self> {
        let mut said = Self::default();
        let has = |meaning| way.iter().any(|(m, _)| *m == meaning);
        let mut text = String::new();
        let mut coordinates = String::new();
        let mut promotion = None;
        let mut last = Meaning::Nothing;
        for (meaning, _) in way {
            match *meaning {
                Meaning::File(file) => coordinates.push(file.char()),
                Meaning::Rank(rank) => coordinates.push(rank.char()),
                Meaning::Takes => coordinates.push('x'),
                Meaning::Role(role) if last == Meaning::Takes => said.captured = Some(role),
                Meaning::Role(role) if coordinates.is_empty() && said.role.is_none() => {
                    said.role = Some(role);
                }
                Meaning::Role(role) if promotion.is_none() => promotion = Some(role),
                Meaning::Role(_) => return None,
                _ => {}
            }
            if *meaning != Meaning::Nothing {
                last = *meaning;
            }
        }
        let mut signs = String::new();
        for (meaning, sign) in
            [(Meaning::EnPassant, " e.p."), (Meaning::Mate, "#"), (Meaning::Draw, " (=)")]
        {
            if has(meaning) {
                signs.push_str(sign);
            }
        }
        if has(Meaning::Check) && !has(Meaning::Mate) {
            signs.push('+');
        }
        if has(Meaning::Castling)
            || (coordinates.is_empty() && (has(Meaning::Short) || has(Meaning::Long)))
        {
            let plain = coordinates.is_empty() && promotion.is_none();
            let sides = [(Meaning::Short, "0-0"), (Meaning::Long, "0-0-0")];
            let both = !has(Meaning::Short) && !has(Meaning::Long);
            said.texts = sides
                .into_iter()
                .filter(|(side, _)| plain && (both || has(*side)))
                .map(|(_, castling)| format!("{castling}{signs}"))
                .collect();
            return (!said.texts.is_empty()).then_some(said);
        }
        if has(Meaning::Short) || has(Meaning::Long) || coordinates.is_empty() {
            return None;
        }
        if let Some(role) = said.role.filter(|role| *role != Role::Pawn) {
            text.push(role.char().to_ascii_uppercase());
        }
        text.push_str(&coordinates);
        if let Some(role) = promotion {
            text.push('=');
            text.push(role.char().to_ascii_uppercase());
        }
        text.push_str(&signs);
        if promotion.is_none() && said.role.is_none() {
            said.only_square = coordinates.trim_start_matches('x').parse().ok();
        }
        said.texts.push(text);
        Some(said)
    }

    /// Reads the notation; and where only a square was said that no pawn goes to, the one officer
    /// that does, whose name was left out.
    pub(super) fn read<'p>(
        &self,
        position: &'p Position,
    ) -> Result<(Reading<'p>, Option<Role>), HearError> {
        let mut readings = self.texts.iter().map(|text| read(position, text, Language::English));
        let mut first = readings.next().ok_or(HearError::NoMove)?;
        for other in readings {
            first = match (first, other) {
                (Err(_), Ok(reading)) => Ok(reading),
                (Ok(_), Ok(_)) => return Err(HearError::NoMove),
                (first, Err(_)) => first,
            };
        }
        match first {
            Ok(mut reading) => {
                // Numbers and letters are heard in full, so nothing of this can be seen.
                reading.remarks =
                    reading.remarks.without(Remark::MateSign).without(Remark::CastlingSign);
                Ok((reading, None))
            }
            Err(ReadError::NotNotation { .. }) => Err(HearError::NoMove),
            Err(error) => self.unnamed(position).ok_or(HearError::Refused(error)),
        }
    }

    fn unnamed<'p>(&self, position: &'p Position) -> Option<(Reading<'p>, Option<Role>)> {
        let to = self.only_square?;
        let officers =
            [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter();
        let mut able = officers
            .flat_map(|role| position.origins(role, to).into_iter().map(move |from| (role, from)));
        let (role, _) = able.next()?;
        if able.next().is_some() {
            return None;
        }
        let text = self.texts.first()?;
        let named = format!("{}{text}", role.char().to_ascii_uppercase());
        let reading = read(position, &named, Language::English).ok()?;
        Some((reading, Some(role)))
    }
}
