//! What there is to say when all moves of a game are known: its end, its result, what nobody claimed.

use chess::{Color, Position};
use laws::Provision;
use laws::course::{Course, Ending};
use notation::pgn::{At, Outcome};

use super::Auditor;
use crate::ended::{self, Counted, Ended, dead_since};
use crate::header::Termination;
use crate::moves::winner;
use crate::result::Mating;
use crate::same::{Key, Mark};
use crate::{What, agreement, result};

impl Auditor {
    /// What the last position and the result say about each other.
    ///
    /// A game without a mark at its end may be cut. What can still change is not judged then:
    /// whether players agreed, and whether a side can mate that later could not.
    pub(super) fn at_the_end(
        &mut self,
        last: &Position,
        given: Outcome,
        is_whole: bool,
        at: At<'_>,
    ) {
        let plies = self.trail.plies();
        let without_moves = Ending::without_moves(last);
        let is_mate = without_moves == Some(Ending::Checkmate);
        // A game that is over cannot be lost.
        let is_over = is_mate || self.counted.is_some_and(|counted| counted.ply < plies);
        let mating = if is_over { Mating::NotAsked } else { self.mating(last, given, is_whole) };
        let is_alive =
            is_mate || matches!(mating, Mating::Fine | Mating::Wrong(What::CouldMate { .. }, _));
        let dead = if is_alive { None } else { dead_since(&self.trail, last, self.law.endings) };
        let counted = self.counted.map(|Counted { ending, ply, .. }| Ended { ending, ply });
        let without_moves = without_moves.map(|ending| Ended { ending, ply: plies });
        let dead = dead.map(|ply| Ended { ending: Ending::DeadPosition, ply });
        self.ended = Ended::first([counted, without_moves, dead].into_iter().flatten());
        match (self.ended, mating) {
            (Some(ended), _) => self.has_ended(ended, at),
            (None, Mating::Wrong(what, provisions)) => {
                self.find(at.place(), Some(plies), what, provisions);
            }
            (None, _) => {}
        }
        if self.termination() == Termination::Time
            && let Some(what) = winner(given).and_then(|winner| self.clocks.against_loss(!winner))
        {
            self.find(at.place(), Some(plies), what, &[Provision::TimeOverstepped]);
        }
        match self.ended {
            Some(Ended { ending, .. }) => self.compare(last, given, ending, at),
            None if given == Outcome::Draw && is_whole && !self.claims.is_open_at(plies) => {
                self.agreed(plies, at);
            }
            None => {}
        }
    }

    /// How the game ended, by the tag or else by a comment at its end.
    fn termination(&self) -> Termination {
        match (self.header.termination, self.said) {
            (Termination::Unsaid, Some((ply, said))) if ply == self.trail.plies() => said,
            (tag, _) => tag,
        }
    }

    /// What there is to say about mates that the result rests on.
    fn mating(&self, last: &Position, given: Outcome, is_whole: bool) -> Mating {
        let termination = self.termination();
        match (given, winner(given)) {
            (_, Some(winner)) => result::winner_could_mate(
                last,
                winner,
                termination,
                self.law.book,
                &self.rules.budget,
            ),
            (Outcome::Draw, None) if termination == Termination::Time && is_whole => {
                result::drawn_on_time(last, &self.rules.budget)
            }
            _ => Mating::NotAsked,
        }
    }

    /// The board had ended the game, now or before its last ply.
    pub(super) fn has_ended(&mut self, ended: Ended, at: At<'_>) {
        let Ended { ending, ply } = ended;
        let plies = self.trail.plies();
        if ply < plies {
            let counted = self.counted.filter(|counted| counted.ply == ply);
            let place = counted.map_or_else(|| at.place(), |counted| counted.place);
            let what = What::WentOn { ending, plies: plies - ply };
            self.find(place, Some(ply), what, &[ending.provision()]);
        }
    }

    fn compare(&mut self, last: &Position, given: Outcome, ending: Ending, at: At<'_>) {
        let right = ended::result(ending, last.turn());
        if given != right {
            let what = What::WrongResult { result: given, ending, right };
            self.find(at.place(), Some(self.trail.plies()), what, &[ending.provision()]);
        }
    }

    /// Nothing on the board made it a draw, so the players did.
    fn agreed(&mut self, plies: u32, at: At<'_>) {
        let is_said_otherwise =
            matches!(self.termination(), Termination::Time | Termination::Other);
        // From a set-up position nobody knows what was played before.
        if is_said_otherwise || self.header.start.is_some() {
            return;
        }
        if let Some((what, provisions)) =
            agreement::too_early(plies / 2, self.law.book, self.rules.agreements)
        {
            self.find(at.place(), Some(plies), what, provisions);
        }
    }

    /// Clocks that showed zero while the game went on.
    pub(super) fn went_on(&mut self) {
        let plies = self.trail.plies();
        for side in Color::ALL {
            // The opponent may have moved before anybody looked at the clock.
            if let Some((ply, place)) = self.clocks.down(side).filter(|(ply, _)| ply + 1 < plies) {
                self.find(place, Some(ply), What::FlagIgnored { side }, &[Provision::FlagNoticed]);
            }
        }
    }

    /// Claims that nobody made. One in the last position, or with the last move, of a drawn game
    /// was made, for all we know; in a game that is over there is nothing left to claim.
    pub(super) fn unclaimed(&mut self, given: Outcome) {
        let plies = self.trail.plies();
        for missed in self.claims.take() {
            let is_made = given == Outcome::Draw && missed.ply + 1 >= plies;
            if is_made || self.ended.is_some_and(|ended| ended.ply <= missed.ply) {
                continue;
            }
            let (ply, place, provisions) = (missed.ply, missed.place, missed.provisions());
            self.find(place, Some(ply), missed.what(), &provisions);
        }
    }

    /// Whether the tag counts the plies that there are.
    pub(super) fn ply_count(&mut self) {
        let Some((place, tag)) = self.header.ply_count else { return };
        let plies = self.trail.plies();
        if tag != plies {
            self.find(place, None, What::PlyCount { tag, plies }, &[]);
        }
    }

    /// Notes what tells the game apart, if the rules want it.
    pub(super) fn mark(&mut self, at: At<'_>) {
        if !self.rules.marks || self.trail.plies() == 0 {
            return;
        }
        let heading = self.header.heading();
        let moves = (1..=self.trail.plies()).map(|ply| self.trail.ply(ply));
        let key = Key::of(&heading, self.trail.position_after(0), moves);
        self.marks.push(Mark { game: self.games, place: at.place(), heading, key });
    }
}
