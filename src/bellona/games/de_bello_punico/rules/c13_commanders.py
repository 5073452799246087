"""13 Commanders: radius, casualty rolls, retreat and refuge."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import BOXES, CARTHAGE, COMMANDER, NONE, Ask, Battle, Die, Field, Life, Status
from .c02_components import commander_at, enemy_holds, enemy_of, friend_at, gap, has_commander, is_empty
from .events import Cause, EventKind

REFUGE_RANGE = 6


@rule("4.3c", "4.4c", "12b", "13c", "R9", "R32")
def in_radius(field: Field, battle: Battle, unit: int) -> bool:
    """Whether a unit is inside its commander's radius: twice his points, through anything."""
    led = battle.units[unit]
    leader = battle.commanders[led.side]
    if leader.life != Life.ALIVE or leader.hex < 0:
        return False
    return gap(field, leader.hex, led.hex) <= field.radius_per_point * field.points[led.side]


@rule("10.3e", "13e")
def commander_bonus(battle: Battle, unit: int) -> int:
    """One more in combat for the unit its commander is stacked with."""
    return 1 if has_commander(battle, unit) else 0


@rule("13f", "R17")
def shake_commander(battle: Battle, unit: int) -> None:
    """A unit with its commander took Disorder: he must roll, once for each event."""
    if has_commander(battle, unit):
        battle.commanders[battle.units[unit].side].shaken = 1


@rule("13f")
def roll_casualty(battle: Battle, side: int, dice: Dice, log: Log) -> None:
    """Roll for a shaken commander; the die may still be rerolled."""
    battle.commanders[side].shaken = 0
    battle.die = Die.CASUALTY
    battle.die_side = side
    battle.die_value = roll(dice, 6)
    battle.die_asked = 0
    emit(log, EventKind.COMMANDER_ROLLED, Cause.NONE, side, battle.die_value, 0, 0)


@rule("13h", "R32", "B4")
def void_points(field: Field, battle: Battle, side: int) -> None:
    """The command points of a side have no effect any more: those on boxes, Combat points given, charges opened."""
    battle.unplaced[side] = 0
    battle.vacuus[side] = NONE
    for box in range(BOXES):
        battle.boxes[side, box] = 0
    for unit in range(field.unit_count):
        if battle.units[unit].side == side:
            battle.units[unit].backed = 0
    if side == CARTHAGE:
        battle.charges = 0


@rule("13f", "16.1c")
def kill_commander(field: Field, battle: Battle, side: int, cause: int, log: Log) -> None:
    """A commander falls: five rout points, and his side's command points have no effect any more."""
    leader = battle.commanders[side]
    leader.life = Life.DEAD
    leader.hex = NONE
    leader.shaken = 0
    leader.adrift = 0
    battle.rout[side] += field.commander_rout_points
    void_points(field, battle, side)
    emit(log, EventKind.COMMANDER_DIED, cause, side, battle.rout[side], 0, 0)


@rule("13f")
def suffer_casualty(field: Field, battle: Battle, log: Log) -> None:
    """The casualty die stands."""
    side = battle.die_side
    if field.commander_dies[battle.die_value] == 1:
        kill_commander(field, battle, side, Cause.CASUALTY, log)


@kernel
def move_commander(battle: Battle, side: int, to: int, cause: int, log: Log) -> None:
    """A commander goes to a hex out of turn."""
    leader = battle.commanders[side]
    emit(log, EventKind.COMMANDER_WENT, cause, side, leader.hex, to, 0)
    leader.hex = to
    leader.adrift = 0


@rule("13g", "R30")
def abandon_commander(battle: Battle, unit: int) -> None:
    """A commander does not go with a unit that flees or is lost."""
    if has_commander(battle, unit):
        battle.commanders[battle.units[unit].side].adrift = 1


@rule("13d", "R30")
def can_escape_to(field: Field, battle: Battle, side: int, to: int) -> bool:
    """Whether an attacked commander may retreat to an adjacent hex: empty, or with a friend."""
    return to >= 0 and field.cost[to] > 0 and not enemy_holds(battle, side, to)


@kernel
def can_escape(field: Field, battle: Battle, side: int) -> bool:
    """Whether an attacked commander has anywhere to go."""
    leader = battle.commanders[side]
    for direction in range(6):
        if can_escape_to(field, battle, side, field.neighbour[leader.hex, direction]):
            return True
    return False


@kernel
def is_adjacent(field: Field, a: int, b: int) -> bool:
    """Whether two places are neighbours."""
    return a >= 0 and b >= 0 and a < field.hexes and b < field.hexes and gap(field, a, b) == 1


@rule("13d", "R30")
def check_escape(field: Field, battle: Battle, action: Action) -> Refusal:
    """A commander beside his unit may escape or stand; alone he must escape."""
    alone = battle.attack.target >= COMMANDER
    if action.verb == Verb.STAND:
        return Refusal.MUST_ESCAPE if alone else Refusal.NONE
    here = battle.commanders[battle.seat].hex
    if not is_adjacent(field, here, action.at) or not can_escape_to(field, battle, battle.seat, action.at):
        return Refusal.NO_ESCAPE_THERE
    return Refusal.NONE


@kernel
def list_escapes(field: Field, battle: Battle, choices: Choices) -> None:
    """Everywhere an attacked commander may go."""
    here = battle.commanders[battle.seat].hex
    for direction in range(6):
        to = field.neighbour[here, direction]
        if can_escape_to(field, battle, battle.seat, to):
            offer(choices, Verb.ESCAPE, 0, to, 0)
    if battle.attack.target < COMMANDER:
        offer(choices, Verb.STAND, 0, 0, 0)


@rule("13g", "R30")
def refuge_range(field: Field, battle: Battle, side: int) -> int:
    """How far the nearest steady friend is; 0 if there is none within six hexes."""
    here = battle.commanders[side].hex
    nearest = 0
    for unit in range(field.unit_count):
        friend = battle.units[unit]
        if friend.side == side and friend.status == Status.ON_MAP and not friend.panicked:
            away = gap(field, here, friend.hex)
            if 0 < away <= REFUGE_RANGE and (nearest == 0 or away < nearest):
                nearest = away
    return nearest


@rule("13g", "R30")
def is_refuge(field: Field, battle: Battle, side: int, to: int, nearest: int) -> bool:
    """Whether a commander whose unit is lost may go to this hex, the nearest steady friend being that far."""
    if to < 0 or to >= field.hexes:
        return False
    here = battle.commanders[side].hex
    if nearest > 0:
        friend = friend_at(battle, side, to)
        return friend >= 0 and not battle.units[friend].panicked and gap(field, here, to) == nearest
    return gap(field, here, to) == 1 and field.cost[to] > 0 and is_empty(battle, side, to)


@kernel
def list_refuges(field: Field, battle: Battle, choices: Choices) -> None:
    """Every hex a lost commander may go to."""
    nearest = refuge_range(field, battle, battle.seat)
    for to in range(field.hexes):
        if is_refuge(field, battle, battle.seat, to, nearest):
            offer(choices, Verb.REFUGE, 0, to, 0)


@rule("13g", "R30")
def settle_adrift(field: Field, battle: Battle, side: int, log: Log) -> None:
    """A commander without his unit finds refuge: at once if there is one place, else by choice, else he is lost."""
    leader = battle.commanders[side]
    if battle.at[leader.hex] >= 0 and battle.units[battle.at[leader.hex]].side == side:
        if not battle.units[battle.at[leader.hex]].panicked:
            leader.adrift = 0
            return
    places = 0
    only = NONE
    nearest = refuge_range(field, battle, side)
    for to in range(field.hexes):
        if is_refuge(field, battle, side, to, nearest):
            places += 1
            only = to
    if places == 0:
        kill_commander(field, battle, side, Cause.NO_ESCAPE, log)
    elif places == 1:
        move_commander(battle, side, only, Cause.NONE, log)
    else:
        battle.ask = Ask.REFUGE
        battle.seat = side


@rule("R31")
def commander_blocked(field: Field, battle: Battle, side: int, to: int) -> bool:
    """Whether an enemy keeps a commander out of a hex."""
    return enemy_holds(battle, side, to) or commander_at(battle, enemy_of(side), to)
