//! The mate that is near: both kings walk, one man mates, everybody else stays.
//!
//! Nearly every position of a real game has such a mate. The men other than the kings stay where
//! they are, so the squares that the kings can walk over are known, and whether a man of the
//! winner can mate with the kings on two given squares is a question to the board. What is left
//! is to walk there; a side that is early plays moves that change nothing.
//!
//! Nothing here is a proof until the moves are played, and they are.

use chess::{Bitboard, Board, Color, Move, Position, Role, Square, attacks};

use crate::helpmate::Line;
use crate::mate::{is_mate, parries};
use crate::reach::{king_strikes, pawn_strikes, step};

/// Moves to play at most.
const LONGEST: usize = 120;
/// How often a plan may fail before the attempt does.
const PLANS: u32 = 6;

/// Where the kings go, and which man mates from where.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    king: Square,
    escort: Square,
    mate: Approach,
}

/// The way of an officer to the square it mates from.
#[derive(Clone, Copy, Debug)]
struct Approach {
    role: Role,
    from: Square,
    to: Square,
    /// Moves it takes, the mate included.
    moves: usize,
}

/// Tries to lead the line to a mate by `winner`.
pub(crate) fn try_quick(line: &mut Line, winner: Color) -> bool {
    for _ in 0..PLANS {
        if let Some(m) = mate_in_one(line.here(), winner) {
            return line.play(m).is_ok();
        }
        let went_on = match plan(line.here().board(), winner) {
            Some(meeting) => walk(line, winner, meeting),
            None => promote(line, winner),
        };
        if line.here().turn() != winner && line.here().is_checkmate() {
            return true;
        }
        if !went_on || line.len() > LONGEST {
            return false;
        }
    }
    false
}

/// A move of an officer that mates at once, if it is the winner's turn.
fn mate_in_one(here: &Position, winner: Color) -> Option<Move> {
    if here.turn() != winner {
        return None;
    }
    let board = here.board();
    let king = here.king(!winner);
    mating_move(board, winner, king)
        .filter(|m| here.legal(*m).is_some_and(|legal| legal.play().is_checkmate()))
}

/// A move of one of the winner's officers that mates the king where it stands.
fn mating_move(board: &Board, winner: Color, king: Square) -> Option<Move> {
    let occupied = board.occupied();
    let loser = board.color(!winner);
    let ours = board.color(winner);
    let flights = attacks::king(king) - loser;
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let piece = role.of(winner);
        let lines = attacks::from(piece, king, occupied);
        for from in board.pieces(piece) {
            for to in (attacks::from(piece, from, occupied) & lines) - ours {
                let after = (occupied - Bitboard::from(from)) | Bitboard::from(to);
                let direct = attacks::from(piece, to, after - Bitboard::from(king));
                // Most checks leave too many ways out; counting them is cheaper than asking.
                let left = (flights - direct) - Bitboard::from(to);
                if left.len() > 5 {
                    continue;
                }
                let mut next = *board;
                next.remove(from);
                next.put(to, piece);
                if is_mate(&next, king, !winner) {
                    return Some(Move::new(from, to));
                }
            }
        }
    }
    None
}

/// The squares that a side's men attack, without its king, through `ghost`.
fn struck(board: &Board, color: Color, ghost: Bitboard) -> u64 {
    let occupied = board.occupied() - ghost;
    let mut all = pawn_strikes(color, board.live_pawns(color).0);
    for from in board.bishops_and_queens(color) {
        all |= attacks::bishop(from, occupied).0;
    }
    for from in board.rooks_and_queens(color) {
        all |= attacks::rook(from, occupied).0;
    }
    for from in board.pieces(Role::Knight.of(color)) {
        all |= attacks::knight(from).0;
    }
    all
}

/// The squares by the number of steps a king needs, on those that are free.
struct Walk {
    layers: [u64; 16],
}

impl Walk {
    fn new(from: Square, free: u64) -> Self {
        let mut layers = [0; 16];
        let mut front = 1 << from.index();
        let mut seen = front;
        for layer in &mut layers {
            *layer = front;
            front = king_strikes(front) & free & !seen;
            seen |= front;
        }
        Self { layers }
    }

    /// Steps to the nearest of these squares, and it.
    fn nearest(&self, squares: u64) -> Option<(usize, Square)> {
        let near = |(count, layer): (usize, &u64)| {
            Bitboard(layer & squares).first().map(|square| (count, square))
        };
        self.layers.iter().enumerate().find_map(near)
    }

    fn steps_to(&self, square: Square) -> Option<usize> {
        self.layers.iter().position(|layer| layer >> square.index() & 1 == 1)
    }
}

/// Where each side's king may walk while the others stay.
fn free(board: &Board, color: Color) -> u64 {
    let king = board.pieces(Role::King.of(color));
    let enemy_king = board.pieces(Role::King.of(!color));
    let men = board.occupied() - king - enemy_king;
    !men.0 & !struck(board, !color, king)
}

/// An officer of the winner and the squares it can get to in one, two and three moves.
#[derive(Clone, Copy)]
struct Officer {
    role: Role,
    from: Square,
    reach: [u64; 3],
}

const MOST_OFFICERS: usize = 6;

/// The winner's officers, the strongest first.
fn officers(men: &Board, winner: Color) -> ([Option<Officer>; MOST_OFFICERS], usize) {
    let mut list = [None; MOST_OFFICERS];
    let mut count = 0;
    let occupied = men.occupied();
    let ours = men.color(winner).0;
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let piece = role.of(winner);
        for from in men.pieces(piece) {
            if count == MOST_OFFICERS {
                break;
            }
            let mut reach = [0; 3];
            let mut front = 1 << from.index();
            let mut seen = front;
            for reach in &mut reach {
                let mut next = 0;
                for square in Bitboard(front) {
                    next |= attacks::from(piece, square, occupied).0;
                }
                *reach = next & !ours & !seen;
                seen |= *reach;
                // Nothing is taken on the way.
                front = *reach & !occupied.0;
            }
            list[count] = Some(Officer { role, from, reach });
            count += 1;
        }
    }
    (list, count)
}

/// The meeting that takes the fewest moves.
fn plan(board: &Board, winner: Color) -> Option<Meeting> {
    let loser = !winner;
    let king_home = board.pieces(Role::King.of(loser)).first()?;
    let escort_home = board.pieces(Role::King.of(winner)).first()?;
    let mut men = *board;
    men.remove(king_home);
    men.remove(escort_home);
    let (officers, count) = officers(&men, winner);
    if count == 0 {
        return None;
    }
    let king_walk = Walk::new(king_home, free(board, loser));
    let escort_walk = Walk::new(escort_home, free(board, winner));
    let covered = struck(&men, winner, Bitboard::EMPTY);
    let mut best: Option<(usize, Meeting)> = None;
    for (steps, layer) in king_walk.layers.iter().enumerate() {
        if best.is_some_and(|best| best.0 <= steps + 1) {
            break;
        }
        for king in Bitboard(*layer) {
            for officer in officers[..count].iter().flatten() {
                meet(&men, winner, king, steps, covered, &escort_walk, officer, &mut best);
            }
        }
    }
    best.map(|best| best.1)
}

/// Looks for a better meeting with the king on this square and this officer to mate.
#[allow(clippy::too_many_arguments)]
fn meet(
    men: &Board,
    winner: Color,
    king: Square,
    steps: usize,
    covered: u64,
    escorts: &Walk,
    officer: &Officer,
    best: &mut Option<(usize, Meeting)>,
) {
    let around = attacks::king(king).0;
    let flights = around & !men.color(!winner).0;
    // A king covers three squares in a row, a man on a line two or three more.
    if (flights & !covered).count_ones() > 5 {
        return;
    }
    let Officer { role, from, reach } = *officer;
    let piece = role.of(winner);
    let occupied = men.occupied() - Bitboard::from(from);
    let lines = attacks::from(piece, king, occupied).0;
    for (i, reach) in reach.into_iter().enumerate() {
        let moves = i + 1;
        for to in Bitboard(reach & lines) {
            let after = occupied | Bitboard::from(to);
            let direct = attacks::from(piece, to, after).0;
            let open = flights & !direct & !covered;
            let mut escort = !around & !(1 << king.index()) & !after.0;
            for square in Bitboard(open) {
                escort &= attacks::king(square).0;
            }
            let Some((walk, square)) = escorts.nearest(escort) else { continue };
            let cost = steps.max(walk + i);
            if best.is_some_and(|best| cost >= best.0) {
                continue;
            }
            let meeting =
                Meeting { king, escort: square, mate: Approach { role, from, to, moves } };
            let Some(parries) = defence(men, winner, &meeting) else { continue };
            let cost = cost + parries as usize * 2;
            if parries <= 2 && best.is_none_or(|best| cost < best.0) {
                *best = Some((cost, meeting));
            }
        }
    }
}

/// How many men can parry the check when everybody has arrived, if the king cannot flee.
fn defence(men: &Board, winner: Color, meeting: &Meeting) -> Option<u32> {
    let Meeting { king, escort, mate } = *meeting;
    let mut board = *men;
    board.remove(mate.from);
    board.put(mate.to, mate.role.of(winner));
    board.put(king, Role::King.of(!winner));
    board.put(escort, Role::King.of(winner));
    parries(&board, king, !winner).map(Bitboard::len)
}

/// Walks to a meeting and mates. Says no if nothing could be played.
fn walk(line: &mut Line, winner: Color, mut meeting: Meeting) -> bool {
    let board = *line.here().board();
    // Each king keeps clear of where the other is going, or they would stop each other.
    let walk_to = |to: Square, other: Square, color: Color| {
        let free = free(&board, color);
        let clear = Walk::new(to, free & !attacks::king(other).0);
        match clear.steps_to(line.here().king(color)) {
            Some(_) => clear,
            None => Walk::new(to, free),
        }
    };
    let king_walk = walk_to(meeting.king, meeting.escort, !winner);
    let escort_walk = walk_to(meeting.escort, meeting.king, winner);
    let start = line.len();
    let mut waited = 0;
    while line.len() < start + 30 {
        let here = line.here();
        let turn = here.turn();
        let king = here.king(!winner);
        let escort = here.king(winner);
        let king_steps = king_walk.steps_to(king).unwrap_or(0);
        let escort_steps = escort_walk.steps_to(escort).unwrap_or(0);
        let mut men = *board_without_kings(here);
        let _ = &mut men;
        let next = if turn == winner {
            let mate = meeting.mate;
            if escort == meeting.escort && king == meeting.king && mate.moves == 1 {
                let m = Move::new(mate.from, mate.to);
                if defence(&men, winner, &meeting) == Some(0) {
                    let _ = line.play(m);
                    return line.len() > start;
                }
            }
            // Both kings may come and go in turns for ever; a detour puts them in step.
            let detour = waited > 3 && escort_steps == 1 && king_steps == 0;
            let layer = if detour { escort_steps } else { escort_steps.wrapping_sub(1) };
            let step = (escort_steps > 0)
                .then(|| king_step(here, escort, escort_walk.layers[layer]))
                .flatten();
            step.or_else(|| approach(here, winner, &mut meeting)).or_else(|| {
                waited += 1;
                wait(here, winner, &mut meeting, &escort_walk)
            })
        } else {
            let step = (king_steps > 0)
                .then(|| king_step(here, king, king_walk.layers[king_steps - 1]))
                .flatten();
            step.or_else(|| wait(here, winner, &mut meeting, &king_walk))
        };
        let Some(next) = next else { return line.len() > start };
        if line.play(next).is_err() {
            return line.len() > start;
        }
    }
    false
}

fn board_without_kings(here: &Position) -> Box<Board> {
    let mut men = *here.board();
    for color in Color::ALL {
        men.remove(here.king(color));
    }
    Box::new(men)
}

/// Brings the officer a move nearer to the square from which it mates.
fn approach(here: &Position, winner: Color, meeting: &mut Meeting) -> Option<Move> {
    let Approach { role, from, to, moves } = meeting.mate;
    if moves < 2 {
        return None;
    }
    let piece = role.of(winner);
    let occupied = here.board().occupied();
    let first = attacks::from(piece, from, occupied) - occupied;
    let king = Bitboard::from(here.king(!winner));
    for square in first {
        let now = (occupied - Bitboard::from(from)) | Bitboard::from(square);
        let reach = attacks::from(piece, square, now);
        // No check before its time.
        if !reach.is_disjoint(king) {
            continue;
        }
        let arrives = match moves {
            2 => reach.has(to),
            _ => (reach - now).into_iter().any(|next| attacks::from(piece, next, now).has(to)),
        };
        let m = Move::new(from, square);
        if arrives && here.legal(m).is_some_and(|legal| !legal.play().is_check()) {
            meeting.mate = Approach { role, from: square, to, moves: moves - 1 };
            return Some(m);
        }
    }
    None
}

/// A legal king move to one of these squares.
fn king_step(here: &Position, from: Square, to: u64) -> Option<Move> {
    (attacks::king(from) & Bitboard(to))
        .into_iter()
        .map(|to| Move::new(from, to))
        .find(|m| here.legal(*m).is_some())
}

/// The best legal move that is not a step to the meeting: one after which fewest men can parry
/// the mate, of the king only when there is none.
fn wait(here: &Position, winner: Color, meeting: &mut Meeting, walk: &Walk) -> Option<Move> {
    let mut king_move = None;
    let mut best = None;
    let mut tries = 0;
    let mate = meeting.mate;
    for legal in here.legal_moves() {
        if legal.role() == Role::King {
            if !legal.is_capture() && legal.castling().is_none() {
                let steps = walk.steps_to(legal.to()).unwrap_or(20);
                if king_move.is_none_or(|(least, _)| steps < least) {
                    king_move = Some((steps, legal.to_move()));
                }
            }
            continue;
        }
        if legal.is_capture() || tries > 40 {
            continue;
        }
        let mut after = *meeting;
        if legal.from() == mate.from {
            let occupied = here.board().occupied();
            if mate.moves > 1
                || !attacks::from(mate.role.of(winner), legal.to(), occupied).has(mate.to)
            {
                continue;
            }
            after.mate.from = legal.to();
        }
        tries += 1;
        let next = legal.play();
        let mut men = *next.board();
        for color in Color::ALL {
            men.remove(next.king(color));
        }
        let occupied = men.occupied();
        if next.is_check()
            || occupied.has(meeting.king)
            || occupied.has(meeting.escort)
            || men.color(winner).has(mate.to)
        {
            continue;
        }
        let Some(parries) = defence(&men, winner, &after) else { continue };
        if best.is_none_or(|(least, _, _)| parries < least) {
            best = Some((parries, legal.to_move(), after));
            if parries == 0 {
                break;
            }
        }
    }
    match best {
        Some((_, m, after)) => {
            *meeting = after;
            Some(m)
        }
        None => king_move.map(|(_, m)| m),
    }
}

/// Runs the pawn that is nearest to promotion, and promotes it.
fn promote(line: &mut Line, winner: Color) -> bool {
    let start = line.len();
    while line.len() < start + 16 {
        let here = line.here();
        let board = here.board();
        let Some((pawn, path)) = runner(board, winner) else { return false };
        let next = if here.turn() == winner {
            let to = step(winner, 1 << pawn.index());
            let Some(to) = Bitboard(to).first() else { return false };
            let last = to.rank() == winner.promotion_rank();
            let m = Move { from: pawn, to, promotion: last.then_some(Role::Queen) };
            let done = here.legal(m).map(|legal| (legal.play(), last));
            match done {
                Some((next, true)) if !next.has_legal_move() && !next.is_check() => {
                    Move { promotion: Some(Role::Rook), ..m }
                }
                Some(_) => m,
                None => match any_move(here, path) {
                    Some(m) => m,
                    None => return false,
                },
            }
        } else {
            match any_move(here, path | 1 << pawn.index()) {
                Some(m) => m,
                None => return false,
            }
        };
        let promotes = next.promotion.is_some() && here.turn() == winner;
        if line.play(next).is_err() {
            return false;
        }
        if promotes {
            return true;
        }
    }
    false
}

/// The most advanced pawn with a free way, and the way.
fn runner(board: &Board, color: Color) -> Option<(Square, u64)> {
    let occupied = board.occupied().0;
    let path = |pawn: &Square| {
        let mut path = 0;
        let mut here = 1_u64 << pawn.index();
        while here != 0 {
            here = step(color, here);
            path |= here;
        }
        path
    };
    board
        .live_pawns(color)
        .into_iter()
        .map(|pawn| (pawn, path(&pawn)))
        .filter(|(_, path)| path & occupied == 0)
        .min_by_key(|(_, path)| path.count_ones())
}

/// A legal move that does not go to the squares to be kept free, rather of a man than the king.
fn any_move(here: &Position, keep: u64) -> Option<Move> {
    let mut second = None;
    for legal in here.legal_moves() {
        if keep >> legal.to().index() & 1 == 1 || legal.castling().is_some() {
            continue;
        }
        let quiet = !legal.is_capture() && !legal.play().is_check();
        if quiet && legal.role() != Role::King {
            return Some(legal.to_move());
        }
        if second.is_none() || quiet {
            second = Some(legal.to_move());
        }
    }
    second
}
