"""10.21 to 10.24, 11.13, 11.17: the pugnae tabula, the things on it, and distances."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ...position.battlefield import (
    ARMS,
    CENTURIAE,
    LEADER,
    OFF,
    SIDE_UNITS,
    SQUARES,
    WIDEST,
    Battle,
    Ground,
    Standing,
    Unit,
)
from ...position.vocabulary import NONE, SIDES, TOWNS, Terrain
from ...position.world_record import World

FEW_UNITS, MANY_UNITS = 12, 24
FEATURE = 2
"""A colle or a silva is this many squares wide and deep."""
COLLES = (1, 3, 4)
SILVAE = (1, 2, 3)
"""By the terrain of the casella: planities, altopiano, mons."""


# Squares


@kernel
def square_at(column: int, row: int) -> int:
    """The square of a column and a row."""
    return row * WIDEST + column


@kernel
def column_of(square: int) -> int:
    """The column of a square."""
    return square % WIDEST


@kernel
def row_of(square: int) -> int:
    """The row of a square, from the edge of side 0."""
    return square // WIDEST


@rule("11.17")
def squares_between(a: int, b: int) -> int:
    """How many squares of 50 passi two squares are apart."""
    columns, rows = abs(column_of(a) - column_of(b)), abs(row_of(a) - row_of(b))
    return columns if columns > rows else rows


@kernel
def is_on_field(battle: Battle, column: int, row: int) -> bool:
    """Whether a column and a row lie on the field."""
    return 0 <= column < battle.front and 0 <= row < battle.depth


@kernel
def is_square(battle: Battle, square: int) -> bool:
    """Whether a number is a square of the field."""
    return 0 <= square < SQUARES and is_on_field(battle, column_of(square), row_of(square))


@kernel
def forward(side: int) -> int:
    """The step in rows towards the enemy's edge."""
    return 1 if side == 0 else -1


@kernel
def edge_row(battle: Battle, side: int) -> int:
    """The row of a side's own edge."""
    return 0 if side == 0 else battle.depth - 1


@rule("D61")
def in_zone(battle: Battle, side: int, square: int) -> bool:
    """Whether a square lies in the zone in which a side deploys."""
    return is_square(battle, square) and abs(row_of(square) - edge_row(battle, side)) < battle.zone


@kernel
def front_row(battle: Battle, side: int) -> int:
    """The foremost row of a side's zone."""
    return edge_row(battle, side) + forward(side) * (battle.zone - 1)


# Units


@kernel
def side_of(unit: int) -> int:
    """The side of a unit."""
    return unit // SIDE_UNITS


@kernel
def first_unit(side: int) -> int:
    """The first place of a side's units."""
    return side * SIDE_UNITS


@kernel
def last_unit(battle: Battle, side: int) -> int:
    """The place after the last that a side uses."""
    return side * SIDE_UNITS + battle.count[side]


@kernel
def stands(unit: Unit) -> bool:
    """Whether a unit or a commander is on the field, if only waiting at its edge."""
    return unit.standing == Standing.FIELD or unit.standing == Standing.EDGE


@kernel
def is_troop(unit: Unit) -> bool:
    """Whether it is a unit that stands on the field, and no commander."""
    return stands(unit) and unit.arm != LEADER


@kernel
def strength(unit: Unit) -> int:
    """How many centuriae of a unit are left."""
    alive = 0
    for place in range(CENTURIAE):
        alive += unit.alive[place]
    return alive


@kernel
def damage(unit: Unit) -> int:
    """The points on the centuriae that are left of a unit."""
    points = 0
    for place in range(CENTURIAE):
        if unit.alive[place]:
            points += unit.points[place]
    return points


@kernel
def troops(battle: Battle, side: int) -> int:
    """How many units of a side stand on the field."""
    found = 0
    for number in range(first_unit(side), last_unit(battle, side)):
        if is_troop(battle.units[number]):
            found += 1
    return found


@kernel
def commander(battle: Battle, side: int) -> int:
    """The commander of a side if he is on the field, NONE."""
    number = first_unit(side)
    unit = battle.units[number]
    return number if battle.count[side] > 0 and unit.arm == LEADER and stands(unit) else NONE


@kernel
def put(battle: Battle, number: int, square: int) -> None:
    """Set a unit on a square."""
    battle.units[number].square = square
    battle.occupant[square] = number


@kernel
def lift(battle: Battle, number: int) -> None:
    """Take a unit off its square."""
    unit = battle.units[number]
    if unit.square != OFF:
        battle.occupant[unit.square] = NONE
        unit.square = OFF


@kernel
def has_enemy_beside(battle: Battle, side: int, square: int) -> bool:
    """Whether a unit of the other side, or its commander, stands next to a square."""
    column, row = column_of(square), row_of(square)
    for across in range(-1, 2):
        for along in range(-1, 2):
            if is_on_field(battle, column + across, row + along):
                found = battle.occupant[square_at(column + across, row + along)]
                if found != NONE and side_of(found) != side:
                    return True
    return False


# Building the field


@rule("10.21", "11.9", "11.12")
def units_in(battle: Battle, side: int) -> int:
    """How many units the centuriae written down by a side make, two in each."""
    total = 0
    for arm in range(ARMS):
        total += (reserve(battle, side, arm) + 1) // CENTURIAE
    return total


@kernel
def reserve(battle: Battle, side: int, arm: int) -> int:
    """How many centuriae of an arm a side has still to deploy."""
    found = 0
    for home in range(TOWNS):
        found += battle.levy[side, home, arm]
    return found


@rule("10.21", "10.22", "10.23", "D60", "D61")
def measure(units: int) -> tuple[int, int, int]:
    """Front, depth and depth of the zones of the field for this many units of both armies."""
    if units < FEW_UNITS:
        return 16, 12, 2
    if units <= MANY_UNITS:
        return 16, 24, 8
    return 24, 16, 4


@rule("10.2", "10.21", "10.24")
def build_field(world: World, battle: Battle, dice: Dice) -> None:
    """Assemble the field for the two armies, with what stands on it."""
    front, depth, zone = measure(units_in(battle, 0) + units_in(battle, 1))
    battle.front = front
    battle.depth = depth
    battle.zone = zone
    for square in range(SQUARES):
        battle.terrain[square] = Ground.OPEN
        battle.occupant[square] = NONE
    battle.stream = NONE
    for side in range(SIDES):
        if world.river[battle.cell, side]:
            battle.stream = depth // 2
    if battle.stream != NONE:
        for column in range(front):
            battle.terrain[square_at(column, depth // 2)] = Ground.STREAM
    terrain = world.terrain[battle.cell]
    hilly = terrain if terrain <= Terrain.MONS else 0
    for _ in range(COLLES[hilly]):
        lay_feature(battle, Ground.COLLE, dice)
    for _ in range(SILVAE[hilly]):
        lay_feature(battle, Ground.SILVA, dice)


@rule("11.13", "B34")
def lay_feature(battle: Battle, ground: int, dice: Dice) -> None:
    """Place a colle or a silva by lot, outside the two middle rows; if its place is taken it moves on to the next."""
    columns, rows = battle.front - 1, battle.depth - 4
    across = roll(dice, columns) - 1
    place = (roll(dice, rows) - 1) * columns + across
    for _ in range(columns * rows):
        column, row = place % columns, place // columns
        if row >= rows // 2:
            row += 3
        if feature_fits(battle, column, row):
            for square in range(FEATURE * FEATURE):
                battle.terrain[square_at(column + square % FEATURE, row + square // FEATURE)] = ground
            return
        place = (place + 1) % (columns * rows)


@kernel
def feature_fits(battle: Battle, column: int, row: int) -> bool:
    """Whether nothing else lies on the squares of a feature."""
    for square in range(FEATURE * FEATURE):
        if battle.terrain[square_at(column + square % FEATURE, row + square // FEATURE)] != Ground.OPEN:
            return False
    return True


@rule("10.24")
def choose_edge(battle: Battle, near: int) -> None:
    """The defender takes the far edge, or the near one: then the ground is seen from there."""
    battle.turned = near
    if not near:
        return
    front, depth = battle.front, battle.depth
    for place in range(front * depth // 2):
        here = square_at(place % front, place // front)
        there = square_at(front - 1 - place % front, depth - 1 - place // front)
        kept = battle.terrain[here]
        battle.terrain[here] = battle.terrain[there]
        battle.terrain[there] = kept
    if battle.stream != NONE:
        battle.stream = depth - 1 - battle.stream
