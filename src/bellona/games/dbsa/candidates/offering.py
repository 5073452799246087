"""Offering candidate moves: a path is written into the next free place of the list and stays there if it is allowed."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import bend
from bellona.kernel.record import i8

from ..checking import examine_order
from ..moves import CHOICES, LEGS, Choices, LegKind
from ..position import PACE, Battle, World

ALIKE = 10 * PACE
ALIKE_TURN = 200
"""Paths whose legs differ by less than this are the same to a bot."""


@kernel
def start(choices: Choices, verb: int, movers: int) -> None:
    """Begin to write an action into the next free place; the last place of the list is never kept."""
    action = choices.actions[min(i8(choices.count), CHOICES - 1)]
    action.verb = verb
    action.movers = movers
    action.lead = 0
    action.extra = 0
    action.count = 0
    for number in range(LEGS):
        leg = action.legs[number]
        leg.kind = LegKind.NOTHING
        leg.x = 0
        leg.y = 0
        leg.turn = 0


@kernel
def add_leg(choices: Choices, kind: int, x: int, y: int, turn: int) -> None:
    """Add a leg to the action that is being written."""
    action = choices.actions[min(i8(choices.count), CHOICES - 1)]
    leg = action.legs[action.count]
    leg.kind = kind
    leg.x = x
    leg.y = y
    leg.turn = turn
    action.count += 1


@kernel
def is_alike(choices: Choices, place: int) -> bool:
    """Whether the action being written is nearly the one at a place."""
    action, other = choices.actions[choices.count], choices.actions[place]
    if other.verb != action.verb or other.movers != action.movers or other.count != action.count:
        return False
    if other.lead != action.lead or other.extra != action.extra:
        return False
    for number in range(action.count):
        a, b = action.legs[number], other.legs[number]
        if a.kind != b.kind or (a.kind == LegKind.LINE and (a.x != b.x or a.turn != b.turn)):
            return False
        if abs(i8(a.x) - b.x) > ALIKE or abs(i8(a.y) - b.y) > ALIKE or abs(bend(i8(a.turn), i8(b.turn))) > ALIKE_TURN:
            return False
    return True


@kernel
def keep_if_allowed(world: World, battle: Battle, choices: Choices, since: int) -> bool:
    """Keep the action being written if it is new among those from a place on, and the rules allow it."""
    if choices.count >= CHOICES - 1:
        return False
    for place in range(since, choices.count):
        if is_alike(choices, place):
            return False
    if examine_order(world, battle, choices.actions[choices.count])[0]:
        return False
    choices.count += 1
    return True


@kernel
def keep(choices: Choices) -> None:
    """Keep the action being written, which is known to be allowed."""
    if choices.count < CHOICES - 1:
        choices.count += 1
