//! What a placement that has come to rest means after a position.

use chess::{Board, Color, Move, Position, Role, Square};
use notation::pgn::{Line, Outcome, Step};

use super::Placement;

/// What has happened on the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Meaning {
    /// Nothing: the pieces stand as they did.
    Nothing,
    /// These legal moves were made, one or more.
    Played(Vec<Move>),
    /// So many plies were taken back.
    TakenBack(usize),
    /// Instead of the last move this one was made: a piece stopped on its way, the rook castled before
    /// the king, a pawn became something.
    Corrected(Move),
    /// The pieces were set up anew.
    SetUp,
    /// The players show a result.
    Shown(Outcome),
    /// An illegal move was made, or the other side moved.
    Irregular(Step),
    /// Pieces are missing, or stand where no single act puts them.
    Unclear,
}

/// As many plies are made in a scramble before the pieces rest.
const SCRAMBLE: usize = 3;

/// A move changes two squares; en passant one more, and castling, of which there is one a side, two.
const CHANGED: usize = 2;
const CASTLING: usize = 2;

/// As many plies may be taken back at once.
const BACK: usize = 2;

impl Meaning {
    pub(super) fn of(placement: Placement, line: &Line) -> Self {
        let now = line.end();
        let board = placement.0;
        if board == *now.board() {
            return Self::Nothing;
        }
        if let Some(result) = placement.shows() {
            return Self::Shown(result);
        }
        if let Some(moves) = (1..SCRAMBLE).find_map(|depth| only_way(now, &board, depth)) {
            return Self::Played(moves);
        }
        // What is taken back or put right looks as if one side had gone to and fro meanwhile.
        let plies = line.plies().len();
        let back = (1..=BACK.min(plies)).find(|back| {
            line.walk().nth(plies - back).is_some_and(|(before, _)| *before.board() == board)
        });
        if let Some(back) = back {
            return Self::TakenBack(back);
        }
        let last = line.walk().last().map(|(before, _)| before);
        if let Some(m) = last.and_then(|before| only_way(&before, &board, 1)?.pop()) {
            return Self::Corrected(m);
        }
        if board == *Position::initial().board() {
            return Self::SetUp;
        }
        if let Some(moves) = only_way(now, &board, SCRAMBLE) {
            return Self::Played(moves);
        }
        irregular(now, &board).map_or(Self::Unclear, Self::Irregular)
    }
}

/// The only series of so many legal moves that leads to a board.
fn only_way(from: &Position, to: &Board, depth: usize) -> Option<Vec<Move>> {
    let mut found = Vec::new();
    ways(from, to, depth, &mut Vec::new(), &mut found);
    match <[Vec<Move>; 1]>::try_from(found) {
        Ok([only]) => Some(only),
        // Several ways there: which one was played is not known, and nothing is made up.
        Err(_) => None,
    }
}

fn ways(
    from: &Position,
    to: &Board,
    depth: usize,
    made: &mut Vec<Move>,
    found: &mut Vec<Vec<Move>>,
) {
    let changed = Placement(*from.board()).differs(to);
    if found.len() > 1 || changed > CHANGED * depth + 2 * CASTLING {
        return;
    }
    for legal in from.legal_moves() {
        let after = legal.play();
        made.push(legal.to_move());
        if depth > 1 {
            ways(&after, to, depth - 1, made, found);
        } else if after.board() == to {
            found.push(made.clone());
        }
        made.pop();
    }
}

/// The one illegal move, or the one move of the side that does not have it, that leads to a board.
///
/// After a mate or a stalemate it is none: the game is over, and hands clear the board.
fn irregular(now: &Position, board: &Board) -> Option<Step> {
    if !now.has_legal_move() {
        return None;
    }
    let by = |color: Color| moved(now.board(), board, color);
    if let Some(m) = by(now.turn()) {
        let stood = now.stood(m)?;
        return (stood.board() == board).then_some(Step::Stood(m));
    }
    // A side that is not on move may have moved twice, because a move was not felt.
    by(!now.turn()).map(|_| Step::Null)
}

/// The move of the only piece of a side that stands elsewhere; of king and rook the castling.
fn moved(before: &Board, after: &Board, color: Color) -> Option<Move> {
    let own = |board: &Board, other: &Board| -> Vec<(Square, Role)> {
        let pieces = board.iter().filter(|(_, piece)| piece.color == color);
        let away = pieces.filter(|(square, piece)| other.piece_on(*square) != Some(*piece));
        away.map(|(square, piece)| (square, piece.role)).collect()
    };
    match (&own(before, after)[..], &own(after, before)[..]) {
        ([(from, role)], [(to, now)]) => {
            // A pawn may have become something; nothing else may.
            let becomes = (role != now).then_some(*now);
            let can = becomes.is_none() || *role == Role::Pawn;
            can.then_some(Move { from: *from, to: *to, promotion: becomes })
        }
        ([one, other], [_, _]) => {
            let king = [one, other].into_iter().find(|(_, role)| *role == Role::King)?;
            let rook = [one, other].into_iter().find(|(_, role)| *role == Role::Rook)?;
            Some(Move::new(king.0, rook.0))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning(start: &str, board: &str) -> Meaning {
        let line = Line::new(start.parse().unwrap());
        Meaning::of(board.parse().unwrap(), &line)
    }

    #[test]
    fn a_board_at_rest_means_one_thing_or_nothing() {
        let start = Position::initial().to_string();
        let played =
            |moves: &[&str]| Meaning::Played(moves.iter().map(|m| m.parse().unwrap()).collect());
        for (board, means) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", Meaning::Nothing),
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", played(&["e2e4"])),
            ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", played(&["e2e4", "e7e5"])),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", Meaning::Unclear),
            (
                "rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR",
                Meaning::Irregular(Step::Stood("e1e3".parse().unwrap())),
            ),
            ("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", Meaning::Irregular(Step::Null)),
            ("8/8/8/3k4/4K3/8/8/8", Meaning::Shown(Outcome::WhiteWins)),
        ] {
            assert_eq!(meaning(&start, board), means, "{board}");
        }
    }

    #[test]
    fn moves_taken_back_and_a_new_game_are_known() {
        let mut line = Line::new(Position::initial());
        for m in ["e2e4", "e7e5", "g1f3"] {
            line.play(m.parse().unwrap()).unwrap();
        }
        let back = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR".parse().unwrap();
        assert_eq!(Meaning::of(back, &line), Meaning::TakenBack(1));
        let new = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".parse().unwrap();
        assert_eq!(Meaning::of(new, &line), Meaning::SetUp);
    }

    #[test]
    fn pieces_that_are_cleared_away_after_a_mate_are_no_illegal_moves() {
        let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        let cleared = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/4KP2/PPPPP2P/RNBQ1BNR";
        assert_eq!(meaning(mate, cleared), Meaning::Unclear);
    }

    #[test]
    fn what_stopped_on_its_way_was_not_the_move() {
        for (start, first, board, then) in [
            ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d3", "4k3/8/8/8/3Q4/8/8/4K3", "d1d4"),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1f1", "4k3/8/8/8/8/8/8/5RK1", "e1h1"),
            ("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "4Q2k/8/8/8/8/8/8/4K3", "e7e8q"),
        ] {
            let mut line = Line::new(start.parse().unwrap());
            let m: Move = first.parse().unwrap();
            if line.play(m).is_err() {
                line.stand(m).unwrap();
            }
            let meaning = Meaning::of(board.parse().unwrap(), &line);
            assert_eq!(meaning, Meaning::Corrected(then.parse().unwrap()), "{board}");
        }
    }

    #[test]
    fn a_pawn_that_waits_for_its_queen_is_an_unfinished_move() {
        let means = meaning("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "4P2k/8/8/8/8/8/8/4K3");
        assert_eq!(means, Meaning::Irregular(Step::Stood("e7e8".parse().unwrap())));
    }
}
