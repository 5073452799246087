"""How a bot decides on an action."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from .mind import Mind


@kernel
def want(mind: Mind, verb: int, a: int, b: int, c: int) -> bool:
    """Decide on an action with up to three numbers."""
    return want_wide(mind, verb, a, b, c, 0, 0, 0)


@kernel
def want_wide(mind: Mind, verb: int, a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """Decide on an action."""
    mind.wish.verb = verb
    mind.wish.a = a
    mind.wish.b = b
    mind.wish.c = c
    mind.wish.d = d
    mind.wish.e = e
    mind.wish.f = f
    mind.wish.g = 0
    return True
