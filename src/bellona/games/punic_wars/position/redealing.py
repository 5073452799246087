"""Random values for what a seat does not see: the enemy's set-up, sealed funds and hidden stacks."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel

from ..actions.moves import MOST_FUNDS, Refusal
from ..rules.c19_scenarios import check_deploy, deploy, put_item
from .records import HEXES, HIDDEN, LAND, NAVAL, NONE, ROME, Phase, War, World

STACK = 5
"""The maximum assumed points of one type in a hidden stack."""


@kernel
def redeal(world: World, position: War, seat: int, dice: Dice) -> None:
    """Fill in at random what a seat does not know; PUBLIC knows of neither side."""
    for side in range(2):
        if side == seat:
            continue
        if position.funds[side] == HIDDEN:
            position.funds[side] = draw(dice, min(position.treasury[side], MOST_FUNDS) + 1) - 1
        if position.phase == Phase.SETUP:
            if side != ROME or position.active == ROME:
                set_up(world, position, side, dice)
        elif world.hidden_stacks:
            fill_stacks(world, position, side, dice)


# The set-up


@kernel
def set_up(world: World, war: War, side: int, dice: Dice) -> None:
    """Set up a side's whole list or, during the set-up, a part of it."""
    line, left = war.line, war.line_left
    under_way = war.active == side
    stop = draw(dice, open_lines(world, side)) if under_way else 0
    for number in range(world.line_count):
        item = world.lines[number]
        if item.side != side:
            continue
        war.line = number
        if item.region == NONE:
            put_item(world, war, item.hex, item.count)
            continue
        stop -= 1
        keep = draw(dice, item.count) if under_way and stop == 0 else 0
        war.line_left = item.count
        while war.line_left > keep:
            deploy_anywhere(world, war, draw(dice, war.line_left - keep), dice)
            war.line = number
        if keep > 0:
            return
    if not under_way:
        war.line = line
        war.line_left = left


@kernel
def open_lines(world: World, side: int) -> int:
    """How many lines of its list a side sets up where it likes."""
    count = 0
    for number in range(world.line_count):
        if world.lines[number].side == side and world.lines[number].region != NONE:
            count += 1
    return count


@kernel
def deploy_anywhere(world: World, war: War, number: int, dice: Dice) -> None:
    """Set up points of the current line in any hex that allows it."""
    item = world.lines[war.line]
    first, hexes = world.region_begin[item.region], world.region_hexes[item.region]
    start = draw(dice, hexes) - 1
    for place in range(hexes):
        h = world.region_hex[first + (start + place) % hexes]
        if check_deploy(world, war, item.kind, h, number) == Refusal.NONE:
            deploy(world, war, h, number)
            return


# Hidden stacks


@kernel
def fill_stacks(world: World, war: War, side: int, dice: Dice) -> None:
    """Give strengths to the stacks of a side that are only known to be there."""
    for arm in range(2):
        war.total[side, arm] = 0
    for region in range(world.regions):
        war.land[side, region] = 0
    for h in range(HEXES):
        for arm in range(2):
            if war.veiled[h] and war.points[side, arm, h] > 0:
                war.points[side, arm, h] = draw(dice, STACK)
                if war.due[side].hex == h:
                    war.points[side, arm, h] += war.due[side].points
            war.total[side, arm] += war.points[side, arm, h]
        if world.region[h] != NONE:
            war.land[side, world.region[h]] += war.points[side, LAND, h]
        if war.points[side, LAND, h] + war.points[side, NAVAL, h] > 0:
            war.veiled[h] = 0
