"""Where a unit stands well."""

from __future__ import annotations

from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel

from ..position.judging import routed
from ..position.records import CAVALRY, ELEPHANT, NOBODY, NONE, Battle, Field, Life, Status
from ..rules.c02_components import friend_at, gap
from ..rules.c08_facing import in_enemy_zoc
from ..rules.c10_combat import count_bits, steady_strength, support_bits
from .survey import NEAR, view_from
from .weights import Weight
from .worth import LANE, Workspace, expected_harm, fight_value, harm, worth

WEARY_WITHIN = 4
"""Units in Disorder would rather be as far away as this."""


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
            best = max(best, space.plan[Weight.PROSPECT_FUGITIVE])
            continue
        ours = strength
        if not is_front(foe.facing, (direction + 3) % 6):
            ours += field.kinds[mover.kind].rear_bonus
        theirs = steady_strength(field, battle, target, count_bits(support_bits(field, battle, target)))
        value = fight_value(field, battle, unit, target, ours, theirs, space)
        if field.kinds[foe.kind].movement > field.kinds[mover.kind].movement:
            value *= space.plan[Weight.PROSPECT_FASTER]
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
def trampling(field: Field, battle: Battle, unit: int, at: int, space: Workspace) -> float:
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
                lost += harm(field, battle, unit if turn == 0 else friend, 1, space)
    return lost


@kernel
def may_attack_from(battle: Battle, unit: int, at: int) -> bool:
    """Whether a unit that ends its movement at a place may still attack: not if it left an enemy zone of control."""
    mover = battle.units[unit]
    if battle.moving == unit and (mover.barred or (mover.began_in_zoc and at != mover.hex)):
        return False
    return at == mover.hex or not in_enemy_zoc(battle, mover.side, mover.hex)


@kernel
def eagerness(field: Field, battle: Battle, unit: int, space: Workspace) -> float:
    """What a hex nearer to the enemy is worth to a unit."""
    mover, plan = battle.units[unit], space.plan
    kind = field.kinds[mover.kind]
    value = plan[Weight.NEARNESS]
    if kind.arm == CAVALRY:
        value *= plan[Weight.NEARNESS_CAVALRY]
    elif kind.arm == ELEPHANT:
        value *= plan[Weight.NEARNESS_ELEPHANT]
    elif kind.reach > 0:
        value *= plan[Weight.NEARNESS_SHOOTER]
    if plan[Weight.URGE_ROUT] != 0.0 or plan[Weight.URGE_TIME] != 0.0:
        value *= urge(field, battle, mover.side, space)
    return value


@kernel
def urge(field: Field, battle: Battle, side: int, space: Workspace) -> float:
    """How a side's desire to close in grows with its distress; below 0 it falls back."""
    plan = space.plan
    distress = plan[Weight.URGE_ROUT] * (routed(field, battle, side) - routed(field, battle, 1 - side))
    if field.draw_winner != NOBODY:
        distress += plan[Weight.URGE_TIME] * (-1.0 if field.draw_winner == side else 1.0)
    return min(3.0, max(-1.0, 1.0 + distress))


@kernel
def prudence(field: Field, battle: Battle, unit: int, at: int, facing: int, space: Workspace) -> float:
    """How safe a place near the enemy is: what he could do there, and who is at hand."""
    plan, survey, mover = space.plan, space.survey, battle.units[unit]
    value = 0.0
    if survey.away[at] == 1:
        if plan[Weight.DANGER] != 0.0:
            value -= plan[Weight.DANGER] * danger(field, battle, unit, at, facing, space)
        if plan[Weight.BEHIND] != 0.0:
            value += plan[Weight.BEHIND] * count_behind(field, battle, mover.side, at)
    if plan[Weight.ODDS] != 0.0:
        value += plan[Weight.ODDS] * local_odds(field, battle, unit, at)
    if plan[Weight.LINE] != 0.0:
        value += plan[Weight.LINE] * covered_sides(field, battle, unit, at, facing)
    if plan[Weight.WEARY] != 0.0 and mover.disorder > 0:
        worn = mover.disorder / field.kinds[mover.kind].morale
        value -= plan[Weight.WEARY] * worn * max(0, WEARY_WITHIN - survey.away[at])
    return value


@kernel
def local_odds(field: Field, battle: Battle, unit: int, at: int) -> float:
    """Whether more friends (1) or more enemies (-1) can come to a place; a unit that has moved stays where it is."""
    side = battle.units[unit].side
    friends, enemies = 0, 0
    for other in range(field.unit_count):
        soldier = battle.units[other]
        if soldier.status != Status.ON_MAP or soldier.panicked:
            continue
        kind = field.kinds[soldier.kind]
        is_friend = soldier.side == side
        reach = 2 if is_friend and soldier.moved else kind.movement + 1
        if gap(field, soldier.hex, at) <= reach:
            strength = max(0, kind.combat - soldier.disorder)
            if is_friend:
                friends += strength
            else:
                enemies += strength
    return 0.0 if enemies == 0 else (friends - enemies) / (friends + enemies)


@kernel
def danger(field: Field, battle: Battle, unit: int, at: int, facing: int, space: Workspace) -> float:
    """What the enemies in contact would do to a unit at a place."""
    mover = battle.units[unit]
    strength = steady_strength(field, battle, unit, support_here(field, battle, unit, at, facing))
    total = 0.0
    for direction in range(6):
        to = field.neighbour[at, direction]
        if to < 0 or battle.at[to] == NONE:
            continue
        foe = battle.units[battle.at[to]]
        if foe.side == mover.side or foe.panicked:
            continue
        theirs = steady_strength(field, battle, battle.at[to], 0)
        if not is_front(facing, direction):
            theirs += field.kinds[foe.kind].rear_bonus
        total += expected_harm(field, battle, unit, strength, theirs, space)
    return total


@kernel
def count_behind(field: Field, battle: Battle, side: int, at: int) -> int:
    """The steady enemies in contact who have a place behind them."""
    count = 0
    for direction in range(6):
        to = field.neighbour[at, direction]
        if to < 0 or battle.at[to] == NONE:
            continue
        foe = battle.units[battle.at[to]]
        if foe.side != side and not foe.panicked and not is_front(foe.facing, (direction + 3) % 6):
            count += 1
    return count


@kernel
def covered_sides(field: Field, battle: Battle, unit: int, at: int, facing: int) -> int:
    """On how many of its two sides a friend stands next to a unit at a place."""
    return int(friend_beside(field, battle, unit, at, facing + 1, facing + 2)) + int(
        friend_beside(field, battle, unit, at, facing + 4, facing + 5)
    )


@kernel
def friend_beside(field: Field, battle: Battle, unit: int, at: int, one: int, other: int) -> bool:
    """Whether a steady friend stands in one of two directions from a place."""
    for direction in (one, other):
        to = field.neighbour[at, direction % 6]
        if to >= 0:
            friend = friend_at(battle, battle.units[unit].side, to)
            if friend != NONE and friend != unit and not battle.units[friend].panicked:
                return True
    return False


@kernel
def standing(
    field: Field, battle: Battle, unit: int, at: int, facing: int, may_attack: bool, space: Workspace
) -> float:
    """How well a unit stands at a place at the end of its movement; the enemies have been surveyed."""
    mover = battle.units[unit]
    kind = field.kinds[mover.kind]
    away, plan = space.survey.away[at], space.plan
    value = -eagerness(field, battle, unit, space) * away
    if away == 1 and may_attack:
        value += plan[Weight.PROSPECT] * attack_prospect(field, battle, unit, at, facing, space)
    if away <= NEAR:
        value += plan[Weight.SUPPORT] * support_here(field, battle, unit, at, facing)
        value += plan[Weight.FACING] * view_from(field, at, facing, space.survey)
        value -= plan[Weight.TRAMPLING] * trampling(field, battle, unit, at, space)
        value += prudence(field, battle, unit, at, facing, space)
    elif facing == field.ahead[mover.side]:
        value += plan[Weight.AHEAD]
    if kind.reach > 0 and 1 <= away <= kind.reach:
        value += plan[Weight.RANGE]
    leader = battle.commanders[mover.side]
    if leader.life == Life.ALIVE and leader.hex >= 0:
        if gap(field, leader.hex, at) <= field.radius_per_point * field.points[mover.side]:
            value += plan[Weight.LED]
    return value


@kernel
def leader_standing(field: Field, battle: Battle, side: int, at: int, space: Workspace) -> float:
    """How well a commander stands: behind the line, on a steady unit, with many units in his radius."""
    radius = field.radius_per_point * field.points[side]
    led = 0.0
    for unit in range(field.unit_count):
        friend = battle.units[unit]
        if friend.side == side and friend.status == Status.ON_MAP and not friend.panicked:
            if gap(field, friend.hex, at) <= radius:
                led += worth(field, battle, unit, space)
    plan = space.plan
    value = plan[Weight.LEADING] * led
    host = friend_at(battle, side, at)
    if host != NONE and not battle.units[host].panicked:
        value += plan[Weight.HOST]
    if in_enemy_zoc(battle, side, at):
        value -= plan[Weight.EXPOSED]
    if nearest_enemy(field, battle, side, at) <= 2:
        value -= plan[Weight.CLOSE]
    return value
