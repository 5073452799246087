"""12 Recovery impulse: removing Disorder inside the commander's radius."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import Battle, Box, Field, Status
from .c04_strategic_phase import check_unit_point, give
from .c13_commanders import in_radius
from .events import Cause, EventKind


@rule("4.1.1", "4.4b", "4.4c", "11b", "12b", "12c")
def check_eligible(field: Field, battle: Battle, unit: int) -> Refusal:
    """Whether a unit could recover if its side had a point: also in an enemy zone of control, never in Panic."""
    weary = battle.units[unit]
    if weary.status != Status.ON_MAP:
        return Refusal.NOT_ON_MAP
    if weary.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if weary.panicked:
        return Refusal.NO_RECOVERY_FROM_PANIC
    if weary.disorder == 0:
        return Refusal.NO_DISORDER
    if weary.given:
        return Refusal.POINT_GIVEN_ALREADY
    return Refusal.NONE if in_radius(field, battle, unit) else Refusal.OUT_OF_RECOVERY_RADIUS


@rule("4.4a", "12a", "R4", "R32")
def check_recover(field: Field, battle: Battle, unit: int) -> Refusal:
    """Whether a Recovery point may be spent on a unit."""
    refusal = check_eligible(field, battle, unit)
    if refusal == Refusal.NONE:
        refusal = check_unit_point(battle, unit, Box.RECOVERY)
    return refusal


@rule("4.4a", "12a", "R20")
def recover(battle: Battle, unit: int, log: Log) -> None:
    """One Disorder point is removed."""
    give(battle, unit, Box.RECOVERY)
    battle.units[unit].disorder -= 1
    emit(log, EventKind.RECOVERED, Cause.NONE, unit, battle.units[unit].disorder, 0, 0)


@kernel
def anyone_to_recover(field: Field, battle: Battle) -> bool:
    """Whether the question arises: a marker on the box and a unit it could serve."""
    if battle.boxes[battle.seat, Box.RECOVERY] == 0:
        return False
    for unit in range(field.unit_count):
        if check_eligible(field, battle, unit) == Refusal.NONE:
            return True
    return False


@kernel
def list_recoveries(field: Field, battle: Battle, choices: Choices) -> None:
    """Every unit that may recover."""
    for unit in range(field.unit_count):
        if check_recover(field, battle, unit) == Refusal.NONE:
            offer(choices, Verb.RECOVER, unit, 0, 0)
    offer(choices, Verb.DONE, 0, 0, 0)
