"""What a blow is worth in a battle, counted in centuriae: those that fall, and those that break for it."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.battlefield import CENTURIAE, LEADER, SAGITTARII, Battle, Unit
from ..rules.c11_battle.field import damage, side_of, strength
from ..rules.c11_battle.movement import FLANK, FRONT, REAR, commander_behind
from ..rules.c12_discrimen import FALL_BACK_AT, ROUT_AT, TABLE

FATAL = 0.25
"""How often a duel destroys either centuria; sagittarii destroy nobody hand to hand."""
OPENING = 1 / 3
"""How often two loricae meet, which gives the flanked a point."""
POINT = 0.3
"""What a point on a centuria is worth."""
RETREAT = 0.4
"""What a centuria that falls back is worth."""
OF_ARM = (1.0, 1.1, 1.4, 0.0)
"""What a centuria is worth by its arm."""
COMMANDER = 1.6
"""What the chance of hitting a commander is worth."""
FLANKED = 2
"""Points of a centuria that any blow destroys."""


@kernel
def toll(battle: Battle, number: int, rear: bool) -> float:
    """What a centuria destroyed costs its side: the other of the unit may break."""
    unit = battle.units[number]
    if strength(unit) < CENTURIAE:
        return OF_ARM[unit.arm]
    broken, back = 0, 0
    bonus = battle.steadiness[side_of(number)] + (1 if commander_behind(battle, number) else 0)
    bonus -= lesser_damage(unit) + (1 if rear else 0)
    for die in range(len(TABLE)):
        score = die + 1 + TABLE[die] + bonus
        if score <= ROUT_AT:
            broken += 1
        elif score <= FALL_BACK_AT:
            back += 1
    return OF_ARM[unit.arm] * (1.0 + (broken + RETREAT * back) / len(TABLE))


@kernel
def lesser_damage(unit: Unit) -> int:
    """The points of the centuria that stays when the sounder one is struck down."""
    return max(unit.points[0], unit.points[1]) if strength(unit) == CENTURIAE else 0


@kernel
def worth_of_charge(battle: Battle, number: int, target: int, exposed: int) -> float:
    """What the duels of a charge promise, less what they cost."""
    own, other = battle.units[number], battle.units[target]
    if other.arm == LEADER:
        return COMMANDER * FATAL
    duels = strength(own)
    gain = FATAL * toll(battle, target, exposed == REAR)
    loss = 0.0 if other.arm == SAGITTARII else FATAL * toll(battle, number, False)
    if other.arm == SAGITTARII and damage(own) > 0:
        loss = POINT * FATAL * damage(own)
    worth = duels * (gain - loss)
    if exposed > FRONT:
        worth += OPENING * (toll(battle, target, False) if soundest(other) == FLANKED else POINT)
    return worth + (FATAL if exposed == FLANK and other.shaken else 0.0)


@kernel
def soundest(unit: Unit) -> int:
    """The fewest points on a centuria that is left."""
    least = 1 << 8
    for place in range(CENTURIAE):
        if unit.alive[place]:
            least = min(least, unit.points[place])
    return least


@kernel
def worth_of_shot(battle: Battle, target: int, covered: bool) -> float:
    """What a shot at a unit promises: in a third of all it destroys, in a third it gives a point."""
    unit = battle.units[target]
    whole = toll(battle, target, False)
    point = whole if soundest(unit) == FLANKED else POINT
    return (whole + (0.0 if covered else point)) / 3.0
