"""The wheel, held against python-chess where both answer, and against the Laws where only it does."""

import doctest
import pathlib
import random

import chess
import pytest

import tuomari

LOCKED = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"


def random_boards(games: int, plies: int):
    lot = random.Random(2023)
    for _ in range(games):
        board = chess.Board()
        for _ in range(plies):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(lot.choice(moves))
            yield board


def test_legal_moves_are_those_of_python_chess():
    for board in random_boards(games=20, plies=80):
        ours = sorted(tuomari.legal_moves(board.fen()))
        assert ours == sorted(move.uci() for move in board.legal_moves), board.fen()


def test_a_move_is_illegal_for_a_reason_exactly_where_python_chess_says_so():
    lot = random.Random(7)
    for board in random_boards(games=5, plies=60):
        for _ in range(30):
            one, other = lot.sample(range(64), 2)
            move = chess.Move(one, other)
            reasons = tuomari.why_illegal(board.fen(), move.uci())
            assert bool(reasons) != board.is_legal(move), (board.fen(), move)
            assert all(reason.text and reason.articles for reason in reasons)


def test_claims_are_those_of_python_chess():
    for board in random_boards(games=40, plies=300):
        moves = [move.uci() for move in board.move_stack]
        if board.is_game_over():
            continue
        if len(moves) % 10 == 0 or board.can_claim_draw():
            grounds = {claim.ground for claim in tuomari.claims(moves)}
            assert ("threefold" in grounds) == board.can_claim_threefold_repetition(), moves
            assert ("fifty-moves" in grounds) == board.can_claim_fifty_moves(), moves


def test_where_python_chess_sees_too_little_material_nobody_can_mate():
    for board in random_boards(games=15, plies=400):
        if board.ply() % 40 and not board.is_insufficient_material():
            continue
        for side in (chess.WHITE, chess.BLACK):
            if board.has_insufficient_material(side):
                answer = tuomari.can_mate(board.fen(), chess.COLOR_NAMES[side], nodes=100_000)
                assert answer.answer == "no", board.fen()


def test_a_way_to_mate_is_played_out():
    mating = tuomari.can_mate("8/8/4k3/8/8/3n4/8/K6R w - - 0 1", "black")
    board = chess.Board("8/8/4k3/8/8/3n4/8/K6R w - - 0 1")
    for move in mating.moves:
        board.push_uci(move)
    assert board.is_checkmate() and board.turn == chess.WHITE


def test_what_python_chess_cannot_tell():
    board = chess.Board(LOCKED)
    assert not board.is_insufficient_material(), "it counts pieces only"
    assert tuomari.is_dead(LOCKED) is True
    mating = tuomari.can_mate(LOCKED, "white")
    assert mating.answer == "no" and mating.reason
    assert tuomari.is_dead(chess.STARTING_FEN) is False


def test_an_illegal_move_has_all_its_reasons_by_any_book():
    reasons = tuomari.why_illegal(chess.STARTING_FEN, "0-0")
    assert len(reasons) == 2
    for book in tuomari.BOOKS:
        assert tuomari.why_illegal(chess.STARTING_FEN, "c1g5", book=book)[0].articles, book


def test_a_game_is_judged_under_a_book():
    pgn = '[Result "1/2-1/2"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2'
    for book, article in [("fide-2018", "fide-2018 5.1.1"), ("fide-2014", "fide-2014 5.1.a")]:
        (finding,) = tuomari.judge(pgn, book=book)
        assert finding.kind == "wrong-result" and finding.articles == [article]
        assert (finding.line, finding.ply) == (3, 4)


def test_what_cannot_be_read_is_named():
    for ask in (
        lambda: tuomari.is_dead("8/8/8"),
        lambda: tuomari.can_mate(LOCKED, "green"),
        lambda: tuomari.why_illegal(LOCKED, "e2e4", book="fide-1850"),
        lambda: tuomari.claims(["e2e5"]),
    ):
        with pytest.raises(ValueError) as error:
            ask()
        assert str(error.value)


def test_a_move_that_cannot_be_played_is_named_by_its_ply():
    with pytest.raises(ValueError, match="^ply 2: not a move in English: "):
        tuomari.claims(["e2e4", "e7e9"])


def test_nonsense_is_an_exception_and_never_a_panic():
    lot = random.Random(1)
    for _ in range(2000):
        letters = list(lot.choice([chess.STARTING_FEN, LOCKED]))
        for _ in range(lot.randint(1, 4)):
            letters[lot.randrange(len(letters))] = lot.choice("pnbrqkPNBRQK12345678/ wb-KQ\u00e9\0")
        fen = "".join(letters)
        for ask in (
            lambda: tuomari.is_dead(fen, nodes=50),
            lambda: tuomari.why_illegal(fen, lot.choice(["e2e4", "O-O", "Nf3", "a7a8q", "\U0001f600"])),
            lambda: tuomari.claims(["e2e4"], fen=fen),
            lambda: tuomari.judge(fen),
        ):
            try:
                ask()
            except ValueError as error:
                assert str(error)


def test_the_readme():
    readme = pathlib.Path(__file__).parent.parent / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried > 5 and failed == 0
