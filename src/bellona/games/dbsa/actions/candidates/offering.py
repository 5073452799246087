"""Offering candidate moves: a path is written into the next free place of the list and stays there if it is allowed."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import bend

from ...position.records import PACE, Battle, World
from ...rules.c03_moves.blocks import examine_path
from ...rules.c03_moves.legs import ANYWHERE
from ...rules.c03_moves.path import walk
from ..checking import crowds_camp, examine_order
from ..moves import CHOICES, LEGS, Choices, LegKind

ALIKE = 10 * PACE
ALIKE_TURN = 200
"""Paths whose legs differ by less than this are the same to a bot."""


@kernel
def start(choices: Choices, verb: int, movers: int) -> None:
    """Begin to write an action into the next free place; the last place of the list is never kept."""
    action = choices.actions[min(choices.count, CHOICES - 1)]
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
    action = choices.actions[min(choices.count, CHOICES - 1)]
    leg = action.legs[action.count]
    leg.kind = kind
    leg.x = x
    leg.y = y
    leg.turn = turn
    action.count += 1


@kernel
def is_alike(choices: Choices, place: int) -> bool:
    """Whether the action being written is nearly the one of the same movers at a place."""
    action, other = choices.actions[choices.count], choices.actions[place]
    if other.verb != action.verb or other.count != action.count:
        return False
    if other.lead != action.lead or other.extra != action.extra:
        return False
    for number in range(action.count):
        a, b = action.legs[number], other.legs[number]
        if a.kind != b.kind or (a.kind == LegKind.LINE and (a.x != b.x or a.turn != b.turn)):
            return False
        if abs(a.x - b.x) > ALIKE or abs(a.y - b.y) > ALIKE or abs(bend(a.turn, b.turn)) > ALIKE_TURN:
            return False
    return True


@kernel
def is_new(choices: Choices) -> bool:
    """Whether there is space for the action being written, and nothing like it among those of the same movers, which
    stand together."""
    place = choices.count - 1
    if place >= CHOICES - 2:
        return False
    movers = choices.actions[place + 1].movers
    while place >= 0 and choices.actions[place].movers == movers:
        if is_alike(choices, place):
            return False
        place -= 1
    return True


@kernel
def finds_room(world: World, battle: Battle, choices: Choices) -> bool:
    """Whether the move being written leaves no more than one element in the camp."""
    action = choices.actions[choices.count]
    return not action.movers & choices.survey.homing or not crowds_camp(world, battle, action)


@kernel
def keep(world: World, battle: Battle, choices: Choices) -> bool:
    """Keep the move being written, whose path is known to be allowed, if it is new."""
    return is_new(choices) and keep_new(world, battle, choices)


@kernel
def keep_new(world: World, battle: Battle, choices: Choices) -> bool:
    """Keep the move being written, which is new and whose path is known to be allowed."""
    if not finds_room(world, battle, choices):
        return False
    choices.count += 1
    return True


@kernel
def keep_if_allowed(world: World, battle: Battle, choices: Choices) -> bool:
    """Keep the action being written if it is new and the rules allow it."""
    if not is_new(choices) or examine_order(world, battle, choices.actions[choices.count], False)[0]:
        return False
    choices.count += 1
    return True


@kernel
def keep_if_open(world: World, battle: Battle, choices: Choices) -> bool:
    """Keep the move being written, of those who may move so, if it is new and its path is allowed."""
    if not is_new(choices) or examine_path(world, battle, choices.actions[choices.count], False)[0]:
        return False
    return keep_new(world, battle, choices)


@kernel
def keep_if_clear(world: World, battle: Battle, choices: Choices, e: int) -> bool:
    """Keep the move being written, of one element in no contact to a free pose, if it is new and its way is clear."""
    if not is_new(choices):
        return False
    action = choices.actions[choices.count]
    if walk(world, battle, action, e, action.movers, ANYWHERE, False)[0]:
        return False
    return keep_new(world, battle, choices)
