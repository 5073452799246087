"""Recoils that have been tried before, with everybody who could matter in the same place, are not tried again."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import HALF_TURN, along, bearing, reach_of

from ..position.bases import is_there, side_of
from ..position.records import ARMY, ELEMENTS, HALF, Battle, CampState, World
from ..rules.c05_recoil import try_recoil
from ..rules.events import Cause
from .ties import Ties
from .workspace import TRIALS, Trial, Workspace

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
        if trial.length == length and trial.around == around and is_same(battle, trial, e):
            return trial.survived == 1
    heading = bearing(battle.elements[e].facing + HALF_TURN)
    cause = try_recoil(world, battle, e, length, heading)
    known.next = (known.next + 1) % TRIALS
    trial = known.trials[known.next]
    trial.length = length
    trial.around = around
    trial.survived = int(cause == Cause.NONE)
    note_place_of(world, battle, trial, e, heading)
    note_those_there(battle, trial)
    for other in range(ELEMENTS):
        battle.elements[other].shift = 0
    return cause == Cause.NONE


@kernel
def camps_and_those_inside(battle: Battle, ties: Ties) -> int:
    """Which camps stand, and who is inside them, as bits."""
    found = ties.inside
    for side in range(2):
        if battle.camps[side].state == CampState.STANDS:
            found |= 1 << ELEMENTS + side
    return found


@kernel
def is_same(battle: Battle, trial: Trial, e: int) -> bool:
    """Whether everybody stands as in a trial who stood, or stands, where it was looked at."""
    pose, here = trial.poses[e], battle.elements[e]
    if pose.x != here.x or pose.y != here.y or pose.facing != here.facing:
        return False
    for other in range(ELEMENTS):
        there = battle.elements[other]
        if is_inside(trial, there.x, there.y) and is_there(battle, other):
            pose = trial.poses[other]
            if pose.x != there.x or pose.y != there.y or pose.facing != there.facing or not trial.there >> other & 1:
                return False
        elif trial.there >> other & 1:
            return False
    return True


@kernel
def is_inside(trial: Trial, x: int, y: int) -> bool:
    """Whether a front midpoint is where a trial was looked at."""
    return x >= trial.left and x <= trial.right and y >= trial.bottom and y <= trial.top


@kernel
def note_place_of(world: World, battle: Battle, trial: Trial, e: int, heading: int) -> None:
    """Note where a recoil was looked at: about the ways of all who go back in it.

    One who may pass through friends may have been looked at beyond those in whom it would have ended.
    """
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
        troop, length = world.troops[here.kind], here.shift
        if troop.passes:
            length += 2 * reach_of(HALF, troop.depth) + 2 * widest
        x, y = along(here.x, here.y, heading, length)
        far = troop.spread + troop.depth + widest
        trial.left = min(trial.left, min(x, here.x) - far)
        trial.bottom = min(trial.bottom, min(y, here.y) - far)
        trial.right = max(trial.right, max(x, here.x) + far)
        trial.top = max(trial.top, max(y, here.y) + far)


@kernel
def note_those_there(battle: Battle, trial: Trial) -> None:
    """Note who stands where a recoil was looked at."""
    trial.there = 0
    for other in range(ELEMENTS):
        there = battle.elements[other]
        if is_inside(trial, there.x, there.y) and is_there(battle, other):
            trial.there |= 1 << other
            pose = trial.poses[other]
            pose.x = there.x
            pose.y = there.y
            pose.facing = there.facing
