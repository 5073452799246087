"""How a bot decides on an action."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Action


@kernel
def want(wish: Action, verb: int, a: int, b: int, c: int) -> bool:
    """Decide on an action with up to three numbers."""
    return want_wide(wish, verb, a, b, c, 0, 0, 0)


@kernel
def want_wide(wish: Action, verb: int, a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """Decide on an action."""
    wish.verb = verb
    wish.a = a
    wish.b = b
    wish.c = c
    wish.d = d
    wish.e = e
    wish.f = f
    wish.g = 0
    return True
