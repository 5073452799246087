"""14 Pursuit: cavalry follows cavalry that it has broken, off the map if necessary."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices, offer
from bellona.kernel.hexes import direction_to
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import CAVALRY, NONE, Ask, Battle, Box, Field, Status
from .c02_components import enemy_holds, is_empty, lift, put, remove
from .c04_strategic_phase import check_unit_point, give
from .c07_stacking import pass_through
from .c08_facing import in_enemy_zoc
from .events import Cause, EventKind


@rule("14a", "R27", "R53")
def mark_pursuit(field: Field, battle: Battle, victor: int, victim: int) -> None:
    """Before a blow falls: if it breaks cavalry, the cavalry that struck it will pursue along its way."""
    cavalry = field.kinds[battle.units[victor].kind].arm == CAVALRY
    if cavalry and field.kinds[battle.units[victim].kind].arm == CAVALRY and not battle.units[victim].panicked:
        battle.pursuer = victor
        battle.quarry = victim
        battle.trail_count = 0
        battle.trail_place = 0
        battle.trail_leaves = 0
        battle.pursuit_on = 0


@kernel
def unmark_pursuit(battle: Battle) -> None:
    """After the blow: no pursuit of a quarry that stood, nor by a unit that broke itself."""
    if battle.pursuer == NONE:
        return
    stood = not battle.units[battle.quarry].panicked
    if stood or battle.units[battle.pursuer].panicked:
        end_pursuit(battle)


@kernel
def end_pursuit(battle: Battle) -> None:
    """The pursuit is over, or never began."""
    battle.pursuer = NONE
    battle.quarry = NONE
    for place in range(battle.trail_count):
        battle.trail[place] = 0
    battle.trail_count = 0
    battle.trail_place = 0
    battle.trail_leaves = 0
    battle.pursuit_on = 0


@rule("4.5a", "14c", "R13")
def ask_pursuit(battle: Battle) -> None:
    """A marker on Cavalry raises the question whether to pursue; without one the pursuit begins."""
    rider = battle.units[battle.pursuer]
    if battle.boxes[rider.side, Box.CAVALRY] > 0 and not rider.given:
        battle.ask = Ask.PURSUIT
        battle.seat = rider.side
    else:
        battle.pursuit_on = 1


@rule("4.1.1", "4.5a", "14c")
def check_pursuit(battle: Battle, action: Action) -> Refusal:
    """To pursue is the rule; to hold back costs a Cavalry point."""
    if action.verb == Verb.PURSUE:
        return Refusal.NONE
    return check_unit_point(battle, battle.pursuer, Box.CAVALRY)


@kernel
def list_pursuit(battle: Battle, choices: Choices) -> None:
    """Pursue, or recall if the point is real."""
    offer(choices, Verb.PURSUE, 0, 0, 0)
    if check_unit_point(battle, battle.pursuer, Box.CAVALRY) == Refusal.NONE:
        offer(choices, Verb.RECALL, 0, 0, 0)


@rule("4.5a", "14c", "R28")
def recall(battle: Battle, log: Log) -> None:
    """The pursuit is bought off; an attacker still advances as after any combat."""
    give(battle, battle.pursuer, Box.CAVALRY)
    emit(log, EventKind.RECALLED, Cause.NONE, battle.pursuer, 0, 0, 0)
    end_pursuit(battle)


@rule("R27")
def can_follow(field: Field, battle: Battle, unit: int, place: int) -> bool:
    """Whether the pursuer can take the next hex of the trail and, through friends, come to an empty one."""
    side = battle.units[unit].side
    for onward in range(place, battle.trail_count):
        to = battle.trail[onward]
        if enemy_holds(battle, side, to):
            return False
        if is_empty(battle, side, to):
            return True
        if in_enemy_zoc(battle, side, to):
            return False
    return battle.trail_leaves == 1


@rule("14b", "R27")
def is_checked(battle: Battle, unit: int) -> bool:
    """Whether a pursuer that has set out stands in an enemy zone of control, where its pursuit ends."""
    rider = battle.units[unit]
    return battle.trail_place > 0 and battle.guest != unit and in_enemy_zoc(battle, rider.side, rider.hex)


@rule("14a", "14b", "14d", "16.1.2", "R27")
def pursue_on(field: Field, battle: Battle, log: Log) -> None:
    """One hex of a pursuit: on to the next of the trail, off the map at its end, or stop."""
    unit = battle.pursuer
    rider = battle.units[unit]
    if rider.panicked or rider.status != Status.ON_MAP or is_checked(battle, unit):
        end_pursuit(battle)
    elif battle.trail_place >= battle.trail_count:
        if battle.trail_leaves:
            leave_in_pursuit(field, battle, unit, log)
        end_pursuit(battle)
    elif battle.guest != unit and not can_follow(field, battle, unit, battle.trail_place):
        end_pursuit(battle)
    else:
        follow(field, battle, unit, log)


@rule("14a", "R27")
def follow(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """Enter the next hex of the trail, facing the way of the step."""
    rider = battle.units[unit]
    origin, to = rider.hex, battle.trail[battle.trail_place]
    battle.trail_place += 1
    friend = battle.at[to]
    direction = direction_to(field.neighbour, origin, to)
    lift(field, battle, unit)
    put(field, battle, unit, to, direction)
    emit(log, EventKind.PURSUED, Cause.NONE, unit, origin, to, 0)
    if friend != NONE:
        pass_through(field, battle, unit, friend, log)


@rule("14d", "R55")
def leave_in_pursuit(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """A pursuer leaves the map and waits beside its exit hex."""
    exit_hex = battle.units[unit].hex
    remove(field, battle, unit, Status.PURSUING)
    battle.units[unit].exit_hex = exit_hex
    emit(log, EventKind.PURSUED_OFF_MAP, Cause.NONE, unit, exit_hex, 0, 0)
