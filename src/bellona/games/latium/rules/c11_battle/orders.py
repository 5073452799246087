"""Chapter 11: the orders of a side in a battle, chosen by a Rex or by the program for him."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel

from ...actions.moves import Action


class Order(NamedTuple):
    """A verb and its numbers."""

    verb: int
    a: int
    b: int
    c: int
    d: int
    e: int


@kernel
def order(verb: int, a: int, b: int, c: int, d: int, e: int) -> Order:
    """An order from numbers of any width."""
    return Order(verb, a, b, c, d, e)


@kernel
def order_by(action: Action) -> Order:
    """What a Rex orders."""
    return order(action.verb, action.a, action.b, action.c, action.d, action.e)
