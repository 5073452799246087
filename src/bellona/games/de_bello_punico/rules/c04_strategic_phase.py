"""4 Strategic phase: command points, their boxes, the Vacuus, Fortuna."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import BOXES, CARTHAGE, NONE, ROME, Ask, Battle, Box, Field, Life, Phase
from .c02_components import enemy_of
from .c13_commanders import in_radius
from .events import Cause, EventKind


@rule("4a", "4b", "R6", "R32", "R45")
def take_up_points(field: Field, battle: Battle) -> None:
    """At the start of a turn all points are in hand again, and none if the commander is dead."""
    battle.phase = Phase.STRATEGIC
    battle.charges = 0
    for side in range(2):
        alive = battle.commanders[side].life != Life.DEAD
        battle.unplaced[side] = field.points[side] + 1 if alive else 0
        battle.vacuus[side] = NONE
        for box in range(BOXES):
            battle.boxes[side, box] = 0
    battle.seat = CARTHAGE if battle.unplaced[CARTHAGE] > 0 else ROME


@kernel
def real_in_hand(battle: Battle, side: int) -> int:
    """Real points not yet placed."""
    return battle.unplaced[side] - (1 if battle.vacuus[side] == NONE else 0)


@rule("4a", "4.1a", "4.1c", "4.9c", "R4", "R51")
def check_place(field: Field, battle: Battle, action: Action) -> Refusal:
    """A marker goes on one of the seven boxes of its side, three to a box, one on Fortuna."""
    side, box = battle.seat, action.at
    if box < 0 or box >= BOXES or (box == Box.FUROR and side == ROME) or (box == Box.ELEPHANTS and side == CARTHAGE):
        return Refusal.NO_SUCH_BOX
    if battle.boxes[side, box] >= field.box_limit[side, box]:
        return Refusal.FORTUNA_FULL if box == Box.FORTUNA else Refusal.BOX_FULL
    if action.extra == 1:
        return Refusal.NONE if battle.vacuus[side] == NONE else Refusal.VACUUS_IS_PLACED
    return Refusal.NONE if real_in_hand(battle, side) > 0 else Refusal.NO_POINT_IN_HAND


@kernel
def list_places(field: Field, battle: Battle, choices: Choices) -> None:
    """Every marker on every box."""
    for box in range(BOXES):
        for false in range(2):
            offer(choices, Verb.PLACE, 0, box, false)
            if check_place(field, battle, choices.actions[choices.count - 1]) != Refusal.NONE:
                choices.count -= 1


@rule("3.1A", "4b", "4.1b", "R5")
def place(battle: Battle, action: Action, log: Log) -> None:
    """Place a marker face down; the sides alternate while both have any, Carthage first."""
    side = battle.seat
    battle.boxes[side, action.at] += 1
    battle.unplaced[side] -= 1
    if action.extra == 1:
        battle.vacuus[side] = action.at
    emit(log, EventKind.MARKER_PLACED, Cause.NONE, side, action.at, 0, 0)
    if battle.unplaced[enemy_of(side)] > 0:
        battle.seat = enemy_of(side)


@rule("R4", "R6", "13h")
def real_points(battle: Battle, side: int, box: int) -> int:
    """Points of a box that still have an effect."""
    return battle.boxes[side, box] - (1 if battle.vacuus[side] == box else 0)


@rule("R4", "R6")
def check_point(battle: Battle, side: int, box: int) -> Refusal:
    """Whether a side has a real point left in a box."""
    if real_points(battle, side, box) > 0:
        return Refusal.NONE
    return Refusal.ONLY_THE_VACUUS if battle.boxes[side, box] > 0 else Refusal.NO_POINT_IN_BOX


@kernel
def spend(battle: Battle, side: int, box: int) -> None:
    """A point is used once, then set aside."""
    battle.boxes[side, box] -= 1


@rule("4.1.1", "R10")
def check_unit_point(battle: Battle, unit: int, box: int) -> Refusal:
    """A unit gets at most one command point in an impulse, from whatever box."""
    if battle.units[unit].given:
        return Refusal.POINT_GIVEN_ALREADY
    return check_point(battle, battle.units[unit].side, box)


@kernel
def give(battle: Battle, unit: int, box: int) -> None:
    """Spend a point on a unit."""
    spend(battle, battle.units[unit].side, box)
    battle.units[unit].given = 1


@rule("4.3a", "4.3b", "R10", "R56")
def may_ask_commit(field: Field, battle: Battle, unit: int) -> bool:
    """Whether the owner of a fighting unit is asked for a Combat point: what the enemy sees decides, not the Vacuus."""
    fighter = battle.units[unit]
    if battle.boxes[fighter.side, Box.COMBAT] == 0 or fighter.given:
        return False
    if battle.attack.charge and unit == battle.attack.attacker:
        return False
    return in_radius(field, battle, unit)


@rule("4.3a", "R56")
def commit(battle: Battle, unit: int, log: Log) -> None:
    """A Combat point goes to a unit and stays with it to the end of the impulse."""
    give(battle, unit, Box.COMBAT)
    battle.units[unit].backed = 1
    emit(log, EventKind.COMMITTED, Cause.NONE, unit, 0, 0, 0)


@rule("4.9a", "R8")
def may_reroll(battle: Battle, side: int) -> bool:
    """Whether the owner of a die is asked about Fortuna: a marker lies there, real or not."""
    return battle.boxes[side, Box.FORTUNA] > 0


@kernel
def ask_reroll(battle: Battle, side: int) -> None:
    """Ask about the die just rolled."""
    battle.ask = Ask.REROLL
    battle.seat = side


@rule("4.9a", "4.9b", "R8")
def reroll(battle: Battle, old: int, what: int, dice: Dice, log: Log) -> int:
    """Roll the die again; the new result stands, since Fortuna holds one point at most."""
    spend(battle, battle.seat, Box.FORTUNA)
    new = roll(dice, 6)
    emit(log, EventKind.REROLLED, Cause.NONE, battle.seat, old, new, what)
    return new


@rule("4.9a", "R4")
def check_reroll(battle: Battle, action: Action) -> Refusal:
    """A reroll needs a real Fortuna point; to accept is always possible."""
    if action.verb == Verb.ACCEPT:
        return Refusal.NONE
    return check_point(battle, battle.seat, Box.FORTUNA)


@kernel
def list_rerolls(battle: Battle, choices: Choices) -> None:
    """Accept, and reroll if the point is real."""
    offer(choices, Verb.ACCEPT, 0, 0, 0)
    if check_point(battle, battle.seat, Box.FORTUNA) == Refusal.NONE:
        offer(choices, Verb.REROLL, 0, 0, 0)


@rule("4.2", "13h", "R32")
def initiative_bonus(battle: Battle, side: int) -> int:
    """Each real Initiative point adds one to the initiative die."""
    return real_points(battle, side, Box.INITIATIVE)
