//! What the hands have done so far, read against the legal moves (4.6, 4.7).

use chess::{Board, Legal, Move, Position, Role, Setup, Square};

use crate::table::{Hands, Release};

/// Whether the pieces stand as the last move left them.
pub(crate) fn at_rest(position: &Position, hands: &Hands) -> bool {
    hands.board == *position.board() && hands.crowded.is_empty()
}

/// The legal move that is made: the board under the hands is the one after it, and no square
/// holds two pieces.
pub(crate) fn made<'p>(position: &'p Position, hands: &Hands) -> Option<Legal<'p>> {
    if !hands.crowded.is_empty() || hands.board == *position.board() {
        return None;
    }
    meant(position, hands).find(|legal| *legal.play().board() == hands.board)
}

/// The legal moves; only castling if that was announced and is legal, so that a king that happens
/// to pass a square of its own has not moved there (II.3.2.7.1).
fn meant<'p>(position: &'p Position, hands: &Hands) -> impl Iterator<Item = Legal<'p>> {
    let castling = hands.castling.and_then(|rook| {
        position
            .legal_moves()
            .find(|legal| legal.castling().is_some_and(|route| route.rook_from == rook))
    });
    position.legal_moves().filter(move |legal| castling.is_none_or(|meant| meant == *legal))
}

/// What the pieces let go so far leave to choose.
pub(crate) struct Determined<'p> {
    /// The legal moves to which they all belong; empty if no piece was let go as part of any.
    pub(crate) moves: Vec<Legal<'p>>,
    /// The pieces that stay where they are (4.7).
    pub(crate) fixed: Vec<Release>,
}

impl Determined<'_> {
    /// The piece that must stay on this square.
    pub(crate) fn fixed_on(&self, square: Square) -> Option<&Release> {
        self.fixed.iter().find(|release| release.to == square)
    }

    /// Where the piece that began on this square must stay.
    pub(crate) fn fixed_from(&self, square: Square) -> Option<Square> {
        let fixed = self.fixed.iter().find(|release| release.from == Some(square));
        fixed.map(|release| release.to)
    }

    pub(crate) fn to_moves(&self) -> Vec<Move> {
        self.moves.iter().map(Legal::to_move).collect()
    }
}

/// 4.7: a piece let go as a legal move, or a part of one, stays. One that fits no legal move fixes
/// nothing, and nor does another as long as that one is astray: a rook beside a king that may not
/// castle has not moved by itself.
pub(crate) fn determined<'p>(position: &'p Position, hands: &Hands) -> Determined<'p> {
    let mut moves: Vec<_> = meant(position, hands).collect();
    let mut fixed = Vec::new();
    let mut astray: Vec<Square> = Vec::new();
    for release in &hands.released {
        if let Some(from) = release.from {
            astray.retain(|other| *other != from);
        }
        if release.from == Some(release.to) {
            continue;
        }
        let fitting: Vec<_> = moves.iter().copied().filter(|m| is_part_of(release, m)).collect();
        if !fitting.is_empty() && astray.is_empty() {
            moves = fitting;
            fixed.push(*release);
        } else if release.piece.color == position.turn() {
            astray.extend(release.from);
        }
    }
    if fixed.is_empty() {
        moves.clear();
    }
    Determined { moves, fixed }
}

fn is_part_of(release: &Release, legal: &Legal<'_>) -> bool {
    if release.piece.color != legal.position().turn() {
        return false;
    }
    match (legal.castling(), release.from) {
        (Some(route), Some(from)) => {
            (from, release.to) == (route.king_from, route.king_to)
                || (from, release.to) == (route.rook_from, route.rook_to)
        }
        (Some(_), None) => false,
        (None, Some(from)) => (from, release.to) == (legal.from(), legal.to()),
        (None, None) => {
            legal.promotion().map(Role::from) == Some(release.piece.role)
                && release.to == legal.to()
        }
    }
}

/// The determined captures and promotions that lack only the removal of a piece.
pub(crate) fn unfinished<'p>(determined: &Determined<'p>, hands: &Hands) -> Vec<Legal<'p>> {
    let lacks_removal = |legal: &&Legal<'_>| {
        let turn = legal.position().turn();
        let mut board = hands.board;
        if legal.is_en_passant()
            && let Some((square, _)) = legal.captured()
        {
            board.remove(square);
        }
        if legal.promotion().is_some() && board.piece_on(legal.from()) == Some(Role::Pawn.of(turn))
        {
            board.remove(legal.from());
        }
        legal.castling().is_none()
            && board == *legal.play().board()
            && hands.crowded.iter().all(|(square, _)| *square == legal.to())
    };
    determined.moves.iter().filter(lacks_removal).copied().collect()
}

/// The castling of which only the king has been let go.
pub(crate) fn half_castled<'p>(determined: &Determined<'p>) -> Vec<Legal<'p>> {
    let castles = |legal: &&Legal<'_>| legal.castling().is_some();
    if determined.moves.iter().all(|legal| castles(&legal)) {
        determined.moves.clone()
    } else {
        Vec::new()
    }
}

/// 7.5.2: the move of a pawn that reached the last rank and was not replaced, as a promotion to a
/// queen: it was left there, or taken off and nothing put in its place.
pub(crate) fn pawn_left<'p>(position: &'p Position, hands: &Hands) -> Option<Legal<'p>> {
    let pawn = Role::Pawn.of(position.turn());
    position.legal_moves().find(|legal| {
        let mut bare = *legal.play().board();
        bare.remove(legal.to());
        let mut left = bare;
        left.put(legal.to(), pawn);
        let was_there = Release { piece: pawn, from: Some(legal.from()), to: legal.to() };
        let taken_off = hands.board == bare && hands.released.contains(&was_there);
        legal.promotion().map(Role::from) == Some(Role::Queen)
            && (hands.board == left || taken_off)
            && hands.crowded.iter().all(|(square, _)| *square == legal.to())
    })
}

/// The move that the hands tried, for the reasons why it is illegal: the king's if it went, else
/// the last of the player's own pieces let go.
pub(crate) fn attempted(position: &Position, hands: &Hands) -> Option<Move> {
    let own = |release: &&Release| release.piece.color == position.turn() && release.from.is_some();
    let king = hands.released.iter().filter(own).find(|r| r.piece.role == Role::King);
    match king.or_else(|| hands.released.iter().rev().find(own)) {
        Some(last) => Some(Move::new(last.from?, last.to)),
        // A piece was taken off and another put: a pawn for something that it cannot become.
        None => led_to(position, &hands.board),
    }
}

/// The move that led from a position to a board that no legal move leads to, for the reasons why it
/// is illegal: the king's if it went, else that of the only piece that did.
pub(crate) fn led_to(position: &Position, board: &Board) -> Option<Move> {
    let (by, before) = (position.turn(), position.board());
    let changed = |from: &Board, to: &Board| -> Vec<(Square, Role)> {
        let own = from.color(by).into_iter().filter_map(|square| from.man_on(square));
        let gone = own.filter(|man| to.piece_on(man.square) != Some(man.piece));
        gone.map(|man| (man.square, man.piece.role)).collect()
    };
    let (left, come) = (changed(before, board), changed(board, before));
    let king = |list: &[(Square, Role)]| list.iter().copied().find(|(_, role)| *role == Role::King);
    let ((from, role), (to, now)) = match (king(&left), king(&come), &left[..], &come[..]) {
        (Some(from), Some(to), _, _) => (from, to),
        (_, _, [from], [to]) => (*from, *to),
        _ => return None,
    };
    let promotion = (role != now).then_some(now);
    Some(Move { from, to, promotion })
}

/// The position that play goes on from after an illegal act that left this board; nothing if a
/// king is missing, for from such a board no game can go on.
pub(crate) fn aftermath(position: &Position, board: &Board) -> Option<Setup> {
    Some(position.aftermath(board)?.to_setup())
}
