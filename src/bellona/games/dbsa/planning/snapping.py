"""Where a dragging player probably means to put the elements: in contact, level, beside or behind others."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.jit import kernel
from bellona.kernel.plane import HALF_TURN, along, bearing, bend, beside, distance, local
from bellona.kernel.record import Array, i4, record, times

from ..actions.checking import examine, path_end
from ..actions.moves import LEGS, Action, LegKind, Verb
from ..position.bases import depth_of, is_there, same_facing, side_of
from ..position.records import ARMY, DEGREE, ELEMENTS, HALF, NONE, PACE, Battle, CampState, Contact, World
from ..rules.c03_moves.blocks import unlined_end
from ..rules.c03_moves.groups import count_of
from ..rules.c03_moves.lineup import target_pose, touches_front
from .shortening import shorten
from .sketching import Sketch, copy_action, cut_legs, has_ends, set_leg, sketch

SNAPS = 6
NEAR = 60 * PACE
ASKEW = 30 * DEGREE


class Snap(IntEnum):
    """What a player may mean."""

    NOTHING = 0
    CONTACT = 1
    CAMP = 2
    OVERLAP = 3
    BESIDE = 4
    BEHIND = 5
    LEVEL = 6
    PARALLEL = 7


@record
class Found:
    """An allowed action near the requested one."""

    action: Action
    gap: i4
    snap: i4
    other: i4
    """The element or camp it is about."""
    edge: i4
    """The Contact, where it is one."""
    paper: Sketch


@record
class Snaps:
    """The nearest of them, nearest first, and the action under trial."""

    count: i4
    x: i4
    y: i4
    facing: i4
    """Where the player would put the representative mover."""
    lead: i4
    tried: Action
    longer: Action
    """The requested path, going on straight ahead, and its allowed part."""
    further: Action
    found: Array[Found] = times(SNAPS)


@kernel
def gap_to(snaps: Snaps, x: int, y: int, facing: int) -> int:
    """The distance of a pose from the requested one, a degree counting as a pace; NONE if it is too far."""
    far, askew = distance(x, y, snaps.x, snaps.y), abs(bend(facing, snaps.facing))
    return NONE if far > NEAR or askew > ASKEW else far + askew


@kernel
def consider(world: World, battle: Battle, snaps: Snaps, snap: int, other: int, edge: int) -> bool:
    """Add the action under trial if it is allowed, near and new; returns whether it is allowed."""
    if examine(world, battle, snaps.tried)[0] != 0:
        return False
    x, y, facing = end_of_lead(world, battle, snaps)
    gap = gap_to(snaps, x, y, facing)
    if gap == NONE or is_known(world, snaps, x, y, facing):
        return True
    place = snaps.count
    while place > 0 and snaps.found[place - 1].gap > gap:
        place -= 1
    if place == SNAPS:
        return True
    make_room(snaps, place)
    found = snaps.found[place]
    copy_action(snaps.tried, found.action)
    found.gap = gap
    found.snap = snap
    found.other = other
    found.edge = edge
    sketch(world, battle, snaps.tried, found.paper)
    return True


@kernel
def end_of_lead(world: World, battle: Battle, snaps: Snaps) -> tuple[int, int, int]:
    """Where the action under trial puts the representative mover."""
    if snaps.tried.verb == Verb.DEPLOY:
        leg = snaps.tried.legs[0]
        return leg.x, leg.y, leg.turn
    return path_end(world, battle, snaps.tried, snaps.lead)


@kernel
def is_known(world: World, snaps: Snaps, x: int, y: int, facing: int) -> bool:
    """Whether the same pose has been found before."""
    n = snaps.lead % ARMY
    for place in range(snaps.count):
        end = snaps.found[place].paper.end
        near = distance(x, y, end[n, 0], end[n, 1]) <= world.touch
        if near and same_facing(world, facing, end[n, 2]):
            return True
    return False


@kernel
def make_room(snaps: Snaps, place: int) -> None:
    """Move the entries from a place on down by one; the last of a full list is dropped."""
    for number in range(min(snaps.count, SNAPS - 1), place, -1):
        here, before = snaps.found[number], snaps.found[number - 1]
        copy_action(before.action, here.action)
        here.gap = before.gap
        here.snap = before.snap
        here.other = before.other
        here.edge = before.edge
        copy_sketch(before.paper, here.paper)
    snaps.count = min(snaps.count + 1, SNAPS)


@kernel
def copy_sketch(paper: Sketch, copied: Sketch) -> None:
    """Copy a sketch."""
    copied.why = paper.why
    copied.x = paper.x
    copied.y = paper.y
    copied.other = paper.other
    copied.spent = paper.spent
    copied.limit = paper.limit
    copied.movers = paper.movers
    copied.lead = paper.lead
    for n in range(ARMY):
        copied.touched[n] = paper.touched[n]
        copied.contact[n] = paper.contact[n]
        for part in range(3):
            copied.end[n, part] = paper.end[n, part]


# Looking for them


@kernel
def look_for_snaps(
    world: World, battle: Battle, wished: Action, wish: Sketch, shortened: Action, is_short: bool, snaps: Snaps
) -> None:
    """Find the allowed actions near a requested one; `shortened` is its allowed part, if any."""
    snaps.count = 0
    snaps.lead = wish.lead
    if wish.lead == NONE or not wish.movers >> (wish.lead % ARMY) & 1:
        return
    n = wish.lead % ARMY
    snaps.x = wish.end[n, 0]
    snaps.y = wish.end[n, 1]
    snaps.facing = wish.end[n, 2]
    alone = wished.verb == Verb.DEPLOY or (wished.verb == Verb.MOVE and count_of(wished.movers) == 1)
    if wished.verb == Verb.MOVE and is_short:
        snap_lines(world, battle, shortened, snaps)
    if wished.verb == Verb.MOVE and goes_ahead(wished):
        snap_further(world, battle, wished, snaps)
    if alone:
        snap_poses(world, battle, wished, snaps)
    elif wished.verb == Verb.MOVE:
        snap_legs(world, battle, wished, snaps)


@kernel
def goes_ahead(wished: Action) -> bool:
    """Whether a path ends straight ahead."""
    return wished.count > 0 and wished.legs[wished.count - 1].kind == LegKind.AHEAD


@kernel
def snap_further(world: World, battle: Battle, wished: Action, snaps: Snaps) -> None:
    """Contact with an enemy who stands a little beyond the end of a path straight ahead."""
    copy_action(wished, snaps.longer)
    leg = snaps.longer.legs[wished.count - 1]
    leg.x += NEAR
    if shorten(world, battle, snaps.longer, snaps.further):
        snap_lines(world, battle, snaps.further, snaps)


@kernel
def snap_lines(world: World, battle: Battle, shortened: Action, snaps: Snaps) -> None:
    """Lining up with an enemy, or a camp, that the end of the path touches."""
    side, count = battle.active, shortened.count
    if count >= LEGS or not has_ends(battle, shortened):
        return
    copy_action(shortened, snaps.tried)
    snaps.tried.count = count + 1
    for target in range(ELEMENTS + 2):
        if target < ELEMENTS:
            if side_of(target) == side or not is_there(battle, target):
                continue
        elif target != ELEMENTS + 1 - side or battle.camps[1 - side].state != CampState.STANDS:
            continue
        if not anyone_touches(world, battle, shortened, target):
            continue
        for edge in range(Contact.FRONT, Contact.LEFT + 1):
            set_leg(snaps.tried, count, LegKind.LINE, target, 0, edge)
            consider(world, battle, snaps, Snap.CONTACT if target < ELEMENTS else Snap.CAMP, target, edge)


@kernel
def anyone_touches(world: World, battle: Battle, action: Action, target: int) -> bool:
    """Whether a front of the movers touches an enemy or a camp where their path ends."""
    for n in range(ARMY):
        if action.movers >> n & 1:
            x, y, facing = unlined_end(world, battle, action, battle.active * ARMY + n)
            if touches_front(world, battle, x, y, facing, target):
                return True
    return False


# One element goes to a pose


@kernel
def snap_poses(world: World, battle: Battle, wished: Action, snaps: Snaps) -> None:
    """Meaningful poses of one element: on an enemy's edges, at its shoulders, beside and behind friends."""
    e = snaps.lead
    side, moves = side_of(e), wished.verb == Verb.MOVE
    for other in range(ELEMENTS):
        if other == e or not is_there(battle, other):
            continue
        there = battle.elements[other]
        x, y, facing = there.x, there.y, there.facing
        if distance(x, y, snaps.x, snaps.y) > NEAR + 4 * HALF:
            continue
        if side_of(other) == side:
            rear_x, rear_y = along(x, y, facing, -depth_of(world, battle, other))
            try_pose(world, battle, wished, snaps, rear_x, rear_y, facing, Snap.BEHIND, other, 0)
            for way in (-2, 2):
                next_x, next_y = beside(x, y, facing, way * HALF)
                try_pose(world, battle, wished, snaps, next_x, next_y, facing, Snap.BESIDE, other, 0)
        elif moves:
            snap_to_enemy(world, battle, wished, snaps, other)
    if moves and battle.camps[1 - side].state == CampState.STANDS:
        for edge in (Contact.FRONT, Contact.RIGHT, Contact.LEFT):
            x, y, facing = target_pose(world, battle, ELEMENTS + 1 - side, edge, snaps.x, snaps.y)
            try_pose(world, battle, wished, snaps, x, y, facing, Snap.CAMP, ELEMENTS + 1 - side, edge)


@kernel
def snap_to_enemy(world: World, battle: Battle, wished: Action, snaps: Snaps, enemy: int) -> None:
    """The four edges of an enemy, and the places at its two shoulders."""
    for edge in range(Contact.FRONT, Contact.LEFT + 1):
        x, y, facing = target_pose(world, battle, enemy, edge, 0, 0)
        try_pose(world, battle, wished, snaps, x, y, facing, Snap.CONTACT, enemy, edge)
    there = battle.elements[enemy]
    facing = there.facing
    for way in (-2, 2):
        x, y = beside(there.x, there.y, facing, way * HALF)
        try_pose(world, battle, wished, snaps, x, y, bearing(facing + HALF_TURN), Snap.OVERLAP, enemy, 0)


@kernel
def try_pose(
    world: World,
    battle: Battle,
    wished: Action,
    snaps: Snaps,
    x: int,
    y: int,
    facing: int,
    snap: int,
    other: int,
    edge: int,
) -> None:
    """Lead the last leg of the requested path to a pose instead, or else go there straight from the start."""
    if gap_to(snaps, x, y, facing) == NONE:
        return
    copy_action(wished, snaps.tried)
    last = max(wished.count - 1, 0)
    if last > 0 and wished.legs[last].kind == LegKind.LINE:
        last -= 1
    cut_legs(snaps.tried, last + 1)
    set_leg(snaps.tried, last, LegKind.POSE, x, y, facing)
    if not consider(world, battle, snaps, snap, other, edge) and last > 0:
        cut_legs(snaps.tried, 1)
        set_leg(snaps.tried, 0, LegKind.POSE, x, y, facing)
        consider(world, battle, snaps, snap, other, edge)


# A block goes a little farther or less far


@kernel
def snap_legs(world: World, battle: Battle, wished: Action, snaps: Snaps) -> None:
    """The last leg of a block changed so that it becomes level with friends, or parallel to another element."""
    copy_action(wished, snaps.tried)
    last = wished.count - 1
    if last > 0 and wished.legs[last].kind == LegKind.LINE:
        last -= 1
        cut_legs(snaps.tried, last + 1)
    kind = wished.legs[last].kind
    for other in range(ELEMENTS):
        own = side_of(other) == battle.active
        if not is_there(battle, other) or (own and wished.movers >> (other % ARMY) & 1):
            continue
        if kind == LegKind.AHEAD:
            if own:
                snap_level(world, battle, wished, snaps, last, other)
        elif kind == LegKind.LEFT or kind == LegKind.RIGHT:
            snap_parallel(world, battle, wished, snaps, last, other, own)


@kernel
def snap_level(world: World, battle: Battle, wished: Action, snaps: Snaps, last: int, friend: int) -> None:
    """Straight ahead until the front is level with a friend's."""
    there = battle.elements[friend]
    if not same_facing(world, there.facing, snaps.facing):
        return
    _, ahead = local(there.x, there.y, snaps.x, snaps.y, snaps.facing)
    length = wished.legs[last].x + ahead
    if abs(ahead) <= NEAR and length > 0:
        set_leg(snaps.tried, last, LegKind.AHEAD, length, 0, 0)
        consider(world, battle, snaps, Snap.LEVEL, friend, 0)


@kernel
def snap_parallel(world: World, battle: Battle, wished: Action, snaps: Snaps, last: int, other: int, own: bool) -> None:
    """A wheel until the front is parallel to a friend's, or faces an enemy's."""
    facing = battle.elements[other].facing
    turn = bend(facing if own else facing + HALF_TURN, snaps.facing)
    leg = wished.legs[last]
    wheel = leg.turn - turn if leg.kind == LegKind.LEFT else leg.turn + turn
    if abs(turn) <= ASKEW and wheel > 0:
        set_leg(snaps.tried, last, leg.kind, 0, 0, wheel)
        consider(world, battle, snaps, Snap.PARALLEL, other, 0)
