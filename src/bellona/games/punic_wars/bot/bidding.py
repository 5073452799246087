"""Sealed sums for diplomacy: a small game of two sides in which each may spend anything, played at random as it should.

Who spends more adds one to the die in his favour; the rows of the table that the die may reach tell what that is worth.
The best mixtures of both sides are found by letting each answer all that the other has tried so far, many times over
(Brown's fictitious play, which converges in games where one side gains what the other loses).
"""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel

from ..position.records import CARTHAGE, LAND, NAVAL, NOBODY, ROME, Alliance, Result, Row, War, World
from ..rules.c03_components import is_closed
from ..rules.c11_attrition import DIE
from ..rules.c14_control import leader_in
from .weights import Weight
from .workspace import BIDS, Workspace

ROUNDS = 600
REVOLT_TAKES = 0.35
"""The share of the points in a region that a revolt costs on average."""


@kernel
def sealed_sum(world: World, war: War, dice: Dice, space: Workspace) -> int:
    """A sum drawn from the mixture of the side that is asked."""
    weigh_sums(world, war, space)
    side = war.seat
    left = draw(dice, ROUNDS)
    for bid in range(BIDS):
        left -= int(space.tried[side, bid])
        if left <= 0:
            return bid
    return 0


@kernel
def weigh_sums(world: World, war: War, space: Workspace) -> None:
    """Find how often each side should spend each sum."""
    behind = stake(world, war, space, 0) - stake(world, war, space, -1)
    ahead = stake(world, war, space, 1) - stake(world, war, space, 0)
    for side in range(2):
        for bid in range(BIDS):
            space.bids[side, bid] = 0.0
            space.tried[side, bid] = 0.0
    for _ in range(ROUNDS):
        rome, carthage = best_sum(war, space, ROME), best_sum(war, space, CARTHAGE)
        space.tried[ROME, rome] += 1.0
        space.tried[CARTHAGE, carthage] += 1.0
        for bid in range(BIDS):
            space.bids[CARTHAGE, bid] += prize(bid, rome, behind, ahead) - bid
            space.bids[ROME, bid] -= prize(carthage, bid, behind, ahead) + bid


@kernel
def best_sum(war: War, space: Workspace, side: int) -> int:
    """The sum that would have gained a side most so far."""
    best = 0
    for bid in range(1, min(BIDS, war.treasury[side] + 1)):
        if space.bids[side, bid] > space.bids[side, best]:
            best = bid
    return best


@kernel
def prize(carthage: int, rome: int, behind: float, ahead: float) -> float:
    """What Carthage wins with two sums, against equal ones."""
    if carthage == rome:
        return 0.0
    return ahead if carthage > rome else -behind


# What the table promises


@kernel
def stake(world: World, war: War, space: Workspace, funding: int) -> float:
    """What diplomacy is worth to Carthage on average, in treasury points, with what funding adds to the die."""
    total = 0.0
    for die in range(1, DIE + 1):
        rolled = die + funding + war.losses[ROME] - war.losses[CARTHAGE]
        place = 0
        while place < world.rows_used - 1 and rolled > world.diplomacy[place].highest:
            place += 1
        total += row_worth(world, war, space, world.diplomacy[place])
    return space.weights[Weight.BID] * total / DIE


@kernel
def row_worth(world: World, war: War, space: Workspace, row: Row) -> float:
    """What a row of the table is worth to Carthage."""
    result, plan = row.result, space.weights
    if result == Result.REVOLT:
        difference = war.land[ROME, row.region] - war.land[CARTHAGE, row.region]
        return 0.0 if is_closed(world, war, row.region) else REVOLT_TAKES * plan[Weight.LAND] * difference
    if result == Result.ILLYRIAN_WAR:
        return 0.0 if war.illyrian_war else plan[Weight.REGION] * world.region_value[row.region]
    if result == Result.SOUTH_DEFECTS:
        return south_worth(world, war, space)
    if result == Result.DEFECTION and row.region != world.syracuse:
        lost = war.defected[row.region] or war.align[row.region] != CARTHAGE
        if lost or not leader_in(world, war, ROME, row.region):
            return 0.0
        return -2.0 * plan[Weight.REGION] * world.region_value[row.region]
    return 0.0 if result == Result.NO_EFFECT else syracuse_worth(world, war, space, result, row.side)


@kernel
def south_worth(world: World, war: War, space: Workspace) -> float:
    """What the defection of southern Italy is worth to Carthage; nothing without a leader there."""
    value, present = 0, False
    for region in range(world.regions):
        if world.south[region]:
            value += world.region_value[region]
            present = present or leader_in(world, war, CARTHAGE, region)
    return 2.0 * space.weights[Weight.REGION] * value if present and not war.south_defected else 0.0


@kernel
def syracuse_worth(world: World, war: War, space: Workspace, result: int, side: int) -> float:
    """What it is worth to Carthage that Syracuse sides with somebody, or changes sides."""
    ally, plan = war.align[world.syracuse], space.weights
    worth = plan[Weight.REGION] * world.region_value[world.syracuse]
    worth += plan[Weight.LAND] * war.syracusans[LAND] + plan[Weight.NAVAL] * war.syracusans[NAVAL]
    sign = 1.0 if side == CARTHAGE else -1.0
    if ally == NOBODY:
        return 0.0 if result == Result.DEFECTION else sign * worth
    bound = war.syracuse_by == Alliance.INVASION or war.defected[world.syracuse] or war.syracusans[LAND] == 0
    if bound or ally == side or result == Result.ALLIANCE:
        return 0.0
    return 2.0 * sign * worth
