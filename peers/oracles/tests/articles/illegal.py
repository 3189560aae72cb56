"""What follows when a player presses the clock: 4.3 to 4.7 and 7.5, read slowly.

This script comes after touch.py, whose duty() it uses. A line of input is a FEN, how many illegal
moves the player has completed before, and what the hands have done: `t e2` touched, `r e2 e4` let
go, `x e5` taken off, `p a8 N` put there from beside the board. Then the clock was pressed.

The answer: the move that is made, or a dash; the board and whose move it is; the moves of which
one must be made now, if not any; the number of illegal moves; whether the opponent gets time; the
result, a dash, or a question mark where it takes a proof; and whose clock runs.
"""


class Hands:
    """The board under the hands."""

    def __init__(self, board):
        self.before = board
        self.squares = board.piece_map()
        self.crowded = {}          # pieces on whose square another was let go
        self.touched = []
        self.let_go = []           # (from or None, to, piece)

    def touch(self, square):
        stands = self.crowded.get(square) or self.squares.get(square)
        if stands and stands == self.before.piece_at(square) and square not in self.touched:
            self.touched.append(square)

    def do(self, word):
        what, *rest = word.split()
        square = chess.parse_square(rest[0])
        if what == "t":
            self.touch(square)
        elif what == "x":
            self.touch(square)
            if square in self.crowded:
                del self.crowded[square]
            else:
                del self.squares[square]
        elif what == "r":
            to = chess.parse_square(rest[1])
            self.touch(square)
            piece = self.squares.pop(square)
            self.place(to, piece)
            self.let_go.append((square, to, piece))
        else:
            piece = chess.Piece.from_symbol(rest[1])
            self.place(square, piece)
            self.let_go.append((None, square, piece))

    def place(self, square, piece):
        if square in self.squares:
            self.crowded[square] = self.squares[square]
        self.squares[square] = piece

    def at_rest(self):
        return not self.crowded and self.squares == self.before.piece_map()


def after(board, move):
    board = board.copy()
    board.push(move)
    return board


def made(hands, legal):
    """4.7: the board is the one after a legal move, and nothing lies where it does not belong."""
    if hands.crowded or hands.at_rest():
        return None
    for move in legal:
        if after(hands.before, move).piece_map() == hands.squares:
            return move
    return None


def only_at(hands, square):
    return all(other == square for other in hands.crowded)


def pawn_left(hands, legal):
    """7.5.2: the pawn stands on the last rank and was not exchanged."""
    for move in legal:
        if move.promotion == chess.QUEEN and only_at(hands, move.to_square):
            pieces = after(hands.before, move).piece_map()
            pieces[move.to_square] = chess.Piece(chess.PAWN, hands.before.turn)
            if pieces == hands.squares:
                return move
    return None


def part_of(board, let_go, move):
    """Whether a piece was let go as a legal move or as a part of it."""
    origin, to, piece = let_go
    if board.is_castling(move):
        east = move.to_square > move.from_square
        rank = chess.square_rank(move.from_square)
        king_to, rook_to = chess.square(6 if east else 2, rank), chess.square(5 if east else 3, rank)
        return (origin, to) in [(move.from_square, king_to), (move.to_square, rook_to)]
    if origin is None:
        return move.promotion == piece.piece_type and to == move.to_square
    return (origin, to) == (move.from_square, move.to_square)


def determined(hands, legal):
    """4.7: the legal moves to which the pieces let go belong."""
    own = [g for g in hands.let_go if g[2].color == hands.before.turn and g[0] != g[1]]
    if not own:
        return []
    return [m for m in legal if all(part_of(hands.before, g, m) for g in own)]


def unfinished(hands, legal):
    """G53: of a capture or a promotion only the removal of a piece is lacking."""
    found = []
    for move in determined(hands, legal):
        if hands.before.is_castling(move) or not only_at(hands, move.to_square):
            continue
        pieces = dict(hands.squares)
        if hands.before.is_en_passant(move):
            pieces.pop(captured(hands.before, move), None)
        if move.promotion and pieces.get(move.from_square) == chess.Piece(
                chess.PAWN, hands.before.turn):
            del pieces[move.from_square]
        if pieces == after(hands.before, move).piece_map():
            found.append(move)
    return found


def can_mate(board, side):
    """None where it would take a proof."""
    pieces = [p for p in board.piece_map().values() if p.color == side]
    if len(pieces) == 1 or not any(board.legal_moves):
        return False
    heavy = any(p.piece_type in (chess.QUEEN, chess.ROOK) for p in pieces)
    return True if heavy and len(board.piece_map()) >= 6 else None


def lost(board, by):
    """7.5.5: the opponent wins, or nobody does if the opponent cannot mate."""
    mates = can_mate(board, not by)
    if mates is None:
        return "?"
    if not mates:
        return "1/2"
    return "0-1" if by == chess.WHITE else "1-0"


def judge(board, count, acts):
    legal = list(board.legal_moves)
    by = board.turn
    hands = Hands(board)
    for word in acts:
        hands.do(word)
    move = made(hands, legal)
    second = count == 1
    if move is not None:
        # Mate with a piece other than the one touched waits for the opponent's word (5.1.1, 4.8).
        result = None if move in duty(board, hands.touched) else "?"
        return move, after(board, move), [], count, False, result, not by
    move = pawn_left(hands, legal)
    if move is not None:
        queened = after(board, move)
        result = lost(queened, by) if second else None
        return move, queened, [], count + 1, not second, result, not by
    moves = unfinished(hands, legal)
    if moves:
        there = after(board, moves[0]) if second and len(moves) == 1 else board
        result = lost(there, by) if second else None
        must = [] if there is not board or len(moves) == len(legal) else moves
        return None, there, must, count + 1, not second, result, by
    # Back to the position before, where 4.7 binds, or else 4.3 to 4.5.
    must = determined(hands, legal) or duty(board, hands.touched)
    if len(must) == len(legal):
        must = []
    result = lost(board, by) if second else None
    return None, board, must, count + 1, not second, result, by


def ended(board):
    if board.is_checkmate():
        return "0-1" if board.turn == chess.WHITE else "1-0"
    if board.is_stalemate():
        return "1/2"
    # Whether a position is dead may take a proof.
    return "?" if len(board.piece_map()) < 6 else None


def main_illegal():
    for line in sys.stdin:
        fen, count, *acts = line.rstrip("\n").split("|")
        board = chess.Board(fen, chess960=True)
        move, there, must, count, gains, result, runs = judge(board, int(count), acts)
        if result is None and move is not None:
            result = ended(there)
        print("|".join([
            move.uci() if move else "-",
            there.board_fen(),
            "w" if there.turn else "b",
            " ".join(sorted(m.uci() for m in must)),
            str(count),
            "gains" if gains else "-",
            result or "-",
            "w" if runs else "b",
        ]))


if __name__ == "__main__":
    main_illegal()
