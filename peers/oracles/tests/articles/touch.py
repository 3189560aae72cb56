"""What touched pieces oblige a player to: 4.3 to 4.5, read slowly.

A line of input is a FEN and the squares touched, in their order. The answer is the moves that are
left, sorted, as UCI writes them with castling as king takes rook.
"""
import sys

import chess


def castling_rook(board, move):
    """The square of the rook with which a move castles, if it does."""
    return move.to_square if board.is_castling(move) else None


def captured(board, move):
    """The square of the piece that a move takes, if it takes one."""
    if board.is_castling(move) or not board.is_capture(move):
        return None
    if board.is_en_passant(move):
        return chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    return move.to_square


def is_rook_of_castling(board, king, square):
    """Whether king and rook stand where they could castle, whether or not the right is lost."""
    own = board.turn
    if board.piece_at(square) != chess.Piece(chess.ROOK, own):
        return False
    if board.castling_rights & chess.BB_SQUARES[square]:
        return True
    rank = 0 if own == chess.WHITE else 7
    corners = [chess.square(0, rank), chess.square(7, rank)]
    return king == chess.square(4, rank) and square in corners


def moves_of_king(board, legal, touched, index):
    """4.4.1 and 4.4.3 where a rook was touched after the king; 4.4.2 where it was before."""
    king = touched[index]
    before, after = touched[:index], touched[index + 1:]
    for square in after:
        if square in before or not is_rook_of_castling(board, king, square):
            continue
        castling = [m for m in legal if castling_rook(board, m) == square]
        if castling:
            return castling                                       # 4.4.1
        moves = [m for m in legal if m.from_square == king]
        return moves or legal                                     # 4.4.3
    return [m for m in legal
            if m.from_square == king and castling_rook(board, m) not in before]


def moves_of_rook(board, legal, square):
    """A rook's own moves; and the castling in which the king stays where it is (II.3.2)."""
    def alone(move):
        if castling_rook(board, move) != square:
            return False
        king_to = chess.square(6 if square > move.from_square else 2,
                               chess.square_rank(square))
        return king_to == move.from_square
    return [m for m in legal if m.from_square == square or alone(m)]


def duty(board, touched):
    """4.3 to 4.5: the moves among which the player must choose."""
    legal = list(board.legal_moves)
    if not touched:
        return legal
    own = [s for s in touched if board.color_at(s) == board.turn]
    enemy = [s for s in touched if board.color_at(s) != board.turn]
    if own and enemy:                                             # 4.3.3, first step
        moves = [m for m in legal if m.from_square == own[0] and captured(board, m) == enemy[0]]
        if moves:
            return moves
    for index, square in enumerate(touched):                      # 4.3.1, 4.3.2, 4.3.3
        piece = board.piece_at(square)
        if piece.color != board.turn:
            moves = [m for m in legal if captured(board, m) == square]
        elif piece.piece_type == chess.KING:
            moves = moves_of_king(board, legal, touched, index)
        elif piece.piece_type == chess.ROOK:
            king = board.king(board.turn)
            rook_first = king in touched[index + 1:] and is_rook_of_castling(board, king, square)
            moves = ([m for m in legal if m.from_square == square] if rook_first
                     else moves_of_rook(board, legal, square))
        else:
            moves = [m for m in legal if m.from_square == square]
        if moves:
            return moves
    return legal                                                  # 4.5


def main():
    for line in sys.stdin:
        fen, squares = line.rstrip("\n").split("|")
        board = chess.Board(fen, chess960=True)
        touched = [chess.parse_square(s) for s in squares.split()]
        print(" ".join(sorted(m.uci() for m in duty(board, touched))))
