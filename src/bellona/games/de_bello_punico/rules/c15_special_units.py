"""15 Special units: elephants under test, mercenaries in a charge."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import CARTHAGE, ELEPHANT, NONE, ROME, Ask, Battle, Box, Die, Field, Status
from .c02_components import enemy_holds, is_empty
from .c04_strategic_phase import check_point, real_points, spend
from .c06_movement import enter_hex, list_mover
from .c07_stacking import can_run_through
from .c11_panic import suffer
from .events import Cause, EventKind

CHARGES_PER_POINT = 2
CHARGE_BONUS = 2
CHARGE_PRICE_FROM = 5


class Temper(IntEnum):
    """Results of the elephant test."""

    CALM = 0
    HALTED = 1
    ENRAGED = 2
    STAMPEDE = 3


# Elephants: naming


@rule("4.8", "15.1a", "R36")
def check_elephant(field: Field, battle: Battle, unit: int) -> Refusal:
    """Whether a unit can be named for the test: an elephant on the map, once."""
    beast = battle.units[unit]
    if beast.status != Status.ON_MAP:
        return Refusal.NOT_ON_MAP
    if beast.side != CARTHAGE or field.kinds[beast.kind].arm != ELEPHANT:
        return Refusal.NOT_AN_ELEPHANT
    return Refusal.NAMED_ALREADY if beast.named else Refusal.NONE


@rule("4.8", "15.1a", "R4", "R36")
def check_test(field: Field, battle: Battle, unit: int) -> Refusal:
    """Every Elephants point names two elephants."""
    refusal = check_elephant(field, battle, unit)
    if refusal == Refusal.NONE and battle.named % 2 == 0:
        refusal = check_point(battle, ROME, Box.ELEPHANTS)
    return refusal


@rule("4.8", "15.1b", "17.1.3b")
def may_test(field: Field, battle: Battle) -> bool:
    """Whether Rome is asked: a marker on Elephants, an elephant to name, and no rule against it."""
    if not field.tests_allowed or battle.boxes[ROME, Box.ELEPHANTS] == 0:
        return False
    for unit in range(field.unit_count):
        if check_elephant(field, battle, unit) == Refusal.NONE:
            return True
    return False


@kernel
def list_tests(field: Field, battle: Battle, choices: Choices) -> None:
    """Every elephant that may be named."""
    for unit in range(field.unit_count):
        if check_test(field, battle, unit) == Refusal.NONE:
            offer(choices, Verb.TEST, unit, 0, 0)
    offer(choices, Verb.DONE, 0, 0, 0)


@rule("4.8", "R36")
def name_elephant(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """Name an elephant; naming ends automatically when no further one can be named, whatever the markers are."""
    if battle.named % 2 == 0:
        spend(battle, ROME, Box.ELEPHANTS)
    battle.named += 1
    battle.units[unit].named = battle.named
    emit(log, EventKind.TEST_NAMED, Cause.NONE, unit, 0, 0, 0)
    more = battle.named % 2 == 1 or battle.boxes[ROME, Box.ELEPHANTS] > 0
    if not more or not any_elephant_left(field, battle):
        battle.tests_over = 1


@kernel
def any_elephant_left(field: Field, battle: Battle) -> bool:
    """Whether an elephant on the map is still unnamed."""
    for unit in range(field.unit_count):
        if check_elephant(field, battle, unit) == Refusal.NONE:
            return True
    return False


# Elephants: results


@kernel
def next_test(field: Field, battle: Battle) -> int:
    """The named elephant to roll for next, or NONE."""
    found = NONE
    if battle.named == 0:
        return found
    for unit in range(field.unit_count):
        beast = battle.units[unit]
        if beast.named > 0 and beast.status == Status.ON_MAP:
            if found == NONE or beast.named < battle.units[found].named:
                found = unit
    return found


@rule("15.1a", "15.1b", "R36")
def roll_test(battle: Battle, unit: int, dice: Dice) -> None:
    """Roll for one elephant; the die may still be rerolled."""
    battle.units[unit].named = 0
    battle.testing = unit
    battle.die = Die.ELEPHANT
    battle.die_side = ROME
    battle.die_value = roll(dice, 6)
    battle.die_asked = 0


@rule("15.1c", "15.1d", "15.1e", "15.1f", "R37")
def suffer_test(field: Field, battle: Battle, log: Log) -> None:
    """The test die stands."""
    unit = battle.testing
    emit(log, EventKind.TEST_ROLLED, Cause.NONE, unit, battle.die_value, 0, 0)
    temper = field.elephant_results[battle.die_value]
    if temper == Temper.CALM:
        emit(log, EventKind.CALM, Cause.NONE, unit, 0, 0, 0)
        battle.testing = NONE
    elif temper == Temper.HALTED:
        battle.units[unit].halted = 1
        emit(log, EventKind.HALTED, Cause.NONE, unit, 0, 0, 0)
        battle.testing = NONE
    elif temper == Temper.ENRAGED:
        emit(log, EventKind.ENRAGED, Cause.NONE, unit, 0, 0, 0)
        battle.raging = unit
        battle.testing = NONE
        suffer(field, battle, unit, 1, Cause.ENRAGED, log)
    else:
        battle.units[unit].stampeding = 1
        emit(log, EventKind.STAMPEDES, Cause.NONE, unit, 0, 0, 0)


@rule("15.1e", "R38")
def can_rage_on(field: Field, battle: Battle, unit: int) -> bool:
    """Whether an enraged elephant continues straight ahead."""
    beast = battle.units[unit]
    if beast.stopped:
        return False
    to = field.neighbour[beast.hex, beast.facing]
    if to < 0 or field.cost[to] == 0 or field.cost[to] > beast.points or enemy_holds(battle, beast.side, to):
        return False
    if battle.guest == unit or is_empty(battle, beast.side, to):
        return True
    left = beast.points - field.cost[to]
    return can_run_through(field, battle, beast.side, to, beast.facing, left)


@rule("15.1e", "R38")
def rage_on(field: Field, battle: Battle, log: Log) -> None:
    """One hex of an enraged run, or its end; it may attack afterwards wherever it began."""
    unit = battle.raging
    beast = battle.units[unit]
    if beast.status == Status.ON_MAP and can_rage_on(field, battle, unit):
        enter_hex(field, battle, unit, beast.facing, log)
        return
    beast.moved = 1
    battle.raging = NONE


# Elephants: stampede


@rule("15.1f", "15.1h", "R39")
def list_stampede(field: Field, battle: Battle, choices: Choices) -> None:
    """What Rome may do with a stampeding elephant."""
    list_mover(field, battle, battle.testing, choices)
    offer(choices, Verb.HALT, battle.testing, 0, 0)


@rule("15.1g", "R39")
def runs_into(field: Field, battle: Battle, unit: int, victim: int) -> bool:
    """Whether a Carthaginian unit stands in a front hex of the elephant."""
    beast, other = battle.units[unit], battle.units[victim]
    if other.status != Status.ON_MAP or other.side != CARTHAGE:
        return False
    for direction in range(6):
        if is_front(beast.facing, direction) and field.neighbour[beast.hex, direction] == other.hex:
            return True
    return False


@kernel
def list_victims(field: Field, battle: Battle, choices: Choices) -> None:
    """The units a stampeding elephant may run into."""
    for unit in range(field.unit_count):
        if runs_into(field, battle, battle.testing, unit):
            offer(choices, Verb.VICTIM, unit, 0, 0)


@rule("15.1g", "R39")
def trample(field: Field, battle: Battle, victim: int, log: Log) -> None:
    """Elephant and victim take one Disorder each, and the stampede ends."""
    unit = battle.testing
    emit(log, EventKind.RAN_INTO, Cause.NONE, unit, victim, 0, 0)
    end_stampede(battle)
    suffer(field, battle, unit, 1, Cause.RAN_INTO, log)
    suffer(field, battle, victim, 1, Cause.RAN_INTO, log)


@kernel
def end_stampede(battle: Battle) -> None:
    """Rome is done with the elephant."""
    battle.units[battle.testing].moved = 1
    battle.testing = NONE
    battle.moving = NONE


@rule("15.1g", "R39")
def check_collision(field: Field, battle: Battle, log: Log) -> None:
    """After a step or turn: with points left and a Carthaginian in front, it runs into one of Rome's choice."""
    unit = battle.testing
    beast = battle.units[unit]
    if beast.points <= 0:
        end_stampede(battle)
        return
    victims = 0
    only = NONE
    for other in range(field.unit_count):
        if runs_into(field, battle, unit, other):
            victims += 1
            only = other
    if victims == 1:
        trample(field, battle, only, log)
    elif victims > 1:
        battle.ask = Ask.VICTIM
        battle.seat = ROME
    else:
        battle.ask = Ask.STAMPEDE
        battle.seat = ROME


# Mercenaries


@rule("4.1.1", "4.7", "15.2a", "15.2b", "R4", "R10")
def check_charge(field: Field, battle: Battle, unit: int) -> Refusal:
    """Whether an attacking unit may charge: a mercenary, with a charge left or a Furor point to open."""
    charger = battle.units[unit]
    if not field.kinds[charger.kind].mercenary:
        return Refusal.NOT_A_MERCENARY
    if charger.given:
        return Refusal.POINT_GIVEN_ALREADY
    if battle.charges > 0 or real_points(battle, charger.side, Box.FUROR) > 0:
        return Refusal.NONE
    return Refusal.ONLY_THE_VACUUS if battle.boxes[charger.side, Box.FUROR] > 0 else Refusal.NO_CHARGE_LEFT


@rule("4.7", "15.2a", "R41")
def spend_charge(battle: Battle, unit: int) -> None:
    """A charge is used up just before the dice are rolled: two per Furor point."""
    if battle.charges == 0:
        spend(battle, battle.units[unit].side, Box.FUROR)
        battle.charges = CHARGES_PER_POINT
    battle.charges -= 1
    battle.units[unit].given = 1


@rule("15.2c", "R41")
def pay_for_charge(field: Field, battle: Battle, unit: int, die: int, log: Log) -> None:
    """A natural 5 or 6 costs the charger one Disorder besides the result."""
    if die >= CHARGE_PRICE_FROM:
        suffer(field, battle, unit, 1, Cause.CHARGED, log)
