//! What the players have written.

use chess::{ByColor, Color};
use notation::scoresheet::{Entry, Ink};

/// Both scoresheets as written, and where draws were offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Papers {
    sheets: ByColor<Vec<Entry>>,
    /// The moves, the first being 0, beside which `(=)` belongs on both sheets (8.1.5).
    offers: Vec<u16>,
}

impl Papers {
    /// Writes beside a move. Places passed over stay blank.
    pub(super) fn write(&mut self, by: Color, place: u16, text: &str) {
        let sheet = &mut self.sheets[by];
        let place = usize::from(place);
        if place >= sheet.len() {
            sheet.resize(place + 1, Entry::default());
        }
        sheet[place] = Entry::text(text);
    }

    /// The moves from this one on are void: whatever stood beside them is crossed out.
    pub(super) fn cross_out(&mut self, from: u32) {
        let from = from as usize;
        for color in Color::ALL {
            self.sheets[color].truncate(from);
        }
        self.offers.retain(|place| usize::from(*place) < from);
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
