"""What the program wants: a verb and the numbers that go with it."""

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
    """Let it be."""
    return Verb.PASS, 0, 0, 0, 0, 0
