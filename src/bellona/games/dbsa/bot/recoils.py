"""Recoils that have been tried before, with everybody who could matter in the same place, are not tried again.

Only those matter who go back, or whose base one of them sweeps over.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import HALF_TURN, along, bearing, overlaps, reach_of, sweeps_into

from ..position.bases import base_at, base_of, depth_of, is_there, lowest, side_of
from ..position.records import ARMY, ELEMENTS, HALF, Battle, CampState, World
from ..rules.c05_recoil import SPARE, try_recoil
from ..rules.events import Cause
from .ties import EVERYBODY, Ties
from .workspace import TRIALS, Box, Trial, Workspace

FAR = 1 << 30


@kernel
def begin_recoils(world: World, battle: Battle, space: Workspace) -> None:
    """Forget the recoils of another battle: with other camps or other troops."""
    same = space.recoil_mark == world.mark and world.mark != 0
    for side in range(2):
        then, now = space.camps[side], battle.camps[side]
        same = same and then.x == now.x and then.y == now.y and then.facing == now.facing
    for e in range(ELEMENTS):
        same = same and space.kinds[e] == battle.elements[e].kind
    if same:
        return
    space.recoil_mark = world.mark
    for side in range(2):
        space.camps[side] = battle.camps[side]
    for e in range(ELEMENTS):
        space.kinds[e] = battle.elements[e].kind
        for number in range(TRIALS):
            space.recoils[e].trials[number].length = 0


@kernel
def survives_recoil(world: World, battle: Battle, ties: Ties, e: int, length: int, space: Workspace) -> bool:
    """Whether an element has the room to recoil."""
    known, around = space.recoils[e], camps_and_those_inside(battle, ties)
    for number in range(TRIALS):
        trial = known.trials[number]
        if trial.length == length and trial.around == around and is_same(world, battle, trial, e):
            widen(space.swept, trial)
            return trial.survived == 1
    heading = bearing(battle.elements[e].facing + HALF_TURN)
    cause = try_recoil(world, battle, e, length, heading)
    known.next = (known.next + 1) % TRIALS
    trial = known.trials[known.next]
    trial.length = length
    trial.around = around
    trial.survived = int(cause == Cause.NONE)
    note_movers(world, battle, trial, e, heading)
    note_those_there(world, battle, trial, e)
    widen(space.swept, trial)
    for other in range(ELEMENTS):
        battle.elements[other].shift = 0
    return cause == Cause.NONE


@kernel
def empty(box: Box) -> None:
    """Make a box empty."""
    box.left = FAR
    box.bottom = FAR
    box.right = -FAR
    box.top = -FAR


@kernel
def widen(box: Box, trial: Trial) -> None:
    """Extend a box over everybody who can matter to a recoil."""
    box.left = min(box.left, trial.left)
    box.bottom = min(box.bottom, trial.bottom)
    box.right = max(box.right, trial.right)
    box.top = max(box.top, trial.top)


@kernel
def camps_and_those_inside(battle: Battle, ties: Ties) -> int:
    """Which camps stand, and who is inside them, as bits."""
    found = ties.inside
    for side in range(2):
        if battle.camps[side].state == CampState.STANDS:
            found |= 1 << ELEMENTS + side
    return found


@kernel
def is_same(world: World, battle: Battle, trial: Trial, e: int) -> bool:
    """Whether everybody who matters stands as in a trial, and nobody has come who would."""
    left = trial.matters
    while left:
        other = lowest(left)
        left &= left - 1
        if not is_there(battle, other) or differs(trial, battle, other):
            return False
    left = EVERYBODY & ~trial.matters
    while left:
        other = lowest(left)
        left &= left - 1
        if trial.there >> other & 1 and not differs(trial, battle, other):
            continue
        if is_there(battle, other) and is_swept(world, battle, trial, e, other):
            return False
    return True


@kernel
def differs(trial: Trial, battle: Battle, e: int) -> bool:
    """Whether an element stands elsewhere than in a trial."""
    pose, here = trial.poses[e], battle.elements[e]
    return pose.x != here.x or pose.y != here.y or pose.facing != here.facing


@kernel
def is_swept(world: World, battle: Battle, trial: Trial, e: int, other: int) -> bool:
    """Whether one who goes back when an element recoils may sweep over another, with something to spare."""
    there = battle.elements[other]
    if there.x < trial.left or there.x > trial.right or there.y < trial.bottom or there.y > trial.top:
        return False
    here, base, margin = battle.elements[e], base_of(world, battle, other), world.touch - SPARE
    lane = base_at(here.x, here.y, here.facing, depth_of(world, battle, e) + trial.lane)
    if overlaps(lane, base, margin):
        return True
    left = trial.movers & ~(1 << e)
    while left:
        mover = lowest(left)
        left &= left - 1
        way = trial.ways[mover % ARMY]
        if sweeps_into(base_of(world, battle, mover), way.x, way.y, base, margin):
            return True
    return False


@kernel
def note_movers(world: World, battle: Battle, trial: Trial, e: int, heading: int) -> None:
    """Note who goes back in a recoil and how far it was looked, and the box that all who matter are in.

    One who may pass through friends may have been looked at beyond those in whom it would have ended.
    """
    trial.movers = 0
    trial.left = FAR
    trial.bottom = FAR
    trial.right = -FAR
    trial.top = -FAR
    first, widest = side_of(e) * ARMY, 0
    for other in range(ELEMENTS):
        widest = max(widest, world.troops[battle.elements[other].kind].spread)
    for mover in range(first, first + ARMY):
        here = battle.elements[mover]
        if here.shift == 0:
            continue
        troop, length, way = world.troops[here.kind], here.shift, trial.ways[mover - first]
        if troop.passes:
            length += 2 * reach_of(HALF, troop.depth) + 2 * widest
        if mover == e:
            trial.lane = length
        dx, dy = along(0, 0, heading, length)
        way.x = dx
        way.y = dy
        trial.movers |= 1 << mover
        far = troop.spread + troop.depth + widest
        trial.left = min(trial.left, here.x + min(dx, 0) - far)
        trial.bottom = min(trial.bottom, here.y + min(dy, 0) - far)
        trial.right = max(trial.right, here.x + max(dx, 0) + far)
        trial.top = max(trial.top, here.y + max(dy, 0) + far)


@kernel
def note_those_there(world: World, battle: Battle, trial: Trial, e: int) -> None:
    """Note who stands where, and who of them matters to a recoil."""
    trial.there = 0
    trial.matters = trial.movers
    for other in range(ELEMENTS):
        there = battle.elements[other]
        if is_there(battle, other):
            trial.there |= 1 << other
            pose = trial.poses[other]
            pose.x = there.x
            pose.y = there.y
            pose.facing = there.facing
            if is_swept(world, battle, trial, e, other):
                trial.matters |= 1 << other
