"""Claims of the third appearance and of fifty moves: 9.2, 9.3 and 9.5, read slowly.

A line of input is a FEN, the moves of the game from there, the ground (`three` or `fifty`) and the
intended move, or a dash where the claim is about the position on the board. The answer is `right`
or `wrong`; for the third appearance the plies after which the position has stood so far; and,
where the claim is wrong and a move was intended, the moves of which one must be made (9.5.3).
"""
import sys

import chess


def same(board):
    """9.2.2: the same player to move, the same pieces on the same squares, the same moves.

    A right to castle that is lost makes another position even where castling was prevented
    (9.2.2.2); a capture en passant counts where it was a move (9.2.2.1).
    """
    moves = frozenset(move.uci() for move in board.legal_moves)
    return board.turn, board.board_fen(), board.clean_castling_rights(), moves


def is_quiet(board, move):
    """Neither a pawn is moved nor a piece captured."""
    return board.piece_type_at(move.from_square) != chess.PAWN and (
        board.is_castling(move) or not board.is_capture(move))


def forced(board, move):
    """9.5.3: the intended move; if it is illegal, another of that piece; else any."""
    legal = list(board.legal_moves)
    if move in legal:
        return [move]
    return [m for m in legal if m.from_square == move.from_square] or legal


def main():
    for line in sys.stdin:
        fen, played, ground, intended = line.rstrip("\n").split("|")
        board = chess.Board(fen, chess960=True)
        stood = [same(board)]
        quiet = board.halfmove_clock
        for word in played.split():
            move = chess.Move.from_uci(word)
            assert move in board.legal_moves, (fen, word)
            quiet = quiet + 1 if is_quiet(board, move) else 0
            board.push(move)
            stood.append(same(board))
        move = None if intended == "-" else chess.Move.from_uci(intended)
        before = board.copy()
        is_legal = move is None or move in board.legal_moves
        if move is not None and is_legal:
            quiet = quiet + 1 if is_quiet(board, move) else 0
            board.push(move)
        if ground == "three":
            position = same(board)
            plies = [str(ply) for ply, was in enumerate(stood) if is_legal and was == position]
            wanted = 3 if move is None else 2
            is_right = len(plies) >= wanted
        else:
            plies = []
            is_right = is_legal and quiet >= 100
        must = [] if is_right or move is None else forced(before, move)
        if len(must) == before.legal_moves.count():
            must = []
        words = sorted(m.uci() for m in must)
        print("|".join(["right" if is_right else "wrong", " ".join(plies), " ".join(words)]))


if __name__ == "__main__":
    main()
