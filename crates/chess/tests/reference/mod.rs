//! The rules of chapter 3 again, slowly: an array of squares and the articles, no bitboards, no
//! tables. It shares nothing with the crate except its names for squares and pieces.

#![allow(unreachable_pub, dead_code)] // a module of several test programs

use chess::{Color, Move, Piece, Position, Role, Square};

/// A position as the articles see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    pub squares: [Option<Piece>; 64],
    pub turn: Color,
    /// The rooks with which castling is still a right.
    pub castling: [bool; 64],
    /// The sides that castle in mirror image.
    pub mirrored: [bool; 2],
    /// The square just passed by a double step.
    pub passed: Option<Square>,
}

type Step = (i8, i8);
const STRAIGHT: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const EXCHANGES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The ranks from a side's own point of view, counted from 1.
fn rank_of(square: Square, color: Color) -> u8 {
    let rank = square.rank() as u8 + 1;
    if color == Color::White { rank } else { 9 - rank }
}

fn ahead(color: Color) -> i8 {
    if color == Color::White { 1 } else { -1 }
}

/// Where king and rook stand after castling.
struct Castled {
    king: Square,
    rook: Square,
}

impl Reference {
    pub fn of(position: &Position) -> Self {
        let setup = position.to_setup();
        let mut squares = [None; 64];
        let mut castling = [false; 64];
        for square in Square::all() {
            squares[square.index()] = setup.board.piece_on(square);
            castling[square.index()] = setup.castling_rooks.has(square);
        }
        Self {
            squares,
            turn: setup.turn,
            castling,
            mirrored: [setup.mirrored.white, setup.mirrored.black],
            passed: setup.en_passant,
        }
    }

    fn on(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    fn king(&self, color: Color) -> Square {
        Square::all().find(|s| self.on(*s) == Some(Role::King.of(color))).expect("a king each")
    }

    /// The rooks with which a side may still castle.
    fn castling_rooks(&self, color: Color) -> impl Iterator<Item = Square> + '_ {
        let first = if color == Color::White { 0 } else { 56 };
        (first..first + 8).filter_map(Square::from_index).filter(|s| self.castling[s.index()])
    }

    /// 3.1.2, 3.1.3: whether some piece of `by` could capture on the square, pinned or not.
    fn is_attacked(&self, square: Square, by: Color) -> bool {
        let along = |steps: [Step; 4], role: Role| {
            steps.into_iter().any(|(files, ranks)| {
                let mut here = square.offset(files, ranks);
                let mut first = true;
                while let Some(next) = here {
                    if let Some(piece) = self.on(next) {
                        let reaches = piece.role == role
                            || piece.role == Role::Queen
                            || piece.role == Role::King && first;
                        return piece.color == by && reaches;
                    }
                    here = next.offset(files, ranks);
                    first = false;
                }
                false
            })
        };
        let leaps = KNIGHT.into_iter().any(|(files, ranks)| {
            square.offset(files, ranks).and_then(|from| self.on(from)) == Some(Role::Knight.of(by))
        });
        let pawns = [-1, 1].into_iter().any(|files| {
            square.offset(files, -ahead(by)).is_some_and(|from| {
                self.on(from) == Some(Role::Pawn.of(by)) && !Self::is_dead_pawn(from)
            })
        });
        leaps || pawns || along(STRAIGHT, Role::Rook) || along(DIAGONAL, Role::Bishop)
    }

    /// A pawn on the first or last rank can do nothing.
    fn is_dead_pawn(from: Square) -> bool {
        matches!(rank_of(from, Color::White), 1 | 8)
    }

    /// Whether a side's king is attacked (3.9.1).
    pub fn is_in_check(&self, color: Color) -> bool {
        self.is_attacked(self.king(color), !color)
    }

    /// Every legal move, castling as the king taking its rook, sorted.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in Square::all() {
            match self.on(from) {
                Some(piece) if piece.color == self.turn => self.moves_of(from, piece, &mut moves),
                _ => {}
            }
        }
        // 3.9.2: no move may leave one's own king in check. Castling has asked already.
        moves.retain(|m| self.is_castling(*m) || !self.after(*m).is_in_check(self.turn));
        moves.sort();
        moves
    }

    fn is_castling(&self, m: Move) -> bool {
        self.castling[m.to.index()]
            && self.on(m.from) == Some(Role::King.of(self.turn))
            && rank_of(m.to, self.turn) == 1
    }

    /// The moves of 3.2 to 3.8, before the safety of the king is checked.
    fn moves_of(&self, from: Square, piece: Piece, moves: &mut Vec<Move>) {
        match piece.role {
            Role::Bishop => self.slides(from, DIAGONAL, moves),
            Role::Rook => self.slides(from, STRAIGHT, moves),
            Role::Queen => {
                self.slides(from, DIAGONAL, moves);
                self.slides(from, STRAIGHT, moves);
            }
            Role::Knight => self.leaps(from, &KNIGHT, moves),
            Role::King => {
                self.leaps(from, &DIAGONAL, moves);
                self.leaps(from, &STRAIGHT, moves);
                for rook in self.castling_rooks(self.turn) {
                    if self.may_castle(from, rook) {
                        moves.push(Move::new(from, rook));
                    }
                }
            }
            Role::Pawn if Self::is_dead_pawn(from) => {}
            Role::Pawn => self.pawn_moves(from, moves),
        }
    }

    /// 3.1 and 1.4.1: not where one's own piece or the enemy king stands.
    fn may_end_on(&self, to: Square) -> bool {
        self.on(to).is_none_or(|piece| piece.color != self.turn && piece.role != Role::King)
    }

    fn leaps(&self, from: Square, steps: &[Step], moves: &mut Vec<Move>) {
        for &(files, ranks) in steps {
            if let Some(to) = from.offset(files, ranks)
                && self.may_end_on(to)
            {
                moves.push(Move::new(from, to));
            }
        }
    }

    /// 3.5: along the line up to the first piece.
    fn slides(&self, from: Square, steps: [Step; 4], moves: &mut Vec<Move>) {
        for (files, ranks) in steps {
            let mut here = from;
            while let Some(to) = here.offset(files, ranks) {
                if self.may_end_on(to) {
                    moves.push(Move::new(from, to));
                }
                if self.on(to).is_some() {
                    break;
                }
                here = to;
            }
        }
    }

    fn pawn_moves(&self, from: Square, moves: &mut Vec<Move>) {
        let us = self.turn;
        let mut arrive = |to: Square| {
            if rank_of(to, us) == 8 {
                // 3.7.5.1
                moves.extend(EXCHANGES.map(|role| Move { from, to, promotion: Some(role) }));
            } else {
                moves.push(Move::new(from, to));
            }
        };
        // 3.7.1 and 3.7.2
        let one = from.offset(0, ahead(us)).filter(|to| self.on(*to).is_none());
        if let Some(one) = one {
            arrive(one);
            if rank_of(from, us) == 2
                && let Some(two) = one.offset(0, ahead(us))
                && self.on(two).is_none()
            {
                arrive(two);
            }
        }
        // 3.7.3 and 3.7.4
        for files in [-1, 1] {
            if let Some(to) = from.offset(files, ahead(us)) {
                let takes = self.on(to).is_some() && self.may_end_on(to);
                if takes || self.passed == Some(to) {
                    arrive(to);
                }
            }
        }
    }

    /// Castling takes the king to the g- or c-file and the rook past it, in every array of Chess960
    /// (II.3.2.6); in mirror image to the b- or f-file.
    fn castled(&self, king: Square, rook: Square) -> Castled {
        let towards_h = rook > king;
        let (king_file, rook_file) = match (towards_h, self.mirrored[self.turn as usize]) {
            (true, false) => (6, 5),
            (false, false) => (2, 3),
            (true, true) => (5, 4),
            (false, true) => (1, 2),
        };
        let at = |file: i8| king.offset(file - king.file() as i8, 0).expect("a square of the rank");
        Castled { king: at(king_file), rook: at(rook_file) }
    }

    fn may_castle(&self, king: Square, rook: Square) -> bool {
        let castled = self.castled(king, rook);
        let span = |from: Square, to: Square| {
            let (low, high) = (from.min(to).index() as u8, from.max(to).index() as u8);
            (low..=high).filter_map(Square::from_index)
        };
        // 3.8.2.2.2, II.3.2.7.4: nothing on the way but king and rook themselves.
        let way = span(king, castled.king).chain(span(rook, castled.rook));
        let free = way.into_iter().all(|s| s == king || s == rook || self.on(s).is_none());
        // 3.8.2.2.1: not out of, through or into an attack.
        let safe = span(king, castled.king).all(|s| !self.is_attacked(s, !self.turn));
        // 3.9.2
        free && safe && !self.after(Move::new(king, rook)).is_in_check(self.turn)
    }

    /// The position after a move that obeys 3.2 to 3.8.
    pub fn after(&self, m: Move) -> Self {
        let us = self.turn;
        let mut next = *self;
        next.turn = !us;
        next.passed = None;
        let piece = self.on(m.from).expect("a piece that moves");
        if self.is_castling(m) {
            let castled = self.castled(m.from, m.to);
            next.squares[m.from.index()] = None;
            next.squares[m.to.index()] = None;
            next.squares[castled.king.index()] = Some(Role::King.of(us));
            next.squares[castled.rook.index()] = Some(Role::Rook.of(us));
        } else {
            let role = m.promotion.unwrap_or(piece.role);
            next.squares[m.from.index()] = None;
            next.squares[m.to.index()] = Some(role.of(us));
            if piece.role == Role::Pawn && self.passed == Some(m.to) && m.from.file() != m.to.file()
            {
                let victim = m.to.offset(0, -ahead(us)).expect("a pawn that passed");
                next.squares[victim.index()] = None;
            }
            if piece.role == Role::Pawn && m.from.index().abs_diff(m.to.index()) == 16 {
                next.passed = m.from.offset(0, ahead(us));
            }
        }
        // 3.8.2.1: the right is lost when the king moves, the rook moves, or the rook is captured.
        next.castling[m.from.index()] = false;
        next.castling[m.to.index()] = false;
        if piece.role == Role::King {
            for rook in self.castling_rooks(us) {
                next.castling[rook.index()] = false;
            }
        }
        for color in Color::ALL {
            let may_castle = next.castling_rooks(color).next().is_some();
            next.mirrored[color as usize] &= may_castle;
        }
        next
    }
}
