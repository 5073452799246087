"""5, combat outcome: recoils. All that moves goes straight to the recoiler's rear, or nothing moves and it is lost.

The chain is tried with the `shift` of every element on the way, which only ever grows, and then carried out.
`heading` is the way to the rear of the recoiler; `near` and `far` are how far along it a base begins and ends.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.plane import (
    HALF_TURN,
    along,
    bearing,
    centre,
    corner,
    local,
    penetration,
    quotient,
    sweeps_into,
    swept_penetration,
)
from bellona.kernel.rules import rule

from ..position.bases import (
    base_at,
    base_of,
    camp_penetration_at,
    depth_of,
    is_mounted,
    is_there,
    lowest,
    penetration_of,
    place,
    same_facing,
    side_of,
    unlink,
)
from ..position.records import ARMY, ELEMENTS, HALF, NONE, PACE, Battle, World
from .c03_moves.going import meets_impassable, on_board
from .c03_moves.passing import may_pass
from .c03_moves.path import may_touch, near_way
from .c04_contact import fits_in_camp, occupant
from .events import Cause, EventKind

SPARE = PACE // 10
"""More than all that is lost in rounding."""


@rule("5.6", "5.7", "5.8", "R37", "R51")
def recoil(world: World, battle: Battle, e: int, length: int, row: int, log: Log) -> bool:
    """An element goes straight back as a row of the table says, through or pushing friends; whether it survives."""
    heading = bearing(battle.elements[e].facing + HALF_TURN)
    cause = try_recoil(world, battle, e, length, heading)
    if cause != Cause.NONE:
        for other in range(ELEMENTS):
            battle.elements[other].shift = 0
        emit(log, EventKind.LOST, cause, e, 0, 0, 0)
        return False
    emit(log, EventKind.RECOILED, row, e, quotient(battle.elements[e].shift, PACE), 0, 0)
    tell_chain(world, battle, e, heading, log)
    commit(battle, heading)
    return True


@rule("R54", "R55")
def try_recoil(world: World, battle: Battle, e: int, length: int, heading: int) -> int:
    """Why a recoiler is lost, or how far everybody goes (`shift`) if it is not."""
    battle.elements[e].shift = length
    if is_way_clear(world, battle, e, length, heading):
        return fatal_ground(world, battle, e, length, heading)
    first = side_of(e) * ARMY
    for _ in range(ELEMENTS):
        grown = False
        for mover in range(first, first + ARMY):
            if battle.elements[mover].shift == 0:
                continue
            met = met_by(world, battle, mover, battle.elements[mover].shift, heading)
            cause = fate(world, battle, mover, met, heading)
            if cause != Cause.NONE:
                return cause if mover == e else Cause.NO_ROOM_TO_PUSH
            if make_way(world, battle, mover, met, heading):
                grown = True
        if not grown:
            return final_fate(world, battle, e, heading)
    return Cause.NO_ROOM_TO_PUSH


@kernel
def is_way_clear(world: World, battle: Battle, e: int, length: int, heading: int) -> bool:
    """Whether one that goes back certainly meets nobody, with something to spare for rounding."""
    own = base_of(world, battle, e)
    dx, dy = along(0, 0, heading, length)
    x, y = centre(own.x, own.y, own.facing, own.depth)
    close = near_way(world, battle, own.depth, x, y, x + dx, y + dy)
    close &= ~(1 << e)
    while close:
        if sweeps_into(own, dx, dy, base_of(world, battle, lowest(close)), world.touch - SPARE):
            return False
        close &= close - 1
    return True


@rule("R55", "R58", "R61")
def final_fate(world: World, battle: Battle, e: int, heading: int) -> int:
    """Why a recoiler is lost although nobody in the chain meets anything fatal where it stands now."""
    if follows_into_camp(world, battle, e, heading):
        return Cause.MET_CAMP
    first = side_of(e) * ARMY
    for mover in range(first, first + ARMY):
        if battle.elements[mover].shift > 0 and follows_into_camp(world, battle, mover, heading):
            return Cause.NO_ROOM_TO_PUSH
    return Cause.NONE if is_sound(world, battle, e, heading) else Cause.NO_ROOM_TO_PUSH


@rule("R58", "R61")
def follows_into_camp(world: World, battle: Battle, mover: int, heading: int) -> bool:
    """Whether one that goes back meets its own camp, and another who goes before it has filled that by then."""
    here, depth, side = battle.elements[mover], depth_of(world, battle, mover), side_of(mover)
    length = depth + here.shift
    if camp_penetration_at(world, battle, here.x, here.y, here.facing, length, side) <= world.touch:
        return False
    for other in range(side * ARMY, side * ARMY + ARMY):
        if other == mover or battle.elements[other].shift == 0 or not is_behind(world, battle, mover, heading, other):
            continue
        there, deep = battle.elements[other], depth_of(world, battle, other)
        x, y = along(there.x, there.y, heading, there.shift)
        if fits_in_camp(world, battle, x, y, there.facing, deep, side):
            return True
    return False


@kernel
def is_sound(world: World, battle: Battle, e: int, heading: int) -> bool:
    """Whether nobody who has gone back stands in anybody else."""
    first = side_of(e) * ARMY
    for mover in range(first, first + ARMY):
        here = battle.elements[mover]
        if here.shift == 0:
            continue
        depth = depth_of(world, battle, mover)
        x, y = along(here.x, here.y, heading, here.shift)
        for other in range(ELEMENTS):
            if other == mover or not is_there(battle, other):
                continue
            if battle.elements[other].shift == 0 and not may_touch(world, battle, x, y, depth, other):
                continue
            if ends_in(world, battle, mover, here.shift, heading, other):
                if penetration_of(world, battle, mover, other) <= world.touch:
                    return False
    return True


# Measures


@kernel
def extent(world: World, battle: Battle, e: int, heading: int) -> tuple[int, int]:
    """Where an element begins and where it ends along a heading."""
    here, depth = battle.elements[e], depth_of(world, battle, e)
    cx, cy = corner(here.x, here.y, here.facing, HALF, depth, 0)
    _, near = local(cx, cy, 0, 0, heading)
    far = near
    for which in range(1, 4):
        cx, cy = corner(here.x, here.y, here.facing, HALF, depth, which)
        _, v = local(cx, cy, 0, 0, heading)
        near, far = min(near, v), max(far, v)
    return near, far


@kernel
def push_needed(world: World, battle: Battle, mover: int, heading: int, other: int) -> int:
    """How far a friend has to go back to be clear of one that comes from before it."""
    _, far = extent(world, battle, mover, heading)
    near, _ = extent(world, battle, other, heading)
    return battle.elements[mover].shift - (near - far)


@rule("R51")
def runs_into(world: World, battle: Battle, mover: int, length: int, heading: int, other: int) -> bool:
    """Whether an element that goes back meets another where it stands; touching along the sides is not meeting."""
    if other == mover or not is_there(battle, other):
        return False
    dx, dy = along(0, 0, heading, length)
    if swept_penetration(base_of(world, battle, mover), dx, dy, base_of(world, battle, other)) <= world.touch:
        return False
    return penetration_of(world, battle, mover, other) <= world.touch or is_behind(world, battle, mover, heading, other)


@rule("R51")
def met_by(world: World, battle: Battle, mover: int, length: int, heading: int) -> int:
    """All whom an element that goes back meets where they stand, a bit for each."""
    own, found = base_of(world, battle, mover), 0
    dx, dy = along(0, 0, heading, length)
    x, y = centre(own.x, own.y, own.facing, own.depth)
    close = near_way(world, battle, own.depth, x, y, x + dx, y + dy)
    while close:
        other = lowest(close)
        close &= close - 1
        if runs_into(world, battle, mover, length, heading, other):
            found |= 1 << other
    return found


@kernel
def is_behind(world: World, battle: Battle, mover: int, heading: int, other: int) -> bool:
    """Whether the middle of an element lies farther along a heading than that of another (in a bent column)."""
    here, there = battle.elements[mover], battle.elements[other]
    x, y = centre(here.x, here.y, here.facing, depth_of(world, battle, mover))
    cx, cy = centre(there.x, there.y, there.facing, depth_of(world, battle, other))
    _, v = local(cx, cy, x, y, heading)
    return v > 0


@kernel
def ends_in(world: World, battle: Battle, mover: int, length: int, heading: int, other: int) -> bool:
    """Whether an element that has gone back stands in another, where that stands in the end."""
    here, there = battle.elements[mover], battle.elements[other]
    x, y = along(here.x, here.y, heading, length)
    at_x, at_y = along(there.x, there.y, heading, there.shift)
    own = base_at(x, y, here.facing, depth_of(world, battle, mover))
    return penetration(own, base_at(at_x, at_y, there.facing, depth_of(world, battle, other))) > world.touch


# What is fatal


@rule("5.9", "5.10", "5.11", "5.12", "R52", "R56", "R57", "R59")
def fate(world: World, battle: Battle, mover: int, met: int, heading: int) -> int:
    """What a recoiler cannot survive meeting on its way; bad going, rivers, roads and hills are nothing to it."""
    length = battle.elements[mover].shift
    cause = fatal_element(world, battle, mover, met, heading)
    if cause != Cause.NONE:
        return cause
    return fatal_ground(world, battle, mover, length, heading)


@rule("5.9", "5.10", "R51", "R52", "R56")
def fatal_element(world: World, battle: Battle, mover: int, met: int, heading: int) -> int:
    """The nearest element met that cannot be passed or pushed: an enemy, or a friend not facing the same way."""
    cause, least = Cause.NONE, 0
    for other in range(ELEMENTS):
        hostile = side_of(other) != side_of(mover)
        if not met >> other & 1 or (not hostile and faces_alike(world, battle, mover, other)):
            continue
        near, _ = extent(world, battle, other, heading)
        if cause == Cause.NONE or near < least:
            least = near
            cause = Cause.MET_ENEMY if hostile else Cause.MET_FRIEND
    return cause


@kernel
def faces_alike(world: World, battle: Battle, e: int, other: int) -> bool:
    """Whether two elements face the same way."""
    return same_facing(world, battle.elements[e].facing, battle.elements[other].facing)


@rule("5.11", "5.12", "R57", "R58", "R59", "R64", "R77")
def fatal_ground(world: World, battle: Battle, mover: int, length: int, heading: int) -> int:
    """What else ends a recoil: impassable ground, a camp, the edge of the board."""
    here, depth = battle.elements[mover], depth_of(world, battle, mover)
    x, y, facing = here.x, here.y, here.facing
    if meets_impassable(world, x, y, facing, depth + length):
        return Cause.MET_IMPASSABLE
    for side in range(2):
        closed = side != side_of(mover) or not may_enter_camp(world, battle, mover)
        if closed and camp_penetration_at(world, battle, x, y, facing, depth + length, side) > world.touch:
            return Cause.MET_CAMP
    x, y = along(x, y, heading, length)
    return Cause.NONE if on_board(world, x, y, facing, depth) else Cause.OFF_BOARD


@rule("R58")
def may_enter_camp(world: World, battle: Battle, e: int) -> bool:
    """Whether an element may recoil into its own camp: the one inside it may, and foot while it is empty."""
    inside = occupant(world, battle, side_of(e))
    return inside == e or (inside == NONE and not is_mounted(world, battle, e))


# Passing and pushing


@rule("5.7", "5.8", "R53", "R54")
def make_way(world: World, battle: Battle, mover: int, met: int, heading: int) -> bool:
    """Pass those friends met who can be passed and push the others; whether anybody goes farther than before."""
    grown = go_on(world, battle, mover, met, heading)
    length = battle.elements[mover].shift
    if grown:
        met = met_by(world, battle, mover, length, heading)
    first = side_of(mover) * ARMY
    for friend in range(first, first + ARMY):
        if not met >> friend & 1:
            continue
        if passes(world, battle, mover, met, heading, friend):
            if not ends_in(world, battle, mover, length, heading, friend):
                continue
        needed = push_needed(world, battle, mover, heading, friend)
        if needed > battle.elements[friend].shift:
            battle.elements[friend].shift = needed
            grown = True
    return grown


@rule("5.7", "3.19", "3.20", "3.21", "R53")
def passes(world: World, battle: Battle, mover: int, met: int, heading: int, friend: int) -> bool:
    """Whether a friend that is met may be passed through, as one of the first that are met if there is a limit."""
    kind = battle.elements[mover].kind
    if not may_pass(world, kind, battle.elements[friend].kind):
        return False
    near, _ = extent(world, battle, friend, heading)
    before = 0
    first = side_of(mover) * ARMY
    for other in range(first, first + ARMY):
        if other == friend or not met >> other & 1 or not may_pass(world, kind, battle.elements[other].kind):
            continue
        beside, _ = extent(world, battle, other, heading)
        if beside < near or (beside == near and other < friend):
            before += 1
    return before < world.troops[kind].passes_most


@rule("R53")
def go_on(world: World, battle: Battle, mover: int, met: int, heading: int) -> bool:
    """An element that would end in friends that it passes continues to their rear, if that is free; whether it does."""
    length = battle.elements[mover].shift
    end = beyond(world, battle, mover, met, heading)
    if end == length or not is_free(world, battle, mover, met, end, heading):
        return False
    battle.elements[mover].shift = end
    return True


@rule("R53")
def beyond(world: World, battle: Battle, mover: int, met: int, heading: int) -> int:
    """How far an element goes to leave those friends behind in whom it would stop, of all that it passes through."""
    front, _ = extent(world, battle, mover, heading)
    first = side_of(mover) * ARMY
    length = battle.elements[mover].shift
    end = length
    for friend in range(first, first + ARMY):
        if not met >> friend & 1 or not faces_alike(world, battle, mover, friend):
            continue
        if passes(world, battle, mover, met, heading, friend):
            if ends_in(world, battle, mover, length, heading, friend):
                _, far = extent(world, battle, friend, heading)
                end = max(end, far + battle.elements[friend].shift - front)
    return end


@rule("R53")
def is_free(world: World, battle: Battle, mover: int, met: int, end: int, heading: int) -> bool:
    """Whether the place behind the friends passed, and the way there, is nobody's."""
    then = met_by(world, battle, mover, end, heading)
    if fatal_element(world, battle, mover, then, heading) != Cause.NONE:
        return False
    if fatal_ground(world, battle, mover, end, heading) != Cause.NONE:
        return False
    first = side_of(mover) * ARMY
    for friend in range(first, first + ARMY):
        if friend == mover or not is_there(battle, friend):
            continue
        if ends_in(world, battle, mover, end, heading, friend):
            return False
        if (then & ~met) >> friend & 1 and not passes(world, battle, mover, then, heading, friend):
            return False
    return True


# Carrying out


@rule("5.7", "5.8")
def tell_chain(world: World, battle: Battle, e: int, heading: int, log: Log) -> None:
    """Report who was passed through and who was pushed back in a recoil."""
    first = side_of(e) * ARMY
    for mover in range(first, first + ARMY):
        length = battle.elements[mover].shift
        if length == 0:
            continue
        if mover != e:
            by = pusher(world, battle, e, mover, heading)
            emit(log, EventKind.PUSHED, 0 if by == e else Cause.PUSHED_ON, by, mover, quotient(length, PACE), 0)
        for friend in range(first, first + ARMY):
            if runs_into(world, battle, mover, length, heading, friend):
                if battle.elements[friend].shift < push_needed(world, battle, mover, heading, friend):
                    emit(log, EventKind.RECOIL_PASSED, 0, mover, friend, 0, 0)


@rule("5.8", "R54")
def pusher(world: World, battle: Battle, e: int, pushed: int, heading: int) -> int:
    """Who of those that go back in a recoil needs the room that a pushed friend has made."""
    first = side_of(e) * ARMY
    found, most = e, 0
    for mover in range(first, first + ARMY):
        length = battle.elements[mover].shift
        if length > 0 and runs_into(world, battle, mover, length, heading, pushed):
            needed = push_needed(world, battle, mover, heading, pushed)
            if needed > most and needed <= battle.elements[pushed].shift:
                found, most = mover, needed
    return found


@rule("5.6", "R37", "R54", "B1")
def commit(battle: Battle, heading: int) -> None:
    """All who go back do so, keep their facing, leave their columns and do not fight again in this bound."""
    for e in range(ELEMENTS):
        element = battle.elements[e]
        if element.shift > 0:
            x, y = along(element.x, element.y, heading, element.shift)
            place(battle, e, x, y, element.facing)
            unlink(battle, e)
            element.fought = 1
            element.shift = 0
