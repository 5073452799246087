"""3, tactical moves: the legs of a path. Straight, oblique, free and wheeling; where they lead and what they cost."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel
from bellona.kernel.plane import (
    HALF_TURN,
    along,
    arc,
    bearing,
    bend,
    corner,
    corner_along,
    distance,
    quotient,
    root,
    sine_cosine,
    spun,
)
from bellona.kernel.rules import rule

from ...actions.moves import Action, Leg, LegKind, Refusal
from ...position.records import HALF, PACE

STEP = 10 * PACE
"""A turning leg is checked after every ten paces,"""
TURN_STEP = 200
"""and after every two degrees."""


@kernel
def is_turning(kind: int) -> bool:
    """Whether a base turns in a leg of this kind."""
    return kind == LegKind.POSE or kind == LegKind.LEFT or kind == LegKind.RIGHT


@rule("R13")
def check_wheel(turn: int) -> int:
    """Whether a wheel goes forwards, and no farther than about."""
    if turn < 0:
        return Refusal.BACKWARD_WHEEL
    return Refusal.NONE if 0 < turn <= HALF_TURN else Refusal.WHEEL_OUT_OF_RANGE


@rule("3.10", "R20", "R21", "R23")
def check_track(action: Action, alone: bool) -> int:
    """Whether these are the legs of who leads a column: straight ahead and wheels, or one leg by road."""
    if action.count < 1:
        return Refusal.NO_LEGS
    for number in range(action.count):
        leg = action.legs[number]
        kind = leg.kind
        if kind == LegKind.ROAD:
            if action.count > 1:
                return Refusal.ROAD_ALONE
            if leg.x <= 0:
                return Refusal.BACKWARD_ON_ROAD if leg.x < 0 else Refusal.NO_MOVEMENT
        elif kind == LegKind.LEFT or kind == LegKind.RIGHT:
            why = check_wheel(leg.turn)
            if why:
                return why
        elif kind != LegKind.AHEAD or (alone and leg.x < 0):
            return Refusal.NOT_A_MARCH
        elif leg.x < 0:
            return Refusal.GROUP_RETIRES
    return Refusal.NONE


class Front(NamedTuple):
    """The two front corners of a front rank, about which it may wheel."""

    left_x: int
    left_y: int
    right_x: int
    right_y: int


ANYWHERE = Front(0, 0, 0, 0)
"""For a path that does not wheel."""


@kernel
def front_of(x: int, y: int, facing: int) -> Front:
    """The front corners of one element at a pose."""
    left_x, left_y = corner(x, y, facing, HALF, 0, 0)
    right_x, right_y = corner(x, y, facing, HALF, 0, 1)
    return Front(left_x, left_y, right_x, right_y)


@kernel
def is_wide(front: Front) -> bool:
    """Whether a front has two corners, unlike that of a path that does not wheel."""
    return front.left_x != front.right_x or front.left_y != front.right_y


@kernel
def wheels(action: Action) -> bool:
    """Whether any leg is a wheel."""
    for number in range(action.count):
        kind = action.legs[number].kind
        if kind == LegKind.LEFT or kind == LegKind.RIGHT:
            return True
    return False


@kernel
def pivot_of(front: Front, kind: int) -> tuple[int, int]:
    """The corner about which a front wheels."""
    return (front.left_x, front.left_y) if kind == LegKind.LEFT else (front.right_x, front.right_y)


@rule("R11", "R13")
def leg_end(leg: Leg, x: int, y: int, facing: int, front: Front) -> tuple[int, int, int, Front]:
    """Where a leg leads a base, and the front rank."""
    kind = leg.kind
    if kind == LegKind.LEFT or kind == LegKind.RIGHT:
        turn = -leg.turn if kind == LegKind.LEFT else leg.turn
        pivot_x, pivot_y = pivot_of(front, kind)
        x, y = spun(x, y, pivot_x, pivot_y, turn)
        left_x, left_y = spun(front.left_x, front.left_y, pivot_x, pivot_y, turn)
        right_x, right_y = spun(front.right_x, front.right_y, pivot_x, pivot_y, turn)
        return x, y, bearing(facing + turn), Front(left_x, left_y, right_x, right_y)
    if kind == LegKind.POSE:
        facing = bearing(leg.turn)
        return leg.x, leg.y, facing, front_of(leg.x, leg.y, facing) if is_wide(front) else front
    to_x, to_y = leg.x, leg.y
    if kind == LegKind.AHEAD:
        to_x, to_y = along(x, y, facing, leg.x)
    elif kind != LegKind.TO:
        to_x, to_y = x, y
    dx, dy = to_x - x, to_y - y
    moved = Front(front.left_x + dx, front.left_y + dy, front.right_x + dx, front.right_y + dy)
    return to_x, to_y, facing, moved


@rule("R11", "R12", "R13")
def leg_cost(leg: Leg, x: int, y: int, facing: int, depth: int, pivot_x: int, pivot_y: int) -> int:
    """The cost of a leg for a base that begins it at a pose."""
    kind = leg.kind
    if kind == LegKind.AHEAD:
        return abs(leg.x)
    if kind == LegKind.TO:
        return distance(x, y, leg.x, leg.y)
    if kind == LegKind.POSE:
        return free_cost(x, y, facing, leg.x, leg.y, leg.turn, depth)
    if kind == LegKind.LEFT or kind == LegKind.RIGHT:
        return wheel_cost(x, y, facing, pivot_x, pivot_y, leg.turn)
    return 0


@rule("R12", "R22")
def free_cost(x: int, y: int, facing: int, to_x: int, to_y: int, to_facing: int, depth: int) -> int:
    """The way of the corner that goes farthest between two poses."""
    s, c = sine_cosine(facing)
    to_s, to_c = sine_cosine(to_facing)
    most = 0
    for which in range(4):
        ax, ay = corner_along(x, y, s, c, HALF, depth, which)
        bx, by = corner_along(to_x, to_y, to_s, to_c, HALF, depth, which)
        most = max(most, (bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    return root(most)


@rule("R13")
def wheel_cost(x: int, y: int, facing: int, pivot_x: int, pivot_y: int, turn: int) -> int:
    """The arc of a base's front corner that is farther from the pivot."""
    s, c = sine_cosine(facing)
    ax, ay = corner_along(x, y, s, c, HALF, 0, 0)
    bx, by = corner_along(x, y, s, c, HALF, 0, 1)
    return arc(max(distance(ax, ay, pivot_x, pivot_y), distance(bx, by, pivot_x, pivot_y)), turn)


@kernel
def steps_between(turn: int, cost: int) -> int:
    """At how many places a turning leg is checked."""
    return max((cost + STEP - 1) // STEP, (abs(turn) + TURN_STEP - 1) // TURN_STEP, 1)


@kernel
def steps_of(leg: Leg, facing: int, cost: int) -> int:
    """The same for a leg that begins with a facing."""
    return steps_between(bend(leg.turn, facing) if leg.kind == LegKind.POSE else leg.turn, cost)


@rule("R26")
def free_pose(
    from_x: int, from_y: int, to_x: int, to_y: int, facing: int, turn: int, depth: int, step: int, steps: int
) -> tuple[int, int, int]:
    """The pose after some steps of a free leg: the centre runs straight from one place to another, and the facing
    turns evenly."""
    there = bearing(facing + quotient(turn * step, steps))
    mid_x = from_x + quotient((to_x - from_x) * step, steps)
    mid_y = from_y + quotient((to_y - from_y) * step, steps)
    at_x, at_y = along(mid_x, mid_y, there, depth // 2)
    return at_x, at_y, there


@rule("R26")
def wheel_pose(
    leg: Leg, x: int, y: int, facing: int, pivot_x: int, pivot_y: int, step: int, steps: int
) -> tuple[int, int, int]:
    """The pose after some steps of a wheel."""
    turn = -leg.turn if leg.kind == LegKind.LEFT else leg.turn
    part = quotient(turn * step, steps)
    to_x, to_y = spun(x, y, pivot_x, pivot_y, part)
    return to_x, to_y, bearing(facing + part)
