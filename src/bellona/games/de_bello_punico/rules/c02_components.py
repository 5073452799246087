"""2 Components: where pieces are, and what stands in a hex."""

from __future__ import annotations

from bellona.kernel.hexes import distance
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import COMMANDER, NONE, UNITS, Battle, Field, Life, Status


@kernel
def enemy_of(side: int) -> int:
    """The other side."""
    return 1 - side


@kernel
def is_unit(piece: int) -> bool:
    """Whether a piece is a unit rather than a commander."""
    return 0 <= piece < UNITS


@kernel
def on_map(battle: Battle, unit: int) -> bool:
    """Whether a unit is in a hex."""
    return battle.units[unit].status == Status.ON_MAP


@kernel
def add_zoc(field: Field, battle: Battle, unit: int, sign: int) -> None:
    """Count the front hexes of a unit into, or out of, its side's zone of control."""
    mover = battle.units[unit]
    for turn in range(-1, 2):
        front = field.neighbour[mover.hex, (mover.facing + turn + 6) % 6]
        if front >= 0:
            battle.zoc[mover.side, front] += sign


@rule("2.1", "8a", "8.2a", "11c", "R14")
def put(field: Field, battle: Battle, unit: int, at: int, facing: int) -> None:
    """Set a unit in a hex; inside a friend's hex it is only a guest."""
    placed = battle.units[unit]
    placed.status = Status.ON_MAP
    placed.hex = at
    placed.facing = facing
    if battle.at[at] == NONE:
        battle.at[at] = unit
    else:
        battle.guest = unit
    if not placed.panicked:
        add_zoc(field, battle, unit, 1)


@kernel
def release(battle: Battle, unit: int) -> None:
    """A unit gives up its hex; a guest there becomes its holder."""
    here = battle.units[unit].hex
    if battle.guest == unit:
        battle.guest = NONE
    elif battle.at[here] == unit:
        battle.at[here] = NONE
        if battle.guest != NONE and battle.units[battle.guest].hex == here:
            battle.at[here] = battle.guest
            battle.guest = NONE


@kernel
def lift(field: Field, battle: Battle, unit: int) -> None:
    """Take a unit out of its hex."""
    if not battle.units[unit].panicked:
        add_zoc(field, battle, unit, -1)
    release(battle, unit)


@kernel
def remove(field: Field, battle: Battle, unit: int, status: int) -> None:
    """Take a unit off the map."""
    lift(field, battle, unit)
    gone = battle.units[unit]
    gone.status = status
    gone.due = 0
    gone.hex = NONE


@kernel
def friend_at(battle: Battle, side: int, at: int) -> int:
    """The unit of a side that holds a hex, or NONE."""
    unit = battle.at[at]
    return unit if unit != NONE and battle.units[unit].side == side else NONE


@kernel
def commander_at(battle: Battle, side: int, at: int) -> bool:
    """Whether a side's commander is in a hex."""
    leader = battle.commanders[side]
    return leader.life == Life.ALIVE and leader.hex == at


@rule("7", "R31", "B2")
def enemy_holds(battle: Battle, side: int, at: int) -> bool:
    """Whether an enemy unit or a lone enemy commander keeps a side out of a hex."""
    unit = battle.at[at]
    if unit != NONE and battle.units[unit].side != side:
        return True
    return commander_at(battle, enemy_of(side), at)


@kernel
def is_empty(battle: Battle, side: int, at: int) -> bool:
    """Whether a unit of a side could stand in a hex."""
    return battle.at[at] == NONE and not commander_at(battle, enemy_of(side), at)


@kernel
def has_commander(battle: Battle, unit: int) -> bool:
    """Whether a unit's commander is stacked with it."""
    holder = battle.units[unit]
    return holder.hex >= 0 and battle.at[holder.hex] == unit and commander_at(battle, holder.side, holder.hex)


@kernel
def side_of(battle: Battle, piece: int) -> int:
    """Whose piece it is."""
    return battle.units[piece].side if is_unit(piece) else piece - COMMANDER


@kernel
def hex_of(battle: Battle, piece: int) -> int:
    """Where a piece is."""
    return battle.units[piece].hex if is_unit(piece) else battle.commanders[piece - COMMANDER].hex


@kernel
def gap(field: Field, a: int, b: int) -> int:
    """Hexes between two places."""
    return distance(field.q, field.r, a, b)
