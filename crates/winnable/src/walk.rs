//! Playing a plan: both kings walk to the meeting, the mating man approaches, men in the way step
//! aside, and whichever side is early plays moves that change nothing.
//!
//! The number of moves is known, so a side with none to spare plays only those that make progress.
//! What is left to choose is tried in turn, a few dozen moves in all.

use chess::{Bitboard, Color, Move, Role, Square, attacks};

use crate::meeting::{Approach, Meeting, Walk, moves_of, promotions};
use crate::reach::{BACK_RANKS, pawn_strikes, step};
use crate::stage::Stage;

/// The most moves to try for each move that a meeting takes.
const TRIES: u32 = 3;
/// The most squares to try for the mating man where it has to lose a move.
const LOSING: usize = 2;
/// The most waiting moves to try in one position.
const WAITS: u32 = 1;

/// Tries to play a meeting out to mate. `left` counts the positions still allowed.
pub(crate) fn walk(
    stage: &mut Stage<'_>,
    winner: Color,
    meeting: &Meeting,
    free: [u64; 2],
    left: &mut u64,
) -> bool {
    let [king_free, escort_free] = free;
    let most = usize::from(meeting.moves) + 1;
    let way = |color: Color, to: Square, other: Square, free: u64| {
        let home = stage.king(color);
        let free = free | 1 << home.index();
        // Once the other king has arrived, there is no way beside its place. If there is no other
        // way, that king has to arrive one move later.
        let apart = Walk::new(to, free & !attacks::king(other).0, most);
        match apart.steps_to(home) {
            Some(steps) => (apart, steps, false),
            None => {
                let close = Walk::new(to, free, most);
                (close, close.steps_to(home).unwrap_or_default() + 1, true)
            }
        }
    };
    let (king_walk, king_steps, escort_waits) =
        way(!winner, meeting.king, meeting.escort, king_free);
    let (escort_walk, escort_steps, king_waits) =
        way(winner, meeting.escort, meeting.king, escort_free);
    // A side with nobody else to wait with waits with the king, before it is in place.
    let is_alone = |color: Color, busy: Option<Approach>| {
        stage.board().color(color).len() <= 1 + u32::from(busy.is_some())
    };
    let moves = meeting.moves(king_steps, escort_steps, stage.turn() == winner);
    let mut party = Party {
        winner,
        king: meeting.king,
        escort: meeting.escort,
        parries: meeting.parries,
        king_walk,
        escort_walk,
        king_waits: king_waits || is_alone(!winner, meeting.block),
        escort_waits: escort_waits || is_alone(winner, Some(meeting.mate)),
        left: TRIES * (1 + moves as u32),
        nodes: left,
    };
    party.go(stage, Course { mate: meeting.mate, block: meeting.block }, moves)
}

/// What men other than the kings still have to do.
#[derive(Clone, Copy)]
struct Course {
    mate: Approach,
    block: Option<Approach>,
}

struct Party<'n> {
    winner: Color,
    king: Square,
    escort: Square,
    parries: Bitboard,
    king_walk: Walk,
    escort_walk: Walk,
    /// Which king spends its spare moves first.
    king_waits: bool,
    escort_waits: bool,
    left: u32,
    nodes: &'n mut u64,
}

impl Party<'_> {
    /// Plays on, with this many moves left for the winner.
    fn go(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        if self.left == 0 || moves == 0 {
            return false;
        }
        if stage.turn() == self.winner {
            self.go_winner(stage, course, moves)
        } else {
            self.go_loser(stage, course, moves)
        }
    }

    /// Plays a move if it is legal, and then plays on.
    fn try_move(
        &mut self,
        stage: &mut Stage<'_>,
        role: Role,
        m: Move,
        course: Course,
        moves: usize,
    ) -> bool {
        if self.left == 0 || *self.nodes == 0 {
            return false;
        }
        let Some(before) = stage.try_move(role, m) else { return false };
        self.left -= 1;
        *self.nodes -= 1;
        if self.go(stage, course, moves) {
            return true;
        }
        stage.take_back(before);
        false
    }

    fn go_winner(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        let mate = course.mate;
        let role = if mate.pushes > 0 { Role::Pawn } else { mate.role };
        if !stage.board().pieces(role.of(self.winner)).has(mate.from) {
            return false;
        }
        let king = stage.king(self.winner);
        let Some(steps) = self.escort_walk.steps_to(king) else { return false };
        let officer = usize::from(mate.moves);
        let Some(spare) = moves.checked_sub(steps + officer) else { return false };
        if moves == 1 {
            return self.try_mate(stage, mate);
        }
        let left = moves - 1;
        let aside = self.escort_walk.within(left.saturating_sub(officer));
        let later = aside & !self.escort_walk.within(steps.saturating_sub(1));
        if self.escort_waits && spare > 0 && self.step(stage, king, later, course, left) {
            return true;
        }
        if steps > 0 && self.step(stage, king, self.escort_walk.within(steps - 1), course, left) {
            return true;
        }
        (steps > 0 && spare > 0 && self.step(stage, king, aside, course, left))
            || (spare > 0 && self.wait(stage, course, left))
            || (officer > 1 && self.approach(stage, course, left))
            || (steps == 0 && spare > 0 && self.step(stage, king, aside, course, left))
            || (spare > 0 && self.lose_a_move(stage, course, left))
    }

    /// Moves the mating man to another square from which it mates as well, if nobody else can wait.
    fn lose_a_move(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        let mate = course.mate;
        let Approach { role, from, .. } = mate;
        if mate.pushes > 0 || mate.moves != 1 {
            return false;
        }
        let piece = role.of(self.winner);
        let occupied = stage.board().occupied();
        let without = occupied - Bitboard::from(from);
        let checks = attacks::from(piece, self.king, without)
            | attacks::from(piece, stage.king(!self.winner), without);
        let free = attacks::from(piece, from, occupied) - occupied - checks;
        let to = free & attacks::from(piece, mate.to, without);
        to.into_iter().take(LOSING).any(|square| {
            let next = Course { mate: Approach { from: square, ..mate }, ..course };
            self.try_move(stage, role, Move::new(from, square), next, moves)
        })
    }

    fn try_mate(&mut self, stage: &mut Stage<'_>, mate: Approach) -> bool {
        let promotion = (mate.pushes == 1).then_some(mate.role);
        let role = if mate.pushes == 1 { Role::Pawn } else { mate.role };
        let m = Move { from: mate.from, to: mate.to, promotion };
        if *self.nodes == 0 || !stage.can_go(role, m.from, m.to) {
            return false;
        }
        let Some(before) = stage.try_move(role, m) else { return false };
        *self.nodes -= 1;
        if stage.is_mate() {
            return true;
        }
        stage.take_back(before);
        // Other waiting moves seldom turn a failure into a mate.
        self.left /= 2;
        false
    }

    fn go_loser(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        let king = stage.king(!self.winner);
        let Some(steps) = self.king_walk.steps_to(king) else { return false };
        let parries = self.parries & stage.board().color(!self.winner);
        let block = course.block.filter(|block| block.moves > 0);
        let others = parries.len() as usize + usize::from(moves_of(block));
        let Some(spare) = moves.checked_sub(steps + others) else { return false };
        let aside = self.king_walk.within(moves.saturating_sub(1 + others));
        let later = aside & !self.king_walk.within(steps.saturating_sub(1));
        if self.king_waits && spare > 0 && self.step(stage, king, later, course, moves) {
            return true;
        }
        if steps > 0 && self.step(stage, king, self.king_walk.within(steps - 1), course, moves) {
            return true;
        }
        if block.is_some_and(|block| self.bring(stage, block, course, moves))
            || parries.into_iter().any(|from| self.lead_away(stage, from, course, moves))
        {
            return true;
        }
        spare > 0
            && (self.wait(stage, course, moves) || self.step(stage, king, aside, course, moves))
    }

    /// Plays steps of a king to these squares, and then plays on.
    fn step(
        &mut self,
        stage: &mut Stage<'_>,
        king: Square,
        to: u64,
        course: Course,
        moves: usize,
    ) -> bool {
        (attacks::king(king) & Bitboard(to))
            .into_iter()
            .any(|to| self.try_move(stage, Role::King, Move::new(king, to), course, moves))
    }

    /// Brings the man one move nearer to the square from which it mates.
    fn approach(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        let mate = course.mate;
        let Approach { role, from, .. } = mate;
        let occupied = stage.board().occupied();
        if mate.pushes > 0 {
            return self.advance(stage, course, moves);
        }
        let piece = role.of(self.winner);
        let without = occupied - Bitboard::from(from);
        // No premature check.
        let checks = attacks::from(piece, self.king, without)
            | attacks::from(piece, stage.king(!self.winner), without);
        let keep = Bitboard::from(self.king) | Bitboard::from(self.escort);
        let stops = mate.stops(self.winner, occupied, checks | keep);
        let next =
            |from| Course { mate: Approach { from, moves: mate.moves - 1, ..mate }, ..course };
        (attacks::from(piece, from, occupied) & stops)
            .into_iter()
            .any(|square| self.try_move(stage, role, Move::new(from, square), next(square), moves))
    }

    /// Brings the pawn one rank nearer to promotion.
    fn advance(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        let mate = course.mate;
        let board = stage.board();
        let occupied = board.occupied().0;
        let enemies = board.color(!self.winner).0 & !board.role(Role::King).0;
        let pawn = 1 << mate.from.index();
        let ahead = step(self.winner, pawn) & !occupied;
        let promotes = mate.pushes == 1;
        let goal = mate.promotes_on(self.winner, board.occupied(), self.king).0;
        Bitboard(ahead | pawn_strikes(self.winner, pawn) & enemies).into_iter().any(|to| {
            let last = match promotes {
                true => 1 << to.index(),
                false => promotions(self.winner, to, occupied, enemies).0,
            };
            let goes_on = last & goal != 0;
            let m = Move { from: mate.from, to, promotion: promotes.then_some(mate.role) };
            let (left, pushes) = (mate.moves - 1, mate.pushes - 1);
            let next =
                Course { mate: Approach { from: to, moves: left, pushes, ..mate }, ..course };
            goes_on && self.try_move(stage, Role::Pawn, m, next, moves)
        })
    }

    /// Brings the blocking man one move nearer to its square.
    fn bring(
        &mut self,
        stage: &mut Stage<'_>,
        block: Approach,
        course: Course,
        moves: usize,
    ) -> bool {
        let Approach { role, from, .. } = block;
        let loser = !self.winner;
        let piece = role.of(loser);
        if !stage.board().pieces(piece).has(from) {
            return false;
        }
        let occupied = stage.board().occupied();
        // It gives no check on the way or on arrival.
        let without = occupied - Bitboard::from(from);
        let checks = attacks::from(role.of(self.winner), stage.king(self.winner), without);
        let stops = block.stops(loser, occupied, checks) - checks;
        (quiet_squares(role, loser, from, occupied) & stops).into_iter().any(|square| {
            let way = Approach { from: square, moves: block.moves - 1, ..block };
            let next = Course { block: Some(way), ..course };
            self.try_move(stage, role, Move::new(from, square), next, moves)
        })
    }

    /// Moves a man that could parry to where it cannot.
    fn lead_away(
        &mut self,
        stage: &mut Stage<'_>,
        from: Square,
        course: Course,
        moves: usize,
    ) -> bool {
        let board = stage.board();
        let Some(role) = board.role_on(from) else { return false };
        let piece = role.of(!self.winner);
        let occupied = board.occupied();
        // It neither parries nor gives check from there.
        let spoils = self.line_of(course.mate) | Bitboard::from(stage.king(self.winner));
        let free = quiet_squares(role, !self.winner, from, occupied) - self.keep(course);
        free.into_iter().any(|to| {
            let strikes = attacks::from(piece, to, occupied - Bitboard::from(from));
            strikes.is_disjoint(spoils)
                && self.try_move(stage, role, Move::new(from, to), course, moves)
        })
    }

    /// The squares that must stay as they are.
    fn keep(&self, course: Course) -> Bitboard {
        let Course { mate, block } = course;
        Bitboard::from(self.king)
            | Bitboard::from(self.escort)
            | Bitboard::from(mate.to)
            | attacks::between(self.king, mate.to)
            | attacks::between(mate.from, mate.to)
            | block.map_or(Bitboard::EMPTY, |block| block.to.into())
    }

    /// Plays harmless moves of a man, as far as a quick look shows, and then plays on.
    fn wait(&mut self, stage: &mut Stage<'_>, course: Course, moves: usize) -> bool {
        let us = stage.turn();
        let board = *stage.board();
        let occupied = board.occupied();
        let around = attacks::king(self.king);
        let keep = self.keep(course);
        // The winner's men give no check and keep what they cover; the loser's do not parry.
        let is_winner = us == self.winner;
        let spoils = if is_winner {
            Bitboard::from(stage.king(!us)) | Bitboard::from(self.king)
        } else {
            self.line_of(course.mate) | Bitboard::from(stage.king(!us))
        };
        let mut tries = 0;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Pawn, Role::Queen] {
            let piece = role.of(us);
            for from in board.pieces(piece) - around {
                let covers = !attacks::from(piece, from, occupied).is_disjoint(around);
                let is_needed = match is_winner {
                    true => from == course.mate.from || covers,
                    false => course.block.is_some_and(|block| block.from == from),
                };
                if is_needed {
                    continue;
                }
                let free = quiet_squares(role, us, from, occupied) - keep;
                for to in free.into_iter().take(2) {
                    let strikes = attacks::from(piece, to, occupied - Bitboard::from(from));
                    if !strikes.is_disjoint(spoils) {
                        continue;
                    }
                    if self.try_move(stage, role, Move::new(from, to), course, moves) {
                        return true;
                    }
                    tries += 1;
                    if tries == WAITS {
                        return false;
                    }
                }
            }
        }
        false
    }

    /// The squares on which the mate can be parried.
    fn line_of(&self, mate: Approach) -> Bitboard {
        attacks::between(self.king, mate.to) | Bitboard::from(mate.to)
    }
}

/// Where a man may be able to go without capturing or promoting.
pub(crate) fn quiet_squares(
    role: Role,
    color: Color,
    from: Square,
    occupied: Bitboard,
) -> Bitboard {
    let to = match role {
        Role::Pawn => Bitboard(step(color, 1 << from.index()) & !BACK_RANKS),
        _ => attacks::from(role.of(color), from, occupied),
    };
    to - occupied
}
