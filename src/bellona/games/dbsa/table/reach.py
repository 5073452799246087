"""How far elements can go: in every direction, or to every square of a coarse grid."""

from __future__ import annotations

from typing import Any

from bellona.kernel.jit import kernel
from bellona.kernel.plane import QUARTER, TURN, along, distance, quotient
from bellona.kernel.record import Array, i4, one, record, times

from ..actions.checking import examine
from ..actions.moves import Action, LegKind, Verb
from ..planning.sketching import cut_legs, farthest_of, set_leg
from ..position.bases import depth_of
from ..position.records import ARMY, NONE, PACE, Ask, Battle, Status, World
from ..rules.c03_moves.groups import count_of, first_of, front_rank
from ..rules.c03_moves.legs import leg_end
from ..text.notation import ELEMENT_NAMES, write_place
from .terminal import MOST_SQUARES, square_name, square_of

DIRECTIONS = 48
PARTS = 8
"""At how many places a path is tried before the place where it fails is bisected."""
FINE = 10
"""How exactly the widest wheel is found: to a tenth of a degree."""


@record
class Fan:
    """The places farthest away that can be reached, one after another round the start."""

    count: i4
    x: Array[i4] = times(DIRECTIONS)
    y: Array[i4] = times(DIRECTIONS)
    cost: Array[i4] = times(MOST_SQUARES, MOST_SQUARES)
    """The cost of reaching a square, by column and row; NONE if it is out of reach."""
    tried: Action


@kernel
def begin_try(fan: Fan, movers: int, legs: int) -> None:
    """A move of these elements with this many legs, all to be written."""
    tried = fan.tried
    tried.verb = Verb.MOVE
    tried.movers = movers
    tried.lead = 0
    tried.extra = 0
    cut_legs(tried, legs)


@kernel
def spread_fan(world: World, battle: Battle, movers: int, fan: Fan) -> None:
    """Find the places: of one element straight or oblique all round, of a group straight ahead after every wheel."""
    fan.count = 0
    if count_of(movers) == 1:
        fan_of_one(world, battle, movers, fan)
    else:
        fan_of_group(world, battle, movers, fan)


@kernel
def add_place(fan: Fan, x: int, y: int) -> None:
    """One more place."""
    fan.x[fan.count] = x
    fan.y[fan.count] = y
    fan.count += 1


@kernel
def fan_of_one(world: World, battle: Battle, movers: int, fan: Fan) -> None:
    """The farthest places of an element that does not turn."""
    here = battle.elements[first_of(battle.active, movers)]
    x, y, facing = here.x, here.y, here.facing
    whole = farthest_of(world, battle, movers)
    begin_try(fan, movers, 1)
    for number in range(DIRECTIONS):
        far_x, far_y = along(x, y, facing + TURN * number // DIRECTIONS, whole)
        part = longest_straight(world, battle, fan.tried, x, y, far_x, far_y, whole)
        add_place(fan, x + quotient((far_x - x) * part, whole), y + quotient((far_y - y) * part, whole))


@kernel
def longest_straight(
    world: World, battle: Battle, tried: Action, x: int, y: int, far_x: int, far_y: int, whole: int
) -> int:
    """How much of a straight path is allowed, to about a pace."""
    free, barred = 0, whole
    for number in range(PARTS, 0, -1):
        part = whole * number // PARTS
        if may_go(world, battle, tried, x, y, far_x, far_y, part, whole):
            free = part
            break
        barred = part
    while free < whole and barred - free > PACE:
        half = (free + barred) // 2
        if may_go(world, battle, tried, x, y, far_x, far_y, half, whole):
            free = half
        else:
            barred = half
    return free


@kernel
def may_go(
    world: World, battle: Battle, tried: Action, x: int, y: int, far_x: int, far_y: int, part: int, whole: int
) -> bool:
    """Whether so much of a straight way is allowed."""
    to_x, to_y = x + quotient((far_x - x) * part, whole), y + quotient((far_y - y) * part, whole)
    set_leg(tried, 0, LegKind.TO, to_x, to_y, 0)
    return examine(world, battle, tried)[0] == 0


@kernel
def fan_of_group(world: World, battle: Battle, movers: int, fan: Fan) -> None:
    """Where the middle of a group's front gets to: the left wheels first, each followed by a straight advance."""
    front = front_rank(world, battle, battle.active, movers)
    add_place(fan, (front.left_x + front.right_x) // 2, (front.left_y + front.right_y) // 2)
    wheels = DIRECTIONS // 2 - 1
    widest = widest_wheel(world, battle, movers, fan, LegKind.LEFT)
    for number in range(wheels, 0, -1):
        advance(world, battle, movers, fan, LegKind.LEFT, widest * number // wheels)
    advance(world, battle, movers, fan, LegKind.LEFT, 0)
    widest = widest_wheel(world, battle, movers, fan, LegKind.RIGHT)
    for number in range(1, wheels + 1):
        advance(world, battle, movers, fan, LegKind.RIGHT, widest * number // wheels)


@kernel
def widest_wheel(world: World, battle: Battle, movers: int, fan: Fan, kind: int) -> int:
    """The widest wheel that a group may make, up to a quarter turn."""
    begin_try(fan, movers, 1)
    free, barred = 0, QUARTER + 1
    while barred - free > FINE:
        half = (free + barred) // 2
        set_leg(fan.tried, 0, kind, 0, 0, half)
        if examine(world, battle, fan.tried)[0] == 0:
            free = half
        else:
            barred = half
    return free


@kernel
def advance(world: World, battle: Battle, movers: int, fan: Fan, kind: int, turn: int) -> None:
    """Note how far the middle of the front gets after a wheel."""
    front = front_rank(world, battle, battle.active, movers)
    lead = battle.elements[first_of(battle.active, movers)]
    x, y, facing = lead.x, lead.y, lead.facing
    legs = 2 if turn > 0 else 1
    begin_try(fan, movers, legs)
    if turn > 0:
        set_leg(fan.tried, 0, kind, 0, 0, turn)
        x, y, facing, front = leg_end(fan.tried.legs[0], x, y, facing, front)
    ahead = longest_advance(world, battle, fan.tried, legs - 1, farthest_of(world, battle, movers))
    if turn > 0 or ahead > 0:
        mid_x, mid_y = along((front.left_x + front.right_x) // 2, (front.left_y + front.right_y) // 2, facing, ahead)
        add_place(fan, mid_x, mid_y)


@kernel
def longest_advance(world: World, battle: Battle, tried: Action, last: int, whole: int) -> int:
    """How far straight ahead is allowed as the last leg, to a pace or so."""
    free, barred = 0, whole + PACE
    while barred - free > PACE:
        half = (free + barred) // 2
        set_leg(tried, last, LegKind.AHEAD, half, 0, 0)
        if examine(world, battle, tried)[0] == 0:
            free = half
        else:
            barred = half
    return free


# Squares


TENS = 10 * PACE
"""The terminal's map shows distances in tens of paces."""


def reach(setting: Any, battle: Battle, name: str) -> dict[str, dict[str, Any]]:
    """The squares that an element can reach without turning, and the orders for it."""
    e = ELEMENT_NAMES.index(name) if name in ELEMENT_NAMES else NONE
    if e == NONE or battle.ask != Ask.MOVE or battle.active != e // ARMY:
        return {}
    if battle.elements[e].status != Status.ON_BOARD or battle.elements[e].moved:
        return {}
    world, side = setting.world, square_of(setting.world)
    fan: Any = one(Fan)
    reach_squares(world, battle, e, side, fan)
    found = {}
    for column, costs in enumerate(fan.cost.tolist()):
        for row, cost in enumerate(costs):
            if cost != NONE:
                x, y = place_in(world, battle, e, side, column, row)
                square = square_name(world, column * side + side // 2, int(world.height) - row * side - side // 2)
                found[square] = {"cost": -(-cost // TENS), "orders": [f"move {name} to {write_place(x, y)}"]}
    return found


@kernel
def place_in(world: World, battle: Battle, e: int, side: int, column: int, row: int) -> tuple[int, int]:
    """Where an element's front midpoint is when its middle is in the middle of a square."""
    x, y = column * side + side // 2, world.height - row * side - side // 2
    return along(x, y, battle.elements[e].facing, depth_of(world, battle, e) // 2)


@kernel
def reach_squares(world: World, battle: Battle, e: int, side: int, fan: Fan) -> None:
    """Find the cost for an element to reach the middle of each square."""
    here = battle.elements[e]
    movers = 1 << (e % ARMY)
    farthest = farthest_of(world, battle, movers)
    begin_try(fan, movers, 1)
    for column in range(MOST_SQUARES):
        for row in range(MOST_SQUARES):
            fan.cost[column, row] = NONE
            x, y = place_in(world, battle, e, side, column, row)
            far = distance(here.x, here.y, x, y)
            if far <= farthest and x < world.width and y > 0:
                set_leg(fan.tried, 0, LegKind.TO, x, y, 0)
                if examine(world, battle, fan.tried)[0] == 0:
                    fan.cost[column, row] = far
