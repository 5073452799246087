"""Chapter 8: a clause as it is proposed, before it stands in a letter."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel

from ...actions.moves import Action
from ...position.records import Term


class Proposal(NamedTuple):
    """A clause and its numbers, as in `Term`."""

    kind: int
    giver: int
    """0 the writer, 1 the other."""
    a: int
    b: int
    c: int
    until: int


@kernel
def proposal(kind: int, giver: int, a: int, b: int, c: int, until: int) -> Proposal:
    """A proposal from numbers of any width."""
    return Proposal(kind, giver, a, b, c, until)


@kernel
def proposal_by(action: Action) -> Proposal:
    """What the verb CLAUSE proposes."""
    return proposal(action.a, action.b, action.c, action.d, action.e, action.f)


@kernel
def proposal_of(term: Term) -> Proposal:
    """A clause that stands in a letter."""
    return proposal(term.kind, term.giver, term.a, term.b, term.c, term.until)
