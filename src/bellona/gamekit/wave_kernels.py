"""Templates for whole games in waves: every game that goes on makes one choice, then the next wave begins.

Before each half of a wave the games are dealt anew: to list and choose, by the question that is asked; to carry out, by
the verb that was chosen. So the threads that run together do the same kind of work. A stack of games of one kind is a
row of a table; the slots that threads take are the rows one after another, each filled up to whole warps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.dice import Dice
from ..kernel.jit import kernel
from ..kernel.log import Log
from ..kernel.record import Array, i8
from ..kernel.results import f8
from ..kernel.templates import bind
from .batch_kernels import NOTHING, RANDOM, Table
from .thread_kernels import choose_in, copy_words, reserve

if TYPE_CHECKING:
    from .game_names import Action, Choices, Position, Scratch, Word, World, apply, over, question, steer

WARP = 32
"""Threads that run together."""
SPARE = 20
"""Stacks beside those of the questions, for a game that tells some of them apart."""
PAST = -2
"""Instead of a game: there are no more slots."""


@kernel
def reserve_in(counters: Array[i8], place: int) -> int:
    """The value of one of the counters that all threads share; it is raised by one."""
    found = counters[place]
    counters[place] = found + 1
    return found


@kernel
def game_at(slot: int, stacks: Table[i8], heights: Array[i8]) -> int:
    """The game in a slot, NOTHING if it is empty, PAST behind the last."""
    left = slot
    for kind in range(len(heights)):
        height = heights[kind]
        if left < height:
            return stacks[kind, left]
        room = (height + WARP - 1) // WARP * WARP
        if left < room:
            return NOTHING
        left -= room
    return PAST


@kernel
def asked_for(position: Any) -> int:
    """What is asked in a position, as the number of a stack."""
    found: int = position.ask
    return found


# The templates


def enlist(
    number: int,
    positions: Array[Position],
    made: Array[i8],
    most: int,
    taken: Array[i8],
    asking: Table[i8],
    asked: Array[i8],
) -> None:
    """Lay a game on the stack of its question; instead of one that is over, the next that has not begun."""
    while number < len(positions) and (over(positions[number]) or made[number] >= most):
        number = reserve(taken, 1)
    if number < len(positions):
        kind = question(positions[number])
        asking[kind, reserve_in(asked, kind)] = number


def enlist_threads(
    thread: int,
    threads: int,
    positions: Array[Position],
    made: Array[i8],
    most: int,
    first: int,
    taken: Array[i8],
    asking: Table[i8],
    asked: Array[i8],
) -> None:
    """Lay the first games on the stacks of their questions."""
    for number in range(thread, min(first, len(positions)), threads):
        enlist(number, positions, made, most, taken, asking, asked)


def choose_wave_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    words: Table[Word],
    seen: Array[Position],
    seen_words: Table[Word],
    level: int,
    plans: Table[f8],
    own: Array[Dice],
    choices: Array[Choices],
    scratch: Array[Scratch],
    actions: Array[Action],
    made: Array[i8],
    most: int,
    taken: Array[i8],
    asking: Table[i8],
    asked: Array[i8],
    acting: Table[i8],
    acted: Array[i8],
    later: Table[i8],
    asked_later: Array[i8],
) -> None:
    """A bot's action in each game on the stacks of questions, laid on the stack of its verb."""
    if level != RANDOM:
        steer(scratch[thread], plans, 0)
    slot = thread
    number = game_at(slot, asking, asked)
    while number != PAST:
        if number != NOTHING:
            place = choose_in(
                thread, number, world, positions, words, seen, seen_words, level, own, choices, scratch
            )  # fmt: skip
            if place == NOTHING:
                enlist(reserve(taken, 1), positions, made, most, taken, later, asked_later)
            else:
                actions[number] = choices[thread].actions[place]
                verb = actions[number].verb
                acting[verb, reserve_in(acted, verb)] = number
        slot += threads
        number = game_at(slot, asking, asked)


def apply_wave_threads(
    thread: int,
    threads: int,
    world: Array[World],
    positions: Array[Position],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
    made: Array[i8],
    most: int,
    taken: Array[i8],
    acting: Table[i8],
    acted: Array[i8],
    later: Table[i8],
    asked_later: Array[i8],
) -> None:
    """Carry out the action of each game on the stacks of verbs, and lay it on the stack of its next question."""
    slot = thread
    number = game_at(slot, acting, acted)
    while number != PAST:
        if number != NOTHING:
            logs[thread].count = 0
            dice[number].count = 0
            apply(world[0], positions[number], actions[number], dice[number], logs[thread])
            made[number] += 1
            enlist(number, positions, made, most, taken, later, asked_later)
        slot += threads
        number = game_at(slot, acting, acted)


TEMPLATES = (enlist_threads, choose_wave_threads, apply_wave_threads)
WAVES = tuple(template.__name__.removesuffix("_threads") for template in TEMPLATES)
"""What a device is asked to run for games in waves,"""
DEALT = ("choose_wave", "apply_wave")
"""and what of it runs for games that have been dealt."""


def bound(module: str, names: Mapping[str, Any]) -> dict[str, Callable[..., None]]:
    """The templates by their entries, compiled as a part of one of a game's modules.

    A game whose questions are answered with very different work gives `question`: the number of the question, or one of
    SPARE further numbers.
    """
    helpers = (copy_words, choose_in, enlist)
    kernels = bind(module, (*helpers, *TEMPLATES), {"question": asked_for} | dict(names))[len(helpers) :]
    return dict(zip(WAVES, kernels, strict=True))
