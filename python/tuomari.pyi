"""The Laws of Chess: who can still mate, what is dead, what may be claimed, why a move is illegal."""

from collections.abc import Sequence
from typing import Final, Literal, final

__all__ = [
    "BOOKS",
    "Claim",
    "Finding",
    "Mating",
    "Reason",
    "__version__",
    "can_mate",
    "claims",
    "is_dead",
    "judge",
    "legal_moves",
    "why_illegal",
]

BOOKS: Final[list[str]]
"""The rule books, by the names that `book` takes; the default is the FIDE Laws in force since 2023."""
__version__: Final[str]
"""The version of the program that these libraries are part of."""

@final
class Mating:
    """Whether a side can still mate by any series of legal moves, with the evidence."""

    @property
    def answer(self) -> Literal["yes", "no", "unknown"]:
        """Whether it can; "unknown" if the budget ran out."""
    @property
    def moves(self) -> list[str]:
        """The moves of both sides that lead to mate, in UCI, if it can."""
    @property
    def reason(self) -> str | None:
        """Why it cannot, in words, if it cannot."""

@final
class Reason:
    """One reason against a move."""

    @property
    def uci(self) -> str:
        """The move. A word such as "Nd2" may mean several, each with its reasons."""
    @property
    def text(self) -> str:
        """The reason in words."""
    @property
    def articles(self) -> list[str]:
        """The articles that it breaks, each with its book; the last states the rule."""

@final
class Claim:
    """A draw that the player to move can claim."""

    @property
    def ground(self) -> Literal["threefold", "fifty-moves"]:
        """What the claim rests on: a threefold repetition or fifty moves."""
    @property
    def intended(self) -> list[str]:
        """The moves, in UCI, of which one must be written down and announced; empty if the ground is on the board."""
    @property
    def before(self) -> list[int]:
        """After how many plies the position stood before, of a repetition."""
    @property
    def articles(self) -> list[str]:
        """The articles, each with its book."""

@final
class Finding:
    """One thing that is not as the Laws, or the game's own record, would have it."""

    @property
    def game(self) -> int:
        """The number of the game in the text, the first being 1."""
    @property
    def line(self) -> int:
        """The line of the text that it stands in, the first being 1."""
    @property
    def column(self) -> int:
        """The column of that line, the first being 1."""
    @property
    def ply(self) -> int | None:
        """How many plies had been played, if it is about a moment of the game."""
    @property
    def at(self) -> str | None:
        """The move, as "12." or "12..." and the move; likewise."""
    @property
    def kind(self) -> str:
        """What kind of finding it is, such as "wrong-result"."""
    @property
    def severity(self) -> Literal["error", "warning", "note"]:
        """How grave it is: "error", "warning" or "note"."""
    @property
    def text(self) -> str:
        """The finding in words."""
    @property
    def book(self) -> str:
        """The book that the game was judged by."""
    @property
    def articles(self) -> list[str]:
        """The articles it rests on, each with its book."""

def can_mate(fen: str, side: str, *, nodes: int | None = None) -> Mating:
    """Whether a side can still mate by any series of legal moves (6.9), however foolish the opponent.

    `side` is "white" or "black". `nodes` bounds the search; without it the question is answered unless it
    needs gigabytes.
    """

def is_dead(fen: str, *, nodes: int | None = None) -> bool | None:
    """Whether neither side can mate by any series of legal moves (5.2.2). None if the budget ran out."""

def why_illegal(fen: str, move: str, *, book: str | None = None) -> list[Reason]:
    """Every reason against a move, in UCI or algebraic notation; empty if it is legal.

    A word that no piece of the side to move could mean is a ValueError, as is an ambiguous one.
    """

def legal_moves(fen: str) -> list[str]:
    """The legal moves in UCI."""

def claims(moves: Sequence[str], *, fen: str | None = None, book: str | None = None) -> list[Claim]:
    """What the player to move can claim after these moves, in UCI or algebraic notation, from the initial
    position or from `fen`.
    """

def judge(pgn: str, *, book: str | None = None) -> list[Finding]:
    """What is wrong with the games of a PGN text, by a book or by the FIDE Laws of their dates."""
