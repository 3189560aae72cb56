"""The wheel, held against python-chess where both answer, and against the Laws where only it does."""

import ast
import doctest
import inspect
import pathlib
import random

import chess
import chess.pgn
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


def test_a_move_has_its_name_as_a_keyword():
    (reason,) = tuomari.why_illegal(fen=chess.STARTING_FEN, move="c1g5", book="fide-2018")
    assert reason.uci == "c1g5" and reason.articles == ["fide-2018 3.5"]


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


def test_where_python_chess_knows_a_dead_position_it_is_dead():
    dead = 0
    for board in random_boards(games=60, plies=500):
        if board.is_insufficient_material():
            dead += 1
            assert tuomari.is_dead(board.fen()) is True, board.fen()
    assert dead > 0


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


def test_a_result_is_wrong_exactly_where_python_chess_has_another():
    for seed in range(20):
        lot, board = random.Random(seed), chess.Board()
        while not board.is_checkmate() and not board.is_stalemate() and board.ply() < 300:
            moves = [move for move in board.legal_moves if gives_mate(board, move)]
            board.push(lot.choice(moves or list(board.legal_moves)))
        if not board.is_checkmate() and not board.is_stalemate():
            continue
        for result in ("1-0", "0-1", "1/2-1/2"):
            game = chess.pgn.Game.from_board(board)
            game.headers["Result"] = result
            kinds = {finding.kind for finding in tuomari.judge(str(game), book="fide-2014")}
            # A game that had ended before is a matter of its own.
            if "went-on" not in kinds:
                assert ("wrong-result" in kinds) == (result != board.result()), str(game)


def gives_mate(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    is_mate = board.is_checkmate()
    board.pop()
    return is_mate


def test_an_illegal_move_in_a_game_is_found_at_the_move_that_python_chess_refuses():
    lot = random.Random(11)
    for board in random_boards(games=10, plies=40):
        if board.ply() != 40:
            continue
        words = [played.san() for played in chess.pgn.Game.from_board(board).mainline()]
        at = lot.randrange(2, 40)
        before = chess.Board()
        for word in words[:at]:
            before.push_san(word)
        words[at] = f"K{chess.square_name(before.king(not before.turn))}"
        with pytest.raises(ValueError):
            before.push_san(words[at])
        findings = tuomari.judge('[Result "*"]\n\n' + " ".join(words) + " *")
        wrong = [finding.ply for finding in findings if finding.severity == "error"]
        assert wrong[0] == at + 1, words


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


def test_every_public_name_says_what_it_is():
    for name in tuomari.__all__:
        value = getattr(tuomari, name)
        if inspect.isclass(value):
            assert value.__doc__, name
            fields = [field for field in vars(value) if not field.startswith("_")]
            assert fields and all(vars(value)[field].__doc__ for field in fields), name
        elif callable(value):
            assert value.__doc__, name
            assert value.__text_signature__ == str(inspect.signature(value))
    assert tuomari.__doc__


def test_every_type_in_the_stubs_says_what_it_is():
    stubs = ast.parse((pathlib.Path(tuomari.__file__).parent / "__init__.pyi").read_text("utf-8"))
    for node in ast.walk(stubs):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.Module)):
            assert ast.get_docstring(node), ast.dump(node)


def test_the_readme():
    readme = pathlib.Path(__file__).parent.parent / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried > 5 and failed == 0
