"""A program that is only checked for its types, by mypy."""

from typing import Literal, assert_type

import tuomari

assert_type(tuomari.can_mate("", "white").answer, Literal["yes", "no", "unknown"])
assert_type(tuomari.is_dead("", nodes=1), bool | None)
assert_type(tuomari.why_illegal("", move="e2e4")[0].articles, list[str])
assert_type(tuomari.claims(["e2e4"])[0].ground, Literal["threefold", "fifty-moves"])
assert_type(tuomari.judge("", book=tuomari.BOOKS[0])[0].ply, int | None)
tuomari.can_mate("", 1)  # type: ignore[arg-type]
