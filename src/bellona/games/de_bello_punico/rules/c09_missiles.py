"""9 Missile impulse: who shoots at whom, and with what effect."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.hexes import direction_to, is_front
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import NONE, Battle, Die, Field, Status
from .c02_components import enemy_of, gap, is_unit
from .c11_panic import suffer
from .c14_pursuit import mark_pursuit, unmark_pursuit
from .events import Cause, EventKind


@rule("2.4d", "9a", "9d", "R17")
def check_shooter(field: Field, battle: Battle, unit: int) -> Refusal:
    """Whether a unit may shoot at all: it has missiles, is steady and has not shot this turn."""
    shooter = battle.units[unit]
    if shooter.status != Status.ON_MAP:
        return Refusal.NOT_ON_MAP
    if shooter.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if field.kinds[shooter.kind].reach == 0:
        return Refusal.NO_MISSILES
    if shooter.panicked:
        return Refusal.IS_PANICKED
    return Refusal.HAS_SHOT if shooter.shot else Refusal.NONE


@rule("9.1c", "R17")
def check_missile_target(battle: Battle, side: int, target: int) -> Refusal:
    """Only steady enemy units are targets: a lone commander or a unit in Panic is none."""
    if not is_unit(target):
        return Refusal.NOT_A_MISSILE_TARGET
    mark = battle.units[target]
    if mark.status != Status.ON_MAP or mark.side != enemy_of(side):
        return Refusal.NO_SUCH_TARGET
    return Refusal.NOT_A_MISSILE_TARGET if mark.panicked else Refusal.NONE


@kernel
def ring_place(field: Field, origin: int, to: int) -> int:
    """Where a hex stands in the ring at distance two, clockwise from north."""
    for place in range(12):
        if field.ring[origin, place] == to:
            return place
    return NONE


@rule("9b", "R15")
def in_arc(field: Field, battle: Battle, unit: int, target: int) -> bool:
    """Adjacent: a front hex. At two hexes: the five whose every shortest path starts in a front hex."""
    shooter = battle.units[unit]
    to = battle.units[target].hex
    direction = direction_to(field.neighbour, shooter.hex, to)
    if direction != NONE:
        return is_front(shooter.facing, direction)
    return (ring_place(field, shooter.hex, to) - 2 * shooter.facing + 14) % 12 <= 4


@rule("9.2a", "9.2b", "R16")
def is_visible(field: Field, battle: Battle, origin: int, to: int) -> bool:
    """No unit on the line of centres; along a hexside both hexes beside it must hold one to block."""
    if gap(field, origin, to) < 2:
        return True
    place = ring_place(field, origin, to)
    for beside in range(2):
        between = field.between[origin, place, beside]
        if between < 0 or battle.at[between] == NONE:
            return True
    return False


@rule("9.1a", "9.1b", "9.1c", "9.2a", "9.3")
def check_shot(field: Field, battle: Battle, unit: int, target: int) -> Refusal:
    """Whether a unit may shoot at a target: in range, in its arc, in sight."""
    refusal = check_shooter(field, battle, unit)
    if refusal == Refusal.NONE:
        refusal = check_missile_target(battle, battle.seat, target)
    if refusal != Refusal.NONE:
        return refusal
    shooter, mark = battle.units[unit], battle.units[target]
    reach = field.kinds[shooter.kind].reach
    if gap(field, shooter.hex, mark.hex) > reach:
        return Refusal.OUT_OF_LONG_RANGE if reach > 1 else Refusal.OUT_OF_RANGE
    if not in_arc(field, battle, unit, target):
        return Refusal.OUT_OF_ARC
    if not is_visible(field, battle, shooter.hex, mark.hex):
        return Refusal.NO_SIGHT
    return Refusal.NONE if hits_up_to(field, battle, unit, target) > 0 else Refusal.NOT_A_MISSILE_TARGET


@rule("9.3")
def hits_up_to(field: Field, battle: Battle, unit: int, target: int) -> int:
    """The highest die with which a shot hits."""
    shooter, mark = battle.units[unit], battle.units[target]
    return field.missiles[shooter.kind, gap(field, shooter.hex, mark.hex) - 1, mark.kind]


@kernel
def list_shots(field: Field, battle: Battle, choices: Choices) -> None:
    """Every shot of a missile impulse."""
    for unit in range(field.unit_count):
        if check_shooter(field, battle, unit) != Refusal.NONE:
            continue
        shooter = battle.units[unit]
        for direction in range(6):
            list_shot_at(field, battle, unit, field.neighbour[shooter.hex, direction], choices)
        if field.kinds[shooter.kind].reach > 1:
            for place in range(12):
                list_shot_at(field, battle, unit, field.ring[shooter.hex, place], choices)
    offer(choices, Verb.DONE, 0, 0, 0)


@kernel
def can_shoot_at(field: Field, battle: Battle, unit: int, to: int) -> bool:
    """Whether the unit in a hex can be shot at."""
    return to >= 0 and battle.at[to] != NONE and check_shot(field, battle, unit, battle.at[to]) == Refusal.NONE


@kernel
def list_shot_at(field: Field, battle: Battle, unit: int, to: int, choices: Choices) -> None:
    """The shot at the unit in a hex, if there is one."""
    if can_shoot_at(field, battle, unit, to):
        offer(choices, Verb.SHOOT, unit, battle.at[to], 0)


@kernel
def any_shot(field: Field, battle: Battle) -> bool:
    """Whether the seat in turn has a shot to choose."""
    for unit in range(field.unit_count):
        if check_shooter(field, battle, unit) != Refusal.NONE:
            continue
        shooter = battle.units[unit]
        for direction in range(6):
            if can_shoot_at(field, battle, unit, field.neighbour[shooter.hex, direction]):
                return True
        if field.kinds[shooter.kind].reach > 1:
            for place in range(12):
                if can_shoot_at(field, battle, unit, field.ring[shooter.hex, place]):
                    return True
    return False


@rule("2.3", "9c", "9d", "9.3")
def shoot(battle: Battle, unit: int, target: int, dice: Dice) -> None:
    """One unit shoots at one target; the die may still be rerolled."""
    battle.units[unit].shot = 1
    battle.shooter = unit
    battle.shot_at = target
    battle.die = Die.MISSILE
    battle.die_side = battle.units[unit].side
    battle.die_value = roll(dice, 6)
    battle.die_asked = 0


@rule("9.3", "14a", "R27")
def strike(field: Field, battle: Battle, log: Log) -> None:
    """The missile die stands: its number or less puts one Disorder on the target."""
    unit, target = battle.shooter, battle.shot_at
    need = hits_up_to(field, battle, unit, target)
    emit(log, EventKind.SHOT, Cause.NONE, unit, target, battle.die_value, need)
    if battle.die_value <= need:
        mark_pursuit(field, battle, unit, target)
        suffer(field, battle, target, 1, Cause.MISSILE, log)
        unmark_pursuit(battle)
    battle.shooter = NONE
    battle.shot_at = NONE
