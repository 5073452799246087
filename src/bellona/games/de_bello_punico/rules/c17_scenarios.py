"""17 Scenarios: setting up a battle."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices, offer
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import CARTHAGE, NONE, Ask, Battle, Field, Life, Phase, Status
from .c02_components import enemy_of, is_unit, put, remove
from .events import Cause, EventKind


@rule("2.1", "13a", "17", "17.1.3a", "R20", "R46")
def muster(field: Field, battle: Battle) -> None:
    """An empty map, the units of the scenario in place wherever their type leaves no choice."""
    clear(battle)
    battle.scenario = field.scenario
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        soldier.kind = field.unit_kind[unit]
        soldier.side = field.unit_side[unit]
        soldier.number = field.unit_number[unit]
        soldier.disorder = field.unit_disorder[unit]
        soldier.status = Status.WAITING
        if not has_choice(field, unit):
            put(field, battle, unit, field.unit_hex[unit], field.facing[soldier.side])


@kernel
def clear(battle: Battle) -> None:
    """No pieces, no markers, nothing in progress."""
    for h in range(battle.at.shape[0]):
        battle.at[h] = NONE
    for unit in range(battle.units.shape[0]):
        battle.units[unit].hex = NONE
        battle.units[unit].exit_hex = NONE
    for side in range(2):
        battle.commanders[side].hex = NONE
        battle.vacuus[side] = NONE
    battle.first = NONE
    battle.winner = NONE
    battle.moving = NONE
    battle.guest = NONE
    battle.testing = NONE
    battle.raging = NONE
    battle.shooter = NONE
    battle.shot_at = NONE
    battle.pursuer = NONE
    battle.quarry = NONE
    battle.attack.attacker = NONE
    battle.attack.target = NONE
    battle.attack.hex = NONE
    battle.phase = Phase.SETUP


@rule("17.1.2b", "17.2.2", "R46")
def has_choice(field: Field, unit: int) -> bool:
    """Whether a unit's type has more set-up hexes than units."""
    group = field.unit_group[unit]
    return field.group_size[group] > field.group_units[group]


@kernel
def next_to_deploy(field: Field, battle: Battle, side: int) -> int:
    """The next unit of a side that is still to be placed, or NONE."""
    for unit in range(field.unit_count):
        if battle.units[unit].side == side and battle.units[unit].status == Status.WAITING:
            return unit
    return NONE


@rule("17.1.2c", "17.1.2d", "17.1.3c", "17.3.2", "17.4.2", "R45", "R46")
def go_on_with_setup(field: Field, battle: Battle) -> bool:
    """Ask for the next piece of the set-up, one side after the other; False when both are ready."""
    for turn in range(2):
        side = field.setup_first if turn == 0 else enemy_of(field.setup_first)
        if battle.ready[side]:
            continue
        battle.seat = side
        if next_to_deploy(field, battle, side) != NONE:
            battle.ask = Ask.DEPLOY
        elif field.ambush and side == CARTHAGE and not battle.hold_asked:
            battle.ask = Ask.HOLD
        else:
            battle.ask = Ask.POST
        return True
    return False


@rule("17.1.2a", "17.1.2b", "17.2.2")
def check_deploy(field: Field, battle: Battle, action: Action) -> Refusal:
    """A unit goes on a free set-up hex of its type."""
    if action.unit != next_to_deploy(field, battle, battle.seat):
        return Refusal.NOT_TO_DEPLOY
    group = field.unit_group[action.unit]
    for place in range(field.group_size[group]):
        if field.group_hex[group, place] == action.at:
            return Refusal.NONE if battle.at[action.at] == NONE else Refusal.SETUP_HEX_TAKEN
    return Refusal.WRONG_SETUP_HEX


@kernel
def list_deployments(field: Field, battle: Battle, choices: Choices) -> None:
    """Every free hex for the next unit, and the suggestion for all that is left."""
    offer(choices, Verb.SUGGESTED, 0, 0, 0)
    unit = next_to_deploy(field, battle, battle.seat)
    group = field.unit_group[unit]
    for place in range(field.group_size[group]):
        if battle.at[field.group_hex[group, place]] == NONE:
            offer(choices, Verb.DEPLOY, unit, field.group_hex[group, place], 0)


@kernel
def deploy(field: Field, battle: Battle, unit: int, at: int, log: Log) -> None:
    """Put a unit on its set-up hex."""
    put(field, battle, unit, at, field.facing[battle.units[unit].side])
    emit(log, EventKind.DEPLOYED, Cause.NONE, unit, at, 0, 0)


@kernel
def suggested_hex(field: Field, battle: Battle, unit: int) -> int:
    """Where a unit is suggested to stand, or the first free hex of its type."""
    if battle.at[field.unit_hex[unit]] == NONE:
        return field.unit_hex[unit]
    group = field.unit_group[unit]
    for place in range(field.group_size[group]):
        if battle.at[field.group_hex[group, place]] == NONE:
            return field.group_hex[group, place]
    return NONE


@kernel
def deploy_suggested(field: Field, battle: Battle, log: Log) -> None:
    """Take the suggestion for everything a side has still to set up."""
    side = battle.seat
    while True:
        unit = next_to_deploy(field, battle, side)
        if unit == NONE:
            break
        deploy(field, battle, unit, suggested_hex(field, battle, unit), log)
    battle.hold_asked = 1 if side == CARTHAGE else battle.hold_asked
    post(battle, field.commander_unit[side], log)


@rule("17.1.3c")
def check_hold(field: Field, battle: Battle, unit: int) -> Refusal:
    """Carthage may keep one unit of Numidian horse out of the set-up, or none."""
    if unit == NONE:
        return Refusal.NONE
    rider = battle.units[unit]
    if rider.side != CARTHAGE or rider.status != Status.ON_MAP or rider.kind != field.ambush - 1:
        return Refusal.NOT_AN_AMBUSHER
    return Refusal.NONE


@kernel
def list_holds(field: Field, battle: Battle, choices: Choices) -> None:
    """Which unit to keep for the ambush."""
    offer(choices, Verb.SUGGESTED, 0, 0, 0)
    offer(choices, Verb.HOLD, NONE, 0, 0)
    for unit in range(field.unit_count):
        if check_hold(field, battle, unit) == Refusal.NONE:
            offer(choices, Verb.HOLD, unit, 0, 0)


@rule("17.1.3c")
def hold(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """Keep a unit off the map for the ambush."""
    battle.hold_asked = 1
    if unit != NONE:
        remove(field, battle, unit, Status.HELD)
        emit(log, EventKind.HELD_BACK, Cause.NONE, unit, 0, 0, 0)


@rule("17.1.2d", "17.3.2", "17.4.2", "R45")
def check_post(battle: Battle, unit: int) -> Refusal:
    """A commander starts on a unit of his own."""
    if not is_unit(unit) or battle.units[unit].status != Status.ON_MAP:
        return Refusal.COMMANDER_NEEDS_UNIT
    return Refusal.NONE if battle.units[unit].side == battle.seat else Refusal.COMMANDER_NEEDS_UNIT


@kernel
def list_posts(field: Field, battle: Battle, choices: Choices) -> None:
    """Every unit the commander may start on."""
    offer(choices, Verb.SUGGESTED, 0, 0, 0)
    for unit in range(field.unit_count):
        if check_post(battle, unit) == Refusal.NONE:
            offer(choices, Verb.POST, unit, 0, 0)


@kernel
def post(battle: Battle, unit: int, log: Log) -> None:
    """Put the commander on a unit; his side is ready."""
    side = battle.units[unit].side
    battle.commanders[side].hex = battle.units[unit].hex
    battle.commanders[side].life = Life.ALIVE
    battle.ready[side] = 1
    emit(log, EventKind.POSTED, Cause.NONE, side, unit, 0, 0)
