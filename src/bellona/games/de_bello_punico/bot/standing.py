"""Where a unit stands well."""

from __future__ import annotations

from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel

from ..position.records import CAVALRY, NONE, Battle, Field, Life, Status
from ..rules.c02_components import friend_at, gap
from ..rules.c08_facing import in_enemy_zoc
from ..rules.c10_combat import count_bits, steady_strength, support_bits
from .worth import LANE, Workspace, fight_value, harm, worth


@kernel
def support_here(field: Field, battle: Battle, unit: int, at: int, facing: int) -> int:
    """How many friends could support a unit if it stood there."""
    mover = battle.units[unit]
    supporters = 0
    for swing in range(2, 5):
        back = field.neighbour[at, (facing + swing) % 6]
        if back < 0:
            continue
        friend = friend_at(battle, mover.side, back)
        if friend == NONE or friend == unit:
            continue
        other = battle.units[friend]
        same = field.kinds[other.kind].family == field.kinds[mover.kind].family and other.facing == facing
        if same and not other.panicked and not in_enemy_zoc(battle, mover.side, back):
            supporters += 1
    return supporters


@kernel
def attack_prospect(field: Field, battle: Battle, unit: int, at: int, facing: int, space: Workspace) -> float:
    """The best attack a unit would have from a place."""
    mover = battle.units[unit]
    strength = steady_strength(field, battle, unit, support_here(field, battle, unit, at, facing))
    best = 0.0
    for swing in range(-1, 2):
        direction = (facing + swing + 6) % 6
        to = field.neighbour[at, direction]
        if to < 0:
            continue
        target = battle.at[to]
        if target == NONE or battle.units[target].side == mover.side:
            continue
        foe = battle.units[target]
        if foe.panicked:
            best = max(best, 0.15)
            continue
        ours = strength
        if not is_front(foe.facing, (direction + 3) % 6):
            ours += field.kinds[mover.kind].rear_bonus
        theirs = steady_strength(field, battle, target, count_bits(support_bits(field, battle, target)))
        value = fight_value(field, battle, unit, target, ours, theirs, space)
        if field.kinds[foe.kind].movement > field.kinds[mover.kind].movement:
            value *= 0.6
        best = max(best, value)
    return best


@kernel
def nearest_enemy(field: Field, battle: Battle, side: int, at: int) -> int:
    """Hexes to the nearest steady enemy; skirmishing horse, which cannot be caught, counts as further off."""
    nearest = 99
    for other in range(field.unit_count):
        foe = battle.units[other]
        if foe.side != side and foe.status == Status.ON_MAP and not foe.panicked:
            away = gap(field, at, foe.hex)
            kind = field.kinds[foe.kind]
            if kind.arm == CAVALRY and kind.reach > 0:
                away += 2
            nearest = min(nearest, away)
    return nearest


@kernel
def faces_enemy(field: Field, battle: Battle, unit: int, at: int, facing: int) -> float:
    """The share of the enemies near by that a facing looks at, the nearest counting most."""
    mover = battle.units[unit]
    before, around = 0.0, 0.0
    ahead = field.neighbour[at, facing]
    for other in range(field.unit_count):
        foe = battle.units[other]
        if foe.side == mover.side or foe.status != Status.ON_MAP or foe.panicked:
            continue
        away = gap(field, at, foe.hex)
        if 0 < away <= 6:
            around += 1.0 / away
            if ahead >= 0 and gap(field, ahead, foe.hex) < away:
                before += 1.0 / away
    return before / around if around > 0.0 else 0.0


@kernel
def trampling(field: Field, battle: Battle, unit: int, at: int) -> float:
    """What flights straight home would do to friends if a unit stood at a place: to it, and to those behind it."""
    mover = battle.units[unit]
    lost = 0.0
    for turn in range(0, 6, 3):
        to = at
        for _ in range(LANE):
            to = field.neighbour[to, (field.ahead[mover.side] + turn) % 6]
            if to < 0:
                break
            friend = friend_at(battle, mover.side, to)
            if friend != NONE and friend != unit and not field.passes[mover.kind, battle.units[friend].kind]:
                lost += harm(field, battle, unit if turn == 0 else friend, 1)
    return lost


@kernel
def may_attack_from(battle: Battle, unit: int, at: int) -> bool:
    """Whether a unit that ends its movement at a place may still attack: not if it left an enemy zone of control."""
    mover = battle.units[unit]
    if battle.moving == unit and (mover.barred or (mover.began_in_zoc and at != mover.hex)):
        return False
    return at == mover.hex or not in_enemy_zoc(battle, mover.side, mover.hex)


@kernel
def standing(
    field: Field, battle: Battle, unit: int, at: int, facing: int, may_attack: bool, space: Workspace
) -> float:
    """How well a unit stands at a place at the end of its movement."""
    mover = battle.units[unit]
    kind = field.kinds[mover.kind]
    away = nearest_enemy(field, battle, mover.side, at)
    value = -0.09 * away
    if away == 1 and may_attack:
        value += 1.1 * attack_prospect(field, battle, unit, at, facing, space)
    if away <= 6:
        value += 0.04 * support_here(field, battle, unit, at, facing)
        value += 0.1 * faces_enemy(field, battle, unit, at, facing)
        value -= 0.2 * trampling(field, battle, unit, at)
    elif facing == field.ahead[mover.side]:
        value += 0.04
    if kind.reach > 0 and 1 <= away <= kind.reach:
        value += 0.12
    leader = battle.commanders[mover.side]
    if leader.life == Life.ALIVE and leader.hex >= 0:
        if gap(field, leader.hex, at) <= field.radius_per_point * field.points[mover.side]:
            value += 0.05
    return value


@kernel
def leader_standing(field: Field, battle: Battle, side: int, at: int) -> float:
    """How well a commander stands: behind the line, on a steady unit, with many units in his radius."""
    radius = field.radius_per_point * field.points[side]
    led = 0.0
    for unit in range(field.unit_count):
        friend = battle.units[unit]
        if friend.side == side and friend.status == Status.ON_MAP and not friend.panicked:
            if gap(field, friend.hex, at) <= radius:
                led += worth(field, battle, unit)
    value = 0.05 * led
    host = friend_at(battle, side, at)
    if host != NONE and not battle.units[host].panicked:
        value += 0.5
    if in_enemy_zoc(battle, side, at):
        value -= 1.0
    if nearest_enemy(field, battle, side, at) <= 2:
        value -= 0.4
    return value
