"""Chapter 12: supply, paid with treasury points, and the fate of unsupplied points."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import NONE, War, World
from .c03_components import combat_points, is_manned
from .c10_towns import is_under_siege
from .c11_attrition import ALL_KINDS, loss_of, owe, roll_attrition, suffer_in_hex
from .events import Cause, EventKind

NOWHERE = -1


@rule("12.1a", "12.1b", "12.2b", "17.22a")
def is_supplied(world: World, war: War, side: int, h: int) -> bool:
    """Whether points in a hex can be supplied: unbesieged, in a region that their side controls."""
    region = world.region[h]
    return region != NONE and war.control[region] == side and not is_under_siege(world, war, side, h)


@rule("11.21a", "12.2a", "R37", "B10")
def starve(world: World, war: War, dice: Dice, log: Log) -> bool:
    """The next hex of unsupplied points undergoes attrition; whether there was one."""
    side = war.active
    while war.sweep < world.stations:
        h = world.station[war.sweep]
        war.sweep += 1
        if is_manned(world, war, side, h) and not is_supplied(world, war, side, h):
            points = combat_points(world, war, side, h)
            suffer_in_hex(world, war, side, h, points, Cause.UNSUPPLIED, dice, log)
            return True
    return False


@kernel
def suppliable(world: World, war: War, side: int) -> int:
    """How many points of a side can be supplied."""
    found = 0
    for place in range(world.stations):
        h = world.station[place]
        if is_manned(world, war, side, h) and is_supplied(world, war, side, h):
            found += combat_points(world, war, side, h)
    return found


@rule("12.0", "12.31", "12.32", "12.33", "15.0b", "17.22b", "R36")
def pay_supply(world: World, war: War, dice: Dice, log: Log) -> None:
    """A treasury point for each point that can be supplied; if there are too few, the excess undergoes attrition."""
    side = war.active
    wanted = suppliable(world, war, side)
    paid = min(wanted, war.treasury[side])
    war.treasury[side] -= paid
    emit(log, EventKind.SUPPLIED, 0, side, paid, war.treasury[side], 0)
    excess = wanted - paid
    if excess == 0:
        return
    emit(log, EventKind.SHORT_OF_MONEY, 0, side, excess, 0, 0)
    percent = roll_attrition(world, side, NOWHERE, 0, 0, Cause.UNPAID, dice, log)
    loss = loss_of(percent, excess)
    emit(log, EventKind.PERCENT, Cause.SHORTFALL, side, percent, excess, loss)
    owe(war, side, loss, NONE, ALL_KINDS, Cause.SHORTFALL)
