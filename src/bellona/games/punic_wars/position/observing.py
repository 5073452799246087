"""What a seat may see: sealed funds, the current set-up and, if stacks are hidden, strengths are masked."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..rules.c03_components import combat_points, enemy_of
from ..rules.c05_command import strike_out
from ..rules.c08_leaders import any_leader
from .records import HEXES, HIDDEN, LAND, LEADERS, NAVAL, NONE, Phase, Stage, Status, War, World


@rule("16.11a", "19.0c", "R47", "R48")
def observe(world: World, position: War, seat: int) -> None:
    """Hide, in place, what a seat may not know; NOBODY knows only what is public."""
    for side in range(2):
        if side == seat:
            continue
        if position.funds[side] != NONE and position.phase == Phase.DIPLOMACY and position.stage == Stage.OPENING:
            position.funds[side] = HIDDEN
        if position.phase == Phase.SETUP:
            hide_setup(world, position, side)
        elif world.hidden_stacks:
            veil(world, position, side)


@rule("19.0c", "R48")
def hide_setup(world: World, war: War, side: int) -> None:
    """Until both sides are ready nothing of the other's set-up is seen."""
    for h in range(HEXES):
        for arm in range(2):
            war.points[side, arm, h] = 0
    for arm in range(2):
        war.total[side, arm] = 0
    for region in range(world.regions):
        war.land[side, region] = 0
    for leader in range(LEADERS):
        if world.figures[leader].side == side and war.leaders[leader].status == Status.ON_MAP:
            war.leaders[leader].status = Status.POOL
            war.leaders[leader].hex = NONE
            war.leaders[leader].points = 0
    if war.active == side:
        war.line = 0
        war.line_left = 0


@rule("9.12", "R47")
def veil(world: World, war: War, side: int) -> None:
    """With hidden stacks an enemy stack shows that it is there, not how strong; a shared hex is open to both."""
    for region in range(world.regions):
        war.land[side, region] = 0
    for arm in range(2):
        war.total[side, arm] = 0
    for h in range(HEXES):
        open_to_both = shared(world, war, side, h)
        for arm in range(2):
            if war.points[side, arm, h] > 0 and not open_to_both:
                war.points[side, arm, h] = 1
                war.veiled[h] = 1
            war.total[side, arm] += war.points[side, arm, h]
        if world.region[h] != NONE:
            war.land[side, world.region[h]] += war.points[side, LAND, h]
    if war.active == side and war.marching != NONE and not shared(world, war, side, war.leaders[war.marching].hex):
        war.force[LAND] = 0
        war.force[NAVAL] = 0
    if war.active == side:
        veil_service(world, war)


@rule("R47")
def veil_service(world: World, war: War) -> None:
    """Nor is it visible which points serve whom, except where both sides are."""
    place = war.tag_count - 1
    while place >= 0:
        if not shared(world, war, war.active, war.tags[place].hex):
            strike_out(war, place)
        place -= 1
    if not shared(world, war, war.active, world.syracuse_hex):
        for arm in range(2):
            war.sworn[arm] = NONE


@kernel
def shared(world: World, war: War, side: int, h: int) -> bool:
    """Whether the other side has a leader or points in a hex."""
    enemy = enemy_of(side)
    return any_leader(world, war, enemy, h) or combat_points(world, war, enemy, h) > 0
