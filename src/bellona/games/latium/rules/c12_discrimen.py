"""12, discrimen: whether a unit that has lost a centuria holds."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.battlefield import Battle, Shaken
from ..position.records import Realm
from ..position.vocabulary import NONE, Ask, God, Signum
from ..position.world_record import World
from .c03_signa.deck import figure
from .c06_gods import protector
from .c11_battle.field import damage, first_unit, is_troop, last_unit, side_of, stands
from .c11_battle.losses import retreat, rout
from .c11_battle.movement import commander_behind
from .c11_battle.signa import put, show
from .events import Cause, EventKind, Part

DIE = 4
TABLE = (-2, -1, 1, 2)
ROUT_AT, FALL_BACK_AT = 1, 3
"""At or below these scores."""


@rule("12.1", "11.38", "B36")
def must_stand(battle: Battle, number: int) -> bool:
    """Whether a unit has a discrimen to stand."""
    return battle.units[number].shaken != 0 and stands(battle.units[number])


@rule("12.1")
def ripen(battle: Battle) -> None:
    """An action begins: shaken units take their discrimen at its end at the latest."""
    for side in range(2):
        for number in range(first_unit(side), last_unit(battle, side)):
            if battle.units[number].shaken:
                battle.units[number].shaken |= Shaken.RIPE


@rule("12.1")
def next_ripe(battle: Battle) -> int:
    """A unit that may put its discrimen off no longer, NONE."""
    for side in range(2):
        for number in range(first_unit(side), last_unit(battle, side)):
            unit = battle.units[number]
            if unit.shaken & Shaken.RIPE and is_troop(unit):
                return number
    return NONE


@rule("12.2", "D23")
def go_on_discrimen(world: World, realm: Realm, dice: Dice, log: Log) -> int:
    """The owner may play Constantia, if he has Signa; then the die falls."""
    battle = realm.battle
    side = side_of(battle.testing)
    if battle.signa_count[side] > 0:
        return put(realm, Ask.CONSTANTIA, 1 << side)
    stand(realm, 0, dice, log)
    return 0


@rule("D23")
def play_constantia(world: World, realm: Realm, side: int, raised: int, dice: Dice, log: Log) -> None:
    """Constantia adds to the die or, raised, makes it needless."""
    kind = Signum.CONSTANTIA
    number = realm.battle.testing
    if show(world, realm, side, kind, raised, log):
        realm.battle.units[number].shaken = 0
        realm.battle.testing = NONE
        emit(log, EventKind.DISCRIMEN_SPARED, 0, number, 0, 0, 0)
    else:
        stand(realm, figure(world, kind, False), dice, log)


@rule("12.2", "12.3", "12.4", "12.5", "12.6", "12.7", "D69", "D70")
def stand(realm: Realm, constantia: int, dice: Dice, log: Log) -> None:
    """Roll, and see whether the unit holds, falls back or routs."""
    battle = realm.battle
    number = battle.testing
    battle.testing = NONE
    die = roll(dice, DIE)
    score = die + TABLE[die - 1] + modifiers(realm, number) + constantia
    emit(log, EventKind.DISCRIMEN_STOOD, 0, number, die, score, 0)
    emit(log, EventKind.MODIFIER, 0, Part.TABLE_1 + die - 1, TABLE[die - 1], 0, 0)
    tell_modifiers(realm, number, constantia, log)
    battle.units[number].shaken = 0
    if score <= ROUT_AT:
        rout(battle, number, log)
    elif score <= FALL_BACK_AT:
        retreat(battle, number, Cause.DISCRIMEN, log)
    else:
        emit(log, EventKind.UNIT_HELD, 0, number, 0, 0, 0)


@rule("11.23", "D69")
def modifiers(realm: Realm, number: int) -> int:
    """What is added to the score of a unit."""
    battle = realm.battle
    rear = battle.units[number].shaken & Shaken.REAR
    total = battle.steadiness[side_of(number)] - damage(battle.units[number])
    total += 1 if commander_behind(battle, number) else 0
    total += 1 if is_under_mars(realm, side_of(number)) else 0
    return total - 1 if rear else total


@rule("D69")
def is_under_mars(realm: Realm, side: int) -> bool:
    """Whether Mars is the Protector of the Rex of a side."""
    seat = realm.battle.seat[side]
    return seat != NONE and protector(realm, seat) == God.MARS


@kernel
def tell_modifiers(realm: Realm, number: int, constantia: int, log: Log) -> None:
    """Report what was added to a score, part by part."""
    battle = realm.battle
    tell_part(Part.COMMANDER_BEHIND, 1 if commander_behind(battle, number) else 0, log)
    tell_part(Part.DAMAGE, -damage(battle.units[number]), log)
    tell_part(Part.PROTECTOR_MARS, 1 if is_under_mars(realm, side_of(number)) else 0, log)
    tell_part(Part.REAR_ATTACK, -1 if battle.units[number].shaken & Shaken.REAR else 0, log)
    tell_part(Part.WAR_OMEN, battle.steadiness[side_of(number)], log)
    tell_part(Part.CONSTANTIA, constantia, log)


@kernel
def tell_part(part: int, number: int, log: Log) -> None:
    """Report one part of a score, unless it is zero."""
    if number:
        emit(log, EventKind.MODIFIER, 0, part, number, 0, 0)
