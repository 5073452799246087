"""The program's wish: a verb and its numbers."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb

Wish = tuple[int, int, int, int, int, int]
"""The verb and a to e of an action."""


@kernel
def wish(verb: int, a: int, b: int, c: int) -> Wish:
    """A wish with up to three numbers."""
    return verb, a, b, c, 0, 0


@kernel
def nothing() -> Wish:
    """Pass."""
    return Verb.PASS, 0, 0, 0, 0, 0
