"""The time of a war as a bot that thinks ahead counts it."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import CARTHAGE, LEADERS, ROME, Marching, Phase, Status, War, World

PHASES, MOVES = 8, 16


@kernel
def impulse(world: World, position: War) -> int:
    """A number for the stretch of play in which the seat in turn follows one plan.

    It is one leader's move with the choice of who goes first, the elections, or the recruitment. What a side is asked
    in the other's turn, and its sealed funds, belong to its last recruitment.
    """
    turn, phase, moved = position.turn, position.phase, 0
    if phase == Phase.DIPLOMACY or position.seat != position.active:
        phase = Phase.RECRUITMENT
        turn -= 1 if position.active == CARTHAGE else 0
    elif phase == Phase.CAMPAIGN:
        moved = leaders_moved(world, position)
    elif phase == Phase.SUPPLY:
        phase = Phase.RECRUITMENT
    return (turn * PHASES + phase) * MOVES + moved


@kernel
def leaders_moved(world: World, war: War) -> int:
    """How many leaders of the side in its phase have ended their move."""
    moved = 0
    for leader in range(LEADERS):
        here = war.leaders[leader].status == Status.ON_MAP and world.figures[leader].side == war.active
        moved += 1 if here and war.leaders[leader].marching == Marching.FINISHED else 0
    return moved


@kernel
def clock(world: World, position: War) -> int:
    """Four to a turn: each side's turn up to the end of its campaign, and its supply and recruitment."""
    if position.phase == Phase.SETUP:
        return 0
    late = 1 if position.phase >= Phase.SUPPLY else 0
    return 4 * position.turn + (2 if position.active == ROME else 0) + late
