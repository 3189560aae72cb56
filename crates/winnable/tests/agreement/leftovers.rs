//! Pawns left on a first or last rank as blockers: every placement of the men that the arguments
//! from the pieces are about. Where one is mate, no legal moves lead to it.

use chess::{Bitboard, Board, Color, Piece, Position, Rank, Role, Setup, Square, attacks};

/// Whether Black, to move, is mated.
fn is_mate(board: &Board) -> bool {
    let king = |color: Color| board.pieces(Role::King.of(color)).first().expect("a king");
    if king(Color::White).distance(king(Color::Black)) < 2 || !is_check(board) {
        return false;
    }
    let mut setup = Setup::empty();
    setup.board = *board;
    setup.turn = Color::Black;
    Position::try_from(setup).is_ok_and(|position| position.is_checkmate())
}

fn is_check(board: &Board) -> bool {
    let king = board.pieces(Role::King.of(Color::Black)).first().expect("a king");
    !board.attackers(king, Color::White, board.occupied()).is_empty()
}

/// The board with these men, or nothing if two are on a square.
fn board(men: &[(Square, Piece)]) -> Option<Board> {
    let mut board = Board::EMPTY;
    for (square, piece) in men {
        if board.piece_on(*square).is_some() {
            return None;
        }
        board.put(*square, *piece);
    }
    Some(board)
}

/// The boards before a last move by White's man on this square that left Black not in check; the
/// move may have captured a queen.
fn before(board: &Board, to: Square, piece: Piece) -> Vec<Board> {
    let free = attacks::from(piece, to, board.occupied()) - board.occupied();
    let moved = free.into_iter().flat_map(|from| {
        [None, Some(Role::Queen.of(Color::Black))].map(|captured| {
            let mut before = *board;
            before.remove(to);
            before.put(from, piece);
            if let Some(captured) = captured {
                before.put(to, captured);
            }
            before
        })
    });
    moved.filter(|before| !is_check(before)).collect()
}

fn kings_apart(board: &Board) -> bool {
    let king = |color: Color| board.pieces(Role::King.of(color)).first();
    king(Color::White)
        .zip(king(Color::Black))
        .is_some_and(|(white, black)| white.distance(black) > 1)
}

/// Whether White, who has just moved, is not in check.
fn is_legal(board: &Board) -> bool {
    let king = board.pieces(Role::King.of(Color::White)).first().expect("a king");
    board.attackers(king, Color::Black, board.occupied()).is_empty()
}

/// White's last move to this position: by the bishop, or by a king that uncovers it.
fn has_last_move(board: &Board, king: Square, bishop: Square) -> bool {
    [(bishop, Role::Bishop), (king, Role::King)]
        .into_iter()
        .any(|(to, role)| before(board, to, role.of(Color::White)).iter().any(kings_apart))
}

/// Every way to put nobody, a queen or this officer on these squares.
fn fillings(squares: &[Square], officer: Role) -> impl Iterator<Item = Vec<(Square, Piece)>> {
    (0..3_usize.pow(squares.len() as u32)).map(move |mut number| {
        let mut men = Vec::new();
        for square in squares {
            match number % 3 {
                0 => {}
                1 => men.push((*square, Role::Queen.of(Color::Black))),
                _ => men.push((*square, officer.of(Color::Black))),
            }
            number /= 3;
        }
        men
    })
}

/// Men further away do not block: they could only capture, interpose or give check.
#[test]
fn one_bishop_does_not_mate_with_the_help_of_a_pawn_in_a_corner() {
    let mut mates = 0;
    for corner in [Square::A8, Square::H8] {
        for (black, officer) in attacks::king(corner)
            .into_iter()
            .flat_map(|black| [Role::Rook, Role::Bishop].map(|officer| (black, officer)))
        {
            let beside: Vec<Square> =
                (attacks::king(black) - Bitboard::from(corner)).into_iter().collect();
            for mut men in fillings(&beside, officer) {
                men.push((corner, Role::Pawn.of(Color::Black)));
                men.push((black, Role::King.of(Color::Black)));
                for bishop in attacks::bishop(black, Bitboard::EMPTY) {
                    let is_same = |square: Square| square.is_light() == bishop.is_light();
                    let is_other =
                        |man: &(Square, Piece)| man.1.role == Role::Bishop && !is_same(man.0);
                    if men.iter().any(is_other) {
                        continue;
                    }
                    for white in Square::all().filter(|white| white.distance(black) == 2) {
                        let ours = [(white, Role::King), (bishop, Role::Bishop)];
                        let mut all = men.clone();
                        all.extend(ours.map(|(square, role)| (square, role.of(Color::White))));
                        let Some(board) = board(&all).filter(is_mate) else { continue };
                        mates += 1;
                        let is_reached = is_legal(&board) && has_last_move(&board, white, bishop);
                        assert!(!is_reached, "{board:?}");
                    }
                }
            }
        }
    }
    assert!(mates > 10, "the pawn does block: {mates}");
}

/// Which officers block together with the pawn where two bishops mate.
#[test]
fn bishops_mate_with_the_help_of_a_pawn_in_a_corner_and_a_rook_or_a_queen_and_a_bishop() {
    let (mut mates, mut helped) = (0, [0; 2]);
    for corner in [Square::A8, Square::H8] {
        for (black, officer) in attacks::king(corner)
            .into_iter()
            .flat_map(|black| [Role::Rook, Role::Bishop].map(|officer| (black, officer)))
        {
            let beside: Vec<Square> =
                (attacks::king(black) - Bitboard::from(corner)).into_iter().collect();
            for mut men in fillings(&beside, officer) {
                let is_other = |man: &(Square, Piece)| {
                    man.1.role == Role::Bishop && man.0.is_light() != black.is_light()
                };
                if men.iter().any(is_other) {
                    continue;
                }
                let has = |role: Role| men.iter().any(|man| man.1.role == role);
                let help = [has(Role::Rook), has(Role::Queen) && has(Role::Bishop)];
                men.push((corner, Role::Pawn.of(Color::Black)));
                men.push((black, Role::King.of(Color::Black)));
                for bishops in pairs_checking(black) {
                    for white in Square::all().filter(|white| white.distance(black) == 2) {
                        let mut all = men.clone();
                        all.push((white, Role::King.of(Color::White)));
                        all.extend(bishops.map(|square| (square, Role::Bishop.of(Color::White))));
                        let Some(board) = board(&all).filter(is_mate) else { continue };
                        mates += 1;
                        if !is_legal(&board)
                            || !bishops.iter().any(|bishop| has_last_move(&board, white, *bishop))
                        {
                            continue;
                        }
                        assert!(help.contains(&true), "{board:?}");
                        helped[0] += u32::from(help[0]);
                        helped[1] += u32::from(help[1]);
                    }
                }
            }
        }
    }
    assert!(mates > 10 && helped.iter().all(|count| *count > 0), "{mates}, {helped:?}");
}

/// Two bishops of one colour, the first of which attacks this square over an empty board.
fn pairs_checking(king: Square) -> impl Iterator<Item = [Square; 2]> {
    let is_same = move |square: &Square| square.is_light() == king.is_light();
    attacks::bishop(king, Bitboard::EMPTY).into_iter().flat_map(move |first| {
        Square::all()
            .filter(is_same)
            .filter(move |other| *other != first)
            .map(move |other| [first, other])
    })
}

/// The squares beside the king are filled in every way; men further away do not block.
#[test]
fn one_knight_mates_a_king_with_queens_only_if_a_pawn_outside_the_corners_helps() {
    let last_ranks = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
    let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let mut mates = 0;
    for black in Square::all() {
        let beside: Vec<Square> = attacks::king(black).into_iter().collect();
        for mut men in fillings(&beside, Role::Pawn) {
            let fits = |man: &(Square, Piece)| man.1.role != Role::Pawn || last_ranks.has(man.0);
            if !men.iter().all(fits) {
                continue;
            }
            men.push((black, Role::King.of(Color::Black)));
            for ours in pawns_of_either_side(&men) {
                let helps = |man: &(Square, Piece)| {
                    man.1 == Role::Pawn.of(Color::Black) && !corners.contains(&man.0)
                };
                let is_helped = ours.iter().any(helps);
                for knight in attacks::knight(black) {
                    for white in Square::all().filter(|white| white.distance(black) == 2) {
                        let mut all = ours.clone();
                        all.push((white, Role::King.of(Color::White)));
                        all.push((knight, Role::Knight.of(Color::White)));
                        let mate = board(&all).filter(|board| is_mate(board) && is_legal(board));
                        assert!(mate.is_none() || is_helped, "{mate:?}");
                        mates += u32::from(mate.is_some());
                    }
                }
            }
        }
    }
    assert!(mates > 10, "such a pawn does block: {mates}");
}

/// The same men with each of the pawns on either side.
fn pawns_of_either_side(men: &[(Square, Piece)]) -> Vec<Vec<(Square, Piece)>> {
    let pawns: Vec<usize> = (0..men.len()).filter(|i| men[*i].1.role == Role::Pawn).collect();
    let mut all = Vec::new();
    for some in 0..1_u32 << pawns.len() {
        let mut men = men.to_vec();
        for (i, pawn) in pawns.iter().enumerate() {
            men[*pawn].1 = Role::Pawn.of(Color::ALL[(some >> i & 1) as usize]);
        }
        all.push(men);
    }
    all
}

#[test]
fn one_knight_does_not_mate_a_king_with_nothing_but_pawns_left_over() {
    let last_ranks = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
    let mut mates = 0;
    for black in Square::all() {
        let beside: Vec<Square> = (attacks::king(black) & last_ranks).into_iter().collect();
        for some in 0..1_u32 << beside.len() {
            let pawns: Vec<(Square, Piece)> = (0..beside.len())
                .filter(|i| some >> i & 1 == 1)
                .map(|i| (beside[i], Role::Pawn.of(Color::Black)))
                .collect();
            for white in Square::all().filter(|white| white.distance(black) == 2) {
                for knight in attacks::knight(black) {
                    let mut men = pawns.clone();
                    men.push((black, Role::King.of(Color::Black)));
                    men.push((white, Role::King.of(Color::White)));
                    men.push((knight, Role::Knight.of(Color::White)));
                    let Some(board) = board(&men).filter(is_mate) else { continue };
                    mates += 1;
                    let from = attacks::king(black) - board.occupied();
                    let came = from.into_iter().any(|from| {
                        // The square was not beside the other king, and the knight covers it now.
                        from.distance(white) > 1
                            && !before(&board, knight, Role::Knight.of(Color::White)).is_empty()
                    });
                    assert!(!came, "{board:?}");
                }
            }
        }
    }
    assert!(mates > 10, "pawns do block: {mates}");
}
