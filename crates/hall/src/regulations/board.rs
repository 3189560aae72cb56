//! The regulations of one board.

use chess::{ByColor, Color};
use laws::{Judgement, Mode, Observer, Regulations};

use super::EventRegulations;
use crate::Kind;

impl EventRegulations {
    /// The regulations by which a board of this kind is judged. `warned_before` says for each player
    /// in how many earlier games of the event there was a warning (rule 17 c of the Finnish blitz
    /// rules).
    #[must_use]
    pub fn of_board(&self, kind: &Kind, warned_before: ByColor<u8>) -> Regulations {
        let laws = &self.laws;
        let mut regulations = Regulations::of(laws.book);
        (regulations.mode, regulations.observer) = match kind {
            Kind::Table { .. } => (Mode::Screen, Observer::Program),
            Kind::Wood | Kind::Source { .. } => (Mode::Otb, Observer::Human),
        };
        regulations.judgement = Judgement::Arbiter;
        regulations.federation = laws.domestic;
        regulations.control = laws.time_control.clone();
        regulations.supervision = laws.supervision;
        regulations.boards_per_arbiter = laws.boards_per_arbiter;
        regulations.rated = laws.rated;
        regulations.begins = self.begins;
        regulations.chess960 = laws.chess960;
        regulations.default_time = laws.default_time;
        regulations.agreements = laws.agreements;
        regulations.quickplay = laws.quickplay;
        regulations.phone_ladder.clone_from(&laws.phone_ladder);
        regulations.device_found = laws.device_found;
        regulations.devices_in_bags = laws.devices_in_bags;
        regulations.report_absence = laws.report_absence;
        regulations.several_games = laws.several_games;
        regulations.fines.clone_from(&laws.fines);
        regulations.appeals = laws.appeals;
        regulations.scoring = self.rounds.scoring;
        for color in Color::ALL {
            let times = usize::from(warned_before[color]);
            regulations.warned_before.extend(std::iter::repeat_n(color, times));
        }
        regulations
    }

    /// The regulations of a wooden board in the first round: what the event itself is asked about.
    #[must_use]
    pub fn laws(&self) -> Regulations {
        self.of_board(&Kind::Wood, ByColor::default())
    }
}
