//! What the players have written.

use std::collections::BTreeMap;

use chess::{ByColor, Color};
use notation::scoresheet::{Entry, Ink};

/// Both scoresheets as written, what was crossed out on them, and where draws were offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Papers {
    sheets: ByColor<Vec<Entry>>,
    /// What stood beside a move and was written anew, the oldest first: ink is not rubbed out.
    struck: ByColor<BTreeMap<u16, Vec<String>>>,
    /// The moves, the first being 0, beside which `(=)` belongs on both sheets (8.1.5).
    offers: Vec<u16>,
}

impl Papers {
    /// Writes beside a move; what stood there is crossed out. Places passed over stay blank.
    pub(super) fn write(&mut self, by: Color, place: u16, text: &str) {
        let index = usize::from(place);
        if index >= self.sheets[by].len() {
            self.sheets[by].resize(index + 1, Entry::default());
        }
        let entry = written(text);
        if self.sheets[by][index].ink != entry.ink {
            self.strike(by, place);
        }
        self.sheets[by][index] = entry;
    }

    fn strike(&mut self, by: Color, place: u16) {
        let old = self.sheets[by].get(usize::from(place));
        if let Some(Entry { ink: Ink::Text(text), .. }) = old {
            let text = text.clone();
            self.struck[by].entry(place).or_default().push(text);
        }
    }

    /// The moves from this one on are void: whatever stood beside them is crossed out.
    pub(super) fn cross_out(&mut self, from: u32) {
        let from = from as usize;
        for color in Color::ALL {
            for place in from..self.sheets[color].len() {
                self.strike(color, u16::try_from(place).unwrap_or(u16::MAX));
            }
            self.sheets[color].truncate(from);
        }
        self.offers.retain(|place| usize::from(*place) < from);
    }

    /// A player gets a new sheet: it holds what the opponent's does, and beside moves that are
    /// missing there what the old one held (8.3).
    pub(super) fn replace(&mut self, of: Color) {
        let other = self.sheets[!of].clone();
        let own = &mut self.sheets[of];
        own.resize(own.len().max(other.len()), Entry::default());
        for (own, other) in own.iter_mut().zip(other) {
            if other.ink != Ink::Blank {
                *own = other;
            }
        }
    }

    pub(super) fn offer(&mut self, place: u16) {
        if self.offers.last() != Some(&place) {
            self.offers.push(place);
        }
    }

    pub(crate) fn offered_at(&self, place: u16) -> bool {
        self.offers.contains(&place)
    }

    pub(crate) fn entries(&self, of: Color) -> &[Entry] {
        &self.sheets[of]
    }

    /// What was crossed out beside a move, the oldest first.
    pub(crate) fn struck(&self, of: Color, place: u16) -> &[String] {
        self.struck[of].get(&place).map_or(&[], Vec::as_slice)
    }

    /// Whether the first so many moves stand on a player's sheet and can be read (8.5).
    pub(crate) fn is_complete(&self, of: Color, moves: usize) -> bool {
        let legible = |entry: &&Entry| matches!(entry.ink, Ink::Text(_));
        self.sheets[of].iter().take(moves).take_while(legible).count() == moves
    }

    /// Whether a move stands on a player's sheet.
    pub(crate) fn has(&self, of: Color, place: u16) -> bool {
        self.sheets[of].get(usize::from(place)).is_some_and(|entry| entry.ink != Ink::Blank)
    }

    /// The first move that is not on a player's sheet.
    pub(crate) fn first_gap(&self, of: Color) -> u16 {
        let written = self.sheets[of].iter().take_while(|entry| entry.ink != Ink::Blank).count();
        u16::try_from(written).unwrap_or(u16::MAX)
    }
}

/// Whether a text says only that the move cannot be read or recalled.
pub(crate) fn is_illegible(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.chars().all(|sign| sign == '?')
}

fn written(text: &str) -> Entry {
    if is_illegible(text) { Entry::illegible() } else { Entry::text(text) }
}
