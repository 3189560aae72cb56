//! Playing moves as short notation names them: the path for whole databases.

use crate::core::{back_rank, step};
use crate::{Bitboard, Color, Move, Position, Promotion, Role, Square, attacks};

/// A move as short notation names it: what goes where, and from where if that is stated. Castling
/// is excluded.
///
/// ```
/// use tuomari_chess::{Bitboard, File, Position, Role, Short, Square};
/// let mut position: Position = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".parse()?;
/// let knight = Short { role: Role::Knight, to: Square::D2, among: Bitboard::FULL, promotion: None };
/// assert!(position.clone().play_short(knight).is_err()); // which of the two?
/// let knight = Short { among: File::B.into(), ..knight };
/// assert_eq!(position.play_short(knight)?, Square::B1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Short {
    /// What moves.
    pub role: Role,
    /// Where it goes.
    pub to: Square,
    /// The squares it may come from.
    pub among: Bitboard,
    /// What the pawn becomes.
    pub promotion: Option<Promotion>,
}

/// A short move that does not name exactly one legal move: the squares it could come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOne(pub Bitboard);

impl std::fmt::Display for NotOne {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_empty() { "no legal move" } else { "more than one legal move" })
    }
}

impl std::error::Error for NotOne {}

/// Where each kind of piece can arrive from, ignoring what stands between: a row per role, and for
/// pawns one per colour for steps and one for captures. Sixteen rows, so that a four-bit index
/// needs no bounds check.
static WAYS: [[u64; 64]; 16] = {
    let mut table = [[0; 64]; 16];
    let mut i = 0;
    while i < 64 {
        let to = Square::wrapping(i as u32);
        let rook = attacks::ray(to, 1, 0)
            | attacks::ray(to, -1, 0)
            | attacks::ray(to, 0, 1)
            | attacks::ray(to, 0, -1);
        let bishop = attacks::ray(to, 1, 1)
            | attacks::ray(to, -1, -1)
            | attacks::ray(to, 1, -1)
            | attacks::ray(to, -1, 1);
        table[Role::Knight as usize][i] = attacks::KNIGHT[i];
        table[Role::Bishop as usize][i] = bishop;
        table[Role::Rook as usize][i] = rook;
        table[Role::Queen as usize][i] = rook | bishop;
        table[Role::King as usize][i] = attacks::KING[i];
        let target = 1_u64 << i;
        let mut white = 0;
        while white < 2 {
            let is_white = white == 1;
            let one = step(!is_white, target);
            let fourth = if is_white { 0xff << 24 } else { 0xff << 32 };
            let two = step(!is_white, step(!is_white, target & fourth));
            table[pawn_row(is_white, false)][i] = (one | two) & attacks::PAWN_RANKS.0;
            table[pawn_row(is_white, true)][i] = attacks::PAWN[white][i] & attacks::PAWN_RANKS.0;
            white += 1;
        }
        i += 1;
    }
    table
};

/// The row of [`WAYS`] by colour, whether it is a capture, and role.
static ROWS: [[[u8; 6]; 2]; 2] = {
    let mut table = [[[0, 1, 2, 3, 4, 5]; 2]; 2];
    let mut i = 0;
    while i < 4 {
        let (white, takes) = (i / 2, i % 2);
        table[white][takes][Role::Pawn as usize] = pawn_row(white == 1, takes == 1) as u8;
        i += 1;
    }
    table
};

/// The row of [`WAYS`] for pawns of this colour.
const fn pawn_row(white: bool, takes: bool) -> usize {
    match (white, takes) {
        (true, false) => 0,
        (true, true) => 6,
        (false, false) => 7,
        (false, true) => 8,
    }
}

impl Position {
    /// Plays the one legal move that the short one names, in place, and returns the square it came
    /// from.
    ///
    /// # Errors
    /// If it names none or several; the position is then unchanged.
    #[inline]
    pub fn play_short(&mut self, short: Short) -> Result<Square, NotOne> {
        match self.turn {
            Color::White => self.play_short_of::<true>(short),
            Color::Black => self.play_short_of::<false>(short),
        }
    }

    #[inline(always)]
    fn play_short_of<const WHITE: bool>(&mut self, short: Short) -> Result<Square, NotOne> {
        let Short { role, to, among, promotion } = short;
        let board = &self.core.board;
        let ours = board.colors[usize::from(!WHITE)];
        let theirs = board.colors[usize::from(WHITE)];
        let occupied = ours | theirs;
        let target = 1_u64 << to.index();
        let is_pawn = role as u8 == Role::Pawn as u8;
        let row = ROWS[usize::from(WHITE)][usize::from(theirs & target != 0)][role as usize];
        let mut origins =
            WAYS[row as usize % 16][to.index()] & board.roles[role as usize] & ours & among.0;
        if origins & origins.wrapping_sub(1) != 0 {
            origins = self.narrow(Bitboard(origins), to).0;
            if origins & origins.wrapping_sub(1) != 0 {
                return Err(NotOne(Bitboard(origins)));
            }
        }
        let from = Square::wrapping(origins.trailing_zeros());
        let kings = board.roles[Role::King as usize];
        let in_the_way = attacks::between(from, to).0 & occupied | target & (ours | kings);
        let last = target & (back_rank(true) | back_rank(false));
        let is_rare = promotion.is_some() | (is_pawn & (last != 0));
        if (in_the_way != 0) | (origins == 0) | is_rare {
            return self.play_rare(short);
        }
        let king = if role as u8 == Role::King as u8 {
            to
        } else {
            Square::wrapping((kings & ours).trailing_zeros())
        };
        let after = occupied & !origins | target;
        if !self.is_safe::<WHITE>(king, after, theirs & !target) {
            return self.play_rare(short);
        }
        let is_double_step = is_pawn & (from.index() ^ to.index() == 16);
        self.shift::<WHITE>(role, from, to, is_double_step);
        Ok(from)
    }

    /// Whether none of these enemies attacks the king's square.
    #[inline(always)]
    fn is_safe<const WHITE: bool>(&self, king: Square, occupied: u64, enemies: u64) -> bool {
        let [pawns, knights, bishops, rooks, queens, kings] = self.core.board.roles;
        let near = WAYS[Role::Knight as usize][king.index()] & knights
            | WAYS[Role::King as usize][king.index()] & kings
            | attacks::PAWN[usize::from(!WHITE)][king.index()] & pawns & attacks::PAWN_RANKS.0;
        let far = WAYS[Role::Bishop as usize][king.index()] & (bishops | queens)
            | WAYS[Role::Rook as usize][king.index()] & (rooks | queens);
        let mut threats = (near | far) & enemies;
        while threats != 0 {
            let from = Square::wrapping(threats.trailing_zeros());
            if attacks::between(king, from).0 & occupied == 0 {
                return false;
            }
            threats &= threats - 1;
        }
        true
    }

    /// Of several origins, those from which the move is legal, or the only one with a clear path.
    fn narrow(&self, origins: Bitboard, to: Square) -> Bitboard {
        if !self.may_stand_on(to) {
            return Bitboard::EMPTY;
        }
        let occupied = self.core.board.occupied();
        let is_free = |from: &Square| attacks::between(*from, to).is_disjoint(occupied);
        let free: Bitboard = origins.into_iter().filter(is_free).collect();
        if !free.has_several() {
            return free;
        }
        free.into_iter().filter(|from| self.is_safe_after(*from, to)).collect()
    }

    /// Promotions, en passant captures, and everything that is illegal or ambiguous.
    #[cold]
    fn play_rare(&mut self, short: Short) -> Result<Square, NotOne> {
        let Short { role, to, among, promotion } = short;
        let origins = self.origins(role, to) & among;
        let Some(from) = origins.first().filter(|_| !origins.has_several()) else {
            return Err(NotOne(origins));
        };
        let m = Move { from, to, promotion: promotion.map(Role::from) };
        *self = self.legal(m).ok_or(NotOne(Bitboard::EMPTY))?.play();
        Ok(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Legal;

    /// Short moves of every role, square, file of origin and promotion.
    fn all_short() -> impl Iterator<Item = Short> {
        let amongs = [Bitboard::FULL]
            .into_iter()
            .chain(crate::File::ALL.map(Bitboard::from))
            .chain([Bitboard(0x0f0f_0f0f_0f0f_0f0f)])
            .collect::<Vec<_>>();
        let promotions = [None, Some(Promotion::Queen), Some(Promotion::Knight)];
        Role::ALL.into_iter().flat_map(move |role| {
            let amongs = amongs.clone();
            Square::all().flat_map(move |to| {
                amongs.clone().into_iter().flat_map(move |among| {
                    promotions.map(|promotion| Short { role, to, among, promotion })
                })
            })
        })
    }

    fn check(position: &Position) {
        let moves: Vec<Legal<'_>> = position.legal_moves().collect();
        for short in all_short() {
            let meant: Vec<_> = moves
                .iter()
                .filter(|legal| {
                    legal.role() == short.role
                        && legal.castling().is_none()
                        && legal.to() == short.to
                        && short.among.has(legal.from())
                        && legal.promotion() == short.promotion
                })
                .collect();
            let mut after = position.clone();
            match (after.play_short(short), meant.as_slice()) {
                (Ok(from), [legal]) => {
                    assert_eq!(from, legal.from());
                    assert_eq!(after, legal.play(), "{short:?}");
                }
                (Err(_), []) => assert_eq!(&after, position),
                (Err(NotOne(origins)), several) => {
                    assert_eq!(&after, position);
                    assert_eq!(origins.len() as usize, several.len(), "{short:?}");
                }
                (Ok(from), _) => panic!("{short:?} was played from {from}, but {meant:?}"),
            }
        }
    }

    #[test]
    fn a_short_move_is_the_one_legal_move_it_names() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 2",
            "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            "4k3/4r3/8/8/8/8/4R3/4K1R1 w - - 149 80",
            "P3k3/8/8/8/8/8/8/4K2p b - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            check(&position);
            for legal in position.legal_moves() {
                check(&legal.play());
            }
        }
    }
}
