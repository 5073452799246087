"""3, tactical moves: passing through friends."""

from __future__ import annotations

from bellona.kernel.rules import rule

from ...actions.moves import Refusal
from ...position.bases import same_facing
from ...position.records import ELEMENTS, Battle, World


@rule("3.19", "3.20", "3.21", "R27")
def may_pass(world: World, kind: int, friend: int) -> bool:
    """Whether a type passes through another: shooters through all, mounted through shooters, blades through foot."""
    return bool(world.troops[kind].passes >> friend & 1)


@rule("3.19", "3.20", "3.21", "3.22", "R27")
def check_passing(world: World, battle: Battle, e: int, met: int) -> tuple[int, int]:
    """Whether an element may pass through all the friends that it meets, a bit for each; else which one it may not."""
    if met == 0:
        return Refusal.NONE, -1
    count = 0
    mover = battle.elements[e]
    for other in range(ELEMENTS):
        if not met >> other & 1:
            continue
        friend = battle.elements[other]
        if not may_pass(world, mover.kind, friend.kind):
            return Refusal.MAY_NOT_PASS, other
        if not same_facing(world, mover.facing, friend.facing):
            return Refusal.PASSES_OTHER_WAY, other
        count += 1
        if count > world.troops[mover.kind].passes_most:
            return Refusal.PASSES_TOO_MANY, other
    return Refusal.NONE, -1
